package arena_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// Of two players the one that the role asks for is made, at the first decision of a seat, and
// plays to the end, whatever the role would say later; the other is not made.
func TestCast(t *testing.T) {
	var made []string
	var played [3][]string // by seat: each kind that decided there, once
	kind := func(name string) func() joe.Player[parley.View, parley.Action] {
		return func() joe.Player[parley.View, parley.Action] {
			made = append(made, name)
			return func(v parley.View, src *dice.Source) parley.Action {
				if seat := &played[v.Seat()]; !slices.Contains(*seat, name) {
					*seat = append(*seat, name)
				}
				return anything(v, src)
			}
		}
	}
	var asked [3]int
	even := func(v parley.View) bool {
		asked[v.Seat()]++
		return v.Seat()%2 == 0 && asked[v.Seat()] == 1
	}
	cast := arena.Cast(even, kind("one"), kind("other"))
	sit := []joe.Player[parley.View, parley.Action]{cast(), cast(), cast()}
	if made != nil {
		t.Errorf("made before anybody decides: %v", made)
	}
	if _, err := joe.Play(parley.Game(), parley.Config{Seats: 3}, 1, sit...); err != nil {
		t.Fatal(err)
	}
	for seat, want := range []string{"one", "other", "one"} {
		if !slices.Equal(played[seat], []string{want}) || asked[seat] != 1 {
			t.Errorf("seat %d is played by %v and asked %d times, want %s and once", seat, played[seat], asked[seat], want)
		}
	}
	if slices.Sort(made); !slices.Equal(made, []string{"one", "one", "other"}) {
		t.Errorf("made were %v", made)
	}
}

// What cannot play is refused before a game, or told in words.
func TestCastOfNothing(t *testing.T) {
	yes := func(parley.View) bool { return true }
	some := func() joe.Player[parley.View, parley.Action] { return anything }
	none := func() joe.Player[parley.View, parley.Action] { return nil }
	for i, cast := range []func() joe.Player[parley.View, parley.Action]{arena.Cast(nil, some, some), arena.Cast(yes, nil, some), arena.Cast(yes, some, nil)} {
		tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 1, Style: arena.Teams})
		tour.EnterEach("cast", cast)
		if _, err := tour.Run(context.Background(), nil); err == nil || !strings.Contains(err.Error(), `"cast" is nil`) {
			t.Errorf("%d: %v", i, err)
		}
	}
	tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 1, Style: arena.Teams})
	tour.EnterEach("cast", arena.Cast(yes, none, some))
	report, err := tour.Run(context.Background(), nil)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Panicked || !strings.Contains(report.Faults[0].Detail, "no player was made") {
		t.Errorf("%v, %+v", err, report.Faults)
	}
}
