package dice

import (
	"fmt"
	"iter"
	"maps"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// law is the slow, plain model of a Dist: chances by value, as fractions in words.
type law map[int]string

// add gives v more chance: the product of the chances given.
func (l law) add(v int, chances ...string) {
	sum, ok := new(big.Rat).SetString(l[v])
	if !ok {
		sum = new(big.Rat)
	}
	product := big.NewRat(1, 1)
	for _, c := range chances {
		p, _ := new(big.Rat).SetString(c)
		product.Mul(product, p)
	}
	l[v] = sum.Add(sum, product).RatString()
}

func (l law) rat(v int) *big.Rat {
	p, _ := new(big.Rat).SetString(l[v])
	return p
}

// lawOf reads a Dist through Weights.
func lawOf(d Dist) law {
	total := new(big.Int)
	for _, w := range d.Weights() {
		total.Add(total, w)
	}
	l := law{}
	for v, w := range d.Weights() {
		l[v] = new(big.Rat).SetFrac(w, total).RatString()
	}
	return l
}

// sequences lists every way that n dice can fall, side by side, as the faces that they show.
func sequences(d Die, n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var fall func(faces []int, left int) bool
		fall = func(faces []int, left int) bool {
			if left <= 0 {
				return yield(faces)
			}
			for i, f := range d.Faces() {
				for range f.Sides {
					if !fall(append(slices.Clip(faces), i), left-1) {
						return false
					}
				}
			}
			return true
		}
		fall(nil, n)
	}
}

// chance is that of one way in which n dice can fall.
func chance(d Die, n int) string {
	p := big.NewRat(1, 1)
	for range n {
		p.Mul(p, big.NewRat(1, int64(d.Sides())))
	}
	return p.RatString()
}

// falls is the law of what score makes of every way that n dice can fall.
func falls(d Die, n int, score func(faces []int) int) law {
	l := law{}
	for faces := range sequences(d, n) {
		l.add(score(faces), chance(d, len(faces)))
	}
	return l
}

func valueOf(d Die, faces []int) (sum int) {
	for _, f := range faces {
		sum += d.Faces()[f].Value
	}
	return sum
}

func countsOf(d Die, faces []int) []int {
	counts := make([]int, len(d.Faces()))
	for _, f := range faces {
		counts[f]++
	}
	return counts
}

// anyDist draws a Dist of up to 5 values with its law.
func anyDist(t *rapid.T, label string) (Dist, law) {
	weights := rapid.MapOfN(rapid.IntRange(-6, 6), rapid.Uint64Range(1, 12), 1, 5).Draw(t, label)
	total := uint64(0)
	for _, w := range weights {
		total += w
	}
	l := law{}
	for v, w := range weights {
		l.add(v, fmt.Sprintf("%d/%d", w, total))
	}
	d, err := Weighted(maps.All(weights))
	if err != nil {
		t.Fatal(err)
	}
	return d, l
}

func TestArithmeticIsEveryPair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, la := anyDist(t, "a")
		b, lb := anyDist(t, "b")
		n, c := rapid.IntRange(-2, 4).Draw(t, "n"), rapid.IntRange(-7, 7).Draw(t, "c")
		before := a.String() + b.String()

		pairs := func(la, lb law, f func(x, y int) int) law {
			l := law{}
			for x, p := range la {
				for y, q := range lb {
					l.add(f(x, y), p, q)
				}
			}
			return l
		}
		plus := func(x, y int) int { return x + y }
		times := law{0: "1"}
		for range n {
			times = pairs(times, la, plus)
		}
		certain := law{c: "1"}
		next := func(v int) Dist { // another law after each value, of other denominators
			if v%2 == 0 {
				return Certain(v)
			}
			return b.Shift(v)
		}
		then := law{}
		for x, p := range la {
			for y, q := range lb {
				if x%2 == 0 {
					then.add(x, p, q)
				} else {
					then.add(x+y, p, q)
				}
			}
		}
		for _, c := range []struct {
			name string
			got  Dist
			want law
		}{
			{"itself", a, la},
			{"Add", a.Add(b), pairs(la, lb, plus)},
			{"Sub", a.Sub(b), pairs(la, lb, func(x, y int) int { return x - y })},
			{"Sum", Sum(a, b, a), pairs(pairs(la, lb, plus), la, plus)},
			{"Times", a.Times(n), times},
			{"Shift", a.Shift(c), pairs(la, certain, plus)},
			{"Floor", a.Floor(c), pairs(la, certain, func(x, y int) int { return max(x, y) })},
			{"Map", a.Map(func(v int) int { return v * v % 5 }), pairs(la, certain, func(x, _ int) int { return x * x % 5 })},
			{"Then", a.Then(next), then},
		} {
			if diff := cmp.Diff(c.want, lawOf(c.got)); diff != "" {
				t.Fatalf("%s: -want +got\n%s", c.name, diff)
			}
		}
		if a.String()+b.String() != before {
			t.Fatal("making new Dists changed the old ones")
		}
	})
}

