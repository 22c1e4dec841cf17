package main

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// interrupter is what the program says to, and interrupts at a word.
type interrupter struct {
	bytes.Buffer
	at        string
	interrupt func()
}

func (w *interrupter) Write(text []byte) (int, error) {
	n, err := w.Buffer.Write(text)
	if strings.Contains(w.String(), w.at) {
		w.interrupt()
	}
	return n, err
}

// A game of bots alone is told as it goes; interrupted it is kept as far as it was told,
// and goes on with the turn that was told last.
func TestBotsAreWatched(t *testing.T) {
	for _, game := range []string{"cobrahq", "adventure", "deckbuilder", "deckbuilder -story traitor-within", "deckbuilder -story silent-interlude -seats simple"} {
		t.Run(game, func(t *testing.T) {
			inFolder(t)
			args := strings.Fields(game)
			if !strings.Contains(game, "-seats") {
				args = append(args, "-seats", "simple,simple")
			}
			args = append(args, "-seed", "3", "-draw=false")
			whole, _ := playing(append(args, "-save", "off"), "")

			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			out := &interrupter{at: "Round 2: Red", interrupt: cancel}
			run(ctx, append(args, "-save", "kept.gijoe"), strings.NewReader(""), out, plain, true)
			told, bye, ok := strings.Cut(out.String(), "Good-bye. To go on:")
			if !ok || !strings.Contains(bye, "kept.gijoe") || !strings.HasPrefix(whole, told[:strings.LastIndex(told, "Round 2:")]) || strings.Count(told, "Round ") > 6 {
				t.Fatalf("it is told:\n%s", out.String())
			}
			turn := told[strings.LastIndex(told, "Round "):]
			again := strings.Fields(strings.TrimPrefix(bye, " go run ./examples/play "))
			rest, _ := playing(append(again, "-draw=false"), "")
			if !strings.Contains(rest, turn[:strings.Index(turn, ":")]) || strings.Contains(rest, "Round 1:") || !strings.HasSuffix(rest, "The whole game is in kept.gijoe.\n") {
				t.Errorf("it goes on from %s:\n%s", turn, rest)
			}
		})
	}
}

// Who watches bots is told what a spectator sees, and no hand.
func TestWatchedSecrets(t *testing.T) {
	inFolder(t)
	out, _ := playing(strings.Fields("deckbuilder -story traitor-within -seats simple,easy,random -seed 3 -save kept.gijoe"), "")
	r, _, damage, err := load(deck.game, "kept.gijoe")
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	table, err := r.Table(3)
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	s := &sitting[deckbuilder.Config, deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]{face: deck, table: table, term: &terminal{out: &want, width: deck.width}}
	s.tellAll(joe.Spectator, table.Seen(joe.Spectator, 0))
	if !strings.Contains(out, want.String()) {
		t.Errorf("it is told otherwise than a spectator sees it:\n%s\nwant:\n%s", out, want.String())
	}
	said := strings.Join(strings.Fields(out), " ")
	for _, name := range []string{"Red", "Blue", "Gold"} {
		if !strings.Contains(said, name+" is dealt in secret: 1 card.") || !strings.Contains(said, name+" draws 5 cards.") {
			t.Errorf("the hand of %s is told:\n%s", name, out)
		}
	}
}

// A teller that has fewer paragraphs later, as what comes together is told together, stops
// nothing.
func TestFewerParagraphsLater(t *testing.T) {
	table, err := deckbuilder.Open(deckbuilder.Config{Seats: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for table.Len() < 40 {
		if _, err := table.Do(table.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	f := deck
	paragraphs := 3
	f.tell = func(deckbuilder.View, []deckbuilder.Event) []sentence {
		return []sentence{{text: "one", first: true}, {text: "two", first: true}, {text: "three", first: true}}[:paragraphs]
	}
	begun := false
	f.begins = func(deckbuilder.Event) bool { return begun }
	s := &sitting[deckbuilder.Config, deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]{
		face: f, table: table, term: &terminal{out: &out, width: deck.width},
		keep: &keeper[deckbuilder.Config, deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]{off: true},
	}
	s.watch()
	paragraphs, begun = 1, true
	s.watch()
	s.show.told = 2
	s.sayRest()
	if out.String() != "one\ntwo\n" {
		t.Errorf("it is told:\n%s", out.String())
	}
}

// Who can type nothing is not told what to type.
func TestGreetingOfBots(t *testing.T) {
	inFolder(t)
	for args, want := range map[string]bool{"-seats simple,simple": false, "-seats human,simple": true, "-table -seats simple,simple": true} {
		out, _ := playing(append(strings.Fields(args), "-seed", "3", "-save", "off", "-draw=false"), "")
		if strings.Contains(out, `"help" explains.`) != want {
			t.Errorf("%s: it begins with %.200s", args, out)
		}
	}
	playing(strings.Fields("-seats simple,simple -seed 3 -save kept.gijoe -draw=false"), "")
	if out, _ := playing(strings.Fields("-resume kept.gijoe -seats simple,simple -draw=false"), ""); strings.Contains(out, "help") || !strings.Contains(out, "(simple bot).\nRound ") {
		t.Errorf("it goes on with %.200s", out)
	}
}
