package adventure

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The benchmarks play random games of four seats: list the legal actions (at
// chance: Roll), apply one, until the game ends, and begin again. Each reports
// steps a second.

func BenchmarkNext(b *testing.B) {
	benchmark(b, func(s State, a Action) State {
		s, _ = Next(s, a)
		return s
	})
}

func BenchmarkApply(b *testing.B) {
	benchmark(b, func(s State, a Action) State {
		s, _, _ = Apply(s, a)
		return s
	})
}

func benchmark(b *testing.B, step func(State, Action) State) {
	begun, _, err := New(Config{Seats: 4})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	s, src, list := begun, dice.New(1), make([]Action, 0, 256)
	for b.Loop() {
		var a Action
		switch s.ToAct() {
		case joe.Chance:
			a = Roll(s, &src)
		case joe.Nobody:
			s = begun
			continue
		default:
			list = AppendLegal(list[:0], s)
			a = list[src.IntN(len(list))]
		}
		s = step(s, a)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
}

// TestNextAllocatesNothing plays whole games by Next and counts.
func TestNextAllocatesNothing(t *testing.T) {
	begun, _, err := New(Config{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	s, src, list := begun, dice.New(3), make([]Action, 0, 256)
	steps := 0
	allocs := testing.AllocsPerRun(5000, func() {
		var a Action
		switch s.ToAct() {
		case joe.Chance:
			a = Roll(s, &src)
		case joe.Nobody:
			s = begun
			return
		default:
			list = AppendLegal(list[:0], s)
			a = list[src.IntN(len(list))]
		}
		s, _ = Next(s, a)
		steps++
	})
	if allocs != 0 {
		t.Errorf("%v allocations a step over %d steps", allocs, steps)
	}
}
