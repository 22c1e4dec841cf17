package cobrahq

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

func TestTurn(t *testing.T) {
	t.Run("hq-roll-white", func(t *testing.T) {
		s := position(t, 2, `"active":1,"phase":"move","moves":3,"players":[{"at":"e7"},{"at":"k1"}]`)
		s, events := do(t, s, Stop{})
		happened(t, events[1:], TurnBegan{0, 2})
		asks(t, s, joe.Chance, AskWhiteDie)
		for _, a := range []Action{Step{"e8"}, Stop{}, Take{Boat}, Decline{}, Challenge{1}, Place{"e8"}} {
			refused(t, s, a, "hq-roll-white")
		}
		s, events = do(t, s, Die{4})
		happened(t, events, DieRolled{0, 4})
		moves(t, s, 4)
		asks(t, s, 0, AskMove)
		refused(t, s, Die{4}, "hq-roll-white")
	})
	t.Run("hq-end-empty", func(t *testing.T) {
		s, _ := do(t, position(t, 2, ashore), Die{2})
		s, _ = do(t, s, Step{"e8"})
		stopped, events := do(t, s, Stop{}) // with a move left
		happened(t, events, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
		asks(t, stopped, joe.Chance, AskWhiteDie)
		_, events = do(t, s, Step{"f8"}) // with none
		happened(t, events, Moved{0, "e8", "f8"}, TurnEnded{0, "hq-end-empty"}, TurnBegan{1, 1})
	})
	t.Run("amb-hq-held-turn", func(t *testing.T) {
		for _, tile := range []string{"bomb", "henchman-2"} {
			endedBy := []joe.RuleID{"hq-bomb-lose-ends", "hq-bomb-win-ends"}
			if tile != "bomb" {
				endedBy = []joe.RuleID{"hq-henchman-lose-ends", "hq-henchman-win-ends"}
			}
			inside := `"active":1,"players":[{"at":"b11"},{"at":"k1"}],"turned":{"b11":"` + tile + `"}`
			s, events := do(t, position(t, 2, `"phase":"move","moves":2,`+inside), Stop{})
			happened(t, events, TurnEnded{1, "hq-move-zero"}, TurnBegan{0, 2})
			asks(t, s, 0, AskOpponent)
			refused(t, s, Die{3}, "hq-roll-white")
			lost, events := do(t, s, Challenge{1}, Dice{2, 5})
			happened(t, events[2:], TurnEnded{0, endedBy[0]}, TurnBegan{1, 2})
			asks(t, lost, joe.Chance, AskWhiteDie)
			won, events := do(t, s, Challenge{1}, Dice{5, 2})
			if tile == "bomb" {
				won, events = do(t, won, Place{"a10"})
			}
			happened(t, events[len(events)-3:], TurnEnded{0, endedBy[1]}, TurnBegan{1, 2})
			asks(t, won, joe.Chance, AskWhiteDie)
			stands(t, won, 0, "b11")
			_, err := tryPosition(2, `"phase":"white-die",`+strings.Replace(inside, `"active":1`, `"active":0`, 1))
			if err == nil || !strings.Contains(err.Error(), "amb-hq-held-turn") {
				t.Errorf("%s: a held pawn is to roll the white die: %v", tile, err)
			}
		}
	})
}

func TestTurnLimit(t *testing.T) {
	draw := joe.Outcome{Reason: "sdk-turn-limit"}
	t.Run("sdk-turn-limit", func(t *testing.T) {
		s := begun(t, Config{Seats: 2, Board: trainingBoard, First: joe.FirstSeat(1), TurnLimit: 2})
		s, events := do(t, s, Die{1}, Stop{}, Die{1}, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, TurnBegan{1, 2})
		s, events = do(t, s, Die{1}, Stop{}, Die{1}, Stop{})
		happened(t, events, TurnEnded{0, "hq-move-zero"}, Ended{draw})
		if got, over := s.Outcome(); !over || got != draw || !got.Draw() {
			t.Errorf("outcome %v, over %v", got, over)
		}
		refused(t, s, Die{1}, "sdk-turn-limit")
		for _, limit := range []int{-1, 65536, 1 << 30} {
			refusedConfig(t, Config{Seats: 2, TurnLimit: limit}, "sdk-turn-limit", "$.turnLimit")
		}
		// The highest limit is reached as well.
		text, err := json.Marshal(begun(t, Config{Seats: 2, First: joe.FirstSeat(0), TurnLimit: 65535}))
		if err != nil {
			t.Fatal(err)
		}
		late, err := Load([]byte(strings.Replace(string(text), `"round":1`, `"round":65535`, 1)))
		if err != nil {
			t.Fatal(err)
		}
		_, events = do(t, late, Die{1}, Stop{}, Die{1}, Stop{})
		happened(t, events, TurnEnded{1, "hq-move-zero"}, Ended{draw})
	})
	t.Run("amb-all-turn-limit", func(t *testing.T) {
		// A game that names no limit has one: 20,000 rounds, then a draw.
		if got := begun(t, Config{Seats: 2}).Config().TurnLimit; got != DefaultTurnLimit {
			t.Errorf("the limit of a game that names none is %d", got)
		}
		last := `"active":1,"phase":"move","moves":2,"round":`
		_, events := do(t, position(t, 2, last+`19999`), Stop{})
		happened(t, events, TurnEnded{1, "hq-move-zero"}, TurnBegan{0, 20000})
		_, events = do(t, position(t, 2, last+`20000`), Stop{})
		happened(t, events, TurnEnded{1, "hq-move-zero"}, Ended{draw})
	})
}

func TestRulingsForAllGames(t *testing.T) {
	t.Run("amb-all-chooser", func(t *testing.T) {
		for _, inside := range []string{
			`"phase":"take","moves":2,"trail":["e10"],"opponent":1,"players":[{"at":"e10"},{"at":"e10","boats":1},{"at":"k1"}],"turned":{"b11":"none"}`,
			`"phase":"opponent","players":[{"at":"b11"},{"at":"k11"},{"at":"k1"}],"turned":{"b11":"henchman-1"}`,
			`"phase":"place-bomb","players":[{"at":"b11"},{"at":"k11"},{"at":"k1"}],"turned":{"b11":"none"}`,
		} {
			s := position(t, 3, inside)
			if s.ToAct() != 0 || s.Pending().Seat != 0 || len(s.View(0).Legal()) != len(Legal(s)) {
				t.Errorf("in the turn of seat 0, %v chooses, of %v: %s", s.ToAct(), s.View(0).Legal(), inside)
			}
			if others := append(s.View(1).Legal(), s.View(2).Legal()...); len(others) != 0 {
				t.Errorf("others choose too: %v", others)
			}
		}
	})
	t.Run("amb-all-simultaneous", func(t *testing.T) {
		// Three opponents on one space are asked about clockwise from the active seat,
		// each settled before the next.
		s := position(t, 4, `"active":2,"phase":"move","moves":3,"turned":{"b11":"none","c11":"none","d11":"none"},
			"players":[{"at":"e10","henchmen":[1]},{"at":"e10","henchmen":[1]},{"at":"d10"},{"at":"e10","henchmen":[1]}]`)
		s, _ = do(t, s, Step{"e10"})
		var asked []joe.Seat
		for s.Pending().Kind == AskTake {
			asked = append(asked, s.Pending().Other)
			s, _ = do(t, s, Take{Henchman1})
			holds(t, s, 2, Henchman1, len(asked))
		}
		if d := cmp.Diff([]joe.Seat{3, 0, 1}, asked); d != "" {
			t.Errorf("opponents met (-want +got):\n%s", d)
		}
		// So are those who are stranded together, when the last boat leaves the island.
		s = position(t, 4, `"active":1,"phase":"move","moves":2,
			"turned":{"d8":"none","h8":"none","d4":"none","h4":"none"},
			"players":[{"at":"e7"},{"at":"e8","boats":1},{"at":"g7"},{"at":"a1"}]`)
		_, events := do(t, s, Step{"e9"}, Step{"e10"})
		happened(t, events, Landed{1, "e9", "e10"}, TurnEnded{1, "hq-end-empty"}, Stranded{2}, Stranded{0}, TurnBegan{3, 1})
	})
	t.Run("amb-all-may", func(t *testing.T) {
		inside := `"phase":"white-die","players":[{"at":"d10","henchmen":[1]},{"at":"e10","boats":1}],"turned":{"b11":"none","c11":"none","d11":"boat"}`
		s, _ := do(t, position(t, 2, inside), Die{3})
		offers(t, s, Step{"d11"}, Step{"e10"}, Step{"c10"}, Boost{Henchman1, 1}, Stop{}) // may boost, need not; may stay
		met, _ := do(t, s, Step{"e10"})
		offers(t, met, Take{Boat}, Decline{})
		_, events := do(t, met, Decline{})
		happened(t, events, Declined{0, 1})
		// A boat moved onto is taken by a plain order: nobody is asked.
		_, events = do(t, s, Step{"d11"})
		happened(t, events, Moved{0, "d10", "d11"}, Stopped{0, "d11"}, BoatTaken{0, "d11"},
			TurnEnded{0, "hq-boat-take-ends"}, TurnBegan{1, 1})
	})
	t.Run("amb-all-two-dice", func(t *testing.T) {
		s := position(t, 2, `"phase":"opponent","players":[{"at":"b11"},{"at":"k1"}],"turned":{"b11":"bomb"}`)
		s, _ = do(t, s, Challenge{1})
		asks(t, s, joe.Chance, AskRollOff)
		if n := len(Odds(s)); n != 36 {
			t.Errorf("one throw falls in %d ways", n)
		}
		for _, o := range Odds(s) {
			if _, both := o.Action.(Dice); !both || o.Weight != 1 {
				t.Errorf("%v with weight %d", o.Action, o.Weight)
			}
		}
		refused(t, s, Die{3}, "hq-roll-white")
		s, events := do(t, s, Dice{2, 5})
		happened(t, events, RolledOff{0, 1, 2, 5}, Held{0, "b11", Bomb}, TurnEnded{0, "hq-bomb-lose-ends"}, TurnBegan{1, 1})
		asks(t, s, joe.Chance, AskWhiteDie)
	})
	t.Run("amb-all-final-reveal", func(t *testing.T) {
		s := position(t, 2, `"phase":"move","moves":3,"stack":3,"players":[{"at":"a10","topSecret":1},{"at":"k1"}],"turned":{"b11":"bomb"}`)
		s, _ = do(t, s, Step{"a11"})
		if _, over := s.Outcome(); !over {
			t.Fatal("not over")
		}
		whole, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		for seat := joe.Spectator; seat < 2; seat++ {
			if seat == joe.Chance {
				continue
			}
			seen, err := json.Marshal(s.View(seat))
			if err != nil {
				t.Fatal(err)
			}
			of, _ := json.Marshal(seat)
			if d := cmp.Diff(string(whole), strings.Replace(string(seen), `"seat":`+string(of)+`,`, "", 1)); d != "" {
				t.Errorf("%v sees (-the whole +what it sees):\n%s", seat, d)
			}
		}
		// The tiles that nobody turned have no face, at the end either.
		lies(t, s, "b11", Bomb, FaceUp)
		unturned, left := 0, 0
		for at := range s.Board().Squares() {
			if tile, face := s.TileOn(at); face == Unturned && tile == 0 {
				unturned++
			}
		}
		for tile := Bomb; tile <= Henchman6; tile++ {
			left += s.Left(tile)
		}
		if unturned != 31 || left != 31 {
			t.Errorf("%d tiles never turned, %d faces left, want 31", unturned, left)
		}
	})
}
