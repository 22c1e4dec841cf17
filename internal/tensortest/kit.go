// Package tensortest holds the packages that write positions of a game as numbers to what
// they promise. A package makes one [Kit] and calls its methods in tests of its own.
package tensortest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// Spec is what the Specs of the packages have in common.
type Spec[A, V, P any] interface {
	Len() int
	Layout() []tensor.Part // its Parts
	Fits(V) bool
	Tensor(V) []float32
	AppendTensor([]float32, V) []float32
	Read([]float32) (P, bool)
	Actions() int
	ID(A) (int, bool)
	Action(int) (A, bool)
	Mask(V) []bool
	AppendMask([]bool, V) []bool
}

// View is what the tests need of a game's View.
type View[S, A, E, V any] interface {
	joe.View[S, A, E, V]
	Seats() int
	AppendLegal([]A) []A
}

// Kit is one package, with Positions P.
type Kit[C any, S joe.State[V], A joe.Action, E joe.Event, V View[S, A, E, V], P any] struct {
	Game  joe.Game[C, S, A, E, V]
	Games []C // what is played, of every kind
	Spec  func(testing.TB, C) Spec[A, V, P]
	Shown func(V) P // what a View's public methods tell: a slow, plain model
	// LeftOut takes what a tensor leaves out from the fields of a View's JSON, or is nil.
	LeftOut func(V, map[string]any)
}

// Play plays a random game, and shows each position on the way, most steps of it.
func (k Kit[C, S, A, E, V, P]) Play(t testing.TB, c C, seed uint64, most int, show func(S)) {
	t.Helper()
	src := dice.New(seed)
	k.play(t, c, &src, most, show, func(list []A) A { return list[src.IntN(len(list))] })
}

func (k Kit[C, S, A, E, V, P]) play(t testing.TB, c C, src *dice.Source, most int, show func(S), choose func([]A) A) {
	t.Helper()
	s, _, err := k.Game.New(c)
	for range most {
		if err != nil {
			t.Fatal(err)
		}
		show(s)
		switch s.ToAct() {
		case joe.Nobody:
			return
		case joe.Chance:
			s, err = k.Game.Next(s, k.Game.Roll(s, src))
		default:
			s, err = k.Game.Next(s, choose(k.Game.Legal(s)))
		}
	}
}

// Views is what the spectator sees, and each seat.
func (k Kit[C, S, A, E, V, P]) Views(s S) []V {
	list := []V{s.View(joe.Spectator)}
	for seat := range joe.Seat(s.Seats()) {
		list = append(list, s.View(seat))
	}
	return list
}

// Check checks that a tensor read back is what the View shows, that all numbers are in
// their ranges, and that the mask has the ids of the legal actions, each once, and no
// other.
func (k Kit[C, S, A, E, V, P]) Check(t testing.TB, spec Spec[A, V, P], v V) {
	t.Helper()
	list := spec.Tensor(v)
	if len(list) != spec.Len() {
		t.Fatalf("%d numbers, not %d", len(list), spec.Len())
	}
	for _, p := range spec.Layout() {
		for _, x := range list[p.Offset : p.Offset+p.Len] {
			if !(x >= p.Min && x <= p.Max) { // NaN is neither
				t.Fatalf("%s has %v, and says %v to %v:\n%s", p.Name, x, p.Min, p.Max, encoded(t, v))
			}
		}
	}
	if got, ok := spec.Read(list); !ok {
		t.Fatal("a tensor was not read")
	} else if diff := differ(k.Shown(v), got); diff != "" {
		t.Fatalf("%s%s", diff, encoded(t, v))
	}
	k.checkMask(t, spec, v)
}

// differ tells in which fields what a View shows and what a tensor tells are not the same.
func differ(shown, told any) string {
	var b strings.Builder
	x, y := reflect.ValueOf(shown), reflect.ValueOf(told)
	for i := range x.NumField() {
		if x, y := x.Field(i).Interface(), y.Field(i).Interface(); !reflect.DeepEqual(x, y) {
			fmt.Fprintf(&b, "%s: the View shows %v, the tensor tells %v\n", reflect.TypeOf(shown).Field(i).Name, x, y)
		}
	}
	return b.String()
}

func (k Kit[C, S, A, E, V, P]) checkMask(t testing.TB, spec Spec[A, V, P], v V) {
	t.Helper()
	want := make([]bool, spec.Actions())
	for _, a := range v.Legal() {
		id, ok := spec.ID(a)
		if !ok || want[id] {
			t.Fatalf("%v has the id %d, %v", a, id, ok)
		}
		if back, ok := spec.Action(id); !ok || back != a {
			t.Fatalf("%v has the id %d, which is %v", a, id, back)
		}
		want[id] = true
	}
	if got := spec.Mask(v); !slices.Equal(got, want) {
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
