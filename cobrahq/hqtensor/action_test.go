package hqtensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
)

// Every legal action of every step has an id, and the mask has exactly these.
func TestMask(t *testing.T) {
	k := kit(t)
	made := make(map[string]bool)
	for i, c := range k.Games {
		k.Mask(t, c, uint64(i), made)
	}
	k.Made(t, k.Games[0], made)
}

// hostile is an action of nobody's: it has the method by embedding, and does not compare.
type hostile struct {
	cobrahq.Action
	list []int
}

// Ids go both ways; what no player can do has none, whatever it is.
func TestIDs(t *testing.T) {
	k := kit(t)
	k.IDs(t, config(t, 2, bends))
	k.IDs(t, config(t, 2, ""),
		nil, &cobrahq.Stop{}, (*cobrahq.Step)(nil), hostile{cobrahq.Stop{}, nil}, &hostile{}, struct{ cobrahq.Action }{cobrahq.Stop{}},
		cobrahq.Step{}, cobrahq.Step{To: "z99"}, cobrahq.Step{To: "A1"}, cobrahq.Step{To: "e15"}, cobrahq.Place{At: "a1"}, cobrahq.Place{At: "hq"},
		cobrahq.Boost{}, cobrahq.Boost{Tile: cobrahq.Henchman1, Add: 2}, cobrahq.Boost{Tile: cobrahq.Bomb, Add: 1}, cobrahq.Boost{Tile: 250, Add: 250},
		cobrahq.Take{}, cobrahq.Take{Tile: cobrahq.Bomb}, cobrahq.Take{Tile: 99}, cobrahq.Challenge{Opponent: -1}, cobrahq.Challenge{Opponent: 4},
		cobrahq.Die{Pips: 1}, cobrahq.Dice{White: 1, Black: 1}, cobrahq.Reveal{Tile: cobrahq.Bomb},
	)
}

func FuzzID(f *testing.F) { kit(f).FuzzID(f, cobrahq.Config{Seats: 2}) }
