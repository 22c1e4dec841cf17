package adventure

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestAirstrips(t *testing.T) {
	t.Run("adv-escape-airstrip", func(t *testing.T) {
		// On Cobra Island with an Objective in the desert: no way leads straight there.
		s := drilled(t, 2, `"stage":"dice",`+players("isle-west oasis-1", elsewhere))
		for _, roll := range []Dice{{1, 1}, {1, 2}, {6, 6}} {
			s, _ := do(t, s, roll)
			for _, a := range Legal(s) {
				if m := a.(Move); s.Board().Area(m.To) != CobraIsland {
					t.Errorf("%v leads to %s", roll, m.To)
				}
			}
			refused(t, s, Move{To: "sea-2"}, "adv-escape-airstrip")
			refused(t, s, Move{To: "oasis"}, "adv-escape-airstrip")
		}
		s, _ = do(t, s, Dice{2, 2})
		ends(t, s, "isle-2 isle-4 cobra-strip")
		s, _ = do(t, s, Move{To: "cobra-strip"}, Die{1}, Move{To: "pent-3"}, Fly{"airfield"})
		stands(t, s, 0, "airfield")
		refusedBoard(t, "desert-pack adv-escape-airstrip", "+ jump desert-pack -> isle-pack")
	})
	t.Run("adv-airstrip-fly", func(t *testing.T) {
		for _, strip := range []Space{"cobra-strip", "desert-strip"} {
			s := drilled(t, 2, `"stage":"opening",`+players(string(strip)+" oasis-1", elsewhere))
			offers(t, s, Fly{"airfield"}, Fly{"airpark"}, GoOn{})
			for _, to := range []Space{"airfield", "airpark"} {
				s, events := do(t, s, Fly{to})
				stands(t, s, 0, to)
				happened(t, events, Flew{0, to}, TurnEnded{0, "amb-adv-airstrip-flight-turn"}, TurnBegan{1, 1, false})
				cited(t, events[:1], "adv-airstrip-fly")
			}
			for _, to := range []Space{"lawn", "oasis", "cobra-strip", "nowhere"} {
				refused(t, s, Fly{to}, "adv-airstrip-fly")
			}
			on, events := do(t, s, GoOn{})
			happened(t, events, WentOn{0})
			asked(t, on, joe.Chance, AskDice)
		}
	})
	t.Run("adv-airstrip-next-turn", func(t *testing.T) {
		// Arrived at the Objective that the Airstrip is, with 4 left.
		s, _ := do(t, drilled(t, 2, `"stage":"dice",`+players("desert-4 desert-air-strip-1", elsewhere)), Dice{2, 3}, Move{"desert-strip", 4}, DrawObjective{"radar-1"})
		asked(t, s, 0, AskRest)
		refused(t, s, Fly{"airfield"}, "adv-airstrip-next-turn")
		s, _ = do(t, s, Stay{}, Die{1}, Move{To: "pent-3"})
		offers(t, s, Fly{"airfield"}, Fly{"airpark"}, GoOn{})
		// Nor from elsewhere.
		s = drilled(t, 2, `"stage":"opening",`+players("lawn oasis-1", elsewhere))
		refused(t, s, Fly{"airfield"}, "adv-airstrip-next-turn")
	})
	t.Run("amb-adv-airstrip-exact", func(t *testing.T) {
		// 1 short of it with a roll of 5: stop there and lose 4, or go on.
		s, _ := do(t, drilled(t, 2, `"stage":"dice",`+players("isle-2 oasis-1", elsewhere)), Dice{2, 3})
		ends(t, s, "isle-west isle-1 isle-3 village spanish-fort cobra-strip")
		s, events := do(t, s, Move{To: "cobra-strip"})
		happened(t, events, Moved{0, "isle-2", "cobra-strip", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"})
		asked(t, s, 0, AskOpening)
	})
	t.Run("amb-adv-airstrip-flight-turn", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"opening",`+players("desert-strip radar-1", elsewhere)), Fly{"airpark"})
		if s.Active() != 1 {
			t.Errorf("after the flight it is the turn of %v", s.Active())
		}
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"})
		asked(t, s, 0, AskOpening)
		s, _ = do(t, s, GoOn{}, Dice{1, 1})
		ends(t, s, "middle-3")
	})
	t.Run("amb-adv-airstrip-nearest", func(t *testing.T) {
		// On foot only to the Airstrip, even backward; but a space may put a pawn elsewhere.
		s := drilled(t, 2, `"stage":"back","steps":1,`+players("desert-west oasis-1 tank=1", elsewhere))
		ends(t, s, "desert-5 hill-1") // not north-13
		refusedBoard(t, "isle-2 amb-adv-airstrip-nearest", "+ path isle-2 -> cross")
		refusedBoard(t, "isle-west amb-adv-airstrip-nearest", "path cross - west-1 => path cross - west-1 - west-2 - west-3 - west-4 - west-5 - west-6 - sea-1 - sea-2 - isle-west")
		s, events := do(t, drilled(t, 2, `"stage":"move","white":2,"dark":1,"steps":3,`+players("isle-west oasis-1", elsewhere)), Move{To: "isle-4"})
		happened(t, events, Moved{0, "isle-west", "isle-4", 0, ByRoll}, Directed{0, "isle-4"}, SentTo{0, "lawn", false}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "lawn")
	})
	t.Run("adv-same-area", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"move","white":1,"dark":5,"steps":6,`+players("desert-2 oasis-1", elsewhere)), Move{"oasis", 5}, DrawObjective{"sand-dunes-1"})
		s, events := do(t, s, Move{To: "sand-dunes"}) // over desert-west and hill-1
		happened(t, events, Moved{0, "oasis", "sand-dunes", 0, ByRoll}, ObjectiveReached{0, "sand-dunes-1", 30})
		asked(t, s, joe.Chance, AskObjective)
	})
}

