package strict_test

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/seed4548c990/gijoe/internal/strict"
)

func TestReadLimits(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	mixed := func(n int) string { return strings.Repeat(`{"a":[`, n/2) + strings.Repeat("]}", n/2) }
	word := func(n int) string { return `"` + strings.Repeat("x", n) + `"` }
	values := func(n int) string { return "[0" + strings.Repeat(",0", n-2) + "]" }
	type limits = strict.Limits
	for _, c := range []struct {
		name, text string
		limits     limits
		want       string
	}{
		{"bytes", "[100]", limits{Bytes: 5}, ""},
		{"bytes", "[1000]", limits{Bytes: 5}, "$: 6 bytes, at most 5 are allowed"},
		{"bytes, not even JSON", strings.Repeat("x", 6), limits{Bytes: 5}, "$: 6 bytes, at most 5 are allowed"},
		{"bytes by default", "1" + strings.Repeat(" ", 1<<20-1), limits{}, ""},
		{"bytes by default", "1" + strings.Repeat(" ", 1<<20), limits{}, "$: 1048577 bytes, at most 1048576 are allowed"},

		{"depth", "7", limits{Depth: 1}, ""},
		{"depth", `[{"b":1}]`, limits{Depth: 2}, ""},
		{"depth", `[1,{"b":{}}]`, limits{Depth: 2}, "$[1].b: more than 2 levels deep (line 1, column 9)"},
		{"depth of neighbours", `[[[]],[[]],{"a":[]},[{}]]`, limits{Depth: 3}, ""},
		{"depth by default", nested(32), limits{}, ""},
		{"depth by default", mixed(32), limits{}, ""},
		{"depth by default", nested(33), limits{}, "$" + strings.Repeat("[0]", 32) + ": more than 32 levels deep (line 1, column 33)"},
		{"depth by default, open", strings.Repeat("[", 1<<20), limits{}, "$" + strings.Repeat("[0]", 32) + ": more than 32 levels deep (line 1, column 33)"},
		{"depth at most", nested(10_000), limits{Depth: math.MaxInt}, ""},
		{"depth at most", nested(10_001), limits{Depth: math.MaxInt}, "$…" + strings.Repeat("[0]", 66) + ": more than 10000 levels deep (line 1, column 10001)"},

		{"values", `[1,{"a":2}]`, limits{Values: 4}, ""},
		{"values", `[1,{"a":2}]`, limits{Values: 3}, "$[1].a: more than 3 values in all (line 1, column 8)"},
		{"values", `[1,2,x`, limits{Values: 3}, "$[2]: more than 3 values in all (line 1, column 6)"},
		{"values by default", values(100_000), limits{}, ""},
		{"values by default", values(100_001), limits{}, "$[99999]: more than 100000 values in all (line 1, column 200000)"},

		{"string", `["abc"]`, limits{StringBytes: 3}, ""},
		{"string", `["ab",  "abcd"]`, limits{StringBytes: 3}, "$[1]: a string of more than 3 bytes (line 1, column 9)"},
		{"string in bytes", `["éé"]`, limits{StringBytes: 3}, "$[0]: a string of more than 3 bytes (line 1, column 2)"},
		{"string as written", `["\u0041"]`, limits{StringBytes: 5}, "$[0]: a string of more than 5 bytes (line 1, column 2)"},
		{"key", `{"a":{"abcd":1}}`, limits{StringBytes: 3}, "$.a: a string of more than 3 bytes (line 1, column 7)"},
		{"key", `{"a":{"abc":1}}`, limits{StringBytes: 3}, ""},
		{"string by default", word(64 << 10), limits{}, ""},
		{"string by default", word(64<<10 + 1), limits{}, "$: a string of more than 65536 bytes (line 1, column 1)"},

		{"negative limits are the defaults", nested(33), limits{-1, -1, -1, -1}, "$" + strings.Repeat("[0]", 32) + ": more than 32 levels deep (line 1, column 33)"},
		{"negative limits are the defaults", `[1,"two",{"three":null}]`, limits{-1, -1, -1, -1}, ""},
		{"limits beyond any text", `[1,"two",{"three":null}]`, limits{math.MaxInt, math.MaxInt, math.MaxInt, math.MaxInt}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			checkText(t, c.text, c.limits, c.want)
		})
	}
}

// A reader that is quadratic, in time or memory, does not come to the end of this one:
// it would take a million times a million steps.
func TestReadIsLinear(t *testing.T) {
	const n = 1_000_000
	wide := strict.Limits{Bytes: 64 << 20, Values: n + 2, StringBytes: 32 << 20, Depth: 10_000}
	var keys strings.Builder
	for i := range n / 2 {
		fmt.Fprintf(&keys, `"%d":0,"\u0061%d":0,`, i, i)
	}
	for name, c := range map[string]struct{ text, want string }{
		"keys":          {"{" + keys.String() + `"a77777":1}`, "$.a77777: the key is given twice (line 1, column 13777782)"},
		"elements":      {"[" + strings.Repeat("0,", n) + "]", "$: a comma too many before ] (line 1, column 2000001)"},
		"lines":         {"[" + strings.Repeat("\n", n) + "x", fmt.Sprintf(`$[0]: unknown word "x"; strings are in double quotes (line %d, column 1)`, n+1)},
		"escapes":       {`["` + strings.Repeat(`\ud83d\ude00`, n), "$[0]: a string without its closing quote (line 1, column 2)"},
		"digits":        {"[" + strings.Repeat("9", n) + "]", ""},
		"open brackets": {strings.Repeat(`{"":`, n), `$…` + strings.Repeat(`[""]`, 50) + `: more than 10000 levels deep (line 1, column 40001)`},
	} {
		t.Run(name, func(t *testing.T) {
			checkFault(t, strict.Read([]byte(c.text), wide, nil), c.want)
		})
	}
}

