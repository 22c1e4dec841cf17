package bot_test

import (
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// The rollout policies of the games.
func TestRollouts(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("adventure%d", seats), func(t *testing.T) {
			rollsOut(t, adventure.Game(), adventure.Config{Seats: seats}, adventure.Rollout, 0)
		})
	}
}

// rollsOut plays games by a policy, some decisions at random. All that it does is legal,
// and the same for the same position and source; it allocates no more than it may; where
// nobody is to act it does nothing and draws nothing.
func rollsOut[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config C, policy bot.Rollout[S, A], allocations float64) {
	t.Helper()
	for seed := range uint64(20) {
		src := dice.New(seed)
		s, _, err := game.New(config)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for ; s.ToAct() != joe.Nobody && n < 20000; n++ {
			again, actor := src, s.ToAct()
			a := policy(s, &src)
			if b := policy(s, &again); a != b || src != again {
				t.Fatalf("seed %d, action %d: %v, and once more %v", seed, n, a, b)
			}
			if n%50 == 0 {
				if got := testing.AllocsPerRun(2, func() { policy(s, &again) }); got > allocations {
					t.Fatalf("seed %d, action %d: %v allocations", seed, n, got)
				}
			}
			if actor >= 0 && src.IntN(6) == 0 {
				a = bot.Random(s.View(actor), &src)
			}
			next, err := game.Next(s, a)
			if err != nil {
				t.Fatalf("seed %d, action %d: %v", seed, n, err)
			}
			s = next
		}
		if s.ToAct() != joe.Nobody {
			t.Errorf("seed %d: the game does not end", seed)
			continue
		}
		var nothing A
		before := src
		if a := policy(s, &src); a != nothing || src != before {
			t.Errorf("seed %d: %v after the end", seed, a)
		}
	}
}

func BenchmarkRollout(b *testing.B) {
	b.Run("adventure", func(b *testing.B) {
		benchmarkRollout(b, adventure.Game(), adventure.Config{Seats: 4}, adventure.Rollout)
	})
	b.Run("deckbuilder", func(b *testing.B) {
		benchmarkRollout(b, deckbuilder.Game(), deckbuilder.Config{Seats: 3}, deckbuilder.Rollout)
	})
}

// benchmarkRollout plays games by a policy, chance and Next included.
func benchmarkRollout[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	b *testing.B, game joe.Game[C, S, A, E, V], config C, policy bot.Rollout[S, A]) {
	first, _, err := game.New(config)
	if err != nil {
		b.Fatal(err)
	}
	src, s := dice.New(1), first
	b.ReportAllocs()
	for b.Loop() {
		if s.ToAct() == joe.Nobody {
			s = first
		}
		if s, err = game.Next(s, policy(s, &src)); err != nil {
			b.Fatal(err)
		}
	}
}
