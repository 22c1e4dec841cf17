package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// armingStage is a stage with "equip" in hand, these Cobra Transports in their deck and
// the others among its discards.
func armingStage(t *testing.T, seats int, deck ...string) *scene {
	t.Helper()
	x := onWing(t, seats, 3).put("hand/0", "equip", "equip", "equip", "ten")
	for _, id := range x.Cards(at(CobraDeck)) {
		if !slices.Contains(deck, id) {
			c, _ := x.set.cards.Find(id)
			x.moves(c, at(CobraDeck), at(CobraDone), 0)
		}
	}
	return x
}

func TestCobraTransport(t *testing.T) {
	t.Run("cv-cobra-transport-draw", func(t *testing.T) {
		x := armingStage(t, 2, "moray", "maggot").put("officers", "plain-officer").along(Play{"equip"}).asks(joe.Chance, AskDeal)
		if p := x.Pending(); p.Item != "equipped" || p.Rule != "cv-cobra-transport-draw" {
			t.Errorf("%+v", p)
		}
		if list := Legal(x.State); !slices.Equal(list, []Action{Deal{"maggot"}, Deal{"moray"}}) {
			t.Errorf("%v come up", list)
		}
		x.along(Deal{"moray"}).says("Cobra has moray").asks(0, AskEquip).along(Equip{"plain-officer", at(Officers)}).holds("cobra-transports", "maggot").holds("equipped", "moray")
		x.ridden("plain-officer at officers: moray").says("plain-officer is equipped with moray").asks(0, AskMissions)
	})
	t.Run("cv-cobra-transport-officer-first", func(t *testing.T) {
		x := armingStage(t, 2, "moray").put("officers", "plain-officer").put("troopers/0", "cobra-trooper").do(Play{"equip"}, Deal{"moray"})
		if list := Legal(x.State); !slices.Equal(list, []Action{Equip{"plain-officer", at(Officers)}}) {
			t.Errorf("legal: %v", list)
		}
		x.refuses(Equip{"cobra-trooper", of(Troopers, 0)}, "cv-cobra-transport-officer-first").do(Equip{"plain-officer", at(Officers)}).cited("cv-cobra-transport-officer-first")
	})
	t.Run("amb-cv-transport-officer-choice", func(t *testing.T) {
		x := armingStage(t, 2, "moray").turnEnds().put("hand/1", "equip").put("officers", "plain-officer", "copperhead").put("troopers/0", "cobra-trooper").do(Play{"equip"}).do(Deal{"moray"}).asks(1, AskEquip)
		x.offers(Equip{"plain-officer", at(Officers)}, true).offers(Equip{"copperhead", at(Officers)}, true).offers(Equip{"cobra-trooper", of(Troopers, 0)}, false)
		x.along(Equip{"plain-officer", at(Officers)}).ridden("plain-officer at officers: moray")
	})
	t.Run("cv-cobra-transport-other", func(t *testing.T) {
		x := armingStage(t, 3, "moray").put("guards", "undercover-crimson-guard").put("troopers/2", "cobra-trooper", "cobra-trooper").put("covers/3", "cobra-battalion").put("side/0", "stop-the-saboteurs")
		x.along(Play{"equip"}, Deal{"moray"}).asks(0, AskEquip)
		want := []Action{Equip{"undercover-crimson-guard", at(Guards)}, Equip{"cobra-trooper", of(Troopers, 2)}, Equip{"cobra-battalion", slot(Covers, 3)}}
		if list := Legal(x.State); !slices.Equal(list, want) {
			t.Errorf("legal: %v", list)
		}
		x.refuses(Equip{"stop-the-saboteurs", of(Side, 0)}, "cv-cobra-transport-other").refuses(Equip{"cobra-trooper", of(Troopers, 1)}, "cv-cobra-transport-other").refuses(Equip{}, "cv-cobra-transport-other")
		for _, a := range want {
			y := scene{t, x.State, nil}
			e := a.(Equip)
			y.along(e).cited("cv-cobra-transport-other").ridden(e.Card + " at " + e.Place.String() + ": moray")
		}
		onWing(t, 2, 0).refuses(Equip{"cobra-trooper", of(Troopers, 0)}, "cv-cobra-transport-other")
	})
	t.Run("cv-cobra-transport-one-each", func(t *testing.T) {
		x := armingStage(t, 2, "moray").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").put("troopers/0", "cobra-trooper").do(Play{"equip"}, Deal{"moray"}).asks(0, AskEquip)
		x.offers(Equip{"plain-officer", at(Officers)}, false).refuses(Equip{"plain-officer", at(Officers)}, "cv-cobra-transport-one-each").do(Equip{"cobra-trooper", of(Troopers, 0)})
		x.ridden("plain-officer at officers: plain-rider", "cobra-trooper at troopers/0: moray")
		// Of two alike, the one without.
		x = armingStage(t, 2, "moray").put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider").along(Play{"equip"}, Deal{"moray"}, Equip{"cobra-trooper", of(Troopers, 0)})
		x.ridden("cobra-trooper at troopers/0: plain-rider", "cobra-trooper at troopers/0: moray").offers(AttemptSide{"cobra-trooper", 0}, false)
		x.offers(AttemptSide{"moray", 0}, true).offers(AttemptSide{"plain-rider", 0}, true).told(AttemptSide{"cobra-trooper", 0}, "cv-cobra-transport-active", "each of them has a Cobra Transport; name that:")
	})
	t.Run("cv-cobra-transport-no-target", func(t *testing.T) {
		x := armingStage(t, 2, "moray").along(Play{"equip"}, Deal{"moray"}).cited("cv-cobra-transport-no-target").holds("equipped").asks(0, AskMissions).says("moray goes to the discards of the Cobra Transports")
		if !slices.Contains(x.Cards(at(CobraDone)), "moray") {
			t.Error("it is not among the discards")
		}
		// What another enemy has stays with it.
		x = armingStage(t, 2, "plain-rider").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").along(Play{"equip"}, Deal{"plain-rider"})
		x.holds("equipped", "plain-rider").ridden("plain-officer at officers: plain-rider")
	})
	t.Run("amb-cv-transport-pile-empty", func(t *testing.T) {
		x := armingStage(t, 2).put("officers", "plain-officer")
		n := x.Count(at(CobraDone))
		x.along(Play{"equip"}).cited("amb-cv-transport-pile-empty").asks(joe.Chance, AskDeal).along(Deal{"moray"}, Equip{"plain-officer", at(Officers)})
		if x.Count(at(CobraDeck)) != n-1 || x.Count(at(CobraDone)) != 0 {
			t.Errorf("%d in the deck, %d discards of %d", x.Count(at(CobraDeck)), x.Count(at(CobraDone)), n)
		}
		x = armingStage(t, 2).put("officers", "plain-officer")
		for _, id := range x.Cards(at(CobraDone)) {
			c, _ := x.set.cards.Find(id)
			x.moves(c, at(CobraDone), at(Hangar), 0)
		}
		x.do(Play{"equip"}).happened(Noted{"amb-cv-transport-pile-empty", "equip"}).holds("equipped").asks(0, AskMissions)
	})
	t.Run("cv-cobra-transport-named", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "equip-moccasin").put("cobra-transports-done", "water-moccasin", "moray").put("officers", "plain-officer")
		n := x.Count(at(CobraDeck))
		x.along(Play{"equip-moccasin"}).asks(0, AskEquip).holds("cobra-transports-done", "moray").along(Equip{"plain-officer", at(Officers)}).never("cv-cobra-transport-named-shuffle")
		if x.Count(at(CobraDeck)) != n {
			t.Error("the deck was touched")
		}
		x.ridden("plain-officer at officers: water-moccasin")
		// Of copies in both, that of the discards.
		x = onWing(t, 2, 3, orderCard("equip-rider", `{"do": "equip", "card": "plain-rider"}`)).put("hand/0", "equip-rider").put("cobra-transports-done", "plain-rider").put("officers", "plain-officer")
		n = x.Count(at(CobraDeck))
		if x.along(Play{"equip-rider"}).holds("cobra-transports-done").never("cv-cobra-transport-named-shuffle"); x.Count(at(CobraDeck)) != n {
			t.Error("the deck was touched, and there is one among the discards")
		}
		// Copperhead arrives with it.
		x = onWing(t, 2, 3).put("hand/0", "ten")
		x.events = nil
		w := work{&x.table, &x.events}
		id, _ := x.set.cards.Find("copperhead")
		w.moved(id, at(OfficerStack), at(Officers), "core-threat-space")
		w.triggered(content.OnEnter, id, 0)
		w.run()
		x.asks(0, AskEquip).do(Equip{"copperhead", at(Officers)}).ridden("copperhead at officers: water-moccasin")
	})
	t.Run("cv-cobra-transport-named-shuffle", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "equip-moccasin").put("officers", "plain-officer").along(Play{"equip-moccasin"}).cited("cv-cobra-transport-named-shuffle").asks(0, AskEquip)
		x.happened(Shuffled{at(CobraDeck), at(CobraDeck), "cv-cobra-transport-named-shuffle"}).do(Equip{"plain-officer", at(Officers)}).ridden("plain-officer at officers: water-moccasin")
		if !CobraDeck.unordered() {
			t.Error("the deck has an order")
		}
	})
	t.Run("amb-cv-transport-named-missing", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "equip-moccasin").put("officers", "plain-officer").put("hangar", "vamp", "water-moccasin").along(Play{"equip-moccasin"}).asks(0, AskMissions)
		x.happened(Noted{"amb-cv-transport-named-missing", "equip-moccasin"}).cited("cv-cobra-transport-named-shuffle").holds("equipped").holds("hangar", "vamp", "water-moccasin")
	})
	t.Run("cv-cobra-transport-active", func(t *testing.T) {
		x := onWing(t, 2, 3).put("officers", "plain-officer", "copperhead").rides("officers", "plain-officer", "scaly-car").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").counts(10+1, 8).stands(1)
		x.cited("scaly-car").scores(8)
		// Another one beside it: nothing of that.
		x = onWing(t, 2, 3).put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "scaly-car").offers(AttemptSide{"cobra-trooper", 0}, true).offers(AttemptSide{"scaly-car", 0}, true)
		x.told(AttemptSide{"moray", 0}, "core-mission-start", "no such mission lies there")
		plain := scene{t, x.State, nil}
		plain.put("hand/0", "ten", "patch").sets(AttemptSide{"cobra-trooper", 0}, "vamp", "ten").do(NameSkill{content.Tech}).counts(10, 2).stands(0).never("scaly-car")
		x.put("hand/0", "ten", "patch").sets(AttemptSide{"scaly-car", 0}, "vamp", "ten").do(NameSkill{content.Tech}).counts(11, 4).stands(1)
		// One alone goes by its own name.
		onWing(t, 2, 3).put("officers", "plain-officer").rides("officers", "plain-officer", "scaly-car").offers(AttemptOfficer{"scaly-car"}, false).
			told(AttemptOfficer{"scaly-car"}, "cv-cobra-transport-active", "name the enemy that has it: plain-officer")
		// One that comes by it during the mission has it from then on.
		x = armingStage(t, 2, "scaly-car").put("hand/0", "ten", "arming").put("officers", "plain-officer").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").counts(10, 6)
		x.along(Play{"arming"}, Deal{"scaly-car"}, Equip{"plain-officer", at(Officers)}).counts(11, 8).scores(8).homeward().cited("cv-commandeer-exact").holds("hangar", "vamp", "scaly-car")
	})
	t.Run("cv-cobra-transport-terrain", func(t *testing.T) {
		out := func(rider, ride string) *scene {
			x := onWing(t, 2, 3).put("hangar", "vamp", "dinghy").put("hand/0", "ten", "patch").put("officers", "plain-officer")
			if rider != "" {
				x.rides("officers", "plain-officer", rider)
			}
			return x.sets(AttemptOfficer{"plain-officer"}, ride, "ten")
		}
		out("water-moccasin", "dinghy").gives("dinghy", 2)
		out("water-moccasin", "vamp").counts(10, 7)
		out("scaly-car", "vamp").gives("vamp", 1)
		out("", "dinghy").counts(10, 6)
	})
	t.Run("cv-cobra-transport-scope", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "ten", "patch").put("officers", "plain-officer", "copperhead").rides("officers", "plain-officer", "scaly-car")
		x.sets(AttemptStory{}, "vamp", "ten").counts(10, 3).stands(0).scores(3).homeward().never("scaly-car").stands(0)
		x.put("hand/0", "ten", "patch").put("hangar", "vamp").sets(AttemptOfficer{"copperhead"}, "vamp", "ten").counts(10, 6)
	})
	t.Run("cv-cobra-transport-defeated", func(t *testing.T) {
		x := onWing(t, 2, 3).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").scores(8).homeward()
		x.cited("cv-cobra-transport-defeated").holds("officers").holds("equipped").ridden().holds("hangar", "vamp").holds("cobra-transports-done", "plain-rider").holds("out", "plain-officer").saved()
		// Short of it both stay.
		x = onWing(t, 2, 3).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").scores(6).homeward()
		x.happened(Decided{false, 6, 7}).holds("officers", "plain-officer").ridden("plain-officer at officers: plain-rider")
		// Of two alike, each with one, the one attempted goes with its own.
		x = onWing(t, 2, 3).put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider").rides("troopers/0", "cobra-trooper", "scaly-car")
		x.sets(AttemptSide{"scaly-car", 0}, "vamp", "ten").do(NameSkill{content.Tech}).scores(7).homeward().ridden("cobra-trooper at troopers/0: plain-rider").holds("cobra-transports-done", "scaly-car")
		// And of two with copies of one.
		x = onWing(t, 2, 3).put("troopers/0", "cobra-trooper").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").rides("troopers/0", "cobra-trooper", "plain-rider")
		x.sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").scores(8).homeward().ridden("cobra-trooper at troopers/0: plain-rider").holds("cobra-transports-done", "plain-rider").saved()
		x = onWing(t, 2, 3).put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider").rides("troopers/0", "cobra-trooper", "plain-rider")
		if n := x.listedTimes(AttemptSide{"plain-rider", 0}); n != 1 {
			t.Errorf("offered %d times", n)
		}
	})
	t.Run("cv-cobra-transport-leaves", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hand/0", "rout-one", "ten").put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider").along(Play{"rout-one"}).offers(Choose{"cobra-trooper"}, true)
		plain := scene{t, x.State, nil}
		plain.along(Choose{"cobra-trooper"}).ridden("cobra-trooper at troopers/0: plain-rider").holds("troopers/0", "cobra-trooper")
		x.along(Choose{"plain-rider"}).cited("cv-cobra-transport-leaves").ridden().holds("troopers/0", "cobra-trooper").holds("equipped").holds("cobra-transports-done", "plain-rider")
		// The only one goes by its own name, and takes no copy of another.
		x = onWing(t, 2, 3).put("hand/0", "rout-one").put("troopers/1", "cobra-trooper").put("covers/1", "cobra-battalion").rides("troopers/1", "cobra-trooper", "plain-rider").rides("covers/1", "cobra-battalion", "plain-rider")
		x.along(Play{"rout-one"}, Choose{"cobra-battalion"}).ridden("cobra-trooper at troopers/1: plain-rider").holds("covers/1").holds("cobra-transports-done", "plain-rider")
		// What is attempted may go so: the mission has nothing left. Another one of its kind is no target.
		for _, gone := range []string{"cobra-trooper", "plain-rider"} {
			y := onWing(t, 2, 3).put("hand/0", "ten", "turn-coat").put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider")
			y.sets(AttemptSide{gone, 0}, "vamp", "ten").passing(AskSkill).do(NameSkill{content.Tech}).asks(0, AskCards).along(Play{"turn-coat"}, Choose{gone}).asks(0, AskMissions).holds("troopers/0", "cobra-trooper")
			left := map[string][]string{"cobra-trooper": {"cobra-trooper at troopers/0: plain-rider"}, "plain-rider": nil}[gone]
			y.ridden(left...)
		}
		y := onWing(t, 2, 3).put("hand/0", "ten", "turn-coat").put("troopers/0", "cobra-trooper", "cobra-trooper").rides("troopers/0", "cobra-trooper", "plain-rider")
		y.sets(AttemptSide{"plain-rider", 0}, "vamp", "ten").do(NameSkill{content.Tech}, Play{"turn-coat"}, Choose{"cobra-trooper"}).scores(3).homeward().happened(Decided{true, 3, 3}).holds("troopers/0").holds("hangar", "vamp", "plain-rider")
	})
}

