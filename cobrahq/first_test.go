package cobrahq

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// pawnsOf is where the pawns of all seats stand.
func pawnsOf(s State) []Square {
	var pawns []Square
	for seat := range joe.Seat(s.Seats()) {
		pawns = append(pawns, s.Pawn(seat))
	}
	return pawns
}

func TestGetReady(t *testing.T) {
	t.Run("hq-players", func(t *testing.T) {
		for _, seats := range []int{-1, 0, 1, 5, 1 << 20} {
			refusedConfig(t, Config{Seats: seats}, "hq-players", "$.seats")
		}
		for _, seats := range []int{2, 3, 4} {
			if got := begun(t, Config{Seats: seats}).Seats(); got != seats {
				t.Errorf("%d players sit down, %d play", seats, got)
			}
		}
	})
	t.Run("hq-setup-pawn", func(t *testing.T) {
		s := begun(t, Config{Seats: 3, Board: trainingBoard, Corners: []Corner{BottomLeft, TopRight, TopLeft}})
		if d := cmp.Diff([]Square{"a1", "k11", "a11"}, pawnsOf(s)); d != "" {
			t.Errorf("pawns on the corners chosen (-want +got):\n%s", d)
		}
		refusedConfig(t, Config{Seats: 3, Corners: []Corner{BottomLeft, TopRight, BottomLeft}}, "hq-setup-pawn", "$.corners[2]")
		refusedConfig(t, Config{Seats: 3, Corners: []Corner{BottomLeft, TopRight}}, "hq-setup-pawn", "$.corners")
		refusedConfig(t, Config{Seats: 2, Corners: []Corner{BottomLeft, TopRight, TopLeft}}, "hq-setup-pawn", "$.corners")
		refusedConfig(t, Config{Seats: 2, Corners: []Corner{BottomLeft, BottomLeft + 1}}, "hq-setup-pawn", "$.corners[1]")
	})
	t.Run("amb-hq-corners", func(t *testing.T) {
		for _, want := range [][]Square{{"a11", "k1"}, {"a11", "k11", "k1"}, {"a11", "k11", "k1", "a1"}} {
			s := begun(t, Config{Seats: len(want), Board: trainingBoard})
			if d := cmp.Diff(want, pawnsOf(s)); d != "" {
				t.Errorf("%d seats that chose no corners (-want +got):\n%s", len(want), d)
			}
		}
		s := begun(t, Config{Seats: 2, Board: trainingBoard, Corners: []Corner{TopRight, BottomRight}})
		if d := cmp.Diff([]Square{"k11", "k1"}, pawnsOf(s)); d != "" {
			t.Errorf("two seats that chose corners side by side (-want +got):\n%s", d)
		}
	})
	t.Run("hq-setup-home-base", func(t *testing.T) {
		s := begun(t, Config{Seats: 2, Board: trainingBoard, Corners: []Corner{TopRight, BottomLeft}})
		stands(t, s, 0, "k11")
		if s.Home(0) != "k11" || s.Home(1) != "a1" || s.Home(2) != "" {
			t.Errorf("home bases %q, %q, %q", s.Home(0), s.Home(1), s.Home(2))
		}
		for _, c := range []struct {
			changes string
			want    []string
		}{
			{"a10s b10H", []string{"a10 hq-setup-home-base", "b10 hq-setup-home-base"}},
			{"i1.", []string{"i1 hq-setup-home-base"}},
			{"b9H", []string{"b9 hq-setup-home-base"}},
		} {
			_, err := ParseBoard(redraw(hall, c.changes))
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Errorf("%s (-want +got):\n%s", c.changes, d)
			}
		}
		// It stays a seat's own wherever its pawn goes.
		moved := position(t, 2, `"phase":"white-die","players":[{"at":"e10"},{"at":"k1"}]`)
		if moved.Home(0) != "a11" {
			t.Errorf("the home base went with the pawn, to %s", moved.Home(0))
		}
	})
	t.Run("hq-setup-unused-pawns", func(t *testing.T) {
		s := begun(t, Config{Seats: 3, Board: trainingBoard})
		standing := 0
		for _, n := range s.pawns {
			if n != noNode {
				standing++
			}
		}
		if standing != 3 || s.PawnsOn("a1") != 0 || s.Pawn(3) != "" {
			t.Errorf("of 4 pawns %d stand on the board of 3 players; on the corner left over: %v", standing, s.PawnsOn("a1"))
		}
	})
	t.Run("hq-setup-top-secret", func(t *testing.T) {
		s := begun(t, Config{Seats: 4, Board: trainingBoard})
		lies(t, s, HQSpace, TopSecret, FaceUp)
		if s.Stack() != 4 {
			t.Errorf("%d Top Secret tiles at Cobra HQ", s.Stack())
		}
		for seat := range joe.Seat(4) {
			holds(t, s, seat, TopSecret, 0)
		}
	})
	t.Run("hq-setup-sand", func(t *testing.T) {
		s := begun(t, Config{Seats: 4, Board: trainingBoard})
		sands := 0
		for at := range s.Board().Squares() {
			switch k, _ := s.Board().Kind(at); k {
			case Sand:
				sands++
				lies(t, s, at, 0, Unturned)
			case HQ:
			default:
				lies(t, s, at, 0, NoTile)
			}
		}
		if sands != 32 {
			t.Errorf("%d sand spaces bear a tile", sands)
		}
	})
	t.Run("hq-setup-mix", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":3,"players":[{"at":"a10"},{"at":"k1"}],"turned":{"b11":"none"},
			"left":{"bomb":12,"boat":7,"henchman-1":4,"henchman-2":4,"henchman-3":4}`)
		s, _ = do(t, s, Step{"b10"})
		weights := make(map[Action]uint64)
		for _, o := range Odds(s) {
			weights[o.Action] = o.Weight
		}
		if d := cmp.Diff(map[Action]uint64{ // of 31: a boat was turned before
			Reveal{Bomb}: 12, Reveal{Boat}: 7, Reveal{Henchman1}: 4, Reveal{Henchman2}: 4, Reveal{Henchman3}: 4,
		}, weights); d != "" {
			t.Errorf("faces that may turn up (-want +got):\n%s", d)
		}
		refused(t, s, Reveal{Henchman4}, "hq-setup-mix")
		refused(t, s, Reveal{TopSecret}, "hq-setup-mix")
		s, _ = do(t, s, Reveal{Henchman3})
		if s.Left(Henchman3) != 3 || s.Left(Boat) != 7 {
			t.Errorf("after a Henchman 3 turned up, %d of it and %d boats are to come", s.Left(Henchman3), s.Left(Boat))
		}
		begins := begun(t, Config{Seats: 2})
		left := make(map[Tile]int)
		for tile := Bomb; tile <= Henchman6; tile++ {
			if n := begins.Left(tile); n > 0 {
				left[tile] = n
			}
		}
		if d := cmp.Diff(DefaultTiles(), left); d != "" {
			t.Errorf("tiles to come in a new game (-want +got):\n%s", d)
		}
	})
}

func TestYourMissionBegins(t *testing.T) {
	t.Run("hq-first-roll", func(t *testing.T) {
		s := begun(t, Config{Seats: 4, Board: trainingBoard})
		var rolled []joe.Seat
		for _, pips := range []uint8{2, 3, 1, 6} {
			asks(t, s, joe.Chance, AskFirstRoll)
			refused(t, s, Step{"a10"}, "hq-first-roll")
			refused(t, s, Dice{pips, pips}, "hq-rolloff-dice")
			var events []Event
			s, events = do(t, s, Die{pips})
			first, ok := events[0].(FirstRolled)
			if !ok || first.Pips != pips {
				t.Errorf("%d rolled, and %v", pips, events[0])
			}
			rolled = append(rolled, first.Seat)
		}
		if d := cmp.Diff([]joe.Seat{0, 1, 2, 3}, rolled); d != "" {
			t.Errorf("who rolled (-want +got):\n%s", d)
		}
		asks(t, s, joe.Chance, AskWhiteDie)
		// A table that names who begins rolls for nothing.
		named := begun(t, Config{Seats: 4, Board: trainingBoard, First: joe.FirstSeat(2)})
		asks(t, named, joe.Chance, AskWhiteDie)
	})
	t.Run("hq-first-highest", func(t *testing.T) {
		s, events := do(t, begun(t, Config{Seats: 3}), Die{2}, Die{5}, Die{4})
		happened(t, events, FirstRolled{2, 4}, FirstChosen{1}, TurnBegan{1, 1})
		if s.First() != 1 || s.Active() != 1 || s.Round() != 1 {
			t.Errorf("first %v, active %v, round %d", s.First(), s.Active(), s.Round())
		}
		_, events = do(t, begun(t, Config{Seats: 3}), Die{6}, Die{5}, Die{4})
		happened(t, events, FirstRolled{2, 4}, FirstChosen{0}, TurnBegan{0, 1})
		refusedConfig(t, Config{Seats: 3, First: joe.FirstSeat(3)}, "hq-first-highest", "$.first")
	})
	t.Run("amb-hq-first-tie", func(t *testing.T) {
		s, events := do(t, begun(t, Config{Seats: 4}), Die{5}, Die{2}, Die{5}, Die{5})
		happened(t, events, FirstRolled{3, 5}, FirstTied{joe.SetOf(0, 2, 3)})
		// Seat 1 is out of it; the two that tie again go on.
		s, events = do(t, s, Die{1}, Die{4}, Die{4})
		happened(t, events, FirstRolled{3, 4}, FirstTied{joe.SetOf(2, 3)})
		s, events = do(t, s, Die{2})
		happened(t, events, FirstRolled{2, 2})
		_, events = do(t, s, Die{3})
		happened(t, events, FirstRolled{3, 3}, FirstChosen{3}, TurnBegan{3, 1})
		// A tie below the highest is none.
		_, events = do(t, begun(t, Config{Seats: 3}), Die{2}, Die{2}, Die{4})
		happened(t, events, FirstRolled{2, 4}, FirstChosen{2}, TurnBegan{2, 1})
	})
	t.Run("hq-clockwise", func(t *testing.T) {
		s, _ := do(t, begun(t, Config{Seats: 4}), Die{3}, Die{6}, Die{2}, Die{1})
		var turns []TurnBegan
		for range 5 {
			var events []Event
			s, events = do(t, s, Die{1}, Stop{})
			turns = append(turns, events[1].(TurnBegan))
		}
		// Player 2 of 4 has started: then 3, 4, 1, and 2 again in the second round.
		if d := cmp.Diff([]TurnBegan{{2, 1}, {3, 1}, {0, 1}, {1, 2}, {2, 2}}, turns); d != "" {
			t.Errorf("turns (-want +got):\n%s", d)
		}
	})
}
