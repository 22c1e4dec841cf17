package content

import (
	"testing"
)

// The cards of Mission 8 lie over the core set: those that the rulebook counts for it,
// and updates of core cards.
func TestSilentInterlude(t *testing.T) {
	s := SilentInterlude()
	of := func(right func(*Card) bool) int {
		return count(s, func(c *Card) bool { return c.Set == "silent-interlude" && right(c) })
	}
	kind := func(k Kind) func(*Card) bool { return func(c *Card) bool { return c.Kind == k } }
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"Snake Eyes Starters", of(func(c *Card) bool { return c.Where == Cast }), 8},
		{"Leaders", of(kind(Leader)), 2},
		{"Promoted Leaders", of(kind(Promoted)), 2},
		{"Officers", of(kind(Officer)), 2},
		{"Complications", of(kind(Complication)), 8},
		{"missions", of(func(c *Card) bool { return Stories.Has(c.Kind) }), 12},
		{"Expert Mode cards", of(kind(Expert)), 1},
		{"Transports", of(kind(Transport)), 1},
	} {
		if c.got != c.want {
			t.Errorf("%d %s, want %d", c.got, c.what, c.want)
		}
	}
	for _, w := range Lint(s) {
		t.Error(w)
	}
	for id, c := range Core().All() {
		if now, ok := s.Find(c.ID); !ok || s.Card(now).Kind != Core().Card(id).Kind {
			t.Errorf("%s of the core set is gone, or of another kind", c.ID)
		}
	}
}
