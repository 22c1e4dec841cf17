package deckbuilder_test

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// silentConfigs are Mission 8 as it is, with another Leader, and after a loss with
// another partner and the Expert Mode card.
func silentConfigs() []deckbuilder.Config {
	return []deckbuilder.Config{
		{Seats: 1, Story: deckbuilder.SilentInterlude},
		{Seats: 1, Story: deckbuilder.SilentInterlude, Leaders: []string{"duke"}},
		{Seats: 1, Story: deckbuilder.SilentInterlude, Leaders: []string{"duke"}, Partner: "roadblock", AfterLoss: true, Expert: []string{"si-expert"}},
	}
}

// TestLawsOfSilentInterlude holds Mission 8 to every law of joetest.
func TestLawsOfSilentInterlude(t *testing.T) {
	set := content.SilentInterlude()
	hand, tile := deckbuilder.PlaceOf(deckbuilder.Hand, 0), deckbuilder.PlaceOf(deckbuilder.Tile, 0)
	o := joetest.Options[deckbuilder.State, deckbuilder.Action, deckbuilder.Event]{
		Actions: []deckbuilder.Action{
			deckbuilder.SpendJoe{}, deckbuilder.SpendJoe{Card: "grunt"}, deckbuilder.SpendJoe{Card: "no-such-card"}, deckbuilder.Promote{}, deckbuilder.Promote{Card: "scarlett"},
			deckbuilder.Promote{Card: "grunt"}, deckbuilder.Assign{Card: "scarlett"}, deckbuilder.Assign{Card: "gi"}, deckbuilder.Board{Card: "claw"}, deckbuilder.Board{Card: "vamp"},
			deckbuilder.Play{Card: "recovery-signal"}, deckbuilder.Play{Card: "halo-jump"}, deckbuilder.Use{Card: "snake-eyes"},
		},
		Events: []deckbuilder.Event{
			deckbuilder.SilentRolled{Blanks: 255, Hits: 255, Doubles: 255}, deckbuilder.SilenceChecked{Cards: -1, Value: -128}, deckbuilder.NoiseChanged{Noisy: true},
			deckbuilder.Changed{What: deckbuilder.MissionValue, Seat: joe.Nobody, By: -128}, deckbuilder.Changed{What: deckbuilder.MissionCredit, Seat: joe.Nobody, By: 127},
			deckbuilder.Moved{Card: "grunt", From: tile, To: hand}, deckbuilder.Moved{Card: "scarlett", From: deckbuilder.PlaceOf(deckbuilder.Aside, 0), To: hand},
		},
		Cites: func(id joe.RuleID) bool {
			_, card := set.Find(string(id))
			return card
		},
		Games: 1, Endings: 4, Moments: 24, Probes: 60, Draws: 120,
	}
	if testing.Short() {
		o.Endings, o.Moments, o.Probes, o.Draws = 1, 8, 10, 40
	}
	joetest.RunWith(t, deckbuilder.Game(), o, silentConfigs()...)
}

// whole is how many cards of the starting deck lie anywhere but in the box.
func whole(s deckbuilder.State) (n int) {
	for id, k := range starting(s) {
		for z := deckbuilder.Deck; z <= deckbuilder.Out; z++ {
			if z != deckbuilder.Box {
				n += min(k, lying(s, z, id))
			}
		}
	}
	return n
}

// starting is the cards of the starting deck, by id.
func starting(s deckbuilder.State) map[string]int {
	c := s.Config()
	deck := map[string]int{c.Leaders[0]: 1, "field-pack": 1, "requisition": 1}
	leader := s.Card(c.Leaders[0])
	for _, x := range s.Content().All() {
		if gis := leader.Role != content.SnakeEyes && !c.AfterLoss; x.Where == content.Cast && !gis {
			deck[x.ID] = x.Count
		} else if x.Kind == content.GI && gis {
			deck[x.ID] = 8
		}
	}
	return deck
}

// lying is the copies of a card in a zone.
func lying(s deckbuilder.State, z deckbuilder.Zone, id string) (n int) {
	for i := range 7 {
		if p := deckbuilder.PlaceOf(z, i); i == 0 || p.Of > 0 {
			n += count(s.Cards(p), id)
		}
	}
	return n
}

