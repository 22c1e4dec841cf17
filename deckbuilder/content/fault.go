package content

import (
	"errors"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Fault is one thing that is wrong with a card set. [Load] and its like return all
// faults that they find joined in one error, the first 50 of them; [Faults] takes
// them apart again.
type Fault struct {
	File   string // the file's path in its file system; "" for a set in one value
	Card   string // the id of the card at fault, as far as it is known
	Path   string // the place in the file: "$.cards[3].abilities[0].do[1].n"; "$" for the whole
	Detail string // what is wrong there, and what would be right
}

// Error says file, card, place and detail: "joes.json: flint: $.cards[2].cost: 31 is
// above 20".
func (f *Fault) Error() string {
	var b strings.Builder
	for _, s := range []string{f.File, f.Card, f.Path} {
		if s != "" {
			b.WriteString(s)
			b.WriteString(": ")
		}
	}
	b.WriteString(f.Detail)
	return b.String()
}

// Faults is the single Faults that an error of this package joins, in the order in
// which they were found; nil for an error that has none.
func Faults(err error) (list []*Fault) {
	switch e := err.(type) {
	case nil:
	case *Fault:
		list = []*Fault{e}
	case interface{ Unwrap() []error }:
		for _, inner := range e.Unwrap() {
			list = append(list, Faults(inner)...)
		}
	case interface{ Unwrap() error }:
		list = Faults(e.Unwrap())
	}
	return list
}

// maxFaults is how many faults are told of one set.
const maxFaults = 50

// faults are the faults found so far.
type faults struct {
	list []error
	more int // found, not kept
}

// add keeps a fault.
func (f *faults) add(at place, format string, args ...any) {
	if len(f.list) == maxFaults {
		f.more++
		return
	}
	f.list = append(f.list, &Fault{File: at.file, Card: at.card, Path: at.path, Detail: fmt.Sprintf(format, args...)})
}

// count is how many were found.
func (f *faults) count() int { return len(f.list) + f.more }

// err is all of them in one error, or nil.
func (f *faults) err() error {
	if f.more > 0 {
		return errors.Join(append(f.list, fmt.Errorf("and %d faults more", f.more))...)
	}
	return errors.Join(f.list...)
}

// place is where in a set something is said.
type place struct{ file, card, path string }

// field is the place of a key.
func (p place) field(key string) place {
	if strings.ContainsAny(key, "-") { // the only sign in our keys that is none of a word
		p.path += fmt.Sprintf("[%q]", key)
	} else {
		p.path += "." + key
	}
	return p
}

// item is the place of an element of a list.
func (p place) item(i int) place {
	p.path += fmt.Sprintf("[%d]", i)
	return p
}

// part is a JSON value that is still to be taken apart. Each is read by itself, so
// that a fault in one does not hide those of the others.
type part struct {
	at  place
	raw []byte
}

// limits of a text that was checked as a whole before: what it holds is within them.
var limits = strict.Limits{Bytes: maxSet, Depth: maxDepth, Values: maxValues, StringBytes: maxText}

// read hands the value to a function, keeps the fault that it meets, and reports
// whether there was none.
func (f *faults) read(p part, take func(strict.Node)) bool {
	err := strict.Read(p.raw, limits, take)
	var fault *strict.Fault
	if errors.As(err, &fault) {
		p.at.path += strings.TrimPrefix(fault.Path, "$")
		f.add(p.at, "%s", fault.Detail)
	} else if err != nil {
		f.add(p.at, "%v", err)
	}
	return err == nil
}

// fields is the values of an object by key: nil if it is none. A key that is not
// among the known ones is a fault.
func (f *faults) fields(p part, known ...string) map[string]part {
	var m map[string]part
	isObject := false
	f.read(p, func(n strict.Node) {
		isObject = n.IsObject()
		o := n.Object(known...)
		if n.Failed() {
			return
		}
		m = make(map[string]part, len(known))
		for _, key := range known {
			if value, ok := o.Opt(key); ok {
				m[key] = part{p.at.field(key), value.Raw()}
			}
		}
	})
	if m != nil || !isObject {
		return m
	}
	f.read(p, func(n strict.Node) { // for the faults of the keys that are known
		m = make(map[string]part)
		for key, value := range n.Entries(maxKeys) {
			m[key] = part{p.at.field(key), value.Raw()}
		}
	})
	return m
}

// items is the elements of a list of so many.
func (f *faults) items(p part, low, high int) (list []part) {
	f.read(p, func(n strict.Node) {
		nodes := n.List(high)
		for i, e := range nodes {
			list = append(list, part{p.at.item(i), e.Raw()})
		}
		if len(nodes) < low { // its fault is not kept where the list itself has one
			n.Fail("%d elements, at least %d are needed", len(nodes), low)
		}
	})
	return list
}

// int is a whole number in a range.
func (f *faults) int(p part, low, high int) (v int) {
	f.read(p, func(n strict.Node) { v = int(n.Int(int64(low), int64(high))) })
	return v
}

// bool is true or false.
func (f *faults) bool(p part) (v bool) {
	f.read(p, func(n strict.Node) { v = n.Bool() })
	return v
}

// word is the value of one word of an enumeration.
func (f *faults) word(p part, list words) (v int) {
	f.read(p, func(n strict.Node) {
		can := list.listed()
		if i := n.OneOf(can...); !n.Failed() {
			v, _ = list.value(can[i])
		}
	})
	return v
}

// text is a text of so many characters, printable, without blanks around it.
func (f *faults) text(p part, low, high int) (v string) {
	f.read(p, func(n strict.Node) {
		v = n.Text()
		if !n.Failed() {
			if wrong := wrongText(v, low, high); wrong != "" {
				n.Fail("%s", wrong)
			}
		}
	})
	return v
}

// id is a name for programs: small letters, digits and single dashes.
func (f *faults) id(p part) (v string) {
	f.read(p, func(n strict.Node) {
		if v = n.Text(); !n.Failed() && !isID(v) {
			n.Fail("%.40q is no id; an id has 1 to %d small letters and digits, and dashes between them", v, maxID)
		}
	})
	return v
}
