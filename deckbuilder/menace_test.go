package deckbuilder

import (
	"errors"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// menaceCards is the Joe of the worked example: Recon 4 and Tracker 3. Its text would add
// dice. And others.
var menaceCards = []string{
	joeCard("scout", `"recon":4,"tracker":3`, `{"on":"use-mission","do":[{"do":"dice"}]}`, `{"on":"start","do":[{"do":"dice"}]}`),
	joeCard("recon-one", `"recon":1`), joeCard("all-six", `"recon":6,"tracker":6`),
}

// menacing is a game of three in the turn of seat 2, an Active Traitor, with these cards
// in seat 0's hand, and a Joe in the Traitor's.
func menacing(t *testing.T, hand ...string) *scene {
	t.Helper()
	return caught(t, menaceCards...).turnOf(2).put("hand/0", hand...).put("hand/1").put("hand/2", "all-six")
}

// menaces runs a Menace against seat 0 up to the defence.
func (x *scene) menaces(skill content.Skill, fell Throw) *scene {
	x.t.Helper()
	return x.sets(AttemptMenace{}, "vamp", "all-six").then(NameSkill{skill}, ChooseSeat{0}, fell)
}

func TestMenace(t *testing.T) {
	t.Run("tw-menace-any-number", func(t *testing.T) {
		x := menacing(t, "gi", "comms", "requisition")
		for range 3 {
			x.put("hand/2", "all-six").menaces(content.Recon, Throw{2, 4, 0}).then(pass).asks(joe.Chance, AskDeal).until().asks(2, AskMissions).holds("hangar", "vamp")
		}
		x.holds("hand/0").holdsN("discard/0", 3)
	})
	t.Run("tw-menace-others", func(t *testing.T) {
		x := menacing(t, "gi").sets(AttemptMenace{}, "vamp", "all-six").do(NameSkill{content.Recon}).asks(2, AskFoe)
		x.refuses(ChooseSeat{2}, "tw-menace-others").offers(ChooseSeat{1}, true).do(ChooseSeat{0}).cited("tw-menace-others")
	})
	t.Run("tw-menace-requirement", func(t *testing.T) {
		x := menacing(t).sets(AttemptMenace{}, "vamp", "all-six").do(NameSkill{content.Tracker}).counts(6, 4)
		c := x.Card("menace")
		if !c.Any || c.Difficulty != 4 {
			t.Errorf("Menace asks for %v %d", c.Need, c.Difficulty)
		}
	})
	t.Run("tw-menace-choose-skill", func(t *testing.T) {
		for skill, dice := range map[content.Skill]int{content.Recon: 4, content.Tracker: 3} {
			x := menacing(t).put("hand/2", "scout").put("hand/1").sets(AttemptMenace{}, "vamp", "scout").declines(AskCards)
			x.asks(2, AskSkill).do(NameSkill{skill}).asks(2, AskFoe).do(ChooseSeat{0}).dice(dice + 1) // and its own text
		}
	})
	t.Run("tw-menace-sequence", func(t *testing.T) {
		x := menacing(t).add("hand/2", "marked").sets(AttemptMenace{}, "vamp", "all-six").asks(2, AskCards).then(pass).asks(2, AskCards).then(Play{"marked"})
		x.declines(AskCards).asks(2, AskSkill).then(NameSkill{content.Recon}).asks(2, AskFoe).then(ChooseSeat{1}).dice(7).then(Throw{7, 0, 0})
		x.follow("core-mission-active-cards", "core-mission-skill-any", "tw-menace-others", "core-mission-roll")
	})
	t.Run("tw-menace-four-hits", func(t *testing.T) {
		menacing(t, "gi").menaces(content.Recon, Throw{2, 4, 0}).asks(0, AskDefence).then(pass).happened(Decided{true, 4, 4})
		menacing(t, "gi").menaces(content.Recon, Throw{3, 3, 0}).happened(Decided{false, 3, 4}).asks(2, AskMissions).holds("hand/0", "gi")
	})
	t.Run("tw-menace-defend", func(t *testing.T) {
		x := menacing(t, "recon-two", "recon-one", "tech-three").menaces(content.Recon, Throw{0, 6, 0}).asks(0, AskDefence)
		x.do(Defend{"recon-two"}).refuses(Defend{"recon-two"}, "tw-menace-defend").refuses(Defend{"tech-three"}, "tw-menace-defend").do(Defend{"recon-one"}, Pass{}).dice(3)
		// Nobody else is asked, and nobody has to show a card.
		menacing(t, "recon-two").put("hand/1", "scout").menaces(content.Recon, Throw{0, 6, 0}).asks(0, AskDefence).do(Pass{}).asks(joe.Chance, AskDeal).holds("hand/0", "recon-two")
	})
	t.Run("tw-menace-defend-example", func(t *testing.T) {
		menacing(t, "scout").menaces(content.Recon, Throw{0, 6, 0}).do(Defend{"scout"}, Pass{}).dice(4)
		menacing(t, "scout").menaces(content.Tracker, Throw{0, 6, 0}).do(Defend{"scout"}, Pass{}).dice(3)
	})
	t.Run("tw-menace-defend-text", func(t *testing.T) {
		x := menacing(t, "scout").menaces(content.Recon, Throw{0, 6, 0}).do(Defend{"scout"}).never("scout").asks(0, AskDefence).refuses(Use{"scout"}, "sdk-use-once")
		x.do(Pass{}).never("scout").dice(4)
	})
	t.Run("tw-menace-defend-back", func(t *testing.T) {
		x := menacing(t, "recon-two", "recon-one", "gi", "comms", "requisition").menaces(content.Recon, Throw{0, 6, 0})
		x.do(Defend{"recon-two"}, Defend{"recon-one"}).holdsN("hand/0", 5).do(Pass{}, Throw{3, 0, 0}).asks(joe.Chance, AskDeal).holdsN("hand/0", 5).do(Deal{"gi"})
		// And can be shown again in the next defence.
		x.put("hand/2", "all-six").menaces(content.Recon, Throw{0, 6, 0}).do(Defend{"recon-two"})
	})
	t.Run("tw-menace-defend-subtract", func(t *testing.T) {
		x := menacing(t, "recon-two").menaces(content.Recon, Throw{0, 6, 0}).do(Defend{"recon-two"}, Pass{}).do(Throw{0, 2, 0})
		x.happened(DefenceRolled{0, 2, 0}).cited("tw-menace-defend-subtract").happened(Decided{true, 4, 4})
		menacing(t, "recon-two").menaces(content.Recon, Throw{0, 6, 0}).do(Defend{"recon-two"}, Pass{}).do(Throw{1, 0, 1}).happened(Decided{true, 4, 4}) // a double takes two
	})
	t.Run("tw-menace-three-fails", func(t *testing.T) {
		x := menacing(t, "recon-two").menaces(content.Recon, Throw{1, 5, 0}).do(Defend{"recon-two"}, Pass{}).do(Throw{0, 2, 0}).happened(Decided{false, 3, 4})
		x.asks(2, AskMissions).holds("hand/0", "recon-two").holds("discard/0")
	})
	t.Run("tw-menace-discard", func(t *testing.T) {
		x := menacing(t, "recon-two", "recon-one", "gi", "comms", "requisition").menaces(content.Recon, Throw{0, 6, 0}).then(pass).asks(joe.Chance, AskDeal)
		odds := Odds(x.State)
		if len(odds) != 5 || odds[0].Weight != odds[4].Weight {
			t.Errorf("discarded is one of %v", odds)
		}
		x.do(Deal{"comms"}).happened(Moved{"comms", of(Hand, 0), of(Discard, 0), "menace", joe.SetOf(0)}).holds("discard/0", "comms").holdsN("hand/0", 4).asks(2, AskMissions)
	})
	t.Run("amb-tw-menace-transport", func(t *testing.T) {
		x := menacing(t).put("hand/2", "all-six", "gi", "gi", "gi", "gi").sets(AttemptMenace{}, "vamp", "all-six", "gi", "gi")
		x.refuses(Assign{"gi"}, "core-mission-lock").holds("ride", "vamp").declines(AskCards).do(NameSkill{content.Recon}, ChooseSeat{0}).dice(8).do(Throw{8, 0, 0}).declines(AskCards).until().holds("hangar", "vamp").offers(AttemptMenace{}, true)
		x.put("hangar", "jet").refuses(AttemptMenace{}, "tw-traitor-vamp-side")
		x.clear("hangar").refuses(AttemptMenace{}, "tw-traitor-vamp-side")
	})
	t.Run("amb-tw-menace-defence-count", func(t *testing.T) {
		// The printed values of all that are shown; Wild is none of them.
		x := menacing(t, "scout", "recon-two", "wild-two").menaces(content.Recon, Throw{0, 6, 0}).refuses(Defend{"wild-two"}, "tw-menace-defend")
		x.do(Defend{"scout"}, Defend{"recon-two"}, Pass{}).dice(6)
		// A Joe with nothing to show leaves the defence without dice.
		menacing(t, "wild-two").menaces(content.Recon, Throw{0, 6, 0}).asks(0, AskDefence).do(Pass{}).asks(joe.Chance, AskDeal)
	})
	t.Run("core-box-dice", func(t *testing.T) { // more than there are cannot fall
		v := menacing(t, "scout").menaces(content.Recon, Throw{0, 6, 0}).View(0)
		if after := v.With(DefenceRolled{0, 7, 2}); after.Key() != v.Key() {
			t.Error("nine dice fell in defence")
		}
		if after := v.With(DefenceRolled{0, 6, 2}); after.Key() == v.Key() {
			t.Error("eight dice did not fall in defence")
		}
	})
	t.Run("amb-tw-menace-no-hand", func(t *testing.T) {
		menacing(t).menaces(content.Recon, Throw{0, 6, 0}).happened(Decided{true, 6, 4}).asks(2, AskMissions).holds("discard/0")
	})
	t.Run("amb-tw-menace-target", func(t *testing.T) {
		x := menacing(t)
		x.status[1] = activeTraitor
		x.sets(AttemptMenace{}, "vamp", "all-six").do(NameSkill{content.Recon}).asks(2, AskFoe).offers(ChooseSeat{1}, false).offers(ChooseSeat{0}, true)
		x = menacing(t)
		x.status[1] = rehabilitated
		x.sets(AttemptMenace{}, "vamp", "all-six").do(NameSkill{content.Recon}).offers(ChooseSeat{1}, true)
	})
	t.Run("tw-expert-optional", func(t *testing.T) {
		x := withinOf(t, Config{Seats: 3, Story: TraitorWithin, Expert: []string{"tw-expert"}}, "llt").holds("experts", "tw-expert")
		within(t, "llt").holds("experts")
		if got := x.Config().Expert; len(got) != 1 {
			t.Errorf("the Config says %q", got)
		}
	})
	t.Run("tw-expert-not-two", func(t *testing.T) {
		_, _, err := New(Config{Seats: 2, Story: TraitorWithin, Expert: []string{"tw-expert"}})
		var e *joe.Error
		if !errors.As(err, &e) || e.Rule != "tw-expert-not-two" || e.Kind != joe.ErrBadConfig || e.Path != "$.expert" {
			t.Errorf("the Expert card with two players: %v", err)
		}
	})
	t.Run("tw-expert-convert", func(t *testing.T) {
		for hits, want := range map[uint8]string{6: "traitor", 5: ""} {
			x := turning(t).menaces(content.Recon, Throw{6 - hits, hits, 0}).then(pass).until().is(0, want)
			if want == "traitor" {
				x.cited("tw-expert").holds("hand/0", "gi")
			} else {
				x.holds("hand/0").holds("discard/0", "gi")
			}
		}
		menacing(t, "gi").menaces(content.Recon, Throw{0, 6, 0}).then(pass).until().is(0, "") // not without the card
		x := turning(t)                                                                       // who was a Traitor and is Loyal is no safer than others
		x.status[0] = rehabilitated
		x.menaces(content.Recon, Throw{0, 6, 0}).then(pass).until().is(0, "traitor").holds("officers", "lt-falcon-promoted", "duke-promoted")
	})
	t.Run("tw-expert-convert-steps", func(t *testing.T) {
		x := turning(t).story("tw-interrogation").menaces(content.Recon, Throw{0, 6, 0}).then(pass).until()
		x.holds("officers", "lt-falcon-promoted", "duke-promoted").holdsN("sabotage/0", 2).is(2, "traitor").token(1)
	})
	t.Run("amb-tw-expert-several", func(t *testing.T) {
		x := turning(t).menaces(content.Recon, Throw{0, 6, 0}).then(pass).until()
		x.turnOver().cited("tw-traitor-turn-sabotage").holdsN("sabotage/0", 2).turnOf(1).put("hand/1", "tech-three").put("sabotage/0", "sabotage-leaked-plans").put("sabotage/2", "sabotage-wrong-map", "sabotage-cut-brakes")
		x.sets(AttemptStory{}, "vamp", "tech-three").asks(2, AskSabotage).do(Sabotage{"sabotage-wrong-map"}).asks(0, AskSabotage).do(Sabotage{"sabotage-leaked-plans"}).dice(4)
		// All of them win together.
		x.do(Throw{4, 0, 0}).until()
		w := work{&x.table, &x.events}
		w.endedFor(byThreat)
		if o, _ := x.Outcome(); o.Winners != joe.SetOf(0, 2) {
			t.Errorf("%v win", o.Winners)
		}
	})
}

// turning is such a game with the Expert Mode card in play, a GI in seat 0's hand.
func turning(t *testing.T) *scene {
	t.Helper()
	x := suspectsOf(t, Config{Story: TraitorWithin, Expert: []string{"tw-expert"}}, "llt", menaceCards...).exposes(2)
	return x.turnOf(2).put("hand/0", "gi").put("hand/1").put("hand/2", "all-six")
}
