package deckbuilder

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// refused wants no game to be set up from a Config, by that rule, for what stands at
// that path.
func refused(t *testing.T, c Config, rule joe.RuleID, path string) {
	t.Helper()
	_, events, err := New(c)
	var e *joe.Error
	switch {
	case !errors.As(err, &e):
		t.Errorf("not refused: %+v", c)
	case e.Kind != joe.ErrBadConfig || e.Rule != rule || e.Path != path || events != nil:
		t.Errorf("refused as %v by %s at %s, want %s at %s: %v", e.Kind, e.Rule, e.Path, rule, path, e)
	}
}

// laidOut is a game set up by chance, which alone acts, until the first player is
// asked; all events are kept. Where chance may, it takes one of the outcomes named.
func laidOut(t *testing.T, c Config, taken ...Action) *scene {
	t.Helper()
	s, events, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, events}
	src := dice.New(7)
	all := slices.Clone(events)
	for x.ToAct() == joe.Chance {
		a := Roll(x.State, &src)
		if i := slices.IndexFunc(taken, x.legal); i >= 0 {
			a = taken[i]
		}
		all = append(all, x.do(a).events...)
	}
	x.events = all
	return x
}

// into is whether an event is a card that moves from one zone to another.
func into(from, to Zone) func(Event) bool {
	return func(e Event) bool {
		m, ok := e.(Moved)
		return ok && m.From.Zone == from && m.To.Zone == to
	}
}

// ofSeat is all cards of a seat's deck and hand, sorted.
func (x *scene) ofSeat(s joe.Seat) []string {
	list := slices.Concat(x.Cards(of(Deck, s)), x.Cards(of(DeckRest, s)), x.Cards(of(Hand, s)))
	slices.Sort(list)
	return list
}

