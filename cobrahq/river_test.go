package cobrahq

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// atTheBank is a turn of seat 0 before its roll: on f10, beside the river space f9,
// with a boat. The far side, f8, is an empty space of the island.
const atTheBank = `"phase":"white-die","players":[{"at":"f10","boats":1},{"at":"k1"}],"turned":{"b11":"none"}`

// boatsUsed is how many boats went out of play.
func boatsUsed(from, to State) int { return to.OutOfPlay(Boat) - from.OutOfPlay(Boat) }

func TestUsingABoat(t *testing.T) {
	t.Run("hq-boat-two-needed", func(t *testing.T) {
		trip := func(boats string) (start, ashore State) {
			start = position(t, 2, `"phase":"white-die","players":[{"at":"f10","boats":`+boats+`},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`)
			s, _ := do(t, start, Die{4}, Step{"f9"}, Step{"f8"}, Step{"f7"}, Step{HQSpace}) // there
			holds(t, s, 0, TopSecret, 1)
			s, _ = do(t, s, Die{1}, Stop{}, Die{4}, Step{"f7"}, Step{"f8"})
			return start, s
		}
		start, s := trip("2")
		s, _ = do(t, s, Step{"f9"}, Step{"f10"}) // and back
		stands(t, s, 0, "f10")
		holds(t, s, 0, Boat, 0)
		if n := boatsUsed(start, s); n != 2 {
			t.Errorf("there and back took %d boats", n)
		}
		_, s = trip("1")
		refused(t, s, Step{"f9"}, "hq-river-needs-boat")
		// A river that lets a pawn around it needs none; there is no such board.
		_, err := ParseBoard(redraw(hall, "c6."))
		if d := cmp.Diff([]string{"c6 hq-boat-two-needed"}, told(err)); d != "" {
			t.Errorf("a river with a gap (-want +got):\n%s", d)
		}
	})
	t.Run("hq-river-needs-boat", func(t *testing.T) {
		s := position(t, 2, `"phase":"white-die","players":[{"at":"f10"},{"at":"k1"}]`)
		s, _ = do(t, s, Die{6})
		refused(t, s, Step{"f9"}, "hq-river-needs-boat")
		offers(t, s, Step{"g10"}, Step{"e10"}, Stop{})
		with, _ := do(t, position(t, 2, atTheBank), Die{6})
		offers(t, with, Step{"g10"}, Step{"f9"}, Step{"e10"}, Stop{})
	})
	t.Run("hq-river-cross", func(t *testing.T) {
		s, _ := do(t, position(t, 2, atTheBank), Die{2})
		s, events := do(t, s, Step{"f9"})
		happened(t, events, Embarked{0, "f10", "f9"})
		moves(t, s, 1)
		stands(t, s, 0, "f9")
		s, events = do(t, s, Step{"f8"})
		happened(t, events, Landed{0, "f9", "f8"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		stands(t, s, 0, "f8")
	})
	t.Run("hq-river-enough-moves", func(t *testing.T) {
		s, _ := do(t, position(t, 2, atTheBank), Die{1})
		refused(t, s, Step{"f9"}, "hq-river-enough-moves")
		offers(t, s, Step{"g10"}, Step{"e10"}, Stop{})
		s, _ = do(t, position(t, 2, atTheBank), Die{2})
		if err := Check(s, Step{"f9"}); err != nil {
			t.Error(err)
		}
		// Moves made on the way to the bank are gone.
		s, _ = do(t, position(t, 2, atTheBank), Die{2}, Step{"g10"})
		refused(t, s, Step{"g9"}, "hq-river-enough-moves")
	})
	t.Run("hq-river-no-end", func(t *testing.T) {
		// A roll that reaches just the river space.
		s, _ := do(t, position(t, 2, atTheBank), Die{3}, Step{"g10"}, Step{"h10"})
		if err := Check(s, Step{"h9"}); err == nil {
			t.Error("a last move onto the river")
		}
		// On the river nobody stops, whatever the moves left.
		for _, pips := range []uint8{2, 6} {
			s, _ = do(t, position(t, 2, atTheBank), Die{pips}, Step{"f9"})
			refused(t, s, Stop{}, "hq-river-no-end")
			offers(t, s, Step{"f8"})
		}
		// Nobody embarks where there is nowhere to land: c9 is a bend.
		s, _ = do(t, position(t, 2, `"phase":"white-die","players":[{"at":"b9","boats":1},{"at":"k1"}],"turned":{"b11":"none"}`), Die{6})
		refused(t, s, Step{"c9"}, "hq-river-no-end")
		// Nor where the only landing was moved onto in this turn: over f9 there is f8 alone.
		long := `"phase":"move","boosted":true,"moves":9,"players":[{"at":"f7","boats":2},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`
		s, _ = steps(t, position(t, 2, long), "f8", "e8", "e9", "e10", "f10")
		refused(t, s, Step{"f9"}, "hq-river-no-end")
		s, _ = steps(t, position(t, 2, long), "e7", "e8", "e9", "e10", "f10", "f9", "f8")
		stands(t, s, 0, "f8")
	})
	t.Run("hq-river-not-enough", func(t *testing.T) {
		s, _ := do(t, position(t, 2, atTheBank), Die{1})
		refused(t, s, Step{"f9"}, "hq-river-enough-moves")
		stands(t, s, 0, "f10")
		holds(t, s, 0, Boat, 1)
		s, events := do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, TurnBegan{1, 1})
		s, _ = do(t, s, Die{1}, Stop{})
		stands(t, s, 0, "f10")
		holds(t, s, 0, Boat, 1)
		s, _ = do(t, s, Die{2}, Step{"f9"}, Step{"f8"}) // the next turn tries again
		stands(t, s, 0, "f8")
	})
	t.Run("hq-river-boat-gone", func(t *testing.T) {
		start, _ := do(t, position(t, 2, atTheBank), Die{3})
		s, _ := do(t, start, Step{"f9"})
		holds(t, s, 0, Boat, 0) // it lies on the river
		if n := boatsUsed(start, s); n != 0 {
			t.Errorf("%d boats out of play while the pawn is on the river", n)
		}
		s, events := do(t, s, Step{"f8"})
		happened(t, events, Landed{0, "f9", "f8"})
		holds(t, s, 0, Boat, 0)
		if n := boatsUsed(start, s); n != 1 {
			t.Errorf("%d boats out of play after a crossing", n)
		}
		lies(t, s, "f9", 0, NoTile)
	})
	t.Run("hq-river-boost", func(t *testing.T) {
		s := position(t, 2, `"phase":"white-die","players":[{"at":"f10","boats":1,"henchmen":[0,0,1]},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`)
		s, _ = do(t, s, Die{1})
		refused(t, s, Step{"f9"}, "hq-river-enough-moves")
		s, _ = do(t, s, Boost{Henchman3, 1}, Step{"f9"}, Step{"f8"})
		stands(t, s, 0, "f8")
	})
	t.Run("hq-river-example", func(t *testing.T) {
		// Figure 3: "you rolled 1", one short; 1 of a Henchman makes up for it.
		start := position(t, 2, `"phase":"white-die","players":[{"at":"f10","boats":1,"henchmen":[1]},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`)
		s, _ := do(t, start, Die{1})
		refused(t, s, Step{"f9"}, "hq-river-enough-moves")
		s, events := do(t, s, Boost{Henchman1, 1})
		happened(t, events, Boosted{0, Henchman1, 1})
		s, events = do(t, s, Step{"f9"})
		happened(t, events, Embarked{0, "f10", "f9"})
		s, events = do(t, s, Step{"f8"})
		happened(t, events, Landed{0, "f9", "f8"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		type result struct {
			At                        Square
			Ashore                    bool
			Boats, Henchmen           int
			BoatsGone, HenchmenGone   int
			BoatsThere, HenchmenThere int
		}
		got := result{s.Pawn(0), s.Board().Island(s.Pawn(0)), s.Holds(0, Boat), s.Holds(0, Henchman1), boatsUsed(start, s),
			s.OutOfPlay(Henchman1) - start.OutOfPlay(Henchman1), start.Holds(0, Boat), start.Holds(0, Henchman1)}
		if d := cmp.Diff(result{"f8", true, 0, 0, 1, 1, 1, 1}, got); d != "" {
			t.Errorf("after the crossing (-want +got):\n%s", d)
		}
	})
}

func TestRulingsOnTheRiver(t *testing.T) {
	t.Run("amb-hq-river-moves", func(t *testing.T) {
		for pips := uint8(1); pips <= 4; pips++ {
			s, _ := do(t, position(t, 2, atTheBank), Die{pips})
			if pips < 2 {
				refused(t, s, Step{"f9"}, "hq-river-enough-moves")
				continue
			}
			s, _ = do(t, s, Step{"f9"})
			moves(t, s, int(pips)-1)
			s, _ = do(t, s, Step{"f8"})
			moves(t, s, int(pips)-2)
			if over := s.Active() == 1; over != (pips == 2) {
				t.Errorf("after a crossing with %d, the turn is over: %v", pips, over)
			}
		}
	})
	t.Run("amb-hq-river-turnback", func(t *testing.T) {
		s, _ := do(t, position(t, 2, atTheBank), Die{6}, Step{"f9"})
		refused(t, s, Step{"f10"}, "amb-hq-river-turnback")
		offers(t, s, Step{"f8"})
		// Off the island likewise.
		s = position(t, 2, `"phase":"move","moves":6,"players":[{"at":"f8","boats":1},{"at":"k1"}],"turned":{"b11":"none"}`)
		s, _ = do(t, s, Step{"f9"})
		refused(t, s, Step{"f8"}, "amb-hq-river-turnback")
		offers(t, s, Step{"f10"})
	})
	t.Run("amb-hq-river-two-spaces", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":6,"players":[{"at":"f10","boats":2},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`)
		start := s
		s, _ = do(t, s, Step{"f9"})
		holds(t, s, 0, Boat, 1)
		refused(t, s, Step{"g9"}, "amb-hq-river-two-spaces")
		s, _ = do(t, s, Step{"f8"})
		holds(t, s, 0, Boat, 1)
		if n := boatsUsed(start, s); n != 1 {
			t.Errorf("one crossing took %d boats", n)
		}
		_, err := ParseBoard(redraw(hall, "b7~ b6~"))
		if d := cmp.Diff([]string{"b7 amb-hq-river-two-spaces"}, told(err)); d != "" {
			t.Errorf("a river two spaces wide (-want +got):\n%s", d)
		}
	})
	t.Run("amb-hq-steal-then-cross", func(t *testing.T) {
		s := position(t, 2, `"phase":"white-die","players":[{"at":"e10"},{"at":"f10","boats":1}],"turned":{"b11":"none"}`)
		s, _ = do(t, s, Die{3})
		refused(t, s, Step{"e9"}, "hq-river-needs-boat") // none at the roll
		s, events := do(t, s, Step{"f10"}, Take{Boat})
		happened(t, events, Took{0, 1, Boat})
		s, events = do(t, s, Step{"f9"})
		happened(t, events, Embarked{0, "f10", "f9"})
		_, events = do(t, s, Step{"f8"})
		happened(t, events, Landed{0, "f9", "f8"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		if s.ToAct() == joe.Chance {
			t.Error("the step onto the river ended the turn")
		}
	})
}
