package hqtensor_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqtensor"
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
	kit(t).SeatRelative(t, cobrahq.Config{Seats: 3, First: joe.FirstSeat(1)})
}

// The sizes, the parts and the ids never change once released: nets are trained on
// them.
func TestFrozen(t *testing.T) {
	for name, own := range map[string]string{"default.txt": "", "two-bends.txt": bends} {
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
	mine := open(t, config(t, 2, bends))
	elsewhere, _, err := cobrahq.New(cobrahq.Config{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	k.Misfits(t, wrap(mine), cobrahq.View{}, elsewhere.View(0))
	for _, zero := range []*hqtensor.Spec{nil, {}} {
		k.Zero(t, wrap(zero))
		if _, ok := zero.Part("seat"); ok || zero.Board() != nil || zero.Squares("a1") != nil {
			t.Error("a Spec of no board does something")
		}
	}
	if _, err := hqtensor.New(cobrahq.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
	if got := mine.Squares(cobrahq.HQSpace); !slices.Equal(got, []int{5*13 + 6, 5*13 + 7, 6*13 + 7}) {
		t.Errorf("Cobra HQ covers %v", got)
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	sp, another := open(t, cobrahq.Config{Seats: 2}), open(t, cobrahq.Config{Seats: 2})
	for _, p := range sp.Parts() {
		p.Shape[0] = 99
		if p, ok := sp.Part(p.Name); ok {
			p.Shape[0] = 99
		}
	}
	sp.Squares("a1")[0] = 99
	for i, want := range another.Parts() {
		if got, ok := sp.Part(want.Name); !ok || !cmp.Equal(want, got) || !cmp.Equal(want, sp.Parts()[i]) {
			t.Errorf("%+v is %+v", want, got)
		}
	}
	if sp.Squares("a1")[0] == 99 {
		t.Error("a1 covers what a caller wrote")
	}
}

func TestAllocations(t *testing.T) { kit(t).Allocations(t) }

func FuzzTensor(f *testing.F) { kit(f).Fuzz(f) }

func BenchmarkTensor(b *testing.B) { kit(b).BenchmarkTensor(b, cobrahq.Config{Seats: 4}) }
func BenchmarkMask(b *testing.B)   { kit(b).BenchmarkMask(b, cobrahq.Config{Seats: 4}) }
