package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Began is the cards split and shuffled, nobody on the board yet
// (adv-setup-split-cards).
type Began struct {
	Seats int `json:"seats"`
}

// FirstRolled is a seat's die for who goes first (adv-first-roll-off).
type FirstRolled struct {
	Seat joe.Seat `json:"seat"`
	Pips uint8    `json:"pips"`
}

// FirstTied is a tie for the highest; those seats roll again (amb-adv-first-tie).
type FirstTied struct {
	Seats joe.SeatSet `json:"seats"`
}

// FirstChosen is who goes first: the highest roller, or whom the Config names
// (adv-first-highest).
type FirstChosen struct {
	Seat joe.Seat `json:"seat"`
}

// PieceChosen is the playing piece of a seat (adv-choose-character).
type PieceChosen struct {
	Seat  joe.Seat `json:"seat"`
	Piece Piece    `json:"piece"`
}

// StartChosen is the START on which a seat's pawn begins (adv-training-start).
type StartChosen struct {
	Seat joe.Seat `json:"seat"`
	At   Space    `json:"at"`
}

func (Began) Rule() joe.RuleID       { return "adv-setup-split-cards" }
func (FirstRolled) Rule() joe.RuleID { return "adv-first-roll-off" }
func (FirstTied) Rule() joe.RuleID   { return "amb-adv-first-tie" }
func (FirstChosen) Rule() joe.RuleID { return "adv-first-highest" }
func (PieceChosen) Rule() joe.RuleID { return "adv-choose-character" }
func (StartChosen) Rule() joe.RuleID { return "adv-training-start" }

func (e Began) String() string       { return fmt.Sprintf("%d seats begin", e.Seats) }
func (e FirstRolled) String() string { return fmt.Sprintf("%v rolls %d to go first", e.Seat, e.Pips) }
func (e FirstTied) String() string   { return fmt.Sprintf("seats %v tie and roll again", e.Seats) }
func (e FirstChosen) String() string { return fmt.Sprintf("%v goes first", e.Seat) }
func (e PieceChosen) String() string { return fmt.Sprintf("%v takes the %v", e.Seat, e.Piece) }
func (e StartChosen) String() string {
	return fmt.Sprintf("%v begins at %s", e.Seat, shown(string(e.At)))
}

// Began comes before there is a position to change.
func (Began) can(*table) bool { return false }
func (Began) on(*table)       {}

func (e FirstRolled) can(t *table) bool {
	return t.stage == firstRoll && e.Seat == t.active && t.rolling.Has(e.Seat) && t.rolls[e.Seat] == 0 && !badDie(e.Pips)
}

func (e FirstRolled) on(t *table) {
	t.rolls[e.Seat] = e.Pips
	for s := e.Seat + 1; s < joe.Seat(t.seats); s++ {
		if t.rolling.Has(s) {
			t.active = s
			break
		}
	}
}

// highest is who rolled highest, once all have rolled (adv-first-highest).
func (t *table) highest() joe.SeatSet {
	var best uint8
	var set joe.SeatSet
	for s := range joe.Seat(t.seats) {
		if !t.rolling.Has(s) {
			continue
		}
		switch pips := t.rolls[s]; {
		case pips == 0:
			return 0
		case pips > best:
			best, set = pips, joe.SetOf(s)
		case pips == best:
			set = set.With(s)
		}
	}
	return set
}

func (e FirstTied) can(t *table) bool {
	return t.stage == firstRoll && e.Seats.Len() > 1 && e.Seats == t.highest()
}

func (e FirstTied) on(t *table) {
	t.rolling = e.Seats
	t.rolls = [4]uint8{}
	t.active = t.clockwise(joe.Seat(t.seats)-1, e.Seats)
}

func (e FirstChosen) can(t *table) bool {
	if t.stage != firstRoll || !e.Seat.At(int(t.seats)) {
		return false
	}
	if named, ok := t.set.first.Seat(); ok {
		return e.Seat == named
	}
	return t.highest() == joe.SetOf(e.Seat)
}

// The first player has first choice of the pieces (adv-first-choice).
func (e FirstChosen) on(t *table) {
	t.first, t.active, t.stage = e.Seat, e.Seat, choosing
	t.rolling, t.rolls = 0, [4]uint8{}
}

// inTurn goes to the next seat, or to the next part of set-up once all had their
// turn (adv-order-left).
func (t *table) inTurn(then stage) {
	if t.active = t.clockwise(t.active, t.everybody()); t.active == t.first {
		t.stage = then
	}
}

// refusePiece is why a piece can't be taken.
func (t *table) refusePiece(p Piece) fault {
	if !t.in(choosing) {
		return t.notNow(faultNoPiece)
	}
	if p < 1 || int(p) > maxPieces {
		return faultNoSuchPiece
	}
	for _, taken := range t.pieces {
		if taken == p { // adv-choose-character
			return faultPieceTaken
		}
	}
	return legal
}

func (e PieceChosen) can(t *table) bool {
	return e.Seat == t.active && t.in(choosing) && t.refusePiece(e.Piece) == legal
}

// Then the Objectives are dealt (adv-shuffle-objective).
func (e PieceChosen) on(t *table) {
	t.pieces[e.Seat] = e.Piece
	t.inTurn(dealing)
}

// refuseStart is why a pawn can't begin there: everyone begins on START of a
// training area (adv-training-start, adv-training-first).
func (t *table) refuseStart(at Space) fault {
	if !t.in(starting) {
		return t.notNow(faultNoStart)
	}
	if n, ok := t.set.board.node(at); !ok || n != t.set.board.gates[0] && n != t.set.board.gates[1] {
		return faultNotAGate
	}
	return legal
}

func (e StartChosen) can(t *table) bool {
	return e.Seat == t.active && t.in(starting) && t.refuseStart(e.At) == legal
}

func (e StartChosen) on(t *table) {
	t.pawns[e.Seat], _ = t.set.board.node(e.At)
	t.inTurn(between)
}

// rollFirst is one seat's roll for the first turn.
func (w work) rollFirst(pips uint8) {
	w.firstRolled(FirstRolled{w.t.active, pips})
	switch best := w.t.highest(); best.Len() {
	case 0:
	case 1:
		for s := range best.All() {
			w.firstChosen(FirstChosen{s})
		}
	default:
		w.firstTied(FirstTied{best})
	}
}
