package deckbuilder_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// A rollout policy does what is legal, the same for the same source, allocates no more
// than the list of what is legal, and rolls for chance; in games that it plays alone, and
// with random actions between.
func TestRollout(t *testing.T) {
	configs := []deckbuilder.Config{
		{Seats: 1}, {Seats: 2, Story: "total-control"}, {Seats: 4},
		{Seats: 1, Story: deckbuilder.SilentInterlude},
		{Seats: 1, Story: "crimson-ledger"}, {Seats: 3, Story: deckbuilder.GeneralBedlam, CrimsonVeil: true, General: true},
		{Seats: 2, Story: deckbuilder.TraitorWithin}, {Seats: 4, Story: deckbuilder.TraitorWithin, CrimsonVeil: true},
	}
	for i, c := range configs {
		t.Run(fmt.Sprintf("%d-%s", c.Seats, c.Story), func(t *testing.T) {
			for game := range uint64(4) {
				s, _, err := deckbuilder.New(c)
				if err != nil {
					t.Fatal(err)
				}
				src := dice.NewStream(game, uint64(i))
				for n := 0; s.ToAct() != joe.Nobody; n++ {
					before := src
					a := deckbuilder.Rollout(s, &src)
					if s.ToAct() == joe.Chance {
						if b := deckbuilder.Roll(s, &before); a != b || src != before {
							t.Fatalf("action %d: chance is to act, and it does %v, not %v", n, a, b)
						}
					} else {
						list := deckbuilder.Legal(s)
						if !slices.Contains(list, a) {
							t.Fatalf("action %d: %v is not legal; %v is", n, a, list)
						}
						again := before
						if b := deckbuilder.Rollout(s, &again); b != a || again != src {
							t.Fatalf("action %d: %v, and %v for the same source", n, a, b)
						}
						if n%61 == 0 {
							room := make([]deckbuilder.Action, 0, 128)
							least := testing.AllocsPerRun(3, func() { deckbuilder.AppendLegal(room, s) })
							if times := testing.AllocsPerRun(3, func() { deckbuilder.Rollout(s, &again) }); times > least {
								t.Fatalf("action %d, %v: %v allocations, where the list of what is legal takes %v", n, s.Pending(), times, least)
							}
						}
						if game%2 == 1 {
							a = list[src.IntN(len(list))]
						}
					}
					if s, err = deckbuilder.Next(s, a); err != nil {
						t.Fatal(err)
					}
				}
				if a := deckbuilder.Rollout(s, &src); a != nil {
					t.Errorf("the game is over, and it does %v", a)
				}
			}
		})
	}
	var src dice.Source
	if a := deckbuilder.Rollout(deckbuilder.State{}, &src); a != nil {
		t.Errorf("no game is begun, and it does %v", a)
	}
}
