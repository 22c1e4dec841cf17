package joe

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// ErrorKind says what sort of refusal an [Error] is. The kinds are errors
// themselves, for errors.Is.
type ErrorKind uint8

const (
	// ErrNotYourTurn refuses an action of somebody who is not to act: another
	// seat's, a player's while chance is to act, chance's while a player is.
	ErrNotYourTurn ErrorKind = iota + 1
	// ErrIllegal refuses an action that a rule forbids in this position.
	ErrIllegal
	// ErrGameOver refuses every action once the game is over.
	ErrGameOver
	// ErrNotBegun refuses every action on the zero State.
	ErrNotBegun
	// ErrMalformed refuses input that is not what it should be: bad JSON, a nil
	// action, an action of a type that the game does not have.
	ErrMalformed
	// ErrBadConfig refuses a Config that no game can be set up from.
	ErrBadConfig
)

// Error is the kind in words.
func (k ErrorKind) Error() string {
	switch k {
	case ErrNotYourTurn:
		return "not your turn"
	case ErrIllegal:
		return "illegal"
	case ErrGameOver:
		return "the game is over"
	case ErrNotBegun:
		return "the game has not begun"
	case ErrMalformed:
		return "malformed"
	case ErrBadConfig:
		return "bad configuration"
	}
	return "unknown kind of error"
}

// MarshalText is a word for the kind: "not-your-turn", "illegal", "game-over",
// "not-begun", "malformed", "bad-config".
func (k ErrorKind) MarshalText() ([]byte, error) {
	words := [...]string{"unknown", "not-your-turn", "illegal", "game-over", "not-begun", "malformed", "bad-config"}
	if int(k) >= len(words) {
		k = 0
	}
	return []byte(words[k]), nil
}

// Error is why something was refused. It unwraps to its Kind, so that
// errors.Is(err, joe.ErrIllegal) asks for the kind. No Error tells a secret: Hint
// is filled only by functions that answer the seat that is to act.
type Error struct {
	Kind   ErrorKind
	Rule   RuleID       // the rule, ruling, limit or card behind it; "" where none is
	Seat   Seat         // who was to act; Nobody where that does not matter
	Action fmt.Stringer // what was tried; nil where nothing was
	Path   string       // where in the input the fault lies: "$.players[2].boats"
	Detail string       // why not, in a sentence without a full stop
	Hint   string       // what would do, for the seat that is to act
}

// Error puts the parts in a line: what was tried, why not, by which rule, what
// would do.
func (e *Error) Error() string {
	if e == nil {
		return "no error"
	}
	var b strings.Builder
	if e.Action != nil {
		fmt.Fprintf(&b, "%v: ", e.Action) // a nil pointer is no reason to panic
	}
	if e.Path != "" {
		b.WriteString(e.Path)
		b.WriteString(": ")
	}
	if e.Detail != "" {
		b.WriteString(e.Detail)
	} else {
		b.WriteString(e.Kind.Error())
	}
	if e.Rule != "" {
		b.WriteString(" (" + string(e.Rule) + ")")
	}
	if e.Hint != "" {
		b.WriteString("; " + e.Hint)
	}
	return b.String()
}

// MarshalJSON writes the error for a client, what is empty left out:
//
//	{"kind":"illegal","rule":"hq-move-no-bush","seat":0,"action":{"type":"step","to":"b14"},
//	 "detail":"a bush is never moved onto","hint":"from a15: a14, b15; or stop"}
//
// It is for sending on; there is no way back from it.
func (e *Error) MarshalJSON() ([]byte, error) {
	if e == nil {
		return []byte("null"), nil
	}
	j := struct {
		Kind   ErrorKind    `json:"kind"`
		Rule   RuleID       `json:"rule,omitempty"`
		Seat   *Seat        `json:"seat,omitempty"`
		Action fmt.Stringer `json:"action,omitempty"`
		Path   string       `json:"path,omitempty"`
		Detail string       `json:"detail,omitempty"`
		Hint   string       `json:"hint,omitempty"`
	}{Kind: e.Kind, Rule: e.Rule, Action: e.Action, Path: e.Path, Detail: e.Detail, Hint: e.Hint}
	if e.Seat >= Chance {
		j.Seat = &e.Seat
	}
	return json.Marshal(j)
}

// Unwrap is the kind of the error.
func (e *Error) Unwrap() error {
	if e == nil {
		return nil
	}
	return e.Kind
}

// Malformed turns a fault of the strict JSON reader into an [*Error] of kind
// [ErrMalformed] with its path; nil stays nil, an *Error stays as it is.
func Malformed(err error) error {
	if err == nil {
		return nil
	}
	var mine *Error
	if errors.As(err, &mine) {
		return mine
	}
	var fault *strict.Fault
	if errors.As(err, &fault) {
		return &Error{Kind: ErrMalformed, Seat: Nobody, Path: fault.Path, Detail: fault.Detail}
	}
	return &Error{Kind: ErrMalformed, Seat: Nobody, Detail: err.Error()}
}

// read reads a small value of this package.
func read(data []byte, f func(strict.Node)) error {
	return Malformed(strict.Read(data, strict.Limits{Bytes: 64 << 10}, f))
}
