package cobrahq

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// hall is a small correct board whose squares the tests name: 9 wide, 10 high, Cobra
// HQ of three squares round a corner.
const hall = `
name: Hall
basis: reported
H s s s s s s s H
s . s s s s s . s
s s ~ ~ ~ ~ ~ s #
. . ~ s . # ~ . .
. . ~ . Q Q ~ . .
. # ~ . . Q ~ . .
. . ~ ~ ~ ~ ~ . .
s s . . . # . s s
s . s . s . s . s
H s s s s s . . H
`

func mustParse(t testing.TB, text string) *Board {
	t.Helper()
	b, err := ParseBoard(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestBoardKinds(t *testing.T) {
	b := mustParse(t, hall)
	t.Run("hq-board-kinds", func(t *testing.T) {
		got := map[Square]string{}
		for _, s := range []Square{"a10", "b10", "b9", "c8", "f7", HQSpace, "d7", "e5", "i8"} {
			k, ok := b.Kind(s)
			got[s] = fmt.Sprintf("%v %v, island %v", k, ok, b.Island(s))
		}
		want := map[Square]string{
			"a10":   "home base true, island false",
			"b10":   "sand true, island false",
			"b9":    "light green true, island false",
			"c8":    "river true, island false",
			"f7":    "bush true, island true",
			HQSpace: "Cobra HQ true, island true",
			"d7":    "sand true, island true",
			"e5":    "light green true, island true",
			"i8":    "bush true, island false",
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Error(d)
		}
	})
	t.Run("unknown", func(t *testing.T) {
		for _, s := range []Square{"", "j1", "a11", "A1", "e6", "f6", "f5", "HQ", "h q"} {
			if k, ok := b.Kind(s); ok || k != 0 || b.Island(s) || b.Neighbours(s) != nil {
				t.Errorf("%q is a space: %v", s, k)
			}
		}
	})
}

func TestBoardHQIsOneSpace(t *testing.T) {
	b := mustParse(t, hall)
	all := slices.Collect(b.Squares())
	if n := len(all); n != 9*10-2 {
		t.Errorf("%d spaces, want 88", n)
	}
	if i := slices.Index(all, HQSpace); i != 5*9+4-9 {
		t.Errorf("Cobra HQ is space %d, want 40, where e6 would be", i)
	}
	if d := cmp.Diff([]Square{"e6", "f6", "f5"}, b.HQSquares()); d != "" {
		t.Error(d)
	}
	// e6 has d6 and e5 beside it and bushes or rivers on; f6 only g6; f5 has g5, f4, e5.
	if d := cmp.Diff([]Square{"e7", "e5", "d6", "g6", "g5", "f4"}, b.Neighbours(HQSpace)); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]Square{HQSpace, "e4", "d5"}, b.Neighbours("e5")); d != "" {
		t.Errorf("e5, between two squares of Cobra HQ: %s", d)
	}
}

func TestBoardSquaresStopsWhenAsked(t *testing.T) {
	var first []Square
	for s := range mustParse(t, hall).Squares() {
		if first = append(first, s); len(first) == 2 {
			break
		}
	}
	if d := cmp.Diff([]Square{"a10", "b10"}, first); d != "" {
		t.Error(d)
	}
}

func TestBoardNeighbours(t *testing.T) {
	b := mustParse(t, hall)
	for s, want := range map[Square][]Square{
		"d2":  {"d3", "e2", "d1", "c2"}, // north, east, south, west
		"a10": {"b10", "a9"},
		"i1":  {"i2", "h1"},
		"a5":  {"a6", "a4"}, // the bush b5 is left out
		"d8":  {"d9", "e8", "d7", "c8"},
		"f3":  {"f4", "g3", "f2", "e3"}, // a bush has neighbours, though nobody stands there
	} {
		if d := cmp.Diff(want, b.Neighbours(s)); d != "" {
			t.Errorf("%s: %s", s, d)
		}
	}
}

func TestBoardAt(t *testing.T) {
	b := mustParse(t, hall)
	for _, c := range []struct {
		col, row int
		want     Square
	}{{1, 1, "a1"}, {9, 10, "i10"}, {4, 3, "d3"}, {5, 6, HQSpace}, {6, 6, HQSpace}, {6, 5, HQSpace}, {5, 5, "e5"}} {
		if s, ok := b.At(c.col, c.row); s != c.want || !ok {
			t.Errorf("At(%d, %d) = %q, %v, want %q", c.col, c.row, s, ok, c.want)
		}
	}
	for _, c := range [][2]int{{0, 1}, {1, 0}, {10, 1}, {1, 11}, {-1, -1}} {
		if s, ok := b.At(c[0], c[1]); ok || s != "" {
			t.Errorf("At(%d, %d) = %q", c[0], c[1], s)
		}
	}
}

