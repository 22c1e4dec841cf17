package dice

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestThrowsInOrder(t *testing.T) {
	throws, err := hitDie(t).Throws(2)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for counts, weight := range throws {
		got = append(got, fmt.Sprint(counts, " ", weight))
		counts[0], counts[1], counts[2] = 9, 9, 9 // the slice is ours
	}
	want := []string{"[2 0 0] 4", "[1 1 0] 12", "[1 0 1] 4", "[0 2 0] 9", "[0 1 1] 6", "[0 0 2] 1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for range throws {
		break // a listing may be left early
	}
}

func TestThrowsAreEveryFallOfTheDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, n := anyDie(t, "die"), rapid.IntRange(-1, 4).Draw(t, "n")
		want := map[string]uint64{}
		falls(d, n, func(faces []int) int {
			want[fmt.Sprint(countsOf(d, faces))]++
			return 0
		})
		throws, err := d.Throws(n)
		if err != nil {
			t.Fatal(err)
		}
		got, total := map[string]uint64{}, uint64(0)
		var before []int
		for counts, weight := range throws {
			if _, twice := got[fmt.Sprint(counts)]; twice {
				t.Fatalf("%v is listed twice", counts)
			}
			if before != nil && slices.Compare(before, counts) <= 0 {
				t.Fatalf("%v is listed before %v", before, counts)
			}
			if w, err := d.Weight(counts...); w != weight || err != nil {
				t.Fatalf("listed with weight %d, weighed %d, error %v", weight, w, err)
			}
			got[fmt.Sprint(counts)] = weight
			total += weight
			before = counts
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatal(diff)
		}
		if all := uint64(math.Pow(float64(d.Sides()), float64(max(n, 0)))); total != all {
			t.Fatalf("weights add up to %d, want %d", total, all)
		}
	})
}

func TestNumberOfThrows(t *testing.T) {
	for _, c := range []struct {
		die     Die
		n, want int
	}{{hitDie(t), 8, 45}, {D6(), 8, 1287}, {D6(), 0, 1}, {mustDie(t, Face{"only", 1, 1}), 1000, 1}} {
		throws, err := c.die.Throws(c.n)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for range throws {
			n++
		}
		if n != c.want {
			t.Errorf("%d dice of %d faces have %d outcomes, want %d", c.n, len(c.die.faces), n, c.want)
		}
	}
}

func TestWeightsThatDoNotFit(t *testing.T) {
	if _, err := D6().Throws(24); err != nil {
		t.Errorf("24 dice: %v", err)
	}
	if _, err := D6().Throws(25); err == nil || !strings.Contains(err.Error(), "2^64-1") {
		t.Errorf("25 dice: error %v", err)
	}
	coin, even := mustDie(t, Face{"no", 0, 1}, Face{"yes", 1, 1}), mustDie(t, Face{"even", 0, 2})
	for _, c := range []struct {
		die    Die
		counts []int
		want   string // the weight, or what the error says
	}{
		{coin, []int{33, 34}, "14226520737620288370"}, // 67 over 33, the last of its kind that fits
		{coin, []int{34, 34}, "2^64-1"},
		{coin, []int{math.MaxInt32, 1}, "2147483648"},
		{coin, []int{math.MaxInt, 3}, "2^64-1"},
		{coin, []int{math.MaxInt, math.MaxInt}, "2^64-1"},
		{hitDie(t), []int{math.MaxInt, math.MaxInt, math.MaxInt}, "2^64-1"},
		{hitDie(t), []int{30, 30, 0}, "2^64-1"}, // each factor fits, the product does not
		{hitDie(t), []int{2, 2, 2}, "3240"},     // 90 orders of 2·2·3·3·1·1
		{even, []int{63}, "9223372036854775808"},
		{even, []int{64}, "2^64-1"},
		{coin, []int{1}, "2 faces"},
		{coin, nil, "2 faces"},
		{coin, []int{1, -1}, `-1 dice showing "yes"`},
	} {
		got, err := c.die.Weight(c.counts...)
		if err != nil && strings.Contains(err.Error(), c.want) {
			continue
		}
		if err != nil || fmt.Sprint(got) != c.want {
			t.Errorf("Weight(%v) = %d, error %v, want %s", c.counts, got, err, c.want)
		}
	}
}

