package adventure

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestLightBrown(t *testing.T) {
	t.Run("adv-brown", func(t *testing.T) {
		// Go to a space.
		s, events := do(t, rolled(t, 1, 1, "west-3 radar-1"), Move{To: "west-5"})
		happened(t, events, Moved{0, "west-3", "west-5", 0, ByRoll}, Directed{0, "west-5"}, SentTo{0, "nook-1", false},
			TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "nook-1")
		// Forward, whichever way.
		s, events = do(t, rolled(t, 1, 3, "north-4 oasis-1"), Move{To: "north-8"})
		happened(t, events, Moved{0, "north-4", "north-8", 0, ByRoll}, Directed{0, "north-8"})
		asked(t, s, 0, AskForward)
		ends(t, s, "north-6 north-10")
		s, events = do(t, s, Move{To: "north-10"})
		happened(t, events, Moved{0, "north-8", "north-10", 0, Forward}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "north-10")
		// Backward.
		s, _ = do(t, rolled(t, 1, 3, "north-1 oasis-1"), Move{To: "north-5"})
		asked(t, s, 0, AskBack)
		ends(t, s, "north-2 pit")
		refused(t, s, Stay{}, "amb-adv-full-roll")
		refusedBoard(t, "spin-1 adv-brown", "space spin-1 => space spin-1 directions go-to spin-1")
		refusedBoard(t, "spin-1 adv-brown", "space spin-1 => space spin-1 directions go-to fort-2")
	})
	t.Run("amb-adv-directed-trigger", func(t *testing.T) {
		// A card leads onto a Sneak Attack, that onto a light brown space, that onto a battle.
		s, _ := do(t, drilled(t, 2, `"stage":"battle",`+players("north-6 oasis-1", elsewhere)), DrawBattle{"charge"}, Move{To: "north-9"})
		asked(t, s, joe.Chance, AskSneak)
		s, _ = do(t, s, Dice{1, 4}, Move{To: "north-5"})
		asked(t, s, 0, AskBack)
		s, _ = do(t, s, Move{To: "pit"})
		asked(t, s, joe.Chance, AskBattle)
		// Sent to and fro it stops after 20 spaces.
		s, events := do(t, rolled(t, 1, 1, "middle-2 radar-1"), Move{To: "spin-1"})
		sent, told := 0, 0
		for _, e := range events {
			switch e.(type) {
			case SentTo:
				sent++
			case Directed:
				told++
			}
		}
		if sent != 20 || told != 20 {
			t.Errorf("sent %d times, and told to %d times", sent, told)
		}
		happened(t, events[len(events)-3:], TurnEnded{0, "amb-adv-directed-trigger"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "spin-1")
		// In the next turn it counts anew.
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"}, Dice{1, 1}, Move{To: "middle-2"})
		asked(t, s, 0, AskJump)
	})
}

func TestJetPacks(t *testing.T) {
	// further is the drill board with a jump from west-3 to north-4, and on from there.
	further := func(t *testing.T, inside string) State {
		t.Helper()
		c := drilling(t, 2)
		c.Board = mustBoard(t, rewrite(drill, "jump west-3 => jump west-3 -> north-4"))
		s, err := tryPosition(c, inside)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	t.Run("adv-jet-exact", func(t *testing.T) {
		// middle-2 is 2 ahead.
		s := rolled(t, 1, 3, "cross radar-1 hydrofoil=1")
		if offered(s, Move{To: "middle-2"}) {
			t.Error("may stop there on the way")
		}
		s, events := do(t, s, Move{To: "porch"})
		happened(t, events, Moved{0, "cross", "porch", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "porch")
		refused(t, rolled(t, 1, 4, "middle-2 radar-1"), Jump{"desert-pack"}, "adv-jet-exact")
	})
	t.Run("adv-jet-jump", func(t *testing.T) {
		s, events := do(t, rolled(t, 1, 3, "cross oasis-1"), Move{To: "north-4"})
		happened(t, events, Moved{0, "cross", "north-4", 0, ByRoll})
		asked(t, s, 0, AskJump)
		offers(t, s, Jump{"desert-pack"}, Stay{})
		for _, to := range []Space{"isle-pack", "north-4", "middle-2", "oasis"} {
			refused(t, s, Jump{to}, "adv-jet-jump")
		}
		refused(t, s, Jump{"nowhere"}, "adv-path")
		s, events = do(t, s, Jump{"desert-pack"})
		cited(t, events[:1], "adv-jet-jump")
		stands(t, s, 0, "desert-pack")
		refusedBoard(t, "oasis adv-jet-jump", "+ jump north-4 -> oasis")
	})
	t.Run("adv-jet-ends-turn", func(t *testing.T) {
		s, _ := do(t, further(t, `"stage":"move","white":1,"dark":1,"steps":2,`+players("west-1 oasis-1", elsewhere)), Move{To: "west-3"})
		s, events := do(t, s, Jump{"north-4"})
		happened(t, events, Jumped{0, "north-4"}, TurnEnded{0, "adv-jet-ends-turn"}, TurnBegan{1, 1, false})
		asked(t, s, joe.Chance, AskDie)
	})
	t.Run("amb-adv-jet-second", func(t *testing.T) {
		// No effect after the jump, nor in the next turn, but when landed on anew.
		s, _ := do(t, further(t, `"stage":"move","white":1,"dark":1,"steps":2,`+players("west-1 oasis-1", elsewhere)), Move{To: "west-3"}, Jump{"north-4"}, Die{1}, Move{To: "pent-3"})
		asked(t, s, joe.Chance, AskDice)
		s, _ = do(t, s, Dice{1, 2}, Move{To: "north-7"}, Die{1}, Move{To: "pent-4"}, Dice{1, 2}, Move{To: "north-4"})
		offers(t, s, Jump{"desert-pack"}, Stay{})
	})
	t.Run("amb-adv-jet-fork", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 1, "cross radar-1 hydrofoil=1"), Move{To: "middle-2"})
		offers(t, s, Jump{"desert-pack"}, Jump{"isle-pack"}, Stay{})
		// The last one has none after it.
		s, events := do(t, rolled(t, 1, 2, "desert-west radar-1"), Move{To: "desert-pack"})
		happened(t, events, Moved{0, "desert-west", "desert-pack", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "desert-pack")
		refusedBoard(t, "north-4 amb-adv-jet-fork", "+ jump north-4 -> west-3 -> middle-2 -> north-4")
	})
	t.Run("amb-adv-jet-optional", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 3, "cross oasis-1"), Move{To: "north-4"})
		offers(t, s, Jump{"desert-pack"}, Stay{})
		s, events := do(t, s, Stay{})
		happened(t, events, Stayed{0, "adv-jet-ends-turn"}, TurnEnded{0, "adv-jet-ends-turn"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "north-4")
	})
	t.Run("adv-jet-still-hydrofoil", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 1, "cross radar-1 tank=1"), Move{To: "middle-2"})
		offers(t, s, Jump{"desert-pack"}, Stay{})
		refused(t, s, Jump{"isle-pack"}, "adv-jet-still-hydrofoil")
		// From west-3 there is no other jump.
		_, events := do(t, rolled(t, 1, 1, "west-1 radar-1"), Move{To: "west-3"})
		happened(t, events, Moved{0, "west-1", "west-3", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})

		s, _ = do(t, rolled(t, 1, 1, "west-1 radar-1 hydrofoil=1"), Move{To: "west-3"})
		s, events = do(t, s, Jump{"isle-pack"})
		happened(t, events, Jumped{0, "isle-pack"}, Paid{0, Hydrofoil, true}, TurnEnded{0, "adv-jet-ends-turn"}, TurnBegan{1, 1, false})
		holds(t, s, 0, Hydrofoil, 0)
		under(t, s, Hydrofoil)
		// Paid before on this trip, it is not paid again.
		s, _ = do(t, rolled(t, 1, 1, "west-1 radar-1 ferried"), Move{To: "west-3"})
		s, events = do(t, s, Jump{"isle-pack"})
		happened(t, events, Jumped{0, "isle-pack"}, TurnEnded{0, "adv-jet-ends-turn"}, TurnBegan{1, 1, false})
		if s.Ferried(0) {
			t.Error("on the Island, but the trip is still paid for")
		}
	})
}

