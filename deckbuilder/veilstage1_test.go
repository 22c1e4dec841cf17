package deckbuilder

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// agents are cards for scenes with Intel dice: Joes of so much Wild Skill or of one Skill,
// one of them without Recruit, Gear that does one thing, and Story Missions that differ
// in their icon or draw a Complication.
var agents = []string{
	wildJoe("two", 2), wildJoe("four", 4), wildJoe("five", 5), wildJoe("six", 6), wildJoe("eight", 8),
	card("idle", "joe", `"where":"main-deck","cost":2,"recruit":0,"count":4,"skills":{"wild":1}`),
	joeCard("tech-two", `"tech":2`), joeCard("tech-one", `"tech":1`), joeCard("recon-three", `"recon":3`),
	card("again", "gear", `"where":"main-deck","cost":2,"recruit":1,"count":3`, `{"on":"roll","do":[{"do":"reroll"}]}`),
	gearCard("over", `{"on":"roll","do":[{"do":"reroll-all"}]}`),
	gearCard("more", `{"on":"mission","do":[{"do":"dice","n":2}]}`, `{"on":"roll","do":[{"do":"dice","n":2}]}`),
	gearCard("beside", `{"on":"mission","do":[{"do":"side-dice","n":2}]}`, `{"on":"roll","do":[{"do":"side-dice","n":2}]}`),
	gearCard("burn", `{"on":"roll","do":[{"do":"intel","n":-3}]}`, `{"on":"action","do":[{"do":"intel","n":-3}]}`),
	gearCard("windfall", `{"on":"action","do":[{"do":"intel"}]}`),
	gearCard("doorway", `{"on":"action","do":[{"do":"infiltrate"}]}`),
	walkMission("icon-two", `,"guards":2`), walkMission("icon-hit", `,"guardHit":true`), walkMission("icon-both", `,"guards":1,"guardHit":true`),
	walkMission("troubled", `,"complications":1`),
}

func wildJoe(id string, n int) string {
	return card(id, "joe", fmt.Sprintf(`"where":"main-deck","cost":3,"recruit":1,"count":4,"skills":{"wild":%d}`, n))
}

// spies is a game of General Bedlam of so many without The General, on the stage of
// onVeil with the agents besides, and these cards in seat 0's hand.
func spies(t *testing.T, seats int, hand ...string) *scene {
	t.Helper()
	return spiesOf(t, Config{Seats: seats}, hand...)
}

func spiesOf(t *testing.T, c Config, hand ...string) *scene {
	t.Helper()
	return veiled(t, c, agents...).put("hand/0", hand...)
}

// scouts sets out on an Intel Mission of a level for Tech, with Joes of the hand.
func (x *scene) scouts(level uint8, joes ...string) *scene {
	x.t.Helper()
	return x.sets(AttemptIntel{level}, "vamp", joes...).then(NameSkill{content.Tech})
}

// idles plays no card as long as cards are asked for.
func (x *scene) idles() *scene {
	x.t.Helper()
	for x.Pending().Kind == AskCards {
		x.do(Pass{})
	}
	return x
}

// raids sets out against a Crimson Guard, for Tech.
func (x *scene) raids(joes ...string) *scene {
	x.t.Helper()
	return x.sets(AttemptGuard{guardCard}, "vamp", joes...).then(NameSkill{content.Tech})
}

const guardCard = "undercover-crimson-guard"

// guards puts so many Crimson Guards into play.
func (x *scene) guards(n int) *scene {
	x.t.Helper()
	return x.put("guards", slices.Repeat([]string{guardCard}, n)...)
}

// intel wants so many Intel dice in the supply, the pool and the roll.
func (x *scene) intelIs(supply, pool, rolling int) *scene {
	x.t.Helper()
	if i := x.Intel(); i.Supply != supply || i.Pool != pool || i.Rolling != rolling {
		x.t.Errorf("Intel is %+v, want %d, %d and %d", i, supply, pool, rolling)
	}
	return x
}

