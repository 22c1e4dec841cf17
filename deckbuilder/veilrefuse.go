package deckbuilder

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// This says why actions of The Crimson Veil are not legal; refuse.go says so of the others.

// withoutVeil is the reason where the game is played without The Crimson Veil.
const withoutVeil = "the game is played without The Crimson Veil; set crimsonVeil in its Config"

// whyNoVeil is why a mission of The Crimson Veil cannot be started, as far as it has its
// own reasons; none for others.
func (t *table) whyNoVeil(a Action) reason {
	switch a := a.(type) {
	case AttemptGuard:
		switch {
		case !t.set.veil.on:
			return reason{"cv-guard-entry", withoutVeil}
		case len(t.zone(Guards)) == 0:
			return reason{"cv-guard-area", "no Crimson Guard is in play"}
		}
	case AttemptIntel:
		switch levels := len(t.levels()); {
		case !t.set.veil.on:
			return reason{"cv-intel-choose-level", withoutVeil}
		case a.Level < 1 || int(a.Level) > levels:
			return reason{"cv-intel-choose-level", fmt.Sprintf("the levels are 1, the easiest, to %d", levels)}
		case t.spied:
			return reason{"cv-intel-once-per-turn", "an Intel Mission was run this turn; the next one may be run in the next turn"}
		}
	}
	return reason{}
}

// whyNoIntel is why Intel dice cannot be swapped in, or spent.
func (t *table) whyNoIntel(a Action, s *step) reason {
	late := s.op == opWindow && s.m == windowLate
	switch a := a.(type) {
	case SwapIntel:
		switch {
		case !t.set.veil.on:
			return reason{"cv-intel-swap", withoutVeil}
		case s.op == opSwap && a.N > t.intel:
			return reason{"cv-intel-pool", fmt.Sprintf("the pool has %d Intel dice", t.intel)}
		case s.op == opSwap:
			return reason{"cv-intel-swap", fmt.Sprintf("Intel dice take the place of others one for one, here of %d at most", t.mostSwapped())}
		}
		return reason{"cv-intel-swap", "Intel dice are swapped in when that is asked, just before the dice of a mission are rolled"}
	case SpendIntel:
		switch {
		case !t.set.veil.on:
			return reason{"cv-intel-convert", withoutVeil}
		case !late:
			return reason{"cv-intel-convert-timing", "Intel dice turn blanks into Hits once the dice of a mission are rolled, until its outcome"}
		case s.seat != t.mission.start:
			return reason{"cv-intel-convert", "the player who runs the mission spends Intel dice"}
		case t.mission.blank == 0:
			return reason{"cv-intel-convert-blanks", "the roll has no blank"}
		}
		return reason{"cv-intel-convert-unused", fmt.Sprintf("it takes %d Intel dice of the pool, which has %d; those that were rolled do not count", convertPrice, t.intel)}
	}
	return reason{}
}

// outOfOrder is that a section of The General is offline, and what would put it online.
func (t *table) outOfOrder(s Section) reason {
	x := sections[s]
	return reason{x.rule, fmt.Sprintf("the %v is offline at %d or more Damage, and there is %d; a repair down to %d would do", s, x.offline, t.damage, x.offline-1)}
}

// whyNoGeneral is why an action of The General is not legal.
func (t *table) whyNoGeneral(a Action, s *step) reason {
	if t.set.veil.general == 0 {
		return reason{"cv-general-optional", "this game is played without The General"}
	}
	switch a := a.(type) {
	case Attach:
		return t.whyNotAttached(a, s)
	case Deploy:
		return t.whyNotDeployed(s)
	case FireCannon:
		return t.whyNotFired(a, s)
	case AssignLocust:
		return t.whyNoLocust(a, s)
	case Repair:
		switch {
		case s.op != opRecruit:
			return reason{"cv-repair-recruit-phase", "a repair is paid for in the Recruit phase"}
		case t.damage == 0:
			return reason{"amb-cv-repair-none", "there is no Damage on The General"}
		}
		return reason{"cv-repair-recruit", fmt.Sprintf("a repair costs %d Recruit points, and you have %d", repairPrice, t.points(s.seat))}
	}
	return reason{}
}

