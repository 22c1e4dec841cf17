package adventure

import (
	"iter"
	"slices"
)

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

// lay builds the board of a draft that checkDraft lets pass; what the rules ask of a
// board, check looks at afterwards. What is missing is noNode.
func lay(d *draft) *Board {
	total := len(d.spaces)
	b := &Board{
		title: d.title, basis: d.basis,
		name: make([]Space, total), kind: make([]Kind, total), area: make([]Area, total), by: make([]Area, total),
		airstrip: make([]bool, total), place: make([]Place, total), gain: make([]uint8, total), orders: make([]order, total),
		words: make([]string, total), xy: make([]point, total),
		out: make([][]node, total), back: make([][]node, total), jumps: make([][]node, total), aside: make([]Area, total),
		number:   make(map[Space]node, total),
		gates:    [2]node{noNode, noNode},
		airports: [2]node{noNode, noNode},
		strips:   [2]node{noNode, noNode},
	}
	for p := range b.objectives {
		b.objectives[p] = noNode
	}
	for i, s := range d.spaces {
		b.number[s.id] = node(i)
	}
	for i, s := range d.spaces {
		n := node(i)
		b.name[n], b.kind[n], b.area[n], b.by[n] = s.id, s.kind, s.area, s.by
		b.airstrip[n], b.place[n], b.gain[n], b.xy[n] = s.airstrip, s.place, s.gain, s.xy
		b.words[n] = s.words
		b.orders[n] = order{s.order, noNode, s.n}
		if s.to != "" {
			b.orders[n].to = b.number[s.to]
		}
		b.mark(n)
	}
	for i := range b.name {
		if b.words[i] == "" {
			b.words[i] = b.ordered(node(i))
		}
	}
	b.join(d)
	for i, gate := range b.gates {
		if gate != noNode {
			b.loops[i] = b.loop(gate)
		}
	}
	b.setAside()
	for p := 1; p < places; p++ {
		b.dist[p] = b.distances(b.objectives[p])
	}
	b.text = b.write()
	return b
}

// mark remembers a space that there is once.
func (b *Board) mark(n node) {
	switch a := b.area[n]; {
	case b.kind[n] == Gate && a.Training():
		b.gates[a-FortWadsworth] = n
	case b.kind[n] == Airport:
		b.airports[b.by[n]-FortWadsworth] = n
	case b.airstrip[n] && a.Adventure():
		b.strips[a-CobraIsland] = n
	}
	if p := b.place[n]; p != 0 {
		b.objectives[p] = n
	}
}

// join lays the ways between the spaces.
func (b *Board) join(d *draft) {
	for _, l := range d.paths {
		e := edge{b.number[l.from], b.number[l.to], l.both}
		b.edges = append(b.edges, e)
		b.out[e.from] = append(b.out[e.from], e.to)
		if !b.area[e.from].Training() || b.area[e.to] == b.area[e.from] {
			b.back[e.to] = append(b.back[e.to], e.from)
		}
		if e.both {
			b.out[e.to] = append(b.out[e.to], e.from)
			b.back[e.from] = append(b.back[e.from], e.to)
		}
	}
	for _, l := range d.jumps {
		j := edge{b.number[l.from], b.number[l.to], false}
		b.leaps = append(b.leaps, j)
		b.jumps[j.from] = append(b.jumps[j.from], j.to)
	}
}

// loop follows the arrows of a training area from its gate for as long as they lead
// to further spaces of it.
func (b *Board) loop(gate node) []node {
	var loop []node
	for n := gate; !slices.Contains(loop, n); {
		loop = append(loop, n)
		for _, m := range b.out[n] {
			if b.area[m] == b.area[gate] {
				n = m
				break
			}
		}
	}
	return loop
}

// setAside finds the spaces that training may be entered from. Where two areas lay
// claim to a space, check tells.
func (b *Board) setAside() {
	for _, c := range b.claims() {
		b.aside[c.from] = c.area
	}
}

// claim is a space that a training area may be entered from.
type claim struct {
	from node
	area Area
}

// claims is every such space, for each way that makes it one.
func (b *Board) claims() []claim {
	var all []claim
	for i := range b.name {
		n := node(i)
		if b.kind[n] == Airport {
			all = append(all, claim{n, b.by[n]})
		}
		if b.kind[n] == Gate {
			for _, m := range b.out[n] {
				if b.area[m] != b.area[n] {
					all = append(all, claim{m, b.area[n]})
				}
			}
		}
		if o := b.orders[n]; o.kind == sentOut {
			all = append(all, claim{o.to, b.area[n]})
		}
	}
	return all
}

// distances is the fewest steps from each space to a goal by moves of a player's own,
// where a flight from an airstrip to an airport counts as one. It is far from where
// no way leads.
func (b *Board) distances(goal node) []uint8 {
	dist := make([]uint8, len(b.name))
	for n := range dist {
		dist[n] = far
	}
	if goal == noNode {
		return dist
	}
	dist[goal] = 0
	for queue := []node{goal}; len(queue) > 0; queue = queue[1:] {
		m := queue[0]
		near := func(n node) {
			if n != noNode && dist[n] == far {
				dist[n] = dist[m] + 1
				queue = append(queue, n)
			}
		}
		for n, next := range b.out {
			if slices.Contains(next, m) {
				near(node(n))
			}
		}
		if b.kind[m] == Airport {
			for _, strip := range b.strips {
				near(strip)
			}
		}
	}
	return dist
}
