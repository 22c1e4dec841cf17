package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestBay(t *testing.T) {
	t.Run("cv-bay-attach", func(t *testing.T) {
		x := onWing(t, 2, 1).put("hangar", "vamp", "buggy").offers(Attach{"buggy"}, true).along(Attach{"buggy"}).cited("cv-bay-attach").holds("bay", "buggy").holds("hangar", "vamp").asks(0, AskMissions)
		x.says("buggy is attached to the Vehicle Bay of The General").refuses(Attach{"mobat"}, "cv-bay-attach")
		// In the Recruit phase, while Joes are asked for and before the roll, too; the VAMP is a Land Transport.
		onWing(t, 2, 1).put("hangar", "vamp", "buggy").do(pass).asks(0, AskRecruit).along(Attach{"vamp"}).holds("bay", "vamp").asks(0, AskRecruit)
		onWing(t, 2, 1).put("hangar", "vamp", "buggy").do(AttemptStory{}, Board{"vamp"}, Assign{"ten"}).along(Attach{"buggy"}).asks(0, AskJoin).holds("bay", "buggy")
		// A commandeered Land Transport is one like any other.
		onWing(t, 2, 1).put("hangar", "vamp", "scaly-car").along(Attach{"scaly-car"}).holds("bay", "scaly-car")
		// On the own turn only.
		x = onWing(t, 2, 1).put("hangar", "plane", "buggy").put("hand/1", "scout").do(AttemptStory{}, Board{"plane"}, Assign{"ten"}, pass).asks(1, AskJoin).offers(Attach{"buggy"}, false)
		x.refuses(Attach{"buggy"}, "cv-bay-attach")
	})
	t.Run("cv-bay-land-only", func(t *testing.T) {
		x := onWing(t, 2, 1).put("hangar", "dinghy", "plane", "locust")
		for _, id := range []string{"dinghy", "plane", "locust"} {
			x.offers(Attach{id}, false).refuses(Attach{id}, "cv-bay-land-only")
		}
	})
	t.Run("cv-bay-one", func(t *testing.T) {
		x := onWing(t, 2, 1).put("hangar", "vamp", "buggy", "buggy").do(Attach{"buggy"}).offers(Attach{"buggy"}, false).offers(Attach{"vamp"}, false).refuses(Attach{"buggy"}, "cv-bay-one")
		x.put("hand/0", "ten", "patch").sets(AttemptStory{}, general, "ten").asks(0, AskCards).do(Deploy{}).asks(0, AskCards).offers(Attach{"buggy"}, false)
		x.refuses(Attach{"buggy"}, "cv-bay-one").scores(3).homeward().damaged(3).hurt(0).offers(Attach{"buggy"}, true)
	})
	t.Run("cv-bay-offline", func(t *testing.T) {
		onWing(t, 2, 1).works(Cockpit, Cannon, HelipadOne, HelipadTwo, VehicleBay).put("hangar", "buggy").offers(Attach{"buggy"}, true)
		onWing(t, 2, 2).works(Cannon, HelipadOne, HelipadTwo).put("hangar", "buggy").offers(Attach{"buggy"}, false)
	})
	t.Run("cv-bay-offline-no-attach", func(t *testing.T) {
		x := onWing(t, 2, 2).put("hangar", "buggy").offers(Attach{"buggy"}, false)
		x.told(Attach{"buggy"}, "cv-bay-offline-no-attach", "the Vehicle Bay is offline at 2 or more Damage, and there is 2; a repair down to 1 would do")
		x.put("hand/0", "fix").do(Play{"fix"}).offers(Attach{"buggy"}, true)
	})
	t.Run("amb-cv-bay-mid-mission", func(t *testing.T) {
		out := func(hand ...string) *scene {
			return onWing(t, 2, 0).put("hangar", "buggy", "plane").put("hand/0", append(hand, "ten")...)
		}
		out().sets(AttemptStory{}, general, "ten").asks(0, AskCards).along(Attach{"buggy"}).holds("bay", "buggy").asks(0, AskCards).along(Deploy{}).holds("deployed", "buggy")
		// With another Transport on the mission, and before the roll, after which nothing is attached.
		x := out("late-patch").sets(AttemptStory{}, "plane", "ten").asks(0, AskCards).offers(Attach{"buggy"}, true).scores(9).asks(0, AskCards).offers(Attach{"buggy"}, false)
		x.refuses(Attach{"buggy"}, "amb-cv-bay-mid-mission")
	})
}

