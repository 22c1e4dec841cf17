package tensor_test

import (
	"math"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// What is no number, or too big to be one, counts 0.
func TestCount(t *testing.T) {
	inf := float32(math.Inf(1))
	for x, want := range map[float32]int{0: 0, .5: 2, -.75: -3, .6: 2, inf: 0, -inf: 0, 1e9: 0, math.MaxFloat32: 0} {
		if got := (tensor.Numbers{x}).Count(0, 4); got != want {
			t.Errorf("%v in units of 4 counts %d, not %d", x, got, want)
		}
	}
	if got := (tensor.Numbers{float32(math.NaN())}).Count(0, 4); got != 0 {
		t.Errorf("NaN counts %d", got)
	}
}

// Seats go both ways, the viewing one is the first, and who has none has no place.
func TestCircle(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		for viewer := joe.Spectator; viewer < joe.Seat(seats); viewer++ {
			c := tensor.Around(viewer, seats)
			for place := range seats {
				if got := c.Place(c.Seat(place)); got != place {
					t.Errorf("place %d of %d is %v, which is %d", place, seats, c.Seat(place), got)
				}
			}
			if c.Seat(0) != max(0, viewer) || c.Seat(-1) != joe.Nobody || c.Seat(seats) != joe.Nobody {
				t.Errorf("to %v of %d seats the first is %v", viewer, seats, c.Seat(0))
			}
			for _, s := range []joe.Seat{joe.Nobody, joe.Chance, joe.Spectator, joe.Seat(seats)} {
				if c.Place(s) != -1 {
					t.Errorf("%v of %d seats has the place %d", s, seats, c.Place(s))
				}
			}
			set, list := joe.AllSeats(seats).Without(max(0, viewer)), make(tensor.Numbers, 4)
			if list.MarkSet(0, c, set); list.Has(0) || list.Set(0, c) != set {
				t.Errorf("to %v of %d seats %v is %v", viewer, seats, set, list)
			}
		}
	}
}

// Zeros clears what it appends, whatever the slice held before.
func TestZeros(t *testing.T) {
	dirty := []int{1, 2, 3, 4}
	if got := tensor.Zeros(dirty[:1], 2); !slices.Equal(got, []int{1, 0, 0}) || &got[0] != &dirty[0] {
		t.Error(got)
	}
}

// What was not added has no id, were it such that it does not compare.
func TestActions(t *testing.T) {
	var none, some tensor.Actions[any]
	some.Add(7)
	some.Add("seven")
	for _, a := range []any{nil, 8, new(int), []int{7}, struct{ any }{[]int{7}}, [1]any{[]int{7}}} {
		if id, ok := some.ID(a); ok {
			t.Errorf("%v has the id %d", a, id)
		}
	}
	if _, ok := none.ID(7); ok || none.Len() != 0 {
		t.Error("7 is none")
	}
	if id, ok := some.ID("seven"); !ok || id != 1 {
		t.Errorf(`"seven" has the id %d, %v`, id, ok)
	}
	if got := some.AppendMask([]bool{true}, []any{"seven", "eight"}); !slices.Equal(got, []bool{true, false, true}) {
		t.Error(got)
	}
}
