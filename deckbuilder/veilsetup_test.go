package deckbuilder

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// fresh is a game laid out, before chance has its first turn.
func fresh(t *testing.T, c Config) *scene {
	t.Helper()
	s, events, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return &scene{t, s, events}
}

// everywhere is how many copies of a card lie in places of these zones, or, without any,
// in all but the box.
func (x *scene) everywhere(card string, zones ...Zone) int {
	id, _ := x.set.cards.Find(card)
	n := 0
	for i, p := range x.piles {
		if z := places[i].Zone; slices.Contains(zones, z) || len(zones) == 0 && z != Box {
			n += p.count(id)
		}
	}
	return n
}

func TestVeilBox(t *testing.T) {
	holds := func(t *testing.T, want int, right func(*content.Card) bool) {
		t.Helper()
		for _, set := range []*content.Set{content.CrimsonVeil(), content.TraitorVeil()} {
			n := 0
			for _, c := range set.All() {
				if c.Set == veilSet && right(c) {
					n += c.Count
				}
			}
			if n != want {
				t.Errorf("%s: %d cards, want %d", set.Name(), n, want)
			}
		}
	}
	kind := func(kinds ...content.Kind) func(*content.Card) bool {
		return func(c *content.Card) bool { return content.KindsOf(kinds...).Has(c.Kind) }
	}
	where := func(w content.Where) func(*content.Card) bool {
		return func(c *content.Card) bool { return c.Where == w }
	}
	t.Run("cv-box-main-deck", func(t *testing.T) { holds(t, 21, where(content.MainDeck)) })
	t.Run("cv-box-operatives", func(t *testing.T) { holds(t, 8, kind(content.Officer, content.Guard)) })
	t.Run("cv-box-complications", func(t *testing.T) { holds(t, 10, kind(content.Complication, content.Strike)) })
	t.Run("cv-box-leaders", func(t *testing.T) { holds(t, 4, kind(content.Leader, content.Promoted)) })
	t.Run("cv-box-cobra-transports", func(t *testing.T) { holds(t, 10, kind(content.CobraTransport)) })
	t.Run("cv-box-missions", func(t *testing.T) { holds(t, 36, kind(content.Mission, content.Finale)) })
	t.Run("cv-box-locusts", func(t *testing.T) { holds(t, 2, where(content.Helipad)) })
	t.Run("cv-box-expert", func(t *testing.T) { holds(t, 2, kind(content.Expert)) })
	t.Run("cv-box-general", func(t *testing.T) { holds(t, 1, where(content.Base)) })
	t.Run("cv-box-intel-tile", func(t *testing.T) { holds(t, 1, kind(content.IntelTile)) })
	t.Run("cv-box-guard-count", func(t *testing.T) { holds(t, 4, kind(content.Guard)) })
	t.Run("amb-cv-second-expert", func(t *testing.T) {
		holds(t, 2, func(c *content.Card) bool { return c.Kind == content.Expert && c.Basis == content.Designed })
		x := opened(t, Config{Seats: 1, Story: MassDevice, CrimsonVeil: true, Expert: []string{"cv-expert", "cv-expert-deep-cover"}}).holds("experts", "cv-expert", "cv-expert-deep-cover")
		x.holds("guards", guardCard, guardCard) // what it does is its own
		opened(t, Config{Seats: 1, Story: MassDevice, CrimsonVeil: true, Expert: []string{"cv-expert"}}).holds("guards")
	})
	t.Run("cv-box-intel-dice", func(t *testing.T) {
		x := spies(t, 1, "six").intelled(8).intelIs(0, 8, 0).sets(AttemptStory{}, "vamp", "six").do(SwapIntel{5}).intelIs(0, 3, 5)
		if i := x.Intel(); i.Supply+i.Pool+i.Rolling != 8 {
			t.Errorf("Intel is %+v", i)
		}
	})
	t.Run("cv-box-damage", func(t *testing.T) {
		x := onVeil(t, 1)
		for _, by := range []int{2, 2} {
			work{&x.table, nil}.hurt(by, "cv-damage-gain")
		}
		if g, ok := x.General(); !ok || g.Damage != 6 {
			t.Errorf("%+v", g)
		}
	})
}

