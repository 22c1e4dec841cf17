package arena_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// The number of cores changes nothing: not a byte of the results, nothing of the
// report.
func TestCoresChangeNothing(t *testing.T) {
	report, results := run(t, dinner(2, arena.Settings{Seeds: 30, Seed: 7, Cores: 1}))
	for _, cores := range []int{2, 7} {
		r, out := run(t, dinner(2, arena.Settings{Seeds: 30, Seed: 7, Cores: cores}))
		if out != results {
			t.Errorf("%d cores write other results", cores)
		}
		if !reflect.DeepEqual(r, report) {
			t.Errorf("%d cores report otherwise", cores)
		}
	}
	if _, other := run(t, dinner(2, arena.Settings{Seeds: 30, Seed: 8})); other == results {
		t.Error("another seed makes the same games")
	}
}

// Wherever the file was cut off, between lines or inside of one, the tournament goes
// on to the same file and the same report.
func TestResume(t *testing.T) {
	clumsy := func(s arena.Settings) *tournament { // with more faults than records are kept of
		return entered(dinner(3, s), "clumsy", func(v parley.View, source *dice.Source) parley.Action {
			if source.IntN(4) == 0 {
				return nil
			}
			return anything(v, source)
		})
	}
	report, results := run(t, clumsy(arena.Settings{Seeds: 4}))
	if n := strings.Count(results, `"record"`); n != arena.MaxRecords || report.Faults[0].Games <= n {
		t.Fatalf("%d records of %d faults", n, report.Faults[0].Games)
	}
	name := filepath.Join(t.TempDir(), "results")
	cuts := []int{0, 1, 30, len(results) - 1, len(results)}
	for at := range results {
		if results[at] == '\n' {
			cuts = append(cuts, at, at+1, at+17)
		}
	}
	for _, at := range cuts {
		if err := os.WriteFile(name, []byte(results[:min(at, len(results))]), 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := clumsy(arena.Settings{Seeds: 4}).RunFile(context.Background(), name)
		if err != nil {
			t.Fatalf("cut at %d: %v", at, err)
		}
		if now, err := os.ReadFile(name); err != nil || string(now) != results {
			t.Errorf("cut at %d: other results than without (%v)", at, err)
		}
		if !reflect.DeepEqual(r, report) {
			t.Errorf("cut at %d: another report than without", at)
		}
	}
}

// A tournament goes on only from its own results.
func TestContinueOther(t *testing.T) {
	_, results := run(t, dinner(3, arena.Settings{Seeds: 2}))
	logs, size, err := arena.Read(strings.NewReader(results))
	if err != nil || len(logs) != 1 || size != int64(len(results)) || !logs[0].Whole() {
		t.Fatalf("%d logs, %d bytes of %d, %v", len(logs), size, len(results), err)
	}
	newer, older := parley.Game(), parley.Game()
	newer.Version.Rules++
	older.Version.Format--
	for _, c := range []struct {
		other *tournament
		want  string
	}{
		{dinner(3, arena.Settings{Seeds: 2, Seed: 1}), "seed: 0 there, 1 here); set it all as it was to go on, or begin anew"},
		{dinner(3, arena.Settings{Seeds: 3}), "seeds: 2 there, 3 here); "},
		{dinner(2, arena.Settings{Seeds: 2}), "seats: 3 there, 2 here; config.seats: 3 there, 2 here); "},
		{dinner(3, arena.Settings{Seeds: 2, Style: arena.Teams}), "style: rivals there, teams here); "},
		{dining(newer, "anything", "first", "last"), "version of the rules: 1 there, 2 here); they were begun with an older version of the game: begin anew"},
		{dining(older, "anything", "first", "last"), "version of the JSON: 1 there, 0 here); they were begun with a newer version of the game: update the module"},
		{dining(parley.Game(), "anything", "last"), "entrants: anything, first and last there, anything and last here); "},
	} {
		_, err := c.other.Continue(context.Background(), logs[0], nil)
		if !errors.Is(err, joe.ErrBadConfig) || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "{") {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}

// A log that no tournament has is refused, and nothing panics.
func TestContinueWrong(t *testing.T) {
	_, results := run(t, dinner(3, arena.Settings{Seeds: 2}))
	for want, spoil := range map[string]func(*arena.Log){
		"there are 12 results of 6 games":                     func(l *arena.Log) { l.Results = append(l.Results, l.Results...) },
		"result 0 of the log: it is of game 2; ":              func(l *arena.Log) { l.Results = l.Results[2:] },
		"result 3 of the log: it is of game 4; ":              func(l *arena.Log) { l.Results[3], l.Results[4] = l.Results[4], l.Results[3] },
		"result 5 of the log: the seed of that game is ":      func(l *arena.Log) { l.Results[5].Seed++ },
		"result 0 of the log: others sit at the table":        func(l *arena.Log) { l.Results[0].Lineup = nil },
		"result 1 of the log: others sit at the table":        func(l *arena.Log) { l.Results[1].Lineup = []int{7, 1, 2} },
		"result 2 of the log: no game has -1 actions":         func(l *arena.Log) { l.Results[2].Length = -1 },
		"result 2 of the log: no game has 5000001 actions":    func(l *arena.Log) { l.Results[2].Length = arena.MaxLength + 1 },
		"result 2 of the log: a winner is not at a table of ": func(l *arena.Log) { l.Results[2].Outcome.Winners = joe.AllSeats(4) },
		"result 4 of the log: seat 3 is at fault and not at ": func(l *arena.Log) { l.Results[4].Fault = &arena.Fault{Kind: arena.Late, Seat: 3} },
		"result 4 of the log: seat 1 is at fault, so ":        func(l *arena.Log) { l.Results[4].Fault = &arena.Fault{Kind: arena.Late, Seat: 1} },
	} {
		logs, _, err := arena.Read(strings.NewReader(results))
		if err != nil {
			t.Fatal(err)
		}
		spoil(&logs[0])
		var out bytes.Buffer
		report, err := dinner(3, arena.Settings{Seeds: 2}).Continue(context.Background(), logs[0], &out)
		if !errors.Is(err, joe.ErrBadConfig) || !strings.Contains(err.Error(), want) || report.Games != 0 || out.Len() > 0 {
			t.Errorf("%d games, %v, want %q", report.Games, err, want)
		}
	}
}

// A file that is not of this tournament is refused and stays as it was, and settings that
// make no sense leave none.
func TestRunFileRefuses(t *testing.T) {
	settings := arena.Settings{Seeds: 2}
	_, results := run(t, dinner(3, settings))
	lines := strings.SplitAfter(results, "\n")
	_, others := run(t, dinner(2, settings))
	position, _, err := parley.New(parley.Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	saved, err := position.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	const begin = "is not how the results of this tournament begin"
	name := filepath.Join(t.TempDir(), "results")
	for what, c := range map[string]struct{ text, want string }{
		"a saved game":               {string(saved), begin},
		"a word":                     {"x", begin},
		"a long text":                {strings.Repeat("x", 1<<20), begin},
		"a list":                     {"{}", begin},
		"a head torn in its name":    {others[:strings.Index(others, `"seats"`)+10], begin},
		"a head and more":            {strings.TrimSuffix(lines[0], "\n") + " ", begin},
		"a saved game behind a note": {"{\"note\":1}\n" + string(saved), begin},
		"a saved game with its end":  {string(saved) + "\n", "line 1: results begin with the head"},
		"another, torn":              {others[:len(others)-10], "these are results of another tournament (seats: 2 there, 3 here"},
		"two":                        {results + results, "the results of 2 tournaments"},
		"a bad line, then a torn":    {lines[0] + "x\n" + lines[1][:9], "line 2"},
	} {
		if err := os.WriteFile(name, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := dinner(3, settings).RunFile(context.Background(), name); err == nil || !strings.HasPrefix(err.Error(), name+": arena: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want the name and %q", what, err, c.want)
		}
		if now, err := os.ReadFile(name); err != nil || string(now) != c.text {
			t.Errorf("%s: the file is another now (%v)", what, err)
		}
	}
	for _, begun := range []string{"", "{", `{"note"`, `{"note":[1,`, "{\"note\":1}\n", "{\"note\":1}\n" + lines[0][:40], strings.TrimSuffix(lines[0], "\n")} {
		if err := os.WriteFile(name, []byte(begun), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := dinner(3, settings).RunFile(context.Background(), name)
		if now, read := os.ReadFile(name); err != nil || read != nil || strings.TrimPrefix(string(now), "{\"note\":1}\n") != results {
			t.Errorf("behind %q: other results than without (%v, %v)", begun, err, read)
		}
	}
	name += " of nothing"
	if _, err := dinner(9, settings).RunFile(context.Background(), name); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("%v", err)
	}
	if _, err := os.Stat(name); err == nil {
		t.Error("settings that make no sense leave a file")
	}
}

// dining is a dinner of three with other rules, or other entrants.
func dining(game joe.Game[parley.Config, parley.State, parley.Action, parley.Event, parley.View], entrants ...string) *tournament {
	t := arena.New(game, parley.Config{Seats: 3}, arena.Settings{Seeds: 2})
	for _, name := range entrants {
		t.Enter(name, anything)
	}
	return t
}

// A tournament is stopped by its context while games are played, and says so; the
// results so far are whole, and it goes on from them.
func TestCancel(t *testing.T) {
	settings := arena.Settings{Seeds: 300, Cores: 2}
	_, whole := run(t, dinner(3, settings))
	ctx, cancel := context.WithCancel(context.Background())
	var out bytes.Buffer
	report, err := dinner(3, settings).Run(ctx, writer(func(p []byte) (int, error) {
		if out.Len() > 0 { // some results, behind the head
			cancel()
		}
		return out.Write(p)
	}))
	if !errors.Is(err, context.Canceled) || report.Games == 0 || report.Games >= report.Planned {
		t.Fatalf("%d of %d games, %v", report.Games, report.Planned, err)
	}
	if !strings.Contains(report.Text(), "not finished") {
		t.Error("the report does not say that it is of a part")
	}
	logs, size, err := arena.Read(bytes.NewReader(out.Bytes()))
	if err != nil || size != int64(out.Len()) || len(logs[0].Results) != report.Games {
		t.Fatalf("%d bytes of %d, %v", size, out.Len(), err)
	}
	if _, err := dinner(3, settings).Continue(context.Background(), logs[0], &out); err != nil || out.String() != whole {
		t.Errorf("stopped and gone on with it has other results (%v)", err)
	}
	if r, err := dinner(3, settings).Run(ctx, nil); !errors.Is(err, context.Canceled) || r.Games != 0 {
		t.Errorf("%d games after the context was done, %v", r.Games, err)
	}
}

// A writer that fails stops the tournament.
func TestWriterFails(t *testing.T) {
	full := errors.New("no room")
	for _, room := range []int{0, 3} {
		w := writer(func([]byte) (int, error) {
			if room--; room < 0 {
				return 0, full
			}
			return 0, nil
		})
		if _, err := dinner(3, arena.Settings{Seeds: 10_000, Cores: 1}).Run(context.Background(), w); !errors.Is(err, full) {
			t.Errorf("%v", err)
		}
	}
}

type writer func([]byte) (int, error)

func (w writer) Write(p []byte) (int, error) { return w(p) }

// Progress is told at the beginning and at the end, and counts what was played before.
func TestProgress(t *testing.T) {
	_, results := run(t, dinner(3, arena.Settings{Seeds: 3}))
	logs, _, err := arena.Read(strings.NewReader(strings.Join(strings.SplitAfter(results, "\n")[:5], "")))
	if err != nil {
		t.Fatal(err)
	}
	var told []arena.Progress
	tour := dinner(3, arena.Settings{Seeds: 3, Progress: func(p arena.Progress) { told = append(told, p) }})
	if _, err := tour.Continue(context.Background(), logs[0], nil); err != nil {
		t.Fatal(err)
	}
	begin, end := told[0], told[len(told)-1]
	if begin.Game != "parley" || begin.Done != 4 || begin.Total != 9 || begin.Before != 4 || begin.Rate != 0 {
		t.Errorf("it begins with %+v", begin)
	}
	if end.Done != 9 || end.Left != 0 || end.Rate <= 0 || end.Elapsed <= 0 || end.Elapsed > time.Minute {
		t.Errorf("it ends with %+v", end)
	}
}

// Settings that make no sense are refused before anything is played.
func TestSettings(t *testing.T) {
	broken := parley.Game()
	broken.Redact = nil
	long := strings.Repeat("x", 41)
	for name, tour := range map[string]*tournament{
		"nobody":            arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{}),
		"a bad config":      dinner(9, arena.Settings{}),
		"too many games":    dinner(3, arena.Settings{Seeds: arena.MaxGames}),
		"too many line-ups": crowd(),
		"fewer than 0":      dinner(3, arena.Settings{Seeds: -1}),
		"no such style":     dinner(3, arena.Settings{Style: 7}),
		"no such game":      arena.New(broken, parley.Config{Seats: 2}, arena.Settings{}),
		"a name twice":      entered(dinner(3, arena.Settings{}), "first", first),
		"no name":           entered(dinner(3, arena.Settings{}), "", first),
		"a long name":       entered(dinner(3, arena.Settings{}), long, first),
		"a name of dirt":    entered(dinner(3, arena.Settings{}), "a\nb", first),
		"a nil player":      entered(dinner(3, arena.Settings{}), "nil", nil),
	} {
		var out bytes.Buffer
		if _, err := tour.Run(context.Background(), &out); !errors.Is(err, joe.ErrBadConfig) || out.Len() > 0 {
			t.Errorf("%s: %v, and %d bytes are written", name, err, out.Len())
		}
	}
}

// crowd is more entrants than can meet four at a time.
func crowd() *tournament {
	t := arena.New(parley.Game(), parley.Config{Seats: 4}, arena.Settings{Seeds: 1})
	for i := range arena.MaxEntrants {
		t.Enter(strings.Repeat("x", i+1), first)
	}
	return t
}

func entered(t *tournament, name string, p joe.Player[parley.View, parley.Action]) *tournament {
	t.Enter(name, p)
	return t
}

// A game can be played again by its number.
func TestGame(t *testing.T) {
	_, results := run(t, dinner(3, arena.Settings{Seeds: 3}))
	logs, _, err := arena.Read(strings.NewReader(results))
	if err != nil {
		t.Fatal(err)
	}
	record, result, err := dinner(3, arena.Settings{Seeds: 3}).Game(context.Background(), 4)
	if err != nil || !reflect.DeepEqual(result, logs[0].Results[4]) || record.Len() != result.Length || record.Verify() != nil {
		t.Errorf("%+v, want %+v (%v)", result, logs[0].Results[4], err)
	}
	if _, _, err := dinner(3, arena.Settings{Seeds: 3}).Game(context.Background(), 9); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("game 9 of 0 to 8: %v", err)
	}
}

// With Teams everybody plays every seed alone, and the shares won are compared.
func TestTeams(t *testing.T) {
	report, results := run(t, dinner(3, arena.Settings{Seeds: 10, Style: arena.Teams}))
	if strings.Count(results, "\n") != 31 || report.Games != 30 {
		t.Errorf("%d games", report.Games)
	}
	for _, s := range report.Standings {
		if s.Won.Of != 10 || s.Rating != 0 {
			t.Errorf("%+v", s)
		}
	}
	for _, p := range report.Pairs {
		if p.Won+p.Drawn+p.Lost != 10 {
			t.Errorf("%+v", p)
		}
	}
	solo := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 5})
	solo.Enter("first", first)
	if r, _ := run(t, solo); r.Games != 5 || r.Standings[0].Won.Of != 5 {
		t.Errorf("one entrant alone: %+v", r.Standings)
	}
}

// Labels have a row each.
func TestLabels(t *testing.T) {
	tour := dinner(3, arena.Settings{Seeds: 5})
	tour.Label(func(v parley.View) []string { return []string{"at " + v.Seat().String(), "all", "", "a\nb"} })
	report, results := run(t, tour)
	if len(report.Labels) != 4 || report.Labels[0].Name != "all" || report.Labels[0].All.Of != 45 || report.Labels[1].Name != "at seat 0" || report.Labels[1].All.Of != 15 {
		t.Errorf("%+v", report.Labels)
	}
	logs, _, err := arena.Read(strings.NewReader(results))
	if err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(logs[0].Report())
	if want, _ := json.Marshal(report); err != nil || !bytes.Equal(again, want) {
		t.Error("read back, the report is another")
	}
}
