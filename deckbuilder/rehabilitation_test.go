package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// rehabCards are Joes for rehabilitation, and a card that counts Officers.
var rehabCards = []string{
	joeCard("bomber", `"marksman":4,"explosives":4`),
	gearCard("muster-roll", `{"on":"action","do":[{"do":"recruit","per":"officer"}]}`),
	gearCard("posted", `{"on":"action","if":[{"is":"in-play","kinds":["officer"]}],"do":[{"do":"recruit","n":3}]}`),
}

// reforming is a game of three in seat 0's Action phase, seat 2 with Lt. Falcon an Active
// Traitor, a Joe for the mission in seat 0's hand.
func reforming(t *testing.T, more ...string) *scene {
	t.Helper()
	return caught(t, append(more, rehabCards...)...).put("hand/0", "bomber").put("hand/1").put("hand/2")
}

// reforms attempts the rehabilitation, and the dice fall so.
func (x *scene) reforms(fell Throw) *scene {
	x.t.Helper()
	return x.sets(AttemptOfficer{"lt-falcon-promoted"}, "vamp", "bomber").declines(AskSabotage).then(fell).until()
}

func TestRehabilitation(t *testing.T) {
	t.Run("tw-rehab-group", func(t *testing.T) {
		x := reforming(t).put("hand/1", "gi").offers(AttemptOfficer{"lt-falcon-promoted"}, true).do(AttemptOfficer{"lt-falcon-promoted"}, Board{"vamp"}, Assign{"bomber"})
		x.asks(1, AskJoin).do(Assign{"gi"})
		if a, _ := x.Attempt(); !a.Group {
			t.Error("it is no Group Mission")
		}
		reforming(t).turnOf(2).put("hand/2", "bomber").refuses(AttemptOfficer{"lt-falcon-promoted"}, "tw-traitor-no-group")
	})
	t.Run("tw-rehab-officer", func(t *testing.T) {
		x := reforming(t).add("hand/0", "muster-roll", "posted").do(Play{"muster-roll"}, Play{"posted"})
		if got := x.bonus[0]; got != 4 {
			t.Errorf("it brings %d Recruit points, want 1 for the Officer and 3 for one in play", got)
		}
		x = suspects(t, "llt", rehabCards...).put("hand/0", "bomber", "muster-roll", "posted").do(Play{"muster-roll"}).refuses(Play{"posted"}, "core-mission-active-cards")
		if got := x.bonus[0]; got != 0 {
			t.Errorf("without it, %d", got)
		}
	})
	t.Run("tw-rehab-difficulty", func(t *testing.T) {
		reforming(t).reforms(Throw{2, 6, 0}).happened(Decided{true, 6, 6}).is(2, "rehabilitated")
		reforming(t).reforms(Throw{3, 5, 0}).happened(Decided{false, 5, 6}).is(2, "traitor").holds("officers", "lt-falcon-promoted")
	})
	t.Run("tw-rehab-skills", func(t *testing.T) {
		// Scarlett's are Martial Arts and Recon; other Skills do not count.
		mixed := joeCard("mixed", `"recon":2,"martial-arts":3,"tech":4`)
		x := suspects(t, "ltl", mixed).exposes(1).put("hand/0", "mixed").sets(AttemptOfficer{"scarlett-promoted"}, "vamp", "mixed").declines(AskSabotage).counts(5, 6).dice(5)
		if got := x.counts1(); got != content.SkillsOf(content.Recon)|content.SkillsOf(content.MartialArts) {
			t.Errorf("it asks for %v", got)
		}
	})
	t.Run("tw-rehab-wild", func(t *testing.T) {
		free := card("free-spirit", "leader", `"cost":0,"recruit":2,"skills":{"tech":1},"promote":"free-promoted"`)
		promoted := card("free-promoted", "promoted", `"cost":6,"recruit":3,"skills":{"wild":4}`)
		x := suspects(t, "llt", free, promoted, joeCard("mixed", `"recon":2,"tech":4`))
		id, _ := x.set.cards.Find("free-promoted")
		x.put("aside/2", "free-promoted").exposes(2)
		if x.promotedOf[2] != id {
			t.Fatal("the Leader is another")
		}
		x.put("hand/0", "mixed").sets(AttemptOfficer{"free-promoted"}, "vamp", "mixed").declines(AskSabotage).asks(0, AskSkill).do(NameSkill{content.Tech}).counts(4, 6).dice(4)
		// Duke's is Marksman and any one.
		x = suspects(t, "tll", joeCard("mixed", `"marksman":2,"tech":3,"recon":3`)).exposes(0).turnOf(1).put("hand/1", "mixed").sets(AttemptOfficer{"duke-promoted"}, "vamp", "mixed").declines(AskSabotage)
		x.asks(1, AskSkill).do(NameSkill{content.Tech}).counts(5, 6)
	})
	t.Run("tw-rehab-falcon", func(t *testing.T) {
		x := reforming(t).sets(AttemptOfficer{"lt-falcon-promoted"}, "vamp", "bomber").declines(AskSabotage).counts(8, 6)
		a, _ := x.Attempt()
		if got := x.counts1(); !a.Group || got != content.SkillsOf(content.Marksman)|content.SkillsOf(content.Explosives) {
			t.Errorf("a Group Mission: %v, of %v", a.Group, got)
		}
	})
	t.Run("tw-rehab-card-back", func(t *testing.T) {
		reforming(t).reforms(Throw{2, 6, 0}).happened(Moved{"lt-falcon-promoted", at(Officers), of(Aside, 2), "tw-rehab-card-back", 0}).holds("aside/2", "lt-falcon-promoted").holds("officers")
	})
	t.Run("tw-rehab-promote", func(t *testing.T) {
		x := reforming(t).reforms(Throw{2, 6, 0}).turnOf(2).put("hand/2", "lt-falcon", "gi", "gi", "gi", "gi").do(Pass{}, Promote{"lt-falcon"}).holds("deck/2", "lt-falcon-promoted").holds("aside/2")
		x.holds("out", "lt-falcon")
	})
	t.Run("tw-rehab-was-promoted", func(t *testing.T) {
		x := suspects(t, "llt", rehabCards...).put("hand/2", "lt-falcon", "gi", "gi", "gi", "gi").turnOf(2).put("hand/2", "lt-falcon", "gi", "gi", "gi", "gi")
		x.do(Pass{}, Promote{"lt-falcon"}).holds("deck/2", "lt-falcon-promoted").turnOver().exposes(2).holds("officers", "lt-falcon-promoted").turnOf(0)
		x.put("hand/0", "bomber").put("hand/1").put("hand/2").reforms(Throw{2, 6, 0}).happened(Moved{"lt-falcon-promoted", at(Officers), of(Discard, 2), "tw-rehab-was-promoted", 0}).holds("aside/2")
	})
	t.Run("tw-rehab-loyal", func(t *testing.T) {
		x := reforming(t).reforms(Throw{2, 6, 0}).happened(AllegianceChanged{2, "rehabilitated", "tw-rehab-loyal"}).turnOver().turnOver()
		x.never("tw-traitor-turn-sabotage").asks(2, AskMissions).put("officers", "destro").put("hand/2", "tech-three").put("hangar", "vamp", "jet")
		x.offers(AttemptStory{}, true).offers(AttemptOfficer{"destro"}, true).refuses(AttemptMenace{}, "tw-traitor-menace").do(AttemptStory{}, Board{"jet"})
		// It is asked to join the missions of others.
		reforming(t).reforms(Throw{2, 6, 0}).put("hand/0", "tech-three").put("hand/2", "gi").put("hangar", "vamp").do(AttemptStory{}, Board{"vamp"}, Assign{"tech-three"}).asks(2, AskJoin)
	})
	t.Run("tw-rehab-win-together", func(t *testing.T) {
		for reason, winners := range map[uint8]joe.SeatSet{byFinale: joe.AllSeats(3), byThreat: 0} {
			x := reforming(t).reforms(Throw{2, 6, 0})
			w := work{&x.table, &x.events}
			w.endedFor(reason)
			if o, _ := x.Outcome(); o.Winners != winners {
				t.Errorf("%s: %v win", endings[reason], o.Winners)
			}
		}
	})
	t.Run("tw-rehab-cards-remain", func(t *testing.T) {
		reforming(t).reforms(Throw{2, 6, 0}).holds("loyalty-shown/2", "traitor", "traitor").is(2, "rehabilitated")
	})
	t.Run("tw-sabotage-rehab-discard", func(t *testing.T) {
		x := reforming(t).put("sabotage/2", "sabotage-wrong-map", "sabotage-leaked-plans", "sabotage-cut-brakes", "sabotage-old-friends").reforms(Throw{2, 6, 0})
		x.cited("tw-sabotage-rehab-discard").holds("sabotage/2").holdsN("sabotage-done", 4)
	})
	t.Run("amb-tw-rehab-token", func(t *testing.T) {
		x := reforming(t).token(1).reforms(Throw{2, 6, 0}).token(1).marker(4).turnOf(2).marker(4).turnOver().stands(5)
		if x.Accusing() {
			t.Error("Accusations are back")
		}
	})
	t.Run("amb-tw-rehab-all-loyal", func(t *testing.T) {
		x := reforming(t).flips(0, "ll").flips(1, "ll").reforms(Throw{2, 6, 0}).story("tw-name-on-the-list").put("hand/0", "tech-three").put("hangar", "vamp")
		if x.allLoyal() {
			t.Error("all are Loyal")
		}
		x.do(AttemptStory{}).counts(0, 6)
	})
	t.Run("amb-tw-leader-officer-ability", func(t *testing.T) {
		// Lt. Falcon's own text, draw on a Failure, does nothing.
		reforming(t).reforms(Throw{3, 5, 0}).happened(Decided{false, 5, 6}).never("lt-falcon-promoted").holds("hand/0")
		// Nor a text about everything, or about the turn.
		grim := card("grim-promoted", "promoted", `"cost":6,"recruit":3,"skills":{"tech":4}`, `{"on":"while","do":[{"do":"mod-difficulty","n":4},{"do":"mod-dice","n":-9}]}`)
		x := suspects(t, "llt", card("grim", "leader", `"cost":0,"recruit":2,"skills":{"tech":1},"promote":"grim-promoted"`), grim).put("aside/2", "grim-promoted").exposes(2)
		x.holds("officers", "grim-promoted").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").declines(AskSabotage).counts(4, 3).dice(4)
	})
}

