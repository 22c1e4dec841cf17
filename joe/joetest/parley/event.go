package parley

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

// Event is one of the structs of this file. The set is closed: pointers to them,
// and nil, are no events. A seat that may not see a card or a vote gets the same
// event with a blank in its place; see [Redact].
type Event interface {
	fmt.Stringer
	Rule() joe.RuleID
	event()
}

// Set-up and dealing.
type (
	// RoleDealt gives a seat its role; a blank to the others.
	RoleDealt struct {
		Seat joe.Seat
		Card Card
	}
	// CardDealt gives a seat a card of the deck; a blank to the others.
	CardDealt struct {
		Seat joe.Seat
		Card Card
	}
	// Shuffled makes a new deck of all cards that are not open, lays its first card
	// into the envelope, unseen, and deals anew.
	Shuffled struct{}
)

// A turn, and the answers to it.
type (
	// Claimed lays a Favour open before a seat.
	Claimed struct{ Seat joe.Seat }
	// Dropped lays a card of a hand away.
	Dropped struct {
		Seat joe.Seat
		Card Card
	}
	// Aimed plays a Lens at a place, for the others to answer.
	Aimed struct {
		Seat joe.Seat
		At   Place
	}
	// Accused plays a Writ against a seat, for the others to answer.
	Accused struct{ Seat, Of joe.Seat }
	// Passed is an answer that lets a Lens or Writ be.
	Passed struct{ Seat joe.Seat }
	// Cancelled is an answer by a Veil: the Lens or Writ is without effect.
	Cancelled struct{ Seat joe.Seat }
	// Looked shows a seat the card at a place; a blank to the others.
	Looked struct {
		Seat joe.Seat
		At   Place
		Card Card
	}
	// Voted is a seat's vote; a blank to the others.
	Voted struct {
		Seat   joe.Seat
		Ballot Ballot
	}
	// Counted shows who voted what.
	Counted struct{ Guilty, Innocent joe.SeatSet }
	// Unmasked shows the role of the accused, and gives the points for it.
	Unmasked struct {
		Seat joe.Seat
		Card Card
	}
)

// The end, and questions.
type (
	// Revealed shows everything: the envelope, and role and hand of each seat.
	Revealed struct {
		Envelope Card
		Roles    []Card   // by seat
		Hands    [][]Card // by seat
	}
	// Ended is the outcome.
	Ended struct{ Outcome joe.Outcome }
	// Asked says what the game waits for, and to the seat that is asked what it may
	// do. It changes nothing. It ends every batch of events until the game is over.
	Asked struct {
		Pending joe.Pending
		Options []Action // nil for the others, and where chance is asked
	}
)

func (RoleDealt) event() {}
func (CardDealt) event() {}
func (Shuffled) event()  {}
func (Claimed) event()   {}
func (Dropped) event()   {}
func (Aimed) event()     {}
func (Accused) event()   {}
func (Passed) event()    {}
func (Cancelled) event() {}
func (Looked) event()    {}
func (Voted) event()     {}
func (Counted) event()   {}
func (Unmasked) event()  {}
func (Revealed) event()  {}
func (Ended) event()     {}
func (Asked) event()     {}

// Rule is the rule that made it happen.
func (RoleDealt) Rule() joe.RuleID { return ruleDealRole }
func (CardDealt) Rule() joe.RuleID { return ruleDeal }
func (Shuffled) Rule() joe.RuleID  { return ruleShuffle }
func (Claimed) Rule() joe.RuleID   { return ruleClaim }
func (Dropped) Rule() joe.RuleID   { return ruleDrop }
func (Aimed) Rule() joe.RuleID     { return ruleLens }
func (Accused) Rule() joe.RuleID   { return ruleWrit }
func (Passed) Rule() joe.RuleID    { return ruleAnswer }
func (Cancelled) Rule() joe.RuleID { return ruleVeil }
func (Looked) Rule() joe.RuleID    { return ruleLook }
func (Voted) Rule() joe.RuleID     { return ruleVote }
func (Counted) Rule() joe.RuleID   { return ruleCount }
func (Unmasked) Rule() joe.RuleID  { return ruleUnmask }
func (Revealed) Rule() joe.RuleID  { return ruleReveal }
func (e Ended) Rule() joe.RuleID   { return e.Outcome.Reason }
func (Asked) Rule() joe.RuleID     { return "" }

func (e RoleDealt) String() string { return fmt.Sprintf("%v is dealt the role %v", e.Seat, e.Card) }
func (e CardDealt) String() string { return fmt.Sprintf("%v is dealt a %v", e.Seat, e.Card) }
func (Shuffled) String() string    { return "all cards that are not open are shuffled" }
func (e Claimed) String() string   { return fmt.Sprintf("%v claims a favour", e.Seat) }
func (e Dropped) String() string   { return fmt.Sprintf("%v drops a %v", e.Seat, e.Card) }
func (e Aimed) String() string     { return fmt.Sprintf("%v aims a lens at %v", e.Seat, e.At) }
func (e Accused) String() string   { return fmt.Sprintf("%v accuses %v", e.Seat, e.Of) }
func (e Passed) String() string    { return fmt.Sprintf("%v passes", e.Seat) }
func (e Cancelled) String() string { return fmt.Sprintf("%v cancels with a veil", e.Seat) }
func (e Looked) String() string    { return fmt.Sprintf("%v looks at %v: a %v", e.Seat, e.At, e.Card) }
func (e Voted) String() string     { return fmt.Sprintf("%v votes: %v", e.Seat, e.Ballot) }
func (e Counted) String() string {
	return fmt.Sprintf("the votes are guilty %v, innocent %v", e.Guilty, e.Innocent)
}
func (e Unmasked) String() string { return fmt.Sprintf("%v shows the role %v", e.Seat, e.Card) }
func (e Revealed) String() string {
	var hands []string
	for _, cards := range e.Hands {
		hands = append(hands, phrase.And(cards))
	}
	return fmt.Sprintf("the envelope holds a %v; the roles are %s; the hands are %s", e.Envelope, phrase.And(e.Roles), strings.Join(hands, "; "))
}
func (e Ended) String() string { return e.Outcome.String() }
func (e Asked) String() string { return fmt.Sprintf("%v is asked: %s", e.Pending.Seat, e.Pending.Kind) }

// Redact is the event as a seat sees it. Every event is noticed by everybody, so
// it gives false only for what is no event. [joe.Chance] and whoever is not at
// the table see what a spectator does. Doing it twice changes nothing.
func Redact(e Event, seat joe.Seat) (Event, bool) {
	switch e := e.(type) {
	case RoleDealt:
		if seat != e.Seat {
			e.Card = 0
		}
		return e, true
	case CardDealt:
		if seat != e.Seat {
			e.Card = 0
		}
		return e, true
	case Looked:
		if seat != e.Seat {
			e.Card = 0
		}
		return e, true
	case Voted:
		if seat != e.Seat {
			e.Ballot = 0
		}
		return e, true
	case Asked:
		if seat != e.Pending.Seat {
			e.Options = nil
		}
		return e, true
	case Shuffled, Claimed, Dropped, Aimed, Accused, Passed, Cancelled, Counted, Unmasked, Revealed, Ended:
		return e, true
	}
	return nil, false
}
