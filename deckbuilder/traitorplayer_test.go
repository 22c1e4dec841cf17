package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// suspect is a simple sensible player of A Traitor Within, over what its View shows. A
// Loyal one plays like the sensible player, runs Accusations once the Story Mission is
// done with, and rehabilitates. A Hidden Traitor holds its best cards back and runs what
// may well fail; an Active one menaces and sabotages.
type suspect struct{ *sensible }

// choose is a joe.Player.
func (p suspect) choose(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
	core := *p.sensible
	core.src = src
	p.sensible = &core
	list := v.Legal()
	ask := v.Pending()
	switch ask.Kind {
	case deckbuilder.AskSabotage:
		return most(list, func(a deckbuilder.Action) float64 {
			if x, ok := a.(deckbuilder.Sabotage); ok {
				return harm(v, v.Card(x.Card))
			}
			return 0.1
		})
	case deckbuilder.AskDefence:
		return list[0] // to show costs nothing
	case deckbuilder.AskFoe:
		return most(list, func(a deckbuilder.Action) float64 {
			s := a.(deckbuilder.ChooseSeat).Seat
			return float64(v.Count(deckbuilder.PlaceOf(deckbuilder.Hand, int(s))))
		})
	case deckbuilder.AskGive, deckbuilder.AskVote:
		if v.Card(ask.Item).Kind == content.Accusation {
			return p.accuse(v, list)
		}
	case deckbuilder.AskSeat:
		if c := v.Card(ask.Item); c != nil && has(c, content.Flip) {
			return p.accuse(v, list)
		}
	case deckbuilder.AskMay:
		if !slices.Contains(list, deckbuilder.Action(deckbuilder.Accept{})) {
			return deckbuilder.Pass{}
		}
	}
	switch {
	case v.Allegiance(v.Seat()) == "traitor":
		if ask.Kind == deckbuilder.AskMissions {
			return p.menace(v, list)
		}
	case v.Allegiance(v.Seat()) == "" && v.Traitor(v.Seat()):
		switch ask.Kind {
		case deckbuilder.AskMissions:
			return p.feign(v, list)
		case deckbuilder.AskJoin:
			return p.holdBack(v, list)
		case deckbuilder.AskCards:
			return list[len(list)-1]
		}
	case ask.Kind == deckbuilder.AskMissions:
		return p.investigate(v, list)
	}
	return p.sensible.choose(v, src)
}

// shownLoyalty is how many cards of a seat's Loyalty row show a Loyal Joe, and a Traitor.
func shownLoyalty(v deckbuilder.View, s joe.Seat) (loyal, bad int) {
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.LoyaltyUp, int(s))) {
		if v.Card(id).Traitor {
			bad++
		} else {
			loyal++
		}
	}
	return loyal, bad
}

// doubt is how much a seat is worth looking into: not once two Loyal Joes are shown, most
// with a Traitor shown.
func doubt(v deckbuilder.View, s joe.Seat) float64 {
	loyal, bad := shownLoyalty(v, s)
	if loyal >= 2 || v.Allegiance(s) != "" {
		return -2
	}
	return 2*float64(bad) - float64(loyal)
}

// late reports whether the game is nearly lost: a Traitor who is still hidden then gains
// nothing from it.
func late(v deckbuilder.View) bool {
	at, top := v.Threat()
	return top-at <= 6
}

// accuse gives an Accusation to whom it trusts least, not to itself if it can; a Traitor
// gives it to who is known to be Loyal, and late in the game to itself.
func (p suspect) accuse(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	bad := v.Traitor(v.Seat()) && v.Allegiance(v.Seat()) == ""
	return most(list, func(a deckbuilder.Action) float64 {
		switch s := a.(deckbuilder.ChooseSeat).Seat; {
		case s == v.Seat() && bad && late(v):
			return 10
		case s == v.Seat():
			return -5
		case bad:
			return -doubt(v, s)
		default:
			return doubt(v, s)
		}
	})
}

