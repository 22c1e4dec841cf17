package joe

import (
	"encoding/json"
	"fmt"
	"iter"
	"math/bits"
	"strconv"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Seat is a place at the table: 0 to the number of seats less one, clockwise.
// The negative values are those who are not seated: see [Chance], [Spectator] and [Nobody].
type Seat int8

const (
	// Chance is the player that rolls the dice and draws the cards. It acts
	// where a rule leaves something to luck; see [Game.Odds] and [Game.Roll].
	Chance Seat = -1
	// Spectator is who sees only what everybody sees.
	Spectator Seat = -2
	// Nobody is who acts in a game that is over or not begun.
	Nobody Seat = -3
)

// MaxSeats is the most seats that any game of this SDK has.
const MaxSeats = 8

// String is "seat 0" and so on, "chance", "spectator" or "nobody".
func (s Seat) String() string {
	switch s {
	case Chance:
		return "chance"
	case Spectator:
		return "spectator"
	case Nobody:
		return "nobody"
	}
	return "seat " + strconv.Itoa(int(s))
}

// At reports whether s sits at a table of so many seats.
func (s Seat) At(seats int) bool { return s >= 0 && int(s) < seats }

// Watching is s if it sits at a table of so many seats, else [Spectator]: the
// seat whose View a game gives for s.
func (s Seat) Watching(seats int) Seat {
	if s.At(seats) {
		return s
	}
	return Spectator
}

// MarshalJSON writes a seat as its number and the others as their words. What is
// neither, from [MaxSeats] up or below [Nobody], is an error.
func (s Seat) MarshalJSON() ([]byte, error) {
	switch {
	case s.At(MaxSeats):
		return strconv.AppendInt(nil, int64(s), 10), nil
	case s < 0 && s >= Nobody:
		return json.Marshal(s.String())
	}
	return nil, fmt.Errorf("joe: %d is no seat", int(s))
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else.
func (s *Seat) UnmarshalJSON(data []byte) error {
	return read(data, func(n strict.Node) { *s = readSeat(n) })
}

// readSeat reads what Seat.MarshalJSON writes.
func readSeat(n strict.Node) Seat {
	if n.IsString() {
		return Chance - Seat(n.OneOf(Chance.String(), Spectator.String(), Nobody.String()))
	}
	return Seat(n.Int(0, MaxSeats-1))
}

// SeatSet is a set of seats. The zero value is empty; sets compare with ==.
type SeatSet uint8

// SetOf is the set of the seats given. Those that are not at a table of
// [MaxSeats], such as [Chance], are left out.
func SetOf(seats ...Seat) SeatSet {
	var set SeatSet
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// AllSeats is the set of the first n seats.
func AllSeats(n int) SeatSet {
	return SeatSet(1<<min(max(n, 0), MaxSeats) - 1)
}

// Has reports whether s is in the set; never for those who are not seated.
func (set SeatSet) Has(s Seat) bool { return s.At(MaxSeats) && set>>uint(s)&1 == 1 }

// With is the set and s.
func (set SeatSet) With(s Seat) SeatSet {
	if !s.At(MaxSeats) {
		return set
	}
	return set | 1<<uint(s)
}

// Without is the set less s.
func (set SeatSet) Without(s Seat) SeatSet {
	if !s.At(MaxSeats) {
		return set
	}
	return set &^ (1 << uint(s))
}

// Len is the number of seats in the set.
func (set SeatSet) Len() int { return bits.OnesCount8(uint8(set)) }

// All gives the seats of the set, lowest first.
func (set SeatSet) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for rest := uint8(set); rest != 0; rest &= rest - 1 {
			if !yield(Seat(bits.TrailingZeros8(rest))) {
				return
			}
		}
	}
}

// String lists the seats: "{0 2}".
func (set SeatSet) String() string {
	b := []byte{'{'}
	for s := range set.All() {
		if len(b) > 1 {
			b = append(b, ' ')
		}
		b = strconv.AppendInt(b, int64(s), 10)
	}
	return string(append(b, '}'))
}

// MarshalJSON lists the seats, lowest first: [0,2].
func (set SeatSet) MarshalJSON() ([]byte, error) {
	b := []byte{'['}
	for s := range set.All() {
		if len(b) > 1 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(s), 10)
	}
	return append(b, ']'), nil
}

// UnmarshalJSON reads a list of seats in rising order, each once.
func (set *SeatSet) UnmarshalJSON(data []byte) error {
	return read(data, func(n strict.Node) { *set = readSeatSet(n) })
}

// readSeatSet reads a set of seats.
func readSeatSet(n strict.Node) SeatSet {
	var set SeatSet
	last := Seat(-1)
	for _, m := range n.List(MaxSeats) {
		s := Seat(m.Int(0, MaxSeats-1))
		if s <= last {
			m.Fail("seats stand in rising order, each once")
		}
		set, last = set.With(s), s
	}
	return set
}

// First is who begins: by default the seats roll for it; [FirstSeat] names one.
// The zero value is "rolled for".
type First uint8

// FirstSeat makes seat s begin. Those who are not seated give the zero First.
func FirstSeat(s Seat) First {
	if !s.At(MaxSeats) {
		return 0
	}
	return First(s) + 1
}

// Seat is the seat that begins, or false if it is rolled for.
func (f First) Seat() (Seat, bool) {
	if f == 0 || f > MaxSeats {
		return Nobody, false
	}
	return Seat(f - 1), true
}

// String is "rolled for" or the seat.
func (f First) String() string {
	if s, ok := f.Seat(); ok {
		return s.String()
	}
	if f != 0 {
		return "no seat"
	}
	return "rolled for"
}

// MarshalJSON writes "rolled" or the number of the seat.
func (f First) MarshalJSON() ([]byte, error) {
	if s, ok := f.Seat(); ok {
		return s.MarshalJSON()
	}
	if f != 0 {
		return nil, fmt.Errorf("joe: %d names no seat to go first", uint8(f))
	}
	return []byte(`"rolled"`), nil
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else.
func (f *First) UnmarshalJSON(data []byte) error {
	return read(data, func(n strict.Node) { *f = readFirst(n) })
}

// readFirst reads a First.
func readFirst(n strict.Node) First {
	if n.IsString() {
		n.OneOf("rolled")
		return 0
	}
	return FirstSeat(Seat(n.Int(0, MaxSeats-1)))
}
