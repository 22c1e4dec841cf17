package hqsvg_test

import (
	"bytes"
	"flag"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqsvg"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// hall is a small board of the tests, so that the pictures of it change only with
// this package. Cobra HQ goes round a corner.
const hall = `
name: Hall <of> & "mirrors"
basis: designed
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

// position loads a position on a board from the inside of its JSON.
func position(t testing.TB, board string, seats int, inside string) cobrahq.State {
	t.Helper()
	b, err := cobrahq.ParseBoard(board)
	if err != nil {
		t.Fatal(err)
	}
	tiles := map[cobrahq.Tile]int{cobrahq.Bomb: 10, cobrahq.Boat: 8, cobrahq.Henchman1: 5, cobrahq.Henchman2: 5, cobrahq.Henchman6: 4}
	config, err := cobrahq.Config{Seats: seats, Board: b, Tiles: tiles}.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s, err := cobrahq.Load([]byte(`{"game":"cobrahq","format":1,"rules":1,"config":` + string(config) + `,"round":9,"first":0,` + inside + `}`))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// four has every sign in it but a trail.
const four = `"players":[{"at":"a10"},{"at":"hq","topSecret":1,"boats":1,"henchmen":[2,1,0,0,0,1]},{"at":"b8"},{"at":"b8","boats":1}],
	"turned":{"b8":"bomb","c9":"boat","d9":"henchman-6","e9":"none","f9":"none","g9":"none","h8":"none","b3":"none","h3":"none","a2":"none"},
	"bombs":{"a4":"face-down"},"stack":3,`

func walked(t testing.TB) cobrahq.State {
	t.Helper()
	s := position(t, hall, 4, four+`"active":1,"phase":"move","moves":3`)
	s, err := cobrahq.Next(s, cobrahq.Step{To: "e5"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDrawGolden(t *testing.T) {
	for name, v := range map[string]cobrahq.View{
		"not-begun": {},
		"move":      walked(t).View(1),
		"bomb":      position(t, hall, 4, four+`"active":2,"phase":"opponent"`).View(joe.Spectator),
	} {
		t.Run(name, func(t *testing.T) {
			picture := hqsvg.Draw(v)
			svgtest.Golden(t, name, picture, *update)
			for _, fault := range svgtest.Faults(picture) {
				t.Error(fault)
			}
		})
	}
}

// What the picture of a position tells those who do not see it.
func TestDrawInWords(t *testing.T) {
	all, err := svgtest.Read(hqsvg.Draw(walked(t).View(0)))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := all[1].Text, `Mission: Cobra H.Q. on Hall <of> & "mirrors"`; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	for _, want := range []string{
		"Round 9, turn of seat 1: 2 moves left.",
		"Seat 0 is on a10, home base a10, holds nothing.",
		"Seat 1 is on e5, home base i10, holds 1 boat, 2 × Henchman 1, 1 × Henchman 2, 1 × Henchman 6, 1 Top Secret tile.",
		"Seat 2 is on b8, home base i1, holds nothing, held by a bomb.",
		"At Cobra HQ: 3 Top Secret tiles.",
	} {
		if !strings.Contains(all[2].Text, want) {
			t.Errorf("desc does not say %q:\n%s", want, all[2].Text)
		}
	}
	titles := map[string]string{}
	for i, e := range all {
		if space := e.Attr["data-space"]; space != "" {
			titles[space] = all[i+1].Text
		}
	}
	for space, want := range map[string]string{
		"a10": "a10: home base of seat 0, seat 0",
		"a4":  "a4: light green, a bomb laid face down",
		"b8":  "b8: sand, a bomb, seat 2, seat 3",
		"d9":  "d9: sand, Henchman 6",
		"b10": "b10: sand, a tile not turned yet",
		"e9":  "e9: sand",
		"hq":  "hq: Cobra HQ, 3 Top Secret tiles",
	} {
		if titles[space] != want {
			t.Errorf("%s: %q, want %q", space, titles[space], want)
		}
	}
	if len(titles) != 9*10-2 {
		t.Errorf("%d spaces in groups, want 88", len(titles))
	}
}

// Each picture of a game that is over says who won, and by which rule.
func TestDrawOver(t *testing.T) {
	s := position(t, hall, 2, `"players":[{"at":"b10","topSecret":1},{"at":"e5","boats":1}],"turned":{"b10":"none"},"stack":3,"active":0,"phase":"move","moves":1`)
	s, err := cobrahq.Next(s, cobrahq.Step{To: "a10"})
	if err != nil {
		t.Fatal(err)
	}
	all, err := svgtest.Read(hqsvg.Draw(s.View(1)))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, e := range all {
		if e.Name == "text" {
			said[e.Text] = true
		}
	}
	outcome, _ := s.Outcome()
	if !said["WON"] || !said["The game is over: "+outcome.String()] || said["TURN"] {
		t.Errorf("the picture says %v", said)
	}
}

// The squares that may be chosen are marked for the seat that chooses, and for nobody
// else.
func TestDrawMarksWhatMayBeChosen(t *testing.T) {
	s := walked(t)
	steps := 0
	for _, a := range s.View(1).Legal() {
		if _, ok := a.(cobrahq.Step); ok {
			steps++
		}
	}
	if steps == 0 {
		t.Fatal("nothing to choose")
	}
	const legend = 1
	for seat, want := range map[joe.Seat]int{1: steps + legend, 0: 0, joe.Spectator: 0} {
		if got := bytes.Count(hqsvg.Draw(s.View(seat)), []byte("stroke-dasharray")); got != want {
			t.Errorf("%v: %d marks, want %d", seat, got, want)
		}
	}
}

// board draws a board of any size that the rules allow, with a river around an island
// in its middle.
func board(t *rapid.T) *cobrahq.Board {
	wide := rapid.IntRange(5, 26).Draw(t, "wide")
	high := rapid.IntRange(max(5, (99+wide)/wide), 26).Draw(t, "high")
	rows := make([][]byte, high)
	for y := range rows {
		rows[y] = bytes.Repeat([]byte{'.'}, wide)
		rows[y][0], rows[y][wide-1] = '.', '.'
	}
	left, right := (wide-1)/2-min((wide-3)/2, 4), (wide-1)/2+min((wide-3)/2, 4)
	top, bottom := (high-1)/2-min((high-3)/2, 4), (high-1)/2+min((high-3)/2, 4)
	for y := range rows {
		for x := range rows[y] {
			inside := x >= left && x <= right && y >= top && y <= bottom
			switch {
			case (x == 0 || x == wide-1) && (y == 0 || y == high-1):
				rows[y][x] = 'H'
			case inside && (x == left || x == right || y == top || y == bottom):
				rows[y][x] = '~'
			case !inside && wide*high > 280 && y%4 != 0 && y < high-1 && x > 0 && x < wide-1:
				rows[y][x] = '#'
			}
		}
	}
	// Cobra HQ begins in the island's first corner, the island's sand is in its last.
	for y := top + 1; y <= min(top+rapid.IntRange(1, 4).Draw(t, "HQ high"), bottom-1); y++ {
		for x := left + 1; x <= min(left+rapid.IntRange(1, 4).Draw(t, "HQ wide"), right-1); x++ {
			rows[y][x] = 'Q'
		}
	}
	rows[bottom-1][right-1] = 's'
	sands := 1
	for y := range rows {
		for x := range rows[y] {
			outside := x < left || x > right || y < top || y > bottom
			if rows[y][x] == '.' && outside && sands < 32 {
				rows[y][x] = 's'
				sands++
			}
		}
	}
	name := rapid.SampledFrom([]string{"", "<script>alert(1)</script>", "]]> & &amp; &#0;", `" onload="x`, strings.Repeat("W", 60), "島の地図", "𝔉𝔞𝔥𝔯𝔱 🚁🚁🚁"}).Draw(t, "name")
	b, err := cobrahq.ParseBoard(fmt.Sprintf("name: %s\n%s\n", name, bytes.Join(rows, []byte("\n"))))
	if err != nil {
		t.Skip(err)
	}
	return b
}

// Any position on any board gives a picture that is well formed, within its bounds,
// needs nothing from elsewhere and is the same each time.
func TestDrawAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		config := cobrahq.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}
		if rapid.Bool().Draw(t, "another board") {
			config.Board = board(t)
		}
		if rapid.Bool().Draw(t, "another mix") {
			config.Tiles = map[cobrahq.Tile]int{cobrahq.Bomb: 1, cobrahq.Boat: 2}
			for n := 1; n <= 6; n++ {
				config.Tiles[cobrahq.Henchman(n)] = 5 - n/6
			}
		}
		s, _, err := cobrahq.New(config)
		if err != nil {
			t.Skip(err) // fewer light-green spaces than bombs
		}
		src := dice.New(rapid.Uint64().Draw(t, "seed"))
		for range rapid.SampledFrom([]int{0, 3, 12, 40, 200, 1000, 100000}).Draw(t, "moves") {
			legal := cobrahq.Legal(s)
			if len(legal) == 0 {
				break
			}
			if s, err = cobrahq.Next(s, legal[src.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View(joe.Seat(rapid.IntRange(-2, config.Seats-1).Draw(t, "view")))
		picture := hqsvg.Draw(v)
		for _, fault := range svgtest.Faults(picture) {
			t.Error(fault)
		}
		if !bytes.Equal(picture, hqsvg.Draw(v)) {
			t.Error("another picture the second time")
		}
	})
}
