package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// checkHidden: what is hidden in A Traitor Within, and what is known of it, fits
// together.
func (r *reader) checkHidden() {
	t := &r.t
	if !t.set.hidden {
		return
	}
	r.readLeaders()
	if r.n.Failed() {
		return
	}
	for s := range joe.Seat(t.seats) {
		for _, pool := range [...]Place{of(DeckRest, s), at(SecretStack), at(SabotageDeck)} {
			if t.unplaced(pool) < 0 {
				r.fail("places", "%s holds fewer cards than there are unknown ones that it may be", pool)
			}
		}
		r.checkLoyalty(s)
		if _, bad := t.loyalty(t.own(LoyaltyUp, s)); bad > 1 && t.status[s] == undiscovered {
			r.fail("status", "%v shows two Traitor cards and is discovered (tw-discovery-trigger)", s)
		}
		if len(t.own(Schemes, s)) > 0 && t.status[s] != activeTraitor {
			r.fail("places", "%v is no Active Traitor and has Sabotage cards (tw-sabotage-rehab-discard)", s)
		}
	}
	for _, id := range [...]content.ID{t.set.loyalCard, t.set.traitorCard} {
		if n, want := t.zone(Box).count(id), t.set.start[at(Box).index()].count(id); n != want {
			r.fail("places", "%d of %s lie in the box, not %d (tw-setup-secret-stack)", n, t.nameOf(id), want)
		}
	}
	r.checkRetired()
}

// checkLoyalty: a player has one Loyalty card of either kind (tw-setup-loyalty-pair) and,
// once it is dealt, one of the secret stack (tw-setup-secret-deal). All know which cards
// are no longer there to be flipped.
func (r *reader) checkLoyalty(s joe.Seat) {
	t := &r.t
	down, up := t.own(LoyaltyDown, s), t.own(LoyaltyUp, s)
	size := 3
	if t.phase == settingUp && (t.steps.list[0].n <= dealLoyalty || t.pendingStep(func(p step) bool {
		return p.op == opDeal && places[p.n] == of(LoyaltyDown, s)
	})) {
		size = 2
	}
	var shown pile // and flipped
	for _, e := range down {
		if e.who == t.everybody() {
			shown = append(shown, e)
		}
	}
	loyal, bad := t.loyalty(append(shown, up...))
	_, open := t.loyalty(shown)
	secret := len(down) - len(shown)
	switch {
	case len(down)+len(up) != size:
		r.fail("places", "%v has %d Loyalty cards, not %d (tw-setup-loyalty-pair, tw-setup-secret-deal)", s, len(down)+len(up), size)
	case loyal == 0 || bad == 0:
		r.fail("places", "of the Loyalty cards of %v that are known one is a Loyal Joe and one a Traitor (tw-setup-loyalty-pair)", s)
	case t.phase != over && (secret > 1 || len(shown) > 2 || open > 1 || len(shown)-open > 1):
		r.fail("places", "%v has one Loyalty card that is secret, and knows which of the others are left (tw-loyalty-secret)", s)
	}
}

// checkRetired: Accusations are over, and none lies anywhere, once a Traitor was found or
// every player has shown two Loyal Joe cards (tw-discovery-accusations-gone,
// tw-no-traitor-accusations-out).
func (r *reader) checkRetired() {
	t := &r.t
	discovered := t.status != [maxSeats]allegiance{}
	if t.retired != discovered && !t.allLoyal() || discovered && !t.retired {
		r.fail("retired", "Accusations are over once a Traitor was discovered or there is none, and not before")
	}
	if !t.retired {
		return
	}
	for i, p := range t.piles {
		if z := places[i].Zone; z == Side || z == Revealed {
			if t.has(p, content.KindsOf(content.Accusation)) {
				r.fail("places", "Accusations are over, and there is one at %s (tw-discovery-accusations-gone)", places[i])
			}
		}
	}
}

// misplacedTraitor is what is wrong with a step of A Traitor Within where it stands; ""
// if nothing is.
func (t *table) misplacedTraitor(i int, p step) string {
	top := int(t.steps.n) - 1
	bad := func(ok bool, why string) string {
		if ok {
			return ""
		}
		return why
	}
	stage := int8(-1) // of the mission that is the third step
	if i == 3 && t.steps.list[2].op == opMission {
		stage = t.steps.list[2].n
	}
	switch p.op {
	case opSabotage:
		return bad(stage == missionEarly && t.activeTraitors().Has(p.seat), "only above the mission, at its stage, of an Active Traitor")
	case opFoe:
		return bad(stage == missionRoll && t.menacing() && t.foes(t.mission.start) != 0, "only above Menace, at its stage")
	case opDefend:
		return bad(stage == missionDecide && t.menacing() && p.seat == joe.Seat(t.mission.foe)-1 && p.n >= 0, "only above Menace, at its stage, for its target")
	case opProven:
		return bad(stage == missionRetire && p.n > 0 && p.n <= provenOver && t.accuses(p.ref), "only above the mission, once an Accusation has succeeded")
	case opFlipped:
		return bad(i == top-1 && places[t.steps.list[top].n] == of(LoyaltyUp, p.seat) && t.steps.list[top].op == opDeal, "only below the Loyalty card that is flipped")
	case opAccused:
		return bad(p.ref.card == 0 && i == top-1 && t.steps.list[top].op == opDeal && places[t.steps.list[top].m] == at(Accusations) && p.n >= toAnyone && p.n <= toFewest,
			"only below the Accusation that comes up")
	case opFirst:
		return bad(t.phase == settingUp && t.steps.list[0].n == begun, "only at the end of set-up")
	case opSchemes:
		return bad(p.n >= 0 && t.status[p.seat] == activeTraitor, "only of an Active Traitor")
	}
	return ""
}

// misdealt is what is wrong with a deal of A Traitor Within; "" if nothing is.
func (t *table) misdealt(p, under step) string {
	switch {
	case places[p.m].Zone == Accusations && under.op != opAccused:
		return "only above the step that gives the Accusation to somebody"
	case places[p.n].Zone == Schemes && (under.op != opSchemes || under.seat != p.seat):
		return "only above the step that draws Sabotage cards"
	case places[p.n].Zone == LoyaltyUp && (under.op != opFlipped && (under.op != opProven || under.n != 1) || under.seat != p.seat):
		return "only above the step that looks at the Loyalty card"
	case places[p.n].Zone == LoyaltyDown && (t.phase != settingUp || t.steps.list[0].n != drawHands):
		return "only in set-up, one to each seat"
	}
	return ""
}

// accusesFirst reports whether the Story Mission has left play and the next one follows
// once its runner has an Accusation (tw-story-fail-accusation).
func (t *table) accusesFirst() bool {
	top := int(t.steps.n) - 1
	return t.set.hidden && top > 1 && t.steps.list[top].op == opDeal && places[t.steps.list[top].m] == at(Accusations) &&
		t.steps.list[top-1].op == opAccused && t.steps.list[top-2].op == opStory
}

// accuses reports whether a step is about an Accusation.
func (t *table) accuses(r ref) bool {
	return r.card != 0 && int(r.card) <= t.set.cards.Len() && t.card(r.card).Kind == content.Accusation
}
