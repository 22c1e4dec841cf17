package cobrahq

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Legal lists exactly the actions that [Apply] accepts, each once, in a fixed
// order: steps by the side of the space (north, east, south, west; out of Cobra HQ
// by its squares in reading order), boosts by tile and number, then to stop; tiles
// to take in the order of the Tile constants, then to decline; seats by number;
// spaces by reading order; chance by pips or tile. It is empty where the game is
// over or not begun. The slice is the caller's.
func Legal(s State) []Action { return s.appendLegal(nil) }

// AppendLegal appends what [Legal] lists to the caller's slice. It allocates only
// where that slice has to grow; 64 is room enough but for laying a bomb, which has
// an option for each light-green space.
func AppendLegal(list []Action, s State) []Action { return s.appendLegal(list) }

func (t *table) appendLegal(list []Action) []Action {
	switch t.phase {
	case firstRoll, turnStart:
		list = append(list, dieActions[:]...)
	case moving:
		list = t.appendMoves(list)
	case meeting:
		for tile := Boat; tile <= TopSecret; tile++ {
			if t.refuseTake(tile) == legal {
				list = append(list, takeActions[tile])
			}
		}
		list = append(list, decline)
	case turning:
		for i, n := range t.left {
			if n > 0 {
				list = append(list, revealActions[i])
			}
		}
	case choosing:
		for s := range joe.Seat(t.seats) {
			if t.refuseChallenge(s) == legal {
				list = append(list, challenges[s])
			}
		}
	case rollingOff:
		list = append(list, diceActions[:]...)
	case placing:
		for _, n := range t.set.board.greenNodes {
			if t.empty(n) {
				list = append(list, t.set.board.boxed.places[n])
			}
		}
	}
	return list
}

func (t *table) appendMoves(list []Action) []Action {
	b := t.set.board
	for _, to := range b.next[t.pawn()] {
		if t.refuseStep(to) == legal {
			list = append(list, b.boxed.steps[to])
		}
	}
	if t.steps == 0 && !t.boosted {
		for i, n := range t.hand().henchmen {
			if n > 0 {
				list = append(list, boostActions[i][:i+1]...)
			}
		}
	}
	if t.refuseStop() == legal {
		list = append(list, stop)
	}
	return list
}

// Odds gives, where chance acts, every outcome with its weight, in the order of
// [Legal]: a die or a pair of dice evenly, a tile by how many are left. Elsewhere
// it is empty.
func Odds(s State) []joe.Chanced[Action] {
	if s.toAct() != joe.Chance {
		return nil
	}
	var odds []joe.Chanced[Action]
	for _, a := range s.appendLegal(nil) {
		weight := uint64(1)
		if r, ok := a.(Reveal); ok {
			weight = uint64(s.left.count(r.Tile))
		}
		odds = append(odds, joe.Chanced[Action]{Action: a, Weight: weight})
	}
	return joe.Weigh(odds)
}

// Roll draws, where chance acts, one outcome by the weights that [Odds] gives,
// without listing them; elsewhere it is nil and draws nothing. It allocates nothing.
func Roll(s State, src *dice.Source) Action {
	switch s.phase {
	case firstRoll, turnStart:
		return dieActions[src.IntN(dieFaces)]
	case rollingOff:
		return diceActions[src.IntN(len(diceActions))]
	case turning:
		if i := dice.Pick(src, s.left[:]); i >= 0 {
			return revealActions[i]
		}
	}
	return nil
}
