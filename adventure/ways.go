package adventure

import (
	"math/bits"
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// ways is the single steps of a board, numbered, forward and backward, with the
// steps that may follow each: never straight back, but at a dead end
// (amb-adv-u-turn). Where a move of many steps may end is found on these numbers,
// so that no way is walked twice.
type ways struct{ forward, backward steps }

// steps is the steps of one direction.
type steps struct {
	from, to []node
	words    int        // of a stepSet that are in use
	first    [][]uint16 // by node: the steps that leave it
	follow   [][]uint16 // by step
}

// maxSteps is the most steps of one direction that a board may have (sdk-board-size).
const maxSteps = 640

type stepSet [maxSteps / 64]uint64

// nodeSet is a set of spaces.
type nodeSet [4]uint64

func (s *nodeSet) has(n node) bool { return s[n>>6]>>(n&63)&1 == 1 }
func (s *nodeSet) add(n node)      { s[n>>6] |= 1 << (n & 63) }
func (s *nodeSet) remove(n node)   { s[n>>6] &^= 1 << (n & 63) }
func (s *nodeSet) empty() bool     { return *s == nodeSet{} }

func waysOf(b *Board) *ways {
	w := &ways{}
	stays := func(from, to node) bool { // an Adventure Area is not left on foot (amb-adv-airstrip-nearest)
		return !b.area[from].Adventure() || b.area[to] == b.area[from]
	}
	w.forward = number(b.out, stays, true)
	w.backward = number(b.back, func(from, to node) bool {
		return stays(from, to) && !b.ferry(from, to) // amb-adv-retreat-island
	}, false)
	return w
}

// number numbers the steps that are let through. Where turn is set, a pawn may turn
// round at a dead end.
func number(next [][]node, let func(from, to node) bool, turn bool) steps {
	s := steps{first: make([][]uint16, len(next))}
	for from, list := range next {
		for _, to := range list {
			if let(node(from), to) {
				s.first[from] = append(s.first[from], uint16(len(s.to)))
				s.from, s.to = append(s.from, node(from)), append(s.to, to)
			}
		}
	}
	s.words = (len(s.to) + 63) / 64
	s.follow = make([][]uint16, len(s.to))
	for e := range s.to {
		back := func(f uint16) bool { return s.to[f] == s.from[e] }
		s.follow[e] = slices.DeleteFunc(slices.Clone(s.first[s.to[e]]), back)
		if turn && len(s.follow[e]) == 0 {
			s.follow[e] = s.first[s.to[e]]
		}
	}
	return s
}

// reach is where a move may end.
type reach struct {
	ends  nodeSet // with nothing left
	lefts uint16  // at the Objective, with so much left: bit 1 for 1
}

// advance finds where so many steps forward may end. Every step counts
// (amb-adv-full-roll), but the move may stop early at the seat's own Objective
// (adv-objective-no-exact), at an Airstrip (amb-adv-airstrip-exact) and at START
// (amb-adv-exit-exact). A pawn that has not come back to START since it entered
// training does not leave by it (amb-adv-start-leave-first-turn). A way onto Cobra
// Island ends there, so that who cannot pay for it is kept from its spaces alone.
func (t *table) advance(s joe.Seat, n uint8) reach {
	b, w := t.set.board, &t.set.moves.forward
	at := t.pawns[s]
	goal := noNode
	if p := t.goal(s); p != 0 {
		goal = b.objectives[p]
	}
	var r reach
	var now stepSet
	for _, e := range w.first[at] {
		leaves := b.kind[at] == Gate && !b.area[w.to[e]].Training()
		if !leaves || t.returned.Has(s) {
			now[e>>6] |= 1 << (e & 63)
		}
	}
	for left := int(n) - 1; left >= 0; left-- {
		var next stepSet
		for word, bitsOf := range now[:w.words] {
			for ; bitsOf != 0; bitsOf &= bitsOf - 1 {
				e := word<<6 + bits.TrailingZeros64(bitsOf)
				to := w.to[e]
				switch {
				case left == 0:
					r.ends.add(to)
					continue
				case to == goal:
					r.lefts |= 1 << left
					continue
				case b.airstrip[to] || b.kind[to] == Gate:
					r.ends.add(to)
				}
				for _, f := range w.follow[e] {
					next[f>>6] |= 1 << (f & 63)
				}
			}
		}
		now = next
	}
	t.affordable(s, &r.ends)
	if r.lefts != 0 && !t.affords(s, goal) {
		r.lefts = 0
	}
	return r
}

// affordable leaves the spaces that the seat may land on (adv-equipment-space-need).
func (t *table) affordable(s joe.Seat, ends *nodeSet) {
	for word := range ends {
		for rest := ends[word]; rest != 0; rest &= rest - 1 {
			if n := node(word<<6 + bits.TrailingZeros64(rest)); !t.affords(s, n) {
				ends.remove(n)
			}
		}
	}
}

// affords reports whether the seat has the equipment that landing there costs.
func (t *table) affords(s joe.Seat, n node) bool {
	ferry, need := t.fare(s, n)
	h := &t.hands[s]
	if need != 0 && h[need] == 0 {
		return false
	}
	cost := uint8(0)
	if ferry {
		cost++
	}
	if need == Hydrofoil {
		cost++
	}
	return h[Hydrofoil] >= cost
}

// fare is what going there costs: a Hydrofoil to enter Cobra Island, unless it was
// paid on this trip, and the card of an equipment space (adv-equipment-space-pay,
// amb-adv-equipment-exact).
func (t *table) fare(s joe.Seat, n node) (ferry bool, need Equipment) {
	b := t.set.board
	return b.ferry(t.pawns[s], n) && !t.ferried.Has(s), b.kind[n].needs()
}

// retire finds where so many steps backward may end. The first does not lead nearer
// to the Objective if another does not (amb-adv-backward), no step turns round, and
// where no step is left the move ends (amb-adv-backward-end). It goes over the seat's
// own Objective without a stop (sdk-objective-backward). Nobody gets onto Cobra Island
// that way (amb-adv-retreat-island).
func (t *table) retire(s joe.Seat, n uint8) nodeSet {
	w := &t.set.moves.backward
	var ends nodeSet
	var now stepSet
	at := t.pawns[s]
	for _, e := range w.first[at] {
		if t.leadsBack(s, at, e) {
			now[e>>6] |= 1 << (e & 63)
		}
	}
	for left := int(n) - 1; left >= 0; left-- {
		var next stepSet
		for word, bitsOf := range now[:w.words] {
			for ; bitsOf != 0; bitsOf &= bitsOf - 1 {
				e := word<<6 + bits.TrailingZeros64(bitsOf)
				if left == 0 || len(w.follow[e]) == 0 {
					ends.add(w.to[e])
				}
				for _, f := range w.follow[e] {
					next[f>>6] |= 1 << (f & 63)
				}
			}
		}
		now = next
	}
	t.affordable(s, &ends)
	return ends
}

// leadsBack reports whether a first step backward from a space is let: not nearer to
// the seat's Objective, unless every step is (amb-adv-backward).
func (t *table) leadsBack(s joe.Seat, at node, step uint16) bool {
	p := t.goal(s)
	if p == 0 {
		return true
	}
	w, dist := &t.set.moves.backward, t.set.board.dist[p]
	if dist[w.to[step]] >= dist[at] {
		return true
	}
	for _, e := range w.first[at] {
		if dist[w.to[e]] >= dist[at] {
			return false
		}
	}
	return true
}

// retreats finds where the bumped pawn may go: three steps backward (adv-bump), or
// as far as the way leads. It bumps who stands there in turn, but not one who has
// moved in this chain: then it stops on the nearest free space before
// (amb-adv-chain-retreat). What the space there costs or does is not for it
// (amb-adv-bump-trigger), and Objectives passed are not reached (sdk-objective-backward). With no free space on any way back it goes to a START
// (sdk-retreat-nowhere).
func (t *table) retreats() nodeSet {
	var ends nodeSet
	var path [retreat]node
	for _, e := range t.set.moves.backward.first[t.origin] {
		if t.leadsBack(t.bumped, t.origin, e) {
			t.retreatBy(e, path[:0], &ends)
		}
	}
	if ends.empty() {
		ends.add(t.set.board.gates[0])
		ends.add(t.set.board.gates[1])
	}
	return ends
}

const retreat = 3 // adv-bump

func (t *table) retreatBy(step uint16, path []node, ends *nodeSet) {
	w := &t.set.moves.backward
	path = append(path, w.to[step])
	if len(path) < retreat && len(w.follow[step]) > 0 {
		for _, f := range w.follow[step] {
			t.retreatBy(f, path, ends)
		}
		return
	}
	last := len(path) - 1
	if who := t.occupant(path[last], t.bumped); who == joe.Nobody || !t.chain.Has(who) {
		ends.add(path[last])
		return
	}
	for last--; last >= 0; last-- {
		if t.occupant(path[last], t.bumped) == joe.Nobody {
			ends.add(path[last])
			return
		}
	}
}