func TestVeilSetup(t *testing.T) {
	core, bedlam := Config{Seats: 3}, Config{Seats: 3, Story: GeneralBedlam, General: true}
	t.Run("cv-setup-officers", func(t *testing.T) {
		n := fresh(t, core).Count(at(OfficerStack))
		for _, c := range []Config{bedlam, {Seats: 3, CrimsonVeil: true}} {
			x := fresh(t, c)
			if got := x.Count(at(OfficerStack)); got != n+4 {
				t.Errorf("%d Officers, without The Crimson Veil %d", got, n)
			}
			for _, name := range []string{"copperhead", "tomax", "xamot", "scrap-iron"} {
				if x.everywhere(name, OfficerStack) != 1 {
					t.Errorf("%s is not among them", name)
				}
			}
		}
		// What is in the set but not in the game stays in the box.
		x := fresh(t, Config{Seats: 3, Content: content.CrimsonVeil(), Story: MassDevice})
		if got := x.Count(at(OfficerStack)); got != n || x.everywhere("tomax") != 0 {
			t.Errorf("%d Officers without The Crimson Veil, of its set", got)
		}
	})
	t.Run("cv-setup-guard-stack", func(t *testing.T) {
		fresh(t, bedlam).guardsAre(0).holds("guard-stack", guardCard, guardCard, guardCard, guardCard)
		if got := fresh(t, bedlam).View(joe.Spectator).Cards(at(GuardStack)); len(got) != 4 {
			t.Errorf("face up lie %q", got)
		}
	})
	t.Run("cv-setup-cobra-transport-deck", func(t *testing.T) {
		x := fresh(t, bedlam)
		if x.Count(at(CobraDeck)) != 10 || x.Count(at(CobraDone)) != 0 || x.Count(at(Equipped)) != 0 {
			t.Errorf("deck %d, discards %d", x.Count(at(CobraDeck)), x.Count(at(CobraDone)))
		}
		for _, e := range x.zone(CobraDeck) {
			if e.who != 0 || !at(CobraDeck).Zone.unordered() {
				t.Errorf("%v know where %s lies", e.who, x.nameOf(e.card))
			}
		}
		// Any may be on top, as far as anybody knows.
		x = spies(t, 1).put("officers", "plain-officer")
		n := x.Count(at(CobraDeck))
		w := work{&x.table, nil}
		ref := ref{}
		ref.card, _ = x.set.cards.Find("cv-steel-serpents")
		w.push(step{op: opEquip, seat: 0, n: 1, ref: ref})
		w.run()
		if deals := Odds(x.asks(joe.Chance, AskDeal).State); len(deals) != 11 || n != 14 {
			t.Errorf("%d different cards may come up of %d", len(deals), n) // the ten, and a plain one in four copies
		}
	})
	t.Run("cv-setup-cobra-transport-combine", func(t *testing.T) {
		more := fmt.Sprintf(`{"format":1,"cards":[{"id":"flagg-raft","name":"Raft","kind":"cobra-transport","basis":"designed","set":%q,"terrain":"sea","seats":3,"count":6,"text":"Difficulty +1.","abilities":[{"on":"while","cobra":true,"do":[{"do":"mod-difficulty"}]}]}]}`, "raise-the-flagg")
		set, err := content.CrimsonVeil().Overlay(fstest.MapFS{"more.json": {Data: []byte(more)}})
		if err != nil {
			t.Fatal(err)
		}
		c := bedlam
		c.Content = set
		if x := fresh(t, c); x.Count(at(CobraDeck)) != 16 || x.everywhere("flagg-raft", CobraDeck) != 6 {
			t.Errorf("the deck has %d", x.Count(at(CobraDeck)))
		}
	})
	t.Run("cv-setup-complications", func(t *testing.T) {
		x, without, all := fresh(t, bedlam), fresh(t, core), 0
		for act := int8(1); act <= acts; act++ {
			all += x.Count(ofAct(Complicators, act)) - without.Count(ofAct(Complicators, act))
		}
		for _, c := range x.set.cards.All() {
			if c.Set == veilSet && c.Kind == content.Complication {
				if id, _ := x.set.cards.Find(c.ID); x.pile(ofAct(Complicators, c.Act)).count(id) != c.Count {
					t.Errorf("%s is not among the Complications of Act %d", c.ID, c.Act)
				}
			}
		}
		if all != 10 {
			t.Errorf("%d Complications are added", all)
		}
	})
	t.Run("cv-setup-complications-trim", func(t *testing.T) {
		for _, c := range []Config{{Seats: 2, CrimsonVeil: true, TrimComplications: true}, {Seats: 2, Story: TraitorWithin, CrimsonVeil: true, TrimComplications: true}} {
			x, src := fresh(t, c), dice.New(3)
			before, trimmed := fresh(t, Config{Seats: 2, Story: c.Story}), 0
			for x.Count(of(Hand, 0)) == 0 {
				p := x.Pending()
				if trimming := p.Rule == "cv-setup-complications-trim"; trimming {
					trimmed++
					if p.Kind != AskDeal || p.Item != "out" || x.legal(Deal{"cv-sleeper-agent"}) || x.legal(Deal{"cv-unmasked"}) {
						t.Fatalf("chance is asked %+v of %v", p, Legal(x.State))
					}
				}
				x.do(Roll(x.State, &src))
			}
			for act, n := range [...]int{1: 4, 2: 2, 3: 2} {
				if act == 0 {
					continue
				}
				now, core, added := x.Count(ofAct(Complicators, int8(act))), before.Count(ofAct(Complicators, int8(act))), [...]int{0, 4, 3, 3}[act]
				if now != core-n+added {
					t.Errorf("Act %d has %d, before %d", act, now, core)
				}
			}
			if trimmed != 8 {
				t.Errorf("%d leave", trimmed)
			}
		}
		laidOut(t, Config{Seats: 2, CrimsonVeil: true}).never("cv-setup-complications-trim").holds("out")
		refused(t, Config{Seats: 2, TrimComplications: true}, "cv-setup-complications-trim", "$.trimComplications")
	})
	t.Run("amb-cv-trim-unbalanced", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 2, CrimsonVeil: true, TrimComplications: true, First: joe.FirstSeat(0)})
		last, first := -1, -1
		for i, e := range x.events {
			if m, ok := e.(Moved); ok && m.To.Zone == Out {
				last = i
				if c := x.Card(m.Card); c.Set == veilSet {
					t.Errorf("%s leaves", m.Card)
				}
			} else if ok && m.From == at(Box) && m.To.Zone == Complicators && first < 0 {
				first = i
			}
		}
		if n := x.count(into(Box, Complicators)); n != 10 || last < 0 || first < last {
			t.Errorf("%d enter, from %d on; the last leaves at %d", n, first, last)
		}
		for act, n := range map[int8]int{1: 4, 2: 2, 3: 2} {
			if got := x.count(into(Complicators, Out)); got != 8 {
				t.Errorf("%d leave", got)
			}
			gone := x.count(func(e Event) bool {
				m, ok := e.(Moved)
				return ok && m.From == ofAct(Complicators, act) && m.To.Zone == Out
			})
			if gone != n {
				t.Errorf("%d of Act %d leave", gone, act)
			}
		}
	})
	t.Run("cv-setup-locusts-aside", func(t *testing.T) {
		for _, general := range []bool{true, false} {
			x := laidOut(t, Config{Seats: 3, Story: GeneralBedlam, General: general})
			if n := x.everywhere("locust", MainDeck, LineUp, Hangar, Hand, MainDiscard, Deck, DeckRest); n != 0 {
				t.Errorf("with The General %v: %d Locusts", general, n)
			}
		}
	})
	t.Run("cv-setup-main-deck", func(t *testing.T) {
		for _, story := range []string{MassDevice, TraitorWithin} {
			n := fresh(t, Config{Seats: 3, Story: story}).Count(at(MainDeck))
			if got := fresh(t, Config{Seats: 3, Story: story, CrimsonVeil: true}).Count(at(MainDeck)); got != n+21 {
				t.Errorf("%s: %d cards, without The Crimson Veil %d", story, got, n)
			}
			x := laidOut(t, Config{Seats: 1, Story: GeneralBedlam})
			line := x.Count(at(MainDeck)) + x.Count(at(MainDiscard))
			for i := range lineUpSlots {
				line += x.Count(slot(LineUp, i))
			}
			if core := fresh(t, Config{Seats: 1}).Count(at(MainDeck)); line != core+21 {
				t.Errorf("deck and line-up have %d cards, the core deck %d", line, core)
			}
		}
	})
	t.Run("cv-setup-expert-option", func(t *testing.T) {
		fresh(t, bedlam).holds("experts")
		c := bedlam
		c.Expert = []string{"cv-expert"}
		fresh(t, c).holds("experts", "cv-expert")
		refused(t, Config{Seats: 1, Content: content.CrimsonVeil(), Story: MassDevice, Expert: []string{"cv-expert"}}, "cv-setup-expert-option", "$.expert[0]")
	})
	t.Run("cv-setup-intel-supply", func(t *testing.T) {
		fresh(t, bedlam).intelIs(8, 0, 0).holds("intel-mission", "intel-mission")
		laidOut(t, Config{Seats: 2, CrimsonVeil: true}).intelIs(8, 0, 0)
		fresh(t, core).intelIs(0, 0, 0)
	})
}

