package advtensor_test

import (
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advtensor"
	"github.com/seed4548c990/gijoe/joe"
)

// sameMask checks that the mask of a View has the ids of its legal actions, each once,
// and no other.
func sameMask(t *testing.T, sp *advtensor.Spec, v adventure.View) {
	t.Helper()
	want := make([]bool, sp.Actions())
	for _, a := range v.Legal() {
		id, ok := sp.ID(a)
		if !ok || want[id] {
			t.Fatalf("%v has the id %d, %v", a, id, ok)
		}
		if back, ok := sp.Action(id); !ok || back != a {
			t.Fatalf("%v has the id %d, which is %v", a, id, back)
		}
		want[id] = true
	}
	if got := sp.Mask(v); !slices.Equal(got, want) {
		t.Fatalf("the mask has %v, not %v", ids(got), ids(want))
	}
}

func ids(mask []bool) []int {
	var list []int
	for id, on := range mask {
		if on {
			list = append(list, id)
		}
	}
	return list
}

// Every legal action of every step has an id, and the mask has exactly these.
func TestMask(t *testing.T) {
	seen := map[int]bool{}
	for _, g := range games {
		c := config(t, g.seats, g.drawn)
		sp := spec(t, c)
		play(t, c, g.seed+200, 3000, func(s adventure.State) {
			if s.ToAct() < 0 {
				if ids(sp.Mask(s.View(0))) != nil || ids(sp.Mask(s.View(joe.Spectator))) != nil {
					t.Fatal("somebody has a mask while nobody is to act")
				}
				return
			}
			sameMask(t, sp, s.View(s.ToAct()))
			for _, id := range ids(sp.Mask(s.View(s.ToAct()))) {
				if !g.drawn {
					seen[id] = true
				}
			}
			if other := s.View((s.ToAct() + 1) % joe.Seat(s.Seats())); ids(sp.Mask(other)) != nil {
				t.Fatalf("%v has a mask where %v is to act", other.Seat(), s.ToAct())
			}
		})
	}
	if len(seen) < 150 {
		t.Errorf("only %d ids of the default board were met", len(seen))
	}
}

// Ids go both ways.
func TestIDs(t *testing.T) {
	for _, drawn := range []bool{false, true} {
		sp := spec(t, config(t, 2, drawn))
		for id := range sp.Actions() {
			a, ok := sp.Action(id)
			if back, has := sp.ID(a); !ok || !has || back != id {
				t.Errorf("%d is %v, which is %d", id, a, back)
			}
		}
	}
}

// hostile is an action of nobody's: it has the method by embedding, and does not compare.
type hostile struct {
	adventure.Action
	list []int
}

// What no player can do has no id, whatever it is.
func TestHostileActions(t *testing.T) {
	sp := spec(t, config(t, 2, false))
	for _, a := range []adventure.Action{
		nil, &adventure.Stay{}, (*adventure.Move)(nil), hostile{adventure.Stay{}, nil}, &hostile{}, struct{ adventure.Action }{adventure.Stay{}},
		adventure.ChoosePiece{}, adventure.ChoosePiece{Piece: 10}, adventure.Start{At: "radar-1"}, adventure.Fly{To: ""},
		adventure.Move{}, adventure.Move{To: "nowhere"}, adventure.Move{To: "wadsworth-gate", Left: 1}, adventure.Move{To: sp.Board().Objective(adventure.Radar), Left: 12},
		adventure.Jump{To: "wadsworth-gate"}, adventure.Retreat{},
		adventure.Die{Pips: 1}, adventure.Dice{White: 1, Dark: 1}, adventure.DrawObjective{Card: "radar-1"}, adventure.DrawEquipment{Card: adventure.VAMP}, adventure.DrawBattle{},
	} {
		if id, ok := sp.ID(a); ok {
			t.Errorf("%T has the id %d", a, id)
		}
	}
	for _, id := range []int{-1, sp.Actions(), math.MaxInt, math.MinInt} {
		if a, ok := sp.Action(id); ok {
			t.Errorf("%d is %v", id, a)
		}
	}
}

func FuzzID(f *testing.F) {
	sp := spec(f, config(f, 2, false))
	for id := range sp.Actions() {
		a, _ := sp.Action(id)
		data, err := a.(interface{ MarshalJSON() ([]byte, error) }).MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(id, data)
	}
	f.Add(-1, []byte(`{"type":"die","pips":3}`))
	f.Fuzz(func(t *testing.T, id int, data []byte) {
		if a, ok := sp.Action(id); ok != (id >= 0 && id < sp.Actions()) {
			t.Fatalf("%d is %v, %v", id, a, ok)
		} else if back, has := sp.ID(a); has != ok || ok && back != id {
			t.Fatalf("%d is %v, which is %d", id, a, back)
		}
		a, err := adventure.DecodeAction(data)
		if err != nil {
			return
		}
		if id, ok := sp.ID(a); ok {
			if back, has := sp.Action(id); !has || back != a {
				t.Fatalf("%v has the id %d, which is %v", a, id, back)
			}
		}
	})
}
