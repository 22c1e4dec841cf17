package cobrahq

import (
	"math"

	"github.com/seed4548c990/gijoe/joe"
)

// Evaluate is about the chance of each seat, from 0 to 1, to win: how soon it could be
// home with a Top Secret tile, beside the others. It looks at the steps that are left
// to boats, Cobra HQ and home on the way that is shortest with tiles in the way
// counted, at boats and how likely the tiles never turned are boats, at Henchmen, at
// pawns that are held, at who carries a Top Secret tile in reach, at the moves left and
// whose turn it is. It does not see two turns ahead.
//
// Of a game that is over it is 1 for a winner and 0 for the others; of one not begun,
// and for seats that are not at the table, 0. Who may no longer win has 0. It is for
// bots: package joe/bot says how well it plays. It allocates nothing and costs some
// microseconds a seat.
func Evaluate(v View) (chances [joe.MaxSeats]float64) {
	t := &v.table
	switch t.phase {
	case notBegun:
		return chances
	case over:
		for s := range joe.Seat(t.seats) {
			if t.winners.Has(s) {
				chances[s] = 1
			}
		}
		return chances
	}
	t.takeBest()
	var turns [4]float64
	soonest := math.Inf(1)
	for s := range joe.Seat(t.seats) {
		turns[s] = math.Inf(1)
		if !t.out.Has(s) {
			turns[s] = t.turnsHome(s)
			soonest = min(soonest, turns[s])
		}
	}
	if math.IsInf(soonest, 1) {
		return chances
	}
	// The further home is, the less a turn more or less tells.
	scale, sum := 1.8+0.4*soonest, 0.0
	for s := range t.seats {
		chances[s] = math.Exp((soonest - turns[s]) / scale)
		sum += chances[s]
	}
	for s := range t.seats {
		chances[s] /= sum
	}
	return chances
}

// takeBest takes what the active seat would take of whom it has met. The table is a copy.
func (t *table) takeBest() {
	if t.phase != meeting {
		return
	}
	mine, theirs := t.hand(), &t.hands[t.opponent]
	switch {
	case t.refuseTake(TopSecret) == legal:
		mine.secrets, theirs.secrets = mine.secrets+1, theirs.secrets-1
	case t.refuseTake(Boat) == legal:
		mine.boats, theirs.boats = mine.boats+1, theirs.boats-1
	}
}

// What the evaluation reckons with.
const (
	pace     = 3.8 // spaces a turn
	toll     = 8   // what a space with a tile on it costs who wants to pass
	holdCost = 6   // what it costs to be held, in spaces
	nextTile = 4   // spaces from one tile to the next
	unknown  = 150 // what is out of reach, in spaces
	tooLate  = 40  // what it costs to be stranded, in turns
)

