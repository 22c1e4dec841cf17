package arena_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

type tournament = arena.Tournament[parley.Config, parley.State, parley.Action, parley.Event, parley.View]

// anything does anything.
func anything(v parley.View, source *dice.Source) parley.Action {
	legal := v.Legal()
	return legal[source.IntN(len(legal))]
}

// first does what is listed first.
func first(v parley.View, _ *dice.Source) parley.Action { return v.Legal()[0] }

// last does what is listed last.
func last(v parley.View, _ *dice.Source) parley.Action {
	legal := v.Legal()
	return legal[len(legal)-1]
}

// dinner is a tournament of parley between the three of them.
func dinner(seats int, s arena.Settings) *tournament {
	t := arena.New(parley.Game(), parley.Config{Seats: seats}, s)
	t.Enter("anything", anything)
	t.Enter("first", first)
	t.Enter("last", last)
	return t
}

// run is a tournament with its results, which must not fail.
func run(t *testing.T, tour *tournament) (arena.Report, string) {
	t.Helper()
	var out bytes.Buffer
	report, err := tour.Run(context.Background(), &out)
	if err != nil {
		t.Fatal(err)
	}
	return report, out.String()
}
