package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// What a table of Mission 8 or 9 tells about itself.
func TestModeAndStanding(t *testing.T) {
	if v := (View{}); v.Mode() != content.CoreMode || v.Noisy() || v.Allegiance(0) != "" || v.Accusing() || v.Token() != 0 {
		t.Error("a game not begun tells something")
	}
	x := within(t, "tll")
	if x.Mode() != content.TraitorMode || !x.Accusing() || x.Token() != 2 || x.Allegiance(0) != "" {
		t.Errorf("at the start: mode %d, accusing %v, token %d, %q", x.Mode(), x.Accusing(), x.Token(), x.Allegiance(0))
	}
	for me := range joe.Seat(3) {
		for s := range joe.Seat(3) {
			if n := x.View(me).DeckSize(s); n != x.DeckSize(s) || n != 5 {
				t.Errorf("%v counts %d cards in the deck of %v, which has %d", me, n, s, x.DeckSize(s))
			}
		}
	}
	x.exposes(0)
	if v := x.View(1); v.Allegiance(0) != "traitor" || v.Allegiance(1) != "" || v.Allegiance(-1) != "" || v.Accusing() || v.Token() != 1 {
		t.Errorf("after a discovery: %q, %q, accusing %v, token %d", v.Allegiance(0), v.Allegiance(1), v.Accusing(), v.Token())
	}
	s, _, err := New(Config{Seats: 1, Story: SilentInterlude})
	if err != nil {
		t.Fatal(err)
	}
	if s.Mode() != content.SilentMode || s.Noisy() || s.Accusing() || s.Token() != 1 {
		t.Errorf("Silent Interlude: mode %d, noisy %v, token %d", s.Mode(), s.Noisy(), s.Token())
	}
	s.noisy = true
	if !s.Noisy() {
		t.Error("NOISY is not told")
	}
}
