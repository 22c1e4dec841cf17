package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// pick asks for the cards of an effect, one at a time.
func (w work) pick(s step) {
	if s.n > 0 {
		s.op = opPick
		w.push(s)
	}
}

// candidates gives the cards that may be chosen for the effect of a step, and where
// they lie, each card of a place once.
func (t *table) candidates(s *step, f func(id content.ID, from Place) bool) {
	e := t.effect(s.ref)
	if e == nil || t.noneBack(e) {
		return
	}
	from := func(p Place, ok func(content.ID) bool) bool {
		list := t.pile(p)
		for i := range list {
			id := list[i].card
			if list.last(id) == i && t.means(e, id) && (ok == nil || ok(id)) && !f(id, p) {
				return false
			}
		}
		return true
	}
	switch e.Do {
	case content.Discard, content.Topdeck:
		from(of(Hand, s.seat), nil)
	case content.Trash, content.Fetch:
		switch e.Pile {
		case content.DiscardPile:
			from(of(Discard, s.seat), nil)
		case content.UsedPile:
			// Joes of a mission that is decided are used cards too.
			if !t.mission.decided || from(of(Team, s.seat), nil) {
				from(of(Used, s.seat), nil)
			}
		default:
			from(of(Hand, s.seat), nil)
		}
	case content.DropComplication:
		if t.attempting() && t.target().Zone == Story {
			from(at(Attached), nil)
		}
	case content.Wreck:
		from(at(Hangar), func(id content.ID) bool { return t.card(id).Where != content.Hangar })
	case content.Recall:
		if t.attempting() && (t.team() > 1 || t.mission.decided) { // amb-si-recovery-last-character
			from(of(Team, s.seat), nil)
		}
	case content.Join:
		if t.attempting() && t.asksToJoin(s.seat) && t.team() < t.capacity() { // core-mission-group
			from(of(Hand, s.seat), t.joins)
		}
	case content.Scout:
		if p := t.own(Scouted, s.seat); len(p) > 0 {
			f(p[len(p)-1].card, of(Scouted, s.seat))
		}
	case content.ScoutCobra:
		act := max(1, t.act)
		if p := t.pile(ofAct(Foreseen, act)); len(p) > 0 {
			f(p[len(p)-1].card, ofAct(Foreseen, act))
		}
	case content.Rout:
		routed := func(p Place) bool {
			list := t.pile(p)
			for i, c := range list {
				if (c.rides != 0 || list.last(c.card) == i) && t.means(e, c.card) && !f(t.label(list, c), p) {
					return false
				}
			}
			return true
		}
		for i, x := 0, t.decider(s.seat); i < int(t.seats); i, x = i+1, t.next(x) {
			if !routed(of(Troopers, x)) || !from(of(Side, x), nil) {
				return
			}
		}
		for i := range lineUpSlots {
			if !routed(slot(Covers, i)) {
				return
			}
		}
		routed(at(Guards))
	}
}

// mostFetched is how many cards may come back by effects in one Action phase
// (sdk-fetch-limit), far above what play comes to. Without cards that come back a turn
// has an end: what is used is not used again.
const mostFetched = 20

// mostUsed is how often Joes in hand may be used in one Action phase (sdk-use-limit),
// far above what play comes to: one that left the hand and was drawn again is as good
// as new.
const mostUsed = 20

// missionsAsked is the pending question for missions, whose n counts the cards that
// have come back since it was first asked; nil outside the first part of the Action
// phase.
func (t *table) missionsAsked() *step {
	for i := range t.steps.list[:t.steps.n] {
		if t.steps.list[i].op == opMissions {
			return &t.steps.list[i]
		}
	}
	return nil
}

// noneBack reports whether an effect takes cards back and may not any more.
func (t *table) noneBack(e *content.Effect) bool {
	if e == nil || e.Do != content.Fetch && e.Do != content.Recall {
		return false
	}
	asked := t.missionsAsked()
	return asked != nil && asked.n >= mostFetched
}

// optional reports whether the player may stop choosing.
func (t *table) optional(s *step) bool {
	e := t.effect(s.ref)
	return e == nil || e.UpTo || e.Do == content.Join || e.Do == content.Scout || e.Do == content.ScoutCobra
}

// picksHidden reports whether the cards to be chosen lie in a hand that is hidden, and
// has some, or in discards of which not all know all: then their player is asked,
// whatever they are, since who is asked must not tell what a seat holds.
func (t *table) picksHidden(s *step) bool {
	e := t.effect(s.ref)
	if e == nil || t.noneBack(e) {
		return false
	}
	switch {
	case e.Do == content.Trash && e.Pile == content.DiscardPile, e.Do == content.Fetch && e.Pile == content.DiscardPile:
		return slices.ContainsFunc(t.own(Discard, s.seat), func(c entry) bool { return c.who != t.everybody() })
	case e.Do == content.Discard, e.Do == content.Topdeck, e.Do == content.Join, e.Do == content.Trash && e.Pile != content.UsedPile:
		return len(t.own(Hand, s.seat)) > 0
	}
	return false
}

