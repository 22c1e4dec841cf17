package advsvg

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
)

// Measures of the board, in units of internal/svg.
const (
	border    = 84   // around the outermost spaces
	maxHeight = 1400 // from the first row to the last
	maxUnit   = 240  // of a column
	maxRadius = 36   // of a space
	minRadius = 8
)

// chart is where everything on the board is drawn.
type chart struct {
	spaces []adventure.Space
	at     map[adventure.Space]svg.Point
	spots  []svg.Point // the same, in the order of the spaces
	radius int         // of a space
	bottom int
}

// newChart draws up a board beneath a height. Columns and rows keep their
// proportions, but rows may lie up to twice as far apart as columns, as they do where
// the author counted the lines and the letters of a terminal.
func newChart(b *adventure.Board, top int) *chart {
	c := &chart{at: map[adventure.Space]svg.Point{}}
	for s := range b.Spaces() {
		c.spaces = append(c.spaces, s)
	}
	cells := settle(b, c.spaces)
	least, most := cells[0], cells[0]
	for _, at := range cells {
		least = cell{min(least.col, at.col), min(least.row, at.row)}
		most = cell{max(most.col, at.col), max(most.row, at.row)}
	}
	columns, rows := max(most.col-least.col, 1), max(most.row-least.row, 1)

	// A column is unit sixteenths wide and a row unit*stretch/4 of them high.
	var unit, stretch, between int
	for s := 8; s >= 4; s-- {
		u := min(16*(svg.Width-2*border)/columns, 16*maxHeight*4/(rows*s), 16*maxUnit)
		near := nearest(cells, u, s)
		if between == 0 || near >= between*95/100 {
			unit, stretch, between = u, s, max(near, between)
		}
	}
	c.radius = min(max(between*42/100, minRadius), maxRadius)
	left := (svg.Width - (most.col-least.col)*unit/16) / 2
	for i, s := range c.spaces {
		c.at[s] = svg.Point{
			X: left + (cells[i].col-least.col)*unit/16,
			Y: top + border + (cells[i].row-least.row)*unit*stretch/64,
		}
		c.spots = append(c.spots, c.at[s])
		c.bottom = max(c.bottom, c.at[s].Y+border)
	}
	return c
}

// nearest is the distance of the two spaces that stand closest to each other.
func nearest(cells []cell, unit, stretch int) int {
	best := svg.Width
	for i, a := range cells {
		for _, b := range cells[:i] {
			best = min(best, svg.Distance(
				svg.Point{X: a.col * unit / 16, Y: a.row * unit * stretch / 64},
				svg.Point{X: b.col * unit / 16, Y: b.row * unit * stretch / 64}))
		}
	}
	return best
}