// listedTimes is how often an action is listed.
func (x *scene) listedTimes(a Action) int {
	n := 0
	for _, b := range Legal(x.State) {
		if a == b {
			n++
		}
	}
	return n
}

func TestCommandeer(t *testing.T) {
	// against is a mission against an Officer with this Cobra Transport after so many Hits.
	against := func(t *testing.T, ride string, hits int, hand ...string) *scene {
		t.Helper()
		x := onWing(t, 2, 3).put("hand/0", append(hand, "ten")...).put("officers", "plain-officer").rides("officers", "plain-officer", ride)
		return x.sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").scores(hits)
	}
	t.Run("cv-commandeer-exact", func(t *testing.T) {
		against(t, "plain-rider", 7).homeward().cited("cv-commandeer-exact").holds("cobra-transports-done").holds("officers").saved()
		against(t, "plain-rider", 8).homeward().never("cv-commandeer-exact").holds("cobra-transports-done", "plain-rider").holds("hangar", "vamp")
		against(t, "plain-rider", 6).homeward().never("cv-commandeer-exact").holds("cobra-transports-done").holds("equipped", "plain-rider")
		// Without a Cobra Transport there is none.
		onWing(t, 2, 3).put("officers", "plain-officer").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").scores(6).homeward().never("cv-commandeer-exact").holds("hangar", "vamp")
	})
	t.Run("cv-commandeer-hangar", func(t *testing.T) {
		x := against(t, "scaly-car", 8).homeward().holds("hangar", "vamp", "scaly-car").holds("equipped").ridden().says("scaly-car is commandeered, and is in the Hangar").saved()
		if x.bonus[0] != 4 { // what it does when it is gained
			t.Errorf("Recruit %d", x.bonus[0])
		}
		x.put("hand/0", "ten").do(AttemptStory{}).offers(Board{"scaly-car"}, true)
	})
	t.Run("amb-cv-exact-hits", func(t *testing.T) {
		// Hits after all changes, Difficulty with what the Transport adds.
		x := onWing(t, 2, 3).intelled(4).put("hand/0", "ten", "patch").put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten")
		x.do(pass, SwapIntel{0}).scores(6).asks(0, AskCards).along(SpendIntel{}, pass).homeward().cited("cv-commandeer-exact").holds("hangar", "vamp", "plain-rider")
		against(t, "plain-rider", 6).homeward().never("cv-commandeer-exact")
		x = onWing(t, 2, 3).intelled(2).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").do(SwapIntel{0}).scores(7)
		x.asks(0, AskCards).along(pass).homeward().cited("cv-commandeer-exact") // what would change it may be declined
		x = onWing(t, 2, 3).intelled(2).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").do(SwapIntel{0}).scores(7)
		x.along(SpendIntel{}).homeward().never("cv-commandeer-exact").holds("cobra-transports-done", "plain-rider")
	})
	t.Run("cv-commandeer-as-transport", func(t *testing.T) {
		x := onWing(t, 2, 3).story("march").put("hangar", "vamp", "scaly-car").put("hand/0", "ten", "scout", "scout", "patch").do(AttemptStory{}).offers(Board{"scaly-car"}, true).along(Board{"scaly-car"}, Assign{"ten"}, Assign{"scout"})
		x.refuses(Assign{"scout"}, "core-mission-capacity").gives("scaly-car", 2+3) // its Skill, and its bonus on land
		x.offers(AssignLocust{"scout"}, true)
		onWing(t, 2, 3).put("hangar", "scaly-car").put("hand/0", "ten", "patch").sets(AttemptStory{}, "scaly-car", "ten").gives("scaly-car", 2)
	})
	t.Run("cv-commandeer-bottom-only", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hangar", "scaly-car").put("hand/0", "ten", "patch").sets(AttemptStory{}, "scaly-car", "ten").counts(12, 3).stands(0)
		if x.bonus[0] != 3 {
			t.Errorf("Recruit %d", x.bonus[0])
		}
		x.scores(3).homeward().stands(0)
		// Under an enemy it is the other way round.
		y := onWing(t, 2, 3).put("officers", "plain-officer").rides("officers", "plain-officer", "scaly-car").put("hand/0", "ten").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten").stands(1)
		if y.bonus[0] != 0 {
			t.Errorf("Recruit %d", y.bonus[0])
		}
	})
	t.Run("cv-commandeer-after", func(t *testing.T) {
		x := onWing(t, 2, 3).put("hangar", "vamp", "scaly-car").sets(AttemptStory{}, "scaly-car", "ten").scores(3).homeward().cited("cv-commandeer-after")
		x.holds("cobra-transports-done", "scaly-car").holds("discard/0").holds("hangar", "vamp").saved()
	})
	t.Run("amb-cv-commandeered-fail", func(t *testing.T) {
		onWing(t, 2, 3).put("hangar", "vamp", "scaly-car").sets(AttemptStory{}, "scaly-car", "scout").scores(0).homeward().happened(Decided{false, 0, 3}).holds("cobra-transports-done", "scaly-car").holds("discard/0")
		// What keeps a Transport keeps it too.
		onWing(t, 2, 3).put("hand/0", "ten", "garage").put("hangar", "scaly-car").sets(AttemptStory{}, "scaly-car", "ten").do(Play{"garage"}).scores(3).homeward().holds("hangar", "scaly-car")
	})
}
