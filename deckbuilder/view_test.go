package deckbuilder_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// played plays a random game and calls f after each action.
func played(t *testing.T, c deckbuilder.Config, src *dice.Source, f func(before, after deckbuilder.State, events []deckbuilder.Event)) {
	t.Helper()
	s, _, err := deckbuilder.New(c)
	if err != nil {
		t.Fatal(err)
	}
	for s.ToAct() != joe.Nobody {
		a := deckbuilder.Roll(s, src)
		if a == nil {
			legal := deckbuilder.Legal(s)
			a = legal[src.IntN(len(legal))]
		}
		next, events, err := deckbuilder.Apply(s, a)
		if err != nil {
			t.Fatal(err)
		}
		f(s, next, events)
		s = next
	}
}

// TestNothingIsHidden plays random games: what any seat and the spectator see is all
// that there is, to the last card (core-open-hands).
func TestNothingIsHidden(t *testing.T) {
	for seed, c := range []deckbuilder.Config{{Seats: 2}, {Seats: 4, Story: deckbuilder.TotalControl}} {
		src := dice.New(uint64(seed))
		seen := map[string]uint64{}
		played(t, c, &src, func(_, s deckbuilder.State, _ []deckbuilder.Event) {
			for seat := joe.Spectator; seat.At(c.Seats) || seat < 0; seat++ {
				v := s.View(seat)
				if got, want := v.Sample(&src).Hash(), s.Hash(); got != want {
					t.Fatalf("%v does not see all of the position", seat)
				}
				if h, twice := seen[v.Key()]; twice && h != s.Hash() {
					t.Fatalf("two positions look alike to %v", seat)
				}
				seen[v.Key()] = s.Hash()
			}
		})
	}
}

// TestViewsOfImpossibleEvents tells Views of events from other games, in any order: the
// View stays one that can be asked and, as a position, played on.
func TestViewsOfImpossibleEvents(t *testing.T) {
	rounds := 1500
	if testing.Short() {
		rounds = 200
	}
	src := dice.New(5)
	var events []deckbuilder.Event
	var states []deckbuilder.State
	for seats := 1; seats <= 4; seats++ {
		played(t, deckbuilder.Config{Seats: seats, TurnLimit: 6}, &src, func(_, s deckbuilder.State, list []deckbuilder.Event) {
			events, states = append(events, list...), append(states, s)
		})
	}
	taken := 0
	for range rounds {
		v := states[src.IntN(len(states))].View(0)
		for range 1 + src.IntN(25) {
			before := v.Hash()
			v = v.With(events[src.IntN(len(events))])
			if v.Hash() != before {
				taken++
			}
			v.Pending()
			v.Legal()
			v.Attempt()
		}
		s := v.Sample(&src)
		for range 60 {
			legal := deckbuilder.Legal(s)
			if len(legal) == 0 {
				break
			}
			next, _, err := deckbuilder.Apply(s, legal[src.IntN(len(legal))])
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
	}
	if taken < rounds {
		t.Errorf("only %d events out of their time happened", taken)
	}
}
