package deckbuilder

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Event is one thing that happened. It names its rule, or the id of the card that
// caused it; [Asked] and [Began] are no rule's doing.
type Event interface {
	fmt.Stringer
	// Rule is the rule behind the event, a ruling, or the id of the card whose ability
	// it was.
	Rule() joe.RuleID
	MarshalJSON() ([]byte, error)
	can(*table) bool // whether it can happen in this position
	on(*table)       // lets it happen
}

// Events is a list of events that decodes itself from JSON.
type Events []Event

// The events.
type (
	// Began is the cards laid out, before chance has its first turn.
	Began struct {
		Seats int `json:"seats"`
	}
	// FirstChosen is who goes first (core-setup-first-player).
	FirstChosen struct {
		Seat joe.Seat `json:"seat"`
	}
	// Moved is a card that goes from one place to another: dealt, drawn, discarded,
	// recruited, assigned, removed. Why is the rule or the card behind it.
	Moved struct {
		Card string     `json:"card"`
		From Place      `json:"from"`
		To   Place      `json:"to"`
		Why  joe.RuleID `json:"why"`
		// Known is who may know which card it is, where that is not for all; to the
		// others Card is "". Of a Complication that is attached, which all see, it is who
		// drew it.
		Known joe.SeatSet `json:"known,omitempty"`
	}
	// Shuffled is all cards of a place shuffled into another, whose order nobody knows
	// any more.
	Shuffled struct {
		From Place      `json:"from"`
		To   Place      `json:"to"`
		Why  joe.RuleID `json:"why"`
	}
	// TurnBegan is a turn's beginning (core-turn-phases).
	TurnBegan struct {
		Seat  joe.Seat `json:"seat"`
		Round uint16   `json:"round"`
	}
	// PhaseBegan is the next part of the turn: missions, recruit, end, round-end
	// (core-turn-phases).
	PhaseBegan struct {
		Phase string `json:"phase"`
	}
	// Attempted is a mission chosen: the card, and where it lies.
	Attempted struct {
		Card  string `json:"card"`
		Place Place  `json:"place"`
		Level uint8  `json:"level,omitempty"` // of an Intel Mission
		Rides string `json:"rides,omitempty"` // the Cobra Transport that the enemy has
	}
	// Started is the mission begun: Transport and Joes are locked (core-mission-lock).
	Started struct{}
	// SkillNamed is the Skill that counts (core-mission-skill-any).
	SkillNamed struct {
		Skill content.Skill `json:"skill"`
	}
	// Changed is a number of the turn or of the mission that changes by so much.
	Changed struct {
		What  Number        `json:"what"`
		Seat  joe.Seat      `json:"seat"`            // of recruit and spent: whose; else Nobody
		Skill content.Skill `json:"skill,omitempty"` // of skill: which
		By    int8          `json:"by"`
		Why   joe.RuleID    `json:"why"`
	}
	// Rolled is dice that fall, added to the roll (core-mission-roll).
	Rolled struct {
		Blanks  uint8      `json:"blanks"`
		Hits    uint8      `json:"hits"`
		Doubles uint8      `json:"doubles"`
		Why     joe.RuleID `json:"why"`
	}
	// SideRolled is dice rolled beside the roll, whose Hits count and which nobody can
	// reroll (core-mission-side-dice).
	SideRolled struct {
		Blanks  uint8      `json:"blanks"`
		Hits    uint8      `json:"hits"`
		Doubles uint8      `json:"doubles"`
		Why     joe.RuleID `json:"why"`
	}
	// PickedUp is dice of the roll taken up to be rolled again.
	PickedUp struct {
		Blanks  uint8      `json:"blanks"`
		Hits    uint8      `json:"hits"`
		Doubles uint8      `json:"doubles"`
		Why     joe.RuleID `json:"why"`
	}
	// Converted is blanks of the roll turned into Hits.
	Converted struct {
		Blanks uint8      `json:"blanks"`
		Why    joe.RuleID `json:"why"`
	}
	// Spent is a card whose ability has been used on this mission.
	Spent struct {
		Card  string `json:"card"`
		Place Place  `json:"place"`
	}
	// Decided is the outcome of a mission (core-mission-success).
	Decided struct {
		Success    bool `json:"success"`
		Hits       int  `json:"hits"`
		Difficulty int  `json:"difficulty"`
	}
	// MissionEnded is the mission over, its cards put away.
	MissionEnded struct{}
	// StoryRecorded is a Story Mission's success or failure put on record
	// (core-mission-record).
	StoryRecorded struct {
		Success bool `json:"success"`
	}
	// ThreatMoved is the Threat Marker on another space (core-threat-space).
	ThreatMoved struct {
		To  uint8      `json:"to"`
		Why joe.RuleID `json:"why"`
	}
	// RoundEnded is the end of a round (core-round).
	RoundEnded struct {
		Round uint16 `json:"round"`
	}
	// Noted is that something which a rule or a card asks for could not be done, such as
	// an arrival from an empty stack (core-stack-empty).
	Noted struct {
		Why  joe.RuleID `json:"why"`
		Card string     `json:"card,omitempty"`
	}
	// SilentRolled is the Silent dice: each Hit takes one off what Silence is checked
	// against (si-silent-hit-reduces).
	SilentRolled struct {
		Blanks  uint8 `json:"blanks"`
		Hits    uint8 `json:"hits"`
		Doubles uint8 `json:"doubles"`
	}
	// SilenceChecked is the comparison: so many Snake Eyes and Scarlett cards against so
	// much (si-silent-equal-ok).
	SilenceChecked struct {
		Cards int `json:"cards"`
		Value int `json:"value"`
	}
	// NoiseChanged is the token turned to NOISY or back to SILENT.
	NoiseChanged struct {
		Noisy bool       `json:"noisy"`
		Why   joe.RuleID `json:"why"`
	}
	// Mounted is an enemy equipped with a Cobra Transport, or a Joe aboard a Locust.
	Mounted struct {
		Card  string     `json:"card"`
		Place Place      `json:"place"` // where the enemy, or the Joe, lies
		Rides string     `json:"rides"` // the Cobra Transport, or the Locust
		Why   joe.RuleID `json:"why"`
	}
	// Fired is the Cannon of The General fired (cv-cannon-once).
	Fired struct{}
	// GuardsRolled is the die of a Story Mission's Crimson Guard icon (cv-guard-icon-hit).
	GuardsRolled struct {
		Blanks  uint8 `json:"blanks"`
		Hits    uint8 `json:"hits"`
		Doubles uint8 `json:"doubles"`
	}
	// Ended is the end of the game, won or lost by all (core-coop-outcome), but in A
	// Traitor Within.
	Ended struct {
		Outcome joe.Outcome `json:"outcome"`
		// Cause is, in A Traitor Within, the rule by which the Joes lost, where the
		// Outcome's Reason is who wins by that; else "".
		Cause joe.RuleID `json:"cause,omitempty"`
	}
	// Asked ends each batch of a game that goes on: what the game waits for now, for
	// the seat that must act only what it may do, and what is still to be done after
	// it, which is for [View.With].
	Asked struct {
		Pending joe.Pending `json:"pending"`
		Options []Action    `json:"options,omitempty"`
		Todo    Todo        `json:"todo"`
	}
)

