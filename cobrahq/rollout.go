package cobrahq

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Rollout is a quick sensible player, for the playouts of a search ([bot.Rollout]): it
// fetches two boats, crosses, takes a Top Secret tile and goes home, takes what it can
// of those it meets, runs after who carries a Top Secret tile nearby, and spends a
// Henchman where that gets it there this turn. It sees where tiles lie beside it, not
// further on. Once in sixteen decisions it does anything, so that two never wait for
// each other for ever.
//
// Where chance is to act it rolls; where nobody is, the action is nil. It draws from
// the source alone, allocates nothing, and costs about a quarter of a microsecond.
//
// [bot.Rollout]: https://pkg.go.dev/github.com/seed4548c990/gijoe/joe/bot#Rollout
func Rollout(s State, src *dice.Source) Action {
	t := &s.table
	switch t.phase {
	case moving:
		if src.IntN(16) == 0 {
			return t.anyMove(src)
		}
		return t.quickMove(src)
	case meeting:
		return t.quickTake()
	case choosing:
		return challenges[t.anyOpponent(src)]
	case placing:
		return t.set.board.boxed.places[t.anyPlace(src)]
	}
	return Roll(s, src)
}

// anyMove is a step or to stop.
func (t *table) anyMove(src *dice.Source) Action {
	var can [5]Action
	n := 0
	b := t.set.board
	for _, to := range b.next[t.pawn()] {
		if n < len(can)-1 && t.refuseStep(to) == legal {
			can[n] = b.boxed.steps[to]
			n++
		}
	}
	if t.refuseStop() == legal {
		can[n] = stop
		n++
	}
	return can[src.IntN(n)]
}

// quickTake prefers Top Secret, then a boat that it needs, then the highest Henchman.
func (t *table) quickTake() Action {
	for tile := TopSecret; tile >= Boat; tile-- {
		x := tile
		if tile == TopSecret-1 { // the boat before the Henchmen
			x = Boat
		}
		if t.refuseTake(x) == legal {
			return takeActions[x]
		}
	}
	return decline
}

// anyOpponent is somebody else in the game.
func (t *table) anyOpponent(src *dice.Source) joe.Seat {
	others := t.playing().Without(t.active)
	n := src.IntN(max(1, others.Len()))
	for s := range joe.Seat(t.seats) {
		if others.Has(s) {
			if n--; n < 0 {
				return s
			}
		}
	}
	return 0
}

// anyPlace is an empty light-green space.
func (t *table) anyPlace(src *dice.Source) node {
	greens := t.set.board.greenNodes
	k := src.IntN(len(greens))
	for range greens {
		if t.empty(greens[k]) {
			break
		}
		if k++; k == len(greens) {
			k = 0
		}
	}
	return greens[k]
}

// aim is what a quick player walks to: a field of distances, or one space on foot.
type aim struct {
	field []uint8
	goal  node
}

func (a aim) dist(w *ways, n node) int {
	if a.field != nil {
		return int(a.field[n])
	}
	return int(w.walk(n, a.goal))
}

// quickMove steps downhill, where that is worth more than to stand still.
func (t *table) quickMove(src *dice.Source) Action {
	const detour = 4 // what a tile on the way costs, in steps
	b, at := t.set.board, t.pawn()
	w := &b.ways
	a := t.quickAim()
	here := a.dist(w, at)
	if t.steps == 0 && !t.boosted {
		if short := here - int(t.moves); short > 0 && short <= henchmen {
			for i := short - 1; i < henchmen; i++ {
				if t.hand().henchmen[i] > 0 {
					return boostActions[i][short-1]
				}
			}
		}
	}
	best, low, ties := noNode, 2*far, 0
	for _, n := range b.next[at] {
		d := a.dist(w, n)
		if d > low || t.refuseStep(n) != legal {
			continue
		}
		if d > 0 && t.stops(n) {
			d += detour
		}
		switch {
		case d < low:
			best, low, ties = n, d, 1
		case d == low:
			if ties++; src.IntN(ties) == 0 {
				best = n
			}
		}
	}
	afloat := b.kind[at] == River
	if best == noNode || !afloat && low > here+detour || !afloat && here == 0 {
		if !afloat {
			return stop
		}
		return t.anyMove(src)
	}
	return b.boxed.steps[best]
}

// quickAim is where the active seat wants to go.
func (t *table) quickAim() aim {
	b := t.set.board
	w := &b.ways
	me, at := t.active, t.pawn()
	h := t.hand()
	island, boats := b.island[at], int(h.boats)
	if b.kind[at] == River { // the boat is spent, and the other bank is as good as reached
		island = !b.island[t.bank]
		if h.secrets > 0 {
			return aim{field: w.homes[t.set.corners[me]]}
		}
		return aim{field: w.hq}
	}
	if h.secrets > 0 && (!island || boats > 0) {
		return aim{field: w.homes[t.set.corners[me]]}
	}
	if h.secrets == 0 {
		if n, d := t.nearest(at, island, TopSecret); n != noNode && (d <= 9 || t.stack == 0) {
			return aim{goal: n}
		}
		if t.stack > 0 && (island || boats == boatLimit) {
			return aim{field: w.hq}
		}
		if island && boats > 0 { // the tiles are on the other side
			return aim{field: w.homes[t.set.corners[me]]}
		}
	}
	goal, low := noNode, far
	open := t.left[Boat-1] > 0
	for i, tile := range t.sand {
		n := b.sandNodes[i]
		if b.island[n] != island || tile == 0 || n == at {
			continue
		}
		d := int(w.walk(at, n))
		switch {
		case tile == uint8(Boat):
			d -= 3
		case tile != tileFaceDown || !open:
			continue
		}
		if d < low {
			goal, low = n, d
		}
	}
	if n, d := t.nearest(at, island, Boat); n != noNode && boats < boatLimit && d-2 < low {
		goal, low = n, d-2
	}
	if goal == noNode {
		if boats > 0 {
			return aim{field: w.hq}
		}
		return aim{field: w.homes[t.set.corners[me]]}
	}
	return aim{goal: goal}
}

// nearest is the nearest opponent who has such a tile on the same side of the river, and
// the steps to it.
func (t *table) nearest(at node, island bool, tile Tile) (node, int) {
	goal, low := noNode, far
	for o := range joe.Seat(t.seats) {
		n := t.pawns[o]
		if o == t.active || n == noNode || n == at || t.set.board.island[n] != island || t.hands[o].count(tile) == 0 {
			continue
		}
		if d := int(t.set.board.ways.walk(at, n)); d < low {
			goal, low = n, d
		}
	}
	return goal, low
}
