package cobrahq

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// ended checks that the game is over, who won and why.
func ended(t *testing.T, s State, why joe.RuleID, winners ...joe.Seat) {
	t.Helper()
	got, ok := s.Outcome()
	if diff := cmp.Diff(joe.Outcome{Winners: joe.SetOf(winners...), Reason: why}, got); !ok || diff != "" {
		t.Errorf("over: %v (-want +got):\n%s", ok, diff)
	}
	asks(t, s, joe.Nobody, "")
	offers(t, s)
	refused(t, s, Die{3}, why)
	refused(t, s, Stop{}, why)
}

// goesOn checks that the game is not over and it is a seat's turn.
func goesOn(t *testing.T, s State, seat joe.Seat) {
	t.Helper()
	if o, over := s.Outcome(); over {
		t.Errorf("the game is over: %v", o)
	}
	if s.Active() != seat {
		t.Errorf("turn of %v, want %v", s.Active(), seat)
	}
}

func winFor(winner joe.Seat) Ended {
	return Ended{joe.Outcome{Winners: joe.SetOf(winner), Reason: "hq-win"}}
}

func TestFindingTheTopSecretPlans(t *testing.T) {
	t.Run("hq-secret-must", func(t *testing.T) {
		s, _ := do(t, position(t, 2, `"phase":"move","moves":6,"players":[{"at":"d5"},{"at":"k1"}]`), Step{"e5"}, Step{"e6"})
		holds(t, s, 0, TopSecret, 0)
		asks(t, s, 0, AskMove)
		s, events := do(t, s, Step{"hq"})
		happened(t, events, Moved{0, "e6", "hq"}, Stopped{0, "hq"}, SecretTaken{0}, TurnEnded{0, "hq-secret-ends"}, TurnBegan{1, 1})
		holds(t, s, 0, TopSecret, 1)
	})

	t.Run("hq-secret-take", func(t *testing.T) {
		s, events := do(t, position(t, 2, `"phase":"move","moves":1,"players":[{"at":"e6"},{"at":"k1"}]`), Step{"hq"})
		cited(t, events, "hq-move-adjoining", "hq-tile-stop", "hq-secret-take", "hq-secret-ends", "hq-clockwise")
		holds(t, s, 0, TopSecret, 1)
		if s.Stack() != 3 {
			t.Errorf("%d Top Secret tiles in the stack, want 3", s.Stack())
		}
		// The last one too, and straight from the river's bank or its boat.
		s, _ = do(t, position(t, 4, `"phase":"move","moves":1,"players":[{"at":"e6"},{"at":"k10","topSecret":1},{"at":"k2","topSecret":1},{"at":"a2","topSecret":1}]`), Step{"hq"})
		holds(t, s, 0, TopSecret, 1)
		lies(t, s, "hq", 0, NoTile)
	})

	t.Run("hq-secret-ends", func(t *testing.T) {
		s, _ := do(t, position(t, 2, `"phase":"move","moves":4,"players":[{"at":"e6"},{"at":"k1"}]`), Step{"hq"})
		goesOn(t, s, 1)
		asks(t, s, joe.Chance, AskWhiteDie)
		refused(t, s, Step{"g6"}, "hq-roll-white")
	})

	t.Run("amb-hq-second-secret", func(t *testing.T) {
		// The stack stops one who holds a Top Secret tile, and gives no other.
		s, events := do(t, position(t, 2, `"phase":"move","moves":4,"players":[{"at":"e6","topSecret":1},{"at":"k1"}]`), Step{"hq"})
		happened(t, events, Moved{0, "e6", "hq"}, Stopped{0, "hq"}, TurnEnded{0, "hq-tile-stop"}, TurnBegan{1, 1})
		holds(t, s, 0, TopSecret, 1)
		if s.Stack() != 3 {
			t.Errorf("%d Top Secret tiles in the stack, want 3", s.Stack())
		}
	})

	t.Run("amb-hq-secret-empty", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":3,"players":[{"at":"e6"},{"at":"k2","topSecret":4}],"stack":0`)
		s, events := do(t, s, Step{"hq"})
		happened(t, events, Moved{0, "e6", "hq"})
		asks(t, s, 0, AskMove)
		holds(t, s, 0, TopSecret, 0)
		_, events = do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		s, events = do(t, s, Step{"g6"})
		happened(t, events, Moved{0, "hq", "g6"})
		if s.Moves() != 1 {
			t.Errorf("%d moves left, want 1", s.Moves())
		}
	})

	t.Run("hq-return-boat", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":4,"players":[{"at":"d6","topSecret":1},{"at":"k1"}]`)
		refused(t, s, Step{"c6"}, "hq-river-needs-boat")
		s = position(t, 2, `"phase":"move","moves":4,"players":[{"at":"d6","boats":1,"topSecret":1},{"at":"k1"}],"turned":{"b1":"none"}`)
		s, events := do(t, s, Step{"c6"}, Step{"b6"})
		happened(t, events, Landed{0, "c6", "b6"})
		holds(t, s, 0, Boat, 0)
		holds(t, s, 0, TopSecret, 1)
	})
}