// throws wants so many Intel dice and so many green ones to be thrown, and lets all show
// that face.
func (x *scene) throws(intel, green int, face Throw) *scene {
	x.t.Helper()
	all := x.events
	for _, c := range [...]struct {
		n    int
		rule joe.RuleID
	}{{intel, "cv-intel-swap"}, {green, "core-mission-roll"}} {
		for left := c.n; left > 0; {
			if p := x.Pending(); p.Kind != AskThrow || p.Rule != c.rule || p.Count != min(left, maxThrow) {
				x.t.Fatalf("%d dice are asked by %s (%s), want %d by %s", p.Count, p.Rule, p.Kind, left, c.rule)
			}
			n := uint8(min(left, maxThrow))
			all = append(all, x.do(Throw{face.Blanks * n, face.Hits * n, face.Doubles * n}).events...)
			left -= int(n)
		}
	}
	if p := x.Pending(); p.Kind == AskThrow && p.Rule != "cv-guard-icon-hit" {
		x.t.Fatalf("%d dice more are thrown", p.Count)
	}
	x.events = all
	return x
}

// The faces that all dice show.
var (
	blanks  = Throw{Blanks: 1}
	oneHits = Throw{Hits: 1}
)

// advances makes the active Story Mission a Success of a Joe of the hand, and lets chance turn up the next but one; it stops where somebody is asked or dice
// are thrown for an icon. The events are those of all.
func (x *scene) advances() *scene {
	x.t.Helper()
	all := x.put("hand/0", "ten").sets(AttemptStory{}, "vamp", "ten").events
	for n := 0; n < 20; n++ {
		switch p := x.Pending(); {
		case p.Kind == AskThrow && p.Rule == "core-mission-roll":
			x.do(Throw{Doubles: uint8(p.Count)})
		case p.Kind == AskDeal:
			x.do(Legal(x.State)[0])
		default:
			x.events = all
			return x
		}
		all = append(all, x.events...)
	}
	x.t.Fatal("the next Story Mission does not come")
	return x
}

// inPlayGuards wants so many Crimson Guards in play and the others in the stack.
func (x *scene) guardsAre(n int) *scene {
	x.t.Helper()
	if in, left := x.Count(at(Guards)), x.Count(at(GuardStack)); in != n || in+left != 4 {
		x.t.Errorf("%d Crimson Guards are in play, %d in the stack; want %d in play", in, left, n)
	}
	return x
}

// traitorSpies is a game of A Traitor Within with The Crimson Veil and the agents, in seat
// 0's first Action phase, nothing of Cobra's in play and no cards in hands and discards;
// the letters are as in within.
func traitorSpies(t *testing.T, secret string) *scene {
	t.Helper()
	list := strings.ReplaceAll(strings.Join(slices.Concat(agents, []string{missionCard("walk", `"need":["tech"],"difficulty":3`), missionCard("walk-next", `"need":["tech"],"difficulty":3`)}), ","), `"story":"mass-device"`, `"story":"traitor-within"`)
	list = strings.ReplaceAll(list, `"general-bedlam"`, `"traitor-within"`)
	set, err := content.TraitorVeil().Overlay(fstest.MapFS{"set.json": {Data: []byte(`{"format": 1, "name": "veil-within", "version": 1}`)},
		"more.json": {Data: []byte(`{"format": 1, "cards": [` + list + `]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	x := withinOf(t, Config{Seats: len(secret), Story: TraitorWithin, CrimsonVeil: true, Content: set}, secret)
	x.story("walk").put("upcoming", "walk-next").put("hangar", "vamp")
	for _, place := range []string{"officers", "attached", "guards", "equipped"} {
		x.clear(place)
	}
	for s := range len(secret) {
		for _, z := range []string{"hand", "discard", "troopers", "side"} {
			x.clear(fmt.Sprintf("%s/%d", z, s))
		}
	}
	return x
}
