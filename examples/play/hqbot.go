package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// hqSimple plays as somebody might who has just read the rules: two boats, then
// Cobra HQ, then home, by the cheapest way, and whatever can be taken is taken.
// Once in fifty decisions it does anything, so that two never wait for each other.
func hqSimple(v cobrahq.View, src *dice.Source) cobrahq.Action {
	legal := v.Legal()
	last := legal[len(legal)-1]
	switch {
	case v.Pending().Kind == cobrahq.AskTake && last == cobrahq.Action(cobrahq.Decline{}) && len(legal) > 1:
		return hqDearest(legal[:len(legal)-1])
	case v.Pending().Kind != cobrahq.AskMove || src.IntN(50) == 0:
		return legal[src.IntN(len(legal))]
	}
	costs := hqCosts(v)
	here := costs[v.Pawn(v.Seat())]
	if _, stays := last.(cobrahq.Stop); !stays {
		here = hqFar // nobody rests on the river
	}
	best, least, ties := last, here, 1
	for _, action := range legal {
		switch a := action.(type) {
		case cobrahq.Boost:
			if int(a.Add) == here-v.Moves() && here < hqFar { // just what is missing
				return a
			}
		case cobrahq.Step:
			switch cost := costs[a.To]; {
			case cost < least:
				best, least, ties = a, cost, 1
			case cost == least && cost < here:
				if ties++; src.IntN(ties) == 0 {
					best = a
				}
			}
		}
	}
	return best
}

// hqDearest is the tile most worth taking: Top Secret, a boat, the highest Henchman.
func hqDearest(takes []cobrahq.Action) cobrahq.Action {
	if first := takes[0]; first == cobrahq.Action(cobrahq.Take{Tile: cobrahq.Boat}) && len(takes) > 1 {
		if last := takes[len(takes)-1]; last != cobrahq.Action(cobrahq.Take{Tile: cobrahq.TopSecret}) {
			return first
		}
	}
	return takes[len(takes)-1] // they stand in the order of the tiles
}

const (
	hqFar  = 200 // what cannot be reached
	hqToll = 6   // what a tile on the way costs: it stops the pawn, and may hold it
)

// hqCosts is what it costs to get to the nearest goal from each space: a step is 1.
func hqCosts(v cobrahq.View) map[cobrahq.Square]int {
	board, me := v.Board(), v.Seat()
	costs := map[cobrahq.Square]int{}
	for s := range board.Squares() {
		costs[s] = hqFar
	}
	var rings [hqFar][]cobrahq.Square
	goals, crossing := hqGoals(v)
	for s, cost := range goals {
		costs[s] = cost
	}
	for s := range board.Squares() { // in the order of the board, whatever that of a map
		if c, ok := goals[s]; ok {
			rings[c] = append(rings[c], s)
		}
	}
	near := hqIsland(v)
	for cost := range rings {
		for i := 0; i < len(rings[cost]); i++ {
			at := rings[cost][i]
			kind, _ := board.Kind(at)
			next := cost + 1
			if _, face := v.TileOn(at); face != cobrahq.NoTile && cost > 0 && at != v.Pawn(me) {
				next += hqToll
			}
			for _, from := range board.Neighbours(at) {
				onto, _ := board.Kind(from)
				if onto == cobrahq.River && (!crossing || kind == cobrahq.River || board.Island(at) == near) {
					continue
				}
				if next < costs[from] && costs[at] == cost && !slices.Contains(v.Trail(), from) {
					costs[from] = next
					rings[next] = append(rings[next], from)
				}
			}
		}
	}
	return costs
}

// hqIsland reports whether the seat is on the island, or about to land there.
func hqIsland(v cobrahq.View) bool {
	at := v.Pawn(v.Seat())
	if kind, _ := v.Board().Kind(at); kind == cobrahq.River {
		for _, action := range v.Legal() {
			if step, ok := action.(cobrahq.Step); ok {
				at = step.To
			}
		}
	}
	return v.Board().Island(at)
}

// hqGoals is where the seat wants to go, the dearer the less, and whether the way may
// lead over the river.
func hqGoals(v cobrahq.View) (goals map[cobrahq.Square]int, crossing bool) {
	board, me := v.Board(), v.Seat()
	boats, secrets := v.Holds(me, cobrahq.Boat), v.Holds(me, cobrahq.TopSecret)
	island := hqIsland(v)
	goals = map[cobrahq.Square]int{}
	switch {
	case secrets > 0 && (!island || boats > 0):
		return map[cobrahq.Square]int{v.Home(me): 0}, island
	case secrets == 0 && v.Stack() > 0 && (island || boats == 2):
		goals[cobrahq.HQSpace], crossing = 0, !island
	default:
		for s := range board.Squares() {
			tile, face := v.TileOn(s)
			if board.Island(s) == island && (face == cobrahq.Unturned && v.Left(cobrahq.Boat) > 0 || tile == cobrahq.Boat && boats < 2) {
				goals[s] = 0
			}
		}
	}
	for s := range joe.Seat(v.Seats()) {
		at := v.Pawn(s)
		switch {
		case s == me || at == "" || at == v.Pawn(me) || board.Island(at) != island:
		case v.Holds(s, cobrahq.TopSecret) > 0 && secrets == 0:
			goals[at] = 0
		case v.Holds(s, cobrahq.Boat) > 0 && boats < 2:
			goals[at] = 2
		}
	}
	for _, s := range append(v.Trail(), v.Pawn(me)) {
		delete(goals, s)
	}
	if len(goals) == 0 && boats > 0 { // nothing to be had on this side
		goals[cobrahq.HQSpace], crossing = 0, !island
	}
	return goals, crossing
}
