package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
)

// In The Crimson Veil an enemy with a Cobra Transport is written
// {"card":"cobra-trooper","rides":"water-moccasin"}, and so is a Joe aboard a Locust; the
// Transport itself lies at "equipped", the Locust at "escort/0".

// writeVeil writes what The Crimson Veil adds.
func (t *table) writeVeil(j *tableJSON) {
	j.Intel, j.Damage, j.Blends, j.Spied = t.intel, t.damage, t.blends, t.spied
}

// readVeil reads what writeVeil writes.
func (r *reader) readVeil() {
	t := &r.t
	number := func(key string, most int64, there bool) uint8 {
		m, ok := r.o.Opt(key)
		if !ok {
			return 0
		}
		if !there {
			m.Fail("left out but in The Crimson Veil, with what it belongs to")
		}
		return uint8(m.Int(1, most))
	}
	t.intel = number("intel", intelDice, t.set.veil.on)
	t.damage = number("damage", maxDamage, t.set.veil.general != 0)
	t.blends = number("blends", mostBlended, t.set.veil.on)
	if m, ok := r.o.Opt("spied"); ok {
		if t.spied = m.Bool(); !t.spied || !t.set.veil.on {
			m.Fail("left out but in The Crimson Veil, once an Intel Mission was run this turn")
		}
	}
}

// writeVeiled writes what The Crimson Veil adds to a mission.
func (t *table) writeVeiled(j *missionJSON) {
	m := &t.mission
	j.Rides, j.Level, j.Intel, j.File, j.Fired, j.Exact = t.nameOf(m.rides), m.level, m.intel, m.file, m.fired, m.exact
}

// readVeiled reads what writeVeiled writes.
func (r *reader) readVeiled(o strict.Object, m *mission) {
	for _, key := range [...]string{"rides", "level", "intel", "fileDice", "fired", "exact"} {
		if e, ok := o.Opt(key); ok && !r.t.set.veil.on {
			e.Fail("only in The Crimson Veil")
			return
		}
	}
	if e, ok := o.Opt("rides"); ok {
		m.rides = r.card(e)
	}
	number := func(key string, most int64) uint8 {
		if e, ok := o.Opt(key); ok {
			return uint8(e.Int(1, most))
		}
		return 0
	}
	m.level, m.intel, m.file = number("level", int64(max(1, len(r.t.levels())))), number("intel", intelDice), number("fileDice", maxThrow)
	flag := func(key string) bool {
		e, ok := o.Opt(key)
		if ok && !e.Bool() {
			e.Fail("left out where it is false")
		}
		return ok
	}
	m.fired, m.exact = flag("fired"), flag("exact")
}

// checkVeil: what The Crimson Veil adds fits together.
func (r *reader) checkVeil() {
	t := &r.t
	if !t.set.veil.on {
		return
	}
	if int(t.intel)+int(t.mission.intel) > intelDice {
		r.fail("intel", "there are %d Intel dice, in the pool and in the roll together (cv-box-intel-dice)", intelDice)
	}
	r.checkRiders()
	if g := t.set.veil.general; g != 0 && t.zone(Base).count(g)+t.zone(Ride).count(g) != 1 {
		r.fail("places", "The General is at its base or on the mission (cv-general-place)")
	}
	m := &t.mission
	switch {
	case !t.attempting():
	case (m.level > 0) != (t.target().Zone == IntelDesk):
		r.fail("mission", "an Intel Mission has a level, and no other (cv-intel-choose-level)")
	case m.level > 0 && !t.spied:
		r.fail("spied", "an Intel Mission is being run (cv-intel-once-per-turn)")
	case !m.decided && !m.gone && !t.targetThere():
		r.fail("mission", "no such enemy has that Cobra Transport, or none (cv-cobra-transport-active)")
	case m.rides != 0 && t.card(m.rides).Kind != content.CobraTransport:
		r.fail("mission", "an enemy has a Cobra Transport, and nothing else")
	case m.exact && (m.rides == 0 || !m.won):
		r.fail("mission", "exact Hits are noted of a Success against an enemy with a Cobra Transport (cv-commandeer-exact)")
	case m.fired && t.set.veil.general == 0:
		r.fail("mission", "only The General has a Cannon")
	case m.intel > 0 && t.phase != over && !t.swapped():
		r.fail("mission", "Intel dice are in the roll once they are swapped in (cv-intel-swap)")
	case len(t.zone(Deployed)) > 0 && !t.rideIsGeneral():
		r.fail("places", "a Transport is deployed only where The General is the Transport (cv-bay-deploy)")
	case t.escorting() > 0 && len(t.zone(Ride)) == 0:
		r.fail("places", "a Locust goes along beside another Transport (cv-locust-extra)")
	}
	if t.phase != over && !t.attempting() {
		for i, p := range t.piles {
			if z := places[i].Zone; len(p) > 0 && (z == Escort || z == Deployed) {
				r.fail("places", "a Transport is on a mission, and there is none")
			}
		}
	}
}

