// Package wire holds what the JSON of every game has in common: values that read
// themselves inside a larger text, and the tag that tells actions and events apart.
package wire

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// Into lets a value read itself from a node. A fault inside it is reported under
// the node's own path.
func Into(n strict.Node, value json.Unmarshaler) {
	if n.Failed() {
		return
	}
	if err := value.UnmarshalJSON(n.Raw()); err != nil {
		Fail(n, err)
	}
}

// Text lets a value read itself from the text of a node.
func Text(n strict.Node, value encoding.TextUnmarshaler) {
	text := n.Text()
	if n.Failed() {
		return
	}
	if err := value.UnmarshalText([]byte(text)); err != nil {
		Fail(n, err)
	}
}

// Byte is a number of 0 to 255.
func Byte(n strict.Node) uint8 { return uint8(n.Int(0, 255)) }

// Seat is a seat, by its number or its word; after a fault seat 0.
func Seat(n strict.Node) joe.Seat {
	var s joe.Seat
	Into(n, &s)
	return s
}

// SeatSet is a set of seats; after a fault an empty one.
func SeatSet(n strict.Node) joe.SeatSet {
	var set joe.SeatSet
	Into(n, &set)
	return set
}

// Tagged is the JSON of a value that encodes as an object, with {"type":tag}
// put first.
func Tagged(tag string, value any) ([]byte, error) {
	body, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	head := `{"type":"` + tag + `"`
	if len(body) > 2 {
		head += ","
	}
	return append([]byte(head), body[1:]...), nil
}

// Tag is which of the words the "type" of an object is, as an index; -1 after a
// fault, such as a type that is missing or another word.
func Tag(n strict.Node, words []string) int {
	for key, value := range n.Entries(1 << 10) {
		if key == "type" {
			if i := value.OneOf(words...); !n.Failed() {
				return i
			}
			return -1
		}
	}
	n.Fail("missing \"type\"")
	return -1
}

// Fail reports an error under the node's path: that of a *joe.Error with the path,
// the detail and the rule that it names.
func Fail(n strict.Node, err error) {
	var e *joe.Error
	if !errors.As(err, &e) {
		n.Fail("%v", err)
		return
	}
	text := e.Detail
	if inside := strings.TrimPrefix(e.Path, "$"); inside != "" {
		text = inside + ": " + text
	}
	if e.Rule != "" {
		text += " (" + string(e.Rule) + ")"
	}
	n.Fail("%s", text)
}

// ReadHeader checks the keys game, format and rules of a save against what this
// version of the game writes.
func ReadHeader(o strict.Object, want joe.Header) {
	if game := o.Need("game"); game.Text() != want.Game {
		game.Fail("a save of another game; this is %s", want.Game)
	}
	for _, v := range []struct {
		key   string
		known int
	}{{"format", want.Format}, {"rules", want.Rules}} {
		n := o.Need(v.key)
		if got := n.Int(1, 1<<31-1); got > int64(v.known) {
			n.Fail("written by a newer version of the game, which knows %s %d; this one knows up to %d", v.key, got, v.known)
		}
	}
}

// Nowhere is the error of reading into a nil pointer to what is named.
func Nowhere(what string) error {
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: "no " + what + " to read into; pass a pointer to one"}
}

// BadConfig is the error of a Config that cannot be: the rule against it, or "", and
// the path of the field.
func BadConfig(rule joe.RuleID, path, format string, values ...any) error {
	return &joe.Error{Kind: joe.ErrBadConfig, Rule: rule, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, values...)}
}