// Number is what a [Changed] changes.
type Number uint8

// The numbers.
const (
	RecruitGained Number = iota + 1 // Recruit points of the turn, gained by effects
	RecruitSpent                    // Recruit points spent this turn
	MissionSkill                    // Skill added to the mission
	MissionDice                     // dice added to the roll
	MissionEase                     // taken off the Difficulty
	MissionHits                     // Hits added to the roll
	MissionSeats                    // room for Joes added to the Transport
	MissionFewer                    // Complications that are not drawn
	RideKept                        // the Transport goes back to the Hangar after the mission
	StoryStays                      // the Story Mission stays though it fails
	TargetGone                      // the mission's target has left play during the attempt
	MissionValue                    // what Silence is checked against (si-silent-note-cost)
	MissionCredit                   // the Cost of Joes of the Reserve tile spent and not used yet (si-spend-pooled)
	IntelPool                       // Intel dice of the pool (cv-intel-gain)
	IntelSwapped                    // Intel dice of the roll, out of the pool, and from there to the supply (cv-intel-swap)
	FileAdded                       // green dice that count as Intel dice (cv-intel-file-green)
	GuardsBlended                   // Crimson Guards that come besides the next ones (cv-blending-in-usual)
	DamageTaken                     // Damage on The General (cv-damage-gain)
	nNumbers
)

