package main

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// advSimple plays as somebody might who has just read the rules: trains until it has
// three cards and what its goal asks for, then goes there by the shortest way, and
// declines what leads away. It tries each of its options and looks where that leaves
// its pawn.
func advSimple(v adventure.View, src *dice.Source) adventure.Action {
	legal := v.Legal()
	if v.Pending().Kind == adventure.AskPiece {
		return legal[src.IntN(len(legal))]
	}
	p := newAdvPlan(v)
	best, least, ties := legal[0], 0, 0
	for i, action := range legal {
		after, err := adventure.Next(v.Sample(src), action)
		if err != nil {
			continue
		}
		switch cost := p.cost(after.View(p.me), action); {
		case i == 0 || cost < least:
			best, least, ties = action, cost, 1
		case cost == least:
			if ties++; src.IntN(ties) == 0 {
				best = action
			}
		}
	}
	return best
}

// advPlan is what a seat wants now.
type advPlan struct {
	before adventure.View
	board  *adventure.Board
	me     joe.Seat
	goal   adventure.Space
	ready  bool                    // for the way to the goal
	steps  map[adventure.Space]int // to where it wants to go
	strips map[adventure.Space]int // to the Airstrip of the area
}

const (
	advCards   = 3  // what it wants to have before it leaves training
	advFlight  = 14 // what a flight costs, in steps: two turns
	advToll    = 3  // what a card is worth on the road, in half steps
	advBrawl   = 16 // what it costs to bump who is about to fly, and be bumped in turn
	advUnready = 200
)

func newAdvPlan(v adventure.View) *advPlan {
	p := &advPlan{before: v, board: v.Board(), me: v.Seat(), strips: map[adventure.Space]int{}}
	_, goal, ok := advGoal(v, p.me)
	if !ok {
		goal = p.board.Gates()[0]
	}
	p.goal = goal
	goals := []adventure.Space{goal}
	held := 0
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		held += v.Holds(p.me, card)
	}
	unseen, under := v.EquipmentPile()
	at := v.Pawn(p.me)
	overseas := p.board.Area(goal) == adventure.CobraIsland && p.board.Area(at) != adventure.CobraIsland && !v.Ferried(p.me)
	p.ready = held >= advCards || len(unseen)+len(under) == 0
	if overseas && v.Holds(p.me, adventure.Hydrofoil) == 0 {
		p.ready = len(unseen)+len(under) == 0
		if !p.board.Area(at).Training() {
			goals = p.schools() // there is no getting there without
		}
	}
	p.steps = advSteps(p.board, goals...)
	for _, strip := range p.board.Airstrips() {
		for at, n := range advSteps(p.board, strip) {
			if p.board.Area(at) == p.board.Area(strip) && n < advFar {
				p.strips[at] = n
			}
		}
	}
	return p
}

// schools is the spaces outside from which training is entered.
func (p *advPlan) schools() []adventure.Space {
	var list []adventure.Space
	for s := range p.board.Spaces() {
		if _, ok := advHome(p.board, s); ok && !p.board.Area(s).Training() {
			list = append(list, s)
		}
	}
	return list
}

// far is the half steps from a space to the goal, by flight where there is no other
// way.
func (p *advPlan) far(at adventure.Space) int {
	n := p.steps[at]
	if n < advFar {
		return 2 * n
	}
	airports := p.board.Airports()
	return 2 * (p.strips[at] + advFlight + min(p.steps[airports[0]], p.steps[airports[1]]))
}

// cost is what a position that an action leads to is worth, in half steps; less is
// better.
func (p *advPlan) cost(after adventure.View, action adventure.Action) int {
	gained := after.Points(p.me) - p.before.Points(p.me)
	at := after.Pawn(p.me)
	cost := -100 * gained
	switch a := action.(type) {
	case adventure.Enter:
		if !p.ready && p.short() {
			return cost - advUnready
		}
		return cost + advUnready
	case adventure.Fly:
		if _, goal, ok := advGoal(p.before, p.me); ok && p.board.Area(goal) == p.board.Area(p.before.Pawn(p.me)) {
			cost += advUnready // there is something to be done here yet
		}
		return cost + p.far(a.To)
	case adventure.Move:
		if p.board.Area(p.before.Pawn(p.me)).Training() {
			return cost + p.lesson(a.To, at)
		}
		for other := range p.before.PawnsOn(a.To).All() {
			if other != p.me && p.board.Airstrip(a.To) && p.goal != a.To {
				cost += advBrawl
			}
		}
		kind, _ := p.board.Kind(a.To)
		if _, paid := advNeeds[kind]; paid {
			cost += advToll
		}
		cost -= int(a.Left)
	}
	if at == "" { // bumped, and about to choose
		return cost
	}
	return cost + p.far(at)
}

// short reports whether what is missing is worth going back for: a Hydrofoil, or all
// that there is.
func (p *advPlan) short() bool {
	_, goal, ok := advGoal(p.before, p.me)
	if ok && p.board.Area(goal) == adventure.CobraIsland && p.before.Holds(p.me, adventure.Hydrofoil) == 0 {
		return true
	}
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		if p.before.Holds(p.me, card) > 0 {
			return false
		}
	}
	return true
}

// lesson is what a move in training costs: out if ready, else where cards are.
func (p *advPlan) lesson(to, at adventure.Space) int {
	out := !p.board.Area(at).Training()
	kind, _ := p.board.Kind(to)
	switch {
	case out && p.ready:
		return p.far(at)
	case out:
		return 2 * advUnready
	case p.ready && kind == adventure.Gate:
		return advUnready
	}
	return advUnready + advFlight - p.board.Gain(to)
}
