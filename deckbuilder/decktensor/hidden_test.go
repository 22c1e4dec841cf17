package decktensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// In A Traitor Within what a seat cannot know stands nowhere: to the others a hand is so
// many unknown cards, to its player it is its cards.
func TestHidden(t *testing.T) {
	c := deckbuilder.Config{Seats: 2, Story: deckbuilder.TraitorWithin, First: joe.FirstSeat(0)}
	sp := kit.Spec(t, c)
	unknown := 0
	kit.Play(t, c, 3, 200, func(s deckbuilder.State) {
		own, _ := sp.Read(sp.Tensor(s.View(1)))
		other, _ := sp.Read(sp.Tensor(s.View(0)))
		for _, z := range []deckbuilder.Zone{deckbuilder.Hand, deckbuilder.LoyaltyDown} {
			at := deckbuilder.PlaceOf(z, 1)
			if own.Unknown[at] != 0 {
				t.Fatalf("seat 1 does not know %d of its own %v", own.Unknown[at], z)
			}
			known := 0
			for _, n := range other.Cards[at] {
				known += n
			}
			unknown += other.Unknown[at]
			if known+other.Unknown[at] != s.Count(at) {
				t.Fatalf("seat 0 knows %v of the %v of seat 1 and not %d, of %d", other.Cards[at], z, other.Unknown[at], s.Count(at))
			}
		}
	})
	if unknown == 0 {
		t.Error("nothing is hidden")
	}
}
