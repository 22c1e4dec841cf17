package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// check holds a position that was read against the rules, so that every State that
// exists can be played on. It names what is wrong and where.
func (r *reader) check() {
	for _, part := range [...]func(){r.checkTurn, r.checkEnd, r.sendHome, r.checkPlaces, r.checkHidden, r.checkStory, r.checkMission, r.checkVeil, r.checkSteps} {
		if part(); r.n.Failed() {
			return
		}
	}
}

// checkTurn: who goes first and whose turn it is follow from one another.
func (r *reader) checkTurn() {
	t := &r.t
	if s, named := t.set.first.Seat(); named && t.first != s {
		r.fail("first", "the config names %v", s)
	}
	if t.first < 0 && (t.round > 0 || t.active >= 0) {
		r.fail("first", "missing: who goes first")
	}
	if t.round == 0 && t.active != t.first {
		r.fail("active", "before the first turn the one who goes first")
	}
	if t.phase == settingUp && (t.bonus != [maxSeats]int16{} || t.spent != [maxSeats]int16{}) {
		r.fail("phase", "no Recruit points in set-up")
	}
	if t.phase != over && t.steps.n == 0 {
		r.fail("steps", "missing: what is still to be done, in this phase")
	}
}

// checkEnd: a game that is over says why, and has ended for no other reason.
func (r *reader) checkEnd() {
	t := &r.t
	top := int(t.threat) == len(t.set.meter.Spaces)-1
	if t.phase != over {
		switch {
		case r.o.Has("outcome"):
			r.fail("outcome", "left out while the game goes on")
		case top:
			r.fail("threat", "on the top space the game is lost (core-lose-threat-top)")
		}
		return
	}
	if t.reason == 0 {
		r.fail("outcome", "missing: how the game ended")
		return
	}
	if r.o.Has("steps") || t.exhaust != 0 {
		r.fail("phase", "nothing is still to be done once the game is over")
	}
	last := t.zone(StoryDone)
	all := (t.set.perAct + 1) * acts
	finale := len(last) == all && t.record>>(all-1)&1 == 1
	follows := true
	switch t.reason {
	case byThreat:
		follows = top
	case byFinale:
		follows = finale
	case byBattalions:
		follows = t.covered() == mostCovered
	}
	if !follows || top && t.reason != byThreat || finale && t.reason != byFinale {
		r.fail("outcome", "%s does not follow from the position", endings[t.reason])
	}
}

// checkPlaces: what lies where fits together.
func (r *reader) checkPlaces() {
	t := &r.t
	for s := range joe.Seat(t.seats) {
		if t.sidesOf(s) > mostSides {
			r.fail("places", "%v has more than %d Side Missions (core-side-limit)", s, mostSides)
		}
		if len(t.own(Aside, s)) > 1 && !t.set.silent {
			r.fail("places", "%v has more than one Promoted Leader", s)
		}
		if len(t.own(Reserve, s)) > 0 && t.seats > 2 {
			r.fail("places", "with three players and more nobody has a Reserve tile (core-reserve-not-3)")
		}
		if t.phase != over && len(t.own(Team, s)) > 0 && !t.attempting() {
			r.fail("places", "%v has Joes on a mission, and there is none", s)
		}
		if t.phase != over && len(t.own(Scouted, s)) > 0 && !t.pendingStep(func(p step) bool { return p.op == opScout && p.seat == s }) {
			r.fail("places", "%v looks at cards, and no step says why", s)
		}
	}
	for i := range lineUpSlots {
		if len(t.pile(slot(Covers, i))) > 0 && len(t.pile(slot(LineUp, i))) == 0 {
			r.fail("places", "the Battalion on slot %d covers no card (core-battalion-cover)", i)
		}
	}
	if t.phase != over && len(t.zone(Ride)) > 0 && !t.attempting() {
		r.fail("places", "a Transport is on a mission, and there is none")
	}
	for _, e := range t.zone(Box) {
		if k := t.card(e.card).Kind; !t.set.silent && !t.set.boxes(e.card) && k != content.Leader && k != content.Promoted && k != content.Loyalty {
			r.fail("places", "%s does not lie in the box (core-setup-leader)", t.nameOf(e.card))
		}
	}
	for _, e := range t.zone(Revealed) {
		if t.phase != over && !t.pendingStep(func(p step) bool { return p.ref.card == e.card && resolves(p.op) }) {
			r.fail("places", "%s is revealed, and no step resolves it", t.nameOf(e.card))
		}
	}
}

