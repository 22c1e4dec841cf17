package decktensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// rare names what seldom comes up in a position.
func rare(s deckbuilder.State) []string {
	var list []string
	for seat := range joe.Seat(s.Seats()) {
		if a := s.Allegiance(seat); a != "" {
			list = append(list, a)
		}
	}
	a, _, _, _ := s.Tally()
	for name, on := range map[string]bool{
		"noisy": s.Noisy(), "blending": s.Blending() > 0, "riders": len(s.Riders()) > 0, "enemy rides": a.Rides != "", "fired": a.Fired,
		"cut": a.Cut > 0, "level": a.Level > 0, "credit": a.Credit > 0, "value": a.Value > 0, "intel": a.Intel > 0,
	} {
		if on {
			list = append(list, name)
		}
	}
	return list
}

// Positions that have what is rare read back too.
func TestReadsBackWhatIsRare(t *testing.T) {
	seen := make(map[string]int)
	look := func(c deckbuilder.Config, seed uint64) {
		sp := kit.Spec(t, c)
		n := 0
		kit.Play(t, c, seed, 3000, func(s deckbuilder.State) {
			n++
			for _, what := range rare(s) {
				if seen[what] < 6 && n%3 == 0 {
					seen[what]++
					for _, v := range kit.Views(s) {
						kit.Check(t, sp, v)
					}
				}
			}
		})
	}
	for i, c := range games {
		for seed := range uint64(5) {
			look(c, 31*seed+uint64(i))
		}
	}
	// A Traitor is seldom discovered where all play at random; in this game one is.
	look(deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, 190066)
	if len(seen) < 11 {
		t.Errorf("only %v came up", seen)
	}
}
