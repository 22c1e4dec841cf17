package bot

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Evaluation judges a position by what a seat may know of it: for each seat about the
// chance, from 0 to 1, that it will be among the winners. It is given a View of any
// seat and of any game, one that is over too: there it says what the end is worth to each
// seat, in the same coin. It must be pure and safe for concurrent use.
type Evaluation[V any] = func(V) [joe.MaxSeats]float64

// Rollout is a cheap policy for playouts: an action for whoever is to act in a State
// that a search has made up. Where it gives what is not legal a random action is taken.
// It must draw from the source alone and be safe for concurrent use.
type Rollout[S, A any] = func(S, *dice.Source) A

// Greedy looks one action ahead: it does the action after which its evaluation
// expects most. The expectation is over positions drawn from the View and over what
// chance does until a player is to act again.
//
// It is deterministic for its source, and draws the same dice for every action, so
// that actions are compared on equal terms. A Greedy is not safe for concurrent use:
// make one for each game that is played at a time.
type Greedy[S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	next     func(S, A) (S, error)
	odds     func(S) []joe.Chanced[A]
	roll     func(S, *dice.Source) A
	evaluate Evaluation[V]
	samples  int
	src      dice.Source
	judged   []Judged[A]
}

// Judged is an action and what is expected of it.
type Judged[A any] struct {
	Action A
	Value  float64 // 0 to 1: the mean evaluation after it
}

const (
	greedySamples = 4
	greedyChain   = 500 // actions of chance in a row that are followed
)

// NewGreedy makes a Greedy of an evaluation. For each action it looks at so many
// samples of the View; less than 1 is taken as 4. In a game in which nothing is hidden
// one will do, since the first thing that chance does is tried in all its ways where
// they are no more than 64. Without an evaluation it judges only games that are over.
func NewGreedy[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	game joe.Game[C, S, A, E, V], evaluate Evaluation[V], samples int) *Greedy[S, A, E, V] {
	if samples < 1 {
		samples = greedySamples
	}
	return &Greedy[S, A, E, V]{next: game.Next, odds: game.Odds, roll: game.Roll, evaluate: evaluate, samples: samples}
}

// Choose is a [joe.Player]. Of several actions that are worth the same it does the
// first. Where the View has no legal action it gives the zero A.
func (g *Greedy[S, A, E, V]) Choose(v V, src *dice.Source) A {
	var best A
	high := -1.0
	for _, j := range g.judge(v, src) {
		if j.Value > high {
			best, high = j.Action, j.Value
		}
	}
	return best
}

// Judge is what Choose compares: every legal action in the order of Legal, in a slice
// of the caller's. It draws one number from the source.
func (g *Greedy[S, A, E, V]) Judge(v V, src *dice.Source) []Judged[A] {
	return append([]Judged[A](nil), g.judge(v, src)...)
}

func (g *Greedy[S, A, E, V]) judge(v V, src *dice.Source) []Judged[A] {
	g.judged = g.judged[:0]
	list := v.Legal()
	seed := src.Uint64()
	for _, a := range list {
		g.judged = append(g.judged, Judged[A]{Action: a})
	}
	if len(list) < 2 {
		return g.judged
	}
	seat := v.Seat()
	for i := range g.samples {
		g.src = dice.NewStream(seed, uint64(i))
		s := v.Sample(&g.src)
		from := g.src
		for k, a := range list {
			g.src = from
			next, err := g.next(s, a)
			if err != nil {
				continue // the sample is not of this View
			}
			g.judged[k].Value += g.worth(next, seat) / float64(g.samples)
		}
	}
	return g.judged
}

// worth is the expectation over what chance does now: exact at its first action.
func (g *Greedy[S, A, E, V]) worth(s S, seat joe.Seat) float64 {
	if s.ToAct() != joe.Chance {
		return g.value(s, seat)
	}
	odds := g.odds(s)
	if len(odds) > mostOdds {
		return g.value(g.settle(s), seat)
	}
	from, sum := g.src, 0.0
	for _, o := range odds {
		g.src = from
		if next, err := g.next(s, o.Action); err == nil {
			sum += o.P * g.value(g.settle(next), seat)
		}
	}
	return sum
}

// settle lets chance act until a player is to act or the game is over.
func (g *Greedy[S, A, E, V]) settle(s S) S {
	for range greedyChain {
		if s.ToAct() != joe.Chance {
			break
		}
		next, err := g.next(s, g.roll(s, &g.src))
		if err != nil {
			break
		}
		s = next
	}
	return s
}

func (g *Greedy[S, A, E, V]) value(s S, seat joe.Seat) float64 {
	if g.evaluate != nil {
		return between(g.evaluate(s.View(seat))[seat])
	}
	o, _ := s.Outcome()
	return Won(o, seat)
}

// Won is 1 for a seat that is among the winners, else 0: what an outcome is worth
// where nothing else is said. Who shares a win has all of it, as a team does.
func Won(o joe.Outcome, seat joe.Seat) float64 {
	if o.Won(seat) {
		return 1
	}
	return 0
}

// between is a value made to lie from 0 to 1; what is no number is 0.
func between(v float64) float64 {
	if !(v > 0) {
		return 0
	}
	return min(v, 1)
}
