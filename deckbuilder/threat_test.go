package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// marker puts the Threat Marker on a space.
func (x *scene) marker(space int) *scene {
	x.t.Helper()
	if space >= len(x.set.meter.Spaces)-1 {
		x.t.Fatalf("a game at space %d is over", space)
	}
	x.threat = uint8(space)
	return x
}

// stands wants the Threat Marker on a space.
func (x *scene) stands(space int) *scene {
	x.t.Helper()
	if at, _ := x.Threat(); at != space {
		x.t.Errorf("the marker stands on %d, want %d", at, space)
	}
	return x
}

// struck is a game of three whose marker enters a yellow space that brings a
// Precision Strike, which is turned up; the seats have so many Side Missions.
func struck(t *testing.T, sides ...int) *scene {
	t.Helper()
	c := drillConfig(t, 3)
	c.First = joe.FirstSeat(1)
	x := opened(t, c).put("hand/1", "alarm").marker(9)
	for s, n := range sides {
		x.put(of(Side, joe.Seat(s)).String(), slices.Repeat([]string{"nag"}, n)...)
	}
	x.clear("officer-stack").do(Play{"alarm"}).asks(joe.Chance, AskDeal)
	if p := x.Pending(); p.Rule != "core-threat-yellow-strike" || p.Item != "revealed" {
		t.Errorf("chance turns up by %s to %s", p.Rule, p.Item)
	}
	return x.do(Deal{"stop-the-saboteurs"}).cited("core-threat-yellow-strike")
}

