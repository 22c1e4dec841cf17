package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// The stages of a turn (core-turn-phases).
const (
	turnBegins int8 = iota
	turnMissions
	turnRecruits
	turnEnds
	turnDiscards
	turnDraws
	turnOver
)

// turn does one part of the turn of the seat of the step.
func (w work) turn(s *step) {
	t := w.t
	stage, seat := s.n, s.seat
	s.n++
	switch stage {
	case turnBegins:
		round := t.round
		if t.turns == t.turnsARound() || round == 0 {
			round++
		}
		e := TurnBegan{seat, round}
		e.on(t)
		tell(w, e)
		if t.set.hidden && t.status[seat] == activeTraitor { // tw-traitor-turn-sabotage
			w.push(step{op: opSchemes, seat: seat, n: 1})
		}
		w.inPlay(content.OnTurn) // core-start-effects; no card may be played here (core-start-no-cards)
	case turnMissions:
		w.phaseBegan(missions)
		w.push(step{op: opMissions, seat: seat})
	case turnRecruits:
		w.phaseBegan(recruiting)
		w.push(step{op: opRecruit, seat: seat})
	case turnEnds:
		w.phaseBegan(finishing)
		w.inPlay(content.OnTurnEnd) // core-end-order
	case turnDiscards:
		w.empty(at(MainTop), at(MainDiscard), "si-silent-discard-reveal")
		w.empty(of(Troopers, seat), of(Discard, seat), "core-trooper-end")
		w.empty(of(Used, seat), of(Discard, seat), "core-end-order")
		w.discardHand(seat)
	case turnDraws:
		w.push(step{op: opDraw, seat: seat, n: int8(max(0, min(30, handSize+t.answer(content.ModHand, 0))))})
	case turnOver:
		t.steps.pop()
		if t.turns < t.turnsARound() {
			w.push(step{op: opTurn, seat: t.next(seat)})
		} else {
			w.push(step{op: opRound, seat: seat})
		}
	}
}

// turnsARound is how many turns make a round: one of each player, alone two
// (core-round, core-round-solo).
func (t *table) turnsARound() uint8 { return max(2, t.seats) }

func (w work) phaseBegan(p phase) {
	e := PhaseBegan{phaseWords[p]}
	e.on(w.t)
	tell(w, e)
}

// empty moves all cards of a place: the top one first or, where those that all know lie
// before the others, these, so that the order does not tell what the others are.
func (w work) empty(from, to Place, why joe.RuleID) {
	for p := w.t.pile(from); len(p) > 0; p = w.t.pile(from) {
		next := len(p) - 1
		if w.t.set.hidden && from.Zone.sortsShown() {
			next = 0
		}
		w.moved(p[next].card, from, to, why)
	}
}

// discardHand discards a hand at the end of a turn (core-end-order), and sets off
// what cards do that are discarded unused.
func (w work) discardHand(seat joe.Seat) {
	hand := w.t.own(Hand, seat)
	for _, e := range hand {
		if w.t.set.hidden && w.t.actsDiscarded(e.card, seat) { // all see it: after others it would tell what they are
			w.moved(e.card, of(Hand, seat), of(Discard, seat), "core-end-order")
		}
	}
	w.empty(of(Hand, seat), of(Discard, seat), "core-end-order")
	for _, e := range hand {
		w.triggered(content.OnDiscarded, e.card, seat)
	}
}

// draw draws the cards of the step, one after the other: from what is known on top
// of the deck, from the rest, from the discards shuffled anew (core-draw-reshuffle).
func (w work) draw(s *step) {
	t := w.t
	seat := s.seat
	from := of(Deck, seat)
	switch {
	case s.n <= 0:
		t.steps.pop()
		return
	case len(t.pile(from)) > 0:
	case len(t.own(DeckRest, seat)) > 0:
		from = of(DeckRest, seat)
	case len(t.own(Discard, seat)) > 0:
		w.shuffled(of(Discard, seat), of(DeckRest, seat), "core-draw-reshuffle")
		return
	default:
		t.steps.pop()
		return
	}
	s.n--
	r := s.ref
	w.push(step{op: opDeal, seat: seat, m: index(from), n: index(of(Hand, seat)), ref: r})
}

// drawn puts a card that was drawn where it belongs: a Transport into the Hangar,
// with another card in its place (core-transport-drawn), a Trooper before its player,
// with none (core-trooper-drawn).
func (w work) drawn(id content.ID, s step) {
	t := w.t
	switch t.card(id).Kind {
	case content.Transport:
		to, why := t.dock(id)
		w.moved(id, of(Hand, s.seat), to, why)
		if top := t.steps.top(); top != nil && top.op == opDraw && top.seat == s.seat {
			top.n++
		}
	case content.Trooper:
		w.moved(id, of(Hand, s.seat), of(Troopers, s.seat), "core-trooper-drawn")
		w.triggered(content.OnEnter, id, s.seat)
	}
}

// The stages of the End of Round.
const (
	roundEffects int8 = iota
	roundThreat
	roundOver
)

// endRound does one part of the End of Round (core-round-end-threat).
func (w work) endRound(s *step) {
	t := w.t
	stage := s.n
	s.n++
	switch stage {
	case roundEffects:
		rests := t.roundRests()
		w.phaseBegan(rounding)
		if rests {
			s.n = roundOver
			return
		}
		w.inPlay(content.OnRoundEnd)
	case roundThreat:
		w.push(step{op: opThreat, seat: t.active, n: int8(max(-30, min(30, t.tokenFor()+t.answer(content.ModThreat, 0)))), m: byToken})
	case roundOver:
		seat := s.seat
		t.steps.pop()
		e := RoundEnded{t.round}
		tell(w, e)
		if int(t.round) >= t.set.limit {
			w.endedFor(byLimit)
			return
		}
		w.push(step{op: opTurn, seat: t.next(seat)})
	}
}
