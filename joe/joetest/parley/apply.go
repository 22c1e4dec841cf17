package parley

import (
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Config is what a table decides before the first turn.
type Config struct {
	Seats     int // 2 to 4
	TurnLimit int // rounds; 0 is the default of 40, the most is 1000
}

const defaultLimit, mostLimit = 40, 1000

// New sets a dinner up: nothing is dealt yet, that is for chance to do. Errors are
// of kind [joe.ErrBadConfig].
func New(c Config) (State, []Event, error) {
	if c.Seats < minSeats || c.Seats > maxSeats {
		return State{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Rule: ruleSeats, Seat: joe.Nobody, Path: "$.seats",
			Detail: fmt.Sprintf("%d seats, where %d to %d can play", c.Seats, minSeats, maxSeats)}
	}
	if c.TurnLimit < 0 || c.TurnLimit > mostLimit {
		return State{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Rule: ruleLimit, Seat: joe.Nobody, Path: "$.turnLimit",
			Detail: fmt.Sprintf("a limit of %d rounds, where 1 to %d can be, and 0 for %d", c.TurnLimit, mostLimit, defaultLimit)}
	}
	if c.TurnLimit == 0 {
		c.TurnLimit = defaultLimit
	}
	t := table{eyes: joe.AllSeats(c.Seats)}
	t.phase, t.seats, t.round, t.limit = dealRoles, uint8(c.Seats), 1, uint16(c.TurnLimit)
	return State{t}, []Event{t.question()}, nil
}

// Apply does an action and gives the next position with the events that tell what
// happened. On error it gives the position it was given and no events.
func Apply(s State, a Action) (State, []Event, error) {
	if e := s.check(a); e != nil {
		return s, nil, e
	}
	next, events := s.table, make([]Event, 0, 4)
	do(&next, &events, a)
	if next.phase != over {
		events = append(events, next.question())
	}
	return State{next}, events, nil
}

// Next is Apply without the events.
func Next(s State, a Action) (State, error) {
	if e := s.check(a); e != nil {
		return s, e
	}
	next := s.table
	do(&next, nil, a)
	return State{next}, nil
}

// Check is why Apply would refuse the action, or nil.
func Check(s State, a Action) error {
	if e := s.check(a); e != nil {
		return e
	}
	return nil
}

// Legal lists the legal actions, each once, in a fixed order.
func Legal(s State) []Action { return s.appendLegal(nil) }

// AppendLegal appends them to a slice of the caller's.
func AppendLegal(list []Action, s State) []Action { return s.appendLegal(list) }

// Odds gives, where chance acts, every outcome with its weight; elsewhere nothing.
func Odds(s State) []joe.Chanced[Action] {
	if s.toAct() != joe.Chance {
		return nil
	}
	weights := s.weights()
	var odds []joe.Chanced[Action]
	for _, a := range Legal(s) {
		weight := 1
		switch a := a.(type) {
		case Deal:
			weight = weights.of(a.Card)
		case Turn:
			weight = weights.of(a.Card)
		}
		odds = append(odds, joe.Chanced[Action]{Action: a, Weight: uint64(weight)})
	}
	return joe.Weigh(odds)
}

// Roll draws, where chance acts, one outcome by those weights; elsewhere nil.
func Roll(s State, source *dice.Source) Action {
	if s.toAct() != joe.Chance {
		return nil
	}
	weights := s.weights()
	switch {
	case weights.total() == 0:
		return Shuffle{}
	case s.phase == look || s.phase == open:
		return Turn{weights.draw(source)}
	}
	return Deal{weights.draw(source)}
}

// do makes happen what a legal action means, and then what follows by itself. The
// table changes by events alone; events may be nil.
func do(t *table, events *[]Event, a Action) {
	for e := t.meaning(a); e != nil; e = t.consequence() {
		t.on(e)
		if events != nil {
			*events = append(*events, e)
		}
	}
}

// meaning is the event that a legal action is.
func (t *table) meaning(a Action) Event {
	switch a := a.(type) {
	case Claim:
		return Claimed{t.turn}
	case Drop:
		return Dropped{t.turn, a.Card}
	case Peek:
		return Aimed{t.turn, a.At}
	case Accuse:
		return Accused{t.turn, a.Seat}
	case Cancel:
		return Cancelled{t.asked}
	case Pass:
		return Passed{t.asked}
	case Vote:
		return Voted{t.voter(), a.Ballot}
	case Turn:
		if t.phase == open {
			return t.everything(a.Card)
		}
		return Looked{t.turn, t.at, a.Card}
	case Shuffle:
		return Shuffled{}
	case Deal:
		if t.phase == dealRoles {
			return RoleDealt{t.receiver(), a.Card}
		}
		return CardDealt{t.receiver(), a.Card}
	}
	return nil
}

// consequence is what happens next by itself, or nil where somebody is to act or
// the dinner is over.
func (t *table) consequence() Event {
	switch t.phase {
	case count:
		return Counted{t.guilty, t.voted &^ t.guilty}
	case unmask:
		return Unmasked{joe.Seat(t.at), t.cards[t.at]}
	case tally:
		return Ended{t.outcome()}
	}
	return nil
}

// everything is what is shown at the end.
func (t *table) everything(envelope Card) Event {
	e := Revealed{Envelope: envelope}
	for s := range t.all().All() {
		e.Roles = append(e.Roles, t.cards[s])
		e.Hands = append(e.Hands, t.hands[s].list())
	}
	return e
}

// question is what the game asks now.
func (t *table) question() Event {
	e := Asked{Pending: t.pending()}
	if t.toAct() != joe.Chance {
		e.Options = t.appendLegal(nil)
	}
	return e
}
