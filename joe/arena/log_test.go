package arena_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

var update = flag.Bool("update", false, "write testdata anew")

// golden is a tournament with everything in it that a report can have.
func golden(t *testing.T) (arena.Report, string) {
	tour := dinner(3, arena.Settings{Seeds: 25, Seed: 1})
	tour.Enter("<clumsy>", func(v parley.View, source *dice.Source) parley.Action {
		if source.IntN(40) == 0 {
			return nil
		}
		return anything(v, source)
	})
	tour.Label(func(v parley.View) []string {
		if v.Seat() == 0 {
			return []string{"host"}
		}
		return []string{"guest"}
	})
	return run(t, tour)
}

func compare(t *testing.T, name, got string) {
	t.Helper()
	file := "testdata/" + name
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is not what it was; look at what go test ./joe/arena -update writes. It is\n%s", file, got)
	}
}

// What a tournament writes and reports. The lines of results may be added to, never
// changed, without a new version.
func TestGolden(t *testing.T) {
	report, results := golden(t)
	lines := strings.SplitAfter(results, "\n")
	compare(t, "results.jsonl", strings.Join(lines[:20], ""))
	compare(t, "report.txt", report.Text())
	text, err := json.MarshalIndent(report, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "report.json", string(text)+"\n")
	svgtest.Golden(t, "report", report.SVG(), *update)
}

