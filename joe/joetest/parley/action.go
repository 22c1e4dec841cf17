package parley

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Action is one of the structs of this file. The set is closed: pointers to them,
// and nil, are no actions.
type Action interface {
	fmt.Stringer
	action()
}

// What a seat may do on its turn.
type (
	// Claim lays a Favour open.
	Claim struct{}
	// Drop lays another card away, without effect.
	Drop struct{ Card Card }
	// Peek plays a Lens at a card that lies face down.
	Peek struct{ At Place }
	// Accuse plays a Writ against another seat.
	Accuse struct{ Seat joe.Seat }
)

// What a seat may do when it is asked.
type (
	// Cancel plays a Veil against the Lens or Writ just played.
	Cancel struct{}
	// Pass lets it be.
	Pass struct{}
	// Vote says whether the accused is the Mole; nobody else sees it yet.
	Vote struct{ Ballot Ballot }
)

// What chance does.
type (
	// Deal gives the next card to the seat that waits for one.
	Deal struct{ Card Card }
	// Turn turns the face-down card in question: to the eyes of who plays a Lens, or
	// open at the end.
	Turn struct{ Card Card }
	// Shuffle makes a new deck of all that is not open.
	Shuffle struct{}
)

func (Claim) action()   {}
func (Drop) action()    {}
func (Peek) action()    {}
func (Accuse) action()  {}
func (Cancel) action()  {}
func (Pass) action()    {}
func (Vote) action()    {}
func (Deal) action()    {}
func (Turn) action()    {}
func (Shuffle) action() {}

func (Claim) String() string    { return "claim a favour" }
func (a Drop) String() string   { return "drop a " + a.Card.String() }
func (a Peek) String() string   { return "peek at " + a.At.String() }
func (a Accuse) String() string { return "accuse " + a.Seat.String() }
func (Cancel) String() string   { return "cancel with a veil" }
func (Pass) String() string     { return "pass" }
func (a Vote) String() string   { return "vote " + a.Ballot.String() }
func (a Deal) String() string   { return "deal a " + a.Card.String() }
func (a Turn) String() string   { return "turn a " + a.Card.String() }
func (Shuffle) String() string  { return "shuffle" }

// actions is every action there is, boxed once, in the order of Legal.
var actions = func() []Action {
	list := []Action{Claim{}}
	for c := Lens; c <= Veil; c++ {
		list = append(list, Drop{c})
	}
	for p := Place(0); p <= Envelope; p++ {
		list = append(list, Peek{p})
	}
	for s := range joe.AllSeats(maxSeats).All() {
		list = append(list, Accuse{s})
	}
	list = append(list, Cancel{}, Pass{}, Vote{Guilty}, Vote{Innocent})
	for c := Favour; c <= Mole; c++ {
		list = append(list, Deal{c})
	}
	for c := Favour; c <= Mole; c++ {
		list = append(list, Turn{c})
	}
	return append(list, Shuffle{})
}()
