package cobrahq

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// withHenchmen is a turn of seat 0 before its roll: on f8, in the open north of the
// island, with a Henchman 2 and two Henchmen 3.
const withHenchmen = `"phase":"white-die","players":[{"at":"f8","henchmen":[0,1,2]},{"at":"k1"}],"turned":{"b11":"none","c11":"none","d11":"none"}`

func TestBoost(t *testing.T) {
	t.Run("hq-boost-use", func(t *testing.T) {
		s, _ := do(t, position(t, 2, withHenchmen), Die{2})
		refused(t, s, Boost{Henchman1, 1}, "hq-boost-use")
		refused(t, s, Boost{0, 0}, "hq-boost-use")
		with, _ := do(t, position(t, 2, atTheBank), Die{2})
		refused(t, with, Boost{Boat, 1}, "hq-boost-use") // in hand, but no Henchman
		s, events := do(t, s, Boost{Henchman3, 3})
		happened(t, events, Boosted{0, Henchman3, 3})
		moves(t, s, 5)
		s, events = steps(t, s, "g8", "g7", "g6", "g5", "f5")
		happened(t, events, Moved{0, "g5", "f5"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		// On any turn: on the next one too.
		s, _ = do(t, s, Die{1}, Stop{}, Die{2}, Boost{Henchman2, 2})
		moves(t, s, 4)
	})
	t.Run("hq-boost-after-roll", func(t *testing.T) {
		s := position(t, 2, withHenchmen)
		refused(t, s, Boost{Henchman3, 3}, "hq-boost-after-roll")
		s, _ = do(t, s, Die{2})
		if err := Check(s, Boost{Henchman3, 3}); err != nil {
			t.Error(err)
		}
		refused(t, begun(t, Config{Seats: 2}), Boost{Henchman3, 3}, "hq-boost-after-roll")
	})
	t.Run("hq-boost-amount", func(t *testing.T) {
		s, _ := do(t, position(t, 2, withHenchmen), Die{2})
		offers(t, s, Step{"g8"}, Step{"f7"}, Step{"e8"}, Boost{Henchman2, 1}, Boost{Henchman2, 2},
			Boost{Henchman3, 1}, Boost{Henchman3, 2}, Boost{Henchman3, 3}, Stop{})
		refused(t, s, Boost{Henchman3, 4}, "hq-boost-amount")
		refused(t, s, Boost{Henchman2, 3}, "hq-boost-amount")
		refused(t, s, Boost{Henchman3, 0}, "hq-boost-amount")
		refused(t, s, Boost{Henchman3, 255}, "hq-boost-amount")
		less, _ := do(t, s, Boost{Henchman3, 1})
		moves(t, less, 3)
		all, _ := do(t, s, Boost{Henchman3, 3})
		moves(t, all, 5)
	})
	t.Run("hq-boost-spent", func(t *testing.T) {
		s, _ := do(t, position(t, 2, withHenchmen), Die{2})
		before := s.OutOfPlay(Henchman3)
		s, _ = do(t, s, Boost{Henchman3, 3})
		holds(t, s, 0, Henchman3, 1)
		holds(t, s, 0, Henchman2, 1)
		if got := s.OutOfPlay(Henchman3); got != before+1 {
			t.Errorf("%d Henchmen 3 out of play, want %d", got, before+1)
		}
	})
	t.Run("hq-boost-later", func(t *testing.T) {
		// With another Henchman in hand, a pawn on h8 meets one and beats it.
		s := position(t, 2, `"phase":"move","moves":4,"players":[{"at":"g8","henchmen":[0,0,1]},{"at":"k1"}],"turned":{"h8":"henchman-2","b11":"none"}`)
		s, _ = do(t, s, Step{"h8"})
		refused(t, s, Boost{Henchman3, 1}, "hq-boost-later")
		s, _ = do(t, s, Challenge{1})
		refused(t, s, Boost{Henchman3, 1}, "hq-rolloff-dice")
		s, events := do(t, s, Dice{6, 1})
		happened(t, events, RolledOff{0, 1, 6, 1}, HenchmanTaken{0, "h8", Henchman2},
			TurnEnded{0, "hq-henchman-win-ends"}, TurnBegan{1, 1})
		holds(t, s, 0, Henchman2, 1)
		refused(t, s, Boost{Henchman2, 2}, "hq-boost-after-roll") // the turn is over, and the tile is not seat 1's
		s, _ = do(t, s, Die{1})
		refused(t, s, Boost{Henchman2, 2}, "hq-boost-use")
		s, _ = do(t, s, Stop{}, Die{1}, Boost{Henchman2, 2})
		moves(t, s, 3)
		// Nor is there a boost while a defused bomb is in hand.
		s = position(t, 2, `"phase":"place-bomb","players":[{"at":"b11","henchmen":[1]},{"at":"k1"}],"turned":{"b11":"none","c11":"none"}`)
		refused(t, s, Boost{Henchman1, 1}, "hq-boost-later")
	})
	t.Run("amb-hq-boost-several", func(t *testing.T) {
		s, _ := do(t, position(t, 2, withHenchmen), Die{2}, Boost{Henchman2, 1})
		refused(t, s, Boost{Henchman3, 1}, "amb-hq-boost-several")
		offers(t, s, Step{"g8"}, Step{"f7"}, Step{"e8"}, Stop{})
		// One a turn: the next turn may have its own.
		s, _ = do(t, s, Stop{}, Die{1}, Stop{}, Die{2}, Boost{Henchman3, 1})
		moves(t, s, 3)
	})
	t.Run("amb-hq-boost-timing", func(t *testing.T) {
		s, _ := do(t, position(t, 2, withHenchmen), Die{2}, Step{"g8"})
		refused(t, s, Boost{Henchman3, 3}, "amb-hq-boost-timing")
		offers(t, s, Step{"h8"}, Step{"g7"}, Step{"f8"}, Stop{})
		s = position(t, 2, `"phase":"move","moves":3,"players":[{"at":"d10","henchmen":[1]},{"at":"e10","boats":1}],"turned":{"b11":"none","c11":"none"}`)
		s, _ = do(t, s, Step{"e10"})
		asks(t, s, 0, AskTake)
		refused(t, s, Boost{Henchman1, 1}, "amb-hq-boost-timing")
	})
	t.Run("amb-hq-boost-partial", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":2,"players":[{"at":"f8","henchmen":[0,0,1]},{"at":"k1"}],"turned":{"b11":"none"}`)
		before := s.OutOfPlay(Henchman3)
		s, _ = do(t, s, Boost{Henchman3, 1})
		moves(t, s, 3)
		if got := s.OutOfPlay(Henchman3); got != before+1 {
			t.Errorf("of a Henchman 3 used for 1, %d went out of play", got-before)
		}
		s, _ = do(t, s, Stop{}, Die{1}, Stop{}, Die{1})
		for number := 1; number <= 6; number++ {
			holds(t, s, 0, Henchman(number), 0)
			refused(t, s, Boost{Henchman(number), 1}, "hq-boost-use")
		}
	})
}

// A boost asked for while chance is to act is out of turn.
func TestBoostOutOfTurn(t *testing.T) {
	turning, _ := do(t, position(t, 2, `"phase":"move","moves":4,"players":[{"at":"g8","henchmen":[1]},{"at":"k1"}],"turned":{"b11":"none"}`), Step{"h8"})
	for _, s := range []State{
		begun(t, Config{Seats: 2}),
		position(t, 2, withHenchmen),
		turning,
		position(t, 2, `"phase":"roll-off","opponent":1,"players":[{"at":"b11","henchmen":[1]},{"at":"k1"}],"turned":{"b11":"bomb","c11":"none"}`),
	} {
		err, ok := Check(s, Boost{Henchman1, 1}).(*joe.Error)
		if !ok || err.Kind != joe.ErrNotYourTurn || err.Seat != joe.Chance {
			t.Errorf("while chance is to act (%s): %v", s.Pending().Kind, err)
		}
	}
}

// The longest move is a die and a Henchman: a position with more cannot be loaded.
func TestLongestMove(t *testing.T) {
	const rest = `,"players":[{"at":"a10"},{"at":"k1"}],"turned":{"b10":"none","c10":"none"}`
	for _, c := range []struct {
		inside string
		fits   bool
	}{
		{`"phase":"move","moves":6`, true},
		{`"phase":"move","moves":7`, false},
		{`"phase":"move","moves":5,"trail":["a10"]`, true},
		{`"phase":"move","moves":6,"trail":["a10"]`, false},
		{`"phase":"move","boosted":true,"moves":12`, true},
		{`"phase":"move","boosted":true,"moves":11,"trail":["a10"]`, true},
		{`"phase":"move","boosted":true,"moves":12,"trail":["a10"]`, false},
	} {
		if _, err := tryPosition(2, c.inside+rest); (err == nil) != c.fits {
			t.Errorf("%s: %v", c.inside, err)
		}
	}
}
