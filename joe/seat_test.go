package joe_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// jsonText checks that a value is written as a text and read back from it.
func jsonText[T comparable](t *testing.T, value T, want string) {
	t.Helper()
	got, err := json.Marshal(value)
	if err != nil || string(got) != want {
		t.Errorf("%v is written as %s, %v; want %s", value, got, err, want)
		return
	}
	var back T
	if err := json.Unmarshal(got, &back); err != nil || back != value {
		t.Errorf("%s is read as %v, %v; want %v", got, back, err, value)
	}
}

// refused checks that texts are refused with the path of the fault.
func refused[T any](t *testing.T, texts map[string]string) {
	t.Helper()
	for text, path := range texts {
		var value T
		err := json.Unmarshal([]byte(text), &value)
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || e.Path != path || e.Detail == "" {
			t.Errorf("%s is read as %v, %v; want a fault at %s", text, value, err, path)
		}
	}
}

func TestSeat(t *testing.T) {
	for seat, want := range map[joe.Seat]string{0: "seat 0", 7: "seat 7", joe.Chance: "chance", joe.Spectator: "spectator", joe.Nobody: "nobody", -4: "seat -4"} {
		if got := seat.String(); got != want {
			t.Errorf("Seat(%d) is %q, want %q", int(seat), got, want)
		}
	}
	for _, test := range []struct {
		seat  joe.Seat
		seats int
		at    bool
		sees  joe.Seat
	}{
		{0, 2, true, 0}, {1, 2, true, 1}, {2, 2, false, joe.Spectator}, {joe.Chance, 2, false, joe.Spectator},
		{joe.Nobody, 2, false, joe.Spectator}, {-128, 2, false, joe.Spectator}, {127, 8, false, joe.Spectator}, {0, 0, false, joe.Spectator},
	} {
		if got := test.seat.At(test.seats); got != test.at {
			t.Errorf("%v sits at a table of %d: %v", test.seat, test.seats, got)
		}
		if got := test.seat.Watching(test.seats); got != test.sees {
			t.Errorf("%v at a table of %d watches as %v, want %v", test.seat, test.seats, got, test.sees)
		}
	}
}

func TestSeatJSON(t *testing.T) {
	jsonText(t, joe.Seat(0), "0")
	jsonText(t, joe.Seat(7), "7")
	jsonText(t, joe.Chance, `"chance"`)
	jsonText(t, joe.Spectator, `"spectator"`)
	jsonText(t, joe.Nobody, `"nobody"`)
	for _, s := range []joe.Seat{joe.MaxSeats, 127, -4, -128} {
		if text, err := json.Marshal(s); err == nil {
			t.Errorf("Seat(%d), which nothing reads, is written as %s", int(s), text)
		}
	}
	refused[joe.Seat](t, map[string]string{"8": "$", "-1": "$", `"seat 0"`: "$", `"Chance"`: "$", "1.0": "$", "[]": "$", "true": "$"})
}

func TestSeatSet(t *testing.T) {
	set := joe.SetOf(3, 0, 3, joe.Chance, 8, 127, -128)
	if got := slices.Collect(set.All()); !slices.Equal(got, []joe.Seat{0, 3}) {
		t.Errorf("the set of 0 and 3 has %v", got)
	}
	if set.Len() != 2 || set.String() != "{0 3}" || joe.SeatSet(0).String() != "{}" {
		t.Errorf("%v has %d", set, set.Len())
	}
	for s := -128; s < 128; s++ {
		seat := joe.Seat(s)
		if got, want := set.Has(seat), s == 0 || s == 3; got != want {
			t.Errorf("%v has %v: %v", set, seat, got)
		}
		with, without := set.With(seat), set.Without(seat)
		if seated := s >= 0 && s < joe.MaxSeats; with.Has(seat) != seated || without.Has(seat) {
			t.Errorf("with %v %v, without %v", seat, with, without)
		}
		if rest := with.Without(seat); rest != without {
			t.Errorf("%v with and without %v is %v", set, seat, rest)
		}
	}
	for n, want := range map[int]int{-1: 0, 0: 0, 1: 1, 5: 5, 8: 8, 9: 8, 1 << 30: 8} {
		if got := joe.AllSeats(n); got.Len() != want || want > 0 && !got.Has(joe.Seat(want-1)) {
			t.Errorf("AllSeats(%d) is %v", n, got)
		}
	}
	for seat := range joe.AllSeats(8).All() {
		if seat == 2 {
			break // the loop may be left
		}
	}
}

func TestSeatSetJSON(t *testing.T) {
	jsonText(t, joe.SeatSet(0), "[]")
	jsonText(t, joe.SetOf(0, 2), "[0,2]")
	jsonText(t, joe.AllSeats(8), "[0,1,2,3,4,5,6,7]")
	refused[joe.SeatSet](t, map[string]string{"[2,0]": "$[1]", "[0,0]": "$[1]", "[8]": "$[0]", `["chance"]`: "$[0]", "{}": "$", "[0,1,2,3,4,5,6,7,0]": "$"})
}

func TestFirst(t *testing.T) {
	var rolled joe.First
	if s, named := rolled.Seat(); named || s != joe.Nobody || rolled.String() != "rolled for" {
		t.Errorf("the zero First names %v: %q", s, rolled)
	}
	for s := joe.Seat(0); s < joe.MaxSeats; s++ {
		f := joe.FirstSeat(s)
		if got, named := f.Seat(); !named || got != s || f.String() != s.String() {
			t.Errorf("FirstSeat(%v) names %v, %v: %q", s, got, named, f)
		}
	}
	for _, s := range []joe.Seat{joe.Chance, joe.Spectator, joe.Nobody, 8, 127, -128} {
		if f := joe.FirstSeat(s); f != 0 {
			t.Errorf("FirstSeat(%v) is %v", s, f)
		}
	}
	if s, named := joe.First(200).Seat(); named {
		t.Errorf("First(200) names %v", s)
	}
	jsonText(t, rolled, `"rolled"`)
	jsonText(t, joe.FirstSeat(0), "0")
	jsonText(t, joe.FirstSeat(7), "7")
	refused[joe.First](t, map[string]string{`"seat 1"`: "$", "8": "$", "-1": "$", `"chance"`: "$"})
}

func TestFirstThatNamesNobody(t *testing.T) {
	if text, err := json.Marshal(joe.First(200)); err == nil {
		t.Errorf("written as %s", text)
	}
	if got := joe.First(200).String(); got != "no seat" {
		t.Errorf("called %q", got)
	}
}
