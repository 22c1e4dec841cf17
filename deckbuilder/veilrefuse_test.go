package deckbuilder

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// What cannot be done with Intel dice and Crimson Guards is refused for a reason that says
// what would do.
func TestVeilRefusals(t *testing.T) {
	says := func(x *scene, a Action, rule joe.RuleID, words string) {
		t.Helper()
		x.t = t
		if _, _, err := Apply(x.refuses(a, rule).State, a); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%v is refused by %v, without %q", a, err, words)
		}
	}
	core := opened(t, Config{Seats: 2})
	for a, rule := range map[Action]joe.RuleID{AttemptGuard{guardCard}: "cv-guard-entry", AttemptIntel{1}: "cv-intel-choose-level", SwapIntel{1}: "cv-intel-swap", SpendIntel{}: "cv-intel-convert"} {
		says(core, a, rule, "set crimsonVeil")
	}
	x := spies(t, 2, "two")
	says(x, AttemptIntel{0}, "cv-intel-choose-level", "1, the easiest, to 3")
	says(x, AttemptIntel{9}, "cv-intel-choose-level", "1, the easiest, to 3")
	says(x, AttemptGuard{guardCard}, "cv-guard-area", "no Crimson Guard")
	says(x, SwapIntel{1}, "cv-intel-swap", "just before")
	says(x, SpendIntel{}, "cv-intel-convert-timing", "once the dice")
	x.guards(1)
	says(x, AttemptGuard{"cobra-trooper"}, "core-mission-start", "no such mission")
	says(x, AttemptGuard{"nobody"}, "core-mission-start", "no such mission")
	says(spies(t, 2).guards(1), AttemptGuard{guardCard}, "core-mission-start", "you have none")
	says(spies(t, 2), AttemptIntel{1}, "core-mission-start", "you have none")
	says(spies(t, 2, "two").guards(1).clear("hangar"), AttemptGuard{guardCard}, "core-mission-transport", "Hangar is empty")
	says(spies(t, 2, "two").do(Pass{}), AttemptIntel{1}, "core-turn-phases", "before recruiting")
	x = spies(t, 2, "two", "two").scouts(1, "two").throws(0, 2, blanks)
	says(x, AttemptIntel{2}, "cv-intel-once-per-turn", "next turn")
	x = spies(t, 2, "six").intelled(3).sets(AttemptStory{}, "vamp", "six")
	says(x, SwapIntel{4}, "cv-intel-pool", "has 3")
	says(x, Pass{}, "cv-intel-swap", "choose")
	says(spies(t, 2, "two").intelled(3).sets(AttemptStory{}, "vamp", "two"), SwapIntel{3}, "cv-intel-swap", "2 at most")
	says(rolled(t, 1, "two", Throw{1, 1, 0}, "again"), SpendIntel{}, "cv-intel-convert-unused", "which has 1")
	says(rolled(t, 2, "two", Throw{0, 2, 0}, "burn"), SpendIntel{}, "cv-intel-convert-blanks", "no blank")
	// Who helps on a Group Mission does not spend them.
	x = spies(t, 2, "two").put("hand/1", "computer-password").intelled(3).sets(AttemptStory{}, "vamp", "two").do(SwapIntel{1}).throws(1, 1, blanks)
	says(x.asks(0, AskCards).do(Pass{}).asks(1, AskCards), SpendIntel{}, "cv-intel-convert", "who runs the mission")
	x = spies(t, 1, "four", "scout", "idle").scouts(1, "four").throws(0, 4, oneHits)
	says(x, Choose{"idle"}, "cv-intel-upgrade-recruit", "shows Recruit")
}

