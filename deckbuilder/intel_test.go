package deckbuilder

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

func TestIntelMissions(t *testing.T) {
	t.Run("cv-intel-once-per-turn", func(t *testing.T) {
		x := spies(t, 2, "two", "two").scouts(1, "two").throws(0, 2, oneHits).asks(0, AskMissions)
		x.offers(AttemptStory{}, true).offers(AttemptIntel{1}, false).offers(AttemptIntel{3}, false).refuses(AttemptIntel{1}, "cv-intel-once-per-turn")
		if !x.Intel().Ran {
			t.Error("none was run")
		}
		x.turnOver().put("hand/1", "two").asks(1, AskMissions).offers(AttemptIntel{1}, true)
		if x.Intel().Ran {
			t.Error("one was run in the next turn")
		}
	})
	t.Run("amb-cv-intel-per-turn", func(t *testing.T) {
		x := spies(t, 2, "two", "two").scouts(1, "two").throws(0, 2, blanks).happened(Decided{false, 0, 2}).offers(AttemptIntel{1}, false).refuses(AttemptIntel{1}, "cv-intel-once-per-turn")
		x.turnOver().put("hand/1", "two").offers(AttemptIntel{1}, true)
		// A player alone has two turns in a round.
		x = spies(t, 1, "two").scouts(1, "two").throws(0, 2, blanks).turnOver().put("hand/0", "two").offers(AttemptIntel{1}, true)
		if x.round != 1 {
			t.Errorf("it is round %d", x.round)
		}
	})
	t.Run("cv-intel-side-mission", func(t *testing.T) {
		x := spies(t, 2, "two", "scout").put("hand/1", "scout", "intelligence-file")
		x.do(AttemptIntel{1}, Board{"vamp"}, Assign{"two"}).asks(0, AskJoin).do(Pass{}).asks(0, AskSkill).refuses(Assign{"scout"}, "core-mission-lock")
		x.do(NameSkill{content.Tech}).dice(2).do(Throw{0, 2, 0})
		// On a Group Mission the other player is asked, for Joes and for cards that help.
		x = spies(t, 2, "two", "scout").put("hand/1", "scout", "intelligence-file")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"two"}, Pass{}).asks(1, AskJoin).do(Pass{}).asks(1, AskCards)
	})
	t.Run("cv-intel-not-defeat", func(t *testing.T) {
		spies(t, 1, "two", "defuse").scouts(1, "two").dice(2).counts(2, 2)
		x := spies(t, 1, "two", "defuse").put("troopers/0", "cobra-trooper").sets(AttemptSide{"cobra-trooper", 0}, "vamp", "two").do(NameSkill{content.Tech})
		x.asks(0, AskCards).offers(Play{"defuse"}, true)
		// Its tile stays where it is, and nothing is among the Complications done with.
		x = spies(t, 1, "two").scouts(1, "two").throws(0, 2, oneHits).holds("intel-mission", "intel-mission").holds("resolved/1")
		x.intelIs(6, 2, 0)
	})
	t.Run("cv-intel-any-skill", func(t *testing.T) {
		band := []string{"tech-two", "tech-one", "recon-three"}
		x := spies(t, 1, band...).sets(AttemptIntel{1}, "vamp", band...).asks(0, AskSkill).do(NameSkill{content.Tech})
		x.gives("tech-two", 2).gives("tech-one", 1).gives("recon-three", 1).dice(4) // each Joe gives 1 at least
		spies(t, 1, band...).sets(AttemptIntel{1}, "vamp", band...).do(NameSkill{content.Recon}).gives("recon-three", 3).dice(5)
		spies(t, 1, "two", "tech-one").sets(AttemptIntel{1}, "vamp", "two", "tech-one").do(NameSkill{content.Pilot}).gives("two", 2).dice(3)
	})
	t.Run("cv-intel-choose-level", func(t *testing.T) {
		x := spies(t, 2, "two").offers(AttemptIntel{1}, true).offers(AttemptIntel{2}, true).offers(AttemptIntel{3}, true)
		x.refuses(AttemptIntel{0}, "cv-intel-choose-level").refuses(AttemptIntel{4}, "cv-intel-choose-level")
		if d := cmp.Diff([]IntelLevel{{1, 2, 2}, {2, 4, 3}, {3, 6, 5}}, x.IntelLevels()); d != "" {
			t.Errorf("levels (-want +got):\n%s", d)
		}
		if opened(t, Config{Seats: 2}).IntelLevels() != nil {
			t.Error("without The Crimson Veil there are levels")
		}
	})
	t.Run("cv-intel-level-first", func(t *testing.T) {
		x := spies(t, 1, "four").scouts(2, "four").counts(4, 4)
		for level := range uint8(4) {
			x.offers(AttemptIntel{level}, false)
		}
		x.dice(4).do(Throw{1, 3, 0}).happened(Decided{false, 3, 4}).intelIs(8, 0, 0)
	})
	t.Run("cv-intel-fail-nothing", func(t *testing.T) {
		x := spies(t, 1, "six", "two").scouts(3, "six").do(Throw{1, 5, 0}).happened(Decided{false, 5, 6}).asks(0, AskMissions).intelIs(8, 0, 0)
		x.never("cv-intel-easy").never("cv-intel-medium")
	})
	t.Run("cv-intel-easy", func(t *testing.T) {
		spies(t, 1, "two").scouts(1, "two").throws(0, 2, oneHits).happened(Decided{true, 2, 2}).cited("cv-intel-easy").intelIs(6, 2, 0)
	})
	t.Run("cv-intel-medium", func(t *testing.T) {
		spies(t, 1, "four").scouts(2, "four").throws(0, 4, oneHits).happened(Decided{true, 4, 4}).cited("cv-intel-medium").intelIs(5, 3, 0)
	})
	t.Run("cv-intel-hard", func(t *testing.T) {
		x := spies(t, 1, "six", "scout").scouts(3, "six").throws(0, 6, oneHits).happened(Decided{true, 6, 6}).cited("cv-intel-hard").intelIs(3, 5, 0)
		x.asks(0, AskMissions) // there is no level above
		spies(t, 1, "eight", "scout").scouts(3, "eight").throws(0, 8, oneHits).asks(0, AskMissions).intelIs(3, 5, 0)
	})
	t.Run("amb-cv-intel-rewards", func(t *testing.T) {
		tile := `{"id":"intel-mission","name":"Intel Mission","kind":"intel-tile","basis":"designed","set":"crimson-veil","need":"any","text":"Two levels.","levels":[{"difficulty":1,"intel":4},{"difficulty":3,"intel":7}]}`
		x := veiled(t, Config{Seats: 1}, append(slices.Clone(agents), tile)...).put("hand/0", "two").offers(AttemptIntel{3}, false)
		x.scouts(1, "two").do(Throw{1, 1, 0}).happened(Decided{true, 1, 1}).intelIs(4, 4, 0)
	})
	t.Run("amb-cv-intel-side-limit", func(t *testing.T) {
		x := spies(t, 1, "two").put("side/0", "stop-the-saboteurs", "silence-the-listening-post").offers(AttemptIntel{1}, true)
		x.scouts(1, "two").wins().holds("side/0", "silence-the-listening-post", "stop-the-saboteurs")
		if x.sidesOf(0) != 2 || x.Intel().Pool == 0 {
			t.Errorf("%d Side Missions, Intel %+v", x.sidesOf(0), x.Intel())
		}
	})
	t.Run("amb-cv-intel-transport", func(t *testing.T) {
		spies(t, 1, "two").clear("hangar").offers(AttemptIntel{1}, false).refuses(AttemptIntel{1}, "core-mission-transport")
		spies(t, 1, "two").do(AttemptIntel{1}).asks(0, AskRide)
	})
	t.Run("cv-expert-intel", func(t *testing.T) {
		x := spiesOf(t, Config{Seats: 1, Expert: []string{"cv-expert"}}, "four")
		if d := cmp.Diff([]IntelLevel{{1, 4, 2}, {2, 6, 3}, {3, 8, 5}}, x.IntelLevels()); d != "" {
			t.Errorf("levels (-want +got):\n%s", d)
		}
		x.scouts(1, "four").counts(4, 4).throws(0, 4, oneHits).happened(Decided{true, 4, 4}).intelIs(6, 2, 0)
		spiesOf(t, Config{Seats: 1, Expert: []string{"cv-expert"}}, "four").sets(AttemptStory{}, "vamp", "four").counts(4, 3)
	})
}

