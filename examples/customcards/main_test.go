package main

import (
	"io/fs"
	"os"
	"strings"
	"testing"
)

func TestTheDozenIsPlayed(t *testing.T) {
	cards, err := fs.Sub(winter, "cards")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := run(&out, cards, 1); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"replaced: duke ", "replaced: mole-in-the-works", "new:      sled-dog", "seat 0 is led by duke", "actions to the end; core-"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	if n := strings.Count(out.String(), "new: ") + strings.Count(out.String(), "replaced: "); n != 12 {
		t.Errorf("%d cards are told, want a dozen", n)
	}
}

// What an author gets who has made mistakes: all of them, each with file, card and
// place.
func TestBrokenCardsAreExplained(t *testing.T) {
	err := run(new(strings.Builder), os.DirFS("broken"), 1)
	if err == nil {
		t.Fatal("broken cards are accepted")
	}
	for _, want := range []string{"winter.json", "duke", "snow", "ice", "skil", "Sled Dogs", "frostbite", "act"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error does not speak of %q:\n%v", want, err)
		}
	}
}
