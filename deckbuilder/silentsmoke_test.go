package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestSilentSmoke(t *testing.T) {
	src := dice.New(7)
	ends := map[joe.RuleID]int{}
	rounds, noisy, events, acts := 0, 0, map[joe.RuleID]int{}, map[int]int{}
	const games = 300
	for g := 0; g < games; g++ {
		c := Config{Seats: 1, Story: SilentInterlude}
		if g%3 == 1 {
			c.Leaders = []string{"duke"}
		}
		if g%3 == 2 {
			c.Leaders, c.Partner, c.AfterLoss, c.Expert = []string{"duke"}, "roadblock", true, []string{"si-expert"}
		}
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; s.ToAct() != joe.Nobody; n++ {
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
			for _, e := range ev {
				events[e.Rule()]++
			}
			s = next
			if n%50 == 0 {
				data, err := s.MarshalJSON()
				if err != nil {
					t.Fatal(err)
				}
				if back, err := Load(data); err != nil || back.Hash() != s.Hash() {
					t.Fatalf("%v\n%s", err, data)
				}
			}
			if n > 100000 {
				t.Fatal("long")
			}
		}
		o, _ := s.Outcome()
		ends[o.Reason]++
		rounds += s.Round()
		acts[s.Act()]++
		if s.noisy {
			noisy++
		}
	}
	t.Logf("%v, %d rounds, %d noisy, acts %v", ends, rounds/games, noisy, acts)
	for r, n := range events {
		if len(r) > 3 && r[:3] == "si-" {
			t.Log(r, n)
		}
	}
}
