package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
)

// advBoards is boards whose authors gave the places that they liked, or none.
func advBoards(t *testing.T) map[string]*adventure.Board {
	t.Helper()
	text := adventure.DefaultBoard().Text()
	place := regexp.MustCompile(` at \d+ \d+`)
	n := 0
	some := place.ReplaceAllStringFunc(text, func(at string) string {
		if n++; n%3 == 0 {
			return ""
		}
		return at
	})
	var crowd strings.Builder
	for line := range strings.Lines(text) {
		if n++; !strings.Contains(line, "in fort-wadsworth") && !strings.Contains(line, "in pentagon") {
			line = place.ReplaceAllString(line, fmt.Sprintf(" at %d %d", n%40+60, n/40+1))
		}
		crowd.WriteString(line)
	}
	meadow, err := os.ReadFile("testdata/meadow.board")
	if err != nil {
		t.Fatal(err)
	}
	boards := map[string]*adventure.Board{}
	for name, text := range map[string]string{
		"default": text, "meadow": string(meadow), "without places": place.ReplaceAllString(text, ""), "some places": some,
		"crowded": crowd.String(), "far apart": strings.Replace(text, " at 57 2\n", " at 99 99\n", 1),
	} {
		b, err := adventure.ParseBoard(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		boards[name] = b
	}
	return boards
}

// Whatever places the author gave, each space has its own spot on the canvas with its
// sign there, and the drawing fits.
func TestAdvDrawingFits(t *testing.T) {
	for name, b := range advBoards(t) {
		s, _, err := adventure.New(adventure.Config{Seats: 4, Board: b})
		if err != nil {
			t.Fatal(err)
		}
		lines := advDraw(s.View(0), []string{"you", "simple bot", "random bot", "simple bot"}, plain, adv.width)
		for _, line := range lines {
			if len(line) >= adv.width {
				t.Errorf("%s: %d columns: %q", name, len(line), line)
			}
		}
		if len(lines) > 40 {
			t.Errorf("%s: %d lines", name, len(lines))
		}
		c := newAdvCanvas(b, 61)
		c.ways(b)
		c.spaces(b)
		c.names(b)
		if c.wide > 61 {
			t.Errorf("%s: %d columns", name, c.wide)
		}
		taken := map[advSpot]adventure.Space{}
		for s := range b.Spaces() {
			spot, ok := c.at[s]
			sign, _ := advSign(b, s)
			if !ok || !strings.HasPrefix(c.lines(plain)[spot.y][spot.x:], sign) {
				t.Fatalf("%s: %s has not its sign %q at %v", name, s, sign, spot)
			}
			for x := spot.x - 1; x < spot.x+2; x++ {
				if other, ok := taken[advSpot{x, spot.y}]; ok && x >= spot.x {
					t.Errorf("%s: %s and %s are too close", name, s, other)
				}
			}
			taken[spot], taken[advSpot{spot.x + 1, spot.y}] = s, s
		}
	}
}

// Where the author's places allow, they are kept: what is left of something stays
// there, and what is above it.
func TestAdvPlacesAreKept(t *testing.T) {
	for _, name := range []string{"default", "meadow"} {
		b := advBoards(t)[name]
		c := newAdvCanvas(b, 61)
		for s := range b.Spaces() {
			for o := range b.Spaces() {
				sx, sy := b.XY(s)
				ox, oy := b.XY(o)
				if p, q := c.at[s], c.at[o]; sign(sx-ox) != sign(p.x-q.x) || sign(sy-oy) != sign(p.y-q.y) {
					t.Fatalf("%s: %s at %v and %s at %v", name, s, p, o, q)
				}
			}
		}
	}
}

// Ways are drawn from space to space, along rows, columns and slants, and areas are
// named where there is room.
func TestAdvWays(t *testing.T) {
	b := advBoards(t)["default"]
	c := newAdvCanvas(b, 61)
	c.ways(b)
	c.spaces(b)
	c.names(b)
	text := strings.Join(c.lines(plain), "\n")
	for _, want := range []string{"+---+---+---=", "b--o--=--o--s--=--b", `s--oa-b--=--s---da`, `\b\`, "Pentagon", "Wadsworth", "Island", "Kingdom"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	gate, below := c.at["wadsworth-11"], c.at["wadsworth-gate"]
	if got := c.cells[gate.y+1][gate.x].sign; gate.x != below.x || got != '|' {
		t.Errorf("%q between wadsworth-11 and its gate", got)
	}
}
