package adventure

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Event is one thing that happened. Rule names the rule that made it happen; it
// is "" for [Asked] alone. Some events only tell what another has done already:
// [Began], [Bumped], [Paid], [Directed], [BattleWon], [EquipmentLost],
// [BattleNothing] and Asked change nothing by themselves.
type Event interface {
	fmt.Stringer
	json.Marshaler
	Rule() joe.RuleID

	can(*table) bool // whether it can happen in this position
	on(*table)       // the position after it; only events change one
}

// Events is a list of events that reads itself from JSON.
type Events []Event

// known reports whether e is an event of this package and no pointer to one.
func known(e Event) bool {
	switch e.(type) {
	case Began, FirstRolled, FirstTied, FirstChosen, PieceChosen, StartChosen, TurnBegan, WentOn, Entered, Flew, DieRolled,
		DiceRolled, Moved, Stayed, Jumped, Sneaked, EquipmentDrawn, BattleDrawn, SentTo, ObjectiveReached, ObjectiveDrawn,
		Retreated, TurnEnded, Ended, Bumped, Paid, Directed, BattleWon, EquipmentLost, BattleNothing, Asked:
		return true
	}
	return false
}

// work is one action being done: the position it changes and, where somebody
// wants to know, what happened.
type work struct {
	t      *table
	events *[]Event // nil: not recorded
}

// Asked ends each batch of a game that goes on: what the game waits for now and,
// for the seat that is to act only, what it may do. It changes nothing.
type Asked struct {
	Pending joe.Pending `json:"pending"`
	Options []Action    `json:"options,omitempty"`
}

// Rule is "": the question is no rule's doing; Pending names the rule that asks.
func (Asked) Rule() joe.RuleID { return "" }

func (e Asked) String() string {
	if e.Pending.Seat == joe.Chance {
		return fmt.Sprintf("chance is to act: %s", e.Pending.Kind)
	}
	return fmt.Sprintf("%v is asked: %s", e.Pending.Seat, e.Pending.Kind)
}

func (Asked) can(*table) bool { return false }
func (Asked) on(*table)       {}

// batch is room for the events of one action and the options at its end, in one
// allocation; most actions need no more.
type batch struct {
	events  [4]Event
	options [8]Action
}

// askedIn closes a batch.
func (w work) askedIn(b *batch) {
	if w.t.stage == over {
		return
	}
	e := Asked{Pending: w.t.pending()}
	if e.Pending.Seat >= 0 {
		e.Options = w.t.appendLegal(b.options[:0])
		e.Options = e.Options[:len(e.Options):len(e.Options)] // what follows is not the caller's
	}
	*w.events = append(*w.events, e)
}
