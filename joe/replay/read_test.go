package replay_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

func read(text string) (tape, error) { return replay.Read(tiny(), strings.NewReader(text)) }

// lines are those of a whole record, for tests to change.
func lines(t testing.TB) []string {
	return strings.SplitAfter(strings.TrimSuffix(written(t, whole(t)), "\n"), "\n")
}

func TestReadRefuses(t *testing.T) {
	const head = `{"game":"tiny","format":2,"rules":3,"replay":1,"config":{"seats":2,"stones":5},"hash":"438d0bc07723867c"}` + "\n"
	const deal = `{"action":{"type":"deal","n":2},"hash":"3d8bed306cbd37c7"}` + "\n"
	headWith := func(old, new string) string { return strings.Replace(head, old, new, 1) + deal }
	for name, c := range map[string]struct{ text, path, detail string }{
		"nothing":                  {"", "line 1: $", "empty"},
		"no JSON":                  {"hello\n", "line 1: $", `unknown word "hello"`},
		"another game":             {headWith(`"tiny"`, `"chess"`), "line 1: $.game", `a record of "chess", read as one of "tiny"`},
		"no game":                  {headWith(`"game":"tiny",`, ``), "line 1: $.game", "missing"},
		"no version":               {headWith(`"replay":1,`, ``), "line 1: $.replay", "missing"},
		"no rules":                 {headWith(`"rules":3,`, ``), "line 1: $.rules", "missing"},
		"a newer record":           {headWith(`"replay":1,`, `"replay":2,"seal":"x",`), "line 1: $.replay", "version 2 of the record is newer than this build reads (1); update the module"},
		"a newer format":           {headWith(`"format":2`, `"format":3`), "line 1: $.format", "version 3 of the game's JSON is newer than this build reads (2); update the module"},
		"newer rules":              {headWith(`"rules":3`, `"rules":99`), "line 1: $.rules", "version 99 of the game's rules is newer than this build reads (3); update the module"},
		"a version below 0":        {headWith(`"rules":3`, `"rules":-1`), "line 1: $.rules", "below 1"},
		"a seed":                   {headWith(`"replay":1`, `"replay":1,"seed":4`), "line 1: $.seed", "unknown key"},
		"a key twice":              {headWith(`"rules":3`, `"rules":3,"rules":3`), "line 1: $.rules", ""},
		"another spelling":         {headWith(`"rules"`, `"Rules"`), "line 1: $.Rules", "did you mean"},
		"a bad config":             {headWith(`"stones":5`, `"stones":"5"`), "line 1: $.config.stones", "expected a number"},
		"a config refused":         {headWith(`"stones":5`, `"stones":0`), "line 1: $.config", "1 to 200 stones"},
		"no config":                {headWith(`"config":{"seats":2,"stones":5},`, ``), "line 1: $.config", "missing"},
		"config and state":         {headWith(`"config"`, `"state":{},"config"`), "line 1: $.state", "not from both"},
		"a bad state":              {headWith(`"config":{"seats":2,"stones":5}`, `"state":{"Stones":1,"Turn":2}`), "line 1: $.state.Turn", "above 1"},
		"a hash in capitals":       {headWith(`438d0bc07723867c`, `438D0BC07723867C`), "line 1: $.hash", "16 hexadecimal digits"},
		"a long hash":              {headWith(`438d0bc07723867c`, `0438d0bc07723867c`), "line 1: $.hash", "16 hexadecimal digits"},
		"a hash with a sign":       {headWith(`438d0bc07723867c`, `+38d0bc07723867c`), "line 1: $.hash", "16 hexadecimal digits"},
		"a bad action":             {head + strings.Replace(deal, "deal", "shuffle", 1), "line 2: $.action.type", `"shuffle" is unknown; known: take, deal`},
		"a huge number":            {head + deal + strings.Replace(deal, "2}", "1e999}", 1), "line 3: $.action.n", "whole number"},
		"an action without a hash": {head + `{"action":{"type":"deal","n":2}}`, "line 2: $.hash", "missing"},
		"a hash without an action": {head + `{"hash":"3d8bed306cbd37c7"}`, "line 2: $.action", "missing"},
		"an empty line":            {head + "\n" + deal, "line 2: $", "empty"},
		"two values in a line":     {head + strings.TrimSpace(deal) + deal, "line 2: $", ""},
		"a list":                   {head + "[]\n", "line 2: $", "expected an object"},
		"an unknown line":          {head + `{"say":"hello"}`, "line 2: $.say", "unknown key; known: action, hash, end, undo"},
		"an undo ahead":            {head + deal + `{"undo":2}`, "line 3: $.undo", "2 is above 1"},
		"an undo with an action":   {head + deal + `{"undo":0,"hash":""}`, "line 3: $.hash", "unknown key"},
		"a bad end":                {head + `{"end":{"winners":[1,0],"reason":"x"}}`, "line 2: $.end.winners[1]", "rising order"},
		"an action behind the end": {head + `{"end":{"winners":[],"reason":"x"}}` + "\n" + deal, "line 3: $", "only an undo may follow"},
		"two ends":                 {head + strings.Repeat(`{"end":{"winners":[],"reason":"x"}}`+"\n", 2), "line 3: $", "only an undo may follow"},
		"deep nesting":             {head + `{"action":` + strings.Repeat("[", 5000), "line 2: $.action[0][0]", "more than 16 levels deep (column 26)"},
		"a deep head":              {strings.Repeat(`{"config":`, 100_000), "line 1: $", "more than 32 levels deep"},
		"many values":              {head + `{"action":[` + strings.Repeat("0,", 5000) + `0]}`, "line 2: $", "values"},
		"a long line":              {head + `{"action":"` + strings.Repeat("x", replay.MaxLine), "line 2: $", "bytes"},
		"a long head":              {`{"game":"` + strings.Repeat("x", replay.MaxHead), "line 1: $", "bytes"},
		"10 MB":                    {strings.Repeat("x", 10<<20), "line 1: $", "more than 8388608 bytes"},
		"too many lines":           {head + strings.Repeat("{\"undo\":0}\n", replay.MaxLines), "line 100001: $", "more than 100000 lines"},
		"a torn line":              {head + deal + deal[:20], "line 3: $", ""},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read(c.text)
			var e *joe.Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v", err)
			}
			if !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
				t.Errorf("got %q at %q\nwant %q at %q", e.Detail, e.Path, c.detail, c.path)
			}
			if !errors.Is(err, joe.ErrMalformed) && name != "a config refused" {
				t.Errorf("the kind is %v", e.Kind)
			}
		})
	}
}

