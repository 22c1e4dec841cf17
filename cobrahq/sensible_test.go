package cobrahq

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// sensible is a simple sensible player, which the default board is tuned with. It
// fetches two boats, crosses, takes a Top Secret tile and goes home by the
// cheapest way, takes whatever it can of those it meets, chases who carries a Top
// Secret tile nearby, and spends a Henchman where that gets it there this turn.
// Once in fifty decisions it does anything.
type sensible struct {
	cost  []int16 // by node: to the nearest goal
	cross bool    // whether the way may lead over the river
	queue [maxCost + 1][]node
	list  []Action
}

const maxCost = 200

// choose is a joe.Player.
func (p *sensible) choose(v View, src *dice.Source) Action {
	t := &v.table
	p.list = t.appendLegal(p.list[:0])
	if src.IntN(50) == 0 { // so that two of them never wait for each other for ever
		return p.list[src.IntN(len(p.list))]
	}
	switch t.phase {
	case meeting:
		return p.take(t)
	case moving:
		return p.move(t, src)
	}
	return p.list[src.IntN(len(p.list))] // whom to roll off against, where to lay the bomb
}

// take prefers Top Secret, then the boat it needs, then the highest Henchman.
func (p *sensible) take(t *table) Action {
	best, value := p.list[len(p.list)-1], 0
	for _, a := range p.list {
		take, ok := a.(Take)
		if !ok {
			continue
		}
		worth := take.Tile.Number()
		switch take.Tile {
		case TopSecret:
			worth = 30
		case Boat:
			worth = 20
		}
		if worth > value {
			best, value = a, worth
		}
	}
	return best
}

// move steps downhill, where that is worth more than to stand still.
func (p *sensible) move(t *table, src *dice.Source) Action {
	p.survey(t)
	b, at := t.set.board, t.pawn()
	best, low := Action(nil), int16(maxCost)
	ties := 0
	for _, a := range p.list {
		step, ok := a.(Step)
		if !ok {
			continue
		}
		n, _ := b.node(step.To)
		switch c := p.cost[n]; {
		case c < low:
			best, low, ties = a, c, 1
		case c == low:
			if ties++; src.IntN(ties) == 0 {
				best = a
			}
		}
	}
	here := p.cost[at]
	if b.kind[at] == River {
		here = maxCost // it cannot stay
	}
	if t.steps == 0 {
		if boost := p.boost(t); boost != nil {
			return boost
		}
	}
	if best == nil || low >= here {
		if last := p.list[len(p.list)-1]; last == stop {
			return stop
		}
	}
	return best
}

// boost spends the lowest Henchman that brings the goal into reach.
func (p *sensible) boost(t *table) Action {
	short := int(p.cost[t.pawn()]) - int(t.moves)
	if short <= 0 || short > henchmen {
		return nil
	}
	for _, a := range p.list {
		if boost, ok := a.(Boost); ok && int(boost.Add) == short {
			return a
		}
	}
	return nil
}

// survey finds, for each space, what it costs to get from there to a goal: one a
// step, and a detour's worth for a tile that would stop the pawn.
func (p *sensible) survey(t *table) {
	b := t.set.board
	if len(p.cost) != len(b.name) {
		p.cost = make([]int16, len(b.name))
	}
	for i := range p.cost {
		p.cost[i] = maxCost
	}
	for i := range p.queue {
		p.queue[i] = p.queue[i][:0]
	}
	p.cross = false
	p.goals(t)
	near := t.onIsland(t.active)
	if t.afloat() {
		p.cross, near = true, b.island[t.bank]
	}
	for c := int16(0); c < maxCost; c++ {
		for i := 0; i < len(p.queue[c]); i++ {
			n := p.queue[c][i]
			if p.cost[n] != c {
				continue
			}
			toll := int16(1)
			if c > 0 && n != t.pawn() && t.stops(n) {
				toll = 7 // to be stopped, and perhaps held
			}
			for _, m := range b.next[n] {
				if b.kind[m] == River && (!p.cross || b.kind[n] == River || b.island[n] == near) {
					continue
				}
				p.reach(m, c+toll)
			}
		}
	}
}

func (p *sensible) reach(n node, c int16) {
	if c < p.cost[n] {
		p.cost[n] = c
		p.queue[c] = append(p.queue[c], n)
	}
}

// goals is what the active seat wants now.
func (p *sensible) goals(t *table) {
	b, h := t.set.board, t.hand()
	island := t.onIsland(t.active)
	switch {
	case h.secrets > 0 && (!island || h.boats > 0):
		p.reach(t.set.home(t.active), 0)
		p.cross = island
		return
	case h.secrets == 0 && t.stack > 0 && (island || h.boats >= boatLimit):
		p.reach(b.hq, 0)
		p.cross = !island
	default: // boats: what may be one, on this side of the river
		for i, tile := range t.sand {
			n := b.sandNodes[i]
			if b.island[n] != island || t.trod(n) || n == t.pawn() {
				continue
			}
			if tile == tileFaceDown && t.left[Boat-1] > 0 {
				p.reach(n, 1)
			} else if tile == uint8(Boat) && h.boats < boatLimit {
				p.reach(n, 0)
			}
		}
	}
	for s := range joe.Seat(t.seats) {
		n := t.pawns[s]
		if s == t.active || n == noNode || n == t.pawn() || t.trod(n) || b.island[n] != island {
			continue
		}
		switch o := &t.hands[s]; {
		case o.secrets > 0 && h.secrets == 0:
			p.reach(n, 0)
		case o.boats > 0 && h.boats < boatLimit:
			p.reach(n, 2)
		}
	}
	if p.empty() && h.boats > 0 { // nothing to be had on this side: try the other
		p.reach(b.hq, 0)
		p.cross = !island
	}
}

func (p *sensible) empty() bool {
	for _, q := range p.queue[:3] {
		if len(q) > 0 {
			return false
		}
	}
	return true
}
