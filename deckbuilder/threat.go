package deckbuilder

import (
	"math/bits"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// byToken marks a move of the Threat Marker as that of the End of Round.
const byToken int8 = 1

// byLoyalty marks it as that of a Loyal Joe flipped.
const byLoyalty int8 = 2

// moveThreat moves the Threat Marker by one space of what the step says, up, or all
// the way down. What a space does happens as the marker enters it from below, once
// for each space passed (core-threat-space).
func (w work) moveThreat(s *step) {
	t := w.t
	why := t.why(s.ref)
	switch s.m {
	case byToken:
		why = "core-round-end-threat"
	case byLoyalty:
		why = "tw-accusation-loyal-threat"
	}
	switch {
	case s.n > 0:
		s.n--
		top := len(t.set.meter.Spaces) - 1
		to := uint8(min(int(t.threat)+1, top))
		w.threatMoved(to, why)
		if int(to) == top {
			w.endedFor(byThreat)
			return
		}
		w.push(step{op: opSpace, seat: t.active, n: int8(to)})
	case s.n < 0:
		if to := t.threatBy(int(s.n)); to != t.threat {
			w.threatMoved(to, why)
		}
		t.steps.pop()
	default:
		t.steps.pop()
	}
}

// threatBy is the space of the Threat Marker once it has moved by so many: the
// bottom one belongs to the Starting Round, so that it does not come back there, nor move
// down from it (core-threat-start-space).
func (t *table) threatBy(n int) uint8 {
	if n < 0 && t.threat == 0 {
		return 0
	}
	return uint8(max(1, min(len(t.set.meter.Spaces)-1, int(t.threat)+n)))
}

func (w work) threatMoved(to uint8, why joe.RuleID) {
	e := ThreatMoved{to, why}
	e.on(w.t)
	tell(w, e)
}

// space does what a space of the meter brings: a Precision Strike where its data says
// so (core-threat-yellow-strike), and its effects.
func (w work) space(s *step) {
	t := w.t
	n := int(s.n)
	t.steps.pop()
	if n >= len(t.set.meter.Spaces) {
		return
	}
	space := &t.set.meter.Spaces[n]
	if len(space.Do) > 0 {
		w.push(step{op: opEffects, seat: t.active, ref: ref{ability: uint8(n)}})
	}
	if space.Strike {
		w.strike()
	}
}

// strike turns up a Precision Strike of the Act for the player with the fewest Side
// Missions (core-threat-yellow-fewest).
func (w work) strike() {
	t := w.t
	act := max(1, t.act)
	for _, z := range [...]Zone{Foreseen, Complicators, Resolved} {
		if p := ofAct(z, act); t.strikesIn(p) > 0 {
			w.push(step{op: opDeal, seat: t.active, m: index(p), n: index(at(Revealed)), ref: search},
				step{op: opResolve, seat: joe.Nobody})
			return
		}
	}
	w.noted(Noted{Why: "core-stack-empty"})
}

// fewest is who has the fewest Side Missions, of those that have room.
func (t *table) fewest() joe.SeatSet {
	least := 2
	var set joe.SeatSet
	for s := range joe.Seat(t.seats) {
		switch n := t.sidesOf(s); {
		case n < least:
			least, set = n, joe.SetOf(s)
		case n == least && n < 2:
			set = set.With(s)
		}
	}
	return set
}

// assignFewest gives a Precision Strike of the Threat Meter to who has the fewest
// Side Missions; where several have, they are asked (core-threat-yellow-tie).
func (w work) assignFewest(r ref) {
	t := w.t
	switch set := t.fewest(); set.Len() {
	case 0:
		w.moved(r.card, at(Revealed), t.discards(r.card), "core-side-limit-all-full")
	case 1:
		why := joe.RuleID("core-threat-yellow-fewest")
		if t.card(r.card).Kind == content.Accusation {
			why = "tw-yellow-fewest"
		}
		w.assign(r.card, joe.Seat(bits.TrailingZeros8(uint8(set))), why)
	default:
		w.push(step{op: opVote, seat: t.active, n: -1, m: int8(set), ref: r})
	}
}

// whyTied is the rule by which a card goes to one of those tied, by lot or not.
func (t *table) whyTied(id content.ID, lot bool) joe.RuleID {
	switch {
	case t.card(id).Kind != content.Accusation:
		return "core-threat-yellow-tie"
	case lot:
		return "tw-yellow-tie-random"
	}
	return "tw-yellow-tie"
}

// vote is a seat's word on who gets the Precision Strike.
func (w work) vote(for_ joe.Seat) {
	t := w.t
	s := t.steps.top()
	r, tied := s.ref, s.m
	switch {
	case s.n >= 0 && for_ != joe.Seat(s.n):
		t.steps.pop()
		w.push(step{op: opLot, seat: joe.Nobody, n: lotStrike, m: tied, ref: r})
	case t.next(s.seat) == t.active:
		t.steps.pop()
		w.assign(r.card, for_, t.whyTied(r.card, false))
	default:
		s.n, s.seat = int8(for_), t.next(s.seat)
	}
}
