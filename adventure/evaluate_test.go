package adventure

import (
	"math"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// An evaluation is a chance, those of all seats add up to 1, and at the end it is the
// outcome.
func TestEvaluate(t *testing.T) {
	src := dice.New(7)
	for seats := 2; seats <= 4; seats++ {
		s, _, err := New(Config{Seats: seats, TurnLimit: 60})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			sum := 0.0
			for seat := range joe.Seat(seats) {
				v := Evaluate(s.View(seat), seat)
				if !(v >= 0 && v <= 1) {
					t.Fatalf("action %d: %v is worth %v", n, seat, v)
				}
				sum += v
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("action %d: the seats are worth %v together", n, sum)
			}
			if v := Evaluate(s.View(0), joe.Seat(seats)); v != 0 {
				t.Fatalf("a seat that is not there is worth %v", v)
			}
			a := Roll(s, &src)
			if s.ToAct() >= 0 {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
		o, _ := s.Outcome()
		for seat := range joe.Seat(seats) {
			if v := Evaluate(s.View(seat), seat); v == 1 != o.Won(seat) || v != 0 && v != 1 {
				t.Errorf("at the end %v is worth %v; %v", seat, v, o)
			}
		}
	}
	if v := Evaluate(View{}, 0); v != 0 {
		t.Errorf("a game not begun is worth %v", v)
	}
}

func TestEvaluateAllocatesNothing(t *testing.T) {
	table, err := Open(Config{Seats: 4}, 1)
	if err != nil {
		t.Fatal(err)
	}
	v := table.View(0)
	if n := testing.AllocsPerRun(20, func() { Evaluate(v, 0) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkEvaluate(b *testing.B) {
	table, err := Open(Config{Seats: 4}, 1)
	if err != nil {
		b.Fatal(err)
	}
	v := table.View(0)
	b.ReportAllocs()
	for b.Loop() {
		Evaluate(v, 0)
	}
}
