package advtensor_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advtensor"
	"github.com/seed4548c990/gijoe/internal/tensortest"
	"github.com/seed4548c990/gijoe/joe"
)

// A tensor read back is what the View shows, and all numbers are in their ranges.
func TestReadsBack(t *testing.T) { kit(t).ReadsBack(t) }

// Two Views of games of one Config have equal tensors exactly when they are equal, but for
// what the package doc names: no change is lost, and nothing else comes in.
func TestTensorsTellViewsApart(t *testing.T) { kit(t).TellsViewsApart(t, 0) }

// The same of Views that random games do not lead to.
func TestTensorsTellEditsApart(t *testing.T) { kit(t).TellsEdits(t, 300) }

// Seat 1 sees at the first place what seat 0 sees there, where all else is the same.
func TestSeatRelative(t *testing.T) {
	kit(t).SeatRelative(t, adventure.Config{Seats: 3, First: joe.FirstSeat(1)})
}

// The sizes, the parts and the ids never change once released: nets are trained on
// them.
func TestFrozen(t *testing.T) {
	for name, own := range map[string]bool{"default.txt": false, "long-spit.txt": true} {
		k := kit(t)
		sp := k.Spec(t, config(t, 2, own))
		var b strings.Builder
		b.WriteString(k.Layout(t, sp))
		for id := range sp.Actions() {
			a, _ := sp.Action(id)
			fmt.Fprintf(&b, "%d %v\n", id, a)
		}
		tensortest.Golden(t, name, b.String())
	}
}

// What does not fit has no tensor and no mask; the zero Spec is of no use and no harm.
func TestDoesNotFit(t *testing.T) {
	k := kit(t)
	mine := open(t, config(t, 2, true))
	mixed := config(t, 2, true)
	mixed.Cards = nil
	half, _, err := adventure.New(mixed)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere, _, err := adventure.New(adventure.Config{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	k.Misfits(t, wrap(mine), adventure.View{}, elsewhere.View(0), half.View(0))
	for _, zero := range []*advtensor.Spec{nil, {}} {
		k.Zero(t, wrap(zero))
		if _, ok := zero.Part("seat"); ok || zero.Board() != nil || zero.Cards() != nil {
			t.Error("a Spec of no board does something")
		}
	}
	if _, err := advtensor.New(adventure.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	sp, another := open(t, adventure.Config{Seats: 2}), open(t, adventure.Config{Seats: 2})
	for _, p := range sp.Parts() {
		p.Shape[0] = 99
		if p, ok := sp.Part(p.Name); ok {
			p.Shape[0] = 99
		}
	}
	for i, want := range another.Parts() {
		if got, ok := sp.Part(want.Name); !ok || !cmp.Equal(want, got) || !cmp.Equal(want, sp.Parts()[i]) {
			t.Errorf("%+v is %+v", want, got)
		}
	}
}

func TestAllocations(t *testing.T) { kit(t).Allocations(t) }

func FuzzTensor(f *testing.F) { kit(f).Fuzz(f) }

func BenchmarkTensor(b *testing.B) { kit(b).BenchmarkTensor(b, adventure.Config{Seats: 4}) }
func BenchmarkMask(b *testing.B)   { kit(b).BenchmarkMask(b, adventure.Config{Seats: 4}) }
