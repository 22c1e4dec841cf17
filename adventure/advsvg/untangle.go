package advsvg

// untangle moves spaces that are not fixed a little, one at a time, where that makes
// the ways shorter, or lets fewer of them cross each other or run under a space.
func (s *sketch) untangle() {
	const rounds, reach = 4, 2
	taken := map[cell]bool{}
	for _, c := range s.cells {
		taken[c] = true
	}
	for range rounds {
		moved := false
		for i := range s.cells {
			if s.fixed[i] {
				continue
			}
			old := s.cells[i]
			delete(taken, old)
			best, least := old, s.tangle(i, old)
			for col := old.col - reach; col <= old.col+reach; col++ {
				for row := old.row - reach; row <= old.row+reach; row++ {
					c := cell{col, row}
					if c == old || taken[c] {
						continue
					}
					if t := s.tangle(i, c); t < least {
						best, least = c, t
					}
				}
			}
			s.cells[i], taken[best] = best, true
			moved = moved || best != old
		}
		if !moved {
			return
		}
	}
}

// tangle is how bad it would be if a space stood on a cell.
func (s *sketch) tangle(i int, c cell) int {
	const under, crossing = 14, 10
	bad := 0
	for _, j := range s.beside[i] {
		to := s.cells[j]
		bad += square(c, to)
		for k, other := range s.cells {
			if k != i && k != j && hides(c, to, other) {
				bad += under
			}
		}
	}
	for a, list := range s.beside {
		from := s.cells[a]
		for _, b := range list {
			if b < a || a == i || b == i {
				continue
			}
			to := s.cells[b]
			if hides(from, to, c) {
				bad += under
			}
			for _, j := range s.beside[i] {
				if j != a && j != b && cross(c, s.cells[j], from, to) {
					bad += crossing
				}
			}
		}
	}
	return bad
}

func square(a, b cell) int { return (a.col-b.col)*(a.col-b.col) + (a.row-b.row)*(a.row-b.row) }

// side says on which side of the line from a to b a cell lies, by its sign.
func side(a, b, c cell) int {
	return (b.col-a.col)*(c.row-a.row) - (b.row-a.row)*(c.col-a.col)
}

// hides says whether a space on a cell would lie on a way: less than six tenths of a
// cell from it, in the rectangle between its ends.
func hides(from, to, c cell) bool {
	if c.col < min(from.col, to.col) || c.col > max(from.col, to.col) || c.row < min(from.row, to.row) || c.row > max(from.row, to.row) {
		return false
	}
	along := (to.col-from.col)*(c.col-from.col) + (to.row-from.row)*(c.row-from.row)
	long := square(from, to)
	off := side(from, to, c)
	return along > 0 && along < long && 25*off*off < 9*long
}

// cross says whether two ways cross between their ends.
func cross(a, b, c, d cell) bool {
	return side(a, b, c)*side(a, b, d) < 0 && side(c, d, a)*side(c, d, b) < 0
}
