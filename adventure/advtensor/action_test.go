package advtensor_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
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
	adventure.Action
	list []int
}

// Ids go both ways; what no player can do has none, whatever it is.
func TestIDs(t *testing.T) {
	k := kit(t)
	k.IDs(t, config(t, 2, true))
	board := adventure.DefaultBoard()
	k.IDs(t, config(t, 2, false),
		nil, &adventure.Stay{}, (*adventure.Move)(nil), hostile{adventure.Stay{}, nil}, &hostile{}, struct{ adventure.Action }{adventure.Stay{}},
		adventure.ChoosePiece{}, adventure.ChoosePiece{Piece: 10}, adventure.Start{At: "radar-1"}, adventure.Fly{To: ""},
		adventure.Move{}, adventure.Move{To: "nowhere"}, adventure.Move{To: "wadsworth-gate", Left: 1}, adventure.Move{To: board.Objective(adventure.Radar), Left: 12},
		adventure.Jump{To: "wadsworth-gate"}, adventure.Retreat{},
		adventure.Die{Pips: 1}, adventure.Dice{White: 1, Dark: 1}, adventure.DrawObjective{Card: "radar-1"}, adventure.DrawEquipment{Card: adventure.VAMP}, adventure.DrawBattle{},
	)
}

func FuzzID(f *testing.F) { kit(f).FuzzID(f, adventure.Config{Seats: 2}) }
