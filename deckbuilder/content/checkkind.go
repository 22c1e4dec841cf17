package content

import "slices"

// kindRow is what a card of a Kind says.
type kindRow struct {
	needs string // keys that it must have, besides id, name, kind and basis
	takes string // further keys that it may have, besides text and abilities
	where []Where
	meets triggerSet // when its abilities can happen
	line  string     // for the manual
}

// triggerSet is a set of Triggers, a bit each.
type triggerSet uint32

// triggersOf is the set of these.
func triggersOf(list ...Trigger) (set triggerSet) {
	for _, t := range list {
		set |= 1 << t
	}
	return set
}

// Has reports whether the Trigger is in the set.
func (set triggerSet) Has(t Trigger) bool { return set>>t&1 == 1 }

// Families of triggers.
var (
	played  = triggersOf(OnAction, OnMission, OnRoll, OnSilence)
	used    = triggersOf(UseAction, UseMission, UseRoll)
	fought  = triggersOf(OnStart, OnSuccess, OnFailure, OnExact)
	passing = triggersOf(OnTurn, OnTurnEnd, OnRoundEnd)

	ofJoes     = used | fought | triggersOf(While, OnGain, OnDiscarded)
	ofItems    = played | triggersOf(OnGain, OnDiscarded)
	ofRides    = used&^triggersOf(UseAction) | fought | triggersOf(While, OnGain)
	ofTargets  = fought | passing | triggersOf(While, OnEnter)
	ofTroopers = ofTargets | triggersOf(OnGain)
	ofEquipped = fought | triggersOf(While)
	ofTrouble  = passing | triggersOf(OnReveal, While)
)

// kindRows is what the cards of each Kind say.
var kindRows = [...]kindRow{
	GI:             {"where recruit", "count cost skills", []Where{Starter}, ofJoes, "the basic Joe of every starting deck"},
	Leader:         {"promote skills recruit", "cost role", nil, ofJoes, "a Starter Leader, of Cost 0; promote is the id of its Promoted card"},
	Promoted:       {"cost skills recruit", "role", nil, ofJoes, "a Promoted Leader, of Cost 6"},
	Joe:            {"where cost skills recruit", "count role", []Where{MainDeck, Cast}, ofJoes, "a Joe of the main deck"},
	Transport:      {"where seats", "count cost recruit skills terrain bonus", []Where{MainDeck, Hangar, Helipad, Base}, ofRides, "it carries Joes; it lies in the main deck, like the VAMP in the Hangar, or on a helipad of The General, whose own card lies at the base"},
	Gear:           {"where abilities", "count cost recruit helps", []Where{MainDeck, Starter, Rifles}, ofItems, "equipment, played from the hand; of the main deck, the starters or the stack of Service Rifles"},
	Utility:        {"where abilities", "count cost recruit helps", []Where{MainDeck, Starter}, ofItems, "a help, played from the hand; of the main deck or the starters"},
	Officer:        {"need difficulty", "count terrain complications", nil, ofTargets, "a Cobra Officer: a Group Mission with a lasting effect"},
	Trooper:        {"need difficulty", "count terrain complications", nil, ofTroopers, "a Cobra Trooper: a Side Mission of whoever drew it"},
	Battalion:      {"need difficulty", "count terrain complications", nil, ofTargets, "a Cobra Battalion: a Side Mission that covers a line-up card"},
	Mission:        {"need difficulty act story", "terrain complications stays solo guards guardHit", nil, ofTargets, "a Story Mission"},
	Finale:         {"need difficulty act story", "terrain complications stays solo guards guardHit", nil, ofTargets, "the last Story Mission of an Act"},
	Complication:   {"act abilities", "count operative", nil, ofTrouble, "a Complication of an Act's deck"},
	Strike:         {"act need difficulty", "count terrain complications", nil, ofTrouble | ofTargets, "a Precision Strike: a Complication that becomes a Side Mission"},
	Expert:         {"abilities", "", nil, ofTrouble&^triggersOf(OnReveal) | triggersOf(OnEnter), "an Expert Mode card: it makes the game harder from the first turn"},
	Loyalty:        {"", "count traitor", nil, 0, "of A Traitor Within: a Loyal Joe, or a Traitor"},
	Accusation:     {"need difficulty", "count terrain", nil, triggersOf(OnStart, OnFailure, While), "of A Traitor Within: a Side Mission that flips a Loyalty card of whom it lies before"},
	Sabotage:       {"abilities", "count", nil, triggersOf(OnSabotage), "of A Traitor Within: played by an Active Traitor against a Group Mission"},
	Guard:          {"need difficulty", "count terrain", nil, ofTargets, "an Undercover Crimson Guard: a Side Mission for anybody, with Intel dice alone"},
	CobraTransport: {"seats terrain", "count recruit skills bonus", nil, ofRides, "a Cobra Transport; abilities with cobra hold while an enemy has it"},
	IntelTile:      {"need levels", "", nil, triggersOf(OnSuccess, OnFailure), "the Intel Mission of The Crimson Veil"},
	Menace:         {"need difficulty", "", nil, triggersOf(OnStart, While), "of A Traitor Within: the Side Mission of an Active Traitor"},
}

// cardKeys is the keys of a card, in the order in which they are written.
var cardKeys = []string{"id", "name", "kind", "basis", "text", "count", "where", "cost", "recruit", "skills", "helps",
	"promote", "seats", "bonus", "terrain", "need", "difficulty", "complications", "stays", "solo", "traitor", "operative", "guards", "guardHit", "levels", "act", "story", "set", "role", "abilities"}

// everyCard is the keys that every card needs, and anyCard those that every card may
// have.
var (
	everyCard = []string{"id", "name", "kind", "basis"}
	anyCard   = []string{"text", "abilities", "set"}
)

// keyed checks that a card has the keys that its Kind needs and no others.
func (f *faults) keyed(m map[string]part, k Kind, at place) {
	row := kindRows[k]
	needs := append(split(row.needs), everyCard...)
	takes := append(split(row.takes), anyCard...)
	for _, key := range cardKeys {
		_, has := m[key]
		switch {
		case slices.Contains(needs, key):
			if !has {
				f.add(at.field(key), "it is missing; a card of the kind %s needs it", k)
			}
		case has && !slices.Contains(takes, key):
			f.add(at.field(key), "a card of the kind %s has no use for it; leave it out", k)
		}
	}
}
