package deckbuilder

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// gains is how often a card gave so many Recruit points in the last batch.
func (x *scene) gains(card joe.RuleID, n int8) int {
	return x.count(func(e Event) bool {
		c, ok := e.(Changed)
		return ok && c.What == RecruitGained && c.Why == card && c.By == n
	})
}

// isType is whether an event is of a type.
func isType[E Event](e Event) bool {
	_, ok := e.(E)
	return ok
}

func TestRounds(t *testing.T) {
	t.Run("core-round", func(t *testing.T) {
		c := drillConfig(t, 3)
		c.First = joe.FirstSeat(1)
		x := opened(t, c).put("officers", "watcher")
		for i, seat := range []joe.Seat{2, 0, 1, 2, 0, 1} {
			round := 1 + (i+1)/3
			x.turnOver().asks(seat, AskMissions).cited("core-round")
			want := 0
			if i%3 == 2 {
				want = 1
			}
			if x.Round() != round || x.count(isType[RoundEnded]) != want || x.gains("watcher", 3) != want {
				t.Errorf("turn %d is of round %d; a round ended %d times, with %d effects", i+2, x.Round(), x.count(isType[RoundEnded]), x.gains("watcher", 3))
			}
		}
	})
	t.Run("core-round-solo", func(t *testing.T) {
		x := onDrill(t, 1).put("officers", "watcher")
		for turn := range 4 {
			x.turnOver()
			if x.gains("watcher", 1) != 1 || x.gains("watcher", 2) != 1 {
				t.Errorf("after turn %d: %d Start, %d End of Turn effects", turn+1, x.gains("watcher", 1), x.gains("watcher", 2))
			}
			if got := x.count(isType[RoundEnded]); got != turn%2 || x.gains("watcher", 3) != turn%2 {
				t.Errorf("after turn %d a round ended %d times, with %d effects", turn+1, got, x.gains("watcher", 3))
			}
		}
	})
	t.Run("core-round-end-threat", func(t *testing.T) {
		x := onDrill(t, 2).put("officers", "watcher")
		if x.turnOver(); x.threat != 0 {
			t.Errorf("within the round the marker is on %d", x.threat)
		}
		x.turnOver()
		effect := x.find(0, func(e Event) bool { return e == Event(Changed{What: RecruitGained, Seat: 1, By: 3, Why: "watcher"}) })
		rise := x.find(0, by("core-round-end-threat"))
		if end := x.find(0, isType[RoundEnded]); effect < 0 || rise < effect || end < rise || x.threat != 1 {
			t.Errorf("effect at %d, Threat at %d, end at %d; the marker is on %d: %v", effect, rise, end, x.threat, x.events)
		}
	})
	t.Run("core-round-token", func(t *testing.T) {
		if n := content.Core().Token(); n != 1 {
			t.Errorf("the token shows %d", n)
		}
		x := opened(t, Config{Seats: 4})
		x.clear("officers").clear("story")
		x.threat = 7
		for range 4 {
			x.turnOver()
		}
		if got := x.count(isType[ThreatMoved]); x.threat != 8 || got != 1 {
			t.Errorf("the marker is on %d after %d moves", x.threat, got)
		}
	})
}

