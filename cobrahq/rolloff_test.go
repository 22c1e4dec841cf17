package cobrahq

import (
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// cramped has one light-green space, f1, beside the home base of seat 1, who begins.
var cramped = Config{
	Seats: 2,
	Board: mustBoard("HsssssH\ns~~~~~s\ns~sss~s\ns~sQs~s\ns~sss~s\ns~sss~s\ns~~~~~s\nHssss.H"),
	Tiles: map[Tile]int{Bomb: 1, Boat: 8, Henchman1: 23},
	First: joe.FirstSeat(1),
}

// heldBy is seat 0 on b11, held there by a tile and about to choose whom it rolls
// off against; the others are at home.
func heldBy(t *testing.T, seats int, tile Tile) State {
	t.Helper()
	players := []string{"", "", `[{"at":"b11"},{"at":"k1"}]`, `[{"at":"b11"},{"at":"k11"},{"at":"k1"}]`, `[{"at":"b11"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`}
	return position(t, seats, fmt.Sprintf(`"phase":"opponent","players":%s,"turned":{"b11":%q}`, players[seats], tile))
}

// greens is every light-green space of the board in reading order, less some.
func greens(b *Board, less ...Square) []Action {
	var list []Action
	taken := make(map[Square]bool)
	for _, s := range less {
		taken[s] = true
	}
	for s := range b.Squares() {
		if k, _ := b.Kind(s); k == LightGreen && !taken[s] {
			list = append(list, Place{s})
		}
	}
	return list
}

func TestRollOff(t *testing.T) {
	t.Run("hq-rolloff-opponent", func(t *testing.T) {
		s := heldBy(t, 4, Bomb)
		asks(t, s, 0, AskOpponent)
		offers(t, s, Challenge{1}, Challenge{2}, Challenge{3})
		refused(t, s, Challenge{0}, "hq-rolloff-opponent")
		refused(t, s, Challenge{4}, "hq-rolloff-opponent")
		refused(t, s, Challenge{joe.Chance}, "hq-rolloff-opponent")
		_, events := do(t, s, Challenge{2})
		happened(t, events, Challenged{0, 2})
		cited(t, events, "hq-rolloff-opponent")
		// Henchmen are fought likewise, and nobody else is challenged.
		offers(t, heldBy(t, 3, Henchman1), Challenge{1}, Challenge{2})
		refused(t, position(t, 2, `"phase":"move","moves":3`), Challenge{1}, "hq-rolloff-opponent")
	})

	t.Run("hq-rolloff-dice", func(t *testing.T) {
		s := heldBy(t, 4, Bomb)
		refused(t, s, Dice{4, 3}, "hq-rolloff-dice")
		s, _ = do(t, s, Challenge{2})
		asks(t, s, joe.Chance, AskRollOff)
		if p := s.Pending(); p.Other != 2 || p.Item != "bomb" {
			t.Errorf("rolls against %v for %q, want seat 2 and the bomb", p.Other, p.Item)
		}
		if got := Legal(s); len(got) != 36 || got[0] != (Dice{1, 1}) || got[6] != (Dice{2, 1}) || got[35] != (Dice{6, 6}) {
			t.Errorf("%d throws: %v", len(got), got)
		}
		refused(t, s, Die{4}, "hq-roll-white")
		refused(t, s, Dice{0, 3}, "hq-box-dice")
		refused(t, s, Dice{3, 7}, "hq-box-dice")
		refused(t, s, Step{"a11"}, "hq-rolloff-dice")
		refused(t, s, Challenge{1}, "hq-rolloff-dice")
		// White is the mover's, black the opponent's.
		_, events := do(t, s, Dice{5, 2})
		happened(t, events, RolledOff{0, 2, 5, 2}, BombLifted{0, "b11"})
		_, events = do(t, s, Dice{2, 5})
		happened(t, events, RolledOff{0, 2, 2, 5}, Held{0, "b11", Bomb}, TurnEnded{0, "hq-bomb-lose-ends"}, TurnBegan{1, 1})
	})

	t.Run("hq-rolloff-high", func(t *testing.T) {
		s, _ := do(t, heldBy(t, 2, Bomb), Challenge{1})
		won, events := do(t, s, Dice{4, 3})
		happened(t, events, RolledOff{0, 1, 4, 3}, BombLifted{0, "b11"})
		cited(t, events, "hq-rolloff-high", "hq-bomb-win-move")
		asks(t, won, 0, AskPlaceBomb)
		lost, events := do(t, s, Dice{3, 4})
		happened(t, events, RolledOff{0, 1, 3, 4}, Held{0, "b11", Bomb}, TurnEnded{0, "hq-bomb-lose-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-rolloff-high", "hq-bomb-lose-stay", "hq-bomb-lose-ends", "hq-clockwise")
		lies(t, lost, "b11", Bomb, FaceUp)
	})

	t.Run("hq-rolloff-tie", func(t *testing.T) {
		s, _ := do(t, heldBy(t, 2, Henchman1), Challenge{1})
		for _, pips := range []uint8{3, 5} {
			var events []Event
			s, events = do(t, s, Dice{pips, pips})
			happened(t, events, RolledOff{0, 1, pips, pips})
			cited(t, events, "hq-rolloff-tie")
			asks(t, s, joe.Chance, AskRollOff)
			if got := s.Pending().Other; got != 1 {
				t.Errorf("rolls again against %v, want seat 1", got)
			}
		}
		s, events := do(t, s, Dice{2, 1})
		happened(t, events, RolledOff{0, 1, 2, 1}, HenchmanTaken{0, "b11", Henchman1}, TurnEnded{0, "hq-henchman-win-ends"}, TurnBegan{1, 1})
		holds(t, s, 0, Henchman1, 1)
	})

	t.Run("amb-hq-rolloff-eligible", func(t *testing.T) {
		// Seat 1 is out; seat 2 is far away on the island.
		s := position(t, 3, `"phase":"opponent","players":[{"at":"b11"},{"out":true},{"at":"e6"}],"turned":{"b11":"bomb"}`)
		offers(t, s, Challenge{2})
		refused(t, s, Challenge{1}, "amb-hq-rolloff-eligible")
		_, events := do(t, s, Challenge{2})
		happened(t, events, Challenged{0, 2})
	})
}

func TestDefusingABomb(t *testing.T) {
	t.Run("hq-bomb-immediate", func(t *testing.T) {
		s, events := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Bomb})
		happened(t, events, Turned{0, "b11", Bomb})
		asks(t, s, 0, AskOpponent)
		if p := s.Pending(); p.Item != "bomb" || s.Moves() != 0 {
			t.Errorf("faces %q with %d moves left, want the bomb and none", p.Item, s.Moves())
		}
		s, events = do(t, onto(t, `"moves":6,"turned":{"b11":"bomb"}`), Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"})
		asks(t, s, 0, AskOpponent)
	})

	t.Run("hq-bomb-lose-stay", func(t *testing.T) {
		s, events := do(t, heldBy(t, 2, Bomb), Challenge{1}, Dice{1, 6})
		happened(t, events, RolledOff{0, 1, 1, 6}, Held{0, "b11", Bomb}, TurnEnded{0, "hq-bomb-lose-ends"}, TurnBegan{1, 1})
		stands(t, s, 0, "b11")
		lies(t, s, "b11", Bomb, FaceUp)
		if got := s.Held(0); got != Bomb {
			t.Errorf("held by %v, want the bomb", got)
		}
	})

	t.Run("hq-bomb-lose-ends", func(t *testing.T) {
		s, _ := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Bomb}, Challenge{1}, Dice{1, 6})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 {
			t.Errorf("%v is active, want seat 1", s.Active())
		}
	})

	t.Run("hq-bomb-retry", func(t *testing.T) {
		s, events := do(t, heldBy(t, 2, Bomb), Challenge{1}, Dice{1, 6}, Die{3}, Stop{})
		happened(t, events, TurnEnded{1, "hq-move-zero"}, TurnBegan{0, 2})
		asks(t, s, 0, AskOpponent)
		refused(t, s, Die{3}, "hq-roll-white")
		refused(t, s, Step{"a11"}, "hq-bomb-hold")
		_, events = do(t, s, Challenge{1}, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, BombLifted{0, "b11"})
	})

	t.Run("hq-bomb-win-move", func(t *testing.T) {
		s, _ := do(t, heldBy(t, 2, Bomb), Challenge{1}, Dice{6, 1})
		asks(t, s, 0, AskPlaceBomb)
		lies(t, s, "b11", 0, NoTile)
		offers(t, s, greens(trainingBoard)...) // anywhere, on the island too
		refused(t, s, Step{"a11"}, "hq-bomb-win-move")
		refused(t, s, Stop{}, "hq-bomb-win-move")
		s, events := do(t, s, Place{"e8"})
		happened(t, events, BombPlaced{0, "e8"}, TurnEnded{0, "hq-bomb-win-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-bomb-win-where", "hq-bomb-win-ends", "hq-clockwise")
		lies(t, s, "e8", Bomb, FaceDown)
		lies(t, s, "b11", 0, NoTile)
		stands(t, s, 0, "b11")
		if s.Held(0) != 0 || s.OutOfPlay(Bomb) != 0 {
			t.Errorf("held by %v, %d bombs out of play", s.Held(0), s.OutOfPlay(Bomb))
		}
		refused(t, s, Place{"e7"}, "hq-roll-white")
		refused(t, heldBy(t, 2, Bomb), Place{"e7"}, "hq-bomb-win-move")
	})

	t.Run("hq-bomb-win-where", func(t *testing.T) {
		s := position(t, 2, `"phase":"place-bomb","players":[{"at":"b11"},{"at":"d10"}],"turned":{"b11":"none","b1":"none"},"bombs":{"e10":"face-down"}`)
		for _, at := range []Square{"b11", "c11", "a11", "f11", "c6", "hq", "f6", "z99", ""} {
			refused(t, s, Place{at}, "hq-bomb-win-where")
		}
		refused(t, s, Place{"d10"}, "amb-hq-bomb-empty")
		refused(t, s, Place{"e10"}, "amb-hq-bomb-empty")
		offers(t, s, greens(trainingBoard, "d10", "e10")...)
	})

	t.Run("hq-bomb-win-ends", func(t *testing.T) {
		s, _ := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Bomb}, Challenge{1}, Dice{6, 1}, Place{"a10"})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 {
			t.Errorf("%v is active, want seat 1", s.Active())
		}
		refused(t, s, Step{"a11"}, "hq-roll-white")
	})

	t.Run("amb-hq-bomb-empty", func(t *testing.T) {
		// A bomb lifted off light green leaves its own pawn there: not empty.
		s := position(t, 2, `"phase":"opponent","players":[{"at":"a10"},{"at":"d10"}],"turned":{"b1":"none","c1":"none"},"bombs":{"a10":"face-up","e10":"face-down"}`)
		s, events := do(t, s, Challenge{1}, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, BombLifted{0, "a10"})
		lies(t, s, "a10", 0, NoTile)
		refused(t, s, Place{"a10"}, "amb-hq-bomb-empty") // a pawn, its own
		refused(t, s, Place{"d10"}, "amb-hq-bomb-empty") // a pawn
		refused(t, s, Place{"e10"}, "amb-hq-bomb-empty") // a tile
		offers(t, s, greens(trainingBoard, "a10", "d10", "e10")...)
		s, _ = do(t, s, Place{"a9"})
		lies(t, s, "a9", Bomb, FaceDown)
	})

	t.Run("amb-hq-bomb-known", func(t *testing.T) {
		// All see the bomb laid down; it stops a pawn and is turned, by nobody's chance.
		s, _ := do(t, heldBy(t, 2, Bomb), Challenge{1}, Dice{6, 1}, Place{"k2"})
		for _, seat := range []joe.Seat{0, 1, joe.Spectator} {
			if tile, face := s.View(seat).TileOn("k2"); tile != Bomb || face != FaceDown {
				t.Errorf("%v sees %v, face %d", seat, tile, face)
			}
		}
		left := s.Left(Bomb)
		s, events := do(t, s, Die{6}, Step{"k2"})
		happened(t, events, Moved{1, "k1", "k2"}, Stopped{1, "k2"}, Turned{1, "k2", Bomb})
		cited(t, events, "hq-move-adjoining", "hq-tile-stop", "hq-tile-flip")
		lies(t, s, "k2", Bomb, FaceUp)
		asks(t, s, 1, AskOpponent)
		if s.Left(Bomb) != left {
			t.Errorf("%d bombs are left to turn, want %d", s.Left(Bomb), left)
		}
	})

	t.Run("amb-hq-bomb-no-space", func(t *testing.T) {
		// One light-green space, f1, and seat 1 goes there first.
		s, _, err := New(cramped)
		if err != nil {
			t.Fatal(err)
		}
		s, _ = do(t, s, Die{1}, Step{"f1"}, Die{1}, Step{"b8"}, Reveal{Bomb}, Challenge{1})
		s, events := do(t, s, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, BombLifted{0, "b8"}, BombRemoved{0}, TurnEnded{0, "hq-bomb-win-ends"}, TurnBegan{1, 2})
		cited(t, events, "hq-rolloff-high", "hq-bomb-win-move", "amb-hq-bomb-no-space", "hq-bomb-win-ends", "hq-clockwise")
		if got := s.OutOfPlay(Bomb); got != 1 {
			t.Errorf("%d bombs are out of play, want 1", got)
		}
		lies(t, s, "b8", 0, NoTile)
	})
}