func TestBoardHomesGoClockwise(t *testing.T) {
	want := [4]Square{"a10", "i10", "i1", "a1"}
	if got := mustParse(t, hall).Homes(); got != want {
		t.Errorf("homes %v, want %v", got, want)
	}
}

func TestBoardNodes(t *testing.T) {
	for _, b := range []*Board{mustParse(t, hall), DefaultBoard()} {
		var sands, greens int
		for i, s := range slices.Collect(b.Squares()) {
			n, ok := b.node(s)
			if int(n) != i || !ok || b.name[n] != s {
				t.Errorf("node(%q) = %d, %v, want %d", s, n, ok, i)
			}
			k, _ := b.Kind(s)
			switch {
			case (k == Sand) != (b.sand[n] != noSand), (k == LightGreen) != (b.green[n] != noGreen), (k == HQ) != (n == b.hq):
				t.Errorf("%s is %v; sand %d, green %d", s, k, b.sand[n], b.green[n])
			case k == Sand:
				if b.sandNodes[sands] != n || int(b.sand[n]) != sands {
					t.Errorf("sand %s is number %d, want %d", s, b.sand[n], sands)
				}
				sands++
			case k == LightGreen:
				if b.greenNodes[greens] != n || int(b.green[n]) != greens {
					t.Errorf("light green %s is number %d, want %d", s, b.green[n], greens)
				}
				greens++
			}
			var beside []Square
			for _, m := range b.next[n] {
				beside = append(beside, b.name[m])
			}
			if d := cmp.Diff(beside, b.Neighbours(s)); len(beside) > 0 && d != "" {
				t.Errorf("%s: %s", s, d)
			}
		}
		if sands != sandCount || greens != len(b.greenNodes) {
			t.Errorf("%d sand, %d light green of %d", sands, greens, len(b.greenNodes))
		}
	}
}

func TestBoardNodeAllocatesNothing(t *testing.T) {
	b := DefaultBoard()
	if n := testing.AllocsPerRun(100, func() { b.node("d4"); b.node(HQSpace); b.node("nowhere") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// What the accessors give is the caller's.
func TestBoardCannotBeChanged(t *testing.T) {
	b := mustParse(t, hall)
	before := slices.Collect(b.Squares())
	b.HQSquares()[0] = "x"
	b.Neighbours("d2")[0] = "x"
	b.Neighbours(HQSpace)[0] = "x"
	again := mustParse(t, hall)
	if d := cmp.Diff(again, b, cmp.Exporter(func(reflect.Type) bool { return true })); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(before, slices.Collect(b.Squares())); d != "" {
		t.Error(d)
	}
}

func TestBoardSame(t *testing.T) {
	b := mustParse(t, hall)
	for name, c := range map[string]struct {
		other *Board
		want  bool
	}{
		"itself":       {b, true},
		"twin":         {mustParse(t, hall), true},
		"other name":   {mustParse(t, strings.Replace(hall, "Hall", "Hull", 1)), false},
		"other basis":  {mustParse(t, strings.Replace(hall, "reported", "printed", 1)), false},
		"other square": {mustParse(t, strings.Replace(hall, ". # ~", "# . ~", 1)), false},
		"nil":          {nil, false},
	} {
		if got := b.same(c.other); got != c.want {
			t.Errorf("%s: same = %v", name, got)
		}
	}
}

func TestZeroBoardHasNoSpaces(t *testing.T) {
	for _, b := range []*Board{nil, {}} {
		if _, ok := b.Kind("a1"); ok || b.Island(HQSpace) || b.Neighbours("a1") != nil || len(b.HQSquares()) != 0 {
			t.Error("a zero Board has spaces")
		}
		if _, ok := b.At(1, 1); ok || b.Homes() != [4]Square{} || len(slices.Collect(b.Squares())) != 0 {
			t.Error("a zero Board has spaces")
		}
		if b.Name()+b.Basis()+b.Text() != "" || b.Width() != 0 || b.Height() != 0 || !b.blank() {
			t.Error("a zero Board has a size or a name")
		}
	}
	if _, err := json.Marshal(&Board{}); err == nil {
		t.Error("a zero Board is written")
	}
}

func TestKindString(t *testing.T) {
	var words bytes.Buffer
	for k := range HQ + 2 {
		fmt.Fprintln(&words, k)
	}
	const want = "no kind of space\nhome base\nsand\nlight green\nbush\nriver\nCobra HQ\nno kind of space\n"
	if d := cmp.Diff(want, words.String()); d != "" {
		t.Error(d)
	}
}

func BenchmarkBoardNode(b *testing.B) {
	board := DefaultBoard()
	for b.Loop() {
		board.node("k11")
	}
}
