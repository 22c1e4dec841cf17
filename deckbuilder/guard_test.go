package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

func TestGuards(t *testing.T) {
	t.Run("cv-guard-entry", func(t *testing.T) {
		x := spies(t, 1, "four").story("troubled").put("foreseen/1", "cv-sleeper-agent").guardsAre(0).sets(AttemptStory{}, "vamp", "four")
		x.do(Deal{"cv-sleeper-agent"}).happened(Moved{guardCard, at(GuardStack), at(Guards), "cv-sleeper-agent", 0}).guardsAre(1)
		spies(t, 1).put("upcoming", "icon-two").advances().guardsAre(2)
	})
	t.Run("cv-guard-area", func(t *testing.T) {
		x := spies(t, 2, "doorway").put("hand/1", "two").do(Play{"doorway"}).holds("guards", guardCard)
		// There it remains, whatever becomes of the Story Mission and whoever's turn it is.
		x.advances().holds("guards", guardCard).turnOver().turnOver().holds("guards", guardCard)
	})
	t.Run("cv-guard-unassigned", func(t *testing.T) {
		x := spies(t, 2, "doorway").put("side/0", "stop-the-saboteurs").do(Play{"doorway"}).holds("attached").holds("side/0", "stop-the-saboteurs").holds("side/1").guardsAre(1)
		if x.sidesOf(0) != 1 || x.sidesOf(1) != 0 {
			t.Errorf("Side Missions: %d and %d", x.sidesOf(0), x.sidesOf(1))
		}
	})
	t.Run("cv-guard-any-player", func(t *testing.T) {
		x := spies(t, 2, "doorway", "two").put("hand/1", "two").do(Play{"doorway"}).asks(0, AskMissions).offers(AttemptGuard{guardCard}, true)
		x.turnOver().put("hand/1", "two").asks(1, AskMissions).offers(AttemptGuard{guardCard}, true)
		x.sets(AttemptGuard{guardCard}, "vamp", "two").asks(1, AskSkill)
		spies(t, 2, "two").refuses(AttemptGuard{guardCard}, "cv-guard-area")
	})
	t.Run("cv-guard-side-mission", func(t *testing.T) {
		x := spies(t, 2, "two", "scout").put("hand/1", "scout", "intelligence-file").guards(1).intelled(2)
		x.do(AttemptGuard{guardCard}, Board{"vamp"}, Assign{"two"}).asks(0, AskJoin).do(Pass{}).asks(0, AskSkill)
		x.do(NameSkill{content.Tech}).asks(0, AskIntel)
		// So it is for cards that are for Side Missions.
		spies(t, 1, "two", "defuse").guards(1).intelled(2).raids("two").do(Play{"defuse"}).counts(2, 0)
	})
	t.Run("cv-guard-intel-only", func(t *testing.T) {
		x := spies(t, 1, "five").guards(1).intelled(3).raids("five").counts(5, 2).do(SwapIntel{3}).throws(3, 0, oneHits).until()
		x.happened(Decided{true, 3, 2}).guardsAre(0).intelIs(8, 0, 0)
	})
	t.Run("cv-guard-no-green", func(t *testing.T) {
		spies(t, 1, "five").guards(1).raids("five").happened(Decided{false, 0, 2}).guardsAre(1)
		spies(t, 1, "five").guards(1).intelled(3).raids("five").do(SwapIntel{0}).happened(Decided{false, 0, 2})
		// Nor do effects bring green dice in: not before the roll, nor after it or beside it.
		x := spies(t, 1, "five", "beside").guards(1).intelled(1).raids("five").do(Play{"beside"}).asks(0, AskIntel).cited("cv-guard-no-green")
		x.do(SwapIntel{1}).throws(1, 0, oneHits).happened(Decided{false, 1, 2})
		for _, gear := range []string{"beside", "more"} {
			x = spies(t, 1, "two", gear).guards(1).intelled(1).raids("two").do(Pass{}, SwapIntel{1}).throws(1, 0, oneHits).do(Play{gear})
			x.cited("cv-guard-no-green").happened(Decided{false, 1, 2})
			// On another mission they are thrown.
			spies(t, 1, "two", gear).sets(AttemptStory{}, "vamp", "two").do(Pass{}).throws(0, 2, oneHits).do(Play{gear}).dice(2)
		}
	})
	t.Run("cv-guard-no-energon", func(t *testing.T) {
		// No other dice than green ones and Intel dice are in this game, and whatever an
		// effect would add is not rolled.
		x := spies(t, 1, "two", "more").guards(1).intelled(4).raids("two").do(Play{"more"}).do(SwapIntel{4}).throws(4, 0, blanks)
		x.happened(Decided{false, 0, 2})
	})
	t.Run("amb-cv-guard-extra-skill", func(t *testing.T) {
		spies(t, 1, "five").guards(1).intelled(3).raids("five").offers(SwapIntel{4}, false).do(SwapIntel{3}).throws(3, 0, blanks)
		spies(t, 1, "two").guards(1).intelled(3).raids("two").offers(SwapIntel{3}, false).do(SwapIntel{2}).throws(2, 0, blanks)
		spies(t, 1, "five").guards(1).intelled(3).raids("five").do(SwapIntel{1}).throws(1, 0, blanks)
	})
	t.Run("amb-cv-guard-supply", func(t *testing.T) {
		spies(t, 1).put("upcoming", "icon-two").guards(3).advances().guardsAre(4).cited("amb-cv-guard-supply").goesOn()
		spies(t, 1, "doorway").guards(4).do(Play{"doorway"}).guardsAre(4).happened(Noted{"amb-cv-guard-supply", "doorway"}).goesOn()
		spies(t, 1).put("upcoming", "icon-two").guards(2).advances().guardsAre(4).never("amb-cv-guard-supply")
	})
}

