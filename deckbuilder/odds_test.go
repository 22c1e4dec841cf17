package deckbuilder

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
)

// One die gives 0, 1, 2 Hits with 1/3, 1/2, 1/6, and the throws that chance may make
// are those of package dice, in its order and with its weights.
func TestThrows(t *testing.T) {
	t.Run("core-dice-faces", func(t *testing.T) {
		x := opened(t, Config{Seats: 1})
		one := x.OddsOf(1)
		for hits, want := range []float64{1. / 3, 1. / 2, 1. / 6} {
			if got := one.P(hits); math.Abs(got-want) > 1e-12 {
				t.Errorf("one die gives %d Hits with %v, want %v", hits, got, want)
			}
		}
		for n := 1; n <= maxThrow; n++ {
			for i, a := range x.set.odds.ways[n] {
				if got := x.set.odds.at(a.(Throw), n); got != i {
					t.Errorf("%v stands at %d, not at %d", a, i, got)
				}
			}
		}
	})
}

// The exact odds of a mission agree with rolling it many times.
func TestOddsAreThoseOfTheRoll(t *testing.T) {
	x := opened(t, Config{Seats: 1, Leaders: []string{"duke"}})
	x.put("hand/0", "duke", "gi", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"duke"}, Assign{"gi"})
	if x.Pending().Kind == AskJoin {
		x.do(Pass{})
	}
	src := dice.New(3)
	for x.Pending().Kind != AskThrow {
		if x.ToAct() < 0 {
			x.do(Roll(x.State, &src))
		} else {
			x.do(Pass{})
		}
	}
	odds, ok := x.Odds()
	if !ok {
		t.Fatal("no mission is attempted")
	}
	const games = 20000
	counts := map[int]int{}
	for range games {
		s := x.State
		for s.Pending().Kind == AskThrow {
			next, err := Next(s, Roll(s, &src))
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		after, _ := s.Attempt()
		counts[after.Hits]++
	}
	for hits, n := range counts {
		if p := odds.P(hits); math.Abs(float64(n)/games-p) > 5*math.Sqrt(p*(1-p)/games)+1e-9 {
			t.Errorf("%d Hits came %d times of %d, the odds say %.4f", hits, n, games, p)
		}
	}
}
