package adventure

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// rolled is a position of two seats, the active one with dice thrown for a move.
func rolled(t *testing.T, white, dark uint8, player string) State {
	t.Helper()
	s, _ := do(t, drilled(t, 2, `"stage":"dice",`+players(player, elsewhere)), Dice{white, dark})
	return s
}

// rolledOn is such a position with 1 and 1 thrown, on the drill board with a line changed.
func rolledOn(t *testing.T, change, player string) State {
	t.Helper()
	c := drilling(t, 2)
	c.Board = mustBoard(t, rewrite(drill, change))
	s, err := tryPosition(c, `"stage":"dice",`+players(player, elsewhere))
	if err != nil {
		t.Fatal(err)
	}
	s, _ = do(t, s, Dice{1, 1})
	return s
}

// lacks checks that a move is refused for the want of just that.
func lacks(t *testing.T, s State, to Space, want fault) {
	t.Helper()
	refused(t, s, Move{To: to}, faults[want].rule)
	if err, ok := Check(s, Move{To: to}).(*joe.Error); !ok || err.Detail != faults[want].why {
		t.Errorf("%s refused: %v, want: %s", to, err, faults[want].why)
	}
}

func TestMoving(t *testing.T) {
	t.Run("amb-adv-full-roll", func(t *testing.T) {
		s := rolled(t, 1, 3, "north-7 oasis-1")
		ends(t, s, "north-3 north-11")
		for _, to := range []Space{"north-7", "north-8", "north-10", "north-12", "desert-west"} {
			refused(t, s, Move{To: to}, "amb-adv-full-roll")
		}
		refused(t, s, Move{"north-11", 1}, "amb-adv-full-roll")
		refused(t, s, Stay{}, "amb-adv-full-roll")
		_, events := do(t, s, Move{To: "north-11"})
		happened(t, events, Moved{0, "north-7", "north-11", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
	})
	t.Run("amb-adv-u-turn", func(t *testing.T) {
		// No step straight back, but at the dead end behind the third space.
		ends(t, rolled(t, 1, 1, "north-10 oasis-1"), "north-8 north-12")
		ends(t, rolled(t, 1, 2, "north-4 oasis-1"), "north-1 north-3 north-7")
		// Nor at the first step of the next turn is there a way that the pawn came.
		s, _ := do(t, rolled(t, 1, 1, "north-10 oasis-1"), Move{To: "north-12"}, Die{1}, Move{To: "pent-3"}, Dice{1, 1})
		ends(t, s, "north-10 desert-west")
		// After an Objective the pawn may turn round.
		s, _ = do(t, rolled(t, 1, 3, "desert-2 oasis-1"), Move{"oasis", 3}, DrawObjective{"radar-1"})
		ends(t, s, "desert-west desert-strip stay")
	})
	t.Run("amb-adv-pass-over", func(t *testing.T) {
		s := drilled(t, 3, `"stage":"move","white":1,"dark":2,"steps":3,`+players("north-10 oasis-1", "north-11 radar-1", "north-12 village-1"))
		s, events := do(t, s, Move{To: "north-13"})
		happened(t, events, Moved{0, "north-10", "north-13", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 1, "north-11")
		stands(t, s, 2, "north-12")
	})
}

func TestEquipmentSpaces(t *testing.T) {
	t.Run("adv-equipment-space-need", func(t *testing.T) {
		s := rolled(t, 1, 1, "north-13 oasis-1 hydrofoil=2 artillery-laser=1")
		ends(t, s, "north-11 desert-1 desert-5")
		refused(t, s, Move{To: "hill-1"}, "adv-equipment-space-need")
		refused(t, s, Move{To: "track-3"}, "adv-equipment-space-need")
		ends(t, rolled(t, 1, 1, "north-13 oasis-1 tank=1"), "north-11 desert-1 desert-5 hill-1")
		ends(t, rolled(t, 1, 1, "north-13 oasis-1 vamp=1"), "north-11 track-3 desert-1 desert-5")
		refusedBoard(t, "spin-1 adv-equipment-space-need", "space spin-1 => space spin-1 directions go-to track-1")
	})
	t.Run("adv-equipment-space-pay", func(t *testing.T) {
		s, events := do(t, rolled(t, 1, 1, "north-1 oasis-1 vamp=1 tank=1"), Move{To: "track-2"})
		happened(t, events, Moved{0, "north-1", "track-2", 0, ByRoll}, Paid{0, VAMP, false}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		cited(t, events[1:2], "adv-equipment-space-pay")
		holds(t, s, 0, VAMP, 0)
		holds(t, s, 0, Tank, 1)
		under(t, s, VAMP)
		for seat := joe.Spectator; seat < 2; seat++ {
			if _, got := s.View(seat).EquipmentPile(); cmp.Diff([]Equipment{VAMP}, got) != "" {
				t.Errorf("%v knows %v under the pile", seat, got)
			}
		}
		// The next goes below it.
		s = drilled(t, 2, `"stage":"move","white":1,"dark":1,"steps":2,"equipmentUnder":["vamp","hydrofoil"],`+players("north-13 oasis-1 tank=2", elsewhere))
		s, _ = do(t, s, Move{To: "hill-1"})
		holds(t, s, 0, Tank, 1)
		under(t, s, VAMP, Hydrofoil, Tank)
	})
	t.Run("adv-equipment-space-go-on", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 1, "north-1 oasis-1 vamp=2"), Move{To: "track-2"}, Die{1}, Move{To: "pent-3"}, Dice{1, 2})
		ends(t, s, "cross north-2 north-13")
		s, events := do(t, s, Move{To: "north-13"})
		happened(t, events, Moved{0, "track-2", "north-13", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 2, false})
		holds(t, s, 0, VAMP, 1)
		under(t, s, VAMP)
	})
	t.Run("amb-adv-equipment-continue", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 1, "north-1 oasis-1 vamp=1"), Move{To: "track-2"})
		asked(t, s, joe.Chance, AskDie)
		if s.Active() != 1 {
			t.Errorf("having paid, %v goes on", s.Active())
		}
	})
	t.Run("amb-adv-equipment-missing", func(t *testing.T) {
		// Another way of the full count is taken; nothing is shortened.
		s := rolled(t, 1, 2, "north-12 oasis-1")
		ends(t, s, "north-9 desert-1 desert-5")
		// Where there is none, the pawn stays, though a shorter one were open: to sea-2 it
		// was pushed without a Hydrofoil.
		c := drilling(t, 2)
		c.Board = mustBoard(t, rewrite(drill, "space west-5 => space west-5 tank"))
		s, err := tryPosition(c, `"stage":"dice",`+players("sea-2 radar-1 vamp=1", elsewhere))
		if err != nil {
			t.Fatal(err)
		}
		stuck, events := do(t, s, Dice{1, 2})
		happened(t, events, DiceRolled{0, 1, 2}, Stayed{0, "amb-adv-equipment-missing"}, TurnEnded{0, "amb-adv-equipment-missing"}, TurnBegan{1, 1, false})
		stands(t, stuck, 0, "sea-2")
		s, _ = do(t, s, Dice{1, 1})
		ends(t, s, "west-6")
	})
	t.Run("adv-cobra-island-hydrofoil", func(t *testing.T) {
		s := rolled(t, 1, 2, "west-6 radar-1 vamp=3 tank=3")
		ends(t, s, "west-3")
		refused(t, s, Move{To: "isle-west"}, "adv-cobra-island-hydrofoil")
		// Nor over its edge to a space behind, or to the Objective.
		s = rolled(t, 2, 3, "west-6 radar-1")
		ends(t, s, "west-1")
		refused(t, s, Move{To: "isle-1"}, "adv-cobra-island-hydrofoil")
		refused(t, s, Move{To: "radar"}, "adv-cobra-island-hydrofoil")
		ends(t, rolled(t, 3, 3, "west-6 radar-1"), "cross") // nor with something left there

		s = rolled(t, 1, 2, "west-6 radar-1 hydrofoil=1")
		ends(t, s, "west-3 isle-west")
		s, events := do(t, s, Move{To: "isle-west"})
		happened(t, events, Moved{0, "west-6", "isle-west", 0, ByRoll}, Paid{0, Hydrofoil, true}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		cited(t, events[1:2], "adv-cobra-island-hydrofoil")
		holds(t, s, 0, Hydrofoil, 0)
		under(t, s, Hydrofoil)
		// A retreat never leads there.
		s = drilled(t, 2, `"stage":"turn-done","why":"adv-follow-space","white":1,"dark":1,"bumped":1,"origin":"sea-2","chain":[0],`+
			players("sea-2 oasis-1", "- radar-1 hydrofoil=1"))
		ends(t, s, "west-5 nook-1")
		refusedBoard(t, "spin-1 adv-cobra-island-hydrofoil", "space spin-1 => space spin-1 directions go-to isle-west")
	})
	t.Run("amb-adv-equipment-exact", func(t *testing.T) {
		// Spaces passed cost nothing, but that the Island costs one Hydrofoil.
		_, events := do(t, rolled(t, 1, 4, "north-1 oasis-1"), Move{To: "north-13"})
		happened(t, events[:2], Moved{0, "north-1", "north-13", 0, ByRoll}, TurnEnded{0, "adv-follow-space"})
		s, _ := do(t, rolled(t, 2, 2, "west-6 radar-1 hydrofoil=3"), Move{To: "isle-1"})
		holds(t, s, 0, Hydrofoil, 2)

		// Paid on a blue space, it is not paid again to enter, at once or later.
		s, events = do(t, rolled(t, 1, 1, "west-6 radar-1 hydrofoil=1"), Move{To: "sea-2"})
		happened(t, events, Moved{0, "west-6", "sea-2", 0, ByRoll}, Paid{0, Hydrofoil, false}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		if !s.Ferried(0) {
			t.Error("paid, but not for the trip")
		}
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"}, Dice{1, 1})
		ends(t, s, "west-6 isle-1 isle-3 isle-pack")
		s, events = do(t, s, Move{To: "isle-pack"})
		happened(t, events, Moved{0, "sea-2", "isle-pack", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 2, false})
		if s.Ferried(0) {
			t.Error("on the Island, but the trip is still paid for")
		}
		under(t, s, Hydrofoil)
		// With a card left, that is kept.
		s, _ = do(t, rolled(t, 1, 1, "sea-2 radar-1 hydrofoil=1 ferried"), Move{To: "isle-1"})
		holds(t, s, 0, Hydrofoil, 1)

		// Another blue space costs another card.
		ends(t, rolled(t, 1, 1, "west-6 radar-1 ferried"), "west-4")
		s, _ = do(t, rolled(t, 1, 1, "west-6 radar-1 hydrofoil=2 ferried"), Move{To: "sea-2"})
		holds(t, s, 0, Hydrofoil, 1)
		// A blue space on the Island costs one more than to come there, which the next
		// trip costs again.
		for player, want := range map[string]string{
			"sea-2 radar-1 hydrofoil=1":         "west-6 isle-1 isle-pack",
			"sea-2 radar-1 hydrofoil=2":         "west-6 isle-1 isle-3 isle-pack",
			"sea-2 radar-1 ferried":             "west-6 isle-1 isle-pack",
			"sea-2 radar-1 hydrofoil=1 ferried": "west-6 isle-1 isle-3 isle-pack",
		} {
			s := rolledOn(t, "space isle-3 => space isle-3 hydrofoil in cobra-island", player)
			if ends(t, s, want); offered(s, Move{To: "isle-3"}) {
				s, _ = do(t, s, Move{To: "isle-3"})
				if holds(t, s, 0, Hydrofoil, 0); s.Ferried(0) {
					t.Errorf("%s: on the Island, but the trip is still paid for", player)
				}
			}
		}
		// What is missing is said: two cards, the one to come there, or that of the space.
		for _, c := range []struct {
			player string
			fault  fault
		}{
			{"sea-2 radar-1", faultTwoHydrofoils},
			{"sea-2 radar-1 hydrofoil=1", faultTwoHydrofoils},
			{"sea-2 radar-1 ferried", faultNoEquipment},
		} {
			lacks(t, rolledOn(t, "space isle-3 => space isle-3 hydrofoil in cobra-island", c.player), "isle-3", c.fault)
		}
		lacks(t, rolledOn(t, "space isle-3 => space isle-3 tank in cobra-island", "sea-2 radar-1 hydrofoil=1"), "isle-3", faultNoEquipment)
		lacks(t, rolledOn(t, "space isle-3 => space isle-3 tank in cobra-island", "sea-2 radar-1 tank=1"), "isle-3", faultNoHydrofoil)
		if why := faults[faultTwoHydrofoils].why; !strings.Contains(why, "two Hydrofoils") {
			t.Errorf("refused: %s", why)
		}
		// The trip ends with a flight, and in training.
		s, _ = do(t, drilled(t, 2, `"stage":"opening",`+players("desert-strip radar-1 ferried", elsewhere)), Fly{"airpark"})
		if s.Ferried(0) {
			t.Error("flown back, but the trip is still paid for")
		}
		s, _ = do(t, drilled(t, 2, `"stage":"opening",`+players("lawn radar-1 ferried", elsewhere)), Enter{})
		if s.Ferried(0) {
			t.Error("in training, but the trip is still paid for")
		}
	})
}

func TestDirectedMoves(t *testing.T) {
	drawn := func(t *testing.T, player, card string) State {
		t.Helper()
		s, _ := do(t, drilled(t, 2, `"stage":"battle",`+players(player, elsewhere)), DrawBattle{card})
		return s
	}
	t.Run("adv-directed-any-path", func(t *testing.T) {
		s := drawn(t, "west-2 radar-1", "charge") // forward 3
		asked(t, s, 0, AskForward)
		ends(t, s, "lawn north-1 west-5 middle-1")
		s, events := do(t, s, Move{To: "lawn"})
		happened(t, events[:1], Moved{0, "west-2", "lawn", 0, Forward})
		cited(t, events[:1], "adv-directed-any-path")
		stands(t, s, 0, "lawn")
		refused(t, drawn(t, "west-2 radar-1", "charge"), Stay{}, "amb-adv-full-roll")
	})
	t.Run("adv-back-not-same-way", func(t *testing.T) {
		// It came over lawn, and may go back to north-3, middle-3 or, with a VAMP, track-2.
		s := drawn(t, "west-2 radar-1 vamp=1", "rout") // back 5
		asked(t, s, 0, AskBack)
		ends(t, s, "airfield north-3 track-2 middle-3")
		s, events := do(t, s, Move{To: "track-2"})
		happened(t, events[:2], Moved{0, "west-2", "track-2", 0, Backward}, Paid{0, VAMP, false})
		holds(t, s, 0, VAMP, 0)
	})
	t.Run("amb-adv-backward", func(t *testing.T) {
		// The first step is not toward the Objective, whichever way that is.
		s := drawn(t, "west-2 radar-1", "snipers") // back 2
		ends(t, s, "cross")
		refused(t, s, Move{To: "west-4"}, "amb-adv-backward")
		ends(t, drawn(t, "west-2 oasis-1", "snipers"), "west-4")
		// Afterwards every branch is free, toward it again too, but without turning.
		ends(t, drilled(t, 2, `"stage":"back","steps":3,`+players("track-2 radar-1", elsewhere)), "north-13")
		ends(t, drilled(t, 2, `"stage":"back","steps":3,`+players("track-2 oasis-1", elsewhere)), "cross north-2")
		// Where every step leads toward it, any will do; without an Objective too.
		ends(t, drilled(t, 2, `"stage":"back","steps":2,`+players("spin-2 oasis-1", elsewhere)), "middle-3")
		ends(t, long(t, 2, `"stage":"back","steps":2,`+players("west-2 - reached=radar-1", "pent-2 desert-air-strip-2 reached="+mostCards)), "cross west-4")
	})
	t.Run("amb-adv-backward-end", func(t *testing.T) {
		// Back 4: behind north-3 is a dead end, one step long.
		s, _ := do(t, drilled(t, 2, `"stage":"sneak",`+players("north-2 oasis-1", elsewhere)), Dice{2, 4})
		ends(t, s, "north-6 pit")
		s, events := do(t, s, Move{To: "pit"})
		happened(t, events, Moved{0, "north-2", "pit", 0, Backward})
		asked(t, s, joe.Chance, AskBattle)
	})
}