// whyNotAttached is why a Transport cannot go into the Vehicle Bay.
func (t *table) whyNotAttached(a Attach, s *step) reason {
	id, ok := t.set.cards.Find(a.Card)
	switch {
	case !ok || t.zone(Hangar).last(id) < 0:
		return reason{"cv-bay-attach", "that Transport is not in the Hangar"}
	case !Bay.keeps(t.card(id), 0):
		return reason{"cv-bay-land-only", "only a Land Transport fits into the Vehicle Bay"}
	case len(t.zone(Bay)) > 0:
		return reason{"cv-bay-one", "a Transport is in the Vehicle Bay; another fits once that one was used"}
	case len(t.zone(Deployed)) > 0:
		return reason{"cv-bay-one", "the Transport of the Vehicle Bay is on the mission; another fits once that is over"}
	case !t.online(VehicleBay):
		r := t.outOfOrder(VehicleBay)
		return reason{"cv-bay-offline-no-attach", r.why}
	case t.attempting() && t.mission.rolled:
		return reason{"amb-cv-bay-mid-mission", "the dice are rolled; attach it once the mission is over"}
	case s.seat != t.active:
		return reason{"cv-bay-attach", "a Transport is attached by the player whose turn it is"}
	}
	return reason{"cv-bay-attach", "a Transport is attached when missions, Joes, cards or recruits are asked for"}
}

// whyNotDeployed is why the Transport of the Vehicle Bay cannot join the mission.
func (t *table) whyNotDeployed(s *step) reason {
	switch {
	case !t.attempting() || !t.rideIsGeneral():
		return reason{"cv-bay-deploy", "it joins a mission on which The General is the Transport"}
	case len(t.zone(Bay)) == 0:
		return reason{"cv-bay-deploy", "no Transport is in the Vehicle Bay"}
	case t.mission.rolled:
		return reason{"cv-bay-deploy-late", "the dice are rolled; it can join until then"}
	case !t.online(VehicleBay):
		r := t.outOfOrder(VehicleBay)
		return reason{"cv-sabotaged-bay", r.why}
	case s.seat != t.mission.start:
		return reason{"cv-bay-deploy", "the player who runs the mission deploys it"}
	}
	return reason{"cv-bay-deploy", "it is deployed when Joes or cards before the roll are asked for"}
}

// whyNotFired is why the Cannon cannot be fired.
func (t *table) whyNotFired(a FireCannon, s *step) reason {
	equipped := t.mission.rides != 0
	switch {
	case !t.attempting():
		return reason{"cv-cannon-wild", "the Cannon is fired on a mission"}
	case t.mission.fired:
		return reason{"cv-cannon-once", "it was fired on this mission; on the next one it may be again"}
	case !t.online(Cannon):
		return t.outOfOrder(Cannon)
	case equipped && (a.Reroll != NoFace || t.mission.rolled):
		return reason{"amb-cv-cannon-either", "against an enemy with a Cobra Transport it adds Wild Skill before the roll, and rerolls nothing"}
	case !equipped && a.Reroll == NoFace:
		return reason{"cv-cannon-reroll", "the enemy has no Cobra Transport: it rerolls a die after the roll; name the face"}
	case s.op != opWindow || s.seat != t.mission.start || !t.mayFire(s.m):
		return reason{"amb-cv-cannon-timing", "who runs the mission fires it when cards are asked for: for Wild Skill before the roll, for a reroll after it"}
	}
	return reason{"cv-cannon-reroll", "no die shows that face"}
}

