package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// games plays some games, half of them by bots that do anything, and looks at each
// moment of them.
func games(t *testing.T, look func(before cobrahq.State, done cobrahq.Action, events []cobrahq.Event)) {
	t.Helper()
	for seed := range uint64(9) {
		player := hqSimple
		if seed%2 == 1 {
			player = random[cobrahq.State, cobrahq.Action, cobrahq.Event, cobrahq.View]
		}
		state, _, err := cobrahq.New(cobrahq.Config{Seats: 2 + int(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for moment := 0; state.ToAct() != joe.Nobody && moment < 1500; moment++ {
			var action cobrahq.Action
			if state.ToAct() == joe.Chance {
				action = cobrahq.Roll(state, &source)
			} else {
				action = player(state.View(state.ToAct()), &source)
			}
			next, events, err := cobrahq.Apply(state, action)
			if err != nil {
				t.Fatalf("seed %d, moment %d: %v", seed, moment, err)
			}
			look(state, action, events)
			state = next
		}
	}
}

// Whatever may be done can be said: by its name, and by its other words where they
// mean nothing else that may be done.
func TestEveryActionCanBeSaid(t *testing.T) {
	kinds, moment := map[string]int{}, 0
	games(t, func(state cobrahq.State, _ cobrahq.Action, _ []cobrahq.Event) {
		if moment++; moment%3 > 0 {
			return
		}
		v := state.View(state.ToAct())
		var options []option[cobrahq.Action]
		for _, a := range cobrahq.Legal(state) {
			options = append(options, option[cobrahq.Action]{a, hqWords(v, a)})
		}
		if question := hqAsk(v); question == "" || strings.Contains(question, "seat ") || strings.Contains(question, "%!") {
			t.Fatalf("asked %q", question)
		}
		for i, o := range options {
			if len(options) > 20 && (i+moment)%30 > 0 {
				continue // of a long list, some
			}
			kinds[fmt.Sprintf("%T", o.action)]++
			for i, said := range append([]string{o.name, strings.ToUpper(o.name)}, o.also...) {
				hits := match(said, options)
				if len(hits) == 0 || i < 2 && len(hits) > 1 {
					t.Fatalf("%q finds %d of %v", said, len(hits), options)
				}
				if len(hits) == 1 && hits[0].action != o.action {
					t.Fatalf("%q is %v, and finds %v", said, o.action, hits[0].action)
				}
			}
			var square cobrahq.Square
			switch a := o.action.(type) {
			case cobrahq.Step:
				square = a.To
			case cobrahq.Place:
				square = a.At
			default:
				continue
			}
			if hits := match(string(square), options); len(hits) != 1 || hits[0].action != o.action {
				t.Fatalf("square %s finds %v", square, hits)
			}
		}
	})
	if len(kinds) != 10 {
		t.Errorf("only these were met: %v", kinds)
	}
}

// All that may be done is among what a person may try, so that "why" knows it.
func TestTryHasAll(t *testing.T) {
	n := 0
	games(t, func(state cobrahq.State, done cobrahq.Action, _ []cobrahq.Event) {
		if n++; n%50 > 0 {
			return
		}
		tried := map[cobrahq.Action]bool{}
		for _, a := range hqTry(state.View(state.ToAct())) {
			tried[a] = true
		}
		for _, a := range cobrahq.Legal(state) {
			if !tried[a] {
				t.Fatalf("%v is legal and not tried", a)
			}
		}
	})
}

func TestMatch(t *testing.T) {
	var options []option[int]
	for i, w := range []words{
		{name: "north to c9", also: []string{"c9", "n"}},
		{name: "north to c10", also: []string{"c10", "n"}},
		{name: "west to b8", also: []string{"b8", "w"}},
		{name: "take a boat", also: []string{"boat"}},
		{name: "take a Top Secret tile", also: []string{"top-secret"}},
		{name: "white 4 black 2", also: []string{"4 2"}},
	} {
		options = append(options, option[int]{i, w})
	}
	for said, want := range map[string][]int{
		"c9": {0}, "C9": {0}, " c9. ": {0}, "c": nil, "c1": nil, "c10": {1},
		"n": {0, 1}, "nor": {0, 1}, "north c9": {0}, "north c1": nil, "w": {2}, "we": {2}, "west to b8": {2}, "b8 west": nil, "to": nil,
		"take": {3, 4}, "t b": {3}, "take top": {4}, "ta secr": {4}, "TOP SECRET": {4}, "tile": nil,
		"4,2": {5}, "4/2": {5}, "42": nil, "white 4": {5}, "wh 4, bl 2": {5}, "": nil, " ": nil, "-": nil, "north to c9 and on": nil,
	} {
		var got []int
		for _, hit := range match(said, options) {
			got = append(got, hit.action)
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%q finds %v, want %v", said, got, want)
		}
	}
}

// Who plays against people plays whole games, and wins them.
func TestSimple(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		players := make([]joe.Player[cobrahq.View, cobrahq.Action], seats)
		for i := range players {
			players[i] = random[cobrahq.State, cobrahq.Action, cobrahq.Event, cobrahq.View]
		}
		players[0] = hqSimple
		for seed := range uint64(8) {
			table, err := joe.Play(cobrahq.Game(), cobrahq.Config{Seats: seats}, seed, players...)
			if err != nil {
				t.Fatal(err)
			}
			if o, _ := table.Outcome(); !o.Won(0) || table.State().Round() > 120 {
				t.Errorf("%d seats, seed %d: %v in round %d", seats, seed, o, table.State().Round())
			}
		}
	}
}
