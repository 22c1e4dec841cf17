package hqtensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// Tensor writes what a View shows as Spec.Len numbers, in a slice of the caller's; nil
// of a View that does not fit.
func (s *Spec) Tensor(v cobrahq.View) []float32 { return s.AppendTensor(nil, v) }

// AppendTensor appends what Tensor gives to the caller's slice, and nothing of a View
// that does not fit. It allocates only where that slice has to grow, and takes some
// microseconds.
func (s *Spec) AppendTensor(list []float32, v cobrahq.View) []float32 {
	if !s.Fits(v) {
		return list
	}
	list = tensor.Zeros(list, s.Len())
	s.fill(list[len(list)-s.Len():], &v)
	return list
}

func (s *Spec) fill(t tensor.Numbers, v *cobrahq.View) {
	c := tensor.Around(v.Seat(), v.Seats())
	t.Mark(s.seats, v.Seats()-2)
	t.Mark(s.seat, max(-1, int(v.Seat())))
	t[s.round] = float32(v.Round()) / roundUnit
	t.Mark(s.first, c.Place(v.First()))
	t.Mark(s.active, c.Place(v.Active()))
	p := v.Pending()
	if p.Seat == joe.Chance {
		t.Mark(s.toAct, maxSeats)
	} else {
		t.Mark(s.toAct, c.Place(p.Seat))
	}
	t.Mark(s.asks, slices.Index(asks, p.Kind))
	t.Mark(s.other, c.Place(p.Other))
	if o, over := v.Outcome(); over {
		t.Flag(s.over, true)
		t.MarkSet(s.winners, c, o.Winners)
		t.Mark(s.reason, slices.Index(reasons, o.Reason))
	}
	t[s.moves] = float32(v.Moves()) / maxMoves
	t.Flag(s.boosted, v.Boosted())
	t[s.stack] = float32(v.Stack()) / secrets
	for tile := cobrahq.Bomb; tile <= cobrahq.Henchman6; tile++ {
		t[s.left+int(tile-cobrahq.Bomb)] = float32(v.Left(tile)) / sand
		t[s.gone+int(tile-cobrahq.Bomb)] = float32(v.OutOfPlay(tile)) / sand
	}
	for seat := range joe.Seat(v.Seats()) {
		s.fillSeat(t, v, seat, c.Place(seat))
	}
	s.fillBoard(t, v)
}

func (s *Spec) fillSeat(t tensor.Numbers, v *cobrahq.View, seat joe.Seat, i int) {
	t.Flag(s.out+i, v.Out(seat))
	pips, rolling := v.FirstRoll(seat)
	t.Flag(s.rolling+i, rolling)
	t[s.rolls+i] = float32(pips) / 6
	for tile := cobrahq.Boat; tile <= cobrahq.TopSecret; tile++ {
		t[s.held(i, tile)] = float32(v.Holds(seat, tile)) / unitOf(tile)
	}
	s.put(t, s.homes, i, v.Home(seat), 1)
	s.put(t, s.pawns, i, v.Pawn(seat), 1)
}

// held is where it stands how many of a tile the seat at a place has.
func (s *Spec) held(place int, tile cobrahq.Tile) int {
	return s.holds + place*(tiles-1) + int(tile-cobrahq.Boat)
}

// unitOf is what a count of a tile in a hand is divided by.
func unitOf(tile cobrahq.Tile) float32 {
	switch tile {
	case cobrahq.Boat:
		return boats
	case cobrahq.TopSecret:
		return secrets
	}
	return henchmanUnit
}

func (s *Spec) fillBoard(t tensor.Numbers, v *cobrahq.View) {
	for _, i := range s.lands {
		if tile, face := v.TileOn(s.names[i]); face != cobrahq.NoTile {
			t[s.plane(s.tiles, planeOf(tile, face))+s.cells[i][0]] = 1
		}
	}
	var room [maxMoves]cobrahq.Square
	for i, at := range v.AppendTrail(room[:0]) {
		s.put(t, s.trail, 0, at, float32(i+1)/maxMoves)
	}
	s.put(t, s.bank, 0, v.Bank(), 1)
}

// planeOf is the plane of the part "tiles" for a tile that lies so.
func planeOf(tile cobrahq.Tile, face cobrahq.Face) int {
	switch {
	case face == cobrahq.Unturned:
		return planeUnturned
	case face == cobrahq.FaceDown:
		return planeLaid
	case tile == cobrahq.Bomb:
		return planeBomb
	case tile == cobrahq.Boat:
		return planeBoat
	}
	return planeHenchman1 + tile.Number() - 1
}

// plane is where a plane of a part begins.
func (s *Spec) plane(part, n int) int { return part + n*s.board.Width()*s.board.Height() }

// put writes a number on the squares of a space, in a plane of a part; nowhere for "".
func (s *Spec) put(t tensor.Numbers, part, n int, at cobrahq.Square, x float32) {
	if at == "" {
		return
	}
	for _, cell := range s.cells[s.space[at]] {
		t[s.plane(part, n)+cell] = x
	}
}
