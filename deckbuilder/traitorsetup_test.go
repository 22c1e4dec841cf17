package deckbuilder

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// ace is a Joe who does any mission alone.
var ace = joeCard("ace", `"wild":15`)

// succeeds lets the active Story Mission be a Success of the ace, whatever comes up.
func (x *scene) succeeds() *scene {
	x.t.Helper()
	done := x.Count(at(StoryDone))
	x.put("hand/"+string(rune('0'+x.active)), "ace").put("hangar", "vamp").marker(1).do(AttemptStory{}, Board{"vamp"}, Assign{"ace"})
	for n := 0; x.Count(at(StoryDone)) == done || x.ToAct() != joe.Nobody && x.Pending().Kind != AskMissions; n++ {
		legal := Legal(x.State)
		switch {
		case n > 300:
			x.t.Fatalf("the mission does not end: %+v", x.Pending())
		case x.Pending().Kind == AskThrow:
			x.do(Throw{0, 0, uint8(min(x.Pending().Count, maxThrow))})
		default:
			x.do(legal[len(legal)-1])
		}
	}
	return x
}

// playedOut is a game of three of the built-in missions and the ace, all of whose Story
// Missions succeed.
func playedOut(t *testing.T) *scene {
	t.Helper()
	x := withinOf(t, Config{Seats: 3, Story: TraitorWithin, Content: suspectSet(t, "", ace)}, "lll")
	for x.ToAct() != joe.Nobody {
		x.succeeds()
	}
	return x
}

// toFirstAccusation is a game of so many in which the first Accusation is to be drawn.
func toFirstAccusation(t *testing.T, secret string) *scene {
	t.Helper()
	s, events, err := New(Config{Seats: len(secret), Story: TraitorWithin, First: joe.FirstSeat(1)})
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, events}
	x.deals(secret, func() bool { return x.Pending().Rule == "tw-setup-first-accusation" })
	return x
}

// toLoyalty is a game of so many in which the secret Loyalty cards are to be dealt.
func toLoyalty(t *testing.T, seats int) *scene {
	t.Helper()
	s, events, err := New(Config{Seats: seats, Story: TraitorWithin, First: joe.FirstSeat(0)})
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t, s, events}
	x.deals("", func() bool { return x.Pending().Rule == "tw-setup-secret-deal" })
	return x
}

