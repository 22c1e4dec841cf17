package advsvg

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/adventure"
)

// meadow is the board in testdata, with the places of the spaces that keep names.
func meadow(t *testing.T, keep func(space string) bool) (*adventure.Board, []adventure.Space) {
	t.Helper()
	text, err := os.ReadFile("testdata/meadow.txt")
	if err != nil {
		t.Fatal(err)
	}
	at := regexp.MustCompile(` at \d+ \d+`)
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		if fields := strings.Fields(line); len(fields) > 1 && !keep(fields[1]) {
			lines[i] = at.ReplaceAllString(line, "")
		}
	}
	b, err := adventure.ParseBoard(strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return b, slices.Collect(b.Spaces())
}

// A place that the author gave is kept, and a space without one comes near those that
// it is joined to.
func TestSettleKeepsWhatIsGiven(t *testing.T) {
	b, spaces := meadow(t, func(space string) bool { return space != "camp" && space != "radar" })
	cells := settle(b, spaces)
	for i, s := range spaces {
		col, row := b.XY(s)
		if given := (cell{col, row}); given != (cell{}) {
			if cells[i] != given {
				t.Errorf("%s is at %v, want %v", s, cells[i], given)
			}
			continue
		}
		for _, next := range b.Next(s) {
			at := cells[slices.Index(spaces, next)]
			if square(cells[i], at) > 7*7 {
				t.Errorf("%s at %v is far from %s at %v", s, cells[i], next, at)
			}
		}
	}
}

// Without any place the areas lie in their corners and arrows of training go round
// clockwise.
func TestSettleInTheFrame(t *testing.T) {
	b, spaces := meadow(t, func(string) bool { return false })
	cells := settle(b, spaces)
	var sum [adventure.DesertKingdom + 1]cell
	var n [adventure.DesertKingdom + 1]int
	for i, s := range spaces {
		area := b.Area(s)
		sum[area].col, sum[area].row, n[area] = sum[area].col+cells[i].col, sum[area].row+cells[i].row, n[area]+1
	}
	middle := func(a adventure.Area) cell { return cell{10 * sum[a].col / n[a], 10 * sum[a].row / n[a]} }
	fort, pentagon, island, desert := middle(adventure.FortWadsworth), middle(adventure.Pentagon), middle(adventure.CobraIsland), middle(adventure.DesertKingdom)
	if !(fort.col < desert.col && fort.row < island.row && pentagon.col > island.col && pentagon.row > desert.row) {
		t.Errorf("Fort Wadsworth %v, the Pentagon %v, Cobra Island %v, the Desert Kingdom %v", fort, pentagon, island, desert)
	}
	s := &sketch{board: b, spaces: spaces}
	for _, gate := range b.Gates() {
		loop := s.loop(gate)
		turn := 0
		for i, space := range loop {
			p, q := cells[slices.Index(spaces, space)], cells[slices.Index(spaces, loop[(i+1)%len(loop)])]
			turn += p.col*q.row - q.col*p.row
		}
		if len(loop) != 3 || turn <= 0 {
			t.Errorf("%v is laid out with a turn of %d", loop, turn)
		}
	}
}

// Every space has a cell of its own, the same each time.
func TestSettleApart(t *testing.T) {
	for name, keep := range map[string]func(string) bool{
		"none": func(string) bool { return false },
		"some": func(s string) bool { return len(s)%2 == 0 },
	} {
		t.Run(name, func(t *testing.T) {
			b, spaces := meadow(t, keep)
			cells := settle(b, spaces)
			taken := map[cell]adventure.Space{}
			for i, c := range cells {
				if other, twice := taken[c]; twice {
					t.Errorf("%s stands where %s does", spaces[i], other)
				}
				taken[c] = spaces[i]
			}
			if d := cmp.Diff(cells, settle(b, spaces), cmp.AllowUnexported(cell{})); d != "" {
				t.Error(d)
			}
		})
	}
}

// The distances that the author left between spaces tell how far others stand apart.
func TestMeasure(t *testing.T) {
	measure := func(cells ...cell) [2]int {
		s := &sketch{cells: cells, fixed: []bool{true, true, true}, steps: [][]int{{0, 1, 2}, {1, 0, 3}, {2, 3, 0}}}
		s.measure()
		return [2]int{s.stroll, s.high}
	}
	for _, c := range []struct {
		cells []cell
		want  [2]int
	}{
		{[]cell{{1, 1}, {2, 3}, {5, 7}}, [2]int{3 * fine, fine}},     // neither along a row nor along a column
		{[]cell{{1, 1}, {5, 1}, {1, 5}}, [2]int{4 * fine, 2 * fine}}, // 4 columns a step, 2 rows
		{[]cell{{1, 1}, {4, 1}, {1, 7}}, [2]int{3 * fine, fine}},     // 3 and 3
		{[]cell{{1, 1}, {2, 1}, {1, 90}}, [2]int{2 * fine, fine}},    // no closer than 2 columns, rows no lower than columns are wide
	} {
		if got := measure(c.cells...); got != c.want {
			t.Errorf("%v: %v, want %v", c.cells, got, c.want)
		}
	}
}
