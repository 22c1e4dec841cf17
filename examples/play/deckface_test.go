package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
)

// deckSession plays the Deck-Building Game with what is typed, in lines, and checks
// that what is said has some words, in their order.
func deckSession(t *testing.T, args string, typed []string, want ...string) {
	t.Helper()
	text, code := playing(append([]string{"deckbuilder"}, strings.Fields(args)...), strings.Join(typed, "\n"))
	if code != 0 {
		t.Fatalf("exit status %d:\n%s", code, text)
	}
	rest := strings.Join(strings.Fields(text), " ")
	for _, words := range want {
		_, after, found := strings.Cut(rest, words)
		if !found {
			t.Fatalf("%q is not said, or not there:\n%s", words, text)
		}
		rest = after
	}
}

// A person alone, from the first mission to the second turn, with questions on the way.
func TestDeckSolo(t *testing.T) {
	inFolder(t)
	deckSession(t, "-seed 11 -leaders duke", []string{"story", "vamp", "why 1", "why send destro", "card cobra commander", "card duke", "card snake", "card s", "card xyzzy", "undo", "undo", "board", "go on", "why attempt", "quit"},
		`Seed 11.`, "Red is led by Duke.", "Round 1: Red's turn.", "Story record: none yet", "Threat [-]", "Ahead:", "next", "Line-up", "Hangar VAMP (3 seats, land +1)", "Service Rifle for 3 (8 left)",
		"> R Red, you: deck 5, discards 0,", "hand:", "Red, what do you do?", "1 attempt the Story Mission", "Best team:", "dice,", "%",
		"Red> story A mission:", "Red, which Transport goes on", "Red> vamp The Transport: VAMP.", "who goes on", "3 seats left",
		"It is allowed. The rules behind it: core-mission-start:", `"send destro" names nothing`,
		"Cobra Commander (Cobra Officer);", "Now: in the Officers' stack.", "Basis of the card: designed.",
		"Duke (Leader): costs 0, gives 2 Recruit", "Promoted for 6:", "Snake Eyes (Leader): costs 0", `"s" may be:`, `No card is called "xyzzy"`,
		"Back at the last decision. The same dice and cards come again.", "Red> board", "Red> go on", "what do you recruit?", "end the turn",
		"missions come before recruiting (core-turn-phases)", "-resume deckbuilder.gijoe")
	deckSession(t, "-resume deckbuilder.gijoe -rules", []string{"end the turn", "quit"},
		"Round 1: Red's turn. [core-round]", "what do you recruit?", "Red draws for the next turn: ", "[core-end-order]", "Round 1: Red's turn.", "Red, what do you do?")
}

// Whoever answers anything at all gets to the end of a game.
func TestDeckWholeGames(t *testing.T) {
	inFolder(t)
	for seed := range uint64(6) {
		src := dice.New(seed)
		var typed []string
		for range 3000 {
			typed = append(typed, fmt.Sprint(1+src.IntN(3)))
		}
		seats := "human" + strings.Repeat(",random", int(seed%4))
		deckSession(t, fmt.Sprintf("-seats %s -seed %d -save off -draw=false", seats, seed), typed, "what do you recruit?", "Cobra has won")
	}
}

// People at a real table say which card comes up and what the dice show.
func TestDeckAtATable(t *testing.T) {
	inFolder(t)
	deckSession(t, "-table -leaders roadblock -expert dug-in -draw=false -save off", []string{
		"gi", "gi", "roadblock", "comms", "field pack", "ace", "flint", "mutt", "whale", "jinx", "bazooka",
		"the melted", "heavy water", "attempt", "vamp", "roadblock", "gi", "nobody more", "bad weather", "no", "9 9 9", "1 1 0", "1 1 1", "no", "quit"},
		"Red is led by Roadblock.", "Red draws a card. Which is it? Comms (Utility), Field Pack (Gear), GI (GI), Requisition (Utility), Roadblock (Leader)",
		"Which card comes into slot 1 of the line-up? dice> ace", "Which Story Mission turns up?", "The Story Mission is now The Melted Radar Station",
		"Which Complication is drawn?", "How many show a blank, a Hit, a double Hit? Say all three", "1 1 1 The dice: 1 blank, 1 Hit, 1 double Hit.", "any card or ability", "play Field Pack After the roll: reroll 1 blank die.", "Failure: 3 Hits against Difficulty")
}

// Several play together with a bot, with cards of their own, and the game goes on with
// these.
func TestDeckOwnCards(t *testing.T) {
	cards, err := filepath.Abs("../customcards/cards")
	if err != nil {
		t.Fatal(err)
	}
	broken, err := filepath.Abs("../customcards/broken")
	if err != nil {
		t.Fatal(err)
	}
	inFolder(t)
	deckSession(t, "-seats human,simple,human -seed 5 -leaders duke,scarlett -cards "+cards, []string{"card sled dogs", "go on", "end the turn", "quit"},
		"Red, Blue (simple bot), Gold.", "Red is led by Duke in White.", "Sled Dogs (Transport): costs 3", "Red> end the turn", "Gold>")
	deckSession(t, "-resume deckbuilder.gijoe -seats human,simple,human", []string{"card sled dogs", "quit"}, "Sled Dogs (Transport): costs 3")
	text, code := playing([]string{"deckbuilder", "-cards", broken}, "")
	if code != 1 || !strings.Contains(text, "has no cards to play with:\n") || !strings.Contains(text, "winter.json: ") || strings.Count(text, "\n") > 40 {
		t.Errorf("exit status %d, %s", code, text)
	}
	for _, story := range []string{"mass-device", "traitor-within"} { // -veil brings the cards that own ones lie over
		text, code = playing([]string{"deckbuilder", "-story", story, "-cards", cards, "-leaders", "dial-tone"}, "")
		if want := "-leaders[0]: dial-tone comes with The Crimson Veil; add -veil (core-setup-leader)\n"; code != 1 || text != want {
			t.Errorf("%s: exit status %d, %s", story, code, text)
		}
	}
}

// Help tells of the game that is played, not of the others.
func TestDeckHelp(t *testing.T) {
	inFolder(t)
	for args, want := range map[string]string{"": "", "-story silent-interlude": "NOISY", "-story traitor-within": "Loyalty"} {
		text, _ := playing(append([]string{"deckbuilder", "-save", "off", "-draw=false"}, strings.Fields(args)...), "help\nquit\n")
		_, text, _ = strings.Cut(text, "All win or lose together")
		for _, word := range []string{"NOISY", "Loyalty"} {
			if got := strings.Contains(text, word); got != (word == want) {
				t.Errorf("%q: help has %q: %v\n%s", args, word, got, text)
			}
		}
	}
}
