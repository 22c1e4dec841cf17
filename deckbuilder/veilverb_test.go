package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// veilPlays plays, outside missions, a card of seat 0 that does this, in a game of The
// Crimson Veil with The General, once the rest is arranged.
func veilPlays(t *testing.T, deeds string, arrange func(x *scene)) *scene {
	t.Helper()
	x := onVeil(t, 2, gearCard("probe", `{"on":"action","do":[`+deeds+`]}`)).put("hand/0", "probe")
	arrange(x)
	return x.do(Play{"probe"})
}

// veilDeeds are the verbs of The Crimson Veil.
var veilDeeds = map[content.Verb]func(*testing.T){
	content.GainIntel: func(t *testing.T) {
		x := veilPlays(t, `{"do":"intel","n":3}`, func(x *scene) { x.intelled(1) })
		if got := x.Intel(); got.Pool != 4 || got.Supply != 4 {
			t.Errorf("%+v", got)
		}
		x = veilPlays(t, `{"do":"intel","n":-3}`, func(x *scene) { x.intelled(2) })
		if got := x.Intel(); got.Pool != 0 || got.Supply != 8 {
			t.Errorf("%+v", got)
		}
	},
	content.Infiltrate: func(t *testing.T) {
		x := veilPlays(t, `{"do":"infiltrate","n":2}`, func(*scene) {})
		x.holds("guards", "undercover-crimson-guard", "undercover-crimson-guard").cited("probe")
	},
	content.BlendIn: func(t *testing.T) {
		x := veilPlays(t, `{"do":"blend-in"},{"do":"infiltrate"}`, func(*scene) {})
		if x.holds("guards", "undercover-crimson-guard", "undercover-crimson-guard"); x.blends != 0 {
			t.Errorf("%d more blend in", x.blends)
		}
	},
	content.Equip: func(t *testing.T) {
		x := veilPlays(t, `{"do":"equip","n":2}`, func(x *scene) {
			x.put("officers", "plain-officer", "plain-officer").put("cobra-transports", "plain-rider", "plain-rider")
		})
		x.do(Deal{"plain-rider"}, Equip{"plain-officer", at(Officers)}, Deal{"plain-rider"}, Equip{"plain-officer", at(Officers)}).holds("equipped", "plain-rider", "plain-rider")
		if list := x.Riders(); len(list) != 2 {
			t.Errorf("%+v", list)
		}
	},
	content.Damage: func(t *testing.T) {
		if x := veilPlays(t, `{"do":"damage","n":2}`, func(x *scene) { x.hurt(1) }); x.damage != 3 {
			t.Errorf("Damage %d", x.damage)
		}
	},
	content.Repair: func(t *testing.T) {
		if x := veilPlays(t, `{"do":"repair","n":2}`, func(x *scene) { x.hurt(5) }); x.damage != 3 {
			t.Errorf("Damage %d", x.damage)
		}
	},
	content.FileDice: func(t *testing.T) {
		x := onVeil(t, 2, gearCard("probe", `{"on":"mission","do":[{"do":"file-dice","n":2}]}`)).put("hand/0", "scout", "probe").put("guards", "undercover-crimson-guard")
		x.sets(AttemptStory{}, "vamp", "scout").asks(0, AskCards).do(Play{"probe"}).dice(2) // of 1 and 2, the 1 is cut
	},
}

// The conditions and counts of The Crimson Veil, on a mission with two Intel dice in the
// roll against an Officer with a Cobra Transport, and without one.
func TestVeilConditions(t *testing.T) {
	x := onVeil(t, 1).put("officers", "plain-officer").rides("officers", "plain-officer", "plain-rider").put("guards", "undercover-crimson-guard", "undercover-crimson-guard").hurt(4).intelled(5)
	x.put("hand/0", "ten").sets(AttemptOfficer{"plain-officer"}, "vamp", "ten")
	for x.Pending().Kind == AskCards {
		x.do(pass)
	}
	x.do(SwapIntel{2}).until()
	off := veiled(t, Config{Seats: 1})
	for _, row := range []struct {
		is          content.Test
		holds, lies int8 // of n
	}{
		{content.IfIntelRolled, 2, 3}, {content.IfIntel, 3, 4}, {content.IfGeneral, 1, 0}, {content.IfDamage, 4, 5}, {content.IfEquipped, 1, 0},
	} {
		t.Run(row.is.String(), func(t *testing.T) {
			c := content.Condition{Is: row.is, N: row.holds}
			if !x.hold([]content.Condition{c}, 0, 0) || off.hold([]content.Condition{c}, 0, 0) {
				t.Errorf("with n %d it holds: %v, and without: %v", c.N, x.hold([]content.Condition{c}, 0, 0), off.hold([]content.Condition{c}, 0, 0))
			}
			if c.N = row.lies; c.N > 0 && x.hold([]content.Condition{c}, 0, 0) {
				t.Errorf("it holds with n %d", c.N)
			}
		})
		if !veilTested[row.is] {
			t.Errorf("TestConditions does not know that %v is tested here", row.is)
		}
	}
	for per, want := range veilCounts {
		if got := x.per(&content.Effect{Per: per}, 0, 0); got != want {
			t.Errorf("%v: %d, want %d", per, got, want)
		}
	}
}

// veilTested are the tests that TestVeilConditions has a case for.
var veilTested = map[content.Test]bool{content.IfIntelRolled: true, content.IfIntel: true, content.IfGeneral: true, content.IfDamage: true, content.IfEquipped: true}

// veilCounts is what the counts of The Crimson Veil come to there.
var veilCounts = map[content.Per]int{content.PerGuard: 2, content.PerIntel: 3, content.PerDamage: 4, content.PerEquipped: 1}
