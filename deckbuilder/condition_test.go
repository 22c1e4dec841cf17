package deckbuilder

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// situation is a game of two: seat 0 is on a mission against the plain Story Mission,
// on Land for Tech, with a Joe of its own and one of seat 1's; the roll shows two
// blanks, a Hit and a double Hit of 4 dice. The Cobra Commander is in play, a Trooper before each
// seat, two Battalions, a Precision Strike, two Complications; two Transports are in
// the Hangar; two Story Missions were Successes, one a Failure.
func situation(t *testing.T) *scene {
	t.Helper()
	x := stage(t, 2, missionCard("hard", `"need":["tech"],"difficulty":5,"terrain":"land"`)).story("hard").put("officers", "cobra-commander").put("troopers/0", "cobra-trooper").put("troopers/1", "cobra-trooper")
	x.put("covers/0", "cobra-battalion").put("covers/1", "cobra-battalion").put("side/1", "stop-the-saboteurs").put("attached", "less-skill", "quiet").put("hangar", "vamp", "jet", "dinghy")
	x.record, x.recorded, x.threat = 0b101, 3, 3
	x.put("hand/0", "gi", "comms", "duke", "marked").put("hand/1", "tech-three").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Pass{}, Assign{"tech-three"})
	for x.Pending().Kind != AskThrow {
		x.do(Pass{})
	}
	return x.do(Throw{3, 1, 1}).asks(0, AskCards)
}

func TestConditions(t *testing.T) {
	type rows []struct {
		c    content.Condition
		want bool
	}
	on, off := situation(t), stage(t, 1)
	joes, gi := content.Joes, content.KindsOf(content.GI)
	cases := map[content.Test]rows{
		content.IfColour:       {{content.Condition{Colour: content.Green}, true}, {content.Condition{Colour: content.Red}, false}},
		content.IfTerrain:      {{content.Condition{Terrain: content.Land}, true}, {content.Condition{Terrain: content.Sea}, false}},
		content.IfSkill:        {{content.Condition{Skill: content.Tech}, true}, {content.Condition{Skill: content.Recon}, false}},
		content.IfTarget:       {{content.Condition{Kinds: content.Stories}, true}, {content.Condition{Kinds: content.Operatives}, false}},
		content.IfGroup:        {{content.Condition{}, true}},
		content.IfHelped:       {{content.Condition{}, true}},
		content.IfTeam:         {{content.Condition{N: 2, Kinds: joes}, true}, {content.Condition{N: 3, Kinds: joes}, false}, {content.Condition{N: 1, Kinds: gi}, true}, {content.Condition{N: 2, Kinds: gi}, false}, {content.Condition{N: 1, Kinds: content.KindsOf(content.Transport)}, true}, {content.Condition{N: 3}, false}},
		content.IfTeamAtMost:   {{content.Condition{N: 2, Kinds: joes}, true}, {content.Condition{N: 1, Kinds: joes}, false}, {content.Condition{N: 1, Kinds: gi}, true}},
		content.IfHangar:       {{content.Condition{N: 2}, true}, {content.Condition{N: 3}, false}},
		content.IfHangarAtMost: {{content.Condition{N: 2}, true}, {content.Condition{N: 1}, false}},
		content.IfHits:         {{content.Condition{N: 3}, true}, {content.Condition{N: 4}, false}},
		content.IfBlanks:       {{content.Condition{N: 3}, true}, {content.Condition{N: 4}, false}},
		content.IfShort:        {{content.Condition{N: 2}, true}, {content.Condition{N: 1}, false}},
		content.IfAct:          {{content.Condition{N: 1}, true}, {content.Condition{N: 2}, false}},
		content.IfSuccesses:    {{content.Condition{N: 2}, true}, {content.Condition{N: 3}, false}},
		content.IfFailures:     {{content.Condition{N: 1}, true}, {content.Condition{N: 2}, false}},
		content.IfSolo:         {{content.Condition{}, false}},
		content.IfInPlay:       {{content.Condition{Kinds: content.KindsOf(content.Officer)}, true}, {content.Condition{Kinds: content.KindsOf(content.Expert)}, false}, {content.Condition{Card: "cobra-commander"}, true}, {content.Condition{Card: "baroness"}, false}, {content.Condition{Kinds: content.KindsOf(content.Strike)}, true}, {content.Condition{Card: "quiet"}, true}},
		content.IfHand:         {{content.Condition{N: 3}, true}, {content.Condition{N: 4}, false}, {content.Condition{N: 1, Kinds: joes}, true}, {content.Condition{N: 2, Kinds: joes}, false}},
		content.IfAllLoyal:     {{content.Condition{}, false}}, // no such game; see tw-all-loyal-text
		content.IfThreat:       {{content.Condition{N: 3}, true}, {content.Condition{N: 4}, false}},
	}
	// With one player and no mission nothing that asks about one holds.
	idle := map[content.Test]content.Condition{content.IfTerrain: {Terrain: content.Land}, content.IfSkill: {Skill: content.Tech}, content.IfTarget: {Kinds: content.Stories}, content.IfGroup: {}, content.IfHelped: {},
		content.IfTeam: {N: 0}, content.IfTeamAtMost: {N: 9}, content.IfHits: {N: 0}, content.IfBlanks: {N: 0}, content.IfShort: {N: 9}}
	for is := content.IfColour; !strings.HasPrefix(is.String(), "test("); is++ {
		t.Run(is.String(), func(t *testing.T) {
			if cases[is] == nil && !veilTested[is] {
				t.Fatal("no case")
			}
			for _, row := range cases[is] {
				row.c.Is = is
				if got := on.hold([]content.Condition{row.c}, 0, 0); got != row.want {
					t.Errorf("%+v holds: %v", row.c, got)
				}
				if row.c.Not = true; on.hold([]content.Condition{row.c}, 0, 0) == row.want {
					t.Errorf("%+v holds as it does without not", row.c)
				}
			}
			if c, asks := idle[is]; asks {
				if c.Is = is; off.hold([]content.Condition{c}, 0, 0) {
					t.Errorf("%+v holds without a mission", c)
				}
			}
		})
	}
	if c := (content.Condition{Is: content.IfSolo}); !off.hold([]content.Condition{c}, 0, 0) {
		t.Error("one player is not solo")
	}
	both := []content.Condition{{Is: content.IfAct, N: 1}, {Is: content.IfAct, N: 2}}
	if on.hold(both, 0, 0) || !on.hold(both[:1], 0, 0) || !on.hold(nil, 0, 0) {
		t.Error("all conditions must hold")
	}
	own := stage(t, 2).put("hand/0", "gi").put("hand/1", "tech-three").do(AttemptStory{}, Board{"vamp"}, Assign{"gi"}, Pass{})
	if c := []content.Condition{{Is: content.IfHelped}}; own.hold(c, 0, 0) {
		t.Error("a mission of the own Joes is helped")
	}
	alone := stage(t, 1).put("side/0", "stop-the-saboteurs").put("hand/0", "gi").sets(AttemptSide{"stop-the-saboteurs", 0}, "vamp", "gi")
	if c := []content.Condition{{Is: content.IfGroup}}; alone.hold(c, 0, 0) {
		t.Error("a Side Mission is a Group Mission")
	}
	named := stage(t, 1).story("plain-any").put("hand/0", "gi", "marked").sets(AttemptStory{}, "vamp", "gi")
	if c := []content.Condition{{Is: content.IfSkill, Skill: content.Pilot}}; named.hold(c, 0, 0) || !named.do(NameSkill{content.Pilot}).hold(c, 0, 0) {
		t.Error("a mission for any one Skill asks for the one named, once it is")
	}
}

