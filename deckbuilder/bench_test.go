package deckbuilder

import (
	"fmt"
	"testing"
	"unsafe"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The benchmarks play random games: list the legal actions (at chance: Roll), apply
// one, until the game ends, and begin again. Each reports steps a second.

func BenchmarkNext(b *testing.B)  { benchmark(b, (*bench).next) }
func BenchmarkApply(b *testing.B) { benchmark(b, (*bench).apply) }

// bench is a random game going on.
type bench struct {
	begun, s State
	list     []Action
	src      dice.Source
}

func newBench(tb testing.TB, c Config) *bench {
	s, _, err := New(c)
	if err != nil {
		tb.Fatal(err)
	}
	return &bench{begun: s, s: s, list: make([]Action, 0, 256), src: dice.New(1)}
}

// action is what is done next; nil where the game is over, which begins again.
func (p *bench) action() Action {
	switch p.s.ToAct() {
	case joe.Chance:
		return Roll(p.s, &p.src)
	case joe.Nobody:
		p.s = p.begun
		return nil
	}
	p.list = AppendLegal(p.list[:0], p.s)
	return p.list[p.src.IntN(len(p.list))]
}

func (p *bench) next(n int) {
	for range n {
		if a := p.action(); a != nil {
			p.s, _ = Next(p.s, a)
		}
	}
}

func (p *bench) apply(n int) {
	for range n {
		if a := p.action(); a != nil {
			p.s, _, _ = Apply(p.s, a)
		}
	}
}

func benchmark(b *testing.B, play func(*bench, int)) {
	for _, c := range []Config{{Seats: 1}, {Seats: 3}, {Seats: 1, Story: SilentInterlude}, {Seats: 4, Story: TraitorWithin},
		{Seats: 3, Story: GeneralBedlam, General: true}, {Seats: 4, Story: TraitorWithin, CrimsonVeil: true}} {
		name := c.Story
		if c.CrimsonVeil {
			name += "-veiled"
		}
		b.Run(fmt.Sprintf("%s%dseats", name, c.Seats), func(b *testing.B) {
			b.ReportAllocs()
			p := newBench(b, c)
			b.ResetTimer()
			play(p, b.N)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
		})
	}
}

// BenchmarkHash hashes the positions of a game.
func BenchmarkHash(b *testing.B) {
	p := newBench(b, Config{Seats: 3})
	p.next(200)
	b.ReportAllocs()
	for b.Loop() {
		p.s.Hash()
	}
}

// BenchmarkNew sets a game up.
func BenchmarkNew(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := New(Config{Seats: 4}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRead reads the built-in card set out of its canonical form, as a program
// does once with a set of its own.
func BenchmarkRead(b *testing.B) {
	text := content.Core().Canonical()
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := content.Read(text); err != nil {
			b.Fatal(err)
		}
	}
}

// TestStateIsSmall holds the size of a State, which every step copies.
func TestStateIsSmall(t *testing.T) {
	const most = 3584
	if n := unsafe.Sizeof(State{}); n > most {
		t.Errorf("a State has %d bytes, more than %d", n, most)
	} else {
		t.Logf("a State has %d bytes", n)
	}
}
