package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// program runs the program, which must end with a code.
func program(t *testing.T, ctx context.Context, want int, args ...string) (out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	if code := run(ctx, args, &o, &e, false); code != want {
		t.Fatalf("%q ended with %d, want %d: %s", args, code, want, e.String())
	}
	return o.String(), e.String()
}

// All three games, stopped anywhere and gone on with, have the report and the file that
// they would have had.
func TestResume(t *testing.T) {
	dir := t.TempDir()
	name, other := filepath.Join(dir, "results"), filepath.Join(dir, "other")
	report, _ := program(t, context.Background(), 0, "-games", "6", "-seed", "5", "-iterations", "15", "-out", name)
	for _, want := range []string{"greedy  against  search", "in short", "cobrahq  2 seats, rivals, 12 games, seed 5", "adventure  2 seats", "deckbuilder  2 seats, teams", "leader ", "went first", "±", "length", "ended by"} {
		if !strings.Contains(report, want) {
			t.Errorf("the report does not say %q:\n%s", want, report)
		}
	}
	results, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(results, []byte("\n"))
	cuts := []int{1, 2, 5, 8, 12, len(lines) - 1}
	if testing.Short() {
		cuts = []int{5, len(lines) - 2}
	}
	for _, n := range cuts {
		cut := bytes.Join(lines[:n], nil)
		if n < len(lines)-1 {
			cut = append(cut, lines[n][:len(lines[n])/2]...) // torn
		}
		if err := os.WriteFile(other, cut, 0o600); err != nil {
			t.Fatal(err)
		}
		again, _ := program(t, context.Background(), 0, "-resume", other, "-cores", "2")
		if again != report {
			t.Errorf("cut behind line %d the report is\n%s\nwant\n%s", n, again, report)
		}
		if now, err := os.ReadFile(other); err != nil || !bytes.Equal(now, results) {
			t.Errorf("cut behind line %d the file is another (%v)", n, err)
		}
	}
	if _, errs := program(t, context.Background(), 1, "-out", name); !strings.Contains(errs, "-resume") {
		t.Errorf("a file that is there: %s", errs)
	}
	if _, errs := program(t, context.Background(), 2, "-resume", name, "-seed", "6", "-iterations", "9"); !strings.Contains(errs, "leave out -iterations, -seed") {
		t.Errorf("other settings: %s", errs)
	}
}

// ^C in the midst of a game of those who think, and gone on with as often as it takes, it
// is the same in the end; in A Traitor Within too, where the report is by role.
func TestResumeAfterInterrupt(t *testing.T) {
	args := []string{"-game", "deckbuilder", "-story", "traitor-within", "-seats", "4", "-entrants", "greedy,search,random,sleepy", "-games", "8", "-iterations", "5", "-seed", "3"}
	dir := t.TempDir()
	whole, parts := filepath.Join(dir, "whole"), filepath.Join(dir, "parts")
	want, _ := program(t, context.Background(), 0, append(args, "-out", whole)...)
	for _, role := range []string{"role loyal", "role traitor"} {
		if !strings.Contains(want, role) {
			t.Errorf("the report does not say %q:\n%s", role, want)
		}
	}
	args = append(args, "-out", parts)
	for after := 1; ; after++ {
		ctx, cancel := context.WithCancel(context.Background())
		var out, errs bytes.Buffer
		lines := &counting{then: cancel, after: 4 * after}
		code := run(ctx, args, &out, io.MultiWriter(&errs, lines), true)
		cancel()
		args = []string{"-resume", parts}
		if code == 0 {
			if out.String() != want {
				t.Errorf("gone on with %d times the report is\n%s\nwant\n%s", after-1, out.String(), want)
			}
			if after < 2 {
				t.Error("it was never stopped")
			}
			break
		}
		if code != 130 || after > 50 {
			t.Fatalf("it ended with %d: %s", code, errs.String())
		}
	}
	was, err := os.ReadFile(whole)
	now, again := os.ReadFile(parts)
	if err != nil || again != nil || !bytes.Equal(was, now) {
		t.Errorf("the files differ, %v, %v", err, again)
	}
}

// counting calls a function after so many writes.
type counting struct {
	then  func()
	after int
}

