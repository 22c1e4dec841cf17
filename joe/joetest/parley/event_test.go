package parley

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// Only the seat that an event is about sees what stands on it.
func TestRedactBlanks(t *testing.T) {
	for _, c := range []struct{ event, blank Event }{
		{RoleDealt{1, Mole}, RoleDealt{1, 0}},
		{CardDealt{1, Veil}, CardDealt{1, 0}},
		{Looked{1, Envelope, Veil}, Looked{1, Envelope, 0}},
		{Voted{1, Guilty}, Voted{1, 0}},
		{Asked{joe.Pending{Seat: 1}, []Action{Drop{Veil}}}, Asked{joe.Pending{Seat: 1}, nil}},
	} {
		for seat := joe.Nobody; seat < joe.MaxSeats; seat++ {
			want := c.blank
			if seat == 1 {
				want = c.event
			}
			got, ok := Redact(c.event, seat)
			same(t, got, want)
			same(t, ok, true)
			again, _ := Redact(got, seat)
			same(t, again, got)
		}
	}
}