func TestIntelUpgrade(t *testing.T) {
	t.Run("cv-intel-upgrade", func(t *testing.T) {
		x := spies(t, 2, "four", "scout").scouts(1, "four").throws(0, 4, oneHits).asks(0, AskUpgrade).intelIs(8, 0, 0)
		if p := x.Pending(); p.Rule != "cv-intel-upgrade" || p.Item != "intel-mission" {
			t.Errorf("asked is %+v", p)
		}
		x.do(Choose{"scout"}).cited("cv-intel-medium").intelIs(5, 3, 0).holds("hand/0").happened(Moved{"scout", of(Hand, 0), of(Discard, 0), "cv-intel-upgrade", 0})
		x.asks(0, AskMissions).never("cv-intel-easy")
		// It may be declined.
		x = spies(t, 2, "four", "scout").scouts(1, "four").throws(0, 4, oneHits).do(Pass{}).cited("cv-intel-easy").intelIs(6, 2, 0).holds("hand/0", "scout")
		x.asks(0, AskMissions)
		// From the second level to the third.
		spies(t, 1, "six", "scout").scouts(2, "six").throws(0, 6, oneHits).do(Choose{"scout"}).cited("cv-intel-hard").intelIs(3, 5, 0)
	})
	t.Run("cv-intel-upgrade-hits", func(t *testing.T) {
		x := spies(t, 2, "four", "scout").scouts(1, "four").do(Throw{1, 3, 0}).asks(0, AskMissions).intelIs(6, 2, 0).holds("hand/0", "scout")
		x.offers(Choose{"scout"}, false)
		// More Hits than the next level asks for will do, and Hits that were made of blanks.
		spies(t, 1, "five", "scout").scouts(1, "five").throws(0, 5, oneHits).asks(0, AskUpgrade)
		spies(t, 1, "four", "scout").intelled(2).scouts(1, "four").do(SwapIntel{0}, Throw{1, 3, 0}, SpendIntel{}).asks(0, AskUpgrade)
	})
	t.Run("cv-intel-upgrade-recruit", func(t *testing.T) {
		spies(t, 2, "four", "idle").scouts(1, "four").throws(0, 4, oneHits).asks(0, AskMissions).intelIs(6, 2, 0).holds("hand/0", "idle")
		x := spies(t, 2, "four", "idle", "scout").put("hand/1", "two").scouts(1, "four").throws(0, 4, oneHits).asks(0, AskUpgrade)
		x.offers(Choose{"scout"}, true).refuses(Choose{"idle"}, "cv-intel-upgrade-recruit").refuses(Choose{"two"}, "cv-intel-upgrade-recruit").refuses(Choose{"four"}, "cv-intel-upgrade-recruit")
	})
	t.Run("amb-cv-intel-two-steps", func(t *testing.T) {
		x := spies(t, 1, "six", "scout", "scout").scouts(1, "six").throws(0, 6, oneHits).asks(0, AskUpgrade).do(Choose{"scout"}).intelIs(5, 3, 0)
		x.asks(0, AskMissions).holds("hand/0", "scout")
	})
	t.Run("amb-cv-intel-upgrade-expert", func(t *testing.T) {
		c := Config{Seats: 1, Expert: []string{"cv-expert"}}
		spiesOf(t, c, "six", "scout").scouts(1, "six").do(Throw{1, 5, 0}).happened(Decided{true, 5, 4}).asks(0, AskMissions).intelIs(6, 2, 0)
		spiesOf(t, c, "six", "scout").scouts(1, "six").throws(0, 6, oneHits).asks(0, AskUpgrade).do(Choose{"scout"}).intelIs(5, 3, 0)
	})
}

