package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
)

// traveller plays the Adventure game: of all that it may do it does what brings it
// nearest to its Objective, with a Hydrofoil in hand if that is on Cobra Island. Once
// in twenty decisions it does anything, so that two never wait for each other for ever.
func traveller(v adventure.View, src *dice.Source) adventure.Action {
	legal := v.Legal()
	if src.IntN(20) == 0 {
		return legal[src.IntN(len(legal))]
	}
	best, low := legal[0], 1<<20
	for _, action := range legal {
		if c := trouble(v, action); c < low {
			best, low = action, c
		}
	}
	return best
}

// trouble is how bad an action is for the seat.
func trouble(v adventure.View, action adventure.Action) int {
	board, me := v.Board(), v.Seat()
	objective, _ := v.Objective(me)
	goal := board.Objective(objective.Place)
	at := v.Pawn(me)
	boat := v.Ferried(me) || v.Holds(me, adventure.Hydrofoil) > 0 || board.Area(at) == adventure.CobraIsland
	school := board.Area(goal) == adventure.CobraIsland && !boat
	wanted := func(s adventure.Space) bool {
		kind, _ := board.Kind(s)
		return s == goal || school && (kind == adventure.Airport || kind == adventure.Gate)
	}
	switch a := action.(type) {
	case adventure.Enter:
		if school {
			return 0
		}
		return 200
	case adventure.GoOn:
		return 150
	case adventure.Fly:
		if board.Area(at) == board.Area(goal) {
			return 200
		}
		return steps(board, a.To, wanted)
	case adventure.Stay:
		return steps(board, at, wanted)
	case adventure.Move:
		c := steps(board, a.To, wanted) - int(a.Left)
		if others := v.PawnsOn(a.To); board.Airstrip(a.To) && others != 0 && a.To != goal {
			c += 10 // who is bumped there comes back and bumps
		}
		return c
	case adventure.Jump:
		return steps(board, a.To, wanted)
	case adventure.Retreat:
		return steps(board, a.To, wanted)
	}
	return 0
}

// steps is how far it is to the nearest space wanted, on foot and by air.
func steps(board *adventure.Board, from adventure.Space, wanted func(adventure.Space) bool) int {
	seen := []adventure.Space{from}
	for ring, d := seen, 0; len(ring) > 0; d++ {
		var next []adventure.Space
		for _, at := range ring {
			if wanted(at) {
				return d
			}
			ways := board.Next(at)
			if board.Airstrip(at) {
				airports := board.Airports()
				ways = append(ways, airports[:]...)
			}
			for _, n := range ways {
				kind, _ := board.Kind(n)
				walks := !board.Area(at).Adventure() || board.Area(n) == board.Area(at) || kind == adventure.Airport
				if walks && !slices.Contains(seen, n) {
					seen = append(seen, n)
					next = append(next, n)
				}
			}
		}
		ring = next
	}
	return 120
}
