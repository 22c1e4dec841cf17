package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// A position with everything in it that can lie or stand on a board.
const crowded = `{"game": "cobrahq", "format": 1, "rules": 1,
	"config": {"seats": 4, "board": BOARD, "corners": ["top-left", "top-right", "bottom-right", "bottom-left"]},
	"phase": "move", "round": 12, "first": 0, "active": 1, "moves": 3,
	"players": [
		{"at": "c14", "boats": 2, "henchmen": [1, 2]},
		{"at": "d15"},
		{"at": "hq", "topSecret": 1, "boats": 1},
		{"at": "c14"}],
	"turned": {"c14": "bomb", "f15": "henchman-2", "k15": "boat", "i14": "none", "g10": "none",
		"g13": "none", "j13": "none", "n13": "none", "a11": "none", "c10": "none", "o10": "none"},
	"bombs": {"b15": "face-down", "d14": "face-up"}, "stack": 3}`

func position(t *testing.T, text string) cobrahq.State {
	t.Helper()
	file, err := os.ReadFile("testdata/island.map")
	if err != nil {
		t.Fatal(err)
	}
	board, err := cobrahq.ParseBoard(string(file))
	if err != nil {
		t.Fatal(err)
	}
	json, err := board.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s, err := cobrahq.Load([]byte(strings.Replace(text, "BOARD", string(json), 1)))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDrawing(t *testing.T) {
	v := position(t, crowded).View(1)
	for name, b := range map[string]brush{"plain": plain, "rich": rich} {
		got := strings.Join(hqDraw(v, []string{"you", "", "simple bot", ""}, b, columns), "\n") + "\n"
		golden(t, filepath.Join("testdata", "drawing", name), got)
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// What is drawn in colours is, signs alone, what is drawn without.
func TestColoursOnlyHelp(t *testing.T) {
	v := position(t, crowded).View(1)
	played := make([]string, 4)
	want := strings.Join(hqDraw(v, played, plain, columns), "\n")
	for _, b := range []brush{basic, rich} {
		got := strings.Join(hqDraw(v, played, b, columns), "\n")
		if !strings.Contains(got, "\x1b[") {
			t.Error("no colours")
		}
		if diff := cmp.Diff(want, regexp.MustCompile(`\x1b\[[0-9;]*m`).ReplaceAllString(got, "")); diff != "" {
			t.Errorf("brush %d (-want +got):\n%s", b, diff)
		}
	}
	if strings.Contains(want, "\x1b") {
		t.Error("an escape sequence without colours")
	}
}

// No two things have the same sign, and each is in the legend or named for itself.
func TestSigns(t *testing.T) {
	signs := map[string]string{}
	add := func(sign, what string) {
		if other, taken := signs[sign]; taken {
			t.Errorf("%s and %s are both %q", what, other, sign)
		}
		signs[sign] = what
	}
	for kind := cobrahq.Home; kind <= cobrahq.HQ; kind++ {
		if len(hqSigns[kind]) != 3 || hqGround[kind] == (ink{}) {
			t.Errorf("%v has no sign or no ink", kind)
		}
		add(hqSigns[kind], kind.String())
	}
	for tile := cobrahq.Bomb; tile < cobrahq.TopSecret; tile++ {
		sign, _, _ := hqTileSign(tile, cobrahq.FaceUp)
		add(sign, tile.String())
	}
	unturned, _, _ := hqTileSign(0, cobrahq.Unturned)
	add(unturned, "a tile not turned")
	down, _, _ := hqTileSign(cobrahq.Bomb, cobrahq.FaceDown)
	add(down, "a bomb, face down")
	for s := range joe.Seat(4) {
		add(hqName(s)[:1], hqName(s))
	}
	legend := strings.Join(hqLegend, " ")
	for _, sign := range []string{unturned, down, "[*]", "[b]", "[2]", "###", "~~~", ". ", ": ", "{r}", "R "} {
		if !strings.Contains(legend, sign) {
			t.Errorf("the legend does not tell %q", sign)
		}
	}
}

// A drawing fits into the terminal, whatever the size of the board.
func TestDrawingFits(t *testing.T) {
	names, err := filepath.Glob("testdata/*.map")
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		board, err := cobrahq.ParseBoard(string(text))
		if err != nil {
			continue // one of those that are wrong
		}
		s, _, err := cobrahq.New(cobrahq.Config{Seats: 4, Board: board})
		if err != nil {
			t.Fatal(err)
		}
		drawn++
		for _, line := range hqDraw(s.View(0), []string{"you", "simple bot", "random bot", "simple bot"}, plain, columns) {
			if len(line) > columns {
				t.Errorf("%s: %d columns: %q", name, len(line), line)
			}
		}
	}
	if drawn < 2 {
		t.Errorf("%d boards drawn", drawn)
	}
}

// Pawns on Cobra HQ show, however small it is.
func TestQuarters(t *testing.T) {
	for _, c := range []struct {
		squares int
		pawns   []joe.Seat
		want    string
	}{
		{4, nil, "HQ4========="},
		{4, []joe.Seat{0, 2}, "HQ4=R==G===="},
		{2, []joe.Seat{1}, "HQ4=B="},
		{2, []joe.Seat{1, 2}, "HQG=B="},
		{1, []joe.Seat{3}, "HQV"},
		{1, []joe.Seat{0, 1}, "HQ+"},
	} {
		var got string
		for i := range c.squares {
			one := newCell(hqSigns[cobrahq.HQ], ink{})
			hqQuarters(&one, 4, c.pawns, i, c.squares)
			got += string(one.signs[:])
		}
		if got != c.want {
			t.Errorf("%d squares, pawns %v: %q, want %q", c.squares, c.pawns, got, c.want)
		}
	}
}
