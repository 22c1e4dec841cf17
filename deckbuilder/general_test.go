package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

const general = "the-general"

// scouts is so many of the Joe of 1 Wild Skill, after other cards.
func scouts(n int, cards ...string) []string {
	return append(slices.Clone(cards), slices.Repeat([]string{"scout"}, n)...)
}

func TestGeneral(t *testing.T) {
	t.Run("cv-general-sections", func(t *testing.T) {
		g, ok := onWing(t, 2, 0).General()
		var names []string
		for _, s := range g.Sections {
			names = append(names, s.Section.String())
		}
		if !ok || !slices.Equal(names, []string{"Cockpit", "60mm Cannon", "Helipad 1", "Helipad 2", "Vehicle Bay"}) {
			t.Errorf("%v: %q", ok, names)
		}
	})
	t.Run("cv-general-offline", func(t *testing.T) {
		for damage, want := range [][]Section{{Cockpit, Cannon, HelipadOne, HelipadTwo, VehicleBay}, {Cockpit, Cannon, HelipadOne, HelipadTwo, VehicleBay},
			{Cannon, HelipadOne, HelipadTwo}, {HelipadOne, HelipadTwo}, {HelipadTwo}, {HelipadTwo}, nil} {
			onWing(t, 1, uint8(damage)).works(want...)
		}
		x := onWing(t, 2, 3).put("officers", "plain-officer").put("hand/0", "ten", "patch").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten")
		x.asks(0, AskCards).told(FireCannon{}, "cv-cannon-offline", "the 60mm Cannon is offline at 3 or more Damage, and there is 3; a repair down to 2 would do")
	})
	t.Run("cv-general-damage-cap", func(t *testing.T) {
		onWing(t, 2, 5).put("hand/0", "two-hits").do(Play{"two-hits"}).damaged(6).says("The General takes 1 Damage").saved()
	})
	t.Run("amb-cv-damage-cap", func(t *testing.T) {
		x := onWing(t, 2, 5).put("hand/0", "two-hits").do(Play{"two-hits"}).damaged(6)
		x.happened(Changed{What: DamageTaken, Seat: joe.Nobody, By: 1, Why: "two-hits"})
	})
	t.Run("cv-general-damage-overflow", func(t *testing.T) {
		x := onWing(t, 2, 6).put("hand/0", "one-hit", "scout").do(Play{"one-hit"}).damaged(6).never("one-hit").asks(0, AskMissions).holds("hand/0", "scout")
		x.works().saved()
	})
	t.Run("cv-damage-gain", func(t *testing.T) {
		x := onWing(t, 2, 1).put("hand/0", "two-hits").do(Play{"two-hits"}).cited("two-hits").damaged(3).says("The General takes 2 Damage")
		if maxDamage-int(x.damage) != 3 {
			t.Errorf("%d tokens are left", maxDamage-int(x.damage))
		}
	})
	t.Run("cv-damage-until-below", func(t *testing.T) {
		x := onWing(t, 2, 4).put("hand/0", "fix", "fix").works(HelipadTwo).do(Play{"fix"}).damaged(3).works(HelipadOne, HelipadTwo)
		x.do(Play{"fix"}).works(Cannon, HelipadOne, HelipadTwo)
	})
}

