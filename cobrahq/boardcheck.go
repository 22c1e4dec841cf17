package cobrahq

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// ruleBoardSize is the limit of this SDK on boards; no rulebook has it.
const ruleBoardSize joe.RuleID = "sdk-board-size"

// boardFaults is what is wrong with a board, each fault a *joe.Error.
type boardFaults []error // of *joe.Error

// under puts the paths of faults under that of the JSON object that they are in.
func (f boardFaults) under(path string) boardFaults {
	for _, err := range f {
		switch e := err.(*joe.Error); e.Path {
		case "name", "basis":
			e.Path = path + "." + e.Path
		case "":
			e.Path = path + ".rows"
		default:
			e.Path = path + ".rows, " + e.Path
		}
	}
	return f
}

// join is all faults in one error, or nil.
func (f boardFaults) join() error {
	if len(f) == 1 {
		return f[0]
	}
	return errors.Join(f...)
}

// malformed adds a fault of the writing.
func (f *boardFaults) malformed(path, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...),
	})
}

// repeats is faults of the writing that are alike but for their places.
type repeats map[string]*repeat

// repeat is the one fault that is told of such.
type repeat struct {
	fault  *joe.Error
	detail string
	n      int
}

// once adds a fault of the writing, or counts it where one alike is told already.
func (f *boardFaults) once(told repeats, alike, path, format string, args ...any) {
	r := told[alike]
	if r == nil {
		e := &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...)}
		*f = append(*f, e)
		told[alike] = &repeat{e, e.Detail, 1}
		return
	}
	r.n++
	r.fault.Detail = fmt.Sprintf("%s; so in %d places, this is the first", r.detail, r.n)
}

// refuse adds a fault against a rule, at a square where there is one.
func (f *boardFaults) refuse(rule joe.RuleID, at Square, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrBadConfig, Rule: rule, Seat: joe.Nobody, Path: string(at), Detail: fmt.Sprintf(format, args...),
	})
}

// check looks at a board that could be laid out, and asks of it what the rules do.
func (f *boardFaults) check(b *Board) {
	f.checkHomes(b)
	f.checkHQ(b)
	f.checkGround(b)
	parted := f.checkRiver(b)
	f.checkWays(b, parted)
}

// checkHomes wants a home base in each corner and none elsewhere.
func (f *boardFaults) checkHomes(b *Board) {
	const rule joe.RuleID = "hq-setup-home-base"
	corners := b.corners()
	for cell, n := range b.cells {
		at := b.squareOf(cell)
		switch isCorner := slices.Contains(corners[:], cell); {
		case isCorner && b.kind[n] != Home:
			f.refuse(rule, at, "a corner is a home base; here is %s", b.kind[n])
		case !isCorner && b.kind[n] == Home:
			f.refuse(rule, at, "a home base stands in a corner, not here")
		}
	}
}

// checkHQ wants one Cobra HQ, in one piece.
func (f *boardFaults) checkHQ(b *Board) {
	if b.hq == noNode {
		f.refuse("hq-board-kinds", "", "no square is Cobra HQ; write Q where it stands")
		return
	}
	if n := len(b.hqSquares); n > maxHQ {
		f.refuse(ruleBoardSize, b.hqSquares[0], "Cobra HQ covers %d squares; it may cover %d", n, maxHQ)
	}
	joined := make([]bool, len(b.cells))
	for piece, s := range b.hqSquares {
		if cell := b.cellOf(s); !joined[cell] {
			if piece > 0 {
				f.refuse("hq-board-kinds", s, "a second Cobra HQ; all its squares join side to side")
			}
			b.joinHQ(cell, joined)
		}
	}
}

// joinHQ marks the squares of Cobra HQ that join the one at cell.
func (b *Board) joinHQ(cell int, joined []bool) {
	if b.cells[cell] != b.hq || joined[cell] {
		return
	}
	joined[cell] = true
	if cell >= b.width {
		b.joinHQ(cell-b.width, joined)
	}
	if cell%b.width < b.width-1 {
		b.joinHQ(cell+1, joined)
	}
	if cell < len(b.cells)-b.width {
		b.joinHQ(cell+b.width, joined)
	}
	if cell%b.width > 0 {
		b.joinHQ(cell-1, joined)
	}
}

// checkGround wants the sand that the tiles need.
func (f *boardFaults) checkGround(b *Board) {
	sands, ashore := 0, 0
	for n, k := range b.kind {
		if k == Sand {
			sands++
			if b.island[n] {
				ashore++
			}
		}
	}
	if sands != sandCount {
		f.refuse("amb-hq-sand-count", "", "there are %d sand spaces; %d tiles want one each", sands, sandCount)
	}
	if b.hq != noNode && ashore == 0 {
		f.refuse("hq-stranded", HQSpace, "no sand space is on the island, so nobody could find a boat there")
	}
	if n := len(b.greenNodes); n > maxGreens {
		f.refuse(ruleBoardSize, "", "there are %d light-green spaces; a board has at most %d", n, maxGreens)
	}
}

