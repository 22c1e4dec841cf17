package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// TurnBegan is the next seat's turn, to the left (adv-order-left), or the same
// seat's once more after a won battle (adv-battle-win). The round counts up when
// the turn comes back to the seat that went first.
type TurnBegan struct {
	Seat  joe.Seat `json:"seat"`
	Round uint16   `json:"round"`
	Extra bool     `json:"extra,omitempty"`
}

// WentOn is a pawn that could have flown or entered training and does neither.
type WentOn struct {
	Seat joe.Seat `json:"seat"`
}

// DieRolled is the die of a pawn in training (adv-training-one-die).
type DieRolled struct {
	Seat joe.Seat `json:"seat"`
	Pips uint8    `json:"pips"`
}

// DiceRolled is the dice of a pawn outside, for one move of their sum
// (adv-two-dice-outside, amb-adv-two-dice-sum).
type DiceRolled struct {
	Seat  joe.Seat `json:"seat"`
	White uint8    `json:"white"`
	Dark  uint8    `json:"dark"`
}

// TurnEnded is the end of a turn, and the rule that ended it.
type TurnEnded struct {
	Seat joe.Seat   `json:"seat"`
	Why  joe.RuleID `json:"why"`
}

func (e TurnBegan) Rule() joe.RuleID {
	if e.Extra {
		return "adv-battle-win"
	}
	return "adv-order-left"
}
func (WentOn) Rule() joe.RuleID      { return "adv-airport-choice" }
func (DieRolled) Rule() joe.RuleID   { return "adv-training-one-die" }
func (DiceRolled) Rule() joe.RuleID  { return "adv-two-dice-outside" }
func (e TurnEnded) Rule() joe.RuleID { return e.Why }

func (e TurnBegan) String() string {
	if e.Extra {
		return fmt.Sprintf("round %d, an extra turn of %v", e.Round, e.Seat)
	}
	return fmt.Sprintf("round %d, turn of %v", e.Round, e.Seat)
}
func (e WentOn) String() string    { return fmt.Sprintf("%v goes on", e.Seat) }
func (e DieRolled) String() string { return fmt.Sprintf("%v rolls %d", e.Seat, e.Pips) }
func (e DiceRolled) String() string {
	return fmt.Sprintf("%v rolls %d and %d", e.Seat, e.White, e.Dark)
}
func (e TurnEnded) String() string { return fmt.Sprintf("the turn of %v ends", e.Seat) }

// ending is why a turn or the game ended, as an index into endings.
type ending uint8

const (
	noEnding ending = iota
	endMoved
	endStuck
	endJet
	endFlight
	endSentOut
	endBattle
	endSneak
	endStay
	endTriggers
	endWon
	endNoObjective
	endLimit
)

var endings = [...]joe.RuleID{
	endMoved:       "adv-follow-space",
	endStuck:       "amb-adv-equipment-missing",
	endJet:         "adv-jet-ends-turn",
	endFlight:      "amb-adv-airstrip-flight-turn",
	endSentOut:     "adv-sent-out",
	endBattle:      "adv-battle-follow",
	endSneak:       "adv-sneak-tie",
	endStay:        "amb-all-may",
	endTriggers:    "amb-adv-directed-trigger",
	endWon:         "adv-win",
	endNoObjective: "amb-adv-objective-pile-empty",
	endLimit:       "sdk-turn-limit",
}

func badDie(pips uint8) bool { return pips < 1 || pips > dieFaces }

// following is whose turn comes next, and its round.
func (t *table) following() TurnBegan {
	switch {
	case t.round == 0:
		return TurnBegan{t.first, 1, false}
	case t.won: // amb-adv-extra-turn
		return TurnBegan{t.active, t.round, true}
	}
	next := t.clockwise(t.active, t.everybody())
	if next == t.first {
		return TurnBegan{next, t.round + 1, false}
	}
	return TurnBegan{next, t.round, false}
}

func (e TurnBegan) can(t *table) bool {
	return t.in(between) && e == t.following() && (e.Extra || int(e.Round) <= t.set.limit)
}

// A pawn at an Airstrip may fly, one beside a training area may enter it; any other
// rolls.
func (e TurnBegan) on(t *table) {
	t.active, t.round, t.stage, t.won = e.Seat, e.Round, opening, false
	if !t.mayFly() && !t.mayEnter() {
		t.roll()
	}
}

// roll is the roll to move: one die in training, both outside (adv-training-one-die,
// adv-two-dice-next-move, adv-airport-outside).
func (t *table) roll() {
	t.stage = rollingBoth
	if t.training(t.active) {
		t.stage = rollingOne
	}
}

func (e WentOn) can(t *table) bool { return t.in(opening) && e.Seat == t.active }
func (e WentOn) on(t *table)       { t.roll() }

func (e DieRolled) can(t *table) bool {
	return t.in(rollingOne) && e.Seat == t.active && !badDie(e.Pips)
}

func (e DieRolled) on(t *table) { t.white, t.dark, t.steps, t.stage = e.Pips, 0, e.Pips, moving }

func (e DiceRolled) can(t *table) bool {
	return t.in(rollingBoth) && e.Seat == t.active && !badDie(e.White) && !badDie(e.Dark)
}

func (e DiceRolled) on(t *table) {
	t.white, t.dark, t.steps, t.stage = e.White, e.Dark, e.White+e.Dark, moving
}

func (e TurnEnded) can(t *table) bool {
	return t.in(done) && t.arrived() == joe.Nobody && e.Seat == t.active && e.Why == endings[t.ended]
}

func (e TurnEnded) on(t *table) {
	t.stage, t.ended = between, noEnding
	t.white, t.dark, t.steps, t.triggers, t.card, t.gains = 0, 0, 0, 0, 0, 0
	t.chain, t.origin = 0, noNode
}

// finish is done with this turn.
func (t *table) finish(why ending) { t.stage, t.ended, t.steps, t.card = done, why, 0, 0 }

// endTurn ends the turn and begins the next, or ends the game at the limit of rounds.
func (w work) endTurn() {
	w.turnEnded(TurnEnded{w.t.active, endings[w.t.ended]})
	w.beginTurn()
}

func (w work) beginTurn() {
	next := w.t.following()
	if !next.Extra && int(next.Round) > w.t.set.limit {
		w.end(endLimit)
		return
	}
	w.turnBegan(next)
}