// mostSides is how many Side Missions a seat can have (core-side-limit).
const mostSides = 2

// resolves reports whether a step is about a Complication that lies revealed.
func resolves(o op) bool {
	return o == opResolve || o == opAvert || o == opGive || o == opVote || o == opLot
}

// pendingStep reports whether one of the steps is such.
func (t *table) pendingStep(such func(step) bool) bool {
	for _, p := range t.steps.list[:t.steps.n] {
		if such(p) {
			return true
		}
	}
	return false
}

// checkStory: Story Missions come Act by Act, two and a Finale each
// (core-setup-story), the next one lies face up (core-story-upcoming), and each that
// has left play is on record (core-mission-record).
func (r *reader) checkStory() {
	t := &r.t
	n, perAct := 0, t.set.perAct
	for _, p := range [...]pile{t.zone(StoryDone), t.zone(Story), t.zone(Upcoming)} {
		for _, e := range p {
			c := t.card(e.card)
			if t.act = int8(n/(perAct+1)) + 1; t.act > acts || c.Act != t.act || (c.Kind == content.Finale) != (n%(perAct+1) == perAct) {
				r.fail("places", "%s cannot be the Story Mission number %d (core-setup-story)", c.ID, n+1)
				return
			}
			n++
		}
	}
	if t.act = 0; n > 0 {
		t.act = int8((n-1-len(t.zone(Upcoming)))/(perAct+1)) + 1
	}
	if len(t.zone(StoryDone)) != int(t.recorded) {
		r.fail("record", "a letter for each of the %d in story-done", len(t.zone(StoryDone)))
		return
	}
	if t.phase == over {
		return
	}
	top, under := t.steps.top(), step{}
	if t.steps.n > 1 {
		under = t.steps.list[t.steps.n-2]
	}
	from, more := t.ahead()
	if top.op == opDeal && places[top.n] == at(Upcoming) {
		first := under.n == storyFollows && t.phase == settingUp && n == 0
		later := under.n == storyEnters && len(t.zone(Story)) == 1 && len(t.zone(Upcoming)) == 0
		if under.op != opStory || !first && !later || !more || places[top.m] != from {
			r.fail("steps", "a Story Mission turns up where none lies, and a step for the Story waits below")
		}
		return
	}
	if t.phase == settingUp && t.steps.list[0].n <= turnStory {
		if n > 0 {
			r.fail("places", "no Story Mission has turned up yet")
		}
		return
	}
	if len(t.zone(Story)) == 0 && !t.accusesFirst() {
		r.fail("places", "missing: \"story\", the active Story Mission")
	} else if len(t.zone(Upcoming)) == 0 && more {
		r.fail("places", "missing: \"upcoming\", the Story Mission after the active one (core-story-upcoming)")
	}
}

// checkMission: what is attempted can be, and is as far as it says.
func (r *reader) checkMission() {
	t, m := &r.t, &r.t.mission
	if !t.attempting() {
		return
	}
	p, c := t.target(), t.card(m.card)
	fits := false
	switch p.Zone {
	case Story, Officers, Covers, Guards, IntelDesk:
		fits = true
	case Side, Troopers: // core-side-own
		fits = p.Seat() == t.active || t.set.hidden // tw-side-any-runner
	case MenaceTile:
		fits = t.active >= 0 && t.status[t.active] == activeTraitor // tw-traitor-menace
	}
	switch {
	case t.active < 0 || t.round == 0:
		r.fail("mission", "none before the first turn")
	case !fits || !t.holds(p, m.card):
		r.fail("mission", "%s cannot be attempted at %s", c.ID, p)
	case !m.gone && !m.decided && t.pile(p).last(m.card) < 0:
		r.fail("mission", "%s does not lie at %s", c.ID, p)
	case m.named < content.Wild && !t.anySkill() && c.Kind != content.Menace:
		r.fail("mission", "a Skill is named only where any would do (core-mission-skill-any)")
	case m.helped&^t.everybody() != 0 || t.onTeam()&^m.helped != 0:
		r.fail("mission", "those who helped are at the table, and all who have Joes on the mission")
	case int(m.blank)+int(m.single)+int(m.double) > maxDice:
		r.fail("mission", "more than %d dice", maxDice)
	case (m.rolled || m.decided) && !m.began || m.gone && m.decided:
		r.fail("mission", "first it begins, then dice are rolled, then it is decided")
	}
}
