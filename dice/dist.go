package dice

import (
	"errors"
	"iter"
	"maps"
	"math"
	"math/big"
	"slices"
)

// Dist is the exact distribution of a number: each value that can come up with its chance, a fraction of two integers of
// any size. It is immutable and may be shared; what makes a new Dist leaves the old ones as they are. The zero Dist is
// Certain(0).
//
// Fractions are kept in lowest terms, so that two Dists of the same chances are the same however they came about (Equal).
// Values are kept from -2^31 to 2^31-1 on every platform: what would go beyond stops there.
//
// Where two Dists are combined they are taken as independent. For what depends on an outcome there are Dist.Then and
// Die.Then.
type Dist struct {
	values  []int      // ascending; nil for the zero Dist
	weights []*big.Int // of each value, positive, with no common divisor
	total   *big.Int   // of the weights
}

// Certain is the distribution of a number that is known: v with chance 1.
func Certain(v int) Dist {
	var t tally
	t.addInt(v, 1)
	return t.dist()
}

// Weighted is the distribution in which each value listed has a chance in proportion to its weight. Weights of a value
// listed twice add up; the order does not matter, so slices.All of weights by value serves, and maps.All too. An error says
// that the weights are all 0.
func Weighted(weights iter.Seq2[int, uint64]) (Dist, error) {
	var t tally
	if weights != nil {
		for v, w := range weights {
			t.addInt(v, w)
		}
	}
	if len(t.at) == 0 {
		return Dist{}, errors.New("dice: make a distribution of weights that are all 0: give at least one value a weight")
	}
	return t.dist(), nil
}

// Hypergeometric is the distribution of how many marked pieces are among those drawn, without putting back, from a pool
// of which some are marked: wounds in a hand of 3 from a deck of 10 with 4 of them is Hypergeometric(10, 4, 3). Numbers
// below 0 are taken as 0, and marked and drawn beyond the pool as all of it.
func Hypergeometric(pool, marked, drawn int) Dist {
	marked, drawn = min(marked, pool), min(drawn, pool)
	var t tally
	w, x := new(big.Int), new(big.Int)
	for hits := range min(marked, drawn) + 1 { // nothing is below 0, and a tally of nothing is 0 for certain
		w.Binomial(int64(marked), int64(hits))
		t.add(int64(hits), w.Mul(w, x.Binomial(int64(pool-marked), int64(drawn-hits))))
	}
	return t.dist()
}

// Sum is the distribution of independent numbers added up: unlike dice thrown together, say. Of none it is 0.
func Sum(dists ...Dist) Dist {
	sum := Certain(0)
	for _, d := range dists {
		sum = sum.Add(d)
	}
	return sum
}

// Add is the distribution of d and o added up. Cost: as many products of big integers as there are pairs of values.
func (d Dist) Add(o Dist) Dist { return d.pair(o, +1) }

// Sub is the distribution of d less o: Hits less a defender's Hits, or, with AtLeast(1), one roll against another.
// It costs what Add does.
func (d Dist) Sub(o Dist) Dist { return d.pair(o, -1) }

func (d Dist) pair(o Dist, sign int64) Dist {
	d, o = d.whole(), o.whole()
	var t tally
	product := new(big.Int)
	for i, v := range d.values {
		for j, u := range o.values {
			t.add(int64(v)+sign*int64(u), product.Mul(d.weights[i], o.weights[j]))
		}
	}
	return t.dist()
}

// Times is the distribution of n independent numbers like d added up; for an n of 0 or less it is 0. Cost: that of
// about 2·log2(n) Adds, the last of them the largest; for dice it grows with the square of n, as does the size of the answer's
// integers with n.
func (d Dist) Times(n int) Dist {
	sum := Certain(0)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			sum = sum.Add(d)
		}
		if n > 1 {
			d = d.Add(d)
		}
	}
	return sum
}

// Shift is the distribution of d with c added to it.
func (d Dist) Shift(c int) Dist { return d.Add(Certain(c)) }

// Floor is the distribution of d where what is below least counts as least.
func (d Dist) Floor(least int) Dist { return d.Map(func(v int) int { return max(v, least) }) }

// Map is the distribution of f of the number. f must give the same answer for the same value; it is called once for each,
// in ascending order. A nil f changes nothing.
func (d Dist) Map(f func(int) int) Dist {
	if f == nil {
		return d
	}
	d = d.whole()
	var t tally
	for i, v := range d.values {
		t.add(int64(f(v)), d.weights[i])
	}
	return t.dist()
}

// Then is the distribution of what comes after the number is known, if next says what comes after each: as many dice as
// there were Hits is hits.Then(die.Sum). next is called once for each value, in ascending order; a nil next changes
// nothing. Cost: as many products of big integers as there are values of all that next gives.
func (d Dist) Then(next func(v int) Dist) Dist {
	if next == nil {
		return d
	}
	d = d.whole()
	var m mixture
	for i, v := range d.values {
		m.add(d.weights[i], next(v))
	}
	return m.dist()
}

// whole gives the zero Dist its value.
func (d Dist) whole() Dist {
	if len(d.values) == 0 {
		return Certain(0)
	}
	return d
}

// tally adds weights up by value. The zero tally is empty.
type tally struct{ at map[int]*big.Int }

func (t *tally) addInt(v int, w uint64) { t.add(int64(v), new(big.Int).SetUint64(w)) }

// add copies w. A weight of 0 is nothing.
func (t *tally) add(v int64, w *big.Int) {
	if w.Sign() == 0 {
		return
	}
	at := int(min(max(v, math.MinInt32), math.MaxInt32))
	if sum := t.at[at]; sum != nil {
		sum.Add(sum, w)
		return
	}
	if t.at == nil {
		t.at = make(map[int]*big.Int)
	}
	t.at[at] = new(big.Int).Set(w)
}

// dist takes the tally's integers over.
func (t *tally) dist() Dist {
	if len(t.at) == 0 {
		return Dist{}
	}
	d := Dist{values: slices.Sorted(maps.Keys(t.at)), total: new(big.Int)}
	common, one := new(big.Int), big.NewInt(1)
	for _, v := range d.values {
		w := t.at[v]
		d.weights = append(d.weights, w)
		d.total.Add(d.total, w)
		if common.Cmp(one) != 0 {
			common.GCD(nil, nil, common, w)
		}
	}
	if common.Cmp(one) != 0 {
		for _, w := range d.weights {
			w.Quo(w, common)
		}
		d.total.Quo(d.total, common)
	}
	return d
}

// mixture gathers Dists, each to be had with a chance in proportion to a weight.
type mixture struct {
	weights []*big.Int
	dists   []Dist
}

// add keeps w.
func (m *mixture) add(w *big.Int, d Dist) {
	m.weights, m.dists = append(m.weights, w), append(m.dists, d.whole())
}

func (m *mixture) dist() Dist {
	common := big.NewInt(1) // the least common multiple of the totals
	x := new(big.Int)
	for _, d := range m.dists {
		x.GCD(nil, nil, common, d.total)
		common.Mul(common, x.Quo(d.total, x))
	}
	var t tally
	for i, d := range m.dists {
		scale := new(big.Int).Quo(common, d.total)
		scale.Mul(scale, m.weights[i])
		for j, v := range d.values {
			t.add(int64(v), x.Mul(scale, d.weights[j]))
		}
	}
	return t.dist()
}
