package cobrahq

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// anyConfig draws a table: seats, corners, a board, a mix of tiles, who begins.
func anyConfig(t *rapid.T) Config {
	c := Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}
	if rapid.Bool().Draw(t, "training board") {
		c.Board = trainingBoard
	}
	c.Corners = rapid.Permutation([]Corner{TopLeft, TopRight, BottomRight, BottomLeft}).Draw(t, "corners")[:c.Seats]
	c.First = joe.First(rapid.IntRange(0, c.Seats).Draw(t, "first"))
	boats := rapid.IntRange(2, 20).Draw(t, "boats")
	bombs := rapid.IntRange(0, sandCount-boats).Draw(t, "bombs")
	c.Tiles = map[Tile]int{Boat: boats, Bomb: bombs}
	for left, number := sandCount-boats-bombs, 1; left > 0; number++ {
		n := left
		if number < henchmen {
			n = rapid.IntRange(0, left).Draw(t, "henchmen")
		}
		c.Tiles[Henchman(number)] = n
		left -= n
	}
	return c
}

// TestInvariants plays anything legal, for any length, and looks at the position
// after every step.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyConfig(t)
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 400).Draw(t, "steps") {
			legal := Legal(s)
			if len(legal) == 0 {
				break
			}
			before, a := s, rapid.SampledFrom(legal).Draw(t, "action")
			if s, _, err = Apply(s, a); err != nil {
				t.Fatal(err)
			}
			invariants(t, c, s)
			heldStays(t, before, s)
		}
	})
}

type failer interface {
	Errorf(format string, args ...any)
}

// invariants holds of every position between two actions.
func invariants(t failer, c Config, s State) {
	board := s.Board()

	// 36 tiles in all, each in one place, and what was seen and what is to come make
	// up the mix (hq-box-tiles, hq-setup-mix).
	unturned, total := 0, s.Stack()
	var count [TopSecret + 1]int
	count[TopSecret] = s.Stack()
	for at := range board.Squares() {
		switch tile, face := s.TileOn(at); {
		case face == Unturned:
			unturned++
			total++
		case face != NoTile && tile != TopSecret:
			count[tile]++
			total++
		}
		pawns := s.PawnsOn(at)
		if kind, _ := board.Kind(at); pawns != 0 && kind == Bush {
			t.Errorf("%v on the bush %s (hq-move-no-bush)", pawns, at)
		} else if pawns != 0 && kind == River && (s.Pending().Kind != AskMove || pawns != joe.SetOf(s.Active())) {
			t.Errorf("%v rests on the river %s (hq-river-no-end)", pawns, at)
		}
	}
	left := 0
	for tile := Bomb; tile <= TopSecret; tile++ {
		left += s.Left(tile)
		count[tile] += s.Left(tile) + s.OutOfPlay(tile)
		for seat := range joe.Seat(c.Seats) {
			count[tile] += s.Holds(seat, tile)
			total += s.Holds(seat, tile)
		}
		total += s.OutOfPlay(tile)
	}
	if s.Pending().Kind == AskPlaceBomb {
		count[Bomb]++
		total++
	}
	if at := s.Pawn(s.Active()); at != "" {
		if kind, _ := board.Kind(at); kind == River {
			count[Boat]++ // under the pawn
			total++
		}
	}
	if left != unturned {
		t.Errorf("%d faces to come for %d tiles not turned", left, unturned)
	}
	for tile := Bomb; tile <= Henchman6; tile++ {
		if count[tile] != c.Tiles[tile] {
			t.Errorf("%d %v tiles where the mix has %d", count[tile], tile, c.Tiles[tile])
		}
	}
	if count[TopSecret] != 4 || total != 36 {
		t.Errorf("%d Top Secret tiles and %d tiles in all, where there are 4 and 36", count[TopSecret], total)
	}

	for seat := range joe.Seat(c.Seats) {
		if n := s.Holds(seat, Boat); n > 2 {
			t.Errorf("%v holds %d boats (hq-boat-limit)", seat, n)
		}
		if s.Out(seat) != (s.Pawn(seat) == "") {
			t.Errorf("%v is out of the game or has a pawn, not both", seat)
		}
	}
	if o, over := s.Outcome(); over != (len(Legal(s)) == 0) || over != (s.ToAct() == joe.Nobody) || over && o.Reason == "" {
		t.Errorf("over %v, to act %v, %d actions, %v", over, s.ToAct(), len(Legal(s)), o)
	}
	if v := s.View(joe.Spectator); v.Sample(nil) != s {
		t.Errorf("a view knows less than the position, in a game without secrets")
	}
}

// heldStays: a pawn held by a bomb or a Henchman never leaves its tile
// (hq-bomb-hold, hq-henchman-hold); it is free only when the tile has gone.
func heldStays(t failer, before, after State) {
	for seat := range joe.Seat(before.Seats()) {
		if before.Held(seat) != 0 && after.Pawn(seat) != before.Pawn(seat) && !after.Out(seat) {
			t.Errorf("%v was held on %s and is on %s", seat, before.Pawn(seat), after.Pawn(seat))
		}
	}
}

// TestInvariantsOfWholeGames looks at whole random games, which rapid's are too
// short to see the end of.
func TestInvariantsOfWholeGames(t *testing.T) {
	for seed := range uint64(9) {
		c := Config{Seats: 2 + int(seed%3), Tiles: DefaultTiles(), TurnLimit: 150}
		if seed > 4 {
			c.Board = trainingBoard
		}
		table, err := Open(c, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, src := table.State(), dice.New(seed)
		var list []Action
		for s.ToAct() != joe.Nobody {
			before := s
			var a Action
			a, list = random(s, &src, list)
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
			invariants(t, c, s)
			heldStays(t, before, s)
		}
	}
}