func TestHowToWin(t *testing.T) {
	nearHome := `"phase":"move","moves":5,"players":[{"at":"b9","topSecret":1},{"at":"k1"}]`

	t.Run("hq-win", func(t *testing.T) {
		s, events := do(t, position(t, 2, nearHome), Step{"a9"}, Step{"a10"})
		happened(t, events, Moved{0, "a9", "a10"})
		goesOn(t, s, 0)
		s, events = do(t, s, Step{"a11"})
		happened(t, events, Moved{0, "a10", "a11"}, winFor(0))
		cited(t, events, "hq-move-adjoining", "hq-win")
		ended(t, s, "hq-win", 0)
		if _, _, err := Apply(s, Step{"a10"}); err == nil || err.(*joe.Error).Kind != joe.ErrGameOver {
			t.Errorf("a step after the end: %v", err)
		}
		// Straight home, though an opponent with a tile stands there.
		s = position(t, 2, `"phase":"move","moves":5,"players":[{"at":"a10","topSecret":1},{"at":"a11","boats":1}],"turned":{"b1":"none"}`)
		s, events = do(t, s, Step{"a11"})
		happened(t, events, Moved{0, "a10", "a11"}, winFor(0))
		ended(t, s, "hq-win", 0)
	})

	t.Run("hq-win-needs-secret", func(t *testing.T) {
		s := position(t, 2, strings.Replace(nearHome, `,"topSecret":1`, ``, 1))
		s, events := do(t, s, Step{"a9"}, Step{"a10"}, Step{"a11"})
		happened(t, events, Moved{0, "a10", "a11"})
		goesOn(t, s, 0)
		asks(t, s, 0, AskMove)
	})

	t.Run("hq-return-home", func(t *testing.T) {
		// HOME BASES of an opponent, at its table or of nobody: no win.
		for _, at := range []Square{"k1", "k11", "a1"} {
			beside := map[Square]string{"k1": "k2", "k11": "k10", "a1": "a2"}[at]
			s := position(t, 2, `"phase":"move","moves":5,"players":[{"at":"`+beside+`","topSecret":1},{"at":"b9"}]`)
			s, events := do(t, s, Step{at})
			happened(t, events, Moved{0, Square(beside), at})
			goesOn(t, s, 0)
		}
	})

	t.Run("amb-hq-win-without-island", func(t *testing.T) {
		// A thief who never crossed the river, nor anybody else by a boat of the box.
		s := position(t, 2, `"phase":"move","moves":3,"players":[{"at":"a9"},{"at":"a10","topSecret":1}]`)
		s, events := do(t, s, Step{"a10"}, Take{TopSecret}, Step{"a11"})
		happened(t, events, Moved{0, "a10", "a11"}, winFor(0))
		ended(t, s, "hq-win", 0)
		if got := s.OutOfPlay(Boat); got != 0 {
			t.Errorf("%d boats are out of play", got)
		}
	})
}

// What is on the island's four sand spaces d8, h8, d4 and h4, with some of the
// mainland's turned to make up for it.
const (
	noBoatThere  = `"turned":{"d8":"none","h8":"none","d4":"none","h4":"none","b1":"none","c1":"none"}`
	oneToTurn    = `"turned":{"d8":"none","h8":"none","d4":"none","b1":"none","c1":"none"}`
	oneBoatThere = `"turned":{"d8":"none","h8":"boat","d4":"none","h4":"none","b1":"none","c1":"none"}`
	// All but three of the mainland's turned too, and no boat among what is left.
	onlyBombsLeft = `"left":{"bomb":4},"turned":{"d8":"none","h8":"none","d4":"none","b11":"none","c11":"none","d11":"none",` +
		`"b10":"none","c10":"none","i10":"none","j10":"none","h11":"none","i11":"none","j11":"none","a8":"none","a7":"none","a5":"none","a4":"none",` +
		`"k8":"none","k7":"none","k5":"none","k4":"none","b2":"none","c2":"none","i2":"none","j2":"none","b1":"none","c1":"none","d1":"none"}`
)