func TestVeilGeneralSetup(t *testing.T) {
	with, without := Config{Seats: 2, Story: GeneralBedlam, General: true}, Config{Seats: 2, Story: GeneralBedlam}
	t.Run("cv-general-optional", func(t *testing.T) {
		x := laidOut(t, without).holds("general").holds("helipad/0").holds("helipad/1")
		if _, ok := x.General(); ok || x.everywhere("the-general") != 0 || x.everywhere("locust") != 0 || x.damage != 0 {
			t.Error("The General is in the game")
		}
		if _, ok := laidOut(t, Config{Seats: 2, CrimsonVeil: true, General: true}).General(); !ok {
			t.Error("The General is not in a core Story")
		}
		refused(t, Config{Seats: 2, General: true}, "cv-general-optional", "$.general")
	})
	t.Run("cv-general-place", func(t *testing.T) {
		x := laidOut(t, with).holds("general", "the-general")
		if n := x.everywhere("the-general"); n != 1 {
			t.Errorf("it lies in %d places", n)
		}
	})
	t.Run("cv-general-locusts-place", func(t *testing.T) {
		laidOut(t, with).holds("helipad/0", "locust").holds("helipad/1", "locust")
	})
	t.Run("cv-general-start-damage", func(t *testing.T) {
		g, _ := fresh(t, with).General()
		online := map[Section]bool{}
		for _, s := range g.Sections {
			online[s.Section] = s.Online
		}
		if g.Damage != 3 || online[Cockpit] || online[Cannon] || online[VehicleBay] || !online[HelipadOne] || !online[HelipadTwo] || len(online) != 5 {
			t.Errorf("%+v", g)
		}
	})
	t.Run("cv-general-spare-damage", func(t *testing.T) {
		x := fresh(t, with)
		if spare := maxDamage - int(x.damage); spare != 3 {
			t.Errorf("%d Damage tokens are left", spare)
		}
	})
}

