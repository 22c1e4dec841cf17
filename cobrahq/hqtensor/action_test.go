package hqtensor_test

import (
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqtensor"
	"github.com/seed4548c990/gijoe/joe"
)

// sameMask checks that the mask of a View has the ids of its legal actions, each once,
// and no other.
func sameMask(t *testing.T, sp *hqtensor.Spec, v cobrahq.View) {
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
		c := config(t, g.seats, g.board)
		sp := spec(t, c)
		play(t, c, g.seed+200, 3000, func(s cobrahq.State) {
			if s.ToAct() < 0 {
				if ids(sp.Mask(s.View(0))) != nil || ids(sp.Mask(s.View(joe.Spectator))) != nil {
					t.Fatal("somebody has a mask while nobody is to act")
				}
				return
			}
			sameMask(t, sp, s.View(s.ToAct()))
			for _, id := range ids(sp.Mask(s.View(s.ToAct()))) {
				if g.board == "" {
					seen[id] = true
				}
			}
			if other := s.View((s.ToAct() + 1) % joe.Seat(s.Seats())); ids(sp.Mask(other)) != nil {
				t.Fatalf("%v has a mask where %v is to act", other.Seat(), s.ToAct())
			}
		})
	}
	if len(seen) < 250 {
		t.Errorf("only %d ids of the default board were met", len(seen))
	}
}

// Ids go both ways.
func TestIDs(t *testing.T) {
	for _, board := range []string{"", bends} {
		sp := spec(t, config(t, 2, board))
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
	cobrahq.Action
	list []int
}

// What no player can do has no id, whatever it is.
func TestHostileActions(t *testing.T) {
	sp := spec(t, config(t, 2, ""))
	for _, a := range []cobrahq.Action{
		nil, &cobrahq.Stop{}, (*cobrahq.Step)(nil), hostile{cobrahq.Stop{}, nil}, &hostile{}, struct{ cobrahq.Action }{cobrahq.Stop{}},
		cobrahq.Step{}, cobrahq.Step{To: "z99"}, cobrahq.Step{To: "A1"}, cobrahq.Step{To: "e15"}, cobrahq.Place{At: "a1"}, cobrahq.Place{At: "hq"},
		cobrahq.Boost{}, cobrahq.Boost{Tile: cobrahq.Henchman1, Add: 2}, cobrahq.Boost{Tile: cobrahq.Bomb, Add: 1}, cobrahq.Boost{Tile: 250, Add: 250},
		cobrahq.Take{}, cobrahq.Take{Tile: cobrahq.Bomb}, cobrahq.Take{Tile: 99}, cobrahq.Challenge{Opponent: -1}, cobrahq.Challenge{Opponent: 4},
		cobrahq.Die{Pips: 1}, cobrahq.Dice{White: 1, Black: 1}, cobrahq.Reveal{Tile: cobrahq.Bomb},
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
	sp := spec(f, config(f, 2, ""))
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
		a, err := cobrahq.DecodeAction(data)
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
