package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// begin is the table laid out, before chance has its first turn.
func (s *setup) begin() table {
	t := table{set: s, piles: s.start, phase: settingUp, seats: uint8(s.seats), first: joe.Nobody, active: joe.Nobody, eye: joe.Nobody}
	for i := range t.ages {
		t.ages[i] = uint8(i)
	}
	if s.veil.general != 0 {
		t.damage = startDamage
	}
	t.steps.push(step{op: opSetup, seat: joe.Nobody})
	return t
}

// handSize is how many cards a player draws (core-setup-hand, core-end-order).
const handSize = 5

// The stages of set-up.
const (
	chooseFirst int8 = iota
	giveLeaders
	dealLoyalty // in A Traitor Within; in The Crimson Veil Complications are trimmed
	drawHands
	layLineUp
	turnStory
	giveAccusations // in A Traitor Within: each player draws one for somebody (tw-setup-first-accusation)
	begun
)

// setUp does one part of set-up, with the next one below it.
func (w work) setUp(s *step) {
	t := w.t
	stage := s.n
	s.n++
	switch stage {
	case chooseFirst:
		if first, named := t.set.first.Seat(); named {
			w.firstChosen(FirstChosen{first})
		} else if t.seats == 1 {
			w.firstChosen(FirstChosen{0})
		} else {
			w.push(step{op: opLot, seat: joe.Nobody, m: int8(t.everybody())})
		}
	case giveLeaders:
		// From the last seat to the first, so that the first is dealt to first.
		for i := joe.Seat(t.seats) - 1; i >= 0; i-- {
			if id := t.set.leaders[i]; id == 0 {
				w.push(step{op: opDeal, seat: i, m: index(at(Leaders)), n: index(of(DeckRest, i))})
			}
		}
		for i := range joe.Seat(t.seats) {
			if id := t.set.leaders[i]; id != 0 {
				w.moved(id, at(Box), of(DeckRest, i), "core-setup-leader")
				w.moved(t.set.promoted[id], at(Box), of(Aside, i), "core-setup-promoted")
			}
		}
		if t.set.silent {
			w.moved(t.set.partner, at(Box), of(Aside, 0), "si-setup-scarlett-aside")
			w.moved(t.set.promoted[t.set.partner], at(Box), of(Aside, 0), "si-setup-scarlett-aside")
		}
	case dealLoyalty: // tw-setup-secret-deal, tw-setup-secret-peek
		for i := joe.Seat(t.seats) - 1; i >= 0 && t.set.hidden; i-- {
			w.push(step{op: opDeal, seat: i, m: index(at(SecretStack)), n: index(of(LoyaltyDown, i))})
		}
		if t.set.veil.trim {
			w.trim()
		}
	case drawHands:
		if t.set.veil.trim {
			w.joinComplications()
		}
		for i := joe.Seat(t.seats) - 1; i >= 0; i-- {
			w.push(step{op: opDraw, seat: i, n: handSize})
		}
	case layLineUp:
		w.push(step{op: opFill, seat: joe.Nobody})
	case turnStory:
		w.push(step{op: opStory, seat: joe.Nobody, n: storyTurns})
	case giveAccusations:
		for i, seat := 0, t.first; i < int(t.seats) && t.set.hidden; i++ {
			seat = t.before(seat)
			w.push(step{op: opFirst, seat: seat})
		}
	case begun:
		t.steps.pop()
		w.push(step{op: opTurn, seat: t.first})
		for p, i := t.zone(Experts), len(t.zone(Experts))-1; i >= 0; i-- {
			w.triggered(content.OnEnter, p[i].card, t.first)
		}
	}
}

func (w work) firstChosen(e FirstChosen) {
	e.on(w.t)
	tell(w, e)
}

// index is the number of a place, as steps keep it.
func index(p Place) int8 { return int8(p.index()) }

// A step keeps the index of a place in an int8, so that there can be 127 of them at most.
const _ = uint(127 - nPlaces)
