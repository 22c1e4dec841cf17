package joe_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestWeigh(t *testing.T) {
	got := joe.Weigh([]joe.Chanced[action]{{Action: "a", Weight: 1}, {Action: "b", Weight: 3, P: 7}, {Action: "c", Weight: 4}})
	want := []joe.Chanced[action]{{"a", 1, 0.125}, {"b", 3, 0.375}, {"c", 4, 0.5}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if got := joe.Weigh[action](nil); got != nil {
		t.Errorf("nothing weighs %v", got)
	}
}

// A table plays any game that is a joe.Game; this one is of two seats and a die.
func ExampleOpen() {
	table, err := joe.Open(tiny(), config{2}, 1)
	for err == nil && table.ToAct() != joe.Nobody {
		_, err = table.Do("take")
	}
	outcome, _ := table.Outcome()
	fmt.Println(outcome, "after", table.Len(), "actions")
	for _, e := range table.Seen(1, 0)[:3] {
		fmt.Println(e)
	}
	// Output:
	// seat 0 won (tiny) after 10 actions
	// nobody: begin 0
	// seat 0: fall 3 0
	// seat 0: take 0
}

// Play seats a player at each side of the table.
func ExamplePlay() {
	bold := func(view, *dice.Source) action { return "take" }
	choosy := func(v view, _ *dice.Source) action {
		if v.face < 4 {
			return "leave"
		}
		return "take"
	}
	table, err := joe.Play(tiny(), config{2}, 1, bold, choosy)
	if err != nil {
		fmt.Println(err)
		return
	}
	outcome, _ := table.Outcome()
	fmt.Println(outcome.Won(0), outcome.Ranking(2))
	// Output: true [[seat 0] [seat 1]]
}
