package cobrahq

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// ruleID finds what reads like the id of a rule.
var ruleID = regexp.MustCompile(`\b(?:hq|amb|sdk)-[a-z0-9]+(?:-[a-z0-9]+)*`)

// goFiles is the text of this package's files by name: those of tests, or the others.
func goFiles(t *testing.T, tests bool) (names []string, text map[string]string) {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	text = make(map[string]string)
	for _, e := range entries { // sorted by name
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") != tests {
			continue
		}
		body, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
		text[name] = string(body)
	}
	return names, text
}

func TestLedger(t *testing.T) {
	book, err := joe.ParseRulebook(ledgerText)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Rules().Len(), book.Len(); got != want || want < 100 {
		t.Errorf("Rules has %d rules, the ledger %d", got, want)
	}
	for r := range book.All() {
		if got := ruleID.FindString(string(r.ID)); got != string(r.ID) {
			t.Errorf("%q: an id is of small letters after hq-, amb- or sdk-", r.ID)
		}
		if ruling := strings.HasPrefix(string(r.ID), "amb-"); r.Test == "-" && enforceable(r) && !ruling {
			t.Errorf("%s: no test in miniature", r.ID)
		}
	}
}

// Whatever the package cites, in code or in a comment, is in the ledger.
func TestCitations(t *testing.T) {
	names, text := goFiles(t, false)
	cited := 0
	for _, name := range names {
		for i, line := range strings.Split(text[name], "\n") {
			for _, id := range ruleID.FindAllString(line, -1) {
				cited++
				if _, ok := Rules().Rule(joe.RuleID(id)); !ok {
					t.Errorf("%s:%d: %s is not in the ledger", name, i+1, id)
				}
			}
		}
	}
	if cited < 100 {
		t.Errorf("%d citations in %d files; they were not found", cited, len(names))
	}
}

func TestCitationsOfFaults(t *testing.T) {
	var ofPending []fault
	for f := faultNotBegun; f < nFaults; f++ {
		row := faults[f]
		if row.why == "" {
			t.Errorf("fault %d (%s) has no reason", f, row.rule)
		}
		if row.rule == "" {
			ofPending = append(ofPending, f)
		} else if _, ok := Rules().Rule(row.rule); !ok {
			t.Errorf("fault %d cites %s, which is not in the ledger", f, row.rule)
		}
	}
	if d := cmp.Diff([]fault{faultOver, faultUnknown}, ofPending); d != "" {
		t.Errorf("faults without a rule of their own (-want +got):\n%s", d)
	}
	for why := endZero; int(why) < len(endings); why++ {
		if _, ok := Rules().Rule(endings[why]); !ok {
			t.Errorf("ending %d cites %q, which is not in the ledger", why, endings[why])
		}
	}
}

// Every type of event cites a rule, but for the question at the end of a batch.
func TestCitationsOfEvents(t *testing.T) {
	events := []Event{
		Began{}, FirstRolled{}, FirstTied{}, FirstChosen{}, TurnBegan{}, DieRolled{}, Boosted{}, Moved{}, Embarked{},
		Landed{}, Took{}, Declined{}, Stopped{}, Turned{}, BoatTaken{}, BoatLeft{}, SecretTaken{}, Challenged{},
		RolledOff{White: 2, Black: 2}, Held{Tile: Bomb}, BombLifted{}, BombPlaced{}, BombRemoved{}, HenchmanTaken{},
		Stranded{},
	}
	if got, want := len(events)+3, len(eventReaders); got != want { // and TurnEnded, Ended, Asked
		t.Errorf("%d types of event here, %d in the package", got, want)
	}
	events = append(events, RolledOff{White: 2, Black: 1}, Held{Tile: Henchman2})
	for _, why := range endings[endZero:] {
		events = append(events, TurnEnded{Why: why}, Ended{joe.Outcome{Reason: why}})
	}
	for _, e := range events {
		if _, ok := Rules().Rule(e.Rule()); !ok {
			t.Errorf("%T cites %q, which is not in the ledger", e, e.Rule())
		}
	}
	if rule := (Asked{}).Rule(); rule != "" {
		t.Errorf("Asked cites %s; no rule asks", rule)
	}
}

// enforceable reports whether a rule can be broken or kept by a program.
func enforceable(r joe.Rule) bool { return r.Kind != "advice" && r.Kind != "physical" }

