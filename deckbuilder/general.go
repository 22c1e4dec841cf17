package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is the chapter on The General: its sections, Damage and repair. Its Helipads are
// in locust.go.

// Section is a part of The General (cv-general-sections).
type Section uint8

// The sections, in the order of the card.
const (
	Cockpit Section = iota
	Cannon
	HelipadOne
	HelipadTwo
	VehicleBay
	nSections
)

var sectionNames = [nSections]string{"Cockpit", "60mm Cannon", "Helipad 1", "Helipad 2", "Vehicle Bay"}

// String is the section's name: "60mm Cannon".
func (s Section) String() string {
	if s < nSections {
		return sectionNames[s]
	}
	return "no section"
}

// section is from how much Damage on a section is offline, and by which rule. The Bay
// goes with the Cockpit (cv-bay-offline).
var sections = [nSections]struct {
	offline uint8
	rule    joe.RuleID
}{
	Cockpit:    {2, "cv-cockpit-offline"},
	Cannon:     {3, "cv-cannon-offline"},
	HelipadOne: {4, "cv-helipad-one-offline"},
	HelipadTwo: {6, "cv-helipad-two-offline"},
	VehicleBay: {2, "cv-bay-offline"},
}

// maxDamage is the most Damage that The General can have (cv-general-damage-cap).
const maxDamage = 6

// online reports whether a section of The General can be used: while its Damage is below
// what puts it offline (cv-general-offline, cv-damage-until-below, cv-repair-at-once).
func (t *table) online(s Section) bool {
	return t.set.veil.general != 0 && t.damage < sections[s].offline
}

// rideIsGeneral reports whether The General is the Transport of the mission.
func (t *table) rideIsGeneral() bool {
	p := t.zone(Ride)
	return len(p) > 0 && t.set.veil.general != 0 && p[0].card == t.set.veil.general
}

// hurt puts Damage on The General, or takes it off where n is negative, token by token, so
// that what there is no room for is lost, and what is not there is not taken
// (cv-damage-gain, cv-general-damage-cap, cv-general-damage-overflow, amb-cv-damage-cap,
// cv-repair-symbol, amb-cv-repair-none).
func (w work) hurt(n int, why joe.RuleID) {
	t := w.t
	if t.set.veil.general == 0 {
		return // cv-general-optional
	}
	if n = max(-int(t.damage), min(maxDamage-int(t.damage), n)); n != 0 {
		w.changed(DamageTaken, n, why)
	}
}

// repairPrice is what taking a Damage off costs in the Recruit phase
// (cv-repair-recruit).
const repairPrice = 2

// mayRepair reports whether the active player can pay for a repair, as often as the
// points reach (cv-repair-recruit-phase, cv-repair-recruit-repeat, amb-cv-repair-payer).
func (t *table) mayRepair(seat joe.Seat) bool {
	return t.set.veil.general != 0 && t.damage > 0 && t.points(seat) >= repairPrice
}

// mayAvert reports whether the Complication just revealed can be bought off for Skill:
// with The General as the Transport and its Cockpit online, while so much Skill is left
// (cv-cockpit-drop-complication, amb-cv-cockpit-many-complications).
func (t *table) mayAvert() bool {
	return t.attempting() && t.mission.began && !t.mission.rolled && t.rideIsGeneral() && t.online(Cockpit) && t.mostSkill() >= avertPrice
}

// mostSkill is the Skill of the mission; where the one that counts is still to be named,
// that which gives the most (core-mission-skill-any).
func (t *table) mostSkill() int {
	if !t.anySkill() || t.mission.named < content.Wild {
		return t.skill(nil)
	}
	most, try := 0, *t
	for s := range content.Wild {
		try.mission.named = s
		most = max(most, try.skill(nil))
	}
	return most
}

// avertPrice is the Skill that is given up for a Complication.
const avertPrice = 2

// avert discards the Complication just revealed.
func (w work) avert(id content.ID) {
	t := w.t
	t.steps.pop()
	c := Changed{What: MissionSkill, Seat: joe.Nobody, Skill: content.Wild, By: -avertPrice, Why: "cv-cockpit-drop-complication"}
	c.on(t)
	tell(w, c)
	w.moved(id, at(Revealed), ofAct(Resolved, t.card(id).Act), "cv-cockpit-drop-complication")
}

