package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

// Todo is what is still to be done, the next thing last: the part of a position that
// tells what follows on the question that is pending. Clients pass it on, within
// [Asked], to [View.With] and need not read it.
type Todo struct {
	steps steps
	spun  uint8 // abilities that followed one another since somebody acted of the own accord
}

// Len is the number of things still to be done.
func (d Todo) Len() int { return int(d.steps.n) }

// fits reports whether what is still to be done can be done in this position: every
// step names seats, places, cards and abilities that there are, and the one on top
// waits for somebody who has something to do.
func (t *table) fits(d steps) bool {
	if t.phase == notBegun || t.phase == over || d.n == 0 || int(d.n) > maxSteps {
		return false
	}
	top := int(d.n) - 1
	for i, s := range d.list[:d.n] {
		if !t.fit(s) || i == top && !s.op.waits() || i < top && !s.op.lies() {
			return false
		}
		var under step
		if i > 0 {
			under = d.list[i-1]
		}
		switch {
		case s.op == opMay: // a yes or no stands above the ability that it is about
			if under.op != opAbility || under.n != abilityDo || under.ref != s.ref {
				return false
			}
		case s.op == opDeal && places[s.n].Zone == Revealed: // what comes up is resolved
			if under.op != opResolve && under.op != opAccused {
				return false
			}
		case s.op == opSetup && s.n > chooseFirst: // somebody goes first, or it is being found out
			if lot := d.list[top]; t.first < 0 && (lot.op != opLot || lot.n != lotFirst) {
				return false
			}
		case (s.op == opMissions || s.op == opRecruit) && i == top && t.attempting():
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
	if who := try.toAct(); t.eye != joe.Nobody && who != t.eye {
		return who != joe.Nobody // what another seat may do is not known here
	}
	return len(try.appendLegal(nil)) > 0
}

// lies reports whether a step can lie under another one: those that are done at once,
// and those that wait while what a card sets off is done.
func (o op) lies() bool {
	switch o {
	case opDeal, opMissions, opJoin, opWindow, opRecruit, opPick, opSlot, opFoe, opDefend, opSabotage, opMount:
		return true
	}
	return !o.waits()
}

// fit reports whether a step is one that this table can have.
func (t *table) fit(s step) bool {
	if s.op == noOp || s.op >= nOps || s.ref.part >= nParts || s.seat < joe.Nobody || s.seat >= joe.Seat(t.seats) {
		return false
	}
	if int(s.ref.card) > t.set.cards.Len() {
		return false
	}
	seated, playing := s.seat >= 0, t.active >= 0
	mission := seated && t.attempting()
	switch s.op {
	case opDeal:
		return t.place(s.m) && t.place(s.n) && t.dealFits(s)
	case opThrow:
		m := &t.mission
		if s.m == throwGuard {
			return s.n == 1 && t.set.veil.on
		}
		return mission && s.n > 0 && s.m >= throwMission && s.m <= throwIntel && int(s.n)+int(m.blank)+int(m.single)+int(m.double) <= maxDice
	case opLot:
		return joe.SeatSet(s.m)&^t.everybody() == 0 && s.m > 0 && (s.n == lotFirst && t.phase == settingUp || s.n == lotStrike && t.revealed(s.ref))
	case opMissions, opRecruit:
		return seated && s.seat == t.active && s.n >= 0 && s.n <= mostFetched && s.m >= 0 && s.m <= mostUsed
	case opRide:
		return mission && s.seat == t.mission.start && len(t.zone(Ride)) == 0 // core-transport-one
	case opName, opRetire:
		return mission && s.seat == t.mission.start
	case opSwap, opUpgrade:
		return mission && t.set.veil.on && s.seat == t.mission.start && (s.op == opSwap || t.mission.level > 0 && t.mission.decided)
	case opAvert:
		return mission && t.set.veil.general != 0 && s.seat == t.mission.start && t.revealed(s.ref)
	case opMount:
		return seated && t.set.veil.on && (s.ref.card == 0 || int(s.ref.card) <= t.set.cards.Len() && t.zone(Equipped).last(s.ref.card) >= 0)
	case opIcon:
		return t.set.veil.on && s.n >= iconRoll && s.n <= iconEnter && s.m >= 0
	case opEquip:
		return seated && t.set.veil.on && s.n >= 0
	case opJoin:
		return mission && s.n >= 0 && int(s.n) < int(t.seats) && (s.m == 0 || s.m > 0 && t.set.veil.general != 0)
	case opWindow:
		return mission && s.n >= 0 && int(s.n) < int(t.seats) && s.m >= windowEarly && s.m <= windowSilence
	case opPick, opSlot, opSeat, opEither, opScout:
		return seated && playing && t.effect(s.ref) != nil
	case opGive:
		return seated && t.revealed(s.ref)
	case opSabotage, opDefend, opFoe:
		return mission && t.set.hidden
	case opSchemes, opFirst, opProven, opFlipped, opAccused:
		return seated && t.set.hidden
	case opVote:
		return seated && playing && t.revealed(s.ref) && s.n >= -1 && s.n < int8(t.seats) && s.m > 0 && joe.SeatSet(s.m)&^t.everybody() == 0
	case opMay, opAbility:
		return (seated || s.op == opAbility) && s.ref.card != 0 && int(s.ref.ability) < len(t.card(s.ref.card).Abilities) && s.n >= abilityAsk && s.n <= abilityDo
	case opSetup:
		return t.phase == settingUp && s.n >= chooseFirst && s.n <= begun
	case opTurn:
		return seated && s.n >= turnBegins && s.n <= turnOver && (s.n == turnBegins || s.seat == t.active)
	case opRound:
		return seated && playing && s.n >= roundEffects && s.n <= roundOver
	case opDraw, opReveal:
		return seated && s.n >= 0
	case opMission:
		return mission && s.n >= missionRide && s.n <= missionNext
	case opResolve:
		return s.n >= 0 && s.n <= 1 && (s.m == 0 || s.m == 1 && t.set.veil.on)
	case opStory:
		return s.n >= storyTurns && s.n <= storyFails
	case opSpace:
		return s.n >= 0 && int(s.n) < len(t.set.meter.Spaces)
	case opEffect:
		return seated
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
	case MainDeck, MainTop:
		return to.Zone == LineUp && len(t.pile(to)) == 0 || to.Zone == MainTop && from.Zone == MainDeck && t.set.silent
	case Missions, Finales:
		return to.Zone == Upcoming
	case Complicators, Foreseen, Resolved:
		return to.Zone == Revealed || to.Zone == Out && from.Zone == Complicators && t.set.veil.trim && t.phase == settingUp || to.Zone == Foreseen && from.Zone == Complicators && from.Of == to.Of
	case SecretStack:
		return own(to) && to.Zone == LoyaltyDown
	case LoyaltyDown:
		return own(from) && to == of(LoyaltyUp, s.seat)
	case Accusations:
		return to.Zone == Revealed
	case SabotageDeck:
		return own(to) && to.Zone == Schemes
	case OfficerStack:
		return to.Zone == Officers
	case CobraDeck:
		return to.Zone == Equipped
	}
	return false
}
