package cobrahq_test

import (
	"errors"
	"fmt"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// A whole game: chance acts by itself, each seat takes any legal action.
func Example() {
	anything := func(v cobrahq.View, src *dice.Source) cobrahq.Action {
		legal := v.Legal()
		return legal[src.IntN(len(legal))]
	}
	table, err := joe.Play(cobrahq.Game(), cobrahq.Config{Seats: 2}, 7, anything, anything)
	if err != nil {
		fmt.Println(err)
		return
	}
	outcome, _ := table.Outcome()
	fmt.Printf("%d actions, %d rounds: %v\n", table.Len(), table.State().Round(), outcome)
	// Output:
	// 1237 actions, 199 rounds: seat 1 won (amb-hq-last-player)
}

// One turn, with the dice and the tile named, as people with a box of their own
// would.
func ExampleApply() {
	state, _, err := cobrahq.New(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, action := range []cobrahq.Action{
		cobrahq.Die{Pips: 4}, cobrahq.Step{To: "b15"}, cobrahq.Step{To: "c15"}, cobrahq.Step{To: "c14"},
		cobrahq.Reveal{Tile: cobrahq.Boat},
	} {
		var events []cobrahq.Event
		state, events, err = cobrahq.Apply(state, action)
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, e := range events {
			fmt.Println(e)
		}
	}
	// Output:
	// seat 0 rolls 4
	// seat 0 is asked: move
	// seat 0 moves from a15 to b15
	// seat 0 is asked: move
	// seat 0 moves from b15 to c15
	// seat 0 is asked: move
	// seat 0 moves from c15 to c14
	// seat 0 stops at the tile on c14
	// chance is to act: turn-tile
	// seat 0 turns the tile on c14: boat
	// seat 0 takes the boat on c14
	// the turn of seat 0 ends
	// round 1, turn of seat 1
	// chance is to act: white-die
}

// Why an action is refused, and what would do.
func ExampleCheck() {
	state, _, _ := cobrahq.New(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)})
	state, _ = cobrahq.Next(state, cobrahq.Die{Pips: 3})

	err := cobrahq.Check(state, cobrahq.Step{To: "b14"})
	fmt.Println(err)
	fmt.Println(errors.Is(err, joe.ErrIllegal))
	// Output:
	// step to b14: a bush is never moved onto (hq-move-no-bush); from a15: a14, b15; or stop
	// true
}

// The crossing of the rulebook's figure: a roll of 1 falls short by one, which a
// Henchman makes up.
func ExampleLoad() {
	state, err := cobrahq.Load([]byte(`{"game": "cobrahq", "format": 1, "rules": 1,
		"config": {"seats": 2},
		"phase": "move", "round": 9, "first": 0, "active": 0, "moves": 1,
		"players": [{"at": "c8", "boats": 1, "henchmen": [1]}, {"at": "o1"}],
		"turned": {"c14": "none", "b3": "none"}, "stack": 4}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(cobrahq.Check(state, cobrahq.Step{To: "d8"}))
	state, _ = cobrahq.Next(state, cobrahq.Boost{Tile: cobrahq.Henchman1, Add: 1})
	fmt.Println(cobrahq.Check(state, cobrahq.Step{To: "d8"}))
	// Output:
	// step to d8: a crossing takes a move onto the river and one off it (hq-river-enough-moves); from c8: b8, c7, c9; or spend henchman-1 for 1 more, stop
	// <nil>
}

// A board is a text that people draw.
func ExampleParseBoard() {
	_, err := cobrahq.ParseBoard(`
name: Too small
basis: designed
Hs~sH
s~Q~s
~QQQ~
s~Q~s
Hs~sH
`)
	fmt.Println(err)
	// Output:
	// there are 8 sand spaces; 32 tiles want one each (amb-hq-sand-count)
	// hq: no sand space is on the island, so nobody could find a boat there (hq-stranded)
	// e5: no way on foot leads to the home base a5 (hq-return-home)
	// e1: no way on foot leads to the home base a5 (hq-return-home)
	// a1: no way on foot leads to the home base a5 (hq-return-home)
}

// What chance may do, and how likely each outcome is.
func ExampleOdds() {
	state, _, _ := cobrahq.New(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)})
	for _, action := range []cobrahq.Action{cobrahq.Die{Pips: 3}, cobrahq.Step{To: "b15"}, cobrahq.Step{To: "c15"}, cobrahq.Step{To: "c14"}} {
		state, _ = cobrahq.Next(state, action)
	}
	for _, outcome := range cobrahq.Odds(state) {
		fmt.Printf("%v: %d of 32\n", outcome.Action, outcome.Weight)
	}
	// Output:
	// the tile is bomb: 12 of 32
	// the tile is boat: 8 of 32
	// the tile is henchman-1: 4 of 32
	// the tile is henchman-2: 4 of 32
	// the tile is henchman-3: 4 of 32
}

// What a server does: it keeps the table, does what a seat sends, and sends each seat
// its events. The client holds a View and follows them; it needs no rule.
func ExampleOpen() {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)}, 4)
	if err != nil {
		fmt.Println(err)
		return
	}
	client, moment := table.View(1), table.Len() // sent to seat 1 as JSON, once

	_, err = table.DoAs(1, cobrahq.Stop{}) // seat 1 is too early
	fmt.Println(err)
	if _, err = table.DoAs(0, cobrahq.Step{To: "b15"}); err != nil {
		fmt.Println(err)
		return
	}
	for _, event := range table.Seen(1, moment) { // sent to seat 1 as JSON
		fmt.Println(event)
		client = client.With(event)
	}
	moment = table.Len()
	fmt.Println(moment, client.Key() == table.View(1).Key())
	// Output:
	// seat 1 acts while it is seat 0's turn; wait to be asked
	// seat 0 moves from a15 to b15
	// seat 0 is asked: move
	// 2 true
}
