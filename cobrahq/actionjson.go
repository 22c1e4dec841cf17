package cobrahq

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// messageLimits bound an action or an event.
var messageLimits = strict.Limits{Bytes: 1 << 16, Depth: 8, Values: 4096, StringBytes: 256}

// DecodeAction reads an action as its MarshalJSON writes it, the keys in any
// order: {"type":"step","to":"d4"}. Errors are of kind joe.ErrMalformed, with the
// path of the fault. Whether the action is legal, [Check] tells.
func DecodeAction(data []byte) (Action, error) {
	var a Action
	err := strict.Read(data, messageLimits, func(n strict.Node) { a = readAction(n) })
	if err != nil {
		return nil, joe.Malformed(err)
	}
	return a, nil
}

var actionTypes = []string{"step", "boost", "stop", "take", "decline", "challenge", "place", "die", "dice", "reveal"}

func readAction(n strict.Node) Action {
	tag := wire.Tag(n, actionTypes)
	if tag < 0 {
		return nil
	}
	switch actionTypes[tag] {
	case "step":
		return Step{readSquare(n.Object("type", "to").Need("to"))}
	case "boost":
		o := n.Object("type", "tile", "add")
		return Boost{readTile(o.Need("tile")), wire.Byte(o.Need("add"))}
	case "take":
		return Take{readTile(n.Object("type", "tile").Need("tile"))}
	case "challenge":
		return Challenge{wire.Seat(n.Object("type", "opponent").Need("opponent"))}
	case "place":
		return Place{readSquare(n.Object("type", "at").Need("at"))}
	case "die":
		return Die{wire.Byte(n.Object("type", "pips").Need("pips"))}
	case "dice":
		o := n.Object("type", "white", "black")
		return Dice{wire.Byte(o.Need("white")), wire.Byte(o.Need("black"))}
	case "reveal":
		return Reveal{readTile(n.Object("type", "tile").Need("tile"))}
	case "stop":
		n.Object("type")
		return stop
	}
	n.Object("type")
	return decline
}

func readSquare(n strict.Node) Square {
	s := Square(n.Text())
	if _, _, ok := s.grid(); !ok && s != HQSpace {
		n.Fail("a square is a column's letter and a row's number, as d4, or hq")
	}
	return s
}

// MarshalJSON writes the action with its type, "step".
func (a Step) MarshalJSON() ([]byte, error) {
	type body Step
	return wire.Tagged("step", body(a))
}

// MarshalJSON writes the action with its type, "boost".
func (a Boost) MarshalJSON() ([]byte, error) {
	type body Boost
	return wire.Tagged("boost", body(a))
}

// MarshalJSON writes the action with its type, "stop".
func (a Stop) MarshalJSON() ([]byte, error) {
	type body Stop
	return wire.Tagged("stop", body(a))
}

// MarshalJSON writes the action with its type, "take".
func (a Take) MarshalJSON() ([]byte, error) {
	type body Take
	return wire.Tagged("take", body(a))
}

// MarshalJSON writes the action with its type, "decline".
func (a Decline) MarshalJSON() ([]byte, error) {
	type body Decline
	return wire.Tagged("decline", body(a))
}

// MarshalJSON writes the action with its type, "challenge".
func (a Challenge) MarshalJSON() ([]byte, error) {
	type body Challenge
	return wire.Tagged("challenge", body(a))
}

// MarshalJSON writes the action with its type, "place".
func (a Place) MarshalJSON() ([]byte, error) {
	type body Place
	return wire.Tagged("place", body(a))
}

// MarshalJSON writes the action with its type, "die".
func (a Die) MarshalJSON() ([]byte, error) {
	type body Die
	return wire.Tagged("die", body(a))
}

// MarshalJSON writes the action with its type, "dice".
func (a Dice) MarshalJSON() ([]byte, error) {
	type body Dice
	return wire.Tagged("dice", body(a))
}

// MarshalJSON writes the action with its type, "reveal".
func (a Reveal) MarshalJSON() ([]byte, error) {
	type body Reveal
	return wire.Tagged("reveal", body(a))
}
