package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
)

// raider plays Mission: Cobra H.Q.: it takes what it can, and of several steps the
// one that leads on.
func raider(v cobrahq.View, src *dice.Source) cobrahq.Action {
	best, nearest := v.Legal()[src.IntN(len(v.Legal()))], 1<<10
	for _, action := range v.Legal() {
		switch a := action.(type) {
		case cobrahq.Take:
			return a
		case cobrahq.Step:
			if d := distance(v, a.To); d < nearest {
				best, nearest = a, d
			}
		}
	}
	return best
}

// distance is how many steps lead from a space to what the seat wants now: home
// with a Top Secret tile, Cobra HQ with two boats or on the island, else the
// nearest tile that nobody has turned.
func distance(v cobrahq.View, from cobrahq.Square) int {
	board, me := v.Board(), v.Seat()
	boats, island := v.Holds(me, cobrahq.Boat), board.Island(from)
	wanted := func(at cobrahq.Square) bool {
		tile, face := v.TileOn(at)
		switch {
		case v.Holds(me, cobrahq.TopSecret) > 0 && (!island || boats > 0):
			return at == v.Home(me)
		case v.Holds(me, cobrahq.TopSecret) == 0 && (island || boats == 2):
			return at == cobrahq.HQSpace
		}
		return face == cobrahq.Unturned || tile == cobrahq.Boat
	}
	seen := append(v.Trail(), from) // no space twice in a turn
	for ring, d := []cobrahq.Square{from}, 0; len(ring) > 0; d++ {
		var next []cobrahq.Square
		for _, at := range ring {
			if wanted(at) {
				return d
			}
			for _, n := range board.Neighbours(at) {
				kind, _ := board.Kind(n)
				if !slices.Contains(seen, n) && (kind != cobrahq.River || boats > 0) {
					seen = append(seen, n)
					next = append(next, n)
				}
			}
		}
		ring = next
	}
	return 1 << 9
}
