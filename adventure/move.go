package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Moved is a pawn moved along the path, by its player's roll or as directed. Left is
// what is left of the roll at the pawn's Objective.
type Moved struct {
	Seat joe.Seat `json:"seat"`
	From Space    `json:"from"`
	To   Space    `json:"to"`
	Left uint8    `json:"left,omitempty"`
	Way  Way      `json:"way"`
}

// Way is why a pawn moves.
type Way uint8

const (
	ByRoll   Way = iota + 1 // its player's roll, or what was left of it
	Forward                 // directed forward: a Sneak Attack won, a card, a light brown space
	Backward                // directed backward
)

var wayWords = [...]string{"none", "roll", "forward", "backward"}

// String is "roll", "forward" or "backward".
func (w Way) String() string { return name(wayWords[:], "way", w) }

// MarshalText is the word of JSON: "roll", "forward", "backward".
// A value that has none, as the zero Way, is refused.
func (w Way) MarshalText() ([]byte, error) { return writeWord(w, wayWords[:], 1) }

// UnmarshalText reads "roll", "forward" or "backward".
func (w *Way) UnmarshalText(text []byte) error { return readWord(w, wayWords[:], 1, text) }

// Stayed is a pawn that stays: its player declines, or no way of the full count is
// open (amb-adv-equipment-missing).
type Stayed struct {
	Seat joe.Seat   `json:"seat"`
	Why  joe.RuleID `json:"why"`
}

// Paid is a card paid for a space or for the way to Cobra Island; it lies face down
// under the Equipment pile now (adv-equipment-space-pay, adv-cobra-island-hydrofoil).
type Paid struct {
	Seat joe.Seat  `json:"seat"`
	Card Equipment `json:"card"`
	// Ferry is a Hydrofoil for the way to Cobra Island, false for the card of a space.
	Ferry bool `json:"ferry,omitempty"`
}

func (e Moved) Rule() joe.RuleID {
	if e.Way == ByRoll {
		return "amb-adv-full-roll"
	}
	return "adv-directed-any-path"
}
func (e Stayed) Rule() joe.RuleID { return e.Why }
func (e Paid) Rule() joe.RuleID {
	if e.Ferry {
		return "adv-cobra-island-hydrofoil"
	}
	return "adv-equipment-space-pay"
}

func (e Moved) String() string {
	text := fmt.Sprintf("%v moves from %s to %s", e.Seat, shown(string(e.From)), shown(string(e.To)))
	switch {
	case e.Way == Backward:
		return text + ", backward"
	case e.Left > 0:
		return fmt.Sprintf("%s with %d left", text, e.Left)
	}
	return text
}
func (e Stayed) String() string { return fmt.Sprintf("%v stays", e.Seat) }
func (Paid) can(*table) bool    { return false }
func (Paid) on(*table)          {}
func (e Paid) String() string {
	if e.Ferry {
		return fmt.Sprintf("%v pays %v for the way to Cobra Island", e.Seat, e.Card)
	}
	return fmt.Sprintf("%v pays %v", e.Seat, e.Card)
}

// choosingEnd reports whether the active seat is to choose where a move ends.
func (t *table) choosingEnd() bool {
	switch t.stage {
	case moving, restMoving, advancing, mayAdvance, falling:
		return t.drawer == joe.Nobody && t.bumped == joe.Nobody
	}
	return false
}

// ends is where the move in hand may end.
func (t *table) ends() reach {
	if t.stage == falling {
		return reach{ends: t.retire(t.active, t.steps)}
	}
	return t.advance(t.active, t.steps)
}

// refuseMove is why the move can't end there.
func (t *table) refuseMove(to node, left uint8) fault {
	switch {
	case !t.choosingEnd():
		return t.notNow(faultNoMove)
	case to == noNode:
		return faultNoSpace
	}
	r := t.ends()
	if left == 0 && r.ends.has(to) || left > 0 && r.lefts>>left&1 == 1 && t.ownObjective() == to {
		return legal
	}
	return t.whyNot(to)
}

// whyNot is the rule that keeps a move from ending on a space.
func (t *table) whyNot(to node) fault {
	b, at := t.set.board, t.pawn()
	switch {
	case b.area[at].Adventure() && b.area[to] != b.area[at]:
		return faultAirstripOnly
	case !t.affords(t.active, to):
		return t.unpaid(to)
	case b.area[at].Training() && b.area[to] == b.area[at]:
		return faultClockwise
	case b.area[at].Training() && !b.area[to].Training():
		return faultGateOnly
	case t.stage == falling:
		return faultNotBack
	}
	return faultNotReached
}

// unpaid is what is missing to pay for landing on a space.
func (t *table) unpaid(to node) fault {
	ferry, need := t.fare(t.active, to)
	switch {
	case ferry && need == Hydrofoil:
		return faultTwoHydrofoils
	case ferry && t.hand()[Hydrofoil] == 0:
		return faultNoHydrofoil
	}
	return faultNoEquipment
}

