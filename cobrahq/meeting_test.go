package cobrahq

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// bottomTaken is the bottom row without tiles, which leaves six to be held.
const bottomTaken = `"turned":{"b1":"none","c1":"none","d1":"none","h1":"none","i1":"none","j1":"none"}`

// beside is seat 0 on a9 with so many moves and seat 1 on a10, a step away, with
// what it holds.
func beside(t *testing.T, moves int, holds string) State {
	t.Helper()
	return position(t, 2, fmt.Sprintf(`"phase":"move","moves":%d,"players":[{"at":"a9"},{"at":"a10"%s}],%s`, moves, holds, bottomTaken))
}

func TestMovingOntoAnOccupiedSpace(t *testing.T) {
	t.Run("hq-steal-offer", func(t *testing.T) {
		// In passing, with moves left, and on landing with the last.
		for _, moves := range []int{3, 1} {
			s, events := do(t, beside(t, moves, `,"boats":1,"henchmen":[1]`), Step{"a10"})
			want := []Event{Moved{0, "a9", "a10"}, Asked{
				Pending: joe.Pending{Seat: 0, Kind: AskTake, Rule: "hq-steal-offer", Other: 1, Item: "a10"},
				Options: []Action{Take{Boat}, Take{Henchman1}, Decline{}},
			}}
			if diff := cmp.Diff(want, events); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
			refused(t, s, Step{"a11"}, "hq-steal-offer")
			refused(t, s, Stop{}, "hq-steal-offer")
		}
		// There is nothing to ask where the opponent has no tile, nor elsewhere.
		s, _ := do(t, beside(t, 3, ``), Step{"a10"})
		asks(t, s, 0, AskMove)
		s, _ = do(t, beside(t, 3, `,"boats":1`), Step{"b9"})
		asks(t, s, 0, AskMove)
		refused(t, s, Take{Boat}, "hq-steal-one")
		refused(t, s, Decline{}, "hq-steal-one")
	})

	t.Run("hq-steal-one", func(t *testing.T) {
		s, events := do(t, beside(t, 4, `,"boats":2,"henchmen":[1]`), Step{"a10"}, Take{Boat})
		happened(t, events, Took{0, 1, Boat})
		cited(t, events, "hq-steal-one")
		holds(t, s, 0, Boat, 1)
		holds(t, s, 1, Boat, 1)
		holds(t, s, 1, Henchman1, 1)
		refused(t, s, Take{Boat}, "hq-steal-one")
		refused(t, s, Take{Henchman1}, "hq-steal-one")
		refused(t, s, Decline{}, "hq-steal-one")
		if got := s.OutOfPlay(Boat); got != 0 {
			t.Errorf("%d boats are out of play", got)
		}
	})

	t.Run("hq-steal-choice", func(t *testing.T) {
		s, _ := do(t, beside(t, 4, `,"boats":1,"henchmen":[0,1],"topSecret":1`), Step{"a10"})
		offers(t, s, Take{Boat}, Take{Henchman2}, Take{TopSecret}, Decline{})
		for _, tile := range []Tile{Bomb, Henchman1, Henchman3, 0, 200} {
			refused(t, s, Take{tile}, "hq-steal-choice")
		}
		for _, tile := range []Tile{Boat, Henchman2, TopSecret} {
			taken, events := do(t, s, Take{tile})
			happened(t, events, Took{0, 1, tile})
			holds(t, taken, 0, tile, 1)
			holds(t, taken, 1, tile, 0)
		}
		// Each kind is enough by itself.
		for hand, tile := range map[string]Tile{`,"boats":1`: Boat, `,"henchmen":[0,0,1]`: Henchman3, `,"topSecret":1`: TopSecret} {
			s, _ := do(t, beside(t, 4, hand), Step{"a10"})
			offers(t, s, Take{tile}, Decline{})
		}
	})

	t.Run("hq-steal-front", func(t *testing.T) {
		// A Henchman taken lies before the taker, who spends it on a later turn.
		s, _ := do(t, beside(t, 4, `,"henchmen":[0,1]`), Step{"a10"}, Take{Henchman2})
		holds(t, s, 0, Henchman2, 1)
		s, _ = do(t, s, Stop{}, Die{1}, Stop{}, Die{1})
		s, events := do(t, s, Boost{Henchman2, 2})
		happened(t, events, Boosted{0, Henchman2, 2})
		if s.Moves() != 3 {
			t.Errorf("%d moves, want 3", s.Moves())
		}
	})

	t.Run("hq-steal-pass-go-on", func(t *testing.T) {
		s, _ := do(t, beside(t, 4, `,"boats":1`), Step{"a10"})
		for _, answer := range []Action{Take{Boat}, Decline{}} {
			on, _ := do(t, s, answer)
			asks(t, on, 0, AskMove)
			if on.Moves() != 3 {
				t.Errorf("%v: %d moves left, want 3", answer, on.Moves())
			}
			_, events := do(t, on, Step{"a11"})
			happened(t, events, Moved{0, "a10", "a11"})
		}
		// Landing with the last move ends the turn, once that is answered.
		s, events := do(t, beside(t, 1, `,"boats":1`), Step{"a10"}, Take{Boat})
		happened(t, events, Took{0, 1, Boat}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		asks(t, s, joe.Chance, AskWhiteDie)
	})

	t.Run("hq-steal-end-tile", func(t *testing.T) {
		for _, tile := range []Tile{Bomb, Henchman1} {
			s := position(t, 2, fmt.Sprintf(`"phase":"move","moves":4,"players":[{"at":"a11"},{"at":"b11"}],"turned":{"b11":%q}`, tile))
			s, events := do(t, s, Step{"b11"})
			happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"})
			asks(t, s, 0, AskOpponent)
			if s.Held(0) != tile || s.Held(1) != tile {
				t.Errorf("held by %v and %v, want both by %v", s.Held(0), s.Held(1), tile)
			}
			s, _ = do(t, s, Challenge{1}, Dice{1, 2})
			stands(t, s, 0, "b11")
			asks(t, s, 1, AskOpponent)
		}
	})
}

func TestMeetings(t *testing.T) {
	t.Run("amb-hq-steal-decline", func(t *testing.T) {
		s, _ := do(t, beside(t, 4, `,"boats":1`), Step{"a10"})
		offers(t, s, Take{Boat}, Decline{})
		s, events := do(t, s, Decline{})
		happened(t, events, Declined{0, 1})
		cited(t, events, "amb-hq-steal-decline")
		holds(t, s, 0, Boat, 0)
		holds(t, s, 1, Boat, 1)
		refused(t, s, Take{Boat}, "hq-steal-one")
	})

	t.Run("amb-hq-steal-order", func(t *testing.T) {
		// First what the opponent has, then the bomb, or the boat of which one more
		// may by then be too many.
		s := position(t, 2, `"phase":"move","moves":4,"players":[{"at":"a11"},{"at":"b11","boats":1}],"turned":{"b11":"bomb","b1":"none"}`)
		s, events := do(t, s, Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"})
		asks(t, s, 0, AskTake)
		s, events = do(t, s, Take{Boat})
		happened(t, events, Took{0, 1, Boat}, Stopped{0, "b11"})
		asks(t, s, 0, AskOpponent)
		holds(t, s, 0, Boat, 1)

		s = position(t, 2, `"phase":"move","moves":4,"players":[{"at":"a11","boats":1},{"at":"b11","boats":1}],"turned":{"b11":"boat","b1":"none","c1":"none"}`)
		s, _ = do(t, s, Step{"b11"})
		_, events = do(t, s, Take{Boat})
		happened(t, events, Took{0, 1, Boat}, Stopped{0, "b11"}, BoatLeft{0, "b11"}, TurnEnded{0, "hq-boat-third-ends"}, TurnBegan{1, 1})
		_, events = do(t, s, Decline{})
		happened(t, events, Declined{0, 1}, Stopped{0, "b11"}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})

		// So too at Cobra HQ, where one who takes a Top Secret tile is given no other.
		s = position(t, 2, `"phase":"move","moves":4,"players":[{"at":"e6"},{"at":"hq","topSecret":1}]`)
		s, _ = do(t, s, Step{"hq"})
		asks(t, s, 0, AskTake)
		s, events = do(t, s, Take{TopSecret})
		happened(t, events, Took{0, 1, TopSecret}, Stopped{0, "hq"}, TurnEnded{0, "hq-tile-stop"}, TurnBegan{1, 1})
		if s.Stack() != 3 {
			t.Errorf("%d Top Secret tiles in the stack, want 3", s.Stack())
		}

		// And on the island, onto an opponent and the Henchman that holds it.
		s = position(t, 2, `"phase":"move","moves":4,"players":[{"at":"b4","boats":1},{"at":"d4","boats":1}],"turned":{"d4":"henchman-1","b1":"none","c1":"none"}`)
		s, events = do(t, s, Step{"c4"}, Step{"d4"})
		happened(t, events, Landed{0, "c4", "d4"})
		asks(t, s, 0, AskTake)
		s, events = do(t, s, Take{Boat})
		happened(t, events, Took{0, 1, Boat}, Stopped{0, "d4"})
		asks(t, s, 0, AskOpponent)
	})

	t.Run("amb-hq-steal-several", func(t *testing.T) {
		// One of each who has a tile, each asked about once.
		s := position(t, 4, `"phase":"move","moves":4,"players":[{"at":"a9"},{"at":"a10","boats":2},{"at":"a10"},{"at":"a10","henchmen":[1]}],`+bottomTaken)
		s, _ = do(t, s, Step{"a10"})
		if got := s.Pending().Other; got != 1 {
			t.Errorf("asked about %v, want seat 1", got)
		}
		s, events := do(t, s, Take{Boat})
		happened(t, events, Took{0, 1, Boat})
		asks(t, s, 0, AskTake)
		if got := s.Pending().Other; got != 3 {
			t.Errorf("asked about %v, want seat 3, for seat 2 has nothing", got)
		}
		refused(t, s, Take{Boat}, "hq-steal-choice")
		s, events = do(t, s, Take{Henchman1})
		happened(t, events, Took{0, 3, Henchman1})
		asks(t, s, 0, AskMove)
		refused(t, s, Take{Boat}, "hq-steal-one")
		if s.Moves() != 3 {
			t.Errorf("%d moves left, want 3", s.Moves())
		}
	})

	t.Run("amb-hq-steal-boat-limit", func(t *testing.T) {
		two := `"phase":"move","moves":4,"players":[{"at":"a9","boats":2},{"at":"a10","boats":1%s}],` + bottomTaken
		s, _ := do(t, position(t, 2, fmt.Sprintf(two, `,"henchmen":[1]`)), Step{"a10"})
		offers(t, s, Take{Henchman1}, Decline{})
		refused(t, s, Take{Boat}, "amb-hq-steal-boat-limit")
		// Where that leaves nothing to take, nothing is asked.
		s, _ = do(t, position(t, 2, fmt.Sprintf(two, ``)), Step{"a10"})
		asks(t, s, 0, AskMove)
		// It counts what was taken of one opponent when the next is met.
		s = position(t, 3, `"phase":"move","moves":4,"players":[{"at":"a9","boats":1},{"at":"a10","boats":1},{"at":"a10","boats":2}],`+bottomTaken)
		s, _ = do(t, s, Step{"a10"})
		taken, _ := do(t, s, Take{Boat})
		asks(t, taken, 0, AskMove)
		declined, _ := do(t, s, Decline{})
		offers(t, declined, Take{Boat}, Decline{})
	})

	t.Run("amb-hq-steal-secret", func(t *testing.T) {
		// By one who was never on the island, and by one who has such a tile already.
		s, events := do(t, beside(t, 4, `,"topSecret":1`), Step{"a10"}, Take{TopSecret})
		happened(t, events, Took{0, 1, TopSecret})
		holds(t, s, 0, TopSecret, 1)
		holds(t, s, 1, TopSecret, 0)
		s = position(t, 2, `"phase":"move","moves":4,"players":[{"at":"a9","topSecret":1},{"at":"a10","topSecret":1}]`)
		s, _ = do(t, s, Step{"a10"}, Take{TopSecret})
		holds(t, s, 0, TopSecret, 2)
		if s.Stack() != 2 {
			t.Errorf("%d Top Secret tiles in the stack, want 2", s.Stack())
		}
	})

	t.Run("hq-win", func(t *testing.T) {
		// A Top Secret tile taken at one's own HOME BASE wins at once, with another
		// opponent there not asked about yet.
		s := position(t, 3, `"phase":"move","moves":4,"players":[{"at":"a10"},{"at":"a11","topSecret":1},{"at":"a11","boats":1}],"turned":{"b1":"none"}`)
		s, _ = do(t, s, Step{"a11"})
		asks(t, s, 0, AskTake)
		won, events := do(t, s, Take{TopSecret})
		happened(t, events, Took{0, 1, TopSecret}, Ended{joe.Outcome{Winners: joe.SetOf(0), Reason: "hq-win"}})
		asks(t, won, joe.Nobody, "")
		// Where nothing is taken, the other is asked about and the move goes on.
		s, _ = do(t, s, Decline{})
		if got := s.Pending().Other; got != 2 {
			t.Errorf("asked about %v, want seat 2", got)
		}
	})
}

// A client that follows the events is not led astray by one that cannot be.
func TestMeetingEvents(t *testing.T) {
	s, _ := do(t, position(t, 3, `"phase":"move","moves":4,"players":[{"at":"a9","boats":2},{"at":"a10","boats":1,"henchmen":[1]},{"at":"a10","boats":1}],`+bottomTaken), Step{"a10"})
	v := s.View(joe.Spectator)
	unmoved(t, v, Took{0, 2, Boat}, Took{1, 0, Boat}, Took{0, 1, Boat}, Took{0, 1, Henchman2}, Took{0, 1, TopSecret},
		Declined{0, 2}, Declined{1, 0}, Moved{0, "a10", "a11"}, TurnEnded{0, "hq-end-empty"}, Stopped{0, "a10"})
	v = v.With(Took{0, 1, Henchman1})
	unmoved(t, v, Took{0, 1, Boat}, Declined{0, 2}, Declined{0, 1}) // seat 2 has a third boat alone
	if v.With(Moved{0, "a10", "a11"}) == v {
		t.Error("the move does not go on")
	}
}
