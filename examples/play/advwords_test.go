package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// advGames plays some games, half of them by bots that do anything and on another
// board, and looks at each moment of them.
func advGames(t *testing.T, look func(before adventure.State, done adventure.Action, events []adventure.Event)) {
	t.Helper()
	text, err := os.ReadFile("testdata/meadow.board")
	if err != nil {
		t.Fatal(err)
	}
	meadow, err := adventure.ParseBoard(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(8) {
		player, config := advSimple, adventure.Config{Seats: 2 + int(seed%3), TurnLimit: 300}
		if seed%2 == 1 {
			player, config.Board = random[adventure.State, adventure.Action, adventure.Event, adventure.View], meadow
		}
		state, _, err := adventure.New(config)
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for moment := 0; state.ToAct() != joe.Nobody && moment < 1200; moment++ {
			var action adventure.Action
			if state.ToAct() == joe.Chance {
				action = adventure.Roll(state, &source)
			} else {
				action = player(state.View(state.ToAct()), &source)
			}
			next, events, err := adventure.Apply(state, action)
			if err != nil {
				t.Fatalf("seed %d, moment %d: %v", seed, moment, err)
			}
			look(state, action, events)
			state = next
		}
	}
}

// Whatever may be done can be said, by its name and by its other words where they mean
// nothing else that may be done; and every question is put in words.
func TestAdvEveryActionCanBeSaid(t *testing.T) {
	kinds, asked, moment := map[string]int{}, map[string]bool{}, 0
	advGames(t, func(state adventure.State, _ adventure.Action, _ []adventure.Event) {
		if moment++; moment%3 > 0 && asked[state.Pending().Kind] {
			return
		}
		v := state.View(state.ToAct())
		asked[v.Pending().Kind] = true
		question := advAsk(v)
		if question == v.Pending().Kind+"?" || strings.Contains(question, "seat ") || strings.Contains(question, "%!") || strings.Contains(question, "()") {
			t.Fatalf("asked %q", question)
		}
		var options []option[adventure.Action]
		for _, a := range adventure.Legal(state) {
			options = append(options, option[adventure.Action]{a, advWords(v, a)})
		}
		for i, o := range options {
			if len(options) > 20 && (i+moment)%10 > 0 {
				continue // of a long list, some
			}
			kinds[fmt.Sprintf("%T", o.action)]++
			if strings.Contains(o.about, "seat ") || strings.Contains(o.about, "%!") {
				t.Fatalf("%v is about %q", o.action, o.about)
			}
			for i, said := range append([]string{o.name, strings.ToUpper(o.name)}, o.also...) {
				hits := match(said, options)
				if len(hits) == 0 || i < 2 && len(hits) > 1 {
					t.Fatalf("%q finds %d of %v", said, len(hits), options)
				}
				if len(hits) == 1 && hits[0].action != o.action {
					t.Fatalf("%q is %v, and finds %v", said, o.action, hits[0].action)
				}
			}
		}
	})
	if len(kinds) != 14 {
		t.Errorf("only these were met: %v", kinds)
	}
	if len(asked) != 17 {
		t.Errorf("only these were asked: %v", asked)
	}
}

// All that may be done is among what a person may try, so that "why" knows it.
func TestAdvTryHasAll(t *testing.T) {
	n := 0
	advGames(t, func(state adventure.State, _ adventure.Action, _ []adventure.Event) {
		if n++; n%20 > 0 {
			return
		}
		tried := map[adventure.Action]bool{}
		for _, a := range advTry(state.View(state.ToAct())) {
			tried[a] = true
		}
		for _, a := range adventure.Legal(state) {
			if !tried[a] {
				t.Fatalf("%v is legal and not tried", a)
			}
		}
	})
}

func TestAdvLies(t *testing.T) {
	v := advPosition(t, advCrowded).View(0)
	for at, want := range map[adventure.Space]string{
		"oasis":          "your goal Oasis for 15 points",
		"radar":          "Radar; uses up a Hydrofoil; bumps Violet; 4 steps to the Airstrip",
		"canyon-2":       "Tank space, costs one of your 2; 13 steps to Oasis",
		"desert-strip":   "Desert Air Strip, fly from there next turn; 16 steps to Oasis",
		"desert-5":       `"Sand storm. Go back 2"`,
		"desert-6":       "Sneak Attack, the dice send you on or back; 17 steps to Oasis",
		"desert-7":       "Battle, draw a Battle Card; 15 steps to Oasis",
		"desert-pack":    "Jet Pack, the last one; 2 steps to Oasis",
		"middle-4":       "Jet Pack, you may jump to north-4 or south-4; 22 steps to Oasis",
		"wadsworth-gate": "START of Fort Wadsworth; 20 steps to Oasis",
		"wadsworth-3":    `"Mess hall", nothing happens; 29 steps to Oasis`,
		"wadsworth-7":    `"Supply train. Take 3 cards"; 25 steps to Oasis`,
		"north-1":        "plain space; 17 steps to Oasis",
	} {
		if got := advLies(v, at); got != want {
			t.Errorf("%s: %s\nwant %s", at, got, want)
		}
	}
}

// Where training may be entered is said of every space that leads there, one where
// training sends pawns to as well.
func TestAdvEnterTellsWhichTraining(t *testing.T) {
	text, err := os.ReadFile("testdata/meadow.board")
	if err != nil {
		t.Fatal(err)
	}
	board, err := adventure.ParseBoard(strings.Replace(string(text), "space b-2 plain", "space b-2 directions sent-out camp", 1))
	if err != nil {
		t.Fatal(err)
	}
	config, err := adventure.Config{Seats: 2, Board: board}.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[string]string{"yard": "Fort Wadsworth", "field-b": "the Pentagon", "camp": "the Pentagon"} {
		s, err := adventure.Load(fmt.Appendf(nil, `{"game":"adventure","format":1,"rules":1,"config":%s,"stage":"opening","round":2,"first":0,"active":0,
			"players":[{"piece":"ranger","at":%q,"objective":"oasis-1"},{"piece":"commando","at":"a-gate","objective":"radar-1"}]}`, config, at))
		if err != nil {
			t.Fatal(err)
		}
		if w := advWords(s.View(0), adventure.Enter{}); !strings.Contains(w.about, want) {
			t.Errorf("from %s: %q, want %s", at, w.about, want)
		}
	}
}
