package main

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
)

// deckSimple plays as somebody might who has just read the rules: attempts what the
// best team will probably succeed at, the Story Mission first, sends Joes until that is
// likely, plays cards where they help, and recruits the dearest card. Where a card
// asks, it looks one step ahead.
func deckSimple(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
	legal := v.Legal()
	kind := v.Pending().Kind
	if kind == deckbuilder.AskJoin {
		if a := deckIdles(v); a != nil {
			return a
		}
		return deckEnough(v)
	}
	best, high, ties := legal[0], 0.0, 0
	for i, a := range legal {
		n := deckWorth(v, kind, a)
		switch {
		case i == 0 || n > high:
			best, high, ties = a, n, 1
		case n == high:
			if ties++; src.IntN(ties) == 0 {
				best = a
			}
		}
	}
	return best
}

const (
	deckSure  = 0.9 // a chance that needs no more Joes
	deckFair  = 0.6 // one to start a mission with
	deckDire  = 5   // spaces below the top where a Story Mission has to be tried
	deckSmall = 8   // cards of a deck that loses no more GI
)

// deckEnough sends Joes as long as the mission is not sure.
func deckEnough(v deckbuilder.View) deckbuilder.Action {
	s := deckGuess(v)
	_, keen := deckManned(s, v.Seat())
	_, a := deckJoin(s, keen)
	if a == nil {
		return v.Legal()[0]
	}
	if _, chance := deckChance(s); chance >= deckSure {
		for _, pass := range v.Legal() {
			if pass == (deckbuilder.Pass{}) {
				return pass
			}
		}
	}
	return a
}

// deckWorth is how good an answer is. To pass is worth nothing.
func deckWorth(v deckbuilder.View, kind string, a deckbuilder.Action) float64 {
	if a == (deckbuilder.Pass{}) && kind != deckbuilder.AskRide {
		return 0
	}
	if n, ok := deckSpies(v, kind, a); ok {
		return n
	}
	if n, ok := deckHoards(v, kind, a); ok {
		return n
	}
	switch a := a.(type) {
	case deckbuilder.AttemptStory:
		return deckTempts(v, a, 4)
	case deckbuilder.AttemptOfficer:
		return deckTempts(v, a, 2)
	case deckbuilder.AttemptSide: // by the name of a Cobra Transport too
		if v.Card(a.Card).Kind == content.Strike {
			return deckTempts(v, a, 2)
		}
		return deckTempts(v, a, 0.5)
	case deckbuilder.AttemptBattalion:
		return deckTempts(v, a, 1)
	case deckbuilder.Hold, deckbuilder.TakeBack:
		return -1
	case deckbuilder.Board, deckbuilder.Pass: // a Transport, or none
		team, _ := deckPlan(v, a)
		if c := v.Card(team.ride); c != nil && c.Where == content.Base {
			return team.chance - 0.1 // it takes Damage
		}
		return team.chance
	case deckbuilder.Promote:
		return 20
	case deckbuilder.Buy:
		price, _ := v.Price(int(a.Slot))
		return float64(price) + 0.5
	case deckbuilder.BuyRifle:
		return 1
	case deckbuilder.Play, deckbuilder.Use:
		if kind == deckbuilder.AskMissions {
			return 10 // before missions, for what they draw
		}
		return deckHelps(v, a)
	}
	return deckAhead(v, a)
}

// deckTempts is what a mission is worth, or less than nothing where it will probably
// fail.
func deckTempts(v deckbuilder.View, a deckbuilder.Action, prize float64) float64 {
	team, ok := deckPlan(v, a)
	least := deckFair
	if at, top := v.Threat(); prize > 2 && top-at <= deckDire {
		least /= 2
	}
	if deckHides(v) && deckGroup(a) {
		least /= 2 // others may help, with cards that nobody else knows
	}
	if !ok || team.chance < least {
		return -1
	}
	return prize * team.chance
}

// deckGroup reports whether an action begins a Group Mission.
func deckGroup(a deckbuilder.Action) bool {
	switch a.(type) {
	case deckbuilder.AttemptStory, deckbuilder.AttemptOfficer:
		return true
	}
	return false
}

// deckHelps is what a card is worth on the mission under way: what it adds to the
// chance, and nothing where that is sure.
func deckHelps(v deckbuilder.View, a deckbuilder.Action) float64 {
	next, err := deckbuilder.Next(deckGuess(v), a)
	if err != nil {
		return -1
	}
	_, before := deckChance(deckGuess(v))
	if _, after := deckChance(next); after > before && before < deckSure {
		return after - before
	}
	return -1
}

// deckAhead is what a choice is worth by where its card goes, and by what it does to
// Threat and to the mission under way.
func deckAhead(v deckbuilder.View, a deckbuilder.Action) float64 {
	next, events, err := deckbuilder.Apply(deckGuess(v), a)
	if err != nil {
		return -99
	}
	before, _ := v.Threat()
	after, top := next.Threat()
	n := 0.1 - 3*float64(after-before)
	if after == top {
		n -= 100
	}
	_, was := deckChance(deckGuess(v))
	if _, chance := deckChance(next); chance > 0 {
		n += 5 * (chance - was)
	}
	for _, e := range events {
		if m, ok := e.(deckbuilder.Moved); ok {
			n += deckGoes(v, m)
			break
		}
	}
	return n
}

// deckGoes is what it is worth that a card goes somewhere.
func deckGoes(v deckbuilder.View, m deckbuilder.Moved) float64 {
	c := v.Card(m.Card)
	worth := float64(c.Cost)
	switch c.Kind {
	case content.Leader:
		worth = 4
	case content.Trooper:
		worth = -2
	}
	switch m.To.Zone {
	case deckbuilder.Hand, deckbuilder.Deck, deckbuilder.Team, deckbuilder.Hangar, deckbuilder.Aside:
		return worth
	case deckbuilder.Out:
		if c.Kind == content.GI && v.DeckSize(v.Pending().Seat)+v.Count(deckbuilder.PlaceOf(deckbuilder.Discard, int(v.Pending().Seat))) > deckSmall {
			return 1
		}
		return -1 - worth
	case deckbuilder.TrooperStack, deckbuilder.BattalionStack, deckbuilder.Resolved:
		return 1 + float64(c.Difficulty)
	case deckbuilder.MainDiscard:
		return 3 - worth
	}
	return -worth
}
