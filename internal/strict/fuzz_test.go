package strict_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/internal/strict"
	"pgregory.net/rapid"
)

// wide limits let through whatever a test makes.
var wide = strict.Limits{Bytes: 1 << 24, Depth: 10_000, Values: 1 << 20, StringBytes: 1 << 24}

// readTree is the value of a text as encoding/json would give it, read by this package.
func readTree(data []byte, limits strict.Limits) (tree any, err error) {
	err = strict.Read(data, limits, func(n strict.Node) { tree = nodeTree(n) })
	return tree, err
}

func nodeTree(n strict.Node) any {
	switch {
	case n.IsBool():
		return n.Bool()
	case n.IsNumber():
		return json.Number(n.Raw())
	case n.IsString():
		return n.Text()
	case n.IsList():
		list := []any{}
		for _, e := range n.List(1 << 24) {
			list = append(list, nodeTree(e))
		}
		return list
	case n.IsObject():
		object := map[string]any{}
		for key, e := range n.Entries(1 << 24) {
			object[key] = nodeTree(e)
		}
		return object
	}
	return nil
}

// looseTree is the same by encoding/json.
func looseTree(data []byte) (tree any, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := d.Decode(&tree); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more than one value")
	}
	return tree, nil
}

// keyTwice reports whether an object of a text that is JSON has a key twice, as seen by
// encoding/json.
func keyTwice(d *json.Decoder) bool {
	token, err := d.Token()
	if err != nil {
		return false
	}
	opening, ok := token.(json.Delim)
	if !ok {
		return false
	}
	keys := map[json.Token]bool{}
	for d.More() {
		if opening == '{' {
			key, _ := d.Token()
			if keys[key] {
				return true
			}
			keys[key] = true
		}
		if keyTwice(d) {
			return true
		}
	}
	d.Token()
	return false
}

// agree holds Read against encoding/json: what is accepted is accepted there too, with
// the same values; what is refused there is refused; and what only Read refuses has a key
// twice, is no UTF-8 or has half a surrogate pair.
func agree(t fataler, data []byte) {
	got, err := readTree(data, wide)
	want, looseErr := looseTree(data)
	if err == nil {
		if looseErr != nil {
			t.Fatalf("%q is accepted; encoding/json says: %v", data, looseErr)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%q (-encoding/json +strict):\n%s", data, diff)
		}
		return
	}
	checkShape(t, err)
	if looseErr != nil || !utf8.Valid(data) || bytes.Contains(bytes.ToLower(data), []byte(`\ud`)) {
		return
	}
	if !keyTwice(json.NewDecoder(bytes.NewReader(data))) {
		t.Fatalf("%q is refused without need: %v", data, err)
	}
	if !strings.Contains(err.Error(), "the key is given twice (line ") {
		t.Fatalf("%q has a key twice, but is refused for: %v", data, err)
	}
}

type fataler interface {
	Helper()
	Fatalf(string, ...any)
}

// checkShape holds what every fault promises: a path, and one bounded printable line.
func checkShape(t fataler, err error) {
	t.Helper()
	var fault *strict.Fault
	if !errors.As(err, &fault) {
		t.Fatalf("%T is no *Fault", err)
	}
	printable := func(s string) bool {
		return utf8.ValidString(s) && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
	}
	if fault.Path == "" || fault.Path[0] != '$' || len(fault.Path) > 400 || !printable(fault.Path) {
		t.Fatalf("path of %d bytes: %q", len(fault.Path), fault.Path)
	}
	if fault.Detail == "" || len(fault.Detail) > 650 || !printable(fault.Detail) {
		t.Fatalf("detail of %d bytes: %q", len(fault.Detail), fault.Detail)
	}
}

// Contract: Read accepts a text if and only if encoding/json does, keys differ and the
// text is Unicode; then the values are the same. No text makes it, or a decoder, panic.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		``, ` null `, `{"type":"step","to":"d4"}`, `[1,-0,2.5e+3,{"a":{"a":[]}}]`, `{"a":1,"\u0061":2}`, `"\ud83d\ude00\ud83d"`,
		`{"seats":3,"names":["x","y"],"free":{"a b":true,"":null}}`, "\ufeff1", "[1,]", "\"\xff\"", `{"a":{"b":1,"b":2}}`, "01", "1 2", `["\u0000\/"]`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		agree(t, data)
		for _, limits := range []strict.Limits{{}, {Bytes: 40, Depth: 2, Values: 6, StringBytes: 5}} {
			tree, err := readTree(data, limits)
			if again, errAgain := readTree(data, limits); !cmp.Equal(tree, again) || !cmp.Equal(err, errAgain) {
				t.Fatalf("%q is read twice and differs: %v, %v", data, err, errAgain)
			}
			if _, wideErr := readTree(data, wide); err == nil && wideErr != nil {
				t.Fatalf("%q is accepted only within narrow limits: %v", data, wideErr)
			}
			err = strict.Read(data, limits, func(n strict.Node) {
				o := n.Object("seats", "names", "free", "n")
				o.Need("seats").Int(2, 5)
				for _, name := range o.Need("names").List(5) {
					name.OneOf("x", "y")
				}
				if free, ok := o.Opt("free"); ok {
					for key, e := range free.Entries(9) {
						if e.Bool(); key == "" {
							e.Fail("%s", key)
						}
					}
				}
			})
			if err != nil {
				checkShape(t, err)
			}
		}
	})
}