func TestBattlingAHenchman(t *testing.T) {
	t.Run("hq-henchman-immediate", func(t *testing.T) {
		s, events := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Henchman2})
		happened(t, events, Turned{0, "b11", Henchman2})
		asks(t, s, 0, AskOpponent)
		if p := s.Pending(); p.Item != "henchman-2" || s.Moves() != 0 {
			t.Errorf("faces %q with %d moves left, want the Henchman and none", p.Item, s.Moves())
		}
		s, events = do(t, onto(t, `"moves":6,"turned":{"b11":"henchman-1"}`), Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"})
		asks(t, s, 0, AskOpponent)
	})

	t.Run("hq-henchman-lose-stay", func(t *testing.T) {
		s, events := do(t, heldBy(t, 2, Henchman2), Challenge{1}, Dice{1, 6})
		happened(t, events, RolledOff{0, 1, 1, 6}, Held{0, "b11", Henchman2}, TurnEnded{0, "hq-henchman-lose-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-rolloff-high", "hq-henchman-lose-stay", "hq-henchman-lose-ends", "hq-clockwise")
		stands(t, s, 0, "b11")
		holds(t, s, 0, Henchman2, 0)
		if got := s.Held(0); got != Henchman2 {
			t.Errorf("held by %v, want the Henchman", got)
		}
	})

	t.Run("hq-henchman-lose-ends", func(t *testing.T) {
		s, _ := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Henchman2}, Challenge{1}, Dice{1, 6})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 {
			t.Errorf("%v is active, want seat 1", s.Active())
		}
	})

	t.Run("hq-henchman-retry", func(t *testing.T) {
		s, events := do(t, heldBy(t, 2, Henchman2), Challenge{1}, Dice{1, 6}, Die{3}, Stop{})
		happened(t, events, TurnEnded{1, "hq-move-zero"}, TurnBegan{0, 2})
		asks(t, s, 0, AskOpponent)
		refused(t, s, Die{3}, "hq-roll-white")
		refused(t, s, Step{"a11"}, "hq-henchman-hold")
		_, events = do(t, s, Challenge{1}, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, HenchmanTaken{0, "b11", Henchman2}, TurnEnded{0, "hq-henchman-win-ends"}, TurnBegan{1, 2})
	})

	t.Run("hq-henchman-win-take", func(t *testing.T) {
		s, events := do(t, heldBy(t, 2, Henchman3), Challenge{1}, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, HenchmanTaken{0, "b11", Henchman3}, TurnEnded{0, "hq-henchman-win-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-rolloff-high", "hq-henchman-win-take", "hq-henchman-win-ends", "hq-clockwise")
		holds(t, s, 0, Henchman3, 1)
		lies(t, s, "b11", 0, NoTile)
		if s.Held(0) != 0 || s.OutOfPlay(Henchman3) != 0 {
			t.Errorf("held by %v, %d out of play", s.Held(0), s.OutOfPlay(Henchman3))
		}
	})

	t.Run("hq-henchman-win-ends", func(t *testing.T) {
		s, _ := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Henchman2}, Challenge{1}, Dice{6, 1})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 {
			t.Errorf("%v is active, want seat 1", s.Active())
		}
		refused(t, s, Step{"a11"}, "hq-roll-white")
	})
}