func TestGeneralRepair(t *testing.T) {
	t.Run("cv-repair-symbol", func(t *testing.T) {
		onWing(t, 2, 3).put("hand/0", "fix").do(Play{"fix"}).cited("fix").damaged(2).says("1 Damage of The General is repaired")
		onWing(t, 2, 3).put("hand/0", "fix-two").do(Play{"fix-two"}).damaged(1)
	})
	t.Run("amb-cv-repair-none", func(t *testing.T) {
		x := onWing(t, 2, 0).put("hand/0", "fix", "ten", "ten").do(Play{"fix"}).damaged(0).never("fix")
		x.do(pass).asks(0, AskRecruit).offers(Repair{}, false).refuses(Repair{}, "amb-cv-repair-none")
		onWing(t, 2, 1).put("hand/0", "fix-two").do(Play{"fix-two"}).damaged(0).saved()
	})
	t.Run("cv-repair-at-once", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "fix", "ten", "ten").sets(AttemptStory{}, "vamp", "ten").scores(10).homeward() // the Cannon is not asked about
		x.never("cv-cannon-once").story("dig").do(Play{"fix"}).sets(AttemptStory{}, "vamp", "ten").scores(9).asks(0, AskCards).offers(FireCannon{BlankFace}, true)
	})
	t.Run("cv-repair-recruit", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "scout", "ten").do(pass).left(0, 3).along(Repair{}).cited("cv-repair-recruit").damaged(2).left(0, 1)
		x.told(Repair{}, "cv-repair-recruit", "a repair costs 2 Recruit points, and you have 1").offers(Repair{}, false)
	})
	t.Run("cv-repair-recruit-phase", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "ten", "ten").offers(Repair{}, false).refuses(Repair{}, "cv-repair-recruit-phase")
		x.put("hand/0", "ten", "patch").sets(AttemptStory{}, "vamp", "ten").asks(0, AskCards).offers(Repair{}, false).refuses(Repair{}, "cv-repair-recruit-phase")
		x.refuses(Repair{}, "cv-repair-recruit-phase")
	})
	t.Run("cv-repair-recruit-repeat", func(t *testing.T) {
		onWing(t, 2, 3).put("hand/0", "scout", "ten", "ten").do(pass).left(0, 5).along(Repair{}, Repair{}).damaged(1).left(0, 1)
	})
	t.Run("amb-cv-repair-payer", func(t *testing.T) {
		x := onWing(t, 2, 3).turnEnds()
		x.put("hand/0", "ten", "ten", "ten").put("hand/1", "ten").do(pass).asks(1, AskRecruit).left(1, 2).do(Repair{}).left(1, 0).left(0, 6).offers(Repair{}, false).damaged(2)
	})
	// Without The General none of it is there.
	t.Run("no General", func(t *testing.T) {
		x := veiled(t, Config{Seats: 2}, veilExtras...).put("hand/0", "two-hits", "fix", "ten", "ten").do(Play{"two-hits"}, Play{"fix"}).never("two-hits").put("hangar", "vamp", "buggy")
		for _, a := range []Action{Attach{"buggy"}, Deploy{}, AssignLocust{"ten"}, FireCannon{}} {
			x.offers(a, false).refuses(a, "cv-general-optional")
		}
		x.do(pass).refuses(Repair{}, "cv-general-optional")
		if _, ok := x.General(); ok || x.damage != 0 {
			t.Errorf("The General is there, with %d Damage", x.damage)
		}
	})
}

