package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// What follows is what a State and a View tell. Everything returned is the caller's.

// ToAct is the seat that is to act, joe.Chance, or joe.Nobody in a game that is over
// or not begun.
func (t table) ToAct() joe.Seat { return t.toAct() }

// Seats is the number of seats, 1 to 4; 0 in a game not begun.
func (t table) Seats() int { return int(t.seats) }

// Outcome is how the game ended, or false while it has not. It is won by all or lost by
// all (core-coop-outcome), but in A Traitor Within, where Loyal players and Traitors
// win or lose apart.
func (t table) Outcome() (joe.Outcome, bool) {
	if t.phase != over {
		return joe.Outcome{}, false
	}
	return t.outcomeFor(endings[t.reason]), true
}

// Cause is the rule by which the Joes won or lost, or "" while they have not. It is the
// Outcome's Reason, but in A Traitor Within, where that may be who wins by their loss.
func (t table) Cause() joe.RuleID {
	if t.phase != over {
		return ""
	}
	return endings[t.reason]
}

// Config is the Config of the game with nothing left to a default; the zero Config
// in a game not begun.
func (t table) Config() Config {
	if t.set == nil {
		return Config{}
	}
	return t.set.config()
}

// Content is the card set; nil in a game not begun.
func (t table) Content() *content.Set {
	if t.set == nil {
		return nil
	}
	return t.set.cards
}

// Card is a card of the set by its id; nil if there is none. It is the set's own: read
// it, do not change it.
func (t table) Card(id string) *content.Card {
	if t.set == nil {
		return nil
	}
	n, ok := t.set.cards.Find(id)
	if !ok {
		return nil
	}
	return t.card(n)
}

// Cards is the ids of the cards that lie in a place. Of a deck, hand or pile the top
// one, or the last to come, is last; where nobody knows the order, in that of the
// ids. It is nil for no place and for a seat that is not at the table.
//
// In a View of A Traitor Within a card that its seat does not know is "", and the place
// of a player's [DeckRest], of the [SecretStack] or the [SabotageDeck] lists, besides
// what lies there, all the cards that those unknown ones may be.
func (t table) Cards(p Place) []string {
	i := p.index()
	if t.set == nil || i < 0 {
		return nil
	}
	var list []string
	for _, e := range t.piles[i] {
		list = append(list, t.nameOf(e.card))
	}
	return list
}

// Count is how many cards [State.Cards] lists; of a seat's deck see [State.DeckSize].
func (t table) Count(p Place) int {
	i := p.index()
	if t.set == nil || i < 0 {
		return 0
	}
	return len(t.piles[i])
}

// PlaceOf is a zone's place of a seat, an Act (1 to 3) or a slot (0 to 5); for a zone
// that a table has once the number is not asked.
func PlaceOf(z Zone, n int) Place {
	if z.size() == 1 || n < 0 || n > 255 {
		return Place{Zone: z}
	}
	return Place{z, uint8(n)}
}

// DeckSize is how many cards a seat's deck has, known or not.
func (t table) DeckSize(s joe.Seat) int {
	if !s.At(int(t.seats)) {
		return 0
	}
	return len(t.own(Deck, s)) + t.unplaced(of(DeckRest, s))
}

// Round is the number of the round, from 1; 0 before the first turn.
func (t table) Round() int { return int(t.round) }

// First is the seat that went first, or joe.Nobody before that is known.
func (t table) First() joe.Seat {
	if t.phase == notBegun {
		return joe.Nobody
	}
	return t.first
}

// Active is the seat whose turn it is, in set-up who will go first; joe.Nobody in a
// game over or not begun, and before that is known.
func (t table) Active() joe.Seat {
	if t.phase == notBegun || t.phase == over {
		return joe.Nobody
	}
	return t.active
}

// Phase is the part of the turn: "set-up", "start", "missions", "recruit", "end",
// "round-end"; "" in a game over or not begun.
func (t table) Phase() string {
	switch t.phase {
	case settingUp:
		return "set-up"
	case starting:
		return "start"
	case notBegun, over:
		return ""
	}
	return phaseWords[t.phase]
}

// Threat is the space on which the Threat Marker stands, 0 the bottom one; Top is the
// space on which the game is lost.
func (t table) Threat() (space, top int) {
	if t.set == nil {
		return 0, 0
	}
	return int(t.threat), len(t.set.meter.Spaces) - 1
}

// Colour is the colour of the space on which the Threat Marker stands.
func (t table) Colour() content.Colour {
	if t.set == nil {
		return content.NoColour
	}
	return t.set.meter.Spaces[t.threat].Colour
}

// Noisy reports whether, in Silent Interlude, the token shows NOISY
// (si-noisy-difficulty).
func (t table) Noisy() bool { return t.noisy }

// SpendPrice is, in Silent Interlude, the Cost of Joes of the Reserve tile that a use of
// the card asks for, Expert Mode cards counted; 0 for a card that asks for none
// (si-spend-printed-only).
func (t table) SpendPrice(id string) int {
	if t.set == nil {
		return 0
	}
	n, ok := t.set.cards.Find(id)
	if !ok {
		return 0
	}
	return t.spends(n)
}

// Act is the Act of the active Story Mission, 1 to 3; 0 before there is one.
func (t table) Act() int { return int(t.act) }

// Record is the Story Missions that have left play: a Success or not, in their order
// (core-mission-record).
func (t table) Record() []bool {
	var list []bool
	for i := range t.recorded {
		list = append(list, t.record>>i&1 == 1)
	}
	return list
}

