package adventure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// short is a position of a game of so many rounds.
func short(t *testing.T, seats, rounds int, inside string) State {
	t.Helper()
	c := drilling(t, seats)
	c.TurnLimit = rounds
	s, err := tryPosition(c, inside)
	if err != nil {
		t.Fatalf("position: %v\n%s", err, inside)
	}
	return s
}

func TestWinning(t *testing.T) {
	const eightyFive = " reached=radar-1,cobra-air-strip-1,spanish-fort-1,spanish-fort-2,sand-dunes-1"
	t.Run("adv-win", func(t *testing.T) {
		s := rolled(t, 4, 4, "desert-west oasis-1"+eightyFive)
		if s.Points(0) != 85 || s.Target() != 100 {
			t.Errorf("%d of %d points", s.Points(0), s.Target())
		}
		s, events := do(t, s, Move{"oasis", 5})
		o := joe.Outcome{Winners: joe.SetOf(0), Reason: "adv-win", Points: [8]int16{100}}
		happened(t, events, Moved{0, "desert-west", "oasis", 5, ByRoll}, ObjectiveReached{0, "oasis-1", 100}, Ended{o})
		if got, over := s.Outcome(); !over || got != o {
			t.Errorf("%v, %v", got, over)
		}
		asked(t, s, joe.Nobody, "")
		refused(t, s, Move{To: "desert-4"}, "adv-win")
		survives(t, s, 0)
	})
	t.Run("amb-adv-over-hundred", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 2, "desert-west oasis-2"+eightyFive), Move{To: "oasis"})
		if o, over := s.Outcome(); !over || o.Winners != joe.SetOf(0) || o.Points[0] != 110 {
			t.Errorf("%v, %v", o, over)
		}
		// 90 are not enough, one more card is.
		s = rolled(t, 1, 2, "desert-west oasis-1 reached=radar-2,village-2,spanish-fort-2")
		s, _ = do(t, s, Move{To: "oasis"})
		if _, over := s.Outcome(); over || s.Points(0) != 90 {
			t.Errorf("over %v with %d points", over, s.Points(0))
		}
	})
	t.Run("adv-win-higher", func(t *testing.T) {
		c := drilling(t, 2)
		c.Target = 150
		more := " reached=radar-1,radar-2,spanish-fort-1,spanish-fort-2,sand-dunes-1,sand-dunes-2"
		s, err := tryPosition(c, `"stage":"dice",`+players("desert-west oasis-1"+more, elsewhere))
		if err != nil {
			t.Fatal(err)
		}
		s, _ = do(t, s, Dice{1, 2}, Move{To: "oasis"}, DrawObjective{"oasis-2"})
		if o, over := s.Outcome(); !over || o.Points[0] != 160 {
			t.Errorf("%v, %v: 160 points of 150", o, over)
		}
		s, err = tryPosition(c, `"stage":"dice",`+players("desert-west oasis-1"+eightyFive, elsewhere))
		if err != nil {
			t.Fatal(err)
		}
		s, _ = do(t, s, Dice{1, 2}, Move{To: "oasis"})
		if _, over := s.Outcome(); over || s.Points(0) != 100 || s.Target() != 150 {
			t.Errorf("over %v with %d of %d points", over, s.Points(0), s.Target())
		}
		asked(t, s, joe.Chance, AskObjective)
	})
	t.Run("amb-all-final-reveal", func(t *testing.T) {
		// All that there is lies open at the end, to all; cards never drawn have no order.
		s, _ := do(t, rolled(t, 1, 2, "desert-west oasis-1 tank=2"+eightyFive), Move{To: "oasis"})
		for seat := joe.Spectator; seat < 2; seat++ {
			v := s.View(seat)
			o, over := v.Outcome()
			card, _ := v.Objective(1)
			unseen, known := v.BattlePile()
			if !over || o.Points[0] != 100 || len(v.Reached(0)) != 6 || card.ID != "village-1" || v.Holds(0, Tank) != 2 || cardsIn(unseen) != 32 || known != nil {
				t.Errorf("%v sees %v, %v", seat, o, v.Reached(0))
			}
		}
	})
}

func TestTurnLimit(t *testing.T) {
	totals := players("north-7 oasis-1 reached=village-1,village-2", "pent-2 radar-1 reached=spanish-fort-1,spanish-fort-2,oasis-2", "lawn radar-2 reached=cobra-air-strip-2,sand-dunes-1,sand-dunes-2")
	t.Run("sdk-turn-limit", func(t *testing.T) {
		// 40, 65 and 65 points in the last of 9 rounds, with the last seat to act.
		s := short(t, 3, 9, `"stage":"dice","round":9,"active":2,`+totals)
		s, events := do(t, s, Dice{1, 1}, Move{To: "north-1"})
		o := joe.Outcome{Winners: joe.SetOf(1, 2), Reason: "sdk-turn-limit", Points: [8]int16{40, 65, 65}}
		happened(t, events, Moved{2, "lawn", "north-1", 0, ByRoll}, TurnEnded{2, "adv-follow-space"}, Ended{o})
		if got, over := s.Outcome(); !over || cmp.Diff(o, got) != "" {
			t.Errorf("%v, %v", got, over)
		}
		survives(t, s, 1)
		// Not before: neither in an earlier round, nor for another seat, nor before a turn
		// won in battle.
		s, _ = do(t, short(t, 3, 9, `"stage":"dice","round":8,"active":2,`+totals), Dice{1, 1}, Move{To: "north-1"})
		if s.Round() != 9 {
			t.Errorf("round %d", s.Round())
		}
		s, _ = do(t, short(t, 3, 9, `"stage":"dice","round":9,"active":0,`+totals), Dice{1, 2}, Move{To: "north-10"})
		if s.Active() != 1 {
			t.Errorf("active is %v", s.Active())
		}
		s, _ = do(t, short(t, 3, 9, `"stage":"dice","round":9,"active":1,"first":2,`+
			players("lawn radar-2", "north-2 oasis-1", "cross radar-1")), Dice{1, 3}, Move{To: "north-6"}, DrawBattle{"deserters"})
		asked(t, s, joe.Chance, AskDice)
		s, _ = do(t, s, Dice{1, 3}, Move{To: "north-10"})
		if o, over := s.Outcome(); !over || o.Winners != joe.SetOf(0, 1, 2) {
			t.Errorf("%v, %v", o, over)
		}
		for _, limit := range []int{-1, 65536} {
			c := drilling(t, 2)
			c.TurnLimit = limit
			refusedConfig(t, c, "sdk-turn-limit", "$.turnLimit")
		}
	})
	t.Run("amb-all-turn-limit", func(t *testing.T) {
		if got := begun(t, drilling(t, 2)).Config().TurnLimit; got != 20000 {
			t.Errorf("without a limit in the Config it is %d", got)
		}
		s := drilled(t, 2, `"stage":"dice","round":20000,"active":1,`+players("fort-2 radar-1 reached=oasis-1", "lawn village-1"))
		s, _ = do(t, s, Dice{1, 1}, Move{To: "north-1"})
		if o, over := s.Outcome(); !over || o.Winners != joe.SetOf(0) || o.Points != [8]int16{15} || o.Reason != "sdk-turn-limit" {
			t.Errorf("%v, %v", o, over)
		}
	})
}
