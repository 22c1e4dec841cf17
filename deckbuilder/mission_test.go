package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestMission(t *testing.T) {
	t.Run("core-missions-any-number", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "gi", "tech-three", "tech-four").put("side/0", "stop-the-saboteurs").put("troopers/0", "cobra-trooper")
		if p := x.Pending(); p.Rule != "core-missions-any-number" {
			t.Errorf("asked by %s", p.Rule)
		}
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Throw{1, 0, 0}).asks(0, AskMissions)
		x.sets(AttemptSide{"cobra-trooper", 0}, "vamp", "tech-three").do(NameSkill{0}, Throw{3, 0, 0}).asks(0, AskMissions)
		x.offers(AttemptStory{}, true).sets(AttemptStory{}, "vamp", "tech-four").dice(5)
	})
	t.Run("core-missions-retry", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "gi", "tech-three").put("side/0", "stop-the-saboteurs")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Throw{1, 0, 0}).happened(Decided{false, 0, 3})
		x.holds("side/0", "stop-the-saboteurs").do(AttemptSide{"stop-the-saboteurs", 0}, Board{"vamp"})
		x.refuses(Assign{"gi"}, "core-mission-start").offers(Assign{"tech-three"}, true)
	})
	t.Run("core-mission-transport", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "gi").clear("hangar").put("side/0", "stop-the-saboteurs").put("officers", "destro").put("troopers/0", "cobra-trooper").put("covers/0", "cobra-battalion")
		for _, a := range []Action{AttemptStory{}, AttemptSide{"stop-the-saboteurs", 0}, AttemptSide{"cobra-trooper", 0}, AttemptOfficer{"destro"}, AttemptBattalion{0}} {
			x.refuses(a, "core-mission-transport")
		}
		x.put("hangar", "vamp", "dinghy").do(AttemptStory{}).asks(0, AskRide).refuses(Board{"jet"}, "core-mission-transport").refuses(Assign{"gi"}, "core-mission-start")
		x.do(Board{"dinghy"}).happened(Moved{"dinghy", at(Hangar), at(Ride), "core-mission-transport", 0}).holds("hangar", "vamp").holds("ride", "dinghy")
		// An effect waives it, for that mission.
		x = staged(t, Config{Seats: 1, Story: TotalControl}).story("flight-of-the-test-jets").put("hand/0", "gi").clear("hangar").put("side/0", "stop-the-saboteurs")
		x.offers(AttemptSide{"stop-the-saboteurs", 0}, false).do(AttemptStory{}).asks(0, AskJoin)
	})
	t.Run("core-mission-start", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "comms").refuses(AttemptStory{}, "core-mission-start")
		x.put("hand/0", "gi", "comms").sets(AttemptStory{}, "vamp", "gi").happened(Attempted{Card: "plain", Place: at(Story)}).happened(Moved{"gi", of(Hand, 0), of(Team, 0), "core-mission-start", 0})
		// One Joe at least: before that there is no passing.
		x = stage(t, 1).put("hand/0", "gi", "tech-three").do(AttemptStory{}, Board{"vamp"}).asks(0, AskJoin).offers(Pass{}, false)
		x.do(Assign{"gi"}).offers(Pass{}, true)
	})
	t.Run("core-mission-capacity", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "gi", "gi", "gi", "gi", "marked").do(AttemptStory{}, Board{"vamp"})
		for left := 3; left > 0; left-- {
			if got := x.asks(0, AskJoin).Pending().Count; got != left {
				t.Errorf("%d seats are left, want %d", got, left)
			}
			x.do(Assign{"gi"})
		}
		x.cited("core-mission-capacity").holds("team/0", "gi", "gi", "gi").holds("hand/0", "gi", "marked").refuses(Assign{"gi"}, "core-mission-lock")
		x = stage(t, 2).put("hangar", "dinghy").put("hand/0", "gi", "gi").put("hand/1", "gi")
		x.sets(AttemptStory{}, "dinghy", "gi", "gi").holds("hand/1", "gi").dice(2) // no seat is left to help in
	})
	t.Run("core-mission-group", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "gi").put("hand/1", "gi", "tech-three").put("side/0", "stop-the-saboteurs")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}).asks(1, AskJoin).offers(Pass{}, true)
		x.do(Assign{"tech-three"}).happened(Moved{"tech-three", of(Hand, 1), of(Team, 1), "core-mission-group", 0}).asks(1, AskJoin)
		x.do(Pass{}).dice(5)
		x = stage(t, 2).put("hand/0", "gi").put("hand/1", "gi").put("side/0", "stop-the-saboteurs")
		x.do(AttemptSide{"stop-the-saboteurs", 0}, Board{"vamp"}, Assign{"gi"}).asks(joe.Chance, AskThrow).holds("team/1").holds("hand/1", "gi")
	})
	t.Run("core-mission-solo-mark", func(t *testing.T) {
		x := stage(t, 2, missionCard("alone", `"need":["tech"],"difficulty":3`, `{"on":"while","do":[{"do":"bar","kinds":["gi","leader","joe"]}]}`,
			`{"on":"while","if":[{"is":"team","n":1,"kinds":["joes"]}],"do":[{"do":"bar","kinds":["joes"]}]}`))
		x.story("alone").put("hand/0", "duke-promoted", "gi").put("hand/1", "scarlett-promoted", "gi")
		x.do(AttemptStory{}, Board{"vamp"}).refuses(Assign{"gi"}, "alone").do(Assign{"duke-promoted"})
		x.asks(joe.Chance, AskThrow).holds("team/0", "duke-promoted").holds("team/1").holds("hand/1", "scarlett-promoted", "gi")
		staged(t, Config{Seats: 1, Story: TotalControl}).story("false-uniforms").put("hand/0", "gi").refuses(AttemptStory{}, "core-mission-start")
	})
	t.Run("core-story-is-group", func(t *testing.T) {
		for a, group := range map[Action]bool{AttemptStory{}: true, AttemptSide{"stop-the-saboteurs", 0}: false, AttemptSide{"cobra-trooper", 0}: false, AttemptBattalion{3}: false} {
			x := stage(t, 2).put("hand/0", "gi").put("hand/1", "gi").put("side/0", "stop-the-saboteurs").put("troopers/0", "cobra-trooper").put("covers/3", "cobra-battalion")
			x.do(a, Board{"vamp"}, Assign{"gi"})
			if m, _ := x.Attempt(); m.Group != group || (x.Pending().Seat == 1) != group {
				t.Errorf("%v: a Group Mission: %v; asked is %v", a, m.Group, x.Pending())
			}
		}
	})
	t.Run("core-officer-is-group", func(t *testing.T) {
		x := stage(t, 2).put("officers", "destro").put("hand/0", "gi").put("hand/1", "gi").do(AttemptOfficer{"destro"}, Board{"vamp"}, Assign{"gi"})
		x.asks(1, AskJoin).do(Assign{"gi"}).cited("core-mission-group").holds("team/1", "gi")
	})
	t.Run("core-mission-lock", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "gi", "gi", "tech-three", "halo-jump").sets(AttemptStory{}, "vamp", "gi").happened(Started{})
		x.asks(0, AskCards).refuses(Assign{"gi"}, "core-mission-lock").do(Play{"halo-jump"}).asks(0, AskCard)
		x.do(Choose{"tech-three"}).happened(Moved{"tech-three", of(Hand, 0), of(Team, 0), "halo-jump", 0})
		x.do(Pass{}).dice(5).holds("hand/0", "gi") // "up to" two: the second may stay
	})
	t.Run("core-mission-after-start", func(t *testing.T) {
		stage(t, 1).put("hand/0", "flint").put("hangar", "vamp", "dinghy").sets(AttemptStory{}, "vamp", "flint").dice(2).never("flint")
		x := stage(t, 1).put("hand/0", "flint").put("hangar", "vamp", "dinghy", "jet").sets(AttemptStory{}, "vamp", "flint").dice(5)
		x.happened(Changed{What: MissionDice, Seat: joe.Nobody, By: 3, Why: "flint"})
	})
	t.Run("core-mission-complications", func(t *testing.T) {
		x := stage(t, 1).story("plain-two").put("hand/0", "gi", "tech-four").put("foreseen/1", "thick-fog", "less-skill")
		x.sets(AttemptStory{}, "vamp", "gi", "tech-four").counts(5, 3).asks(joe.Chance, AskDeal)
		x.do(Deal{"less-skill"}).happened(Moved{"less-skill", ofAct(Foreseen, 1), at(Revealed), "core-mission-complications", 0}).counts(0, 3)
		x.do(Deal{"thick-fog"}).cited("core-mission-complications").happened(Decided{false, 0, 4})
	})
	t.Run("core-complication-draws", func(t *testing.T) {
		for id, want := range map[string]int{"plain": 0, "plain-two": 2, "plain-each": 3} {
			x := stage(t, 3).story(id).put("hand/0", "tech-three").put("hand/1", "gi").put("foreseen/1", "quiet", "quiet", "quiet", "quiet")
			x.do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Assign{"gi"})
			n := 0
			for ; x.asks(joe.Chance, x.Pending().Kind).Pending().Kind == AskDeal; n++ {
				if p := x.Pending(); p.Other != 0 || p.Rule != "core-mission-complications" {
					t.Errorf("%v draws by %s", p.Other, p.Rule)
				}
				x.do(Deal{"quiet"})
			}
			if n != want {
				t.Errorf("%s: %d are drawn, want %d", id, n, want)
			}
		}
	})
	t.Run("amb-core-complication-drawer", func(t *testing.T) {
		x := stage(t, 3).story("plain-two").put("hand/0", "gi").put("hand/1", "gi").put("foreseen/1", "cobra-patrol", "cobra-patrol")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"gi"}).do(Deal{"cobra-patrol"}, Deal{"cobra-patrol"})
		x.holds("discard/0", "cobra-trooper", "cobra-trooper").holds("discard/1").holds("discard/2")
	})
	t.Run("core-mission-active-cards", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "tech-three", "unmarked").put("hand/1", "unmarked", "marked").sets(AttemptStory{}, "vamp", "tech-three")
		x.asks(0, AskCards).do(Play{"unmarked"}).happened(Moved{"unmarked", of(Hand, 0), of(Used, 0), "core-mission-active-cards", 0})
		x.asks(1, AskCards).refuses(Play{"unmarked"}, "core-mark-crosshair").do(Play{"marked"}).cited("core-mission-active-cards").dice(6)
		x = stage(t, 2).put("hand/0", "tech-three", "unmarked").put("hand/1", "unmarked", "marked").sets(AttemptStory{}, "vamp", "tech-three").do(Pass{}, Pass{}).dice(4)
		x.do(Throw{4, 0, 0}).asks(0, AskCards).do(Play{"unmarked"}).dice(1).do(Throw{0, 1, 0}).asks(1, AskCards).refuses(Play{"unmarked"}, "core-mark-crosshair")
		x.do(Pass{}).happened(Decided{false, 1, 3})
	})
	t.Run("core-mark-crosshair", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "tech-three").put("hand/1", "marked", "unmarked").sets(AttemptStory{}, "vamp", "tech-three")
		x.asks(1, AskCards).offers(Play{"marked"}, true).refuses(Play{"unmarked"}, "core-mark-crosshair").do(Pass{}, Throw{4, 0, 0})
		x.asks(1, AskCards).offers(Play{"marked"}, true).refuses(Play{"unmarked"}, "core-mark-crosshair")
	})
	t.Run("amb-core-crosshair", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "tech-three").put("hand/1", "service-rifle").sets(AttemptStory{}, "vamp", "tech-three")
		x.asks(1, AskCards).do(Play{"service-rifle"}).dice(5).holds("used/1", "service-rifle")
		x = stage(t, 2).put("hand/0", "tech-three").put("hand/1", "marked").put("side/0", "stop-the-saboteurs")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "tech-three").dice(1) // nobody helps on a Side Mission
	})
	t.Run("core-mission-used-active", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "tech-three", "marked").sets(AttemptStory{}, "vamp", "tech-three").do(Play{"marked"}, Throw{5, 0, 0}).until().cited("core-mission-used-active")
		x.holds("used/0", "tech-three", "marked").holds("discard/0").holds("hand/0").do(Pass{})
		if n := x.Points(0); n != 2 {
			t.Errorf("%d Recruit points, want 2", n)
		}
		x.put("deck/0", "gi", "gi", "gi", "gi", "gi").all(Pass{}).until().holds("used/0").holds("discard/0", "tech-three", "marked")
	})
	t.Run("core-mission-used-helper", func(t *testing.T) {
		x := stage(t, 2).put("hand/0", "gi").put("hand/1", "tech-three", "marked", "gi", "gi", "gi")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"tech-three"}, Pass{}).asks(1, AskCards).do(Play{"marked"}, Throw{6, 0, 0}).until()
		x.cited("core-mission-used-helper").holds("used/1").holds("discard/1", "tech-three", "marked").holds("hand/1", "gi", "gi", "gi").holds("used/0", "gi")
		x.turnEnds().asks(1, AskMissions).holds("hand/1", "gi", "gi", "gi")
		x.turnEnds()
		if n := x.Count(of(Hand, 1)); n != handSize {
			t.Errorf("%d cards in hand after the own End phase", n)
		}
	})
	t.Run("core-mission-retire", func(t *testing.T) {
		x := stage(t, 2).put("hangar", "jet").put("hand/0", "gi", "gi", "tech-three").put("hand/1", "gi").do(AttemptStory{}, Board{"jet"}, Assign{"gi"}, Assign{"gi"}, Assign{"tech-three"}, Assign{"gi"})
		x.do(Throw{0, 0, 6}).until().asks(0, AskRetire).refuses(Choose{"tech-three"}, "core-mission-retire").do(Choose{"gi"}).happened(Moved{"gi", of(Team, 0), at(Out), "core-mission-retire", 0})
		x.asks(0, AskMissions).holds("used/0", "gi", "tech-three").holds("out", "gi", "vamp").holds("discard/1", "gi")
		stage(t, 1).put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{0, 1, 1}).until().asks(0, AskRetire).do(Pass{}).holds("used/0", "gi")
		stage(t, 1).put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi").do(Throw{2, 0, 0}).until().asks(0, AskMissions)
		x = stage(t, 2).put("hand/0", "tech-three").put("hand/1", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Assign{"gi"})
		x.do(Throw{0, 5, 0}).until().asks(0, AskMissions) // the helper's GI is nobody's to retire
	})
	t.Run("sdk-use-once", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "muskrat", "mainframe", "gi", "gi").do(Use{"mainframe"}).happened(Spent{"mainframe", of(Hand, 0)})
		x.do(Choose{"gi"}).until().refuses(Use{"mainframe"}, "sdk-use-once")
		x.put("hand/0", "muskrat").sets(AttemptStory{}, "vamp", "muskrat").do(Throw{2, 0, 0}).asks(0, AskCards).do(Use{"muskrat"}, Throw{1, 1, 0})
		x.cited("muskrat").happened(Decided{false, 1, 3}) // nobody is asked again
		x = stage(t, 1).put("hand/0", "muskrat", "marked").sets(AttemptStory{}, "vamp", "muskrat").do(Pass{}).do(Throw{2, 0, 0}, Use{"muskrat"}, Throw{2, 0, 0})
		x.asks(0, AskCards).refuses(Use{"muskrat"}, "sdk-use-once")
	})
}
