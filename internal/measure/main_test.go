package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// program runs the program, which must end with a code.
func program(t *testing.T, want int, args ...string) (out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	if code := run(context.Background(), args, &o, &e); code != want {
		t.Fatalf("%q ended with %d, want %d: %s", args, code, want, e.String())
	}
	return o.String(), e.String()
}

// some is a little of every table.
const some = `^cobrahq/3/greedy|^(cobrahq|adventure)/2/search|^(mass-device|total-control)/1/greedy|^mass-device/2/random|^traitor-within/2/greedy|^traitor-within/4/(rivals|greedy-but-traitor-(greedy|random))`

// The same is asked for, and the same is printed, whatever the cores; stopped anywhere
// and gone on with too.
func TestTables(t *testing.T) {
	dir := t.TempDir()
	whole, parts := filepath.Join(dir, "whole"), filepath.Join(dir, "parts")
	args := []string{"-only", some, "-games", "3", "-iterations", "3", "-seed", "2"}
	want, told := program(t, 0, append(args, "-out", whole, "-cores", "1")...)
	for _, text := range []string{"  greedy among random  ", "  search among greedy  ", "won by nobody", "a fair share", "The M.A.S.S. Device", "as loyal", "as traitor",
		"Traitor discovered", "the Traitor, the Loyal by greedy", "  the Traitor won", "core Stories, 1 seat", "20 to 45", "won by chance, together, %: 0.0"} {
		if !strings.Contains(want, text) {
			t.Errorf("the tables do not say %q:\n%s", text, want)
		}
	}
	if strings.Contains(want, "core Stories, 3 seats") || !strings.Contains(told, "in all 100 %, about 0s left") {
		t.Errorf("what was not measured is in the tables, or the progress is not told: %s\n%s", told, want)
	}
	if again, _ := program(t, 0, append(args, "-cores", "2")...); again != want {
		t.Errorf("once more it is\n%s\nwant\n%s", again, want)
	}
	results, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(results, []byte("\n"))
	cuts := []int{1, 4, 2 * len(lines) / 3, len(lines) - 1}
	if testing.Short() {
		cuts = cuts[2:3]
	}
	for _, n := range cuts {
		cut := bytes.Join(lines[:n], nil)
		if n < len(lines)-1 {
			cut = append(cut, lines[n][:len(lines[n])/2]...) // torn
		}
		if err := os.WriteFile(parts, cut, 0o600); err != nil {
			t.Fatal(err)
		}
		if again, _ := program(t, 0, "-resume", parts); again != want {
			t.Errorf("cut behind line %d it is\n%s\nwant\n%s", n, again, want)
		}
		if now, err := os.ReadFile(parts); err != nil || !bytes.Equal(now, results) {
			t.Errorf("cut behind line %d the file is another (%v)", n, err)
		}
	}
}

// ^C leaves what is played so far, says how to go on, and nothing is lost.
func TestStopped(t *testing.T) {
	name := filepath.Join(t.TempDir(), "results")
	args := []string{"-only", "^adventure/.*greedy-among-random", "-games", "6"}
	want, _ := program(t, 0, args...)
	ctx, cancel := context.WithCancel(context.Background())
	var out, errs bytes.Buffer
	if code := run(ctx, append(args, "-out", name), &out, io.MultiWriter(&errs, stopper(cancel))); code != 130 {
		t.Fatalf("it ended with %d: %s", code, errs.String())
	}
	if !strings.Contains(errs.String(), "-resume "+name) || !strings.Contains(out.String(), "not finished: 6 of 20 games") {
		t.Errorf("it says\n%s%s", out.String(), errs.String())
	}
	if again, _ := program(t, 0, "-resume", name); again != want {
		t.Errorf("gone on with it is\n%s\nwant\n%s", again, want)
	}
	if _, errs := program(t, 1, append(args, "-out", name)...); !strings.Contains(errs, "-resume goes on") {
		t.Errorf("a file that is there: %s", errs)
	}
	if code := run(ctx, args, &out, &errs); code != 130 || !strings.Contains(errs.String(), "With -out FILE") {
		t.Errorf("%d: %s", code, errs.String())
	}
}