func TestVeilStories(t *testing.T) {
	t.Run("cv-story-choose", func(t *testing.T) {
		for _, c := range []Config{{Seats: 2, Story: GeneralBedlam}, {Seats: 2, Story: CrimsonLedger}, {Seats: 2, Story: TotalControl, CrimsonVeil: true}, {Seats: 2, Story: TraitorWithin, CrimsonVeil: true}} {
			x := fresh(t, c)
			for i, p := range x.piles {
				if z := places[i].Zone; z != Missions && z != Finales {
					continue
				}
				for _, e := range p {
					if m := x.card(e.card); m.Story != c.Story || m.Act != int8(places[i].Of) {
						t.Errorf("%s: %s of %s lies at %v", c.Story, m.ID, m.Story, places[i])
					}
				}
			}
			if c.CrimsonVeil || x.Intel().Supply == 8 {
				continue
			}
			t.Errorf("%s is played without its expansion", c.Story)
		}
		refused(t, Config{Seats: 1, Story: SilentInterlude, CrimsonVeil: true}, "amb-cv-combinations", "$.crimsonVeil")
	})
	t.Run("cv-story-core-setup", func(t *testing.T) {
		for _, story := range []string{GeneralBedlam, "crimson-ledger"} {
			set, err := content.CrimsonVeil().Overlay(fstest.MapFS{"ace.json": {Data: []byte(`{"format":1,"cards":[` + ace + `]}`)}})
			if err != nil {
				t.Fatal(err)
			}
			x := opened(t, Config{Seats: 2, Story: story, Content: set})
			for n := 0; x.ToAct() != joe.Nobody && n < 40; n++ {
				x.clear("guards").succeeds()
			}
			done := x.Cards(at(StoryDone))
			for i, name := range done {
				want := [...]content.Kind{content.Mission, content.Mission, content.Finale}[i%3]
				if c := x.Card(name); c.Kind != want || int(c.Act) != i/3+1 || c.Story != story {
					t.Errorf("the %d. Story Mission, %s, is a %v of Act %d of %s", i+1, name, c.Kind, c.Act, c.Story)
				}
			}
			if len(done) != 9 {
				t.Errorf("%d Story Missions", len(done))
			}
		}
	})
	t.Run("amb-cv-combinations", func(t *testing.T) {
		refused(t, Config{Seats: 1, Story: SilentInterlude, CrimsonVeil: true, General: true}, "amb-cv-combinations", "$.crimsonVeil")
		for _, story := range []string{MassDevice, TotalControl, GeneralBedlam, "crimson-ledger", TraitorWithin} {
			for seats := 1; seats <= 4; seats++ {
				if story == TraitorWithin && seats == 1 {
					continue
				}
				if x := laidOut(t, Config{Seats: seats, Story: story, CrimsonVeil: true, General: true, TrimComplications: true}); x.Intel().Supply != 8 || x.set.hidden != (story == TraitorWithin) {
					t.Errorf("%s of %d: Intel %+v", story, seats, x.Intel())
				}
			}
		}
	})
}
