package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// wandering plays games at random and calls f now and then, with a source for it.
func wandering(t *testing.T, from, games uint64, every int, f func(s State, src *dice.Source)) {
	t.Helper()
	for seed := from; seed < from+games; seed++ {
		s, _, err := New(Config{Seats: 1 + int(seed%4), Story: [...]string{MassDevice, TotalControl}[seed/4%2]})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			if n%every == every-1 {
				f(s, &src)
			}
			a := Roll(s, &src)
			if a == nil {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whatever steps are put together out of those of play, the position is refused or it
// can be played on.
func TestMixedSteps(t *testing.T) {
	tried, read := 0, 0
	wandering(t, 0, 4, 5, func(s State, src *dice.Source) {
		changes := make([]byte, 3*(1+src.IntN(4)))
		for i := range changes {
			changes[i] = byte(src.IntN(256))
		}
		tried++
		if mixed(t, s, src.Uint64(), changes) {
			read++
		}
	})
	if read == 0 || read == tried {
		t.Errorf("%d of %d are read", read, tried)
	}
}

// Wherever cards of play are put, the position is refused or it can be played on.
func TestMixedPlaces(t *testing.T) {
	tried, read := 0, 0
	wandering(t, 4, 4, 5, func(s State, src *dice.Source) {
		tried++
		if shifted(t, s, src) {
			read++
		}
	})
	if read == 0 || read == tried {
		t.Errorf("%d of %d are read", read, tried)
	}
}

// shifted puts some cards of a position elsewhere and changes its numbers, and plays it
// if it still loads.
func shifted(t *testing.T, s State, src *dice.Source) bool {
	for range 1 + src.IntN(3) {
		switch src.IntN(6) {
		case 0:
			s.threat = uint8(src.IntN(len(s.set.meter.Spaces)))
		case 1:
			s.phase = phase(1 + src.IntN(int(over)))
		case 2:
			m := &s.mission
			m.began, m.gone, m.rolled, m.decided = src.IntN(4) > 0, src.IntN(4) == 0, src.IntN(2) == 0, src.IntN(3) == 0
			m.blank, m.single, m.double = uint8(src.IntN(9)), uint8(src.IntN(9)), uint8(src.IntN(9))
			m.hits, m.seats, m.dice = int8(src.IntN(9)-4), int8(src.IntN(9)-4), int8(src.IntN(9)-4)
		default:
			from, to := src.IntN(nPlaces), src.IntN(nPlaces)
			for n := 0; len(s.piles[from]) == 0 && n < 50; n++ {
				from = src.IntN(nPlaces)
			}
			if len(s.piles[from]) == 0 {
				continue
			}
			card := s.piles[from][src.IntN(len(s.piles[from]))].card
			for n := 0; !s.holds(places[to], card) && n < 50; n++ {
				to = src.IntN(nPlaces)
			}
			s.moves(card, places[from], places[to], 0)
		}
	}
	read, err := Load([]byte(written(s)))
	if err != nil {
		return false
	}
	playOn(t, read, src.Uint64(), 200)
	return true
}