// A file of an older build is read as it was.
func TestOldResults(t *testing.T) {
	text, err := os.ReadFile("testdata/results.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	logs, size, err := arena.Read(strings.NewReader(string(text)))
	if err != nil || size != int64(len(text)) || len(logs[0].Results) != 19 {
		t.Fatalf("%v", err)
	}
	_, results := golden(t)
	now, _, err := arena.Read(strings.NewReader(results))
	if err != nil || !reflect.DeepEqual(now[0].Results[:19], logs[0].Results) {
		t.Errorf("read back it is not what was played (%v)", err)
	}
}

// What is not results is refused, with the line.
func TestReadRefuses(t *testing.T) {
	_, results := run(t, dinner(3, arena.Settings{Seeds: 2}))
	lines := strings.SplitAfter(results, "\n")
	head := lines[0]
	with := func(line, old, text string) string {
		t.Helper()
		if !strings.Contains(line, old) {
			t.Fatalf("there is no %s in %s", old, line)
		}
		return strings.Replace(line, old, text, 1)
	}
	ending := func(winners, reason, fault, seat, detail string) string { // the first game, ended by a fault
		return head + fmt.Sprintf(`%s"outcome":{"winners":[%s],"reason":"%s"},"length":3,"fault":{"kind":"%s","seat":%s,"detail":"%s"}}`+"\n",
			lines[1][:strings.Index(lines[1], `"outcome"`)], winners, reason, fault, seat, detail)
	}
	const nobody = `"nobody"`
	for _, text := range []string{ending("1,2", "arena-forfeit", "late", "0", "x"), ending("", "arena-broken", "faulty", nobody, strings.Repeat("x", 1000))} {
		if logs, _, err := arena.Read(strings.NewReader(text)); err != nil || len(logs[0].Results) != 1 {
			t.Errorf("%v in\n%s", err, text)
		}
	}
	for name, c := range map[string]struct{ text, want string }{
		"no head":            {lines[1], "line 1: results begin with the head"},
		"no JSON":            {head + "what?\n", "line 2"},
		"an unknown key":     {head + strings.Replace(lines[1], `"length"`, `"size"`, 1), "$.size: unknown key"},
		"a game left out":    {head + lines[2], "line 2: $.game"},
		"another seed":       {head + strings.Replace(lines[1], `"seed":`, `"seed":1`, 1), "line 2: $.seed"},
		"another seat":       {head + strings.Replace(lines[1], `"last"`, `"first"`, 1), `at seat 2 sits "last"`},
		"too many games":     {results + strings.Replace(lines[6], `"game":5`, `"game":6`, 1), "line 8: $: all 6 games"},
		"a second too early": {head + lines[1] + head, "line 3: another tournament begins"},
		"a newer version":    {strings.Replace(head, `"arena":1`, `"arena":2,"seal":"x"`, 1), "line 1: $.arena: version 2 of the results is newer than this build reads (1); update the module"},
		"an older version":   {strings.Replace(head, `"arena":1`, `"arena":0`, 1), "line 1: $.arena: version 0 of the results is older than this build reads (1 and newer); begin anew"},
		"a name twice":       {strings.Replace(head, `"last"`, `"first"`, 1), "two entrants"},
		"no such seat":       {head + strings.Replace(lines[1], `"length"`, `"fault":{"kind":"late","seat":7,"detail":""},"length"`, 1), "$.fault.seat"},
		"no such fault":      {head + strings.Replace(lines[1], `"length"`, `"fault":{"kind":"odd","seat":0,"detail":""},"length"`, 1), "$.fault.kind"},
		"no such winner":     {head + regexp.MustCompile(`"winners":\[[^]]*\]`).ReplaceAllString(lines[1], `"winners":[7]`), "$.outcome"},
		"other order":        {head + with(lines[1], `"game":0,"seed":2005508890567804`, `"seed":2005508890567804,"game":0`), "line 2: from byte 3 on it is not as this package writes"},
		"another space":      {head + with(lines[1], `"length":`, `"length": `), "line 2: from byte"},
		"CRLF":               {head + with(lines[1], "\n", "\r\n"), "line 2: from byte"},
		"an escape":          {head + with(lines[1], `"first"`, `"\u0066irst"`), "line 2: from byte"},
		"a head of spaces":   {with(head, `"seats":3,`, `"seats":3, `), "line 1: from byte"},
		"a head of escapes":  {with(head, `"first"`, `"\u0066irst"`), "line 1: from byte"},
		"CRLF behind it":     {with(head, "\n", "\r\n"), "line 1: from byte"},
		"a config of spaces": {with(head, `"config":{`, `"config":{ `), "line 1: from byte"},
		"no labels at all":   {head + with(lines[1], `}`+"\n", `,"labels":[]}`+"\n"), "$.labels"},
		"too few seats":      {head + with(lines[1], `,"last"]`, `]`), "line 2: $.seats: 2 names at a table of 3"},
		"no seats":           {head + with(lines[1], `"anything","first","last"`, ``), "line 2: $.seats: 0 names"},
		"a winner at fault":  {ending("0", "arena-forfeit", "late", "0", "x"), "line 2: $.outcome: seat 0 is at fault, so seat 1 and seat 2 won (arena-forfeit)"},
		"one winner too few": {ending("1", "arena-forfeit", "late", "0", "x"), "$.outcome: seat 0 is at fault"},
		"another reason":     {ending("1,2", "parley-end", "late", "0", "x"), "$.outcome: seat 0 is at fault"},
		"a won wreck":        {ending("1,2", "arena-broken", "faulty", nobody, "x"), "$.outcome: nobody is at fault, so nobody won (arena-broken)"},
		"a wreck forfeited":  {ending("", "arena-forfeit", "faulty", nobody, "x"), "$.outcome: nobody is at fault"},
		"points of a fault":  {with(ending("1,2", "arena-forfeit", "late", "0", "x"), `forfeit"`, `forfeit","points":[1]`), "and there are no points"},
		"a faulty player":    {ending("1,2", "arena-forfeit", "faulty", "0", "x"), "$.fault.seat"},
		"late is nobody":     {ending("", "arena-broken", "late", nobody, "x"), "$.fault.seat"},
		"a long detail":      {ending("1,2", "arena-forfeit", "late", "0", strings.Repeat("x", 1001)), "$.fault.detail: a detail is one line"},
		"a detail of lines":  {ending("1,2", "arena-forfeit", "late", "0", `x\ny`), "$.fault.detail"},
		"a long record":      {with(ending("1,2", "arena-forfeit", "late", "0", "x"), `"detail":"x"`, `"detail":"x","record":"`+strings.Repeat("x", arena.MaxRecord+1)+`"`), "$.fault.record"},
		"too few labels":     {head + strings.Replace(lines[1], `"length"`, `"labels":[[]],"length"`, 1), "$.labels"},
	} {
		if _, _, err := arena.Read(strings.NewReader(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
	if logs, size, err := arena.Read(strings.NewReader(results + head + lines[1])); err != nil || len(logs) != 2 || len(logs[1].Results) != 1 || size != int64(len(results+head+lines[1])) {
		t.Errorf("two tournaments in one text: %d, %d bytes, %v", len(logs), size, err)
	}
	if logs, size, err := arena.Read(strings.NewReader(head + lines[1] + "x\n")); err == nil || len(logs[0].Results) != 1 || size != int64(len(head+lines[1])) {
		t.Errorf("before a bad line stands one good one: %v", err)
	}
}

// Whatever Read accepts has a report and a text, and nothing panics.
func FuzzRead(f *testing.F) {
	text, err := os.ReadFile("testdata/results.jsonl")
	if err != nil {
		f.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	f.Add(lines[0] + lines[1])
	f.Add(lines[0])
	f.Add(strings.Replace(lines[0], `"game":"parley"`, `"game":"\u001b[2Jparley"`, 1))
	f.Add(lines[0] + strings.Replace(lines[1], `"reason":"`, `"reason":"\u001b[31m`, 1))
	f.Add(lines[0] + strings.Replace(lines[1], `"length"`, `"fault":{"kind":"late","seat":0,"detail":"\u001b[2J\u0007"},"length"`, 1))
	f.Add(lines[0] + regexp.MustCompile(`"outcome".*`).ReplaceAllString(lines[1], `"outcome":{"winners":[1,2],"reason":"arena-forfeit"},"length":3,"fault":{"kind":"late","seat":0,"detail":"x"}}`))
	f.Add(strings.Join(lines[:8], ""))
	f.Fuzz(func(t *testing.T, text string) {
		logs, size, err := arena.Read(strings.NewReader(text))
		if size > int64(len(text)) {
			t.Errorf("%d bytes of %d are good", size, len(text))
		}
		if again, upTo, err2 := arena.Read(strings.NewReader(text[:size])); err2 != nil || upTo != size || len(again) != len(logs) {
			t.Errorf("what stands before the fault (%v) is read with %v", err, err2)
		}
		for _, l := range logs {
			if l.Head.Seeds > 1000 {
				continue
			}
			r := l.Report()
			if r.Games != len(l.Results) || r.Text() == "" || len(r.SVG()) == 0 {
				t.Errorf("%+v", r)
			}
			if at := strings.IndexFunc(r.Text(), func(c rune) bool { return c != '\n' && !unicode.IsPrint(c) }); at >= 0 {
				t.Errorf("at byte %d of the text stands what moves a terminal about: %q", at, r.Text())
			}
		}
	})
}
