package joetest_test

import (
	"errors"
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// A program can try the laws as well as a test can. Parley is a card game with
// every sort of secret.
func ExampleCheck() {
	type options = joetest.Options[parley.State, parley.Action, parley.Event]
	err := joetest.Check(parley.Game(), options{Games: 4, Moments: 16}, parley.Config{Seats: 3})
	fmt.Println(err)
	// Output: <nil>
}

// A game that sends everybody every event as it is breaks law 7, and the report
// begins with that.
func ExampleExamine() {
	type options = joetest.Options[parley.State, parley.Action, parley.Event]
	game := parley.Game()
	game.Redact = func(e parley.Event, _ joe.Seat) (parley.Event, bool) { return e, e != nil }
	report := joetest.Examine(game, options{Games: 4, Moments: 16}, parley.Config{Seats: 2})

	var first *joetest.Violation
	if errors.As(report.Err(), &first) {
		fmt.Println(first.Law)
		fmt.Println(first.Want)
	}
	// Output:
	// law 7 (secrecy)
	// two actions that lead to equal Views for a seat give it the same events
}
