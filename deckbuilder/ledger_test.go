package deckbuilder

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/ruletest"
	"github.com/seed4548c990/gijoe/joe"
)

func book() ruletest.Book {
	return ruletest.Book{Text: ledgerText, Rules: Rules(), Prefix: "core|si|tw|cv"}
}

func TestLedger(t *testing.T)       { book().Ledger(t, 265) }
func TestCitations(t *testing.T)    { book().Citations(t, 340) }
func TestRuleCoverage(t *testing.T) { book().Coverage(t) }

func TestCitationsOfEnds(t *testing.T) {
	for why := byFinale; int(why) < len(endings); why++ {
		if _, ok := Rules().Rule(endings[why]); !ok {
			t.Errorf("ending %d cites %q, which is not in the ledger", why, endings[why])
		}
	}
}

// Every question cites a rule.
func TestCitationsOfQuestions(t *testing.T) {
	seen := map[string]bool{}
	for o := noOp + 1; o <= opVote; o++ {
		if _, ok := Rules().Rule(asks[o].rule); !ok || asks[o].kind == "" {
			t.Errorf("step %d asks %q by %q, which is not in the ledger", o, asks[o].kind, asks[o].rule)
		}
		if seen[asks[o].kind] {
			t.Errorf("two steps ask %q", asks[o].kind)
		}
		seen[asks[o].kind] = true
	}
}

// Every type of event that is no card's doing cites a rule, but for the question at
// the end of a batch.
func TestCitationsOfEvents(t *testing.T) {
	for _, e := range []Event{
		Began{}, FirstChosen{}, TurnBegan{}, PhaseBegan{}, Attempted{}, Started{}, SkillNamed{}, Spent{}, Decided{}, MissionEnded{}, StoryRecorded{}, RoundEnded{},
	} {
		if _, ok := Rules().Rule(e.Rule()); !ok {
			t.Errorf("%T cites %q, which is not in the ledger", e, e.Rule())
		}
	}
	const why = "flint"
	var got []joe.RuleID
	for _, e := range []Event{
		Moved{Why: why}, Shuffled{Why: why}, Changed{Why: why}, Rolled{Why: why}, SideRolled{Why: why}, PickedUp{Why: why}, Converted{Why: why},
		ThreatMoved{Why: why}, Noted{Why: why}, Ended{Outcome: joe.Outcome{Reason: why}}, Asked{},
	} {
		got = append(got, e.Rule())
	}
	if d := cmp.Diff([]joe.RuleID{why, why, why, why, why, why, why, why, why, why, ""}, got); d != "" {
		t.Errorf("rules of events that name their cause (-want +got):\n%s", d)
	}
}

// A game of random choices cites nothing but rules of the ledger and cards of the set.
func TestCitationsOfGames(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		x := opened(t, Config{Seats: seats, Story: []string{MassDevice, TotalControl}[seats%2]})
		rules := map[joe.RuleID]bool{}
		src := dice.New(uint64(seats))
		n := 0
		for ; x.ToAct() != joe.Nobody; n++ {
			rules[x.Pending().Rule] = true
			if legal := Legal(x.State); x.ToAct() == joe.Chance {
				x.do(Roll(x.State, &src))
			} else {
				x.do(legal[src.IntN(len(legal))])
			}
			for _, e := range x.events {
				if _, asked := e.(Asked); !asked {
					rules[e.Rule()] = true
				}
			}
		}
		if n < 100 {
			t.Errorf("%d seats: the game has %d actions", seats, n)
		}
		for why := range rules {
			_, rule := Rules().Rule(why)
			if _, card := content.Core().Find(string(why)); !rule && !card {
				t.Errorf("%q is cited, which is no rule and no card", why)
			}
		}
	}
}