func TestSneakAttacks(t *testing.T) {
	// attacked is a Sneak Attack on north-9.
	attacked := func(t *testing.T) State {
		t.Helper()
		s, events := do(t, rolled(t, 1, 1, "north-7 oasis-1"), Move{To: "north-9"})
		happened(t, events, Moved{0, "north-7", "north-9", 0, ByRoll})
		return s
	}
	t.Run("adv-sneak-exact", func(t *testing.T) {
		// desert-2 is 2 ahead.
		s := rolled(t, 3, 3, "desert-west radar-1")
		if offered(s, Move{To: "desert-2"}) {
			t.Error("may stop there on the way")
		}
		_, events := do(t, s, Move{To: "desert-strip"})
		happened(t, events, Moved{0, "desert-west", "desert-strip", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
	})
	t.Run("adv-sneak-roll", func(t *testing.T) {
		s := attacked(t)
		asked(t, s, joe.Chance, AskSneak)
		offers(t, s, diceActions[:]...)
		refused(t, s, Move{To: "north-10"}, "adv-sneak-roll")
		refused(t, s, Die{3}, "adv-sneak-roll")
	})
	t.Run("adv-sneak-sides", func(t *testing.T) {
		_, events := do(t, attacked(t), Dice{5, 2})
		happened(t, events, Sneaked{0, 5, 2})
		cited(t, events[:1], "adv-sneak-win")
		if got := events[0].String(); got != "Sneak Attack: seat 0 5, Cobra 2" {
			t.Error(got)
		}
		_, events = do(t, attacked(t), Dice{2, 5})
		cited(t, events[:1], "adv-sneak-lose")
	})
	t.Run("adv-sneak-win", func(t *testing.T) {
		s, _ := do(t, attacked(t), Dice{5, 2})
		asked(t, s, 0, AskMayForward)
		ends(t, s, "north-4 desert-west stay")
		s, events := do(t, s, Move{To: "desert-west"})
		happened(t, events, Moved{0, "north-9", "desert-west", 0, Forward}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "desert-west")
	})
	t.Run("amb-adv-sneak-decline", func(t *testing.T) {
		s, _ := do(t, attacked(t), Dice{5, 2})
		for _, to := range []Space{"north-10", "north-13", "north-8"} { // all or nothing
			refused(t, s, Move{To: to}, "amb-adv-full-roll")
		}
		s, events := do(t, s, Stay{})
		happened(t, events, Stayed{0, "amb-all-may"}, TurnEnded{0, "amb-all-may"}, TurnBegan{1, 1, false})
		stands(t, s, 0, "north-9")
	})
	t.Run("adv-sneak-lose", func(t *testing.T) {
		s, _ := do(t, attacked(t), Dice{2, 3})
		asked(t, s, 0, AskBack)
		ends(t, s, "north-6")
		refused(t, s, Stay{}, "amb-adv-full-roll")
		_, events := do(t, s, Move{To: "north-6"})
		happened(t, events, Moved{0, "north-9", "north-6", 0, Backward})
	})
	t.Run("adv-sneak-tie", func(t *testing.T) {
		for pips := uint8(1); pips <= 6; pips++ {
			s, events := do(t, attacked(t), Dice{pips, pips})
			happened(t, events, Sneaked{0, pips, pips}, TurnEnded{0, "adv-sneak-tie"}, TurnBegan{1, 1, false})
			stands(t, s, 0, "north-9")
		}
	})
	t.Run("amb-all-may", func(t *testing.T) {
		// What a player may do can be declined, what a player must do can't.
		objective, _ := do(t, rolled(t, 1, 1, "desert-2 oasis-1"), Move{"oasis", 1}, DrawObjective{"radar-1"})
		jump, _ := do(t, rolled(t, 1, 3, "cross oasis-1"), Move{To: "north-4"})
		won, _ := do(t, attacked(t), Dice{2, 1})
		for _, s := range []State{objective, jump, won} {
			if !offered(s, Stay{}) {
				t.Errorf("%s can't be declined", s.Pending().Kind)
			}
		}
		card, _ := do(t, drilled(t, 2, `"stage":"battle",`+players("north-6 oasis-1", elsewhere)), DrawBattle{"scouts"})
		lost, _ := do(t, attacked(t), Dice{1, 2})
		bumped := drilled(t, 2, `"stage":"turn-done","why":"adv-follow-space","bumped":1,"origin":"north-7","chain":[0],`+players("north-7 oasis-1", "- radar-1"))
		for _, s := range []State{rolled(t, 1, 1, "north-7 oasis-1"), card, lost, bumped} {
			if s.ToAct() < 0 || offered(s, Stay{}) {
				t.Errorf("%s can be declined", s.Pending().Kind)
			}
		}
	})
}
