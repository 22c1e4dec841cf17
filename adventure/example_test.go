package adventure_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// A whole game: chance acts by itself, each seat takes any legal action.
func Example() {
	anything := func(v adventure.View, src *dice.Source) adventure.Action {
		legal := v.Legal()
		return legal[src.IntN(len(legal))]
	}
	table, err := joe.Play(adventure.Game(), adventure.Config{Seats: 2}, 7, anything, anything)
	if err != nil {
		fmt.Println(err)
		return
	}
	_, over := table.Outcome()
	fmt.Println(over, table.State().Points(0) >= 100 || table.State().Points(1) >= 100)
	// Output:
	// true true
}

// A position written by hand, and a move chosen by where it ends: four steps lead to
// the Objective, and what is left of the roll may be used from there.
func ExampleLoad() {
	state, err := adventure.Load([]byte(`{"game": "adventure", "format": 1, "rules": 1,
		"config": {"seats": 2},
		"stage": "dice", "round": 9, "first": 0, "active": 0,
		"players": [
			{"piece": "ranger", "at": "desert-1", "objective": "oasis-1", "reached": ["radar-2"]},
			{"piece": "commando", "at": "wadsworth-gate", "objective": "village-1", "equipment": {"hydrofoil": 1}}]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	state, _ = adventure.Next(state, adventure.Dice{White: 2, Dark: 3})
	for _, action := range adventure.Legal(state) {
		fmt.Println(action)
	}
	// Output:
	// move to sheriffs-fort
	// move to oasis with 1 left
}
