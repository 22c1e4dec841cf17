package cobrahq

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

func ExampleParseBoard() {
	_, err := ParseBoard(`
name: Too small an island
H . . . . H
s . ~ ~ . .
. ~ . Q . .
. # ~ ~ . .
H . . . . s
`)
	fmt.Println(err)
	// Output:
	// f1: a corner is a home base; here is sand (hq-setup-home-base)
	// there are 2 sand spaces; 32 tiles want one each (amb-hq-sand-count)
	// e3: no river parts Cobra HQ from a5, f5, f1, a1; a river space would close it at e3 (hq-boat-two-needed)
}

func TestParseBoardReadsWhatPeopleWrite(t *testing.T) {
	want := mustParse(t, hall)
	if want.Name() != "Hall" || want.Basis() != "reported" || want.Width() != 9 || want.Height() != 10 {
		t.Errorf("%q, %q, %d by %d", want.Name(), want.Basis(), want.Width(), want.Height())
	}
	for name, text := range map[string]string{
		"no blanks":     "name:Hall\nbasis:reported\n" + redraw(hall, ""),
		"no last break": strings.TrimSpace(hall),
		"line ends":     strings.ReplaceAll(hall, "\n", "\r\n"),
		"comments":      "// mine\n" + strings.Replace(hall, "\ns . s", "\n\n  // a row: of sand\n\ts\t.  s", 1),
		"heads swapped": "basis: reported\n  name :  Hall  \n" + redraw(hall, ""),
	} {
		b, err := ParseBoard(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !b.same(want) {
			t.Errorf("%s: %s", name, cmp.Diff(want.Text(), b.Text()))
		}
	}
	bare := mustParse(t, redraw(hall, ""))
	if bare.Name() != "" || bare.Basis() != "designed" {
		t.Errorf("without headings: name %q, basis %q", bare.Name(), bare.Basis())
	}
}

func TestBoardText(t *testing.T) {
	const want = `name: Hall
basis: reported
// H home base, s sand, . light green, # bush, ~ river, Q Cobra HQ
HsssssssH
s.sssss.s
ss~~~~~s#
..~s.#~..
..~.QQ~..
.#~..Q~..
..~~~~~..
ss...#.ss
s.s.s.s.s
Hsssss..H
`
	if d := cmp.Diff(want, mustParse(t, hall).Text()); d != "" {
		t.Error(d)
	}
}

func TestParseBoardTellsFaultsOfTheWriting(t *testing.T) {
	rows := redraw(hall, "")
	for _, c := range []struct {
		name, text string
		kind       joe.ErrorKind
		want       []string
		says       string
	}{
		{"nothing", "", joe.ErrBadConfig, []string{"sdk-board-size"}, "the map has 0 rows"},
		{"few rows", "H...H\n.....\n.....\nH...H", joe.ErrBadConfig, []string{"sdk-board-size"}, "the map has 4 rows; a board has 5 to 26"},
		{"many rows", strings.Repeat("H...H\n", 27), joe.ErrBadConfig, []string{"sdk-board-size"}, "the map has 27 rows"},
		{"few columns", strings.Repeat("H..H\n", 9), joe.ErrBadConfig, []string{"sdk-board-size"}, "a row has 4 squares"},
		{"many columns", strings.Repeat(strings.Repeat(".", 27)+"\n", 9), joe.ErrBadConfig, []string{"sdk-board-size"}, "a row has 27 squares"},
		{"long", strings.Repeat("// nothing\n", 2000), joe.ErrMalformed, []string{""}, "at most 16384"},
		{"a short row", strings.Replace(rows, "ss~~~~~s#", "ss~~~~~s", 1), joe.ErrMalformed, []string{"row 8"}, "it has 8 squares where other rows have 9"},
		{"a short top row", rows[1:], joe.ErrMalformed, []string{"row 10"}, "it has 8 squares where other rows have 9"},
		{"a strange character", redraw(hall, "d3S"), joe.ErrMalformed, []string{"d3"}, `'S' is no kind of space; the characters are H home base`},
		{"strange characters, each told once", strings.Replace(redraw(hall, "d3S e3S f9! a1Z"), "!", "é", 1), joe.ErrMalformed, []string{"f9", "d3", "a1"}, "'é'"},
		{"how often a strange character stands", redraw(hall, "d3S e3S f2S a1Z"), joe.ErrMalformed, []string{"d3", "a1"},
			"d3: 'S' is no kind of space; the characters are " + legend[3:] + "; so in 3 places, this is the first\n"},
		{"not UTF-8", redraw(hall, "d3\xff"), joe.ErrMalformed, []string{"d3"}, "no kind of space"},
		{"an unknown heading", "title: x\n" + rows, joe.ErrMalformed, []string{"line 1"}, `"title" is no heading; there are name and basis`},
		{"a heading twice", "name: x\nname: y\n" + rows, joe.ErrMalformed, []string{"line 2"}, "name is given twice"},
		{"a heading too late", rows + "\nname: x", joe.ErrMalformed, []string{"line 11"}, "stands after the map has begun"},
		{"an unknown basis", "basis: guessed\n" + rows, joe.ErrMalformed, []string{"basis"}, `"guessed" is no basis; there are printed, reported and designed`},
		{"a long name", "name: " + strings.Repeat("é", 61) + "\n" + rows, joe.ErrMalformed, []string{"name"}, "at most 60 characters"},
		{"a name that does not print", "name: a\x00b\n" + rows, joe.ErrMalformed, []string{"name"}, "is no name"},
		{"a name that is not UTF-8", "name: a\xffb\n" + rows, joe.ErrMalformed, []string{"name"}, "is no name"},
		{"all at once", "basis: guessed\n" + strings.Replace(redraw(hall, "d3S"), "ss~~~~~s#", "ss~~~~~s", 1), joe.ErrMalformed, []string{"basis", "row 8", "d3"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := ParseBoard(c.text)
			if b != nil || !errors.Is(err, c.kind) {
				t.Fatalf("board %v, error %v, want kind %v", b, err, c.kind)
			}
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Error(d)
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v\ndoes not say %q", err, c.says)
			}
		})
	}
	if _, err := ParseBoard("name: " + strings.Repeat("é", 60) + "\n" + rows); err != nil {
		t.Errorf("a name of 60 characters: %v", err)
	}
}