func TestGuardIcon(t *testing.T) {
	t.Run("cv-guard-icon-number", func(t *testing.T) {
		x := spies(t, 1).put("upcoming", "icon-two").advances().holds("story", "icon-two").guardsAre(2).asks(0, AskMissions)
		if n := x.times(Moved{guardCard, at(GuardStack), at(Guards), "cv-guard-icon-number", 0}); n != 2 {
			t.Errorf("%d Crimson Guards enter", n)
		}
		spies(t, 1).advances().holds("story", "walk-next").guardsAre(0) // without an icon
	})
	t.Run("cv-guard-icon-when", func(t *testing.T) {
		x := spies(t, 1).put("upcoming", "icon-two").guardsAre(0).turnOver().guardsAre(0).advances().guardsAre(2)
		x.turnOver().guardsAre(2)
		// One that fails and leaves makes the next active as well.
		spies(t, 1, "two").put("upcoming", "icon-two").sets(AttemptStory{}, "vamp", "two").do(Throw{2, 0, 0}).until().holds("story", "icon-two").guardsAre(2)
	})
	t.Run("cv-guard-icon-hit", func(t *testing.T) {
		x := spies(t, 1).put("upcoming", "icon-hit").advances().dice(1)
		if p := x.Pending(); p.Rule != "cv-guard-icon-hit" {
			t.Errorf("the die falls by %s", p.Rule)
		}
		blank, hit, double := *x, *x, *x
		blank.do(Throw{1, 0, 0}).happened(GuardsRolled{1, 0, 0}).guardsAre(0).asks(0, AskMissions)
		hit.do(Throw{0, 1, 0}).cited("cv-guard-icon-hit").happened(Moved{guardCard, at(GuardStack), at(Guards), "cv-guard-icon-hit", 0}).guardsAre(1)
		double.do(Throw{0, 0, 1}).guardsAre(2)
	})
	t.Run("cv-guard-icon-both", func(t *testing.T) {
		x := spies(t, 1).put("upcoming", "icon-both").advances().guardsAre(0)
		blank, hit := *x, *x
		blank.do(Throw{1, 0, 0}).guardsAre(1)
		hit.do(Throw{0, 1, 0}).guardsAre(2).follow("cv-guard-icon-hit", "cv-guard-icon-number", "cv-guard-icon-hit")
	})
	t.Run("cv-guard-icon", func(t *testing.T) {
		seen := map[[2]bool]int{}
		for _, c := range content.CrimsonVeil().All() {
			if c.Set == veilSet && content.Stories.Has(c.Kind) {
				seen[[2]bool{c.Guards > 0, c.GuardHit}]++
			}
		}
		if len(seen) != 3 || seen[[2]bool{}] > 0 {
			t.Errorf("the icons are %v", seen)
		}
	})
	t.Run("amb-cv-guard-first-mission", func(t *testing.T) {
		for _, story := range []string{GeneralBedlam, "crimson-ledger"} {
			x := laidOut(t, Config{Seats: 2, Story: story}, Throw{0, 1, 0})
			c := x.Card(x.Cards(at(Story))[0])
			want := int(c.Guards)
			if c.GuardHit {
				want++
			}
			x.guardsAre(want)
			if drawn, came := x.find(0, into(DeckRest, Hand)), x.find(0, into(GuardStack, Guards)); want == 0 || came < drawn || x.find(came, into(DeckRest, Hand)) >= 0 || x.find(came, into(MainDeck, LineUp)) >= 0 {
				t.Errorf("%d Crimson Guards come at %d, hands are drawn at %d", want, came, drawn)
			}
		}
		laidOut(t, Config{Seats: 2, CrimsonVeil: true}).guardsAre(0) // the core Story Missions have no icon
	})
}