// bayed is a mission with The General at so much Damage as the Transport and this one in
// its Bay, the Joes in place: "ten" and these.
func bayed(t *testing.T, seats int, damage uint8, story, bay string, hand ...string) *scene {
	t.Helper()
	x := onWing(t, seats, damage).story(story).put("hangar", "plane").put("bay", bay).put("hand/0", append(hand, "ten")...)
	return x.do(AttemptStory{}, Board{general}, Assign{"ten"}).asks(0, AskJoin)
}

func TestBayDeploy(t *testing.T) {
	t.Run("cv-bay-deploy", func(t *testing.T) {
		x := bayed(t, 2, 1, "walk", "buggy", scouts(11)...)
		if x.capacity() != 8 {
			t.Errorf("capacity %d", x.capacity())
		}
		x.offers(Deploy{}, true).along(Deploy{}).cited("cv-bay-deploy").holds("deployed", "buggy").holds("bay").asks(0, AskJoin).says("buggy leaves the Vehicle Bay for the mission")
		for range 10 {
			x.do(Assign{"scout"})
		}
		x.refuses(Assign{"scout"}, "core-mission-capacity").gives("buggy", 1).along(AssignLocust{"scout"})
		x.scores(4).homeward().holds("deployed").holds("discard/0", "buggy", "locust").cited("core-transport-discard").saved()
		// With another Transport it stays where it is.
		onWing(t, 2, 0).put("hangar", "plane").put("bay", "buggy").put("hand/0", "ten", "scout", "patch").do(AttemptStory{}, Board{"plane"}, Assign{"ten"}).offers(Deploy{}, false).refuses(Deploy{}, "cv-bay-deploy")
		onWing(t, 2, 0).put("bay", "buggy").offers(Deploy{}, false).refuses(Deploy{}, "cv-bay-deploy").do(AttemptStory{}, Board{general}, Assign{"ten"}, Deploy{}).refuses(Deploy{}, "cv-bay-deploy")
		// Before the start, though nobody is left to board it: what it does at the start is done.
		bayed(t, 2, 0, "walk", "scaly-car").offers(Deploy{}, true).along(Deploy{}).cited("scaly-car").counts(14, 3).scores(3).homeward().holds("cobra-transports-done", "scaly-car")
		bayed(t, 2, 0, "walk", "buggy").along(pass).asks(0, AskCards).holds("bay", "buggy").scores(3).homeward().holds("bay", "buggy")
		// The VAMP goes back to the Hangar.
		bayed(t, 2, 0, "walk", "vamp").do(Deploy{}).scores(3).homeward().holds("hangar", "plane", "vamp").cited("core-vamp-returns")
	})
	t.Run("cv-bay-deploy-late", func(t *testing.T) {
		x := bayed(t, 2, 0, "march", "buggy").do(pass, pass).do(Deal{"shout"}, pass).asks(0, AskCards).counts(12, 3).along(Deploy{}).holds("deployed", "buggy").counts(14, 3)
		x.dice(8) // with nobody to board it it goes on
		bayed(t, 2, 0, "walk", "buggy", "late-patch").do(pass).scores(3).asks(0, AskCards).offers(Deploy{}, false).refuses(Deploy{}, "cv-bay-deploy-late")
		// What it does when missions start is over.
		bayed(t, 2, 0, "walk", "scaly-car").do(pass).along(Deploy{}).never("scaly-car").holds("deployed", "scaly-car")
	})
	t.Run("cv-bay-add-joes", func(t *testing.T) {
		x := bayed(t, 1, 0, "walk", "buggy", scouts(5)...).do(pass).asks(0, AskCards).refuses(Assign{"scout"}, "core-mission-lock").along(Deploy{}).asks(0, AskJoin)
		if p := x.Pending(); p.Count != 3 || p.Rule != "cv-bay-add-joes" {
			t.Errorf("%+v", p)
		}
		x.offers(AssignLocust{"scout"}, false).refuses(AssignLocust{"scout"}, "core-mission-lock").refuses(Assign{"patch"}, "cv-bay-add-joes")
		x.along(Assign{"scout"}, Assign{"scout"}).cited("cv-bay-add-joes").asks(0, AskJoin).along(Assign{"scout"}).holds("team/0", "ten", "scout", "scout", "scout").dice(8).counts(16, 3)
		// Fewer may; The General's own seats, free as they are, are not theirs.
		bayed(t, 1, 0, "walk", "buggy", scouts(5)...).do(pass, Deploy{}, Assign{"scout"}, pass).dice(8).counts(14, 3)
		// All seats of The General taken, those of the Transport are left.
		x = onWing(t, 1, 0).put("hangar", "plane").put("bay", "buggy").put("hand/0", scouts(12)...).do(AttemptStory{}, Board{general})
		for range 8 {
			x.do(Assign{"scout"})
		}
		x.do(pass, Deploy{}, Assign{"scout"}, Assign{"scout"}).asks(0, AskJoin).do(Assign{"scout"}).dice(8).holds("hand/0", "scout")
	})
	t.Run("amb-cv-bay-whose-joes", func(t *testing.T) {
		out := func() *scene {
			return bayed(t, 3, 0, "walk", "buggy", "scout", "patch").do(pass).asks(0, AskCards).inHand(1, "scout", "scout").inHand(2, "scout")
		}
		x := out().along(Deploy{}).asks(0, AskJoin).along(pass).asks(1, AskJoin).along(Assign{"scout"}, Assign{"scout"}).asks(2, AskJoin).along(Assign{"scout"}).asks(0, AskCards)
		x.holds("team/1", "scout", "scout").holds("team/2", "scout").scores(4).homeward().holds("discard/1", "scout", "scout").holds("discard/2", "scout")
		y := onWing(t, 3, 0).put("bay", "buggy").put("troopers/0", "cobra-trooper").put("hand/0", "ten", "scout", "scout").put("hand/1", "scout").do(AttemptSide{"cobra-trooper", 0}, Board{general}, Assign{"ten"}, pass)
		y.do(Deploy{}).asks(0, AskJoin).do(Assign{"scout"}, pass)
		if y.ToAct() == 1 {
			t.Errorf("another is asked: %+v", y.Pending())
		}
	})
	t.Run("amb-cv-bay-repaired", func(t *testing.T) {
		x := bayed(t, 2, 0, "march", "buggy", "patch").do(pass, pass).do(Deal{"bomb"}, pass).damaged(2).asks(0, AskCards).offers(Deploy{}, false)
		x.told(Deploy{}, "cv-sabotaged-bay", "the Vehicle Bay is offline at 2 or more Damage, and there is 2").do(Play{"patch"}).damaged(1).offers(Deploy{}, true).along(Deploy{}).holds("deployed", "buggy")
	})
	// One that was deployed stays on the mission, whatever comes.
	t.Run("deployed before", func(t *testing.T) {
		x := bayed(t, 2, 0, "march", "buggy").do(Deploy{}).do(Deal{"bomb"}, pass).damaged(2).holds("deployed", "buggy").dice(8).counts(14, 3).scores(3).homeward()
		x.holds("discard/0", "buggy").damaged(4)
	})
	t.Run("within", func(t *testing.T) {
		x := onWingWithin(t, "lll", 0).put("hangar", "plane").put("bay", "buggy").put("hand/0", "tech-ten").put("hand/1", "patch").put("hand/2", "gi", "gi")
		x.do(AttemptStory{}, Board{general}, Assign{"tech-ten"}).asks(0, AskJoin).along(pass).asks(1, AskJoin).along(pass).asks(2, AskJoin).along(pass).asks(0, AskCards)
		x.along(Deploy{}).asks(1, AskJoin).along(pass).asks(2, AskJoin).along(Assign{"gi"}, Assign{"gi"}).holds("team/2", "gi", "gi")
		if x.ToAct() == joe.Nobody {
			t.Error("the game is over")
		}
	})
}
