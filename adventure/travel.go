package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Entered is a pawn back in training: it stands on START and rolls one die
// (adv-sent-out-return, adv-airport-choice, sdk-enter-training).
type Entered struct {
	Seat joe.Seat `json:"seat"`
	At   Space    `json:"at"`
}

// Flew is a flight from an Airstrip to an Airport (adv-airstrip-fly).
type Flew struct {
	Seat joe.Seat `json:"seat"`
	To   Space    `json:"to"`
}

func (Entered) Rule() joe.RuleID { return "sdk-enter-training" }
func (Flew) Rule() joe.RuleID    { return "adv-airstrip-fly" }

func (e Entered) String() string {
	return fmt.Sprintf("%v goes back into training at %s", e.Seat, shown(string(e.At)))
}
func (e Flew) String() string { return fmt.Sprintf("%v flies to %s", e.Seat, shown(string(e.To))) }

// mayFly: a turn that begins on an Airstrip may be a flight (adv-airstrip-next-turn).
func (t *table) mayFly() bool { return t.set.board.airstrip[t.pawn()] }

// mayEnter: a turn that begins beside a training area may go back into it.
func (t *table) mayEnter() bool {
	_, ok := t.set.board.beside(t.pawn())
	return ok
}

// refuseFly is why the pawn can't fly there.
func (t *table) refuseFly(to node) fault {
	switch {
	case !t.in(opening):
		return t.notNow(faultNoFlight)
	case !t.mayFly():
		return faultNoFlight
	case to == noNode || to != t.set.board.airports[0] && to != t.set.board.airports[1]:
		return faultNotAnAirport
	}
	return legal
}

func (t *table) refuseEnter() fault {
	switch {
	case !t.in(opening):
		return t.notNow(faultNoTraining)
	case !t.mayEnter():
		return faultNoTraining
	}
	return legal
}

func (e Flew) can(t *table) bool {
	to, ok := t.set.board.node(e.To)
	return ok && e.Seat == t.active && t.in(opening) && t.refuseFly(to) == legal
}

// The flight is the whole turn (amb-adv-airstrip-flight-turn).
func (e Flew) on(t *table) {
	to, _ := t.set.board.node(e.To)
	t.ferried = t.ferried.Without(e.Seat)
	t.put(to)
	t.finish(endFlight)
}

func (e Entered) can(t *table) bool {
	return e.Seat == t.active && t.in(opening) && t.refuseEnter() == legal && e.At == t.trainingGate()
}

// trainingGate is START of the training area beside the pawn.
func (t *table) trainingGate() Space {
	area, _ := t.set.board.beside(t.pawn())
	return t.set.board.name[t.set.board.gates[area-FortWadsworth]]
}

// The pawn has to come back to START before it may leave (amb-adv-start-leave-first-turn).
func (e Entered) on(t *table) {
	to, _ := t.set.board.node(e.At)
	t.ferried, t.returned = t.ferried.Without(e.Seat), t.returned.Without(e.Seat)
	t.put(to)
	t.stage = rollingOne
}
