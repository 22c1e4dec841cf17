package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// sensible is a simple sensible player, which the built-in cards were first tuned with: it
// attempts what has a good chance, with the best Joes of all hands, helps with what
// it has, and buys the dearest card that fits the missions in sight.
type sensible struct {
	goal float64 // the chance at which a Story Mission is attempted
	odds *odds
	src  *dice.Source // what is hidden is guessed with; nil where nothing is
}

// plays is the sensible player that the package doc speaks of.
func plays(set *content.Set) *sensible { return &sensible{goal: 0.7, odds: oddsOf(set)} }

// choose is a joe.Player.
func (p *sensible) choose(v deckbuilder.View, _ *dice.Source) deckbuilder.Action {
	list := v.Legal()
	if v.Config().Story == deckbuilder.SilentInterlude {
		if a := p.sneaks(v, list); a != nil {
			return a
		}
	}
	if intelOn(v) {
		if a := p.uncovers(v, list); a != nil {
			return a
		}
	}
	switch ask := v.Pending(); ask.Kind {
	case deckbuilder.AskMissions:
		return p.mission(v, list)
	case deckbuilder.AskRide:
		return deckbuilder.Board{Card: p.ride(v).ride}
	case deckbuilder.AskJoin:
		return p.join(v, list)
	case deckbuilder.AskCards:
		return p.cards(v, list)
	case deckbuilder.AskSkill:
		return p.skill(v, list)
	case deckbuilder.AskRecruit:
		return p.recruit(v, list)
	case deckbuilder.AskCard:
		return p.card(v, v.Card(ask.Item), list)
	case deckbuilder.AskSlot:
		sweeps := v.Card(ask.Item) != nil && has(v.Card(ask.Item), content.Sweep)
		return most(list, func(a deckbuilder.Action) float64 {
			s, ok := a.(deckbuilder.ChooseSlot)
			if !ok {
				return -100
			}
			w := p.wanted(v, v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, int(s.Slot)))[0])
			if sweeps {
				return -w
			}
			return w
		})
	case deckbuilder.AskMay:
		if has(v.Card(ask.Item), content.Sweep) && p.affordable(v) {
			return deckbuilder.Pass{}
		}
		return deckbuilder.Accept{}
	case deckbuilder.AskOption:
		return p.option(v, v.Card(ask.Item))
	case deckbuilder.AskSeat, deckbuilder.AskGive, deckbuilder.AskVote:
		return p.seat(v, v.Card(ask.Item), list)
	}
	return list[0] // a GI is retired, if there is one
}

// most is the action of the greatest worth, the first of several.
func most(list []deckbuilder.Action, worth func(deckbuilder.Action) float64) deckbuilder.Action {
	best, high := list[0], worth(list[0])
	for _, a := range list[1:] {
		if w := worth(a); w > high {
			best, high = a, w
		}
	}
	return best
}

// has reports whether a card does something of the kind.
func has(c *content.Card, verb content.Verb) bool {
	return slices.ContainsFunc(c.Abilities, func(a content.Ability) bool {
		return slices.ContainsFunc(a.Do, func(e content.Effect) bool { return e.Do == verb })
	})
}

