package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// reveal draws the next of the Complications of the step, which are resolved one
// after the other (core-complication-now). The deck is that of the Act
// (core-story-act-change); an empty one is made anew from its discards
// (core-complication-reshuffle).
func (w work) reveal(s *step) {
	t := w.t
	act := max(1, t.act)
	from := ofAct(Foreseen, act)
	switch {
	case s.n <= 0 || t.attempting() && t.mission.gone:
		t.steps.pop()
		return
	case len(t.pile(from)) > 0:
	case len(t.pile(ofAct(Complicators, act))) > 0:
		from = ofAct(Complicators, act)
	case len(t.pile(ofAct(Resolved, act))) > 0:
		w.shuffled(ofAct(Resolved, act), ofAct(Complicators, act), "core-complication-reshuffle")
		return
	default:
		t.steps.pop()
		return
	}
	if t.spin() {
		w.noted(Noted{Why: "sdk-trigger-limit", Card: t.nameOf(s.ref.card)})
		t.steps.pop()
		return
	}
	s.n--
	seat, r := s.seat, s.ref
	w.push(step{op: opDeal, seat: seat, m: index(from), n: index(at(Revealed)), ref: r}, step{op: opResolve, seat: seat})
}

// spin counts what cards set off without anybody acting; it is true once that is too
// much.
func (t *table) spin() bool {
	if t.exhaust >= maxTriggers {
		return true
	}
	t.exhaust++
	return false
}

// resolve resolves the Complication that was drawn.
func (w work) resolve(s *step) {
	t := w.t
	id, seat, stage := s.ref.card, s.seat, s.n
	if id == 0 || t.zone(Revealed).last(id) < 0 {
		t.steps.pop()
		return
	}
	c := t.card(id)
	switch {
	case stage == 0 && s.m == 0 && seat >= 0 && t.mayAvert():
		s.m = 1 // asked
		w.push(step{op: opAvert, seat: t.mission.start, ref: ref{card: id}})
	case stage == 0:
		s.n++
		w.triggered(content.OnReveal, id, seat)
	case c.Kind == content.Strike:
		t.steps.pop()
		switch {
		case t.replaces() && seat == joe.Nobody:
			w.strikeReplaced(id, t.decider(t.active), toFewest)
		case t.replaces():
			w.strikeReplaced(id, seat, toAnyone)
		case seat == joe.Nobody:
			w.assignFewest(ref{card: id})
		default:
			w.strikeDrawn(id, seat)
		}
	default: // it was not attached
		t.steps.pop()
		w.moved(id, at(Revealed), ofAct(Resolved, c.Act), "core-complication-now")
	}
}

// attach attaches the Complication that was revealed. In A Traitor Within its entry says
// who drew it: that player draws again for one that is destroyed (tw-proximity-mine).
func (w work) attach(id content.ID, seat joe.Seat) {
	t := w.t
	e := Moved{t.card(id).ID, at(Revealed), at(Attached), "core-complication-attach", 0}
	if t.set.hidden {
		e.Known = joe.SetOf(seat)
	}
	e.on(t)
	tell(w, e)
}

// drewIt is who drew a Complication that is attached, where that is known; else Nobody.
func (t *table) drewIt(id content.ID) joe.Seat {
	p := t.zone(Attached)
	if i := p.last(id); t.set.hidden && i >= 0 && p[i].who.Len() == 1 {
		return firstOf(p[i].who)
	}
	return joe.Nobody
}

// drawsAgain lets who drew the Complication that a card destroyed draw the one with which
// the same card replaces it (tw-proximity-mine).
func (w work) drawsAgain(owner joe.Seat, r ref) {
	s := w.t.steps.top()
	if owner < 0 || s == nil || s.op != opEffects || s.ref.card != r.card || s.ref.ability != r.ability {
		return
	}
	if e := w.t.effect(s.ref); e != nil && e.Do == content.DrawComplication {
		one := step{op: opEffect, seat: owner, ref: s.ref}
		s.ref = s.ref.to(s.ref.at() + 1)
		w.push(one)
	}
}

// strikeDrawn assigns a Precision Strike to who drew it; if that one has two, the
// active player gives it away; without room anywhere it is discarded
// (core-strike-drawn).
func (w work) strikeDrawn(id content.ID, seat joe.Seat) {
	t := w.t
	switch room := t.roomFor(); {
	case room.Has(seat):
		w.assign(id, seat, "core-strike-drawn")
	case room != 0:
		w.push(step{op: opGive, seat: t.active, ref: ref{card: id}})
	default:
		w.moved(id, at(Revealed), t.discards(id), "core-side-limit-all-full")
	}
}

// assign assigns the Precision Strike that was revealed (core-side-limit).
func (w work) assign(id content.ID, seat joe.Seat, why joe.RuleID) {
	w.moved(id, at(Revealed), of(Side, seat), why)
	w.triggered(content.OnEnter, id, seat)
}
