package strict_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/internal/strict"
)

func TestReadRefusesScalars(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// Numbers.
		{`-`, `$: a minus sign without a number (line 1, column 1)`},
		{`[-x]`, `$[0]: a minus sign without a number (line 1, column 2)`},
		{`-Infinity`, `$: a minus sign without a number (line 1, column 1)`},
		{`+1`, `$: expected a value, found '+' (line 1, column 1)`},
		{`.5`, `$: expected a value, found '.' (line 1, column 1)`},
		{`[1.]`, `$[0]: a number without digits after its point (line 1, column 2)`},
		{`1.e3`, `$: a number without digits after its point (line 1, column 1)`},
		{`1e`, `$: a number without digits in its exponent (line 1, column 1)`},
		{`1E+`, `$: a number without digits in its exponent (line 1, column 1)`},
		{`01`, `$: a number with a leading zero (line 1, column 1)`},
		{`{"a":-00}`, `$.a: a number with a leading zero (line 1, column 6)`},
		{`0x10`, `$: the value is complete, but 'x' follows (line 1, column 2)`},
		{`1_000`, `$: the value is complete, but '_' follows (line 1, column 2)`},
		{`[0,-0,0.0,-0.50e-7,1E+2,10e5,12345678901234567890123]`, ``},
		// Strings.
		{`"`, `$: a string without its closing quote (line 1, column 1)`},
		{`["abc]`, `$[0]: a string without its closing quote (line 1, column 2)`},
		{`["a\`, `$[0]: a string without its closing quote (line 1, column 2)`},
		{`["a\"]`, `$[0]: a string without its closing quote (line 1, column 2)`},
		{`"a\q"`, `$: unknown escape \q (line 1, column 3)`},
		{`"a\'"`, `$: unknown escape \' (line 1, column 3)`},
		{"\"\\\n\"", `$: unknown escape \\n (line 1, column 2)`},
		{"\"\\\xff\"", `$: unknown escape \\xff (line 1, column 2)`},
		{`"\é"`, `$: unknown escape \é (line 1, column 2)`},
		{`"\U0041"`, `$: unknown escape \U (line 1, column 2)`},
		{`"\u12"`, `$: \u without four hexadecimal digits (line 1, column 2)`},
		{`"\u12`, `$: \u without four hexadecimal digits (line 1, column 2)`},
		{`"\u123`, `$: \u without four hexadecimal digits (line 1, column 2)`},
		{`"\u00g0"`, `$: \u without four hexadecimal digits (line 1, column 2)`},
		{`"\u+041"`, `$: \u without four hexadecimal digits (line 1, column 2)`},
		{`"\ud800"`, `$: \ud800 is half of a surrogate pair (line 1, column 2)`},
		{`"a\uDFFFb"`, `$: \udfff is half of a surrogate pair (line 1, column 3)`},
		{`"\udc00\ud800"`, `$: \udc00 is half of a surrogate pair (line 1, column 2)`},
		{`"\ud800\ud800\udc00"`, `$: \ud800 is half of a surrogate pair (line 1, column 2)`},
		{`"\ud800\u0041"`, `$: \ud800 is half of a surrogate pair (line 1, column 2)`},
		{`"\ud800\udc0"`, `$: \ud800 is half of a surrogate pair (line 1, column 2)`},
		{`{"a":{"\ud800":1}}`, `$.a: \ud800 is half of a surrogate pair (line 1, column 8)`},
		{"\"a\xff\"", `$: the byte 0xff in a string is not UTF-8 (line 1, column 3)`},
		{"\"\x80\"", `$: the byte 0x80 in a string is not UTF-8 (line 1, column 2)`},
		{"{\"a\":1,\"\xc3\":2}", `$: the byte 0xc3 in a string is not UTF-8 (line 1, column 9)`},
		{"\"\xed\xa0\x80\"", `$: the byte 0xed in a string is not UTF-8 (line 1, column 2)`},
		{"\"\xc0\x80\"", `$: the byte 0xc0 in a string is not UTF-8 (line 1, column 2)`},
		{"\"\xf4\x90\x80\x80\"", `$: the byte 0xf4 in a string is not UTF-8 (line 1, column 2)`},
		{"[\"é\xe2\x82\"]", `$[0]: the byte 0xe2 in a string is not UTF-8 (line 1, column 4)`},
		{"\"a\nb\"", `$: the control character 0x0a in a string; write it as an escape (line 1, column 3)`},
		{"{\"\x00\":1}", `$: the control character 0x00 in a string; write it as an escape (line 1, column 3)`},
		{"\"\x1f\"", `$: the control character 0x1f in a string; write it as an escape (line 1, column 2)`},
		{"\"\x7f\u0080\u2028\ufeff\ufffd\uffff\U0010ffff\"", ``},
	} {
		checkText(t, c.text, strict.Limits{}, c.want)
	}
}

func TestTextResolvesEscapes(t *testing.T) {
	for written, want := range map[string]string{
		`""`:                           "",
		`"d4"`:                         "d4",
		`"\"\\\/\b\f\n\r\t"`:           "\"\\/\b\f\n\r\t",
		`"a\u0000b\u001F\u00e9\u20AC"`: "a\x00b\x1fé€",
		`"\ud83d\ude00\uDBFF\uDFFF!"`:  "😀\U0010ffff!",
		`"\ufffd\ufeff"`:               "\ufffd\ufeff",
		`"\\u0041"`:                    `\u0041`,
		`"é😀\n"`:                       "é😀\n",
	} {
		var got string
		err := strict.Read([]byte(written), strict.Limits{}, func(n strict.Node) { got = n.Text() })
		if err != nil || got != want {
			t.Errorf("%s: got %q, %v; want %q", written, got, err, want)
		}
	}
}