// mission is what the first part of the turn is used for: cards first, then the Story
// Mission if its chance is good, then what else has one.
func (p *sensible) mission(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	for _, a := range list {
		switch a := a.(type) {
		case deckbuilder.Play:
			if p.helpful(v, a.Card) {
				return a
			}
		case deckbuilder.Use:
			if p.helpful(v, a.Card) {
				return a
			}
		}
	}
	sure := false // of something better than Intel
	best := most(list, func(a deckbuilder.Action) float64 {
		switch x := a.(type) {
		case deckbuilder.AttemptStory:
			if c := p.best(v, a).chance; c >= p.storyGoal(v) {
				sure = true
				return 4 + c
			}
		case deckbuilder.AttemptOfficer:
			if c := p.best(v, a).chance; c >= 0.6 {
				return 3 + c
			}
		case deckbuilder.AttemptSide:
			if c := p.best(v, a).chance; c >= 0.5 {
				if v.Card(x.Card).Kind == content.Strike {
					return 2 + c
				}
				return 1 + c
			}
		case deckbuilder.AttemptBattalion:
			if c := p.best(v, a).chance; c >= 0.5 {
				if covered(v) >= 3 { // the sixth loses the game
					return 5 + c
				}
				return c
			}
		case deckbuilder.AttemptGuard, deckbuilder.AttemptIntel, deckbuilder.Attach:
			if _, bay := a.(deckbuilder.Attach); sure && !bay {
				return -1
			}
			w := p.raid(v, a)
			sure = sure || w >= 3
			return w
		case deckbuilder.Pass:
			return 0.1
		}
		return -1
	})
	if best == deckbuilder.Action(deckbuilder.Pass{}) {
		return p.reserve(v, list)
	}
	return best
}

// reserve uses the Reserve tile before recruiting: what lies there is taken back, then the
// best Joe that is left is held back for the next turn.
func (p *sensible) reserve(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	return most(list, func(a deckbuilder.Action) float64 {
		switch a := a.(type) {
		case deckbuilder.TakeBack:
			return 100
		case deckbuilder.Hold:
			if content.Joes.Has(v.Card(a.Card).Kind) {
				return p.wanted(v, a.Card)
			}
		case deckbuilder.Pass:
			return 3
		}
		return -100
	})
}

// covered is the line-up cards under Battalions.
func covered(v deckbuilder.View) (n int) {
	for i := range 6 {
		n += v.Count(deckbuilder.PlaceOf(deckbuilder.Covers, i))
	}
	return n
}

// storyGoal is how good the chance at the Story Mission must be: less, as there is
// less time.
func (p *sensible) storyGoal(v deckbuilder.View) float64 {
	at, top := v.Threat()
	switch left := top - at; {
	case left <= 1:
		return 0.05
	case left <= 3 && v.Act() == 3:
		return p.goal - 0.25
	case v.Colour() == content.Red:
		return p.goal - 0.1
	}
	return p.goal
}

// helpful reports whether a card is to be played outside missions.
func (p *sensible) helpful(v deckbuilder.View, id string) bool {
	for _, a := range v.Card(id).Abilities {
		if a.On != content.OnAction && a.On != content.UseAction {
			continue
		}
		for _, e := range a.Do {
			switch e.Do {
			case content.Threat, content.Rout, content.Draw, content.Recruit, content.Sweep:
				return true
			case content.Gain:
				for i := range 6 {
					if _, ok := v.Price(i); ok {
						c := v.Card(v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, i))[0])
						if c.Cost <= e.Max && e.Kinds.Has(c.Kind) {
							return true
						}
					}
				}
			case content.GainIntel:
				if v.Intel().Pool < 6 && a.On == content.OnAction && !slices.ContainsFunc(v.Card(id).Abilities, func(a content.Ability) bool { return a.On == content.OnRoll && v.Intel().Pool > 0 }) {
					return true
				}
			case content.Repair:
				if g, ok := v.General(); ok && g.Damage > 0 {
					return true
				}
			case content.ScoutCobra:
				return a.On == content.UseAction && v.Count(deckbuilder.PlaceOf(deckbuilder.Foreseen, v.Act())) == 0
			}
		}
	}
	return false
}

// join assigns the Joes of the plan that are this seat's, the best first.
func (p *sensible) join(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	for _, m := range p.crew(v).team {
		if m.seat == v.Seat() {
			return deckbuilder.Assign{Card: m.card.ID}
		}
	}
	if a := list[len(list)-1]; a == (deckbuilder.Action)(deckbuilder.Pass{}) {
		return a
	}
	return list[0]
}