// mayFire reports whether the Cannon can be fired in a window of the mission: once a
// mission (cv-cannon-once), before the roll against an enemy with a Cobra Transport, for
// Wild Skill (cv-cannon-wild), where there are Complications before them too; after it on
// any other mission, to reroll a die (cv-cannon-reroll, amb-cv-cannon-timing,
// amb-cv-cannon-either).
func (t *table) mayFire(window int8) bool {
	if t.mission.fired || !t.online(Cannon) {
		return false
	}
	if t.mission.rides != 0 {
		return window == windowCards || window == windowEarly && t.complications() > 0
	}
	return window == windowLate
}

// cannonSkill is the Wild Skill that the Cannon adds.
const cannonSkill = 2

// fire fires the Cannon.
func (w work) fire(f Face) {
	t := w.t
	t.steps.top().n = 0
	e := Fired{}
	e.on(t)
	tell(w, e)
	if f == NoFace {
		c := Changed{What: MissionSkill, Seat: joe.Nobody, Skill: content.Wild, By: cannonSkill, Why: "cv-cannon-wild"}
		c.on(t)
		tell(w, c)
		return
	}
	up := PickedUp{Why: "cv-cannon-reroll"}
	switch f {
	case BlankFace:
		up.Blanks = 1
	case HitFace:
		up.Hits = 1
	case DoubleFace:
		up.Doubles = 1
	}
	w.pickedUp(up)
	w.push(step{op: opThrow, seat: t.mission.start, n: 1, m: throwAgain})
}

// shows reports whether a die of the roll shows a face.
func (t *table) shows(f Face) bool {
	m := &t.mission
	switch f {
	case BlankFace:
		return m.blank > 0
	case HitFace:
		return m.single > 0
	case DoubleFace:
		return m.double > 0
	}
	return false
}

// mayAttach reports whether a Transport of the Hangar fits into the Vehicle Bay now: a
// Land Transport, while the Bay is online and the one before it was used (cv-bay-attach,
// cv-bay-land-only, cv-bay-one, cv-bay-offline-no-attach).
func (t *table) mayAttach(id content.ID) bool {
	return t.online(VehicleBay) && len(t.zone(Bay)) == 0 && len(t.zone(Deployed)) == 0 && Bay.keeps(t.card(id), 0)
}

// mayDeploy reports whether the Transport of the Bay can join the mission: with The
// General as the Transport, before the roll, if the Bay is online then (cv-bay-deploy,
// cv-bay-deploy-late, cv-sabotaged-bay, amb-cv-bay-repaired).
func (t *table) mayDeploy() bool {
	return len(t.zone(Bay)) > 0 && t.rideIsGeneral() && !t.mission.rolled && t.online(VehicleBay)
}

// deploy lets the Transport of the Bay join the mission. Once it has started, Joes may
// still board that Transport, as at the beginning (cv-bay-add-joes,
// amb-cv-bay-whose-joes).
func (w work) deploy() {
	t := w.t
	id := t.zone(Bay)[0].card
	t.steps.top().n = 0
	w.moved(id, at(Bay), at(Deployed), "cv-bay-deploy")
	if t.mission.began {
		w.push(step{op: opJoin, seat: t.mission.start, m: max(1, t.card(id).Seats) + 1})
	}
}

// appendGeneral appends what the active player may do with The General beside its use as
// a Transport, in a window of the mission.
func (t *table) appendGeneral(list []Action, window int8) []Action {
	if t.set.veil.general == 0 {
		return list
	}
	if t.mayFire(window) {
		if window != windowLate {
			list = append(list, t.set.boxed.fires[NoFace])
		} else {
			for f := BlankFace; f <= DoubleFace; f++ {
				if t.shows(f) {
					list = append(list, t.set.boxed.fires[f])
				}
			}
		}
	}
	if window != windowLate {
		list = t.appendBay(list)
	}
	return list
}

// appendBay appends what may be done with the Vehicle Bay: attaching at any time of the
// own turn before a roll (amb-cv-bay-mid-mission), and deploying.
func (t *table) appendBay(list []Action) []Action {
	if t.set.veil.general == 0 {
		return list
	}
	list = appendCards(list, t.zone(Hangar), t.set.boxed.attaches, t.mayAttach)
	if t.attempting() && t.mayDeploy() {
		list = append(list, deploy)
	}
	return list
}
