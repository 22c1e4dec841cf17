package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what Transports other than the one of the mission do: the Locusts of The
// General's Helipads, and where Transports lie that may be taken.

// padSections are the sections of the Helipads.
var padSections = [helipads]Section{HelipadOne, HelipadTwo}

// pad is a Helipad that is online and has a Locust (cv-locust-transport); false if there
// is none. The one that goes offline first is used first.
func (t *table) pad() (Place, bool) {
	for i, s := range padSections {
		if p := (Place{Helipads, uint8(i)}); t.online(s) && len(t.pile(p)) > 0 {
			return p, true
		}
	}
	return Place{}, false
}

// dock is where a Transport goes that was drawn: a Locust onto a Helipad that is online
// and empty, the one that goes offline last (cv-locust-drawn, cv-locust-pad-first,
// cv-locust-offline); without such a pad, and any other Transport, into the Hangar
// (cv-locust-hangar, amb-cv-locust-no-place).
func (t *table) dock(id content.ID) (Place, joe.RuleID) {
	if id != t.set.veil.locust || t.set.veil.general == 0 {
		return at(Hangar), "core-transport-drawn"
	}
	for i := helipads - 1; i >= 0; i-- {
		if p := (Place{Helipads, uint8(i)}); t.online(padSections[i]) && len(t.pile(p)) == 0 {
			return p, "cv-locust-drawn"
		}
	}
	return at(Hangar), "cv-locust-hangar"
}

// rideFrom is where a Transport lies that may be taken on a mission: in the Hangar, The
// General while its Cockpit is online (cv-cockpit-transport), a Locust of a Helipad; false
// if it is nowhere.
func (t *table) rideFrom(id content.ID) (Place, bool) {
	switch {
	case t.zone(Hangar).last(id) >= 0:
		return at(Hangar), true
	case t.set.veil.general == 0:
	case id == t.set.veil.general:
		return at(Base), t.online(Cockpit) && len(t.zone(Base)) > 0
	case id == t.set.veil.locust:
		return t.pad()
	}
	return Place{}, false
}

// anyRide reports whether there is a Transport that may be taken.
func (t *table) anyRide() bool { return t.someRide(func(content.ID) bool { return true }) }

// someRide reports whether there is a Transport that may be taken and is such.
func (t *table) someRide(such func(content.ID) bool) bool {
	for _, e := range t.zone(Hangar) {
		if such(e.card) {
			return true
		}
	}
	for _, id := range [...]content.ID{t.set.veil.general, t.set.veil.locust} {
		if id == 0 || t.set.veil.general == 0 || t.zone(Hangar).last(id) >= 0 {
			continue
		}
		if _, ok := t.rideFrom(id); ok && such(id) {
			return true
		}
	}
	return false
}

// appendRides appends the Transports that may be taken on the mission.
func (t *table) appendRides(list []Action) []Action {
	x := t.set.boxed.boards
	list = appendCards(list, t.zone(Hangar), x, t.carries)
	for _, id := range [...]content.ID{t.set.veil.general, t.set.veil.locust} {
		if id == 0 || t.set.veil.general == 0 || t.zone(Hangar).last(id) >= 0 {
			continue
		}
		if _, ok := t.rideFrom(id); ok && t.carries(id) {
			list = append(list, x[id])
		}
	}
	return list
}

// escorts reports whether a Locust of a Helipad can join the mission with a Joe aboard:
// where the mission has another Transport and has not started, both if there are two
// (cv-locust-extra, cv-locust-extra-general, cv-locust-both). One in the Hangar cannot
// (cv-locust-hangar-plain).
// No Locust carries an Active Traitor (amb-tw-vamp).
func (t *table) escorts() bool {
	if t.set.veil.general == 0 || !t.attempting() || t.mission.began || len(t.zone(Ride)) == 0 || !t.mayBoard(t.set.veil.locust) {
		return false
	}
	_, ok := t.pad()
	return ok
}

// escorting is how many Locusts are on the mission beside its Transport.
func (t *table) escorting() int {
	n := 0
	if t.set.veil.general != 0 {
		for s := range joe.Seat(t.seats) {
			n += len(t.own(Escort, s))
		}
	}
	return n
}

// escort sends a Joe aboard a Locust of a Helipad: each Locust on the mission has one
// (cv-locust-needs-joe, cv-locust-capacity).
func (w work) escort(id content.ID, seat joe.Seat) {
	t := w.t
	from, _ := t.pad()
	w.moved(id, of(Hand, seat), of(Team, seat), "cv-locust-needs-joe")
	w.moved(t.set.veil.locust, from, of(Escort, seat), "cv-locust-extra")
	w.mounted(id, of(Team, seat), t.set.veil.locust, "cv-locust-extra")
}

// alongside gives every Transport on the mission and whose it is: the one that was chosen,
// that of the Bay, and the Locusts.
func (t *table) alongside(f func(e entry, owner joe.Seat, where Place)) {
	for _, e := range t.zone(Ride) {
		f(e, t.mission.start, at(Ride))
	}
	if t.set.veil.general == 0 {
		return
	}
	for _, e := range t.zone(Deployed) {
		f(e, t.mission.start, at(Deployed))
	}
	for i, s := 0, t.mission.start; i < int(t.seats); i, s = i+1, t.next(s) {
		for _, e := range t.own(Escort, s) {
			f(e, s, of(Escort, s))
		}
	}
}

// land puts the Transports of the mission away: that which was chosen to the active
// player's discard pile (core-transport-discard, cv-locust-after), or where it belongs, a
// Locust beside it to that of the player whose Joe it carried (cv-locust-owner).
func (w work) land() {
	t := w.t
	runner := t.mission.start
	for s := range joe.Seat(t.seats) {
		w.empty(of(Escort, s), of(Discard, s), "cv-locust-owner")
	}
	for _, z := range [...]Zone{Ride, Deployed} {
		for p := t.zone(z); len(p) > 0; p = t.zone(z) {
			id := p[len(p)-1].card
			switch c := t.card(id); {
			case c.Where == content.Base:
				w.moved(id, at(z), at(Base), "cv-general-place")
				if t.mission.began {
					w.hurt(cockpitDamage, "cv-cockpit-after-damage")
				}
			case c.Where == content.Hangar:
				w.moved(id, at(z), at(Hangar), "core-vamp-returns")
			case t.mission.ride && z == Ride:
				to, why := t.dock(id) // cv-locust-pad-first
				if to.Zone == Hangar {
					why = "core-transport-shared"
				}
				w.moved(id, at(z), to, why)
			case c.Kind == content.CobraTransport:
				w.moved(id, at(z), at(CobraDone), "cv-commandeer-after")
			case c.Where == content.Helipad:
				w.moved(id, at(z), of(Discard, runner), "cv-locust-after")
			default:
				w.moved(id, at(z), of(Discard, runner), "core-transport-discard")
			}
		}
	}
}

// cockpitDamage is what The General takes for each mission on which it was the Transport,
// a Success or not (cv-cockpit-after-damage, amb-cv-cockpit-damage-fail,
// amb-cv-sabotaged-plus-refuel).
const cockpitDamage = 2
