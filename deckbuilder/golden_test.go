package deckbuilder

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Positions as they were saved once read for ever, are written again as they are, and
// can be played on. There may be more of them; none may change.
func TestGoldenSaves(t *testing.T) {
	asked := map[string]string{"save-begun.json": AskMissions, "save-mission.json": AskJoin}
	files, err := filepath.Glob(filepath.Join("testdata", "save-*.json"))
	if err != nil || len(files) < len(asked) {
		t.Fatalf("%d saves, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Load(text)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if written(s)+"\n" != string(text) {
			t.Errorf("%s is written otherwise:\n%s", file, written(s))
		}
		if want := asked[filepath.Base(file)]; want != "" && s.Pending().Kind != want {
			t.Errorf("%s asks %q, want %q", file, s.Pending().Kind, want)
		}
		playOn(t, s, 1, 60)
	}
}

// The position that the doc of Load shows is the one that the tests load.
func TestLoadDoc(t *testing.T) {
	source, err := os.ReadFile("load.go")
	if err != nil {
		t.Fatal(err)
	}
	var shown []string
	for line := range strings.Lines(string(source)) {
		if text, ok := strings.CutPrefix(line, "//\t"); ok {
			shown = append(shown, strings.TrimRight(text, "\n"))
		}
	}
	if got := strings.Join(shown, "\n"); got != byHand {
		t.Errorf("the doc shows\n%s", got)
	}
}
