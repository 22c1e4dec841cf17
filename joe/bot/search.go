package bot

import (
	"encoding/binary"
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Search is a player that thinks by Monte Carlo tree search over what its seat knows;
// the package doc says how. It is not safe for concurrent use, and keeps the memory of
// its trees from choice to choice: make one for each game that is played at a time.
type Search[S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	next        func(S, A) (S, error)
	appendLegal func([]A, S) []A
	odds        func(S) []joe.Chanced[A]
	roll        func(S, *dice.Source) A
	evaluate    Evaluation[V]
	rollout     Rollout[S, A]
	options     Options
	watch       func(Report[A])
	trees       []*tree[S, A, E, V]
}

// NewSearch makes a Search for a game. Evaluation and rollout policy may be nil:
// without the one, playouts go on to the end of the game; without the other they are
// random.
func NewSearch[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	game joe.Game[C, S, A, E, V], evaluate Evaluation[V], rollout Rollout[S, A], options Options) *Search[S, A, E, V] {
	s := &Search[S, A, E, V]{
		next: game.Next, appendLegal: game.AppendLegal, odds: game.Odds, roll: game.Roll,
		evaluate: evaluate, rollout: rollout, options: options.filled(),
	}
	for root := range s.options.Roots {
		t := &tree[S, A, E, V]{search: s, exact: s.options.Open && evaluate != nil && s.options.Playout == 0}
		t.wantIterations = share(s.options.Budget.iterations, root, s.options.Roots)
		t.wantNodes = share(s.options.Budget.nodes, root, s.options.Roots)
		if s.options.Budget.iterations > 0 && t.wantIterations == 0 || s.options.Budget.nodes > 0 && t.wantNodes == 0 {
			break // more roots than there is budget for
		}
		s.trees = append(s.trees, t)
	}
	for _, t := range s.trees {
		t.weight = s.options.Prior / float64(len(s.trees))
	}
	return s
}

// Watch makes the search call a function with the Report of every choice that it thinks
// about from now on, in the goroutine of Choose or Think; nil ends that.
func (s *Search[S, A, E, V]) Watch(report func(Report[A])) { s.watch = report }

// Choose is a [joe.Player]: the action that was tried most; with Options.Prior, and in an
// open game without playouts, of those tried a quarter as often or more the one that is worth
// most. See [Search.Think].
func (s *Search[S, A, E, V]) Choose(v V, src *dice.Source) A { return s.Think(v, src).Best }

// Think searches and reports. It draws one number from the source. Where there is only
// one legal action nothing is searched; where there is none, since the seat is not to
// act, Best is the zero A. Where the time is over before anything was tried Best is
// what the rollout policy does in a sample, or else the first legal action. No
// goroutine is left running when it returns.
func (s *Search[S, A, E, V]) Think(v V, src *dice.Source) Report[A] {
	began := time.Now()
	legal, seed := v.Legal(), src.Uint64()
	r := Report[A]{Seat: v.Seat()}
	for _, a := range legal {
		r.Moves = append(r.Moves, Move[A]{Action: a})
	}
	if len(legal) > 0 {
		r.Best = legal[0]
	}
	if len(legal) > 1 {
		for i, t := range s.trees {
			t.plant(v, dice.NewStream(seed, uint64(i)))
		}
		c := s.options.Budget.start(began)
		s.growAll(v, &c)
		s.merge(&r)
		if r.Iterations == 0 && s.rollout != nil {
			s.fallBack(v, &r)
		}
	}
	r.Time = time.Since(began)
	if s.watch != nil {
		s.watch(r)
	}
	return r
}

// turn is how many iterations a root makes before another has its turn.
const turn = 64

// growAll grows the trees over the cores.
func (s *Search[S, A, E, V]) growAll(v V, c *clock) {
	if len(s.trees) == 1 {
		for t := s.trees[0]; !t.spent(); {
			t.grow(v, c, turn)
		}
		return
	}
	workers := min(runtime.GOMAXPROCS(0), len(s.trees))
	var wg watched
	defer wg.done()
	if s.options.Budget.time == 0 && s.options.Budget.ctx == nil {
		var taken atomic.Int32
		for range workers {
			wg.Go(func() {
				for {
					i := int(taken.Add(1)) - 1
					if i >= len(s.trees) {
						return
					}
					for t := s.trees[i]; !t.spent() && !wg.failed(); {
						t.grow(v, c, turn)
					}
				}
			})
		}
		return
	}
	for w := range workers { // all roots have their turns until the time is over
		wg.Go(func() {
			for left := true; left && !wg.failed(); {
				left = false
				for i := w; i < len(s.trees); i += workers {
					if t := s.trees[i]; !t.spent() {
						t.grow(v, c, turn)
						left = left || !t.spent()
					}
				}
			}
		})
	}
}

// watched is goroutines whose panic is that of who waits for them: a game, an evaluation
// or a policy that panics is caught where the search was asked.
type watched struct {
	sync.WaitGroup
	first atomic.Pointer[any]
}

// Go starts one. One that is ended by what it calls ([runtime.Goexit]) has failed as well.
func (w *watched) Go(f func()) {
	w.WaitGroup.Go(func() {
		whole := false
		defer func() {
			x := recover()
			if x == nil && !whole {
				x = "bot: the game, the evaluation or the policy of a search ended the goroutine that called it"
			}
			if x != nil {
				w.first.CompareAndSwap(nil, &x)
			}
		}()
		f()
		whole = true
	})
}

// failed reports whether one did: the others are not to go on.
func (w *watched) failed() bool { return w.first.Load() != nil }

// done waits for all, and panics if one did.
func (w *watched) done() {
	w.Wait()
	if x := w.first.Load(); x != nil {
		panic(*x)
	}
}

// fallBack takes what the rollout policy does, if that is legal.
func (s *Search[S, A, E, V]) fallBack(v V, r *Report[A]) {
	t := s.trees[0]
	a := s.rollout(v.Sample(&t.src), &t.src)
	for _, m := range r.Moves {
		if m.Action == a {
			r.Best = a
		}
	}
}

// digest is a hash of a text, such as the Key of a View, the same on every platform; never 0.
func digest(text string) uint64 {
	const a, b = 0x9e3779b97f4a7c15, 0xd6e8feb86659fd93
	h := uint64(len(text)) ^ a
	mix := func(w uint64) {
		hi, lo := bits.Mul64(h^w, a)
		h = hi ^ lo ^ b
	}
	for ; len(text) >= 8; text = text[8:] {
		mix(uint64(text[0]) | uint64(text[1])<<8 | uint64(text[2])<<16 | uint64(text[3])<<24 |
			uint64(text[4])<<32 | uint64(text[5])<<40 | uint64(text[6])<<48 | uint64(text[7])<<56)
	}
	var rest [8]byte
	copy(rest[:], text)
	mix(binary.LittleEndian.Uint64(rest[:]))
	hi, lo := bits.Mul64(h, b)
	return max(1, hi^lo)
}