func (c *counting) Write(text []byte) (int, error) {
	if c.after--; c.after == 0 {
		c.then()
	}
	return len(text), nil
}

// ^C stops it, and says how it goes on.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	name := filepath.Join(t.TempDir(), "results")
	if _, errs := program(t, ctx, 130, "-out", name); !strings.Contains(errs, "-resume "+name) {
		t.Errorf("it says %q", errs)
	}
	program(t, ctx, 130, "-resume", name)
	if _, errs := program(t, ctx, 130); !strings.Contains(errs, "-out") {
		t.Errorf("it says %q", errs)
	}
}

func TestPictureAndJSON(t *testing.T) {
	dir := t.TempDir()
	out, _ := program(t, context.Background(), 0, "-game", "deckbuilder", "-story", "traitor-within", "-seats", "3", "-entrants", "greedy,random,sleepy", "-games", "3", "-json", "-svg", dir)
	var r arena.Report
	if err := json.Unmarshal([]byte(out), &struct {
		Games *int `json:"games"`
	}{&r.Games}); err != nil || r.Games != 3 || !strings.Contains(out, "role loyal") {
		t.Errorf("%v, %d games: %s", err, r.Games, out)
	}
	if picture, err := os.ReadFile(filepath.Join(dir, "deckbuilder.svg")); err != nil || !bytes.HasPrefix(picture, []byte("<svg")) {
		t.Errorf("%v", err)
	}
}

// Two bots by role: the one plays where a seat was dealt the Traitor, the other elsewhere.
func TestByRole(t *testing.T) {
	var who [4]string
	called := func(name string) func() joe.Player[deckbuilder.View, deckbuilder.Action] {
		return func() joe.Player[deckbuilder.View, deckbuilder.Action] {
			return func(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
				who[v.Seat()] = name
				return bot.Random(v, src)
			}
		}
	}
	list := bots[deckbuilder.View, deckbuilder.Action]{"honest": called("honest"), "false": called("false")}
	cast, err := list.called("honest/false", "deckbuilder", deckbuilder.TraitorWithin, deckLabels)
	if err != nil {
		t.Fatal(err)
	}
	traitors := 0
	for seed := range uint64(3) {
		table, err := joe.Play(deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, seed, cast(), cast(), cast(), cast())
		if err != nil {
			t.Fatal(err)
		}
		for seat, name := range who {
			want := "honest"
			if slices.Contains(deckLabels(table.View(joe.Seat(seat))), roleTraitor) {
				want = "false"
				traitors++
			}
			if name != want {
				t.Errorf("seed %d, seat %d is played by %q, want %q", seed, seat, name, want)
			}
		}
	}
	if traitors == 0 {
		t.Error("nobody was a Traitor")
	}
}

