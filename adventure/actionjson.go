package adventure

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// messageLimits bound an action or an event.
var messageLimits = strict.Limits{Bytes: 1 << 16, Depth: 8, Values: 4096, StringBytes: 256}

// DecodeAction reads an action as its MarshalJSON writes it, the keys in any
// order: {"type":"jump","to":"isle-pad"}. Errors are of kind joe.ErrMalformed, with
// the path of the fault. Whether the action is legal, [Check] tells.
func DecodeAction(data []byte) (Action, error) {
	var a Action
	err := strict.Read(data, messageLimits, func(n strict.Node) { a = readAction(n) })
	if err != nil {
		return nil, joe.Malformed(err)
	}
	return a, nil
}

var actionTypes = []string{"choose-piece", "start", "fly", "enter", "go-on", "move", "jump", "stay", "retreat", "die", "dice", "draw-objective", "draw-equipment", "draw-battle"}

func readAction(n strict.Node) Action {
	tag := wire.Tag(n, actionTypes)
	if tag < 0 {
		return nil
	}
	switch actionTypes[tag] {
	case "choose-piece":
		var a ChoosePiece
		wire.Text(n.Object("type", "piece").Need("piece"), &a.Piece)
		return a
	case "start":
		return Start{readSpace(n.Object("type", "at").Need("at"))}
	case "fly":
		return Fly{readSpace(n.Object("type", "to").Need("to"))}
	case "move":
		o := n.Object("type", "to", "left")
		a := Move{To: readSpace(o.Need("to"))}
		if m, ok := o.Opt("left"); ok {
			a.Left = uint8(m.Int(1, 255))
		}
		return a
	case "jump":
		return Jump{readSpace(n.Object("type", "to").Need("to"))}
	case "retreat":
		return Retreat{readSpace(n.Object("type", "to").Need("to"))}
	case "die":
		return Die{wire.Byte(n.Object("type", "pips").Need("pips"))}
	case "dice":
		o := n.Object("type", "white", "dark")
		return Dice{wire.Byte(o.Need("white")), wire.Byte(o.Need("dark"))}
	case "draw-objective":
		return DrawObjective{readCard(n.Object("type", "card").Need("card"))}
	case "draw-equipment":
		var a DrawEquipment
		wire.Text(n.Object("type", "card").Need("card"), &a.Card)
		return a
	case "draw-battle":
		return DrawBattle{readCard(n.Object("type", "card").Need("card"))}
	}
	n.Object("type")
	switch actionTypes[tag] {
	case "enter":
		return enter
	case "go-on":
		return goOn
	}
	return stay
}

func readSpace(n strict.Node) Space {
	s := Space(n.Text())
	if !s.spelled() {
		n.Fail("a space is named by words of small letters and digits with hyphens between, at most %d characters", maxSpaceName)
	}
	return s
}

func readCard(n strict.Node) string {
	id := n.Text()
	if len(id) == 0 || len(id) > maxCardID {
		n.Fail("a card's id has 1 to %d characters", maxCardID)
	}
	return id
}

// MarshalJSON writes the action with its type, "choose-piece".
func (a ChoosePiece) MarshalJSON() ([]byte, error) {
	type body ChoosePiece
	return wire.Tagged("choose-piece", body(a))
}

// MarshalJSON writes the action with its type, "start".
func (a Start) MarshalJSON() ([]byte, error) {
	type body Start
	return wire.Tagged("start", body(a))
}

// MarshalJSON writes the action with its type, "fly".
func (a Fly) MarshalJSON() ([]byte, error) {
	type body Fly
	return wire.Tagged("fly", body(a))
}

// MarshalJSON writes the action with its type, "enter".
func (a Enter) MarshalJSON() ([]byte, error) {
	type body Enter
	return wire.Tagged("enter", body(a))
}

// MarshalJSON writes the action with its type, "go-on".
func (a GoOn) MarshalJSON() ([]byte, error) {
	type body GoOn
	return wire.Tagged("go-on", body(a))
}

// MarshalJSON writes the action with its type, "move".
func (a Move) MarshalJSON() ([]byte, error) {
	type body Move
	return wire.Tagged("move", body(a))
}

// MarshalJSON writes the action with its type, "jump".
func (a Jump) MarshalJSON() ([]byte, error) {
	type body Jump
	return wire.Tagged("jump", body(a))
}

// MarshalJSON writes the action with its type, "stay".
func (a Stay) MarshalJSON() ([]byte, error) {
	type body Stay
	return wire.Tagged("stay", body(a))
}

// MarshalJSON writes the action with its type, "retreat".
func (a Retreat) MarshalJSON() ([]byte, error) {
	type body Retreat
	return wire.Tagged("retreat", body(a))
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

// MarshalJSON writes the action with its type, "draw-objective".
func (a DrawObjective) MarshalJSON() ([]byte, error) {
	type body DrawObjective
	return wire.Tagged("draw-objective", body(a))
}

// MarshalJSON writes the action with its type, "draw-equipment".
func (a DrawEquipment) MarshalJSON() ([]byte, error) {
	type body DrawEquipment
	return wire.Tagged("draw-equipment", body(a))
}

// MarshalJSON writes the action with its type, "draw-battle".
func (a DrawBattle) MarshalJSON() ([]byte, error) {
	type body DrawBattle
	return wire.Tagged("draw-battle", body(a))
}
