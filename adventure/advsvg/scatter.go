package advsvg

import (
	"math"
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
)

// cell is a place of the grid that a board is drawn on.
type cell struct{ col, row int }

// sketch is a board that is being laid out, by space in the order of the board.
type sketch struct {
	board  *adventure.Board
	spaces []adventure.Space
	cells  []cell
	fixed  []bool  // the spaces that stand where they do
	beside [][]int // the spaces one step away, by index
	steps  [][]int // between each two, whichever way the arrows point; 0 where there is no way
	stroll int     // how far spaces one step apart should stand
	high   int     // of a row, as a column is fine wide
}

// fine is parts of a column, in which spaces are moved about.
const fine = 256

// settle gives every space a cell of its own: that which its author gave it, else one
// near the spaces that it is joined to. Where nobody gave any, the four areas come to
// lie in their corners. The same board always gives the same cells.
//
// Spaces without a cell are moved, round by round, to where their distances to all
// others come closest to the number of steps between them (stress majorization), in
// integers; then each takes the nearest cell with room around it.
func settle(b *adventure.Board, spaces []adventure.Space) []cell {
	s := &sketch{board: b, spaces: spaces, cells: make([]cell, len(spaces)), fixed: make([]bool, len(spaces))}
	given := 0
	for i, space := range spaces {
		if s.cells[i].col, s.cells[i].row = b.XY(space); s.cells[i] != (cell{}) {
			s.fixed[i] = true
			given++
		}
	}
	if given == len(spaces) {
		return s.cells
	}
	s.walk()
	if given == 0 {
		s.frame()
	}
	s.measure()
	at := s.relax(s.begin())
	if given > 0 {
		s.snap(at, 1)
		return s.cells
	}
	s.snap(s.spread(at), 0)
	s.untangle()
	return s.cells
}

// walk counts the steps between each two spaces.
func (s *sketch) walk() {
	index := make(map[adventure.Space]int, len(s.spaces))
	for i, space := range s.spaces {
		index[space] = i
	}
	s.beside = make([][]int, len(s.spaces))
	for i, space := range s.spaces {
		for _, to := range s.board.Next(space) {
			j := index[to]
			if !slices.Contains(s.beside[i], j) {
				s.beside[i], s.beside[j] = append(s.beside[i], j), append(s.beside[j], i)
			}
		}
	}
	for i := range s.spaces {
		far := make([]int, len(s.spaces))
		for queue := []int{i}; len(queue) > 0; queue = queue[1:] {
			for _, j := range s.beside[queue[0]] {
				if far[j] == 0 && j != i {
					far[j] = far[queue[0]] + 1
					queue = append(queue, j)
				}
			}
		}
		s.steps = append(s.steps, far)
	}
}

// frame fixes the training areas, as squares of arrows that go clockwise, and the
// airstrips in the corners where the areas lie on the box (adv-board-areas).
func (s *sketch) frame() {
	var loops [2][]adventure.Space
	var sides [2]int
	for i, gate := range s.board.Gates() {
		loops[i] = s.loop(gate)
		sides[i] = max((len(loops[i])*3+3)/4, 2)
	}
	width := 1
	for width*width < 15*len(s.spaces) {
		width++
	}
	width = max(width, sides[0]+sides[1]+6)
	height := max(width*2/3, sides[0]+sides[1]+2)

	places := map[adventure.Space]cell{}
	strips := s.board.Airstrips()
	places[strips[0]], places[strips[1]] = cell{1, height}, cell{width, 1}
	for i, loop := range loops {
		left, top := 1, 1
		if i == 1 {
			left, top = width-sides[1], height-sides[1]
		}
		for n, space := range loop {
			// The gates look at each other: at the end of the second side, and of the last.
			along := 4*sides[i]*n/len(loop) + 2*sides[i]*(1-i)
			rest := along % sides[i]
			at := [...]cell{{rest, 0}, {sides[i], rest}, {sides[i] - rest, sides[i]}, {0, sides[i] - rest}}[along/sides[i]%4]
			places[space] = cell{left + at.col, top + at.row}
		}
	}
	for i, space := range s.spaces {
		s.cells[i], s.fixed[i] = places[space], places[space] != cell{}
	}
}

// loop is the spaces of a training area from the gate on, along the arrows.
func (s *sketch) loop(gate adventure.Space) []adventure.Space {
	var loop []adventure.Space
	seen := map[adventure.Space]bool{}
	for space := gate; space != "" && !seen[space]; {
		loop, seen[space] = append(loop, space), true
		next := adventure.Space("")
		for _, n := range s.board.Next(space) {
			if s.board.Area(n) == s.board.Area(gate) {
				next = n
			}
		}
		space = next
	}
	return loop
}

