package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

// The questions that a Pending of this game asks, by its Kind.
const (
	AskDeal     = "deal"     // chance: a card comes up; Item is the place it goes to
	AskThrow    = "throw"    // chance: dice; Count of them
	AskLot      = "lot"      // chance: a seat
	AskMissions = "missions" // a mission, a card, or on to recruiting
	AskRide     = "ride"     // the Transport; Item is the mission
	AskJoin     = "join"     // a Joe for the mission, or no more; Item is the mission, Count the seats left
	AskCards    = "cards"    // cards during the mission, or none; Item is the mission
	AskSkill    = "skill"    // the Skill that counts; Item is the mission
	AskRecruit  = "recruit"  // buy, promote, or end the turn; Count is the Recruit points left
	AskCard     = "card"     // a card for the effect of the card Item; Count are left to be chosen
	AskSlot     = "slot"     // a slot of the line-up for the effect of Item; Count are left
	AskSeat     = "seat"     // a seat for the effect of Item
	AskMay      = "may"      // whether the ability of Item is used
	AskOption   = "option"   // one of two things that Item offers
	AskRetire   = "retire"   // a GI to be retired, or none
	AskGive     = "give"     // who gets the Precision Strike Item
	AskSabotage = "sabotage" // a Sabotage card against the mission Item, or none
	AskDefence  = "defence"  // a Joe to be shown against a Menace, or no more; Count are the dice so far
	AskFoe      = "foe"      // at whom Menace is aimed
	AskVote     = "vote"     // who gets the Precision Strike Item, of those tied
	AskIntel    = "intel"    // how many Intel dice take the place of green ones; Item is the mission, Count the most
	AskUpgrade  = "upgrade"  // a card for the reward of the next level of the Intel Mission, or none
	AskEquip    = "equip"    // the enemy that gets the Cobra Transport Item
	AskAvert    = "avert"    // whether the Complication Item is bought off for Skill
)

// asks is the Kind of each step that waits, and the rule that asks.
var asks = [opVote + 1]struct {
	kind string
	rule joe.RuleID
}{
	opDeal: {AskDeal, "core-setup-starter-deck"}, opThrow: {AskThrow, "core-mission-roll"}, opLot: {AskLot, "core-setup-first-player"},
	opMissions: {AskMissions, "core-missions-any-number"}, opRide: {AskRide, "core-mission-transport"}, opJoin: {AskJoin, "core-mission-start"},
	opWindow: {AskCards, "core-mission-active-cards"}, opName: {AskSkill, "core-mission-skill-any"}, opRecruit: {AskRecruit, "core-recruit-points"},
	opPick: {AskCard, "amb-all-chooser"}, opSlot: {AskSlot, "amb-all-chooser"}, opSeat: {AskSeat, "amb-all-chooser"}, opMay: {AskMay, "amb-all-may"},
	opSwap: {AskIntel, "cv-intel-swap"}, opUpgrade: {AskUpgrade, "cv-intel-upgrade"}, opMount: {AskEquip, "cv-cobra-transport-other"}, opAvert: {AskAvert, "cv-cockpit-drop-complication"},
	opSabotage: {AskSabotage, "tw-story-sabotage"}, opDefend: {AskDefence, "tw-menace-defend"}, opFoe: {AskFoe, "tw-menace-others"},
	opEither: {AskOption, "amb-all-chooser"}, opRetire: {AskRetire, "core-mission-retire"}, opGive: {AskGive, "core-strike-drawn"}, opVote: {AskVote, "core-threat-yellow-tie"},
}

// Pending is what the game waits for.
func (t table) Pending() joe.Pending { return t.pending() }

func (t *table) pending() joe.Pending {
	p := joe.NothingPending()
	if p.Seat = t.toAct(); p.Seat == joe.Nobody {
		return p
	}
	s := t.steps.top()
	p.Kind, p.Rule = asks[s.op].kind, asks[s.op].rule
	if s.ref.card != 0 {
		p.Item = t.card(s.ref.card).ID
	}
	switch s.op {
	case opDeal:
		p.Item = placeNames[s.n]
		p.Rule = t.whyDealt(*s, places[s.m], places[s.n])
		p.Other = s.seat
	case opThrow:
		p.Count, p.Other = int(min(s.n, maxThrow)), s.seat
		switch s.m {
		case throwSilent:
			p.Rule = "si-silent-dice"
		case throwIntel:
			p.Rule = "cv-intel-swap"
		case throwGuard:
			p.Rule = "cv-guard-icon-hit"
		}
	case opLot:
		if s.n == lotStrike {
			p.Rule = t.whyTied(s.ref.card, true)
		}
	case opVote:
		p.Rule = t.whyTied(s.ref.card, false)
	case opGive:
		p.Rule = t.whyGiven(s.ref.card)
	case opRide, opJoin, opWindow, opName, opRetire:
		p.Item = t.card(t.mission.card).ID
		if s.op == opWindow && s.m == windowSilence {
			p.Rule = "si-recovery-signal-timing"
		}
		if s.op == opJoin {
			p.Count = t.seatsLeft(s)
			if s.m > 0 {
				p.Rule = "cv-bay-add-joes"
			}
			if len(t.zone(Ride)) == 0 {
				p.Count = 0
			}
		}
	case opSwap:
		p.Item, p.Count = t.card(t.mission.card).ID, t.mostSwapped()
	case opUpgrade, opSabotage:
		p.Item = t.card(t.mission.card).ID
	case opDefend:
		p.Count = int(s.n)
	case opRecruit:
		if !t.set.hidden { // it would tell what the hand gives
			p.Count = t.points(s.seat)
		}
	case opPick, opSlot:
		p.Count = int(s.n)
	}
	return p
}