// Where hands are hidden, whoever has cards is asked, and neither the question nor a
// card that is paid tells the others what they are.
func TestIntelUpgradeOutOfAHiddenHand(t *testing.T) {
	for _, hand := range []string{"idle", "scout"} {
		x := traitorSpies(t, "lll")
		card := map[string]string{"idle": "idle", "scout": "tech-one"}[hand]
		x.put("hand/0", "four", card).sets(AttemptIntel{1}, "vamp", "four").idles().do(NameSkill{content.Tech}).idles().throws(0, 4, oneHits).idles()
		x.asks(0, AskUpgrade).offers(Choose{"idle"}, false).offers(Choose{card}, card != "idle").offers(Pass{}, true)
		for _, e := range x.events {
			if e, ok := e.(Asked); ok {
				if e, _ := Redact(e, 1); e.(Asked).Options != nil {
					t.Errorf("seat 1 is told what seat 0 may do: %v", e)
				}
			}
		}
		if card == "idle" {
			x.do(Pass{}).intelIs(6, 2, 0)
			continue
		}
		x.do(Choose{card}).intelIs(5, 3, 0)
		for _, e := range x.events {
			if m, ok := e.(Moved); ok && m.From == of(Hand, 0) {
				if e, _ := Redact(m, 1); e.(Moved).Card != "" {
					t.Errorf("seat 1 is told: %v", e)
				}
			}
		}
	}
	// An empty hand is not asked.
	x := traitorSpies(t, "lll").put("hand/0", "four").scouts(1, "four").throws(0, 4, oneHits)
	if x.asks(0, AskMissions).Intel().Pool != 2 {
		t.Errorf("Intel is %+v", x.Intel())
	}
}

// An Active Traitor runs Intel Missions and goes against Crimson Guards, in the VAMP.
func TestTraitorScouts(t *testing.T) {
	x := traitorSpies(t, "tll")
	x.exposes(0)
	x.put("hand/0", "four").put("hangar", "vamp").guards(1).offers(AttemptIntel{1}, true).offers(AttemptGuard{guardCard}, true).offers(AttemptStory{}, false)
	x.clear("hangar").refuses(AttemptIntel{1}, "tw-traitor-vamp-side").refuses(AttemptGuard{guardCard}, "tw-traitor-vamp-side")
}