func TestSetUp(t *testing.T) {
	t.Run("core-setup-starter-deck", func(t *testing.T) {
		x := laidOut(t, drillConfig(t, 3))
		for s, leader := range []string{"duke", "scarlett", "lady-jaye"} {
			cards := x.ofSeat(joe.Seat(s))
			if i := slices.Index(cards, leader); len(cards) != 10 || i < 0 {
				t.Errorf("seat %d has %q", s, cards)
			}
			leaders := 0
			for _, id := range cards {
				if x.Card(id).Kind == content.Leader {
					leaders++
				} else if x.Card(id).Where != content.Starter {
					t.Errorf("seat %d begins with %s", s, id)
				}
			}
			if leaders != 1 || x.Count(of(DeckRest, joe.Seat(s))) != 5 {
				t.Errorf("seat %d has %d Leaders and a shuffled deck of %q", s, leaders, x.Cards(of(DeckRest, joe.Seat(s))))
			}
		}
		x.cited("core-setup-starter-deck")
		if n := x.ofSeat(3); len(n) > 0 {
			t.Errorf("a fourth seat has %q", n)
		}
	})
	t.Run("core-setup-starter-same", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 4})
		for s := range joe.Seat(4) {
			cards := slices.DeleteFunc(x.ofSeat(s), func(id string) bool { return x.Card(id).Kind == content.Leader })
			if d := cmp.Diff([]string{"comms", "field-pack", "gi", "gi", "gi", "gi", "gi", "gi", "requisition"}, cards); d != "" {
				t.Errorf("starters of seat %d (-want +got):\n%s", s, d)
			}
		}
	})
	t.Run("core-setup-hand", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 3})
		drawn := x.count(func(e Event) bool { return into(DeckRest, Hand)(e) && e.Rule() == "core-setup-hand" })
		if drawn != 15 || x.count(into(DeckRest, Hand)) != 15 {
			t.Errorf("%d cards are drawn by the rule, %d in all", drawn, x.count(into(DeckRest, Hand)))
		}
		for s := range joe.Seat(3) {
			if x.Count(of(Hand, s)) != 5 {
				t.Errorf("seat %d holds %q", s, x.Cards(of(Hand, s)))
			}
		}
		// Each card is given by chance, by how many copies are left.
		c := drillConfig(t, 1)
		s, _, _ := New(c)
		odds := Odds(s)
		weights := map[Action]uint64{}
		for _, o := range odds {
			weights[o.Action] = o.Weight
		}
		want := map[Action]uint64{Deal{"gi"}: 6, Deal{"comms"}: 1, Deal{"field-pack"}: 1, Deal{"requisition"}: 1, Deal{"duke"}: 1}
		if d := cmp.Diff(want, weights); d != "" {
			t.Errorf("the first card of the first hand (-want +got):\n%s", d)
		}
	})
	t.Run("core-setup-leader", func(t *testing.T) {
		c := Config{Seats: 4, First: joe.FirstSeat(0), Leaders: []string{"", "scarlett"}}
		s, events, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		x := &scene{t, s, events}
		x.cited("core-setup-leader")
		given := []string{"scarlett"}
		for _, seat := range []joe.Seat{0, 2, 3} {
			p := x.Pending()
			if p.Rule != "core-setup-leader" || p.Other != seat || p.Kind != AskDeal || len(Legal(x.State)) != 6-len(given) {
				t.Fatalf("chance gives by %s to %v one of %v", p.Rule, p.Other, Legal(x.State))
			}
			a := Legal(x.State)[len(given)-1].(Deal)
			if slices.Contains(given, a.Card) {
				t.Errorf("%s is given twice", a.Card)
			}
			given = append(given, a.Card)
			if x.do(a).cited("core-setup-leader"); !slices.Contains(x.ofSeat(seat), a.Card) {
				t.Errorf("%v has %q, not %s", seat, x.ofSeat(seat), a.Card)
			}
		}
		if !slices.Contains(x.ofSeat(1), "scarlett") {
			t.Errorf("seat 1 has %q", x.ofSeat(1))
		}
		refused(t, Config{Seats: 3, Leaders: []string{"duke", "", "duke"}}, "core-setup-leader", "$.leaders[2]")
		refused(t, Config{Seats: 1, Leaders: []string{"flint"}}, "core-setup-leader", "$.leaders[0]")
		refused(t, Config{Seats: 1, Leaders: []string{"duke", "scarlett"}}, "core-setup-leader", "$.leaders")
	})
	t.Run("core-setup-promoted", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 2, Leaders: []string{"duke"}}, Deal{"roadblock"})
		x.cited("core-setup-promoted").holds("aside/0", "duke-promoted").holds("aside/1", "roadblock-promoted")
		for s := range joe.Seat(2) {
			for _, id := range slices.Concat(x.ofSeat(s), x.Cards(of(Discard, s))) {
				if x.Card(id).Kind == content.Promoted {
					t.Errorf("seat %d has %s", s, id)
				}
			}
		}
	})
	t.Run("core-setup-lineup", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 2})
		if n := x.count(func(e Event) bool { return into(MainDeck, LineUp)(e) && e.Rule() == "core-setup-lineup" }); n != 6 {
			t.Errorf("%d cards are laid out", n)
		}
		for i := range lineUpSlots {
			if x.Count(slot(LineUp, i)) != 1 {
				t.Errorf("slot %d holds %q", i, x.Cards(slot(LineUp, i)))
			}
		}
		s, _, _ := New(drillConfig(t, 1))
		x = &scene{t: t, State: s}
		src := dice.New(1)
		for x.Pending().Rule != "core-setup-lineup" {
			x.do(Roll(x.State, &src))
		}
		if got, want := len(Legal(x.State)), len(slices.Compact(x.Cards(at(MainDeck)))); got != want || x.Pending().Item != "line-up/0" {
			t.Errorf("chance gives one of %d cards to %s; the main deck has %d", got, x.Pending().Item, want)
		}
	})
	t.Run("core-setup-rifles", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "duke", "gi").do(Pass{})
		if n := x.Count(at(RifleStack)); n != x.Card("service-rifle").Count {
			t.Errorf("%d rifles", n)
		}
		for i := range 5 {
			if !x.legal(BuyRifle{"service-rifle"}) {
				t.Errorf("with %d Battalions no rifle can be bought", i)
			}
			x.put(slot(Covers, i).String(), "cobra-battalion")
		}
		rifles := x.Count(at(RifleStack))
		x.do(BuyRifle{"service-rifle"}).holds("deck/0", "service-rifle")
		if x.Count(at(RifleStack)) != rifles-1 || x.Points(0) != 0 {
			t.Errorf("%d rifles of %d, %d points left", x.Count(at(RifleStack)), rifles, x.Points(0))
		}
		x.refuses(BuyRifle{"service-rifle"}, "core-recruit-points")
	})
	t.Run("core-setup-hangar", func(t *testing.T) {
		for seats := 1; seats <= 4; seats++ {
			laidOut(t, Config{Seats: seats}).holds("hangar", "vamp")
		}
	})
	t.Run("core-setup-threat", func(t *testing.T) {
		for seats, want := range map[int]*content.Meter{1: content.Core().Meter(1), 2: content.Core().Meter(1), 3: content.Core().Meter(3), 4: content.Core().Meter(3)} {
			x := laidOut(t, Config{Seats: seats})
			if at, top := x.Threat(); at != 0 || top != len(want.Spaces)-1 || x.Colour() != content.NoColour || x.set.meter != want {
				t.Errorf("%d seats: space %d of %d, %v", seats, at, top, x.Colour())
			}
		}
		if content.Core().Meter(1) == content.Core().Meter(3) || content.Core().Meter(2) != content.Core().Meter(1) {
			t.Error("the two sides are for other tables")
		}
		refused(t, Config{}, "core-setup-threat", "$.seats")
		refused(t, Config{Seats: 5}, "core-setup-threat", "$.seats")
	})
	t.Run("core-setup-story", func(t *testing.T) {
		x := laidOut(t, drillConfig(t, 1))
		if n := x.count(into(Missions, Upcoming)); n != 2 {
			t.Errorf("%d Missions have turned up", n)
		}
		done := []string{}
		for range 9 {
			id := x.Cards(at(Story))[0]
			done = append(done, id)
			x.put("hand/0", "hero").goes(AttemptStory{}, "hero", Throw{0, 1, 4})
			if o, over := x.Outcome(); over {
				if o.Winners == 0 {
					t.Errorf("lost by %s", o.Reason)
				}
				break
			}
			if n := len(done) + 2; n <= 9 { // the next turns up by chance
				want := [...]int{2, 3, 2}[n%3] // one of two Finales, of three Missions, of those left
				if p := x.Pending(); p.Item != "upcoming" || p.Rule != "core-story-upcoming" || len(Legal(x.State)) != want {
					t.Errorf("the %dth of the stack is one of %v by %s, want one of %d", n, Legal(x.State), p.Rule, want)
				}
			}
			x.until()
		}
		var acts []int8
		for i, id := range done {
			c := x.Card(id)
			if acts = append(acts, c.Act); (c.Kind == content.Finale) != (i%3 == 2) || slices.Contains(done[:i], id) {
				t.Errorf("%s is the %dth", id, i+1)
			}
		}
		if !slices.Equal(acts, []int8{1, 1, 1, 2, 2, 2, 3, 3, 3}) {
			t.Errorf("the Acts are %v", acts)
		}
	})
	t.Run("core-setup-first-story", func(t *testing.T) {
		c := Config{Seats: 2, Content: drill(t), Story: MassDevice}
		x := laidOut(t, c, Deal{"crier"})
		if x.Count(at(Story)) != 1 {
			t.Errorf("active are %q", x.Cards(at(Story)))
		}
		x.holds("story", "crier").holds("discard/0", "cobra-trooper").holds("discard/1", "cobra-trooper")
		x.follow("core-setup-first-story", "crier", "crier", "core-round", "core-turn-phases")
	})
	t.Run("core-setup-complications", func(t *testing.T) {
		x := laidOut(t, Config{Seats: 1, Leaders: []string{"duke"}})
		total := 0
		for act := int8(1); act <= 3; act++ {
			p := ofAct(Complicators, act)
			for _, id := range x.Cards(p) {
				if c := x.Card(id); c.Act != act || c.Kind != content.Complication && c.Kind != content.Strike {
					t.Errorf("%s lies in the deck of Act %d", id, act)
				}
			}
			if total += x.Count(p); x.Count(p) < 6 || !slices.IsSorted(x.Cards(p)) {
				t.Errorf("the deck of Act %d: %q", act, x.Cards(p))
			}
		}
		if want := x.countAll(content.KindsOf(content.Complication, content.Strike)); total != want {
			t.Errorf("%d of %d Complications", total, want)
		}
		for act, story := range map[int8]string{1: "last-element", 2: "sandstorm-pursuit", 3: "beam-over-the-capital"} {
			x := opened(t, Config{Seats: 1}).put("hand/0", "gi").story(story).do(AttemptStory{}, Board{"vamp"}, Assign{"gi"})
			deck := slices.Compact(x.Cards(ofAct(Complicators, act)))
			if got := Legal(x.State); len(got) != len(deck) || x.Pending().Item != "revealed" {
				t.Errorf("Act %d draws one of %v to %s, its deck is %q", act, got, x.Pending().Item, deck)
			}
			for _, a := range Legal(x.State) {
				if !slices.Contains(deck, a.(Deal).Card) {
					t.Errorf("Act %d draws %v", act, a)
				}
			}
		}
	})
	t.Run("core-setup-cobra", func(t *testing.T) {
		x := laidOut(t, drillConfig(t, 2))
		x.holds("officers")
		for zone, kind := range map[Zone]content.Kind{OfficerStack: content.Officer, TrooperStack: content.Trooper, BattalionStack: content.Battalion} {
			if got, want := x.Count(at(zone)), x.countAll(content.KindsOf(kind)); got != want || want == 0 {
				t.Errorf("the %v has %d of %d", zone, got, want)
			}
			if x.countKinds(x.zone(zone), content.KindsOf(kind)) != x.Count(at(zone)) {
				t.Errorf("the %v holds %q", zone, x.Cards(at(zone)))
			}
		}
		if !OfficerStack.unordered() || x.zone(OfficerStack)[0].who != 0 {
			t.Error("somebody knows the stack of Officers")
		}
	})
	t.Run("core-setup-first-player", func(t *testing.T) {
		for seat := range joe.Seat(3) {
			x := laidOut(t, Config{Seats: 3, First: joe.FirstSeat(seat)}).cited("core-setup-first-player")
			if x.First() != seat || x.Active() != seat {
				t.Errorf("%v was named, %v goes first and %v is active", seat, x.First(), x.Active())
			}
		}
		s, _, err := New(Config{Seats: 3})
		if err != nil {
			t.Fatal(err)
		}
		got := map[Action]uint64{}
		for _, o := range Odds(s) {
			got[o.Action] = o.Weight
		}
		if d := cmp.Diff(map[Action]uint64{Lot{0}: 1, Lot{1}: 1, Lot{2}: 1}, got); d != "" || s.First() != joe.Nobody {
			t.Errorf("who goes first: %v (-want +got):\n%s", s.First(), d)
		}
		if x := (&scene{t: t, State: s}).do(Lot{2}).cited("core-setup-first-player"); x.First() != 2 || x.Active() != 2 {
			t.Errorf("%v goes first, %v is active", x.First(), x.Active())
		}
		refused(t, Config{Seats: 2, First: joe.FirstSeat(2)}, "core-setup-first-player", "$.first")
	})
}

