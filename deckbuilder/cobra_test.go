package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// meets is a game of so many in which seat 0, on a mission, is about to draw these
// Complications, the last first.
func meets(t *testing.T, seats int, story string, arrange func(x *scene), trouble ...string) *scene {
	t.Helper()
	x := stage(t, seats).story(story).put("foreseen/1", trouble...).put("hand/0", "gi")
	arrange(x)
	return x.sets(AttemptStory{}, "vamp", "gi")
}

func TestCobra(t *testing.T) {
	t.Run("core-trooper-gain", func(t *testing.T) {
		x := meets(t, 2, "plain-two", func(x *scene) {}, "quiet", "cobra-patrol")
		left := x.Count(at(TrooperStack))
		x.do(Deal{"cobra-patrol"}).happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "cobra-patrol", 0}).holds("discard/0", "cobra-trooper").holds("troopers/0")
		if got := x.Count(at(TrooperStack)); got != left-1 {
			t.Errorf("%d Troopers in the stack, want %d", got, left-1)
		}
	})
	t.Run("core-trooper-drawn", func(t *testing.T) {
		x := stage(t, 2).put("deck/0", "gi", "duke", "gi", "cobra-trooper", "gi", "gi").turnEnds()
		x.happened(Moved{"cobra-trooper", of(Hand, 0), of(Troopers, 0), "core-trooper-drawn", 0}).holds("hand/0", "duke", "gi", "gi", "gi").holds("troopers/0", "cobra-trooper").holds("deck/0", "gi")
	})
	t.Run("core-trooper-run", func(t *testing.T) {
		stage(t, 2).put("troopers/1", "cobra-trooper").put("hand/0", "gi").refuses(AttemptSide{"cobra-trooper", 1}, "core-side-own").offers(AttemptSide{"cobra-trooper", 0}, false)
		x := stage(t, 2).put("troopers/0", "cobra-trooper", "cobra-trooper").put("side/0", "stop-the-saboteurs").put("hand/0", "gi", "gi").put("foreseen/1", "quiet", "silence-the-listening-post").story("plain-two")
		x.offers(AttemptSide{"cobra-trooper", 0}, true).sets(AttemptStory{}, "vamp", "gi").do(Deal{"silence-the-listening-post"}).cited("core-strike-drawn").holds("side/0", "stop-the-saboteurs", "silence-the-listening-post")
	})
	t.Run("amb-core-trooper-owner", func(t *testing.T) {
		x := stage(t, 2).put("troopers/1", "cobra-trooper").put("covers/2", "cobra-battalion").put("side/1", "stop-the-saboteurs", "rescue-the-couriers").put("hand/0", "gi", "gi")
		x.offers(AttemptSide{"cobra-trooper", 1}, false).offers(AttemptBattalion{2}, true).turnEnds().put("hand/1", "gi").put("troopers/1", "cobra-trooper")
		x.offers(AttemptSide{"cobra-trooper", 1}, true).offers(AttemptBattalion{2}, true)
		drawn(t, 1, 1).do(Deal{"drawn"}).asks(joe.Chance, AskDeal).holds("side/0", "a", "drawn")
	})
	t.Run("core-trooper-end", func(t *testing.T) {
		x := stage(t, 2).put("troopers/0", "cobra-trooper").put("troopers/1", "cobra-trooper").turnEnds()
		x.happened(Moved{"cobra-trooper", of(Troopers, 0), of(Discard, 0), "core-trooper-end", 0}).holds("troopers/0").holds("discard/0", "cobra-trooper").holds("troopers/1", "cobra-trooper")
	})
	t.Run("core-trooper-defeat", func(t *testing.T) {
		x := stage(t, 1).put("troopers/0", "cobra-trooper", "cobra-trooper").put("hand/0", "tech-three", "gi")
		left := x.Count(at(TrooperStack))
		x.sets(AttemptSide{"cobra-trooper", 0}, "vamp", "gi").do(NameSkill{content.Tech}, Throw{1, 0, 0}).holds("troopers/0", "cobra-trooper", "cobra-trooper").never("core-trooper-defeat")
		x.sets(AttemptSide{"cobra-trooper", 0}, "vamp", "tech-three").do(NameSkill{content.Tech}, Throw{0, 3, 0}).until()
		x.cited("core-trooper-defeat").holds("troopers/0", "cobra-trooper")
		if got := x.Count(at(TrooperStack)); got != left+1 {
			t.Errorf("%d Troopers in the stack, want %d", got, left+1)
		}
	})
	t.Run("core-battalion-cover", func(t *testing.T) {
		seven := card("seven", "joe", `"where":"main-deck","cost":7,"recruit":1,"skills":{"tech":1}`)
		x := stage(t, 1, seven, troubleCard("convoy", 2, `{"on":"reveal","do":[{"do":"cover"}]}`)).story("plain-two").put("foreseen/1", "convoy", "convoy").put("hand/0", "gi")
		for i, id := range []string{"breaker", "sgt-slaughter", "seven", "grunt", "grunt", "clutch"} {
			x.put(slot(LineUp, i).String(), id)
		}
		x.ages = [lineUpSlots]uint8{0, 4, 3, 1, 2, 5}
		x.sets(AttemptStory{}, "vamp", "gi").do(Deal{"convoy"}).happened(Moved{"cobra-battalion", at(BattalionStack), slot(Covers, 2), "convoy", 0})
		x.do(Deal{"convoy"}).holds("covers/2", "cobra-battalion").holds("covers/1", "cobra-battalion").holds("covers/0")
	})
	t.Run("core-battalion-defeat", func(t *testing.T) {
		x := stage(t, 2).put("line-up/4", "grunt").put("covers/4", "cobra-battalion")
		left := x.Count(at(BattalionStack))
		x.turnEnds().asks(1, AskMissions).holds("side/0").holds("side/1").put("hand/1", "tech-four", "gi", "gi")
		if _, ok := x.Price(4); ok {
			t.Error("the covered card has a price")
		}
		x.sets(AttemptBattalion{4}, "vamp", "tech-four").do(NameSkill{content.Tech}, Throw{1, 3, 0}).happened(Moved{"cobra-battalion", slot(Covers, 4), at(BattalionStack), "core-battalion-defeat", 0})
		if got := x.Count(at(BattalionStack)); got != left+1 {
			t.Errorf("%d Battalions in the stack, want %d", got, left+1)
		}
		x.do(Pass{}).offers(Buy{4}, true)
	})
	t.Run("core-stack-empty", func(t *testing.T) {
		empty := func(x *scene) { x.clear("trooper-stack").clear("battalion-stack").clear("officer-stack") }
		x := meets(t, 1, "plain-two", empty, "convoy-on-the-road", "cobra-patrol").do(Deal{"cobra-patrol"}).happened(Noted{"core-stack-empty", "cobra-patrol"}).holds("discard/0")
		x.do(Deal{"convoy-on-the-road"}).happened(Noted{"core-stack-empty", "convoy-on-the-road"})
		boss := troubleCard("boss", 1, `{"on":"reveal","do":[{"do":"arrive"}]}`)
		x = stage(t, 1, boss).story("plain-two").put("foreseen/1", "quiet", "boss").clear("officer-stack").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi")
		x.do(Deal{"boss"}).happened(Noted{"core-stack-empty", "boss"}).holds("officers").asks(joe.Chance, AskDeal)
	})
	t.Run("core-officer-any", func(t *testing.T) {
		x := stage(t, 1).put("officers", "destro", "wild-weasel", "cobra-commander").put("hand/0", "tech-three", "gi", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Assign{"gi"})
		x.asks(joe.Chance, AskThrow).holds("hand/0", "gi") // Wild Weasel takes a seat
		x.do(Throw{4, 0, 1}).cited("destro")
		boss := troubleCard("boss", 2, `{"on":"reveal","do":[{"do":"arrive"}]}`)
		x = stage(t, 1, boss).story("plain-two").put("foreseen/1", "boss", "boss").put("officers", "destro").put("hand/0", "gi").sets(AttemptStory{}, "vamp", "gi")
		x.do(Deal{"boss"}, Deal{"wild-weasel"}).happened(Moved{"wild-weasel", at(OfficerStack), at(Officers), "boss", 0}).do(Deal{"boss"}, Deal{"cobra-commander"}).holds("officers", "destro", "wild-weasel", "cobra-commander")
	})
	t.Run("core-officer-defeat", func(t *testing.T) {
		boss := officerCard("boss", `{"on":"success","do":[{"do":"threat","n":-1}]}`)
		x := stage(t, 1, boss).put("officers", "boss", "destro").put("hand/0", "tech-four").at(content.Yellow).sets(AttemptOfficer{"boss"}, "vamp", "tech-four")
		before, _ := x.Threat()
		x.do(Throw{0, 4, 0}).happened(Moved{"boss", at(Officers), at(Out), "core-officer-defeat", 0}).cited("boss").holds("officers", "destro")
		if after, _ := x.Threat(); after != before-1 {
			t.Errorf("Threat %d, want %d", after, before-1)
		}
		stage(t, 1, boss).put("officers", "boss").put("hand/0", "gi").sets(AttemptOfficer{"boss"}, "vamp", "gi").do(Throw{1, 0, 0}).holds("officers", "boss").holds("out").never("boss")
	})
	t.Run("core-operative", func(t *testing.T) {
		x := stage(t, 2).put("officers", "destro", "wild-weasel").put("troopers/0", "cobra-trooper").put("troopers/1", "cobra-trooper", "cobra-trooper").put("covers/1", "cobra-battalion")
		x.put("side/0", "stop-the-saboteurs").put("side/1", "rescue-the-couriers").put("hand/0", "gi", "covert-surveillance").sets(AttemptStory{}, "vamp", "gi").do(Play{"covert-surveillance"})
		x.happened(Changed{What: MissionDice, Seat: joe.Nobody, By: 6, Why: "covert-surveillance"})
		// What counts against Operatives counts against these kinds only.
		for a, less := range map[Action]int{AttemptOfficer{"destro"}: 1, AttemptSide{"cobra-trooper", 0}: 1, AttemptBattalion{1}: 1, AttemptSide{"stop-the-saboteurs", 0}: 0, AttemptStory{}: 0} {
			x = stage(t, 1).put("officers", "destro").put("troopers/0", "cobra-trooper").put("covers/1", "cobra-battalion").put("side/0", "stop-the-saboteurs").put("hand/0", "mutt").sets(a, "vamp", "mutt")
			if m, _ := x.Attempt(); Sum(m.Difficulty) != int(x.Card(m.Card).Difficulty)-less {
				t.Errorf("%v: the Difficulty is %v, want %d less than the card's", a, m.Difficulty, less)
			}
		}
	})
	t.Run("core-officer-named-there", func(t *testing.T) {
		bludd := func(in string) func(x *scene) { return func(x *scene) { x.put(in, "major-bludd") } }
		meets(t, 1, "plain-two", bludd("officers"), "quiet", "major-bludd-appears").do(Deal{"major-bludd-appears"}).cited("core-officer-named-there").holds("officers", "major-bludd")
		meets(t, 1, "plain-two", bludd("out"), "quiet", "major-bludd-appears").do(Deal{"major-bludd-appears"}).cited("core-officer-named-there").holds("officers").holds("out", "major-bludd")
		x := meets(t, 1, "plain-two", func(*scene) {}, "quiet", "major-bludd-appears").do(Deal{"major-bludd-appears"})
		x.happened(Moved{"major-bludd", at(OfficerStack), at(Officers), "major-bludd-appears", 0}).holds("officers", "major-bludd")
	})
}
