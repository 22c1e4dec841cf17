package cobrahq

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// steps walks along squares.
func steps(t *testing.T, s State, squares ...Square) (State, []Event) {
	t.Helper()
	var events []Event
	for _, to := range squares {
		s, events = do(t, s, Step{to})
	}
	return s, events
}

// moves checks how many moves are left.
func moves(t *testing.T, s State, want int) {
	t.Helper()
	if got := s.Moves(); got != want {
		t.Errorf("%d moves left, want %d", got, want)
	}
}

// ashore is a turn of seat 0 before its roll, the pawn on e7, in the open middle of
// the island.
const ashore = `"phase":"white-die","players":[{"at":"e7"},{"at":"k1"}]`

func TestMoving(t *testing.T) {
	t.Run("hq-move-adjoining", func(t *testing.T) {
		s, _ := do(t, position(t, 2, ashore), Die{1})
		offers(t, s, Step{"e8"}, Step{"f7"}, Step{"e6"}, Step{"d7"}, Stop{})
		for _, to := range []Square{"e7", "g7", "e5", "k11", "f6", "e06", "m7", ""} {
			refused(t, s, Step{to}, "hq-move-adjoining")
		}
		var open []Square
		for at := range s.Board().Squares() {
			if Check(s, Step{at}) == nil {
				open = append(open, at)
			}
		}
		if d := cmp.Diff([]Square{"e8", "d7", "f7", "e6"}, open); d != "" {
			t.Errorf("of all spaces, a step may go to (-want +got):\n%s", d)
		}
		_, events := do(t, s, Step{"f7"})
		happened(t, events[:1], Moved{0, "e7", "f7"})
	})
	t.Run("hq-move-no-diagonal", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":6,"players":[{"at":"e5"},{"at":"k1"}]`)
		for _, to := range []Square{"d4", "d6", "f4", HQSpace} {
			refused(t, s, Step{to}, "hq-move-no-diagonal")
		}
		s = position(t, 2, `"phase":"move","moves":6,"players":[{"at":"b2","boats":1},{"at":"k1"}],"turned":{"b2":"none"}`)
		refused(t, s, Step{"c3"}, "hq-move-no-diagonal")
		refused(t, s, Step{"a1"}, "hq-move-no-diagonal")
		// A corner between two bushes is one too.
		b := mustParse(t, redraw(trainingBoard.Text(), "g8# f7#"))
		f8, _ := b.node("f8")
		g7, _ := b.node("g7")
		f7, _ := b.node("f7")
		if !b.diagonal(f8, g7) || b.diagonal(f8, f7) || b.diagonal(f8, f8) {
			t.Errorf("f8 and g7 %v, f8 and f7 %v, f8 and itself %v", b.diagonal(f8, g7), b.diagonal(f8, f7), b.diagonal(f8, f8))
		}
	})
	t.Run("hq-move-up-to", func(t *testing.T) {
		s, _ := do(t, position(t, 2, ashore), Die{5})
		moves(t, s, 5)
		s, _ = steps(t, s, "e8", "f8", "g8")
		moves(t, s, 2)
		_, events := do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		s, events = steps(t, s, "g7", "g6")
		happened(t, events, Moved{0, "g7", "g6"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		refused(t, s, Step{"g5"}, "hq-roll-white")
	})
	t.Run("hq-move-zero", func(t *testing.T) {
		s, events := do(t, position(t, 2, ashore), Die{4}, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, TurnBegan{1, 1})
		stands(t, s, 0, "e7")
		asks(t, s, joe.Chance, AskWhiteDie)
	})
	t.Run("hq-move-no-repeat", func(t *testing.T) {
		s, _ := do(t, position(t, 2, ashore), Die{6})
		s, _ = steps(t, s, "e8", "f8")
		refused(t, s, Step{"e8"}, "hq-move-no-repeat")
		offers(t, s, Step{"g8"}, Step{"f7"}, Stop{})
		// In the next turn it is free again.
		s, _ = do(t, s, Stop{}, Die{1}, Stop{}, Die{6}, Step{"e8"})
		stands(t, s, 0, "e8")
	})
	t.Run("amb-hq-start-space", func(t *testing.T) {
		s, _ := do(t, position(t, 2, ashore), Die{6})
		s, _ = steps(t, s, "e8", "e7")
		moves(t, s, 4)
		s, _ = steps(t, s, "d7")
		refused(t, s, Step{"e7"}, "hq-move-no-repeat")
	})
	t.Run("hq-move-no-bush", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":2,"players":[{"at":"f10","boats":1},{"at":"k1"}],"turned":{"b11":"none"}`)
		refused(t, s, Step{"f11"}, "hq-move-no-bush")
		refused(t, s, Step{"a6"}, "hq-move-no-bush")
		offers(t, s, Step{"g10"}, Step{"f9"}, Step{"e10"}, Stop{})
	})
	t.Run("amb-hq-home-foreign", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":3,"stack":3,"players":[{"at":"k2","topSecret":1},{"at":"d10"}],"turned":{"j1":"none"}`)
		s, events := do(t, s, Step{"k1"})
		happened(t, events, Moved{0, "k2", "k1"})
		lies(t, s, "k1", 0, NoTile)
		offers(t, s, Step{"k2"}, Step{"j1"}, Stop{})
		_, events = do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
	})
	t.Run("amb-hq-home-exact", func(t *testing.T) {
		inside := `"phase":"white-die","stack":3,"players":[{"at":"b9","topSecret":1},{"at":"k1"}]`
		for pips := uint8(3); pips <= 6; pips++ {
			s, _ := do(t, position(t, 2, inside), Die{pips})
			s, events := steps(t, s, "a9", "a10", "a11")
			won := joe.Outcome{Winners: joe.SetOf(0), Reason: "hq-win"}
			happened(t, events, Moved{0, "a10", "a11"}, Ended{won})
			if got, over := s.Outcome(); !over || got != won {
				t.Errorf("3 steps of %d to home: %v, over %v", pips, got, over)
			}
		}
	})
}

