package adventure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// elsewhere is a second player who is in nobody's way.
const elsewhere = "pent-2 village-1"

func TestTrainingMoves(t *testing.T) {
	t.Run("adv-training-one-die", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"die",`+players("fort-1 radar-1", elsewhere))
		offers(t, s, Die{1}, Die{2}, Die{3}, Die{4}, Die{5}, Die{6})
		refused(t, s, Dice{2, 3}, "adv-training-one-die")
		for pips := uint8(1); pips <= 6; pips++ {
			s, events := do(t, s, Die{pips})
			happened(t, events, DieRolled{0, pips})
			ends(t, s, "fort-"+string('1'+pips))
		}
		s, _ = do(t, drilled(t, 2, `"stage":"dice","active":1,`+players("fort-1 radar-1", "cross village-1")), Dice{1, 1}, Move{To: "airfield"})
		asked(t, s, joe.Chance, AskDie)
		undrilled(t, 2, `"stage":"dice",`+players("fort-1 radar-1", elsewhere), "$.stage", `"dice" does not fit the space`)
	})
	t.Run("adv-training-clockwise", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("pent-4 radar-1", elsewhere)), Die{1})
		ends(t, s, "pent-5")
		refused(t, s, Move{To: "pent-3"}, "adv-training-clockwise")
		refusedBoard(t, "pent-2 adv-training-clockwise", "path pent-gate => path pent-gate -> pent-1 -> pent-2 - pent-3 -> pent-4 -> pent-5 -> pent-6 -> pent-gate -> porch")
	})
	t.Run("adv-training-exit", func(t *testing.T) {
		// Back at START a pawn may leave, or stay for another lap.
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-9 radar-1", elsewhere)), Die{1}, Move{To: "fort-gate"})
		if !s.Returned(0) {
			t.Error("back at START, but not returned")
		}
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"}, Die{2})
		ends(t, s, "fort-2 airfield cross")
		left, _ := do(t, s, Move{To: "cross"})
		stands(t, left, 0, "cross")
		stayed, _ := do(t, s, Move{To: "fort-2"})
		stands(t, stayed, 0, "fort-2")
		if left.Returned(0) || !stayed.Returned(0) {
			t.Errorf("returned: having left %v, on another lap %v", left.Returned(0), stayed.Returned(0))
		}
		refusedBoard(t, "pent-gate adv-training-exit", "path pent-gate => path pent-gate -> pent-1 -> pent-2 -> pent-3 -> pent-4 -> pent-5 -> pent-6 -> pent-gate")
	})
	t.Run("adv-training-exit-only", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-7 radar-1", elsewhere)), Die{2})
		ends(t, s, "fort-9")
		refused(t, s, Move{To: "lawn"}, "adv-training-exit-only")
		refusedBoard(t, "fort-2 adv-training-exit-only", "+ path fort-2 -> cross")
	})
	t.Run("amb-adv-exit-exact", func(t *testing.T) {
		// 2 spaces short of START with a roll of 5: stop there, walk out with 3, or go round.
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-8 radar-1", elsewhere)), Die{5})
		ends(t, s, "fort-gate fort-3 lawn north-1 west-1 middle-1") // to lawn over airfield, a dead end
		s, events := do(t, s, Move{To: "north-1"})
		happened(t, events, Moved{0, "fort-8", "north-1", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		if s.Returned(0) {
			t.Error("outside, but returned to START")
		}
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"})
		asked(t, s, joe.Chance, AskDice)
	})
	t.Run("amb-adv-min-training", func(t *testing.T) {
		// Out by START after one lap, or sent out before, without any card.
		s := drilled(t, 2, `"stage":"move","white":2,"steps":2,`+players("fort-9 radar-1", elsewhere))
		s, _ = do(t, s, Move{To: "lawn"})
		stands(t, s, 0, "lawn")
		s, _ = do(t, dealt(t, 2, "radar-1", "oasis-1"), Die{6}, Move{To: "fort-6"}, DrawBattle{"fog"}, Die{1}, Move{To: "fort-1"})
		s, _ = do(t, s, DrawEquipment{Tank}, DrawEquipment{VAMP}, Die{1}, Move{To: "fort-7"})
		stands(t, s, 0, "lawn")
		for card := Hydrofoil; card <= AttackCannon; card++ {
			holds(t, s, 0, card, 0)
		}
	})
	t.Run("amb-adv-start-leave-first-turn", func(t *testing.T) {
		s, _ := do(t, dealt(t, 2, "radar-1", "oasis-1"), Die{1})
		ends(t, s, "fort-1")
		refused(t, s, Move{To: "lawn"}, "adv-training-exit-only")
		// Nor may a pawn that has gone back into training, before it comes round again.
		s = drilled(t, 2, `"stage":"opening",`+players("lawn radar-1", elsewhere))
		s, _ = do(t, s, Enter{}, Die{1})
		ends(t, s, "fort-1")
	})
	t.Run("adv-two-dice-next-move", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-gate radar-1 returned", elsewhere)), Die{3}, Move{To: "north-1"})
		s, _ = do(t, s, Die{1}, Move{To: "pent-3"})
		asked(t, s, joe.Chance, AskDice)
		if n := len(Legal(s)); n != 36 {
			t.Errorf("%d ways for two dice to fall", n)
		}
	})
	t.Run("adv-two-dice-outside", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"dice",`+players("north-7 oasis-1", elsewhere))
		refused(t, s, Die{4}, "adv-two-dice-outside")
		s, events := do(t, s, Dice{1, 1})
		happened(t, events, DiceRolled{0, 1, 1})
		ends(t, s, "north-5 north-9")
		if white, dark := s.Dice(); white != 1 || dark != 1 || s.Pending().Count != 2 {
			t.Errorf("%d and %d for %d steps", white, dark, s.Pending().Count)
		}
		s, _ = do(t, drilled(t, 2, `"stage":"die","active":1,`+players("north-7 oasis-1", elsewhere)), Die{1}, Move{To: "pent-3"})
		asked(t, s, joe.Chance, AskDice)
		undrilled(t, 2, `"stage":"die",`+players("north-7 oasis-1", elsewhere), "$.stage", `"die" does not fit the space`)
	})
	t.Run("amb-adv-two-dice-sum", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"dice",`+players("north-10 oasis-1", elsewhere)), Dice{1, 2})
		ends(t, s, "north-7 north-13")
		s, _ = do(t, s, Move{To: "north-13"})
		asked(t, s, joe.Chance, AskDie) // the next seat: one move, not two
	})
	t.Run("amb-all-two-dice", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"dice",`+players("north-7 oasis-1", elsewhere))
		s, events := do(t, s, Dice{5, 2})
		happened(t, events, DiceRolled{0, 5, 2})
		asked(t, s, 0, AskMove)
		s = drilled(t, 2, `"stage":"sneak",`+players("north-2 oasis-1", elsewhere))
		if odds := Odds(s); len(odds) != 36 || odds[0].Weight != odds[35].Weight {
			t.Errorf("%d throws of a Sneak Attack", len(odds))
		}
	})
}