// stopper stops what is told of.
type stopper func()

func (s stopper) Write(text []byte) (int, error) {
	s()
	return len(text), nil
}

var targetGames = flag.Int("targets", 20, "games that TestTargets has Greedy play in each row at each number of seats")

// What the cards are designed for is what Greedy makes of them, as far as so many games
// can tell: three standard errors, of each target and of those of one range together.
func TestTargets(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays some hundred games, which -short does without")
	}
	var names []string
	for _, x := range targets {
		for _, key := range strings.Fields(x.rows) {
			if key == deckbuilder.TraitorWithin {
				continue
			}
			names = append(names, regexp.QuoteMeta(fmt.Sprintf("%s/%d/greedy", key, x.seats)))
		}
	}
	m := measured{}
	play := func(only, name string, games int) {
		program(t, 0, "-only", only, "-games", fmt.Sprint(games), "-seed", "3", "-out", name)
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		logs, _, err := arena.Read(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		all, err := cells(only)
		if err != nil || len(all) != len(logs) {
			t.Fatalf("%d logs of %d cells, %v", len(logs), len(all), err)
		}
		for i, c := range all {
			m[c.name()] = logs[i]
		}
	}
	play("^("+strings.Join(names, "|")+")$", filepath.Join(t.TempDir(), "results"), *targetGames)
	play("^traitor-within/4/greedy$", filepath.Join(t.TempDir(), "results"), 3**targetGames) // few are without a Traitor
	type span struct{ low, high float64 }
	var spans []span
	sums := map[span]stat.Share{}
	judge := func(about string, s stat.Share, in span) {
		if least, most := s.Wilson(3); most < in.low || least > in.high {
			t.Errorf("%s: Greedy has %v, where it is to be %g to %g %%", about, s, in.low, in.high)
		}
	}
	for _, x := range targets {
		if x.of == taken {
			_, most := x.sum(m, "greedy", loyalWon).Wilson(3)
			if least, _ := x.sum(m, "greedy", betrayed).Wilson(3); most-least < x.low {
				t.Errorf("%s: at most %.1f, where it is to be %g", x.about, most-least, x.low)
			}
			continue
		}
		s, in := x.sum(m, "greedy", x.of), span{x.low, x.high}
		if s.Of == 0 {
			t.Errorf("%s was not played", x.about)
		}
		judge(x.about, s, in)
		if x.of == won {
			if !slices.Contains(spans, in) {
				spans = append(spans, in)
			}
			sums[in] = stat.Share{N: sums[in].N + s.N, Of: sums[in].Of + s.Of}
		}
	}
	for _, in := range spans {
		s := sums[in]
		t.Logf("designed for %g to %g %%: Greedy has %v", in.low, in.high, s)
		judge("together", s, in)
	}
}

// Every row can be played, and every target is of rows that there are.
func TestRows(t *testing.T) {
	all, err := cells("")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range all {
		if slices.Contains(names, c.name()) {
			t.Errorf("%s stands there twice", c.name())
		}
		names = append(names, c.name())
		if c.game != "cobrahq" && c.game != "adventure" {
			if _, _, err := deckbuilder.New(c.config()); err != nil {
				t.Errorf("%s: %v", c.name(), err)
			}
			if titles[c.game] == "" || c.extra != "" && titles[c.extra] == "" {
				t.Errorf("%s has no title", c.name())
			}
		}
	}
	for _, x := range targets {
		for _, key := range strings.Fields(x.rows) {
			for _, kind := range kinds[1:] {
				if name := fmt.Sprintf("%s/%d/%s", key, x.seats, kind); !slices.Contains(names, name) {
					t.Errorf("target %q is of %s, which nobody measures", x.about, name)
				}
			}
		}
	}
	listed, _ := program(t, 0, "-list")
	if strings.Join(names, "\n")+"\n" != listed {
		t.Errorf("-list lists\n%s", listed)
	}
}

