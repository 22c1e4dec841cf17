package adventure

import (
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// sensible is a simple sensible player, which the default board and cards are tuned
// with: it trains until it has what its Objective asks for, goes there by the
// shortest way, and declines what leads away from it.
type sensible struct {
	cards     int // what it wants to have before it leaves training
	hydrofoil int // of those, for Cobra Island

	list   []Action
	school []uint8 // by node: steps to where training can be entered
}

// The ways to train that the package doc compares.
var (
	trainsWell = sensible{cards: 3, hydrofoil: 1}
	trainsOnce = sensible{}                        // leaves as soon as it may
	trainsLong = sensible{cards: 14, hydrofoil: 3} // hoards
)

// choose is a joe.Player.
func (p *sensible) choose(v View, src *dice.Source) Action {
	t := &v.table
	if p.school == nil {
		p.school = schools(t.set.board)
	}
	p.list = t.appendLegal(p.list[:0])
	if t.stage == choosing {
		return p.list[src.IntN(len(p.list))]
	}
	best, low, ties := p.list[0], 1<<20, 0
	for _, a := range p.list {
		switch c := p.cost(t, a); {
		case c < low:
			best, low, ties = a, c, 1
		case c == low:
			if ties++; src.IntN(ties) == 0 {
				best = a
			}
		}
	}
	return best
}

// cost is how far the seat is from what it wants after an action, in twelfths of a step.
func (p *sensible) cost(t *table, a Action) int {
	b, s := t.set.board, t.toAct()
	switch a := a.(type) {
	case Start:
		return p.far(t, t.named(a.At))
	case Fly: // where its Objective is elsewhere
		if g := t.goal(s); g != 0 && b.area[b.objectives[g]] == b.area[t.pawn()] && !p.lacks(t) {
			return 1 << 16
		}
		return p.far(t, t.named(a.To))
	case Enter:
		if p.lacks(t) || t.hands[s].total() < p.cards/2 && t.hands[s].total() < 3 && !p.ready(t) {
			return 0
		}
		return 1 << 17
	case GoOn:
		return 1 << 15
	case Stay:
		return p.far(t, t.pawn())
	case Move:
		n := t.named(a.To)
		if t.training(s) {
			return p.lesson(t, n)
		}
		c := p.far(t, n) - int(a.Left)
		if b.airstrip[n] && t.occupant(n, s) != joe.Nobody && b.objectives[t.goal(s)] != n {
			c += 12 * 8 // to bump who is about to fly is to be bumped in turn, for ever
		}
		if b.kind[n].needs() != 0 {
			c += 18 // a card is worth a step and a half
		}
		return c
	case Jump:
		return p.far(t, t.named(a.To))
	case Retreat:
		return p.far(t, t.named(a.To))
	}
	return 0
}

// far is how far a space is from the Objective, or from training where something is
// missing, with what the space does to who lands there.
func (p *sensible) far(t *table, n node) int {
	b, s := t.set.board, t.toAct()
	goal := t.goal(s)
	if goal == 0 {
		return 0
	}
	dist := b.dist[goal]
	if p.lacks(t) {
		dist = p.school
	}
	c := 12 * int(dist[n])
	if t.stage == starting {
		return c
	}
	switch o := b.orders[n]; o.kind {
	case forward:
		c -= 12 * int(o.n)
	case backward:
		c += 12 * int(o.n)
	case goTo:
		c = 12 * int(dist[o.to])
	}
	return c
}

// lacks reports whether the Objective cannot be reached for want of a Hydrofoil.
func (p *sensible) lacks(t *table) bool {
	s, b := t.toAct(), t.set.board
	if t.goal(s) == 0 {
		return false
	}
	island := b.area[b.objectives[t.goal(s)]] == CobraIsland
	at := t.pawns[s]
	if s == t.bumped {
		at = t.origin
	}
	return island && at != noNode && b.area[at] != CobraIsland && t.hands[s][Hydrofoil] == 0 && !t.ferried.Has(s) && !b.area[at].Training()
}

// ready reports whether the seat has what it wants from training.
func (p *sensible) ready(t *table) bool {
	s, b := t.toAct(), t.set.board
	h := &t.hands[s]
	if t.equipment.total() == 0 && t.equipUnder.n == 0 { // there is no more to be had
		return true
	}
	if g := t.goal(s); g != 0 && b.area[b.objectives[g]] == CobraIsland && int(h[Hydrofoil]) < max(1, p.hydrofoil) {
		return p.cards == 0 && h[Hydrofoil] > 0
	}
	return h.total() >= p.cards
}

// lesson is what a move in training is worth: out if ready, else where cards are.
func (p *sensible) lesson(t *table, n node) int {
	b := t.set.board
	out := !b.area[n].Training() || b.orders[n].kind == sentOut
	if p.ready(t) || p.cards == 0 {
		switch {
		case out:
			return p.far(t, n)
		case b.kind[n] == Gate:
			return 12 * 40
		}
		return 12*50 - int(b.gain[n])
	}
	if out {
		return 12 * 60
	}
	return 12*30 - int(b.gain[n])
}

// schools is the steps from each space to the nearest where training can be entered,
// by own moves and flights.
func schools(b *Board) []uint8 {
	dist := make([]uint8, len(b.name))
	var queue []node
	for n := range dist {
		dist[n] = far
		if _, ok := b.beside(node(n)); ok {
			dist[n] = 0
			queue = append(queue, node(n))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		m := queue[0]
		for n, next := range b.out {
			stays := !b.area[n].Adventure() || b.area[m] == b.area[n]
			flies := b.airstrip[n] && b.kind[m] == Airport
			if dist[n] == far && (flies || stays && slices.Contains(next, m)) {
				dist[n] = dist[m] + 1
				queue = append(queue, node(n))
			}
		}
	}
	return dist
}
