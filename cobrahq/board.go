package cobrahq

import (
	"iter"
	"slices"
)

// Kind is a kind of space. The zero Kind is none. The kinds are all that the
// rulebook names: there is no other ground (hq-board-kinds).
type Kind uint8

const (
	// Home is a HOME BASE, one in each corner; a pawn starts there.
	Home Kind = iota + 1
	// Sand, light brown, holds a face-down tile when the game begins.
	Sand
	// LightGreen is ground without a tile, where a defused bomb may be laid.
	LightGreen
	// Bush, dark green, is never entered.
	Bush
	// River is entered only over a boat, and never rested on.
	River
	// HQ is the Cobra HQ space, where the Top Secret tiles lie.
	HQ
)

var kindNames = [...]string{"no kind of space", "home base", "sand", "light green", "bush", "river", "Cobra HQ"}

// String is the kind in the rulebook's words.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return kindNames[0]
}

// MarshalText is what String gives: "light green". A value that is no kind, as the
// zero Kind, is refused.
func (k Kind) MarshalText() ([]byte, error) { return writeWord(k, kindNames[:], 1) }

// UnmarshalText reads what MarshalText writes.
func (k *Kind) UnmarshalText(text []byte) error { return readWord(k, kindNames[:], 1, text) }

// Limits of this SDK on a board (sdk-board-size). No rulebook has them; they are
// far beyond a board that fits on a table.
const (
	minSide   = 5   // squares, width and height
	maxSide   = 26  // one letter a column
	maxGreens = 256 // light-green spaces
	maxHQ     = 16  // squares under the Cobra HQ space
	sandCount = 32  // exactly, and no limit of ours: amb-hq-sand-count
)

// Board is a game board: a grid of squares of known kinds. Every Board that
// [ParseBoard], [LoadBoard] or [DefaultBoard] gives is complete and checked, and
// nothing changes it afterwards, so it is safe to share between goroutines. The
// zero Board has no spaces.
//
// Lists of spaces are in reading order: the top row first, each row from the left.
type Board struct {
	title, basis  string
	width, height int
	text          string // canonical text: equal for equal boards

	cells     []node   // of each square of the grid, in reading order
	hqSquares []Square // of the grid

	// By node.
	name   []Square
	kind   []Kind
	island []bool   // the land around Cobra HQ, its bushes and Cobra HQ too; no river
	next   [][]node // side neighbours but bushes: north, east, south, west
	sand   []uint8  // index among the sand spaces, noSand elsewhere
	green  []uint16 // index among the light-green spaces, noGreen elsewhere

	sandNodes  [sandCount]node
	greenNodes []node
	homes      [4]node // clockwise from the top left corner
	hq         node

	boxed boxed // the Steps and Places, by node
}

const (
	noSand  uint8  = 0xff
	noGreen uint16 = 0xffff
)

// Name is what the board is called; it may be empty.
func (b *Board) Name() string {
	if b == nil {
		return ""
	}
	return b.title
}

// Basis says where the board comes from: "printed" where it was transcribed from
// a real board, "reported" where somebody else says so, "designed" where it is
// somebody's own.
func (b *Board) Basis() string {
	if b == nil {
		return ""
	}
	return b.basis
}

// Width is the number of columns, 5 to 26.
func (b *Board) Width() int {
	if b == nil {
		return 0
	}
	return b.width
}

// Height is the number of rows, 5 to 26.
func (b *Board) Height() int {
	if b == nil {
		return 0
	}
	return b.height
}

// At is the space at a column and a row, both counted from 1 as in the names:
// At(4, 4) is d4, or [HQSpace] where Cobra HQ covers that square. It is false off
// the grid.
func (b *Board) At(col, row int) (Square, bool) {
	if b.blank() || col < 1 || col > b.width || row < 1 || row > b.height {
		return "", false
	}
	return b.name[b.cells[(b.height-row)*b.width+col-1]], true
}

// Squares goes through every space once, in reading order. Cobra HQ comes once,
// where its first square stands.
func (b *Board) Squares() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		if b.blank() {
			return
		}
		for _, s := range b.name {
			if !yield(s) {
				return
			}
		}
	}
}

// Kind is the kind of a space, or false where the board has no space of that name.
func (b *Board) Kind(s Square) (Kind, bool) {
	n, ok := b.node(s)
	if !ok {
		return 0, false
	}
	return b.kind[n], true
}

// Island says whether a space is on the island: the land around Cobra HQ within
// the river, with its bushes and Cobra HQ itself. No river space is.
func (b *Board) Island(s Square) bool {
	n, ok := b.node(s)
	return ok && b.island[n]
}

// Homes is the four home bases, clockwise from the top left corner.
func (b *Board) Homes() [4]Square {
	var homes [4]Square
	if b.blank() {
		return homes
	}
	for i, n := range b.homes {
		homes[i] = b.name[n]
	}
	return homes
}

