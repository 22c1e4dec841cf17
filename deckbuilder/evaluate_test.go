package deckbuilder_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// An evaluation is a chance, whatever the View; at the end it is the outcome; and it is
// the same for two positions that a seat cannot tell apart.
func TestEvaluate(t *testing.T) {
	for _, c := range []deckbuilder.Config{
		{Seats: 1}, {Seats: 3}, {Seats: 1, Story: deckbuilder.SilentInterlude}, {Seats: 4, Story: deckbuilder.TraitorWithin},
	} {
		src := dice.New(uint64(c.Seats))
		s, _, err := deckbuilder.New(c)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; ; n++ {
			for seat := joe.Nobody; seat <= joe.Seat(c.Seats); seat++ {
				v := deckbuilder.Evaluate(s.View(max(0, min(seat, joe.Seat(c.Seats-1)))), seat)
				if !(v >= 0 && v <= 1) || !seat.At(c.Seats) && v != 0 {
					t.Fatalf("%+v, action %d: %v is worth %v", c, n, seat, v)
				}
			}
			if n%97 == 0 {
				for seat := range joe.Seat(c.Seats) {
					v := s.View(seat)
					if a, b := deckbuilder.Evaluate(v, seat), deckbuilder.Evaluate(v.Sample(&src).View(seat), seat); a != b {
						t.Fatalf("%+v, action %d: %v is worth %v, and %v in a position that it cannot tell from that", c, n, seat, a, b)
					}
				}
			}
			a := deckbuilder.Roll(s, &src)
			if list := deckbuilder.Legal(s); s.ToAct() >= 0 {
				a = list[src.IntN(len(list))]
			}
			if s.ToAct() == joe.Nobody {
				break
			}
			if s, err = deckbuilder.Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
		o, _ := s.Outcome()
		for seat := range joe.Seat(c.Seats) {
			if v := deckbuilder.Evaluate(s.View(seat), seat); v == 1 != o.Won(seat) || v != 0 && v != 1 {
				t.Errorf("%+v: at the end %v is worth %v; %v", c, seat, v, o)
			}
		}
	}
	if v := deckbuilder.Evaluate(deckbuilder.View{}, 0); v != 0 {
		t.Errorf("a game not begun is worth %v", v)
	}
}

func BenchmarkEvaluate(b *testing.B) {
	table, err := deckbuilder.Open(deckbuilder.Config{Seats: 3}, 1)
	if err != nil {
		b.Fatal(err)
	}
	v := table.View(0)
	b.ReportAllocs()
	for b.Loop() {
		deckbuilder.Evaluate(v, 0)
	}
}