// counts1 is the Skills that count on the mission under way.
func (x *scene) counts1() content.SkillSet { return x.State.counts() }

func TestNoTraitor(t *testing.T) {
	t.Run("tw-no-traitor-trigger", func(t *testing.T) {
		x := settling(t).token(2).do(Deal{"loyal-joe"}).token(2)
		// The draw and the Threat change come first.
		x.until().asks(0, AskMissions).follow("tw-accusation-success-draw", "tw-accusation-loyal-threat", "tw-no-traitor-accusations-out").token(1)
		settling(t).do(Deal{"traitor"}).until().asks(0, AskMissions).never("tw-no-traitor-accusations-out").token(2)
	})
	t.Run("tw-no-traitor-token", func(t *testing.T) {
		x := settling(t).do(Deal{"loyal-joe"}).until().turnOver().turnOver().marker(4).turnOver().stands(5)
		if x.Accusing() {
			t.Error("Accusations are in use")
		}
	})
	t.Run("tw-no-traitor-accusations-out", func(t *testing.T) {
		x := settling(t).do(Deal{"loyal-joe"}).holds("side/1", "accused-of-recon", "accused-of-pilot").until().holds("side/1").holds("side/2").holds("side/0")
		x.holdsN("accusations-done", 3)
	})
	t.Run("tw-no-traitor-no-draw", func(t *testing.T) {
		x := proved(t).put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three").then(Throw{4, 0, 0}).until().never("tw-story-fail-accusation").holds("side/0").holds("revealed")
		x.cited("core-story-fail-leaves")
	})
	t.Run("tw-no-traitor-loyalty-stay", func(t *testing.T) {
		x := proved(t)
		for _, s := range []string{"0", "1", "2"} {
			x.holds("loyalty-shown/"+s, "loyal-joe", "loyal-joe").holds("loyalty/"+s, "traitor")
		}
	})
	t.Run("tw-no-traitor-no-flips", func(t *testing.T) {
		x := proved(t, flipper("revelation", "success")).put("hand/0", "tech-three").refuses(AttemptSide{"accused-of-tech", 2}, "core-mission-start")
		x.story("revelation").goes(AttemptStory{}, "tech-three", Throw{0, 3, 0}).do(ChooseSeat{1}).do(Deal{"traitor"}).until().holdsN("loyalty-shown/1", 3).is(1, "")
	})
	t.Run("tw-no-traitor-strikes", func(t *testing.T) {
		x := proved(t).story("plain-two").put("complications/1", "stop-the-saboteurs", "quiet").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three")
		x.do(Deal{"stop-the-saboteurs"}).cited("core-strike-drawn").never("tw-strike-replaced").holds("side/0", "stop-the-saboteurs")
	})
	t.Run("amb-tw-strike-all-loyal", func(t *testing.T) {
		x := proved(t).story("plain-each").put("complications/1", "stop-the-saboteurs", "quiet", "quiet").put("hand/0", "tech-three").sets(AttemptStory{}, "vamp", "tech-three")
		x.do(Deal{"quiet"}, Deal{"stop-the-saboteurs"}).never("tw-strike-replaced").holds("side/1", "stop-the-saboteurs")
	})
	t.Run("tw-all-loyal-text", func(t *testing.T) {
		x := suspects(t, "lll").flips(0, "ll").flips(1, "ll").flips(2, "l").story("tw-name-on-the-list").put("hand/0", "tech-three")
		x.do(AttemptStory{}).counts(0, 6)
		proved(t).story("tw-name-on-the-list").put("hand/0", "tech-three").do(AttemptStory{}).counts(0, 5)
	})
	t.Run("amb-tw-no-traitor-deduced", func(t *testing.T) {
		// Four Loyal Joes of the secret stack are with four players, so that all know; not all have shown it.
		x := suspects(t, "llll").flips(0, "ll").flips(1, "ll").flips(2, "ll").flips(3, "lt")
		w := work{&x.table, &x.events}
		if w.noTraitor(); !x.Accusing() || x.allLoyal() {
			t.Error("what is deduced counts as shown")
		}
		x.flips(3, "l")
		if w.noTraitor(); x.Accusing() || !x.allLoyal() {
			t.Error("what is shown does not count")
		}
	})
}

// settling is a game of three Loyal players in which a success of seat 0 against an
// Accusation flips seat 2's third Loyalty card; all others have shown two Loyal Joes.
func settling(t *testing.T) *scene {
	t.Helper()
	x := suspects(t, "lll").flips(0, "ll").flips(1, "ll").flips(2, "l").marker(4).put("hand/0", "tech-four").put("side/2", "accused-of-tech").put("side/1", "accused-of-recon", "accused-of-pilot")
	return x.accuses(2, "accused-of-tech", "tech-four", Throw{1, 3, 0}).asks(joe.Chance, AskDeal)
}

// proved is a game of three in seat 0's Action phase, all proven Loyal.
func proved(t *testing.T, more ...string) *scene {
	t.Helper()
	x := suspects(t, "lll", more...).flips(0, "ll").flips(1, "ll").flips(2, "ll")
	w := work{&x.table, &x.events}
	w.noTraitor()
	return x
}