// A list of a million is walked once, not from its start for each element; so are paths.
func TestNodesAreLinear(t *testing.T) {
	const n = 1_000_000
	text := "[" + strings.Repeat("7,", n-1) + "7]"
	err := strict.Read([]byte(text), strict.Limits{Bytes: 4 << 20, Values: n + 1}, func(node strict.Node) {
		list := node.List(n)
		if len(list) != n {
			t.Fatalf("%d elements", len(list))
		}
		for i, e := range list {
			if e.Int(7, 7) != 7 || i%1000 == 0 && e.Path() != fmt.Sprintf("$[%d]", i) {
				t.Fatalf("element %d: %d at %s", i, e.Int(7, 7), e.Path())
			}
		}
	})
	checkFault(t, err, "")
}

// By default, no text takes more than 32 MiB, and one above the limit nearly nothing.
func TestReadMemory(t *testing.T) {
	fill := func(unit string, size int) []byte { return []byte(strings.Repeat(unit, size/len(unit))) }
	var keys strings.Builder
	for i := 0; keys.Len() < 1<<20-20; i++ {
		fmt.Fprintf(&keys, `"%d":0,`, i)
	}
	few, long := "{", "{"
	for i := range 16 {
		few += fmt.Sprintf(`"\u0061%d":0,`, i)
		long += fmt.Sprintf(`"\n%d%s":0,`, i, strings.Repeat("x", 65_000))
	}
	for name, c := range map[string]struct {
		text []byte
		most uint64
	}{
		"escaped keys":      {append([]byte("["), fill(few+`"":0},`, 1<<20-200)...), 32 << 20},
		"long escaped keys": {[]byte(long), 32 << 20},
		"above the limit":   {fill("[", 10<<20), 4 << 10},
		"open lists":        {fill("[", 1<<20), 32 << 20},
		"open objects":      {fill(`{"":`, 1<<20), 32 << 20},
		"commas":            {fill(",", 1<<20), 32 << 20},
		"elements":          {append([]byte("["), fill("0,", 1<<20-2)...), 32 << 20},
		"empty lists":       {append([]byte("["), fill("[],", 1<<20-3)...), 32 << 20},
		"keys":              {[]byte("{" + keys.String()), 32 << 20},
		"control bytes":     {fill("\x00", 1<<20), 32 << 20},
		"one word":          {fill("x", 1<<20), 32 << 20},
		"one odd long key":  {[]byte(`{"` + strings.Repeat("\u202e", 1<<14) + `":x`), 32 << 20},
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := strict.Read(c.text, strict.Limits{}, nil)
			runtime.ReadMemStats(&after)
			if err == nil {
				t.Error("accepted")
			}
			if got := after.TotalAlloc - before.TotalAlloc; got > c.most {
				t.Errorf("%d bytes allocated, at most %d are allowed; %v", got, c.most, err)
			}
		})
	}
}

// A text costs its copy and the document; one of more than a few values a slice for
// them besides, of the right size at once.
func TestReadAllocations(t *testing.T) {
	for text, want := range map[string]float64{
		`{"type":"step","to":"d4"}`: 2,
		`[1,2,[3],{"a":[]}]`:        2,
		strings.Repeat(`{"a":`, 25) + "1" + strings.Repeat("}", 25): 3,
		strings.Repeat("[", 25) + strings.Repeat("]", 25):           3,
		"[" + strings.Repeat("0,", 1000) + "0]":                     3,
		string(positionText()):                                      3,
	} {
		data := []byte(text)
		got := testing.AllocsPerRun(10, func() {
			if err := strict.Read(data, strict.Limits{}, nil); err != nil {
				t.Error(err)
			}
		})
		if got != want {
			t.Errorf("%.40s: %v allocations, want %v", text, got, want)
		}
	}
}

// Nothing that a caller holds changes what a Node says, and the other way round.
func TestReadOwnsItsText(t *testing.T) {
	data := []byte(`{"a":["d4",17]}`)
	var first, again []byte
	var word string
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
		for i := range data {
			data[i] = 'x'
		}
		first = n.Raw()
		for i := range first {
			first[i] = 'y'
		}
		again = n.Raw()
		list := n.Object("a").Need("a").List(2)
		word = list[0].Text()
		if unsafe.StringData(word) == unsafe.StringData(list[0].Text()) {
			t.Error("Text shares memory with the text")
		}
		for key := range n.Entries(1) {
			for again := range n.Entries(1) {
				if unsafe.StringData(key) == unsafe.StringData(again) {
					t.Error("keys share memory with the text")
				}
			}
		}
		list[0], list[1] = list[1], list[0]
		if got := n.Object("a").Need("a").List(2)[1].Int(0, 99); got != 17 {
			t.Errorf("the list is now %d", got)
		}
	})
	if err != nil || string(again) != `{"a":["d4",17]}` || word != "d4" {
		t.Errorf("got %s and %q, %v", again, word, err)
	}
}
