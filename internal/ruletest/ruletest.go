// Package ruletest holds a game's package to its ledger: the ledger is well written,
// whatever the package cites is in it, and every rule that can be enforced has a test
// that bears its id.
package ruletest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// Book is the ledger of the package that is tested, which has to be the one in the
// current folder.
type Book struct {
	Text   string        // of the file
	Rules  *joe.Rulebook // as the package gives it
	Prefix string        // of the rules of its own rulebook: "hq" of "hq-win"
}

// id finds what reads like the id of a rule.
func (b Book) id() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:` + b.Prefix + `|amb|sdk)-[a-z0-9]+(?:-[a-z0-9]+)*`)
}

// Ledger checks that the package gives the whole ledger, of at least so many rules,
// and that each has an id as they are spelled and, if it can be enforced and is none
// of our rulings, a test in miniature.
func (b Book) Ledger(t *testing.T, least int) {
	t.Helper()
	book, err := joe.ParseRulebook(b.Text)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := b.Rules.Len(), book.Len(); got != want || want < least {
		t.Errorf("Rules has %d rules, the ledger %d; at least %d are expected", got, want, least)
	}
	id := b.id()
	for r := range book.All() {
		if got := id.FindString(string(r.ID)); got != string(r.ID) {
			t.Errorf("%q: an id is of small letters after %s-, amb- or sdk-", r.ID, b.Prefix)
		}
		if ruling := strings.HasPrefix(string(r.ID), "amb-"); r.Test == "-" && r.Enforceable() && !ruling {
			t.Errorf("%s: no test in miniature", r.ID)
		}
	}
}

// Citations checks that whatever the package cites, in code or in a comment, is in
// the ledger, and that at least so many citations were found.
func (b Book) Citations(t *testing.T, least int) {
	t.Helper()
	names, text := goFiles(t, false)
	cited := 0
	for _, name := range names {
		for i, line := range strings.Split(text[name], "\n") {
			for _, id := range b.id().FindAllString(line, -1) {
				cited++
				if _, ok := b.Rules.Rule(joe.RuleID(id)); !ok {
					t.Errorf("%s:%d: %s is not in the ledger", name, i+1, id)
				}
			}
		}
	}
	if cited < least {
		t.Errorf("%d citations in %d files; at least %d are expected", cited, len(names), least)
	}
}

// Coverage checks that every rule that can be enforced has a subtest that bears its
// id and runs whenever its test runs, and logs how many have.
func (b Book) Coverage(t *testing.T) {
	t.Helper()
	names, text := goFiles(t, true)
	tested := make(map[string]bool)
	for _, name := range names {
		list, err := subtests(name, text[name])
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range list {
			tested[id] = true
			if _, ok := b.Rules.Rule(joe.RuleID(id)); !ok && b.id().FindString(id) == id {
				t.Errorf("%s: a subtest bears the id %s, which is not in the ledger", name, id)
			}
		}
	}
	rules, covered := 0, 0
	for r := range b.Rules.All() {
		if !r.Enforceable() {
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

// goFiles is the text of the Go files in the current folder by name: those of tests,
// or the others.
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
