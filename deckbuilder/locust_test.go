package deckbuilder

import (
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// lands lets seat 0 draw a Locust at so much Damage, these Helipads empty.
func lands(t *testing.T, damage uint8, free ...int) *scene {
	t.Helper()
	x := onWing(t, 2, damage).put("hand/0", "draw-one")
	for _, i := range free {
		x.clear(fmt.Sprintf("helipad/%d", i))
	}
	x.put("deck/0", "scout", "locust")
	if len(free) > 1 {
		x.add("discard/1", "locust")
	}
	return x.along(Play{"draw-one"}, Deal{"locust"})
}

func TestLocust(t *testing.T) {
	t.Run("cv-locust-transport", func(t *testing.T) {
		onWing(t, 2, 3).do(AttemptStory{}).offers(Board{"locust"}, true).along(Board{"locust"}).holds("ride", "locust").holds("helipad/0").holds("helipad/1", "locust").asks(0, AskJoin)
		onWing(t, 2, 5).do(AttemptStory{}, Board{"locust"}).holds("helipad/0", "locust").holds("helipad/1") // only the second Helipad is online
		onWing(t, 2, 6).do(AttemptStory{}).offers(Board{"locust"}, false).told(Board{"locust"}, "cv-helipad-two-offline", "the Helipad 2 is offline at 6 or more Damage, and there is 6; a repair down to 5 would do")
		// The Hangar may be empty.
		onWing(t, 2, 3).put("hangar").put("bay", "vamp").offers(AttemptStory{}, true).do(AttemptStory{}).offers(Board{"locust"}, true).offers(Board{"vamp"}, false)
		onWing(t, 2, 6).put("hangar").put("bay", "vamp").offers(AttemptStory{}, false).refuses(AttemptStory{}, "core-mission-transport")
	})
	t.Run("cv-locust-capacity", func(t *testing.T) {
		onWing(t, 2, 3).clear("helipad/1").do(AttemptStory{}, Board{"locust"}, Assign{"scout"}).holds("team/0", "scout").dice(1)
		// The other Locust can come.
		x := onWing(t, 2, 3).do(AttemptStory{}, Board{"locust"}, Assign{"scout"}).asks(0, AskJoin).offers(Assign{"scout"}, false).refuses(Assign{"scout"}, "core-mission-capacity")
		x.do(AssignLocust{"scout"}).dice(2)
	})
	t.Run("cv-locust-after", func(t *testing.T) {
		onWing(t, 2, 3).sets(AttemptStory{}, "locust", "ten").scores(3).homeward().cited("cv-locust-after").holds("discard/0", "locust").holds("hangar", "vamp").saved()
		onWing(t, 2, 3).sets(AttemptStory{}, "locust", "scout").scores(0).homeward().holds("discard/0", "locust")
	})
	t.Run("cv-locust-drawn", func(t *testing.T) {
		x := lands(t, 3, 0).cited("cv-locust-drawn").holds("helipad/0", "locust").holds("hangar", "vamp").says("locust lands on Helipad 1 of The General")
		x.asks(joe.Chance, AskDeal) // another card is drawn for it
		lands(t, 3, 0, 1).holds("helipad/0").holds("helipad/1", "locust")
	})
	t.Run("cv-locust-pad-first", func(t *testing.T) {
		lands(t, 5, 1).holds("helipad/1", "locust").holds("hangar", "vamp")
		lands(t, 4, 0, 1).holds("helipad/0").holds("helipad/1", "locust").holds("hangar", "vamp")
		// One that an effect brings back to the Hangar after its mission, too.
		x := onWing(t, 2, 3).put("hand/0", "ten", "garage").sets(AttemptStory{}, "locust", "ten").do(Play{"garage"}).scores(3).homeward()
		x.holds("helipad/0", "locust").holds("helipad/1", "locust").holds("hangar", "vamp").holds("discard/0")
		x = onWing(t, 2, 5).put("hand/0", "ten", "garage").sets(AttemptStory{}, "locust", "ten").do(Play{"garage"}).scores(3).hurt(6).homeward()
		x.cited("core-transport-shared").holds("helipad/1").holds("hangar", "vamp", "locust")
		onWing(t, 2, 5).put("hand/0", "ten", "garage").sets(AttemptStory{}, "vamp", "ten").do(Play{"garage"}).scores(3).homeward().holds("hangar", "vamp")
	})
	t.Run("cv-locust-hangar", func(t *testing.T) {
		lands(t, 6, 0, 1).holds("hangar", "vamp", "locust").holds("helipad/0").holds("helipad/1").cited("cv-locust-hangar").says("locust is in the Hangar")
	})
	t.Run("amb-cv-locust-no-place", func(t *testing.T) {
		lands(t, 4, 0).holds("hangar", "vamp", "locust").holds("helipad/0").holds("helipad/1", "locust")
	})
	t.Run("cv-locust-offline", func(t *testing.T) {
		lands(t, 6, 1).holds("helipad/1").holds("hangar", "vamp", "locust")
		lands(t, 4, 0).holds("helipad/0")
	})
	t.Run("cv-locust-hangar-plain", func(t *testing.T) {
		x := onWing(t, 2, 3).clear("helipad/0").clear("helipad/1").add("hangar", "locust").do(AttemptStory{}).offers(Board{"locust"}, true).do(Board{"vamp"}, Assign{"ten"})
		x.offers(AssignLocust{"scout"}, false).refuses(AssignLocust{"scout"}, "cv-locust-hangar-plain")
		// As the Transport it goes before one of a Helipad, which keeps what it can do there.
		onWing(t, 2, 3).clear("helipad/0").add("hangar", "locust").do(AttemptStory{}, Board{"locust"}, Assign{"ten"}).holds("hangar", "vamp").holds("helipad/1", "locust").offers(AssignLocust{"scout"}, true)
	})
	t.Run("amb-cv-locust-hangar-move", func(t *testing.T) {
		x := onWing(t, 2, 6).clear("helipad/0").clear("helipad/1").add("hangar", "locust").put("hand/0", "fix-two", "fix-two", "fix-two").do(Play{"fix-two"}, Play{"fix-two"}, Play{"fix-two"}).damaged(0)
		x.holds("hangar", "vamp", "locust").holds("helipad/1").turnEnds().holds("hangar", "vamp", "locust").holds("helipad/1").offers(Attach{"locust"}, false)
	})
	t.Run("amb-cv-locust-offline-pad", func(t *testing.T) {
		x := onWing(t, 2, 4).do(AttemptStory{}, Board{"vamp"}, AssignLocust{"scout"}).holds("helipad/0", "locust").holds("helipad/1").asks(0, AskJoin).offers(AssignLocust{"scout"}, false)
		x.told(AssignLocust{"scout"}, "cv-helipad-one-offline", "the Helipad 1 is offline at 4 or more Damage, and there is 4; a repair down to 3 would do")
		onWing(t, 2, 3).do(AttemptStory{}, Board{"vamp"}, AssignLocust{"scout"}, AssignLocust{"scout"}).holds("helipad/0").holds("helipad/1")
		onWing(t, 2, 4).put("hand/0", "one-hit", "one-hit").do(Play{"one-hit"}, Play{"one-hit"}).damaged(6).holds("helipad/0", "locust").holds("helipad/1", "locust")
		// Repaired, it can be used at once.
		onWing(t, 2, 6).put("hand/0", "fix", "ten", "scout").do(Play{"fix"}, AttemptStory{}, Board{"vamp"}, Assign{"ten"}).offers(AssignLocust{"scout"}, true)
	})
	t.Run("cv-helipad-one-offline", func(t *testing.T) {
		onWing(t, 2, 3).works(HelipadOne, HelipadTwo).clear("helipad/1").do(AttemptStory{}).offers(Board{"locust"}, true)
		onWing(t, 2, 4).works(HelipadTwo).clear("helipad/1").do(AttemptStory{}).offers(Board{"locust"}, false).refuses(Board{"locust"}, "cv-helipad-one-offline")
	})
	t.Run("cv-helipad-two-offline", func(t *testing.T) {
		onWing(t, 2, 5).works(HelipadTwo).clear("helipad/0").do(AttemptStory{}).offers(Board{"locust"}, true)
		onWing(t, 2, 6).works().clear("helipad/0").do(AttemptStory{}).offers(Board{"locust"}, false).refuses(Board{"locust"}, "cv-helipad-two-offline")
	})
}

func TestLocustBeside(t *testing.T) {
	t.Run("cv-locust-extra", func(t *testing.T) {
		// A Transport of two, full, and one more Joe: the Locust gives its Skill, too.
		x := onWing(t, 2, 3).put("hangar", "plane").do(AttemptStory{}, Board{"plane"}, Assign{"scout"}, Assign{"scout"}).asks(0, AskJoin).offers(Assign{"scout"}, false)
		x.along(AssignLocust{"scout"}).cited("cv-locust-extra").holds("team/0", "scout", "scout", "scout").holds("escort/0", "locust").ridden("scout at team/0: locust").says("scout goes aboard locust")
		x.says("locust goes along with a Joe of seat 0").offers(Assign{"scout"}, false)
		// It gives its Skill and its bonus, as any Transport does.
		onWing(t, 2, 3).story("fly").put("hangar", "plane").do(AttemptStory{}, Board{"plane"}, AssignLocust{"scout"}).gives("locust", 2)
		// Once it has started none can come.
		onWing(t, 2, 3).put("hand/0", "ten", "scout", "patch").sets(AttemptStory{}, "vamp", "ten").asks(0, AskCards).offers(AssignLocust{"scout"}, false).refuses(AssignLocust{"scout"}, "core-mission-lock")
		onWing(t, 2, 3).offers(AssignLocust{"scout"}, false).refuses(AssignLocust{"scout"}, "cv-locust-extra")
		x = onWing(t, 2, 3).story("dig").put("hangar", "plane").do(AttemptStory{}, Board{"plane"}, AssignLocust{"scout"}, Assign{"ten"}, pass)
		x.dice(8).counts(11, 3).scores(3).homeward().holds("discard/0", "locust", "plane")
	})
	t.Run("cv-locust-extra-general", func(t *testing.T) {
		x := onWing(t, 2, 0).put("hand/0", scouts(10)...).do(AttemptStory{}, Board{general})
		for range 8 {
			x.do(Assign{"scout"})
		}
		x.refuses(Assign{"scout"}, "core-mission-capacity").along(AssignLocust{"scout"}).offers(Assign{"scout"}, false)
		if n := x.team(); n != 9 {
			t.Errorf("%d Joes", n)
		}
	})
	t.Run("cv-locust-both", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hangar", "plane").put("hand/0", scouts(6)...).do(AttemptStory{}, Board{"plane"}, Assign{"scout"}, Assign{"scout"}).along(AssignLocust{"scout"}, AssignLocust{"scout"})
		x.holds("escort/0", "locust", "locust").ridden("scout at team/0: locust", "scout at team/0: locust").holds("helipad/0").holds("helipad/1").dice(4)
		x.scores(3).homeward().holds("discard/0", "locust", "locust", "plane").saved()
		// Of two players on a Group Mission one each.
		y := onWing(t, 2, 3).put("hand/1", "scout", "scout").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}, AssignLocust{"scout"}, pass).asks(1, AskJoin).along(AssignLocust{"scout"})
		y.holds("escort/0", "locust").holds("escort/1", "locust").ridden("scout at team/0: locust", "scout at team/1: locust").offers(AssignLocust{"scout"}, false).refuses(AssignLocust{"scout"}, "cv-locust-extra")
		y.scores(3).homeward().holds("discard/0", "locust").holds("discard/1", "locust", "scout").ridden()
	})
	t.Run("cv-locust-needs-joe", func(t *testing.T) {
		onWing(t, 2, 3).put("hand/0", "ten", "patch").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}).refuses(AssignLocust{"patch"}, "core-mission-lock").holds("escort/0").holds("helipad/0", "locust")
		x := onWing(t, 2, 3).put("hand/0", "ten", "scout", "patch").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}).offers(AssignLocust{"patch"}, false).refuses(AssignLocust{"patch"}, "cv-locust-needs-joe")
		x.along(AssignLocust{"scout"}).cited("cv-locust-needs-joe").holds("hand/0", "patch")
		for _, r := range x.Riders() {
			if r != (Rider{"scout", of(Team, 0), "locust"}) {
				t.Errorf("%+v", r)
			}
		}
	})
	t.Run("cv-locust-joe-lost", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "ten", "scout", "recaller").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}, AssignLocust{"scout"}).asks(0, AskCards).along(Play{"recaller"}, Choose{"scout"})
		x.cited("cv-locust-joe-lost").holds("discard/0", "locust").holds("escort/0").ridden().holds("team/0", "ten").dice(8)
		// The other one stays, with its Joe.
		x = onWing(t, 2, 3).put("hand/0", "ten", "scout", "recaller").do(AttemptStory{}, Board{"vamp"}, AssignLocust{"ten"}, AssignLocust{"scout"}).along(Play{"recaller"}, Choose{"scout"})
		x.holds("discard/0", "locust").holds("escort/0", "locust").ridden("ten at team/0: locust").scores(3).homeward().holds("discard/0", "locust", "locust")
		x = onWing(t, 2, 3).put("hand/0", "ten", "scout", "recaller").do(AttemptStory{}, Board{"vamp"}, AssignLocust{"scout"}, AssignLocust{"ten"}).along(Play{"recaller"}, Choose{"scout"})
		x.ridden("ten at team/0: locust")
		// Of two alike the one of the Transport goes first.
		x = onWing(t, 2, 3).put("hand/0", "scout", "scout", "recaller").do(AttemptStory{}, Board{"vamp"}, Assign{"scout"}, AssignLocust{"scout"}).along(Play{"recaller"}, Choose{"scout"})
		x.holds("escort/0", "locust").ridden("scout at team/0: locust")
		// Who retires leaves the Locust behind.
		onWing(t, 2, 3).put("hand/0", "ten", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}, AssignLocust{"gi"}).scores(3).until().asks(0, AskRetire).along(Choose{"gi"}).holds("discard/0", "locust").holds("out", "gi")
	})
	t.Run("cv-locust-owner", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/1", "scout").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}, pass).asks(1, AskJoin).along(AssignLocust{"scout"}).scores(3).homeward()
		x.cited("cv-locust-owner").holds("discard/1", "locust", "scout").holds("discard/0").holds("hangar", "vamp")
		// Of three, and one helper's Joe lost on the way.
		x = onWing(t, 3, 3).story("march").put("hand/1", "scout").put("hand/2", "ten").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}, pass, AssignLocust{"scout"}, AssignLocust{"ten"}, Deal{"shout"})
		x.scores(3).homeward().holds("discard/1", "locust", "scout").holds("discard/2", "locust", "ten")
	})
	// A Join or a seat more is not a Locust's.
	t.Run("room", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hangar", "plane").put("hand/0", "ten", "scout", "scout", "joiner").do(AttemptStory{}, Board{"plane"}, Assign{"ten"}, AssignLocust{"scout"}, pass).along(Play{"joiner"}, Choose{"scout"})
		x.holds("team/0", "ten", "scout", "scout").ridden("scout at team/0: locust").dice(8)
		x = onWing(t, 2, 3).put("hangar", "plane").put("hand/0", "ten", "scout", "scout", "scout", "joiner").do(AttemptStory{}, Board{"plane"}, Assign{"ten"}, Assign{"scout"}, AssignLocust{"scout"}, pass).along(Play{"joiner"})
		x.dice(8).holds("hand/0", "scout")
	})
}