// whyNoLocust is why a Joe cannot go aboard a Locust.
func (t *table) whyNoLocust(a AssignLocust, s *step) reason {
	id, ok := t.set.cards.Find(a.Card)
	switch {
	case t.attempting() && t.mission.began:
		return reason{"core-mission-lock", "the mission has started: its Joes stay as they are"}
	case s.op != opJoin:
		return reason{"cv-locust-extra", "Locusts join when Joes are asked for, a mission having its Transport"}
	case !t.mayBoard(t.set.veil.locust):
		return reason{"amb-tw-vamp", "an Active Traitor uses the VAMP alone"}
	case len(t.zone(Ride)) == 0:
		return reason{"cv-locust-extra", "a Locust goes along beside another Transport, and there is none"}
	case !t.escorts():
		return t.whyNoPad()
	case !ok || t.own(Hand, s.seat).last(id) < 0:
		return reason{"core-mission-start", "that card is not in your hand"}
	case !content.Joes.Has(t.card(id).Kind):
		return reason{"cv-locust-needs-joe", "a Locust carries a Joe"}
	}
	return reason{t.barred(id), "a card in play keeps that Joe off this mission"}
}

// whyNoPad is why no Locust of a Helipad can be used.
func (t *table) whyNoPad() reason {
	for i := helipads - 1; i >= 0; i-- {
		if len(t.pile(Place{Helipads, uint8(i)})) > 0 {
			return t.outOfOrder(padSections[i])
		}
	}
	if t.zone(Hangar).last(t.set.veil.locust) >= 0 {
		return reason{"cv-locust-hangar-plain", "a Locust of the Hangar goes along as the Transport of a mission only"}
	}
	return reason{"cv-locust-extra", "no Locust is on a Helipad"}
}

// whyNoRide is why The General or a Locust of a Helipad cannot be the Transport; the zero
// reason for other Transports.
func (t *table) whyNoRide(id content.ID) reason {
	switch {
	case id == 0 || t.set.veil.general == 0 || !t.mayBoard(id):
	case id == t.set.veil.general && !t.online(Cockpit):
		return t.outOfOrder(Cockpit)
	case id == t.set.veil.locust && t.zone(Hangar).last(id) < 0:
		if _, ok := t.pad(); !ok {
			return t.whyNoPad()
		}
	}
	return reason{}
}

// whyNotEquipped is why an enemy cannot be equipped.
func (t *table) whyNotEquipped(a Equip, s *step) reason {
	id, ok := t.set.cards.Find(a.Card)
	switch {
	case s.op != opMount:
		return reason{"cv-cobra-transport-other", "no Cobra Transport is being put into play"}
	case !ok || a.Place.index() < 0 || t.pile(a.Place).last(id) < 0 || !a.Place.Zone.enemies():
		return reason{"cv-cobra-transport-other", "no such enemy lies there"}
	case t.pile(a.Place)[t.pile(a.Place).last(id)].rides != 0:
		return reason{"cv-cobra-transport-one-each", "that enemy has a Cobra Transport; one without has to be chosen"}
	}
	return reason{"cv-cobra-transport-officer-first", "a Cobra Officer without one gets it first"}
}

// whyNotLabelled is why an enemy of a place cannot be named so: the one with a Cobra
// Transport goes by that one where others lie beside it.
func (t *table) whyNotLabelled(where Place, id content.ID) reason {
	p := t.pile(where)
	if !t.set.veil.on || id == 0 || p.last(id) < 0 && p.rider(id) < 0 {
		return reason{}
	}
	if _, ok := t.labelled(where, id); ok {
		return reason{}
	}
	if i := p.rider(id); i >= 0 {
		return reason{"cv-cobra-transport-active", fmt.Sprintf("name the enemy that has it: %s", t.nameOf(p[i].card))}
	}
	return reason{"cv-cobra-transport-active", fmt.Sprintf("each of them has a Cobra Transport; name that: %s", t.nameOf(p[p.last(id)].rides))}
}

// whyNotAboard is why a Joe cannot board the Transport that was deployed late.
func (t *table) whyNotAboard(id content.ID, s *step) reason {
	switch {
	case t.own(Hand, s.seat).last(id) < 0:
		return reason{"cv-bay-add-joes", "that card is not in your hand"}
	case !content.Joes.Has(t.card(id).Kind):
		return reason{"core-leader-is-joe", "only Joes go on missions"}
	case t.seatsLeft(s) <= 0:
		return reason{"core-mission-capacity", "the Transport is full"}
	}
	return reason{t.barred(id), "a card in play keeps that Joe off this mission"}
}
