package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Directed is a light brown space landed on, whose words are followed (adv-brown).
type Directed struct {
	Seat joe.Seat `json:"seat"`
	At   Space    `json:"at"`
}

// SentTo is a pawn put on the space that a light brown space names; in training, out
// of it at once (adv-brown, adv-sent-out).
type SentTo struct {
	Seat joe.Seat `json:"seat"`
	To   Space    `json:"to"`
	Out  bool     `json:"out,omitempty"`
}

// EquipmentDrawn is an Equipment Card taken in training (adv-collect-equipment).
type EquipmentDrawn struct {
	Seat joe.Seat  `json:"seat"`
	Card Equipment `json:"card"`
}

// Jumped is a jump to the next Jet Pack; the turn is over (adv-jet-jump).
type Jumped struct {
	Seat joe.Seat `json:"seat"`
	To   Space    `json:"to"`
}

// Sneaked is the dice of a Sneak Attack: white for the player, dark for Cobra
// (adv-sneak-roll, adv-sneak-sides).
type Sneaked struct {
	Seat  joe.Seat `json:"seat"`
	White uint8    `json:"white"`
	Dark  uint8    `json:"dark"`
}

func (Directed) Rule() joe.RuleID { return "adv-brown" }
func (e SentTo) Rule() joe.RuleID {
	if e.Out {
		return "adv-sent-out"
	}
	return "adv-brown"
}
func (EquipmentDrawn) Rule() joe.RuleID { return "adv-collect-equipment" }
func (Jumped) Rule() joe.RuleID         { return "adv-jet-jump" }
func (e Sneaked) Rule() joe.RuleID {
	switch {
	case e.White > e.Dark:
		return "adv-sneak-win"
	case e.White < e.Dark:
		return "adv-sneak-lose"
	}
	return "adv-sneak-tie"
}

func (e Directed) String() string {
	return fmt.Sprintf("%v follows the directions on %s", e.Seat, shown(string(e.At)))
}
func (e SentTo) String() string {
	if e.Out {
		return fmt.Sprintf("%v is sent out of training to %s", e.Seat, shown(string(e.To)))
	}
	return fmt.Sprintf("%v is sent to %s", e.Seat, shown(string(e.To)))
}
func (e EquipmentDrawn) String() string { return fmt.Sprintf("%v gets the card %v", e.Seat, e.Card) }
func (e Jumped) String() string         { return fmt.Sprintf("%v jumps to %s", e.Seat, shown(string(e.To))) }
func (e Sneaked) String() string {
	return fmt.Sprintf("Sneak Attack: %v %d, Cobra %d", e.Seat, e.White, e.Dark)
}

// maxTriggers is how many spaces may take effect in one turn (amb-adv-directed-trigger).
const maxTriggers = 20

// pass goes on from a landing as far as nothing has to be decided, thrown, drawn or
// told. Every event that lands the active pawn ends with it. A space takes effect on
// its own player's turn only, however the pawn came there (amb-adv-directed-trigger);
// passed over it does nothing (adv-sneak-exact, adv-battle-exact, adv-jet-exact).
func (t *table) pass() {
	if t.stage != landed || t.drawer != joe.Nobody || t.bumped != joe.Nobody || t.arrived() != joe.Nobody {
		return
	}
	if t.steps > 0 { // adv-objective-carry-on
		t.stage = restMoving
		return
	}
	b, at := t.set.board, t.pawn()
	kind := b.kind[at]
	if kind.acts() {
		if t.triggers++; t.triggers > maxTriggers {
			t.finish(endTriggers)
			return
		}
	}
	switch kind {
	case Gain: // adv-collect-equipment, adv-follow-space
		t.gains, t.stage = b.gain[at], gaining
		t.passGain()
	case JetPack:
		t.stage = jumping
		if jumps := t.jumps(); jumps.empty() { // amb-adv-jet-fork
			t.finish(endMoved)
		}
	case SneakAttack: // adv-sneak-roll
		t.stage = sneaking
	case Battle: // adv-battle-draw
		t.stage = battling
	case Directions: // adv-brown
		t.follow(b.orders[at])
	default:
		t.finish(endMoved)
	}
}

