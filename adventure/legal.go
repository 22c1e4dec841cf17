package adventure

import (
	"math/bits"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Legal lists exactly the actions that [Apply] accepts, each once, in a fixed
// order: spaces in the order of the board; at the own Objective with so much left
// after the others, least first; then to stay or to go on. Chance's are by pips, or
// by the order of the cards. It is empty where the game is over or not begun. The
// slice is the caller's.
func Legal(s State) []Action { return s.appendLegal(nil) }

// AppendLegal appends what [Legal] lists to the caller's slice. It allocates only
// where that slice has to grow: 36 is room enough on the default board, 212 on any.
func AppendLegal(list []Action, s State) []Action { return s.appendLegal(list) }

func (t *table) appendLegal(list []Action) []Action {
	switch {
	case t.toAct() == joe.Nobody:
		return list
	case t.receiver() != joe.Nobody:
		for rest := t.objectives; rest != 0; rest &= rest - 1 {
			list = append(list, t.set.boxed.objectives[bits.TrailingZeros16(rest)])
		}
		return list
	case t.bumped != joe.Nobody:
		return t.appendNodes(list, t.retreats(), t.set.boxed.retreats)
	}
	x := t.set.boxed
	switch t.stage {
	case firstRoll, rollingOne:
		list = append(list, dieActions[:]...)
	case rollingBoth, sneaking:
		list = append(list, diceActions[:]...)
	case choosing:
		for i, a := range x.pieces {
			if t.refusePiece(Piece(i+1)) == legal {
				list = append(list, a)
			}
		}
	case starting:
		list = append(list, x.starts[:]...)
	case opening:
		if t.mayFly() {
			list = append(list, x.flights[:]...)
		}
		if t.mayEnter() {
			list = append(list, enter)
		}
		list = append(list, goOn)
	case moving, restMoving, advancing, mayAdvance, falling:
		r := t.ends()
		list = t.appendNodes(list, r.ends, x.moves)
		for rest := r.lefts; rest != 0; rest &= rest - 1 {
			list = append(list, x.leftovers[t.goal(t.active)][bits.TrailingZeros16(rest)])
		}
		if t.stage == restMoving || t.stage == mayAdvance {
			list = append(list, stay)
		}
	case jumping:
		list = append(t.appendNodes(list, t.jumps(), x.jumps), stay)
	case gaining:
		if t.equipment.total() == 0 {
			return append(list, x.equipment[t.equipUnder.cards[0]])
		}
		for card, n := range t.equipment {
			if n > 0 {
				list = append(list, x.equipment[card])
			}
		}
	case battling:
		if t.unseenBattles() == 0 {
			return append(list, x.battles[t.battleUnder.cards[0]])
		}
		for card, n := range t.battles {
			if n > 0 {
				list = append(list, x.battles[card])
			}
		}
	}
	return list
}

func (t *table) appendNodes(list []Action, set nodeSet, of []Action) []Action {
	for word, rest := range set {
		for ; rest != 0; rest &= rest - 1 {
			list = append(list, of[word<<6+bits.TrailingZeros64(rest)])
		}
	}
	return list
}

// Odds gives, where chance acts, every outcome with its weight, in the order of
// [Legal]: dice evenly, a card by how many such are left. Elsewhere it is empty.
func Odds(s State) []joe.Chanced[Action] {
	if s.toAct() != joe.Chance {
		return nil
	}
	var odds []joe.Chanced[Action]
	for _, a := range s.appendLegal(nil) {
		weight := uint64(1)
		switch a := a.(type) {
		case DrawEquipment:
			weight = max(1, uint64(s.equipment[a.Card]))
		case DrawBattle:
			weight = max(1, uint64(s.battles[s.battleOf(a.Card)]))
		}
		odds = append(odds, joe.Chanced[Action]{Action: a, Weight: weight})
	}
	return joe.Weigh(odds)
}

// Roll draws, where chance acts, one outcome by the weights that [Odds] gives,
// without listing them; elsewhere it is nil and draws nothing. It allocates nothing.
func Roll(s State, src *dice.Source) Action {
	if s.toAct() != joe.Chance {
		return nil
	}
	x := s.set.boxed
	if s.receiver() != joe.Nobody {
		rest := s.objectives
		for range src.IntN(bits.OnesCount16(rest)) {
			rest &= rest - 1
		}
		return x.objectives[bits.TrailingZeros16(rest)]
	}
	switch s.stage {
	case firstRoll, rollingOne:
		return dieActions[src.IntN(dieFaces)]
	case rollingBoth, sneaking:
		return diceActions[src.IntN(len(diceActions))]
	case gaining:
		if i := dice.Pick(src, s.equipment[:]); i >= 0 {
			return x.equipment[i]
		}
		return x.equipment[s.equipUnder.cards[0]]
	case battling:
		if i := dice.Pick(src, s.battles[:]); i >= 0 {
			return x.battles[i]
		}
		return x.battles[s.battleUnder.cards[0]]
	}
	return nil
}