// A share is marked only where its whole interval misses the target.
func TestMarked(t *testing.T) {
	for _, c := range []struct {
		n, of int
		want  string
	}{
		{0, 0, "-"},
		{1, 10, "10.0 (1.8 to 40.4)"},
		{10, 100, "10.0 (5.5 to 17.4) below"},
		{60, 100, "60.0 (50.2 to 69.1) above"},
	} {
		if got := marked(stat.Share{N: c.n, Of: c.of}, 20, 45); got != c.want {
			t.Errorf("%d of %d: %q, want %q", c.n, c.of, got, c.want)
		}
	}
}

// What becomes of a Traitor is counted by what the seats are called.
func TestCount(t *testing.T) {
	result := func(reason, winners string, labels ...string) (r arena.Result) {
		if err := r.Outcome.UnmarshalJSON(fmt.Appendf(nil, `{"winners":[%s],"reason":%q}`, winners, reason)); err != nil {
			t.Fatal(err)
		}
		for _, l := range labels {
			r.Labels = append(r.Labels, strings.Fields(l))
		}
		return r
	}
	log := arena.Log{Results: []arena.Result{
		result("core-win-last-finale", "0,1", isLoyal, isLoyal),
		result("core-lose-threat-top", "", isLoyal, isLoyal),
		result("core-win-last-finale", "0,1", isLoyal, isTraitor+" "+isFound),
		result("tw-end-hidden-pyrrhic", "1", isTraitor, isLoyal),
		result("core-lose-threat-top", "", isTraitor, isLoyal),
		result("tw-end-active-wins", "0", isTraitor+" "+isFound, isLoyal),
	}}
	for of, want := range map[figure]stat.Share{won: {N: 4, Of: 6}, loyalWon: {N: 1, Of: 2}, betrayed: {N: 1, Of: 4}, pyrrhic: {N: 1, Of: 4}, discovered: {N: 2, Of: 4}, traitorWon: {N: 2, Of: 4}, loyalSeat: {N: 2, Of: 4}} {
		if got := count(log, of); got != want {
			t.Errorf("figure %d: %d of %d, want %d of %d", of, got.N, got.Of, want.N, want.Of)
		}
	}
}

// Of two kinds the other plays where a seat was dealt the Traitor, the one elsewhere; a number
// behind a kind is no other kind.
func TestCalled(t *testing.T) {
	var who [4]string
	kind := func(name string) func() joe.Player[deckbuilder.View, deckbuilder.Action] {
		return func() joe.Player[deckbuilder.View, deckbuilder.Action] {
			return func(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
				who[v.Seat()] = name
				return bot.Random(v, src)
			}
		}
	}
	bots := map[string]func() joe.Player[deckbuilder.View, deckbuilder.Action]{"one": kind("one"), "other": kind("other")}
	traitors := 0
	for seed := range uint64(4) {
		for _, name := range []string{"one/other", "one 2"} {
			each := called(name, bots, roles)
			table, err := joe.Play(deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, seed, each(), each(), each(), each())
			if err != nil {
				t.Fatal(err)
			}
			for seat, got := range who {
				want := "one"
				if name == "one/other" && table.View(joe.Seat(seat)).Traitor(joe.Seat(seat)) {
					want = "other"
					traitors++
				}
				if got != want {
					t.Errorf("%s, seed %d, seat %d is played by %s, want %s", name, seed, seat, got, want)
				}
			}
		}
	}
	if traitors == 0 {
		t.Error("nobody was a Traitor")
	}
}