// follow does what a light brown space says, but for putting the pawn elsewhere,
// which is an event of its own.
func (t *table) follow(o order) {
	switch o.kind {
	case forward:
		t.steps, t.stage = o.n, advancing
	case backward:
		t.steps, t.stage = o.n, falling
	default:
		t.stage = directed
	}
}

// passGain ends the gain where it is complete or every card is held
// (amb-adv-equipment-empty).
func (t *table) passGain() {
	if t.gains == 0 || t.equipment.total() == 0 && t.equipUnder.n == 0 {
		t.gains = 0
		t.finish(endMoved)
	}
}

func (Directed) can(*table) bool { return false }
func (Directed) on(*table)       {}

func (e SentTo) can(t *table) bool {
	if !t.in(directed) || e.Seat != t.active {
		return false
	}
	o := t.set.board.orders[t.pawn()]
	return e.To == t.set.board.name[o.to] && e.Out == (o.kind == sentOut)
}

// Sent out of training, the pawn is outside at the end of its turn, and may go back in
// the next (adv-sent-out, adv-sent-out-return). The space there takes effect like any
// that a pawn is sent to (amb-adv-directed-trigger).
func (e SentTo) on(t *table) {
	to, _ := t.set.board.node(e.To)
	if e.Out {
		t.returned = t.returned.Without(t.active)
		t.put(to)
		if t.stage = landed; !t.set.board.kind[to].acts() {
			t.finish(endSentOut)
		}
		t.pass()
		return
	}
	t.move(to, 0)
}

// canDrawEquipment is why an Equipment Card can't be drawn: first those of the pile
// whose order nobody knows, then those that went under it, in their order.
func (t *table) canDrawEquipment(card Equipment) fault {
	switch {
	case !t.in(gaining):
		return faultNoDraw
	case card < 1 || int(card) >= equipmentKinds:
		return faultNotThere
	case t.equipment.total() > 0 && t.equipment[card] == 0:
		return faultNotThere
	case t.equipment.total() == 0 && (t.equipUnder.n == 0 || t.equipUnder.cards[0] != uint8(card)):
		return faultNotThere
	}
	return legal
}

func (e EquipmentDrawn) can(t *table) bool {
	return e.Seat == t.active && t.canDrawEquipment(e.Card) == legal
}

func (e EquipmentDrawn) on(t *table) {
	if t.equipment.total() > 0 {
		t.equipment[e.Card]--
	} else {
		t.equipUnder.pop()
	}
	t.hand()[e.Card]++
	t.gains--
	t.passGain()
}

// jumps is the next Jet Packs that the pawn may jump to: onto Cobra Island with a
// Hydrofoil only (adv-jet-still-hydrofoil).
func (t *table) jumps() nodeSet {
	var set nodeSet
	for _, n := range t.set.board.jumps[t.pawn()] {
		if t.affords(t.active, n) {
			set.add(n)
		}
	}
	return set
}

func (t *table) refuseJump(to node) fault {
	if !t.in(jumping) {
		return t.notNow(faultNoJump)
	}
	if to == noNode {
		return faultNoSpace
	}
	if jumps := t.jumps(); !jumps.has(to) {
		for _, n := range t.set.board.jumps[t.pawn()] {
			if n == to {
				return faultJetHydrofoil
			}
		}
		return faultNotNextJet
	}
	return legal
}

func (e Jumped) can(t *table) bool {
	to, ok := t.set.board.node(e.To)
	return ok && e.Seat == t.active && t.in(jumping) && t.refuseJump(to) == legal
}

// The second Jet Pack does nothing (amb-adv-jet-second).
func (e Jumped) on(t *table) {
	to, _ := t.set.board.node(e.To)
	t.pay(to)
	t.put(to)
	t.finish(endJet)
}

func (e Sneaked) can(t *table) bool {
	return t.in(sneaking) && e.Seat == t.active && !badDie(e.White) && !badDie(e.Dark)
}

// White higher: forward by white, if the player likes; dark higher: back by dark;
// equal: nothing (adv-sneak-win, adv-sneak-lose, adv-sneak-tie).
func (e Sneaked) on(t *table) {
	switch {
	case e.White > e.Dark:
		t.steps, t.stage = e.White, mayAdvance
	case e.White < e.Dark:
		t.steps, t.stage = e.Dark, falling
	default:
		t.finish(endSneak)
	}
}
