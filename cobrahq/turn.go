package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// TurnBegan is the next seat's turn, clockwise; the round counts up when the
// turn comes back to, or past, the seat that went first (hq-clockwise).
type TurnBegan struct {
	Seat  joe.Seat `json:"seat"`
	Round uint16   `json:"round"`
}

// DieRolled is the white die of a turn: so many moves (hq-roll-white).
type DieRolled struct {
	Seat joe.Seat `json:"seat"`
	Pips uint8    `json:"pips"`
}

// TurnEnded is the end of a turn, and the rule that ended it.
type TurnEnded struct {
	Seat joe.Seat   `json:"seat"`
	Why  joe.RuleID `json:"why"`
}

func (TurnBegan) Rule() joe.RuleID   { return "hq-clockwise" }
func (DieRolled) Rule() joe.RuleID   { return "hq-roll-white" }
func (e TurnEnded) Rule() joe.RuleID { return e.Why }

func (e TurnBegan) String() string { return fmt.Sprintf("round %d, turn of %v", e.Round, e.Seat) }
func (e DieRolled) String() string { return fmt.Sprintf("%v rolls %d", e.Seat, e.Pips) }
func (e TurnEnded) String() string { return fmt.Sprintf("the turn of %v ends", e.Seat) }

// ending is why a turn or the game ended, as an index into endings.
type ending uint8

const (
	noEnding ending = iota
	endZero
	endEmpty
	endTile
	endBoat
	endThirdBoat
	endBombLost
	endBombWon
	endHenchmanLost
	endHenchmanWon
	endSecret
	endWon
	endLastPlayer
	endAllStranded
	endNobodyCan
	endLimit
)

var endings = [...]joe.RuleID{
	endZero:         "hq-move-zero",
	endEmpty:        "hq-end-empty",
	endTile:         "hq-tile-stop",
	endBoat:         "hq-boat-take-ends",
	endThirdBoat:    "hq-boat-third-ends",
	endBombLost:     "hq-bomb-lose-ends",
	endBombWon:      "hq-bomb-win-ends",
	endHenchmanLost: "hq-henchman-lose-ends",
	endHenchmanWon:  "hq-henchman-win-ends",
	endSecret:       "hq-secret-ends",
	endWon:          "hq-win",
	endLastPlayer:   "amb-hq-last-player",
	endAllStranded:  "amb-hq-all-stranded",
	endNobodyCan:    "amb-hq-nobody-can-win",
	endLimit:        "sdk-turn-limit",
}

// following is whose turn comes next, and its round.
func (t *table) following() (joe.Seat, int) {
	if t.round == 0 {
		return t.first, 1
	}
	next := t.clockwise(t.active, t.playing())
	if next != joe.Nobody && t.fromFirst(next) <= t.fromFirst(t.active) { // the turn came past the first player
		return next, int(t.round) + 1
	}
	return next, int(t.round)
}

// fromFirst is how many seats clockwise of the first player a seat is.
func (t *table) fromFirst(s joe.Seat) joe.Seat {
	if s < t.first {
		s += joe.Seat(t.seats)
	}
	return s - t.first
}

func (e TurnBegan) can(t *table) bool {
	if t.phase != between || t.stranded() != 0 || t.judge() != noEnding {
		return false
	}
	seat, round := t.following()
	return e.Seat == seat && int(e.Round) == round
}

// A held pawn rolls off instead of moving (hq-bomb-retry, hq-henchman-retry,
// amb-hq-held-turn).
func (e TurnBegan) on(t *table) {
	t.active, t.round = e.Seat, e.Round
	t.phase = turnStart
	if t.held(e.Seat) {
		t.phase = choosing
	}
}

func (e DieRolled) can(t *table) bool {
	return t.phase == turnStart && e.Seat == t.active && refuseDie(e.Pips) == legal
}

func (e DieRolled) on(t *table) { t.moves, t.phase = e.Pips, moving }

// ends is why the turn ends if it ends now, or noEnding if it cannot.
func (t *table) ends() ending {
	switch {
	case t.phase == done:
		return t.ended
	case t.phase != moving || t.afloat():
		return noEnding
	case t.steps == 0:
		return endZero
	}
	return endEmpty
}

func (e TurnEnded) can(t *table) bool {
	why := t.ends()
	if t.phase == moving && t.arrived() {
		return false
	}
	return why != noEnding && e.Seat == t.active && e.Why == endings[why]
}

func (e TurnEnded) on(t *table) {
	t.phase, t.ended, t.moves, t.steps, t.boosted, t.bank = between, noEnding, 0, 0, false, noNode
}

// finish is done with this turn, and the next rule decides.
func (t *table) finish(why ending) { t.phase, t.ended = done, why }

// endTurn ends the turn, settles who is stranded and whether the game is over,
// and begins the next turn.
func (w work) endTurn() {
	w.turnEnded(TurnEnded{w.t.active, endings[w.t.ends()]})
	w.strand()
	if why := w.t.judge(); why != noEnding {
		w.end(why)
		return
	}
	w.beginTurn()
}

func (w work) beginTurn() {
	seat, round := w.t.following()
	w.turnBegan(TurnBegan{seat, uint16(round)})
}
