package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// Whatever happens is told, with its rule, and by the names of the pawns.
func TestAdvEverythingIsTold(t *testing.T) {
	v := advPosition(t, advCrowded).View(0)
	met := map[string]bool{}
	look := func(v adventure.View, e adventure.Event) {
		var text string
		ruled := false
		for _, s := range advTell(v, []adventure.Event{e, adventure.Stayed{Seat: 0, Why: "amb-all-may"}}) {
			text += s.text + " "
			for _, id := range s.rules {
				if _, ok := adventure.Rules().Rule(id); !ok {
					t.Fatalf("%v is told by rule %q, which there is not", e, id)
				}
				ruled = ruled || id == e.Rule()
			}
		}
		met[fmt.Sprintf("%T", e)] = true
		switch e.(type) {
		case adventure.Asked, adventure.Began:
			return
		}
		if !ruled || strings.Contains(text, "seat ") || strings.Contains(text, "%!") || strings.Contains(text, "()") ||
			strings.Contains(text, `""`) || !strings.HasSuffix(text, ". ") {
			t.Fatalf("%T %v is told as %q, ruled %v", e, e, text, ruled)
		}
	}
	advGames(t, func(s adventure.State, _ adventure.Action, events []adventure.Event) {
		for _, e := range events {
			look(s.View(0), e)
		}
	})
	for _, reason := range []joe.RuleID{"adv-win", "amb-adv-objective-pile-empty", "sdk-turn-limit"} {
		look(v, adventure.Ended{Outcome: joe.Outcome{Reason: reason, Winners: joe.SetOf(1)}})
		look(v, adventure.Ended{Outcome: joe.Outcome{Reason: reason, Winners: joe.SetOf(1, 2)}})
	}
	look(v, adventure.Began{Seats: 2})
	look(v, adventure.FirstTied{Seats: joe.SetOf(0, 2)})
	look(v, adventure.BattleNothing{Seat: 1})
	look(v, adventure.EquipmentLost{Seat: 1, Card: adventure.Tank})
	if len(met) != 31 {
		t.Errorf("%d kinds of event were told: %v", len(met), met)
	}
}

// A turn is a paragraph; a roll and its move are a sentence, and so are cards taken
// together.
func TestAdvTellTurn(t *testing.T) {
	v := advPosition(t, advCrowded).View(0)
	var got strings.Builder
	for _, s := range advTell(v, []adventure.Event{
		adventure.TurnBegan{Seat: 1, Round: 4}, adventure.WentOn{Seat: 1}, adventure.Asked{},
		adventure.DiceRolled{Seat: 1, White: 3, Dark: 1}, adventure.Asked{},
		adventure.Moved{Seat: 1, From: "north-1", To: "north-5", Way: adventure.ByRoll}, adventure.Asked{},
		adventure.BattleDrawn{Seat: 1, Card: "deserters"}, adventure.BattleWon{Seat: 1},
		adventure.TurnEnded{Seat: 1, Why: "adv-battle-follow"},
		adventure.TurnBegan{Seat: 1, Round: 4, Extra: true}, adventure.DiceRolled{Seat: 1, White: 2, Dark: 2},
		adventure.Stayed{Seat: 1, Why: "amb-adv-equipment-missing"}, adventure.TurnEnded{Seat: 1, Why: "amb-adv-equipment-missing"},
		adventure.TurnBegan{Seat: 2, Round: 4}, adventure.DieRolled{Seat: 2, Pips: 2}, adventure.Asked{},
		adventure.Moved{Seat: 2, From: "wadsworth-gate", To: "wadsworth-7", Way: adventure.ByRoll}, adventure.Bumped{Seat: 0, By: 2, At: "wadsworth-7"}, adventure.Asked{},
		adventure.EquipmentDrawn{Seat: 2, Card: adventure.VAMP}, adventure.Asked{}, adventure.EquipmentDrawn{Seat: 2, Card: adventure.VAMP}, adventure.Asked{},
		adventure.TurnEnded{Seat: 2, Why: "adv-follow-space"},
		adventure.TurnBegan{Seat: 3, Round: 4}, adventure.Flew{Seat: 3, To: "pentagon-airport"}, adventure.TurnEnded{Seat: 3, Why: "amb-adv-airstrip-flight-turn"},
		adventure.TurnBegan{Seat: 0, Round: 5}, adventure.Asked{},
	}) {
		if s.first {
			got.WriteString("\n")
		}
		if s.aside {
			s.text = "(" + s.text + ")"
		}
		fmt.Fprintf(&got, "%s %v\n", s.text, s.rules)
	}
	const want = `
Round 4: Blue rolls 3 and 1 and goes to north-5 (Battle). [adv-order-left adv-airport-choice adv-two-dice-outside amb-adv-full-roll]
The Battle Card: "The enemy throws down his arms. You win". [adv-battle-draw]
Blue wins and has an extra turn. [adv-battle-win]
(The turn ends.) [adv-battle-follow]

The extra turn: Blue rolls 2 and 2. [adv-battle-win adv-two-dice-outside]
Blue stays: no way of so many steps is open. [amb-adv-equipment-missing]
(The turn ends.) [amb-adv-equipment-missing]

Round 4: Gold rolls 2 and goes to wadsworth-7 (3 Equipment Cards). [adv-order-left adv-training-one-die amb-adv-full-roll]
Red is bumped off wadsworth-7 by Gold. [adv-bump]
Gold takes 2 VAMPs. [adv-collect-equipment]
No more Equipment Cards are left. [amb-adv-equipment-empty]
(The turn ends.) [adv-follow-space]

Round 4: Violet flies to pentagon-airport (Airport by the Pentagon). [adv-order-left adv-airstrip-fly]
(The turn ends.) [amb-adv-airstrip-flight-turn]

Round 5: Red's turn. [adv-order-left]
`
	if got.String() != want {
		t.Errorf("told %s\nwant %s", got.String(), want)
	}
}
