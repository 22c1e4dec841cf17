package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// drawn is a game of so many in which seat 0, on a mission, with two Cobra Troopers
// before it, is about to draw a Precision Strike. To each seat so many are assigned.
func drawn(t *testing.T, assigned ...int) *scene {
	t.Helper()
	x := stage(t, len(assigned), strikeCard("drawn"), strikeCard("a"), strikeCard("b"), strikeCard("c"), strikeCard("d"), strikeCard("e"), strikeCard("f"))
	free := []string{"a", "b", "c", "d", "e", "f"}
	for s, n := range assigned {
		x.put(of(Side, joe.Seat(s)).String(), free[:n]...)
		free = free[n:]
	}
	return x.story("plain-two").put("troopers/0", "cobra-trooper", "cobra-trooper").put("foreseen/1", "quiet", "drawn").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi")
}

func TestSideMission(t *testing.T) {
	t.Run("core-side-limit", func(t *testing.T) {
		x := drawn(t, 2, 2, 1).do(Deal{"drawn"}).asks(0, AskGive).refuses(ChooseSeat{0}, "core-side-limit").refuses(ChooseSeat{1}, "core-side-limit")
		x.do(ChooseSeat{2}).holds("side/2", "e", "drawn")
		drawn(t, 1).do(Deal{"drawn"}).holds("side/0", "a", "drawn").holds("troopers/0", "cobra-trooper", "cobra-trooper") // they do not count
	})
	t.Run("core-side-limit-all-full", func(t *testing.T) {
		x := drawn(t, 2, 2).do(Deal{"drawn"}).happened(Moved{"drawn", at(Revealed), ofAct(Resolved, 1), "core-side-limit-all-full", 0})
		x.asks(joe.Chance, AskDeal).holds("side/0", "a", "b").holds("side/1", "c", "d")
	})
	t.Run("core-strike-drawn", func(t *testing.T) {
		drawn(t, 1, 0, 0).do(Deal{"drawn"}).happened(Moved{"drawn", at(Revealed), of(Side, 0), "core-strike-drawn", 0}).holds("side/0", "a", "drawn")
		x := drawn(t, 2, 1, 2).do(Deal{"drawn"}).asks(0, AskGive).offers(ChooseSeat{1}, true).offers(ChooseSeat{0}, false).offers(ChooseSeat{2}, false)
		if p := x.Pending(); p.Rule != "core-strike-drawn" || p.Item != "drawn" {
			t.Errorf("asked by %s about %s", p.Rule, p.Item)
		}
		x.do(ChooseSeat{1}).cited("core-strike-drawn").holds("side/1", "c", "drawn")
		drawn(t, 2, 2, 2).do(Deal{"drawn"}).holds("resolved/1", "drawn").cited("core-side-limit-all-full")
	})
	t.Run("amb-core-strike-drawn", func(t *testing.T) {
		x := drawn(t, 2, 0, 0, 0).do(Deal{"drawn"}).asks(0, AskGive)
		if n := len(Legal(x.State)); n != 3 {
			t.Errorf("offered are %v", Legal(x.State))
		}
		x.do(ChooseSeat{3}).holds("side/3", "drawn").holds("side/0", "a", "b")
	})
	t.Run("core-side-own", func(t *testing.T) {
		x := stage(t, 2).put("side/1", "stop-the-saboteurs").put("hand/0", "gi").refuses(AttemptSide{"stop-the-saboteurs", 1}, "core-side-own").refuses(AttemptSide{"stop-the-saboteurs", 0}, "core-mission-start")
		x.turnEnds().put("hand/1", "gi").offers(AttemptSide{"stop-the-saboteurs", 1}, true)
	})
	t.Run("core-side-fail-stays", func(t *testing.T) {
		x := stage(t, 1).put("side/0", "stop-the-saboteurs").put("hand/0", "gi", "lightfoot").sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Throw{1, 0, 0})
		x.happened(Decided{false, 0, 3}).asks(0, AskMissions).holds("side/0", "stop-the-saboteurs")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "lightfoot").do(Throw{0, 4, 0}).cited("core-mission-success").until().holds("side/0").holds("resolved/1", "stop-the-saboteurs")
	})
	t.Run("core-strike-fails-story", func(t *testing.T) {
		x := stage(t, 1, strikeCard("bomb", `{"on":"turn-end","do":[{"do":"strike-out"}]}`)).clear("story").put("upcoming", "plain-next").put("side/0", "bomb").turnEnds()
		x.happened(Noted{Why: "core-strike-fails-story"}).holds("side/0").holds("resolved/1", "bomb").holds("story").holds("upcoming", "plain-next")
		if len(x.Record()) != 0 {
			t.Errorf("on record: %v", x.Record())
		}
		// With one in play it fails it, with its failure effects.
		x = stage(t, 1, strikeCard("bomb", `{"on":"turn-end","do":[{"do":"strike-out"}]}`)).story("plain-fee").put("side/0", "bomb").turnEnds()
		x.happened(StoryRecorded{false}).happened(Moved{"bomb", of(Side, 0), ofAct(Resolved, 1), "bomb", 0}).cited("plain-fee").never("core-strike-fails-story").holds("story", "plain-next").holds("story-done", "plain-fee")
	})
}
