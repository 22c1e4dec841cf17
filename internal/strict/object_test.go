package strict_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/internal/strict"
)

func TestObjectFaults(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"seats":3,"boats":[],"first turn":0}`, ``},
		{`{"first turn":0,"boats":[],"seats":3}`, ``},
		{`{"\u0073eats":3,"boats":[]}`, ``},
		{`{"boats":[]}`, `$.seats: missing`},
		{`{"seats":3}`, `$.boats: missing`},
		{`[]`, `$: expected an object, found a list`},
		{`{"Seats":3,"boats":[]}`, `$.Seats: unknown key; did you mean "seats"? Known: seats, boats, first turn`},
		{`{"seats":3,"boats":[],"firstTurn":0}`, `$.firstTurn: unknown key; did you mean "first turn"? Known: seats, boats, first turn`},
		{`{"seats":3,"boast":[]}`, `$.boast: unknown key; did you mean "boats"? Known: seats, boats, first turn`},
		{`{"seats":3,"extra\n":null,"boats":1}`, `$["extra\n"]: unknown key; known: seats, boats, first turn`},
		{`{"":3}`, `$[""]: unknown key; known: seats, boats, first turn`},
		{`{"seats\u0000":3}`, `$["seats\x00"]: unknown key; did you mean "seats"? Known: seats, boats, first turn`},
		{`{"seats":1,"boats":[],"first turn":null}`, `$["first turn"]: expected a number, found null`},
		{`{"seats":1,"boats":[{"seats":1}]}`, `$.boats[0]: expected a number, found an object`},
	} {
		err := strict.Read([]byte(c.text), strict.Limits{}, func(n strict.Node) {
			o := n.Object("seats", "boats", "first turn")
			o.Need("seats").Int(0, 9)
			for _, boat := range o.Need("boats").List(9) {
				boat.Int(0, 9)
			}
			if first, ok := o.Opt("first turn"); ok != o.Has("first turn") || ok && first.Int(0, 9) != 0 {
				t.Errorf("%s: Opt %v, Has %v", c.text, ok, o.Has("first turn"))
			}
		})
		checkFault(t, err, c.want)
	}
	err := strict.Read([]byte(`{"a":{"b":{}}}`), strict.Limits{}, func(n strict.Node) {
		n.Object("a").Need("a").Object("b", "c d").Need("c d")
	})
	checkFault(t, err, `$.a["c d"]: missing`)
	err = strict.Read([]byte(`{"a":{"b":1}}`), strict.Limits{}, func(n strict.Node) { n.Object("a").Need("a").Object() })
	checkFault(t, err, `$.a.b: unknown key; none is known here`)
}

// The same names deeper down are not those of this object, nor are they past its end.
func TestObjectLooksAtItsOwnKeys(t *testing.T) {
	err := strict.Read([]byte(`[{"a":{"b":{"c":1}},"c":{"a":2}},{"b":3}]`), strict.Limits{}, func(n strict.Node) {
		o := n.List(2)[0].Object("a", "b", "c")
		if o.Has("b") || !o.Has("a") || !o.Has("c") {
			t.Errorf("Has: a %v, b %v, c %v", o.Has("a"), o.Has("b"), o.Has("c"))
		}
		if n, ok := o.Opt("b"); ok || n != (strict.Node{}) {
			t.Errorf("Opt gives %s", n.Path())
		}
		if got := string(o.Need("c").Raw()); got != `{"a":2}` {
			t.Errorf("c is %s", got)
		}
	})
	checkFault(t, err, "")
	err = strict.Read([]byte(`{"x":{"a":1},"b":2}`), strict.Limits{}, func(n strict.Node) {
		n.Object("x", "b").Need("x").Object("a", "b").Need("b")
	})
	checkFault(t, err, "$.x.b: missing")
}
