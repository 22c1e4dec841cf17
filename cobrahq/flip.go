package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Turned is a face-down tile turned over on its space (hq-tile-flip).
type Turned struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
	Tile Tile     `json:"tile"`
}

// BoatTaken is a boat taken off its space (hq-boat-take, amb-hq-boat-faceup).
type BoatTaken struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
}

// BoatLeft is a boat left face up by a player who has two (hq-boat-third-left).
type BoatLeft struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
}

func (Turned) Rule() joe.RuleID    { return "hq-tile-flip" }
func (BoatTaken) Rule() joe.RuleID { return "hq-boat-take" }
func (BoatLeft) Rule() joe.RuleID  { return "hq-boat-third-left" }

func (e Turned) String() string {
	return fmt.Sprintf("%v turns the tile on %s: %v", e.Seat, e.At.shown(), e.Tile)
}
func (e BoatTaken) String() string {
	return fmt.Sprintf("%v takes the boat on %s", e.Seat, e.At.shown())
}
func (e BoatLeft) String() string {
	return fmt.Sprintf("%v has two boats and leaves the one on %s", e.Seat, e.At.shown())
}

// pawnAt reports whether the active pawn is the seat's and stands there.
func (t *table) pawnAt(s joe.Seat, at Square) bool {
	return s == t.active && t.pawn() != noNode && t.set.board.name[t.pawn()] == at
}

func (e Turned) can(t *table) bool {
	switch {
	case t.phase == turning:
		return t.pawnAt(e.Seat, e.At) && t.left.count(e.Tile) > 0
	case t.phase == stopped:
		return t.pawnAt(e.Seat, e.At) && t.faceDownBomb(t.pawn()) && e.Tile == Bomb
	}
	return false
}

// A bomb or Henchman is dealt with at once (hq-bomb-immediate,
// hq-henchman-immediate).
func (e Turned) on(t *table) {
	b, n := t.set.board, t.pawn()
	if t.phase == turning {
		t.left[e.Tile-1]--
		t.sand[b.sand[n]] = uint8(e.Tile)
	} else {
		t.up.add(b.green[n])
	}
	t.phase = stopped
	if e.Tile.holds() {
		t.phase = choosing
	}
}

// A boat is taken as long as there are fewer than two (amb-hq-boat-forced).
func (e BoatTaken) can(t *table) bool {
	return t.canBoat(e.Seat, e.At) && t.hand().boats < boatLimit
}

func (e BoatTaken) on(t *table) {
	t.lift(t.pawn())
	t.hand().boats++
	t.finish(endBoat)
}

func (e BoatLeft) can(t *table) bool {
	return t.canBoat(e.Seat, e.At) && t.hand().boats >= boatLimit
}

func (t *table) canBoat(s joe.Seat, at Square) bool {
	return t.phase == stopped && t.pawnAt(s, at) && Tile(t.tileOn(t.pawn())) == Boat
}

func (e BoatLeft) on(t *table) { t.finish(endThirdBoat) }

// reveal turns the tile under the pawn.
func (w work) reveal(tile Tile) {
	w.turned(Turned{w.t.active, w.t.set.board.name[w.t.pawn()], tile})
	w.dealWithTile()
}
