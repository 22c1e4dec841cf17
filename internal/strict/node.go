package strict

import (
	"fmt"
	"iter"
	"strconv"
	"strings"
)

// Node is one value of a text that [Read] parsed. Each method that wants a certain kind
// of value reports a fault if it is another. After the first fault of a Read all methods
// of all its Nodes but Path and Failed answer zero values, and further faults are not
// kept. The zero Node answers zero values and reports nothing.
type Node struct {
	doc *document
	at  int32
}

// value is what the Node stands for, or nil if it is to answer nothing any more.
func (n Node) value() *value {
	if n.doc == nil || n.doc.fault != nil {
		return nil
	}
	return &n.doc.values[n.at]
}

// Path names the place of the value in the text, such as $.players[2].boats.
func (n Node) Path() string {
	if n.doc == nil {
		return ""
	}
	return n.doc.path(n.at, "")
}

// Fail reports a fault at this value; the arguments are those of fmt.Sprintf. Control
// characters in the outcome are escaped, and it is cut after 600 bytes; a text of others
// is best given by %q.
func (n Node) Fail(format string, args ...any) {
	if n.value() != nil {
		n.doc.fail(n.Path(), fmt.Sprintf(format, args...))
	}
}

// Failed reports whether this Read has met a fault, at this value or any other.
func (n Node) Failed() bool { return n.doc != nil && n.doc.fault != nil }

func (n Node) is(k kind) bool {
	v := n.value()
	return v != nil && v.kind == k
}

// IsNull reports whether the value is null.
func (n Node) IsNull() bool { return n.is(nullKind) }

// IsBool reports whether the value is true or false.
func (n Node) IsBool() bool { return n.is(boolKind) }

// IsNumber reports whether the value is a number.
func (n Node) IsNumber() bool { return n.is(numberKind) }

// IsString reports whether the value is a string.
func (n Node) IsString() bool { return n.is(stringKind) }

// IsList reports whether the value is a list.
func (n Node) IsList() bool { return n.is(listKind) }

// IsObject reports whether the value is an object.
func (n Node) IsObject() bool { return n.is(objectKind) }

// want is the value if it is of this kind; if not, it reports a fault.
func (n Node) want(k kind) *value {
	v := n.value()
	if v == nil || v.kind == k {
		return v
	}
	found := "null"
	switch v.kind {
	case boolKind:
		found = n.literal()
	case numberKind:
		found = "the number " + shorten(n.literal())
	case stringKind:
		found = "the string " + quote(n.content(v))
	case listKind:
		found = "a list"
	case objectKind:
		found = "an object"
	}
	wanted := [...]string{boolKind: "true or false", numberKind: "a number", stringKind: "a string", listKind: "a list", objectKind: "an object"}
	n.Fail("expected %s, found %s", wanted[k], found)
	return nil
}

// literal is the text of the value as it is written.
func (n Node) literal() string {
	v := &n.doc.values[n.at]
	return n.doc.text[v.start:v.end]
}

// content is what a string says. It may share memory with the text.
func (n Node) content(v *value) string {
	s := n.doc.text[v.start+1 : v.end-1]
	if v.escaped {
		return unescape(s)
	}
	return s
}

// shorten cuts a number that is too long to show.
func shorten(literal string) string {
	if head := cut(literal, maxQuote); len(head) < len(literal) {
		return head + "…"
	}
	return literal
}

// Raw returns a copy of the text of the value as it is written, white space inside it
// included.
func (n Node) Raw() []byte {
	if n.value() == nil {
		return nil
	}
	return []byte(n.literal())
}

// Text returns the string, its escapes resolved: valid UTF-8 of any characters, control
// characters included if they were written as escapes.
func (n Node) Text() string {
	v := n.want(stringKind)
	if v == nil {
		return ""
	}
	return strings.Clone(n.content(v))
}

// OneOf returns the index of the string among the words; any other string is a fault that
// lists them.
func (n Node) OneOf(words ...string) int {
	v := n.want(stringKind)
	if v == nil {
		return 0
	}
	s := n.content(v)
	for i, w := range words {
		if w == s {
			return i
		}
	}
	n.Fail("%s is unknown%s", quote(s), instead(s, words))
	return 0
}

// Bool returns the value, which must be true or false.
func (n Node) Bool() bool {
	return n.want(boolKind) != nil && n.literal() == "true"
}

// Int returns a whole number from min to max. It must be written plainly: no fraction, no
// exponent, no -0.
func (n Node) Int(min, max int64) int64 {
	s, ok := n.whole()
	if !ok {
		return 0
	}
	i, err := strconv.ParseInt(s, 10, 64)
	// Out of the range of int64, ParseInt gives its end on that side.
	switch {
	case i < min || err != nil && s[0] == '-':
		n.Fail("%s is below %d", shorten(s), min)
	case i > max || err != nil:
		n.Fail("%s is above %d", shorten(s), max)
	default:
		return i
	}
	return 0
}

// Uint returns a whole number from 0 to max, written as for Int.
func (n Node) Uint(max uint64) uint64 {
	s, ok := n.whole()
	if !ok {
		return 0
	}
	i, err := strconv.ParseUint(s, 10, 64)
	switch {
	case s[0] == '-':
		n.Fail("%s is below 0", shorten(s))
	case i > max || err != nil:
		n.Fail("%s is above %d", shorten(s), max)
	default:
		return i
	}
	return 0
}

// whole is a whole number as it is written.
func (n Node) whole() (string, bool) {
	if n.want(numberKind) == nil {
		return "", false
	}
	s := n.literal()
	if s == "-0" {
		n.Fail("-0 is not how zero is written; write 0")
		return "", false
	}
	if strings.ContainsAny(s, ".eE") {
		n.Fail("%s is not a plain whole number; write it without point and exponent", shorten(s))
		return "", false
	}
	return s, true
}

// Float returns the number nearest to what is written, which must not be beyond the range
// of float64. Below it, towards zero, it is rounded.
func (n Node) Float() float64 {
	if n.want(numberKind) == nil {
		return 0
	}
	f, err := strconv.ParseFloat(n.literal(), 64)
	if err != nil {
		n.Fail("%s is beyond the range of a number", shorten(n.literal()))
		return 0
	}
	return f
}

// List returns the elements of a list of at most max, in order. The slice is the
// caller's.
func (n Node) List(max int) []Node {
	v := n.want(listKind)
	if v == nil {
		return nil
	}
	if int(v.count) > max {
		n.Fail("%d elements, at most %d are allowed", v.count, max)
		return nil
	}
	nodes := make([]Node, 0, v.count)
	for i := n.at + 1; i < v.next; i = n.doc.values[i].next {
		nodes = append(nodes, Node{n.doc, i})
	}
	return nodes
}

// Entries returns the keys and values of an object whose keys are free, at most max, in
// the order in which they are written. It ends early after a fault.
func (n Node) Entries(max int) iter.Seq2[string, Node] {
	v := n.want(objectKind)
	if v != nil && int(v.count) > max {
		n.Fail("%d keys, at most %d are allowed", v.count, max)
	}
	return func(yield func(string, Node) bool) {
		if v == nil {
			return
		}
		for i := n.at + 1; i < v.next && !n.Failed(); i = n.doc.values[i].next {
			if !yield(strings.Clone(n.doc.key(i)), Node{n.doc, i}) {
				return
			}
		}
	}
}
