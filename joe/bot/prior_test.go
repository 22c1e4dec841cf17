package bot_test

import (
	"math"
	"sync/atomic"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// With a Prior of great weight a search of few noisy playouts does what the evaluation of
// its seat thinks best, by the mean of what may lie where; with none the noise decides,
// sooner or later, about something else. A weight that is no number, or infinite, does no
// harm.
func TestPrior(t *testing.T) {
	core := deckbuilder.Config{Seats: 1}
	secret := deckbuilder.Config{Seats: 3, Story: deckbuilder.TraitorWithin}
	all := []struct {
		in    deckbuilder.Config
		prior float64
	}{{core, 1e6}, {core, 0}, {secret, 1e6}, {secret, 0}, {core, math.Inf(1)}, {core, -1}, {core, math.NaN()}, {secret, math.Inf(1)}}
	if testing.Short() {
		all = all[:4]
	}
	for _, x := range all {
		lost, choices := givesAway(t, x.in, x.prior)
		t.Logf("%d seats, Prior %v: %.5f of the evaluation in each of %d choices", x.in.Seats, x.prior, lost, choices)
		if choices < 20 || x.prior > 0 && lost > 1e-3 || !(x.prior > 0) && lost < 4e-3 {
			t.Errorf("%d seats, with a Prior of %v each of %d choices gives away %.5f of what the evaluation makes of the best", x.in.Seats, x.prior, choices, lost)
		}
	}
}

// givesAway is how much less what a search does is worth to the evaluation than the best
// there is, on the mean of so many choices.
func givesAway(t *testing.T, in deckbuilder.Config, prior float64) (lost float64, choices int) {
	t.Helper()
	s, _, err := deckbuilder.New(in)
	if err != nil {
		t.Fatal(err)
	}
	samples, secrets := 1, in.Story == deckbuilder.TraitorWithin
	if secrets {
		samples = 40
	}
	search := bot.NewSearch(deckbuilder.Game(), deckbuilder.Evaluate, deckbuilder.Rollout,
		bot.Options{Open: !secrets, Playout: 25, Widen: -1, Prior: prior, Budget: bot.Iterations(80)})
	src := dice.New(8)
	for n := 0; n < 600 && s.ToAct() != joe.Nobody; n++ {
		if seat := s.ToAct(); seat >= 0 && n%6 == 0 && len(deckbuilder.Legal(s)) > 1 {
			v, means, high := s.View(seat), map[deckbuilder.Action]float64{}, 0.0
			for _, a := range v.Legal() {
				for range samples {
					next, err := deckbuilder.Next(v.Sample(&src), a)
					if err != nil {
						t.Fatal(err)
					}
					means[a] += deckbuilder.Evaluate(next.View(seat))[seat] / float64(samples)
				}
				high = max(high, means[a])
			}
			choices++
			lost += high - means[search.Choose(v, &src)]
		}
		if s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &src)); err != nil {
			t.Fatal(err)
		}
	}
	return lost / float64(choices), choices
}

// The evaluation after an action is asked as who acts, by what that seat sees: in a tree by
// Views as in one by actions each seat follows its own.
func TestPriorIsOnesOwn(t *testing.T) {
	matches := func(v nimView) (values [joe.MaxSeats]float64) { // the one wants many left, the other few
		left := float64(v.left) / 20
		values[v.eye] = []float64{left, 1 - left}[v.eye]
		return values
	}
	for _, open := range []bool{true, false} {
		for seat := range int8(2) {
			search := bot.NewSearch(nimGame(), matches, nil, bot.Options{Open: open, Playout: 30, Prior: 1e6, Budget: bot.Iterations(60)})
			src := dice.New(4)
			r := search.Think(nim{left: 15, seat: seat}.View(joe.Seat(seat)), &src)
			for i, p := range r.Line[:2] {
				if want := (nimAct{take, []int8{1, 3}[p.Seat]}); p.Seat != joe.Seat((int(seat)+i)%2) || p.Action != want {
					t.Errorf("open %v, seat %d: %v of the line is %v, want %v\n%v", open, seat, i, p, want, r)
				}
			}
		}
	}
}