func TestGuardPenalty(t *testing.T) {
	story := func(t *testing.T, guards int, pool uint8, joes ...string) *scene {
		return spies(t, 1, joes...).guards(guards).intelled(pool).sets(AttemptStory{}, "vamp", joes...)
	}
	t.Run("cv-guard-penalty", func(t *testing.T) {
		story(t, 1, 0, "eight").counts(8, 3).throws(0, 6, blanks)
		spies(t, 1, "eight").guards(1).put("officers", "plain-officer").sets(AttemptOfficer{"plain-officer"}, "vamp", "eight").throws(0, 6, blanks)
		// The cut is once for the mission, however many players are on it.
		x := spies(t, 2, "four").put("hand/1", "four").guards(1).do(AttemptStory{}, Board{"vamp"}, Assign{"four"}, Assign{"four"}).throws(0, 6, blanks)
		x.happened(Decided{false, 0, 3})
	})
	t.Run("cv-guard-penalty-group-only", func(t *testing.T) {
		x := spies(t, 1, "four").guards(2).put("troopers/0", "cobra-trooper").put("side/0", "stop-the-saboteurs").put("covers/0", "cobra-battalion")
		trooper, strike, cover, intel := *x, *x, *x, *x
		trooper.sets(AttemptSide{"cobra-trooper", 0}, "vamp", "four").do(NameSkill{content.Tech}).throws(0, 4, blanks)
		strike.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "four").throws(0, 4, blanks)
		cover.sets(AttemptBattalion{0}, "vamp", "four").do(NameSkill{content.Tech}).throws(0, 4, blanks)
		intel.scouts(1, "four").throws(0, 4, blanks)
	})
	t.Run("cv-guard-penalty-gone", func(t *testing.T) {
		x := spies(t, 1, "two", "eight").guards(2).intelled(2).raids("two").do(SwapIntel{2}).throws(2, 0, oneHits).until().cited("cv-guard-penalty-gone").guardsAre(1)
		x.put("hand/0", "eight").sets(AttemptStory{}, "vamp", "eight").throws(0, 6, blanks)
	})
	t.Run("cv-guard-penalty-example", func(t *testing.T) {
		story(t, 2, 0, "eight").counts(8, 3).throws(0, 4, blanks)
	})
	t.Run("cv-guard-penalty-intel-safe", func(t *testing.T) {
		story(t, 2, 3, "eight").do(SwapIntel{3}).throws(3, 1, blanks)
	})
	t.Run("cv-guard-penalty-intel-example", func(t *testing.T) {
		story(t, 2, 6, "eight").counts(8, 3).do(SwapIntel{6}).throws(6, 0, oneHits).happened(Decided{true, 6, 3})
	})
	t.Run("amb-cv-guard-penalty-order", func(t *testing.T) {
		// Were it cut first, 4 dice would be left, and no 6 could be swapped in.
		x := story(t, 2, 8, "eight").offers(SwapIntel{6}, true).offers(SwapIntel{8}, true)
		x.do(SwapIntel{5}).throws(5, 0, blanks)
	})
	t.Run("cv-guard-penalty-floor", func(t *testing.T) {
		story(t, 2, 2, "four").do(SwapIntel{2}).throws(2, 0, blanks)
		x := story(t, 2, 3, "four").do(SwapIntel{1})
		if a, _ := x.Attempt(); a.Dice != 1 || a.Intel != 1 || a.Cut != 3 {
			t.Errorf("%d dice, %d of them Intel dice, %d cut", a.Dice, a.Intel, a.Cut)
		}
		x.throws(1, 0, blanks)
		x = story(t, 4, 0, "two").happened(Decided{false, 0, 3})
		x.cited("core-mission-difficulty-floor")
	})
}

