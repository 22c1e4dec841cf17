package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
)

// throws is the Mission die of a set, every way that up to eight of them can fall,
// and what they come to.
type throws struct {
	die    dice.Die
	forced dice.Die // the same, a double Hit rolled again once (core-mission-reroll-initial)
	faces  []int    // by face of the die: its Hits
	ways   [maxThrow + 1][]Action
	weight [maxThrow + 1][]uint64
}

var faceNames = [...]string{"blank", "Hit", "double Hit"}

// throwsOf lists the throws of a set's Mission dice (core-dice-faces). A face that is
// on no side cannot fall.
func throwsOf(c *content.Set) (*throws, error) {
	x := &throws{}
	var faces []dice.Face
	blanks, hits, doubles := c.Die()
	for value, sides := range [...]int{blanks, hits, doubles} {
		if sides > 0 {
			faces = append(faces, dice.Face{Name: faceNames[value], Value: value, Sides: sides})
			x.faces = append(x.faces, value)
		}
	}
	var err error
	if x.die, err = dice.NewDie(faces...); err != nil {
		return nil, err
	}
	x.forced = x.die
	if doubles > 0 {
		if x.forced, err = x.die.Reroll(faceNames[2]); err != nil {
			return nil, err
		}
	}
	for n := 1; n <= maxThrow; n++ {
		all, err := x.die.Throws(n)
		if err != nil {
			return nil, err
		}
		for counts, weight := range all {
			x.ways[n] = append(x.ways[n], x.throw(counts))
			x.weight[n] = append(x.weight[n], weight)
		}
	}
	return x, nil
}

// throw is dice that show the faces so many times each.
func (x *throws) throw(counts []int) Throw {
	var fell [3]uint8
	for i, n := range counts {
		fell[x.faces[i]] = uint8(n)
	}
	return Throw{fell[0], fell[1], fell[2]}
}

// at is where the throw of n dice stands in ways; -1 if they cannot fall so.
func (x *throws) at(a Throw, n int) int {
	if n > maxThrow || int(a.Blanks)+int(a.Hits)+int(a.Doubles) != n {
		return -1
	}
	if len(x.faces) == len(faceNames) { // by falling blanks, then by falling Hits
		rest := n - int(a.Blanks)
		return rest*(rest+1)/2 + rest - int(a.Hits)
	}
	for i, b := range x.ways[n] {
		if b == Action(a) {
			return i
		}
	}
	return -1
}

// roll throws n dice and gives the throw, boxed.
func (x *throws) roll(n int, src *dice.Source) Action {
	var room [len(faceNames)]int
	return x.ways[n][x.at(x.throw(x.die.AppendThrow(room[:0], src, n)), n)]
}

// Odds is the exact distribution of the Hits of the mission being attempted: of the
// dice that Skill and effects come to as things stand, with the Hits that effects
// add, and rerolls that are certain, those that an Officer forces. Rerolls that a
// player may still choose are left out. Once the roll is made it is the Hits so far.
// False where no mission is attempted.
//
// Odds.AtLeast of the Difficulty is the chance of a Success. It costs tens of
// microseconds and allocates.
func (t table) Odds() (dice.Dist, bool) {
	if t.set == nil || !t.attempting() {
		return dice.Dist{}, false
	}
	m := &t.mission
	if m.rolled {
		return dice.Certain(t.hits()), true
	}
	return t.OddsOf(t.diceCount()).Shift(int(m.hits)).Floor(0), true
}

// OddsOf is the exact distribution of the Hits of n Mission dice with the rerolls that
// cards in play force, for a frontend or a bot that plans a mission. More than 120
// dice count as 120.
func (t table) OddsOf(n int) dice.Dist {
	if t.set == nil {
		return dice.Certain(0)
	}
	die := t.set.odds.die
	if t.answerer(content.RerollDoubles) != "" {
		die = t.set.odds.forced
	}
	return die.Sum(max(0, min(maxDice, n)))
}
