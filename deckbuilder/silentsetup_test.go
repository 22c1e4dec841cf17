package deckbuilder

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// ofSilent is the cards of the built-in set that are Silent Interlude's and as the
// function says, counted.
func ofSilent(right func(*content.Card) bool) int {
	n := 0
	for _, c := range content.SilentInterlude().All() {
		if c.Set == SilentInterlude && right(c) {
			n += c.Count
		}
	}
	return n
}

// silentConfig is a game of Mission 8 with nothing else said.
var silentConfig = Config{Seats: 1, Story: SilentInterlude}

// nowhere wants a card outside the box not to be in the game.
func (x *scene) nowhere(ids ...string) *scene {
	x.t.Helper()
	for _, id := range ids {
		n, ok := x.set.cards.Find(id)
		for i, p := range x.piles {
			if ok && places[i].Zone != Box && p.count(n) > 0 {
				x.t.Errorf("%s lies in %v", id, places[i])
			}
		}
	}
	return x
}

func TestSilentBox(t *testing.T) {
	t.Run("si-box-snake-eyes-starters", func(t *testing.T) {
		if n := ofSilent(func(c *content.Card) bool {
			return c.Where == content.Cast && c.Role == content.SnakeEyes && c.Cost == 0
		}); n != 8 {
			t.Errorf("%d Snake Eyes Starters", n)
		}
	})
	t.Run("si-box-complications", func(t *testing.T) {
		acts := map[int8]int{}
		n := ofSilent(func(c *content.Card) bool {
			if c.Kind == content.Complication {
				acts[c.Act] += c.Count
			}
			return c.Kind == content.Complication
		})
		if n != 8 || len(acts) != 3 {
			t.Errorf("%d Complications, by Act %v", n, acts)
		}
	})
	t.Run("si-box-main-deck", func(t *testing.T) {
		claw := ofSilent(func(c *content.Card) bool { return c.ID == "claw" && c.Kind == content.Transport })
		news := ofSilent(func(c *content.Card) bool {
			_, old := content.Core().Find(c.ID)
			return c.Where == content.MainDeck && !old
		})
		if claw != 1 || news != 1 {
			t.Errorf("%d new cards of the main deck, %d C.L.A.W.", news, claw)
		}
	})
	t.Run("si-box-silent-token", func(t *testing.T) {
		x := onSilent(t).sounds(false).put("hand/0", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-shadow").put("main-deck", "sloop")
		x.sneaks("sloop", "snake-eyes-blade", "snake-eyes-blade", "snake-eyes-shadow").sounds(true).happened(NoiseChanged{true, "si-silent-above-noisy"})
		x.w(func(w work) { w.noise(false, "snake-eyes-promoted") }).sounds(false)
	})
}

func TestSilentSetUp(t *testing.T) {
	t.Run("si-solo-only", func(t *testing.T) {
		for seats := 2; seats <= maxSeats; seats++ {
			refused(t, Config{Seats: seats, Story: SilentInterlude}, "si-solo-only", "$.seats")
		}
		laidOut(t, silentConfig).asks(0, AskMissions)
	})
	t.Run("si-setup-solo-base", func(t *testing.T) {
		x := laidOut(t, silentConfig).follow("core-setup-first-player", "core-setup-leader", "core-setup-promoted", "core-setup-hand", "core-setup-lineup", "core-setup-first-story")
		if x.Count(of(Hand, 0)) != 5 || x.Round() != 1 || x.Count(at(RifleStack)) == 0 {
			t.Errorf("round %d, a hand of %q", x.Round(), x.Cards(of(Hand, 0)))
		}
		for i := range lineUpSlots {
			if x.Count(slot(LineUp, i)) != 1 {
				t.Errorf("slot %d holds %q", i, x.Cards(slot(LineUp, i)))
			}
		}
		// What the stacks hold at first is that of the core game, and so are the Complications, but
		// for those that Mission 8 removes and adds.
		core := laidOut(t, Config{Seats: 1})
		for _, id := range []string{"cobra-trooper", "cobra-battalion", core.Cards(at(RifleStack))[0]} {
			if n, want := x.inGame(id), core.inGame(id); n != want || n == 0 {
				t.Errorf("%d copies of %s are in the game, %d in the core game", n, id, want)
			}
		}
		for act := int8(1); act <= 3; act++ {
			p := ofAct(Complicators, act)
			kept := slices.DeleteFunc(core.Cards(p), func(id string) bool { return id == bludd || core.Card(id).Kind == content.Strike })
			ours := slices.DeleteFunc(x.Cards(p), func(id string) bool { return x.Card(id).Set == SilentInterlude })
			if d := cmp.Diff(kept, ours); d != "" || len(kept) == 0 {
				t.Errorf("%v (-core +Mission 8):\n%s", p, d)
			}
		}
	})
	t.Run("si-setup-threat-side", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		if at, _ := x.Threat(); at != 0 || x.set.meter != content.SilentInterlude().Meter(1) || content.SilentInterlude().Meter(1) == content.SilentInterlude().Meter(4) {
			t.Errorf("Threat is at %d of another side", at)
		}
	})
	t.Run("si-setup-round-token", func(t *testing.T) {
		if content.SilentInterlude().Token() != content.Core().Token() {
			t.Error("it is another token than the core's")
		}
		x := onSilent(t).turnOver().turnOver()
		if n := x.times(ThreatMoved{1, "core-round-end-threat"}); n != 1 {
			t.Errorf("Threat moved %d times as the round ended: %v", n, x.events)
		}
		if x.threat != 1 {
			t.Errorf("Threat is at %d", x.threat)
		}
	})
	t.Run("si-setup-reserve-tile", func(t *testing.T) {
		x := laidOut(t, silentConfig).holds("tile/0").holds("reserve/0")
		x.offers(Hold{x.Cards(of(Hand, 0))[0]}, true)
	})
	t.Run("si-setup-claw", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		claws := 0
		for _, id := range slices.Concat(x.Cards(at(MainDeck)), x.Cards(at(MainDiscard)), x.lineUp()) {
			if id == "claw" {
				claws++
			}
		}
		core := 0
		for _, c := range content.Core().All() {
			if c.Where == content.MainDeck {
				core += c.Count
			}
		}
		if got := x.Count(at(MainDeck)) + x.Count(at(MainDiscard)) + len(x.lineUp()); claws != 1 || got != core+1 {
			t.Errorf("%d cards, %d of them the C.L.A.W.; the core has %d", got, claws, core)
		}
	})
	t.Run("si-setup-story-per-act", func(t *testing.T) {
		s, _, err := New(silentConfig)
		if err != nil {
			t.Fatal(err)
		}
		x := &scene{t: t, State: s}
		src := dice.New(2)
		var kinds []content.Kind
		for x.Count(at(Story)) == 0 || x.Count(at(Upcoming)) == 0 {
			if p := x.Pending(); p.Item == "upcoming" {
				for _, a := range Legal(x.State) {
					if x.Card(a.(Deal).Card).Act != 1 {
						t.Errorf("%v may turn up", a)
					}
				}
				if n := len(Legal(x.State)); len(kinds) == 0 && n != 3 {
					t.Errorf("one of %d Missions turns up", n)
				}
				kinds = append(kinds, x.Card(Legal(x.State)[0].(Deal).Card).Kind)
			}
			x.do(Roll(x.State, &src))
		}
		if !slices.Equal(kinds, []content.Kind{content.Mission, content.Finale}) {
			t.Errorf("in Act I there are %v", kinds)
		}
	})
	t.Run("si-setup-story-size", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		var acts []int8
		var finales []bool
		for range 6 {
			c := x.Card(x.Cards(at(Story))[0])
			acts, finales = append(acts, c.Act), append(finales, c.Kind == content.Finale)
			x.w(func(w work) { w.leaveStory(true) })
			for src := dice.New(3); x.ToAct() == joe.Chance; {
				x.do(Roll(x.State, &src))
			}
		}
		if !slices.Equal(acts, []int8{1, 1, 2, 2, 3, 3}) || !slices.Equal(finales, []bool{false, true, false, true, false, true}) {
			t.Errorf("the Story Missions are of the Acts %v, Finales %v", acts, finales)
		}
		if o, over := x.Outcome(); !over || o.Reason != "core-win-last-finale" {
			t.Errorf("after six it is over: %v, %v", over, o)
		}
	})
	t.Run("si-setup-leader", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		if !slices.Contains(x.ofSeat(0), "snake-eyes") || x.Config().Leaders[0] != "snake-eyes" || x.Card("snake-eyes").Cost != 0 {
			t.Errorf("the deck is %q", x.ofSeat(0))
		}
		set := silentSet(t)
		for _, id := range []string{"snake-eyes", "scarlett"} {
			other := strings.Replace(`{"id":"ID","name":"Other","kind":"leader","basis":"designed","cost":0,"recruit":2,"skills":{"stealth":2},"promote":"ID-promoted"}`, "ID", id, 2)
			none := silentSet(t, other)
			refused(t, Config{Seats: 1, Story: SilentInterlude, Content: none}, "si-setup-leader", "$.content")
		}
		if _, _, err := New(Config{Seats: 1, Story: SilentInterlude, Content: set}); err != nil {
			t.Error(err)
		}
	})
	t.Run("si-setup-promoted-aside", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		if !slices.Contains(x.Cards(of(Aside, 0)), "snake-eyes-promoted") || slices.Contains(x.ofSeat(0), "snake-eyes-promoted") {
			t.Errorf("aside lie %q", x.Cards(of(Aside, 0)))
		}
	})
	t.Run("si-setup-scarlett-aside", func(t *testing.T) {
		laidOut(t, silentConfig).cited("si-setup-scarlett-aside").holds("aside/0", "snake-eyes-promoted", "scarlett", "scarlett-promoted")
	})
	t.Run("si-setup-remove-gis", func(t *testing.T) {
		laidOut(t, silentConfig).nowhere("gi")
	})
	t.Run("si-setup-remove-comms", func(t *testing.T) {
		laidOut(t, silentConfig).nowhere("comms")
	})
	t.Run("si-setup-add-snake-eyes", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		n := 0
		for _, id := range x.ofSeat(0) {
			if c := x.Card(id); c.Role == content.SnakeEyes && c.Cost == 0 {
				n++
			}
		}
		if n != 9 {
			t.Errorf("%d Snake Eyes cards in %q", n, x.ofSeat(0))
		}
	})
	t.Run("si-setup-deck-size", func(t *testing.T) {
		if x := laidOut(t, silentConfig); len(x.ofSeat(0)) != 11 {
			t.Errorf("the deck is %q", x.ofSeat(0))
		}
	})
	t.Run("si-setup-token-silent", func(t *testing.T) {
		laidOut(t, silentConfig).sounds(false)
	})
	t.Run("si-setup-destro", func(t *testing.T) { isNew(t, "destro") })
	t.Run("si-setup-storm-shadow", func(t *testing.T) { isNew(t, "storm-shadow") })
	t.Run("si-setup-officers-only-two", func(t *testing.T) {
		x := laidOut(t, silentConfig).holds("officer-stack", "destro", "storm-shadow").holds("officers")
		x.nowhere("cobra-commander", "baroness", "zartan", "dr-mindbender")
	})
	t.Run("si-setup-no-bludd", func(t *testing.T) {
		if _, ok := content.SilentInterlude().Find("major-bludd-appears"); !ok {
			t.Fatal("no card of that name is in the set")
		}
		laidOut(t, silentConfig).nowhere("major-bludd-appears")
	})
	t.Run("si-setup-no-precision-strikes", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		for act := range int8(3) {
			if n := x.strikesIn(ofAct(Complicators, act+1)); n > 0 {
				t.Errorf("%d Precision Strikes in Act %d", n, act+1)
			}
		}
	})
	t.Run("si-setup-removed-boxed", func(t *testing.T) {
		x := onSilent(t)
		x.w(func(w work) {
			w.push(step{op: opReveal, seat: 0, n: 30})
		})
		removed := []string{bludd}
		for _, c := range content.Core().All() {
			if c.Kind == content.Strike {
				removed = append(removed, c.ID)
			}
		}
		shuffled := 0
		for src := dice.New(4); x.ToAct() != joe.Nobody && shuffled < 2; {
			a := Roll(x.State, &src)
			if a == nil {
				a = Legal(x.State)[0]
			}
			x.do(a)
			shuffled += x.count(isType[Shuffled])
			x.threat = 1
			x.nowhere(removed...)
		}
		if shuffled == 0 {
			t.Error("no discards were shuffled")
		}
	})
	t.Run("si-setup-new-complications", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		for _, c := range content.SilentInterlude().All() {
			if c.Set != SilentInterlude || c.Kind != content.Complication {
				continue
			}
			for act := int8(1); act <= 3; act++ {
				if got := slices.Contains(x.Cards(ofAct(Complicators, act)), c.ID); got != (act == c.Act) {
					t.Errorf("%s of Act %d in the deck of Act %d: %v", c.ID, c.Act, act, got)
				}
			}
		}
	})
	t.Run("si-setup-leave-rest", func(t *testing.T) {
		x := laidOut(t, silentConfig).nowhere("duke", "duke-promoted", "roadblock", "lady-jaye", "wild-bill", "dr-mindbender", "si-expert")
		if x.Count(at(Leaders)) != 0 {
			t.Errorf("Leaders on offer: %q", x.Cards(at(Leaders)))
		}
	})
	t.Run("amb-si-token-name", func(t *testing.T) {
		if n := content.SilentInterlude().Token(); n != 1 || n != content.Core().Token() {
			t.Errorf("the token shows %d", n)
		}
		x := onSilent(t)
		x.threat = 3
		x.turnOver().turnOver().happened(ThreatMoved{4, "core-round-end-threat"})
		if x.threat != 4 {
			t.Errorf("Threat is at %d", x.threat)
		}
	})
	t.Run("amb-si-solo-rhythm", func(t *testing.T) {
		x := onSilent(t).turnOver()
		if n := x.count(isType[RoundEnded]); n != 0 {
			t.Error("the round ended after one turn")
		}
		if x.turnOver(); x.count(isType[RoundEnded]) != 1 || x.count(isType[ThreatMoved]) != 1 {
			t.Errorf("two turns: %v", x.events)
		}
	})
	t.Run("amb-si-two-other-starters", func(t *testing.T) {
		x := laidOut(t, silentConfig)
		others := slices.DeleteFunc(x.ofSeat(0), func(id string) bool { return x.Card(id).Role == content.SnakeEyes })
		if d := cmp.Diff([]string{"field-pack", "requisition"}, others); d != "" {
			t.Errorf("the other starters (-want +got):\n%s", d)
		}
	})
}

// isNew wants an Officer that the core has too to be Silent Interlude's.
func isNew(t *testing.T, id string) {
	t.Helper()
	x := laidOut(t, silentConfig)
	old, _ := content.Core().Find(id)
	if c := x.Card(id); c.Set != SilentInterlude || cmp.Equal(c, content.Core().Card(old)) || !slices.Contains(x.Cards(at(OfficerStack)), id) {
		t.Errorf("the Officer is %+v", c)
	}
}

// inGame is how many copies of a card lie outside the box.
func (x *scene) inGame(id string) (n int) {
	c, _ := x.set.cards.Find(id)
	for i, p := range x.piles {
		if places[i].Zone != Box {
			n += p.count(c)
		}
	}
	return n
}

// lineUp is the cards of the line-up.
func (x *scene) lineUp() (ids []string) {
	for i := range lineUpSlots {
		ids = append(ids, x.Cards(slot(LineUp, i))...)
	}
	return ids
}

// w lets something happen that no action does.
func (x *scene) w(f func(work)) *scene {
	var events []Event
	w := work{&x.State.table, &events}
	f(w)
	w.run()
	x.events = events
	return x
}