// By role each kind has the figures of its own role, and they are of no other table.
func TestByRole(t *testing.T) {
	result := func(reason, winners string, found bool) (r arena.Result) {
		if err := r.Outcome.UnmarshalJSON(fmt.Appendf(nil, `{"winners":[%s],"reason":%q}`, winners, reason)); err != nil {
			t.Fatal(err)
		}
		r.Labels = [][]string{{isTraitor}, {isLoyal}}
		if found {
			r.Labels[0] = append(r.Labels[0], isFound)
		}
		return r
	}
	wins, hides, loses := result("tw-end-active-wins", "0", true), result("tw-end-hidden-pyrrhic", "1", false), result("core-win-last-finale", "1", true)
	plain := arena.Result{Labels: [][]string{{isLoyal}, {isLoyal}}}
	m := measured{
		"traitor-within/4/greedy-but-traitor-search": {Results: []arena.Result{wins, wins, wins, hides, plain}},
		"traitor-within/4/greedy-but-traitor-greedy": {Results: []arena.Result{wins, hides, loses, loses}},
		"traitor-within/4/random-but-traitor-greedy": {Results: []arena.Result{hides, hides, wins, loses, plain}},
	}
	want := map[string][]string{ // random, greedy, search
		"the Traitor won, Loyal again or not": {"-", "25.0", "75.0"},
		"was discovered":                      {"-", "75.0", "75.0"},
		"the Joes won with a Traitor":         {"-", "50.0", "0.0", "25.0", "50.0", "-"},
		"the same or pyrrhic":                 {"75.0", "75.0", "-"},
		"the Joes won without a Traitor":      {"0.0", "-", "-"},
	}
	got := map[string][]string{}
	for line := range strings.Lines(m.byRole()) {
		for title := range want {
			if rest, ok := strings.CutPrefix(strings.TrimSpace(line), title); ok {
				for _, word := range strings.Fields(rest) {
					if word == "-" || !strings.ContainsAny(word, "()t") {
						got[title] = append(got[title], word)
					}
				}
			}
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("%s\n%s", d, m.byRole())
	}
	if m.margins() != "" || m.together() != "" || m.traitors() != "" {
		t.Errorf("they are in other tables:\n%s%s%s", m.margins(), m.together(), m.traitors())
	}
}

func TestFlags(t *testing.T) {
	for want, args := range map[string][]string{
		"-only chess names nothing": {"-only", "chess"},
		"no regular expression":     {"-only", "("},
		"is no file that -out":      {"-resume", "main.go"},
		"no such file":              {"-resume", "nowhere"},
	} {
		if _, errs := program(t, 1, args...); !strings.Contains(errs, want) {
			t.Errorf("%q: %q, want %q", args, errs, want)
		}
	}
	for want, args := range map[string][]string{
		`what is "more"`:          {"more"},
		"are no less than 0":      {"-games", "-1"},
		"-help":                   {"-nonsense"},
		"leave out -games, -seed": {"-resume", "x", "-games", "3", "-seed", "2"},
		"leave out -list":         {"-resume", "x", "-list"},
	} {
		if _, errs := program(t, 2, args...); !strings.Contains(errs, want) {
			t.Errorf("%q: %q, want %q", args, errs, want)
		}
	}
	for _, name := range []string{"-cores", "-iterations"} {
		if _, errs := program(t, 2, name, "-1"); !strings.Contains(errs, "are no less than 0") {
			t.Errorf("%s: %q", name, errs)
		}
	}
	if _, err := os.Stat("results"); err == nil {
		t.Error("there is a file that nobody asked for")
	}
	name := filepath.Join(t.TempDir(), "results")
	program(t, 1, "-only", "chess", "-out", name)
	if _, err := os.Stat(name); err == nil {
		t.Error("what names nothing leaves a file")
	}
}

// A file of JSON lines that is another program's is not gone on with, and stays as it was.
func TestForeignFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "theirs.jsonl")
	for _, theirs := range []string{"{\"score\":1}\n", "{\"note\":null}\n", "{\"note\":{}}\n", "{\"note\":{\"chess\":1}}\n", "1\n", ""} {
		if err := os.WriteFile(file, []byte(theirs), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, errs := program(t, 1, "-resume", file); errs == "" {
			t.Errorf("%q is gone on with", theirs)
		}
		if text, err := os.ReadFile(file); err != nil || string(text) != theirs {
			t.Errorf("%q %v", text, err)
		}
	}
	if _, errs := program(t, 1, "-only", "cobrahq/2/greedy", "-out", filepath.Join(file, "new")); strings.Contains(errs, "-resume goes on") {
		t.Error(errs)
	}
}