// countAll is how many cards of the kinds the set has.
func (x *scene) countAll(kinds content.KindSet) int {
	n := 0
	for _, c := range x.set.cards.All() {
		if kinds.Has(c.Kind) {
			n += c.Count
		}
	}
	return n
}

// A name that the set does not have is refused with those that it has, and a Story of
// another built-in set with that set.
func TestRefusedWithWhatWouldDo(t *testing.T) {
	for _, c := range []struct {
		config Config
		want   string
	}{
		{Config{Seats: 4, Story: "traitor"}, "the built-in ones are mass-device, total-control, general-bedlam, crimson-ledger, silent-interlude and traitor-within"},
		{Config{Seats: 4, Story: TraitorWithin, Content: content.Core()}, "content.TraitorWithin"},
		{Config{Seats: 1, Story: SilentInterlude, Content: content.Core()}, "content.SilentInterlude"},
		{Config{Seats: 4, Story: "raid", Content: content.Core()}, "it has mass-device and total-control ("},
		{Config{Seats: 2, Expert: []string{"raid"}}, "it has dug-in, "},
		{Config{Seats: 2, Leaders: []string{"batman"}}, "it has duke, lady-jaye, roadblock, scarlett, snake-eyes and wild-bill ("},
		{Config{Seats: 1, Story: SilentInterlude, Partner: "batman"}, "it has duke, "},
		{Config{Seats: 2, Leaders: []string{"", "dial-tone"}}, "$.leaders[1]: dial-tone comes with The Crimson Veil; set crimsonVeil too ("},
		{Config{Seats: 2, Expert: []string{"dug-in", "cv-expert"}}, "$.expert[1]: cv-expert comes with The Crimson Veil; set crimsonVeil too ("},
		{Config{Seats: 2, Story: TraitorWithin, Expert: []string{"cv-expert"}}, "cv-expert comes with The Crimson Veil; set crimsonVeil too ("},
		{Config{Seats: 2, Leaders: []string{"dial-tone"}, Content: content.Core()}, "; set crimsonVeil, and lay your cards over content.CrimsonVeil ("},
		{Config{Seats: 2, Story: TraitorWithin, Leaders: []string{"dial-tone"}, Content: content.TraitorWithin()}, "; set crimsonVeil, and lay your cards over content.TraitorVeil ("},
		{Config{Seats: 1, Story: SilentInterlude, Leaders: []string{"dial-tone"}}, "dial-tone comes with The Crimson Veil, and Silent Interlude is played without it ("},
		{Config{Seats: 2, Leaders: []string{"dial-tone"}, Content: content.CrimsonVeil()}, "$.leaders[0]: dial-tone comes with The Crimson Veil; set crimsonVeil too ("},
		{Config{Seats: 2, Expert: []string{"cv-expert"}, Content: content.CrimsonVeil()}, "$.expert[0]: cv-expert comes with The Crimson Veil; set crimsonVeil too ("},
		{Config{Seats: 1, Story: SilentInterlude, Partner: "dial-tone"}, "$.partner: dial-tone comes with The Crimson Veil, and Silent Interlude is played without it ("},
		{Config{Seats: 1, Story: SilentInterlude, General: true}, "$.general: Silent Interlude is played without The Crimson Veil"},
		{Config{Seats: 1, Story: SilentInterlude, TrimComplications: true}, "$.trimComplications: Silent Interlude is played without The Crimson Veil"},
		{Config{Seats: 1, General: true}, "$.general: The General comes with The Crimson Veil; set crimsonVeil too ("},
	} {
		if _, _, err := New(c.config); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v is refused by %v, which does not say %s", c.config, err, c.want)
		}
	}
}
