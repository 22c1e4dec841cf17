package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Embarked is a boat laid on the river space and the pawn's step onto it (hq-river-cross).
type Embarked struct {
	Seat joe.Seat `json:"seat"`
	From Square   `json:"from"`
	To   Square   `json:"to"`
}

// Landed is the step off the river onto the far side; the boat goes out of play
// (hq-river-boat-gone).
type Landed struct {
	Seat joe.Seat `json:"seat"`
	From Square   `json:"from"`
	To   Square   `json:"to"`
}

func (Embarked) Rule() joe.RuleID { return "hq-river-cross" }
func (Landed) Rule() joe.RuleID   { return "hq-river-boat-gone" }

func (e Embarked) String() string {
	return fmt.Sprintf("%v lays a boat on %s and moves onto it from %s", e.Seat, e.To.shown(), e.From.shown())
}

func (e Landed) String() string {
	return fmt.Sprintf("%v lands on %s from %s, and the boat is gone", e.Seat, e.To.shown(), e.From.shown())
}

// refuseRiver is why a pawn may not step onto the river, or off it. A crossing
// takes two moves, one onto the river and one off it (amb-hq-river-moves), and one
// boat (hq-boat-per-crossing), whenever it came to hand (amb-hq-steal-then-cross).
// A pawn is let onto the river only if it can land, so it never has to end there
// (hq-river-no-end).
func (t *table) refuseRiver(at, to node) fault {
	b := t.set.board
	switch {
	case b.kind[at] == River && b.kind[to] == River: // amb-hq-river-two-spaces
		return faultWideRiver
	case b.kind[at] == River:
		if b.island[to] == b.island[t.bank] { // amb-hq-river-turnback
			return faultTurnBack
		}
	case t.hand().boats == 0: // hq-river-needs-boat, hq-return-boat
		return faultNeedsBoat
	case t.moves < 2: // hq-river-enough-moves, hq-river-not-enough
		return faultTooFew
	case !t.landing(to, !b.island[at]): // hq-river-no-end
		return faultNoLanding
	}
	return legal
}

// landing reports whether a pawn on a river space has somewhere to land, on the
// island or off it.
func (t *table) landing(river node, island bool) bool {
	b := t.set.board
	for _, n := range b.next[river] {
		if b.kind[n] != River && b.island[n] == island && !t.trod(n) {
			return true
		}
	}
	return false
}

func (e Embarked) can(t *table) bool { return t.canStep(e.Seat, e.From, e.To, Sand, River) }

func (e Embarked) on(t *table) {
	t.bank = t.pawn()
	t.hand().boats--
	t.stepOnto(e.To)
}

func (e Landed) can(t *table) bool { return t.canStep(e.Seat, e.From, e.To, River, Sand) }

func (e Landed) on(t *table) {
	t.bank = noNode
	t.stepOnto(e.To)
}
