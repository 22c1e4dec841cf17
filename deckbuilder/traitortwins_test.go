package deckbuilder

import (
	"encoding/json"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// told is what a seat is told of an action: the events as it sees them, and the View
// that it has then.
func told(t *testing.T, events []Event, s State, seat joe.Seat) string {
	t.Helper()
	var list []Event
	for _, e := range events {
		if seen, ok := Redact(e, seat); ok {
			list = append(list, seen)
		}
	}
	text, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	return string(text) + written(s.View(seat))
}

// Two games that differ only in what a seat cannot know, hands and secret Loyalty cards
// of the others, are one to it, byte by byte, as long as all do the same in both: until
// the first thing that is done or comes up in one and cannot in the other.
func TestTwinsAreOneGame(t *testing.T) {
	same, parted := 0, 0
	for seed := range uint64(45) {
		src := dice.New(seed)
		a, _, err := New(Config{Seats: 2 + int(seed%3), Story: TraitorWithin})
		if err != nil {
			t.Fatal(err)
		}
		step := func(s State) Action {
			if a := Roll(s, &src); a != nil {
				return a
			}
			list := Legal(s)
			return list[src.IntN(len(list))]
		}
		for n := 0; n < 120+int(seed)*20 && a.ToAct() != joe.Nobody; n++ {
			if a, err = Next(a, step(a)); err != nil {
				t.Fatal(err)
			}
		}
		seat := joe.Seat(int(seed/3) % (a.Seats() + 1))
		if int(seat) == a.Seats() {
			seat = joe.Spectator
		}
		b, differs := disguise(a, seat, &src)
		if !differs {
			continue
		}
		if x, y := told(t, nil, a, seat), told(t, nil, b, seat); x != y {
			t.Fatalf("seed %d: the Views of %v differ\n%s\n%s", seed, seat, x, y)
		}
		for n := 0; n < 600 && a.ToAct() != joe.Nobody; n++ {
			act := step(a)
			if Check(b, act) != nil {
				parted++
				break
			}
			var first, second []Event
			if a, first, err = Apply(a, act); err != nil {
				t.Fatal(err)
			}
			if b, second, err = Apply(b, act); err != nil {
				t.Fatal(err)
			}
			x, y := told(t, first, a, seat), told(t, second, b, seat)
			if x != y {
				if a.phase == over && b.phase == over {
					break // all is opened
				}
				t.Fatalf("seed %d, %v tells twins apart after %v:\n%s\n%s", seed, seat, act, x, y)
			}
			same++
		}
	}
	if same < 500 || parted < 10 {
		t.Errorf("%d actions were the same in twins, %d pairs parted", same, parted)
	}
}