func TestCockpit(t *testing.T) {
	t.Run("cv-cockpit-transport", func(t *testing.T) {
		x := onWing(t, 2, 1).along(AttemptStory{}).asks(0, AskRide).offers(Board{general}, true).along(Board{general}).holds("ride", general).holds("general").asks(0, AskJoin)
		if g, _ := x.General(); !g.Away {
			t.Error("it is not away")
		}
		// The Hangar may be empty.
		onWing(t, 2, 0).put("hangar").put("bay", "vamp").offers(AttemptStory{}, true).do(AttemptStory{}).offers(Board{general}, true)
	})
	t.Run("cv-cockpit-offline", func(t *testing.T) {
		onWing(t, 2, 1).do(AttemptStory{}).offers(Board{general}, true)
		x := onWing(t, 2, 2).do(AttemptStory{}).offers(Board{general}, false)
		x.told(Board{general}, "cv-cockpit-offline", "the Cockpit is offline at 2 or more Damage, and there is 2; a repair down to 1 would do")
	})
	t.Run("cv-cockpit-skill", func(t *testing.T) {
		onWing(t, 2, 1).story("dig").put("hand/0", "ten", "patch").sets(AttemptStory{}, general, "ten").gives(general, 4).counts(14, 3)
		onWing(t, 2, 1).put("hand/0", "ten", "patch").sets(AttemptStory{}, general, "ten").gives(general, 2).counts(12, 3)
	})
	t.Run("cv-cockpit-capacity", func(t *testing.T) {
		x := onWing(t, 2, 1).put("hand/0", scouts(10)...).do(AttemptStory{}, Board{general})
		for range 7 {
			x.do(Assign{"scout"})
		}
		x.offers(Assign{"scout"}, true).do(Assign{"scout"}).asks(0, AskJoin).offers(Assign{"scout"}, false).refuses(Assign{"scout"}, "core-mission-capacity")
	})
	t.Run("cv-cockpit-drop-complication", func(t *testing.T) {
		out := func(ride string) *scene {
			other := ride
			if ride == general {
				other = "plane"
			}
			return onWing(t, 2, 1).put("hangar", other).story("march").put("hand/0", "ten", "scout").sets(AttemptStory{}, ride, "ten").along(Deal{"shout"})
		}
		x := out(general).asks(0, AskAvert).counts(12, 3).along(Accept{}).cited("cv-cockpit-drop-complication").counts(10, 3).stands(0).holds("resolved/1", "shout").holds("revealed")
		x.dice(8)
		if p := out(general).Pending(); p.Item != "shout" || p.Rule != "cv-cockpit-drop-complication" {
			t.Errorf("asked is %+v", p)
		}
		out(general).along(pass).stands(1).counts(12, 3).never("cv-cockpit-drop-complication").dice(8)
		out("vamp").stands(1).dice(8) // with another Transport there is nothing to give up
	})
	t.Run("amb-cv-cockpit-many-complications", func(t *testing.T) {
		x := onWing(t, 2, 0).put("hangar", "plane").story("thick").put("hand/0", "scout", "scout").sets(AttemptStory{}, general, "scout", "scout").counts(4, 3)
		x.along(Deal{"shout"}, Accept{}, Deal{"shout"}).asks(0, AskAvert).along(Accept{}).counts(0, 3).stands(0)
		x.along(Deal{"shout"}).stands(1).happened(Decided{false, 0, 3}) // there is no Skill left: it is not asked, and no die rolled
		// Before it resolves, and no more once the Cockpit is offline.
		x = onWing(t, 2, 0).put("hangar", "plane").story("thick").put("hand/0", "ten").sets(AttemptStory{}, general, "ten").along(Deal{"bomb"}).asks(0, AskAvert).damaged(0).along(pass).damaged(2)
		x.along(Deal{"shout"}).asks(joe.Chance, AskDeal).stands(1)
		// Where the Skill that counts is still to be named, it is the one that gives the most.
		x = onWing(t, 2, 0, bedlam("riddle", `"need": "any", "difficulty": 3, "complications": 3`), card("coder", "joe", `"where":"main-deck","cost":2,"recruit":1,"skills":{"tech":3}`)).put("hangar", "plane").story("riddle")
		x.put("hand/0", "coder").sets(AttemptStory{}, general, "coder").along(Deal{"shout"}, Accept{}, Deal{"shout"}).asks(0, AskAvert).along(Accept{}, Deal{"shout"}).stands(1)
		x.asks(0, AskSkill).do(NameSkill{content.Tech}).counts(1, 3)
		// A Precision Strike that comes up so is bought off too.
		x = onWing(t, 2, 0).put("hangar", "plane").story("march").put("hand/0", "ten").sets(AttemptStory{}, general, "ten").along(Deal{"stop-the-saboteurs"}).asks(0, AskAvert).along(Accept{})
		x.holds("side/0").holds("resolved/1", "stop-the-saboteurs")
	})
	t.Run("cv-cockpit-after-damage", func(t *testing.T) {
		x := onWing(t, 2, 1).sets(AttemptStory{}, general, "ten").damaged(1).scores(3).homeward().cited("cv-cockpit-after-damage").damaged(3).holds("general", general).says("the-general is back at its base")
		x.works(HelipadOne, HelipadTwo).saved()
		onWing(t, 2, 1).sets(AttemptStory{}, "vamp", "ten").scores(3).homeward().damaged(1)
	})
	t.Run("amb-cv-cockpit-damage-fail", func(t *testing.T) {
		onWing(t, 2, 0).sets(AttemptStory{}, general, "scout").scores(0).homeward().happened(Decided{false, 0, 3}).cited("cv-cockpit-after-damage").damaged(2)
	})
	t.Run("amb-cv-sabotaged-plus-refuel", func(t *testing.T) {
		x := onWing(t, 2, 0).put("hangar", "plane").story("march").sets(AttemptStory{}, general, "ten").do(Deal{"bomb"}, pass).damaged(2).scores(3).homeward().damaged(4)
		x.works(HelipadTwo)
	})
}

