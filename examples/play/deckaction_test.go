package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// deckMoment is an action in one of the games.
type deckMoment struct {
	before deckbuilder.State
	done   deckbuilder.Action
	events []deckbuilder.Event
	after  deckbuilder.State
}

// deckPlayed are the moments of the games, once they were played.
var deckPlayed []deckMoment

// deckGames looks at each moment of the games that deckPlay plays. They are played once,
// for whichever test comes first.
func deckGames(t *testing.T, look func(before deckbuilder.State, done deckbuilder.Action, events []deckbuilder.Event, after deckbuilder.State)) {
	t.Helper()
	if deckPlayed == nil {
		deckPlay(t, func(before deckbuilder.State, done deckbuilder.Action, events []deckbuilder.Event, after deckbuilder.State) {
			deckPlayed = append(deckPlayed, deckMoment{before, done, events, after})
		})
	}
	for i := range deckPlayed {
		m := &deckPlayed[i]
		look(m.before, m.done, m.events, m.after)
	}
}

// deckPlay plays some games, half of them by bots that do anything and with other
// cards, games of Missions 8 and 9 and of The Crimson Veil among them, and looks at each
// moment of them.
func deckPlay(t *testing.T, look func(before deckbuilder.State, done deckbuilder.Action, events []deckbuilder.Event, after deckbuilder.State)) {
	t.Helper()
	winter, err := content.Core().Overlay(os.DirFS("../customcards/cards"))
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		player, config := deckSimple, deckbuilder.Config{Seats: 1 + int(seed/2%4), Story: deckbuilder.TotalControl}
		if seed%2 == 1 {
			player = random[deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]
			config = deckbuilder.Config{Seats: config.Seats, Content: winter}
		}
		switch {
		case seed >= 18:
			player, config = deckSimple, deckbuilder.Config{Seats: 1, Story: deckbuilder.SilentInterlude}
		case seed >= 14:
			player = veiling
			config = deckbuilder.Config{Seats: 1 + int(seed)%4, Story: deckbuilder.GeneralBedlam, General: true, TurnLimit: 14}
			if seed == 17 {
				config.Story, config.CrimsonVeil = deckbuilder.TraitorWithin, true
			}
		case seed >= 10:
			config = deckbuilder.Config{Seats: 2 + int(seed-10)/2*2, Story: deckbuilder.TraitorWithin}
			if seed%2 == 0 {
				player, config.Seats, config.Content = menacing, 4, deckEasy(t)
			}
		case seed >= 8:
			config = deckbuilder.Config{Seats: 1, Story: deckbuilder.SilentInterlude}
		}
		state, _, err := deckbuilder.New(config)
		if err != nil {
			t.Fatal(err)
		}
		source := dice.New(seed)
		for state.ToAct() != joe.Nobody {
			var action deckbuilder.Action
			if state.ToAct() == joe.Chance {
				action = deckbuilder.Roll(state, &source)
			} else {
				action = player(state.View(state.ToAct()), &source)
			}
			next, events, err := deckbuilder.Apply(state, action)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			look(state, action, events, next)
			state = next
		}
	}
}

// deckBroken reports whether a text has holes in it: a seat or a number of a card where a name
// belongs, nobody where somebody does something.
func deckBroken(text string) bool {
	text = strings.NewReplacer("nobody can", "", "nobody leaves", "", "nobody else", "", "nobody more", "", "that nobody plays", "", "which nobody", "", "and nobody but", "", "seat left", "").Replace(strings.Join(strings.Fields(text), " "))
	for _, hole := range []string{"%!", "()", "nobody", "seat 0", "seat 1", "seat 2", "seat 3", "[]"} {
		if strings.Contains(text, hole) {
			return true
		}
	}
	return false
}

// Whatever may be done can be said, by its name and by its other words where they mean
// nothing else that may be done; and every question is put in words.
func TestDeckEveryActionCanBeSaid(t *testing.T) {
	kinds, asked, moment := map[string]int{}, map[string]bool{}, 0
	deckGames(t, func(state deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, _ deckbuilder.State) {
		if moment++; moment%7 > 0 && asked[state.Pending().Kind] && state.Allegiance(state.ToAct()) == "" {
			return
		}
		v := state.View(state.ToAct())
		asked[v.Pending().Kind] = true
		question := deckAsk(v)
		if !strings.ContainsAny(question, "?") && v.Pending().Kind != deckbuilder.AskThrow || deckBroken(question) {
			t.Fatalf("asked %q", question)
		}
		var options []option[deckbuilder.Action]
		for _, a := range deckbuilder.Legal(state) {
			options = append(options, option[deckbuilder.Action]{a, deckAction(v, a)})
		}
		for i, o := range options {
			if len(options) > 20 && (i+moment)%10 > 0 {
				continue // of a long list, some
			}
			kinds[fmt.Sprintf("%T", o.action)]++
			if deckBroken(o.name + "; " + o.about) {
				t.Fatalf("%v is said as %q, %q", o.action, o.name, o.about)
			}
			for _, said := range append([]string{o.name, strings.ToUpper(o.name)}, o.also...) {
				hits := match(said, options)
				if len(hits) != 1 && (said == o.name || len(hits) == 0) {
					t.Fatalf("%q finds %d of %v", said, len(hits), options)
				}
				if len(hits) == 1 && hits[0].action != o.action {
					t.Fatalf("%q is %v, and finds %v", said, o.action, hits[0].action)
				}
			}
		}
	})
	if len(kinds) < 36 {
		t.Errorf("%d kinds were met: %v", len(kinds), kinds)
	}
	if len(asked) < 23 {
		t.Errorf("%d were asked: %v", len(asked), asked)
	}
}

// All that may be done is among what a person may try, and a person may try what may
// not be done, so that "why" says why not.
func TestDeckTry(t *testing.T) {
	n := 0
	deckGames(t, func(state deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, _ deckbuilder.State) {
		if n++; n%40 > 0 {
			return
		}
		v := state.View(state.ToAct())
		if v.Seat() < 0 {
			return
		}
		tried := map[deckbuilder.Action]bool{}
		for _, a := range deckTry(v) {
			tried[a] = true
			w := deckAction(v, a)
			if w.name == "" || deckBroken(w.name+"; "+w.about) {
				t.Fatalf("%v is said as %q, %q", a, w.name, w.about)
			}
		}
		for _, a := range deckbuilder.Legal(state) {
			if !tried[a] {
				t.Fatalf("%v is legal and not tried", a)
			}
		}
		for id, c := range v.Content().All() {
			if id := v.Content().Card(id).ID; c.Kind == content.Leader && !tried[deckbuilder.Promote{Card: id}] {
				t.Fatalf("the promotion of %s cannot be asked about", id)
			}
		}
		for _, a := range []deckbuilder.Action{deckbuilder.Pass{}, deckbuilder.AttemptStory{}, deckbuilder.Buy{Slot: 5}, deckbuilder.Board{Card: "vamp"}} {
			if !tried[a] {
				t.Fatalf("%v cannot be asked about", a)
			}
		}
	})
}