// In A Traitor Within an Active Traitor has no Locust, and who is asked for Joes does not
// tell what a hand holds.
func TestLocustWithin(t *testing.T) {
	t.Run("amb-tw-vamp", func(t *testing.T) {
		x := onWingWithin(t, "llt", 3).put("troopers/2", "cobra-trooper").exposes(2).turnOf(2).put("hand/2", "gi", "gi", "gi").put("hangar", "vamp", "plane")
		x.offers(AttemptSide{"cobra-trooper", 2}, true).do(AttemptSide{"cobra-trooper", 2}).asks(2, AskRide).offers(Board{"locust"}, false).offers(Board{general}, false).offers(Board{"plane"}, false)
		x.refuses(Board{"locust"}, "tw-traitor-vamp-side").do(Board{"vamp"}, Assign{"gi"}).asks(2, AskJoin).offers(Assign{"gi"}, true).offers(AssignLocust{"gi"}, false).refuses(AssignLocust{"gi"}, "amb-tw-vamp")
		y := onWingWithin(t, "llt", 0).put("troopers/2", "cobra-trooper").exposes(2).turnOf(2).put("hand/2", "gi", "gi", "gi").put("hangar").put("bay", "vamp")
		y.offers(AttemptSide{"cobra-trooper", 2}, false).refuses(AttemptSide{"cobra-trooper", 2}, "tw-traitor-vamp-side")
	})
	t.Run("helper", func(t *testing.T) {
		x := onWingWithin(t, "lll", 3).put("hand/0", "tech-ten").put("hand/1", "gi").put("hand/2", "patch").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-ten"})
		x.asks(1, AskJoin).along(AssignLocust{"gi"}).holds("escort/1", "locust").asks(2, AskJoin).offers(AssignLocust{"patch"}, false).along(pass)
		x.passing(AskThrow).scores(3)
		for x.Pending().Kind == AskCards {
			x.do(pass)
		}
		x.homeward().holds("discard/1", "gi", "locust").ridden()
	})
}
