package deckbuilder

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

func TestEnds(t *testing.T) {
	t.Run("core-coop-outcome", func(t *testing.T) {
		for seats := 1; seats <= 4; seats++ {
			x := onDrill(t, seats).story("drill-3z").put("hand/0", "hero")
			for s := 1; s < seats; s++ {
				x.clear(of(Hand, joe.Seat(s)).String())
			}
			lost := scene{t: t, State: x.State}
			x.goes(AttemptStory{}, "hero", Throw{0, 1, 4}).ended("core-win-last-finale", joe.AllSeats(seats))
			_, lost.threat = 0, uint8(len(lost.set.meter.Spaces)-2)
			lost.put("hand/0", "alarm").do(Play{"alarm"}).ended("core-lose-threat-top", 0)
		}
	})
	t.Run("core-win-last-finale", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "hero").story("drill-3z")
		x.goes(AttemptStory{}, "hero", Throw{0, 1, 4}).cited("core-win-last-finale").ended("core-win-last-finale", joe.SetOf(0))
		x.follow("core-mission-success", "core-mission-record", "core-win-last-finale")
		// Neither a Finale of another Act nor a Mission of the third wins.
		for _, id := range []string{"drill-2z", "drill-3a"} {
			x := onDrill(t, 1).put("hand/0", "hero").story(id).goes(AttemptStory{}, "hero", Throw{0, 1, 4})
			if x.goesOn(); !slices.Equal(x.Record(), []bool{true}) {
				t.Errorf("%s: the record is %v", id, x.Record())
			}
		}
	})
	t.Run("core-lose-threat-top", func(t *testing.T) {
		x := onDrill(t, 2)
		_, top := x.Threat()
		x.put("hand/0", "alarm")
		x.threat = uint8(top - 1)
		x.do(Play{"alarm"}).cited("core-lose-threat-top").ended("core-lose-threat-top", 0)
		if at, _ := x.Threat(); at != top {
			t.Errorf("the marker stands on space %d of %d", at, top)
		}
		x = onDrill(t, 2).put("hand/0", "alarm")
		x.threat = uint8(top - 3)
		x.do(Play{"alarm"}).until().goesOn()
	})
	t.Run("core-lose-battalions", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "tanks")
		for i := range 4 {
			x.put(slot(Covers, i).String(), "cobra-battalion")
		}
		five := scene{t: t, State: x.State}
		if x.do(Play{"tanks"}).goesOn(); x.covered() != 5 {
			t.Errorf("%d are covered", x.covered())
		}
		five.put("covers/5", "cobra-battalion").do(Play{"tanks"}).cited("core-lose-battalions").ended("core-lose-battalions", 0)
		if five.covered() != 5 || five.Count(at(BattalionStack)) != 1 {
			t.Errorf("%d are covered, %d Battalions left", five.covered(), five.Count(at(BattalionStack)))
		}
	})
	t.Run("core-lose-main-deck", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "gi", "gi", "duke").put("line-up/2", "flint").put("line-up/3", "clutch").put("line-up/4", "grunt")
		x.put("main-deck", "mutt").do(Pass{}, Buy{3}).until().goesOn().holds("line-up/3", "mutt").holds("main-deck")
		x.asks(0, AskRecruit).do(Buy{4}).cited("core-lose-main-deck").ended("core-lose-main-deck", 0)
		x.holds("line-up/4").holds("line-up/2", "flint")
	})
	t.Run("core-fail-is-not-loss", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "hero", "gi").story("drill-1a").put("upcoming", "drill-1b")
		x.goes(AttemptStory{}, "hero", Throw{5, 0, 0}).until().goesOn().asks(0, AskMissions).holds("story", "drill-1b").holds("story-done", "drill-1a")
		x.follow("core-mission-record", "core-story-fail-leaves", "core-story-next")
	})
	t.Run("core-mission-record", func(t *testing.T) {
		x := onDrill(t, 1).put("hand/0", "hero", "hero", "hero")
		for i, fell := range []Throw{{0, 5, 0}, {0, 5, 0}, {5, 0, 0}} {
			x.goes(AttemptStory{}, "hero", fell).cited("core-mission-record").until()
			if got := x.Record(); !slices.Equal(got, []bool{true, true, false}[:i+1]) {
				t.Errorf("after %d Story Missions the record is %v", i+1, got)
			}
		}
		if won, lost := x.stories(); won != 2 || lost != 1 || len(x.View(joe.Spectator).Record()) != 3 {
			t.Errorf("effects read %d Successes and %d Failures, a View %v", won, lost, x.View(joe.Spectator).Record())
		}
	})
	t.Run("sdk-turn-limit", func(t *testing.T) {
		c := drillConfig(t, 3)
		c.TurnLimit = 2
		x := opened(t, c)
		for range 5 {
			x.turnOver().goesOn()
		}
		x.turnOver().cited("sdk-turn-limit").ended("sdk-turn-limit", 0)
		if x.Round() != 2 {
			t.Errorf("over in round %d", x.Round())
		}
		for _, limit := range []int{-1, 10001} {
			c.TurnLimit = limit
			refused(t, c, "sdk-turn-limit", "$.turnLimit")
		}
	})
	t.Run("amb-all-turn-limit", func(t *testing.T) {
		x := onDrill(t, 1)
		if got := x.Config().TurnLimit; got != DefaultTurnLimit {
			t.Errorf("a game that says nothing ends with round %d", got)
		}
		x.round, x.turns = DefaultTurnLimit-1, 2
		if x.turnOver().goesOn(); x.Round() != DefaultTurnLimit {
			t.Fatalf("round %d", x.Round())
		}
		x.turnOver().goesOn()
		x.turnOver().ended("sdk-turn-limit", 0)
	})
	t.Run("amb-all-final-reveal", func(t *testing.T) {
		x := onDrill(t, 3).put("hand/0", "alarm").put("hand/1", "gi", "scarlett").put("deck/2", "gi")
		x.threat = uint8(len(x.set.meter.Spaces) - 2)
		x.do(Play{"alarm"}).ended("core-lose-threat-top", 0)
		for _, seat := range []joe.Seat{joe.Spectator, 0, 1, 2} {
			v := x.View(seat)
			if v.Seat() != seat {
				t.Errorf("the view of %v is that of %v", seat, v.Seat())
			}
			for _, p := range places {
				if d := cmp.Diff(x.Cards(p), v.Cards(p)); d != "" {
					t.Errorf("%v sees %v (-true +seen):\n%s", seat, p, d)
				}
			}
			if got, ok := v.Outcome(); !ok || got.Reason != "core-lose-threat-top" {
				t.Errorf("%v sees the outcome %v", seat, got)
			}
		}
	})
}
