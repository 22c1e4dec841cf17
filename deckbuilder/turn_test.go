package deckbuilder

import "testing"

// core-turn-phases: missions come before recruiting, and not after.
func TestPhases(t *testing.T) {
	x := opened(t, Config{Seats: 1, Leaders: []string{"duke"}})
	x.put("hand/0", "duke", "gi", "gi").asks(0, AskMissions)
	x.refuses(Buy{0}, "core-turn-phases")
	x.do(Pass{}).asks(0, AskRecruit).refuses(AttemptStory{}, "core-turn-phases")
}
