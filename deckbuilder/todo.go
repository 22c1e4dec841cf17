package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

// Todo is what is still to be done, the next thing last: the part of a position that
// tells what follows on the question that is pending. Clients pass it on, within
// [Asked], to [View.With] and need not read it.
type Todo struct{ steps steps }

// Len is the number of things still to be done.
func (d Todo) Len() int { return int(d.steps.n) }

// fits reports whether what is still to be done can be done in this position: every
// step names seats, places, cards and abilities that there are, and the one on top
// waits for somebody who has something to do.
func (t *table) fits(d steps) bool {
	if t.phase == notBegun || t.phase == over || d.n == 0 || int(d.n) > maxSteps {
		return false
	}
	for i, s := range d.list[:d.n] {
		if !t.fit(s) || s.op.waits() != (i == int(d.n)-1) {
			return false
		}
		// A yes or no stands above the ability that it is about.
		if s.op == opMay && (i == 0 || d.list[i-1].op != opAbility || d.list[i-1].n != abilityDo || d.list[i-1].ref != s.ref) {
			return false
		}
	}
	for _, s := range d.list[d.n:] {
		if s != (step{}) {
			return false
		}
	}
	try := *t
	try.steps = d
	if try.toAct() == joe.Nobody || try.toAct() >= joe.Seat(t.seats) {
		return false
	}
	return len(try.appendLegal(nil)) > 0
}

// fit reports whether a step is one that this table can have.
func (t *table) fit(s step) bool {
	if s.op == noOp || s.op >= nOps || s.ref.part >= nParts || s.seat < joe.Nobody || s.seat >= joe.Seat(t.seats) {
		return false
	}
	if int(s.ref.card) > t.set.cards.Len() {
		return false
	}
	seated := s.seat >= 0
	seat := func() bool { return seated }
	mission := func() bool { return seated && t.attempting() }
	switch s.op {
	case opDeal:
		return t.place(s.m) && t.place(s.n) && s.m != s.n && t.dealFits(s)
	case opThrow:
		return s.n > 0 && s.m >= throwMission && s.m <= throwSide && mission()
	case opLot:
		return joe.SeatSet(s.m)&^t.everybody() == 0 && s.m > 0 && (s.n == lotFirst && t.phase == settingUp || s.n == lotStrike && t.revealed(s.ref))
	case opMissions, opRecruit:
		return seated && s.seat == t.active && !t.attempting()
	case opRide, opName, opRetire:
		return mission() && s.seat == t.mission.start
	case opJoin:
		return mission() && s.n >= 0 && int(s.n) < int(t.seats)
	case opWindow:
		return mission() && s.n >= 0 && int(s.n) < int(t.seats) && s.m >= windowEarly && s.m <= windowLate
	case opPick, opSlot:
		return seated && s.n > 0 && t.effect(s.ref) != nil
	case opSeat, opEither:
		return seated && t.effect(s.ref) != nil
	case opGive:
		return seated && t.revealed(s.ref)
	case opVote:
		return seated && t.revealed(s.ref) && s.n >= -1 && s.n < int8(t.seats) && s.m > 0 && joe.SeatSet(s.m)&^t.everybody() == 0
	case opMay, opAbility:
		if s.op == opMay && !seat() {
			return false
		}
		return s.ref.card != 0 && int(s.ref.ability) < len(t.card(s.ref.card).Abilities) && s.n >= abilityAsk && s.n <= abilityDo
	case opSetup:
		return t.phase == settingUp && s.n >= chooseFirst && s.n <= begun
	case opTurn:
		return seated && s.n >= turnBegins && s.n <= turnOver
	case opRound:
		return seated && s.n >= roundEffects && s.n <= roundOver
	case opDraw:
		return seated && s.n >= 0
	case opMission:
		return mission() && s.n >= missionRide && s.n <= missionNext
	case opReveal:
		return seated && s.n >= 0
	case opResolve:
		return s.n >= 0 && s.n <= 1
	case opStory:
		return s.n >= storyTurns && s.n <= storyFails
	case opSpace:
		return s.n >= 0 && int(s.n) < len(t.set.meter.Spaces)
	case opScout:
		return seated && t.effect(s.ref) != nil
	case opEffect, opEffects:
		return true
	}
	return true
}

// place reports whether a number is that of a place.
func (t *table) place(n int8) bool { return n >= 0 && int(n) < nPlaces }

// revealed reports whether a step is about the Complication that lies revealed.
func (t *table) revealed(r ref) bool {
	return r.card != 0 && int(r.card) <= t.set.cards.Len() && t.zone(Revealed).last(r.card) >= 0
}

// dealFits reports whether a deal goes from a pile to where its cards go.
func (t *table) dealFits(s step) bool {
	from, to := places[s.m], places[s.n]
	own := func(p Place) bool { return p.Seat() == s.seat && s.seat >= 0 }
	switch from.Zone {
	case Deck, DeckRest:
		return own(from) && (to == of(Hand, s.seat) || to == of(Scouted, s.seat))
	case Hand:
		return own(from) && to == of(Discard, s.seat)
	case Leaders:
		return own(to) && to.Zone == DeckRest
	case MainDeck:
		return to.Zone == LineUp && len(t.pile(to)) == 0
	case Missions, Finales:
		return to.Zone == Upcoming
	case Complicators, Foreseen, Resolved:
		return to.Zone == Revealed || to.Zone == Foreseen && from.Zone == Complicators && from.Of == to.Of
	case OfficerStack:
		return to.Zone == Officers
	}
	return false
}
