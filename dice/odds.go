package dice

import (
	"iter"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// Min is the least value that can come up.
func (d Dist) Min() int { return d.whole().values[0] }

// Max is the greatest value that can come up.
func (d Dist) Max() int {
	values := d.whole().values
	return values[len(values)-1]
}

// All lists the values that can come up, in ascending order, each with its chance.
func (d Dist) All() iter.Seq2[int, float64] {
	d = d.whole()
	return func(yield func(int, float64) bool) {
		for i, v := range d.values {
			if !yield(v, float(new(big.Rat).SetFrac(d.weights[i], d.total))) {
				return
			}
		}
	}
}

// Weights lists the values that can come up, in ascending order, each with an integer weight. The weights have no
// common divisor, and each chance is exactly weight over the sum of all. The integers are copies.
func (d Dist) Weights() iter.Seq2[int, *big.Int] {
	d = d.whole()
	return func(yield func(int, *big.Int) bool) {
		for i, v := range d.values {
			if !yield(v, new(big.Int).Set(d.weights[i])) {
				return
			}
		}
	}
}

// P is the chance of exactly v, from 0 to 1. Like every float64 of a Dist it is the one nearest to the exact answer, the
// same on every platform.
func (d Dist) P(v int) float64 { return float(d.Exact(v, v)) }

// AtLeast is the chance of k or more.
func (d Dist) AtLeast(k int) float64 { return float(d.Exact(k, math.MaxInt)) }

// AtMost is the chance of k or less.
func (d Dist) AtMost(k int) float64 { return float(d.Exact(math.MinInt, k)) }

// Exact is the chance of a value from lo to hi, both included, as a fraction: that of AtLeast(k) is
// Exact(k, math.MaxInt). It is 0 if hi is below lo. The caller owns the answer.
func (d Dist) Exact(lo, hi int) *big.Rat {
	d = d.whole()
	sum := new(big.Int)
	from, _ := slices.BinarySearch(d.values, lo)
	for i := from; i < len(d.values) && d.values[i] <= hi; i++ {
		sum.Add(sum, d.weights[i])
	}
	return new(big.Rat).SetFrac(sum, d.total)
}

// Mean is the expected value.
func (d Dist) Mean() float64 { return float(d.ExactMean()) }

// ExactMean is the expected value as a fraction. The caller owns the answer.
func (d Dist) ExactMean() *big.Rat { return d.moment(1) }

// Variance is the expected square of the distance from the mean.
func (d Dist) Variance() float64 { return float(d.ExactVariance()) }

// ExactVariance is the variance as a fraction. The caller owns the answer.
func (d Dist) ExactVariance() *big.Rat {
	mean := d.moment(1)
	return new(big.Rat).Sub(d.moment(2), mean.Mul(mean, mean))
}

// moment is the expected n-th power.
func (d Dist) moment(n int64) *big.Rat {
	d = d.whole()
	sum, x := new(big.Int), new(big.Int)
	for i, v := range d.values {
		x.Exp(big.NewInt(int64(v)), big.NewInt(n), nil)
		sum.Add(sum, x.Mul(x, d.weights[i]))
	}
	return new(big.Rat).SetFrac(sum, d.total)
}

// Quantile is the least value v for which AtMost(v) is p or more: Quantile(0.5) is the median, and with a chance of 0.9
// at least the number is no greater than Quantile(0.9). It is Min for a p of 0 or less or NaN, and Max for a p of 1 or more.
// Chances are compared as float64, so that a p of 0.9 means nine tenths.
func (d Dist) Quantile(p float64) int {
	d = d.whole()
	sum, last := new(big.Int), len(d.values)-1
	for i, v := range d.values[:last] {
		sum.Add(sum, d.weights[i])
		if !(float(new(big.Rat).SetFrac(sum, d.total)) < p) { // the negation lets NaN end at Min
			return v
		}
	}
	return d.values[last]
}

// Equal reports whether d and o give every value the same chance, exactly.
func (d Dist) Equal(o Dist) bool {
	d, o = d.whole(), o.whole()
	if len(d.values) != len(o.values) {
		return false
	}
	for i, v := range d.values {
		if v != o.values[i] || d.weights[i].Cmp(o.weights[i]) != 0 {
			return false
		}
	}
	return true
}

// String lists the values with their chances in lowest terms: "0: 1/3, 1: 1/2, 2: 1/6".
func (d Dist) String() string {
	d = d.whole()
	var b strings.Builder
	for i, v := range d.values {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(strconv.Itoa(v) + ": " + new(big.Rat).SetFrac(d.weights[i], d.total).RatString())
	}
	return b.String()
}

// float is the float64 nearest to x.
func float(x *big.Rat) float64 {
	f, _ := x.Float64()
	return f
}