// TestSilentInvariants plays Mission 8 by chance to the end, and looks at every
// position and event: Threat never comes back to the first space, NOISY is cleared by
// cards that say so alone and comes from a check that failed, Joes of the Reserve tile
// lie there or are out of the game, and the eleven cards of the deck are all there.
func TestSilentInvariants(t *testing.T) {
	games := 12
	if testing.Short() {
		games = 3
	}
	hushed, noisy, spent := 0, 0, 0
	for i, c := range slices.Concat(silentConfigs(), silentConfigs(), silentConfigs(), silentConfigs())[:games] {
		s, _, err := deckbuilder.New(c)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(uint64(i))
		tiled, begun := map[string]bool{}, false
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			a := deckbuilder.Roll(s, &src)
			if throw, ok := a.(deckbuilder.Throw); ok && i%2 == 0 { // by luck, to see the later Acts
				a = luckier(s, throw)
			}
			if a == nil {
				list := deckbuilder.Legal(s)
				a = list[src.IntN(len(list))]
			}
			next, events, err := deckbuilder.Apply(s, a)
			if err != nil {
				t.Fatal(err)
			}
			failed := false
			for _, e := range events {
				switch e := e.(type) {
				case deckbuilder.SilenceChecked:
					failed = e.Cards > e.Value
				case deckbuilder.NoiseChanged:
					if e.Noisy {
						noisy++
						if !failed {
							t.Errorf("NOISY by %s without a check that failed", e.Why)
						}
					} else if hushed++; !slices.ContainsFunc(s.Card(string(e.Why)).Abilities, hushes) {
						t.Errorf("SILENT again by %s", e.Why)
					}
				case deckbuilder.Moved:
					if e.To.Zone == deckbuilder.Tile {
						tiled[e.Card] = true
					} else if e.From.Zone == deckbuilder.Tile {
						if spent++; e.To.Zone != deckbuilder.Out {
							t.Errorf("%s leaves the Reserve tile for %v", e.Card, e.To)
						}
					}
				}
			}
			if s.Noisy() != next.Noisy() && !slices.ContainsFunc(events, func(e deckbuilder.Event) bool { _, ok := e.(deckbuilder.NoiseChanged); return ok }) {
				t.Error("the token is turned without an event")
			}
			if at, _ := next.Threat(); begun && at == 0 {
				t.Error("Threat is back on the first space")
			} else {
				begun = begun || at > 0
			}
			s = next
			if s.Round() == 0 {
				continue
			}
			for id := range tiled {
				for _, z := range []deckbuilder.Zone{deckbuilder.Hand, deckbuilder.Deck, deckbuilder.DeckRest, deckbuilder.Discard, deckbuilder.Used, deckbuilder.Team, deckbuilder.Reserve} {
					if lying(s, z, id) > 0 {
						t.Errorf("%s, of the Reserve tile, lies in %v", id, z)
					}
				}
			}
			if n := whole(s); n != 11 {
				t.Errorf("%d cards of the starting deck are left", n)
			}
			if t.Failed() {
				t.Fatalf("game %d, after %v: %v", i, a, events)
			}
		}
	}
	if noisy == 0 || spent == 0 {
		t.Errorf("the token was turned %d times and back %d times, %d Joes were spent", noisy, hushed, spent)
	}
}

// hushes reports whether an ability turns the token back.
func hushes(a content.Ability) bool {
	return slices.ContainsFunc(a.Do, func(e content.Effect) bool { return e.Do == content.Hush })
}

// luckier is the best fall of the same dice on a mission, the worst for Silence.
func luckier(s deckbuilder.State, a deckbuilder.Throw) deckbuilder.Throw {
	if s.Pending().Rule == "si-silent-dice" {
		return a
	}
	return deckbuilder.Throw{Doubles: a.Blanks + a.Hits + a.Doubles}
}

// TestSilentRandomGamesEnd plays Mission 8 at random: none reaches the limit of rounds.
func TestSilentRandomGamesEnd(t *testing.T) {
	for i, c := range silentConfigs() {
		s, _, err := deckbuilder.New(c)
		if err != nil {
			t.Fatal(err)
		}
		longest := 0
		for seed := range uint64(40) {
			o := seatedAtRandom(s, seed)
			if longest = max(longest, o.turns); o.reason == "sdk-turn-limit" || o.reason == "" {
				t.Errorf("game %d of %d ended by %q", seed, i, o.reason)
			}
		}
		if longest < 5 {
			t.Errorf("the longest game had %d turns", longest)
		}
	}
}
