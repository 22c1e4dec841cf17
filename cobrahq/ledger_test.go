package cobrahq

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/internal/ruletest"
	"github.com/seed4548c990/gijoe/joe"
)

func book() ruletest.Book {
	return ruletest.Book{Text: ledgerText, Rules: Rules(), Prefix: "hq"}
}

func TestLedger(t *testing.T)       { book().Ledger(t, 100) }
func TestCitations(t *testing.T)    { book().Citations(t, 100) }
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
