package deckbuilder

import (
	"encoding/json"
	"slices"
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

// discards reports whether Sabotage cards are discarded, for all to see, which nobody
// chose: those of a Traitor who is Loyal again.
func discards(events []Event) bool {
	return slices.ContainsFunc(events, func(e Event) bool {
		m, ok := e.(Moved)
		return ok && m.Why == "tw-sabotage-rehab-discard"
	})
}

// actsOpenly is how many cards are discarded openly at the end of a turn, since they act then: the
// first that all can see of a hand.
func actsOpenly(events []Event) (n int) {
	for _, e := range events {
		if m, ok := e.(Moved); ok && m.Why == "core-end-order" && m.From.Zone == Hand && m.Known == 0 {
			n++
		}
	}
	return n
}

// Two games that differ only in what a seat cannot know, hands and secret Loyalty cards
// of the others, are one to it, byte by byte, as long as all do the same in both: until
// the first thing that is done or comes up in one and cannot in the other, or a card is
// played after which the Views differ: some count what lies in a hidden hand, which all may
// hear (amb-tw-knowledge). Then, and now and then, the second game is made anew out of the
// first.
func TestTwinsAreOneGame(t *testing.T) {
	same, parted := 0, 0
	for seed := range uint64(12) {
		src := dice.New(seed)
		a, _, err := New(Config{Seats: 2 + int(seed%3), Story: TraitorWithin, CrimsonVeil: seed%4 == 3, General: seed%8 == 3})
		if err != nil {
			t.Fatal(err)
		}
		seat := joe.Seat(int(seed/3) % (a.Seats() + 1))
		if int(seat) == a.Seats() {
			seat = joe.Spectator
		}
		b := a
		for n := 0; n < 700 && a.ToAct() != joe.Nobody; n++ {
			act := intriguing(a, Legal(a), &src)
			if Check(b, act) != nil {
				parted++
				b = a
			}
			if n%7 == 0 || b.Hash() == a.Hash() {
				b = a
				if twin, ok := disguise(a, seat, &src); ok {
					b = twin
				}
				if x, y := told(t, nil, a, seat), told(t, nil, b, seat); x != y {
					t.Fatalf("seed %d: the Views of %v differ\n%s\n%s", seed, seat, x, y)
				}
			}
			if Check(b, act) != nil {
				b = a
			}
			differ := a.Hash() != b.Hash()
			var first, second []Event
			if a, first, err = Apply(a, act); err != nil {
				t.Fatal(err)
			}
			if b, second, err = Apply(b, act); err != nil {
				t.Fatal(err)
			}
			if a.phase == over && b.phase == over {
				break // all is opened
			}
			if x, y := told(t, first, a, seat), told(t, second, b, seat); x != y {
				_, counts := act.(Play) // a card that counts what lies in the hand tells so much of it
				if discards(first) && discards(second) || actsOpenly(first) != actsOpenly(second) || counts && written(a.View(seat)) != written(b.View(seat)) {
					parted++
					b = a
					continue
				}
				t.Fatalf("seed %d, %v tells twins apart after %v:\n%s\n%s", seed, seat, act, x, y)
			}
			if differ {
				same++
			}
		}
	}
	if same < 2000 || parted < 50 {
		t.Errorf("%d actions were the same in twins, %d pairs parted", same, parted)
	}
}
