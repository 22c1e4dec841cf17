package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestComplication(t *testing.T) {
	t.Run("core-complication-now", func(t *testing.T) {
		x := stage(t, 1).story("plain-two").put("hand/0", "gi").put("foreseen/1", "quiet", "cobra-patrol").sets(AttemptStory{}, "vamp", "gi")
		x.do(Deal{"cobra-patrol"}).happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "cobra-patrol", 0})
		x.happened(Moved{"cobra-patrol", at(Revealed), ofAct(Resolved, 1), "core-complication-now", 0}).asks(joe.Chance, AskDeal).holds("foreseen/1", "quiet").holds("revealed")
	})
	t.Run("core-complication-attach", func(t *testing.T) {
		x := stage(t, 1).story("plain-two").put("hand/0", "gi").put("foreseen/1", "quiet", "thick-fog").sets(AttemptStory{}, "vamp", "gi").counts(1, 3)
		x.do(Deal{"thick-fog"}).cited("core-complication-attach").holds("attached", "thick-fog").holds("resolved/1").counts(1, 4)
		// It is about that mission alone.
		stage(t, 1).put("attached", "thick-fog").put("side/0", "stop-the-saboteurs").put("hand/0", "gi").sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").counts(1, 3)
		// With no Story Mission in play it waits for the next.
		x = stage(t, 1, card("scout-ship", "officer", `"need":["tech"],"difficulty":3,"complications":1`)).clear("story").put("officers", "scout-ship").put("foreseen/1", "thick-fog").put("hand/0", "gi", "gi")
		x.sets(AttemptOfficer{"scout-ship"}, "vamp", "gi").do(Deal{"thick-fog"}).cited("core-complication-attach").counts(1, 3).do(Throw{1, 0, 0}).holds("attached", "thick-fog")
		w := work{&x.table, nil}
		w.push(step{op: opStory, seat: 0, n: storyFollows})
		w.run()
		x.until().holds("story", "plain-next").holds("attached", "thick-fog").sets(AttemptStory{}, "vamp", "gi").counts(1, 4)
	})
	t.Run("core-complication-fail-card", func(t *testing.T) {
		bomb := strikeCard("bomb", `{"on":"turn-end","do":[{"do":"strike-out"}]}`)
		x := stage(t, 1, bomb).put("attached", "thick-fog", "thick-fog").put("side/0", "bomb").turnEnds().happened(StoryRecorded{false})
		x.holds("story", "plain-next").holds("attached", "thick-fog", "thick-fog").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").counts(1, 5)
	})
	t.Run("core-complication-fail-attempt", func(t *testing.T) {
		for id, dice := range map[string]uint8{"plain": 2, "plain-stays": 1} {
			x := stage(t, 1).story(id).put("attached", "thick-fog", "thick-fog").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{dice, 0, 0}).until()
			x.cited("core-complication-fail-attempt").holds("attached").holds("resolved/1", "thick-fog", "thick-fog")
		}
		// A failed Side Mission leaves them alone.
		x := stage(t, 1).put("attached", "thick-fog").put("side/0", "stop-the-saboteurs").put("hand/0", "gi").sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Throw{1, 0, 0})
		x.holds("attached", "thick-fog")
		// A card that fails the Story Mission because an attempt on it failed fails it once.
		traitor := joeCard("traitor", `"tech":1`, `{"on":"failure","do":[{"do":"fail-story"}]}`)
		x = stage(t, 1, traitor).put("hand/0", "traitor").sets(AttemptStory{}, "vamp", "traitor").do(Throw{2, 0, 0}).until().holds("story", "plain-next")
		if !slices.Equal(x.Record(), []bool{false}) {
			t.Errorf("on record: %v", x.Record())
		}
	})
	t.Run("core-complication-success", func(t *testing.T) {
		x := stage(t, 1).put("attached", "thick-fog", "thick-fog").put("hand/0", "tech-four").sets(AttemptStory{}, "vamp", "tech-four").do(Throw{0, 5, 0}).until()
		x.happened(Decided{true, 5, 5}).cited("core-complication-success").never("core-complication-fail-attempt").holds("attached").holds("resolved/1", "thick-fog", "thick-fog")
	})
	t.Run("core-complication-reshuffle", func(t *testing.T) {
		x := stage(t, 1).story("names-two").put("complications/2").put("resolved/2", "cobra-ambush", "pincer-attack", "smoke-and-mirrors", "tangled-orders", "overheated-engine").put("hand/0", "gi")
		x.sets(AttemptStory{}, "vamp", "gi").happened(Shuffled{ofAct(Resolved, 2), ofAct(Complicators, 2), "core-complication-reshuffle"}).asks(joe.Chance, AskDeal)
		if n := len(Legal(x.State)); n != 5 {
			t.Errorf("%d may be drawn, want 5", n)
		}
		x.do(Deal{"cobra-ambush"}).asks(joe.Chance, AskDeal).holds("complications/2", "overheated-engine", "pincer-attack", "smoke-and-mirrors", "tangled-orders")
		// With nothing to reshuffle none is drawn.
		stage(t, 1).story("names-two").put("complications/2").put("foreseen/2").put("resolved/2").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").asks(joe.Chance, AskThrow)
	})
}
