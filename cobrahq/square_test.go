package cobrahq

import "testing"

func TestSquareNamesItsPlaceOnTheGrid(t *testing.T) {
	for col := range maxSide {
		for row := range maxSide {
			s := squareAt(col, row)
			c, r, ok := s.grid()
			if c != col || r != row || !ok {
				t.Errorf("squareAt(%d, %d) = %q; its grid() = %d, %d, %v", col, row, s, c, r, ok)
			}
		}
	}
	if s := squareAt(3, 3); s != "d4" {
		t.Errorf("squareAt(3, 3) = %q, want d4", s)
	}
	if s := squareAt(25, 25); s != "z26" {
		t.Errorf("squareAt(25, 25) = %q, want z26", s)
	}
}

func TestSquareHasOneSpelling(t *testing.T) {
	for _, s := range []Square{
		"", "d", "4", "4d", "D4", "d0", "d04", "d4 ", " d4", "d+4", "d-4", "d27", "d99", "d100", "dd4", "{1", "`1", "é4", "d4\x00", HQSpace,
	} {
		if col, row, ok := s.grid(); ok {
			t.Errorf("%q is taken for column %d, row %d", s, col, row)
		}
	}
}
