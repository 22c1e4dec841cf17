package adventure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/internal/ruletest"
	"github.com/seed4548c990/gijoe/joe"
)

func book() ruletest.Book {
	return ruletest.Book{Text: ledgerText, Rules: Rules(), Prefix: "adv"}
}

func TestLedger(t *testing.T)       { book().Ledger(t, 150) }
func TestCitations(t *testing.T)    { book().Citations(t, 250) }
func TestRuleCoverage(t *testing.T) { book().Coverage(t) }

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
	if d := cmp.Diff([]fault{faultOver, faultUnknown, faultWait, faultOther, faultNoDie, faultNoDraw}, ofPending); d != "" {
		t.Errorf("faults without a rule of their own (-want +got):\n%s", d)
	}
	for why := endMoved; int(why) < len(endings); why++ {
		if _, ok := Rules().Rule(endings[why]); !ok {
			t.Errorf("ending %d cites %q, which is not in the ledger", why, endings[why])
		}
	}
	for s, ask := range asks {
		if _, ok := Rules().Rule(ask.rule); ask.kind != "" && !ok {
			t.Errorf("stage %d asks by %q, which is not in the ledger", s, ask.rule)
		}
	}
}

// Every type of event cites a rule, but for the question at the end of a batch.
func TestCitationsOfEvents(t *testing.T) {
	events := []Event{
		Began{}, FirstRolled{}, FirstTied{}, FirstChosen{}, PieceChosen{}, StartChosen{}, TurnBegan{}, WentOn{}, Entered{},
		Flew{}, DieRolled{}, DiceRolled{}, Moved{Way: ByRoll}, Jumped{}, Sneaked{White: 1, Dark: 1}, EquipmentDrawn{},
		BattleDrawn{}, SentTo{}, ObjectiveReached{}, ObjectiveDrawn{}, Retreated{}, Bumped{}, Paid{}, Directed{}, BattleWon{},
		EquipmentLost{}, BattleNothing{},
	}
	if got, want := len(events)+4, len(eventReaders); got != want { // and Stayed, TurnEnded, Ended, Asked
		t.Errorf("%d types of event here, %d in the package", got, want)
	}
	events = append(events, TurnBegan{Extra: true}, Moved{Way: Forward}, SentTo{Out: true}, ObjectiveDrawn{Dealt: true}, Paid{Ferry: true}, Sneaked{White: 2, Dark: 1}, Sneaked{White: 1, Dark: 2})
	for _, why := range endings[endMoved:] {
		events = append(events, Stayed{Why: why}, TurnEnded{Why: why}, Ended{joe.Outcome{Reason: why}})
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
