package cobrahq

import "strconv"

// Square is the name of a space: the letter of its column, a at the left, and
// the number of its row, 1 at the bottom, as in "d4". The Cobra HQ space, which
// may cover several squares of the grid, has one name, [HQSpace].
//
// Any string is a Square; [Board.Kind] says whether a board has it. Names have
// one spelling: "D4", "d04" and a square covered by Cobra HQ name nothing.
type Square string

// HQSpace is the name of the Cobra HQ space, on every board.
const HQSpace Square = "hq"

// node numbers the spaces of one board: 0 upwards in reading order, which is the
// top row first and each row from the left. Cobra HQ stands where its first
// square does.
type node = uint16

// noNode is the number of no space.
const noNode node = 0xffff

// squareAt names the square of the grid at a column and a row counted from 0, the
// row from the bottom.
func squareAt(col, row int) Square {
	return Square(string(rune('a'+col)) + strconv.Itoa(row+1))
}

// grid takes a name of the form "d4" apart, into a column and a row counted from
// 0, the row from the bottom. Both are below maxSide where ok.
func (s Square) grid() (col, row int, ok bool) {
	if len(s) < 2 || len(s) > 3 {
		return 0, 0, false
	}
	col = int(s[0]) - 'a'
	if col < 0 || col >= maxSide || s[1] == '0' {
		return 0, 0, false
	}
	for i := 1; i < len(s); i++ {
		d := int(s[i]) - '0'
		if d < 0 || d > 9 {
			return 0, 0, false
		}
		row = 10*row + d
	}
	return col, row - 1, row <= maxSide
}