func TestTraitorSetup(t *testing.T) {
	t.Run("tw-players", func(t *testing.T) {
		refused(t, Config{Seats: 1, Story: TraitorWithin}, "tw-players", "$.seats")
		refused(t, Config{Seats: 5, Story: TraitorWithin}, "core-setup-threat", "$.seats")
		for seats := 2; seats <= 4; seats++ {
			if s, _, err := New(Config{Seats: seats, Story: TraitorWithin}); err != nil || s.Mode() != content.TraitorMode {
				t.Errorf("%d players: mode %v, %v", seats, s.Mode(), err)
			}
		}
	})
	t.Run("tw-setup-core-base", func(t *testing.T) {
		leaders := []string{"duke", "scarlett", "lady-jaye"}
		x, core := withinOf(t, Config{Seats: 3, Story: TraitorWithin, Leaders: leaders}, "lll"), opened(t, Config{Seats: 3, Leaders: leaders})
		for _, p := range places {
			switch p.Zone {
			case Hand, Deck, DeckRest, Aside, LineUp, Covers, MainDeck, RifleStack, Hangar, OfficerStack, TrooperStack, BattalionStack, Story, Upcoming, Officers:
				if got, want := x.Count(p), core.Count(p); got != want {
					t.Errorf("%v has %d cards, in the core game %d", p, got, want)
				}
			}
		}
		for s := range joe.Seat(3) {
			if d := cmp.Diff(core.ofSeat(s), x.ofSeat(s)); d != "" {
				t.Errorf("the deck of %v (-core +here):\n%s", s, d)
			}
		}
		if at, top := x.Threat(); at != 0 || top != len(core.set.meter.Spaces)-1 {
			t.Errorf("Threat %d of %d", at, top)
		}
	})
	t.Run("tw-setup-story-per-act", func(t *testing.T) {
		x := playedOut(t)
		for i, name := range x.Cards(at(StoryDone)) {
			c := x.Card(name)
			want := [...]content.Kind{content.Mission, content.Finale}[i%2]
			if c.Kind != want || int(c.Act) != i/2+1 || c.Story != TraitorWithin {
				t.Errorf("the %d. Story Mission, %s, is a %v of Act %d of %s", i+1, name, c.Kind, c.Act, c.Story)
			}
		}
		// Any of an Act may come up.
		s := laidOut(t, Config{Seats: 2, Story: TraitorWithin})
		if n := s.Count(ofAct(Missions, 1)); n != 2 {
			t.Errorf("%d Missions of Act I are left of 3", n)
		}
	})
	t.Run("tw-setup-story-size", func(t *testing.T) {
		x := playedOut(t)
		if n := len(x.Record()); n != 6 {
			t.Errorf("%d Story Missions", n)
		}
		x.ended("core-win-last-finale", joe.AllSeats(3))
	})
	t.Run("tw-setup-round-token", func(t *testing.T) {
		if x := suspects(t, "lll").marker(1).turnOver().turnOver().turnOver(); x.Token() != 2 {
			t.Errorf("the token moves the marker by %d", x.Token())
		} else {
			x.stands(3)
		}
		// The core one, whatever it shows, has no part in it.
		x := suspectsOf(t, Config{Story: TraitorWithin, Content: suspectSet(t, `,"token":5`)}, "lll").marker(1)
		x.turnOver().turnOver().turnOver().stands(3).cited("core-round-end-threat")
	})
	t.Run("tw-setup-round-token-face", func(t *testing.T) {
		for secret := range map[string]bool{"ll": true, "lt": true, "lllt": true} {
			if x := within(t, secret); x.Token() == 1 || x.retired {
				t.Errorf("%s: the token starts on +%d", secret, x.Token())
			}
		}
	})
	t.Run("tw-setup-mindbender", func(t *testing.T) {
		x := within(t, "lll")
		var found []string
		for _, p := range places {
			for _, name := range x.Cards(p) {
				if x.Card(name).Name == "Dr. Mindbender" {
					found = append(found, x.Card(name).Set)
				}
			}
		}
		if d := cmp.Diff([]string{TraitorWithin}, found); d != "" {
			t.Errorf("Dr. Mindbender is of the set (-want +got):\n%s", d)
		}
	})
	t.Run("tw-setup-leaders-added", func(t *testing.T) {
		for _, name := range []string{"chuckles", "lt-falcon"} {
			x := withinOf(t, Config{Seats: 2, Story: TraitorWithin, Leaders: []string{name}}, "ll")
			side := x.Cards(of(Aside, 0))
			if len(side) != 1 || x.Card(name).Cost != 0 || x.Card(side[0]).Cost != 6 || x.Card(side[0]).Set != TraitorWithin {
				t.Errorf("%s, of cost %d, has %q aside", name, x.Card(name).Cost, side)
			}
			s, _, err := New(Config{Seats: 2, Story: TraitorWithin, First: joe.FirstSeat(0)})
			if err != nil || !slices.Contains(s.Cards(at(Leaders)), name) {
				t.Errorf("on offer are %q: %v", s.Cards(at(Leaders)), err)
			}
			refused(t, Config{Seats: 2, Leaders: []string{name}}, "core-setup-leader", "$.leaders[0]") // not in the core game
		}
	})
	t.Run("tw-setup-leader-choice", func(t *testing.T) {
		refused(t, Config{Seats: 3, Story: TraitorWithin, Leaders: []string{"lt-falcon", "", "lt-falcon"}}, "core-setup-leader", "$.leaders[2]")
		x := withinOf(t, Config{Seats: 3, Story: TraitorWithin, Leaders: []string{"lt-falcon"}}, "lll").holds("aside/0", "lt-falcon-promoted")
		if n := x.Count(at(Leaders)); n == 0 || slices.Contains(x.Cards(at(Leaders)), "lt-falcon") {
			t.Errorf("left on offer are %q", x.Cards(at(Leaders)))
		}
		for s := joe.Seat(1); s < 3; s++ {
			if side := x.Cards(of(Aside, s)); len(side) != 1 || side[0] == "lt-falcon-promoted" {
				t.Errorf("aside for %v lie %q", s, side)
			}
		}
	})
	t.Run("tw-setup-accusation-deck", func(t *testing.T) {
		x := toFirstAccusation(t, "lll")
		odds := Odds(x.State)
		if x.Count(at(Accusations)) != 8 || len(odds) != 8 || !at(Accusations).Zone.unordered() {
			t.Fatalf("%d cards, %v", x.Count(at(Accusations)), odds)
		}
		for _, o := range odds {
			if o.Weight != odds[0].Weight {
				t.Errorf("odds %v", odds)
			}
		}
	})
	t.Run("tw-setup-sabotage-deck", func(t *testing.T) {
		x := within(t, "llt").clear("hand/0")
		if n := x.Count(at(SabotageDeck)); n != 16 || !SabotageDeck.unordered() {
			t.Errorf("%d Sabotage cards", n)
		}
		for s := range joe.Seat(3) {
			if n := x.Count(of(Schemes, s)); n != 0 {
				t.Errorf("%v begins with %d of them", s, n)
			}
		}
	})
	t.Run("tw-setup-loyalty-pair", func(t *testing.T) {
		x := toLoyalty(t, 4)
		for s := range 4 {
			v := x.View(joe.Seat(3 - s))
			if got := v.Cards(of(LoyaltyDown, joe.Seat(s))); !slices.Equal(got, []string{"loyal-joe", "traitor"}) {
				t.Errorf("another seat sees %q before seat %d", got, s)
			}
		}
		if n := x.Count(at(SecretStack)); n != 5 || x.Count(at(Box)) == 0 && n == 5 && countOf(x, content.Loyalty) != 13 {
			t.Errorf("%d cards are left, %d in all", n, countOf(x, content.Loyalty))
		}
	})
	t.Run("tw-setup-secret-stack", func(t *testing.T) {
		for seats := 2; seats <= 4; seats++ {
			x := toLoyalty(t, seats).holds("secret-stack", "loyal-joe", "loyal-joe", "loyal-joe", "loyal-joe", "traitor")
			want := []joe.Chanced[Action]{{Action: Deal{"loyal-joe"}, Weight: 4}, {Action: Deal{"traitor"}, Weight: 1}}
			if got := weights(x); !slices.Equal(got, want) {
				t.Errorf("%d players: odds %v", seats, got)
			}
		}
	})
	t.Run("tw-setup-secret-deal", func(t *testing.T) {
		x := toLoyalty(t, 3)
		for s := range joe.Seat(3) {
			if p := x.asks(joe.Chance, AskDeal).Pending(); p.Item != of(LoyaltyDown, s).String() {
				t.Errorf("dealt to %s", p.Item)
			}
			x.do(Deal{"loyal-joe"}).cited("tw-setup-secret-deal")
		}
		for s := range joe.Seat(3) {
			if n := x.Count(of(LoyaltyDown, s)); n != 3 {
				t.Errorf("%v has %d", s, n)
			}
		}
		if n := x.Count(at(SecretStack)); n != 2 {
			t.Errorf("%d remain", n)
		}
	})
	t.Run("tw-setup-secret-rest-boxed", func(t *testing.T) {
		// Two that remain: Loyal Joes both, or one the Traitor. No View of who holds none tells.
		left, none := within(t, "llt").holds("secret-stack", "loyal-joe", "loyal-joe"), within(t, "lll").holds("secret-stack", "loyal-joe", "traitor")
		for _, seat := range []joe.Seat{0, 1, joe.Spectator} {
			v, w := left.View(seat), none.View(seat)
			if d := cmp.Diff(v.Cards(at(SecretStack)), w.Cards(at(SecretStack))); d != "" || v.Count(of(LoyaltyDown, 2)) != 3 {
				t.Errorf("%v can tell them apart:\n%s", seat, d)
			}
		}
	})
	t.Run("tw-setup-secret-peek", func(t *testing.T) {
		x := toLoyalty(t, 3).do(Deal{"loyal-joe"}).do(Deal{"traitor"})
		dealt := x.events[0]
		for _, seat := range []joe.Seat{0, 1, 2, joe.Spectator} {
			want := "traitor"
			if seat != 1 {
				want = ""
			}
			e, ok := Redact(dealt, seat)
			v := x.View(seat).Cards(of(LoyaltyDown, 1))
			if m, is := e.(Moved); !ok || !is || m.Card != want || !slices.Contains(v, want) || slices.Contains(v, "") != (want == "") {
				t.Errorf("%v sees %v, and %q", seat, e, v)
			}
		}
	})
	t.Run("tw-setup-loyalty-face-down", func(t *testing.T) {
		x := within(t, "lltl")
		for s := range joe.Seat(4) {
			if x.Count(of(LoyaltyDown, s)) != 3 || x.Count(of(LoyaltyUp, s)) != 0 {
				t.Errorf("%v: %d face down, %d face up", s, x.Count(of(LoyaltyDown, s)), x.Count(of(LoyaltyUp, s)))
			}
		}
	})
	t.Run("tw-setup-loyalty-shuffle", func(t *testing.T) {
		// Chance flips by what lies there, and no View, the owner's neither, tells more.
		x := suspects(t, "ltl").put("side/1", "accused-of-tech").put("hand/0", "tech-four").accuses(1, "accused-of-tech", "tech-four", Throw{0, 4, 0})
		want := []joe.Chanced[Action]{{Action: Deal{"loyal-joe"}, Weight: 1}, {Action: Deal{"traitor"}, Weight: 2}}
		if got := weights(x.asks(joe.Chance, AskDeal)); !slices.Equal(got, want) {
			t.Errorf("odds %v", got)
		}
		// The same cards, dealt in another order, lie there in the same way.
		y := toLoyalty(t, 2).do(Deal{"traitor"})
		loyal, bad := y.set.loyalCard, y.set.traitorCard
		before := y.Hash()
		y.moves(bad, of(LoyaltyDown, 0), of(LoyaltyUp, 0), 0)
		y.moves(loyal, of(LoyaltyDown, 0), of(LoyaltyUp, 0), 0)
		y.moves(bad, of(LoyaltyUp, 0), of(LoyaltyDown, 0), 0)
		y.moves(loyal, of(LoyaltyUp, 0), of(LoyaltyDown, 0), 0)
		if y.Hash() != before {
			t.Errorf("the row tells an order: %q", y.Cards(of(LoyaltyDown, 0)))
		}
	})
	t.Run("tw-setup-first-accusation", func(t *testing.T) {
		x := toFirstAccusation(t, "llt")
		for i, seat := range []joe.Seat{1, 2, 0} { // seat 1 goes first
			x.asks(joe.Chance, AskDeal).do(Legal(x.State)[0]).cited("tw-setup-first-accusation").asks(seat, AskGive)
			if p := x.Pending(); p.Rule != "tw-setup-first-accusation" {
				t.Errorf("asked by %s", p.Rule)
			}
			x.do(ChooseSeat{joe.Seat(i)}).cited("tw-setup-first-accusation")
		}
		for s := range joe.Seat(3) {
			if got := x.View(joe.Spectator).Cards(of(Side, s)); len(got) != 1 || x.Card(got[0]).Kind != content.Accusation {
				t.Errorf("all see %q before %v", got, s)
			}
		}
		if n := x.Count(at(Accusations)); n != 5 {
			t.Errorf("%d in the deck", n)
		}
	})
	t.Run("tw-setup-first-accusation-self", func(t *testing.T) {
		x := toFirstAccusation(t, "llt").do(Deal{"accused-of-tech"}).asks(1, AskGive).do(ChooseSeat{1})
		x.holds("side/1", "accused-of-tech")
	})
	t.Run("amb-tw-limit-at-setup", func(t *testing.T) {
		x := toFirstAccusation(t, "llt").do(Deal{"accused-of-tech"}, ChooseSeat{0}, Deal{"accused-of-recon"}, ChooseSeat{0}, Deal{"accused-of-pilot"})
		x.asks(0, AskGive).refuses(ChooseSeat{0}, "tw-accusation-full").do(ChooseSeat{2}).holds("side/2", "accused-of-pilot")
	})
	t.Run("tw-setup-leave-rest", func(t *testing.T) {
		x := within(t, "lll")
		for id, c := range x.set.cards.All() {
			if c.Set == SilentInterlude {
				t.Errorf("card %d, %s, belongs to Mission 8", id, c.ID)
			}
		}
		silent := content.SilentInterlude()
		n := 0
		for _, c := range silent.All() {
			if _, ok := x.set.cards.Find(c.ID); !ok && c.Set == SilentInterlude {
				n++
			}
		}
		if n == 0 || x.Noisy() {
			t.Errorf("%d cards of Mission 8 are left out; NOISY %v", n, x.Noisy())
		}
	})
	t.Run("amb-tw-no-comment", func(t *testing.T) {
		x := toLoyalty(t, 3)
		for x.Pending().Rule != "tw-setup-first-accusation" {
			if x.ToAct() != joe.Chance {
				t.Fatalf("%v is asked %s", x.ToAct(), x.Pending().Kind)
			}
			x.do(Legal(x.State)[0])
		}
		// Who holds a card of which nobody knows has nothing to say of it in the turn either.
		a, b := suspects(t, "ltl"), suspects(t, "llt")
		if d := cmp.Diff(Legal(a.State), Legal(b.State)); d != "" {
			t.Errorf("loyalty changes what may be done:\n%s", d)
		}
	})
}

// countOf is how many cards of a kind there are on the table.
func countOf(x *scene, kind content.Kind) int {
	n := 0
	for _, p := range x.piles {
		n += x.countKinds(p, content.KindsOf(kind))
	}
	return n
}

// weights is the weights of the cards that may come up, sorted by card.
func weights(x *scene) (list []joe.Chanced[Action]) {
	for _, o := range Odds(x.State) {
		list = append(list, joe.Chanced[Action]{Action: o.Action, Weight: o.Weight})
	}
	slices.SortFunc(list, func(a, b joe.Chanced[Action]) int { return strings.Compare(a.Action.String(), b.Action.String()) })
	return list
}
