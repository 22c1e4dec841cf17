package adventure

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestObjectives(t *testing.T) {
	t.Run("adv-objective-points", func(t *testing.T) {
		s, events := do(t, rolled(t, 1, 2, "desert-west oasis-1 reached=radar-2"), Move{To: "oasis"})
		happened(t, events, Moved{0, "desert-west", "oasis", 0, ByRoll}, ObjectiveReached{0, "oasis-1", 40})
		if s.Points(0) != 40 || s.Points(1) != 0 {
			t.Errorf("%d and %d points", s.Points(0), s.Points(1))
		}
		s, _ = do(t, rolled(t, 1, 2, "desert-west oasis-2"), Move{To: "oasis"})
		if s.Points(0) != 25 {
			t.Errorf("%d points", s.Points(0))
		}
	})
	t.Run("adv-objective-next", func(t *testing.T) {
		s := drilled(t, 4, `"stage":"move","white":1,"dark":2,"steps":3,`+players("desert-west oasis-1", elsewhere, "fort-2 radar-1", "cross radar-2"))
		if n := len(s.ObjectivesLeft()); n != 12 {
			t.Errorf("a pile of %d", n)
		}
		s, _ = do(t, s, Move{To: "oasis"})
		asked(t, s, joe.Chance, AskObjective)
		if odds := Odds(s); len(odds) != 12 || odds[0].Weight != odds[11].Weight || s.Pending().Other != 0 {
			t.Errorf("seat %v draws one of %v", s.Pending().Other, odds)
		}
		refused(t, s, DrawObjective{"radar-1"}, "amb-adv-hidden-cards")
		refused(t, s, DrawObjective{"oasis-1"}, "amb-adv-hidden-cards")
		if v := s.View(1); v.With(ObjectiveDrawn{0, "sand-dunes-2", true}) != v || v.With(ObjectiveDrawn{0, "sand-dunes-2", false}) == v {
			t.Error("what is drawn is not dealt")
		}
		s, events := do(t, s, DrawObjective{"sand-dunes-2"})
		if rule := events[0].Rule(); rule != "adv-objective-next" {
			t.Errorf("drawn by %s", rule)
		}
		happened(t, events, ObjectiveDrawn{0, "sand-dunes-2", false}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		if card, _ := s.Objective(0); card.ID != "sand-dunes-2" || len(s.ObjectivesLeft()) != 11 {
			t.Errorf("drawn %v, %d are left", card, len(s.ObjectivesLeft()))
		}
	})
	t.Run("adv-objective-no-exact", func(t *testing.T) {
		// 3 ahead, with a roll of 8.
		s := rolled(t, 4, 4, "desert-west oasis-1")
		if !offered(s, Move{"oasis", 5}) || offered(s, Move{To: "oasis"}) || offered(s, Move{"oasis", 4}) {
			t.Errorf("ends %s", moves(s))
		}
		refused(t, s, Move{"desert-2", 5}, "amb-adv-full-roll") // 5 are left at the Objective only
		_, events := do(t, s, Move{"oasis", 5})
		happened(t, events, Moved{0, "desert-west", "oasis", 5, ByRoll}, ObjectiveReached{0, "oasis-1", 15})
		// Another's Objective is a space like others.
		s = rolled(t, 4, 4, "desert-west radar-1")
		for left := range uint8(8) {
			if offered(s, Move{"oasis", left}) {
				t.Errorf("stops at another's Objective with %d left", left)
			}
		}
		// The move goes no further than one's own Objective: beyond it another begins.
		ends(t, rolled(t, 1, 3, "desert-west oasis-1"), "desert-strip oasis+1")
		ends(t, rolled(t, 1, 3, "desert-west radar-1"), "desert-3 desert-strip")
		// On the way that a Sneak Attack won leads, too.
		s, _ = do(t, rolled(t, 1, 1, "desert-west oasis-1"), Move{To: "desert-2"}, Dice{6, 1}, Move{"oasis", 5}, DrawObjective{"radar-1"})
		asked(t, s, 0, AskRest)
		survives(t, s, 1)
	})
	t.Run("adv-objective-carry-on", func(t *testing.T) {
		s, _ := do(t, rolled(t, 4, 4, "desert-west oasis-1"), Move{"oasis", 5})
		asked(t, s, joe.Chance, AskObjective)
		s, _ = do(t, s, DrawObjective{"sand-dunes-1"})
		asked(t, s, 0, AskRest)
		if n := s.Pending().Count; n != 5 {
			t.Errorf("%d spaces are left", n)
		}
		ends(t, s, "sheriffs-fort sand-dunes desert-strip stay")
		s, events := do(t, s, Move{To: "sheriffs-fort"})
		happened(t, events, Moved{0, "oasis", "sheriffs-fort", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "sheriffs-fort")
		// Where no way of so many steps is open there is nothing but to stay.
		s, _ = do(t, drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,`+players("hill-2 sand-dunes-1", elsewhere)), Move{"sand-dunes", 1}, DrawObjective{"radar-1"})
		offers(t, s, Stay{})
	})
	t.Run("adv-objective-keep-rule", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"dice",`+players("desert-west oasis-2 reached=radar-1", elsewhere))
		if s.Points(0) != 15 || len(s.Reached(0)) != 1 || s.Reached(0)[0].ID != "radar-1" {
			t.Errorf("%d points for %v", s.Points(0), s.Reached(0))
		}
		s, _ = do(t, s, Dice{1, 2}, Move{To: "oasis"})
		if s.Points(0) != 40 || len(s.Reached(0)) != 2 || s.Reached(0)[1].ID != "oasis-2" {
			t.Errorf("%d points for %v", s.Points(0), s.Reached(0))
		}
	})
	t.Run("amb-adv-objective-pass", func(t *testing.T) {
		// The draw is compulsory, the movement left is not.
		s, _ := do(t, rolled(t, 4, 4, "desert-west oasis-1"), Move{"oasis", 5})
		refused(t, s, Stay{}, "adv-objective-next")
		refused(t, s, Move{To: "desert-4"}, "adv-objective-next")
		s, _ = do(t, s, DrawObjective{"radar-1"})
		s, events := do(t, s, Stay{})
		happened(t, events, Stayed{0, "amb-all-may"}, TurnEnded{0, "amb-all-may"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "oasis")
		undrilled(t, 2, `"stage":"dice",`+players("cross -", elsewhere), "$.players", "has no Objective while there are some to draw (amb-adv-objective-pass)")
	})
	t.Run("sdk-objective-backward", func(t *testing.T) {
		// A blind lane behind the Oasis: lane-2 - lane-1 - oasis, and so every way back
		// from there leads over it.
		c := drilling(t, 2)
		c.Board = mustBoard(t, rewrite(drill, "+ space lane-1 plain in desert-kingdom", "+ space lane-2 plain in desert-kingdom", "+ path lane-2 - lane-1 - oasis"))
		at := func(inside string, seats ...string) State {
			s, err := tryPosition(c, inside+players(seats...))
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		s := at(`"stage":"back","steps":3,`, "lane-2 oasis-1 tank=1", elsewhere)
		ends(t, s, "desert-2 desert-3")
		refused(t, s, Move{To: "oasis"}, "amb-adv-backward")
		refused(t, s, Move{"oasis", 1}, "amb-adv-backward")
		s, events := do(t, s, Move{To: "desert-2"})
		happened(t, events, Moved{0, "lane-2", "desert-2", 0, Backward})
		if card, _ := s.Objective(0); card.ID != "oasis-1" || s.Points(0) != 0 {
			t.Errorf("passed going back: %d points, next is %s", s.Points(0), card.ID)
		}
		_, events = do(t, at(`"stage":"back","steps":2,`, "lane-2 oasis-1", elsewhere), Move{To: "oasis"})
		happened(t, events, Moved{0, "lane-2", "oasis", 0, Backward}, ObjectiveReached{0, "oasis-1", 15})
		// Forward it stops there, with what is left.
		s, _ = do(t, at(`"stage":"dice",`, "lane-2 oasis-1", elsewhere), Dice{2, 1})
		ends(t, s, "oasis+1")

		// And so in a retreat.
		bumped := `"stage":"turn-done","why":"adv-follow-space","white":1,"dark":1,"bumped":1,"origin":"lane-2","chain":[0],`
		s = at(bumped, "lane-2 desert-air-strip-2", "- oasis-1")
		offers(t, s, Retreat{"desert-2"}, Retreat{"desert-3"})
		s, events = do(t, s, Retreat{"desert-3"})
		happened(t, events, Retreated{1, "lane-2", "desert-3"}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		if s.Points(1) != 0 {
			t.Errorf("passed in a retreat: %d points", s.Points(1))
		}
	})
	t.Run("amb-adv-objective-here", func(t *testing.T) {
		s, _ := do(t, rolled(t, 4, 4, "desert-west oasis-1"), Move{"oasis", 5})
		s, events := do(t, s, DrawObjective{"oasis-2"})
		happened(t, events, ObjectiveDrawn{0, "oasis-2", false}, ObjectiveReached{0, "oasis-2", 40})
		asked(t, s, joe.Chance, AskObjective)
		s, _ = do(t, s, DrawObjective{"radar-1"})
		asked(t, s, 0, AskRest)
		if n := s.Pending().Count; n != 5 {
			t.Errorf("%d spaces are left", n)
		}
		undrilled(t, 2, `"stage":"dice",`+players("oasis oasis-1", elsewhere), "$.players", "stands on its Objective, and so has reached it")
	})
	t.Run("amb-adv-objective-pile-empty", func(t *testing.T) {
		// Seat 0 reaches its card when the pile is empty, and plays on without.
		s := long(t, 2, `"stage":"dice",`+players("desert-west oasis-2 reached=radar-1", "fort-2 desert-air-strip-2 reached="+
			"radar-2,village-1,village-2,cobra-air-strip-1,cobra-air-strip-2,spanish-fort-1,spanish-fort-2,col-sheriffs-fort-1,col-sheriffs-fort-2,"+
			"oasis-1,sand-dunes-1,sand-dunes-2,desert-air-strip-1"))
		s, events := do(t, s, Dice{4, 4}, Move{"oasis", 5})
		happened(t, events, Moved{0, "desert-west", "oasis", 5, ByRoll}, ObjectiveReached{0, "oasis-2", 40})
		asked(t, s, 0, AskRest)
		s, _ = do(t, s, Move{To: "sheriffs-fort"}, Die{5}, Move{To: "fort-7"})
		if _, ok := s.Objective(0); ok || s.Active() != 0 {
			t.Errorf("seat 0 has an Objective: %v, active is %v", ok, s.Active())
		}
		asked(t, s, joe.Chance, AskDice)
		// When nobody has one any more, the highest total wins.
		s = long(t, 2, `"stage":"dice",`+players("cross - reached=radar-1", "desert-1 desert-air-strip-2 reached="+mostCards)+`,"active":1`)
		s, events = do(t, s, Dice{2, 3}, Move{To: "desert-strip"})
		o := joe.Outcome{Winners: joe.SetOf(1), Reason: "amb-adv-objective-pile-empty", Points: [8]int16{15, 305}}
		happened(t, events, Moved{1, "desert-1", "desert-strip", 0, ByRoll}, ObjectiveReached{1, "desert-air-strip-2", 305}, Ended{o})
		if got, over := s.Outcome(); !over || got != o {
			t.Errorf("%v, %v", got, over)
		}
		// Ties are shared.
		s = long(t, 2, `"stage":"dice",`+players("desert-1 desert-air-strip-2 reached=village-1,village-2,spanish-fort-1,spanish-fort-2,oasis-1,oasis-2,sand-dunes-1",
			"pent-2 - reached=radar-1,radar-2,cobra-air-strip-1,cobra-air-strip-2,col-sheriffs-fort-1,col-sheriffs-fort-2,sand-dunes-2,desert-air-strip-1"))
		s, _ = do(t, s, Dice{2, 3}, Move{To: "desert-strip"})
		if got, _ := s.Outcome(); got.Winners != joe.SetOf(0, 1) || got.Points != [8]int16{160, 160} {
			t.Errorf("%v", got)
		}
	})
	t.Run("amb-adv-unreached-card", func(t *testing.T) {
		// 75 points, and a card of 25 in hand.
		s := drilled(t, 2, `"stage":"dice",`+players("desert-west oasis-2 reached=radar-2,village-2,spanish-fort-2", elsewhere))
		if _, over := s.Outcome(); over || s.Points(0) != 75 {
			t.Errorf("over: %v, %d points", over, s.Points(0))
		}
		s, _ = do(t, s, Dice{1, 2}, Move{To: "oasis"})
		if o, over := s.Outcome(); !over || o.Points[0] != 100 || o.Points[1] != 0 {
			t.Errorf("over: %v, %v", over, o)
		}
	})
}