func TestChooseIsBinomial(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.OneOf(rapid.Uint64Range(0, 80), rapid.Uint64Range(0, 1<<33), rapid.Uint64Range(0, math.MaxInt64)).Draw(t, "n")
		k := rapid.Uint64Range(0, min(n, 70)).Draw(t, "k")
		want := new(big.Int).Binomial(int64(n), int64(k))
		got, ok := choose(n, k)
		mirrored, mirroredOK := choose(n, n-k)
		if ok != want.IsUint64() || ok && got != want.Uint64() || mirrored != got || mirroredOK != ok {
			t.Fatalf("choose(%d, %d) = %d, %t; want %v", n, k, got, ok, want)
		}
	})
	// Here a product is just too large for the division that follows it: its high word is the divisor.
	for _, c := range [][2]uint64{{106, 17}, {131, 15}, {151, 14}, {220, 12}, {387, 10}} {
		if got, ok := choose(c[0], c[1]); ok {
			t.Errorf("choose(%d, %d) = %d, but it does not fit", c[0], c[1], got)
		}
	}
}

func TestAppendThrowIsRollByRoll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, n := anyDie(t, "die"), rapid.IntRange(-1, 9).Draw(t, "n")
		src := New(rapid.Uint64().Draw(t, "seed"))
		model, want := src, append([]int{42}, make([]int, len(d.faces))...)
		for range n {
			want[1+d.Roll(&model)]++
		}
		if diff := cmp.Diff(want, d.AppendThrow([]int{42}, &src, n)); diff != "" || src != model {
			t.Fatal(diff)
		}
	})
}

func TestThrowsFallByTheirWeights(t *testing.T) {
	const draws, ways = 30000, 6 * 6 * 6
	d, src, seen := hitDie(t), New(8), map[string]float64{}
	for range draws {
		seen[fmt.Sprint(d.AppendThrow(nil, &src, 3))]++
	}
	throws, _ := d.Throws(3)
	chi := 0.0
	for counts, w := range throws {
		each := draws * float64(w) / ways
		chi += (seen[fmt.Sprint(counts)] - each) * (seen[fmt.Sprint(counts)] - each) / each
	}
	if chi > 27.9 { // 99.9 % point, 9 degrees of freedom
		t.Errorf("chi-square %.1f: %v", chi, seen)
	}
}

func TestThenFollowsEveryFallOfTheDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, other := anyDie(t, "die"), anyDie(t, "other")
		n := rapid.IntRange(-1, 3).Draw(t, "n")
		// What comes after is as many other dice as show the first face; each die that shows another counts 1.
		want := law{}
		for fall := range sequences(d, n) {
			first := countsOf(d, fall)[0]
			for v, p := range falls(other, first, func(faces []int) int { return valueOf(other, faces) }) {
				want.add(v+len(fall)-first, p, chance(d, len(fall)))
			}
		}
		got := d.Then(n, func(counts []int) Dist {
			first, all := counts[0], 0
			for _, c := range counts {
				all += c
			}
			counts[0] = -1 // the slice is ours
			return other.Sum(first).Shift(all - first)
		})
		if diff := cmp.Diff(want, lawOf(got)); diff != "" {
			t.Fatal(diff)
		}
		if !d.Then(n, nil).Equal(d.Sum(n)) {
			t.Fatal("a nil next does not count the values")
		}
	})
}

// The sum of very many dice is the same whether it is asked for as a sum or by outcomes, beyond 64 bits too.
func TestThenBeyond64Bits(t *testing.T) {
	d := hitDie(t)
	got := d.Then(40, func(counts []int) Dist { return Certain(counts[1] + 2*counts[2]) })
	if want := d.Sum(40); !got.Equal(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestThrowAllocatesNothing(t *testing.T) {
	d, src := hitDie(t), New(1)
	var room [3]int
	if n := testing.AllocsPerRun(100, func() { d.Roll(&src); d.AppendThrow(room[:0], &src, 8) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkThrowOf8(b *testing.B) {
	b.ReportAllocs()
	src, d := New(1), hitDie(b)
	var room [3]int
	for b.Loop() {
		d.AppendThrow(room[:0], &src, 8)
	}
}

func BenchmarkThrowsOf8(b *testing.B) {
	d := hitDie(b)
	for b.Loop() {
		throws, _ := d.Throws(8)
		for range throws {
		}
	}
}
