package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Boosted is a Henchman tile spent to lengthen a move; it goes out of play whole
// (hq-boost-use, hq-boost-spent, amb-hq-boost-partial).
type Boosted struct {
	Seat joe.Seat `json:"seat"`
	Tile Tile     `json:"tile"`
	Add  uint8    `json:"add"`
}

func (Boosted) Rule() joe.RuleID { return "hq-boost-use" }

func (e Boosted) String() string {
	return fmt.Sprintf("%v spends %v for %d more", e.Seat, e.Tile, e.Add)
}

// refuseBoost is why a Henchman may not be spent now, or not for so much.
func (t *table) refuseBoost(a Boost) fault {
	switch {
	case t.phase == firstRoll || t.phase == turnStart: // hq-boost-after-roll
		return faultBoostBefore
	case t.toAct() == joe.Chance:
		return t.notNow(moving)
	case t.phase == choosing || t.phase == placing: // hq-boost-later
		return faultBoostNotLater
	case t.boosted: // amb-hq-boost-several
		return faultBoostTwice
	case t.phase != moving || t.steps > 0: // amb-hq-boost-timing
		return faultBoostAfter
	case a.Tile.Number() == 0 || t.hand().count(a.Tile) == 0: // hq-boost-use
		return faultBoostNone
	case a.Add < 1 || int(a.Add) > a.Tile.Number(): // hq-boost-amount
		return faultBoostAmount
	}
	return legal
}

func (e Boosted) can(t *table) bool {
	return t.phase == moving && e.Seat == t.active && t.refuseBoost(Boost{e.Tile, e.Add}) == legal
}

func (e Boosted) on(t *table) {
	t.hand().add(e.Tile, -1)
	t.moves += e.Add
	t.boosted = true
}

func (t *table) hand() *hand { return &t.hands[t.active] }
