package bot_test

import (
	"math"
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

// Of a game that is over it is what the end is worth (Options.Value).
func TestPriorOfEnds(t *testing.T) {
	even := func(nimView) [joe.MaxSeats]float64 { return [joe.MaxSeats]float64{0.5, 0.5} }
	for _, open := range []bool{true, false} {
		search := bot.NewSearch(nimGame(), even, nil, bot.Options{Open: open, Playout: 1, Prior: 1e6, Value: bot.Won, Budget: bot.Iterations(20)})
		src := dice.New(4)
		if r := search.Think(nim{left: 3}.View(0), &src); r.Best != (nimAct{take, 3}) {
			t.Errorf("open %v: the win is not taken: %v", open, r)
		}
	}
}

// Where something is hidden it is the mean over the samples: one lucky look is not believed.
func TestPriorOfSamples(t *testing.T) {
	luck := func(v nimView) (values [joe.MaxSeats]float64) {
		values[0] = 0.5
		switch {
		case v.left == 14 && v.card == 1: // one match taken, in a quarter of the samples
			values[0] = 1
		case v.left != 13:
			values[0] = 0
		}
		return values
	}
	search := bot.NewSearch(nimGame(), luck, nil, bot.Options{Playout: 1, Prior: 1e6, Budget: bot.Iterations(60)})
	for seed := range uint64(40) {
		src := dice.New(seed)
		if r := search.Think(nim{left: 15, card: 1}.View(0), &src); r.Best != (nimAct{take, 2}) {
			t.Errorf("seed %d: %v", seed, r)
		}
	}
}
