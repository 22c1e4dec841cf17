package strict_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/internal/strict"
)

func TestNodeFaults(t *testing.T) {
	text := func(n strict.Node) { n.Text() }
	boolean := func(n strict.Node) { n.Bool() }
	small := func(n strict.Node) { n.Int(-2, 2) }
	whole := func(n strict.Node) { n.Int(math.MinInt64, math.MaxInt64) }
	upTo9 := func(n strict.Node) { n.Uint(9) }
	unsigned := func(n strict.Node) { n.Uint(math.MaxUint64) }
	float := func(n strict.Node) { n.Float() }
	pair := func(n strict.Node) { n.List(2) }
	entries := func(n strict.Node) {
		for range n.Entries(2) {
		}
	}
	way := func(n strict.Node) { n.OneOf("north", "east", "south", "west") }
	nines := strings.Repeat("9", 100)
	for _, c := range []struct {
		text string
		f    func(strict.Node)
		want string
	}{
		{`null`, text, `$: expected a string, found null`},
		{`true`, text, `$: expected a string, found true`},
		{`1.50`, text, `$: expected a string, found the number 1.50`},
		{nines, text, `$: expected a string, found the number ` + nines[:40] + `…`},
		{`[]`, text, `$: expected a string, found a list`},
		{`{}`, text, `$: expected a string, found an object`},
		{`"\u202e\n\"` + strings.Repeat("é", 40) + `"`, boolean, `$: expected true or false, found the string "\u202e\n\"` + strings.Repeat("é", 17) + `"…`},
		{`"true"`, boolean, `$: expected true or false, found the string "true"`},
		{`0`, boolean, `$: expected true or false, found the number 0`},

		{`"1"`, small, `$: expected a number, found the string "1"`},
		{`3`, small, `$: 3 is above 2`},
		{`-3`, small, `$: -3 is below -2`},
		{`2`, small, ``},
		{`-2`, small, ``},
		{`0`, small, ``},
		{`-0`, small, `$: -0 is not how zero is written; write 0`},
		{`1.0`, small, `$: 1.0 is not a plain whole number; write it without point and exponent`},
		{`1e0`, small, `$: 1e0 is not a plain whole number; write it without point and exponent`},
		{`1E0`, small, `$: 1E0 is not a plain whole number; write it without point and exponent`},
		{nines, small, `$: ` + nines[:40] + `… is above 2`},
		{`-` + nines, small, `$: -` + nines[:39] + `… is below -2`},
		{`-9223372036854775808`, whole, ``},
		{`9223372036854775807`, whole, ``},
		{`-9223372036854775809`, whole, `$: -9223372036854775809 is below -9223372036854775808`},
		{`9223372036854775808`, whole, `$: 9223372036854775808 is above 9223372036854775807`},
		{`10`, upTo9, `$: 10 is above 9`},
		{`-1`, upTo9, `$: -1 is below 0`},
		{`-` + nines, upTo9, `$: -` + nines[:39] + `… is below 0`},
		{`-0`, upTo9, `$: -0 is not how zero is written; write 0`},
		{`9`, upTo9, ``},
		{`18446744073709551615`, unsigned, ``},
		{`18446744073709551616`, unsigned, `$: 18446744073709551616 is above 18446744073709551615`},
		{`1e309`, float, `$: 1e309 is beyond the range of a number`},
		{`-1e309`, float, `$: -1e309 is beyond the range of a number`},
		{`1e-999`, float, ``},
		{`"NaN"`, float, `$: expected a number, found the string "NaN"`},

		{`{}`, pair, `$: expected a list, found an object`},
		{`[1,2,3]`, pair, `$: 3 elements, at most 2 are allowed`},
		{`[1,[2,3,4]]`, pair, ``},
		{`[]`, entries, `$: expected an object, found a list`},
		{`{"a":1,"b":2,"c":3}`, entries, `$: 3 keys, at most 2 are allowed`},
		{`{"a":1,"b":{"c":3}}`, entries, ``},
		{`1`, way, `$: expected a string, found the number 1`},
		{`"North"`, way, `$: "North" is unknown; did you mean "north"? Known: north, east, south, west`},
		{`"up\n"`, way, `$: "up\n" is unknown; known: north, east, south, west`},
		{`"east"`, way, ``},
		{`"\u0065ast"`, way, ``},
		{`[{"a":[0,"x"]}]`, func(n strict.Node) {
			n.List(1)[0].Object("a").Need("a").List(9)[1].Int(0, 1)
		}, `$[0].a[1]: expected a number, found the string "x"`},
		{`{"a":1,"b c":true}`, func(n strict.Node) {
			for _, value := range n.Entries(9) {
				value.Int(0, 1)
			}
		}, `$["b c"]: expected a number, found true`},
	} {
		checkFault(t, strict.Read([]byte(c.text), strict.Limits{}, c.f), c.want)
	}
}

