package arena_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// Two players meet.
func Example() {
	t := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 200, Seed: 1})
	t.Enter("random", func(v parley.View, source *dice.Source) parley.Action {
		legal := v.Legal()
		return legal[source.IntN(len(legal))]
	})
	t.Enter("first", func(v parley.View, _ *dice.Source) parley.Action { return v.Legal()[0] })
	report, err := t.Run(context.Background(), nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, s := range report.Standings {
		fmt.Printf("%s won %.1f %% (%.1f to %.1f), rating %.0f ±%.0f\n", s.Name, s.Won.Percent, s.Won.Low, s.Won.High, s.Rating, s.Error)
	}
	// Output:
	// first won 71.0 % (66.4 to 75.2), rating 1544 ±18
	// random won 46.0 % (41.2 to 50.9), rating 1456 ±18
}

// A tournament that was stopped goes on from its file.
func ExampleTournament_RunFile() {
	dir, err := os.MkdirTemp("", "arena")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "results.jsonl")
	t := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 10, Seed: 1})
	t.Enter("first", func(v parley.View, _ *dice.Source) parley.Action { return v.Legal()[0] })
	t.Enter("last", func(v parley.View, _ *dice.Source) parley.Action {
		legal := v.Legal()
		return legal[len(legal)-1]
	})
	whole, err := t.RunFile(context.Background(), name)
	if err != nil {
		log.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(name, text[:len(text)/2], 0o600); err != nil { // the plug is pulled
		log.Fatal(err)
	}
	again, err := t.RunFile(context.Background(), name)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(again.Games, "games, the same report:", again.Text() == whole.Text())
	// Output: 20 games, the same report: true
}

// Results are read and counted without playing.
func ExampleRead() {
	const results = `{"arena":1,"game":"parley","format":1,"rules":1,"config":{"seats":2},"seats":2,"style":"rivals","entrants":["a","b"],"seed":1,"seeds":100}
{"game":0,"seed":4026191853164626,"seats":["a","b"],"outcome":{"winners":[0],"reason":"parley-end","points":[3,2]},"length":24}
{"game":1,"seed":4026191`
	logs, size, err := arena.Read(strings.NewReader(results))
	if err != nil {
		log.Fatal(err)
	}
	report := logs[0].Report()
	fmt.Println(report.Games, "of", report.Planned, "games; the text is good up to byte", size)
	// Output: 1 of 200 games; the text is good up to byte 267
}