func TestTrainingSpaces(t *testing.T) {
	t.Run("adv-collect-equipment", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-gate radar-1", elsewhere)), Die{1}, Move{To: "fort-1"})
		asked(t, s, joe.Chance, AskEquipment)
		if n := s.Pending().Count; n != 2 {
			t.Errorf("%d cards are to come", n)
		}
		s, events := do(t, s, DrawEquipment{Tank})
		happened(t, events, EquipmentDrawn{0, Tank})
		asked(t, s, joe.Chance, AskEquipment)
		s, events = do(t, s, DrawEquipment{Hydrofoil})
		happened(t, events, EquipmentDrawn{0, Hydrofoil}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		holds(t, s, 0, Tank, 1)
		holds(t, s, 0, Hydrofoil, 1)
		unseen, _ := s.EquipmentPile()
		if d := cmp.Diff(map[Equipment]int{Hydrofoil: 7, VAMP: 6, Tank: 5, ArtilleryLaser: 4, MissileSystem: 4, AttackCannon: 4}, unseen); d != "" {
			t.Errorf("the pile (-want +got):\n%s", d)
		}
		refusedBoard(t, "cross adv-collect-equipment", "space cross => space cross gain 1")
	})
	t.Run("adv-follow-space", func(t *testing.T) {
		// 3 cards, forward 2 onto that space, and back 3, each before the next turn.
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-1 radar-1", elsewhere)), Die{2}, Move{To: "fort-3"})
		asked(t, s, 0, AskForward)
		ends(t, s, "fort-5")
		s, events := do(t, s, Move{To: "fort-5"})
		happened(t, events, Moved{0, "fort-3", "fort-5", 0, Forward})
		s, _ = do(t, s, DrawEquipment{Tank}, DrawEquipment{Tank})
		asked(t, s, joe.Chance, AskEquipment)
		s, _ = do(t, s, DrawEquipment{Tank})
		asked(t, s, joe.Chance, AskDie)
		holds(t, s, 0, Tank, 3)

		s, _ = do(t, drilled(t, 2, `"stage":"die",`+players("fort-1 radar-1", elsewhere)), Die{3}, Move{To: "fort-4"})
		asked(t, s, 0, AskBack)
		ends(t, s, "fort-1")
		refusedBoard(t, "fort-2 adv-follow-space", "space fort-2 => space fort-2 jet-pack in fort-wadsworth")
		refusedBoard(t, "fort-2 adv-follow-space", "space fort-2 => space fort-2 tank in fort-wadsworth")
	})
	t.Run("adv-sent-out", func(t *testing.T) {
		s, _ := do(t, drilled(t, 2, `"stage":"die",`+players("fort-5 radar-1 returned", elsewhere)), Die{2})
		s, events := do(t, s, Move{To: "fort-7"})
		happened(t, events, Moved{0, "fort-5", "fort-7", 0, ByRoll}, Directed{0, "fort-7"}, SentTo{0, "lawn", true},
			TurnEnded{0, "adv-sent-out"}, TurnBegan{1, 1, false})
		cited(t, events[2:3], "adv-sent-out")
		stands(t, s, 0, "lawn")
		if s.Returned(0) {
			t.Error("sent out, but still back at START")
		}
		refusedBoard(t, "fort-7 adv-sent-out", "space fort-7 => space fort-7 directions go-to lawn in fort-wadsworth")
		refusedBoard(t, "fort-7 adv-sent-out", "space fort-7 => space fort-7 directions sent-out desert-1 in fort-wadsworth")
		refusedBoard(t, "spin-1 adv-sent-out", "space spin-1 => space spin-1 directions sent-out spin-2")
	})
	t.Run("amb-adv-directed-trigger, sent out", func(t *testing.T) {
		// The space outside takes effect like any that a pawn is sent to, after a bump too.
		for _, c := range []struct {
			to   Space
			seat joe.Seat
			kind string
		}{
			{"north-2", joe.Chance, AskSneak}, {"north-4", 0, AskJump}, {"north-5", 0, AskBack}, {"north-6", joe.Chance, AskBattle},
			{"west-5", 1, AskRetreat}, {"north-8", 0, AskForward},
		} {
			config := drilling(t, 2)
			config.Board = mustBoard(t, rewrite(drill, "space fort-7 => space fort-7 directions sent-out "+string(c.to)+" in fort-wadsworth"))
			s, err := tryPosition(config, `"stage":"die",`+players("fort-5 radar-1", "nook-1 village-1"))
			if err != nil {
				t.Fatal(err)
			}
			s, _ = do(t, s, Die{2}, Move{To: "fort-7"})
			asked(t, s, c.seat, c.kind)

			if s, err = tryPosition(config, `"stage":"die",`+players("fort-5 radar-1", string(c.to)+" village-1")); err != nil {
				t.Fatal(err)
			}
			s, _ = do(t, s, Die{2}, Move{To: "fort-7"})
			asked(t, s, 1, AskRetreat)
			if c.to != "west-5" {
				s, _ = do(t, s, Legal(s)[0])
				asked(t, s, c.seat, c.kind)
			}
		}
	})
	t.Run("amb-adv-equipment-empty", func(t *testing.T) {
		// Spent cards lie under the pile at once, and come up in their order.
		all := "north-1 village-1 vamp=6 tank=6 artillery-laser=4 missile-system=4 attack-cannon=4 hydrofoil="
		s := drilled(t, 2, `"stage":"die","equipmentUnder":["hydrofoil","tank"],`+players("fort-gate radar-1", "north-1 village-1 vamp=6 tank=5 artillery-laser=4 missile-system=4 attack-cannon=4 hydrofoil=7"))
		s, _ = do(t, s, Die{1}, Move{To: "fort-1"})
		offers(t, s, DrawEquipment{Hydrofoil})
		refused(t, s, DrawEquipment{Tank}, "amb-adv-hidden-cards")
		s, _ = do(t, s, DrawEquipment{Hydrofoil})
		offers(t, s, DrawEquipment{Tank})
		s, _ = do(t, s, DrawEquipment{Tank})
		asked(t, s, joe.Chance, AskDice)
		// As long as some lie in no order that is known, one of those comes up.
		s = drilled(t, 2, `"stage":"die","equipmentUnder":["hydrofoil","tank"],`+players("fort-gate radar-1", "north-1 village-1 vamp=5 tank=5 artillery-laser=4 missile-system=4 attack-cannon=4 hydrofoil=7"))
		s, _ = do(t, s, Die{1}, Move{To: "fort-1"})
		offers(t, s, DrawEquipment{VAMP})
		refused(t, s, DrawEquipment{Tank}, "amb-adv-hidden-cards")
		refused(t, s, DrawEquipment{Hydrofoil}, "amb-adv-hidden-cards")
		// A pile that is empty gives nothing, and one that runs out gives what is there.
		s = drilled(t, 2, `"stage":"die",`+players("fort-gate radar-1", all+"8"))
		s, events := do(t, s, Die{1}, Move{To: "fort-1"})
		happened(t, events, Moved{0, "fort-gate", "fort-1", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		asked(t, s, joe.Chance, AskDice)
	})
	t.Run("amb-all-empty-pile", func(t *testing.T) {
		s := drilled(t, 2, `"stage":"die",`+players("fort-2 radar-1", "north-1 village-1 vamp=6 tank=6 artillery-laser=4 missile-system=4 attack-cannon=4 hydrofoil=7"))
		s, _ = do(t, s, Die{3}, Move{To: "fort-5"})
		if n := s.Pending().Count; n != 3 {
			t.Errorf("%d cards are to come", n)
		}
		s, events := do(t, s, DrawEquipment{Hydrofoil})
		happened(t, events, EquipmentDrawn{0, Hydrofoil}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		asked(t, s, joe.Chance, AskDice)
	})
}
