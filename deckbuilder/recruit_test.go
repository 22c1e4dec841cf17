package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// left wants a seat to have so many Recruit points.
func (x *scene) left(seat joe.Seat, points int) *scene {
	x.t.Helper()
	if got := x.Points(seat); got != points {
		x.t.Errorf("%v has %d points, want %d", seat, got, points)
	}
	return x
}

// shopping is a game in the Recruit phase with a line-up that is known, of the Costs
// 4, 7, 2, 3, 5, 2, the oldest slot first.
func shopping(t *testing.T, hand ...string) *scene {
	t.Helper()
	x := onDrill(t, 1).put("hand/0", hand...)
	for i, id := range []string{"bazooka", "sgt-slaughter", "ram", "breaker", "ace", "grunt"} {
		x.put(slot(LineUp, i).String(), id)
	}
	return x.do(Pass{}).asks(0, AskRecruit)
}

func TestRecruit(t *testing.T) {
	t.Run("core-recruit-points", func(t *testing.T) {
		x := shopping(t, "duke", "gi", "gi", "gi", "gi").left(0, 6)
		if p := x.Pending(); p.Count != 6 || p.Rule != "core-recruit-points" {
			t.Errorf("asked by %s with %d points", p.Rule, p.Count)
		}
		x.refuses(Buy{1}, "core-recruit-points").do(Buy{0}).cited("core-recruit-points").left(0, 2).until().holds("deck/0", "bazooka")
		x.refuses(Buy{4}, "core-recruit-points").do(Buy{5}).left(0, 0).until()
		x.refuses(Buy{2}, "core-recruit-points").refuses(BuyRifle{"service-rifle"}, "core-recruit-points")
	})
	t.Run("core-recruit-source", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "gi", "gi", "comms", "gi", "gi").story("drill-1a")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"gi"}, Pass{}, Throw{2, 0, 0}).until().holds("used/0", "gi", "gi").left(0, 5)
		x.do(Pass{}).asks(0, AskRecruit)
		if x.Pending().Count != 5 {
			t.Errorf("%d points", x.Pending().Count)
		}
		// Discards give nothing, and what others hold neither.
		onDrill(t, 2).put("hand/0", "gi").put("discard/0", "gi", "requisition").put("hand/1", "gi", "gi").left(0, 1).left(1, 2)
	})
	t.Run("core-recruit-lost", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "order", "gi", "gi").put("deck/0", "gi", "comms", "gi", "field-pack", "gi").put("line-up/0", "grunt")
		x.do(Play{"order"}).left(0, 7).do(Pass{}, Buy{0}).left(0, 5).until()
		x.put("deck/0", "gi", "comms", "gi", "field-pack", "gi").do(Pass{}).until().asks(0, AskMissions).left(0, 5)
		x.holds("hand/0", "gi", "comms", "gi", "field-pack", "gi")
		if x.bonus[0] != 0 || x.spent[0] != 0 {
			t.Errorf("%d gained and %d spent are left of the turn before", x.bonus[0], x.spent[0])
		}
	})
	t.Run("core-recruit-top", func(t *testing.T) {
		x := shopping(t, "duke", "gi", "gi", "gi", "gi")
		x.do(Buy{5}).cited("core-recruit-top").until().do(Buy{3}).cited("core-recruit-top").until()
		if got := x.Cards(of(Deck, 0)); !slices.Equal(got, []string{"grunt", "breaker"}) {
			t.Errorf("the deck, its top last: %q", got)
		}
		x.do(Pass{}).asks(joe.Chance, AskDeal)
		for _, id := range []string{"breaker", "grunt"} {
			if got := Legal(x.State); !slices.Equal(got, []Action{Deal{id}}) {
				t.Errorf("drawn is one of %v, want %s", got, id)
			}
			x.do(Legal(x.State)[0])
		}
		x.until().holds("deck/0")
	})
	t.Run("core-recruit-transport", func(t *testing.T) {
		x := shopping(t, "gi", "gi")
		deck := x.DeckSize(0)
		x.do(Buy{2}).cited("core-recruit-transport").holds("hangar", "vamp", "ram").holds("deck/0").left(0, 0)
		if x.DeckSize(0) != deck {
			t.Errorf("the deck has %d cards, had %d", x.DeckSize(0), deck)
		}
	})
	t.Run("core-recruit-refill", func(t *testing.T) {
		x := shopping(t, "duke", "gi", "gi", "gi", "gi")
		for _, i := range []int{5, 2} {
			deck := x.Count(at(MainDeck))
			x.do(Buy{uint8(i)}).asks(joe.Chance, AskDeal)
			p := x.Pending()
			if want := len(slices.Compact(x.Cards(at(MainDeck)))); p.Item != slot(LineUp, i).String() || p.Rule != "core-recruit-refill" || len(Legal(x.State)) != want {
				t.Errorf("chance gives %s one of %d of %d cards by %s", p.Item, len(Legal(x.State)), want, p.Rule)
			}
			x.until().cited("core-recruit-refill").asks(0, AskRecruit)
			for n := range lineUpSlots {
				if x.Count(slot(LineUp, n)) != 1 {
					t.Errorf("slot %d holds %q", n, x.Cards(slot(LineUp, n)))
				}
			}
			if x.Count(at(MainDeck)) != deck-1 {
				t.Errorf("%d cards in the main deck of %d", x.Count(at(MainDeck)), deck)
			}
		}
	})
	t.Run("core-recruit-covered", func(t *testing.T) {
		x := shopping(t, "duke", "gi", "gi").put("covers/3", "cobra-battalion")
		if _, ok := x.Price(3); ok || x.legal(Buy{3}) {
			t.Error("a card under a Battalion has a price")
		}
		x.refuses(Buy{3}, "core-recruit-covered").clear("covers/3").do(Buy{3}).holds("deck/0", "breaker")
		// Nor is it discarded by an effect.
		x = onDrill(t, 1).put("hand/0", "broom").put("covers/1", "cobra-battalion").do(Play{"broom"}).asks(0, AskSlot)
		if x.legal(ChooseSlot{1}) || len(Legal(x.State)) != 5 {
			t.Errorf("these may be discarded: %v", Legal(x.State))
		}
	})
	t.Run("core-recruit-empty-slot-order", func(t *testing.T) {
		x := shopping(t, "duke", "gi", "gi", "gi", "gi").do(Buy{2}).until() // slot 2 is the newest now
		x.do(Pass{}).until().put("hand/0", "broom").do(Play{"broom"}, ChooseSlot{2}, ChooseSlot{4}).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Item != "line-up/4" {
			t.Errorf("the first to be filled is %s", p.Item)
		}
		x.do(Legal(x.State)[0]).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Item != "line-up/2" {
			t.Errorf("the second to be filled is %s", p.Item)
		}
		x.do(Legal(x.State)[0]).asks(0, AskMissions)
		// By now 4 is older than 2, and both are newer than 5.
		x.add("hand/0", "broom").do(Play{"broom"}, ChooseSlot{2}, ChooseSlot{5})
		if p := x.Pending(); p.Item != "line-up/5" {
			t.Errorf("the first to be filled is %s", p.Item)
		}
	})
	t.Run("core-main-discard", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "broom").put("line-up/0", "flint").put("line-up/1", "ace")
		x.do(Play{"broom"}, ChooseSlot{1}, ChooseSlot{0}).holds("main-discard", "flint", "ace").until().holds("main-discard", "flint", "ace")
		for _, p := range []Place{of(Discard, 0), at(Out), at(MainDeck)} {
			if list := x.Cards(p); slices.Contains(list, "flint") || slices.Contains(list, "ace") {
				t.Errorf("%v holds %q", p, list)
			}
		}
	})
	t.Run("amb-core-main-discard", func(t *testing.T) {
		x := shopping(t, "gi", "gi").put("main-deck").put("main-discard", "mutt", "flint", "clutch", "doc", "dusty")
		x.do(Buy{5}).cited("core-lose-main-deck").ended("core-lose-main-deck", 0).holds("main-discard", "mutt", "flint", "clutch", "doc", "dusty")
		if n := x.count(isType[Shuffled]); n != 0 {
			t.Errorf("%d reshuffles", n)
		}
	})
}