func TestAirports(t *testing.T) {
	t.Run("adv-airport-outside", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"opening",`+players("airpark oasis-1", elsewhere)), GoOn{})
		asked(t, s, joe.Chance, AskDice)
		refused(t, s, Die{3}, "adv-two-dice-outside")
		if n := len(Legal(s)); n != 36 {
			t.Errorf("%d throws", n)
		}
		refusedBoard(t, "airfield adv-airport-outside", "space airfield => space airfield airport by fort-wadsworth in desert-kingdom")
	})
	t.Run("adv-airport-choice", func(t *testing.T) {
		for at, gate := range map[Space]Space{"airfield": "fort-gate", "airpark": "pent-gate"} {
			s := drilled(t, 2, `"stage":"opening",`+players(string(at)+" oasis-1", elsewhere))
			offers(t, s, Enter{}, GoOn{})
			on, events := do(t, s, GoOn{})
			happened(t, events, WentOn{0})
			asked(t, on, joe.Chance, AskDice)
			in, events := do(t, s, Enter{})
			happened(t, events, Entered{0, gate})
			asked(t, in, joe.Chance, AskDie)
		}
	})
	t.Run("adv-sent-out-return", func(t *testing.T) {
		// pent-6 sends pawns out to middle-3, which is not beside the gate.
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("pent-5 radar-1", "north-7 oasis-1")), Die{1}, Move{To: "pent-6"}, Dice{1, 1}, Move{To: "north-9"}, Dice{1, 1})
		stands(t, s, 0, "middle-3")
		asked(t, s, 0, AskOpening)
		s, events := do(t, s, Enter{})
		happened(t, events, Entered{0, "pent-gate"})
		asked(t, s, joe.Chance, AskDie)
		stands(t, s, 0, "pent-gate")
		refusedBoard(t, "cross adv-sent-out-return", "+ path cross -> fort-2")
		refusedBoard(t, "lawn adv-sent-out-return", "space pent-6 => space pent-6 directions sent-out lawn in pentagon")
	})
	t.Run("sdk-enter-training", func(t *testing.T) {
		// At an Airport, just outside a gate, and where a training space sends pawns.
		for at, gate := range map[Space]Space{"airfield": "fort-gate", "lawn": "fort-gate", "porch": "pent-gate", "middle-3": "pent-gate"} {
			s, _ := do(t, drilled(t, 2, `"stage":"opening",`+players(string(at)+" oasis-1", elsewhere)), Enter{})
			stands(t, s, 0, gate)
			s, _ = do(t, s, Die{1})
			ends(t, s, string(s.Board().Next(gate)[0]))
		}
		for _, at := range []Space{"cross", "middle-2", "north-1"} {
			undrilled(t, 2, `"stage":"opening",`+players(string(at)+" oasis-1", elsewhere), "$.stage", `"opening" does not fit the space`)
		}
		// Not in the middle of a turn.
		s := drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,`+players("lawn oasis-1", elsewhere))
		refused(t, s, Enter{}, "sdk-enter-training")
		s = drilled(t, 2, `"stage":"opening",`+players("cobra-strip oasis-1", elsewhere))
		refused(t, s, Enter{}, "sdk-enter-training")
	})
}
