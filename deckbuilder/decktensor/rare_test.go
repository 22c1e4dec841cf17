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
	looker := func(c deckbuilder.Config) func(s deckbuilder.State) {
		sp := kit.Spec(t, c)
		n := 0
		return func(s deckbuilder.State) {
			n++
			for _, what := range rare(s) {
				if seen[what] < 6 && n%3 == 0 {
					seen[what]++
					for _, v := range kit.Views(s) {
						kit.Check(t, sp, v)
					}
				}
			}
		}
	}
	for i, c := range games {
		for seed := range uint64(5) {
			kit.Play(t, c, 31*seed+uint64(i), 3000, looker(c))
		}
	}
	c := deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}
	betrayed(t, c, looker(c))
	if len(seen) < 11 {
		t.Errorf("only %v came up", seen)
	}
}
