package adventure

import (
	"math/bits"

	"github.com/seed4548c990/gijoe/joe"
)

// State is a position: an immutable value of 200 bytes, cheap to copy and
// safe to share between goroutines. The zero State is a game not begun.
type State struct{ table }

// stage is how far set-up, or the active seat's turn, has come. A bump or an
// Objective drawn stands above it: see phase.
type stage uint8

const (
	notBegun    stage = iota
	firstRoll         // chance: who goes first
	choosing          // a seat: its piece
	dealing           // chance: a seat's first Objective
	starting          // a seat: its START
	opening           // the active seat: fly, enter training, or go on
	rollingOne        // chance: one die
	rollingBoth       // chance: both dice
	moving            // the active seat: where the move ends
	restMoving        // the same with what was left at an Objective, or stay
	jumping           // the active seat: to the next Jet Pack, or stay
	sneaking          // chance: both dice of a Sneak Attack
	advancing         // the active seat: where the way forward ends
	mayAdvance        // the same, or stay
	falling           // the active seat: where the way back ends
	gaining           // chance: an equipment card
	battling          // chance: a battle card
	over

	landed   // on a space whose effect is still to come
	directed // to be put elsewhere by a light brown space
	done     // nothing more in this turn
	between  // two turns
	nStages  = int(between) + 1
)

// table is everything in a State and in a View. This game has no secrets, so a
// View has no blanks. Only events change it (see the on methods).
type table struct {
	set *setup // nil: not begun

	pawns     [4]node   // noNode: none yet, or bumped off the board for the moment
	pieces    [4]Piece  //
	objective [4]uint8  // the card to reach, as its index plus 1; 0 for none
	scored    [4]uint16 // the cards reached, as a set of indices
	points    [4]int16
	hands     [4]hand // equipment

	objectives  uint16    // cards not dealt yet, as a set of indices
	equipment   hand      // cards of the pile whose order nobody knows
	battles     [32]uint8 // the same of battle cards, by index
	equipUnder  queue     // equipment cards that went under the pile, in order
	battleUnder queue     // battle cards that went under the pile, in order

	round   uint16
	stage   stage
	seats   uint8
	first   joe.Seat
	active  joe.Seat
	rolling joe.SeatSet // who rolls for the first turn
	rolls   [4]uint8    // of those, 0 until rolled

	white, dark uint8       // of the last throw of the turn; dark 0 for one die
	steps       uint8       // to go: of the roll, what is left of it, or as directed
	gains       uint8       // equipment cards still to be drawn
	triggers    uint8       // spaces that took effect in this turn
	won         bool        // a battle: an extra turn comes, before anybody has to act
	card        uint8       // the battle card being followed, as its index plus 1
	returned    joe.SeatSet // who has come back to START since entering training
	ferried     joe.SeatSet // who has paid a Hydrofoil for the trip to Cobra Island

	bumped joe.Seat    // whose retreat is to be chosen; Nobody
	origin node        // where the bumped pawn stood
	chain  joe.SeatSet // who has moved in this chain of retreats
	drawer joe.Seat    // who draws an Objective; Nobody
	ended  ending      // why the turn is done

	winners joe.SeatSet
	reason  ending
}

// hand is how many equipment cards of each kind, by Equipment.
type hand [equipmentKinds]uint8

func (h *hand) total() int {
	n := 0
	for _, c := range h {
		n += int(c)
	}
	return n
}

// queue is cards under a pile in the order in which they come up again.
type queue struct {
	cards [32]uint8
	n     uint8
}

func (q *queue) push(card uint8) {
	q.cards[q.n] = card
	q.n++
}

func (q *queue) pop() {
	copy(q.cards[:], q.cards[1:q.n])
	q.n--
	q.cards[q.n] = 0
}

const everyObjective = 1<<16 - 1

// begin is the table as set up, before the first roll (adv-setup-split-cards,
// adv-shuffle-battle, adv-shuffle-equipment, adv-shuffle-objective).
func (s *setup) begin() table {
	t := table{
		set:        s,
		pawns:      [4]node{noNode, noNode, noNode, noNode},
		objectives: everyObjective,
		equipment:  equipmentCounts,
		stage:      firstRoll,
		seats:      uint8(s.seats),
		rolling:    joe.AllSeats(s.seats),
		bumped:     joe.Nobody,
		origin:     noNode,
		drawer:     joe.Nobody,
	}
	for i, c := range s.cards.battle {
		t.battles[i] = c.Count
	}
	return t
}

// asks is who is to act and in what stage the question stands: an Objective to be
// drawn comes first, then a bumped pawn's retreat, then the turn itself.
func (t *table) toAct() joe.Seat {
	switch {
	case t.stage == over || t.stage == notBegun:
		return joe.Nobody
	case t.drawer != joe.Nobody:
		return joe.Chance
	case t.bumped != joe.Nobody:
		return t.bumped
	}
	switch t.stage {
	case firstRoll, dealing, rollingOne, rollingBoth, sneaking, gaining, battling:
		return joe.Chance
	case choosing, starting, opening, moving, restMoving, jumping, advancing, mayAdvance, falling:
		return t.active
	}
	return joe.Nobody
}

// in reports whether the turn itself stands at a stage, with no retreat to be
// chosen and no Objective to be drawn before it.
func (t *table) in(s stage) bool {
	return t.stage == s && t.drawer == joe.Nobody && t.bumped == joe.Nobody
}

func (t *table) everybody() joe.SeatSet { return joe.AllSeats(int(t.seats)) }

// clockwise is the first seat of a set that comes after s (adv-order-left), or Nobody.
func (t *table) clockwise(s joe.Seat, set joe.SeatSet) joe.Seat {
	if above := set &^ (2<<uint(s) - 1); above != 0 {
		set = above
	}
	if set == 0 {
		return joe.Nobody
	}
	return joe.Seat(bits.TrailingZeros8(uint8(set)))
}

// occupant is the other seat whose pawn stands on a space that only one may stand
// on, or Nobody. START is for all (amb-adv-start-shared).
func (t *table) occupant(n node, but joe.Seat) joe.Seat {
	if t.set.board.kind[n] == Gate {
		return joe.Nobody
	}
	for s := range joe.Seat(t.seats) {
		if s != but && t.pawns[s] == n {
			return s
		}
	}
	return joe.Nobody
}

func (t *table) pawn() node  { return t.pawns[t.active] }
func (t *table) hand() *hand { return &t.hands[t.active] }

func (t *table) training(s joe.Seat) bool {
	n := t.pawns[s]
	return n != noNode && t.set.board.area[n].Training()
}

// goal is the place of a seat's Objective, or none.
func (t *table) goal(s joe.Seat) Place {
	if t.objective[s] == 0 {
		return 0
	}
	return t.set.cards.objectives[t.objective[s]-1].Place
}

// at reports whether a seat's pawn stands on its own Objective.
func (t *table) at(s joe.Seat) bool {
	p := t.goal(s)
	return p != 0 && t.pawns[s] != noNode && t.set.board.place[t.pawns[s]] == p
}
