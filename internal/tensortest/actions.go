package tensortest

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Mask plays a game, and checks the mask of every step: that of the seat that is to act
// has the ids of its legal actions, that of any other has none. Choices are random, but a
// kind of action that was not made before comes first.
func (k Kit[C, S, A, E, V, P]) Mask(t *testing.T, c C, seed uint64, made map[string]bool) {
	t.Helper()
	spec := k.Spec(t, c)
	src := dice.New(seed)
	n := 0
	k.play(t, c, &src, 3000, func(s S) {
		acts := s.ToAct()
		if acts >= 0 {
			k.checkMask(t, spec, s.View(acts))
		}
		n++
		if other := joe.Seat(n % (s.Seats() + 1)); other != acts { // the last is the spectator
			if mask := spec.Mask(s.View(other)); len(mask) != spec.Actions() || slices.Contains(mask, true) {
				t.Fatalf("%v has the mask %v where %v is to act", other, ids(mask), acts)
			}
		}
	}, func(list []A) A {
		a := list[src.IntN(len(list))]
		if i := slices.IndexFunc(list, func(a A) bool { return !made[kind(a)] }); i >= 0 {
			a = list[i]
		}
		made[kind(a)] = true
		return a
	})
}

// Made checks that all kinds of action that have ids with a Config were made.
func (k Kit[C, S, A, E, V, P]) Made(t *testing.T, c C, made map[string]bool) {
	t.Helper()
	spec := k.Spec(t, c)
	for id := range spec.Actions() {
		if a, _ := spec.Action(id); !made[kind(a)] {
			t.Fatalf("no %s was made", kind(a))
		}
	}
}

// kind is an action's type.
func kind(a any) string { return fmt.Sprintf("%T", a) }

// IDs checks that ids go both ways, and that these actions, which no player can do, have
// none, whatever they are.
func (k Kit[C, S, A, E, V, P]) IDs(t *testing.T, c C, strangers ...A) {
	spec := k.Spec(t, c)
	for id := range spec.Actions() {
		a, ok := spec.Action(id)
		if back, has := spec.ID(a); !ok || !has || back != id {
			t.Errorf("%d is %v, which is %d", id, a, back)
		}
	}
	for _, a := range strangers {
		if id, ok := spec.ID(a); ok {
			t.Errorf("%T has the id %d", a, id)
		}
	}
	for _, id := range []int{-1, spec.Actions(), math.MaxInt, math.MinInt} {
		if a, ok := spec.Action(id); ok {
			t.Errorf("%d is %v", id, a)
		}
	}
}

// FuzzID is that an id is that of its action, and an action that of its id, if it has one.
func (k Kit[C, S, A, E, V, P]) FuzzID(f *testing.F, c C) {
	spec := k.Spec(f, c)
	seen := make(map[string]bool)
	for id := range spec.Actions() {
		a, _ := spec.Action(id)
		if seen[kind(a)] {
			continue
		}
		seen[kind(a)] = true
		data, err := json.Marshal(a)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(id, data)
	}
	f.Add(-1, []byte(`{"type":"die","pips":3}`))
	f.Fuzz(func(t *testing.T, id int, data []byte) {
		if a, ok := spec.Action(id); ok != (id >= 0 && id < spec.Actions()) {
			t.Fatalf("%d is %v, %v", id, a, ok)
		} else if back, has := spec.ID(a); has != ok || ok && back != id {
			t.Fatalf("%d is %v, which is %d", id, a, back)
		}
		a, err := k.Game.DecodeAction(data)
		if err != nil {
			return
		}
		if id, ok := spec.ID(a); ok {
			if back, has := spec.Action(id); !has || back != a {
				t.Fatalf("%v has the id %d, which is %v", a, id, back)
			}
		}
	})
}

// SeatRelative checks that the active seat 1 of three stands where each sees it: in a
// game in which seat 1 is named to begin.
func (k Kit[C, S, A, E, V, P]) SeatRelative(t *testing.T, c C) {
	spec := k.Spec(t, c)
	s, _, err := k.Game.New(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range spec.Layout() {
		if p.Name != "active" {
			continue
		}
		for seat, want := range map[joe.Seat]int{0: 1, 1: 0, 2: 2, joe.Spectator: 1} {
			if got := slices.Index(spec.Tensor(s.View(seat))[p.Offset:p.Offset+p.Len], 1); got != want {
				t.Errorf("to %v the active seat 1 is at place %d, not %d", seat, got, want)
			}
		}
		return
	}
	t.Error("no part says who is active")
}
