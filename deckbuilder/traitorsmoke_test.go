package deckbuilder

import (
	"encoding/json"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestTraitorSmoke(t *testing.T) {
	src := dice.New(7)
	ends := map[joe.RuleID]int{}
	rounds, steps, events := 0, 0, map[joe.RuleID]int{}
	games := 12
	for g := 0; g < games; g++ {
		seats := 2 + g%3
		c := Config{Seats: seats, Story: TraitorWithin}
		if g%2 == 1 && seats > 2 {
			c.Expert = []string{"tw-expert"}
		}
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		views := make([]View, seats+1)
		for i := range views {
			views[i] = s.View(joe.Seat(i))
		}
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			steps++
			var a Action
			if s.ToAct() == joe.Chance {
				a = Roll(s, &src)
			} else {
				list := Legal(s)
				if len(list) == 0 {
					t.Fatalf("no legal: %+v", s.Pending())
				}
				a = list[src.IntN(len(list))]
			}
			next, ev, err := Apply(s, a)
			if err != nil {
				t.Fatalf("%v at %+v", err, s.Pending())
			}
			for i := range views {
				seat := joe.Seat(i)
				if i == seats {
					seat = joe.Spectator
				}
				for _, e := range ev {
					r, _ := Redact(e, seat)
					views[i] = views[i].With(r)
				}
				if want := next.View(seat); want.Key() != views[i].Key() {
					x, _ := json.Marshal(want)
					y, _ := json.Marshal(views[i])
					t.Fatalf("game %d step %d seat %v after %v\n%v\nwant %s\ngot  %s", g, n, seat, a, ev, x, y)
				}
				if n%7 == 0 {
					z := views[i].Sample(&src)
					if z.View(seat).Key() != views[i].Key() {
						x, _ := json.Marshal(z.View(seat))
						y, _ := json.Marshal(views[i])
						t.Fatalf("sample of %v\nwant %s\ngot  %s", seat, y, x)
					}
				}
			}
			for _, e := range ev {
				events[e.Rule()]++
			}
			s = next
			if n > 100000 {
				t.Fatal("long")
			}
		}
		o, _ := s.Outcome()
		ends[o.Reason]++
		rounds += s.Round()
	}
	t.Logf("%v, %d rounds, %d steps", ends, rounds/games, steps/games)
	for r, n := range events {
		if len(r) > 6 && (r[:3] == "tw-" || r[:6] == "amb-tw") {
			t.Log(r, n)
		}
	}
}
