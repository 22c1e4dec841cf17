package deckbuilder

import "github.com/seed4548c990/gijoe/internal/wire"

// MarshalJSON writes the event with its type, "began".
func (e Began) MarshalJSON() ([]byte, error) {
	type body Began
	return wire.Tagged("began", body(e))
}

// MarshalJSON writes the event with its type, "first-chosen".
func (e FirstChosen) MarshalJSON() ([]byte, error) {
	type body FirstChosen
	return wire.Tagged("first-chosen", body(e))
}

// MarshalJSON writes the event with its type, "moved".
func (e Moved) MarshalJSON() ([]byte, error) {
	type body Moved
	return wire.Tagged("moved", body(e))
}

// MarshalJSON writes the event with its type, "shuffled".
func (e Shuffled) MarshalJSON() ([]byte, error) {
	type body Shuffled
	return wire.Tagged("shuffled", body(e))
}

// MarshalJSON writes the event with its type, "turn-began".
func (e TurnBegan) MarshalJSON() ([]byte, error) {
	type body TurnBegan
	return wire.Tagged("turn-began", body(e))
}

// MarshalJSON writes the event with its type, "phase-began".
func (e PhaseBegan) MarshalJSON() ([]byte, error) {
	type body PhaseBegan
	return wire.Tagged("phase-began", body(e))
}

// MarshalJSON writes the event with its type, "attempted".
func (e Attempted) MarshalJSON() ([]byte, error) {
	type body Attempted
	return wire.Tagged("attempted", body(e))
}

// MarshalJSON writes the event with its type, "started".
func (e Started) MarshalJSON() ([]byte, error) {
	type body Started
	return wire.Tagged("started", body(e))
}

// MarshalJSON writes the event with its type, "skill-named".
func (e SkillNamed) MarshalJSON() ([]byte, error) {
	type body SkillNamed
	return wire.Tagged("skill-named", body(e))
}

// MarshalJSON writes the event with its type, "changed".
func (e Changed) MarshalJSON() ([]byte, error) {
	type body Changed
	return wire.Tagged("changed", body(e))
}

// MarshalJSON writes the event with its type, "rolled".
func (e Rolled) MarshalJSON() ([]byte, error) {
	type body Rolled
	return wire.Tagged("rolled", body(e))
}

// MarshalJSON writes the event with its type, "side-rolled".
func (e SideRolled) MarshalJSON() ([]byte, error) {
	type body SideRolled
	return wire.Tagged("side-rolled", body(e))
}

// MarshalJSON writes the event with its type, "picked-up".
func (e PickedUp) MarshalJSON() ([]byte, error) {
	type body PickedUp
	return wire.Tagged("picked-up", body(e))
}

// MarshalJSON writes the event with its type, "converted".
func (e Converted) MarshalJSON() ([]byte, error) {
	type body Converted
	return wire.Tagged("converted", body(e))
}

// MarshalJSON writes the event with its type, "spent".
func (e Spent) MarshalJSON() ([]byte, error) {
	type body Spent
	return wire.Tagged("spent", body(e))
}

// MarshalJSON writes the event with its type, "decided".
func (e Decided) MarshalJSON() ([]byte, error) {
	type body Decided
	return wire.Tagged("decided", body(e))
}

// MarshalJSON writes the event with its type, "mission-ended".
func (e MissionEnded) MarshalJSON() ([]byte, error) {
	type body MissionEnded
	return wire.Tagged("mission-ended", body(e))
}

// MarshalJSON writes the event with its type, "story-recorded".
func (e StoryRecorded) MarshalJSON() ([]byte, error) {
	type body StoryRecorded
	return wire.Tagged("story-recorded", body(e))
}

// MarshalJSON writes the event with its type, "threat-moved".
func (e ThreatMoved) MarshalJSON() ([]byte, error) {
	type body ThreatMoved
	return wire.Tagged("threat-moved", body(e))
}