func TestTable(t *testing.T) {
	t.Run("core-open-hands", func(t *testing.T) {
		x := onDrill(t, 2).put("hand/0", "duke", "gi").put("discard/0", "comms", "gi")
		for _, seat := range []joe.Seat{joe.Spectator, 0, 1} {
			v := x.View(seat)
			if got := v.Cards(of(Hand, 0)); !slices.Equal(got, []string{"duke", "gi"}) {
				t.Errorf("%v sees the hand %q", seat, got)
			}
			if got := v.Cards(of(Discard, 0)); !slices.Equal(got, []string{"comms", "gi"}) {
				t.Errorf("%v sees the discards %q", seat, got)
			}
		}
	})
	t.Run("amb-core-open-hands", func(t *testing.T) {
		// What is drawn, another seat is told, and its View holds it.
		x := onDrill(t, 2).put("hand/0", "comms").put("deck/0", "duke")
		v := x.View(1)
		x.do(Play{"comms"})
		for range 2 {
			for _, e := range x.events {
				seen, ok := Redact(e, 1)
				if m, moved := e.(Moved); moved && seen != Event(m) || !ok {
					t.Errorf("of %v seat 1 is told %v", e, seen)
				}
				v = v.With(seen)
			}
			if x.ToAct() == joe.Chance {
				x.do(Deal{"duke"})
			}
		}
		if got := v.Cards(of(Hand, 0)); !slices.Equal(got, []string{"duke"}) {
			t.Errorf("seat 1 sees the hand %q", got)
		}
	})
}
