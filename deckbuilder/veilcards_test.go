package deckbuilder

import (
	"errors"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// What the rulebook says of single cards: Water Moccasin, Hiding Out, Major Storm and
// Sabotaged Again!, as they are in the box.
func TestVeilCards(t *testing.T) {
	t.Run("cv-water-moccasin", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hangar", "dinghy").put("hand/0", "ten", "patch").put("officers", "plain-officer").rides("officers", "plain-officer", "water-moccasin")
		c := x.Card("water-moccasin")
		if c.Kind != content.CobraTransport || c.Terrain != content.Sea || c.Name != "Water Moccasin" {
			t.Errorf("%+v", c)
		}
		x.sets(AttemptOfficer{"plain-officer"}, "dinghy", "ten").counts(12, 7) // on Sea
	})
	t.Run("cv-water-moccasin-copperhead", func(t *testing.T) {
		out := func(officers ...string) *scene {
			x := onWing(t, 4, 3).put("officers", append(officers, "plain-officer")...).rides("officers", "plain-officer", "water-moccasin").put("hand/0", "ten").put("hand/1", "scout").put("hand/2", "scout").put("hand/3", "patch")
			x.all(AttemptOfficer{"plain-officer"}, Board{"vamp"}, Assign{"ten"}, Assign{"scout"}, Assign{"scout"})
			return x
		}
		x := out("copperhead")
		for s, want := range []int{1, 1, 1, 0} {
			if n := x.countKinds(x.own(Discard, joe.Seat(s)), content.KindsOf(content.Trooper)); n != want {
				t.Errorf("seat %d gains %d Troopers, want %d", s, n, want)
			}
		}
		if x := out("tomax"); x.Count(of(Discard, 0)) != 0 {
			t.Error("a Trooper without Copperhead")
		}
	})
	t.Run("cv-hiding-out-safe", func(t *testing.T) {
		out := func(hangar ...string) *scene {
			x := onWing(t, 2, 0).story("cv-hiding-out").put("hand/0", "scout").clear("helipad/0").add("discard/1", "locust").put("hangar", append(hangar, "vamp")...).put("bay", "buggy")
			for x.sets(AttemptStory{}, "vamp", "scout").passing(AskDeal); x.Pending().Kind == AskDeal; {
				x.do(Deal{"calm-two"})
			}
			return x.scores(0)
		}
		x := out("locust", "plane", "dinghy").passing(AskCard)
		want := []Action{Choose{"locust"}, Choose{"plane"}, Choose{"dinghy"}}
		if list := Legal(x.State); len(list) != 3 || !slices.Contains(list, want[0]) || !slices.Contains(list, want[1]) || !slices.Contains(list, want[2]) {
			t.Errorf("legal: %v", list)
		}
		x.do(Choose{"locust"}, Choose{"plane"}).homeward().holds("main-discard", "plane").holds("out", "locust").holds("helipad/1", "locust").holds("bay", "buggy").holds("general", general).holds("hangar", "vamp", "dinghy")
		// With none in the Hangar, none is lost.
		out().homeward().holds("helipad/1", "locust").holds("bay", "buggy").holds("general", general).holds("hangar", "vamp").holds("main-discard")
		// A commandeered Cobra Transport goes to its own discards.
		out("scaly-car").passing(AskCard).do(Choose{"scaly-car"}).holds("cobra-transports-done", "scaly-car").holds("main-discard")
	})
	t.Run("cv-major-storm-late", func(t *testing.T) {
		x := onWing(t, 2, 2).put("hand/0", "major-storm", "patch").do(AttemptStory{}).offers(Board{general}, false).all(Board{"vamp"}, Assign{"major-storm"}).asks(0, AskCards).cited("major-storm").damaged(1).works(Cockpit, Cannon, HelipadOne, HelipadTwo, VehicleBay)
		x.holds("ride", "vamp").holds("general", general).offers(Board{general}, false).refuses(Board{general}, "core-transport-one").scores(1).homeward().damaged(1)
	})
	t.Run("cv-major-storm-cannon", func(t *testing.T) {
		onWing(t, 2, 3).put("hangar", "plane").put("hand/0", "major-storm").sets(AttemptStory{}, "plane", "major-storm").damaged(2).scores(1).asks(0, AskCards).offers(FireCannon{BlankFace}, true).do(FireCannon{BlankFace}).dice(1)
		x := onWing(t, 2, 3).put("hangar", "plane").put("hand/0", "major-storm").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "plane", "major-storm")
		x.asks(0, AskCards).offers(FireCannon{}, true)
	})
	// sabotaged is an Explosives mission of Act II at so much Damage, on which Sabotaged
	// Again! has come up.
	sabotaged := func(t *testing.T, damage uint8, ride, bay string, hand ...string) *scene {
		t.Helper()
		x := onWing(t, 2, damage).story("blast").put("hangar", "plane").put("hand/0", append(hand, "ten")...)
		if bay != "" {
			x.put("bay", bay)
		}
		x.sets(AttemptStory{}, ride, "ten").passing(AskDeal).all(Deal{"cv-sabotaged-again"})
		if x.Pending().Kind == AskAvert {
			x.then(pass)
		}
		return x
	}
	t.Run("cv-sabotaged-continues", func(t *testing.T) {
		x := sabotaged(t, 0, general, "").cited("cv-sabotaged-again").damaged(2).works(Cannon, HelipadOne, HelipadTwo).holds("ride", general).gives(general, 4).counts(14, 3).dice(8).scores(3)
		x.homeward().happened(Decided{true, 3, 3}).damaged(4)
	})
	t.Run("cv-sabotaged-bay", func(t *testing.T) {
		sabotaged(t, 0, general, "buggy", "patch").asks(0, AskCards).offers(Deploy{}, false).refuses(Deploy{}, "cv-sabotaged-bay").do(pass).dice(8).holds("bay", "buggy")
	})
	t.Run("cv-sabotaged-cannon", func(t *testing.T) {
		x := sabotaged(t, 1, "plane", "", "late-patch").damaged(3).scores(3).asks(0, AskCards).offers(FireCannon{BlankFace}, false).refuses(FireCannon{BlankFace}, "cv-cannon-offline")
		x.never("cv-cannon-once")
		sabotaged(t, 0, "plane", "", "late-patch").damaged(2).scores(3).asks(0, AskCards).offers(FireCannon{BlankFace}, true)
	})
}

