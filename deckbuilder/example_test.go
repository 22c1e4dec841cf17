package deckbuilder_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// A whole game: chance acts by itself, each seat takes any legal action.
func Example() {
	anything := func(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
		legal := v.Legal()
		return legal[src.IntN(len(legal))]
	}
	table, err := joe.Play(deckbuilder.Game(), deckbuilder.Config{Seats: 2}, 7, anything, anything)
	if err != nil {
		fmt.Println(err)
		return
	}
	outcome, over := table.Outcome()
	fmt.Println(over, outcome.Winners.Len() == 0 || outcome.Winners.Len() == 2)
	// Output:
	// true true
}
