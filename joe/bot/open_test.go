package bot_test

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// nimGuess knows who has won, and nothing else.
func nimGuess(v nimView) (chances [joe.MaxSeats]float64) {
	if v.over == 1 {
		chances[v.winner] = 1
		return chances
	}
	return [joe.MaxSeats]float64{0.5, 0.5}
}

// In an open game, where values come from an evaluation, a search that has seen all
// there is knows what each action is worth: no mean of walks, but the best play, and
// chance by its odds.
func TestOpenIsExact(t *testing.T) {
	for _, left := range []int8{1, 2, 3, 4, 5, 6, 7, 8} {
		for win := int8(1); win <= 11; win += 2 {
			s := bot.NewSearch(nimGame(), nimGuess, nil, bot.Options{Open: true, Budget: bot.Iterations(30000), Explore: 20, Widen: -1})
			src := dice.New(uint64(left))
			r := s.Think(nim{left: left, win: win}.View(0), &src)
			for _, m := range r.Moves {
				want := float64(win) / 12
				if m.Action.Kind == take {
					want = nimWorth(left-m.Action.N, win)
				}
				if math.Abs(m.Value-want) > 1e-6 {
					t.Fatalf("%d left, a gamble is won %d of 12: %v is worth %v, want %v\n%v", left, win, m.Action, m.Value, want, r)
				}
			}
			if i := bestOf(r.Moves); value(r) != r.Moves[i].Value {
				t.Errorf("%d left, %d of 12: %v was done, and %v is worth more\n%v", left, win, r.Best, r.Moves[i].Action, r)
			}
			if len(r.Line) == 0 || r.Line[0].Value != value(r) {
				t.Errorf("%d left, %d of 12: the line is worth %v, and what was done %v", left, win, r.Line, value(r))
			}
		}
	}
}

// nimWorth is what it is worth to have taken, with so many left for the other.
func nimWorth(left, win int8) float64 {
	if left == 0 {
		return 1
	}
	best := float64(win) / 12 // the other may gamble
	for n := int8(1); n <= min(3, left); n++ {
		best = max(best, nimWorth(left-n, win))
	}
	return 1 - best
}

func bestOf(moves []bot.Move[nimAct]) (best int) {
	for i, m := range moves {
		if m.Value > moves[best].Value {
			best = i
		}
	}
	return best
}

func value(r bot.Report[nimAct]) float64 {
	for _, m := range r.Moves {
		if m.Action == r.Best {
			return m.Value
		}
	}
	return math.NaN()
}

// A full tree still chooses, by what it knows.
func TestOpenFull(t *testing.T) {
	s := bot.NewSearch(nimGame(), nimGuess, nil, bot.Options{Open: true, Memory: 3, Budget: bot.Iterations(500)})
	src := dice.New(1)
	r := s.Think(nim{left: 3}.View(0), &src)
	if r.Nodes > 3 || r.Best != (nimAct{take, 3}) {
		t.Errorf("%v", r)
	}
}