var numberWords = [nNumbers]string{RecruitGained: "recruit", RecruitSpent: "spent", MissionSkill: "skill", MissionDice: "dice",
	MissionEase: "ease", MissionHits: "hits", MissionSeats: "seats", MissionFewer: "fewer-complications", RideKept: "ride-kept",
	StoryStays: "story-stays", TargetGone: "target-gone", MissionValue: "silence", MissionCredit: "credit",
	IntelPool: "intel", IntelSwapped: "intel-swapped", FileAdded: "file-dice", GuardsBlended: "guards-blended", DamageTaken: "damage"}

// String is the word for the number in JSON.
func (n Number) String() string {
	if n > 0 && n < nNumbers {
		return numberWords[n]
	}
	return fmt.Sprintf("number(%d)", uint8(n))
}

func (Began) Rule() joe.RuleID          { return "core-setup-starter-deck" }
func (FirstChosen) Rule() joe.RuleID    { return "core-setup-first-player" }
func (e Moved) Rule() joe.RuleID        { return e.Why }
func (e Shuffled) Rule() joe.RuleID     { return e.Why }
func (TurnBegan) Rule() joe.RuleID      { return "core-round" }
func (PhaseBegan) Rule() joe.RuleID     { return "core-turn-phases" }
func (Attempted) Rule() joe.RuleID      { return "core-mission-start" }
func (Started) Rule() joe.RuleID        { return "core-mission-lock" }
func (SkillNamed) Rule() joe.RuleID     { return "core-mission-skill-any" }
func (e Changed) Rule() joe.RuleID      { return e.Why }
func (e Rolled) Rule() joe.RuleID       { return e.Why }
func (e SideRolled) Rule() joe.RuleID   { return e.Why }
func (e PickedUp) Rule() joe.RuleID     { return e.Why }
func (e Converted) Rule() joe.RuleID    { return e.Why }
func (Spent) Rule() joe.RuleID          { return "sdk-use-once" }
func (Decided) Rule() joe.RuleID        { return "core-mission-success" }
func (MissionEnded) Rule() joe.RuleID   { return "core-mission-used-active" }
func (StoryRecorded) Rule() joe.RuleID  { return "core-mission-record" }
func (e ThreatMoved) Rule() joe.RuleID  { return e.Why }
func (RoundEnded) Rule() joe.RuleID     { return "core-round" }
func (e Noted) Rule() joe.RuleID        { return e.Why }
func (SilentRolled) Rule() joe.RuleID   { return "si-silent-hit-reduces" }
func (SilenceChecked) Rule() joe.RuleID { return "si-silent-equal-ok" }
func (e NoiseChanged) Rule() joe.RuleID { return e.Why }
func (e Mounted) Rule() joe.RuleID      { return e.Why }
func (Fired) Rule() joe.RuleID          { return "cv-cannon-once" }
func (GuardsRolled) Rule() joe.RuleID   { return "cv-guard-icon-hit" }
func (e Ended) Rule() joe.RuleID        { return e.Outcome.Reason }

// Rule is "": the question is no rule's doing; Pending names the rule that asks.
func (Asked) Rule() joe.RuleID { return "" }

