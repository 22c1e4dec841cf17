package adventure

import "math/bits"

// lanes is the single steps of one direction, for the loop: where each goes, those
// that leave a space, and room for a search.
type lanes struct {
	from, to  []node
	leave     [][]uint16 // by node
	turn      bool       // round at a dead end
	now, next []uint16
	seen      []uint32 // by step: the round of a search in which it was last met
	search    uint32
}

// lanesOf numbers the steps, but those on foot out of an adventure area and, where
// pawns do not turn, onto Cobra Island.
func lanesOf(next [][]node, b *Board, turn bool) lanes {
	l := lanes{leave: make([][]uint16, len(next)), turn: turn}
	for at := range next {
		for _, to := range next[at] {
			leaves := b.area[at].Adventure() && b.area[to] != b.area[at]
			lands := b.area[to] == CobraIsland && b.area[at] != CobraIsland
			if leaves || lands && !turn {
				continue
			}
			l.leave[at] = append(l.leave[at], uint16(len(l.to)))
			l.from, l.to = append(l.from, node(at)), append(l.to, to)
		}
	}
	l.now, l.next, l.seen = make([]uint16, 0, len(l.to)), make([]uint16, 0, len(l.to)), make([]uint32, len(l.to))
	return l
}

// on adds a step to those to be taken next, once.
func (l *lanes) on(step uint16) {
	if l.seen[step] != l.search {
		l.seen[step] = l.search
		l.next = append(l.next, step)
	}
}

// round begins with the next step of all that are under way.
func (l *lanes) round() {
	l.now, l.next = l.next, l.now[:0]
	l.search++
}

// after is the steps that may follow one: not straight back, but at a dead end.
func (l *lanes) after(step uint16) (list []uint16, but node) {
	list, back := l.leave[l.to[step]], l.from[step]
	for _, f := range list {
		if l.to[f] != back {
			return list, back
		}
	}
	if l.turn {
		return list, noNode
	}
	return nil, back
}

// ends is where the active pawn's move may end, and with how much left at its Objective.
func (g *loop) ends() (nodeSet, uint16) {
	if g.phase == falling {
		return g.back(), 0
	}
	return g.ahead()
}

func (g *loop) ahead() (ends nodeSet, lefts uint16) {
	b, l, s, at := g.board, &g.forward, g.active, g.pawns[g.active]
	goal := noNode
	if g.goals[s] >= 0 {
		goal = b.objectives[g.cards.objectives[g.goals[s]].Place]
	}
	sails := g.ferried[s] || g.hands[s][Hydrofoil] > 0
	l.round()
	for _, e := range l.leave[at] {
		to := l.to[e]
		if b.kind[at] == Gate && !b.area[to].Training() && !g.returned[s] || !sails && b.area[to] == CobraIsland && b.area[at] != CobraIsland {
			continue
		}
		l.on(e)
	}
	for left := g.steps - 1; left >= 0; left-- {
		l.round()
		for _, e := range l.now {
			to := l.to[e]
			if left == 0 {
				ends.add(to)
				continue
			}
			if to == goal {
				lefts |= 1 << left
				continue
			}
			if b.airstrip[to] || b.kind[to] == Gate {
				ends.add(to)
			}
			list, but := l.after(e)
			for _, f := range list {
				if l.to[f] != but && (sails || b.area[l.to[f]] != CobraIsland || b.area[to] == CobraIsland) {
					l.on(f)
				}
			}
		}
		if len(l.next) == 0 {
			break
		}
	}
	l.next = l.next[:0]
	g.afford(&ends)
	if lefts != 0 && !g.affords(s, goal) {
		lefts = 0
	}
	return ends, lefts
}

func (g *loop) back() (ends nodeSet) {
	l, at := &g.backward, g.pawns[g.active]
	l.round()
	for _, e := range l.leave[at] {
		if g.away(g.active, at, e) {
			l.on(e)
		}
	}
	for left := g.steps - 1; left >= 0; left-- {
		l.round()
		for _, e := range l.now {
			list, but := l.after(e)
			if left == 0 || list == nil {
				ends.add(l.to[e])
				continue
			}
			for _, f := range list {
				if l.to[f] != but {
					l.on(f)
				}
			}
		}
	}
	l.next = l.next[:0]
	g.afford(&ends)
	return ends
}

// away reports whether a first step back is allowed: not nearer to the Objective,
// unless every one is.
func (g *loop) away(s int, at node, step uint16) bool {
	if g.goals[s] < 0 {
		return true
	}
	dist, l := g.board.dist[g.cards.objectives[g.goals[s]].Place], &g.backward
	if dist[l.to[step]] >= dist[at] {
		return true
	}
	for _, e := range l.leave[at] {
		if dist[l.to[e]] >= dist[at] {
			return false
		}
	}
	return true
}

func (g *loop) afford(ends *nodeSet) {
	for word := range ends {
		for rest := ends[word]; rest != 0; rest &= rest - 1 {
			if n := node(word<<6 + bits.TrailingZeros64(rest)); !g.affords(g.active, n) {
				ends.remove(n)
			}
		}
	}
}

// affords reports whether a seat has the cards that going to a space costs.
func (g *loop) affords(s int, n node) bool {
	b, h := g.board, &g.hands[s]
	boats := uint8(0)
	if b.area[n] == CobraIsland && b.area[g.pawns[s]] != CobraIsland && !g.ferried[s] {
		boats = 1
	}
	switch b.kind[n] {
	case HydrofoilSpace:
		boats++
	case VAMPSpace:
		if h[VAMP] == 0 {
			return false
		}
	case TankSpace:
		if h[Tank] == 0 {
			return false
		}
	}
	return h[Hydrofoil] >= boats
}

// retreats is where the bumped pawn may go.
func (g *loop) retreats() (ends nodeSet) {
	var path [3]node
	for _, e := range g.backward.leave[g.origin] {
		if g.away(g.bumped, g.origin, e) {
			g.retreat(e, path[:0], &ends)
		}
	}
	if ends == (nodeSet{}) {
		ends.add(g.board.gates[0])
		ends.add(g.board.gates[1])
	}
	return ends
}

func (g *loop) retreat(step uint16, path []node, ends *nodeSet) {
	l := &g.backward
	path = append(path, l.to[step])
	if list, but := l.after(step); len(path) < 3 && list != nil {
		for _, f := range list {
			if l.to[f] != but {
				g.retreat(f, path, ends)
			}
		}
		return
	}
	for i := len(path) - 1; i >= 0; i-- {
		who := g.on(path[i], g.bumped)
		if who < 0 || i == len(path)-1 && !g.chain[who] {
			ends.add(path[i])
			return
		}
	}
}

func appendSet(list []int, set nodeSet) []int {
	for word, rest := range set {
		for ; rest != 0; rest &= rest - 1 {
			list = append(list, word<<6+bits.TrailingZeros64(rest))
		}
	}
	return list
}
