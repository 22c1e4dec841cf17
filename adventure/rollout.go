package adventure

import (
	"math"
	"math/bits"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Rollout is a quick sensible player, for the playouts of a search ([bot.Rollout]): it
// ends its moves, jumps and retreats where it then needs the fewest turns to its
// Objective, as [Evaluate] counts them, trains for a Hydrofoil that it lacks, and flies
// where the way leads. It looks at no space's effect and does not mind whom it bumps.
// Once in thirty-two decisions it does anything, so that two never wait for each other
// for ever.
//
// Where chance is to act it rolls; where nobody is, the action is nil. It draws from
// the source alone, allocates nothing, and costs about half a microsecond.
//
// [bot.Rollout]: https://pkg.go.dev/github.com/seed4548c990/gijoe/joe/bot#Rollout
func Rollout(s State, src *dice.Source) Action {
	t := &s.table
	me := t.toAct()
	if me < 0 {
		return Roll(s, src)
	}
	g := t.goal(me)
	x := t.set.boxed
	if g == 0 || t.stage == choosing || src.IntN(32) == 0 {
		return t.anything(src)
	}
	if t.bumped != joe.Nobody {
		n, _ := t.nearestOf(me, g, t.retreats())
		if n == noNode {
			return t.anything(src)
		}
		return x.retreats[n]
	}
	switch t.stage {
	case starting:
		return x.starts[src.IntN(2)]
	case opening:
		return t.quickOpening(me, g)
	case moving, restMoving, advancing, mayAdvance, falling:
		r := t.ends()
		if r.lefts != 0 {
			return x.leftovers[g][bits.Len16(r.lefts)-1]
		}
		n, turns := t.nearestOf(me, g, r.ends)
		if n == noNode || (t.stage == restMoving || t.stage == mayAdvance) && t.turnsTo(me, g, t.pawns[me]) <= turns {
			return t.anything(src)
		}
		return x.moves[n]
	case jumping:
		n, turns := t.nearestOf(me, g, t.jumps())
		if n == noNode || t.turnsTo(me, g, t.pawns[me]) <= turns {
			return stay
		}
		return x.jumps[n]
	}
	return t.anything(src)
}

// anything is a legal action at random; to stay or to go on, where the list ends with
// that, as often as any other.
func (t *table) anything(src *dice.Source) Action {
	var room [212]Action
	list := t.appendLegal(room[:0])
	return list[src.IntN(len(list))]
}

// nearestOf is the space of a set from which a seat needs the fewest turns to its
// Objective, and how many.
func (t *table) nearestOf(s joe.Seat, g Place, set nodeSet) (node, float64) {
	best, low := noNode, math.Inf(1)
	for word, rest := range set {
		for ; rest != 0; rest &= rest - 1 {
			n := node(word<<6 + bits.TrailingZeros64(rest))
			if turns := t.turnsTo(s, g, n) - t.find(n); turns < low {
				best, low = n, turns
			}
		}
	}
	return best, low
}

// quickOpening flies where the Objective is in another area, or a Hydrofoil is
// wanted, and enters training for one.
func (t *table) quickOpening(s joe.Seat, g Place) Action {
	b, x := t.set.board, t.set.boxed
	there := b.area[b.objectives[g]]
	area := b.area[t.pawns[s]]
	lacks := t.lacksBoat(s, g, t.pawns[s])
	if t.mayFly() && (lacks || area != there) {
		one, other := t.turnsTo(s, g, b.airports[0]), t.turnsTo(s, g, b.airports[1])
		if one <= other {
			return x.flights[0]
		}
		return x.flights[1]
	}
	if lacks && t.mayEnter() {
		return enter
	}
	return goOn
}
