package dice

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestPickIsAPieceOfTheHeap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		counts := rapid.SliceOfN(rapid.Int8Range(-2, 9), 0, 12).Draw(t, "counts")
		var heap []int // every piece by itself
		for k, c := range counts {
			for range c {
				heap = append(heap, k)
			}
		}
		src := New(rapid.Uint64().Draw(t, "seed"))
		model, before := src, slices.Clone(counts)
		want := -1
		if len(heap) > 0 {
			want = heap[model.IntN(len(heap))]
		}
		if got := Pick(&src, counts); got != want || src != model {
			t.Fatalf("Pick(%v) = %d, want %d", counts, got, want)
		}
		if diff := cmp.Diff(before, counts); diff != "" {
			t.Fatal("Pick changed the counts:", diff)
		}
	})
}

func TestPickAtTheEdge(t *testing.T) {
	src := New(1)
	for _, c := range []struct {
		counts []uint64
		want   int
	}{
		{nil, -1},
		{[]uint64{0, 0}, -1},
		{[]uint64{math.MaxUint64, 1}, -1},
		{[]uint64{math.MaxUint64, 1, 1}, -1},
		{[]uint64{math.MaxUint64, math.MaxUint64, math.MaxUint64}, -1},
		{[]uint64{0, math.MaxUint64}, 1},
	} {
		if got := Pick(&src, c.counts); got != c.want {
			t.Errorf("Pick(%d) = %d, want %d", c.counts, got, c.want)
		}
	}
	if got := Pick(nil, []int{0, 3}); got != 1 {
		t.Errorf("Pick from a nil Source = %d, want the first piece, 1", got)
	}
}

func TestTakeEmptiesTheHeap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start := rapid.SliceOfN(rapid.Uint8Range(0, 5), 0, 8).Draw(t, "counts")
		src := New(rapid.Uint64().Draw(t, "seed"))
		left, taken := slices.Clone(start), make([]uint8, len(start))
		for {
			peek := src
			want := Pick(&peek, left)
			k := Take(&src, left)
			if k != want {
				t.Fatalf("Take = %d where Pick = %d", k, want)
			}
			if k < 0 {
				break
			}
			taken[k]++
			if left[k]+taken[k] != start[k] {
				t.Fatalf("after taking kind %d: %d left, %d taken of %d", k, left[k], taken[k], start[k])
			}
		}
		if !slices.Equal(taken, start) {
			t.Fatalf("took %v of %v", taken, start)
		}
	})
}

func TestTakeIsHypergeometric(t *testing.T) {
	const draws = 20000
	src, seen := New(5), map[int]float64{}
	for range draws {
		deck, marked := []uint8{6, 4}, 0
		for range 3 {
			marked += Take(&src, deck)
		}
		seen[marked]++
	}
	chi := 0.0
	for k, p := range Hypergeometric(10, 4, 3).All() {
		chi += (seen[k] - p*draws) * (seen[k] - p*draws) / (p * draws)
	}
	if chi > 16.3 { // 99.9 % point, 3 degrees of freedom
		t.Errorf("hands of 3: %v, chi-square %.1f", seen, chi)
	}
}

// A shuffle that swaps with any card instead of one not yet placed fails this by far.
func TestShuffleIsEven(t *testing.T) {
	const draws = 24000
	src, seen := New(9), map[[4]byte]float64{}
	for range draws {
		deck := [4]byte{1, 2, 3, 4}
		Shuffle(&src, deck[:])
		seen[deck]++
	}
	chi := 0.0
	for _, n := range seen {
		chi += (n - draws/24) * (n - draws/24) / (draws / 24)
	}
	if len(seen) != 24 || chi > 49.7 { // 99.9 % point, 23 degrees of freedom
		t.Errorf("%d of 24 orders, chi-square %.1f", len(seen), chi)
	}
}

func BenchmarkPick(b *testing.B) {
	b.ReportAllocs()
	src, counts := New(1), make([]uint8, 40)
	for i := range counts {
		counts[i] = uint8(i % 4)
	}
	for b.Loop() {
		Pick(&src, counts)
	}
}
