package deckbuilder

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// outside plays, outside missions, a card of seat 0 of two that does this, once the rest
// is arranged.
func outside(t *testing.T, deeds string, arrange func(x *scene)) *scene {
	t.Helper()
	x := stage(t, 2, gearCard("probe", `{"on":"action","do":[`+deeds+`]}`)).put("hand/0", "probe")
	arrange(x)
	return x.do(Play{"probe"})
}

// before plays it on a mission of tech-three's against the plain Story Mission, or the
// one arranged, before a roll that would have four dice.
func before(t *testing.T, deeds string, arrange func(x *scene), joes ...string) *scene {
	t.Helper()
	x := stage(t, 2, gearCard("probe", `{"on":"mission","do":[`+deeds+`]}`)).put("hand/0", append(joes, "probe", "tech-three")...)
	arrange(x)
	return x.sets(AttemptStory{}, "vamp", append(joes, "tech-three")...).asks(0, AskCards).do(Play{"probe"})
}

// after plays it after such a roll.
func after(t *testing.T, deeds string, roll Throw, arrange func(x *scene), joes ...string) *scene {
	t.Helper()
	x := stage(t, 2, gearCard("probe", `{"on":"roll","do":[`+deeds+`]}`)).put("hand/0", append(joes, "probe", "tech-three")...)
	arrange(x)
	return x.sets(AttemptStory{}, "vamp", append(joes, "tech-three")...).do(roll).asks(0, AskCards).do(Play{"probe"})
}

// rules puts in play an Officer with a while ability of this, before a mission.
func rules(t *testing.T, answer string) *scene {
	t.Helper()
	return stage(t, 2, officerCard("probe", `{"on":"while","do":[`+answer+`]}`)).put("officers", "probe").put("hand/0", "tech-three")
}

func nothing(*scene) {}

