package replay_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// golden are records that must be read, and play the same, for ever: people have such
// files. If one fails, the code is wrong, or the game's rules version must rise and the
// old rules stay. Files may be added, never changed.
var golden = map[string]struct {
	len     int
	over    bool
	outcome joe.Outcome
}{
	"cobrahq-two-seats.jsonl": {677, true, joe.Outcome{Winners: joe.SetOf(0), Reason: "hq-win"}},
	"cobrahq-own-board.jsonl": {685, true, joe.Outcome{Winners: joe.SetOf(1), Reason: "hq-win"}},
	"cobrahq-going-on.jsonl":  {41, false, joe.Outcome{}}, // from a position, with undone actions
}

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) != len(golden) {
		t.Errorf("%d files for %d records (%v)", len(files), len(golden), err)
	}
	for name, want := range golden {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile("testdata/" + name)
			if err != nil {
				t.Fatal(err)
			}
			r, err := replay.Read(cobrahq.Game(), bytes.NewReader(text))
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Verify(); err != nil {
				t.Fatal(err)
			}
			if o, over := r.Outcome(); r.Len() != want.len || over != want.over || o != want.outcome {
				t.Errorf("%d actions, over %v, %v; want %d, %v, %v", r.Len(), over, o, want.len, want.over, want.outcome)
			}
			var again bytes.Buffer
			if err := r.Write(&again); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(text), again.String()); diff != "" && !bytes.Contains(text, []byte("undo")) {
				t.Errorf("written again (-file +now)\n%s", diff)
			}
		})
	}
}