// Whatever the text, parsing gives either a board that reads back equal from its text
// and its JSON, or errors that are all of this SDK; never a panic.
func FuzzBoard(f *testing.F) {
	for _, text := range []string{hall, defaultMap, plain(12, 11, 2, '.'), redraw(hall, "c6."), "", ":", "//", "\xff"} {
		f.Add(text)
	}
	for _, text := range []string{hall, defaultMap} {
		data, err := json.Marshal(mustParse(f, text))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data))
	}
	f.Add(`{"rows":["HH"],"basis":"x"}`)
	f.Fuzz(func(t *testing.T, text string) {
		for _, read := range []func() (*Board, error){
			func() (*Board, error) { return ParseBoard(text) },
			func() (*Board, error) { return LoadBoard([]byte(text)) },
		} {
			b, err := read()
			if (b == nil) == (err == nil) {
				t.Fatalf("board %v, error %v", b, err)
			}
			if err != nil {
				var e *joe.Error
				if !errors.As(err, &e) || err.Error() == "" {
					t.Fatalf("%T: %v", err, err)
				}
				continue
			}
			again, err := ParseBoard(b.Text())
			if err != nil || !again.same(b) {
				t.Fatalf("from its text: %v\n%s", err, b.Text())
			}
			data, err := json.Marshal(b)
			if err != nil {
				t.Fatal(err)
			}
			if again, err = LoadBoard(data); err != nil || !again.same(b) {
				t.Fatalf("from its JSON: %v\n%s", err, data)
			}
		}
	})
}
