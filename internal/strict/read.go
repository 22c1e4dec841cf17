package strict

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Limits bounds what [Read] takes. A field that is zero or less means its default.
type Limits struct {
	// Bytes is the most that the whole text may have: by default 1 MiB, and 1 GiB at most.
	Bytes int
	// Depth is how many lists and objects may lie in one another: by default 32, and
	// 10,000 at most, as in encoding/json. A value that is neither lies at depth 0.
	Depth int
	// Values is how many values there may be in all, the root, lists and objects
	// included, keys not: by default 100,000.
	Values int
	// StringBytes is the most that a string or a key may have between its quotes, as it
	// is written, escapes unresolved: by default 64 KiB.
	StringBytes int
}

func (l Limits) filled() Limits {
	fill := func(limit, usual, most int) int {
		if limit <= 0 {
			return usual
		}
		return min(limit, most)
	}
	return Limits{
		Bytes:       fill(l.Bytes, 1<<20, 1<<30),
		Depth:       fill(l.Depth, 32, 10_000),
		Values:      fill(l.Values, 100_000, 1<<30),
		StringBytes: fill(l.StringBytes, 64<<10, 1<<30),
	}
}

// Read parses data, which must be one JSON value and nothing else, and calls f with it.
// It returns the first fault, of the text or reported by a method of a Node, as a *Fault,
// or nil. If the text is not right, f is not called; a nil f only checks the text.
//
// Nodes do not share memory with data. All Nodes of one Read belong to one goroutine.
// They keep the whole text alive, so they are better not kept; what they return is
// free of it.
func Read(data []byte, limits Limits, f func(Node)) error {
	limits = limits.filled()
	if len(data) > limits.Bytes {
		return &Fault{Path: "$", Detail: fmt.Sprintf("%d bytes, at most %d are allowed", len(data), limits.Bytes)}
	}
	d := &document{text: string(data)}
	d.values = d.few[:0]
	// Each value but the root follows a comma or the bracket that opens its container.
	most := 1 + strings.Count(d.text, ",") + strings.Count(d.text, "[") + strings.Count(d.text, "{")
	if most > len(d.few) {
		d.values = make([]value, 0, min(most, limits.Values+1))
	}
	p := parser{document: d, limits: limits, open: none}
	if p.parse() && f != nil {
		f(Node{doc: d})
	}
	if d.fault != nil {
		return d.fault
	}
	return nil
}

// document is a parsed text. Its values stand in the order in which they begin, so a
// container is followed by what lies in it.
type document struct {
	text   string
	values []value
	fault  *Fault
	plain  []string // the keys that are written with escapes, without them
	few    [8]value // room for the values of a small text, to save an allocation
}

type kind uint8

const (
	nullKind kind = iota + 1
	boolKind
	numberKind
	stringKind
	listKind
	objectKind
)

// value is one value of a document. Offsets are into the text, indices into the values.
type value struct {
	start, end       int32 // the text, quotes and brackets included
	keyStart, keyEnd int32 // the key between its quotes, if the parent is an object
	parent           int32 // index, or none
	next             int32 // index of the first value that is not inside this one
	order            int32 // how many siblings stand before it
	count            int32 // how many values lie directly in it
	kind             kind
	escaped          bool // the string has a backslash
	keyEscaped       bool // the key has one; then keyStart is its index in plain
}

const none int32 = -1

// fail keeps the first fault; it is not called again.
func (d *document) fail(path, detail string) {
	d.fault = &Fault{Path: path, Detail: printable(detail)}
}

// position tells where in the text an offset is.
func (d *document) position(offset int) string {
	before := d.text[:offset]
	line := strings.Count(before, "\n") + 1
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	return fmt.Sprintf("line %d, column %d", line, column)
}

// key is the key of a member. It may share memory with the text.
func (d *document) key(at int32) string {
	v := &d.values[at]
	if v.keyEscaped {
		return d.plain[v.keyStart]
	}
	return d.text[v.keyStart:v.keyEnd]
}
