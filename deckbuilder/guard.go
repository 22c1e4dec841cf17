package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is the chapter on the Undercover Crimson Guard.

// guardCut is how many Mission dice each Crimson Guard in play cuts from a Group Mission
// (cv-guard-penalty).
const guardCut = 2

// mostBlended is how many Crimson Guards may blend in with the next ones.
const mostBlended = 20

// guarded reports whether the mission is against a Crimson Guard, which is attempted with
// Intel dice alone (cv-guard-intel-only).
func (t *table) guarded() bool {
	return t.attempting() && t.card(t.mission.card).Kind == content.Guard
}

// green reports whether green dice that an effect would have thrown at once stay out of
// it, and says so: the mission is against a Crimson Guard (cv-guard-no-green).
func (w work) green(why joe.RuleID) bool {
	if !w.t.guarded() {
		return false
	}
	w.noted(Noted{Why: "cv-guard-no-green", Card: string(why)})
	return true
}

// The stages of a Story Mission's Crimson Guard icon.
const (
	iconRoll int8 = iota
	iconEnter
)

// icon brings the Crimson Guards of the icon of the Story Mission that became active: its
// number, and one for each Hit of a die where it shows one (cv-guard-icon-number,
// cv-guard-icon-when, cv-guard-icon-hit, cv-guard-icon-both,
// amb-cv-guard-first-mission). m is the Hits.
func (w work) icon(s *step) {
	t := w.t
	p := t.zone(Story)
	if len(p) == 0 {
		t.steps.pop()
		return
	}
	c := t.card(p[0].card)
	if s.n == iconRoll {
		if s.n++; c.GuardHit {
			w.push(step{op: opThrow, seat: joe.Nobody, n: 1, m: throwGuard})
		}
		return
	}
	hits := int(s.m)
	t.steps.pop()
	w.enter(int(c.Guards), "cv-guard-icon-number")
	w.enter(hits, "cv-guard-icon-hit")
	w.blend()
}

// infiltrate brings Crimson Guards into play, and those that blend in with them.
func (w work) infiltrate(n int, why joe.RuleID) {
	w.enter(n, why)
	w.blend()
}

// blend brings the Crimson Guards that blend in with those that have come, even where no
// others came (cv-blending-in-usual, cv-blending-in-zero, amb-cv-blending-in).
func (w work) blend() {
	if more := int(w.t.blends); more > 0 {
		w.changed(GuardsBlended, -more, "cv-blending-in-usual")
		w.enter(more, "cv-blending-in-usual")
	}
}

// enter brings Crimson Guards into play, as many as the stack has (amb-cv-guard-supply).
func (w work) enter(n int, why joe.RuleID) {
	t := w.t
	for range n {
		p := t.zone(GuardStack)
		if len(p) == 0 {
			w.noted(Noted{Why: "amb-cv-guard-supply", Card: string(why)})
			return
		}
		id := p[len(p)-1].card
		w.moved(id, at(GuardStack), at(Guards), why)
		w.triggered(content.OnEnter, id, t.active)
	}
}
