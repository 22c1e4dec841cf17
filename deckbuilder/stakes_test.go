package deckbuilder

import "testing"

// To draw cards is worth something: a mission that brings them is worth more than one that
// brings nothing, and an Accusation is worth running of whom all is known, for the card that
// its runner draws (tw-accusation-success-draw).
func TestDrawsCount(t *testing.T) {
	value := func(mission string) float64 {
		x := stage(t, 1, missionCard("generous", `"need":["tech"],"difficulty":3,"terrain":"land"`, `{"on":"success","do":[{"do":"draw","n":2}]}`))
		return Evaluate(x.story(mission).put("hand/0", "tech-four").do(AttemptStory{}, Board{"vamp"}).View(0))[0]
	}
	if a, b := value("generous"), value("plain"); a <= b {
		t.Errorf("a mission that brings cards is worth %.4f, one that does not %.4f", a, b)
	}
	x := suspects(t, "lll").flips(1, "llt").story("plain-sea").put("side/1", "accused-of-tech").put("hand/0", "tech-ten")
	before := Evaluate(x.View(0))[0]
	x.do(AttemptSide{"accused-of-tech", 1}, Board{"vamp"}, Assign{"tech-ten"})
	if after := Evaluate(x.View(0))[0]; after <= before {
		t.Errorf("with an Accusation that flips nothing it is worth %.4f, without %.4f", after, before)
	}
}