// Wherever an action of The General or with a Cobra Transport is refused, the error says
// why, by a rule of the ledger or the card that keeps it from being done.
func TestVeilRefusalsCite(t *testing.T) {
	actions := []Action{Attach{"buggy"}, Attach{"dinghy"}, Attach{"nothing"}, Deploy{}, AssignLocust{"scout"}, AssignLocust{"patch"}, FireCannon{}, FireCannon{BlankFace}, FireCannon{Face(9)},
		Repair{}, Equip{"plain-officer", at(Officers)}, Equip{"scout", of(Hand, 0)}, Equip{"cobra-trooper", Place{Troopers, 7}}, Board{general}, Board{"locust"},
		AttemptOfficer{"plain-rider"}, AttemptSide{"plain-rider", 0}, AttemptSide{"cobra-trooper", 0}}
	refused := make(map[joe.RuleID]bool)
	for seed := range uint64(4) {
		x := onWing(t, 1+int(seed), uint8(2*seed%5)).put("hangar", "vamp", "buggy", "dinghy").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider")
		if seed == 3 {
			x = onWingWithin(t, "llt", 1).put("troopers/2", "cobra-trooper").exposes(2).turnOf(2).put("hand/2", "gi", "gi").put("hangar", "vamp", "buggy")
		}
		src := dice.New(seed)
		for n := 0; n < 250 && x.ToAct() != joe.Nobody; n++ {
			for _, a := range actions {
				err := Check(x.State, a)
				if err == nil || x.ToAct() == joe.Chance {
					continue
				}
				var e *joe.Error
				if !errors.As(err, &e) || e.Detail == "" {
					t.Fatalf("%v at %+v: %v", a, x.Pending(), err)
				}
				_, known := Rules().Rule(e.Rule)
				if _, card := x.set.cards.Find(string(e.Rule)); !known && !card {
					t.Fatalf("%v at %+v is refused by %q: %v", a, x.Pending(), e.Rule, err)
				}
				refused[e.Rule] = true
			}
			a := Roll(x.State, &src)
			if a == nil {
				list := Legal(x.State)
				a = list[src.IntN(len(list))]
			}
			x.do(a)
		}
	}
	if len(refused) < 15 {
		t.Errorf("refused by %d rules only", len(refused))
	}
}