func TestNodeValues(t *testing.T) {
	text := `{ "s":"d\u0034", "t":true, "f":false, "i":-7, "u":18446744073709551615, "x":2.5e3,
		"l":[ 1,[2] ,"3"], "o":{"b":1,"a":[],"\u0063":null}, "way":"south", "n":null }`
	err := strict.Read([]byte(text), strict.Limits{}, func(n strict.Node) {
		o := n.Object("s", "t", "f", "i", "u", "x", "l", "o", "way", "n", "none")
		equal := func(what string, got, want any) {
			t.Helper()
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", what, diff)
			}
		}
		equal("Text", o.Need("s").Text(), "d4")
		equal("Bool", o.Need("t").Bool(), true)
		equal("Bool", o.Need("f").Bool(), false)
		equal("Int", o.Need("i").Int(-7, -7), int64(-7))
		equal("Uint", o.Need("u").Uint(math.MaxUint64), uint64(math.MaxUint64))
		equal("Float", o.Need("x").Float(), 2500.0)
		equal("Float of a whole number", o.Need("i").Float(), -7.0)
		equal("OneOf", o.Need("way").OneOf("north", "east", "south", "west"), 2)
		equal("IsNull", o.Need("n").IsNull(), true)
		equal("Raw", string(o.Need("l").Raw()), `[ 1,[2] ,"3"]`)
		equal("Raw", string(o.Need("s").Raw()), `"d\u0034"`)
		equal("Raw", string(n.Raw()), text)

		var raws, paths, keys []string
		for _, e := range o.Need("l").List(3) {
			raws, paths = append(raws, string(e.Raw())), append(paths, e.Path())
		}
		equal("List", raws, []string{"1", "[2]", `"3"`})
		equal("Path", paths, []string{"$.l[0]", "$.l[1]", "$.l[2]"})
		raws = nil
		for key, e := range o.Need("o").Entries(3) {
			keys, raws = append(keys, key), append(raws, string(e.Raw()))
		}
		equal("Entries", keys, []string{"b", "a", "c"})
		equal("Entries", raws, []string{"1", "[]", "null"})
		for key := range o.Need("o").Entries(3) {
			equal("the first of the Entries", key, "b")
			break
		}
		equal("an empty list", len(o.Need("o").Object("a", "b", "c").Need("a").List(0)), 0)
		equal("Failed", n.Failed(), false)

		kinds := map[string]int{"s": 3, "t": 1, "f": 1, "i": 2, "u": 2, "x": 2, "l": 4, "o": 5, "n": 0}
		for key, kind := range kinds {
			want := make([]bool, 6)
			want[kind] = true
			equal("the kind of "+key, is(o.Need(key)), want)
		}
	})
	if err != nil {
		t.Error(err)
	}
}

func is(n strict.Node) []bool {
	return []bool{n.IsNull(), n.IsBool(), n.IsNumber(), n.IsString(), n.IsList(), n.IsObject()}
}

// answers calls every method and returns what is not a zero value.
func answers(n strict.Node) []string {
	var out []string
	add := func(method string, zero bool) {
		if !zero {
			out = append(out, method)
		}
	}
	for i, is := range is(n) {
		add([]string{"IsNull", "IsBool", "IsNumber", "IsString", "IsList", "IsObject"}[i], !is)
	}
	add("Text", n.Text() == "")
	add("Bool", !n.Bool())
	add("Int", n.Int(1, 2) == 0)
	add("Uint", n.Uint(9) == 0)
	add("Float", n.Float() == 0)
	add("OneOf", n.OneOf("a", "b", "c") == 0)
	add("List", n.List(9) == nil)
	add("Raw", n.Raw() == nil)
	for range n.Entries(9) {
		add("Entries", false)
	}
	o := n.Object("a", "b")
	add("Object", o == strict.Object{})
	opt, ok := o.Opt("a")
	add("Opt", opt == strict.Node{} && !ok)
	add("Need", o.Need("a") == strict.Node{})
	add("Has", !o.Has("a"))
	n.Fail("anything")
	return out
}

func TestNodeAfterAFault(t *testing.T) {
	if got := answers(strict.Node{}); got != nil {
		t.Errorf("the zero Node answers by %v", got)
	}
	if n := (strict.Node{}); n.Failed() || n.Path() != "" {
		t.Errorf("the zero Node: Failed %v, Path %q", n.Failed(), n.Path())
	}
	for _, value := range []string{`null`, `true`, `2`, `"c"`, `[1]`, `{"a":1}`} {
		err := strict.Read([]byte(`{"a":`+value+`,"b":1}`), strict.Limits{}, func(n strict.Node) {
			o := n.Object("a", "b")
			a := o.Need("a")
			o.Need("b").Fail("%d is not to my taste", o.Need("b").Int(0, 9))
			if got := answers(a); got != nil {
				t.Errorf("%s answers by %v", value, got)
			}
			if _, ok := o.Opt("a"); ok || o.Has("a") || o.Need("none") != (strict.Node{}) {
				t.Errorf("an Object of before the fault still answers")
			}
			if !a.Failed() || !n.Failed() || a.Path() != "$.a" {
				t.Errorf("Failed %v and %v, Path %q", a.Failed(), n.Failed(), a.Path())
			}
		})
		checkFault(t, err, "$.b: 1 is not to my taste")
	}
}

func TestEntriesEndAtAFault(t *testing.T) {
	var keys []string
	err := strict.Read([]byte(`{"a":1,"b":"two","c":3}`), strict.Limits{}, func(n strict.Node) {
		for key, value := range n.Entries(3) {
			keys = append(keys, key)
			value.Int(0, 9)
		}
	})
	checkFault(t, err, `$.b: expected a number, found the string "two"`)
	if diff := cmp.Diff([]string{"a", "b"}, keys); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}

func TestReadKeepsTheFirstFault(t *testing.T) {
	err := strict.Read([]byte(`[1,2]`), strict.Limits{}, func(n strict.Node) {
		list := n.List(2)
		list[1].Fail("second")
		list[0].Fail("first in the text, but reported later")
		n.Text()
	})
	checkFault(t, err, "$[1]: second")
	var fault *strict.Fault
	if !errors.As(err, &fault) || fault.Path != "$[1]" || fault.Detail != "second" {
		t.Errorf("fault %+v", fault)
	}
}
