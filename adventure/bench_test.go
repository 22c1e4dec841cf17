package adventure

import (
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The benchmarks play random games of four seats: list the legal actions (at
// chance: Roll), apply one, until the game ends, and begin again. Each reports
// steps a second.

func BenchmarkNext(b *testing.B)  { benchmark(b, (*bench).next) }
func BenchmarkApply(b *testing.B) { benchmark(b, (*bench).apply) }
func BenchmarkLoop(b *testing.B)  { benchmark(b, (*bench).loop) }

// bench is a random game going on, by the engine and by the loop.
type bench struct {
	begun, s State
	list     []Action
	g        *loop
	choices  []int
	src      dice.Source
}

func newBench(b *testing.B) *bench {
	s, _, err := New(Config{Seats: 4})
	if err != nil {
		b.Fatal(err)
	}
	return &bench{begun: s, s: s, list: make([]Action, 0, 256), g: newLoop(s.set), choices: make([]int, 0, 256), src: dice.New(1)}
}

func (p *bench) next(n int) {
	s := p.s
	for range n {
		var a Action
		switch s.ToAct() {
		case joe.Chance:
			a = Roll(s, &p.src)
		case joe.Nobody:
			s = p.begun
			continue
		default:
			p.list = AppendLegal(p.list[:0], s)
			a = p.list[p.src.IntN(len(p.list))]
		}
		s, _ = Next(s, a)
	}
	p.s = s
}

func (p *bench) apply(n int) {
	s := p.s
	for range n {
		var a Action
		switch s.ToAct() {
		case joe.Chance:
			a = Roll(s, &p.src)
		case joe.Nobody:
			s = p.begun
			continue
		default:
			p.list = AppendLegal(p.list[:0], s)
			a = p.list[p.src.IntN(len(p.list))]
		}
		s, _, _ = Apply(s, a)
	}
	p.s = s
}

func (p *bench) loop(n int) {
	for range n {
		if p.choices = p.g.play(&p.src, p.choices); p.g.phase == over {
			p.g.start()
		}
	}
}

func benchmark(b *testing.B, play func(*bench, int)) {
	b.ReportAllocs()
	p := newBench(b)
	b.ResetTimer()
	play(p, b.N)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
}

// BenchmarkBesideLoop plays the mutable loop, Next and Apply in turns, a slice of
// each at a time, so that whatever else the machine does falls on all three, and
// reports how many times the loop's time the others take.
func BenchmarkBesideLoop(b *testing.B) {
	const slice = 500
	var spent [3]time.Duration
	players := [3]func(*bench, int){(*bench).loop, (*bench).next, (*bench).apply}
	games := [3]*bench{newBench(b), newBench(b), newBench(b)}
	for b.Loop() {
		for i, play := range players {
			began := time.Now()
			play(games[i], slice)
			spent[i] += time.Since(began)
		}
	}
	b.ReportMetric(spent[1].Seconds()/spent[0].Seconds(), "next/loop")
	b.ReportMetric(spent[2].Seconds()/spent[0].Seconds(), "apply/loop")
	for i, unit := range []string{"loop-steps/s", "next-steps/s", "apply-steps/s"} {
		b.ReportMetric(float64(b.N)*slice/spent[i].Seconds(), unit)
	}
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
