package adventure

import "iter"

// Board is a game board: spaces and the ways between them. Every Board that
// [ParseBoard], [LoadBoard] or [DefaultBoard] gives is complete and checked, and
// nothing changes it afterwards, so it is safe to share between goroutines. The
// zero Board has no spaces.
//
// Lists of spaces are in the order in which the board's author wrote them, and the
// caller's. A method that is asked about a space that the board does not have
// answers with nothing.
type Board struct {
	title, basis string
	text         string // canonical text: equal for equal boards
	edges        []edge // as written
	leaps        []edge // from Jet Packs to those that come next, as written

	// By node.
	name     []Space
	kind     []Kind
	area     []Area
	by       []Area // of an airport, the training area that it stands beside
	airstrip []bool
	place    []Place // 0 where none
	gain     []uint8 // cards of a Gain space, 1 to 3
	orders   []order // of Directions spaces
	words    []string
	xy       []point
	out      [][]node // where a step forward may go
	back     [][]node // where a step against the arrows may go; never into training
	jumps    [][]node // of jet packs
	aside    []Area   // the training area that a pawn may enter from here

	number     map[Space]node
	gates      [2]node // Fort Wadsworth, the Pentagon
	airports   [2]node // beside them
	strips     [2]node // Cobra Island, the Desert Kingdom
	objectives [places]node
	loops      [2][]node       // from the gate on, in the order of the arrows
	dist       [places][]uint8 // fewest steps to the objective by own moves; far where none
	school     []uint8         // fewest steps to where training is entered, a flight as one; far where none
}

// far is the distance where no way leads.
const far uint8 = 0xff

// order is what a Directions space orders.
type order struct {
	kind orderKind
	to   node  // of goTo and sentOut, else noNode
	n    uint8 // of forward and backward, else 0
}

type orderKind uint8

const (
	goTo orderKind = iota + 1
	forward
	backward
	sentOut
)

var orderWords = [...]string{"none", "go-to", "forward", "backward", "sent-out"}

// point is a place of a drawing: column and row from 1, the row from the top. Zeros
// are no place.
type point struct{ col, row uint8 }

// edge is a connection of two spaces, one-way unless both.
type edge struct {
	from, to node
	both     bool
}

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

// Spaces goes through every space once.
func (b *Board) Spaces() iter.Seq[Space] {
	return func(yield func(Space) bool) {
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
func (b *Board) Kind(s Space) (Kind, bool) {
	n, ok := b.node(s)
	if !ok {
		return 0, false
	}
	return b.kind[n], true
}

// Area is the area that a space lies in; [NoArea] is the path outside.
func (b *Board) Area(s Space) Area {
	n, ok := b.node(s)
	if !ok {
		return NoArea
	}
	return b.area[n]
}

// Next is the spaces that one step forward may lead to, whatever it asks for.
func (b *Board) Next(s Space) []Space {
	n, ok := b.node(s)
	if !ok {
		return nil
	}
	return b.names(b.out[n])
}

// Back is the spaces that one step backward may lead to: against the arrows, and
// either way where there are none.
func (b *Board) Back(s Space) []Space {
	n, ok := b.node(s)
	if !ok {
		return nil
	}
	return b.names(b.back[n])
}

// Airstrip says whether a space is the airstrip of its area; it may be an objective
// too (amb-adv-airstrip-objective).
func (b *Board) Airstrip(s Space) bool {
	n, ok := b.node(s)
	return ok && b.airstrip[n]
}

// Place is which objective a space is, or false where it is none.
func (b *Board) Place(s Space) (Place, bool) {
	n, ok := b.node(s)
	if !ok || b.place[n] == 0 {
		return 0, false
	}
	return b.place[n], true
}

// Objective is the space of an objective.
func (b *Board) Objective(p Place) Space {
	if b.blank() || p == 0 || int(p) >= places {
		return ""
	}
	return b.name[b.objectives[p]]
}

// Gates is the two gates: that of Fort Wadsworth, that of the Pentagon.
func (b *Board) Gates() [2]Space {
	if b.blank() {
		return [2]Space{}
	}
	return [2]Space{b.name[b.gates[0]], b.name[b.gates[1]]}
}

// Airports is the two airports: that by Fort Wadsworth, that by the Pentagon.
func (b *Board) Airports() [2]Space {
	if b.blank() {
		return [2]Space{}
	}
	return [2]Space{b.name[b.airports[0]], b.name[b.airports[1]]}
}

// Airstrips is the two airstrips: that of Cobra Island, that of the Desert Kingdom.
func (b *Board) Airstrips() [2]Space {
	if b.blank() {
		return [2]Space{}
	}
	return [2]Space{b.name[b.strips[0]], b.name[b.strips[1]]}
}

// Jumps is the jet packs that a pawn may jump to from a jet pack
// (amb-adv-jet-fork); from the last one there is none.
func (b *Board) Jumps(s Space) []Space {
	n, ok := b.node(s)
	if !ok {
		return nil
	}
	return b.names(b.jumps[n])
}

// Gain is the number of equipment cards that a space gives, 1 to 3, or 0 where it
// gives none.
func (b *Board) Gain(s Space) int {
	n, ok := b.node(s)
	if !ok {
		return 0
	}
	return int(b.gain[n])
}

// Directions is what stands written on a space: of a light brown space what it
// orders, of another what its author wrote there, if anything.
func (b *Board) Directions(s Space) string {
	n, ok := b.node(s)
	if !ok {
		return ""
	}
	return b.words[n]
}

// XY is where a space stands in a drawing: its column and its row, from 1, the row
// from the top. Zeros where the author gave no place.
func (b *Board) XY(s Space) (col, row int) {
	n, ok := b.node(s)
	if !ok {
		return 0, 0
	}
	return int(b.xy[n].col), int(b.xy[n].row)
}

// node is the number of the space of a name. It allocates nothing.
func (b *Board) node(s Space) (node, bool) {
	if b.blank() {
		return noNode, false
	}
	n, ok := b.number[s]
	if !ok {
		return noNode, false
	}
	return n, true
}

// ferry says whether going from one space to another enters Cobra Island, which
// costs a Hydrofoil (adv-cobra-island-hydrofoil).
func (b *Board) ferry(from, to node) bool {
	return b.area[to] == CobraIsland && b.area[from] != CobraIsland
}

// Beside is the training area that a pawn may enter from a space at the beginning of
// its turn: from its airport, from just outside its gate, and from where a space of it
// sends pawns out to (sdk-enter-training). From others it is false, as from within.
func (b *Board) Beside(s Space) (Area, bool) {
	n, ok := b.node(s)
	if !ok {
		return NoArea, false
	}
	return b.beside(n)
}

// beside is the training area that a pawn on a space may enter: from an airport
// (adv-airport-choice), from next outside a gate, and from where a space of the
// area sends pawns out to (adv-sent-out-return).
func (b *Board) beside(n node) (Area, bool) {
	return b.aside[n], b.aside[n] != NoArea
}

// blank says that there is no board: nil, or the zero Board.
func (b *Board) blank() bool { return b == nil || len(b.name) == 0 }

// same says whether two boards are equal in every space, name and basis.
func (b *Board) same(other *Board) bool {
	return b == other || b != nil && other != nil && b.text == other.text
}

func (b *Board) names(nodes []node) []Space {
	names := make([]Space, len(nodes))
	for i, n := range nodes {
		names[i] = b.name[n]
	}
	return names
}
