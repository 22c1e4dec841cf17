package parley_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// A dinner in which everybody does the first thing that is allowed.
func Example() {
	table, err := parley.Open(parley.Config{Seats: 3}, 1)
	for err == nil && table.ToAct() != joe.Nobody {
		_, err = table.Do(table.Legal()[0])
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	outcome, _ := table.Outcome()
	fmt.Println(outcome, outcome.Points[:3])
	// Output: seat 2 won (parley-end) [1 1 3]
}

// The position of the package documentation: what seat 1 sees of it, and what
// happens when seat 0 cancels.
func ExampleLoad() {
	state, err := parley.Load([]byte(`{"game":"parley","format":1,"rules":1,"phase":"answer","limit":40,"round":2,"turn":1,
	 "used":"writ","at":0,"asked":0,
	 "seats":[{"role":{"card":"mole","known":[0]},"hand":["veil","favour"],"claimed":1},
	          {"role":{"card":"guest","known":[1]},"hand":["lens","lens"]}],
	 "envelope":{"card":"lens","known":[1]},"discard":["writ","veil"]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(state.View(1).Key())
	_, events, _ := parley.Apply(state, parley.Cancel{})
	for _, e := range events {
		fmt.Printf("%v (%s)\n", e, e.Rule())
	}
	fmt.Println(parley.Check(state, parley.Vote{Ballot: parley.Innocent}))
	// Output:
	// {"game":"parley","format":1,"rules":1,"view":1,"phase":"answer","limit":40,"round":2,"turn":1,"used":"writ","at":0,"asked":0,"seats":[{"role":{"known":[0]},"held":2,"claimed":1},{"role":{"card":"guest","known":[1]},"hand":["lens","lens"]}],"envelope":{"card":"lens","known":[1]},"discard":["writ","veil"]}
	// seat 0 cancels with a veil (parley-veil)
	// chance is asked: draw ()
	// vote innocent: When a Writ is not cancelled every seat but the accused votes, clockwise from the accuser, each without seeing the votes of the others (parley-vote); legal: cancel with a veil, pass
}