// A program that cannot play loses, and everything else goes on; one that is not there is
// told before anything is played. What a file of results
// names is run only if it is asked for again.
func TestPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "results")
	nobody := "nobody=" + os.Args[0] + " -test.run=^$"
	if _, errs := program(t, context.Background(), 2, "-game", "cobrahq", "-pipe", "nobody=./no-such-program now", "-out", name); !strings.Contains(errs, "no-such-program") {
		t.Errorf("%s", errs)
	}
	if _, err := os.Stat(name); err == nil {
		t.Error("there are results of what was not played")
	}
	out, _ := program(t, context.Background(), 0, "-game", "cobrahq", "-entrants", "greedy", "-games", "2", "-pipe", nobody, "-out", name)
	if !strings.Contains(out, "fault     nobody: nonsense in 2 games") {
		t.Errorf("%s", out)
	}
	if _, errs := program(t, context.Background(), 1, "-resume", name); !strings.Contains(errs, " just so: -pipe "+quoted(nobody)) {
		t.Errorf("%s", errs)
	}
	if _, errs := program(t, context.Background(), 1, "-resume", name, "-pipe", "other=x"); !strings.Contains(errs, " just so: -pipe "+quoted(nobody)) {
		t.Errorf("%s", errs)
	}
	odd := filepath.Join(t.TempDir(), "odd")
	if err := os.WriteFile(odd, []byte(`{"note":{"game":"cobrahq","entrants":"","iterations":0,"pipes":["mine=\u001b[2J x\u0007"],"games":2,"seed":1}}`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs := program(t, context.Background(), 1, "-resume", odd); !strings.Contains(errs, `mine=\x1b[2J x\a`) || strings.ContainsAny(errs, "\x1b\a") {
		t.Errorf("what a file names is told as %q", errs)
	}
	if again, _ := program(t, context.Background(), 0, "-resume", name, "-pipe", nobody); again != out {
		t.Errorf("%s", again)
	}
}

// A shell gives a quoted word back as it was.
func TestQuoted(t *testing.T) {
	for word, want := range map[string]string{
		"a=b":              "a=b",
		"":                 `""`,
		"my results.jsonl": `"my results.jsonl"`,
		"mine=it's":        `"mine=it's"`,
		`mine=sh -c "$X"`:  `'mine=sh -c "$X"'`,
		`it's "so"`:        `'it'\''s "so"'`,
		"a;b":              `"a;b"`,
		`a\b`:              `'a\b'`,
	} {
		if got := quotedFor("linux", word); got != want {
			t.Errorf("%s is quoted as %s, want %s", word, got, want)
		}
		shell, err := exec.LookPath("sh")
		if err != nil {
			continue // a machine without one
		}
		if said, err := exec.Command(shell, "-c", "printf %s "+want).Output(); err != nil || string(said) != word {
			t.Errorf("a shell takes %s as %s (%v), want %s", want, said, err, word)
		}
	}
	for word, want := range map[string]string{
		"":                      `""`,
		`C:\games\results`:      `C:\games\results`,
		`C:\my games\results`:   `"C:\my games\results"`,
		`mine=C:\it's.exe -now`: `"mine=C:\it's.exe -now"`,
	} {
		if got := quotedFor("windows", word); got != want {
			t.Errorf("on Windows %s is quoted as %s, want %s", word, got, want)
		}
	}
	for _, system := range []string{"linux", "windows"} {
		if got := quotedFor(system, "mine=\x1b[2J\r\nsh\u202e\xff"); strings.Trim(got, "'") != `mine=\x1b[2J\r\nsh\u202e`+"\ufffd" {
			t.Errorf("on %s what moves a terminal about is quoted as %q", system, got)
		}
	}
	if got := (pipes{"a=b", "c=d e"}).flags(); got != ` -pipe a=b -pipe "c=d e"` {
		t.Error(got)
	}
}

// What cannot go on says in words what differs and what to do, and stays as it is.
func TestResumeOther(t *testing.T) {
	dir := t.TempDir()
	name, other := filepath.Join(dir, "results"), filepath.Join(dir, "other")
	program(t, context.Background(), 0, "-game", "cobrahq", "-entrants", "greedy,random", "-games", "2", "-out", name)
	results, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ was, is, want string }{
		{`"rules":`, `"rules":9`, "there, 1 here); they were begun with a newer version of the game: update the module"},
		{`"format":`, `"format":9`, "there, 1 here); they were begun with a newer version of the game: update the module"},
		{`"rules":1`, `"rules":0`, "(version of the rules: 0 there, 1 here); they were begun with an older version of the game: begin anew"},
		{`"turnLimit":300`, `"turnLimit":200`, "(config.turnLimit: 200 there, 300 here)"},
		{`"arena":1`, `"arena":2,"seal":"x"`, "version 2 of the results is newer than this build reads (1); update the module"},
		{`"note":{`, `"note":{"depth":3,`, "begun by a newer version of this program"},
		{`"game":"cobrahq","format"`, `"game":"chess","format"`, "(game: chess there, cobrahq here)"},
		{"\n", "\n" + string(results[bytes.IndexByte(results, '\n')+1:]), "has the results of 2 tournaments, where this program plays 1; "},
	} {
		changed := strings.Replace(string(results), c.was, c.is, 1)
		if err := os.WriteFile(other, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
		_, errs := program(t, context.Background(), 1, "-resume", other)
		if !strings.Contains(errs, c.want) || !strings.HasPrefix(errs, other) || strings.Contains(errs, "{") {
			t.Errorf("%s: it says %q, want %q", c.is, errs, c.want)
		}
		if now, err := os.ReadFile(other); err != nil || string(now) != changed {
			t.Errorf("%s: the file is another now (%v)", c.is, err)
		}
	}
	if _, errs := program(t, context.Background(), 1, "-resume", name, "-pipe", "mine=x"); !strings.Contains(errs, "leave out -pipe") {
		t.Error(errs)
	}
}

func TestProgress(t *testing.T) {
	var out, errs bytes.Buffer
	if code := run(context.Background(), []string{"-game", "cobrahq", "-games", "6", "-iterations", "10"}, &out, &errs, true); code != 0 {
		t.Fatal(code)
	}
	if told := errs.String(); !strings.Contains(told, "cobrahq ······") || !strings.HasSuffix(told, "\r\x1b[K") || strings.Contains(out.String(), "\r") {
		t.Errorf("%q", told)
	}
}

func TestFlags(t *testing.T) {
	for want, args := range map[string][]string{
		"is no file that -out began": {"-resume", "main.go"},
		"no such file":               {"-resume", "nowhere"},
	} {
		if _, errs := program(t, context.Background(), 1, args...); !strings.Contains(errs, want) {
			t.Errorf("%q: %q, want %q", args, errs, want)
		}
	}
	for want, args := range map[string][]string{
		`there is no game "chess"`:           {"-game", "chess"},
		`there is no bot "deep" for cobrahq`: {"-game", "cobrahq", "-entrants", "deep"},
		"name it by -game":                   {"-entrants", "random"},
		"such as greedy/search":              {"-story", "traitor-within", "-entrants", "random/greedy/sleepy"},
		"are for A Traitor Within":           {"-game", "deckbuilder", "-entrants", "greedy/random"},
		"it is LOYAL/TRAITOR":                {"-game", "deckbuilder", "-story", "traitor-within", "-entrants", "random/greedy/search"},
		`there is no bot "deep" for deckb`:   {"-game", "deckbuilder", "-story", "traitor-within", "-entrants", "random/deep"},
		`there is no bot "" for deckbuilde`:  {"-game", "deckbuilder", "-story", "traitor-within", "-entrants", "/random"},
		"-story is for -game deckbuilder":    {"-game", "cobrahq", "-story", "x"},
		"two entrants are called":            {"-game", "cobrahq", "-entrants", "random,random"},
		"2 to 4":                             {"-game", "cobrahq", "-seats", "9"},
		`what is "more"`:                     {"more"},
		"NAME=COMMAND":                       {"-pipe", "python"},
		"-games is 1 or":                     {"-games", "0"},
		"-iterations: sear":                  {"-iterations", "-1"},
		"-help":                              {"-nonsense"},
		"no less than 0":                     {"-cores", "-1"},
		"no such folder":                     {"-svg", "nowhere/at/all"},
	} {
		if _, errs := program(t, context.Background(), 2, args...); !strings.Contains(errs, want) {
			t.Errorf("%q: %q, want %q", args, errs, want)
		}
	}
	if _, errs := program(t, context.Background(), 0, "-help"); !strings.Contains(errs, "-resume FILE") {
		t.Error(errs)
	}
}

// A file of JSON lines that is another program's is not gone on with, and stays as it was;
// a file that cannot be made is not said to be there.
func TestForeignFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "theirs.jsonl")
	for _, theirs := range []string{"{\"score\":1}\n", "{\"note\":null}\n", "{\"note\":{}}\n", "{\"note\":{\"chess\":1}}\n", "1\n", ""} {
		if err := os.WriteFile(file, []byte(theirs), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, errs := program(t, context.Background(), 1, "-resume", file); errs == "" {
			t.Errorf("%q is gone on with", theirs)
		}
		if text, err := os.ReadFile(file); err != nil || string(text) != theirs {
			t.Errorf("%q %v", text, err)
		}
	}
	small := []string{"-game", "cobrahq", "-entrants", "random,greedy", "-games", "2"}
	if _, errs := program(t, context.Background(), 1, append(small, "-out", file)...); !strings.Contains(errs, "-resume goes on") {
		t.Error(errs)
	}
	if _, errs := program(t, context.Background(), 1, append(small, "-out", filepath.Join(file, "new"))...); strings.Contains(errs, "-resume goes on") {
		t.Error(errs)
	}
}