func TestHeld(t *testing.T) {
	t.Run("amb-hq-two-held", func(t *testing.T) {
		for _, tile := range []Tile{Bomb, Henchman1} {
			s := position(t, 2, fmt.Sprintf(`"phase":"opponent","players":[{"at":"b11"},{"at":"b11"}],"turned":{"b11":%q}`, tile))
			// Each for itself: when seat 0 has lost, seat 1 has its own attempt.
			lost, _ := do(t, s, Challenge{1}, Dice{1, 2})
			asks(t, lost, 1, AskOpponent)
			refused(t, lost, Die{1}, "hq-roll-white")
			// When seat 0 wins, the tile is gone and seat 1 is free at once.
			won, _ := do(t, s, Challenge{1}, Dice{2, 1})
			if got := won.Held(1); got != 0 {
				t.Errorf("seat 1 is still held by %v", got)
			}
			if tile == Bomb {
				won, _ = do(t, won, Place{"a10"})
			}
			asks(t, won, joe.Chance, AskWhiteDie)
			won, events := do(t, won, Die{2}, Step{"a11"})
			happened(t, events, Moved{1, "b11", "a11"})
			stands(t, won, 0, "b11")
		}
	})
}

// A client that follows the events is not led astray by one that cannot be.
func TestRollOffEvents(t *testing.T) {
	s, _ := do(t, heldBy(t, 3, Bomb), Challenge{1})
	v := s.View(2)
	unmoved(t, v, RolledOff{0, 2, 4, 3}, RolledOff{1, 1, 4, 3}, RolledOff{0, 1, 0, 3}, RolledOff{0, 1, 4, 7}, Challenged{0, 2},
		Held{0, "b11", Bomb}, BombLifted{0, "b11"}, BombPlaced{0, "a10"}, BombRemoved{0}, HenchmanTaken{0, "b11", Henchman1})
	v = v.With(RolledOff{0, 1, 4, 3})
	unmoved(t, v, Held{0, "b11", Bomb}, BombLifted{0, "a11"}, BombLifted{1, "b11"}, HenchmanTaken{0, "b11", Bomb}, BombPlaced{0, "a10"})
	v = v.With(BombLifted{0, "b11"})
	unmoved(t, v, BombRemoved{0}, BombPlaced{0, "b11"}, BombPlaced{0, "z99"}, BombPlaced{1, "a10"})
	if _, face := v.With(BombPlaced{0, "a10"}).TileOn("a10"); face != FaceDown {
		t.Errorf("the bomb lies with face %d, want face down", face)
	}
}
