package joetest

import (
	"fmt"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/dice"
)

// TestDeviation compares with the tables of the chi-square distribution: at each of
// these values lies the quantile that is so many standard deviations up.
func TestDeviation(t *testing.T) {
	for _, test := range []struct {
		chiSquare float64
		freedom   int
		want      float64
	}{
		{3.841, 1, 1.645}, {10.828, 1, 3.090}, {18.307, 10, 1.645}, {29.588, 10, 3.090}, {124.342, 100, 1.645}, {9.342, 10, 0},
	} {
		if got := deviation(test.chiSquare, test.freedom); math.Abs(got-test.want) > 0.06 {
			t.Errorf("deviation(%v, %d) = %.3f, want %.3f", test.chiSquare, test.freedom, got, test.want)
		}
	}
	if got := deviation(100, 0); got != 0 {
		t.Errorf("with one outcome nothing deviates, got %v", got)
	}
}

// TestFits draws by weights, many times, and by slightly wrong ones.
func TestFits(t *testing.T) {
	src := dice.New(1)
	weights := []uint64{1, 2, 3, 50, 944} // the first are rare in 2000 draws
	draw := func(weights []uint64) []int {
		var total uint64
		for _, w := range weights {
			total += w
		}
		counts := make([]int, len(weights))
		for range 2000 {
			n := src.Uint64N(total)
			for i, w := range weights {
				if n < w {
					counts[i]++
					break
				}
				n -= w
			}
		}
		return counts
	}
	worst := 0.0
	for range 500 {
		worst = max(worst, fits(draw(weights), weights))
	}
	if worst > 5 {
		t.Errorf("draws by the weights lie %.1f deviations off", worst)
	}
	if off := fits(draw([]uint64{1, 2, 3, 100, 894}), weights); off < sure {
		t.Errorf("draws with a weight of 100 for 50 lie %.1f deviations off, which is not enough to tell", off)
	}
	if off := fits([]int{2000}, []uint64{7}); off != 0 {
		t.Errorf("what is certain deviates by %v", off)
	}
	if off := fits([]int{0, 0, 0, 0, 0}, weights); off > 0 {
		t.Errorf("no draws deviate by %v", off)
	}
}

// TestApart compares samples of one distribution, and of two.
func TestApart(t *testing.T) {
	src := dice.New(2)
	sample := func(sides, n int) map[string]int {
		counts := map[string]int{}
		for range n {
			counts[fmt.Sprint(src.IntN(sides))]++
		}
		return counts
	}
	worst := 0.0
	for range 500 {
		worst = max(worst, apart(sample(6, 300), sample(6, 300)), apart(sample(100, 400), sample(100, 200)))
	}
	if worst > 5 {
		t.Errorf("samples of one distribution lie %.1f deviations apart", worst)
	}
	if off := apart(sample(6, 300), sample(5, 300)); off < sure {
		t.Errorf("a die of six and one of five lie only %.1f deviations apart", off)
	}
	if off := apart(map[string]int{"a": 300}, map[string]int{"b": 300}); off < sure {
		t.Errorf("samples with nothing in common lie only %.1f deviations apart", off)
	}
	if off := apart(map[string]int{"a": 9}, nil); off != 0 {
		t.Errorf("a comparison with nothing gives %v", off)
	}
}

func TestLeaves(t *testing.T) {
	got := leaves(`{"a":[1,{"b":"x"},[]],"c":{},"d":null,"e":10000000000000001}`)
	want := map[string]string{"$.a[0]": "1", "$.a[1].b": `"x"`, "$.a[2]": "[]", "$.c": "{}", "$.d": "null", "$.e": "10000000000000001"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if got := leaves("{"); got != nil {
		t.Errorf("leaves of no JSON: %v", got)
	}
}