func TestCounts(t *testing.T) {
	x := situation(t)
	joes, gi := content.Joes, content.KindsOf(content.GI)
	basic, _ := x.set.cards.Find("gi")
	tech, _ := x.set.cards.Find("tech-three")
	type rows []struct {
		kinds content.KindSet
		of    content.ID
		want  int
	}
	cases := map[content.Per]rows{
		content.Once: {{0, 0, 1}}, content.PerTeam: {{joes, 0, 2}, {gi, 0, 1}, {content.KindsOf(content.Transport), 0, 1}, {0, 0, 2}},
		content.PerOther:  {{joes, basic, 1}, {gi, basic, 0}, {gi, tech, 1}},
		content.PerHelper: {{0, 0, 1}}, content.PerPlayerCount: {{0, 0, 2}}, content.PerComplication: {{0, 0, 2}}, content.PerOfficer: {{0, 0, 1}},
		content.PerOperative: {{0, 0, 5}}, content.PerTrooper: {{0, 0, 2}}, content.PerBattalion: {{0, 0, 2}}, content.PerStrike: {{0, 0, 1}}, content.PerHangar: {{0, 0, 2}},
		content.PerFailure: {{0, 0, 1}}, content.PerSuccess: {{0, 0, 2}}, content.PerHand: {{0, 0, 3}, {joes, 0, 1}}, content.PerDouble: {{0, 0, 1}},
	}
	for per := content.Once; !strings.HasPrefix(per.String(), "per("); per++ {
		t.Run("per "+per.String(), func(t *testing.T) {
			if cases[per] == nil && veilCounts[per] == 0 {
				t.Fatal("no case")
			}
			for _, row := range cases[per] {
				if got := x.per(&content.Effect{Per: per, Kinds: row.kinds}, 0, row.of); got != row.want {
					t.Errorf("of kinds %b: %d, want %d", row.kinds, got, row.want)
				}
			}
		})
	}
	// The amount is that many times N.
	x = before(t, `{"do":"dice","n":2,"per":"team","kinds":["joes"]}`, nothing, "gi").counts(5, 3).dice(8) // the first throw of nine
	if a, _ := x.Attempt(); a.Dice != 9 {
		t.Errorf("%d dice", a.Dice)
	}
}
