package arena

import (
	"cmp"
	"math"
	"slices"
)

// score is what came of the meetings of two entrants.
type score struct{ won, drawn, lost int }

func (s score) plus(o score) score { return score{s.won + o.won, s.drawn + o.drawn, s.lost + o.lost} }

// pairs has, for two entrants, the lower first, how they did.
type pairs map[[2]int]score

// compare counts who of two did better.
func (p pairs) compare(a, b int, better, worse bool) {
	s := p[[2]int{a, b}]
	switch {
	case better == worse:
		s.drawn++
	case better:
		s.won++
	default:
		s.lost++
	}
	p[[2]int{a, b}] = s
}

// placesOf is the best place of each entrant in the ranking of a game, from 0; -1 for
// those beyond the last that sat.
func placesOf(r Result) []int {
	places := make([]int, slices.Max(r.Lineup)+1)
	for e := range places {
		places[e] = -1
	}
	for place, seats := range r.Outcome.Ranking(len(r.Lineup)) {
		for _, s := range seats {
			if e := r.Lineup[s]; places[e] < 0 {
				places[e] = place
			}
		}
	}
	return places
}

// meet counts every two entrants of a game against one another, by their places. Who
// shares the first place has drawn, and all have if nobody won and nobody has more
// points; two that lost alike tell nothing about one another.
func (p pairs) meet(places []int) {
	for a, at := range places {
		for b := a + 1; b < len(places); b++ {
			switch other := places[b]; {
			case at < 0 || other < 0:
			case at != other:
				p.compare(a, b, at < other, at > other)
			case at == 0:
				p.compare(a, b, true, true)
			}
		}
	}
}

// list is the pairs in order.
func (p pairs) list() []Pair {
	var all []Pair
	for key, s := range p {
		pair := Pair{A: key[0], B: key[1], Won: s.won, Drawn: s.drawn, Lost: s.lost}
		n, d := float64(max(1, s.won+s.drawn+s.lost)), float64(s.won-s.lost)
		pair.Difference = tenth(100 * d / n)
		pair.Error = tenth(100 * 1.96 * math.Sqrt((float64(s.won+s.lost)-d*d/n)/n/n))
		all = append(all, pair)
	}
	slices.SortFunc(all, func(x, y Pair) int { return cmp.Or(cmp.Compare(x.A, y.A), cmp.Compare(x.B, y.B)) })
	return all
}

// rating is the strength of an entrant, and half of its 95 % interval.
type rating struct{ points, half float64 }

// perLogit is how many points of a rating one unit of log-odds is: 400 points are odds
// of ten to one.
var perLogit = 400 / math.Ln10

// rate fits the model of Bradley and Terry: a beats b with odds of s(a) to s(b), and a
// draw is half a win. One draw is added between every two, so that who won always has a
// rating too, and so have those who never met.
//
// An interval comes from the curvature of the likelihood, as if meetings were
// independent, or from how the seeds differ (Huber's sandwich, a seed a cluster),
// which is wider where games of one seed, or pairs of one game, go alike; the wider
// counts.
func rate(entrants int, all pairs, seeds []pairs) []rating {
	ratings := make([]rating, entrants)
	for i := range ratings {
		ratings[i].points = 1500
	}
	if len(all) == 0 {
		return make([]rating, entrants)
	}
	every := pairs{}
	for a := range entrants {
		for b := a + 1; b < entrants; b++ {
			every[[2]int{a, b}] = all[[2]int{a, b}]
		}
	}
	met := every.list()
	theta := fit(entrants, met)
	inverse := pseudoInverse(curvature(theta, met))
	spread := make([][]float64, entrants)
	for i := range spread {
		spread[i] = make([]float64, entrants)
	}
	for _, seed := range seeds {
		pull := gradient(theta, seed.list(), 0)
		for i := range spread {
			for j := range spread {
				spread[i][j] += pull[i] * pull[j]
			}
		}
	}
	sandwich := times(times(inverse, spread), inverse)
	for i := range ratings {
		ratings[i].points += perLogit * theta[i]
		ratings[i].half = 1.96 * perLogit * math.Sqrt(max(0, inverse[i][i], sandwich[i][i]))
	}
	return ratings
}

// gradient is how much more than expected each entrant won, with so many draws added
// to each pair.
func gradient(theta []float64, met []Pair, added float64) []float64 {
	g := make([]float64, len(theta))
	for _, m := range met {
		n := float64(m.Won+m.Drawn+m.Lost) + added
		more := float64(m.Won) + (float64(m.Drawn)+added)/2 - n*chance(theta, m)
		g[m.A] += more
		g[m.B] -= more
	}
	return g
}

func chance(theta []float64, m Pair) float64 { return 1 / (1 + math.Exp(theta[m.B]-theta[m.A])) }

// curvature is the negative second derivative of the log-likelihood, draws added.
func curvature(theta []float64, met []Pair) [][]float64 {
	h := make([][]float64, len(theta))
	for i := range h {
		h[i] = make([]float64, len(theta))
	}
	for _, m := range met {
		p := chance(theta, m)
		v := float64(m.Won+m.Drawn+m.Lost+1) * p * (1 - p)
		h[m.A][m.A] += v
		h[m.B][m.B] += v
		h[m.A][m.B] -= v
		h[m.B][m.A] -= v
	}
	return h
}

// fit finds the strengths, their mean 0, by Newton's method with steps cut short; the
// function is concave, so that it arrives.
func fit(entrants int, met []Pair) []float64 {
	theta := make([]float64, entrants)
	for range 200 {
		step := apply(pseudoInverse(curvature(theta, met)), gradient(theta, met, 1))
		largest := 0.0
		for _, d := range step {
			largest = max(largest, math.Abs(d))
		}
		for i := range theta {
			theta[i] += step[i] * min(1, 1/max(largest, 1e-300))
		}
		if largest < 1e-12 {
			break
		}
	}
	return theta
}

// pseudoInverse of a curvature, which does not change when all strengths do: the
// inverse among strengths of mean 0. Adding a constant to all of the matrix takes the
// one direction in which it is flat; as much is taken off its inverse.
func pseudoInverse(m [][]float64) [][]float64 {
	n := len(m)
	a := make([][]float64, n)
	for i := range a {
		a[i] = make([]float64, 2*n)
		for j := range n {
			a[i][j] = m[i][j] + 1/float64(n)
		}
		a[i][n+i] = 1
	}
	for col := range n {
		pivot := col
		for i := col + 1; i < n; i++ {
			if math.Abs(a[i][col]) > math.Abs(a[pivot][col]) {
				pivot = i
			}
		}
		a[col], a[pivot] = a[pivot], a[col]
		scale := a[col][col]
		for j := range a[col] {
			a[col][j] /= scale
		}
		for i := range a {
			if i == col {
				continue
			}
			factor := a[i][col]
			for j := range a[i] {
				a[i][j] -= factor * a[col][j]
			}
		}
	}
	inverse := make([][]float64, n)
	for i := range inverse {
		inverse[i] = a[i][n:]
		for j := range inverse[i] {
			inverse[i][j] -= 1 / float64(n)
		}
	}
	return inverse
}

func times(a, b [][]float64) [][]float64 {
	c := make([][]float64, len(a))
	for i := range a {
		c[i] = make([]float64, len(b))
		for k := range b {
			for j := range c[i] {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	return c
}

func apply(m [][]float64, v []float64) []float64 {
	out := make([]float64, len(m))
	for i := range m {
		for j := range v {
			out[i] += m[i][j] * v[j]
		}
	}
	return out
}