// investigate is what a Loyal player does in the first part of the turn.
func (p suspect) investigate(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	if v.DeckSize(v.Seat()) == 0 { // who discards to draw would draw the same card for ever
		list = slices.DeleteFunc(list, func(a deckbuilder.Action) bool {
			x, ok := a.(deckbuilder.Use)
			return ok && has(v.Card(x.Card), content.Draw)
		})
	}
	usual := p.mission(v, list)
	switch usual.(type) {
	case deckbuilder.Play, deckbuilder.Use, deckbuilder.AttemptStory:
		return usual
	}
	best, high := usual, 0.0
	for _, a := range list {
		worth := 0.0
		switch x := a.(type) {
		case deckbuilder.AttemptOfficer:
			if v.Card(x.Card).Kind == content.Promoted {
				if c := p.best(v, a).chance; c >= 0.5 {
					worth = 20 + c
				}
			}
		case deckbuilder.AttemptSide:
			if v.Card(x.Card).Kind == content.Accusation && v.Round() > 1 {
				if c := p.best(v, a).chance; c >= 0.5 {
					worth = 10 + c + 0.5*doubt(v, x.Of)
				}
			}
		}
		if worth > high {
			best, high = a, worth
		}
	}
	if x, ok := usual.(deckbuilder.AttemptOfficer); ok && high < 20 && v.Card(x.Card).Kind != content.Promoted {
		return usual
	}
	return best
}

// feign is what a Hidden Traitor does in the first part of the turn: a Story Mission
// that looks as if it could be done and is likely to fail; late in the game an
// Accusation of itself.
func (p suspect) feign(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	return most(list, func(a deckbuilder.Action) float64 {
		switch x := a.(type) {
		case deckbuilder.AttemptStory:
			if c := p.best(v, a).chance; c >= 0.1 && c < 0.6 {
				return 2
			}
		case deckbuilder.AttemptSide:
			if x.Of == v.Seat() && v.Card(x.Card).Kind == content.Accusation && late(v) {
				return 3 + p.best(v, a).chance
			}
		case deckbuilder.Pass:
			return 1
		}
		return -1
	})
}

// holdBack joins where others would, with the worst Joe that may go, and only one.
func (p suspect) holdBack(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	last := list[len(list)-1]
	passes := last == deckbuilder.Action(deckbuilder.Pass{})
	here := v.Count(deckbuilder.PlaceOf(deckbuilder.Team, int(v.Seat())))
	joins := slices.ContainsFunc(p.crew(v).team, func(m member) bool { return m.seat == v.Seat() })
	if passes && (here > 0 || !joins) {
		return last
	}
	a, _ := v.Attempt()
	need, _ := asksFor(v.Card(a.Card))
	return most(list, func(a deckbuilder.Action) float64 {
		if x, ok := a.(deckbuilder.Assign); ok {
			return -float64(max(1, brings(v.Card(x.Card), need)))
		}
		return -100
	})
}

// menace is what an Active Traitor does in the first part of the turn.
func (p suspect) menace(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	held := 0
	for s := range v.Seats() {
		if joe.Seat(s) != v.Seat() {
			held += v.Count(deckbuilder.PlaceOf(deckbuilder.Hand, s))
		}
	}
	return most(list, func(a deckbuilder.Action) float64 {
		switch a.(type) {
		case deckbuilder.AttemptMenace:
			if held > 0 && p.best(v, a).chance >= 0.5 {
				return 2
			}
		case deckbuilder.Pass:
			return 1
		}
		return -1
	})
}

// harm is what a Sabotage card does to the mission under way, in Hits, by and large.
func harm(v deckbuilder.View, c *content.Card) (sum float64) {
	team := 0.0
	for s := range v.Seats() {
		if v.Count(deckbuilder.PlaceOf(deckbuilder.Team, s)) > 0 {
			team++
		}
	}
	for _, a := range c.Abilities {
		for _, e := range a.Do {
			n := float64(max(e.N, -e.N))
			switch e.Do {
			case content.AddDice:
				sum += 0.8 * n
			case content.Ease, content.Threat:
				sum += n
			case content.DrawComplication:
				sum += complication * n
			case content.Arrive:
				sum++
			case content.Discard:
				sum += 0.5 * n * team
			case content.Beset:
				sum += 0.4 * n * team
			default:
				sum += 0.3 * n
			}
		}
	}
	return sum
}
