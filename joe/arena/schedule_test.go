package arena

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

func TestLineups(t *testing.T) {
	for _, c := range []struct {
		name            string
		style           Style
		entrants, seats int
		want            [][]int
	}{
		{"as many as seats", Rivals, 3, 3, [][]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}}},
		{"more than seats", Rivals, 3, 2, [][]int{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}}},
		{"fewer than seats", Rivals, 2, 4, [][]int{{0, 1, 0, 1}, {1, 0, 1, 0}}},
		{"fewer, not even", Rivals, 3, 4, [][]int{{0, 1, 2, 0}, {1, 2, 0, 1}, {2, 0, 1, 2}}},
		{"alone", Rivals, 1, 2, [][]int{{0, 0}}},
		{"teams", Teams, 2, 3, [][]int{{0, 0, 0}, {1, 1, 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, lineups(c.style, c.entrants, c.seats)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Every entrant has every seat as often as every other, and the line-ups are counted
// right without making them.
func TestLineupsAreFair(t *testing.T) {
	for entrants := 1; entrants <= 7; entrants++ {
		for seats := 1; seats <= joe.MaxSeats; seats++ {
			for _, style := range []Style{Rivals, Teams} {
				all := lineups(style, entrants, seats)
				if len(all) != LineUps(style, entrants, seats) {
					t.Errorf("%v, %d at %d: %d line-ups, counted as %d", style, entrants, seats, len(all), LineUps(style, entrants, seats))
				}
				times := make([]int, entrants*seats)
				for _, line := range all {
					for s, e := range line {
						times[e*seats+s]++
					}
				}
				if slices.Min(times) != slices.Max(times) || slices.Min(times) == 0 {
					t.Errorf("%v, %d at %d: times at each seat %v", style, entrants, seats, times)
				}
			}
		}
	}
}

// The seeds of one tournament differ, and those of the next seed have nothing to do
// with them.
func TestSeeds(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(3) {
		p := plan{2, [][]int{{0, 1}, {1, 0}}, seed, 100}
		for game := range p.games() {
			if game%2 == 0 && seen[p.seedOf(game)] {
				t.Errorf("seed %d comes twice", p.seedOf(game))
			}
			if game%2 == 1 && p.seedOf(game) != p.seedOf(game-1) {
				t.Errorf("game %d has another seed than its rotation", game)
			}
			seen[p.seedOf(game)] = true
		}
	}
}
