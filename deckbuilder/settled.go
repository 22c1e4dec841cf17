package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// settled goes past a step that waits where there is nothing to ask; it is false
// where somebody has to act.
func (w work) settled(s *step) bool {
	t := w.t
	switch s.op {
	case opDeal:
		p := t.dealt(s)
		if len(p) > 0 && (!s.searches() || t.countKinds(p, content.KindsOf(content.Strike)) > 0) {
			return false
		}
	case opThrow:
		if s.n > 0 {
			return false
		}
	case opLot:
		if s.m != 0 {
			return false
		}
	case opRide:
		if t.anyRide() {
			return false
		}
	case opSwap:
		if t.mostSwapped() > 0 {
			return false
		}
	case opUpgrade:
		if t.set.hidden && len(t.own(Hand, s.seat)) > 0 || slices.ContainsFunc(t.own(Hand, s.seat), func(e entry) bool { return t.upgrades(e.card) }) {
			return false
		}
		t.steps.pop()
		w.reward(int(t.mission.level))
		return true
	case opMount:
		if !w.noBearer(s.ref.card) {
			return false
		}
	case opAvert:
		if t.mayAvert() && t.zone(Revealed).last(s.ref.card) >= 0 {
			return false
		}
	case opJoin:
		if int(s.n) < int(t.seats) {
			if s.seat == t.mission.start && !t.mission.began && t.team() > 0 && t.asksToJoin(s.seat) && t.mayDeploy() { // cv-bay-deploy
				return false
			}
			if t.asksToJoin(s.seat) && (t.seatsLeft(s) > 0 || s.m == 0 && t.escorts()) && (t.set.hidden && len(t.own(Hand, s.seat)) > 0 && (t.team() > 0 || s.seat != t.mission.start) || slices.ContainsFunc(t.own(Hand, s.seat), func(e entry) bool { return t.joins(e.card) })) {
				return false
			}
			s.n, s.seat = s.n+1, t.next(s.seat)
			return true
		}
		if t.team() == 0 { // nobody may go after all: the mission comes to nothing
			w.changed(TargetGone, 1, "core-mission-start")
		}
	case opWindow:
		if int(s.n) < int(t.seats) {
			if t.set.hidden && t.asksForCards(s.seat) || t.anyToPlay(s.seat, s.m) {
				return false
			}
			if t.mission.credit > 0 {
				w.loseCredit()
				return true
			}
			s.n, s.seat = s.n+1, t.next(s.seat)
			return true
		}
	case opPick:
		any := false
		t.candidates(s, func(content.ID, Place) bool {
			any = true
			return false
		})
		if (any || t.set.hidden && t.picksHidden(s)) && s.n > 0 {
			return false
		}
		if !any && t.noneBack(t.effect(s.ref)) {
			w.noted(Noted{Why: "sdk-fetch-limit", Card: t.nameOf(s.ref.card)})
		}
	case opSlot:
		any := false
		t.slots(s, func(int) bool {
			any = true
			return false
		})
		if any && s.n > 0 {
			return false
		}
		t.steps.pop()
		w.push(step{op: opFill, seat: joe.Nobody})
		return true
	case opRetire:
		if t.has(t.own(Team, s.seat), content.KindsOf(content.GI)) {
			return false
		}
	case opDefend:
		if len(t.own(Hand, s.seat)) > 0 {
			return false
		}
		w.defended()
		return true
	case opSabotage:
		if len(t.own(Schemes, s.seat)) > 0 {
			return false
		}
	case opSeat, opGive, opVote, opFoe:
		if t.seatsFor(s) != 0 {
			return false
		}
	case opEither:
		if t.effect(s.ref) != nil {
			return false
		}
	default:
		return false
	}
	t.steps.pop()
	return true
}

// anyToPlay reports whether a seat has something to do in a window of the mission.
func (t *table) anyToPlay(seat joe.Seat, window int8) bool {
	var room [32]Action
	return len(t.appendCardsToPlay(room[:0], seat, window)) > 0
}
