package tensor

import (
	"math"
	"slices"

	"github.com/seed4548c990/gijoe/joe"
)

// Zeros appends n zero values to the caller's slice.
func Zeros[T any](list []T, n int) []T {
	was := len(list)
	list = slices.Grow(list, n)[:was+n]
	clear(list[was:])
	return list
}

// Numbers is a tensor while it is filled or read.
type Numbers []float32

// Mark sets one of a row of flags; none where i is below 0.
func (t Numbers) Mark(at, i int) {
	if i >= 0 {
		t[at+i] = 1
	}
}

// Flag sets a flag where on is true.
func (t Numbers) Flag(at int, on bool) {
	if on {
		t[at] = 1
	}
}

// Has reports whether a flag is set.
func (t Numbers) Has(at int) bool { return t[at] > 0.5 }

// Marked is which of n flags is set, the first of several; -1 for none.
func (t Numbers) Marked(at, n int) int {
	for i := range n {
		if t.Has(at + i) {
			return i
		}
	}
	return -1
}

// Word is the word of a row of flags; the zero word where none is set.
func Word[T any](t Numbers, at int, words []T) T {
	if i := t.Marked(at, len(words)); i >= 0 {
		return words[i]
	}
	var none T
	return none
}

// Count is a number that was divided by a unit. What is no number is 0.
func (t Numbers) Count(at int, unit float32) int {
	const most = 1 << 24 // beyond it a float32 has no ones
	n := math.Round(float64(t[at] * unit))
	if !(n > -most && n < most) {
		return 0
	}
	return int(n)
}

// Circle is the seats of a table, the viewing one first.
type Circle struct{ base, Seats int }

// Around is the Circle of a viewing seat; to a spectator seat 0 is the first.
func Around(viewer joe.Seat, seats int) Circle { return Circle{max(0, int(viewer)), seats} }

// Place is how many seats clockwise of the first a seat is; -1 for who has none.
func (c Circle) Place(s joe.Seat) int {
	if !s.At(c.Seats) {
		return -1
	}
	return (int(s) - c.base + c.Seats) % c.Seats
}

// Seat is the seat at a place, or Nobody.
func (c Circle) Seat(place int) joe.Seat {
	if place < 0 || place >= c.Seats {
		return joe.Nobody
	}
	return joe.Seat((place + c.base) % c.Seats)
}

// MarkSet sets the flags of a set of seats.
func (t Numbers) MarkSet(at int, c Circle, set joe.SeatSet) {
	for s := range joe.Seat(c.Seats) {
		t.Flag(at+c.Place(s), set.Has(s))
	}
}

// Set is the seats whose flags are set.
func (t Numbers) Set(at int, c Circle) joe.SeatSet {
	var set joe.SeatSet
	for i := range c.Seats {
		if t.Has(at + i) {
			set = set.With(c.Seat(i))
		}
	}
	return set
}