func (e Began) String() string       { return fmt.Sprintf("the cards are laid out for %d", e.Seats) }
func (e FirstChosen) String() string { return fmt.Sprintf("%v goes first", e.Seat) }
func (e Shuffled) String() string {
	return fmt.Sprintf("%v is shuffled into %v", e.From, e.To)
}
func (e TurnBegan) String() string  { return fmt.Sprintf("round %d: %v is to play", e.Round, e.Seat) }
func (e PhaseBegan) String() string { return "now: " + shown(e.Phase) }
func (e Attempted) String() string  { return e.tell() }
func (Started) String() string      { return "the mission has started" }
func (e SkillNamed) String() string { return "the Skill is " + e.Skill.String() }
func (e Changed) String() string    { return e.tell() }
func (e Rolled) String() string     { return "rolled: " + Throw{e.Blanks, e.Hits, e.Doubles}.faces() }
func (e SideRolled) String() string {
	return "rolled beside: " + Throw{e.Blanks, e.Hits, e.Doubles}.faces()
}
func (e PickedUp) String() string {
	return "taken up again: " + Throw{e.Blanks, e.Hits, e.Doubles}.faces()
}
func (e Converted) String() string { return fmt.Sprintf("%d blanks become Hits", e.Blanks) }
func (e Spent) String() string     { return shown(e.Card) + " is used" }
func (e Decided) String() string {
	word := "Failure"
	if e.Success {
		word = "Success"
	}
	return fmt.Sprintf("%s: %d Hits against Difficulty %d", word, e.Hits, e.Difficulty)
}
func (MissionEnded) String() string { return "the mission is over" }
func (e StoryRecorded) String() string {
	if e.Success {
		return "the Story Mission is a Success"
	}
	return "the Story Mission is a Failure"
}
func (e ThreatMoved) String() string { return fmt.Sprintf("Threat is at %d", e.To) }
func (e RoundEnded) String() string  { return fmt.Sprintf("round %d ends", e.Round) }
func (e Mounted) String() string {
	if e.Place.Zone == Team {
		return shown(e.Card) + " goes aboard " + shown(e.Rides)
	}
	return shown(e.Card) + " is equipped with " + shown(e.Rides)
}
func (Fired) String() string          { return "the Cannon of The General is fired" }
func (e GuardsRolled) String() string { return "for the Crimson Guard, " + Throw(e).String() }
func (e Noted) String() string        { return "nothing happens" }
func (e Ended) String() string {
	lose := "the game is over: the Joes lose"
	if e.Cause != "" {
		lose += " by " + shown(string(e.Cause))
	}
	switch e.Outcome.Reason {
	case "tw-end-active-wins":
		return lose + ", and the Traitor wins"
	case "tw-end-hidden-pyrrhic":
		return lose + ", and the Traitor has not been found: a pyrrhic victory of the Loyal"
	}
	if e.Outcome.Winners == 0 {
		return lose
	}
	return "the game is over: the Joes win"
}
func (e Asked) String() string {
	if e.Pending.Seat == joe.Chance {
		return fmt.Sprintf("chance is to act: %s", e.Pending.Kind)
	}
	return fmt.Sprintf("%v is asked: %s", e.Pending.Seat, e.Pending.Kind)
}

// known reports whether e is an event of this package and no pointer to one.
func known(e Event) bool {
	switch e.(type) {
	case Began, FirstChosen, Moved, Shuffled, TurnBegan, PhaseBegan, Attempted, Started, SkillNamed, Changed, Rolled, SideRolled, PickedUp,
		Converted, Spent, Decided, MissionEnded, StoryRecorded, ThreatMoved, RoundEnded, Noted, SilentRolled, SilenceChecked, NoiseChanged, AllegianceChanged, AccusationsRetired, Plotted, Spared, FoeNamed, Showed, Opened, Rested, DefenceRolled, Mounted, Fired, GuardsRolled, Ended, Asked:
		return true
	}
	return false
}

var phaseWords = []string{missions: "missions", recruiting: "recruit", finishing: "end", rounding: "round-end"}
