package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// A Story Mission of Silent Interlude, typed: no Transport, Silence, a Joe spent.
func TestDeckSilence(t *testing.T) {
	inFolder(t)
	deckSession(t, "-story silent-interlude -seed 3 -save off", []string{"story", "1", "card muskrat", "nobody more", "no", "no", "no", "quit"},
		"Token SILENT: a Story Mission checks Silence", "attempt the Story Mission", "Red> story", "who goes on", "Red> 1 Red sends", "On top of the main deck lies", ", cost", "Silence 1 card on the mission; more than")
	deckSession(t, "-story silent-interlude -seed 3 -save off", []string{"story", "blade shadow", "quit"}, "As many as you like may go.", "Red sends Snake Eyes: Blade", "Red sends Snake Eyes: Shadow")
	var lines []string
	src := dice.New(4)
	for range 700 {
		lines = append(lines, fmt.Sprint(1+src.IntN(3)))
	}
	text := ""
	for seed, keys := range map[int]string{3: strings.Repeat("1\n", 60), 8: strings.Join(lines, "\n")} {
		said, _ := playing(strings.Fields(fmt.Sprintf("deckbuilder -story silent-interlude -seed %d -save off -draw=false", seed)), keys)
		text += strings.Join(strings.Fields(said), " ")
	}
	for _, want := range []string{"for the Reserve tile, to be spent.", "The Silent dice:", "Silence:", "The token shows NOISY now", "a Joe of the Reserve tile is spent for"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is never said", want)
		}
	}
}

// The best team of Silent Interlude has more than one Joe, though a card is turned up
// when the first one goes.
func TestDeckSilentPlan(t *testing.T) {
	state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1, Story: deckbuilder.SilentInterlude})
	if err != nil {
		t.Fatal(err)
	}
	source := dice.New(3)
	for state.ToAct() == joe.Chance {
		if state, err = deckbuilder.Next(state, deckbuilder.Roll(state, &source)); err != nil {
			t.Fatal(err)
		}
	}
	team, ok := deckPlan(state.View(0), deckbuilder.AttemptStory{})
	if hand := state.Count(deckbuilder.PlaceOf(deckbuilder.Hand, 0)); !ok || len(team.joes) < 2 || len(team.joes) > hand || team.dice < len(team.joes) {
		t.Errorf("%v, %+v", ok, team)
	}
}

// A Cobra Operative that is attached brings a Silent die like the others.
func TestDeckSilentDice(t *testing.T) {
	table, err := deckbuilder.Open(deckbuilder.Config{Seats: 1, Story: deckbuilder.SilentInterlude}, 3)
	if err != nil {
		t.Fatal(err)
	}
	text, err := table.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	text = bytes.Replace(text, []byte(`,"si-red-ninja"`), nil, 1)
	text = bytes.Replace(text, []byte(`"places":{`), []byte(`"places":{"attached":["si-red-ninja"],`), 1)
	state, err := deckbuilder.Load(text)
	if err != nil {
		t.Fatal(err)
	}
	if before, after := deckSilentDice(table.View(0)), deckSilentDice(state.View(0)); before != "" || !strings.Contains(after, "dice are 1 for") {
		t.Errorf("without it %q, with it %q", before, after)
	}
}
