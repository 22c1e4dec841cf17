package bot_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// A search and a greedy player race each other.
func Example() {
	game := cobrahq.Game()
	search := bot.NewSearch(game, cobrahq.Evaluate, nil, bot.Options{
		Open:   true, // nothing is hidden in this game
		Budget: bot.Iterations(100),
	})
	greedy := bot.NewGreedy(game, cobrahq.Evaluate, 1)
	table, err := joe.Play(game, cobrahq.Config{Seats: 2}, 1, search.Choose, greedy.Choose)
	if err != nil {
		fmt.Println(err)
		return
	}
	_, over := table.Outcome()
	fmt.Println("over:", over)
	// Output: over: true
}

// What a search thinks can be looked at.
func ExampleSearch_Think() {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2}, 4)
	if err != nil {
		fmt.Println(err)
		return
	}
	search := bot.NewSearch(cobrahq.Game(), cobrahq.Evaluate, nil, bot.Options{Open: true, Budget: bot.Iterations(300)})
	src := dice.New(1)
	report := search.Think(table.View(table.ToAct()), &src)
	visits := 0
	for _, m := range report.Moves {
		visits += m.Visits
	}
	fmt.Println(report.Iterations, visits, report.Line[0].Action == report.Best)
	// Output: 300 300 true
}
