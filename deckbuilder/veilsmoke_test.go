package deckbuilder

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Random games of The Crimson Veil, alone and combined: every position keeps the numbers
// that the rules keep, is read back from its save, and every player's View of it follows
// from the events.
func TestVeilSmoke(t *testing.T) {
	n := 0
	for _, c := range []Config{
		{Seats: 1, Story: GeneralBedlam, General: true}, {Seats: 2, Story: GeneralBedlam}, {Seats: 3, Story: MassDevice, CrimsonVeil: true, General: true, TrimComplications: true},
		{Seats: 4, Story: TraitorWithin, CrimsonVeil: true, General: true}, {Seats: 2, Story: TraitorWithin, CrimsonVeil: true, TrimComplications: true},
	} {
		for seed := range uint64(6) {
			s, _, err := New(c)
			if err != nil {
				t.Fatal(err)
			}
			src := dice.New(seed)
			views := make([]View, c.Seats)
			for i := range views {
				views[i] = s.View(joe.Seat(i))
			}
			for s.ToAct() != joe.Nobody {
				a := Roll(s, &src)
				if a == nil {
					list := Legal(s)
					if len(list) == 0 {
						t.Fatalf("nothing legal at %v", s.Pending())
					}
					a = list[src.IntN(len(list))]
				}
				before := s
				next, events, err := Apply(s, a)
				if err != nil {
					t.Fatal(err)
				}
				s = next
				for i := range views {
					for _, e := range events {
						if e, ok := Redact(e, joe.Seat(i)); ok {
							views[i] = views[i].With(e)
						}
					}
					if want := s.View(joe.Seat(i)); views[i].Key() != want.Key() {
						x, _ := json.Marshal(want)
						y, _ := json.Marshal(views[i])
						t.Fatalf("%+v seed %d: %v: view %d differs after %v\n%v\n%s\n%s", c, seed, a, i, events, before.Pending(), x, y)
					}
				}
				if n++; n%7 == 0 {
					text, err := json.Marshal(s)
					if err != nil {
						t.Fatal(err)
					}
					again, err := Load(text)
					if err != nil {
						t.Fatalf("%v\n%s", err, text)
					}
					if again.Hash() != s.Hash() {
						t.Fatalf("read back otherwise: %s", text)
					}
				}
				if why := veilBroken(&s.table); why != "" {
					t.Fatalf("%+v seed %d: after %v: %s\n%v", c, seed, a, why, events)
				}
			}
		}
	}
}

// veilBroken is what does not hold of a position; "" if all does.
func veilBroken(t *table) string {
	if n := int(t.intel) + int(t.mission.intel) + t.intelSupply(); n != intelDice || t.intelSupply() < 0 {
		return fmt.Sprintf("%d Intel dice", n)
	}
	if t.damage > maxDamage {
		return fmt.Sprintf("damage %d", t.damage)
	}
	r := &reader{t: *t}
	_ = r
	lies, borne := 0, 0
	for i, p := range t.piles {
		for _, e := range p {
			if e.card == 0 {
				continue
			}
			if places[i].Zone == Equipped {
				lies++
			}
			if e.rides != 0 && places[i].Zone.enemies() {
				borne++
			}
		}
	}
	for _, s := range t.steps.list[:t.steps.n] {
		if s.op == opMount && s.ref.card != 0 {
			borne++
		}
	}
	if lies != borne {
		return fmt.Sprintf("%d Cobra Transports are equipped, and %d enemies have one", lies, borne)
	}
	return ""
}
