package deckbuilder

import (
	"errors"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestExpert(t *testing.T) {
	t.Run("core-expert", func(t *testing.T) {
		x := staged(t, Config{Seats: 1, Expert: []string{"dug-in"}}).holds("experts", "dug-in").put("hand/0", "gi", "gi").put("side/0", "stop-the-saboteurs")
		if x.Round() != 1 {
			t.Fatalf("round %d", x.Round())
		}
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").counts(1, 3).do(Throw{1, 0, 0}).sets(AttemptStory{}, "vamp", "gi").counts(2, 4)
		if m, _ := x.Attempt(); m.Difficulty[1] != (Term{1, "dug-in"}) {
			t.Errorf("the Difficulty is %v", m.Difficulty)
		}
		stage(t, 1).holds("experts").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").counts(2, 3)
		var e *joe.Error
		if _, _, err := New(Config{Seats: 1, Expert: []string{"duke"}}); !errors.As(err, &e) || e.Rule != "core-expert" || e.Path != "$.expert[0]" {
			t.Errorf("a Leader in play as an Expert Mode card: %v", err)
		}
	})
	t.Run("core-expert-several", func(t *testing.T) {
		x := staged(t, Config{Seats: 1, Expert: []string{"dug-in", "empty-depots"}}).holds("experts", "dug-in", "empty-depots").put("line-up/2", "rocket-launcher").put("hand/0", "gi")
		if n, _ := x.Price(2); n != 5 {
			t.Errorf("Gear of Cost 4 costs %d", n)
		}
		x.sets(AttemptStory{}, "vamp", "gi").asks(joe.Chance, AskDeal).counts(2, 4) // the Hangar is empty: a Complication more
		var e *joe.Error
		if _, _, err := New(Config{Seats: 1, Expert: []string{"dug-in", "dug-in"}}); !errors.As(err, &e) || e.Rule != "core-expert-several" {
			t.Errorf("the same card twice: %v", err)
		}
	})
}