func TestTurns(t *testing.T) {
	t.Run("core-turn-phases", func(t *testing.T) {
		x := opened(t, Config{Seats: 1, Leaders: []string{"duke"}})
		x.put("hand/0", "duke", "gi", "gi").put("line-up/0", "grunt").asks(0, AskMissions)
		x.refuses(Buy{0}, "core-turn-phases").refuses(BuyRifle{"service-rifle"}, "core-turn-phases")
		x.do(Pass{}).asks(0, AskRecruit).cited("core-turn-phases").refuses(AttemptStory{}, "core-turn-phases")
		x.do(Buy{0}).until().asks(0, AskRecruit).refuses(AttemptStory{}, "core-turn-phases")
		x = opened(t, Config{Seats: 1, Leaders: []string{"duke"}}).turnOver()
		var phases []string
		for _, e := range x.events {
			if p, ok := e.(PhaseBegan); ok {
				phases = append(phases, p.Phase)
			}
		}
		if d := cmp.Diff([]string{"recruit", "end", "missions"}, phases); d != "" {
			t.Errorf("phases from one Action phase to the next (-want +got):\n%s", d)
		}
	})
	t.Run("core-start-no-cards", func(t *testing.T) {
		x := onDrill(t, 1).put("officers", "tempter").put("deck/0", "comms", "tool-kit", "mainframe", "gi", "duke")
		x.do(Pass{}, Pass{}).until().asks(0, AskMay)
		if got := Legal(x.State); x.Phase() != "start" || !slices.Equal(got, []Action{Accept{}, Pass{}}) || x.Count(at(Ride)) != 0 {
			t.Errorf("in the phase %q these are legal: %v", x.Phase(), got)
		}
		x.holds("hand/0", "comms", "tool-kit", "mainframe", "gi", "duke")
		x.refuses(Play{"comms"}, "core-start-no-cards").refuses(Use{"mainframe"}, "core-start-no-cards")
		if x.do(Accept{}).asks(0, AskMissions); !x.legal(Play{"comms"}) || !x.legal(Use{"mainframe"}) {
			t.Errorf("in the Action phase these are legal: %v", Legal(x.State))
		}
	})
	t.Run("core-start-effects", func(t *testing.T) {
		x := onDrill(t, 2).put("officers", "watcher", "griper").put("hand/1", "gi")
		x.do(Pass{}, Pass{}).until().asks(1, AskCard).cited("core-round").follow("core-round", "watcher")
		if x.gains("watcher", 1) != 1 || x.Phase() != "start" {
			t.Errorf("in the phase %q: %v", x.Phase(), x.events)
		}
		x.do(Choose{"gi"}).follow("griper", "core-turn-phases").asks(1, AskMissions).holds("discard/1", "gi")
		if x.Phase() != "missions" {
			t.Errorf("the phase is %q", x.Phase())
		}
	})
	t.Run("core-start-effect-not-same-turn", func(t *testing.T) {
		// It arrives in the Start phase: that phase is not its own.
		x := onDrill(t, 1).put("officers", "herald").turnOver().holds("officers", "herald", "watcher")
		if n := x.gains("watcher", 1); n != 0 {
			t.Errorf("%d effects in the turn in which it arrived", n)
		}
		if n := x.turnOver().gains("watcher", 1); n != 1 {
			t.Errorf("%d effects in the turn after", n)
		}
		// It arrives in the Action phase.
		x = onDrill(t, 1).put("hand/0", "alarm").put("officer-stack", "watcher")
		x.threat = 6 // the next space brings an Officer
		x.do(Play{"alarm"}).until().holds("officers", "watcher").asks(0, AskMissions)
		if n := x.gains("watcher", 1); n != 0 {
			t.Errorf("%d effects as it arrives", n)
		}
		if n := x.turnOver().gains("watcher", 1); n != 1 {
			t.Errorf("%d effects in the turn after", n)
		}
	})
	t.Run("core-end-order", func(t *testing.T) {
		x := onDevice(t).story("crier").put("officers", "watcher").put("side/0", "nag").put("hand/0", "order", "duke", "gi").put("discard/0")
		x.do(Play{"order"}).turnOver()
		var effects []joe.RuleID
		for _, e := range x.events[:x.find(0, by("core-end-order"))] {
			if isType[Changed](e) {
				effects = append(effects, e.Rule())
			}
		}
		if d := cmp.Diff([]joe.RuleID{"crier", "watcher", "nag"}, effects); d != "" {
			t.Errorf("End of Turn effects (-want +got):\n%s", d)
		}
		last := x.find(0, by("nag"))
		discards := []Event{Moved{"order", of(Used, 0), of(Discard, 0), "core-end-order", 0}, Moved{"duke", of(Hand, 0), of(Discard, 0), "core-end-order", 0}, Moved{"gi", of(Hand, 0), of(Discard, 0), "core-end-order", 0}}
		latest := 0
		for _, e := range discards {
			i := x.find(0, func(f Event) bool { return f == e })
			if latest = max(latest, i); i < last {
				t.Errorf("%v at %d, the last effect at %d", e, i, last)
			}
		}
		if drawn := x.find(0, into(DeckRest, Hand)); drawn < latest || x.count(into(DeckRest, Hand)) != 5 || x.Count(of(Hand, 0)) != 5 {
			t.Errorf("drawn at %d after the discards to %d: the hand is %q", drawn, latest, x.Cards(of(Hand, 0)))
		}
		x.holds("used/0").holds("discard/0", "order", "duke", "gi")
	})
	t.Run("core-draw-reshuffle", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "muster").put("deck-rest/0").put("discard/0", "gi", "gi", "gi", "gi", "gi", "comms", "field-pack", "requisition").put("deck/0", "hero", "duke")
		x.do(Play{"muster"}).until().cited("core-draw-reshuffle")
		shuffle := x.find(0, isType[Shuffled])
		before := 0
		for _, e := range x.events[:shuffle] {
			if into(Deck, Hand)(e) {
				before++
			}
		}
		if before != 2 || x.count(into(DeckRest, Hand)) != 3 || x.DeckSize(0) != 5 || x.Count(of(Discard, 0)) != 0 {
			t.Errorf("%d drawn, then %d; %d in the deck, %q discarded", before, x.count(into(DeckRest, Hand)), x.DeckSize(0), x.Cards(of(Discard, 0)))
		}
		x = onDrill(t, 1).put("hand/0", "muster").put("deck/0", "gi").put("discard/0", "gi").clear("discard/0").put("reserve/0", "duke")
		x.clear("deck-rest/0").do(Play{"muster"}).until().asks(0, AskMissions).holds("hand/0", "gi")
	})
	t.Run("amb-all-empty-pile", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "pair").put("deck-rest/0").put("deck/0", "duke").put("discard/0", "gi", "gi", "comms")
		x.do(Play{"pair"}).asks(joe.Chance, AskDeal).do(Deal{"duke"}).cited("core-draw-reshuffle").asks(joe.Chance, AskDeal)
		if got := Legal(x.State); !slices.Equal(got, []Action{Deal{"comms"}, Deal{"gi"}}) {
			t.Errorf("the second card is one of %v", got)
		}
		x.do(Deal{"comms"}).asks(0, AskMissions).holds("hand/0", "duke", "comms").holds("deck-rest/0", "gi", "gi").holds("discard/0")
		// The main deck has no second life.
		x = onDrill(t, 1).put("hand/0", "gi", "gi").put("line-up/0", "grunt").put("main-deck").put("main-discard", "mutt", "flint")
		x.do(Pass{}, Buy{0}).ended("core-lose-main-deck", 0).holds("main-discard", "mutt", "flint")
	})
}

