package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// coreSides is the Side Missions of the core set. A card that means them all, such as
// Defuse, is for any Side Mission, and so for a Crimson Guard too (cv-guard-side-mission),
// but not for an Intel Mission, at which nothing is defeated (cv-intel-not-defeat).
const coreSides content.KindSet = 1<<content.Trooper | 1<<content.Battalion | 1<<content.Strike

// hold reports whether all conditions of an ability of a card of owner's hold.
func (t *table) hold(list []content.Condition, owner joe.Seat, card content.ID) bool {
	for i := range list {
		if t.test(&list[i], owner) == list[i].Not {
			return false
		}
	}
	return true
}

// test is one condition, without its Not.
func (t *table) test(c *content.Condition, owner joe.Seat) bool {
	m := &t.mission
	on := t.attempting()
	n := int(c.N)
	switch c.Is {
	case content.IfColour:
		return t.set.meter.Spaces[t.threat].Colour == c.Colour
	case content.IfTerrain:
		return on && t.inTerrain(c.Terrain)
	case content.IfSkill:
		return on && t.counts().Has(c.Skill)
	case content.IfTarget:
		return on && (c.Kinds.Has(t.card(m.card).Kind) || t.target().Zone == Officers && c.Kinds.Has(content.Officer) || // tw-rehab-officer
			t.guarded() && c.Kinds&coreSides == coreSides)
	case content.IfGroup:
		return on && t.group()
	case content.IfHelped:
		return on && m.helped&^joe.SetOf(m.start) != 0
	case content.IfTeam:
		return on && t.teamOf(c.Kinds) >= n
	case content.IfTeamAtMost:
		return on && t.teamOf(c.Kinds) <= n
	case content.IfHangar:
		return len(t.zone(Hangar)) >= n // core-transport-away
	case content.IfHangarAtMost:
		return len(t.zone(Hangar)) <= n
	case content.IfHits:
		return on && t.hits() >= n
	case content.IfBlanks:
		return on && int(m.blank) >= n
	case content.IfShort:
		short := 0
		if on && m.rolled {
			short = t.difficulty() - t.hits()
		}
		return short > 0 && short <= n
	case content.IfAct:
		return int(t.act) == n
	case content.IfSuccesses:
		won, _ := t.stories()
		return won >= n
	case content.IfFailures:
		_, lost := t.stories()
		return lost >= n
	case content.IfSolo:
		return t.seats == 1
	case content.IfInPlay:
		return t.inPlayOf(c)
	case content.IfHand:
		return owner >= 0 && t.countKinds(t.own(Hand, owner), c.Kinds) >= n
	case content.IfAllLoyal:
		return t.allLoyal()
	case content.IfThreat:
		return int(t.threat) >= n
	case content.IfIntelRolled:
		return on && t.intelRolled() >= n
	case content.IfIntel:
		return int(t.intel) >= n
	case content.IfGeneral:
		return t.set.veil.general != 0
	case content.IfDamage:
		return t.set.veil.general != 0 && int(t.damage) >= n
	case content.IfEquipped:
		return on && m.rides != 0
	}
	return false
}

// teamOf is how many cards of the kinds are on the mission: of no kinds, Joes.
func (t *table) teamOf(kinds content.KindSet) int {
	n := 0
	if kinds != 0 && t.attempting() {
		t.alongside(func(e entry, _ joe.Seat, _ Place) {
			if t.card(e.card).Is(kinds) {
				n++
			}
		})
	}
	for s := range joe.Seat(t.seats) {
		n += t.countKinds(t.own(Team, s), kinds)
	}
	return n
}

// inPlayOf reports whether a card that the condition names, or one of its kinds, is
// in play: Story Mission, Complications, Cobra cards, Expert Mode cards.
func (t *table) inPlayOf(c *content.Condition) bool {
	in := func(p pile) bool {
		for _, e := range p {
			if x := t.card(e.card); c.Card != "" && x.ID == c.Card || c.Card == "" && c.Kinds.Has(x.Kind) {
				return true
			}
		}
		return false
	}
	if c.Card == "" && c.Kinds.Has(content.Officer) && len(t.zone(Officers)) > 0 { // tw-rehab-officer
		return true
	}
	for _, z := range [...]Zone{Experts, Story, Attached, Officers, Guards} {
		if in(t.zone(z)) {
			return true
		}
	}
	for s := range joe.Seat(t.seats) {
		if in(t.own(Side, s)) || in(t.own(Troopers, s)) {
			return true
		}
	}
	for i := range lineUpSlots {
		if in(t.pile(slot(Covers, i))) {
			return true
		}
	}
	return false
}

// per is what the amount of an effect of a card is multiplied by.
func (t *table) per(e *content.Effect, owner joe.Seat, id content.ID) int {
	m := &t.mission
	switch e.Per {
	case content.PerTeam:
		return t.teamOf(e.Kinds)
	case content.PerOther:
		n := t.teamOf(e.Kinds)
		if id != 0 && (e.Kinds == 0 || e.Kinds.Has(t.card(id).Kind)) {
			n--
		}
		return max(0, n)
	case content.PerHelper:
		return (m.helped &^ joe.SetOf(max(0, m.start))).Len()
	case content.PerPlayerCount:
		return int(t.seats)
	case content.PerComplication:
		return len(t.zone(Attached))
	case content.PerOfficer:
		return len(t.zone(Officers))
	case content.PerOperative:
		return t.operatives()
	case content.PerTrooper:
		return t.troopersOut()
	case content.PerBattalion:
		return t.covered()
	case content.PerStrike:
		n := 0
		for s := range joe.Seat(t.seats) {
			n += t.sidesOf(s)
		}
		return n
	case content.PerHangar:
		return len(t.zone(Hangar))
	case content.PerFailure:
		_, lost := t.stories()
		return lost
	case content.PerSuccess:
		won, _ := t.stories()
		return won
	case content.PerHand:
		if owner < 0 {
			return 0
		}
		return t.countKinds(t.own(Hand, owner), e.Kinds)
	case content.PerDouble:
		return int(m.double)
	case content.PerGuard:
		return len(t.zone(Guards))
	case content.PerIntel:
		return int(t.intel)
	case content.PerDamage:
		return int(t.damage)
	case content.PerEquipped:
		return t.equippedEnemies()
	}
	return 1
}
