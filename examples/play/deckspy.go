package main

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// How the simple bot plays A Traitor Within, from what its seat sees. One that is Loyal
// runs Accusations that will probably succeed. A Traitor not found yet joins with the
// Joe who brings least, and runs no Accusation that could find it; once found it
// menaces, and sabotages whatever it can.

// deckSpies is what an answer is worth by that, and whether it says anything about it.
func deckSpies(v deckbuilder.View, kind string, a deckbuilder.Action) (float64, bool) {
	if !deckHides(v) {
		return 0, false
	}
	me := v.Seat()
	bad := v.Traitor(me) && v.Allegiance(me) == ""
	switch a := a.(type) {
	case deckbuilder.AttemptSide:
		if v.Card(a.Card).Kind != content.Accusation {
			return 0, false
		}
		if bad && a.Of == me {
			return -1, true
		}
		return deckTempts(v, a, 1+deckSuspect(v, a.Of)), true
	case deckbuilder.AttemptMenace:
		return deckTempts(v, a, 3), true
	case deckbuilder.Sabotage:
		return 1, true
	case deckbuilder.Defend:
		now, _ := v.Attempt()
		return float64(v.Card(a.Card).Skills[now.Named]), true
	case deckbuilder.ChooseSeat:
		switch {
		case kind == deckbuilder.AskFoe:
			return float64(v.Count(deckbuilder.PlaceOf(deckbuilder.Hand, int(a.Seat)))), true
		case kind == deckbuilder.AskGive && a.Seat == me:
			return 0, true
		case kind == deckbuilder.AskGive:
			return 1 + deckSuspect(v, a.Seat), true
		}
	}
	return 0, false
}

// deckSuspect is how much another player is to be suspected: by the Loyalty cards
// that lie face up, and what is still to be seen.
func deckSuspect(v deckbuilder.View, s joe.Seat) float64 {
	up, _ := deckLoyalty(v, s)
	if up[0] >= 2 {
		return 0 // proven Loyal
	}
	return 1 + float64(up[1]) - 0.5*float64(up[0])
}

// deckIdles is what a Traitor not found yet does when others ask for Joes: the one who
// brings least, and nobody more. Of its own missions, and for who is Loyal, it is nil.
func deckIdles(v deckbuilder.View) deckbuilder.Action {
	now, _ := v.Attempt()
	if me := v.Seat(); !deckHides(v) || now.By == me || !v.Traitor(me) {
		return nil
	}
	var least deckbuilder.Action = deckbuilder.Pass{}
	if v.Count(deckbuilder.PlaceOf(deckbuilder.Team, int(v.Seat()))) > 0 {
		return least
	}
	low := 0
	for _, a := range v.Legal() {
		join, ok := a.(deckbuilder.Assign)
		if !ok {
			continue
		}
		next, err := deckbuilder.Next(deckGuess(v), join)
		if err != nil {
			continue
		}
		n, _ := deckChance(next)
		if least == (deckbuilder.Pass{}) || n < low {
			least, low = join, n
		}
	}
	return least
}
