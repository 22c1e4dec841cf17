package joe_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

const ledger = "id\tsection\tkind\trule\ttest\n" +
	"a-move\tMoving\taction\tYou may move.\tGiven, when, then.\n" +
	"a-talk\tManners\tadvice\tBe kind.\t-\n" +
	"a-box\tThe box\tphysical\tCounters are of card.\t-\n" +
	"sdk-turn-limit\tLimits\tend\tIt ends.\t-\n"

func TestParseRulebook(t *testing.T) {
	want := []joe.Rule{
		{ID: "a-move", Section: "Moving", Kind: "action", Text: "You may move.", Test: "Given, when, then."},
		{ID: "a-talk", Section: "Manners", Kind: "advice", Text: "Be kind.", Test: "-"},
		{ID: "a-box", Section: "The box", Kind: "physical", Text: "Counters are of card.", Test: "-"},
		{ID: "sdk-turn-limit", Section: "Limits", Kind: "end", Text: "It ends.", Test: "-"},
	}
	for name, text := range map[string]string{
		"as it is": ledger, "without the last line's end": strings.TrimSuffix(ledger, "\n"), "from another system": strings.ReplaceAll(ledger, "\n", "\r\n"),
	} {
		book, err := joe.ParseRulebook(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var got []joe.Rule
		for r := range book.All() {
			got = append(got, r)
		}
		if diff := cmp.Diff(want, got); diff != "" || book.Len() != len(want) {
			t.Errorf("%s: %d rules, %s", name, book.Len(), diff)
		}
		if r, ok := book.Rule("a-box"); !ok || r != want[2] {
			t.Errorf("%s: a-box is %+v", name, r)
		}
		for _, id := range []joe.RuleID{"", "a-mov", "A-BOX", "id"} {
			if r, ok := book.Rule(id); ok || r != (joe.Rule{}) {
				t.Errorf("%s: %q is %+v", name, id, r)
			}
		}
	}
}

func TestRulebookBasis(t *testing.T) {
	book, err := joe.ParseRulebook("id\tsection\tkind\trule\ttest\tbasis\nx\tS\tlimit\tNo.\t-\treported\n")
	if err != nil {
		t.Fatal(err)
	}
	if r, _ := book.Rule("x"); r.Basis != "reported" {
		t.Errorf("%+v", r)
	}
}

func TestRulebookKinds(t *testing.T) {
	for _, kind := range []string{"setup", "component", "action", "limit", "effect", "end", "ruling", "advice", "physical"} {
		book, err := joe.ParseRulebook("id\tsection\tkind\trule\ttest\nx\t\t" + kind + "\tText.\t\n")
		if err != nil {
			t.Errorf("%s: %v", kind, err)
			continue
		}
		r, _ := book.Rule("x")
		if got, want := r.Enforceable(), kind != "advice" && kind != "physical"; got != want {
			t.Errorf("%s is enforceable: %v", kind, got)
		}
	}
}

func TestRulebookFaults(t *testing.T) {
	const head = "id\tsection\tkind\trule\ttest\n"
	for _, test := range []struct{ name, text, path, detail string }{
		{"nothing", "", "line 1", "columns"},
		{"no header", "a\tS\tlimit\tNo.\t-\n", "line 1", "columns"},
		{"a column missing", "id\tsection\tkind\trule\n", "line 1", "columns"},
		{"a column unknown", "id\tsection\tkind\trule\ttest\tcolour\n", "line 1", "columns"},
		{"columns in another order", "section\tid\tkind\trule\ttest\n", "line 1", "columns"},
		{"a field missing", head + "a\tS\tlimit\tNo.\n", "line 2", "4 fields"},
		{"a field too many", head + "a\tS\tlimit\tNo.\t-\tprinted\n", "line 2", "6 fields"},
		{"a blank line", head + "a\tS\tlimit\tNo.\t-\n\nb\tS\tlimit\tNo.\t-\n", "line 3", "1 fields"},
		{"no id", head + "\tS\tlimit\tNo.\t-\n", "line 2", "id and a text"},
		{"no text", head + "a\tS\tlimit\t\t-\n", "line 2", "id and a text"},
		{"no kind", head + "a\tS\t\tNo.\t-\n", "line 2", "kind of rule"},
		{"an unknown kind", head + "a\tS\tlaw\tNo.\t-\n", "line 2", `"law" is no kind`},
		{"an id twice", head + "a\tS\tlimit\tNo.\t-\nb\tS\tlimit\tNo.\t-\na\tS\tlimit\tNo.\t-\n", "line 4", `"a" stands twice`},
	} {
		book, err := joe.ParseRulebook(test.text)
		var e *joe.Error
		if book != nil || !errors.As(err, &e) || e.Kind != joe.ErrMalformed || e.Path != test.path || !strings.Contains(e.Detail, test.detail) {
			t.Errorf("%s: %v, want a fault at %s about %q", test.name, err, test.path, test.detail)
		}
	}
	long := head + "a\tS\t" + strings.Repeat("x", 1<<20) + "\tNo.\t-\n"
	if _, err := joe.ParseRulebook(long); err == nil || len(err.Error()) > 300 {
		t.Errorf("a long word makes a message of %d bytes", len(err.Error()))
	}
}

func TestNoRulebook(t *testing.T) {
	var book *joe.Rulebook
	if _, ok := book.Rule("x"); ok || book.Len() != 0 {
		t.Error("a nil Rulebook has rules")
	}
	for r := range book.All() {
		t.Errorf("a nil Rulebook has %v", r)
	}
}

func TestParseRulebookIsBounded(t *testing.T) {
	if _, err := joe.ParseRulebook(strings.Repeat("\n", 10<<20)); err == nil || !strings.Contains(err.Error(), "at most 1048576 bytes") {
		t.Errorf("10 MB of empty lines: %v", err)
	}
}