// offered is where the card lies that may be chosen.
func (t *table) offered(s *step, id content.ID) (Place, bool) {
	var found Place
	t.candidates(s, func(c content.ID, from Place) bool {
		if c == id {
			found = from
			return false
		}
		return true
	})
	return found, found != Place{}
}

// chosen does with a chosen card what the effect is about.
func (w work) chosen(id content.ID) {
	t := w.t
	s := t.steps.top()
	e, why, seat, last := t.effect(s.ref), t.why(s.ref), s.seat, s.ref
	from, _ := t.offered(s, id)
	if s.n--; s.n <= 0 {
		t.steps.pop()
	}
	if asked := t.missionsAsked(); asked != nil && (e.Do == content.Fetch || e.Do == content.Recall) {
		asked.n++
	}
	c := t.card(id)
	switch e.Do {
	case content.Discard:
		w.moved(id, from, of(Discard, seat), why)
		w.triggered(content.OnDiscarded, id, seat)
	case content.Topdeck:
		w.moved(id, from, of(Deck, seat), why)
	case content.Trash:
		w.moved(id, from, at(Out), why)
	case content.Fetch:
		to := of(Hand, seat)
		if e.To == content.DeckPile {
			to = of(Deck, seat)
		}
		w.moved(id, from, to, why)
		if to.Zone == Hand {
			w.drawn(id, step{seat: seat, op: opPick})
		}
	case content.DropComplication:
		owner := t.drewIt(id)
		w.moved(id, from, ofAct(Resolved, c.Act), why)
		w.drawsAgain(owner, last)
	case content.ScoutCobra:
		w.moved(id, from, ofAct(Resolved, c.Act), why)
	case content.Wreck:
		to := at(MainDiscard)
		switch {
		case c.Kind == content.CobraTransport:
			to = at(CobraDone)
		case c.Where == content.Helipad: // it is of no deck (amb-cv-locust-hangar-move)
			to = at(Out)
		}
		w.moved(id, from, to, why)
	case content.Recall:
		w.moved(id, from, of(Hand, seat), why)
	case content.Join:
		w.moved(id, from, of(Team, seat), why)
	case content.Scout:
		w.moved(id, from, of(Discard, seat), why)
	case content.Rout:
		if c.Kind == content.CobraTransport { // the enemy that has it
			enemy := t.pile(from)[t.pile(from).rider(id)].card
			if t.pile(from).count(enemy) > 1 {
				w.left(id, from)
			}
			id = enemy
		}
		switch from.Zone {
		case Guards:
			w.moved(id, from, at(GuardStack), why)
		case Side:
			w.moved(id, from, t.discards(id), why)
		case Covers:
			w.moved(id, from, at(BattalionStack), why)
		default:
			w.moved(id, from, at(TrooperStack), why)
		}
	}
}

// slots gives the slots of the line-up that may be chosen for the effect of a step:
// those with a card that is meant and no Battalion on it (core-recruit-covered).
func (t *table) slots(s *step, f func(n int) bool) {
	e := t.effect(s.ref)
	if e == nil {
		return
	}
	for i := range lineUpSlots {
		if id := t.onSale(i); id != 0 && t.means(e, id) && !f(i) {
			return
		}
	}
}

// chosenSlot does with a slot of the line-up what the effect is about: its card is
// gained, or discarded (core-main-discard).
func (w work) chosenSlot(n int) {
	t := w.t
	s := t.steps.top()
	e, why, seat := t.effect(s.ref), t.why(s.ref), s.seat
	s.n--
	id := t.pile(slot(LineUp, n))[0].card
	if e.Do == content.Sweep {
		w.moved(id, slot(LineUp, n), at(MainDiscard), why)
		return
	}
	w.gained(id, slot(LineUp, n), seat, why)
}

// seatsFor is the seats that may be chosen for the effect of a step.
func (t *table) seatsFor(s *step) joe.SeatSet {
	switch s.op {
	case opGive:
		return t.roomFor()
	case opVote:
		return joe.SeatSet(s.m) & t.everybody()
	case opFoe:
		return t.foes(t.mission.start)
	}
	if e := t.effect(s.ref); e != nil && e.Who == content.Fewest {
		if set := t.fewest(); set != 0 {
			return set
		}
	}
	return t.everybody()
}

// chosenSeat goes on with the seat that was named.
func (w work) chosenSeat(seat joe.Seat) {
	t := w.t
	s := *t.steps.top()
	switch s.op {
	case opGive:
		t.steps.pop()
		w.assign(s.ref.card, seat, t.whyGiven(s.ref.card))
	case opVote:
		w.vote(seat)
	case opFoe:
		t.steps.pop()
		e := FoeNamed{seat}
		e.on(t)
		tell(w, e)
	default:
		t.steps.pop()
		w.push(step{op: opEffect, seat: seat, ref: s.ref})
	}
}

// eitherOr goes on with one of two things.
func (w work) eitherOr(n uint8) {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	s.op, s.ref.part, s.ref.j = opEffects, thening, 0
	if n == 2 {
		s.ref.part = oring
	}
	w.push(s)
}
