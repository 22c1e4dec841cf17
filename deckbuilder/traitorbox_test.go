package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// The box of the expansion holds the cards of both its missions: those that lie over
// the core set in either built-in set, each counted once.
func TestBoxOfTheExpansion(t *testing.T) {
	type card struct{ id, set string }
	box := map[card]*content.Card{}
	for _, s := range []*content.Set{content.SilentInterlude(), content.TraitorWithin()} {
		for _, c := range s.All() {
			if c.Set != "" {
				box[card{c.ID, c.Set}] = c
			}
		}
	}
	count := func(right func(*content.Card) bool) int {
		n := 0
		for _, c := range box {
			if right(c) {
				n += c.Count
			}
		}
		return n
	}
	names := func(kind content.Kind) (list []string) {
		for _, c := range box {
			if c.Kind == kind {
				list = append(list, c.ID)
			}
		}
		slices.Sort(list)
		return list
	}
	kind := func(kinds ...content.Kind) func(*content.Card) bool {
		return func(c *content.Card) bool { return content.KindsOf(kinds...).Has(c.Kind) }
	}
	holds := func(t *testing.T, want int, right func(*content.Card) bool) {
		t.Helper()
		if got := count(right); got != want {
			t.Errorf("%d cards, want %d", got, want)
		}
	}
	t.Run("si-box-leaders", func(t *testing.T) { holds(t, 8, kind(content.Leader, content.Promoted)) })
	t.Run("si-box-loyalty", func(t *testing.T) { holds(t, 13, kind(content.Loyalty)) })
	t.Run("si-box-officers", func(t *testing.T) { holds(t, 3, kind(content.Officer)) })
	t.Run("si-box-accusations", func(t *testing.T) { holds(t, 8, kind(content.Accusation)) })
	t.Run("si-box-sabotage", func(t *testing.T) { holds(t, 16, kind(content.Sabotage)) })
	t.Run("si-box-expert", func(t *testing.T) { holds(t, 2, kind(content.Expert)) })
	t.Run("si-box-missions", func(t *testing.T) { holds(t, 24, kind(content.Mission, content.Finale)) })
	t.Run("si-box-leaders-pairs", func(t *testing.T) {
		if got := names(content.Leader); !slices.Equal(got, []string{"chuckles", "lt-falcon", "scarlett", "snake-eyes"}) {
			t.Errorf("Leaders: %q", got)
		}
		for _, c := range box {
			if c.Kind == content.Leader && (c.Cost != 0 || box[card{c.Promote, c.Set}] == nil || box[card{c.Promote, c.Set}].Cost != 6) {
				t.Errorf("%s: Cost %d, promoted %q; want 0, and 6", c.ID, c.Cost, c.Promote)
			}
		}
	})
	t.Run("si-box-loyalty-split", func(t *testing.T) {
		bad := count(func(c *content.Card) bool { return c.Kind == content.Loyalty && c.Traitor })
		if bad != 5 || count(kind(content.Loyalty))-bad != 8 {
			t.Errorf("%d Traitors of %d Loyalty cards, want 5 of 13", bad, count(kind(content.Loyalty)))
		}
	})
	t.Run("si-box-officers-named", func(t *testing.T) {
		if got := names(content.Officer); !slices.Equal(got, []string{"destro", "dr-mindbender", "storm-shadow"}) {
			t.Errorf("Officers: %q", got)
		}
	})
	t.Run("si-box-round-token", func(t *testing.T) {
		for _, s := range content.TraitorWithin().Stories() {
			if s.ID == TraitorWithin && s.Token <= 1 {
				t.Errorf("the heavier face of the token moves the marker by %d", s.Token)
			}
		}
	})
}
