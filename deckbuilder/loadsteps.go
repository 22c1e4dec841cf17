package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// checkSteps: what is still to be done fits the phase, the mission and itself. At the
// bottom is the set-up, the turn or the End of Round; above it the question of the
// phase, then the mission, then the rest.
func (r *reader) checkSteps() {
	t := &r.t
	if t.phase == over {
		return
	}
	for i, p := range t.steps.list[:t.steps.n] {
		why := "the table has no such thing to do"
		if t.fit(p) {
			why = t.misplaced(i, p)
		}
		if why != "" {
			r.failStep(i, why)
			return
		}
	}
	attempts := t.steps.n > 2 && t.steps.list[2].op == opMission
	switch {
	case attempts != t.attempting():
		r.fail("steps", "a mission that is attempted is the third step, and no other is there")
	case (t.phase == missions || t.phase == recruiting) && t.steps.n < 2:
		r.fail("steps", "the question of the phase is the second step")
	case !t.fits(t.steps):
		r.fail("steps", "what is still to be done cannot be done in this position")
	}
}

// failStep reports a fault of a step.
func (r *reader) failStep(i int, why string) {
	m, ok := r.o.Opt("steps")
	if !ok {
		r.n.Fail("steps: %s", why)
		return
	}
	m.List(maxSteps)[i].Fail("%s", why)
}

// misplaced is what is wrong with a step where it stands; "" if nothing is.
func (t *table) misplaced(i int, p step) string {
	bottom, top := t.steps.list[0], int(t.steps.n)-1
	bad := func(ok bool, why string) string {
		if ok {
			return ""
		}
		return why
	}
	if i == 0 {
		return bad(t.bears(p), "at the bottom is the set-up, the turn of the active player or the End of Round, at the stage of the phase")
	}
	if t.set.hidden {
		if why := t.misplacedTraitor(i, p); why != "" {
			return why
		}
	}
	if t.set.veil.on {
		if why := t.misplacedVeil(i, p); why != "" {
			return why
		}
	}
	switch p.op {
	case opSetup, opTurn, opRound:
		return "only at the bottom"
	case opMissions:
		return bad(i == 1 && bottom.n == turnRecruits && bottom.op == opTurn && p.seat == t.active, "only above the turn, in its first part")
	case opRecruit:
		return bad(i == 1 && bottom.n == turnEnds && bottom.op == opTurn && p.seat == t.active, "only above the turn, in its second part")
	case opMission:
		return bad(i == 2 && t.steps.list[1].op == opMissions && p.seat == t.active && t.staged(p.n), "only above the first part of the turn, at the stage of the mission")
	case opName:
		if t.menacing() { // above the question at whom it is aimed
			return bad(i == 4 && t.steps.list[3].op == opFoe, "only above the question at whom Menace is aimed")
		}
		fallthrough
	case opJoin:
		if p.m > 0 { // late, above the cards that are played
			return bad(i == 4 && t.steps.list[3].op == opWindow && t.mission.began && len(t.zone(Deployed)) > 0, "only above the question for cards")
		}
		fallthrough
	case opRide, opWindow, opRetire:
		return bad(i == 3 && t.steps.list[2].op == opMission && t.steps.list[2].n == p.stage(), "only above the mission, at its stage")
	case opThrow:
		return bad(p.m == throwGuard || t.attempting() && (p.m == throwSide || p.m == throwSilent && t.mission.silent || p.m == throwDefence && t.menacing() && t.steps.list[2].n == missionDecide || p.m != throwDefence && (t.steps.list[2].n > missionRoll || p.m == throwIntel && t.steps.list[2].n == missionRoll)), "only on a mission that has come to its roll")
	case opLot:
		if p.n == lotFirst {
			return bad(i == 1 && t.first < 0 && joe.SeatSet(p.m) == t.everybody(), "only for who goes first, among all")
		}
		return bad(joe.SeatSet(p.m)&^t.roomFor() == 0 && t.strikes(p), "only among seats with room for a Side Mission (core-side-limit)")
	case opVote:
		return bad(joe.SeatSet(p.m)&^t.roomFor() == 0 && t.strikes(p), "only among seats with room for a Side Mission (core-side-limit)")
	case opGive:
		return bad(t.strikes(p), "only of a Precision Strike (core-strike-drawn)")
	case opResolve:
		return bad(p.ref.card != 0 || i == top-1 && t.steps.list[top].op == opDeal, "it names the Complication, but while that one comes up")
	case opDeal:
		switch under := t.steps.list[i-1]; {
		case i < top && places[p.n].Zone.single():
			return "only on top"
		case places[p.n].Zone == Revealed:
			return bad((under.op == opResolve && places[p.m].Zone != Accusations || under.op == opAccused && places[p.m].Zone == Accusations) && under.ref == (ref{}), "only above the step that resolves it")
		case places[p.m].Zone == Leaders:
			return bad(bottom.op == opSetup && bottom.n == dealLoyalty && len(t.own(Aside, p.seat)) == 0 && !slices.Contains(t.steps.list[:i], p), "only in set-up, one to each seat without a Leader")
		case t.set.hidden && t.misdealt(p, under) != "":
			return t.misdealt(p, under)
		case places[p.n].Zone == Scouted:
			return bad(t.pendingStep(func(q step) bool { return q.op == opScout && q.seat == p.seat }), "only for a seat that looks at cards")
		}
		return ""
	case opStory:
		return bad(p.n == storyFails || p.n == storyFollows && t.accusesFirst() && i == top-2 || i == top-1 && t.steps.list[top].op == opDeal && places[t.steps.list[top].n] == at(Upcoming), "only below the deal of a Story Mission")
	case opAbility:
		return bad(p.n == abilityAsk || i == top-1 && t.steps.list[top].op == opMay, "it is asked about only from above")
	case opSpace:
		return "nothing waits above it"
	}
	return ""
}