func TestMovingOntoTilesAndPawns(t *testing.T) {
	t.Run("hq-tile-stop", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":6,"players":[{"at":"f8"},{"at":"k1"}]`)
		s, events := do(t, s, Step{"g8"})
		happened(t, events, Moved{0, "f8", "g8"})
		moves(t, s, 5)
		s, events = do(t, s, Step{"h8"})
		happened(t, events, Moved{0, "g8", "h8"}, Stopped{0, "h8"})
		moves(t, s, 0)
		asks(t, s, joe.Chance, AskTurnTile)
		refused(t, s, Step{"h7"}, "hq-tile-flip")
		// A tile that lies face up stops it too, and so does Cobra HQ.
		s = position(t, 2, `"phase":"move","moves":6,"players":[{"at":"g8"},{"at":"k1"}],"turned":{"h8":"boat"}`)
		_, events = do(t, s, Step{"h8"})
		happened(t, events[:2], Moved{0, "g8", "h8"}, Stopped{0, "h8"})
		s = position(t, 2, `"phase":"move","moves":6,"players":[{"at":"f7"},{"at":"k1"}]`)
		_, events = do(t, s, Step{HQSpace})
		happened(t, events[:2], Moved{0, "f7", HQSpace}, Stopped{0, HQSpace})
	})
	t.Run("hq-pass-through", func(t *testing.T) {
		s, _ := do(t, position(t, 2, `"phase":"white-die","players":[{"at":"d10"},{"at":"e10"}]`), Die{3})
		s, events := do(t, s, Step{"e10"})
		happened(t, events, Moved{0, "d10", "e10"})
		moves(t, s, 2)
		s, _ = do(t, s, Step{"f10"})
		moves(t, s, 1)
		if s.PawnsOn("e10") != joe.SetOf(1) || s.PawnsOn("f10") != joe.SetOf(0) {
			t.Errorf("on e10 %v, on f10 %v", s.PawnsOn("e10"), s.PawnsOn("f10"))
		}
	})
	t.Run("hq-share-space", func(t *testing.T) {
		inside := `"phase":"white-die","players":[{"at":"d10"},{"at":"g10"}]`
		s, _ := do(t, position(t, 2, inside), Die{3})
		s, events := steps(t, s, "e10", "f10", "g10")
		happened(t, events, Moved{0, "f10", "g10"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		if s.PawnsOn("g10") != joe.SetOf(0, 1) {
			t.Errorf("on g10 %v", s.PawnsOn("g10"))
		}
		s, _ = do(t, position(t, 2, inside), Die{4})
		s, _ = steps(t, s, "e10", "f10", "g10")
		_, events = do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
	})
	t.Run("hq-steal-offer", func(t *testing.T) {
		inside := `"phase":"white-die","players":[{"at":"d10"},{"at":"e10","boats":1,"henchmen":[0,1]}],"turned":{"b11":"none","c11":"none"}`
		for _, pips := range []uint8{3, 1} { // in passing, and on landing
			s, _ := do(t, position(t, 2, inside), Die{pips}, Step{"e10"})
			want := joe.NothingPending()
			want.Seat, want.Kind, want.Rule, want.Other, want.Item = 0, AskTake, "hq-steal-offer", 1, "e10"
			if d := cmp.Diff(want, s.Pending()); d != "" {
				t.Errorf("after a roll of %d (-want +got):\n%s", pips, d)
			}
			offers(t, s, Take{Boat}, Take{Henchman2}, Decline{})
			refused(t, s, Step{"f10"}, "hq-steal-offer")
			refused(t, s, Stop{}, "hq-steal-offer")
		}
		// There is nothing to ask where the opponent has nothing.
		s, _ := do(t, position(t, 2, `"phase":"white-die","players":[{"at":"d10"},{"at":"e10"}]`), Die{3}, Step{"e10"})
		asks(t, s, 0, AskMove)
	})
	t.Run("amb-hq-stop-or-pass", func(t *testing.T) {
		for _, hand := range []string{``, `,"henchmen":[1]`} {
			s := position(t, 2, `"phase":"move","moves":3,"players":[{"at":"g8"},{"at":"h8"`+hand+`}],"turned":{"h8":"bomb","b11":"none"}`)
			s, events := do(t, s, Step{"h8"})
			if hand == "" {
				happened(t, events, Moved{0, "g8", "h8"}, Stopped{0, "h8"})
			} else {
				s, events = do(t, s, Decline{})
				happened(t, events, Declined{0, 1}, Stopped{0, "h8"})
			}
			moves(t, s, 0)
			asks(t, s, 0, AskOpponent)
			refused(t, s, Step{"h7"}, "hq-bomb-hold")
		}
	})
	t.Run("amb-hq-adjacent-shared", func(t *testing.T) {
		inside := `"players":[{"at":"e10"},{"at":"e10","boats":1}],"turned":{"b11":"none"}`
		s, _ := do(t, position(t, 2, `"phase":"white-die",`+inside), Die{3})
		asks(t, s, 0, AskMove)
		refused(t, s, Take{Boat}, "hq-steal-one")
		_, events := do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, TurnBegan{1, 1})
		// Moving on past it is no meeting; coming back onto the space is.
		s, _ = do(t, s, Step{"d10"})
		asks(t, s, 0, AskMove)
		s, _ = do(t, s, Step{"e10"})
		asks(t, s, 0, AskTake)
		_, err := tryPosition(2, `"phase":"take","moves":3,"opponent":1,`+inside)
		if err == nil || !strings.Contains(err.Error(), "amb-hq-adjacent-shared") {
			t.Errorf("a meeting without a step: %v", err)
		}
	})
}
