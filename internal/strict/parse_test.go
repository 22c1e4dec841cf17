package strict_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// checkText holds Read against a text alone: f is called only if the text is right.
func checkText(t *testing.T, text string, limits strict.Limits, want string) {
	t.Helper()
	called := false
	checkFault(t, strict.Read([]byte(text), limits, func(strict.Node) { called = true }), want)
	if called != (want == "") {
		t.Errorf("%.40q: f called: %v", text, called)
	}
	checkFault(t, strict.Read([]byte(text), limits, nil), want)
}

// checkFault compares the whole message and reads it back out of the *Fault.
func checkFault(t *testing.T, err error, want string) {
	t.Helper()
	var fault *strict.Fault
	switch {
	case want == "":
		if err != nil {
			t.Errorf("refused: %v", err)
		}
	case !errors.As(err, &fault):
		t.Errorf("accepted, or refused by another error: %v; want %s", err, want)
	case err.Error() != want || fault.Path+": "+fault.Detail != want:
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestReadRefusesText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// The whole.
		{"", `$: empty; a JSON value is missing (line 1, column 1)`},
		{" \r\n\t", `$: empty; a JSON value is missing (line 2, column 2)`},
		{"\ufeff{}", `$: a byte order mark; write UTF-8 without one (line 1, column 1)`},
		{"{} x", `$: the value is complete, but 'x' follows (line 1, column 4)`},
		{"{}\n{}", `$: the value is complete, but '{' follows (line 2, column 1)`},
		{"1 // one", `$: the value is complete, but '/' (JSON has no comments) follows (line 1, column 3)`},
		{"1\x00", `$: the value is complete, but '\x00' follows (line 1, column 2)`},
		{"\x00", `$: expected a value, found '\x00' (line 1, column 1)`},
		{"\xff", `$: expected a value, found the byte 0xff (line 1, column 1)`},
		{"\u00a01", `$: expected a value, found '\u00a0' (line 1, column 1)`},
		{"\v1", `$: expected a value, found '\v' (line 1, column 1)`},
		{"]", `$: expected a value, found ']' (line 1, column 1)`},
		// Lists.
		{"[", `$[0]: expected a value, found the end of the text (line 1, column 2)`},
		{"[1", `$: expected a comma or ], found the end of the text (line 1, column 3)`},
		{"[1,", `$[1]: expected a value, found the end of the text (line 1, column 4)`},
		{"[1}", `$: expected a comma or ], found '}' (line 1, column 3)`},
		{"[1 2]", `$: expected a comma or ], found '2' (line 1, column 4)`},
		{"[,]", `$[0]: expected a value, found ',' (line 1, column 2)`},
		{"[1,,2]", `$[1]: expected a value, found ',' (line 1, column 4)`},
		{"[1 , ]", `$: a comma too many before ] (line 1, column 4)`},
		{"[1, # two\n2]", `$[1]: expected a value, found '#' (JSON has no comments) (line 1, column 5)`},
		{"[\n  \"é\", ;\n]", `$[1]: expected a value, found ';' (line 2, column 8)`},
		// Objects.
		{"{", `$: expected a key in double quotes, found the end of the text (line 1, column 2)`},
		{"{]", `$: expected a key in double quotes, found ']' (line 1, column 2)`},
		{"{a:1}", `$: expected a key in double quotes, found 'a' (line 1, column 2)`},
		{"{'a':1}", `$: expected a key in double quotes, found "'" (strings and keys are in double quotes) (line 1, column 2)`},
		{`{"a`, `$: a string without its closing quote (line 1, column 2)`},
		{`{"a"`, `$.a: expected a colon after the key, found the end of the text (line 1, column 5)`},
		{`{"a" 1}`, `$.a: expected a colon after the key, found '1' (line 1, column 6)`},
		{`{"a":}`, `$.a: expected a value, found '}' (line 1, column 6)`},
		{`{"a":1 "b":2}`, `$: expected a comma or }, found '"' (line 1, column 8)`},
		{`{"a":1]`, `$: expected a comma or }, found ']' (line 1, column 7)`},
		{`{"a":1,}`, `$: a comma too many before } (line 1, column 7)`},
		{`{"a":[{"b":{"c":1,}}]}`, `$.a[0].b: a comma too many before } (line 1, column 18)`},
		{`{,}`, `$: expected a key in double quotes, found ',' (line 1, column 2)`},
		// Keys given twice.
		{`{"a":1,"a":2}`, `$.a: the key is given twice (line 1, column 8)`},
		{`{"a":1,"a"`, `$.a: the key is given twice (line 1, column 8)`},
		{`{"":1,"":2}`, `$[""]: the key is given twice (line 1, column 7)`},
		{`{"a":1,"\u0061":2}`, `$.a: the key is given twice (line 1, column 8)`},
		{`{"\ud83d\ude00":1,"😀":2}`, `$["😀"]: the key is given twice (line 1, column 19)`},
		{`{"\/":[{}],"b":{"c":1},"/":2}`, `$["/"]: the key is given twice (line 1, column 24)`},
		{`{"x":[0,{"y":{"a b":1,"c":{},"a b":2}}]}`, `$.x[1].y["a b"]: the key is given twice (line 1, column 30)`},
		{`{"a":{"a":{"a":1}},"b":{"a":1},"B":1}`, ``},
		// Words.
		{"[\n  1,\n  tru\n]", `$[1]: unknown word "tru"; did you mean true? (line 3, column 3)`},
		{"[True]", `$[0]: unknown word "True"; did you mean true? (line 1, column 2)`},
		{"truefalse", `$: unknown word "truefalse"; strings are in double quotes (line 1, column 1)`},
		{"NaN", `$: unknown word "NaN"; strings are in double quotes (line 1, column 1)`},
		{"['x']", `$[0]: expected a value, found "'" (strings and keys are in double quotes) (line 1, column 2)`},
		{`[` + strings.Repeat("z", 100) + `]`, `$[0]: unknown word "` + strings.Repeat("z", 40) + `"…; strings are in double quotes (line 1, column 2)`},
	} {
		checkText(t, c.text, strict.Limits{}, c.want)
	}
}

// The keys of an object with many are compared in another way than those of one with few.
func TestReadRefusesLateDuplicates(t *testing.T) {
	var text strings.Builder
	key := func(i int) string { return strings.Repeat("k", i+1) }
	for i := range 40 {
		text.WriteString(`{"k":{}, "` + key(i) + `x":`) // a nested object with the same keys as the outer ones
	}
	nested := strict.Limits{Depth: 50}
	checkText(t, text.String()+"1"+strings.Repeat("}", 40), nested, "")

	for count := range 40 {
		for twice := range count {
			text.Reset()
			text.WriteString(`[{"same":{"`)
			for i := range count {
				text.WriteString(key(i) + `":[0,{"k":1}],"`)
			}
			good := text.String() + `other":0}}]`
			checkText(t, good, strict.Limits{}, "")
			bad := strict.Read([]byte(text.String()+`\u006b`+key(twice)[1:]+`":0}}]`), strict.Limits{}, nil)
			if bad == nil || !strings.HasPrefix(bad.Error(), "$[0].same."+key(twice)+": the key is given twice (line 1, ") {
				t.Fatalf("key %d of %d again: %v", twice, count, bad)
			}
		}
	}
}