func TestChoices(t *testing.T) {
	t.Run("amb-all-chooser", func(t *testing.T) {
		// A Cobra card asks: the active seat answers.
		x := onDrill(t, 3).put("officers", "griper").put("hand/1", "gi", "comms").do(Pass{}, Pass{}).until()
		x.asks(1, AskCard)
		if p := x.Pending(); p.Rule != "amb-all-chooser" || p.Item != "griper" || !slices.Equal(Legal(x.State), []Action{Choose{"gi"}, Choose{"comms"}}) {
			t.Errorf("asked by %s for %s: %v", p.Rule, p.Item, Legal(x.State))
		}
		// A helper's card asks: the helper answers, and has what it brings.
		x = onDrill(t, 2).put("hand/0", "hero").put("hand/1", "decider").story("drill-1a")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"hero"}).asks(1, AskJoin).do(Assign{"decider"}).asks(1, AskOption)
		if p := x.Pending(); p.Rule != "amb-all-chooser" || p.Item != "decider" {
			t.Errorf("asked by %s for %s", p.Rule, p.Item)
		}
		if x.do(Option{1}); !slices.Contains(x.events, Event(Changed{What: RecruitGained, Seat: 1, By: 1, Why: "decider"})) {
			t.Errorf("what the helper's card gives: %v", x.events)
		}
	})
	t.Run("amb-all-simultaneous", func(t *testing.T) {
		c := drillConfig(t, 3)
		c.First = joe.FirstSeat(1)
		x := opened(t, c).put("hand/1", "purge", "gi", "comms").put("hand/2", "gi", "comms").put("hand/0", "gi", "comms").do(Play{"purge"})
		for _, seat := range []joe.Seat{1, 2, 0} {
			x.asks(seat, AskCard).do(Choose{"comms"})
			if !slices.Contains(x.events, Event(Moved{"comms", of(Hand, seat), of(Discard, seat), "purge", 0})) {
				t.Errorf("%v discards: %v", seat, x.events)
			}
		}
		x.asks(1, AskMissions).holds("hand/0", "gi").holds("hand/1", "gi").holds("hand/2", "gi")
	})
	t.Run("amb-all-may", func(t *testing.T) {
		for _, a := range []Action{Accept{}, Pass{}} {
			x := onDrill(t, 1).put("hand/0", "offer").do(Play{"offer"}).asks(0, AskMay)
			if x.Pending().Rule != "amb-all-may" || len(Legal(x.State)) != 2 {
				t.Errorf("asked by %s: %v", x.Pending().Rule, Legal(x.State))
			}
			want := 1 // its own Recruit
			if a == Action(Accept{}) {
				want = 5
			}
			if x.do(a).asks(0, AskMissions); x.Points(0) != want {
				t.Errorf("%v: %d points", a, x.Points(0))
			}
		}
		x := onDrill(t, 1).put("hand/0", "order").do(Play{"order"}).asks(0, AskMissions).refuses(Accept{}, "amb-all-may")
		if x.Points(0) != 5 {
			t.Errorf("what is ordered gives %d points", x.Points(0))
		}
	})
	t.Run("sdk-trigger-limit", func(t *testing.T) {
		x := onDevice(t).put("hand/0", "gi", "gi", "gi").story("race-for-the-fallen-star")
		x.put("complications/1", slices.Repeat([]string{"echo"}, 20)...).do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Pass{})
		x.stops(AskMissions, "echo")
		// Chance has a part in each step here, and nothing piles up.
		x = onDevice(t).put("hand/0", "gi", "gi").story("treadmill").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Pass{}, Throw{1, 0, 0})
		x.stops(AskMissions, "treadmill")
	})
}

// stops wants chance alone to act, dice apart always to a Failure, until a player is
// asked, within 400 actions, and an event that names the card.
func (x *scene) stops(kind, card string) {
	x.t.Helper()
	said := false
	for n := 0; x.ToAct() == joe.Chance; n++ {
		if n > 400 {
			x.t.Fatalf("%s never stops", card)
		}
		x.do(Legal(x.State)[0])
		said = said || slices.Contains(x.events, Event(Noted{Why: "sdk-trigger-limit", Card: card}))
	}
	if !said {
		x.t.Errorf("nothing is told of %s", card)
	}
	for x.Pending().Kind == AskRetire {
		x.do(pass)
	}
	x.asks(0, kind)
}