// cards plays what is good for the mission: before the roll until the chance is
// enough, after it while Hits are missing.
func (p *sensible) cards(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	a, _ := v.Attempt()
	c := v.Card(a.Card)
	m := scene{view: v, now: a, target: c, need: c.Need, by: a.By}
	if c.Any {
		m.need = content.SkillsOf(a.Named)
	}
	for seat := range joe.Seat(v.Seats()) {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Team, int(seat))) {
			m.team = append(m.team, member{seat, v.Card(id), 1})
		}
	}
	on := [...]content.Trigger{content.OnMission, content.UseMission}
	short := float64(deckbuilder.Sum(a.Difficulty) - a.Hits)
	done := p.chanceNow(v, a, short) >= enough
	if a.Rolled {
		on = [...]content.Trigger{content.OnRoll, content.UseRoll}
		done = short <= 0
	}
	return most(list, func(a deckbuilder.Action) float64 {
		switch a := a.(type) {
		case deckbuilder.Play:
			switch {
			case done && on[0] == content.OnRoll && has(v.Card(a.Card), content.Recall):
				return 1
			case done:
				return -1
			}
			return m.worth(v.Card(a.Card), on[0]) - 0.1
		case deckbuilder.Use:
			if done && len(v.Card(a.Card).Abilities[0].Pay) > 0 {
				return -1
			}
			w := m.worth(v.Card(a.Card), on[1])
			if done && has(v.Card(a.Card), content.RerollAll) {
				return -1
			}
			return w
		}
		return 0
	})
}

// skill names the Skill of which the team has most.
func (p *sensible) skill(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	return most(list, func(a deckbuilder.Action) float64 {
		n := 0
		for _, z := range [...]deckbuilder.Zone{deckbuilder.Team, deckbuilder.Ride} {
			for seat := range v.Seats() {
				if z == deckbuilder.Ride && seat > 0 {
					break
				}
				for _, id := range v.Cards(deckbuilder.PlaceOf(z, seat)) {
					n += int(v.Card(id).Skills[a.(deckbuilder.NameSkill).Skill])
				}
			}
		}
		return float64(n)
	})
}

// recruit promotes the Leader, then buys what is wanted most.
func (p *sensible) recruit(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	few := v.Count(deckbuilder.PlaceOf(deckbuilder.MainDeck, 0)) <= v.Seats()
	return most(list, func(a deckbuilder.Action) float64 {
		switch a := a.(type) {
		case deckbuilder.Promote:
			return 20
		case deckbuilder.Buy:
			if few {
				return -1
			}
			return p.wanted(v, v.Cards(deckbuilder.PlaceOf(deckbuilder.LineUp, int(a.Slot)))[0])
		case deckbuilder.BuyRifle:
			return p.wanted(v, a.Card) - 1
		case deckbuilder.Repair:
			return 1.6
		case deckbuilder.Attach:
			return -1
		}
		return 1.5
	})
}

// affordable reports whether something that is wanted can be bought this turn.
func (p *sensible) affordable(v deckbuilder.View) bool {
	points := v.Points(v.Seat())
	for i := range 6 {
		if n, ok := v.Price(i); ok && n <= points && n >= 3 {
			return true
		}
	}
	return false
}

// wanted is what a card is worth to a deck: its Cost, and more if it has what the
// missions in sight ask for.
func (p *sensible) wanted(v deckbuilder.View, id string) float64 {
	c := v.Card(id)
	w := float64(c.Cost)
	for _, z := range [...]deckbuilder.Zone{deckbuilder.Story, deckbuilder.Upcoming, deckbuilder.Officers} {
		for _, id := range v.Cards(deckbuilder.PlaceOf(z, 0)) {
			if x := v.Card(id); !x.Any {
				w += 0.4 * float64(brings(c, x.Need))
			}
		}
	}
	switch c.Kind {
	case content.Joe:
		w++
	case content.Transport:
		if n := v.Count(deckbuilder.PlaceOf(deckbuilder.Hangar, 0)); n <= 2 {
			w += 2
		} else {
			w -= float64(n - 2)
		}
	}
	return w
}