// turnsHome is about how many turns a seat needs to win.
func (t *table) turnsHome(s joe.Seat) float64 {
	b, h := t.set.board, &t.hands[s]
	at := t.pawns[s]
	island := b.island[at]
	afloat := b.kind[at] == River
	if afloat { // the boat is spent, and the other bank is as good as reached
		island = !b.island[t.bank]
	}
	home := t.set.home(s)
	var w walk
	first, rest := 0.0, 0.0 // to the next goal, and from there
	switch {
	case h.secrets > 0 && (!island || h.boats > 0):
		w.from(home, 0)
		w.stop = at + 1
		w.spread(t, s, island || afloat)
		first = w.to(at)
	case h.secrets > 0:
		first, rest = t.hunt(s, &w, island, 1)
		rest += t.crossing(s, home)
	default:
		boats := int(h.boats)
		if afloat {
			boats++ // it has paid for this bank
		}
		if t.stack > 0 {
			w.from(b.hq, 0)
		}
		for o := range joe.Seat(t.seats) {
			if t.hands[o].secrets > 0 && t.reaches(s, o, island) {
				w.from(t.pawns[o], t.chase(s, o))
			}
		}
		if island {
			w.stop = at + 1
		}
		w.spread(t, s, !island || afloat)
		hq := w.to(at)
		back := w.to(home)
		if island {
			back = t.crossing(s, home)
		}
		if hq == unknown {
			hq = 40 // they are to be taken from those who have them
		}
		if back == unknown {
			back = float64(b.width + b.height)
		}
		need := boatLimit - boats
		if island {
			need = 1 - int(h.boats)
		}
		switch {
		case need <= 0:
			first, rest = hq, back
		case island: // a boat may be found on the way
			first, rest = hq, back+nextTile+t.huntCost()
		default:
			first, rest = t.hunt(s, &w, island, need)
			rest += hq + back
		}
	}
	if s == t.active && (t.phase == moving || t.phase == meeting) {
		first = max(0.1*first, first-1.05*float64(t.moves))
	}
	if t.held(s) {
		rest += holdCost
		if s == t.active && (t.phase == choosing || t.phase == rollingOff) {
			rest -= holdCost / 2 // it may be free at once
		}
	}
	for i, n := range h.henchmen {
		rest -= 0.45 * float64(int(n)*(i+1))
	}
	turns := max(0, first+rest) / pace
	if island && h.boats == 0 {
		turns += tooLate * t.noBoat()
	}
	if t.round > 0 {
		wait := (int(s) - int(t.active) + int(t.seats)) % int(t.seats)
		turns += float64(wait) / float64(t.seats)
		if wait == 0 && t.phase != turnStart {
			turns++
		}
	}
	return turns
}

// crossing is how far it is from Cobra HQ home.
func (t *table) crossing(s joe.Seat, home node) float64 {
	var w walk
	w.from(home, 0)
	w.stop = t.set.board.hq + 1
	w.fill(t, t.set.board.hq, true, true)
	if c := w.to(t.set.board.hq); c < unknown {
		return c
	}
	return float64(t.set.board.width + t.set.board.height)
}

// huntCost is about how many spaces a boat costs to who stands before a tile that was
// never turned: the tiles that are none, each with a pawn held and a way to the next,
// and since it may take long, more than that.
func (t *table) huntCost() float64 {
	left, boats := t.unturned()
	if boats == 0 {
		return unknown
	}
	p := boats / left
	return min(unknown, (1+1.3*(1-p)*(holdCost+nextTile))/p)
}

// unturned is how many tiles were never turned, and how many of them are boats.
func (t *table) unturned() (left, boats float64) {
	for _, n := range t.left {
		left += float64(n)
	}
	return left, float64(t.left[Boat-1])
}

// noBoat is the chance that no boat lies on the island, and none is in a hand there.
func (t *table) noBoat() float64 {
	b := t.set.board
	for o := range joe.Seat(t.seats) {
		if t.onIsland(o) && t.hands[o].boats > 0 {
			return 0
		}
	}
	left, boats := t.unturned()
	p := 1.0
	for i, tile := range t.sand {
		switch {
		case !b.island[b.sandNodes[i]]:
		case tile == uint8(Boat):
			return 0
		case tile == tileFaceDown && left > 0:
			p *= max(0, left-boats) / left
			left--
		}
	}
	return p
}

// hunt is what the next boat costs, wherever it comes from, and what the others cost
// that are needed.
func (t *table) hunt(s joe.Seat, w *walk, island bool, need int) (first, rest float64) {
	b := t.set.board
	each := t.huntCost()
	cost := uint8(each)
	*w = walk{}
	for i, tile := range t.sand {
		if n := b.sandNodes[i]; b.island[n] == island {
			switch {
			case tile == uint8(Boat):
				w.from(n, 0)
			case tile == tileFaceDown && t.left[Boat-1] > 0:
				w.from(n, cost)
			}
		}
	}
	for o := range joe.Seat(t.seats) {
		if t.hands[o].boats > 0 && t.reaches(s, o, island) {
			w.from(t.pawns[o], cost+t.chase(s, o))
		}
	}
	w.stop = t.pawns[s] + 1
	w.spread(t, s, false)
	return w.to(t.pawns[s]), float64(need-1) * (each + nextTile)
}

