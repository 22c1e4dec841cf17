package adventure

import (
	"math"
	"math/bits"

	"github.com/seed4548c990/gijoe/joe"
)

// Evaluate is about the chance of each seat, from 0 to 1, to win: how many turns it
// needs for the points that it lacks, beside the others. It looks at the way to the
// seat's Objective, flights counted, and what that is worth; at the points to be made
// after it; at whether a Hydrofoil is missing and how far training is; at the equipment
// in hand, and at what is left of a roll. It does not see who may be bumped.
//
// Of a game that is over it is 1 for who won or shared the win and 0 for the others; of
// one not begun, and for seats that are not at the table, 0. It is for bots: package
// joe/bot says how well it plays. It allocates nothing and costs about a microsecond.
func Evaluate(v View) (chances [joe.MaxSeats]float64) {
	t := &v.table
	switch t.stage {
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
	worth := t.worth()
	var turns [4]float64
	soonest := math.Inf(1)
	for s := range joe.Seat(t.seats) {
		turns[s] = t.turnsToWin(s, worth)
		soonest = min(soonest, turns[s])
	}
	scale, sum := 2.6+0.45*max(0, soonest), 0.0
	for s := range t.seats {
		chances[s] = math.Exp((soonest - turns[s]) / scale)
		sum += chances[s]
	}
	for s := range t.seats {
		chances[s] /= sum
	}
	return chances
}

// What the evaluation reckons with, in turns but where it says: most of it is the numbers
// under which the outcomes of 1,500 games were likeliest, the rest is what played better.
const (
	pace         = 8.0   // spaces a turn, outside training
	lessonPace   = 13.9  // the same in training
	perObjective = 3.36  // an Objective, from one to the next
	wholes       = 0.69  // how far Objectives count whole, since points are uneven
	flight       = 1.76  // from one area to another
	toTrain      = 1.67  // to get a Hydrofoil, once training is reached
	toSchool     = 0.63  // besides, who is not in training
	schooled     = 1.2   // less, who is
	comeBack     = 2.0   // to be bumped
	toCome       = 0.66  // a turn that has begun
	perFind      = 0.2   // a card of the space where a move ends
	toLand       = 1.0   // a turn whose move is made
	perLeft      = 0.1   // a step left over at an Objective
	perCard      = 0.41  // what equipment saves: each of the first three cards
	perMore      = 0.055 // each of the others
	firstBoat    = 0.82  // besides, the first Hydrofoil
	nextBoats    = 0.205 // each of the next two
)

// worth is what an Objective scores in the mean, of those that may still be drawn.
func (t *table) worth() float64 {
	n, sum := 0, 0
	for i := range t.set.cards.objectives {
		if t.objectives>>i&1 == 1 {
			n, sum = n+1, sum+int(t.set.cards.objectives[i].Points)
		}
	}
	if n == 0 {
		return 25
	}
	return max(5, float64(sum)/float64(n))
}

// turnsToWin is about how many turns a seat needs to reach the target.
func (t *table) turnsToWin(s joe.Seat, worth float64) float64 {
	missing := t.set.target - int(t.points[s])
	turns := perObjective
	if g := t.goal(s); g != 0 {
		missing -= int(t.set.cards.objectives[t.objective[s]-1].Points)
		turns = t.soonest(s, g)
	} else {
		missing -= int(worth)
	}
	if missing > 0 {
		n := float64(missing) / worth
		turns += perObjective * (wholes*math.Ceil(n) + (1-wholes)*n)
	}
	turns -= t.kit(s)
	wait := (int(s) - int(t.active) + int(t.seats)) % int(t.seats)
	turns += float64(wait) / float64(t.seats)
	switch t.stage {
	case rollingOne, rollingBoth, opening:
	case moving, restMoving, advancing, mayAdvance, falling:
		if s == t.active {
			turns += toCome
		}
	default:
		if s == t.active && !t.won {
			turns += toLand
		}
	}
	return turns
}

// soonest is about how many turns a seat needs to reach its Objective: from where its
// pawn stands, or if it has to move, from where that may best end.
func (t *table) soonest(s joe.Seat, g Place) float64 {
	at := t.pawns[s]
	switch {
	case s == t.bumped:
		return comeBack + t.turnsTo(s, g, t.origin)
	case at == noNode:
		return perObjective + toTrain
	case s != t.active:
		return t.turnsTo(s, g, at)
	}
	best := math.Inf(1)
	switch t.stage {
	case moving, advancing, falling:
	case restMoving, mayAdvance:
		best = t.turnsTo(s, g, at)
	default:
		return t.turnsTo(s, g, at)
	}
	r := t.ends()
	if r.lefts != 0 {
		return -perLeft * float64(bits.Len16(r.lefts)-1)
	}
	for word, rest := range r.ends {
		for ; rest != 0; rest &= rest - 1 {
			n := node(word<<6 + bits.TrailingZeros64(rest))
			best = min(best, t.turnsTo(s, g, n)-t.find(n))
		}
	}
	if math.IsInf(best, 1) {
		return t.turnsTo(s, g, at)
	}
	return best
}

// find is what the cards of a space in training are worth, in turns.
func (t *table) find(n node) float64 { return perFind * float64(t.set.board.gain[n]) }

// turnsTo is about how many turns a seat needs from a space to its Objective: on the way
// that it walks now, to the Objective or where it flies from or trains, and after that.
func (t *table) turnsTo(s joe.Seat, g Place, at node) (rest float64) {
	b := t.set.board
	dist := func(n node) float64 {
		if d := b.dist[g][n]; d != far {
			return float64(d)
		}
		return 40
	}
	area, there := b.area[at], b.area[b.objectives[g]]
	lacks := t.lacksBoat(s, g, at)
	switch {
	case area.Training():
		gate := b.gates[0]
		if area == Pentagon {
			gate = b.gates[1]
		}
		inside := max(0, dist(at)-dist(gate))
		if lacks {
			rest += toTrain - schooled
		}
		return rest + inside/lessonPace + min(dist(at), dist(gate))/pace
	case lacks:
		rest += toTrain + toSchool + min(dist(b.gates[0]), dist(b.gates[1]))/pace
		steps := float64(b.school[at])
		if area.Adventure() {
			return rest + flight + (steps-1)/pace
		}
		return rest + steps/pace
	case area.Adventure() && area != there:
		strip := b.strips[0]
		if area == DesertKingdom {
			strip = b.strips[1]
		}
		return rest + flight + max(0, dist(at)-dist(strip))/pace + (dist(strip)-1)/pace
	}
	return dist(at) / pace
}

// lacksBoat reports whether a seat needs a Hydrofoil on its way from a space, and has
// none.
func (t *table) lacksBoat(s joe.Seat, g Place, at node) bool {
	b := t.set.board
	return b.area[b.objectives[g]] == CobraIsland && b.area[at] != CobraIsland && t.hands[s][Hydrofoil] == 0 && !t.ferried.Has(s)
}

// kit is what a seat's equipment saves it, in turns.
func (t *table) kit(s joe.Seat) float64 {
	h := &t.hands[s]
	n, boats := float64(h.total()), float64(h[Hydrofoil])
	return perCard*min(n, 3) + perMore*max(0, n-3) + firstBoat*min(boats, 1) + nextBoats*min(max(0, boats-1), 2)
}