func TestNothingNamed(t *testing.T) {
	var zero Dist
	for name, d := range map[string]Dist{
		"the zero Dist": zero, "Certain(0)": Certain(0), "Sum()": Sum(), "zero+zero": zero.Add(zero), "zero-zero": zero.Sub(zero),
		"Times(0)": D6().Dist().Times(0), "zero.Times(3)": zero.Times(3), "zero.Shift(0)": zero.Shift(0), "zero.Floor(0)": zero.Floor(0),
		"zero.Map": zero.Map(func(v int) int { return -v }), "zero.Then": zero.Then(func(int) Dist { return Dist{} }),
	} {
		if d.String() != "0: 1" || !d.Equal(zero) || !zero.Equal(d) {
			t.Errorf("%s is %v", name, d)
		}
	}
	if d := D6().Dist(); !d.Map(nil).Equal(d) || !d.Then(nil).Equal(d) {
		t.Error("a nil function changes something")
	}
}

func TestLowestTerms(t *testing.T) {
	d := D6().Dist().Floor(3).Map(func(v int) int { return v % 2 }) // 3 and 5 are four of six
	var weights []string
	for v, w := range d.Weights() {
		weights = append(weights, fmt.Sprint(v, ":", w))
	}
	if diff := cmp.Diff([]string{"0:1", "1:2"}, weights); diff != "" {
		t.Error(diff)
	}
	third, err := Weighted(slices.All([]uint64{math.MaxUint64, math.MaxUint64, 0, math.MaxUint64}))
	if err != nil || third.String() != "0: 1/3, 1: 1/3, 3: 1/3" {
		t.Errorf("%v, error %v", third, err)
	}
}

func TestWeighted(t *testing.T) {
	twice, err := Weighted(func(yield func(int, uint64) bool) { _ = yield(4, 1) && yield(2, 1) && yield(4, 2) })
	if err != nil || twice.String() != "2: 1/4, 4: 3/4" {
		t.Errorf("%v, error %v", twice, err)
	}
	for name, weights := range map[string]iter.Seq2[int, uint64]{
		"nil": nil, "none": slices.All([]uint64(nil)), "zeros": slices.All([]uint64{0, 0}),
	} {
		if d, err := Weighted(weights); err == nil || !strings.Contains(err.Error(), "all 0") || !d.Equal(Dist{}) {
			t.Errorf("%s: %v, error %v", name, d, err)
		}
	}
}

func TestValuesStopAt32Bits(t *testing.T) {
	const most, least = math.MaxInt32, math.MinInt32
	for _, c := range []struct {
		got  Dist
		want int
	}{
		{Certain(math.MaxInt), most}, {Certain(math.MinInt), least},
		{Certain(most).Shift(1), most}, {Certain(least).Add(Certain(least)), least}, {Certain(0).Sub(Certain(least)), most},
		{Certain(most).Times(1 << 30), most}, {Certain(3).Map(func(int) int { return math.MinInt }), least},
	} {
		if c.got.Min() != c.want || c.got.Max() != c.want {
			t.Errorf("%v, want %d", c.got, c.want)
		}
	}
}

func TestHypergeometricIsEveryHand(t *testing.T) {
	for pool := range 8 {
		for marked := range pool + 1 {
			for drawn := range pool + 1 {
				ways := map[int]uint64{}
				for hand := range uint(1) << pool { // the marked pieces are the low bits
					if bits.OnesCount(hand) == drawn {
						ways[bits.OnesCount(hand&(1<<marked-1))]++
					}
				}
				want, err := Weighted(maps.All(ways))
				if got := Hypergeometric(pool, marked, drawn); err != nil || !got.Equal(want) {
					t.Fatalf("Hypergeometric(%d, %d, %d) = %v, want %v", pool, marked, drawn, got, want)
				}
			}
		}
	}
	for _, c := range []struct {
		pool, marked, drawn int
		want                string
	}{
		{-3, 2, 2, "0: 1"}, {5, -1, 2, "0: 1"}, {5, 2, -1, "0: 1"}, {5, 9, 2, "2: 1"}, {5, 2, 9, "2: 1"},
		{math.MaxInt, 0, 5, "0: 1"},
	} {
		if got := Hypergeometric(c.pool, c.marked, c.drawn).String(); got != c.want {
			t.Errorf("Hypergeometric(%d, %d, %d) = %s, want %s", c.pool, c.marked, c.drawn, got, c.want)
		}
	}
}
