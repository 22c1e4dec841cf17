package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
)

// advPitch is the columns from one space to the next where the author gave no places.
const advPitch = 4

// place gives every space a spot with a column free on either side: near where the
// author put it, the board shrunk into the width and advHeight lines where it is too
// large; and those that the author gave no place in rows beneath, area by area in the
// author's order.
func (c *advCanvas) place(b *adventure.Board, width int) {
	var cols, rows []int
	gap := map[int][]int{} // the columns in use, by row
	for s := range b.Spaces() {
		if col, row := b.XY(s); col > 0 {
			cols, rows = append(cols, col), append(rows, row)
			gap[row] = append(gap[row], col)
		}
	}
	bottom := 0
	taken := map[advSpot]bool{}
	if len(cols) > 0 {
		across, down := advColumns(cols, gap, width), advRows(rows)
		for s := range b.Spaces() {
			if col, row := b.XY(s); col > 0 {
				spot := advNearest(taken, advSpot{across(col), down[row]}, width)
				c.at[s], c.placed[s] = spot, true
				bottom = max(bottom, spot.y+2)
			}
		}
	}
	const left = 1
	x := left
	for area := adventure.NoArea; area <= adventure.DesertKingdom; area++ {
		for s := range b.Spaces() {
			if c.placed[s] || b.Area(s) != area {
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