// MarshalJSON writes the event with its type, "round-ended".
func (e RoundEnded) MarshalJSON() ([]byte, error) {
	type body RoundEnded
	return wire.Tagged("round-ended", body(e))
}

// MarshalJSON writes the event with its type, "noted".
func (e Noted) MarshalJSON() ([]byte, error) {
	type body Noted
	return wire.Tagged("noted", body(e))
}

// MarshalJSON writes the event with its type, "mounted".
func (e Mounted) MarshalJSON() ([]byte, error) {
	type body Mounted
	return wire.Tagged("mounted", body(e))
}

// MarshalJSON writes the event with its type, "fired".
func (e Fired) MarshalJSON() ([]byte, error) {
	type body Fired
	return wire.Tagged("fired", body(e))
}

// MarshalJSON writes the event with its type, "guards-rolled".
func (e GuardsRolled) MarshalJSON() ([]byte, error) {
	type body GuardsRolled
	return wire.Tagged("guards-rolled", body(e))
}

// MarshalJSON writes the event with its type, "ended".
func (e Ended) MarshalJSON() ([]byte, error) {
	type body Ended
	return wire.Tagged("ended", body(e))
}

// MarshalJSON writes the event with its type, "asked".
func (e Asked) MarshalJSON() ([]byte, error) {
	type body Asked
	return wire.Tagged("asked", body(e))
}

// MarshalJSON writes the event with its type, "silent-rolled".
func (e SilentRolled) MarshalJSON() ([]byte, error) {
	type body SilentRolled
	return wire.Tagged("silent-rolled", body(e))
}

// MarshalJSON writes the event with its type, "silence-checked".
func (e SilenceChecked) MarshalJSON() ([]byte, error) {
	type body SilenceChecked
	return wire.Tagged("silence-checked", body(e))
}

// MarshalJSON writes the event with its type, "noise-changed".
func (e NoiseChanged) MarshalJSON() ([]byte, error) {
	type body NoiseChanged
	return wire.Tagged("noise-changed", body(e))
}

// MarshalJSON writes the event with its type, "allegiance-changed".
func (e AllegianceChanged) MarshalJSON() ([]byte, error) {
	type body AllegianceChanged
	return wire.Tagged("allegiance-changed", body(e))
}

// MarshalJSON writes the event with its type, "accusations-retired".
func (e AccusationsRetired) MarshalJSON() ([]byte, error) {
	type body AccusationsRetired
	return wire.Tagged("accusations-retired", body(e))
}

// MarshalJSON writes the event with its type, "plotted".
func (e Plotted) MarshalJSON() ([]byte, error) {
	type body Plotted
	return wire.Tagged("plotted", body(e))
}

// MarshalJSON writes the event with its type, "spared".
func (e Spared) MarshalJSON() ([]byte, error) {
	type body Spared
	return wire.Tagged("spared", body(e))
}

// MarshalJSON writes the event with its type, "foe-named".
func (e FoeNamed) MarshalJSON() ([]byte, error) {
	type body FoeNamed
	return wire.Tagged("foe-named", body(e))
}

// MarshalJSON writes the event with its type, "showed".
func (e Showed) MarshalJSON() ([]byte, error) {
	type body Showed
	return wire.Tagged("showed", body(e))
}

// MarshalJSON writes the event with its type, "opened".
func (e Opened) MarshalJSON() ([]byte, error) {
	type body Opened
	return wire.Tagged("opened", body(e))
}

// MarshalJSON writes the event with its type, "rested".
func (e Rested) MarshalJSON() ([]byte, error) {
	type body Rested
	return wire.Tagged("rested", body(e))
}

// MarshalJSON writes the event with its type, "defence-rolled".
func (e DefenceRolled) MarshalJSON() ([]byte, error) {
	type body DefenceRolled
	return wire.Tagged("defence-rolled", body(e))
}
