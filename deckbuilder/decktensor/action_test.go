package decktensor_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/joe"
)

// sameMask checks that the mask of a View has the ids of its legal actions, each once,
// and no other.
func sameMask(t *testing.T, sp *decktensor.Spec, v deckbuilder.View) {
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
	kinds := map[string]bool{}
	for i, c := range games {
		sp := spec(t, c)
		for seed := range uint64(3) {
			play(t, c, seed*10+uint64(i)+200, 3000, func(s deckbuilder.State) {
				if s.ToAct() < 0 {
					if ids(sp.Mask(s.View(0))) != nil || ids(sp.Mask(s.View(joe.Spectator))) != nil {
						t.Fatal("somebody has a mask while nobody is to act")
					}
					return
				}
				v := s.View(s.ToAct())
				sameMask(t, sp, v)
				for _, a := range v.Legal() {
					kinds[fmt.Sprintf("%T", a)] = true
				}
				if other := s.View(joe.Spectator); ids(sp.Mask(other)) != nil {
					t.Fatalf("%v has a mask where %v is to act", other.Seat(), s.ToAct())
				}
			})
		}
	}
	if len(kinds) < 25 {
		t.Errorf("only %d kinds of action were met: %v", len(kinds), kinds)
	}
}

// Ids go both ways.
func TestIDs(t *testing.T) {
	for _, c := range games {
		sp := spec(t, c)
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
	deckbuilder.Action
	list []int
}

// What no player can do has no id, whatever it is.
func TestHostileActions(t *testing.T) {
	sp := spec(t, games[6])
	for _, a := range []deckbuilder.Action{
		nil, &deckbuilder.Pass{}, (*deckbuilder.Buy)(nil), hostile{deckbuilder.Pass{}, nil}, &hostile{}, struct{ deckbuilder.Action }{deckbuilder.Pass{}},
		deckbuilder.Buy{Slot: 6}, deckbuilder.ChooseSlot{Slot: 255}, deckbuilder.AttemptBattalion{Slot: 6}, deckbuilder.ChooseSeat{Seat: -1}, deckbuilder.ChooseSeat{Seat: 4},
		deckbuilder.Option{}, deckbuilder.Option{N: 3}, deckbuilder.NameSkill{Skill: content.Wild}, deckbuilder.AttemptIntel{}, deckbuilder.AttemptIntel{Level: 6},
		deckbuilder.SwapIntel{N: 9}, deckbuilder.FireCannon{Reroll: 4}, deckbuilder.Assign{}, deckbuilder.Assign{Card: "nobody"}, deckbuilder.Assign{Card: "vamp"},
		deckbuilder.Choose{}, deckbuilder.AttemptSide{Card: "cobra-trooper", Of: 4}, deckbuilder.AttemptSide{Card: "cobra-trooper", Of: -1},
		deckbuilder.Equip{Card: "cobra-trooper"}, deckbuilder.Equip{Card: "cobra-trooper", Place: deckbuilder.PlaceOf(deckbuilder.Hand, 0)},
		deckbuilder.Deal{Card: "gi"}, deckbuilder.Throw{Blanks: 1}, deckbuilder.Lot{},
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
	sp := spec(f, games[6])
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
		a, err := deckbuilder.DecodeAction(data)
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
