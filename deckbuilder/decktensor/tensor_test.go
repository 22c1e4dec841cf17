package decktensor_test

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/internal/tensortest"
	"github.com/seed4548c990/gijoe/joe"
)

// A tensor read back is what the View shows, and all numbers are in their ranges.
func TestReadsBack(t *testing.T) { kit.ReadsBack(t) }

// Two Views of games of one Config have equal tensors if they are equal, and other ones
// if they are not, but for what the package doc names.
func TestTensorsTellViewsApart(t *testing.T) { kit.TellsViewsApart(t, 15) }

// The same of Views that random games do not lead to.
func TestTensorsTellEditsApart(t *testing.T) { kit.TellsEdits(t, 300) }

// Seat 1 sees at the first place what seat 0 sees there, where all else is the same.
func TestSeatRelative(t *testing.T) {
	kit.SeatRelative(t, deckbuilder.Config{Seats: 3, First: joe.FirstSeat(1)})
}

// The sizes, the parts and the ids never change once released: nets are trained on
// them.
func TestFrozen(t *testing.T) {
	for _, i := range []int{1, 2, 3, 4, 6} {
		sp := kit.Spec(t, games[i])
		var b strings.Builder
		b.WriteString(kit.Layout(t, sp))
		of, all := map[string]int{}, fnv.New64a()
		for id := range sp.Actions() {
			a, _ := sp.Action(id)
			kind := strings.TrimPrefix(fmt.Sprintf("%T", a), "deckbuilder.")
			fmt.Fprintln(all, id, a)
			if of[kind]++; of[kind] == 1 {
				fmt.Fprintf(&b, "from %d: %s, the first %v\n", id, kind, a)
			}
		}
		for _, p := range sp.(spec).Parts() {
			fmt.Fprintln(all, p.Labels)
			if len(p.Labels) > 0 && len(p.Labels) != p.Shape[len(p.Shape)-1] {
				t.Errorf("%s has %d labels", p.Name, len(p.Labels))
			}
		}
		fmt.Fprintf(&b, "all ids and labels: %x\n", all.Sum64())
		tensortest.Golden(t, sp.(spec).Content().Name()+".txt", b.String())
	}
}

// What does not fit has no tensor and no mask; the zero Spec is of no use and no harm.
func TestDoesNotFit(t *testing.T) {
	other, _, err := deckbuilder.New(games[1])
	if err != nil {
		t.Fatal(err)
	}
	kit.Misfits(t, kit.Spec(t, games[2]), deckbuilder.View{}, other.View(0))
	for _, zero := range []*decktensor.Spec{nil, {}} {
		kit.Zero(t, wrap(zero))
		if _, ok := zero.Part("seat"); ok || zero.Content() != nil {
			t.Error("a Spec of no card set does something")
		}
	}
	if _, err := decktensor.New(deckbuilder.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	spoil := func(p decktensor.Part) {
		p.Shape[0] = 99
		if len(p.Labels) > 0 {
			p.Labels[0] = "x"
		}
	}
	sp, another := open(t, games[6]), open(t, games[6])
	for _, p := range sp.Parts() {
		spoil(p)
		if p, ok := sp.Part(p.Name); ok {
			spoil(p)
		}
	}
	for i, want := range another.Parts() {
		if got, ok := sp.Part(want.Name); !ok || !cmp.Equal(want, got) || !cmp.Equal(want, sp.Parts()[i]) {
			t.Errorf("%+v is %+v", want, got)
		}
	}
}

func TestAllocations(t *testing.T) { kit.Allocations(t) }

func FuzzTensor(f *testing.F) { kit.Fuzz(f) }

func BenchmarkTensor(b *testing.B) { benchmark(b, kit.BenchmarkTensor) }
func BenchmarkMask(b *testing.B)   { benchmark(b, kit.BenchmarkMask) }

// benchmark measures with a card set of each kind.
func benchmark(b *testing.B, measure func(*testing.B, deckbuilder.Config)) {
	for _, i := range []int{1, 3, 6} {
		b.Run(kit.Spec(b, games[i]).(spec).Content().Name(), func(b *testing.B) { measure(b, games[i]) })
	}
}
