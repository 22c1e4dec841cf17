package joe

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
)

// Action is the constraint on a game's type of actions: a closed set of small
// comparable structs, one for each thing that a player can do and each way that
// chance can fall. An action bears no seat; it is for the seat that is to act.
type Action interface {
	comparable
	fmt.Stringer
}

// Event is the constraint on a game's type of events: a closed set of small
// structs, one for each thing that can happen. Rule names the rule that made it
// happen, or is "" where none did (a question asked).
type Event interface {
	fmt.Stringer
	Rule() RuleID
}

// State is the constraint on a game's type of positions: an immutable value,
// cheap to copy and safe to share between goroutines. The zero State is a game
// not begun.
type State[V any] interface {
	// ToAct is the seat that is to act, Chance, or Nobody in a game that is over
	// or not begun.
	ToAct() Seat
	// Seats is the number of seats; 0 in a game not begun.
	Seats() int
	// Outcome is how the game ended, or false while it has not.
	Outcome() (Outcome, bool)
	// Pending is what the game waits for.
	Pending() Pending
	// View is what one seat may know. That of Chance, and of a seat that is not at
	// the table, is the Spectator's.
	View(Seat) V
	// Hash is equal for equal positions, on every platform. It tells of secrets:
	// never send it to a seat.
	Hash() uint64
	json.Marshaler
}

// View is the constraint on a game's type of views: what one seat may know, and
// all that a bot ever gets.
type View[S, A, E, V any] interface {
	// Seat is whose view this is, or Spectator.
	Seat() Seat
	// ToAct, Outcome and Pending are as in the State.
	ToAct() Seat
	Outcome() (Outcome, bool)
	Pending() Pending
	// Legal is what Legal gives for the State, where this seat is to act; else nothing.
	Legal() []A
	// Key is equal for two Views exactly when their JSON is equal.
	Key() string
	// Sample is a full position drawn among those that this seat cannot tell apart.
	Sample(*dice.Source) S
	// With is the View after an event as this seat sees it (see Game.Redact). An
	// event that cannot happen now leaves the View unchanged.
	With(E) V
	json.Marshaler
}

// Version says which form a saved game has and by which reading of the rules it
// was played. Format rises when the JSON changes, Rules when a recorded game
// would play differently.
type Version struct {
	Format int `json:"format"`
	Rules  int `json:"rules"`
}

// Header stands at the head of everything that a game saves.
type Header struct {
	Game string `json:"game"`
	Version
}

// Game is a rules package as a value, for code that serves every game: tables,
// records, bots, arenas, test kits. The type parameters are inferred wherever a Game
// is passed on. Every function is pure and safe for
// concurrent use; none panics, whatever it is given.
type Game[C any, S State[V], A Action, E Event, V View[S, A, E, V]] struct {
	// Name is the game's name in saved games: "cobrahq".
	Name string
	// Version is what this package writes.
	Version Version

	// New sets a game up. It is not random: the draws and rolls of set-up are
	// actions of Chance. Errors are of kind ErrBadConfig.
	New func(C) (S, []E, error)
	// Apply does an action. On error it returns the State it was given and no events.
	Apply func(S, A) (S, []E, error)
	// Next is Apply without the events, for search.
	Next func(S, A) (S, error)
	// Check is why Apply would refuse the action, or nil.
	Check func(S, A) error
	// Legal lists exactly the actions that Apply accepts, each once, in a fixed order.
	Legal func(S) []A
	// AppendLegal appends them to the caller's slice.
	AppendLegal func([]A, S) []A
	// Odds gives, where Chance acts, every outcome with its weight in the order of
	// Legal; elsewhere nothing.
	Odds func(S) []Chanced[A]
	// Roll draws, where Chance acts, one outcome by those weights; elsewhere the zero A.
	Roll func(S, *dice.Source) A
	// Redact is the event as a seat sees it, or false if that seat notices nothing.
	Redact func(E, Seat) (E, bool)
	// Load reads a position from JSON and checks it.
	Load func([]byte) (S, error)
	// DecodeAction, DecodeEvent and DecodeConfig read what MarshalJSON writes.
	DecodeAction func([]byte) (A, error)
	DecodeEvent  func([]byte) (E, error)
	DecodeConfig func([]byte) (C, error)
	// Rules is the ledger of the game's rules, our rulings included.
	Rules func() *Rulebook
}

// Chanced is one way that chance can fall. P is Weight over the sum of the
// weights, for people; draws are made by the integers.
type Chanced[A any] struct {
	Action A
	Weight uint64
	P      float64
}

// Weigh fills in P for a list of outcomes whose Weight is set, and returns it.
func Weigh[A any](outcomes []Chanced[A]) []Chanced[A] {
	var total float64
	for _, o := range outcomes {
		total += float64(o.Weight)
	}
	for i := range outcomes {
		outcomes[i].P = float64(outcomes[i].Weight) / total
	}
	return outcomes
}

// Player chooses one of the legal actions of a View, at the seat whose View it
// is. The source is the player's own: what it draws does not touch the game's dice.
type Player[V, A any] func(V, *dice.Source) A
