package decktensor

import (
	"math"

	"github.com/seed4548c990/gijoe/joe"
)

// numbers is a tensor while it is filled or read.
type numbers []float32

// mark sets one of a row of flags; none where i is below 0.
func (t numbers) mark(at, i int) {
	if i >= 0 {
		t[at+i] = 1
	}
}

// flag sets a flag where on is true.
func (t numbers) flag(at int, on bool) {
	if on {
		t[at] = 1
	}
}

// marked is which of n flags is set, the first of several; -1 for none.
func (t numbers) marked(at, n int) int {
	for i := range n {
		if t[at+i] > 0.5 {
			return i
		}
	}
	return -1
}

// count is a number that was divided by a unit. What is no number is 0.
func (t numbers) count(at int, unit float32) int {
	const most = 1 << 24 // beyond it a float32 has no ones
	n := math.Round(float64(t[at] * unit))
	if !(n > -most && n < most) {
		return 0
	}
	return int(n)
}

// circle is the seats of a table, the viewing one first.
type circle struct{ base, seats int }

func around(viewer joe.Seat, seats int) circle { return circle{max(0, int(viewer)), seats} }

// place is how many seats clockwise of the first a seat is; -1 for who has none.
func (c circle) place(s joe.Seat) int {
	if !s.At(c.seats) {
		return -1
	}
	return (int(s) - c.base + c.seats) % c.seats
}

// seat is the seat at a place, or Nobody.
func (c circle) seat(place int) joe.Seat {
	if place < 0 || place >= c.seats {
		return joe.Nobody
	}
	return joe.Seat((place + c.base) % c.seats)
}

// marks sets the flags of a set of seats.
func (t numbers) marks(at int, c circle, set joe.SeatSet) {
	for s := range joe.Seat(c.seats) {
		t.flag(at+c.place(s), set.Has(s))
	}
}

// set is the seats whose flags are set.
func (t numbers) set(at int, c circle) joe.SeatSet {
	var set joe.SeatSet
	for i := range c.seats {
		if t[at+i] > 0.5 {
			set = set.With(c.seat(i))
		}
	}
	return set
}
