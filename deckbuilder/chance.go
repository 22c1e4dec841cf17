package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// What an opLot is for.
const (
	lotFirst  int8 = iota // who goes first
	lotStrike             // who gets the Precision Strike that was turned up
)

// dealt reports which cards of a place a deal may give: of the known top of a deck
// the topmost, of a Complication deck searched for Precision Strikes those, of
// others any.
func (t *table) dealt(s *step) pile {
	p := t.piles[s.m]
	if z := places[s.m].Zone; (z == Deck || z == Foreseen) && len(p) > 0 {
		return p[len(p)-1:]
	}
	return p
}

// wanted reports whether a deal may give the card.
func (t *table) wanted(s *step, id content.ID) bool {
	return !s.searches() || t.card(id).Kind == content.Strike
}

// searches reports whether a deal looks for a Precision Strike only
// (core-threat-yellow-strike).
func (s *step) searches() bool { return s.op == opDeal && s.ref == search }

// search is what a deal that looks for a Precision Strike refers to: no effect that there is, since
// the bottom space of the Threat Meter has none.
var search = ref{part: oring}

// strikesIn is how many Precision Strikes lie in a place.
func (t *table) strikesIn(p Place) int {
	return t.countKinds(t.pile(p), content.KindsOf(content.Strike))
}

// deal gives a card.
func (w work) deal(id content.ID) {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	from, to := places[s.m], places[s.n]
	w.moved(id, from, to, t.whyDealt(s, from, to))
	switch to.Zone {
	case Hand:
		w.drawn(id, s)
	case DeckRest: // a Leader
		w.moved(t.set.promoted[id], at(Box), of(Aside, s.seat), "core-setup-promoted")
	case Revealed:
		if top := t.steps.top(); top != nil && (top.op == opResolve || top.op == opAccused) {
			top.ref = ref{card: id}
		}
	case LineUp:
		if t.set.silent {
			w.passTransport(id, to)
		}
	case MainTop:
		w.noteCost(id)
	case Officers:
		w.triggered(content.OnEnter, id, t.active)
	case Equipped:
		if top := t.steps.top(); top != nil && top.op == opMount {
			top.ref = ref{card: id}
		}
	case Discard:
		w.triggered(content.OnDiscarded, id, s.seat)
	}
}

// whyDealt is the rule or the card by which a card comes up.
func (t *table) whyDealt(s step, from, to Place) joe.RuleID {
	if s.ref.card != 0 {
		return t.why(s.ref)
	}
	switch to.Zone {
	case Hand:
		if t.phase == settingUp {
			return "core-setup-hand"
		}
		if t.below(opProven) != nil {
			return "tw-accusation-success-draw"
		}
		return "core-end-order"
	case DeckRest:
		return "core-setup-leader"
	case LineUp:
		if t.phase == settingUp {
			return "core-setup-lineup"
		}
		return "core-recruit-refill"
	case Equipped:
		return "cv-cobra-transport-draw"
	case Out:
		return "cv-setup-complications-trim"
	case LoyaltyDown:
		return "tw-setup-secret-deal"
	case LoyaltyUp:
		return "tw-accusation-success-flip"
	case Schemes:
		if t.phase == starting {
			return "tw-traitor-turn-sabotage"
		}
		return "tw-discovery-sabotage"
	case MainTop:
		return "si-silent-reveal"
	case Upcoming:
		return "core-story-upcoming"
	case Revealed:
		if s := t.below(opAccused); from.Zone == Accusations && s != nil {
			return t.whyAccused(s.n)
		}
		if s.searches() {
			return "core-threat-yellow-strike"
		}
		return "core-mission-complications"
	}
	return "core-threat-space"
}

// below is the next step of a kind that is pending; nil if there is none.
func (t *table) below(kind op) *step {
	for i := int(t.steps.n) - 1; i >= 0; i-- {
		if t.steps.list[i].op == kind {
			return &t.steps.list[i]
		}
	}
	return nil
}

// lot falls on a seat.
func (w work) lot(seat joe.Seat) {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	if s.n == lotFirst {
		w.firstChosen(FirstChosen{seat})
		return
	}
	w.assign(s.ref.card, seat, t.whyTied(s.ref.card, true))
}

// What an opThrow is for.
const (
	throwMission int8 = iota // the roll
	throwAgain               // dice of the roll again
	throwSide                // dice beside the roll
	throwSilent              // the Silent dice (si-silent-dice)
	throwDefence             // the dice of a defence against Menace (tw-menace-defend)
	throwIntel               // the Intel dice of the roll (cv-intel-swap)
	throwGuard               // the die of a Crimson Guard icon (cv-guard-icon-hit)
)

// thrown adds dice that fell.
func (w work) thrown(a Throw) {
	t := w.t
	s := t.steps.top()
	kind, why := s.m, joe.RuleID("core-mission-roll")
	if s.ref.card != 0 {
		why = t.why(s.ref)
	} else if kind == throwIntel {
		why = "cv-intel-swap"
	} else if s.n > maxThrow || t.mission.rolled && kind == throwMission && t.mission.intel == 0 {
		why = "core-mission-roll-more"
	}
	if s.n -= int8(a.Blanks + a.Hits + a.Doubles); s.n <= 0 {
		t.steps.pop()
	}
	if kind == throwSide {
		e := SideRolled{a.Blanks, a.Hits, a.Doubles, why}
		e.on(t)
		tell(w, e)
		return
	}
	if kind == throwDefence {
		e := DefenceRolled(a)
		e.on(t)
		tell(w, e)
		return
	}
	if kind == throwGuard {
		e := GuardsRolled(a)
		tell(w, e)
		if top := t.steps.top(); top != nil && top.op == opIcon {
			top.m += int8(a.Hits + 2*a.Doubles)
		}
		return
	}
	if kind == throwSilent {
		e := SilentRolled(a)
		e.on(t)
		tell(w, e)
		return
	}
	e := Rolled{a.Blanks, a.Hits, a.Doubles, why}
	e.on(t)
	tell(w, e)
}

// maxThrow is how many dice are thrown at once: those in the box (core-box-dice).
const maxThrow = 8
