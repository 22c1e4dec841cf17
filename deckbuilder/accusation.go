package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// replaces reports whether Precision Strikes are replaced by Accusations
// (tw-strike-replaced): as long as no Traitor was found, and nobody has the proof that
// there is none (tw-discovery-strikes-core, tw-no-traitor-strikes).
func (t *table) replaces() bool { return t.set.hidden && !t.retired }

// accuse draws an Accusation, which the seat gives to any player with room
// (tw-strike-accusation-given, amb-tw-strike-chooser). A deck that is empty is made
// anew from its discards (tw-accusation-reshuffle); if both are, none is drawn
// (amb-tw-accusations-all-out).
func (w work) accuse(seat joe.Seat, to int8) {
	t := w.t
	if len(t.zone(Accusations)) == 0 {
		if len(t.zone(AccusationsDone)) == 0 {
			w.noted(Noted{Why: "amb-tw-accusations-all-out"})
			return
		}
		w.shuffled(at(AccusationsDone), at(Accusations), "tw-accusation-reshuffle")
	}
	w.push(step{op: opDeal, seat: seat, m: index(at(Accusations)), n: index(at(Revealed))}, step{op: opAccused, seat: seat, n: to})
}

// To whom an Accusation that is drawn goes.
const (
	toAnyone int8 = iota // as its drawer says
	toSelf               // to its drawer: for a Story Mission that failed (tw-story-fail-accusation)
	toFewest             // to who has the fewest Side Missions (tw-yellow-fewest)
)

// whyAccused is the rule by which an Accusation is drawn, by to whom it goes.
func (t *table) whyAccused(to int8) joe.RuleID {
	switch {
	case t.phase == settingUp:
		return "tw-setup-first-accusation"
	case to == toSelf:
		return "tw-story-fail-accusation"
	case to == toFewest:
		return "tw-yellow-replaced"
	case t.attempting() && t.target().Zone == Story:
		return "tw-story-strike-replaced"
	}
	return "tw-strike-replaced"
}

// whyGiven is the rule by which a player gives a Side Mission to somebody.
func (t *table) whyGiven(id content.ID) joe.RuleID {
	switch {
	case t.card(id).Kind != content.Accusation:
		return "core-strike-drawn"
	case t.phase == settingUp:
		return "tw-setup-first-accusation"
	}
	return "tw-strike-accusation-given"
}

// discards is where a Side Mission goes that is done with.
func (t *table) discards(id content.ID) Place {
	if t.card(id).Kind == content.Accusation {
		return at(AccusationsDone)
	}
	return ofAct(Resolved, t.card(id).Act)
}

// accused gives the Accusation that was drawn.
func (w work) accused(s *step) {
	t := w.t
	id, seat, to := s.ref.card, s.seat, s.n
	t.steps.pop()
	if id == 0 || t.zone(Revealed).last(id) < 0 {
		return
	}
	room := t.roomFor()
	switch {
	case to == toSelf && !room.Has(seat): // tw-story-fail-full
		w.moved(id, at(Revealed), at(AccusationsDone), "tw-story-fail-full")
	case to == toSelf:
		w.moved(id, at(Revealed), of(Side, seat), "tw-story-fail-accusation")
	case room == 0: // tw-strike-all-full, amb-tw-yellow-full
		w.moved(id, at(Revealed), at(AccusationsDone), "tw-strike-all-full")
	case to == toFewest && t.seats > 2: // tw-yellow-fewest; with two the active player chooses (amb-tw-yellow-two)
		w.assignFewest(ref{card: id})
	default: // tw-accusation-full, tw-setup-first-accusation-self
		w.push(step{op: opGive, seat: seat, ref: ref{card: id}})
	}
}

// provenOver is the last stage of an Accusation that succeeded.
const provenOver int8 = 4

// proven does what a successful Accusation does, in order (tw-accusation-order): a
// Loyalty card of whom it lies before is flipped, blind (tw-accusation-success-flip,
// tw-loyalty-blind-flip); a discovery follows at once (amb-tw-discovery-mid-accusation);
// the runner draws a card (tw-accusation-success-draw, amb-tw-that-player); a Loyal Joe
// lowers Threat (tw-accusation-loyal-threat); the Accusation is discarded
// (tw-accusation-discard).
func (w work) proven(s *step) {
	t := w.t
	holder, stage := s.seat, s.n
	s.n++
	up := t.own(LoyaltyUp, holder)
	switch stage {
	case 0:
		if len(t.own(LoyaltyDown, holder)) > 0 {
			w.push(step{op: opDeal, seat: holder, m: index(of(LoyaltyDown, holder)), n: index(of(LoyaltyUp, holder))})
		} else {
			s.n, s.m = 2, 1 // amb-tw-nothing-to-flip
		}
	case 1:
		w.discover(holder)
	case 2:
		w.push(step{op: opDraw, seat: t.decider(t.active), n: 1})
	case 3:
		if s.m == 0 && len(up) > 0 && !t.card(up[len(up)-1].card).Traitor && t.status[holder] != activeTraitor {
			w.push(step{op: opThreat, seat: t.active, n: -1, m: byLoyalty})
		}
	default: // provenOver
		id := s.ref.card
		t.steps.pop()
		if id != 0 {
			w.moved(id, of(Side, holder), at(AccusationsDone), "tw-accusation-discard")
		}
		w.noTraitor() // amb-tw-no-traitor-mid-accusation
	}
}

// flip flips a face-down Loyalty card of a player where a mission says so
// (tw-discovery-no-flips).
func (w work) flip(seat joe.Seat, r ref) {
	t := w.t
	if t.set.hidden && len(t.own(LoyaltyDown, seat)) > 0 {
		w.push(step{op: opDeal, seat: seat, m: index(of(LoyaltyDown, seat)), n: index(of(LoyaltyUp, seat)), ref: r}, step{op: opFlipped, seat: seat})
	}
}

// flipped does what follows on such a flip.
func (w work) flipped(s *step) {
	seat := s.seat
	w.t.steps.pop()
	if !w.discover(seat) {
		w.noTraitor()
	}
}

// strikeReplaced discards a Precision Strike and draws an Accusation in its place
// (tw-strike-replaced, tw-story-strike-replaced, tw-yellow-replaced).
func (w work) strikeReplaced(id content.ID, seat joe.Seat, to int8) {
	w.moved(id, at(Revealed), w.t.discards(id), w.t.whyAccused(to))
	w.accuse(seat, to)
}
