package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

func TestLeaders(t *testing.T) {
	t.Run("core-promote", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "duke", "gi", "gi", "gi", "gi").refuses(Promote{"duke"}, "core-promote").do(Pass{}).left(0, 6)
		x.do(Promote{"duke"}).cited("core-promote").left(0, 0).holds("out", "duke").holds("deck/0", "duke-promoted").holds("aside/0").holds("hand/0", "gi", "gi", "gi", "gi")
		x.refuses(Promote{"duke"}, "core-promote")
		// Used this turn does as well; what it costs more is left.
		x = onDrill(t, 1).put("hand/0", "duke", "requisition", "order").story("drill-1a").do(Play{"order"})
		x.goes(AttemptStory{}, "duke", Throw{1, 0, 0}).until().holds("used/0", "duke", "order").do(Pass{}).left(0, 9)
		x.do(Promote{"duke"}).cited("core-promote").left(0, 3).holds("out", "duke").holds("used/0", "order").holds("deck/0", "duke-promoted")
		// Neither from the discard pile, nor with a point too few.
		x = onDrill(t, 1).put("hand/0", "requisition", "order", "gi").put("discard/0", "duke").do(Play{"order"}, Pass{}).left(0, 8)
		x.refuses(Promote{"duke"}, "core-promote").holds("discard/0", "duke")
		x = onDrill(t, 1).put("hand/0", "duke", "gi", "gi", "gi").do(Pass{}).left(0, 5).refuses(Promote{"duke"}, "core-promote")
		x.add("hand/0", "gi").do(Promote{"duke"}).holds("deck/0", "duke-promoted")
	})
	t.Run("core-promoted-is-card", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "duke", "gi", "gi", "gi", "gi").do(Pass{}, Promote{"duke"}, Pass{}).until().asks(0, AskMissions)
		if !slices.Contains(x.Cards(of(Hand, 0)), "duke-promoted") {
			t.Fatalf("the hand is %q", x.Cards(of(Hand, 0)))
		}
		x.put("hand/0", "duke-promoted").left(0, 3).story("drill-1a").put("upcoming", "drill-1b")
		x.goes(AttemptStory{}, "duke-promoted", Throw{0, 1, 0}).until().holds("used/0", "duke-promoted").left(0, 3)
		x.turnOver()
		if !slices.Contains(x.Cards(of(Discard, 0)), "duke-promoted") {
			t.Errorf("discarded are %q", x.Cards(of(Discard, 0)))
		}
	})
	t.Run("core-leader-is-joe", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "duke", "gi", "comms").story("drill-1a").do(AttemptStory{}, Board{"vamp"})
		if got := Legal(x.State); !slices.Equal(got, []Action{Assign{"duke"}, Assign{"gi"}}) {
			t.Errorf("these may go: %v", got)
		}
		x.refuses(Assign{"comms"}, "core-leader-is-joe")
		// An effect may single Leaders out.
		x = onDrill(t, 1).put("hand/0", "duke", "gi").put("officers", "snob").story("drill-1a").do(AttemptStory{}, Board{"vamp"})
		x.refuses(Assign{"duke"}, "snob").do(Assign{"gi"}).holds("team/0", "gi")
		onDrill(t, 1).put("hand/0", "duke").put("officers", "snob").story("drill-1a").refuses(AttemptStory{}, "core-mission-start")
		if !content.Joes.Has(content.Leader) || !content.Joes.Has(content.Promoted) {
			t.Error("Leaders are no Joes")
		}
	})
}