var deeds = map[content.Verb]func(t *testing.T){
	content.Spend: func(t *testing.T) {
		x := onSilent(t, card("probe", "joe", `"role":"snake-eyes","where":"cast","cost":0,"recruit":1,"skills":{"stealth":1}`, `{"on":"use-mission","pay":[{"do":"spend","n":2}],"do":[{"do":"dice","n":3}]}`))
		x.put("tile/0", "three").put("hand/0", "probe").sneaks("nine", "probe").offers(Use{"probe"}, false).do(SpendJoe{"three"}).all(Use{"probe"}).dice(4).holds("out", "three")
		x.happened(Changed{What: MissionCredit, Seat: joe.Nobody, By: -2, Why: "probe"}).pays(1, 0)
	},
	content.Spare: func(t *testing.T) {
		x := opened(t, Config{Seats: 2, Story: TraitorWithin}).put("hand/0", "gi", "rocket-launcher").put("hand/1")
		x.do(AttemptStory{}, Board{"vamp"}, Assign{"gi"})
		if x.Pending().Kind == AskJoin {
			x.do(Pass{})
		}
		x.asks(0, AskCards).do(Play{"rocket-launcher"}).asks(0, AskSeat).do(ChooseSeat{1}).cited("rocket-launcher")
		if x.mission.spared != joe.SetOf(1) {
			t.Errorf("spared: %v", x.mission.spared)
		}
	},
	content.Flip: func(t *testing.T) {
		x := opened(t, Config{Seats: 2, Story: TraitorWithin})
		w := work{&x.table, &x.events}
		before := x.Count(of(LoyaltyDown, 1))
		w.flip(1, ref{})
		if x.ToAct() != joe.Chance || x.Pending().Item != "loyalty-shown/1" {
			t.Fatalf("no flip is asked of chance: %+v", x.Pending())
		}
		x.do(Deal{"loyal-joe"})
		if x.Count(of(LoyaltyDown, 1)) != before-1 || x.Count(of(LoyaltyUp, 1)) != 1 {
			t.Error("no card of seat 1 is flipped")
		}
	},
	content.Hush: func(t *testing.T) {
		x := onSilent(t, gearCard("probe", `{"on":"action","do":[{"do":"hush"}]}`)).put("hand/0", "probe")
		x.do(Play{"probe"}).never("probe").sounds(false).put("hand/0", "probe")
		x.noisy = true
		x.do(Play{"probe"}).happened(NoiseChanged{false, "probe"}).sounds(false)
	},
	content.Draw: func(t *testing.T) {
		outside(t, `{"do":"draw","n":2}`, func(x *scene) { x.put("deck/0", "gi", "comms", "duke") }).until().holds("hand/0", "comms", "duke").holds("deck/0", "gi").cited("probe")
	},
	content.Discard: func(t *testing.T) {
		x := outside(t, `{"do":"discard","n":2,"kinds":["gi"]}`, func(x *scene) { x.add("hand/0", "gi", "duke", "gi", "gi") }).asks(0, AskCard).offers(Choose{"duke"}, false).offers(Pass{}, false)
		x.do(Choose{"gi"}, Choose{"gi"}).cited("probe").asks(0, AskMissions).holds("discard/0", "gi", "gi")
		outside(t, `{"do":"discard","n":2,"upTo":true}`, func(x *scene) { x.add("hand/0", "gi", "duke") }).do(Choose{"duke"}, Pass{}).holds("discard/0", "duke").holds("hand/0", "gi")
		outside(t, `{"do":"discard","random":true}`, func(x *scene) { x.add("hand/0", "gi", "duke") }).asks(joe.Chance, AskDeal).do(Deal{"duke"}).holds("discard/0", "duke").cited("probe")
	},
	content.Trash: func(t *testing.T) {
		outside(t, `{"do":"trash","kinds":["gi"],"pile":"discard"}`, func(x *scene) { x.put("discard/0", "gi", "duke").add("hand/0", "gi") }).offers(Choose{"duke"}, false).
			do(Choose{"gi"}).holds("out", "gi").holds("discard/0", "duke").holds("hand/0", "gi").cited("probe")
		outside(t, `{"do":"trash","pile":"hand"}`, func(x *scene) { x.put("discard/0", "gi").add("hand/0", "duke") }).do(Choose{"duke"}).holds("out", "duke").holds("discard/0", "gi")
	},
	content.Fetch: func(t *testing.T) {
		outside(t, `{"do":"fetch","kinds":["joes"],"pile":"discard","to":"hand"}`, func(x *scene) { x.put("discard/0", "gi", "comms") }).offers(Choose{"comms"}, false).
			do(Choose{"gi"}).holds("hand/0", "gi").holds("discard/0", "comms").cited("probe")
		outside(t, `{"do":"fetch","pile":"used","to":"deck"}`, func(x *scene) { x.put("used/0", "gi").put("discard/0", "duke").put("deck/0", "comms") }).offers(Choose{"duke"}, false).
			do(Choose{"gi"}).holds("used/0", "probe").holds("deck/0", "comms", "gi")
		// A Transport cannot be held: it goes to the Hangar.
		outside(t, `{"do":"fetch","kinds":["transport"],"pile":"discard","to":"hand"}`, func(x *scene) { x.put("discard/0", "jet") }).do(Choose{"jet"}).holds("hangar", "vamp", "jet").holds("hand/0")
	},
	content.Topdeck: func(t *testing.T) {
		x := outside(t, `{"do":"topdeck","n":2}`, func(x *scene) { x.add("hand/0", "gi", "duke", "comms").put("deck/0", "gi") }).do(Choose{"duke"}, Choose{"comms"}).cited("probe")
		if got := x.Cards(of(Deck, 0)); strings.Join(got, " ") != "gi duke comms" {
			t.Errorf("the deck is %v", got)
		}
	},
	content.Gain: func(t *testing.T) {
		x := outside(t, `{"do":"gain","kinds":["gear"],"max":4}`, func(x *scene) {
			x.put("line-up/0", "rocket-launcher").put("line-up/1", "satchel-charge").put("line-up/2", "grunt").put("line-up/3", "motion-sensor").put("covers/3", "cobra-battalion").put("line-up/4", "grunt").put("line-up/5", "clutch")
		}).asks(0, AskSlot)
		if list := Legal(x.State); len(list) != 1 || list[0] != Action(ChooseSlot{0}) {
			t.Errorf("offered are %v", list)
		}
		x.do(ChooseSlot{0}).happened(Moved{"rocket-launcher", slot(LineUp, 0), of(Deck, 0), "probe", 0}).until()
		if n := x.Count(slot(LineUp, 0)); n != 1 {
			t.Errorf("%d cards in the slot", n)
		}
	},
	content.GainCard: func(t *testing.T) {
		outside(t, `{"do":"gain-card","card":"service-rifle"}`, nothing).happened(Moved{"service-rifle", at(RifleStack), of(Deck, 0), "probe", 0})
		outside(t, `{"do":"gain-card","kinds":["trooper"]}`, nothing).happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "probe", 0})
	},
	content.Sweep: func(t *testing.T) {
		x := outside(t, `{"do":"sweep","n":2}`, func(x *scene) {
			x.put("line-up/0", "clutch").put("line-up/1", "breaker").put("covers/2", "cobra-battalion").clear("main-discard")
		}).asks(0, AskSlot).offers(ChooseSlot{2}, false).offers(Pass{}, false)
		x.do(ChooseSlot{0}, ChooseSlot{1}).until().holds("main-discard", "breaker", "clutch").asks(0, AskMissions)
		if x.Count(slot(LineUp, 0)) != 1 || x.Count(slot(LineUp, 1)) != 1 {
			t.Error("they are not replaced")
		}
	},
	content.Threat: func(t *testing.T) {
		outside(t, `{"do":"threat","n":2}`, nothing).happened(ThreatMoved{1, "probe"}).happened(ThreatMoved{2, "probe"})
		outside(t, `{"do":"threat","n":-2}`, func(x *scene) { x.threat = 9 }).happened(ThreatMoved{7, "probe"})
		outside(t, `{"do":"threat","n":-5}`, func(x *scene) { x.threat = 3 }).happened(ThreatMoved{1, "probe"}) // the bottom space is for the start alone
	},
	content.Recruit: func(t *testing.T) {
		for deed, want := range map[string]int{`{"do":"recruit","n":3}`: 4, `{"do":"recruit","n":-1}`: 0} {
			if x := outside(t, deed, nothing).cited("probe"); x.Points(0) != want || x.Points(1) != 0 {
				t.Errorf("%s: %d and %d points, want %d and none", deed, x.Points(0), x.Points(1), want)
			}
		}
	},
	content.AddSkill: func(t *testing.T) {
		before(t, `{"do":"skill","n":2,"skill":"tech"},{"do":"skill","n":4,"skill":"stealth"},{"do":"skill"}`, nothing).cited("probe").counts(7, 3).dice(7)
	},
	content.AddDice: func(t *testing.T) {
		before(t, `{"do":"dice","n":2}`, nothing).cited("probe").counts(4, 3).dice(6)
		after(t, `{"do":"dice","n":2}`, Throw{4, 0, 0}, nothing).dice(2).do(Throw{0, 2, 0}).happened(Rolled{0, 2, 0, "probe"}).happened(Decided{false, 2, 3})
	},
	content.SideDice: func(t *testing.T) {
		before(t, `{"do":"side-dice","n":2}`, nothing).dice(2).do(Throw{0, 1, 1}).happened(SideRolled{0, 1, 1, "probe"}).dice(4).do(Throw{4, 0, 0}).happened(Decided{true, 3, 3})
	},
	content.AddHits: func(t *testing.T) {
		after(t, `{"do":"hits","n":2}`, Throw{3, 1, 0}, nothing).cited("probe").happened(Decided{true, 3, 3})
	},
	content.Reroll: func(t *testing.T) {
		after(t, `{"do":"reroll","n":2}`, Throw{3, 1, 0}, nothing).happened(PickedUp{Blanks: 2, Why: "probe"}).dice(2).do(Throw{0, 2, 0}).happened(Decided{true, 3, 3})
		after(t, `{"do":"reroll","n":3}`, Throw{1, 1, 2}, nothing).happened(PickedUp{Blanks: 1, Why: "probe"}).dice(1)
	},
	content.RerollAll: func(t *testing.T) {
		after(t, `{"do":"reroll-all"}`, Throw{1, 2, 1}, nothing).happened(PickedUp{1, 2, 1, "probe"}).dice(4).do(Throw{4, 0, 0}).happened(Decided{false, 0, 3})
	},
	content.Convert: func(t *testing.T) {
		after(t, `{"do":"convert","n":2}`, Throw{3, 1, 0}, nothing).happened(Converted{2, "probe"}).happened(Decided{true, 3, 3})
		after(t, `{"do":"convert","n":3}`, Throw{1, 1, 2}, nothing).happened(Converted{1, "probe"})
	},
	content.Ease: func(t *testing.T) {
		before(t, `{"do":"ease","n":2}`, nothing).cited("probe").counts(4, 1)
		before(t, `{"do":"ease","n":-2}`, nothing).counts(4, 5)
	},
	content.AddSeats: func(t *testing.T) {
		x := before(t, `{"do":"seats","n":2}`, nothing).cited("probe")
		if m, _ := x.Attempt(); m.Capacity != 5 {
			t.Errorf("%d seats", m.Capacity)
		}
	},
	content.Join: func(t *testing.T) {
		x := before(t, `{"do":"join","n":2,"kinds":["gi"]}`, func(x *scene) { x.add("hand/0", "gi", "gi", "gi", "duke") }).asks(0, AskCard).offers(Choose{"duke"}, false).offers(Pass{}, true)
		x.do(Choose{"gi"}).happened(Moved{"gi", of(Hand, 0), of(Team, 0), "probe", 0}).do(Choose{"gi"}).asks(joe.Chance, AskThrow).holds("hand/0", "gi", "duke")
		// Nobody else joins a Side Mission (core-mission-group).
		stage(t, 2, joeCard("probe", `"tech":3`, `{"on":"start","do":[{"do":"join","who":"others"}]}`)).put("hand/0", "probe").put("hand/1", "gi").put("covers/0", "cobra-battalion").
			sets(AttemptBattalion{0}, "vamp", "probe").asks(0, AskSkill)
		before(t, `{"do":"join","n":9,"kinds":["gi"]}`, func(x *scene) { x.add("hand/0", "gi", "gi", "gi", "gi") }).do(Choose{"gi"}, Choose{"gi"}).dice(6).holds("hand/0", "gi", "gi") // the VAMP is full
	},
	content.Recall: func(t *testing.T) {
		before(t, `{"do":"recall","kinds":["gi"]}`, nothing, "gi").asks(0, AskCard).offers(Choose{"tech-three"}, false).do(Choose{"gi"}).happened(Moved{"gi", of(Team, 0), of(Hand, 0), "probe", 0}).dice(4)
		before(t, `{"do":"recall"}`, nothing).asks(joe.Chance, AskThrow) // somebody goes
	},
	content.KeepRide: func(t *testing.T) {
		x := stage(t, 1, gearCard("probe", `{"on":"mission","do":[{"do":"keep-ride"}]}`)).put("hangar", "jet").put("hand/0", "gi", "probe").sets(AttemptStory{}, "jet", "gi").do(Play{"probe"}).cited("probe")
		x.do(Throw{1, 0, 0}).until().holds("hangar", "jet").holds("discard/0")
	},
	content.DropComplication: func(t *testing.T) {
		x := before(t, `{"do":"drop-complication","n":2}`, func(x *scene) { x.put("attached", "thick-fog", "bad-weather", "thick-fog") }).do(Choose{"thick-fog"}, Choose{"bad-weather"}).cited("probe").counts(4, 4)
		x.holds("attached", "thick-fog").holds("resolved/1", "thick-fog", "bad-weather")
		// Those of another mission are not of this one.
		x = stage(t, 1, gearCard("probe", `{"on":"mission","do":[{"do":"drop-complication"}]}`)).put("attached", "thick-fog").put("side/0", "stop-the-saboteurs").put("hand/0", "gi", "probe")
		x.sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi").do(Play{"probe"}).asks(joe.Chance, AskThrow).holds("attached", "thick-fog")
	},
	content.SkipComplication: func(t *testing.T) {
		x := before(t, `{"do":"skip-complication"}`, func(x *scene) { x.story("plain-two").put("foreseen/1", "quiet", "quiet") }).cited("probe").asks(joe.Chance, AskDeal)
		x.do(Deal{"quiet"}).asks(joe.Chance, AskThrow)
	},
	content.DrawComplication: func(t *testing.T) {
		x := outside(t, `{"do":"draw-complication","n":2}`, func(x *scene) { x.put("foreseen/1", "quiet", "cobra-patrol") }).do(Deal{"cobra-patrol"}).happened(Moved{"cobra-patrol", ofAct(Foreseen, 1), at(Revealed), "probe", 0})
		x.do(Deal{"quiet"}).asks(0, AskMissions).holds("discard/0", "cobra-trooper")
	},
	content.Attach: func(t *testing.T) {
		x := outside(t, `{"do":"draw-complication","n":1}`, func(x *scene) { x.put("foreseen/1", "thick-fog").clear("resolved/1") }).do(Deal{"thick-fog"}).cited("core-complication-attach").holds("attached", "thick-fog").holds("resolved/1")
		x.asks(0, AskMissions)
	},
	content.Arrive: func(t *testing.T) {
		outside(t, `{"do":"arrive","card":"destro"}`, nothing).happened(Moved{"destro", at(OfficerStack), at(Officers), "probe", 0})
		outside(t, `{"do":"arrive"}`, nothing).asks(joe.Chance, AskDeal).do(Deal{"baroness"}).happened(Moved{"baroness", at(OfficerStack), at(Officers), "probe", 0})
	},
	content.Beset: func(t *testing.T) {
		outside(t, `{"do":"beset","n":2}`, nothing).cited("probe").holds("discard/0", "cobra-trooper", "cobra-trooper").holds("discard/1")
	},
	content.Cover: func(t *testing.T) {
		x := outside(t, `{"do":"cover","n":2}`, nothing).cited("probe")
		if n := x.covered(); n != 2 {
			t.Errorf("%d cards are covered", n)
		}
	},
	content.Rout: func(t *testing.T) {
		set := func(x *scene) {
			x.put("troopers/1", "cobra-trooper").put("covers/2", "cobra-battalion").put("side/1", "stop-the-saboteurs").put("officers", "destro").clear("resolved/1")
		}
		x := outside(t, `{"do":"rout","n":9,"kinds":["trooper","battalion","strike"]}`, set).asks(0, AskCard).offers(Choose{"destro"}, false)
		x.all(Choose{"cobra-trooper"}, Choose{"cobra-battalion"}, Choose{"stop-the-saboteurs"}).asks(0, AskMissions).happened(Moved{"cobra-trooper", of(Troopers, 1), at(TrooperStack), "probe", 0}).
			happened(Moved{"cobra-battalion", slot(Covers, 2), at(BattalionStack), "probe", 0}).holds("resolved/1", "stop-the-saboteurs")
		outside(t, `{"do":"rout","n":2,"kinds":["strike"],"upTo":true}`, set).offers(Choose{"cobra-trooper"}, false).do(Pass{}).holds("side/1", "stop-the-saboteurs")
	},
	content.StrikeOut: func(t *testing.T) {
		x := stage(t, 2, strikeCard("probe", `{"on":"turn-end","do":[{"do":"strike-out"}]}`)).story("plain-fee").put("side/0", "probe").turnEnds()
		x.happened(Moved{"probe", of(Side, 0), ofAct(Resolved, 1), "probe", 0}).happened(StoryRecorded{false}).happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "plain-fee", 0}).holds("story", "plain-next")
	},
	content.FailStory: func(t *testing.T) {
		x := outside(t, `{"do":"fail-story"}`, func(x *scene) { x.story("plain-fee") }).until().happened(StoryRecorded{false}).holds("story", "plain-next").holds("story-done", "plain-fee")
		x.happened(Moved{"cobra-trooper", at(TrooperStack), of(Discard, 0), "plain-fee", 0})
		outside(t, `{"do":"fail-story"}`, func(x *scene) { x.story("plain-stays") }).asks(0, AskMissions).holds("story", "plain-stays")
		// The mission against it is over.
		before(t, `{"do":"fail-story"}`, nothing).happened(Changed{What: TargetGone, Seat: joe.Nobody, By: 1, Why: "probe"}).until().asks(0, AskMissions).holds("used/0", "probe", "tech-three").holds("story", "plain-next")
	},
	content.Wreck: func(t *testing.T) {
		outside(t, `{"do":"wreck"}`, func(x *scene) { x.put("hangar", "vamp", "jet", "dinghy") }).offers(Choose{"vamp"}, false).do(Choose{"jet"}).happened(Moved{"jet", at(Hangar), at(MainDiscard), "probe", 0}).holds("hangar", "vamp", "dinghy")
		outside(t, `{"do":"wreck"}`, nothing).asks(0, AskMissions)
	},
	content.Scout: func(t *testing.T) {
		x := outside(t, `{"do":"scout","n":3}`, func(x *scene) { x.put("deck/0", "gi", "comms", "duke", "gi") }).do(Deal{"gi"}).asks(0, AskCard).do(Pass{}, Deal{"duke"}, Choose{"duke"}, Deal{"comms"}, Pass{}).asks(0, AskMissions)
		if got := strings.Join(x.Cards(of(Deck, 0)), " "); got != "gi comms gi" {
			t.Errorf("the deck is %s", got)
		}
		x.holds("discard/0", "duke")
	},
	content.ScoutCobra: func(t *testing.T) {
		outside(t, `{"do":"scout-cobra"}`, func(x *scene) { x.clear("resolved/1") }).asks(joe.Chance, AskDeal).do(Deal{"cobra-patrol"}).asks(0, AskCard).do(Pass{}).asks(0, AskMissions).holds("foreseen/1", "cobra-patrol")
		outside(t, `{"do":"scout-cobra"}`, func(x *scene) { x.put("foreseen/1", "quiet").clear("resolved/1") }).asks(0, AskCard).do(Choose{"quiet"}).cited("probe").holds("foreseen/1").holds("resolved/1", "quiet")
	},
	content.Pick: func(t *testing.T) {
		for n, rule := range map[uint8]string{1: "cobra-trooper cobra-trooper", 2: "cobra-trooper"} {
			x := outside(t, `{"do":"choose","then":[{"do":"beset"},{"do":"beset"}],"or":[{"do":"beset"}]}`, nothing).asks(0, AskOption).do(Option{n})
			x.asks(0, AskMissions).holds("discard/0", strings.Fields(rule)...)
		}
	},
	content.Stay: func(t *testing.T) {
		x := stage(t, 1, missionCard("probe", `"need":["tech"],"difficulty":3`, `{"on":"failure","do":[{"do":"stay"}]}`)).story("probe").put("hand/0", "gi", "tech-four").sets(AttemptStory{}, "vamp", "gi").do(Throw{1, 0, 0})
		x.cited("probe").asks(0, AskMissions).holds("story", "probe").sets(AttemptStory{}, "vamp", "tech-four").do(Throw{0, 4, 0}).until().holds("story", "plain-next")
	},
}

