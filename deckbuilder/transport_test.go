package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestTransport(t *testing.T) {
	t.Run("core-transport-shared", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "gi", "gi").put("line-up/0", "dinghy").do(Pass{}, Buy{0}).until().holds("hangar", "dinghy", "vamp")
		x.all(Pass{}).until().asks(1, AskMissions).put("hand/1", "gi").do(AttemptStory{}, Board{"dinghy"}).holds("ride", "dinghy").holds("hangar", "vamp")
		// One that a card keeps goes back to all.
		x = stage(t, 1).put("hand/0", "cover-girl").put("hangar", "dinghy").sets(AttemptStory{}, "dinghy", "cover-girl").happened(Changed{What: RideKept, Seat: joe.Nobody, By: 1, Why: "cover-girl"})
		x.do(Throw{2, 0, 0}).until().cited("core-transport-shared").holds("hangar", "dinghy").holds("discard/0")
	})
	t.Run("core-transport-discard", func(t *testing.T) {
		x := stage(t, 2).put("hangar", "dinghy", "vamp").put("hand/0", "gi").put("hand/1", "gi").do(AttemptStory{}, Board{"dinghy"}, Assign{"gi"}, Assign{"gi"})
		x.do(Throw{2, 0, 0}).until().happened(Moved{"dinghy", at(Ride), of(Discard, 0), "core-transport-discard", 0}).holds("discard/0", "dinghy").holds("hangar", "vamp")
	})
	t.Run("core-transport-drawn", func(t *testing.T) {
		x := stage(t, 2).put("deck/0", "gi", "gi", "gi", "gi", "dinghy", "gi", "duke").all(Pass{}, Pass{}).until()
		x.happened(Moved{"dinghy", of(Hand, 0), at(Hangar), "core-transport-drawn", 0}).holds("hand/0", "duke", "gi", "gi", "gi", "gi").holds("hangar", "vamp", "dinghy")
		// By the effect of a card too.
		stage(t, 1).put("hand/0", "comms").put("deck/0", "gi", "dinghy").do(Play{"comms"}).until().cited("core-transport-drawn").holds("hand/0", "gi").holds("hangar", "vamp", "dinghy")
	})
	t.Run("core-vamp-returns", func(t *testing.T) {
		x := stage(t, 1).story("plain-stays").put("hand/0", "gi", "gi").put("side/0", "stop-the-saboteurs").sets(AttemptStory{}, "vamp", "gi").do(Throw{1, 0, 0})
		x.happened(Moved{"vamp", at(Ride), at(Hangar), "core-vamp-returns", 0}).holds("hangar", "vamp").holds("discard/0")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Throw{1, 0, 0}).cited("core-vamp-returns").holds("hangar", "vamp")
		// No effect discards it.
		x = stage(t, 1, gearCard("wrecker", `{"on":"action","do":[{"do":"wreck","n":3}]}`)).put("hangar", "vamp", "dinghy", "jet").put("hand/0", "wrecker").do(Play{"wrecker"})
		x.asks(0, AskCard).offers(Choose{"vamp"}, false).do(Choose{"dinghy"}, Choose{"jet"}).asks(0, AskMissions).holds("hangar", "vamp").holds("main-discard", "dinghy", "jet")
	})
	t.Run("core-transport-away", func(t *testing.T) {
		counter := joeCard("counter", `"tech":1`, `{"on":"start","do":[{"do":"dice","per":"hangar"}]}`)
		x := stage(t, 1, counter).put("hangar", "vamp", "dinghy").put("hand/0", "counter").sets(AttemptStory{}, "vamp", "counter")
		x.happened(Changed{What: MissionDice, Seat: joe.Nobody, By: 1, Why: "counter"}).dice(3)
		stage(t, 1).put("hand/0", "gi").put("hangar", "awe-striker").sets(AttemptStory{}, "awe-striker", "gi").cited("awe-striker").dice(5)
	})
	t.Run("core-transport-one", func(t *testing.T) {
		x := stage(t, 1).put("hangar", "vamp", "dinghy").put("hand/0", "gi", "tech-three", "marked").do(AttemptStory{}, Board{"vamp"})
		x.refuses(Board{"dinghy"}, "core-transport-one").do(Assign{"gi"}).refuses(Board{"dinghy"}, "core-transport-one").do(Pass{}).asks(0, AskCards)
		x.refuses(Board{"dinghy"}, "core-transport-one").holds("ride", "vamp").holds("hangar", "dinghy")
	})
	t.Run("core-terrain-match", func(t *testing.T) {
		for id, skill := range map[string]int{"plain-sea": 3, "plain": 1, "plain-next": 1} {
			x := stage(t, 1).story(id).put("hangar", "dinghy").put("hand/0", "gi").sets(AttemptStory{}, "dinghy", "gi").dice(skill)
			if skill == 3 {
				x.gives("dinghy", 2)
			}
		}
		// What a Transport brings in Skills it brings anywhere that asks for them.
		stage(t, 1).put("hangar", "sharc").story("plain-sea").put("hand/0", "gi").sets(AttemptStory{}, "sharc", "gi").dice(6)
		stage(t, 1).put("hangar", "sharc").put("hand/0", "gi").sets(AttemptStory{}, "sharc", "gi").dice(1)
	})
}