// What stands before a line at fault is not lost.
func TestReadRescues(t *testing.T) {
	l := lines(t)
	r, err := read(strings.Join(l[:4], "") + l[4][:9])
	if !errors.Is(err, joe.ErrMalformed) {
		t.Fatalf("a torn line gives %v", err)
	}
	if diff := cmp.Diff(actions[:3], r.Actions()); diff != "" || r.Verify() != nil {
		t.Errorf("Verify %v (-want +got)\n%s", r.Verify(), diff)
	}
	if got, want := written(t, r), strings.Join(l[:4], ""); got != want {
		t.Errorf("wrote %s", got)
	}
}

// The longest record that may be is read, in bounded time.
func TestReadAtTheBounds(t *testing.T) {
	l := lines(t)
	text := l[0] + strings.Repeat(l[1]+"{\"undo\":0}\n", (replay.MaxLines-2)/2) + l[1]
	if n := strings.Count(text, "\n"); n != replay.MaxLines {
		t.Fatalf("%d lines", n)
	}
	if r, err := read(text); err != nil || r.Len() != 1 || r.Verify() != nil {
		t.Errorf("%v, %d actions", err, r.Len())
	}
}

func TestReadUndo(t *testing.T) {
	l := lines(t)
	for name, c := range map[string]struct {
		text string
		want []action
		over bool
	}{
		"of nothing":       {strings.Join(l[:2], "") + "{\"undo\":1}\n", actions[:1], false},
		"of some":          {strings.Join(l[:6], "") + "{\"undo\":3}\n" + strings.Join(l[4:], ""), actions, true},
		"of the end":       {strings.Join(l, "") + "\n{\"undo\":4}\n", actions[:4], false},
		"of all":           {strings.Join(l, "") + "\n{\"undo\":0}", nil, false},
		"of the end alone": {strings.Join(l, "") + "\n{\"undo\":5}\n" + l[6], actions, true},
	} {
		r, err := read(c.text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := r.Verify(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(c.want, append([]action(nil), r.Actions()...)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if _, over := r.Outcome(); over != c.over {
			t.Errorf("%s: over %v", name, over)
		}
	}
}

// A text without its last lines is not taken for a whole one.
func TestReadTruncated(t *testing.T) {
	l := lines(t)
	for n := 1; n < len(l); n++ {
		r, err := read(strings.Join(l[:n], ""))
		if _, whole := r.Outcome(); err != nil || whole || r.Len() != min(n-1, 5) {
			t.Errorf("%d lines: %v, whole %v, %d actions", n, err, whole, r.Len())
		}
	}
}

func TestReadVersions(t *testing.T) {
	older := strings.Replace(written(t, whole(t)), `"format":2,"rules":3`, `"format":1,"rules":2`, 1)
	r, err := read(older)
	if err != nil || r.Verify() != nil {
		t.Fatalf("an older record that plays the same: %v, %v", err, r.Verify())
	}
	if want := (joe.Header{Game: "tiny", Version: joe.Version{Format: 1, Rules: 2}}); r.Header() != want {
		t.Errorf("header %v", r.Header())
	}
	if got := written(t, r); !strings.Contains(got, `"format":2,"rules":2`) {
		t.Errorf("written in today's format it says %.60s", got)
	}
}

func TestReadOfNoGame(t *testing.T) {
	g := tiny()
	g.Load = func([]byte) (state, error) { return state{}, nil }
	text := strings.Replace(written(t, whole(t)), `"config"`, `"state"`, 1)
	r, err := replay.Read(g, strings.NewReader(text))
	if !errors.Is(err, joe.ErrNotBegun) || !strings.HasPrefix(err.Error(), "line 1: $.state: ") || r.Len() != 0 {
		t.Errorf("a record from the zero State: %v", err)
	}
}

func TestReadReaderFails(t *testing.T) {
	_, err := replay.Read(tiny(), io.MultiReader(strings.NewReader("{"), iotest.ErrReader(io.ErrClosedPipe)))
	if !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("got %v", err)
	}
}

// FuzzRead: any text is either refused with the line of its fault, or a record that
// writes and reads back as itself, and that plays exactly where Verify says so.
func FuzzRead(f *testing.F) {
	l := lines(f)
	f.Add([]byte(strings.Join(l, "")))
	f.Add([]byte(strings.Join(l[:4], "") + "{\"undo\":1}\n" + l[2]))
	f.Add([]byte(l[0] + l[2] + l[1]))
	f.Add([]byte(strings.Replace(strings.Join(l, ""), `"config":{"seats":2,"stones":5}`, `"state":{"Stones":5,"Turn":1,"Dealt":1,"Cards":[3,0]}`, 1)))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := replay.Read(tiny(), bytes.NewReader(text))
		if err != nil {
			var e *joe.Error
			if !errors.As(err, &e) || !strings.HasPrefix(e.Path, "line ") || e.Error() == "" {
				t.Fatalf("refused with %#v", err)
			}
			if strings.HasPrefix(e.Path, "line 1:") {
				return
			}
		}
		verdict := r.Verify()
		for m := range r.Len() + 1 {
			s, err := r.At(m)
			if err != nil && !errors.Is(verdict, err) {
				t.Fatalf("moment %d: %v, but Verify says %v", m, err, verdict)
			}
			if err == nil && s.Seats() != 2 {
				t.Fatalf("moment %d is %v", m, s)
			}
		}
		var first, second bytes.Buffer
		if err := r.Write(&first); err != nil {
			if verdict == nil {
				t.Fatal(err)
			}
			return
		}
		again, err := replay.Read(tiny(), bytes.NewReader(first.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		if err := again.Write(&second); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatalf("%v\n%s\n%s", err, &first, &second)
		}
		if a, b := fmt.Sprint(verdict == nil), fmt.Sprint(again.Verify() == nil); a != b || !cmp.Equal(r.Actions(), again.Actions()) {
			t.Fatalf("read again it plays %s, was %s", b, a)
		}
	})
}