var answers = map[content.Verb]func(t *testing.T){
	content.ModSkill: func(t *testing.T) {
		rules(t, `{"do":"mod-skill","n":2},{"do":"mod-skill","n":4,"skill":"stealth"}`).sets(AttemptStory{}, "vamp", "tech-three").gives("probe", 2).counts(6, 3).dice(6)
	},
	content.ModDifficulty: func(t *testing.T) {
		rules(t, `{"do":"mod-difficulty","n":2}`).sets(AttemptStory{}, "vamp", "tech-three").counts(4, 5)
	},
	content.ModDice: func(t *testing.T) {
		rules(t, `{"do":"mod-dice","n":-2}`).sets(AttemptStory{}, "vamp", "tech-three").counts(4, 3).dice(2)
	},
	content.ModSeats: func(t *testing.T) {
		for n, want := range map[int]int{2: 5, -1: 2, -9: 1} { // who starts has a seat
			x := rules(t, fmt.Sprintf(`{"do":"mod-seats","n":%d}`, n)).do(AttemptStory{}, Board{"vamp"})
			if m, _ := x.Attempt(); m.Capacity != want {
				t.Errorf("%+d: %d seats, want %d", n, m.Capacity, want)
			}
		}
	},
	content.ModCost: func(t *testing.T) {
		x := rules(t, `{"do":"mod-cost","n":2,"kinds":["gear"]}`).put("line-up/0", "rocket-launcher").put("line-up/1", "breaker")
		gear, _ := x.Price(0)
		other, _ := x.Price(1)
		if gear != 6 || other != 3 {
			t.Errorf("Gear costs %d, a Joe %d", gear, other)
		}
	},
	content.ModHand: func(t *testing.T) {
		if n := rules(t, `{"do":"mod-hand","n":2}`).turnEnds().Count(of(Hand, 0)); n != 7 {
			t.Errorf("a hand of %d", n)
		}
	},
	content.ModComplications: func(t *testing.T) {
		x := rules(t, `{"do":"mod-complications"}`).put("foreseen/1", "quiet", "quiet").sets(AttemptStory{}, "vamp", "tech-three").asks(joe.Chance, AskDeal)
		x.do(Deal{"quiet"}).asks(joe.Chance, AskThrow)
	},
	content.ModRecruit: func(t *testing.T) {
		if n := rules(t, `{"do":"mod-recruit","n":2,"kinds":["gi"]}`).put("hand/0", "gi", "gi", "comms").Points(0); n != 7 {
			t.Errorf("%d points", n)
		}
	},
	content.ModThreat: func(t *testing.T) {
		x := rules(t, `{"do":"mod-threat"}`)
		x.turnEnds().turnEnds().happened(ThreatMoved{1, "core-round-end-threat"}).happened(ThreatMoved{2, "core-round-end-threat"})
		if n, _ := x.Threat(); n != 2 {
			t.Errorf("Threat %d", n)
		}
	},
	content.Bar: func(t *testing.T) {
		rules(t, `{"do":"bar","kinds":["gi"]}`).put("hand/0", "gi").refuses(AttemptStory{}, "core-mission-start").put("hand/0", "gi", "duke").do(AttemptStory{}, Board{"vamp"}).refuses(Assign{"gi"}, "probe").offers(Assign{"duke"}, true)
		rules(t, `{"do":"bar","max":3}`).put("hand/0", "breaker", "flint").do(AttemptStory{}, Board{"vamp"}).refuses(Assign{"flint"}, "probe").offers(Assign{"breaker"}, true)
	},
	content.BarHelp: func(t *testing.T) {
		rules(t, `{"do":"bar-help"}`).put("hand/0", "gi", "gi").put("hand/1", "gi").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}).asks(0, AskJoin).do(Pass{}).asks(joe.Chance, AskThrow)
	},
	content.RerollDoubles: func(t *testing.T) {
		rules(t, `{"do":"reroll-doubles"}`).sets(AttemptStory{}, "vamp", "tech-three").do(Throw{1, 1, 2}).happened(PickedUp{Doubles: 2, Why: "probe"}).dice(2).do(Throw{0, 0, 2}).happened(Decided{true, 5, 3})
	},
	content.TurnCoat: func(t *testing.T) {
		x := opened(t, Config{Seats: 3, Story: TraitorWithin, Expert: []string{"tw-expert"}})
		x.status[0], x.retired = activeTraitor, true
		x.put("hand/0", "gi").do(AttemptMenace{}, Board{"vamp"}, Assign{"gi"})
		for x.Pending().Kind == AskCards {
			x.do(Pass{})
		}
		x.do(NameSkill{content.Tech}, ChooseSeat{1})
		w := work{&x.table, &x.events}
		w.changed(MissionHits, 6, "tw-expert")
		w.menaced()
		if x.status[1] != activeTraitor {
			t.Error("two Hits more than a Menace needs do not turn its target")
		}
	},
	content.ModSpend: func(t *testing.T) {
		x := onSilent(t, officerCard("probe", `{"on":"while","do":[{"do":"mod-spend","n":2}]}`))
		if got := x.SpendPrice("snake-eyes-blade"); got != 4 {
			t.Errorf("without it the price is %d", got)
		}
		x.put("officers", "probe").put("tile/0", "five", "three").put("hand/0", "snake-eyes-blade")
		if got := x.SpendPrice("snake-eyes-blade"); got != 6 || x.SpendPrice("snake-eyes-patience") != 0 {
			t.Errorf("the price is %d", got)
		}
		x.sneaks("nine", "snake-eyes-blade").do(Throw{1, 0, 0}, SpendJoe{"five"}).offers(Use{"snake-eyes-blade"}, false).do(SpendJoe{"three"}, Use{"snake-eyes-blade"}).pays(2, 0)
	},
	content.NoRide: func(t *testing.T) {
		x := rules(t, `{"do":"no-ride"}`).clear("hangar").put("hand/0", "gi", "gi", "gi", "gi").do(AttemptStory{}).asks(0, AskJoin).do(Assign{"gi"}, Assign{"gi"}, Assign{"gi"}, Assign{"gi"}).dice(4)
		if m, _ := x.Attempt(); m.Capacity != 0 {
			t.Errorf("room for %d", m.Capacity)
		}
	},
	content.GainToHand: func(t *testing.T) {
		x := rules(t, `{"do":"gain-to-hand","kinds":["gear"]}`).put("line-up/0", "ninja-sword").put("line-up/1", "breaker").put("hand/0", "duke", "requisition", "field-pack", "comms", "gi").do(Pass{}, Buy{0})
		x.happened(Moved{"ninja-sword", slot(LineUp, 0), of(Hand, 0), "probe", 0}).until().do(Buy{1}).holds("deck/0", "breaker")
		// A Joe's holds while its success is given, of any gain, and for its own player alone.
		gift := missionCard("gift", `"need":["pilot"],"difficulty":1`, `{"on":"success","do":[{"do":"gain-card","card":"service-rifle"}]}`)
		x = stage(t, 2, gift).story("gift").put("line-up/3", "ninja-sword").put("hand/0", "shipwreck").sets(AttemptStory{}, "vamp", "shipwreck").do(Throw{0, 3, 0})
		x.happened(Moved{"service-rifle", at(RifleStack), of(Hand, 0), "shipwreck", 0}).asks(0, AskSlot).do(ChooseSlot{3}).happened(Moved{"ninja-sword", slot(LineUp, 3), of(Hand, 0), "shipwreck", 0})
		x = stage(t, 2, gift).story("gift").put("hand/0", "gi").put("hand/1", "shipwreck").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Assign{"shipwreck"}).do(Throw{2, 2, 0})
		x.happened(Moved{"service-rifle", at(RifleStack), of(Deck, 0), "gift", 0})
	},
}

// Every verb does what its line says.
func TestVerbs(t *testing.T) {
	for v := content.Draw; !strings.HasPrefix(v.String(), "verb("); v++ {
		f := deeds[v]
		if v.Answers() {
			f = answers[v]
		} else if f == nil {
			f = veilDeeds[v]
		}
		if f == nil {
			t.Errorf("%v has no test", v)
			continue
		}
		t.Run(v.String(), f)
	}
}