// What happens with Intel dice and Crimson Guards is told in words.
func TestVeilWords(t *testing.T) {
	for want, e := range map[string]Event{
		"+3 Intel in the pool":                                Changed{What: IntelPool, By: 3},
		"-2 Intel in the pool":                                Changed{What: IntelPool, By: -2},
		"swapped into the roll: 2 Intel":                      Changed{What: IntelSwapped, By: 2},
		"back in the supply: 2 Intel":                         Changed{What: IntelSwapped, By: -2},
		"+2 dice, which count as Intel dice":                  Changed{What: FileAdded, By: 2},
		"Crimson Guards that will come with the next ones: 1": Changed{What: GuardsBlended, By: 1},
		"Crimson Guards that have been blending in: 1":        Changed{What: GuardsBlended, By: -1},
		"The General takes 2 Damage":                          Changed{What: DamageTaken, By: 2},
		"1 Damage of The General is repaired":                 Changed{What: DamageTaken, By: -1},
		"guard comes into play":                               Moved{Card: "guard", From: at(GuardStack), To: at(Guards)},
		"guard goes back to its stack":                        Moved{Card: "guard", From: at(Guards), To: at(GuardStack)},
		"Cobra has raft":                                      Moved{Card: "raft", From: at(CobraDeck), To: at(Equipped)},
		"raft goes to the discards of the Cobra Transports":   Moved{Card: "raft", From: at(Equipped), To: at(CobraDone)},
		"locust lands on Helipad 2 of The General":            Moved{Card: "locust", From: of(Hand, 0), To: Place{Helipads, 1}},
		"locust goes along with a Joe of seat 0":              Moved{Card: "locust", From: Place{Helipads, 1}, To: of(Escort, 0)},
		"the-general is back at its base":                     Moved{Card: "the-general", From: at(Ride), To: at(Base)},
		"truck is attached to the Vehicle Bay of The General": Moved{Card: "truck", From: at(Hangar), To: at(Bay)},
		"truck leaves the Vehicle Bay for the mission":        Moved{Card: "truck", From: at(Bay), To: at(Deployed)},
		"blend is shuffled into the Complications":            Moved{Card: "blend", From: at(Box), To: ofAct(Complicators, 1)},
		"a mission: intel-mission, level 2":                   Attempted{Card: "intel-mission", Place: at(IntelDesk), Level: 2},
		"a mission: tomax, riding raft":                       Attempted{Card: "tomax", Place: at(Officers), Rides: "raft"},
		"a mission: tomax":                                    Attempted{Card: "tomax", Place: at(Officers)},
		"for the Crimson Guard, dice: 1 blank":                GuardsRolled{Blanks: 1},
	} {
		if got := e.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The question for the next level's reward is read where it can be asked: of an Intel
// Mission that was a Success, with a level above its own.
func TestLoadUpgrade(t *testing.T) {
	x := spies(t, 1, "four", "scout").scouts(1, "four").throws(0, 4, oneHits).asks(0, AskUpgrade)
	text := written(x.State)
	again, err := Load([]byte(text))
	if err != nil || again.Hash() != x.Hash() {
		t.Fatal(err)
	}
	if faulty := strings.Replace(text, `"level":1`, `"level":3`, 1); faulty == text {
		t.Fatal("the mission has no level")
	} else if _, err := Load([]byte(faulty)); err == nil || !strings.Contains(err.Error(), "below its last level") {
		t.Errorf("the last level: %v", err)
	}
	officer := spies(t, 1, "ten", "scout").put("officers", "plain-officer").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten")
	officer.steps.list[2].n = missionRetire
	officer.mission.decided, officer.mission.won, officer.mission.rolled = true, true, true
	officer.steps.list[3] = step{op: opUpgrade, seat: 0}
	officer.steps.n = 4
	if _, err := Load([]byte(written(officer.State))); err == nil {
		t.Error("the question is read after a mission against an Officer")
	}
}

// A Joe who is taken back after the roll takes no dice away, and none are said to be cut.
func TestNothingIsCutByAJoeTakenBack(t *testing.T) {
	x := spies(t, 1, "five", "scout", "recovery-signal", "over").intelled(6).sets(AttemptStory{}, "vamp", "five", "scout").do(SwapIntel{6}).throws(6, 0, blanks)
	x.do(Play{"recovery-signal"}, Choose{"five"}).asks(0, AskCards)
	if a, _ := x.Attempt(); a.Cut != 0 || a.Dice != 6 || Sum(a.Skill) != 1 {
		t.Errorf("%+v", a)
	}
}
