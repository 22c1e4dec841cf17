package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

func TestRoll(t *testing.T) {
	t.Run("core-mission-skill", func(t *testing.T) {
		x := stage(t, 1).story("plain-sea").put("hand/0", "stealth-three", "tech-three", "wild-two", "marked").sets(AttemptStory{}, "vamp", "stealth-three", "tech-three", "wild-two")
		x.gives("stealth-three", 3).gives("tech-three", 1).gives("wild-two", 2).counts(6, 4).do(Pass{}).dice(6)
	})
	t.Run("core-mission-skill-and", func(t *testing.T) {
		x := stage(t, 1).story("plain-both").put("hand/0", "lightfoot", "scarlett", "airborne").sets(AttemptStory{}, "vamp", "lightfoot", "scarlett", "airborne")
		x.gives("lightfoot", 4).gives("scarlett", 3).gives("airborne", 1).dice(8)
		x = stage(t, 1).story("plain-both").put("hand/0", "gung-ho", "sgt-slaughter").sets(AttemptStory{}, "vamp", "gung-ho", "sgt-slaughter")
		x.gives("gung-ho", 6).gives("sgt-slaughter", 7).dice(8) // both values of a Joe, and Wild once
	})
	t.Run("core-mission-skill-any", func(t *testing.T) {
		for skill, want := range map[content.Skill]int{content.Tech: 4, content.Recon: 3, content.Pilot: 2} {
			x := stage(t, 2).story("plain-any").put("hand/0", "tech-three").put("hand/1", "recon-two").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}, Assign{"recon-two"})
			x.asks(0, AskSkill).refuses(NameSkill{content.Wild}, "core-mission-skill-any").do(NameSkill{skill}).cited("core-mission-skill-any").dice(want)
			if a, _ := x.Attempt(); a.Named != skill {
				t.Errorf("named is %v", a.Named)
			}
		}
		x := stage(t, 1).put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three")
		x.asks(joe.Chance, AskThrow)
	})
	t.Run("core-mission-roll", func(t *testing.T) {
		x := stage(t, 1).put("hand/0", "tech-three", "tech-four").sets(AttemptStory{}, "vamp", "tech-three", "tech-four").dice(8) // and the VAMP's one on Land
		x.refuses(Throw{7, 0, 0}, "core-mission-roll").refuses(Throw{9, 0, 0}, "core-mission-roll").do(Throw{5, 2, 1}).happened(Rolled{5, 2, 1, "core-mission-roll"})
	})
	t.Run("core-mission-roll-more", func(t *testing.T) {
		x := stage(t, 1).put("hangar", "jet").put("hand/0", "tech-ten").sets(AttemptStory{}, "jet", "tech-ten").dice(8)
		x.do(Throw{7, 1, 0}).happened(Rolled{7, 1, 0, "core-mission-roll-more"}).dice(2).do(Throw{0, 1, 1}).cited("core-mission-roll-more")
		x.happened(Decided{true, 4, 3})
	})
	t.Run("core-mission-success", func(t *testing.T) {
		for hits, won := range map[uint8]bool{3: false, 4: true, 5: true} {
			x := stage(t, 1).story("plain-sea").put("hand/0", "stealth-three", "wild-two").sets(AttemptStory{}, "vamp", "stealth-three", "wild-two").dice(5)
			x.do(Throw{5 - hits, hits, 0}).happened(Decided{won, int(hits), 4}).cited("core-mission-success")
			if x.Record()[0] != won {
				t.Errorf("%d Hits: the record says %v", hits, x.Record())
			}
		}
	})
	t.Run("core-mission-difficulty-floor", func(t *testing.T) {
		x := stage(t, 1).story("plain-two").put("hand/0", "tech-three").put("foreseen/1", "quiet", "less-skill").sets(AttemptStory{}, "vamp", "tech-three")
		x.do(Deal{"less-skill"}).counts(0, 3).do(Deal{"quiet"}).cited("core-mission-difficulty-floor").happened(Decided{false, 0, 3})
		ease := gearCard("easy", `{"on":"mission","do":[{"do":"ease","n":9},{"do":"skill","n":-9}]}`)
		stage(t, 1, ease).put("hand/0", "gi", "easy").sets(AttemptStory{}, "vamp", "gi").do(Play{"easy"}).happened(Decided{true, 0, 0}).cited("core-mission-difficulty-floor")
		// A card may still come after a roll of no dice: the roll is short by all of them.
		late := gearCard("late", `{"on":"roll","if":[{"is":"short","n":3}],"do":[{"do":"dice","n":2}]}`)
		x = stage(t, 1, late).story("plain-two").put("hand/0", "tech-three", "late").put("foreseen/1", "quiet", "less-skill").sets(AttemptStory{}, "vamp", "tech-three")
		x.do(Deal{"less-skill"}, Deal{"quiet"}).asks(0, AskCards).do(Play{"late"}).dice(2).do(Throw{0, 0, 2}).happened(Decided{true, 4, 3})
	})
	t.Run("core-mission-reroll-initial", func(t *testing.T) {
		x := stage(t, 1).put("officers", "destro").put("hand/0", "tech-three", "marked").sets(AttemptStory{}, "vamp", "tech-three").do(Pass{}).dice(4)
		x.do(Throw{1, 1, 2}).happened(PickedUp{Doubles: 2, Why: "destro"}).dice(2)
		x.do(Throw{1, 0, 1}).asks(0, AskCards).never("destro").do(Play{"marked"}).dice(1).do(Throw{0, 0, 1}).never("destro").happened(Decided{true, 5, 3})
		stage(t, 1).put("officers", "destro").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").do(Throw{2, 2, 0}).happened(Decided{false, 2, 3})
		// Of a roll in two throws the doubles of both are rerolled, and of two forced rerolls one happens.
		x = stage(t, 1).put("officers", "destro").put("attached", "smoke-and-mirrors").put("hangar", "jet").put("hand/0", "tech-ten").sets(AttemptStory{}, "jet", "tech-ten")
		x.do(Throw{7, 0, 1}, Throw{1, 0, 1}).dice(2).do(Throw{0, 0, 2}).happened(Decided{true, 4, 3})
	})
	t.Run("core-mission-side-dice", func(t *testing.T) {
		x := stage(t, 1).put("hangar", "jet").put("hand/0", "muskrat", "second-effort").sets(AttemptStory{}, "jet", "muskrat").dice(1).do(Throw{0, 1, 0})
		x.do(Use{"muskrat"}).dice(2).do(Throw{2, 0, 0}).happened(SideRolled{2, 0, 0, "muskrat"}).asks(0, AskCards)
		if a, _ := x.Attempt(); a.Blanks != 0 || a.Hits != 1 {
			t.Errorf("%d blanks, %d Hits", a.Blanks, a.Hits)
		}
		x.do(Play{"second-effort"}).never("second-effort").happened(Decided{false, 1, 3})
		// Nor does what a card forces reach them, nor a reroll of everything; their Hits count.
		x = stage(t, 1).put("hangar", "jet").put("officers", "destro").put("hand/0", "muskrat", "jinx").sets(AttemptStory{}, "jet", "muskrat", "jinx").dice(2).do(Throw{0, 2, 0})
		x.do(Use{"muskrat"}, Throw{0, 0, 2}).do(Use{"jinx"}).dice(2).do(Throw{2, 0, 0}).happened(Decided{true, 4, 3})
	})
}
