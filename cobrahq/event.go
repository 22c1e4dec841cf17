package cobrahq

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Event is one thing that happened. Rule names the rule that made it happen; it
// is "" for [Asked] alone.
//
// In the order of a game: [Began], [FirstRolled], [FirstTied], [FirstChosen],
// [TurnBegan], [DieRolled], [Boosted], [Moved], [Embarked], [Landed], [Took],
// [Declined], [Stopped], [Turned], [BoatTaken], [BoatLeft], [SecretTaken],
// [Challenged], [RolledOff], [Held], [BombLifted], [BombPlaced], [BombRemoved],
// [HenchmanTaken], [TurnEnded], [Stranded], [Ended] and [Asked].
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
	case Began, FirstRolled, FirstTied, FirstChosen, TurnBegan, DieRolled, Boosted, Moved, Embarked, Landed, Took,
		Declined, Stopped, Turned, BoatTaken, BoatLeft, SecretTaken, Challenged, RolledOff, Held, BombLifted,
		BombPlaced, BombRemoved, HenchmanTaken, TurnEnded, Stranded, Ended, Asked:
		return true
	}
	return false
}

// work is one action being done: the position it changes and, where somebody
// wants to know, what happened. Every event has a method of its own to happen, so
// that it is boxed only when recorded.
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
	options [6]Action
}

// askedIn closes a batch.
func (w work) askedIn(b *batch) {
	switch w.t.phase {
	case over:
	case turnStart:
		*w.events = append(*w.events, askedDie[w.t.active])
	default:
		e := Asked{Pending: w.t.pending()}
		if e.Pending.Seat >= 0 {
			e.Options = w.t.appendLegal(b.options[:0])
			e.Options = e.Options[:len(e.Options):len(e.Options)] // what follows is not the caller's
		}
		*w.events = append(*w.events, e)
	}
}

// askedDie is the commonest question, the white die of a seat, boxed once.
var askedDie = func() (list [4]Event) {
	for s := range list {
		list[s] = Asked{Pending: joe.Pending{Seat: joe.Chance, Kind: AskWhiteDie, Rule: "hq-roll-white", Other: joe.Seat(s)}}
	}
	return list
}()
