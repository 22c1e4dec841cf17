package cobrahq

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// relaxed finds what walk finds, slowly: costs are lowered until none can be.
func relaxed(w *walk, t *table, at node, cross, near bool) []int {
	b := t.set.board
	const never = 1 << 20
	cost := make([]int, len(b.name))
	leave := make([]int, len(b.name)) // to step onto it from there is to have been stopped
	for n := range cost {
		cost[n], leave[n] = never, 1
		if node(n) != at && t.stops(node(n)) {
			leave[n] = toll
		}
	}
	goal := make([]int, len(b.name))
	for n := range goal {
		goal[n] = never
	}
	for i := range w.n {
		goal[w.goal[i]] = min(goal[w.goal[i]], int(w.open[i]))
	}
	copy(cost, goal)
	for again := true; again; {
		again = false
		for from := range cost {
			pay := cost[from] + leave[from]
			pay = min(pay, goal[from]+1)
			for _, m := range b.next[from] {
				if b.kind[m] == River && (!cross || b.kind[from] == River || b.island[from] == near) {
					continue
				}
				if pay < cost[m] {
					cost[m], again = pay, true
				}
			}
		}
	}
	return cost
}

// The ways of the evaluation are the cheapest: a goal that is dear is passed over where
// a cheaper one lies behind it. A tile that is a goal and lies on the way to another may
// count its toll, which is why a few spaces are let pass.
func TestWalk(t *testing.T) {
	looked, off := 0, 0
	for game := range uint64(6) {
		s, _, err := New(Config{Seats: 4, TurnLimit: 60})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(game)
		for s.ToAct() != joe.Nobody {
			for seat := range joe.Seat(4) {
				at := s.pawns[seat]
				if s.out.Has(seat) || s.hands[seat].secrets > 0 || s.set.board.kind[at] == River {
					continue
				}
				near := s.set.board.island[at]
				var w walk
				got, _ := s.hunt(seat, &w, near, 1)
				want := min(unknown, relaxed(&w, &s.table, at, false, near)[at])
				looked++
				switch {
				case got < float64(want):
					t.Fatalf("game %d: %v is %v from a boat, and there is no way under %d", game, seat, got, want)
				case got > float64(want+toll):
					t.Fatalf("game %d: %v is %v from a boat, and there is a way of %d", game, seat, got, want)
				case got > float64(want):
					off++
				}
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
	}
	if off*50 > looked {
		t.Errorf("%d of %d ways are not the cheapest", off, looked)
	}
}

// Who carries a Top Secret tile home has the better chance the nearer home is; who has
// nothing has less than who has all that it takes.
func TestEvaluatePointsTheRightWay(t *testing.T) {
	worth := func(position string) [joe.MaxSeats]float64 {
		s, err := Load([]byte(position))
		if err != nil {
			t.Fatal(err)
		}
		return Evaluate(s.View(0))
	}
	const position = `{"game":"cobrahq","format":1,"rules":1,"config":{"seats":2},"phase":"white-die","round":9,"first":0,"active":0,"players":[`
	behind := worth(position + `{"at":"a10"},{"at":"o1"}],"stack":4}`)
	boats := worth(position + `{"at":"a10","boats":2},{"at":"o1"}],"stack":4,"turned":{"c14":"none","b3":"none"}}`)
	secret := worth(position + `{"at":"a10","topSecret":1},{"at":"o1"}],"stack":3}`)
	nearer := worth(position + `{"at":"a14","topSecret":1},{"at":"o1"}],"stack":3}`)
	if !(behind[0] < boats[0] && boats[0] < secret[0] && secret[0] < nearer[0]) {
		t.Errorf("nothing %.6f, two boats %.6f, Top Secret %.6f, and near home %.6f", behind[0], boats[0], secret[0], nearer[0])
	}
}
