package adventure

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// drawn is a battle of seat 0, on a space and with a hand, after its card came up.
func drawn(t *testing.T, player, card string) (State, []Event) {
	t.Helper()
	return do(t, drilled(t, 2, `"stage":"battle",`+players(player, elsewhere)), DrawBattle{card})
}

func TestBattles(t *testing.T) {
	over := TurnEnded{0, "adv-battle-follow"}
	t.Run("adv-battle-exact", func(t *testing.T) {
		// desert-5 is 1 ahead.
		s := rolled(t, 2, 2, "desert-west radar-1")
		if offered(s, Move{To: "desert-5"}) {
			t.Error("may stop there on the way")
		}
		_, events := do(t, s, Move{To: "desert-strip"})
		happened(t, events, Moved{0, "desert-west", "desert-strip", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
	})
	t.Run("adv-battle-draw", func(t *testing.T) {
		s, _ := do(t, rolled(t, 1, 1, "north-4 oasis-1"), Move{To: "north-6"})
		asked(t, s, joe.Chance, AskBattle)
		total := uint64(0)
		for i, o := range Odds(s) {
			total += o.Weight
			if card, _ := s.Cards().BattleCard(o.Action.(DrawBattle).Card); uint64(card.Count) != o.Weight || o.Action != Legal(s)[i] {
				t.Errorf("%v of weight %d", o.Action, o.Weight)
			}
		}
		if total != 32 {
			t.Errorf("one of %d cards is drawn", total)
		}
		refused(t, s, DrawBattle{"no-such-card"}, "amb-adv-hidden-cards")
		refused(t, s, Move{To: "north-7"}, "adv-battle-draw")
		_, events := do(t, s, DrawBattle{"fog"})
		if seen, ok := Redact(events[0], 1); !ok || seen != (BattleDrawn{0, "fog"}) {
			t.Errorf("seat 1 sees %v", seen)
		}
	})
	t.Run("adv-battle-follow", func(t *testing.T) {
		// Forward 2, back 2, forward 5 with a VAMP, back 3 with a Tank, nothing.
		s, events := drawn(t, "pit oasis-1", "scouts")
		happened(t, events, BattleDrawn{0, "scouts"})
		asked(t, s, 0, AskForward)
		ends(t, s, "north-2 north-4")
		s, _ = do(t, s, Move{To: "north-4"})
		stands(t, s, 0, "north-4")
		s, _ = drawn(t, "north-6 oasis-1", "snipers")
		asked(t, s, 0, AskBack)
		ends(t, s, "north-4")
		s, _ = drawn(t, "north-6 oasis-1 vamp=1", "convoy")
		ends(t, s, "north-1 north-3 north-11") // to north-3 over pit, a dead end
		s, _ = do(t, s, Move{To: "north-11"})
		holds(t, s, 0, VAMP, 1)
		s, _ = drawn(t, "north-6 oasis-1 tank=1", "barrage")
		ends(t, s, "north-3")
		_, events = drawn(t, "north-6 oasis-1", "fog")
		happened(t, events, BattleDrawn{0, "fog"}, BattleNothing{0}, over, TurnBegan{1, 1, false})
	})
	t.Run("adv-battle-return", func(t *testing.T) {
		s, _ := drawn(t, "north-6 oasis-1", "deserters")
		unseen, under := s.BattlePile()
		if cardsIn(unseen) != 31 || unseen["deserters"] != 1 || cmp.Diff([]string{"deserters"}, under) != "" {
			t.Errorf("%d cards above %v", cardsIn(unseen), under)
		}
		// Each comes up again when those above it have: one of two unknown, the other,
		// then the known ones in their order.
		known := strings.Split("bunker bunker bunker gunship gunship gunship column column column deserters deserters torpedo torpedo ditch ditch "+
			"mine mine sabotage jamming blast scouts scouts scouts charge convoy snipers snipers barrage barrage rout", " ")
		s = drilled(t, 2, fmt.Sprintf(`"stage":"battle","battleUnder":["%s"],`, strings.Join(known, `","`))+players("north-6 oasis-1", elsewhere))
		offers(t, s, DrawBattle{"fog"})
		if odds := Odds(s); odds[0].Weight != 2 {
			t.Errorf("%v", odds)
		}
		refused(t, s, DrawBattle{"bunker"}, "amb-adv-hidden-cards")
		s, _ = do(t, s, DrawBattle{"fog"}, Die{1}, Move{To: "pent-3"}, Dice{1, 3}, Move{To: "pit"})
		offers(t, s, DrawBattle{"fog"})
		s, _ = do(t, s, DrawBattle{"fog"}, Die{1}, Move{To: "pent-4"}, Dice{1, 3}, Move{To: "north-6"})
		offers(t, s, DrawBattle{"bunker"})
		refused(t, s, DrawBattle{"fog"}, "amb-adv-hidden-cards")
		s, _ = do(t, s, DrawBattle{"bunker"})
		_, under = s.BattlePile()
		if d := cmp.Diff(append(known[1:], "fog", "fog", "bunker"), under); d != "" {
			t.Errorf("under the pile (-want +got):\n%s", d)
		}
	})
	t.Run("adv-battle-win", func(t *testing.T) {
		s, events := drawn(t, "north-6 oasis-1", "deserters")
		happened(t, events, BattleDrawn{0, "deserters"}, BattleWon{0}, over, TurnBegan{0, 1, true})
		cited(t, events[3:4], "adv-battle-win")
		// A View follows it over the events, and nobody is asked in between.
		v := drilled(t, 2, `"stage":"battle",`+players("north-6 oasis-1", elsewhere)).View(1)
		for _, e := range events {
			if v.With(TurnBegan{0, 1, true}) != v && e != (TurnBegan{0, 1, true}) {
				t.Errorf("an extra turn begins at %v", e)
			}
			v = v.With(e)
		}
		if v.Key() != s.View(1).Key() {
			t.Errorf("followed to another position: %s", written(v))
		}
		// Once: then it is the next seat's turn.
		_, events = do(t, s, Dice{1, 3}, Move{To: "north-10"})
		happened(t, events, Moved{0, "north-6", "north-10", 0, ByRoll}, TurnEnded{0, "adv-follow-space"}, TurnBegan{1, 1, false})
		// With the weapon that the card names, which is kept.
		for card, weapon := range map[string]Equipment{"bunker": ArtilleryLaser, "gunship": MissileSystem, "column": AttackCannon} {
			s, events = drawn(t, fmt.Sprintf("north-6 oasis-1 %s=1", equipmentWords[weapon]), card)
			happened(t, events, BattleDrawn{0, card}, BattleWon{0}, over, TurnBegan{0, 1, true})
			holds(t, s, 0, weapon, 1)
		}
	})
	t.Run("adv-battle-lose-equipment", func(t *testing.T) {
		s, events := drawn(t, "north-6 oasis-1 tank=1 vamp=1", "mine")
		happened(t, events, BattleDrawn{0, "mine"}, EquipmentLost{0, Tank}, over, TurnBegan{1, 1, false})
		holds(t, s, 0, Tank, 0)
		holds(t, s, 0, VAMP, 1)
		under(t, s, Tank)
		s, _ = drawn(t, "north-6 oasis-1 attack-cannon=3", "blast")
		holds(t, s, 0, AttackCannon, 2)
		under(t, s, AttackCannon)
	})
	t.Run("adv-battle-no-equipment", func(t *testing.T) {
		nothing := []Event{BattleNothing{0}, over, TurnBegan{1, 1, false}}
		s, events := drawn(t, "north-6 oasis-1 vamp=1 hydrofoil=1", "mine")
		happened(t, events, append([]Event{BattleDrawn{0, "mine"}}, nothing...)...)
		holds(t, s, 0, VAMP, 1)
		under(t, s)
		for _, card := range []string{"bunker", "convoy", "barrage"} {
			s, events = drawn(t, "north-6 oasis-1 hydrofoil=1", card)
			happened(t, events, append([]Event{BattleDrawn{0, card}}, nothing...)...)
			stands(t, s, 0, "north-6")
		}
	})
	t.Run("amb-adv-extra-turn", func(t *testing.T) {
		// One after another; in training with one die.
		s, _ := drawn(t, "north-6 oasis-1", "deserters")
		asked(t, s, joe.Chance, AskDice)
		s, _ = do(t, s, Dice{1, 3}, Move{To: "pit"}) // over north-3
		s, events := do(t, s, DrawBattle{"deserters"})
		happened(t, events, BattleDrawn{0, "deserters"}, BattleWon{0}, over, TurnBegan{0, 1, true})
		s, events = do(t, s, Dice{1, 3}, Move{To: "north-6"}, DrawBattle{"fog"})
		happened(t, events, BattleDrawn{0, "fog"}, BattleNothing{0}, over, TurnBegan{1, 1, false})
		asked(t, s, joe.Chance, AskDie)
		s, _ = drawn(t, "fort-6 oasis-1", "deserters")
		asked(t, s, joe.Chance, AskDie)
		s, _ = drawn(t, "north-6 oasis-1", "deserters")
		s, _ = do(t, s, Dice{4, 4}, Move{To: "desert-west"})
		if s.Active() != 1 {
			t.Errorf("a turn won in battle is had twice: now %v", s.Active())
		}
	})
	t.Run("amb-adv-equipment-other-three", func(t *testing.T) {
		// No space asks for them; only cards do.
		three := "artillery-laser=1 missile-system=1 attack-cannon=1"
		for k := Gate; k <= Airport; k++ {
			if need := k.needs(); need >= ArtilleryLaser {
				t.Errorf("%v asks for %v", k, need)
			}
		}
		s := rolled(t, 1, 1, "north-13 oasis-1 "+three)
		ends(t, s, "north-11 desert-1 desert-5")
		s, _ = do(t, s, Move{To: "desert-5"}, DrawBattle{"sabotage"})
		holds(t, s, 0, ArtilleryLaser, 0)
		holds(t, s, 0, MissileSystem, 1)
		_, events := drawn(t, "north-6 oasis-1 "+three, "gunship")
		happened(t, events, BattleDrawn{0, "gunship"}, BattleWon{0}, over, TurnBegan{0, 1, true})
	})
}
