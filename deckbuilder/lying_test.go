package deckbuilder

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What is told without allocating is what the other methods tell, all through random
// games of every kind.
func TestTold(t *testing.T) {
	for i, c := range []Config{{Seats: 2}, {Seats: 1, Story: SilentInterlude}, {Seats: 3, Story: TraitorWithin}, {Seats: 3, Story: GeneralBedlam, General: true}} {
		s, _, err := New(c)
		src := dice.New(uint64(i))
		for n := 0; err == nil && s.ToAct() != joe.Nobody; n++ {
			if n%11 == 0 {
				for seat := joe.Spectator; seat < joe.Seat(c.Seats); seat++ {
					sameTold(t, s.View(seat))
				}
			}
			if s.ToAct() == joe.Chance {
				s, err = Next(s, Roll(s, &src))
				continue
			}
			list := s.View(s.ToAct()).AppendLegal(nil)
			if !slices.Equal(list, Legal(s)) || s.View(joe.Spectator).AppendLegal(nil) != nil {
				t.Fatal("AppendLegal appends otherwise")
			}
			s, err = Next(s, list[src.IntN(len(list))])
		}
		if err != nil {
			t.Fatal(err)
		}
		sameTold(t, s.View(0))
	}
	var none View
	if _, _, _, ok := none.Tally(); ok || none.AppendLegal(nil) != nil || none.AppendLying(nil) != nil || none.Age(0) != 0 || none.Online(Cannon) || none.Recorded() != 0 || none.Succeeded(0) {
		t.Error("a View of no game has something")
	}
}

func sameTold(t *testing.T, v View) {
	t.Helper()
	got, riders := map[Place][]string{}, []Rider(nil)
	for _, l := range v.AppendLying(nil) {
		name := v.nameOf(l.Card)
		got[l.Place] = append(got[l.Place], name)
		if l.Rides != 0 {
			riders = append(riders, Rider{name, l.Place, v.nameOf(l.Rides)})
		}
		if card := v.Card(name); card != nil && !l.Place.Keeps(card) {
			t.Fatalf("%s lies at %v, which never keeps it", name, l.Place)
		}
		if l.Known == 0 || l.Card == 0 && l.Known.Has(v.Seat()) {
			t.Fatalf("%s at %v is known to %v", name, l.Place, l.Known)
		}
	}
	for _, z := range Zones() {
		for _, p := range z.Places() {
			if !slices.Equal(got[p], v.Cards(p)) {
				t.Fatalf("at %v lie %v, not %v", p, v.Cards(p), got[p])
			}
			delete(got, p)
		}
	}
	if diff := cmp.Diff(v.Riders(), riders); diff != "" || len(got) > 0 {
		t.Fatalf("%s%v", diff, got)
	}
	want, ok := v.Attempt()
	a, difficulty, skill, has := v.Tally()
	if difficulty != Sum(want.Difficulty) || skill != Sum(want.Skill) || has != ok {
		t.Fatalf("%d, %d, %v, not as in %+v", difficulty, skill, has, want)
	}
	if want.Difficulty, want.Skill = nil, nil; !cmp.Equal(want, a) {
		t.Fatal(cmp.Diff(want, a))
	}
	if ok && v.mission.foe == 0 && a.Foe != joe.Nobody {
		t.Fatalf("Menace is aimed at %v", a.Foe)
	}
	if g, ok := v.General(); g.Damage != v.Damage() || ok != v.Online(HelipadOne) && g.Damage == 0 || v.Online(nSections) {
		t.Fatalf("%+v, but %d Damage", g, v.Damage())
	} else {
		for _, s := range g.Sections {
			if s.Online != v.Online(s.Section) {
				t.Fatalf("%v is online: %v", s.Section, v.Online(s.Section))
			}
		}
	}
	var record []bool
	for i := range v.Recorded() {
		record = append(record, v.Succeeded(i))
	}
	ages := make([]int, lineUpSlots)
	for i := range ages {
		ages[i] = v.Age(i)
	}
	slices.Sort(ages)
	if !slices.Equal(record, v.Record()) || !slices.Equal(ages, []int{0, 1, 2, 3, 4, 5}) || v.Age(-1) != 0 || v.Age(6) != 0 || v.Succeeded(-1) || v.Succeeded(99) {
		t.Fatalf("record %v, ages %v", record, ages)
	}
}

// Every place is a zone's, once; what is no zone has none, and nothing keeps no card.
func TestZones(t *testing.T) {
	var all []Place
	for _, z := range Zones() {
		all = append(all, z.Places()...)
	}
	if !slices.Equal(all, places[:]) {
		t.Errorf("the places are %v", all)
	}
	for _, z := range []Zone{NoZone, seatZones, manyZones, nZones, 255} {
		if z.Places() != nil || slices.Contains(Zones(), z) {
			t.Errorf("%v has places", z)
		}
	}
	Hand.Places()[0] = Place{}
	if Hand.Places()[0] != of(Hand, 0) || at(Hangar).Keeps(nil) || (Place{}).Keeps(nil) {
		t.Error("a caller changed the places")
	}
}
