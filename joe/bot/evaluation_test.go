package bot_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// The evaluation of each game, in random games of it.
func TestEvaluations(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("cobrahq%d", seats), func(t *testing.T) {
			evaluated(t, cobrahq.Game(), cobrahq.Config{Seats: seats, TurnLimit: 60}, cobrahq.Evaluate, one)
		})
		t.Run(fmt.Sprintf("adventure%d", seats), func(t *testing.T) {
			evaluated(t, adventure.Game(), adventure.Config{Seats: seats, TurnLimit: 60}, adventure.Evaluate, one)
		})
	}
	for _, c := range []deckbuilder.Config{
		{Seats: 1}, {Seats: 3}, {Seats: 1, Story: deckbuilder.SilentInterlude}, {Seats: 2, CrimsonVeil: true, General: true},
	} {
		t.Run(fmt.Sprintf("deckbuilder%d%s", c.Seats, c.Story), func(t *testing.T) {
			evaluated(t, deckbuilder.Game(), c, deckbuilder.Evaluate, all)
		})
	}
	t.Run("traitor-within", func(t *testing.T) {
		evaluated(t, deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, deckbuilder.Evaluate, nil)
	})
}

// one says that one seat wins, so that the chances add up to 1.
func one(chances []float64) error {
	sum := 0.0
	for _, x := range chances {
		sum += x
	}
	if math.Abs(sum-1) > 1e-9 {
		return fmt.Errorf("together that is %v", sum)
	}
	return nil
}

// all says that all win or none.
func all(chances []float64) error {
	for _, x := range chances {
		if x != chances[0] {
			return fmt.Errorf("the seats win together, but their chances differ")
		}
	}
	return nil
}

// evaluated plays a random game. At each step a chance lies from 0 to 1, is 0 for who
// is not at the table, and the same in two positions that a seat cannot tell apart; the
// chances hold together; at the end they are what it is worth. None of it allocates.
func evaluated[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config C, evaluate bot.Evaluation[V], together func([]float64) error) {
	t.Helper()
	var nothing V
	if x := evaluate(nothing); x != [joe.MaxSeats]float64{} {
		t.Errorf("a game not begun is worth %v", x)
	}
	s, _, err := game.New(config)
	if err != nil {
		t.Fatal(err)
	}
	seats, src := s.Seats(), dice.New(7)
	for n := 0; s.ToAct() != joe.Nobody; n++ {
		for seat := joe.Chance; seat < joe.Seat(seats); seat++ {
			v := s.View(seat)
			x := evaluate(v)
			for i, p := range x {
				if !(p >= 0 && p <= 1) || i >= seats && p != 0 {
					t.Fatalf("action %d: to %v the seats are worth %v", n, seat, x)
				}
			}
			if together != nil {
				if err := together(x[:seats]); err != nil {
					t.Fatalf("action %d: to %v the seats are worth %v: %v", n, seat, x, err)
				}
			}
			if n%97 == 0 {
				if y := evaluate(v.Sample(&src).View(seat)); x != y {
					t.Fatalf("action %d: to %v the seats are worth %v, and %v in a position that it cannot tell from that", n, seat, x, y)
				}
			}
			if n%97 == 5 {
				if times := testing.AllocsPerRun(3, func() { evaluate(v) }); times != 0 {
					t.Fatalf("action %d: %v allocations", n, times)
				}
			}
		}
		a := game.Roll(s, &src)
		if s.ToAct() >= 0 {
			list := game.AppendLegal(nil, s)
			a = list[src.IntN(len(list))]
		}
		if s, err = game.Next(s, a); err != nil {
			t.Fatal(err)
		}
	}
	o, _ := s.Outcome()
	worth := 1.0
	if o.Reason == "tw-end-hidden-pyrrhic" {
		worth = 0.1 // a win that nobody should play for
	}
	for seat, x := range evaluate(s.View(0)) {
		if want := worth * bot.Won(o, joe.Seat(seat)); x != want {
			t.Errorf("at the end seat %d is worth %v, not %v; %v", seat, x, want, o)
		}
	}
}

func BenchmarkEvaluate(b *testing.B) {
	b.Run("cobrahq", func(b *testing.B) {
		benchmarkEvaluate(b, cobrahq.Game(), cobrahq.Config{Seats: 4}, cobrahq.Evaluate)
	})
	b.Run("adventure", func(b *testing.B) {
		benchmarkEvaluate(b, adventure.Game(), adventure.Config{Seats: 4}, adventure.Evaluate)
	})
	b.Run("deckbuilder", func(b *testing.B) {
		benchmarkEvaluate(b, deckbuilder.Game(), deckbuilder.Config{Seats: 3}, deckbuilder.Evaluate)
	})
}

func benchmarkEvaluate[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	b *testing.B, game joe.Game[C, S, A, E, V], config C, evaluate bot.Evaluation[V]) {
	table, err := joe.Open(game, config, 1)
	if err != nil {
		b.Fatal(err)
	}
	v := table.View(0)
	b.ReportAllocs()
	for b.Loop() {
		evaluate(v)
	}
}