func TestCannon(t *testing.T) {
	// armed is a mission before the roll: against an Officer with a Cobra Transport.
	armed := func(t *testing.T, damage uint8, hand ...string) *scene {
		t.Helper()
		x := onWing(t, 2, damage).put("hand/0", append(hand, "ten")...).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider")
		return x.sets(AttemptOfficer{"plain-officer"}, "vamp", "ten")
	}
	// rolled is the Story Mission after a roll of 9 Hits and a blank.
	rolled := func(t *testing.T, damage uint8, hand ...string) *scene {
		t.Helper()
		return onWing(t, 2, damage).put("hand/0", append(hand, "ten")...).sets(AttemptStory{}, "vamp", "ten").scores(9)
	}
	wild := Changed{What: MissionSkill, Seat: joe.Nobody, Skill: content.Wild, By: 2, Why: "cv-cannon-wild"}
	t.Run("cv-cannon-wild", func(t *testing.T) {
		x := armed(t, 2).asks(0, AskCards).counts(10, 7).along(FireCannon{}).happened(wild).counts(12, 7).dice(8)
		x.says("the Cannon of The General is fired")
	})
	t.Run("cv-cannon-reroll", func(t *testing.T) {
		x := rolled(t, 2).asks(0, AskCards).offers(FireCannon{}, false).offers(FireCannon{BlankFace}, true).offers(FireCannon{HitFace}, true).offers(FireCannon{DoubleFace}, false)
		x.refuses(FireCannon{DoubleFace}, "cv-cannon-reroll").refuses(FireCannon{}, "cv-cannon-reroll")
		x.along(FireCannon{BlankFace}).happened(PickedUp{Blanks: 1, Why: "cv-cannon-reroll"}).dice(1).counts(10, 3).along(Throw{0, 0, 1}).happened(Decided{true, 11, 3})
		rolled(t, 2).do(FireCannon{HitFace}).happened(PickedUp{Hits: 1, Why: "cv-cannon-reroll"}).dice(1).do(Throw{1, 0, 0}).happened(Decided{true, 8, 3})
		y := onWing(t, 2, 0).put("hand/0", "ten").sets(AttemptStory{}, "vamp", "ten").do(Throw{7, 0, 1}, Throw{2, 0, 0}).offers(FireCannon{HitFace}, false)
		y.do(FireCannon{DoubleFace}).happened(PickedUp{Doubles: 1, Why: "cv-cannon-reroll"}).dice(1)
		// Against an Officer without a Cobra Transport too.
		y = onWing(t, 2, 0).put("hand/0", "ten").put("officers", "plain-officer").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").dice(8).scores(9).asks(0, AskCards)
		y.offers(FireCannon{BlankFace}, true)
	})
	t.Run("cv-cannon-once", func(t *testing.T) {
		armed(t, 2, "patch").do(FireCannon{}).asks(0, AskCards).offers(FireCannon{}, false).refuses(FireCannon{}, "cv-cannon-once")
		rolled(t, 2, "late-patch").do(FireCannon{BlankFace}, Throw{1, 0, 0}).asks(0, AskCards).offers(FireCannon{BlankFace}, false).refuses(FireCannon{BlankFace}, "cv-cannon-once").saved()
	})
	t.Run("cv-cannon-many-missions", func(t *testing.T) {
		x := rolled(t, 2, "ten").do(FireCannon{BlankFace}, Throw{0, 1, 0}).homeward()
		x.put("hand/0", "ten").put("hangar", "vamp").story("dig").sets(AttemptStory{}, "vamp", "ten").scores(9).asks(0, AskCards).do(FireCannon{BlankFace}).dice(1)
	})
	t.Run("cv-cannon-optional", func(t *testing.T) {
		armed(t, 2).along(pass).never("cv-cannon-wild").counts(10, 7).dice(8)
		rolled(t, 2).along(pass).never("cv-cannon-reroll").happened(Decided{true, 9, 3})
	})
	t.Run("cv-cannon-offline", func(t *testing.T) {
		rolled(t, 2).asks(0, AskCards).offers(FireCannon{BlankFace}, true)
		rolled(t, 3, "late-patch").asks(0, AskCards).offers(FireCannon{BlankFace}, false).refuses(FireCannon{BlankFace}, "cv-cannon-offline")
		armed(t, 3).dice(8)
	})
	t.Run("amb-cv-cannon-timing", func(t *testing.T) {
		// Online before the roll, offline when it could be fired, and the other way round.
		armed(t, 2, "strafe").offers(FireCannon{}, true).do(Play{"strafe"}).damaged(3).dice(8)
		armed(t, 3, "patch").offers(FireCannon{}, false).do(Play{"patch"}).asks(0, AskCards).offers(FireCannon{}, true)
		rolled(t, 3, "late-patch").offers(FireCannon{BlankFace}, false).do(Play{"late-patch"}).asks(0, AskCards).offers(FireCannon{BlankFace}, true)
		rolled(t, 2, "late-strafe").offers(FireCannon{BlankFace}, true).do(Play{"late-strafe"}).damaged(3).happened(Decided{true, 9, 3})
		// Before Complications too, while it is sure to be online.
		x := onWing(t, 2, 2, card("escorted", "officer", `"need":["tech"],"difficulty":6,"complications":1`)).put("officers", "escorted").rides("officers", "escorted", "plain-rider")
		early := scene{t, x.sets(AttemptOfficer{"escorted"}, "vamp", "ten").asks(0, AskCards).counts(10, 7).State, nil}
		early.along(FireCannon{}, Deal{"bomb"}).counts(12, 7).damaged(4).dice(8)
		x.do(pass, Deal{"bomb"}).damaged(4).dice(8)
		// No reroll before the roll.
		x = onWing(t, 2, 2).put("hand/0", "ten", "patch").sets(AttemptStory{}, "vamp", "ten").asks(0, AskCards).offers(FireCannon{BlankFace}, false).offers(FireCannon{}, false)
		x.refuses(FireCannon{BlankFace}, "amb-cv-cannon-timing").do(pass).asks(joe.Chance, AskThrow)
	})
	t.Run("amb-cv-cannon-either", func(t *testing.T) {
		x := armed(t, 2, "late-patch").offers(FireCannon{BlankFace}, false).refuses(FireCannon{BlankFace}, "amb-cv-cannon-either").do(pass).scores(9).asks(0, AskCards)
		x.offers(FireCannon{BlankFace}, false).offers(FireCannon{HitFace}, false).offers(FireCannon{}, false).refuses(FireCannon{HitFace}, "amb-cv-cannon-either")
	})
}
