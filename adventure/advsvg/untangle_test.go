package advsvg

import "testing"

func TestHides(t *testing.T) {
	for _, c := range []struct {
		from, to, at cell
		want         bool
	}{
		{cell{0, 0}, cell{4, 0}, cell{2, 0}, true},
		{cell{0, 0}, cell{4, 0}, cell{2, 1}, false},
		{cell{0, 0}, cell{4, 0}, cell{0, 0}, false}, // an end
		{cell{0, 0}, cell{4, 0}, cell{5, 0}, false}, // beyond
		{cell{0, 0}, cell{4, 4}, cell{2, 1}, false}, // seven tenths away
		{cell{0, 0}, cell{4, 2}, cell{1, 1}, true},  // nearly on it
	} {
		if got := hides(c.from, c.to, c.at); got != c.want {
			t.Errorf("a space on %v, way from %v to %v: %v", c.at, c.from, c.to, got)
		}
	}
}

func TestCross(t *testing.T) {
	for _, c := range []struct {
		a, b, c, d cell
		want       bool
	}{
		{cell{0, 0}, cell{2, 2}, cell{0, 2}, cell{2, 0}, true},
		{cell{0, 0}, cell{2, 2}, cell{1, 0}, cell{3, 2}, false}, // side by side
		{cell{0, 0}, cell{2, 2}, cell{2, 2}, cell{4, 0}, false}, // end to end
		{cell{0, 0}, cell{1, 1}, cell{0, 4}, cell{4, 0}, false}, // not so far
	} {
		if got := cross(c.a, c.b, c.c, c.d); got != c.want {
			t.Errorf("%v to %v and %v to %v: %v", c.a, c.b, c.c, c.d, got)
		}
	}
}

// A space that lies on the way between two others goes out of it, one that is fixed
// does not.
func TestUntangle(t *testing.T) {
	for fixed, want := range map[bool]bool{false: false, true: true} {
		s := &sketch{
			cells:  []cell{{0, 0}, {4, 0}, {2, 0}, {2, 4}},
			fixed:  []bool{true, true, fixed, true},
			beside: [][]int{{1}, {0}, {3}, {2}},
		}
		s.untangle()
		if got := hides(s.cells[0], s.cells[1], s.cells[2]); got != want {
			t.Errorf("fixed %v: the space is on %v", fixed, s.cells[2])
		}
	}
}
