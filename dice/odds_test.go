package dice

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestQuestionsAgreeWithTheLaw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, l := anyDist(t, "d")
		var values []int
		mean, square := new(big.Rat), new(big.Rat)
		for v := range l {
			values = append(values, v)
			x := big.NewRat(int64(v), 1)
			mean.Add(mean, new(big.Rat).Mul(x, l.rat(v)))
			square.Add(square, x.Mul(x, x).Mul(x, l.rat(v)))
		}
		slices.Sort(values)
		variance := square.Sub(square, new(big.Rat).Mul(mean, mean))
		if d.ExactMean().Cmp(mean) != 0 || d.Mean() != nearest(mean) {
			t.Fatalf("mean %v, %v, want %v", d.ExactMean(), d.Mean(), mean)
		}
		if d.ExactVariance().Cmp(variance) != 0 || d.Variance() != nearest(variance) {
			t.Fatalf("variance %v, %v, want %v", d.ExactVariance(), d.Variance(), variance)
		}
		if d.Min() != values[0] || d.Max() != values[len(values)-1] {
			t.Fatalf("from %d to %d, want %v", d.Min(), d.Max(), values)
		}
		between := func(lo, hi int) *big.Rat {
			sum := new(big.Rat)
			for _, v := range values {
				if lo <= v && v <= hi {
					sum.Add(sum, l.rat(v))
				}
			}
			return sum
		}
		for k := -8; k <= 8; k++ {
			for hi := -8; hi <= 8; hi++ {
				if d.Exact(k, hi).Cmp(between(k, hi)) != 0 {
					t.Fatalf("Exact(%d, %d) = %v, want %v", k, hi, d.Exact(k, hi), between(k, hi))
				}
			}
			if got, want := d.P(k), nearest(between(k, k)); got != want {
				t.Fatalf("P(%d) = %v, want %v", k, got, want)
			}
			if got, want := d.AtLeast(k), nearest(between(k, 99)); got != want {
				t.Fatalf("AtLeast(%d) = %v, want %v", k, got, want)
			}
			if got, want := d.AtMost(k), nearest(between(-99, k)); got != want {
				t.Fatalf("AtMost(%d) = %v, want %v", k, got, want)
			}
		}
		var listed []int
		for v, p := range d.All() {
			listed = append(listed, v)
			if p != nearest(l.rat(v)) {
				t.Fatalf("All gives %d the chance %v, want %v", v, p, l.rat(v))
			}
		}
		if !slices.Equal(listed, values) {
			t.Fatalf("All lists %v, want %v", listed, values)
		}
		p := rapid.OneOf(rapid.Float64Range(-0.1, 1.1), rapid.Just(d.AtMost(values[0]))).Draw(t, "p")
		want := values[len(values)-1]
		for _, v := range slices.Backward(values) {
			if nearest(between(-99, v)) >= p {
				want = v
			}
		}
		if got := d.Quantile(p); got != want {
			t.Fatalf("Quantile(%v) = %d, want %d", p, got, want)
		}
	})
}

func nearest(x *big.Rat) float64 { f, _ := x.Float64(); return f }

func TestQuantilesOfATenSidedDie(t *testing.T) {
	die, err := Pips(10)
	if err != nil {
		t.Fatal(err)
	}
	d := die.Dist()
	for _, c := range []struct {
		p    float64
		want int
	}{
		{math.NaN(), 1}, {math.Inf(-1), 1}, {-1, 1}, {0, 1}, {0.1, 1}, {math.Nextafter(0.1, 1), 2}, {0.3, 3}, {0.5, 5}, {0.7, 7}, {0.9, 9},
		{0.95, 10}, {1, 10}, {2, 10}, {math.Inf(1), 10},
	} {
		if got := d.Quantile(c.p); got != c.want {
			t.Errorf("Quantile(%v) = %d, want %d", c.p, got, c.want)
		}
	}
}

// Known numbers: at least one six in four throws, and de Méré's other bet; 8 dice of two blanks, three Hits and a
// double Hit are worth 20/3 Hits.
func TestKnownOdds(t *testing.T) {
	six, err := NewDie(Face{"other", 0, 5}, Face{"six", 1, 1})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := six.Sum(4).Exact(1, math.MaxInt).RatString(), "671/1296"; got != want {
		t.Errorf("a six in four throws: %s, want %s", got, want)
	}
	doubleSix, err := NewDie(Face{"other", 0, 35}, Face{"double six", 1, 1})
	if err != nil {
		t.Fatal(err)
	}
	if got := doubleSix.Sum(24).AtLeast(1); math.Abs(got-0.4914) > 0.00005 {
		t.Errorf("a double six in 24 throws: %v", got)
	}
	if got := D6().Dist().Sub(D6().Dist()).Exact(1, 99).RatString(); got != "5/12" {
		t.Errorf("white above black: %s", got)
	}
	if got := hitDie(t).Sum(8).ExactMean().RatString(); got != "20/3" {
		t.Errorf("Hits of 8 dice: %s", got)
	}
	if got := D6().Sum(8).ExactVariance().RatString(); got != "70/3" {
		t.Errorf("variance of 8 dice: %s", got)
	}
}

func TestDistCannotBeChanged(t *testing.T) {
	d := D6().Sum(2)
	want := d.String()
	for _, w := range d.Weights() {
		w.SetInt64(99)
	}
	for _, x := range []*big.Rat{d.Exact(2, 12), d.Exact(2, 2), d.ExactMean(), d.ExactVariance()} {
		x.SetInt64(99)
		x.Num().SetInt64(98)
	}
	d.Add(d).Floor(5)
	if d.String() != want {
		t.Errorf("%v, want %s", d, want)
	}
}

func TestEqual(t *testing.T) {
	d := D6().Dist()
	for _, o := range []Dist{{}, d.Shift(1), d.Floor(2), D6().Sum(2), Certain(1)} {
		if d.Equal(o) || o.Equal(d) {
			t.Errorf("%v equals %v", d, o)
		}
	}
	loaded, err := Weighted(func(yield func(int, uint64) bool) {
		for v := 1; v <= 6 && yield(v, uint64(7-v)); v++ {
		}
	})
	if err != nil || d.Equal(loaded) {
		t.Errorf("a loaded die equals a plain one, error %v", err)
	}
}

func TestListingsMayBeLeftEarly(t *testing.T) {
	d, n := D6().Dist(), 0
	for range d.All() {
		n++
		break
	}
	for range d.Weights() {
		n++
		break
	}
	if n != 2 {
		t.Error(n)
	}
}

func BenchmarkAtLeast(b *testing.B) {
	d := hitDie(b).Sum(8)
	for b.Loop() {
		d.AtLeast(6)
	}
}