func TestThreat(t *testing.T) {
	t.Run("core-threat-space", func(t *testing.T) {
		// Space 2 of the side for one gives a Trooper, space 4 a Battalion.
		x := onDrill(t, 1).put("hand/0", "alarm", "alarm", "calm").marker(1)
		x.do(Play{"alarm"}).stands(3).cited("core-threat-space").holds("discard/0", "cobra-trooper")
		if x.count(isType[ThreatMoved]) != 2 || x.count(by("core-threat-space")) != 1 {
			t.Errorf("moved and happened: %v", x.events)
		}
		x.do(Play{"calm"}).stands(1).holds("discard/0", "cobra-trooper") // not from above
		if n := x.count(by("core-threat-space")); n != 0 {
			t.Errorf("going down over the space: %v", x.events)
		}
		x.do(Play{"alarm"}).stands(3).holds("discard/0", "cobra-trooper", "cobra-trooper")
		if x.covered() != 0 {
			t.Errorf("%d Battalions before their space", x.covered())
		}
		// Where the marker comes to stand counts, where it stood does not.
		x = onDrill(t, 1).put("hand/0", "alarm").marker(2).do(Play{"alarm"}).stands(4).holds("discard/0")
		if x.covered() != 1 {
			t.Errorf("%d Battalions on their space", x.covered())
		}
	})
	t.Run("core-threat-start-space", func(t *testing.T) {
		for _, from := range []int{1, 2} {
			x := onDrill(t, 1).put("hand/0", "calm").marker(from).do(Play{"calm"}).stands(1)
			if n := x.count(isType[ThreatMoved]); n != from-1 {
				t.Errorf("from %d the marker moves %d times", from, n)
			}
		}
		// In the Starting Round it is there, and stays.
		onDrill(t, 1).put("hand/0", "calm").do(Play{"calm"}).stands(0)
		onDrill(t, 1).put("hand/0", "calm").marker(4).do(Play{"calm"}).stands(2)
	})
	t.Run("core-threat-starting-round", func(t *testing.T) {
		x := onDrill(t, 1).turnOver().stands(0).turnOver().stands(1)
		if x.Colour() != content.Green {
			t.Errorf("the marker is in %v", x.Colour())
		}
		files, err := drillFiles()
		if err != nil {
			t.Fatal(err)
		}
		files["set.json"].Data = []byte(tokenOfTwo(string(files["set.json"].Data)))
		c := drillConfig(t, 1)
		if c.Content, err = content.Core().Overlay(files); err != nil {
			t.Fatal(err)
		}
		opened(t, c).turnOver().stands(0).turnOver().stands(2).cited("core-round-end-threat")
	})
	t.Run("core-threat-colour", func(t *testing.T) {
		// The card moves the marker, too: what counts is its colour when it is played.
		for space, want := range map[int]int{1: 2, 6: 2, 7: 4, 11: 4, 12: 1} {
			x := onDrill(t, 1).put("hand/0", "amber").clear("officer-stack").marker(space).do(Play{"amber"}).until().stands(space + 1)
			if x.Points(0) != want {
				t.Errorf("played on space %d the card gives %d, want %d", space, x.Points(0), want)
			}
		}
		x := onDrill(t, 1).put("hand/0", "counter-intelligence", "gi", "gi").marker(6)
		x.refuses(Play{"counter-intelligence"}, "core-mission-active-cards")
		if x.marker(7); !x.legal(Play{"counter-intelligence"}) {
			t.Error("a yellow ability does not work in yellow")
		}
	})
	t.Run("core-threat-yellow-strike", func(t *testing.T) {
		x := onDrill(t, 3).put("hand/0", "alarm").clear("officer-stack").put("officer-stack", "watcher").marker(9).do(Play{"alarm"})
		if got := Legal(x.State); !slices.Equal(got, []Action{Deal{"watcher"}}) { // what space 10 brings
			t.Fatalf("first comes one of %v", got)
		}
		x.do(Deal{"watcher"}).asks(joe.Chance, AskDeal)
		for _, a := range Legal(x.State) {
			if c := x.Card(a.(Deal).Card); c.Kind != content.Strike || c.Act != 1 {
				t.Errorf("%s may turn up", c.ID)
			}
		}
		if got := len(Legal(x.State)); got != 3 || x.Pending().Rule != "core-threat-yellow-strike" {
			t.Errorf("%d Strikes may turn up by %s", got, x.Pending().Rule)
		}
		x.do(Deal{"nag"}).cited("core-threat-yellow-strike").asks(0, AskVote)
		// Space 12 is yellow, and says nothing of Strikes; nor does any for one or two, such as 10.
		onDrill(t, 3).put("hand/0", "amber").marker(11).do(Play{"amber"}).stands(12).asks(0, AskMissions)
		onDrill(t, 2).put("hand/0", "amber").marker(9).do(Play{"amber"}).stands(10).asks(0, AskMissions)
		for _, players := range []int{1, 3} {
			for i, space := range content.Core().Meter(players).Spaces {
				if space.Strike && (players == 1 || space.Colour != content.Yellow) {
					t.Errorf("for %d players space %d brings a Strike", players, i)
				}
			}
		}
	})
	t.Run("core-threat-yellow-fewest", func(t *testing.T) {
		struck(t, 1, 0, 1).cited("core-threat-yellow-fewest").holds("side/1", "stop-the-saboteurs").asks(1, AskMissions)
		struck(t, 2, 2, 1).cited("core-threat-yellow-fewest").holds("side/2", "nag", "stop-the-saboteurs").asks(1, AskMissions)
		struck(t, 0, 1, 2).cited("core-threat-yellow-fewest").holds("side/0", "stop-the-saboteurs").asks(1, AskMissions)
		struck(t, 2, 2, 2).cited("core-side-limit-all-full").holds("resolved/1", "stop-the-saboteurs").asks(1, AskMissions)
	})
	t.Run("core-threat-yellow-tie", func(t *testing.T) {
		// Seats 0 and 1 are tied; seat 1 is active.
		x := struck(t, 0, 0, 1).asks(1, AskVote)
		if p := x.Pending(); p.Rule != "core-threat-yellow-tie" || p.Item != "stop-the-saboteurs" || !slices.Equal(Legal(x.State), []Action{ChooseSeat{0}, ChooseSeat{1}}) {
			t.Errorf("asked by %s for %s: %v", p.Rule, p.Item, Legal(x.State))
		}
		x.refuses(ChooseSeat{2}, "core-threat-yellow-tie")
		agreed := scene{t: t, State: x.State}
		agreed.do(ChooseSeat{1}).asks(2, AskVote).do(ChooseSeat{1}).asks(0, AskVote).do(ChooseSeat{1})
		agreed.cited("core-threat-yellow-tie").holds("side/1", "stop-the-saboteurs").holds("side/0").asks(1, AskMissions)
		// The second names another: the vote is over, and chance picks.
		x.do(ChooseSeat{1}).asks(2, AskVote).do(ChooseSeat{0}).asks(joe.Chance, AskLot)
		if p := x.Pending(); p.Rule != "core-threat-yellow-tie" {
			t.Errorf("the lot is by %s", p.Rule)
		}
		weights := map[Action]uint64{}
		for _, o := range Odds(x.State) {
			weights[o.Action] = o.Weight
		}
		if len(weights) != 2 || weights[Lot{0}] != 1 || weights[Lot{1}] != 1 {
			t.Errorf("the lot may fall on %v", weights)
		}
		x.do(Lot{0}).cited("core-threat-yellow-tie").holds("side/0", "stop-the-saboteurs").holds("side/1").asks(1, AskMissions)
		// The last to name another ends it as well.
		x = struck(t, 0, 0, 0).do(ChooseSeat{2}).asks(2, AskVote).do(ChooseSeat{2}).asks(0, AskVote).do(ChooseSeat{0}).asks(joe.Chance, AskLot)
		x.do(Lot{1}).holds("side/1", "stop-the-saboteurs")
	})
}