// measure takes the distances from the spaces that are fixed: how far a step goes
// along a row, and along a column, since authors may count rows as they like.
func (s *sketch) measure() {
	const near = 4
	var across, down, acrossSteps, downSteps int
	for i, a := range s.cells {
		for j, b := range s.cells[:i] {
			n := s.steps[i][j]
			if !s.fixed[i] || !s.fixed[j] || n < 1 || n > near {
				continue
			}
			if a.row == b.row {
				across, acrossSteps = across+max(a.col-b.col, b.col-a.col), acrossSteps+n
			}
			if a.col == b.col {
				down, downSteps = down+max(a.row-b.row, b.row-a.row), downSteps+n
			}
		}
	}
	s.stroll, s.high = 3*fine, fine
	if acrossSteps > 0 {
		s.stroll = max(across*fine/acrossSteps, 2*fine)
	}
	if acrossSteps > 0 && downSteps > 0 {
		s.high = min(max(s.stroll*downSteps/max(down, 1), fine), 2*fine)
	}
}

// middles is where the areas lie, in parts of six of the whole.
var middles = map[adventure.Area]cell{
	adventure.FortWadsworth: {1, 1}, adventure.DesertKingdom: {5, 1}, adventure.CobraIsland: {1, 5}, adventure.Pentagon: {5, 5}, adventure.NoArea: {3, 3},
}

// begin is where the spaces stand first, in parts of a column: those that are not
// fixed close together about the middle of their area.
func (s *sketch) begin() []cell {
	var width, height int
	for i, c := range s.cells {
		if s.fixed[i] {
			width, height = max(width, c.col), max(height, c.row)
		}
	}
	at := make([]cell, len(s.spaces))
	for i, space := range s.spaces {
		middle := middles[s.board.Area(space)]
		at[i] = cell{width * middle.col * fine / 6, height * middle.row * s.high / 6}
		// No two may stand on one spot, or nothing would part them.
		at[i].col += i * 37 % 101
		at[i].row += i * 61 % 97
		if s.fixed[i] {
			at[i] = cell{s.cells[i].col * fine, s.cells[i].row * s.high}
		}
	}
	return at
}

// relax moves the spaces that are not fixed.
func (s *sketch) relax(at []cell) []cell {
	const rounds, weights = 60, 1 << 12
	for range rounds {
		for i := range at {
			if s.fixed[i] {
				continue
			}
			var col, row, total int64
			for j, n := range s.steps[i] {
				if n == 0 {
					continue // itself, or no way between them
				}
				x, y := int64(at[i].col-at[j].col), int64(at[i].row-at[j].row)
				// A square root is rounded the same on every platform.
				far := max(int64(math.Sqrt(float64(x*x+y*y))), 1)
				want := int64(n * s.stroll)
				w := max(int64(weights/(n*n)), 1)
				col += w * (int64(at[j].col) + x*want/far)
				row += w * (int64(at[j].row) + y*want/far)
				total += w
			}
			if total > 0 {
				at[i] = cell{int(col / total), int(row / total)}
			}
		}
	}
	return at
}

// spread evens out places that nobody fixed, so that crowds get more room and gaps
// less, over a grid half as wide again as high, with four cells for each.
func (s *sketch) spread(at []cell) []cell {
	columns := 1
	for columns*columns < 6*len(at) {
		columns++
	}
	rows := columns * 2 / 3
	cols, heights := make([]int, len(at)), make([]int, len(at))
	for i, c := range at {
		cols[i], heights[i] = c.col, c.row
	}
	even(cols, (columns-1)*fine)
	even(heights, (rows-1)*fine)
	s.high = fine
	for i := range at {
		at[i] = cell{fine + cols[i], fine + heights[i]}
		s.fixed[i] = false
	}
	return at
}

// even moves numbers to half way between where they are and where they would stand in
// equal steps, from 0 to most.
func even(numbers []int, most int) {
	sorted := slices.Sorted(slices.Values(numbers))
	least, all := sorted[0], max(sorted[len(sorted)-1]-sorted[0], 1)
	for i, n := range numbers {
		rank, _ := slices.BinarySearch(sorted, n)
		numbers[i] = ((n-least)*most/all + rank*most/max(len(numbers)-1, 1)) / 2
	}
}

// snap gives each space that is not fixed the nearest cell that is free, with one
// free on every side.
func (s *sketch) snap(at []cell, room int) {
	crowded := map[cell]bool{}
	take := func(c cell) {
		for col := c.col - room; col <= c.col+room; col++ {
			for row := c.row - room; row <= c.row+room; row++ {
				crowded[cell{col, row}] = true
			}
		}
	}
	for i, c := range s.cells {
		if s.fixed[i] {
			take(c)
		}
	}
	for i := range s.cells {
		if s.fixed[i] {
			continue
		}
		home := cell{(at[i].col + fine/2) / fine, (at[i].row + s.high/2) / s.high}
		nearest := int64(-1)
		for around := int64(0); nearest < 0 || (around-1)*(around-1)*fine*fine <= nearest; around++ {
			wide := int(around)
			for col := home.col - wide; col <= home.col+wide; col++ {
				for row := home.row - wide; row <= home.row+wide; row++ {
					if max(col-home.col, home.col-col, row-home.row, home.row-row) != wide || crowded[cell{col, row}] {
						continue
					}
					x, y := int64(col*fine-at[i].col), int64(row*s.high-at[i].row)
					if far := x*x + y*y; nearest < 0 || far < nearest {
						s.cells[i], nearest = cell{col, row}, far
					}
				}
			}
		}
		take(s.cells[i])
	}
}