// swapped reports whether the mission that is the third step has come past the question
// for Intel dice.
func (t *table) swapped() bool {
	p := t.steps.list[2]
	return t.steps.n > 2 && (p.n > missionRoll || p.n == missionRoll && p.m == 2)
}

// checkRiders: each Cobra Transport that is equipped has one enemy, and each Locust beside
// the Transport one Joe (cv-cobra-transport-one-each, cv-locust-needs-joe).
func (r *reader) checkRiders() {
	t := &r.t
	ridden := make([]int8, t.set.cards.Len()+1)
	for i, p := range t.piles {
		at := places[i]
		aboard := 0
		for _, e := range p {
			switch {
			case e.rides == 0:
			case at.Zone == Team && e.rides == t.set.veil.locust:
				aboard++
			case at.Zone.enemies() && t.card(e.rides).Kind == content.CobraTransport:
				ridden[e.rides]++
			default:
				r.fail("places", "at %s nothing rides %s", at, t.nameOf(e.rides))
				return
			}
		}
		if at.Zone == Team && aboard != len(t.own(Escort, at.Seat())) {
			r.fail("places", "%d Joes of %v are aboard Locusts, and %d Locusts are there", aboard, at.Seat(), len(t.own(Escort, at.Seat())))
			return
		}
	}
	for _, e := range t.zone(Equipped) {
		ridden[e.card]--
	}
	for _, s := range t.steps.list[:t.steps.n] {
		if s.op == opMount && s.ref.card != 0 {
			ridden[s.ref.card]++ // nobody has it yet
		}
	}
	for id, n := range ridden {
		if n != 0 {
			r.fail("places", "%s lies at \"equipped\" for each enemy that has it, and for no more", t.nameOf(content.ID(id)))
			return
		}
	}
}

// misplacedVeil is what is wrong with a step of The Crimson Veil where it stands; "" if
// nothing is.
func (t *table) misplacedVeil(i int, p step) string {
	top := int(t.steps.n) - 1
	stage := int8(-1) // of the mission that is the third step
	if i > 2 && t.steps.list[2].op == opMission {
		stage = t.steps.list[2].n
	}
	switch p.op {
	case opSwap:
		if i != 3 || stage != missionRoll || t.steps.list[2].m != 1 {
			return "only above the mission, before its roll"
		}
	case opUpgrade:
		if m := &t.mission; i != 3 || stage != missionRetire || !m.won || m.level == 0 || int(m.level) >= len(t.levels()) {
			return "only above the Intel Mission that was a Success, and below its last level"
		}
	case opMount:
		if deal := t.steps.list[top]; p.ref.card == 0 && (i != top-1 || deal.op != opDeal || places[deal.n].Zone != Equipped) {
			return "it names the Cobra Transport, but while that one comes up"
		}
	case opAvert:
		if u := t.steps.list[i-1]; u.op != opResolve || u.ref != p.ref || u.m != 1 {
			return "only above the Complication that is resolved"
		}
	case opIcon:
		if len(t.zone(Story)) == 0 {
			return "only while there is an active Story Mission"
		}
	case opThrow:
		if u := t.steps.list[i-1]; p.m == throwGuard && (u.op != opIcon || u.n != iconEnter) {
			return "only above the Crimson Guard icon"
		}
	case opDeal:
		if u := t.steps.list[i-1]; places[p.n].Zone == Equipped && (u.op != opMount || u.ref.card != 0) {
			return "only above the question who gets the Cobra Transport"
		}
		if places[p.n].Zone == Out && t.steps.list[0].n != drawHands {
			return "only in set-up"
		}
	}
	return ""
}