// ownObjective is the space of the active seat's Objective, or noNode.
func (t *table) ownObjective() node {
	if p := t.goal(t.active); p != 0 {
		return t.set.board.objectives[p]
	}
	return noNode
}

func (t *table) way() Way {
	switch t.stage {
	case moving, restMoving:
		return ByRoll
	case falling:
		return Backward
	}
	return Forward
}

func (e Moved) can(t *table) bool {
	to, ok := t.set.board.node(e.To)
	return ok && e.Seat == t.active && t.choosingEnd() && e.Way == t.way() && e.From == t.set.board.name[t.pawn()] &&
		t.refuseMove(to, e.Left) == legal
}

func (e Moved) on(t *table) {
	to, _ := t.set.board.node(e.To)
	t.move(to, e.Left)
}

// move ends a move: what the space and the way cost is paid, coming back to START
// counts, and what is left of the roll may be used from an Objective on.
func (t *table) move(to node, left uint8) {
	b, at := t.set.board, t.pawn()
	t.pay(to)
	switch {
	case b.kind[to] == Gate:
		t.returned = t.returned.With(t.active)
	case b.area[at].Training() && !b.area[to].Training():
		t.returned = t.returned.Without(t.active)
	}
	t.put(to)
	t.steps, t.card, t.stage = left, 0, landed
	t.pass()
}

// put sets the active pawn down on a space. Who stood there first is off the board
// until the way back is chosen (adv-bump, amb-adv-who-retreats,
// amb-adv-bump-off-board); only the end of a move counts (amb-adv-pass-over).
func (t *table) put(to node) {
	if who := t.occupant(to, t.active); who != joe.Nobody {
		t.pawns[who] = noNode
		t.bumped, t.origin = who, to
	}
	t.pawns[t.active] = to
	t.chain = joe.SetOf(t.active)
}

// pay takes what going there costs out of the hand; it goes under the pile.
func (t *table) pay(to node) {
	ferry, need := t.fare(t.active, to)
	if ferry {
		t.spend(Hydrofoil)
	}
	if t.set.board.ferry(t.pawn(), to) {
		t.ferried = t.ferried.Without(t.active)
	}
	if need != 0 {
		t.spend(need)
		if need == Hydrofoil && t.set.board.area[to] != CobraIsland {
			t.ferried = t.ferried.With(t.active) // amb-adv-equipment-exact
		}
	}
}

func (t *table) spend(card Equipment) {
	t.hand()[card]--
	t.equipUnder.push(uint8(card))
}

// whyStay is the rule by which the pawn may stay, or noEnding.
func (t *table) whyStay() ending {
	switch {
	case t.drawer != joe.Nobody || t.bumped != joe.Nobody:
		return noEnding
	case t.stage == restMoving || t.stage == mayAdvance:
		return endStay
	case t.stage == jumping:
		return endJet
	case t.choosingEnd():
		if r := t.ends(); r.ends.empty() && r.lefts == 0 {
			return endStuck
		}
	}
	return noEnding
}

func (t *table) refuseStay() fault {
	switch t.whyStay() {
	case endStay, endJet:
		return legal
	}
	return t.notNow(faultMustMove)
}

func (e Stayed) can(t *table) bool {
	why := t.whyStay()
	return why != noEnding && e.Seat == t.active && e.Why == endings[why]
}

func (e Stayed) on(t *table) { t.finish(t.whyStay()) }

// moveTo does a move and tells what it cost and whom it bumped.
func (w work) moveTo(to node, left uint8) {
	t := w.t
	if w.events == nil { // as Moved does, without looking its names up again
		t.move(to, left)
		return
	}
	from, seat := t.pawn(), t.active
	ferry, need := t.fare(seat, to)
	w.moved(Moved{seat, t.set.board.name[from], t.set.board.name[to], left, t.way()})
	if ferry {
		w.tell(Paid{Seat: seat, Card: Hydrofoil, Ferry: true})
	}
	if need != 0 {
		w.tell(Paid{Seat: seat, Card: need})
	}
	w.tellLanding()
}

// tellLanding tells whom the active pawn has bumped and what its space directs.
func (w work) tellLanding() {
	t := w.t
	if w.events == nil {
		return
	}
	at := t.set.board.name[t.pawn()]
	if t.bumped != joe.Nobody {
		w.tell(Bumped{Seat: t.bumped, By: t.active, At: at})
	}
	if t.set.board.kind[t.pawn()] == Directions && t.stage != done {
		w.tell(Directed{Seat: t.active, At: at})
	}
}

// tell records an event that changes nothing.
func (w work) tell(e Event) { *w.events = append(*w.events, e) }
