package joe

import (
	"fmt"
	"iter"
	"strings"
)

// RuleID names a rule: an id of the ledger ("hq-move-no-diagonal"), a ruling on
// what a rulebook leaves open ("amb-hq-steal-decline"), a limit of this SDK
// ("sdk-turn-limit"), or the id of a card.
type RuleID string

// Rule is a row of the ledger: one rule in our own words.
type Rule struct {
	ID      RuleID
	Section string // the chapter of the rulebook
	Kind    string // setup, component, action, limit, effect, end, ruling, advice, physical
	Text    string // the rule
	Test    string // a test in miniature, given, when, then; "-" where none is possible
	Basis   string // printed, reported or ruling; "" where the ledger has no such column: printed
}

// Enforceable reports whether an engine can keep the rule: all but advice to
// players and matters of cardboard.
func (r Rule) Enforceable() bool { return r.Kind != "advice" && r.Kind != "physical" }

// Rulebook is the ledger of a game: every rule with its id, our rulings
// included, in the order of the ledger. It never changes once parsed and may be
// shared between goroutines.
type Rulebook struct {
	rules []Rule
	index map[RuleID]int
}

// maxLedger bounds the text of a ledger, in bytes.
const maxLedger = 1 << 20

// ParseRulebook reads a ledger: tab-separated, a header line with the columns
// id, section, kind, rule, test and perhaps basis, then one rule a line. It
// refuses, naming the line, a missing or unknown column, a line with another
// number of fields, an empty id, rule or kind, an unknown kind, an id that
// stands twice, and a text above 1 MiB.
func ParseRulebook(tsv string) (*Rulebook, error) {
	if len(tsv) > maxLedger {
		return nil, ledgerFault(1, fmt.Sprintf("a ledger is at most %d bytes, and this has %d", maxLedger, len(tsv)))
	}
	lines := strings.Split(strings.TrimSuffix(tsv, "\n"), "\n")
	columns := strings.Split(strings.TrimSuffix(lines[0], "\r"), "\t")
	if got := strings.Join(columns, " "); got != "id section kind rule test" && got != "id section kind rule test basis" {
		return nil, ledgerFault(1, fmt.Sprintf("the columns are id, section, kind, rule, test and perhaps basis, not %.60q", got))
	}
	book := &Rulebook{index: make(map[RuleID]int, len(lines))}
	for i, line := range lines[1:] {
		f := strings.Split(strings.TrimSuffix(line, "\r"), "\t")
		if len(f) != len(columns) {
			return nil, ledgerFault(i+2, fmt.Sprintf("%d fields where the header has %d", len(f), len(columns)))
		}
		r := Rule{ID: RuleID(f[0]), Section: f[1], Kind: f[2], Text: f[3], Test: f[4]}
		if len(f) > 5 {
			r.Basis = f[5]
		}
		if r.ID == "" || r.Text == "" {
			return nil, ledgerFault(i+2, "a rule has an id and a text")
		}
		switch r.Kind {
		case "setup", "component", "action", "limit", "effect", "end", "ruling", "advice", "physical":
		default:
			return nil, ledgerFault(i+2, fmt.Sprintf("%.20q is no kind of rule", r.Kind))
		}
		if _, twice := book.index[r.ID]; twice {
			return nil, ledgerFault(i+2, fmt.Sprintf("%.40q stands twice", r.ID))
		}
		book.index[r.ID] = len(book.rules)
		book.rules = append(book.rules, r)
	}
	return book, nil
}

func ledgerFault(line int, detail string) error {
	return &Error{Kind: ErrMalformed, Seat: Nobody, Path: fmt.Sprintf("line %d", line), Detail: detail}
}

// Rule is the rule of that id, or false if the book has none.
func (b *Rulebook) Rule(id RuleID) (Rule, bool) {
	if b == nil {
		return Rule{}, false
	}
	i, ok := b.index[id]
	if !ok {
		return Rule{}, false
	}
	return b.rules[i], true
}

// All gives every rule in the order of the ledger.
func (b *Rulebook) All() iter.Seq[Rule] {
	return func(yield func(Rule) bool) {
		if b == nil {
			return
		}
		for _, r := range b.rules {
			if !yield(r) {
				return
			}
		}
	}
}

// Len is the number of rules.
func (b *Rulebook) Len() int {
	if b == nil {
		return 0
	}
	return len(b.rules)
}
