package joetest_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

type options = joetest.Options[State, Action, Event]

// disguise deals anew the cards that a seat cannot know.
func disguise(s State, seat joe.Seat, src *dice.Source) (State, bool) {
	d := State{s.copied()}
	var places []int
	for i, c := range s.hands {
		if c > 0 && joe.Seat(i) != seat && !s.shown[i] {
			places = append(places, i)
			d.hands[i] = 0
		}
	}
	left := d.left()
	for _, i := range places {
		value := 1 + src.IntN(handCards)
		for left[value] == 0 {
			value = 1 + src.IntN(handCards)
		}
		left[value]--
		d.hands[i] = int8(value)
	}
	return d, len(places) > 0
}

func TestSoundGame(t *testing.T) {
	joetest.RunWith(t, hush(), options{Disguise: disguise}, Config{Seats: 2}, Config{Seats: 4})
}
