package apigate

import (
	"strings"
	"testing"

	"golang.org/x/exp/apidiff"
)

// A package is described, then changed: the gate tells what breaks programs from what
// does not. The description must not lose what decides it.
func TestGateBites(t *testing.T) {
	const before = `package p

import ("fmt"; "io"; "math/rand"; other "math/rand/v2")

const Most = 8
const Name string = "x\ny"
var Default = Point{}
type Point struct { X, Y int; name string; table }
type table struct { Rows []*row; secret func() }
type row struct { Cell int; hidden int }
type Key struct { a, b int }
type Shape interface { fmt.Stringer; shape(*table) inner }
type inner int
type Square struct { side int }
func (Square) String() string { return "" }
func (Square) shape(*table) inner { return 0 }
func (*Square) Grow(by int) error { return nil }
func (Square) own() {}
type Pair[K comparable, V ~int | ~string] struct { Key K; Value V; less func(K) bool }
func (p *Pair[A, B]) Swap(m map[A][]B) (A, bool) { var a A; return a, false }
type Ints = Pair[string, inner]
func (inner) String() string { return "" }
type Reader interface { io.Reader; Close() error }
func Map[T any, R io.Reader](from []T, f func(T) R, more ...chan<- T) (out map[string]R, err error) { return nil, nil }
func Hidden() *row { return nil }
func Sources(*rand.Rand, other.Source) (interface{ M(row) }, struct{ F [3]row }) { return nil, struct{ F [3]row }{} }
`
	w := load(t)
	first, err := check("p", before, w)
	if err != nil {
		t.Fatal(err)
	}
	text, err := describe(first)
	if err != nil {
		t.Fatal(err)
	}
	old, err := check("p", text, w)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for name, c := range map[string]struct{ old, new, want string }{
		"nothing":                     {"", "", ""},
		"a comment":                   {"package p", "// Package p.\npackage p", ""},
		"an unexported method gone":   {"func (Square) own() {}", "", ""},
		"an unexported field gone":    {"side int", "", ""},
		"a hidden type renamed":       {"inner", "core", ""},
		"a function more":             {"func Hidden", "func More() {}\nfunc Hidden", "+More: added"},
		"a field more":                {"X, Y int", "X, Y, Z int", "+Point.Z: added"},
		"a sealed interface grows":    {"shape(*table) inner }", "shape(*table) inner; own() }", ""},
		"a function gone":             {"func Hidden() *row { return nil }", "", "Hidden: removed"},
		"a method gone":               {"func (*Square) Grow(by int) error { return nil }", "", "(*Square).Grow: removed"},
		"a result more":               {"Grow(by int) error", "Grow(by int) (int, error)", "(*Square).Grow: changed from"},
		"a constant changed":          {"Most = 8", "Most = 9", "Most: value changed from 8 to 9"},
		"a constant typed otherwise":  {"Most = 8", "Most int = 8", "Most: changed from untyped int to int"},
		"a variable typed otherwise":  {"Default = Point{}", "Default = &Point{}", "Default: changed from Point to *Point"},
		"a field gone":                {"X, Y int", "X int", "Point.Y: removed"},
		"a promoted field gone":       {"Rows []*row;", "", "Point.Rows: removed"},
		"a field of a hidden type":    {"Cell int", "Cell string", "row.Cell: changed from int to string"},
		"a key that cannot compare":   {"a, b int", "a, b []int", "Key: old is comparable, new is not"},
		"an open interface grows":     {"Close() error", "Close() error; Open()", "Reader.Open: added"},
		"an open interface is sealed": {"Close() error", "Close() error; seal()", "Reader.seal: added unexported method"},
		"a type no longer fits":       {"func (Square) shape", "func (*Square) shape", "Square: no longer implements Shape"},
		"a constraint changed":        {"V ~int | ~string", "V fmt.Stringer", "Pair"},
		"a constraint of a function":  {"R io.Reader", "R io.Writer", "Map: changed from"},
		"an alias changed":            {"Pair[string, inner]", "Pair[int, inner]", "Ints: changed from"},
		"variadic no more":            {"more ...chan<- T", "more []chan<- T", "Map: changed from"},
		"another package's type":      {"other.Source)", "rand.Source)", "Sources: changed from"},
		"a type within a type":        {"F [3]row", "F [4]row", "Sources: changed from"},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(before, c.old) {
				t.Fatalf("there is no %q to change", c.old)
			}
			text := strings.ReplaceAll(before, c.old, c.new)
			if c.old == "" {
				text = before
			}
			now, err := check("p", text, w)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, change := range apidiff.Changes(old, now).Changes {
				mark := ""
				if change.Compatible {
					mark = "+"
				}
				got = append(got, mark+change.Message)
			}
			all := strings.Join(got, "\n")
			if (c.want == "") != (all == "") || !strings.Contains(all, c.want) || strings.Contains(all, "+") != strings.HasPrefix(c.want, "+") {
				t.Errorf("got %q, want %q", all, c.want)
			}
		})
	}
}
