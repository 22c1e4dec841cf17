package main

import (
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
)

// advCanvas is a board being drawn.
type advCanvas struct {
	wide, high int
	cells      [][]advCell
	at         map[adventure.Space]advSpot
	placed     map[adventure.Space]bool // where the author says
	titles     []advTitled              // of the spaces that are not
}

// advTitled is a text on the canvas.
type advTitled struct {
	advSpot
	text string
}

type advCell struct {
	sign  byte
	with  ink
	taken bool // by a space, and not to be drawn over by less
}

// advSpot is a place on the canvas.
type advSpot struct{ x, y int }

func newAdvCanvas(b *adventure.Board, width int) *advCanvas {
	c := &advCanvas{at: map[adventure.Space]advSpot{}, placed: map[adventure.Space]bool{}}
	c.place(b, width)
	for _, spot := range c.at {
		c.wide, c.high = max(c.wide, spot.x+3), max(c.high, spot.y+1)
	}
	for _, title := range c.titles {
		c.wide = max(c.wide, title.x+len(title.text)+1)
	}
	c.cells = make([][]advCell, c.high)
	for y := range c.cells {
		c.cells[y] = make([]advCell, c.wide)
		for x := range c.cells[y] {
			c.cells[y][x].sign = ' '
		}
	}
	return c
}

// free reports whether nothing stands on n cells from a spot on.
func (c *advCanvas) free(x, y, n int) bool {
	if y < 0 || y >= c.high || x < 0 || x+n > c.wide {
		return false
	}
	for _, cell := range c.cells[y][x : x+n] {
		if cell.taken {
			return false
		}
	}
	return true
}

// put draws a sign; a space may take the cell, so that ways and names leave it alone.
func (c *advCanvas) put(x, y int, sign string, with ink, take bool) {
	for i := range len(sign) {
		if y >= 0 && y < c.high && x+i >= 0 && x+i < c.wide {
			c.cells[y][x+i] = advCell{sign[i], with, take}
		}
	}
}

// ways draws the ways between the spaces, as well as signs can. A space without a
// place of its own is joined to the next in its row alone.
func (c *advCanvas) ways(b *adventure.Board) {
	drawn := map[[2]adventure.Space]bool{}
	for from := range b.Spaces() {
		for _, to := range b.Next(from) {
			p, q := c.at[from], c.at[to]
			if drawn[[2]adventure.Space{to, from}] {
				continue
			}
			drawn[[2]adventure.Space{from, to}] = true
			if c.placed[from] && c.placed[to] || p.y == q.y && max(p.x-q.x, q.x-p.x) <= advPitch {
				c.way(p, q)
			}
		}
	}
}

func (c *advCanvas) way(p, q advSpot) {
	dx, dy := q.x-p.x, q.y-p.y
	n := max(dx, -dx, dy, -dy)
	spot := func(i int) advSpot {
		return advSpot{p.x + (2*dx*i+n*sign(dx))/(2*n), p.y + (2*dy*i+n*sign(dy))/(2*n)}
	}
	slant := "/"
	if sign(dx) == sign(dy) {
		slant = "\\"
	}
	for i := 1; i < n; i++ {
		last, at, next := spot(i-1), spot(i), spot(i+1)
		line := slant
		switch {
		case n == max(dx, -dx) && at.y == last.y && at.y == next.y:
			line = "-"
		case n > max(dx, -dx) && at.x == last.x && at.x == next.x:
			line = "|"
		}
		c.put(at.x, at.y, line, advWay, false)
	}
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// names writes the name of each area as near to its middle as there is room.
func (c *advCanvas) names(b *adventure.Board) {
	for _, spot := range c.titles {
		c.put(spot.x, spot.y, spot.text, advTitle, true)
	}
	for area := adventure.FortWadsworth; area <= adventure.DesertKingdom; area++ {
		low, high := advSpot{c.wide, c.high}, advSpot{}
		for s := range b.Spaces() {
			if spot := c.at[s]; b.Area(s) == area && c.placed[s] {
				low = advSpot{min(low.x, spot.x), min(low.y, spot.y)}
				high = advSpot{max(high.x, spot.x), max(high.y, spot.y)}
			}
		}
		name := strings.TrimPrefix(area.String(), "the ")
		if !c.name(low, high, name) {
			c.name(low, high, strings.Fields(name)...)
		}
	}
}

// name writes lines of text within two corners, and is false if there is no room.
func (c *advCanvas) name(low, high advSpot, lines ...string) bool {
	wide := 0
	for _, line := range lines {
		wide = max(wide, len(line))
	}
	best, least := advSpot{}, -1
	for y := low.y; y+len(lines) <= high.y+1; y++ {
		for x := low.x; x+wide <= high.x+1; x++ {
			blank := true
			for i := range lines {
				blank = blank && c.blank(x-1, y+i, wide+2)
			}
			across, down := 2*x+wide-low.x-high.x, 2*(2*y+len(lines)-1-low.y-high.y)
			if d := across*across + down*down; blank && (least < 0 || d < least) {
				best, least = advSpot{x, y}, d
			}
		}
	}
	if least < 0 {
		return false
	}
	for i, line := range lines {
		c.put(best.x+(wide-len(line))/2, best.y+i, line, advTitle, true)
	}
	return true
}

// blank reports whether nothing at all is drawn on n cells.
func (c *advCanvas) blank(x, y, n int) bool {
	for i := x; i < x+n; i++ {
		if !c.free(i, y, 1) || c.cells[y][i].sign != ' ' {
			return false
		}
	}
	return true
}

// around puts two signs beside a space of a width, where nothing stands.
func (c *advCanvas) around(spot advSpot, width int, signs string, with ink) {
	for i, x := range []int{spot.x - 1, spot.x + width} {
		if c.free(x, spot.y, 1) {
			c.put(x, spot.y, signs[i:i+1], with, true)
		}
	}
}

// lines is the canvas, each run of one ink painted once.
func (c *advCanvas) lines(b brush) []string {
	var lines []string
	for _, row := range c.cells {
		var out strings.Builder
		var run []byte
		var with ink
		for _, cell := range row {
			if cell.with != with {
				out.WriteString(b.paint(with, string(run)))
				run, with = nil, cell.with
			}
			run = append(run, cell.sign)
		}
		out.WriteString(b.paint(with, string(run)))
		lines = append(lines, strings.TrimRight(out.String(), " "))
	}
	return lines
}
