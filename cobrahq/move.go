package cobrahq

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// Moved is a step of the pawn on land (hq-move-adjoining).
type Moved struct {
	Seat joe.Seat `json:"seat"`
	From Square   `json:"from"`
	To   Square   `json:"to"`
}

// Stopped is a pawn that stops since a tile lies on its space (hq-tile-stop).
type Stopped struct {
	Seat joe.Seat `json:"seat"`
	At   Square   `json:"at"`
}

func (Moved) Rule() joe.RuleID   { return "hq-move-adjoining" }
func (Stopped) Rule() joe.RuleID { return "hq-tile-stop" }

func (e Moved) String() string {
	return fmt.Sprintf("%v moves from %s to %s", e.Seat, e.From.shown(), e.To.shown())
}
func (e Stopped) String() string {
	return fmt.Sprintf("%v stops at the tile on %s", e.Seat, e.At.shown())
}

// refuseStep is why the pawn may not step there.
func (t *table) refuseStep(to node) fault {
	b, at := t.set.board, t.pawn()
	if b.kind[to] == Bush { // hq-move-no-bush
		return faultBush
	}
	if !slices.Contains(b.next[at], to) { // hq-move-adjoining, hq-move-no-diagonal
		if b.diagonal(at, to) {
			return faultDiagonal
		}
		return faultNotAdjoining
	}
	if t.trod(to) { // hq-move-no-repeat
		return faultRepeat
	}
	if b.kind[at] == River || b.kind[to] == River {
		return t.refuseRiver(at, to)
	}
	return legal
}

// trod reports whether the space was moved onto in this turn. That the pawn began
// the turn on it does not count (amb-hq-start-space).
func (t *table) trod(n node) bool { return slices.Contains(t.trail[:t.steps], n) }

// refuseStop is why the move may not end here: only on the river (hq-river-no-end).
func (t *table) refuseStop() fault {
	if t.afloat() {
		return faultStopRiver
	}
	return legal
}

// diagonal reports whether two spaces touch at a corner only: some square of one
// at a corner of some square of the other, of which Cobra HQ may cover several.
func (b *Board) diagonal(from, to node) bool {
	for cell, n := range b.cells {
		if n != from {
			continue
		}
		col, row := cell%b.width, cell/b.width
		for _, d := range [...][2]int{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			c, r := col+d[0], row+d[1]
			if c >= 0 && c < b.width && r >= 0 && r < b.height && b.cells[r*b.width+c] == to {
				return true
			}
		}
	}
	return false
}

func (e Moved) can(t *table) bool {
	return t.canStep(e.Seat, e.From, e.To, Sand, Sand)
}

// arrived reports whether the moving pawn has come to a tile or to its win, which
// is dealt with before anything else.
func (t *table) arrived() bool { return t.home() || t.steps > 0 && t.stops(t.pawn()) }

// canStep reports whether an event of a step can happen: as refuse says, between
// these two spaces, of which those that are River are named as such.
func (t *table) canStep(seat joe.Seat, from, to Square, fromKind, toKind Kind) bool {
	if t.phase != moving || seat != t.active || t.set.board.name[t.pawn()] != from || t.arrived() {
		return false
	}
	n, ok := t.set.board.node(to)
	return ok && t.moves > 0 && t.refuseStep(n) == legal &&
		(t.set.board.kind[t.pawn()] == River) == (fromKind == River) && (t.set.board.kind[n] == River) == (toKind == River)
}

func (e Moved) on(t *table) { t.stepOnto(e.To) }

func (t *table) stepOnto(to Square) {
	n, _ := t.set.board.node(to)
	t.step(n)
}

// step moves the pawn, and finds whom it meets (hq-pass-through, hq-share-space).
func (t *table) step(n node) {
	t.pawns[t.active] = n
	t.trail[t.steps] = n
	t.steps++
	t.moves--
	t.asking = t.metOn(n)
	t.meetNext()
}

func (e Stopped) can(t *table) bool {
	return t.phase == moving && e.Seat == t.active && t.steps > 0 && e.At == t.set.board.name[t.pawn()] && t.stops(t.pawn())
}

// The tile rule stops a pawn that could pass an opponent there too
// (amb-hq-stop-or-pass).
func (e Stopped) on(t *table) {
	t.moves = 0
	switch n := t.pawn(); {
	case t.set.board.kind[n] == HQ:
		t.phase = stopped
		if t.hand().secrets > 0 { // amb-hq-second-secret: the stack stops it and gives nothing
			t.finish(endTile)
		}
	case t.tileOn(n) == tileFaceDown:
		t.phase = turning
	case t.held(t.active):
		t.phase = choosing
	default:
		t.phase = stopped
	}
}

// step does a step and all that follows from it.
func (w work) step(to node) {
	t := w.t
	b, from := t.set.board, t.pawn()
	switch {
	case b.kind[to] == River:
		w.embarked(Embarked{t.active, b.name[from], b.name[to]})
	case b.kind[from] == River:
		w.landed(Landed{t.active, b.name[from], b.name[to]})
	case w.events == nil: // as Moved does, without looking its names up again
		t.step(to)
	default:
		w.moved(Moved{t.active, b.name[from], b.name[to]})
	}
	if t.home() { // the win comes on the step (hq-win, amb-hq-home-exact)
		w.end(endWon)
		return
	}
	w.arrive()
}

// arrive goes on where the pawn now stands: whom it meets first, then the tile
// (amb-hq-steal-order).
func (w work) arrive() {
	t := w.t
	switch {
	case t.phase == meeting:
		return
	case t.stops(t.pawn()):
		w.stopped(Stopped{t.active, t.set.board.name[t.pawn()]})
		w.dealWithTile()
	case t.moves == 0: // hq-end-empty, hq-move-up-to
		w.endTurn()
	}
}

// dealWithTile does what the tile under a stopped pawn asks for at once.
func (w work) dealWithTile() {
	t := w.t
	if t.phase == stopped {
		at := t.set.board.name[t.pawn()]
		switch {
		case t.set.board.kind[t.pawn()] == HQ:
			w.secretTaken(SecretTaken{t.active})
		case t.faceDownBomb(t.pawn()):
			w.turned(Turned{t.active, at, Bomb})
		case t.hand().boats < boatLimit:
			w.boatTaken(BoatTaken{t.active, at})
		default:
			w.boatLeft(BoatLeft{t.active, at})
		}
	}
	if t.phase == done {
		w.endTurn()
	}
}
