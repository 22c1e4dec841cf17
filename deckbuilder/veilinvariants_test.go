package deckbuilder

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// veiledConfigs are games of The Crimson Veil, alone and combined, with and without The
// General.
func veiledConfigs() []Config {
	return []Config{
		{Seats: 1, Story: GeneralBedlam, General: true},
		{Seats: 2, Story: CrimsonLedger},
		{Seats: 3, Story: MassDevice, CrimsonVeil: true, General: true, TrimComplications: true, Expert: []string{"cv-expert"}},
		{Seats: 4, Story: GeneralBedlam, General: true},
		{Seats: 4, Story: TraitorWithin, CrimsonVeil: true, General: true, TrimComplications: true},
		{Seats: 2, Story: TraitorWithin, CrimsonVeil: true},
	}
}

// TestVeilInvariants plays games of The Crimson Veil, by chance or with dice that fall as
// well as they can, and looks at every position: what has to hold holds, every View
// follows from the events, and what is saved is read back.
func TestVeilInvariants(t *testing.T) {
	seen := veilSeen{}
	games := 0
	rapid.Check(t, func(r *rapid.T) {
		c := rapid.SampledFrom(veiledConfigs()).Draw(r, "config")
		if games++; testing.Short() && games > 6 {
			return
		}
		playVeiled(r, c, rapid.Uint64().Draw(r, "seed"), rapid.Bool().Draw(r, "lucky"), &seen)
	})
	if seen.equipped == 0 || seen.guards == 0 || seen.damage == 0 || seen.escorts == 0 || seen.rolled == 0 {
		t.Errorf("too little came about: %+v", seen)
	}
}

// veilSeen counts what games came to, lest the invariants hold of nothing.
type veilSeen struct{ equipped, guards, damage, escorts, deployed, rolled, commandeered int }

func playVeiled(r *rapid.T, c Config, seed uint64, lucky bool, seen *veilSeen) {
	s, _, err := New(c)
	if err != nil {
		r.Fatal(err)
	}
	src := dice.New(seed)
	views := make([]View, c.Seats)
	for i := range views {
		views[i] = s.View(joe.Seat(i))
	}
	for n := 0; s.ToAct() != joe.Nobody; n++ {
		a := Roll(s, &src)
		if throw, ok := a.(Throw); ok && lucky {
			a = Throw{Doubles: throw.Blanks + throw.Hits + throw.Doubles}
		} else if a == nil {
			list := Legal(s)
			a = list[src.IntN(len(list))]
		}
		before := s
		next, events, err := Apply(s, a)
		if err != nil {
			r.Fatal(err)
		}
		s = next
		if why := veilBroken(&s.table); why != "" {
			r.Fatalf("%+v: after %v: %s\n%v", c, a, why, events)
		}
		if why := veilStep(&before.table, events); why != "" {
			r.Fatalf("%+v: after %v: %s\n%v", c, a, why, events)
		}
		seen.look(&s.table, events)
		for i := range views {
			for _, e := range events {
				if e, ok := Redact(e, joe.Seat(i)); ok {
					views[i] = views[i].With(e)
				}
			}
			if want := s.View(joe.Seat(i)); views[i].Key() != want.Key() {
				r.Fatalf("%+v: %v: the View of %d does not follow from %v", c, a, i, events)
			}
		}
		if n%25 == 0 {
			again, err := Load([]byte(written(s)))
			if err != nil {
				r.Fatalf("%v\n%s", err, written(s))
			}
			if again.Hash() != s.Hash() {
				r.Fatalf("read back otherwise: %s", written(s))
			}
		}
	}
}

func (seen *veilSeen) look(t *table, events []Event) {
	seen.equipped += len(t.zone(Equipped))
	seen.guards += len(t.zone(Guards))
	seen.escorts += t.escorting()
	seen.deployed += len(t.zone(Deployed))
	seen.rolled += int(t.mission.intel)
	for _, e := range events {
		switch e := e.(type) {
		case Changed:
			if e.What == DamageTaken {
				seen.damage++
			}
		case Moved:
			if e.Why == "cv-commandeer-exact" {
				seen.commandeered++
			}
		}
	}
}

// veilBroken is what does not hold of a position; "" if all does.
func veilBroken(t *table) string {
	if n := int(t.intel) + int(t.mission.intel) + t.intelSupply(); n != intelDice || t.intelSupply() < 0 {
		return fmt.Sprintf("%d Intel dice in supply, pool and roll (cv-box-intel-dice)", n)
	}
	if t.damage > maxDamage {
		return fmt.Sprintf("Damage is %d (cv-general-damage-cap)", t.damage)
	}
	if g, ok := (*t).General(); ok {
		for _, x := range g.Sections {
			limits := map[Section]int{Cockpit: 2, VehicleBay: 2, Cannon: 3, HelipadOne: 4, HelipadTwo: 6}
			if x.Online != (g.Damage < limits[x.Section]) {
				return fmt.Sprintf("at Damage %d %v is online: %v", g.Damage, x.Section, x.Online)
			}
		}
	}
	bearers := map[content.ID]int{} // by Cobra Transport that is equipped: less those that have it
	for i, p := range t.piles {
		for _, e := range p {
			switch {
			case e.card == 0:
			case places[i].Zone == Equipped:
				bearers[e.card]++
			case e.rides != 0 && places[i].Zone.enemies():
				bearers[e.rides]--
			}
		}
	}
	for _, s := range t.steps.list[:t.steps.n] {
		if s.op == opMount && s.ref.card != 0 {
			bearers[s.ref.card]-- // nobody has it yet
		}
	}
	for id, n := range bearers {
		if n != 0 {
			return fmt.Sprintf("%s lies among those equipped for %d enemies too many (cv-cobra-transport-one-each)", t.nameOf(id), n)
		}
	}
	for id, c := range t.set.cards.All() { // each card in exactly one place
		if c.Kind != content.CobraTransport && c.Where != content.Helipad && c.Where != content.Base && c.Kind != content.Guard {
			continue
		}
		n := 0
		for _, p := range t.piles {
			n += p.count(id)
		}
		if n != c.Count {
			return fmt.Sprintf("%d copies of %s, not %d", n, c.ID, c.Count)
		}
	}
	for s := range joe.Seat(t.seats) {
		aboard := 0
		for _, e := range t.own(Team, s) {
			if e.rides != 0 {
				aboard++
			}
		}
		if aboard != len(t.own(Escort, s)) {
			return fmt.Sprintf("%v: %d Joes aboard %d Locusts (cv-locust-needs-joe)", s, aboard, len(t.own(Escort, s)))
		}
	}
	if _, green := t.colours(); t.guarded() && green > 0 {
		return fmt.Sprintf("%d green dice against a Crimson Guard (cv-guard-no-green)", green)
	}
	return ""
}

// veilStep is what does not hold of a step from a position; "" if all does.
func veilStep(before *table, events []Event) string {
	for _, e := range events {
		if roll, ok := e.(Rolled); ok && before.guarded() && !before.mission.rolled && roll.Why != "cv-intel-swap" && roll.Blanks+roll.Hits+roll.Doubles > 0 {
			return "dice that are no Intel dice are rolled against a Crimson Guard (cv-guard-no-green)"
		}
	}
	return ""
}
