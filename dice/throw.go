package dice

import (
	"fmt"
	"iter"
	"math/big"
	"math/bits"

	"github.com/seed4548c990/gijoe/internal/phrase"
)

// AppendThrow throws n dice of this kind and appends to dst how many show each face: one count a face, in the order of
// the faces. Each outcome comes up as often as its Weight says. For an n of 0 or less all counts are 0. It allocates
// nothing if dst has the room, and costs n rolls.
func (d Die) AppendThrow(dst []int, src *Source, n int) []int {
	first := len(dst)
	for range d.faces {
		dst = append(dst, 0)
	}
	if len(d.faces) > 0 {
		for range n {
			dst[first+d.Roll(src)]++
		}
	}
	return dst
}

// Throws lists every outcome of a throw of n dice of this kind: how many show each face, and in how many of the
// Sides()^n ways that can come about. Each outcome is there once; first comes the one in which all dice show the first
// face, and among outcomes alike up to some face those with more of that face come earlier. The slice is the caller's to
// keep.
//
// There are (n+f-1 over f-1) outcomes for f faces: 45 for eight dice of three faces, 1287 for eight plain D6.
// An error says that Sides()^n is more than 2^64-1 (25 D6), so that weights would not fit. For an n of 0 or less there is
// one outcome, of weight 1.
func (d Die) Throws(n int) (iter.Seq2[[]int, uint64], error) {
	if _, ok := power(uint64(d.Sides()), n); !ok {
		return nil, fmt.Errorf("dice: list the throws of %d dice of %d sides: there are more than 2^64-1 ways: list fewer dice, or ask Sum or Then for their distribution", n, d.Sides())
	}
	return func(yield func([]int, uint64) bool) {
		for counts := range outcomes(n, len(d.faces)) {
			weight, _ := d.ways(counts) // at most Sides()^n, which fits
			if !yield(counts, weight) {
				return
			}
		}
	}, nil
}

// Weight gives in how many of the Sides()^n ways a throw of n dice shows these counts, one a face and n in all: the
// multinomial coefficient, times the number of sides for each die. An error says that there is not one count for each
// face, that a count is below zero, or that the weight is more than 2^64-1.
func (d Die) Weight(counts ...int) (uint64, error) {
	if len(counts) != len(d.faces) {
		return 0, fmt.Errorf("dice: weigh a throw given by %d counts: the die has %d faces, give one count for each", len(counts), len(d.faces))
	}
	for i, c := range counts {
		if c < 0 {
			return 0, fmt.Errorf("dice: weigh a throw with %d dice showing %q: a count is at least 0", c, d.faces[i].Name)
		}
	}
	w, ok := d.ways(counts)
	if !ok {
		return 0, fmt.Errorf("dice: weigh a throw of the counts %s: the weight is more than 2^64-1: throw fewer dice at once, or ask Sum or Then for their distribution", phrase.And(counts))
	}
	return w, nil
}

// ways is Weight for as many counts as faces, none below zero; false if it does not fit.
func (d Die) ways(counts []int) (uint64, bool) {
	weight, n := uint64(1), uint64(0)
	for i, c := range counts {
		n += uint64(c)
		ways, ok := choose(n, uint64(c))
		sides, fits := power(uint64(d.faces[i].Sides), c)
		for _, x := range [2]uint64{ways, sides} {
			var over uint64
			if over, weight = bits.Mul64(weight, x); over != 0 || !ok || !fits {
				return 0, false
			}
		}
	}
	return weight, true
}

// Then gives the distribution of what comes of a throw of n dice of this kind when next says how it goes on from each
// outcome, given as how many dice show each face. So any rule about dice already thrown has exact odds: a blank that may
// be turned into a Hit is
//
//	green.Then(8, func(counts []int) dice.Dist {
//		blanks, hits, doubles := counts[0], counts[1], counts[2]
//		return dice.Certain(hits + 2*doubles + min(blanks, 1))
//	})
//
// and up to two blanks rolled again is green.Sum(min(blanks, 2)).Shift(hits + 2*doubles) in its place.
//
// next is called once for each outcome, in the order of Throws, and may keep the slice; it has no limit of 64 bits. A
// nil next counts the values that show. Cost: as many big-integer products as there are outcomes times values of what next
// gives.
func (d Die) Then(n int, next func(counts []int) Dist) Dist {
	if next == nil {
		return d.Sum(n)
	}
	var m mixture
	for counts := range outcomes(n, len(d.faces)) {
		// Big throughout, since the sum over outcomes may outgrow what each of them fits.
		weight, thrown, x := big.NewInt(1), int64(0), new(big.Int)
		for i, c := range counts {
			thrown += int64(c)
			weight.Mul(weight, x.Binomial(thrown, int64(c)))
			weight.Mul(weight, x.Exp(big.NewInt(int64(d.faces[i].Sides)), big.NewInt(int64(c)), nil))
		}
		m.add(weight, next(counts))
	}
	return m.dist()
}

// outcomes lists the ways to spread n dice over a number of faces, in the order that Throws promises, each in a fresh
// slice. A die without faces has one outcome, of no counts, if no dice are thrown, and none else.
func outcomes(n, faces int) iter.Seq[[]int] {
	n = max(n, 0)
	return func(yield func([]int) bool) {
		if faces == 0 {
			if n == 0 {
				yield([]int{})
			}
			return
		}
		counts, last := make([]int, faces), faces-1
		counts[0] = n
		for {
			if !yield(append([]int(nil), counts...)) {
				return
			}
			// The next outcome moves one die off the last face but one that has any, and gathers all behind it.
			i := last - 1
			for i >= 0 && counts[i] == 0 {
				i--
			}
			if i < 0 {
				return
			}
			rest := counts[last]
			counts[last] = 0
			counts[i]--
			counts[i+1] = rest + 1
		}
	}
}

// choose is n over k for k up to n; false if it does not fit in 64 bits.
func choose(n, k uint64) (uint64, bool) {
	k = min(k, n-k)
	c := uint64(1)
	for i := range k {
		hi, lo := bits.Mul64(c, n-i)
		if hi > i { // the quotient would not fit
			return 0, false
		}
		c, _ = bits.Div64(hi, lo, i+1) // exact: i+1 consecutive numbers hold a multiple of i+1
	}
	return c, true
}

// power is x to the n-th for an x of 1 or more, 1 for an n of 0 or less; false if it does not fit in 64 bits.
func power(x uint64, n int) (uint64, bool) {
	if x <= 1 {
		return 1, true
	}
	p := uint64(1)
	for range n {
		over, lo := bits.Mul64(p, x)
		if over != 0 {
			return 0, false
		}
		p = lo
	}
	return p, true
}
