package advsvg_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advsvg"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/svg/svgtest"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// meadow is a small board of the tests, so that the pictures of it change only with
// this package.
func meadow(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("testdata/meadow.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var coordinates = regexp.MustCompile(` at \d+ \d+`)

// position loads a position on a board from the inside of its JSON.
func position(t testing.TB, board string, seats int, inside string) adventure.State {
	t.Helper()
	b, err := adventure.ParseBoard(board)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := os.ReadFile("testdata/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	cards, err := adventure.LoadCards(deck)
	if err != nil {
		t.Fatal(err)
	}
	config, err := adventure.Config{Seats: seats, Board: b, Cards: cards, Target: 60}.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s, err := adventure.Load([]byte(`{"game":"adventure","format":1,"rules":1,"config":` + string(config) + `,"round":7,"first":0,` + inside + `}`))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// do applies actions.
func do(t testing.TB, s adventure.State, actions ...adventure.Action) adventure.State {
	t.Helper()
	for _, a := range actions {
		var err error
		if s, err = adventure.Next(s, a); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

const four = `"active":1,"players":[
	{"piece":"ranger","at":"a-gate","objective":"radar-1","returned":true},
	{"piece":"communications-officer","at":"camp","objective":"oasis-1","reached":["col-sheriffs-fort-2","sand-dunes-2"],
	 "equipment":{"hydrofoil":2,"vamp":1,"tank":1,"artillery-laser":1,"missile-system":1,"attack-cannon":1}},
	{"piece":"laser-rifle","at":"pack-3","objective":"oasis-2"},
	{"piece":"mortar-soldier","at":"a-gate","objective":"desert-air-strip-1","equipment":{"tank":3}}]`

func TestDrawGolden(t *testing.T) {
	moving := do(t, position(t, meadow(t), 4, `"stage":"dice",`+four), adventure.Dice{White: 2, Dark: 5})
	for name, v := range map[string]adventure.View{
		"not-begun": {},
		"move":      moving.View(1),
		"scattered": position(t, coordinates.ReplaceAllString(meadow(t), ""), 4, `"stage":"dice",`+four).View(joe.Spectator),
	} {
		t.Run(name, func(t *testing.T) {
			picture := advsvg.Draw(v)
			svgtest.Golden(t, name, picture, *update)
			for _, fault := range svgtest.Faults(picture) {
				t.Error(fault)
			}
		})
	}
}

// What the picture of a position tells those who do not see it.
func TestDrawInWords(t *testing.T) {
	s := do(t, position(t, meadow(t), 4, `"stage":"dice",`+four), adventure.Dice{White: 2, Dark: 5})
	all, err := svgtest.Read(advsvg.Draw(s.View(1)))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := all[1].Text, `Adventure Board Game on Meadow <of> & "ours"`; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	for _, want := range []string{
		"Round 7, turn of seat 1: where does the move end? (7).",
		"The dice show 2 and 5.",
		"Seat 1: Communications Officer; on camp; to reach: Oasis for 15 points; 45 of 60 points; reached: Col. Sheriff's Fort 25, Sand Dunes 20; " +
			"Equipment: 2 × Hydrofoil, 1 × VAMP, 1 × Tank, 1 × Artillery Laser, 1 × Missile System, 1 × Attack Cannon.",
		"Seat 0: Ranger; on a-gate; to reach: Radar for 25 points; 0 of 60 points; Equipment: nothing; may leave training.",
		"Battle pile: 32 cards.",
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
		"a-gate": "a-gate: START (Security Gate), Fort Wadsworth, seat 0, seat 3",
		"a-2":    "a-2: light brown, Fort Wadsworth, Night <march> & 'out'",
		"strip":  "strip: Objective Desert Air Strip, Desert Kingdom, airstrip",
		"b-1":    "b-1: equipment gain, Pentagon, +3",
	} {
		if titles[space] != want {
			t.Errorf("%s: %q, want %q", space, titles[space], want)
		}
	}
	if len(titles) != 30 {
		t.Errorf("%d spaces in groups, want 30", len(titles))
	}
}

// Where a pawn is that does not stand on the board: not there yet, bumped, or bumped by
// the move that won.
func TestDrawTellsWhoIsOffTheBoard(t *testing.T) {
	told := func(s adventure.State, want string) {
		t.Helper()
		all, err := svgtest.Read(advsvg.Draw(s.View(joe.Spectator)))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(all[2].Text, "Seat 0: "+want) {
			t.Errorf("desc does not say %q of seat 0:\n%s", want, all[2].Text)
		}
	}
	begun, _, err := adventure.New(adventure.Config{Seats: 2, First: joe.FirstSeat(1)})
	if err != nil {
		t.Fatal(err)
	}
	told(do(t, begun, adventure.ChoosePiece{Piece: adventure.Ranger}, adventure.ChoosePiece{Piece: adventure.Commando}), "Commando; not on the board yet")
	for reached, want := range map[string]string{
		`"sand-dunes-2"`:                       "Commando; bumped, retreats",
		`"col-sheriffs-fort-2","sand-dunes-2"`: "Commando; bumped off the board as the game ended",
	} {
		told(do(t, position(t, meadow(t), 2, `"stage":"dice","active":1,"players":[{"piece":"commando","at":"oasis","objective":"radar-1"},
			{"piece":"ranger","at":"dune","objective":"oasis-1","reached":[`+reached+`]}]`),
			adventure.Dice{White: 1, Dark: 1}, adventure.Move{To: "oasis"}), want)
	}
}

// The ends of a move are marked for the seat that chooses, and for nobody else.
func TestDrawMarksWhatMayBeChosen(t *testing.T) {
	s := do(t, position(t, meadow(t), 4, `"stage":"dice",`+four), adventure.Dice{White: 1, Dark: 1})
	ends := 0
	for _, a := range s.View(1).Legal() {
		if _, ok := a.(adventure.Move); ok {
			ends++
		}
	}
	if ends == 0 {
		t.Fatal("nothing to choose")
	}
	const legend = 1
	for seat, want := range map[joe.Seat]int{1: ends + legend, 0: 0, joe.Spectator: 0} {
		if got := bytes.Count(advsvg.Draw(s.View(seat)), []byte(`stroke-dasharray="4 12"`)) + bytes.Count(advsvg.Draw(s.View(seat)), []byte(`stroke-dasharray="6 18"`)); got != want {
			t.Errorf("%v: %d marks, want %d", seat, got, want)
		}
	}
}

// strange is text that has to be escaped or shortened.
var strange = []string{"", "Take a card", "<script>alert(1)</script>", "]]> & &amp; &#0;", "' onload='x", strings.Repeat("W", 60), "進め、三つ", "𝔉𝔞𝔥𝔯𝔱 🚁🚁🚁", strings.Repeat("if ", 19) + "so"}

// board draws a board from the default one: places changed, left out or all gone, and
// other words on spaces.
func board(t *rapid.T) *adventure.Board {
	b := adventure.DefaultBoard()
	hundredths := []int{0, 0, 0, 1, 30, 100}
	if testing.Short() {
		hundredths = hundredths[:5] // layouts without any place take longest
	}
	left := rapid.SampledFrom(hundredths).Draw(t, "places left out, in a hundred")
	wide, high := rapid.IntRange(0, 42).Draw(t, "wide"), rapid.IntRange(0, 60).Draw(t, "high")
	grid := regexp.MustCompile(` at (\d+) (\d+)`)
	var lines []string
	for line := range strings.Lines(b.Text()) {
		line = strings.TrimSuffix(line, "\n")
		if name, ok := strings.CutPrefix(line, "name: "); ok {
			line = "name: " + rapid.SampledFrom(append(strange[1:], name)).Draw(t, "name")
		}
		if at := grid.FindStringSubmatch(line); at != nil {
			col, _ := strconv.Atoi(at[1])
			row, _ := strconv.Atoi(at[2])
			place := fmt.Sprintf(" at %d %d", min(col+col*wide/60, 99), min(row+row*high/30, 99))
			if rapid.IntRange(1, 100).Draw(t, "place") <= left {
				place = ""
			}
			line = strings.Replace(line, at[0], place, 1)
		}
		if before, _, quoted := strings.Cut(line, ` "`); quoted {
			line = before
			if words := rapid.SampledFrom(strange).Draw(t, "words"); words != "" {
				line += ` "` + words + `"`
			}
		}
		lines = append(lines, line)
	}
	board, err := adventure.ParseBoard(strings.Join(lines, "\n"))
	if err != nil {
		t.Skip(err) // two spaces have come to stand on one place
	}
	return board
}

// Any position on any board gives a picture that is well formed, within its bounds,
// needs nothing from elsewhere and is the same each time.
func TestDrawAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		config := adventure.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats"), Target: rapid.SampledFrom([]int{0, 30, 10000}).Draw(t, "target")}
		if rapid.Bool().Draw(t, "another board") {
			config.Board = board(t)
		}
		s := play(t, config)
		v := s.View(joe.Seat(rapid.IntRange(-2, config.Seats-1).Draw(t, "view")))
		picture := advsvg.Draw(v)
		for _, fault := range svgtest.Faults(picture) {
			t.Error(fault)
		}
		if !bytes.Equal(picture, advsvg.Draw(v)) {
			t.Error("another picture the second time")
		}
	})
}

// play is a position of random play.
func play(t *rapid.T, config adventure.Config) adventure.State {
	s, _, err := adventure.New(config)
	if err != nil {
		t.Fatal(err)
	}
	src := dice.New(rapid.Uint64().Draw(t, "seed"))
	for range rapid.SampledFrom([]int{0, 3, 12, 40, 200, 1000, 100000}).Draw(t, "moves") {
		legal := adventure.Legal(s)
		if len(legal) == 0 {
			break
		}
		if s, err = adventure.Next(s, legal[src.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// As many spaces as a board can have, none with a place.
func TestDrawLargestBoard(t *testing.T) {
	text := coordinates.ReplaceAllString(meadow(t), "")
	text = strings.Replace(text, "camp - storm", "camp -%s- storm", 1)
	n := 200 - strings.Count(text, "\nspace ")
	var more []string
	for i := range n {
		text += fmt.Sprintf("\nspace more-%d plain", i)
		more = append(more, fmt.Sprintf("more-%d", i))
	}
	text = strings.Replace(text, "-%s-", "- "+strings.Join(more, " - ")+" -", 1)
	s := position(t, text, 4, `"stage":"dice",`+four)
	picture := advsvg.Draw(s.View(0))
	for _, fault := range svgtest.Faults(picture) {
		t.Error(fault)
	}
	all, err := svgtest.Read(picture)
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for _, e := range all {
		if e.Attr["data-space"] != "" {
			drawn++
		}
	}
	if drawn != 200 {
		t.Errorf("%d spaces are drawn, want 200", drawn)
	}
}

// No two spaces are drawn over one another, wherever their places come from.
func TestDrawSpacesApart(t *testing.T) {
	for board, text := range map[string]string{"meadow": meadow(t), "default": adventure.DefaultBoard().Text()} {
		for name, keep := range map[string]int{"all": 1, "every second": 2, "every fifth": 5, "none": 1000} {
			t.Run(board+", "+name, func(t *testing.T) {
				lines := strings.Split(text, "\n")
				for i := range lines {
					if (i+1)%keep != 0 {
						lines[i] = coordinates.ReplaceAllString(lines[i], "")
					}
				}
				b, err := adventure.ParseBoard(strings.Join(lines, "\n"))
				if err != nil {
					t.Fatal(err)
				}
				at := advsvg.Places(b)
				for i, p := range at {
					for _, q := range at[:i] {
						if x, y := p[0]-q[0], p[1]-q[1]; x*x+y*y < p[2]*p[2]*4 {
							t.Errorf("spaces at %v and %v overlap", p, q)
						}
					}
				}
				if len(at) != strings.Count(text, "\nspace ") {
					t.Errorf("%d spaces", len(at))
				}
			})
		}
	}
}