// single reports whether cards are dealt to the zone one at a time, with what they
// bring done before the next.
func (z Zone) single() bool { return z == LineUp || z == Upcoming || z == Revealed || z == Officers }

// strikes reports whether a step is about a Precision Strike.
func (t *table) strikes(p step) bool {
	return p.ref.card != 0 && int(p.ref.card) <= t.set.cards.Len() && (t.card(p.ref.card).Kind == content.Strike || t.accuses(p.ref))
}

// bears reports whether the bottom step is that of the phase.
func (t *table) bears(p step) bool {
	turn := p.op == opTurn && p.seat == t.active
	switch t.phase {
	case settingUp:
		return p.op == opSetup && p.seat == joe.Nobody && p.n > chooseFirst && p.n <= begun && (p.n == giveLeaders) == (t.first < 0)
	case starting:
		return turn && p.n == turnMissions
	case missions:
		return turn && p.n == turnRecruits && t.steps.n > 1 && t.steps.list[1].op == opMissions
	case recruiting:
		return turn && p.n == turnEnds && t.steps.n > 1 && t.steps.list[1].op == opRecruit
	case finishing:
		return turn && p.n >= turnDiscards && p.n <= turnOver
	case rounding:
		return p.op == opRound && p.seat == t.active && (p.n == roundThreat || p.n == roundOver) && t.turns == t.turnsARound()
	}
	return false
}

// staged reports whether the mission has come as far as its stage says; n is the stage
// that comes next.
func (t *table) staged(n int8) bool {
	m := &t.mission
	if m.foe != 0 && (!t.menacing() || !(joe.Seat(m.foe)-1).At(int(t.seats)) || joe.Seat(m.foe)-1 == m.start) ||
		t.menacing() && m.foe == 0 && (n > missionRoll || n == missionRoll && (t.steps.n < 4 || t.steps.list[3].op != opFoe)) {
		return false // tw-menace-others
	}
	return n > missionRide && n <= missionAway && m.began == (n > missionLock) && m.decided == (!m.gone && n > missionDecide) &&
		(!m.gone || n <= missionDecide) && (!m.rolled || n > missionRoll || n == missionRoll && m.intel > 0)
}

// stage is the stage of the mission that comes after a question.
func (s step) stage() int8 {
	switch s.op {
	case opRide:
		return missionTeam
	case opJoin:
		return missionLock
	case opName:
		return missionCards
	case opRetire:
		return missionAway
	}
	switch s.m {
	case windowEarly:
		return missionReveal
	case windowSilence:
		return missionCompare
	case windowCards:
		return missionFoe
	}
	return missionDefend
}
