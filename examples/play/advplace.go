package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
)

// advPitch is the columns from one space to the next where the author gave no places.
const advPitch = 4

// place gives every space a spot with a column free on either side: near where the
// author put it, the board shrunk into the width and advHeight lines where it is too
// large; those that the author gave no place between those that they are joined to; and
// where no space has a place, in rows, area by area in the author's order.
func (c *advCanvas) place(b *adventure.Board, width int) {
	var cols, rows []int
	gap := map[int][]int{} // the columns in use, by row
	for s := range b.Spaces() {
		if col, row := b.XY(s); col > 0 {
			cols, rows = append(cols, col), append(rows, row)
			gap[row] = append(gap[row], col)
		}
	}
	if len(cols) == 0 {
		c.rows(b, width)
		return
	}
	taken := map[advSpot]bool{}
	across, down := advColumns(cols, gap, width), advRows(rows)
	for s := range b.Spaces() {
		if col, row := b.XY(s); col > 0 {
			c.at[s], c.placed[s] = advNearest(taken, advSpot{across(col), down[row]}, width), true
		}
	}
	c.between(b, taken, width)
}

// between places the spaces that have no place yet in the middle of those that they
// are joined to: first those that have two such.
func (c *advCanvas) between(b *adventure.Board, taken map[advSpot]bool, width int) {
	beside := map[adventure.Space][]adventure.Space{}
	for s := range b.Spaces() {
		for _, next := range b.Next(s) {
			beside[s] = append(beside[s], next)
			beside[next] = append(beside[next], s)
		}
	}
	for enough := 2; enough > 0; {
		enough--
		for s := range b.Spaces() {
			x, y, n := 0, 0, 0
			for _, o := range beside[s] {
				if c.placed[o] {
					x, y, n = x+c.at[o].x, y+c.at[o].y, n+1
				}
			}
			if !c.placed[s] && n > enough {
				c.at[s], c.placed[s] = advNearest(taken, advSpot{x / n, y / n}, width), true
				enough = 2
				break
			}
		}
	}
}

// rows places all spaces in rows.
func (c *advCanvas) rows(b *adventure.Board, width int) {
	const left = 1
	x, bottom := left, 0
	for area := adventure.NoArea; area <= adventure.DesertKingdom; area++ {
		for s := range b.Spaces() {
			if b.Area(s) != area {
				continue
			}
			switch {
			case x == left:
				c.titles = append(c.titles, advTitled{advSpot{left, bottom}, area.String()})
				bottom++
			case x+2 >= width:
				x, bottom = left, bottom+1
			}
			c.at[s] = advSpot{x, bottom}
			x += advPitch
		}
		if x > left {
			x, bottom = left, bottom+2
		}
	}
}

// advColumns is where the author's columns are drawn: as far apart as spaces in a row
// need, if the width allows.
func advColumns(cols []int, used map[int][]int, width int) func(int) int {
	const room = 3
	least, most := slices.Min(cols), slices.Max(cols)
	closest := room
	for _, row := range used {
		slices.Sort(row)
		for i := 1; i < len(row); i++ {
			closest = min(closest, max(row[i]-row[i-1], 1))
		}
	}
	span, times := most-least, (room+closest-1)/closest
	all := max(width-4, 1)
	for times > 1 && span*times > all {
		times--
	}
	if span > all {
		return func(col int) int { return 1 + (col-least)*all/span }
	}
	return func(col int) int { return 1 + (col-least)*times }
}

// advRows is where the author's rows are drawn: as they are, or without those that are
// empty, or closer together.
func advRows(rows []int) map[int]int {
	rows = slices.Compact(slices.Sorted(slices.Values(rows)))
	span := rows[len(rows)-1] - rows[0]
	at := map[int]int{}
	for i, row := range rows {
		switch {
		case span < advHeight:
			at[row] = row - rows[0]
		case len(rows) <= advHeight:
			at[row] = i
		default:
			at[row] = i * (advHeight - 1) / (len(rows) - 1)
		}
	}
	return at
}

// advNearest takes the nearest spot to one where a space has room, two columns for
// itself and one free on either side.
func advNearest(taken map[advSpot]bool, home advSpot, width int) advSpot {
	best, least := home, -1
	for far := 0; least < 0 || far*far < least; far++ {
		for y := home.y - far; y <= home.y+far; y++ {
			for x := home.x - 2*far; x <= home.x+2*far; x++ {
				if x < 1 || x+2 > width-1 || y < 0 || taken[advSpot{x, y}] || taken[advSpot{x + 1, y}] || taken[advSpot{x + 2, y}] {
					continue
				}
				across, down := x-home.x, 2*(y-home.y)
				if d := across*across + down*down; least < 0 || d < least {
					best, least = advSpot{x, y}, d
				}
			}
		}
	}
	for x := best.x; x < best.x+3; x++ {
		taken[advSpot{x, best.y}] = true
	}
	return best
}
