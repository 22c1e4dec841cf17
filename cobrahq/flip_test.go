package cobrahq

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// onto is seat 0 at home on a11 with so many moves, and what else there is: the
// sand spaces beside it, b11 and no other, are a step away.
func onto(t *testing.T, inside string) State {
	t.Helper()
	return position(t, 2, `"phase":"move",`+inside)
}

func TestMovingOntoATile(t *testing.T) {
	t.Run("hq-tile-flip", func(t *testing.T) {
		s := onto(t, `"moves":6`)
		lies(t, s, "b11", 0, Unturned)
		s, events := do(t, s, Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"})
		asks(t, s, joe.Chance, AskTurnTile)
		offers(t, s, Reveal{Bomb}, Reveal{Boat}, Reveal{Henchman1}, Reveal{Henchman2}, Reveal{Henchman3})
		lies(t, s, "b11", 0, Unturned)
		refused(t, s, Step{"c11"}, "hq-tile-flip")
		refused(t, s, Stop{}, "hq-tile-flip")
		refused(t, s, Reveal{Henchman4}, "hq-setup-mix")
		s, events = do(t, s, Reveal{Henchman3})
		happened(t, events, Turned{0, "b11", Henchman3})
		cited(t, events, "hq-tile-flip")
		lies(t, s, "b11", Henchman3, FaceUp)
		stands(t, s, 0, "b11")
		if got := s.Left(Henchman3); got != 3 {
			t.Errorf("%d Henchmen of 3 are left, want 3", got)
		}
		refused(t, s, Reveal{Bomb}, "hq-tile-flip")

		// What lies face up is not turned.
		_, events = do(t, onto(t, `"moves":6,"turned":{"b11":"bomb"}`), Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"})
	})

	t.Run("hq-bomb-hold", func(t *testing.T) {
		s := position(t, 2, `"phase":"opponent","players":[{"at":"b11"},{"at":"k1"}],"turned":{"b11":"bomb"}`)
		if got := s.Held(0); got != Bomb {
			t.Errorf("held by %v, want the bomb", got)
		}
		refused(t, s, Step{"a11"}, "hq-bomb-hold")
		refused(t, s, Stop{}, "hq-bomb-hold")
		offers(t, s, Challenge{1})
	})

	t.Run("hq-henchman-hold", func(t *testing.T) {
		s := position(t, 2, `"phase":"opponent","players":[{"at":"b11"},{"at":"k1"}],"turned":{"b11":"henchman-2"}`)
		if got := s.Held(0); got != Henchman2 {
			t.Errorf("held by %v, want the Henchman", got)
		}
		refused(t, s, Step{"a11"}, "hq-henchman-hold")
		refused(t, s, Stop{}, "hq-henchman-hold")
		offers(t, s, Challenge{1})
	})
}

func TestTakingABoat(t *testing.T) {
	t.Run("hq-boat-take", func(t *testing.T) {
		s, events := do(t, onto(t, `"moves":6`), Step{"b11"}, Reveal{Boat})
		happened(t, events, Turned{0, "b11", Boat}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-tile-flip", "hq-boat-take", "hq-boat-take-ends", "hq-clockwise")
		holds(t, s, 0, Boat, 1)
		lies(t, s, "b11", 0, NoTile)
		stands(t, s, 0, "b11")
		if got := s.OutOfPlay(Boat); got != 0 {
			t.Errorf("%d boats are out of play", got)
		}
	})

	t.Run("hq-boat-take-ends", func(t *testing.T) {
		s, events := do(t, onto(t, `"moves":5,"turned":{"b11":"boat"}`), Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 || s.Moves() != 0 {
			t.Errorf("%v is active with %d moves, want seat 1 before its roll", s.Active(), s.Moves())
		}
	})

	t.Run("hq-boat-limit", func(t *testing.T) {
		two := `"moves":6,"players":[{"at":"a11","boats":2},{"at":"a10","boats":1}],"turned":{"b1":"none","c1":"none","d1":"none"`
		s, _ := do(t, onto(t, two+`}`), Step{"b11"}, Reveal{Boat})
		holds(t, s, 0, Boat, 2)
		s, _ = do(t, onto(t, two+`,"b11":"boat"}`), Step{"b11"})
		holds(t, s, 0, Boat, 2)
		s, _ = do(t, onto(t, two+`}`), Step{"a10"})
		asks(t, s, 0, AskMove)
		refused(t, s, Take{Boat}, "hq-steal-one")
		holds(t, s, 0, Boat, 2)
		_, err := tryPosition(2, `"phase":"move","moves":6,"players":[{"at":"a11","boats":3},{"at":"k1"}]`)
		misread(t, err, "$.players[0].boats", "3 is above 2")
	})

	t.Run("hq-boat-third-left", func(t *testing.T) {
		s, events := do(t, onto(t, `"moves":6,"players":[{"at":"a11","boats":2},{"at":"k1"}],"turned":{"b1":"none","c1":"none"}`), Step{"b11"}, Reveal{Boat})
		happened(t, events, Turned{0, "b11", Boat}, BoatLeft{0, "b11"}, TurnEnded{0, "hq-boat-third-ends"}, TurnBegan{1, 1})
		cited(t, events, "hq-tile-flip", "hq-boat-third-left", "hq-boat-third-ends", "hq-clockwise")
		lies(t, s, "b11", Boat, FaceUp)
		holds(t, s, 0, Boat, 2)
	})

	t.Run("hq-boat-third-ends", func(t *testing.T) {
		s := onto(t, `"moves":4,"players":[{"at":"a11","boats":2},{"at":"k1"}],"turned":{"b1":"none","c1":"none"}`)
		s, _ = do(t, s, Step{"b11"}, Reveal{Boat})
		asks(t, s, joe.Chance, AskWhiteDie)
		if s.Active() != 1 {
			t.Errorf("%v is active, want seat 1", s.Active())
		}
		refused(t, s, Step{"a11"}, "hq-roll-white")
	})

	t.Run("hq-boat-per-crossing", func(t *testing.T) {
		s := onto(t, `"moves":6,"players":[{"at":"b6","boats":2},{"at":"k1"}],"turned":{"b1":"none","c1":"none"}`)
		for _, step := range []struct {
			to           Square
			boats, spent int
		}{{"c6", 1, 0}, {"d6", 1, 1}, {"d7", 1, 1}, {"c7", 0, 1}, {"b7", 0, 2}} {
			s, _ = do(t, s, Step{step.to})
			holds(t, s, 0, Boat, step.boats)
			if got := s.OutOfPlay(Boat); got != step.spent {
				t.Errorf("on %s %d boats are out of play, want %d", step.to, got, step.spent)
			}
		}
	})
}

func TestBoatsLeftFaceUp(t *testing.T) {
	t.Run("amb-hq-boat-forced", func(t *testing.T) {
		// With one boat another is taken without a question, fresh or face up.
		one := `"moves":6,"players":[{"at":"a11","boats":1},{"at":"k1"}],"turned":{"b1":"none"`
		s, events := do(t, onto(t, one+`}`), Step{"b11"}, Reveal{Boat})
		happened(t, events, Turned{0, "b11", Boat}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
		holds(t, s, 0, Boat, 2)
		s, events = do(t, onto(t, one+`,"b11":"boat"}`), Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
		holds(t, s, 0, Boat, 2)
	})

	t.Run("amb-hq-boat-faceup", func(t *testing.T) {
		// Seat 0 leaves a third boat, and seat 1, with moves to spare, is stopped by
		// it and takes it.
		s := onto(t, `"moves":6,"players":[{"at":"a11","boats":2},{"at":"b10"}],"turned":{"b11":"boat","b10":"none","b1":"none"}`)
		s, events := do(t, s, Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"}, BoatLeft{0, "b11"}, TurnEnded{0, "hq-boat-third-ends"}, TurnBegan{1, 1})
		lies(t, s, "b11", Boat, FaceUp)
		s, events = do(t, s, Die{6}, Step{"b11"}, Decline{})
		happened(t, events, Declined{1, 0}, Stopped{1, "b11"}, BoatTaken{1, "b11"}, TurnEnded{1, "hq-boat-take-ends"}, TurnBegan{0, 2})
		holds(t, s, 1, Boat, 1)
		lies(t, s, "b11", 0, NoTile)
	})

	t.Run("amb-hq-boat-ending-turn", func(t *testing.T) {
		s := position(t, 2, `"phase":"white-die","players":[{"at":"b11","boats":1},{"at":"k1"}],"turned":{"b11":"boat","b1":"none"}`)
		s, _ = do(t, s, Die{4})
		asks(t, s, 0, AskMove)
		stayed, events := do(t, s, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, TurnBegan{1, 1})
		holds(t, stayed, 0, Boat, 1)
		back, events := do(t, s, Step{"a11"}, Step{"b11"})
		happened(t, events, Moved{0, "a11", "b11"}, Stopped{0, "b11"}, BoatTaken{0, "b11"}, TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
		holds(t, back, 0, Boat, 2)
	})
}

// A client that follows the events is not led astray by one that cannot be.
func TestFlipEvents(t *testing.T) {
	inside := `"moves":6,"players":[{"at":"a11","boats":1},{"at":"k1"}],"turned":{"b1":"none","c1":"none"}`
	for _, hand := range []string{`"boats":1`, `"boats":2`} {
		s := onto(t, strings.Replace(inside, `"boats":1`, hand, 1))
		v := s.View(1).With(Moved{0, "a11", "b11"})
		unmoved(t, v, Turned{0, "b11", Boat}, Stopped{0, "a11"}, Stopped{1, "b11"})
		v = v.With(Stopped{0, "b11"})
		unmoved(t, v, Turned{0, "b11", Henchman4}, Turned{1, "b11", Boat}, Turned{0, "c11", Boat}, BoatTaken{0, "b11"})
		v = v.With(Turned{0, "b11", Boat})
		taken, left := Event(BoatTaken{0, "b11"}), Event(BoatLeft{0, "b11"})
		if v.Holds(0, Boat) == boatLimit {
			taken, left = left, taken
		}
		unmoved(t, v, left, BoatTaken{1, "b11"}, BoatTaken{0, "a11"}, SecretTaken{0}, TurnEnded{0, "hq-boat-take-ends"})
		if v.With(taken) == v {
			t.Errorf("%v changed nothing", taken)
		}
	}
}
