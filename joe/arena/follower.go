package arena

import (
	"context"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Sitting is what an entrant is told when it takes its seat in a game.
type Sitting[C, V any] struct {
	Config C
	Seat   joe.Seat
	Seats  int // at the table
	// View is what the seat knows after set-up, before chance or anybody acted. It and
	// the events that Choose is given make every later View, by View.With.
	View V
	// Source is the seat's own, the one that Choose gets.
	Source *dice.Source
}

// Follower plays one seat of one game and is told all that its seat sees happen. One
// goroutine at a time calls it.
type Follower[A, E, V any] interface {
	// Choose is what the seat does. seen is what it saw happen since the last call, or
	// since it sat down; the slice is the Follower's to keep. When the context is
	// done the game is broken off and does not count, whatever Choose returns. Any
	// other error loses the game; one that wraps a FaultKind is counted as that, but one
	// that wraps Faulty, the game's own, or a kind that is not of this package as GaveUp.
	Choose(ctx context.Context, view V, seen []E, source *dice.Source) (A, error)
	// Leave is called once, at the end of the game, however it ended. What it does has
	// no influence on the result.
	Leave(Leaving[E])
}

// Leaving is how a game ended for a Follower.
type Leaving[E any] struct {
	Seen    []E         // since the last call
	Outcome joe.Outcome // as it stands in the Result
	Fault   *Fault      // why the game did not come to its own end, else nil; without Record
	Over    bool        // false: broken off, there is no outcome and no Result
}

// Forfeit is the Reason of an Outcome that a Fault brought about; Broken that of a
// game that fell apart by itself.
const (
	Forfeit joe.RuleID = "arena-forfeit"
	Broken  joe.RuleID = "arena-broken"
)

// FaultKind is what went wrong. The kinds are errors, for a Follower to wrap.
type FaultKind string

const (
	Panicked FaultKind = "panic"    // the player panicked, or ended the goroutine that played
	Illegal  FaultKind = "illegal"  // it chose what the game refuses
	GaveUp   FaultKind = "gave-up"  // it returned an error of no other kind
	Late     FaultKind = "late"     // its time was up
	Gone     FaultKind = "gone"     // the program that played is no longer there, or never was
	Nonsense FaultKind = "nonsense" // what it answered means nothing
	Faulty   FaultKind = "faulty"   // the game itself panicked, refused chance, or did not end
)

var kinds = []FaultKind{Panicked, Illegal, GaveUp, Late, Gone, Nonsense, Faulty}

// Error is the kind's word.
func (k FaultKind) Error() string { return string(k) }

// Fault is why a game did not come to its own end. Who is at fault loses; see the
// package documentation for who wins.
type Fault struct {
	Kind   FaultKind
	Seat   joe.Seat // who is at fault; joe.Nobody if the game is
	Detail string   // one line, at most 1000 bytes
	// Record is the game as far as it came, as package replay writes it, with what was
	// chosen not in it. It holds secrets. It is kept for the first MaxRecords faults of
	// an entrant, where it has at most MaxRecord bytes; else it is "".
	Record string
}

// How many records of games that ended in a Fault are kept for each entrant, and
// for the game itself, and how long they may be.
const (
	MaxRecords = 10
	MaxRecord  = 1 << 20
)