// Of a game that is over it is what the end is worth (Options.Value), whatever the
// evaluation says of it.
func TestPriorOfEnds(t *testing.T) {
	blind := func(v nimView) (values [joe.MaxSeats]float64) {
		if v.over == 0 {
			values = [joe.MaxSeats]float64{0.5, 0.5}
		}
		return values
	}
	for _, open := range []bool{true, false} {
		search := bot.NewSearch(nimGame(), blind, nil, bot.Options{Open: open, Playout: 1, Prior: 1e6, Value: bot.Won, Budget: bot.Iterations(20)})
		src := dice.New(4)
		if r := search.Think(nim{left: 3}.View(0), &src); r.Best != (nimAct{take, 3}) || r.Moves[2].Prior != 1 || r.Moves[0].Prior != 0.5 {
			t.Errorf("open %v: the win is not taken: %v", open, r)
		}
	}
}

// What it comes to: the walks' values and as many of the evaluation's as Prior says, over
// all roots together; a Report has both apart. In an open game each position is looked at
// once. Without an evaluation, and where that is all there is, nothing is looked at.
func TestPriorCounts(t *testing.T) {
	for _, open := range []bool{true, false} {
		for _, roots := range []int{1, 3} {
			var looks atomic.Int32
			evaluate := func(v nimView) (values [joe.MaxSeats]float64) {
				looks.Add(1)
				values[v.eye] = []float64{1: 0.2, 2: 0.9, 3: 0.4}[min(3, 15-v.left)] // after 1, 2, 3 taken
				return values
			}
			o := bot.Options{Open: open, Playout: 1000, Prior: 30, Roots: roots, Memory: 1, Widen: -1, Budget: bot.Iterations(90)}
			src := dice.New(4)
			r := bot.NewSearch(nimGame(), evaluate, nil, o).Think(nim{left: 15}.View(0), &src)
			for i, want := range []float64{0.2, 0.9, 0.4} {
				if m := r.Moves[i]; math.Abs(m.Prior-want) > 1e-6 {
					t.Errorf("open %v, %d roots: %v has the Prior %v, want %v", open, roots, m.Action, m.Prior, want)
				}
			}
			most, best, high := 0, 0, -1.0
			for _, m := range r.Moves {
				most = max(most, m.Visits)
			}
			for i, m := range r.Moves {
				if worth := (float64(m.Visits)*m.Value + 30*m.Prior) / float64(m.Visits+30); 4*m.Visits >= most && worth > high {
					best, high = i, worth
				}
			}
			if r.Best != r.Moves[best].Action {
				t.Errorf("open %v, %d roots: it does %v, and worth most is %v\n%v", open, roots, r.Best, r.Moves[best].Action, r)
			}
			if r.Line[0].Value != r.Moves[best].Value && roots == 1 {
				t.Errorf("open %v: %v in the line is worth %v, among the moves %v", open, r.Best, r.Line[0].Value, r.Moves[best].Value)
			}
			// The tree is full, and games end: all that is evaluated is the ends of the
			// playouts, by one seat or by both, and the positions after three moves.
			ends := 2 * 90
			once := roots * 3 * 16
			if open {
				ends, once = 90, roots*3
			}
			if n := int(looks.Load()) - ends; n > once || open && n != once {
				t.Errorf("open %v, %d roots: %d looks, want %d", open, roots, n, once)
			}
		}
	}
	o := bot.Options{Prior: 30, Budget: bot.Iterations(40)}
	src := dice.New(4)
	if r := bot.NewSearch(nimGame(), nil, nil, o).Think(nim{left: 15}.View(0), &src); r.Iterations != 40 || r.Moves[0].Prior != 0 {
		t.Errorf("without an evaluation: %v", r)
	}
	o.Open = true
	exact := bot.NewSearch(nimGame(), func(nimView) [joe.MaxSeats]float64 { return [joe.MaxSeats]float64{0.5, 0.5} }, nil, o)
	if r := exact.Think(nim{left: 15}.View(0), &src); r.Moves[0].Prior != 0 {
		t.Errorf("in an open game without playouts: %v", r)
	}
}

