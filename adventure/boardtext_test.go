package adventure

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
name: A road too short
space gate gate in fort-wadsworth
space range gain 2 in fort-wadsworth
space leave directions sent-out road in fort-wadsworth
space road plain "Turn left"
path gate -> range -> leave -> gate - road
`)
	for i, line := range strings.Split(err.Error(), "\n") {
		if i == 0 || strings.HasPrefix(line, "gate") {
			fmt.Println(line)
		}
	}
	// Output:
	// there is no Airport by Fort Wadsworth (adv-airport-each)
	// gate: the way to road leads out only; write gate -> road (adv-sent-out-return)
}

func TestParseBoardReadsWhatPeopleWrite(t *testing.T) {
	want := mustBoard(t, meadow)
	for name, text := range map[string]string{
		"line ends":     strings.ReplaceAll(meadow, "\n", "\r\n"),
		"no last break": strings.TrimSpace(meadow),
		"blanks":        strings.NewReplacer("space ", "  space\t", " -> ", "  ->\t", "name: ", " name :  ").Replace(meadow),
		"comments":      "// mine\n" + strings.Replace(meadow, "\npath", "\n  // path to nowhere\npath", 3),
		"heads last":    rewrite(meadow, "name: =>", "basis: =>", "+ basis: reported", "+ name: Meadow"),
		"options turned": rewrite(meadow, "space a-1 => space a-1 gain 1 at 5 5 in fort-wadsworth \"Take a card\"",
			"space beach => space beach objective cobra-air-strip airstrip in cobra-island", "space post => space post plain in path"),
		"paths first": rewrite(meadow, "path a-gate =>", "name: => path a-gate -> a-1 -> a-2 -> a-gate -> yard", "+ name: Meadow"),
		"paths cut":   rewrite(meadow, "path b-gate => path b-gate -> b-1 -> b-2\npath b-2 -> b-gate\npath b-gate -> post"),
		"an order's own words": rewrite(meadow, `space lift => space lift directions go-to yard "Go to yard"`,
			`space a-2 => space a-2 directions sent-out yard in fort-wadsworth at 7 1 "Leave for yard"`),
	} {
		b, err := ParseBoard(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !b.same(want) {
			t.Errorf("%s: %s", name, cmp.Diff(want.Text(), b.Text()))
		}
	}
	bare := mustBoard(t, rewrite(meadow, "name: =>", "basis: =>"))
	if bare.Name() != "" || bare.Basis() != "designed" {
		t.Errorf("without headings: name %q, basis %q", bare.Name(), bare.Basis())
	}
	for _, change := range []string{"name: => name: Heath", "basis: => basis: printed", `space post => space post plain "Post"`, "space post => space post plain at 1 1",
		"space lane => space lane battle", "jump pack-1 -> pack-3 =>", "path shore - castle => path castle - shore"} {
		if mustBoard(t, rewrite(meadow, change)).same(want) {
			t.Errorf("%s: the same board", change)
		}
	}
}

func TestBoardText(t *testing.T) {
	want := strings.ReplaceAll(rewrite(meadow, "basis: => basis: reported\n"+legend, "jump pack-1 -> pack-2 =>", "jump pack-1 -> pack-3 =>",
		"+ jump pack-1 -> pack-2 -> pack-3", "+ jump pack-1 -> pack-3"), "\n\n", "\n")
	want = strings.ReplaceAll(want, "\n\n", "\n")
	want = strings.Replace(want, "-> shore\npath shore - radar", "-> shore - radar", 1) // one goes on from the other
	if d := cmp.Diff(want, mustBoard(t, meadow).Text()); d != "" {
		t.Error(d)
	}
}

func TestParseBoardTellsFaultsOfTheWriting(t *testing.T) {
	const one = "space a plain\n"
	for _, c := range []struct {
		name, text string
		kind       joe.ErrorKind
		want       []string
		says       string
	}{
		{"nothing", "", joe.ErrBadConfig, []string{"spaces sdk-board-size"}, "there are 0 spaces; a board has 1 to 200"},
		{"many spaces", manySpaces(201), joe.ErrBadConfig, []string{"spaces sdk-board-size"}, "there are 201 spaces"},
		{"many paths", manySpaces(36) + manyPaths(36, " - ", 321), joe.ErrBadConfig, []string{"paths sdk-board-size"}, "there are 642 steps"},
		{"many jumps", manySpaces(37) + strings.ReplaceAll(manyPaths(37, " -> ", 641), "path", "jump"), joe.ErrBadConfig, []string{"jumps sdk-board-size"}, "there are 641 jumps"},
		{"long", strings.Repeat("// nothing\n", 25000), joe.ErrMalformed, []string{""}, "at most 262144"},
		{"an unknown line", one + "spaces a plain", joe.ErrMalformed, []string{"line 2"}, `"spaces a plain" begins with none of space, path, jump, name: and basis:`},
		{"an unknown heading", "title: x\n" + one, joe.ErrMalformed, []string{"line 1"}, "begins with none of"},
		{"a heading twice", "name: x\nname: x\n" + one, joe.ErrMalformed, []string{"line 2"}, "name is given twice"},
		{"an unknown basis", "basis: guessed\n" + one, joe.ErrMalformed, []string{"basis"}, `"guessed" is no basis; there are printed, reported and designed`},
		{"a long name", "name: " + strings.Repeat("é", 61) + "\n" + one, joe.ErrMalformed, []string{"name"}, "at most 60 characters"},
		{"a name that does not print", "name: a\x00b\n" + one, joe.ErrMalformed, []string{"name"}, "is no name"},
		{"a name that is not UTF-8", "name: a\xffb\n" + one, joe.ErrMalformed, []string{"name"}, "is no name"},
		{"a space without name", "space", joe.ErrMalformed, []string{"line 1", "spaces sdk-board-size"}, `"" is none of gate`},
		{"a space without kind", "space a\n" + one, joe.ErrMalformed, []string{"line 1"}, `"" is none of gate`},
		{"an unknown kind", "space b lake\n" + one, joe.ErrMalformed, []string{"line 1"}, `space "b": "lake" is none of gate, gain, plain, directions, jet-pack,`},
		{"an unknown option", "space b plain on desert-kingdom\n" + one, joe.ErrMalformed, []string{"line 1"}, `"on" is none of in, by, airstrip, at`},
		{"an option twice", "space b plain in pentagon in pentagon\n" + one, joe.ErrMalformed, []string{"line 1"}, "in is given twice"},
		{"an unknown area", "space b plain in Pentagon\n" + one, joe.ErrMalformed, []string{"line 1"}, `"Pentagon" is none of path, fort-wadsworth`},
		{"no area", "space b plain in\n" + one, joe.ErrMalformed, []string{"line 1"}, `"" is none of path`},
		{"by nothing", "space b airport by\n" + one, joe.ErrMalformed, []string{"line 1"}, `"" is none of path`},
		{"cards left out", "space b gain\n" + one, joe.ErrMalformed, []string{"line 1"}, `"" is no number from 1 to 3`},
		{"no cards", "space b gain 0\n" + one, joe.ErrMalformed, []string{"line 1"}, `"0" is no number from 1 to 3`},
		{"too many cards", "space b gain 4\n" + one, joe.ErrMalformed, []string{"line 1"}, `"4" is no number from 1 to 3`},
		{"a number spelled otherwise", "space b gain +2\n" + one, joe.ErrMalformed, []string{"line 1"}, `"+2" is no number`},
		{"an unknown objective", "space b objective lagoon\n" + one, joe.ErrMalformed, []string{"line 1"}, `"lagoon" is none of radar, village`},
		{"an unknown order", "space b directions sideways 2\n" + one, joe.ErrMalformed, []string{"line 1"}, `"sideways" is none of go-to, forward, backward, sent-out`},
		{"no order", "space b directions none\n" + one, joe.ErrMalformed, []string{"line 1"}, `"none" is none of go-to`},
		{"too far", "space b directions forward 13\n" + one, joe.ErrMalformed, []string{"line 1"}, `"13" is no number from 1 to 12`},
		{"an order to nowhere", "space b directions go-to\n" + one, joe.ErrMalformed, []string{"b"}, "its order names no space"},
		{"an order to no space", "space b directions go-to lagoon\n" + one, joe.ErrMalformed, []string{"b"}, `it leads to "lagoon", which is no space`},
		{"no row", "space b plain at 3\n" + one, joe.ErrMalformed, []string{"line 1"}, `"" is no number from 1 to 99`},
		{"no column", "space b plain at 0 3\n" + one, joe.ErrMalformed, []string{"line 1"}, `"0" is no number from 1 to 99`},
		{"far out", "space b plain at 3 100\n" + one, joe.ErrMalformed, []string{"line 1"}, `"100" is no number from 1 to 99`},
		{"one quotation mark", `space b plain "words` + "\n" + one, joe.ErrMalformed, []string{"line 1"}, "between two quotation marks"},
		{"words in the middle", `space b plain "words" in pentagon` + "\n" + one, joe.ErrMalformed, []string{"line 1"}, "stands at the end of the line"},
		{"words with blanks", `space b plain " words"` + "\n" + one, joe.ErrMalformed, []string{"b"}, "is not printed on a space"},
		{"words too long", `space b plain "` + strings.Repeat("é", 121) + "\"\n" + one, joe.ErrMalformed, []string{"b"}, "at most 120 characters"},
		{"words that do not print", "space b plain \"a\x01b\"\n" + one, joe.ErrMalformed, []string{"b"}, "is not printed on a space"},
		{"a name in capitals", "space B plain\n" + one, joe.ErrMalformed, []string{`"B"`}, "words of small letters and digits"},
		{"a name too long", "space " + strings.Repeat("b", 25) + " plain\n" + one, joe.ErrMalformed, []string{`"` + strings.Repeat("b", 25) + `"`}, "at most 24 characters"},
		{"a name twice", one + one, joe.ErrMalformed, []string{"a"}, "two spaces have this name"},
		{"one place twice", "space b plain at 3 4\nspace c plain at 3 4\n", joe.ErrMalformed, []string{"c"}, "it stands at 3 4, where b does"},
		{"a plain space by the Pentagon", "space b plain by pentagon\n", joe.ErrMalformed, []string{"b"}, "a training area that it stands by is for Airport, not for plain"},
		{"an airport by nothing", "space b airport\n", joe.ErrMalformed, []string{"b"}, "Airport has a training area that it stands by"},
		{"an airport by the desert", "space b airport by desert-kingdom\n", joe.ErrMalformed, []string{"b"}, "by a training area, not by the Desert Kingdom"},
		{"a path without spaces", one + "path a", joe.ErrMalformed, []string{"line 2"}, "spaces stand here with -> or - between each two"},
		{"a path without end", one + "path a -> a ->", joe.ErrMalformed, []string{"line 2"}, "spaces stand here"},
		{"another arrow", one + "path a => a", joe.ErrMalformed, []string{"line 2"}, `"=>" stands where -> or - would`},
		{"another arrow on many ways, told once", one + "path a => a\njump a => a\npath a = a\npath a => a", joe.ErrMalformed, []string{"line 2", "line 4"},
			`"=>" stands where -> or - would; so in 3 places, this is the first` + "\n"},
		{"unknown lines, told once", "stop x\nstop y\n" + one + "halt z", joe.ErrMalformed, []string{"line 1", "line 4"}, "name: and basis:; so in 2 places"},
		{"strange characters, each told once", "space ä plain\n" + one + "path a → a → ä\npath a – a\nspace b plain \"ä → –\"", joe.ErrMalformed,
			[]string{"line 1", "line 3", "line 4"}, "line 1: 'ä' stands in no line of a board; ways are drawn with -> and -, and what is printed on a space stands between two \"; so in 2 places, this is the first\n" +
				"line 3: '→'"},
		{"a strange character that does not print", "space a\x01 plain", joe.ErrMalformed, []string{"line 1"}, `'\x01' stands in no line`},
		{"a path to no space, told once", one + "path b -> a - b\n", joe.ErrMalformed, []string{"paths", "a"}, `"b" is no space`},
		{"a path in place", one + "path a - a\n", joe.ErrMalformed, []string{"a"}, "it is joined to itself"},
		{"a path twice", one + "space b plain\npath a -> b -> a", joe.ErrMalformed, []string{"b"}, "it is joined to a twice; a way both ways is written with -"},
		{"a jump both ways", one + "space b plain\njump a - b", joe.ErrMalformed, []string{"line 3"}, "a jump leads one way; write a -> b"},
		{"a jump to no space", one + "jump a -> b", joe.ErrMalformed, []string{"jumps"}, `"b" is no space`},
		{"all at once", "basis: guessed\nspace b lake\nspace a plain\npath a - a\n", joe.ErrMalformed, []string{"line 2", "basis", "a"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := ParseBoard(c.text)
			if b != nil || !errors.Is(err, c.kind) {
				t.Fatalf("board %v, error %v, want kind %v", b, err, c.kind)
			}
			if d := cmp.Diff(c.want, boardTold(err)); d != "" {
				t.Errorf("%s\n%v", d, err)
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v\ndoes not say %q", err, c.says)
			}
		})
	}
	mustBoard(t, rewrite(meadow, "name: => name: "+strings.Repeat("é", 60), `space post => space post plain at 99 99 "`+strings.Repeat("é", 120)+`"`))
}

