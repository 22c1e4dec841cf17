package cobrahq

import (
	"math/bits"
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// State is a position: an immutable value of 200 bytes, cheap to copy and
// safe to share between goroutines. The zero State is a game not begun.
type State struct{ table }

// phase is where in a turn the game stands. The first ones wait for somebody; the
// others are passed through within one action, between two of its events.
type phase uint8

const (
	notBegun   phase = iota
	firstRoll        // chance: who goes first
	turnStart        // chance: the white die
	moving           // the active seat: boost, step, stop
	meeting          // the active seat: take a tile of an opponent, or not
	turning          // chance: the face of the tile under the pawn
	choosing         // the active seat: an opponent for the roll-off
	rollingOff       // chance: both dice
	placing          // the active seat: where the bomb goes
	over

	stopped // on a tile, not dealt with yet
	won     // the roll-off
	lost    // the roll-off
	done    // nothing more in this turn
	between // two turns
	nPhases = int(between) + 1
)

// hand is what lies in front of a player.
type hand struct {
	henchmen [henchmen]uint8 // by number less 1
	boats    uint8
	secrets  uint8
}

// table is everything in a State and in a View. This game has no secrets, so a
// View has no blanks. Only events change it (see the on methods).
type table struct {
	set *setup // nil: not begun

	pawns [4]node // noNode: out of the game
	hands [4]hand
	sand  [sandCount]uint8 // by sand space: tileFaceDown, 0 for none, or the Tile that lies face up
	bombs spaceSet         // light-green spaces where a bomb lies
	up    spaceSet         // those of them whose bomb is face up
	left  mix              // the faces of the tiles not turned yet
	trail [maxMoves]node   // moved onto in this turn (hq-move-no-repeat)
	bank  node             // where the pawn on the river came from
	round uint16           // of the turn, from 1
	steps uint8            // how many of the trail
	moves uint8            // left
	stack uint8            // Top Secret tiles at Cobra HQ

	phase    phase
	seats    uint8
	first    joe.Seat // who went first
	active   joe.Seat // whose turn it is, or who rolls for the first turn
	opponent joe.Seat // met, or rolled off against; else Nobody
	out      joe.SeatSet
	asking   joe.SeatSet // opponents met and not asked about yet, but for opponent
	rolling  joe.SeatSet // who rolls for the first turn
	rolls    [4]uint8    // of those, 0 until rolled
	boosted  bool        // in this turn
	ended    ending      // why the turn is done
	winners  joe.SeatSet
	reason   ending // why the game is over
}

// spaceSet is a set of light-green spaces, by their index on the board.
type spaceSet [maxGreens / 64]uint64

func (s *spaceSet) has(i uint16) bool { return s[i>>6]>>(i&63)&1 == 1 }
func (s *spaceSet) add(i uint16)      { s[i>>6] |= 1 << (i & 63) }
func (s *spaceSet) remove(i uint16)   { s[i>>6] &^= 1 << (i & 63) }

// begin is the table as set up, before the first roll (hq-setup-pawn,
// hq-setup-top-secret, hq-setup-sand, hq-setup-unused-pawns).
func (s *setup) begin() table {
	t := table{
		set:      s,
		left:     s.tiles,
		stack:    secretTiles,
		bank:     noNode,
		phase:    firstRoll,
		seats:    uint8(s.seats),
		opponent: joe.Nobody,
		rolling:  joe.AllSeats(s.seats),
	}
	for i := range t.sand {
		t.sand[i] = tileFaceDown
	}
	for i := range t.pawns {
		t.pawns[i] = noNode
		if i < s.seats {
			t.pawns[i] = s.home(joe.Seat(i))
		}
	}
	return t
}

// toAct is who acts in a phase: the active seat, chance or nobody.
func (t *table) toAct() joe.Seat {
	switch t.phase {
	case firstRoll, turnStart, turning, rollingOff:
		return joe.Chance
	case moving, meeting, choosing, placing:
		return t.active
	}
	return joe.Nobody
}

// playing is the set of seats that are in the game.
func (t *table) playing() joe.SeatSet { return joe.AllSeats(int(t.seats)) &^ t.out }

// clockwise is the first seat of a set that comes after s (hq-clockwise), or Nobody.
func (t *table) clockwise(s joe.Seat, set joe.SeatSet) joe.Seat {
	if above := set &^ (2<<uint(s) - 1); above != 0 {
		set = above
	}
	if set == 0 {
		return joe.Nobody
	}
	return joe.Seat(bits.TrailingZeros8(uint8(set)))
}

// tileOn is the tile on a space that is not Cobra HQ: tileFaceDown for one never
// turned, else the Tile, whether face up or a bomb laid face down; 0 for none.
func (t *table) tileOn(n node) uint8 {
	b := t.set.board
	switch b.kind[n] {
	case Sand:
		return t.sand[b.sand[n]]
	case LightGreen:
		if t.bombs.has(b.green[n]) {
			return uint8(Bomb)
		}
	}
	return 0
}

// stops reports whether a tile lies on the space, so that a pawn stops there
// (hq-tile-stop). An empty stack at Cobra HQ is no tile (amb-hq-secret-empty).
func (t *table) stops(n node) bool {
	if t.set.board.kind[n] == HQ {
		return t.stack > 0
	}
	return t.tileOn(n) != 0
}

// faceDownBomb reports whether a bomb laid down again lies there, known to all
// but to be turned (amb-hq-bomb-known).
func (t *table) faceDownBomb(n node) bool {
	b := t.set.board
	return b.kind[n] == LightGreen && t.bombs.has(b.green[n]) && !t.up.has(b.green[n])
}

// held reports whether the tile under a pawn holds it: a bomb or a Henchman face
// up (hq-bomb-hold, hq-henchman-hold). It follows from the tile alone, so that a
// pawn is free when another's roll-off takes the tile away (amb-hq-two-held).
func (t *table) held(s joe.Seat) bool { return t.holder(s) != 0 }

// holder is the tile that holds a pawn, or none.
func (t *table) holder(s joe.Seat) Tile {
	n := t.pawns[s]
	if n == noNode {
		return 0
	}
	if tile := Tile(t.tileOn(n)); tile.holds() && !t.faceDownBomb(n) {
		return tile
	}
	return 0
}

// empty reports whether neither a tile nor a pawn is on the space (amb-hq-bomb-empty).
func (t *table) empty(n node) bool {
	return t.tileOn(n) == 0 && !slices.Contains(t.pawns[:], n)
}

// lift takes the face-up tile off a space.
func (t *table) lift(n node) {
	b := t.set.board
	switch b.kind[n] {
	case Sand:
		t.sand[b.sand[n]] = 0
	case LightGreen:
		t.bombs.remove(b.green[n])
		t.up.remove(b.green[n])
	}
}

func (t *table) pawn() node { return t.pawns[t.active] }

// on the river: the boat laid there is neither in a hand nor out of play yet.
func (t *table) afloat() bool {
	return t.phase == moving && t.pawns[t.active] != noNode && t.set.board.kind[t.pawns[t.active]] == River
}

func (t *table) onIsland(s joe.Seat) bool {
	return t.pawns[s] != noNode && t.set.board.island[t.pawns[s]]
}

// count is how many of a tile lie in a hand.
func (h *hand) count(t Tile) int {
	switch {
	case t == Boat:
		return int(h.boats)
	case t == TopSecret:
		return int(h.secrets)
	case t.Number() > 0:
		return int(h.henchmen[t.Number()-1])
	}
	return 0
}

// add puts n of a tile into the hand, or takes them out.
func (h *hand) add(t Tile, n int8) {
	switch {
	case t == Boat:
		h.boats += uint8(n)
	case t == TopSecret:
		h.secrets += uint8(n)
	case t.Number() > 0:
		h.henchmen[t.Number()-1] += uint8(n)
	}
}