// Points is the Recruit points that a seat could spend, were it in its Recruit phase:
// those of its hand and used cards, and what effects gave, less those spent
// (core-recruit-source).
func (t table) Points(s joe.Seat) int {
	if !s.At(int(t.seats)) {
		return 0
	}
	return t.points(s)
}

// Price is what the card in a slot of the line-up costs now (core-recruit-points);
// false where there is none, or a Battalion on it (core-recruit-covered).
func (t table) Price(n int) (int, bool) {
	if t.set == nil || n < 0 || n >= lineUpSlots {
		return 0, false
	}
	id := t.onSale(n)
	if id == 0 {
		return 0, false
	}
	return t.price(id), true
}

// Attempt is the mission being attempted.
type Attempt struct {
	Card       string        // what is attempted
	Place      Place         // where it lies
	By         joe.Seat      // the active player
	Group      bool          // others may help (core-mission-group)
	Started    bool          // Transport and Joes are locked (core-mission-lock)
	Capacity   int           // Joes that the Transport carries; 0 without a limit
	Named      content.Skill // the Skill named, content.Wild where none is (core-mission-skill-any)
	Difficulty []Term        // what the Difficulty is made of
	Skill      []Term        // what the Skill is made of
	Dice       int           // dice that the Skill and effects come to; against a Crimson Guard the Intel dice swapped in
	Rolled     bool          // the roll is made
	Blanks     int           // dice that show a blank
	Hits       int           // Hits so far: singles, doubles, and those of effects
	Doubles    int           // dice that show a double Hit
	Silence    bool          // in Silent Interlude: Silence is being kept, and checked before the roll (si-silent-skip-noisy)
	Value      int           // then: how many Snake Eyes and Scarlett cards may be on the mission, not counting Silent dice to come
	Credit     int           // the Cost of Joes spent and not used yet (si-spend-pooled)
	Foe        joe.Seat      // at whom Menace is aimed; joe.Nobody where at nobody yet
	Rides      string        // in The Crimson Veil: the Cobra Transport of the enemy (cv-cobra-transport-active)
	Level      int           // then: of an Intel Mission, its level from 1
	Intel      int           // then: Intel dice among the Dice (cv-intel-swap)
	Cut        int           // then: green dice that Crimson Guards cut (cv-guard-penalty)
	Fired      bool          // then: the Cannon was fired (cv-cannon-once)
}

// Sum is what terms add up to, at least 0 (core-mission-difficulty-floor).
func Sum(terms []Term) int {
	n := 0
	for _, x := range terms {
		n += x.N
	}
	return max(0, n)
}

// Attempt is the mission being attempted, or false where none is.
func (t table) Attempt() (Attempt, bool) {
	if t.set == nil || !t.attempting() {
		return Attempt{}, false
	}
	a := t.tally()
	t.difficultyTerms(func(x Term) { a.Difficulty = append(a.Difficulty, x) })
	t.skill(func(x Term) { a.Skill = append(a.Skill, x) })
	return a, true
}

// tally is the mission being attempted, without the terms.
func (t *table) tally() Attempt {
	m := &t.mission
	a := Attempt{
		Card: t.nameOf(m.card), Place: t.target(), By: m.start, Group: t.group(), Started: m.began, Named: m.named, Dice: t.diceCount(),
		Rolled: m.rolled, Blanks: int(m.blank), Hits: t.hits(), Doubles: int(m.double),
		Silence: m.silent, Value: int(m.value), Credit: int(m.credit), Foe: joe.Nobody,
		Rides: t.nameOf(m.rides), Level: int(m.level), Intel: int(m.intel), Fired: m.fired,
	}
	if m.foe > 0 {
		a.Foe = joe.Seat(m.foe) - 1
	}
	if !t.guarded() {
		a.Cut = max(0, t.skillDice()+int(m.file)-a.Dice) // a Joe who was taken back leaves the dice as they are
	}
	if len(t.zone(Ride)) > 0 {
		a.Capacity = t.capacity()
	}
	return a
}

// Mode is whose rules hold beside the common ones: those of Silent Interlude, of A
// Traitor Within, or content.CoreMode.
func (t table) Mode() content.Mode {
	switch {
	case t.set == nil:
	case t.set.silent:
		return content.SilentMode
	case t.set.hidden:
		return content.TraitorMode
	}
	return content.CoreMode
}

// Allegiance is how a seat stands in A Traitor Within as far as all know: "traitor" for
// an Active Traitor, "rehabilitated" for one that is Loyal again, else "".
func (t table) Allegiance(s joe.Seat) string {
	if !s.At(int(t.seats)) {
		return ""
	}
	return [...]string{undiscovered: "", activeTraitor: "traitor", rehabilitated: "rehabilitated"}[t.status[s]]
}

// Traitor reports whether the three Loyalty cards of a seat make it a Traitor, by two
// Traitor cards among them (tw-traitor-defined), whether it is in hiding, discovered or
// rehabilitated. A View says so of its own seat from the beginning, and of others only where
// both cards have been flipped. What all know of a seat says Allegiance.
func (t table) Traitor(s joe.Seat) bool { return s.At(int(t.seats)) && t.traitor(s) }

// Accusing reports whether Accusations replace Precision Strikes: in A Traitor Within,
// until a Traitor is discovered or all are known to be Loyal (tw-strike-replaced).
func (t table) Accusing() bool { return t.set != nil && t.replaces() }

// Token is by how many spaces the End of Round token moves the Threat Marker now; 0 in
// a game not begun.
func (t table) Token() int {
	if t.set == nil {
		return 0
	}
	return t.tokenFor()
}