func TestBlendingIn(t *testing.T) {
	// waiting is a game in which Blending In was revealed, on a mission that failed but
	// stays, with this one to come.
	waiting := func(t *testing.T, next string) *scene {
		x := spies(t, 1, "four").story("troubled").put("upcoming", next).put("foreseen/1", "cv-blending-in").sets(AttemptStory{}, "vamp", "four")
		x.do(Deal{"cv-blending-in"}).happened(Changed{What: GuardsBlended, Seat: joe.Nobody, By: 1, Why: "cv-blending-in"}).guardsAre(0)
		x.events = nil
		x.then(Throw{0, 4, 0})
		for x.Pending().Kind == AskDeal {
			x.then(Legal(x.State)[0])
		}
		return x
	}
	t.Run("cv-blending-in-usual", func(t *testing.T) {
		x := waiting(t, "icon-both").do(Throw{1, 0, 0}).guardsAre(2).happened(Moved{guardCard, at(GuardStack), at(Guards), "cv-blending-in-usual", 0})
		// It is over then.
		x.put("upcoming", "icon-two").clear("guards").story("walk").advances().guardsAre(2)
	})
	t.Run("cv-blending-in-zero", func(t *testing.T) {
		waiting(t, "icon-hit").do(Throw{1, 0, 0}).guardsAre(1).asks(0, AskMissions)
		waiting(t, "walk-next").guardsAre(1).asks(0, AskMissions)
	})
	t.Run("amb-cv-blending-in", func(t *testing.T) {
		waiting(t, "icon-two").guardsAre(3)
		waiting(t, "icon-hit").do(Throw{0, 1, 0}).guardsAre(2)
		// The next arrival may be another card's.
		x := spies(t, 1, "doorway")
		x.blends = 1
		x.do(Play{"doorway"}).guardsAre(2)
	})
}

func TestCobraOperatives(t *testing.T) {
	spied := func(t *testing.T, x *scene) *scene {
		return x.put("hand/0", "two", "cv-covert-surveillance").sets(AttemptStory{}, "vamp", "two").do(Play{"cv-covert-surveillance"})
	}
	t.Run("cv-covert-surveillance", func(t *testing.T) {
		x := spies(t, 1).put("officers", "plain-officer").put("troopers/0", "cobra-trooper").put("side/0", "stop-the-saboteurs")
		spied(t, x).throws(0, 4, blanks)
	})
	t.Run("cv-covert-surveillance-core", func(t *testing.T) {
		x := spies(t, 2).put("officers", "plain-officer").put("troopers/1", "cobra-trooper").put("covers/2", "cobra-battalion").guards(1)
		if n := x.operatives(); n != 4 {
			t.Errorf("%d Operatives", n)
		}
		spied(t, x).throws(0, 4, blanks) // 2, and 4 for them, less 2 for the Crimson Guard
	})
	t.Run("amb-cv-covert-wording", func(t *testing.T) {
		x := traitorSpies(t, "lll")
		x.put("side/1", x.Card(x.Cards(at(Accusations))[0]).ID).put("hand/0", "two", "cv-covert-surveillance")
		if n := x.operatives(); n != 0 {
			t.Errorf("%d Operatives", n)
		}
		x.sets(AttemptIntel{1}, "vamp", "two").idles().do(NameSkill{content.Tech}).do(Play{"cv-covert-surveillance"}).idles().throws(0, 2, blanks)
	})
	t.Run("cv-command-copter", func(t *testing.T) {
		x := spies(t, 1, "ten", "two").put("officers", "plain-officer").rides("officers", "plain-officer", "crimson-command-copter").intelled(2)
		x.sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").counts(10, 7).guardsAre(1).do(SwapIntel{0}).throws(0, 8, blanks).idles()
		x.put("hand/0", "two").raids("two").counts(2, 2).do(SwapIntel{2}).throws(2, 0, oneHits).until().happened(Decided{true, 2, 2}).guardsAre(0)
	})
}
