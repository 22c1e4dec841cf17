package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Took is a tile taken of an opponent met; it lies in front of the taker now
// (hq-steal-one, hq-steal-front).
type Took struct {
	Seat joe.Seat `json:"seat"`
	From joe.Seat `json:"from"`
	Tile Tile     `json:"tile"`
}

// Declined is an opponent met of whom nothing was taken (amb-hq-steal-decline).
type Declined struct {
	Seat joe.Seat `json:"seat"`
	From joe.Seat `json:"from"`
}

func (Took) Rule() joe.RuleID     { return "hq-steal-one" }
func (Declined) Rule() joe.RuleID { return "amb-hq-steal-decline" }

func (e Took) String() string     { return fmt.Sprintf("%v takes %v of %v", e.Seat, e.Tile, e.From) }
func (e Declined) String() string { return fmt.Sprintf("%v takes nothing of %v", e.Seat, e.From) }

// metOn is the opponents whose pawns stand on the space just moved onto
// (hq-steal-offer). Pawns that began the turn together do not meet
// (amb-hq-adjacent-shared).
func (t *table) metOn(n node) joe.SeatSet {
	var met joe.SeatSet
	for s, at := range t.pawns {
		if at == n && joe.Seat(s) != t.active {
			met = met.With(joe.Seat(s))
		}
	}
	return met
}

// meetNext asks about the next opponent met who has a tile to take: each once,
// clockwise (amb-hq-steal-several, amb-all-simultaneous).
func (t *table) meetNext() {
	t.phase, t.opponent = moving, joe.Nobody
	for t.asking != 0 {
		s := t.clockwise(t.active, t.asking)
		t.asking = t.asking.Without(s)
		if t.takeable(s) {
			t.phase, t.opponent = meeting, s
			return
		}
	}
}

// takeable reports whether the active seat may take any tile of s.
func (t *table) takeable(s joe.Seat) bool {
	h := &t.hands[s]
	return h.secrets > 0 || h.boats > 0 && t.hand().boats < boatLimit || h.henchmen != [henchmen]uint8{}
}

// refuseTake is why the tile may not be taken of the opponent met: any tile of
// theirs may (amb-hq-steal-secret), but a third boat (amb-hq-steal-boat-limit).
func (t *table) refuseTake(tile Tile) fault {
	switch {
	case t.phase != meeting: // hq-steal-offer, hq-steal-one
		return t.instead(faultNobodyMet)
	case t.hands[t.opponent].count(tile) == 0: // hq-steal-choice
		return faultNotTheirs
	case tile == Boat && t.hand().boats >= boatLimit: // hq-boat-limit
		return faultThirdBoat
	}
	return legal
}

func (e Took) can(t *table) bool {
	return t.phase == meeting && e.Seat == t.active && e.From == t.opponent && t.refuseTake(e.Tile) == legal
}

func (e Took) on(t *table) {
	t.hands[e.From].add(e.Tile, -1)
	t.hand().add(e.Tile, 1)
	t.meetNext()
}

func (e Declined) can(t *table) bool {
	return t.phase == meeting && e.Seat == t.active && e.From == t.opponent
}

func (e Declined) on(t *table) { t.meetNext() }

// met goes on after an opponent met was asked about: the next one, the win if the
// tile taken at HOME BASE was Top Secret, or the move (hq-steal-pass-go-on).
func (w work) met() {
	if w.t.home() {
		w.end(endWon)
		return
	}
	w.arrive()
}
