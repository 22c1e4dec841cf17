package adventure

import (
	"math"

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
	scale, sum := 1.2+0.2*max(0, soonest), 0.0
	for s := range t.seats {
		chances[s] = math.Exp((soonest - turns[s]) / scale)
		sum += chances[s]
	}
	for s := range t.seats {
		chances[s] /= sum
	}
	return chances
}

// What the evaluation reckons with, in turns but where it says.
const (
	pace         = 6.5 // spaces a turn, outside training
	lessonPace   = 3.5 // the same in training
	perObjective = 4.5 // an Objective, from one to the next
	flight       = 0.9 // from one area to another
	toTrain      = 5.0 // to get a Hydrofoil, once training is reached
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
	turns, leg := perObjective, 0.0
	if g := t.goal(s); g != 0 {
		missing -= int(t.set.cards.objectives[t.objective[s]-1].Points)
		leg, turns = t.turnsTo(s, g)
		turns += leg
	} else {
		missing -= int(worth)
	}
	if missing > 0 { // whole Objectives, but not quite: points are uneven
		n := float64(missing) / worth
		turns += perObjective * (0.6*math.Ceil(n) + 0.4*n)
	}
	turns -= t.kit(s)
	wait := (int(s) - int(t.active) + int(t.seats)) % int(t.seats)
	turns += float64(wait) / float64(t.seats)
	switch t.stage {
	case rollingOne, rollingBoth, opening:
	case moving, restMoving, advancing, mayAdvance:
		if s == t.active {
			speed := pace
			if t.training(s) {
				speed = lessonPace
			}
			turns += 1 - min(float64(t.steps)/speed, leg)
		}
	default:
		if s == t.active && !t.won {
			turns++
		}
	}
	return turns
}

// turnsTo is about how many turns a seat needs to reach its Objective: on the way that
// it walks now, to the Objective or where it flies from or trains, and after that.
func (t *table) turnsTo(s joe.Seat, g Place) (leg, rest float64) {
	b, at := t.set.board, t.pawns[s]
	if s == t.bumped {
		at = t.origin
		rest = retreat / pace
	}
	if at == noNode {
		return 0, perObjective + toTrain
	}
	dist := func(n node) float64 {
		if d := b.dist[g][n]; d != far {
			return float64(d)
		}
		return 40
	}
	area, there := b.area[at], b.area[b.objectives[g]]
	lacks := there == CobraIsland && area != CobraIsland && t.hands[s][Hydrofoil] == 0 && !t.ferried.Has(s)
	switch {
	case area.Training():
		gate := b.gates[0]
		if area == Pentagon {
			gate = b.gates[1]
		}
		inside := max(0, dist(at)-dist(gate))
		if lacks {
			rest += toTrain - 1
		}
		return inside / lessonPace, rest + min(dist(at), dist(gate))/pace
	case lacks:
		rest += toTrain + 2 + min(dist(b.gates[0]), dist(b.gates[1]))/pace
		steps := float64(t.toSchool(at))
		if area.Adventure() {
			return (steps - 1) / pace, rest + flight
		}
		return steps / pace, rest
	case area.Adventure() && area != there:
		strip := b.strips[0]
		if area == DesertKingdom {
			strip = b.strips[1]
		}
		return max(0, dist(at)-dist(strip)) / pace, rest + flight + (dist(strip)-1)/pace
	}
	return dist(at) / pace, rest
}

// kit is what a seat's equipment saves it, in turns.
func (t *table) kit(s joe.Seat) float64 {
	h := &t.hands[s]
	n, boats := float64(h.total()), float64(h[Hydrofoil])
	return 0.2*min(n, 3) + 0.04*max(0, n-3) + 0.6*min(boats, 1) + 0.15*min(max(0, boats-1), 2)
}

// toSchool is the steps from a space to where training can be entered, flights counted.
func (t *table) toSchool(from node) int {
	b := t.set.board
	var seen nodeSet
	var queue [256]node
	queue[0] = from
	seen.add(from)
	for at, end, steps := 0, 1, 0; at < end; steps++ {
		for last := end; at < last; at++ {
			n := queue[at]
			if b.aside[n] != NoArea {
				return steps
			}
			if b.airstrip[n] {
				return steps + 1
			}
			for _, m := range b.out[n] {
				if !seen.has(m) && (!b.area[n].Adventure() || b.area[m] == b.area[n]) {
					seen.add(m)
					queue[end] = m
					end++
				}
			}
		}
	}
	return 40
}
