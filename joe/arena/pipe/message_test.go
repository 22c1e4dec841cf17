package pipe

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

func TestReadReply(t *testing.T) {
	for line, want := range map[string]string{
		`{"type":"hello","protocol":1}`:                     "",
		`{"protocol":1,"views":false,"type":"hello"}`:       "",
		`{"type":"answer","id":1,"index":0}`:                "",
		`{"type":"answer","id":1,"action":{"type":"pass"}}`: "",
		`{"type":"error","text":"no"}`:                      "",
		`{"type":"hello"}`:                                  "$.protocol: missing",
		`{"type":"hello","protocol":2}`:                     "$.protocol: 2 is above 1",
		`{"type":"answer","id":1}`:                          "$: an answer has an index or an action, one of the two",
		`{"type":"answer","id":1,"index":0,"action":{}}`:    "$: an answer has an index or an action, one of the two",
		`{"type":"answer","id":1,"index":-1}`:               "$.index: -1 is below 0",
		`{"type":"answer","id":1,"index":"0"}`:              `$.index: expected a number, found the string "0"`,
		`{"type":"ready","really":true}`:                    `$.really: unknown key; known: type`,
		`{"type":"move"}`:                                   `$.type: "move" is unknown; known: hello, ready, answer, done, error`,
		`{}`:                                                "$: there is no type",
		`[]`:                                                "$: an answer is an object",
	} {
		_, err := readReply([]byte(line + "\n"))
		if got := text(err); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// Whatever a program answers is a legal action of the list, an action for the game to
// judge, or an error of a kind that has a rule; and nothing panics.
func FuzzAnswer(f *testing.F) {
	for _, line := range []string{
		`{"type":"answer","id":1,"index":0}`, `{"type":"answer","id":1,"index":1}`, `{"type":"answer","id":2,"index":0}`,
		`{"type":"answer","id":1,"action":{"type":"pass"}}`, `{"type":"answer","id":1,"action":{"type":"accuse","seat":0}}`,
		`{"type":"error","text":"no"}`, `{"type":"hello","protocol":1,"views":true}`, `{"type":"ready"}`, `thinking`, ``,
	} {
		f.Add([]byte(line))
	}
	game := parley.Game()
	state, _, err := game.New(parley.Config{Seats: 2})
	if err != nil {
		f.Fatal(err)
	}
	legal := game.Legal(state)
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := expect(line, "answer")
		var kind arena.FaultKind
		if err != nil {
			if !errors.As(err, &kind) {
				t.Errorf("%q: the error is of no kind: %v", line, err)
			}
			return
		}
		if !json.Valid(line) {
			t.Errorf("%q is no JSON and is accepted", line)
		}
		action, err := choice(r, 1, legal, game.DecodeAction)
		switch {
		case err != nil:
			if !errors.As(err, &kind) {
				t.Errorf("%q: the error is of no kind: %v", line, err)
			}
		case action == nil:
			t.Errorf("%q is no action and no error", line)
		case r.index >= 0 && action != legal[r.index]:
			t.Errorf("%q: %v, want %v", line, action, legal[r.index])
		}
	})
}
