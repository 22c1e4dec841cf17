package replay_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

func TestVerify(t *testing.T) {
	versions := joe.Version{Format: 2, Rules: 3}
	at := func(line, moment int, a action, expected, got string) *replay.Divergence {
		d := &replay.Divergence{Line: line, Moment: moment, Expected: expected, Got: got, Recorded: versions, Played: versions}
		if a != (action{}) {
			d.Action = a
		}
		return d
	}
	for name, c := range map[string]struct {
		old, new string
		want     *replay.Divergence
		kind     error
		message  string
	}{
		"as recorded": {},
		"another head": {`"stones":5`, `"stones":6`,
			at(1, 0, action{}, "438d0bc07723867c", "d7492f429c30362f"), nil,
			"line 1: expected 438d0bc07723867c, got d7492f429c30362f; the record was changed, or made on another build of the game"},
		"another hash": {"3d8bed306cbd37c7", "0000000000000001",
			at(2, 1, deal(2), "0000000000000001", "3d8bed306cbd37c7"), nil,
			"line 2: deal 2: expected 0000000000000001, got 3d8bed306cbd37c7; the record was changed, or made on another build of the game"},
		"another action": {`"take","n":1`, `"take","n":2`,
			at(5, 4, take(2), "50553d4881d2ab3e", "fdf9ee7e4bd4611d"), nil, ""},
		"an action refused": {`"deal","n":3`, `"take","n":1`,
			at(3, 2, take(1), "5a11694a0e1472e1", "a refusal: take 1: illegal (tiny-took)"), joe.ErrIllegal, ""},
		"an action behind the end": {`{"end":{"winners":[0],"reason":"tiny-last","points":[2]}}`, `{"action":{"type":"take","n":1},"hash":"0000000000000002"}`,
			at(7, 6, take(1), "0000000000000002", "a refusal: take 1: the game is over"), joe.ErrGameOver, ""},
		"another outcome": {`"winners":[0]`, `"winners":[1]`,
			at(7, 5, action{}, "seat 1 won (tiny-last)", "seat 0 won (tiny-last)"), nil, ""},
		"an end too early": {`{"action":{"type":"take","n":2},"hash":"18e9c0a857215365"}` + "\n", "",
			at(6, 4, action{}, "seat 0 won (tiny-last)", "a game that goes on"), nil, ""},
		"what was undone counts as a line": {`{"action":{"type":"take","n":1},"hash":"50553d4881d2ab3e"}` + "\n", `{"action":{"type":"take","n":2},"hash":"0000000000000003"}` + "\n{\"undo\":3}\n" + `{"action":{"type":"take","n":1},"hash":"0000000000000004"}` + "\n",
			at(7, 4, take(1), "0000000000000004", "50553d4881d2ab3e"), nil, ""},
	} {
		t.Run(name, func(t *testing.T) {
			text := written(t, whole(t))
			if !strings.Contains(text, c.old) {
				t.Fatalf("there is no %s to change", c.old)
			}
			r, err := read(strings.Replace(text, c.old, c.new, 1))
			if err != nil {
				t.Fatal(err)
			}
			var got *replay.Divergence
			err = r.Verify()
			if err != nil && !errors.As(err, &got) {
				t.Fatalf("Verify gives %v", err)
			}
			if diff := cmp.Diff(c.want, got, cmpopts.IgnoreFields(replay.Divergence{}, "Err")); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if c.kind != nil && !errors.Is(err, c.kind) {
				t.Errorf("%v is not %v", err, c.kind)
			}
			if c.message != "" && err.Error() != c.message {
				t.Errorf("it says %q", err)
			}
			if got == nil {
				return
			}
			whole := whole(t)
			for m := range r.Len() + 1 {
				s, err := r.At(m)
				if before := m < got.Moment || got.Action == nil && m == got.Moment && m > 0; before {
					if want, _ := whole.At(m); err != nil || s != want {
						t.Errorf("moment %d: %v %v", m, s, err)
					}
				} else if err != got {
					t.Errorf("moment %d can be looked at: %v %v", m, s, err)
				}
			}
			if _, err := r.Table(1); got.Moment < r.Len() && err != got {
				t.Errorf("a table goes on from it: %v", err)
			}
		})
	}
}

// A record made of a table is played again too: a game that plays the same action now
// so, now otherwise is found out.
func TestVerifyPlaysAgain(t *testing.T) {
	g, fickle := tiny(), false
	g.Next = func(s state, a action) (state, error) {
		next, _, err := apply(s, a)
		if fickle && next.stones == 3 {
			next.turn = 0
		}
		return next, err
	}
	g.Apply = func(s state, a action) (state, []event, error) {
		next, err := g.Next(s, a)
		return next, nil, err
	}
	table, err := joe.OpenByHand(g, config{2, 5})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if _, err := table.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	r := replay.Record(table)
	if err := r.Verify(); err != nil {
		t.Fatal(err)
	}
	fickle = true
	var d *replay.Divergence
	if err := r.Verify(); !errors.As(err, &d) || d.Moment != 3 || d.Line != 4 {
		t.Errorf("Verify gives %v", err)
	}
	fickle = false
	more := 0
	g.New = func(c config) (state, []event, error) { return setUp(config{2, c.Stones + more}) }
	if table, err = joe.OpenByHand(g, config{2, 5}); err != nil {
		t.Fatal(err)
	}
	more = 1
	if err := replay.Record(table).Verify(); !errors.As(err, &d) || d.Moment != 0 || d.Line != 1 {
		t.Errorf("a set-up that changed: Verify gives %v", err)
	}
}

func TestVerifyNamesOtherVersions(t *testing.T) {
	text := strings.NewReplacer(`"rules":3`, `"rules":2`, "7d75ef8a6be7b8f6", "0000000000000000").Replace(written(t, whole(t)))
	r, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	want := "line 4: take 2: expected 0000000000000000, got 7d75ef8a6be7b8f6; it was made by format 2, rules 2, and played by format 2, rules 3; verify it with the release that made it"
	if err := r.Verify(); err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}