// crossing is seat 0 on b6 about to cross to d6 by its last boat.
const crossing = `"phase":"move","moves":2,"players":[{"at":"b6","boats":1},{"at":"k11"},{"at":"k1"}],`

func TestStranded(t *testing.T) {
	t.Run("hq-stranded", func(t *testing.T) {
		s, events := do(t, position(t, 3, crossing+noBoatThere), Step{"c6"}, Step{"d6"})
		happened(t, events, Landed{0, "c6", "d6"}, TurnEnded{0, "hq-end-empty"}, Stranded{0}, TurnBegan{1, 1})
		cited(t, events, "hq-river-boat-gone", "hq-end-empty", "hq-stranded", "hq-clockwise")
		if !s.Out(0) || s.Out(1) || s.Out(2) {
			t.Error("want seat 0 alone out")
		}
		stands(t, s, 0, "")
		// It has no more turns.
		s, _ = do(t, s, Die{1}, Stop{}, Die{1})
		s, events = do(t, s, Stop{})
		happened(t, events, TurnEnded{2, "hq-move-zero"}, TurnBegan{1, 2})
		goesOn(t, s, 1)
	})

	t.Run("amb-hq-stranded-when", func(t *testing.T) {
		hope := func(inside string) {
			t.Helper()
			s, events := do(t, position(t, 3, inside), Step{"c6"}, Step{"d6"})
			happened(t, events, Landed{0, "c6", "d6"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
			if s.Out(0) {
				t.Errorf("out in spite of hope: %s", inside)
			}
		}
		// A boat lies there, may be turned there, or is held by another there.
		hope(crossing + oneBoatThere)
		hope(crossing + oneToTurn)
		hope(`"phase":"move","moves":2,"players":[{"at":"b6","boats":1},{"at":"e6","boats":1},{"at":"k1"}],` + noBoatThere)
		hope(`"phase":"move","moves":2,"players":[{"at":"b6","boats":2},{"at":"k11"},{"at":"k1"}],` + noBoatThere)
		// A boat held or lying on the mainland is no hope, nor a tile that can be none.
		for _, inside := range []string{
			`"phase":"move","moves":2,"players":[{"at":"b6","boats":1},{"at":"k11","boats":1},{"at":"k1"}],` + noBoatThere,
			crossing + strings.Replace(noBoatThere, `"c1":"none"`, `"c1":"boat"`, 1),
			`"phase":"move","moves":2,"players":[{"at":"b6","boats":1},{"at":"k11","boats":1},{"at":"k1"}],` + onlyBombsLeft,
		} {
			_, events := do(t, position(t, 3, inside), Step{"c6"}, Step{"d6"})
			happened(t, events, Landed{0, "c6", "d6"}, TurnEnded{0, "hq-end-empty"}, Stranded{0}, TurnBegan{1, 1})
		}
		// At the end of every turn: seat 0 leaves with the boat that seat 1, held by a
		// bomb, could have hoped for.
		s := position(t, 3, `"phase":"move","moves":3,"players":[{"at":"d6","boats":1},{"at":"h8"},{"at":"k1"}],`+strings.Replace(oneBoatThere, "boat", "bomb", 1))
		s, _ = do(t, s, Step{"c6"}, Step{"b6"})
		if s.Out(1) {
			t.Error("stranded before the turn has ended")
		}
		s, events := do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-end-empty"}, Stranded{1}, TurnBegan{2, 1})
		lies(t, s, "h8", Bomb, FaceUp)
		stands(t, s, 1, "")
	})

	t.Run("amb-hq-stranded-tiles", func(t *testing.T) {
		s := position(t, 3, `"phase":"move","moves":2,"players":[{"at":"b6","boats":1,"henchmen":[1],"topSecret":1},{"at":"k11"},{"at":"k2","topSecret":1}],`+noBoatThere)
		henchmen := s.OutOfPlay(Henchman1)
		s, _ = do(t, s, Step{"c6"}, Step{"d6"})
		if s.Stack() != 3 {
			t.Errorf("%d Top Secret tiles in the stack, want 3", s.Stack())
		}
		for tile, n := range s.Tiles(0) {
			t.Errorf("the stranded still hold %d of %v", n, tile)
		}
		holds(t, s, 2, TopSecret, 1)
		if got := s.OutOfPlay(Henchman1); got != henchmen+1 {
			t.Errorf("%d Henchmen are out of play, want %d", got, henchmen+1)
		}
		stands(t, s, 0, "")
		if got := s.PawnsOn("d6"); got != 0 {
			t.Errorf("%v stand on d6", got)
		}
	})

	t.Run("amb-all-simultaneous", func(t *testing.T) {
		// Clockwise from the active player, seat 2: it, then seat 0, then seat 1.
		s := position(t, 4, `"phase":"move","moves":1,"first":2,"active":2,"players":[{"at":"e4"},{"at":"f4"},{"at":"g4"},{"at":"k1"}],`+oneToTurn)
		s, events := do(t, s, Step{"h4"}, Reveal{Bomb}, Challenge{0}, Dice{1, 2})
		happened(t, events, RolledOff{2, 0, 1, 2}, Held{2, "h4", Bomb}, TurnEnded{2, "hq-bomb-lose-ends"},
			Stranded{2}, Stranded{0}, Stranded{1}, Ended{joe.Outcome{Winners: joe.SetOf(3), Reason: "amb-hq-last-player"}})
		ended(t, s, "amb-hq-last-player", 3)
	})

	t.Run("hq-clockwise", func(t *testing.T) {
		// The rounds go on when the player who went first is out.
		s := position(t, 4, `"phase":"move","moves":2,"first":1,"active":1,"round":3,"players":[{"at":"a11"},{"at":"b6","boats":1},{"at":"k1"},{"at":"a1"}],`+noBoatThere)
		s, events := do(t, s, Step{"c6"}, Step{"d6"})
		happened(t, events, Landed{1, "c6", "d6"}, TurnEnded{1, "hq-end-empty"}, Stranded{1}, TurnBegan{2, 3})
		for _, next := range []TurnBegan{{3, 3}, {0, 3}, {2, 4}, {3, 4}} {
			active := s.Active()
			s, events = do(t, s, Die{1}, Stop{})
			happened(t, events, TurnEnded{active, "hq-move-zero"}, next)
		}
	})
}

func TestEndsWithoutAWin(t *testing.T) {
	t.Run("amb-hq-last-player", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":2,"players":[{"at":"b6","boats":1},{"at":"k1"}],`+noBoatThere)
		s, events := do(t, s, Step{"c6"}, Step{"d6"})
		happened(t, events, Landed{0, "c6", "d6"}, TurnEnded{0, "hq-end-empty"}, Stranded{0},
			Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: "amb-hq-last-player"}})
		cited(t, events, "hq-river-boat-gone", "hq-end-empty", "hq-stranded", "amb-hq-last-player")
		ended(t, s, "amb-hq-last-player", 1)
	})

	t.Run("amb-hq-all-stranded", func(t *testing.T) {
		// The last tile that might have been a boat is none.
		s := position(t, 2, `"phase":"move","moves":1,"players":[{"at":"g4","topSecret":1},{"at":"e4"}],`+oneToTurn)
		s, events := do(t, s, Step{"h4"}, Reveal{Bomb}, Challenge{1}, Dice{1, 2})
		happened(t, events, RolledOff{0, 1, 1, 2}, Held{0, "h4", Bomb}, TurnEnded{0, "hq-bomb-lose-ends"},
			Stranded{0}, Stranded{1}, Ended{joe.Outcome{Reason: "amb-hq-all-stranded"}})
		ended(t, s, "amb-hq-all-stranded")
		if s.Stack() != 4 {
			t.Errorf("%d Top Secret tiles in the stack, want 4", s.Stack())
		}
	})

	t.Run("amb-hq-nobody-can-win", func(t *testing.T) {
		// Seat 0 leaves the island by the last boat of all.
		leaving := `"phase":"move","moves":2,"players":[{"at":"d6","boats":1},{"at":"k11"},{"at":"k1"}],`
		s, events := do(t, position(t, 3, leaving+onlyBombsLeft), Step{"c6"}, Step{"b6"})
		happened(t, events, Landed{0, "c6", "b6"}, TurnEnded{0, "hq-end-empty"}, Ended{joe.Outcome{Reason: "amb-hq-nobody-can-win"}})
		ended(t, s, "amb-hq-nobody-can-win")
		if s.Out(0) || s.Out(1) || s.Out(2) {
			t.Error("nobody is stranded")
		}
		for _, inside := range []string{
			`"phase":"move","moves":2,"players":[{"at":"d6","boats":1,"topSecret":1},{"at":"k11"},{"at":"k1"}],` + onlyBombsLeft, // a tile to bring home
			`"phase":"move","moves":2,"players":[{"at":"d6","boats":2},{"at":"k11"},{"at":"k1"}],` + onlyBombsLeft,
			`"phase":"move","moves":2,"players":[{"at":"d6","boats":1},{"at":"k11","boats":1},{"at":"k1"}],` + onlyBombsLeft,
			`"phase":"move","moves":2,"players":[{"at":"d6","boats":1},{"at":"g6","boats":1},{"at":"k1"}],` + onlyBombsLeft,
			// Somebody on the island, whose boat lies there.
			`"phase":"move","moves":2,"players":[{"at":"d6","boats":1},{"at":"g6"},{"at":"k1"}],` + strings.Replace(onlyBombsLeft, `"d8":"none"`, `"d8":"boat"`, 1),
			leaving + strings.Replace(onlyBombsLeft, `"k8":"none"`, `"k8":"boat"`, 1),
			leaving + strings.Replace(onlyBombsLeft, `"bomb":4`, `"bomb":3,"boat":1`, 1),
		} {
			s, events = do(t, position(t, 3, inside), Step{"c6"}, Step{"b6"})
			happened(t, events, Landed{0, "c6", "b6"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
			goesOn(t, s, 1)
		}
		// A boat on the island is out of everybody's reach.
		s, _ = do(t, position(t, 3, leaving+strings.Replace(onlyBombsLeft, `"d8":"none"`, `"d8":"boat"`, 1)), Step{"c6"}, Step{"b6"})
		ended(t, s, "amb-hq-nobody-can-win")
		// Boats are left to turn, but no tile of the mainland is.
		s, _ = do(t, position(t, 3, leaving+strings.Replace(strings.Replace(onlyBombsLeft, `"left":{"bomb":4}`, `"left":{"boat":1}`, 1),
			`"d8"`, `"h1":"none","i1":"none","j1":"none","d8"`, 1)), Step{"c6"}, Step{"b6"})
		ended(t, s, "amb-hq-nobody-can-win")
		// Strandings come first: the tile to bring home goes back to Cobra HQ, and two
		// are left who cannot get there.
		s, events = do(t, position(t, 3, `"phase":"move","moves":2,"players":[{"at":"b6","boats":1,"topSecret":1},{"at":"k11"},{"at":"k1"}],`+onlyBombsLeft), Step{"c6"}, Step{"d6"})
		happened(t, events, Landed{0, "c6", "d6"}, TurnEnded{0, "hq-end-empty"}, Stranded{0}, Ended{joe.Outcome{Reason: "amb-hq-nobody-can-win"}})
		ended(t, s, "amb-hq-nobody-can-win")
	})
}

// A client that follows the events is not led astray by one that cannot be.
func TestEndEvents(t *testing.T) {
	before, _ := do(t, position(t, 3, crossing+noBoatThere), Step{"c6"})
	s, _ := do(t, before, Step{"d6"})
	v := before.View(1).With(Landed{0, "c6", "d6"})
	unmoved(t, v, Stranded{0}, TurnBegan{1, 1}, SecretTaken{0}, winFor(0))
	v = v.With(TurnEnded{0, "hq-end-empty"})
	// Who is stranded goes out before the next turn begins, and nobody else does.
	unmoved(t, v, Stranded{1}, TurnBegan{1, 1}, Ended{joe.Outcome{Reason: "amb-hq-all-stranded"}})
	v = v.With(Stranded{0})
	unmoved(t, v, Stranded{0}, TurnBegan{0, 2}, TurnBegan{1, 2}, Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: "amb-hq-last-player"}})
	if v.With(TurnBegan{1, 1}) != s.View(1) {
		t.Error("the View after all events is not that of the position")
	}
	// Who has come to a tile stops there, who has come home has won, before all else.
	s = position(t, 2, `"phase":"move","moves":6,"players":[{"at":"a10","topSecret":1},{"at":"k1"}],"turned":{"b10":"boat"}`)
	unmoved(t, s.View(0).With(Moved{0, "a10", "b10"}), TurnEnded{0, "hq-end-empty"}, Moved{0, "b10", "a10"}, BoatTaken{0, "b10"})
	unmoved(t, s.View(0).With(Moved{0, "a10", "a11"}), TurnEnded{0, "hq-end-empty"}, Moved{0, "a11", "a10"}, winFor(1))
}