// reaches reports whether another seat's pawn stands on a side of the river.
func (t *table) reaches(s, o joe.Seat, island bool) bool {
	n := t.pawns[o]
	return o != s && n != noNode && t.set.board.kind[n] != River && t.set.board.island[n] == island
}

// chase is how much dearer a pawn is to reach than a space, since it runs away: more
// where both stand on one space, for who wants to meet it has to come back.
func (t *table) chase(s, o joe.Seat) uint8 {
	if t.pawns[s] == t.pawns[o] {
		return 6
	}
	return 3
}

const walkRing = 256 // more than a goal and a step cost together

// walk finds, for every space, what it costs to get from there to the nearest of some
// goals. Each space is put once into a ring of lists, by the cost at which who stands
// there has paid for it, so that costs come up in order.
type walk struct {
	cost [maxSide * maxSide]uint16 // plus 1; 0 for not reached
	next [maxSide * maxSide]node   // in its list, plus 1
	ring [walkRing]node            // the first of each list, plus 1
	goal [sandCount + 8]node
	open [sandCount + 8]uint8
	stop node // plus 1: the space whose cost alone is asked for; 0 for all
	n    int
}

// from makes a space a goal, so many spaces dearer than others.
func (w *walk) from(n node, c uint8) {
	if w.n < len(w.goal) {
		w.goal[w.n], w.open[w.n] = n, c
		w.n++
	}
}

// to is the cost from a space.
func (w *walk) to(n node) float64 {
	if n == noNode || w.cost[n] == 0 {
		return unknown
	}
	return float64(w.cost[n] - 1)
}

func (w *walk) put(n node, cost, at uint16) {
	w.cost[n] = cost + 1
	w.next[n] = w.ring[at%walkRing]
	w.ring[at%walkRing] = n + 1
}

// spread finds the costs for a seat's pawn; across the river or not.
func (w *walk) spread(t *table, s joe.Seat, cross bool) {
	near := t.set.board.island[t.pawns[s]]
	if s == t.active && t.afloat() {
		cross, near = true, t.set.board.island[t.bank]
	}
	w.fill(t, t.pawns[s], cross, near)
}

// fill finds the costs for who stands on a space, on the side of the river that is near.
func (w *walk) fill(t *table, at node, cross, near bool) {
	b := t.set.board
	for i := 1; i < w.n; i++ { // the cheapest first
		for k := i; k > 0 && w.open[k-1] > w.open[k]; k-- {
			w.goal[k-1], w.goal[k], w.open[k-1], w.open[k] = w.goal[k], w.goal[k-1], w.open[k], w.open[k-1]
		}
	}
	goals := 0
	for c, idle := uint16(0), 0; idle < walkRing && (w.stop == 0 || w.cost[w.stop-1] == 0); c++ {
		for ; goals < w.n && uint16(w.open[goals]) == c; goals++ {
			if n := w.goal[goals]; w.cost[n] == 0 { // else a cheaper way leads on over it
				w.put(n, c, c+1)
			}
		}
		n := w.ring[c%walkRing]
		w.ring[c%walkRing] = 0
		if n == 0 {
			idle++
			continue
		}
		idle = 0
		for n != 0 {
			from := n - 1
			n = w.next[from]
			for _, m := range b.next[from] {
				if w.cost[m] != 0 || b.kind[m] == River && (!cross || b.kind[from] == River || b.island[from] == near) {
					continue
				}
				pay := uint16(1)
				if m != at && t.stops(m) {
					pay = toll
				}
				w.put(m, c, c+pay)
			}
		}
	}
}
