package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Bumped is a pawn on whose space another has landed; it is off the board until its
// player has chosen the way back (adv-bump, amb-adv-bump-off-board).
type Bumped struct {
	Seat joe.Seat `json:"seat"`
	By   joe.Seat `json:"by"`
	At   Space    `json:"at"`
}

// Retreated is where a bumped pawn goes (adv-bump).
type Retreated struct {
	Seat joe.Seat `json:"seat"`
	From Space    `json:"from"`
	To   Space    `json:"to"`
}

func (Bumped) Rule() joe.RuleID    { return "adv-bump" }
func (Retreated) Rule() joe.RuleID { return "adv-bump" }

func (e Bumped) String() string {
	return fmt.Sprintf("%v bumps %v off %s", e.By, e.Seat, shown(string(e.At)))
}
func (e Retreated) String() string {
	return fmt.Sprintf("%v retreats from %s to %s", e.Seat, shown(string(e.From)), shown(string(e.To)))
}

func (Bumped) can(*table) bool { return false }
func (Bumped) on(*table)       {}

// refuseRetreat is why the bumped pawn can't go there.
func (t *table) refuseRetreat(to node) fault {
	switch {
	case t.bumped == joe.Nobody || t.drawer != joe.Nobody:
		return t.notNow(faultNoRetreat)
	case to == noNode:
		return faultNoSpace
	}
	if ends := t.retreats(); !ends.has(to) {
		return faultNotBack
	}
	return legal
}

func (e Retreated) can(t *table) bool {
	to, ok := t.set.board.node(e.To)
	return ok && t.bumped != joe.Nobody && t.drawer == joe.Nobody && t.arrived() == joe.Nobody && e.Seat == t.bumped &&
		e.From == t.set.board.name[t.origin] && t.refuseRetreat(to) == legal
}

// A retreat may bump in turn, each pawn at most once in a chain (amb-adv-chain-retreat).
func (e Retreated) on(t *table) {
	to, _ := t.set.board.node(e.To)
	t.retreatTo(to)
}

func (t *table) retreatTo(to node) {
	s, from := t.bumped, t.origin
	t.bumped, t.origin = joe.Nobody, noNode
	t.chain = t.chain.With(s)
	if who := t.occupant(to, s); who != joe.Nobody {
		t.pawns[who] = noNode
		t.bumped, t.origin = who, to
	}
	t.pawns[s] = to
	if b := t.set.board; b.kind[to] == Gate {
		t.ferried = t.ferried.Without(s)
		if b.area[from] == b.area[to] { // pushed back to START is back at START (adv-training-exit)
			t.returned = t.returned.With(s)
		}
	}
	t.pass()
}

// fallBack does a retreat and tells whom it bumps.
func (w work) fallBack(to node) {
	t := w.t
	s, from := t.bumped, t.origin
	w.retreated(Retreated{s, t.set.board.name[from], t.set.board.name[to]})
	if w.events != nil && t.bumped != joe.Nobody {
		w.tell(Bumped{Seat: t.bumped, By: s, At: t.set.board.name[to]})
	}
}
