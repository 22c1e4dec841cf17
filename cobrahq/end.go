package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// SecretTaken is a Top Secret tile taken at Cobra HQ (hq-secret-take).
type SecretTaken struct {
	Seat joe.Seat `json:"seat"`
}

// Stranded is a player out of the game: on the island with no boat and none to be
// found there (hq-stranded, amb-hq-stranded-when). Top Secret tiles go back to
// Cobra HQ, the others and the pawn out of play (amb-hq-stranded-tiles).
type Stranded struct {
	Seat joe.Seat `json:"seat"`
}

// Ended is the end of the game; the Outcome names the rule.
type Ended struct {
	Outcome joe.Outcome `json:"outcome"`
}

func (SecretTaken) Rule() joe.RuleID { return "hq-secret-take" }
func (Stranded) Rule() joe.RuleID    { return "hq-stranded" }
func (e Ended) Rule() joe.RuleID     { return e.Outcome.Reason }

func (e SecretTaken) String() string { return fmt.Sprintf("%v takes a Top Secret tile", e.Seat) }
func (e Stranded) String() string    { return fmt.Sprintf("%v is stranded and out of the game", e.Seat) }
func (e Ended) String() string       { return "the game is over: " + e.Outcome.String() }

// One Top Secret tile at a time is enough (amb-hq-second-secret).
func (e SecretTaken) can(t *table) bool {
	return t.phase == stopped && e.Seat == t.active && t.set.board.kind[t.pawn()] == HQ && t.stack > 0 && t.hand().secrets == 0
}

func (e SecretTaken) on(t *table) {
	t.stack--
	t.hand().secrets++
	t.finish(endSecret)
}

// home reports whether the active pawn has come to its own HOME BASE in this turn
// with a Top Secret tile, wherever that was got (hq-win, hq-win-needs-secret,
// hq-return-home, amb-hq-win-without-island).
func (t *table) home() bool {
	return t.steps > 0 && t.hand().secrets > 0 && t.pawn() == t.set.home(t.active)
}

// stranded is who is on the island with no boat and no hope of one there. All are
// judged together, from what everybody knows (amb-hq-stranded-when).
func (t *table) stranded() joe.SeatSet {
	var ashore joe.SeatSet // on the island without a boat
	hope := false
	for s := range joe.Seat(t.seats) {
		if t.onIsland(s) {
			if t.hands[s].boats > 0 { // an opponent's boat can be taken
				hope = true
			} else {
				ashore = ashore.With(s)
			}
		}
	}
	if ashore == 0 || hope || t.boatOn(true) {
		return 0
	}
	return ashore
}

// boatOn reports whether a boat lies, or may turn up, on the island or off it.
func (t *table) boatOn(island bool) bool {
	toTurn := t.left.count(Boat) > 0
	for i, tile := range t.sand {
		if (tile == uint8(Boat) || tile == tileFaceDown && toTurn) && t.set.board.island[t.set.board.sandNodes[i]] == island {
			return true
		}
	}
	return false
}

func (e Stranded) can(t *table) bool { return t.phase == between && t.stranded().Has(e.Seat) }

func (e Stranded) on(t *table) {
	t.out = t.out.With(e.Seat)
	t.stack += t.hands[e.Seat].secrets
	t.hands[e.Seat] = hand{}
	t.pawns[e.Seat] = noNode
}

// strand takes the stranded out, clockwise from the active seat (amb-all-simultaneous).
func (w work) strand() {
	set := w.t.stranded()
	for s := w.t.active; set != 0; s = w.t.clockwise(s, set) {
		if set.Has(s) {
			w.strandedOne(Stranded{s})
			set = set.Without(s)
		}
	}
}

// judge is why the game is over between two turns, or noEnding.
func (t *table) judge() ending {
	switch t.playing().Len() {
	case 0:
		return endAllStranded
	case 1:
		return endLastPlayer
	}
	if t.nobodyCanWin() {
		return endNobodyCan
	}
	if _, round := t.following(); round > t.set.limit {
		return endLimit
	}
	return noEnding
}

// nobodyCanWin reports whether no legal way to win is left: nobody on the island,
// no Top Secret tile off it, and no boat to get there (amb-hq-nobody-can-win).
func (t *table) nobodyCanWin() bool {
	for s := range joe.Seat(t.seats) {
		if t.onIsland(s) || t.hands[s].secrets > 0 || t.hands[s].boats > 0 {
			return false
		}
	}
	return !t.boatOn(false)
}

// verdict is the outcome of the game if it ends now for that reason.
func (t *table) verdict(why ending) joe.Outcome {
	o := joe.Outcome{Reason: endings[why]}
	switch why {
	case endWon:
		o.Winners = joe.SetOf(t.active)
	case endLastPlayer:
		o.Winners = t.playing()
	}
	return o
}

// due is why the game ends now, or noEnding.
func (t *table) due() ending {
	switch {
	case t.phase == moving && t.home(), t.phase == meeting && t.home():
		return endWon
	case t.phase == between && t.stranded() == 0:
		return t.judge()
	}
	return noEnding
}

func (e Ended) can(t *table) bool {
	why := t.due()
	return why != noEnding && e.Outcome == t.verdict(why)
}

func (e Ended) on(t *table) {
	t.reason, t.winners = t.due(), e.Outcome.Winners
	t.phase, t.opponent, t.asking = over, joe.Nobody, 0
	t.moves, t.steps, t.boosted, t.bank = 0, 0, false, noNode
}

func (w work) end(why ending) { w.endedFor(Ended{w.t.verdict(why)}) }