// Where something is hidden it is the mean over the samples: one lucky look is not believed,
// and an unlucky one hardly ever.
func TestPriorOfSamples(t *testing.T) {
	// One match taken is worth this much where the card is 1, that much elsewhere, and two
	// matches the same always.
	for _, c := range []struct {
		one, other, two float64
		best            int8
		most            int // times of 100 that it is missed
	}{{1, 0, 0.7, 2, 3}, {0, 1, 0.3, 1, 12}} {
		luck := func(v nimView) (values [joe.MaxSeats]float64) {
			switch {
			case v.left == 14 && v.card == 1:
				values[0] = c.one
			case v.left == 14:
				values[0] = c.other
			case v.left == 13:
				values[0] = c.two
			}
			return values
		}
		for _, roots := range []int{1, 2} {
			search := bot.NewSearch(nimGame(), luck, nil, bot.Options{Playout: 1, Prior: 1e6, Explore: 0.01, Roots: roots, Budget: bot.Iterations(60 * roots)})
			missed := 0
			for seed := range uint64(100) {
				src := dice.New(seed)
				if r := search.Think(nim{left: 15, card: 1}.View(0), &src); r.Best != (nimAct{take, c.best}) {
					missed++
				}
			}
			if missed > c.most {
				t.Errorf("%v where the card is 1, %v elsewhere, %d roots: missed in %d of 100", c.one, c.other, roots, missed)
			}
		}
	}
	// The mean of all looks of all roots counts, 64 here.
	fair := func(v nimView) (values [joe.MaxSeats]float64) {
		if v.card <= 2 {
			values = [joe.MaxSeats]float64{0.8, 0.8}
		}
		return values
	}
	search := bot.NewSearch(nimGame(), fair, nil, bot.Options{Playout: 1, Prior: 1e6, Roots: 4, Budget: bot.Iterations(800)})
	for seed := range uint64(5) {
		src := dice.New(seed)
		for _, m := range search.Think(nim{left: 15, card: 1}.View(0), &src).Moves {
			if m.Prior < 0.25 || m.Prior > 0.55 {
				t.Errorf("seed %d: %v is worth %v to the evaluation, in the mean 0.4", seed, m.Action, m.Prior)
			}
		}
	}
}

// Several roots share the Prior out: each is what one alone is with its part.
func TestPriorOfRoots(t *testing.T) {
	evaluate := func(v nimView) (values [joe.MaxSeats]float64) {
		values[v.eye] = []float64{1: 0.45, 2: 0.5, 3: 0.55}[min(3, 15-v.left)]
		return values
	}
	think := func(seed uint64, roots int) []bot.Move[nimAct] {
		o := bot.Options{Playout: 1000, Prior: 10 * float64(roots), Roots: roots, Budget: bot.Iterations(60 * roots), Value: bot.Won}
		src := dice.New(seed)
		return bot.NewSearch(nimGame(), evaluate, nil, o).Think(nim{left: 15}.View(0), &src).Moves
	}
	for seed := range uint64(20) {
		two := think(seed, 2)
		for i, m := range think(seed, 1) {
			if two[i].Visits < m.Visits {
				t.Errorf("seed %d: %v was tried %d times by one root, %d times by it and another", seed, m.Action, m.Visits, two[i].Visits)
			}
		}
	}
}

// What an evaluation says is taken to lie from 0 to 1; no number is 0.
func TestPriorInRange(t *testing.T) {
	wild := func(v nimView) (values [joe.MaxSeats]float64) {
		values[v.eye] = []float64{1: 7, 2: -3, 3: math.NaN()}[min(3, 15-v.left)]
		return values
	}
	src := dice.New(1)
	r := bot.NewSearch(nimGame(), wild, nil, bot.Options{Playout: 5, Prior: 10, Budget: bot.Iterations(50)}).Think(nim{left: 15}.View(0), &src)
	for i, want := range []float64{1, 0, 0} {
		if m := r.Moves[i]; m.Prior != want {
			t.Errorf("%v has the Prior %v, want %v", m.Action, m.Prior, want)
		}
	}
}