// What is at a limit of ours is not refused by it.
func TestBoardLimitsAreInclusive(t *testing.T) {
	for name, text := range map[string]string{
		"spaces": manySpaces(maxSpaces),
		"paths":  manySpaces(36) + manyPaths(36, " - ", maxSteps/2),
		"jumps":  manySpaces(37) + strings.ReplaceAll(manyPaths(37, " -> ", maxSteps), "path", "jump"),
	} {
		_, err := ParseBoard(text)
		if told := strings.Join(boardTold(err), "; "); told == "" || strings.Contains(told, string(ruleBoardSize)) {
			t.Errorf("%s: %s", name, told)
		}
	}
}

// manySpaces is the lines of so many spaces, p0 and on.
func manySpaces(n int) string {
	var w strings.Builder
	for i := range n {
		fmt.Fprintf(&w, "space p%d plain\n", i)
	}
	return w.String()
}

// manyPaths is the lines of so many paths between n spaces.
func manyPaths(n int, sign string, count int) string {
	var w strings.Builder
	for i := range n {
		for j := i + 1; j < n && count > 0; j++ {
			fmt.Fprintf(&w, "path p%d%sp%d\n", i, sign, j)
			count--
		}
	}
	return w.String()
}

// Whatever the text, parsing gives either a board that reads back equal from its text
// and its JSON, or errors that are all of this SDK; never a panic.
func FuzzAdventureBoard(f *testing.F) {
	for _, text := range []string{meadow, defaultText, rewrite(meadow, "space sea => space sea plain"), "", ":", "//", "space", "path a", "\xff"} {
		f.Add(text)
	}
	data, err := json.Marshal(mustBoard(f, meadow))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(data))
	f.Add(`{"spaces":[{"id":"a","kind":"plain"}],"paths":[{"oneWay":["a","a"]}]}`)
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
