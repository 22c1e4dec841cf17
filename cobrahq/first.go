package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Began is the game set up: pawns at home, tiles down, nobody first yet (hq-setup-pawn).
type Began struct {
	Seats int `json:"seats"`
}

// FirstRolled is a seat's white die for who goes first (hq-first-roll).
type FirstRolled struct {
	Seat joe.Seat `json:"seat"`
	Pips uint8    `json:"pips"`
}

// FirstTied is a tie for the highest; those seats roll again (amb-hq-first-tie).
type FirstTied struct {
	Seats joe.SeatSet `json:"seats"`
}

// FirstChosen is who goes first: the highest roller, or whom the Config names
// (hq-first-highest).
type FirstChosen struct {
	Seat joe.Seat `json:"seat"`
}

func (Began) Rule() joe.RuleID       { return "hq-setup-pawn" }
func (FirstRolled) Rule() joe.RuleID { return "hq-first-roll" }
func (FirstTied) Rule() joe.RuleID   { return "amb-hq-first-tie" }
func (FirstChosen) Rule() joe.RuleID { return "hq-first-highest" }

func (e Began) String() string       { return fmt.Sprintf("%d seats begin", e.Seats) }
func (e FirstRolled) String() string { return fmt.Sprintf("%v rolls %d to go first", e.Seat, e.Pips) }
func (e FirstTied) String() string   { return fmt.Sprintf("seats %v tie and roll again", e.Seats) }
func (e FirstChosen) String() string { return fmt.Sprintf("%v goes first", e.Seat) }

// Began comes before there is a position to change.
func (Began) can(*table) bool { return false }
func (Began) on(*table)       {}

func (e FirstRolled) can(t *table) bool {
	return t.phase == firstRoll && e.Seat == t.active && t.rolling.Has(e.Seat) && t.rolls[e.Seat] == 0 &&
		refuseDie(e.Pips) == legal
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

// highest is who rolled highest, once all have rolled (hq-first-highest).
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
	return t.phase == firstRoll && e.Seats.Len() > 1 && e.Seats == t.highest()
}

func (e FirstTied) on(t *table) {
	t.rolling = e.Seats
	t.rolls = [4]uint8{}
	t.active = t.clockwise(joe.Seat(t.seats)-1, e.Seats)
}

func (e FirstChosen) can(t *table) bool {
	if t.phase != firstRoll || !e.Seat.At(int(t.seats)) {
		return false
	}
	if named, ok := t.set.first.Seat(); ok {
		return e.Seat == named
	}
	return t.highest() == joe.SetOf(e.Seat)
}

func (e FirstChosen) on(t *table) {
	t.first, t.active, t.phase = e.Seat, e.Seat, between
	t.rolling, t.rolls = 0, [4]uint8{}
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
		w.beginTurn()
	default:
		w.firstTied(FirstTied{best})
	}
}