// Every rule that can be enforced has a test that bears its id.
func TestRuleCoverage(t *testing.T) {
	names, text := goFiles(t, true)
	tested := make(map[string]bool)
	for _, name := range names {
		for _, id := range subtests(t, name, text[name]) {
			tested[id] = true
			if _, ok := Rules().Rule(joe.RuleID(id)); !ok && ruleID.FindString(id) == id {
				t.Errorf("%s: a subtest bears the id %s, which is not in the ledger", name, id)
			}
		}
	}
	rules, covered := 0, 0
	for r := range Rules().All() {
		if !enforceable(r) {
			continue
		}
		rules++
		if tested[string(r.ID)] {
			covered++
		} else {
			t.Errorf("%s has no test: %s", r.ID, r.Text)
		}
	}
	t.Logf("%d of %d rules have a test", covered, rules)
}

// subtests is the names of the subtests in a file of tests that run whenever its tests
// run: t.Run with the name written out and a function written there that does
// something, called by a Test function or by such a subtest itself, under no condition,
// in no loop, after no return and no skip.
func subtests(t *testing.T, name, text string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:build") {
				return nil
			}
		}
	}
	var list []string
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if ok && f.Recv == nil && f.Body != nil && strings.HasPrefix(f.Name.Name, "Test") {
			list = append(list, subtestsIn(f.Body)...)
		}
	}
	return list
}

func subtestsIn(block *ast.BlockStmt) []string {
	var list []string
	for _, s := range block.List {
		if _, ok := s.(*ast.ReturnStmt); ok {
			break
		}
		e, ok := s.(*ast.ExprStmt)
		if !ok {
			continue
		}
		call, ok := e.X.(*ast.CallExpr)
		if !ok {
			continue
		}
		method, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		if on, ok := method.X.(*ast.Ident); !ok || on.Name != "t" {
			continue
		}
		if strings.HasPrefix(method.Sel.Name, "Skip") {
			break
		}
		if method.Sel.Name != "Run" || len(call.Args) != 2 {
			continue
		}
		name, ok1 := call.Args[0].(*ast.BasicLit)
		body, ok2 := call.Args[1].(*ast.FuncLit)
		if !ok1 || !ok2 || len(body.Body.List) == 0 || skips(body.Body) {
			continue
		}
		if id, err := strconv.Unquote(name.Value); err == nil {
			list = append(list, id)
		}
		list = append(list, subtestsIn(body.Body)...)
	}
	return list
}

// skips reports whether a subtest may skip itself.
func skips(body *ast.BlockStmt) bool {
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && strings.HasPrefix(s.Sel.Name, "Skip") {
			found = true
		}
		return !found
	})
	return found
}

func TestSubtestsThatCount(t *testing.T) {
	const head = "package p\n"
	const tail = "\nfunc TestA(t *testing.T) {\n%\n}\n"
	for _, c := range []struct {
		body string
		want []string
	}{
		{`t.Run("a", func(t *testing.T) { f(t) })`, []string{"a"}},
		{"t.Run(`a`, func(t *testing.T) { f(t) })\nt.Run(\"b\", func(t *testing.T) { f(t) })", []string{"a", "b"}},
		{`t.Run("a", func(t *testing.T) { t.Run("b", func(t *testing.T) { f(t) }) })`, []string{"a", "b"}},
		{`t.Run("a", func(t *testing.T) {})`, nil},
		{`t.Run(name, func(t *testing.T) { f(t) })`, nil},
		{`t.Run("a", f)`, nil},
		{`if long { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{`for range n { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{`_ = func() { t.Run("a", func(t *testing.T) { f(t) }) }`, nil},
		{"return\n" + `t.Run("a", func(t *testing.T) { f(t) })`, nil},
		{"t.Skip()\n" + `t.Run("a", func(t *testing.T) { f(t) })`, nil},
		{`t.Run("a", func(t *testing.T) { if long { t.SkipNow() }; f(t) })`, nil},
		{`// t.Run("a", func(t *testing.T) { f(t) })`, nil},
	} {
		text := head + strings.Replace(tail, "%", c.body, 1)
		if got := subtests(t, "a_test.go", text); !slices.Equal(got, c.want) {
			t.Errorf("%s: counts %q, want %q", c.body, got, c.want)
		}
		if got := subtests(t, "a_test.go", "//go:build never\n\n"+text); got != nil {
			t.Errorf("%s: under a build constraint counts %q", c.body, got)
		}
		if got := subtests(t, "a_test.go", strings.Replace(text, "TestA", "helper", 1)); got != nil {
			t.Errorf("%s: in no test counts %q", c.body, got)
		}
	}
}