// Texts of every shape, written in odd ways, then often spoilt in one place.
func TestReadAgreesWithEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := drawText(t, 3)
		if rapid.Bool().Draw(t, "spoil") && text != "" {
			i := rapid.IntRange(0, len(text)-1).Draw(t, "at")
			by := rapid.SampledFrom([]string{"", ",", "]", "}", "{", "[", `"`, `\`, ":", "0", "-", ".", "e", "\x00", "\xff", " ", "u", text[i:]}).Draw(t, "by")
			text = text[:i] + by + text[i+rapid.IntRange(0, 1).Draw(t, "cut"):]
		}
		agree(t, []byte(text))
	})
}

func drawText(t *rapid.T, depth int) string {
	space := rapid.SampledFrom([]string{"", "", "", " ", "\n", "\t\r "})
	kinds := 5
	if depth == 0 {
		kinds = 3
	}
	text := ""
	switch rapid.IntRange(0, kinds-1).Draw(t, "kind") {
	case 0:
		text = rapid.SampledFrom([]string{"null", "true", "false"}).Draw(t, "word")
	case 1:
		text = rapid.StringMatching(`-?(0|[1-9][0-9]{0,20})(\.[0-9]{1,5})?([eE][+-]?[0-9]{1,3})?`).Draw(t, "number")
	case 2:
		text = drawString(t)
	case 3:
		var parts []string
		for range rapid.IntRange(0, 4).Draw(t, "elements") {
			parts = append(parts, drawText(t, depth-1))
		}
		text = "[" + space.Draw(t, "space") + strings.Join(parts, ",") + "]"
	case 4:
		var parts []string
		for range rapid.IntRange(0, 25).Draw(t, "keys") {
			parts = append(parts, drawString(t)+space.Draw(t, "space")+":"+drawText(t, depth-1))
		}
		text = "{" + space.Draw(t, "space") + strings.Join(parts, ",") + "}"
	}
	return space.Draw(t, "space") + text + space.Draw(t, "space")
}

func drawString(t *rapid.T) string {
	pieces := rapid.SampledFrom([]string{
		"a", "b", "c", "d4", "é", "😀", "\u2028", "\ufffd", `\n`, `\"`, `\\`, `\/`, `\u0061`, `\u00E9`, `\u0000`, `\ud83d\ude00`, `\uFFFD`, `\ud83d`, "\x7f",
	})
	return `"` + strings.Join(rapid.SliceOfN(pieces, 0, 6).Draw(t, "string"), "") + `"`
}

// Int takes exactly the numbers that strconv writes, within the range; Float gives what
// encoding/json gives.
func TestNumbersAgreeWithEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(
			rapid.StringMatching(`-?(0|[1-9][0-9]{0,19})(\.0|[eE]0)?`),
			rapid.StringMatching(`-?[0-9]{1,3}(\.[0-9]{0,20})?([eE][+-]?[0-9]{0,3})?`),
			rapid.Map(rapid.Int64(), func(i int64) string { return strconv.FormatInt(i, 10) }),
			rapid.Map(rapid.Uint64(), func(i uint64) string { return strconv.FormatUint(i, 10) }),
		).Draw(t, "number")
		a, b := rapid.Int64().Draw(t, "a"), rapid.Int64().Draw(t, "b")
		low, high := min(a, b), max(a, b)

		var got int64
		err := strict.Read([]byte(text), wide, func(n strict.Node) { got = n.Int(low, high) })
		i, parseErr := strconv.ParseInt(text, 10, 64)
		if plain := parseErr == nil && strconv.FormatInt(i, 10) == text; plain && low <= i && i <= high {
			if err != nil || got != i {
				t.Fatalf("Int(%d, %d) of %s gives %d, %v", low, high, text, got, err)
			}
		} else if err == nil || got != 0 {
			t.Fatalf("Int(%d, %d) of %s gives %d, %v", low, high, text, got, err)
		}

		var gotUint uint64
		limit := rapid.Uint64().Draw(t, "limit")
		err = strict.Read([]byte(text), wide, func(n strict.Node) { gotUint = n.Uint(limit) })
		u, parseErr := strconv.ParseUint(text, 10, 64)
		if plain := parseErr == nil && strconv.FormatUint(u, 10) == text; plain && u <= limit {
			if err != nil || gotUint != u {
				t.Fatalf("Uint(%d) of %s gives %d, %v", limit, text, gotUint, err)
			}
		} else if err == nil || gotUint != 0 {
			t.Fatalf("Uint(%d) of %s gives %d, %v", limit, text, gotUint, err)
		}

		var gotFloat, wantFloat float64
		err = strict.Read([]byte(text), wide, func(n strict.Node) { gotFloat = n.Float() })
		wantErr := json.Unmarshal([]byte(text), &wantFloat)
		if gotFloat != wantFloat || (err == nil) != (wantErr == nil) {
			t.Fatalf("Float of %s gives %v, %v; encoding/json %v, %v", text, gotFloat, err, wantFloat, wantErr)
		}
	})
}
