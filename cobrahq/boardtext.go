package cobrahq

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// symbols is the character of each kind in a map.
var symbols = [...]byte{Home: 'H', Sand: 's', LightGreen: '.', Bush: '#', River: '~', HQ: 'Q'}

// kindOf is the kind that a character of a map stands for.
var kindOf = [256]Kind{'H': Home, 's': Sand, '.': LightGreen, '#': Bush, '~': River, 'Q': HQ}

const (
	legend       = "// H home base, s sand, . light green, # bush, ~ river, Q Cobra HQ"
	maxBoardText = 16 << 10 // bytes
	maxTitle     = 60       // characters
)

// ParseBoard reads a board from a map that people draw while they look at a real
// one. A line is a row, the top row first; a character is a square:
//
//	H home base    s sand    . light green    # bush    ~ river    Q Cobra HQ
//
// Blanks between the characters are ignored, and so are empty lines and lines that
// begin with "//". Before the map may stand a line "name:", at most 60 characters,
// and a line "basis:" with printed, reported or designed; without it the board is
// taken for designed. The beginning of a map:
//
//	name: My own river
//	basis: designed
//	// the north bank
//	H . . s . # . . H
//	. # . . . . . # .
//	s . ~ ~ ~ ~ ~ . s
//	. . ~ . s . ~ . .
//
// The rules ask of a board: a home base in each corner and nowhere else; one Cobra
// HQ of squares that join side to side; exactly 32 sand spaces, one at least on the
// island; a river one space wide that parts the island from every home base; a
// place to cross it; home bases that reach each other and a crossing on foot;
// crossings that lead to the home bases and to Cobra HQ; and no sand space out of
// reach. Limits of our own are sides of 5 to 26 squares, 256 light-green spaces
// and 16 squares of Cobra HQ.
//
// The text of [DefaultBoard], DefaultBoard().Text(), shows the form of a whole board.
//
// The error is a [*joe.Error], or where there are several faults joins one for each:
// its Path is the square, row or line at fault, its Rule what that offends. What is wrong
// in many places alike, such as a strange character, is told once, at its first
// place. A map that cannot be read is of kind [joe.ErrMalformed], a board that the
// rules refuse of [joe.ErrBadConfig]. To go through the faults one by one:
//
//	faults := []error{err}
//	if joined, ok := err.(interface{ Unwrap() []error }); ok {
//		faults = joined.Unwrap()
//	}
func ParseBoard(text string) (*Board, error) {
	var f boardFaults
	if len(text) > maxBoardText {
		f.malformed("", "the text is %d bytes long; a board takes at most %d", len(text), maxBoardText)
		return nil, f.join()
	}
	header := map[string]string{}
	var rows []string
	line := 0
	for written := range strings.Lines(text) {
		line++
		at := fmt.Sprintf("line %d", line)
		written = strings.TrimSpace(written)
		key, value, isHeader := strings.Cut(written, ":")
		switch {
		case written == "" || strings.HasPrefix(written, "//"):
		case !isHeader:
			rows = append(rows, strings.Join(strings.Fields(written), ""))
		case len(rows) > 0:
			f.malformed(at, "%q stands after the map has begun; name and basis come before it", written)
		default:
			key, value = strings.TrimSpace(key), strings.TrimSpace(value)
			if key != "name" && key != "basis" {
				f.malformed(at, "%q is no heading; there are name and basis", key)
			} else if _, twice := header[key]; twice {
				f.malformed(at, "%s is given twice", key)
			}
			header[key] = value
		}
	}
	basis, given := header["basis"]
	if !given {
		basis = "designed"
	}
	b := f.board(header["name"], basis, rows)
	return b, f.join()
}

// board is the board that rows draw, or nil and all its faults. What would only
// follow from a map that cannot be read is not looked for.
func (f *boardFaults) board(title, basis string, rows []string) *Board {
	f.checkHeader(title, basis)
	f.checkRows(rows)
	if len(*f) > 0 {
		return nil
	}
	b := lay(title, basis, rows)
	f.check(b)
	if len(*f) > 0 {
		return nil
	}
	return b
}

// checkHeader looks at what stands before the map.
func (f *boardFaults) checkHeader(title, basis string) {
	if utf8.RuneCountInString(title) > maxTitle {
		f.malformed("name", "a name has at most %d characters", maxTitle)
	} else if title != strings.TrimSpace(title) || strings.ContainsFunc(title, func(r rune) bool {
		return r == utf8.RuneError || !unicode.IsPrint(r)
	}) {
		f.malformed("name", "%q is no name; it is printable and has no blanks around it", title)
	}
	switch basis {
	case "printed", "reported", "designed":
	default:
		f.malformed("basis", "%.20q is no basis; there are printed, reported and designed", basis)
	}
}

// checkRows looks whether rows are a map at all.
func (f *boardFaults) checkRows(rows []string) {
	if len(rows) < minSide || len(rows) > maxSide {
		f.refuse(ruleBoardSize, "", "the map has %d rows; a board has %d to %d", len(rows), minSide, maxSide)
		return
	}
	width := commonWidth(rows)
	if width < minSide || width > maxSide {
		f.refuse(ruleBoardSize, "", "a row has %d squares; a board has %d to %d columns", width, minSide, maxSide)
		return
	}
	told := repeats{}
	for r, row := range rows {
		number := len(rows) - r
		if n := utf8.RuneCountInString(row); n != width {
			f.malformed(fmt.Sprintf("row %d", number), "it has %d squares where other rows have %d", n, width)
			continue
		}
		col := -1
		for _, c := range row {
			col++
			if c >= 256 || kindOf[c] == 0 {
				f.once(told, string(c), string(squareAt(col, number-1)), "%q is no kind of space; the characters are %s", c, legend[3:])
			}
		}
	}
}

// commonWidth is the length that most rows have, so that a slip in one row does not
// make the others wrong.
func commonWidth(rows []string) int {
	width, most := 0, 0
	for _, row := range rows {
		n, count := utf8.RuneCountInString(row), 0
		for _, other := range rows {
			if utf8.RuneCountInString(other) == n {
				count++
			}
		}
		if count > most {
			width, most = n, count
		}
	}
	return width
}

// Text is the board as [ParseBoard] reads it, with the legend in a comment. Boards
// are equal exactly when their texts are.
func (b *Board) Text() string {
	if b == nil {
		return ""
	}
	return b.text
}

// write puts the text together.
func (b *Board) write() string {
	var w strings.Builder
	if b.title != "" {
		w.WriteString("name: " + b.title + "\n")
	}
	w.WriteString("basis: " + b.basis + "\n" + legend + "\n")
	for _, row := range b.rows() {
		w.WriteString(row + "\n")
	}
	return w.String()
}

// rows is the map alone, the top row first.
func (b *Board) rows() []string {
	rows := make([]string, 0, b.height)
	for cells := range slices.Chunk(b.cells, b.width) {
		row := make([]byte, b.width)
		for i, n := range cells {
			row[i] = symbols[b.kind[n]]
		}
		rows = append(rows, string(row))
	}
	return rows
}
