package hqtensor

import (
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// Position is what a tensor tells, in the words of a [cobrahq.View]: each field is what
// the View's method of that name gives. What is by seat is by its number at the table;
// of seats that do not play it is zero.
type Position struct {
	Seats   int
	Seat    joe.Seat // or joe.Spectator
	Round   int
	First   joe.Seat
	Active  joe.Seat
	ToAct   joe.Seat
	Asks    string   // the Kind of the Pending question
	Other   joe.Seat // and its other seat
	Over    bool
	Winners joe.SeatSet // of the Outcome
	Reason  joe.RuleID
	Out     joe.SeatSet

	Rolling joe.SeatSet // who rolls for the first turn
	Rolls   [4]int      // what they have rolled
	Moves   int
	Boosted bool
	Stack   int

	Left      [cobrahq.TopSecret + 1]int    // by Tile
	OutOfPlay [cobrahq.TopSecret + 1]int    // by Tile
	Holds     [4][cobrahq.TopSecret + 1]int // by seat, by Tile
	Homes     [4]cobrahq.Square
	Pawns     [4]cobrahq.Square
	Tiles     map[cobrahq.Square]Lying // the spaces, but Cobra HQ, on which a tile lies
	Trail     []cobrahq.Square
	Bank      cobrahq.Square
}

// Lying is a tile on a space, as [cobrahq.View.TileOn] tells it.
type Lying struct {
	Tile cobrahq.Tile
	Face cobrahq.Face
}

// Read is what a tensor tells. It is the way back of Spec.Tensor: for tests, and to look
// at what a net is shown. It is false for a slice of another length; of numbers that no
// View gives it makes what it can.
func (s *Spec) Read(tensor []float32) (Position, bool) {
	if s.Len() == 0 || len(tensor) != s.Len() {
		return Position{}, false
	}
	return s.read(tensor), true
}

func (s *Spec) read(t tensor.Numbers) Position {
	p := Position{Seats: t.Marked(s.seats, 3) + 2, Seat: joe.Spectator}
	if i := t.Marked(s.seat, maxSeats); i >= 0 {
		p.Seat = joe.Seat(i)
	}
	c := tensor.Around(p.Seat, p.Seats)
	p.Round = t.Count(s.round, roundUnit)
	p.First = c.Seat(t.Marked(s.first, maxSeats))
	p.Active = c.Seat(t.Marked(s.active, maxSeats))
	p.ToAct = c.Seat(t.Marked(s.toAct, maxSeats))
	if t.Has(s.toAct + maxSeats) {
		p.ToAct = joe.Chance
	}
	p.Asks = tensor.Word(t, s.asks, asks)
	p.Other = c.Seat(t.Marked(s.other, maxSeats))
	p.Over = t.Has(s.over)
	p.Winners = t.Set(s.winners, c)
	p.Reason = tensor.Word(t, s.reason, reasons)
	p.Out = t.Set(s.out, c)
	p.Rolling = t.Set(s.rolling, c)
	p.Moves = t.Count(s.moves, maxMoves)
	p.Boosted = t.Has(s.boosted)
	p.Stack = t.Count(s.stack, secrets)
	for tile := cobrahq.Bomb; tile <= cobrahq.Henchman6; tile++ {
		p.Left[tile] = t.Count(s.left+int(tile-cobrahq.Bomb), sand)
		p.OutOfPlay[tile] = t.Count(s.gone+int(tile-cobrahq.Bomb), sand)
	}
	for i := range p.Seats {
		seat := c.Seat(i)
		p.Rolls[seat] = t.Count(s.rolls+i, 6)
		for tile := cobrahq.Boat; tile <= cobrahq.TopSecret; tile++ {
			p.Holds[seat][tile] = t.Count(s.held(i, tile), unitOf(tile))
		}
		p.Homes[seat] = s.find(t, s.homes, i)
		p.Pawns[seat] = s.find(t, s.pawns, i)
	}
	s.readBoard(t, &p)
	return p
}

func (s *Spec) readBoard(t tensor.Numbers, p *Position) {
	p.Tiles = make(map[cobrahq.Square]Lying)
	var trail [maxMoves]cobrahq.Square
	for i, at := range s.names {
		for n := range tilePlanes {
			if t.Has(s.plane(s.tiles, n) + s.cells[i][0]) {
				p.Tiles[at] = lying(n)
			}
		}
		if n := t.Count(s.trail+s.cells[i][0], maxMoves); n > 0 && n <= maxMoves {
			trail[n-1] = at
		}
	}
	for _, at := range trail {
		if at != "" {
			p.Trail = append(p.Trail, at)
		}
	}
	p.Bank = s.find(t, s.bank, 0)
}

// lying is the tile of a plane of the part "tiles".
func lying(plane int) Lying {
	switch plane {
	case planeUnturned:
		return Lying{Face: cobrahq.Unturned}
	case planeLaid:
		return Lying{cobrahq.Bomb, cobrahq.FaceDown}
	case planeBomb:
		return Lying{cobrahq.Bomb, cobrahq.FaceUp}
	case planeBoat:
		return Lying{cobrahq.Boat, cobrahq.FaceUp}
	}
	return Lying{cobrahq.Henchman(plane - planeHenchman1 + 1), cobrahq.FaceUp}
}

// find is the space whose squares are set in a plane of a part, or "".
func (s *Spec) find(t tensor.Numbers, part, n int) cobrahq.Square {
	for i, at := range s.names {
		if t.Has(s.plane(part, n) + s.cells[i][0]) {
			return at
		}
	}
	return ""
}