// checkRiver wants a river one space wide, with the island on one side of it and
// all home bases on the other. It says whether all land is on one side or the other.
func (f *boardFaults) checkRiver(b *Board) (parted bool) {
	const narrow joe.RuleID = "amb-hq-river-two-spaces"
	for cell := range len(b.cells) - b.width {
		if cell%b.width < b.width-1 && b.river(cell) && b.river(cell+1) &&
			b.river(cell+b.width) && b.river(cell+b.width+1) {
			f.refuse(narrow, b.squareOf(cell), "four river squares in a block; the river is one space wide")
		}
	}
	if b.hq == noNode {
		return false
	}
	parted = true
	adjoining := b.adjoining()
	known := slices.Clone(b.island)
	joined := []string{}
	for _, h := range b.homes {
		if b.island[h] {
			joined = append(joined, string(b.name[h]))
		} else if b.kind[h] != River {
			merge(known, b.spread(adjoining, h, noNode))
		}
	}
	if len(joined) > 0 {
		parted = false
		at, where := b.gap(adjoining)
		f.refuse("hq-boat-two-needed", at, "no river parts Cobra HQ from %s; %s", strings.Join(joined, ", "), where)
	}
	for n, k := range b.kind {
		if k != River && !known[n] {
			parted = false
			f.refuse(narrow, b.name[n], "land with a river on all sides is neither the island nor a home base's; "+
				"a crossing would take more than one river space")
			merge(known, b.spread(adjoining, node(n), noNode))
		}
	}
	return parted
}

// gap finds where one space of river would close a river that does not close; where
// there are several such places, those that continue the river best.
func (b *Board) gap(adjoining [][]node) (Square, string) {
	var gaps []string
	most := 0
	for n, k := range b.kind {
		if !b.island[n] || k == HQ || k == Home {
			continue
		}
		left := b.spread(adjoining, b.hq, node(n))
		if slices.ContainsFunc(b.homes[:], func(h node) bool { return left[h] }) {
			continue
		}
		beside := 0
		for _, m := range adjoining[n] {
			if b.kind[m] == River {
				beside++
			}
		}
		if beside > most {
			gaps, most = nil, beside
		}
		if beside == most {
			gaps = append(gaps, string(b.name[n]))
		}
	}
	if len(gaps) == 0 {
		return HQSpace, "it is open in more than one place"
	}
	return Square(gaps[0]), "a river space would close it at " + strings.Join(gaps, " or ")
}

// checkWays wants ways on foot: between home bases, from them to the crossings,
// from the crossings to Cobra HQ, and to every sand space. What has to do with the
// river it leaves alone unless that parts the land.
func (f *boardFaults) checkWays(b *Board, parted bool) {
	var reach [4][]bool // on foot, from each home base
	mainland := make([]bool, len(b.name))
	center, most := -1, 0 // the home base that reaches most others
	for i, h := range b.homes {
		if b.kind[h] == River || b.kind[h] == Bush {
			continue
		}
		reach[i] = b.spread(b.next, h, noNode)
		merge(mainland, reach[i])
		met := 0
		for _, other := range b.homes {
			if reach[i][other] {
				met++
			}
		}
		if met > most {
			center, most = i, met
		}
	}
	for i, h := range b.homes {
		if reach[i] != nil && !reach[i][b.homes[center]] {
			f.refuse("hq-return-home", b.name[h], "no way on foot leads to the home base %s", b.name[b.homes[center]])
		}
	}
	if !parted {
		return
	}
	ashore := b.spread(b.next, b.hq, noNode)
	banks := f.checkCrossings(b, mainland, ashore)
	for i, h := range b.homes {
		if reach[i] != nil && len(banks) > 0 &&
			!slices.ContainsFunc(banks, func(bank node) bool { return reach[i][bank] }) {
			f.refuse("hq-river-cross", b.name[h], "no way on foot leads to a crossing")
		}
	}
	for n, k := range b.kind {
		if k == Sand && !mainland[n] && !ashore[n] {
			f.refuse("hq-setup-sand", b.name[n], "no pawn can get to this sand space")
		}
	}
}

// checkCrossings wants a river space with ground on either side, and of each that
// both sides lead somewhere. It gives the sides that are not the island's, and adds
// to the land that can be reached what a boat alone leads to.
func (f *boardFaults) checkCrossings(b *Board, mainland, ashore []bool) (banks []node) {
	var landings []node
	for n, k := range b.kind {
		if k != River {
			continue
		}
		var bank, landing []node
		for _, m := range b.next[n] {
			switch {
			case b.island[m]:
				landing = append(landing, m)
			case b.kind[m] != River:
				bank = append(bank, m)
			}
		}
		if len(bank) > 0 && len(landing) > 0 {
			banks, landings = append(banks, bank...), append(landings, landing...)
		}
	}
	if len(banks) == 0 {
		f.refuse("hq-river-cross", HQSpace, "no river space has ground of the island beside it and other ground too, "+
			"so nobody could cross")
	}
	for _, n := range banks {
		if !mainland[n] {
			f.refuse("hq-return-home", b.name[n], "one may land here from the island, but no way leads on to a home base")
			merge(mainland, b.spread(b.next, n, noNode))
		}
	}
	for _, n := range landings {
		if !ashore[n] {
			f.refuse("hq-secret-take", b.name[n], "one may land here from the river, but no way leads on to Cobra HQ")
			merge(ashore, b.spread(b.next, n, noNode))
		}
	}
	return banks
}

// merge adds one set of spaces to another.
func merge(to, from []bool) {
	for n, in := range from {
		to[n] = to[n] || in
	}
}

// river says whether a cell of the grid is river.
func (b *Board) river(cell int) bool { return b.kind[b.cells[cell]] == River }

// squareOf names the square of a cell.
func (b *Board) squareOf(cell int) Square {
	return squareAt(cell%b.width, b.height-1-cell/b.width)
}

// cellOf is the cell of a square that is on the grid.
func (b *Board) cellOf(s Square) int {
	col, row, _ := s.grid()
	return (b.height-1-row)*b.width + col
}
