package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is who may attempt what, with which Transport and which Joes.

// mayAttempt reports whether a mission against a card can be started: with a
// Transport of the Hangar, unless an effect waives it (core-mission-transport), and a
// Joe of the hand (core-mission-start) that nothing keeps off it.
func (t *table) mayAttempt(target entry, where Place) bool {
	id := target.card
	hand := t.own(Hand, t.active)
	if !t.has(hand, content.Joes) {
		return false
	}
	if t.set.silent && !t.soloHand(id, hand) {
		return false
	}
	if t.set.hidden && t.status[t.active] == activeTraitor {
		if where.Zone == Story || where.Zone == Officers {
			return false // tw-traitor-no-story, tw-traitor-no-group
		}
		if !t.someRide(t.mayBoard) {
			return false // tw-traitor-vamp-side
		}
	}
	free := t.anyRide() || t.set.silent
	if free && !t.bars(target) {
		return true
	}
	if !free && !t.maybe(answerBit(content.NoRide), target) {
		return false
	}
	try := *t
	Attempted{Card: t.card(id).ID, Place: where, Rides: t.nameOf(target.rides)}.on(&try)
	if t.set.silent && try.maySend() {
		return true
	}
	if free {
		return t.someRide(try.carries)
	}
	return try.answerer(content.NoRide) != "" && try.maySend()
}

// bars reports whether some card could keep Joes off a mission.
func (t *table) bars(target entry) bool {
	bar := answerBit(content.Bar)
	return t.maybe(bar, target) || t.someRide(func(id content.ID) bool { return t.set.answers[id]&bar != 0 })
}

// carries reports whether the mission being attempted can start with that Transport:
// some Joe of the active player may go (core-mission-start).
func (t *table) carries(ride content.ID) bool {
	if !t.mayBoard(ride) {
		return false
	}
	if !t.bars(entry{card: t.mission.card, rides: t.mission.rides}) {
		return true
	}
	try := *t
	from, _ := t.rideFrom(ride)
	try.moves(ride, from, at(Ride), 0)
	return try.maySend()
}

// maySend reports whether some Joe of the active player's hand may go on the mission.
func (t *table) maySend() bool {
	return slices.ContainsFunc(t.own(Hand, t.active), func(e entry) bool { return t.joins(e.card) })
}

// maybe reports whether some card in play, or the one to be attempted, could answer
// one of the verbs.
func (t *table) maybe(verbs uint32, target entry) bool {
	if (t.set.answers[target.card]|t.set.answers[target.rides])&verbs != 0 {
		return true
	}
	for _, z := range [...]Zone{Experts, Story, Attached, Officers, Guards} {
		for _, e := range t.zone(z) {
			if t.set.answers[e.card]&verbs != 0 {
				return true
			}
		}
	}
	for i := range lineUpSlots {
		for _, e := range t.pile(slot(Covers, i)) {
			if t.set.answers[e.card]&verbs != 0 {
				return true
			}
		}
	}
	for _, z := range [...]Zone{Troopers, Side} {
		for _, e := range t.own(z, t.active) {
			if t.set.answers[e.card]&verbs != 0 {
				return true
			}
		}
	}
	return false
}

// joins reports whether a seat may assign a Joe of its hand now
// (core-mission-capacity, core-mission-group).
func (t *table) joins(id content.ID) bool {
	return content.Joes.Has(t.card(id).Kind) && t.barred(id) == "" && (!t.set.silent || t.soloAllows(id))
}

// mayBoard reports whether a Transport of the Hangar may be taken: an Active Traitor has
// the VAMP alone (tw-traitor-vamp-side, amb-tw-vamp, amb-tw-menace-transport).
func (t *table) mayBoard(id content.ID) bool {
	return !t.set.hidden || t.active < 0 || t.status[t.active] != activeTraitor || t.card(id).Where == content.Hangar
}

// asksForCards reports whether a seat is asked for cards in a window of the mission: where
// hands are hidden, whoever has cards and may help.
func (t *table) asksForCards(seat joe.Seat) bool {
	return len(t.own(Hand, seat)) > 0 && !t.outOf(seat) && (seat == t.mission.start || t.group())
}

// outOf reports whether a seat adds nothing to the mission, or nothing more: an Active
// Traitor to a Group Mission (amb-tw-traitor-joins, amb-tw-mid-mission-discovery).
func (t *table) outOf(seat joe.Seat) bool {
	return t.set.hidden && t.status[seat] == activeTraitor && t.group()
}

// asksToJoin reports whether a seat is asked for Joes: the active one, and on a Group
// Mission the others, unless a card forbids it.
func (t *table) asksToJoin(seat joe.Seat) bool {
	if t.outOf(seat) {
		return false
	}
	return seat == t.mission.start || t.group() && t.answerer(content.BarHelp) == ""
}