// HQSquares is the squares of the grid that the Cobra HQ space covers, in reading
// order, for drawing; they are no names of spaces. The slice is the caller's.
func (b *Board) HQSquares() []Square {
	if b == nil {
		return nil
	}
	return slices.Clone(b.hqSquares)
}

// Neighbours is the spaces beside a space, bushes left out since no pawn may enter
// one, rivers included: north, east, south, west; for Cobra HQ those of its squares
// in reading order, each once. It is empty where the board has no such space. The
// slice is the caller's.
func (b *Board) Neighbours(s Square) []Square {
	n, ok := b.node(s)
	if !ok {
		return nil
	}
	beside := make([]Square, len(b.next[n]))
	for i, m := range b.next[n] {
		beside[i] = b.name[m]
	}
	return beside
}

// node is the number of the space of a name. It allocates nothing.
func (b *Board) node(s Square) (node, bool) {
	if b.blank() {
		return noNode, false
	}
	if s == HQSpace {
		return b.hq, true
	}
	col, row, ok := s.grid()
	if !ok || col >= b.width || row >= b.height {
		return noNode, false
	}
	n := b.cells[(b.height-1-row)*b.width+col]
	return n, n != b.hq
}

// blank says that there is no board: nil, or the zero Board.
func (b *Board) blank() bool { return b == nil || len(b.name) == 0 }

// same says whether two boards are equal in every square, name and basis.
func (b *Board) same(other *Board) bool {
	return b == other || b != nil && other != nil && b.text == other.text
}

// lay builds the board that rows draw, the top row first. It wants what checkRows
// lets pass; what the rules ask of a board, check looks at afterwards.
func lay(title, basis string, rows []string) *Board {
	b := &Board{title: title, basis: basis, width: len(rows[0]), height: len(rows), hq: noNode}
	b.cells = make([]node, 0, b.width*b.height)
	var sands int
	for r, row := range rows {
		for c := range len(row) {
			k := kindOf[row[c]]
			s := squareAt(c, b.height-1-r)
			if k == HQ {
				b.hqSquares = append(b.hqSquares, s)
				if b.hq != noNode {
					b.cells = append(b.cells, b.hq)
					continue
				}
				s = HQSpace
			}
			n := node(len(b.name))
			b.cells = append(b.cells, n)
			b.name = append(b.name, s)
			b.kind = append(b.kind, k)
			b.sand = append(b.sand, noSand)
			b.green = append(b.green, noGreen)
			switch k {
			case HQ:
				b.hq = n
			case Sand:
				if sands < sandCount {
					b.sand[n], b.sandNodes[sands] = uint8(sands), n
				}
				sands++
			case LightGreen:
				b.green[n] = uint16(len(b.greenNodes))
				b.greenNodes = append(b.greenNodes, n)
			}
		}
	}
	for i, cell := range b.corners() {
		b.homes[i] = b.cells[cell]
	}
	adjoining := b.adjoining()
	b.next = make([][]node, len(b.name))
	for n, beside := range adjoining {
		b.next[n] = slices.DeleteFunc(slices.Clone(beside), func(m node) bool { return b.kind[m] == Bush })
	}
	b.island = make([]bool, len(b.name))
	if b.hq != noNode {
		b.island = b.spread(adjoining, b.hq, noNode)
	}
	b.boxed = box(b.name)
	b.text = b.write()
	return b
}

// corners is the cells of the four corners, clockwise from the top left.
func (b *Board) corners() [4]int {
	last := len(b.cells) - 1
	return [4]int{0, b.width - 1, last, last - b.width + 1}
}

// adjoining is the side neighbours of every space, bushes included, in the order
// of next.
func (b *Board) adjoining() [][]node {
	around := make([][]node, len(b.name))
	add := func(n node, cell int) {
		if m := b.cells[cell]; m != n && !slices.Contains(around[n], m) {
			around[n] = append(around[n], m)
		}
	}
	for cell, n := range b.cells {
		col := cell % b.width
		if cell >= b.width {
			add(n, cell-b.width)
		}
		if col < b.width-1 {
			add(n, cell+1)
		}
		if cell < len(b.cells)-b.width {
			add(n, cell+b.width)
		}
		if col > 0 {
			add(n, cell-1)
		}
	}
	return around
}

// spread is the land that can be reached from a space over next, never across a
// river nor over the space without.
func (b *Board) spread(next [][]node, from, without node) []bool {
	reached := make([]bool, len(b.name))
	reached[from] = true
	for queue := []node{from}; len(queue) > 0; queue = queue[1:] {
		for _, m := range next[queue[0]] {
			if b.kind[m] != River && m != without && !reached[m] {
				reached[m] = true
				queue = append(queue, m)
			}
		}
	}
	return reached
}
