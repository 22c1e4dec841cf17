package main

import (
	"errors"
	"flag"
	"strings"
	"testing"
)

// Every game that the usage names is told to its end, and every game and flag is named.
func TestUsage(t *testing.T) {
	var out strings.Builder
	if err := run([]string{"-h"}, &out); !errors.Is(err, flag.ErrHelp) {
		t.Fatal(err)
	} else if code(err, &out) != 0 {
		t.Error("it is wrong to ask for the usage")
	}
	text := out.String()
	for _, word := range []string{"-seed NUMBER", "-veil", "-general"} {
		if !strings.Contains(text, "\n  "+word) {
			t.Errorf("the usage does not name %s:\n%s", word, text)
		}
	}
	for _, game := range []string{"cobrahq", "adventure", "deckbuilder", "silent-interlude", "traitor-within", "general-bedlam", "crimson-ledger"} {
		if !strings.Contains(text, "\n  "+game+"  ") {
			t.Errorf("the usage does not name %s:\n%s", game, text)
		}
		out.Reset()
		if err := run([]string{game}, &out); err != nil || !strings.HasSuffix(out.String(), "the record plays again to the same end.\n") {
			t.Errorf("%s: %v", game, err)
		}
	}
}

// What cannot be played is told in the words of the flags.
func TestRefused(t *testing.T) {
	for args, want := range map[string]string{
		"-general deckbuilder":      "-general: The General comes with The Crimson Veil; add -veil too (cv-general-optional)",
		"-general traitor-within":   "-general: The General comes with The Crimson Veil; add -veil too (cv-general-optional)",
		"-general silent-interlude": "-general: Silent Interlude is played without The Crimson Veil",
		"-veil silent-interlude":    "-veil: Silent Interlude is played without The Crimson Veil",
		"-veil adventure":           "-veil and -general are for the Deck-Building Game",
		"chess":                     `there is no game "chess"; there are cobrahq`,
		"cobrahq -seed":             `what is "-seed"?`,
		"-sed 7":                    `"quickstart -h" lists`,
	} {
		var out strings.Builder
		err := run(strings.Fields(args), &out)
		if err == nil || !strings.Contains(err.Error(), want) || out.Len() > 0 {
			t.Errorf("%s: %v, want %s; it prints %q", args, err, want, out.String())
		}
		wanted := 2 // flags that make no sense
		if strings.HasPrefix(want, "-general: ") || strings.HasPrefix(want, "-veil: ") {
			wanted = 1 // a game that cannot be played
		}
		var told strings.Builder
		if got := code(err, &told); got != wanted || told.String() != err.Error()+"\n" {
			t.Errorf("%s: it ends with %d, want %d, and tells %q", args, got, wanted, told.String())
		}
	}
}
