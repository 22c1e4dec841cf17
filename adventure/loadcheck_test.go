package adventure

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// Whatever the rules do not lead to is refused, with the path of the fault.
func TestLoadPositions(t *testing.T) {
	seats := func(list ...string) string { return players(append(list, elsewhere)...) }
	bumped := `"bumped":1,"origin":"north-7","chain":[0],`
	off := players("north-7 radar-1", "- oasis-1")
	for _, c := range []struct{ inside, path, detail string }{
		// Parts that a stage has no use for, or needs.
		{`"stage":"dice","rolling":[0,1],` + seats("cross radar-1"), "$.rolling", "left out here"},
		{`"stage":"dice","rolls":[0,0],` + seats("cross radar-1"), "$.rolls", "left out here"},
		{`"stage":"dice","outcome":{"winners":[0,1],"reason":"sdk-turn-limit"},` + seats("cross radar-1"), "$.outcome", "left out here"},
		{`"stage":"dice","white":1,` + seats("cross radar-1"), "$.white", "left out here"},
		{`"stage":"dice","dark":1,` + seats("cross radar-1"), "$.dark", "left out here"},
		{`"stage":"dice","steps":1,` + seats("cross radar-1"), "$.steps", "left out here"},
		{`"stage":"jump","steps":1,` + seats("north-4 radar-1"), "$.steps", "left out here"},
		{`"stage":"dice","gains":1,` + seats("cross radar-1"), "$.gains", "left out here"},
		{`"stage":"dice","why":"adv-sneak-tie",` + seats("cross radar-1"), "$.why", "left out here"},
		{`"stage":"dice","card":"fog",` + seats("cross radar-1"), "$.card", "left out here"},
		{`"stage":"may-forward","steps":2,"card":"scouts",` + seats("north-2 radar-1"), "$.card", "left out here"},
		{`"stage":"dice","triggers":1,` + seats("cross radar-1"), "$.triggers", "left out here"},
		{`"stage":"opening","chain":[0],` + seats("lawn radar-1"), "$.chain", "left out here"},
		{`"stage":"dice","origin":"cross",` + seats("lawn radar-1"), "$.origin", "left out here"},
		{`"stage":"move","white":1,"dark":1,` + seats("cross radar-1"), "$", "steps: missing: how far"},
		{`"stage":"rest",` + seats("radar village-2"), "$", "steps: missing: how far"},
		{`"stage":"forward",` + seats("cross radar-1"), "$", "steps: missing: how far"},
		{`"stage":"may-forward",` + seats("north-2 radar-1"), "$", "steps: missing: how far"},
		{`"stage":"back",` + seats("cross radar-1"), "$", "steps: missing: how far"},
		{`"stage":"equipment",` + seats("fort-1 radar-1"), "$", "gains: missing: how many cards"},
		{`"stage":"landed",` + seats("cross radar-1"), "$.stage", `"landed" only where a retreat or a draw comes before`},
		{`"stage":"directed",` + seats("spin-1 radar-1"), "$.stage", `"directed" only where a retreat or a draw comes before`},
		{`"stage":"turn-done","why":"adv-sneak-tie",` + seats("cross radar-1"), "$.stage", `"turn-done" only where a retreat or a draw comes before`},
		{`"stage":"turn-done",` + bumped + off, "$", "why: missing: why the turn is done"},

		// Pieces and pawns.
		{`"stage":"dice",` + strings.Replace(seats("cross radar-1"), `"piece":"bazooka-soldier",`, ``, 1), "$.players", "seat 0 has a piece once its turn to choose is over"},
		{`"stage":"dice",` + strings.Replace(seats("cross radar-1"), `"commando"`, `"bazooka-soldier"`, 1), "$.players", "two seats have the same piece (adv-choose-character)"},
		{`"stage":"dice",` + players("cross radar-1", "- oasis-1"), "$.players", "seat 1 is on the board, but while it is bumped off"},
		{`"stage":"dice",` + bumped + players("north-7 radar-1", "lawn oasis-1"), "$.players", "seat 1 is on the board, but while it is bumped off"},
		{`"stage":"dice",` + players("north-7 radar-1", "north-7 oasis-1"), "$.players", "two pawns stand on north-7 (adv-one-pawn)"},
		{`"stage":"dice",` + seats("cross radar-1 returned"), "$.players", "seat 0 has come back to START only while it is in training (adv-training-exit)"},
		{`"stage":"turn-done","why":"adv-sneak-tie",` + bumped + players("north-7 radar-1", "- oasis-1 returned"), "$.players", "seat 1 has come back to START only while it is in training"},
		{`"stage":"die",` + seats("fort-2 radar-1 ferried"), "$.players", "seat 0 has paid for the trip to Cobra Island only on the way there"},
		{`"stage":"dice",` + seats("isle-west radar-1 ferried"), "$.players", "seat 0 has paid for the trip to Cobra Island only on the way there"},

		// Objectives.
		{`"stage":"dice",` + seats("cross -"), "$.players", "seat 0 has no Objective while there are some to draw (amb-adv-objective-pass)"},
		{`"stage":"dice","drawer":1,` + players("cross -", "lawn -"), "$.players", "seat 0 has no Objective while there are some to draw"},
		{`"stage":"dice","drawer":0,` + seats("cross radar-1"), "$.drawer", "a seat without an Objective draws one"},
		{`"stage":"dice",` + players("radar radar-1", "fort-2 oasis-1"), "$.players", "seat 0 stands on its Objective, and so has reached it"},
		{`"stage":"dice",` + players("cross radar-1", "oasis oasis-1"), "$.players", "seat 1 stands on its Objective, and so has reached it"},
		{`"stage":"dice",` + players("cross radar-1 reached=spanish-fort-2,oasis-2,sand-dunes-2,desert-air-strip-2", elsewhere), "$.stage", "the game is over (adv-win)"},

		// Retreats.
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"north-8","chain":[0],` + off, "$.origin", "the space where one of the chain stands now"},
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"fort-gate","chain":[0],` + players("fort-gate radar-1", "- oasis-1"), "$.origin", "the space where one of the chain stands now"},
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"north-7","chain":[1],` + off, "$.origin", "the space where one of the chain stands now"},
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"north-7",` + off, "$.origin", "the space where one of the chain stands now"},
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"north-7","chain":[0,1],` + off, "$.chain", "the active seat and those that have retreated, without the bumped one"},
		{`"stage":"turn-done","why":"adv-sneak-tie","bumped":1,"origin":"north-7","chain":[2],` + players("cross radar-1", "- oasis-1", "north-7 village-1"), "$.chain", "the active seat and those that have retreated"},
		{`"stage":"turn-done","why":"adv-sneak-tie","active":1,"bumped":1,"origin":"north-7","chain":[0],` + off, "$.chain", "the active seat and those that have retreated"},

		// What is asked, where the pawn stands, what the dice say.
		{`"stage":"opening",` + seats("cross radar-1"), "$.stage", `"opening" does not fit the space where the pawn of seat 0 stands`},
		{`"stage":"die",` + seats("cross radar-1"), "$.stage", `"die" does not fit`},
		{`"stage":"dice",` + seats("fort-2 radar-1"), "$.stage", `"dice" does not fit`},
		{`"stage":"jump",` + seats("cross radar-1"), "$.stage", `"jump" does not fit`},
		{`"stage":"jump",` + seats("desert-pack radar-1"), "$.stage", `"jump" does not fit`}, // the last one
		{`"stage":"jump",` + seats("west-3 radar-1"), "$.stage", `"jump" does not fit`},      // to the Island, without a Hydrofoil
		{`"stage":"sneak",` + seats("north-6 radar-1"), "$.stage", `"sneak" does not fit`},
		{`"stage":"battle",` + seats("north-2 radar-1"), "$.stage", `"battle" does not fit`},
		{`"stage":"directed",` + bumped + off, "$.stage", `"directed" does not fit`},
		{`"stage":"directed","bumped":1,"origin":"north-5","chain":[0],` + players("north-5 radar-1", "- oasis-1"), "$.stage", `"directed" does not fit`},
		{`"stage":"equipment","gains":1,` + seats("fort-2 radar-1"), "$.stage", `"equipment" does not fit`},
		{`"stage":"equipment","gains":1,` + players("fort-1 radar-1", "pent-2 village-1 hydrofoil=8 vamp=6 tank=6 artillery-laser=4 missile-system=4 attack-cannon=4"), "$.stage", `"equipment" does not fit`},
		{`"stage":"move","white":1,"dark":1,"steps":3,` + seats("cross radar-1"), "$.stage", `"move" does not fit`},
		{`"stage":"move","white":2,"steps":2,` + seats("cross radar-1"), "$.stage", `"move" does not fit`},
		{`"stage":"move","white":1,"dark":1,"steps":2,` + seats("fort-2 radar-1"), "$.stage", `"move" does not fit`},
		{`"stage":"move","dark":2,"steps":2,` + seats("cross radar-1"), "$.stage", `"move" does not fit`},
		{`"stage":"rest","steps":3,` + seats("cross radar-1"), "$.stage", `"rest" does not fit`},
		{`"stage":"rest","steps":12,` + seats("radar village-2"), "$.stage", `"rest" does not fit`},
		{`"stage":"landed","steps":3,` + bumped + off, "$.stage", `"landed" does not fit`},
		{`"stage":"forward","steps":1,` + seats("sand-dunes radar-1"), "$.stage", "no way of 1 steps is open, and so the move is over (amb-adv-equipment-missing)"},
		{`"stage":"back","steps":1,` + seats("sand-dunes radar-1"), "$.stage", "no way of 1 steps is open"},

		// Over.
		{`"stage":"over",` + seats("cross radar-1"), "$", "outcome: missing: how the game ended"},
		{`"stage":"over","outcome":{"winners":[0],"reason":"adv-win","points":[15]},` + seats("cross radar-1 reached=radar-2"), "$.outcome", "does not follow from the position"},
		{`"stage":"over","outcome":{"winners":[0],"reason":"adv-win","points":[25]},` + seats("cross radar-1 reached=radar-2"), "$.outcome", "does not follow from the position"},
		{`"stage":"over","round":7,"outcome":{"winners":[0],"reason":"sdk-turn-limit","points":[25]},` + seats("cross radar-1 reached=radar-2"), "$.outcome", "does not follow from the position"},
		{`"stage":"over","outcome":{"winners":[0],"reason":"amb-adv-objective-pile-empty","points":[25]},` + seats("cross radar-1 reached=radar-2"), "$.outcome", "does not follow from the position"},
		{`"stage":"over","round":20000,"outcome":{"winners":[0],"reason":"sdk-turn-limit","points":[100]},` + seats("cross radar-1 reached=spanish-fort-2,oasis-2,sand-dunes-2,desert-air-strip-2"),
			"$.outcome", "does not follow from the position"},
	} {
		undrilled(t, strings.Count(c.inside, "},{")+1, c.inside, c.path, c.detail)
	}
	c := drillText(t, 2)
	text := `{"game":"adventure","format":1,"rules":1,"config":%s},"stage":"dice",%s"active":0,` + seats("cross radar-1") + `}`
	unloadable(t, fmt.Sprintf(text, c, `"round":1,`), "$", "first: missing: who goes first")
	unloadable(t, fmt.Sprintf(text, c, `"first":0,`), "$", "round: missing: the rounds count from 1")
	unloadable(t, fmt.Sprintf(text, c+`,"first":1`, `"first":0,"round":1,`), "$.first", "the config names seat 1")
}

// Positions that are odd, and that the rules lead to, are read.
func TestLoadOddPositions(t *testing.T) {
	for _, inside := range []string{
		`"stage":"dice",` + players("lawn radar-1 ferried", "fort-gate oasis-1 returned", "fort-gate village-1", "fort-gate village-2"),
		// Left of a way that a Sneak Attack won, more than the dice showed.
		`"stage":"rest","white":1,"dark":1,"steps":11,` + players("oasis radar-1", elsewhere),
		// At once an Objective to be drawn, a pawn bumped off, and 3 left.
		`"stage":"landed","white":4,"dark":2,"steps":3,"drawer":0,"bumped":1,"origin":"oasis","chain":[0],` + players("oasis - reached=oasis-1", "- radar-1"),
		// Another's draw, before the effect of the space where the active pawn landed.
		`"stage":"landed","white":4,"dark":2,"drawer":1,"triggers":20,"chain":[0,1],` + players("north-6 oasis-1", "radar - reached=radar-1"),
		`"stage":"directed","white":4,"dark":2,"bumped":1,"origin":"spin-1","chain":[0],` + players("spin-1 oasis-1", "- radar-1"),
		`"stage":"turn-done","why":"adv-jet-ends-turn","white":4,"dark":2,"bumped":1,"origin":"isle-pack","chain":[0],` + players("isle-pack oasis-1", "- radar-1"),
		`"stage":"over","round":20000,"outcome":{"winners":[0,1],"reason":"sdk-turn-limit"},` + players("cross oasis-1", elsewhere),
		// Over out of turn, with a pawn bumped off.
		`"stage":"over","outcome":{"winners":[1],"reason":"adv-win","points":[0,105]},` +
			players("cross oasis-1", "radar - reached=radar-1,radar-2,spanish-fort-1,spanish-fort-2,oasis-2", "- village-1"),
	} {
		seats := strings.Count(inside, "},{") + 1
		survives(t, drilled(t, seats, inside), joe.Seat(seats-1))
	}
	// One draws first, then another retreats, then the rest is there to use.
	s := drilled(t, 2, `"stage":"landed","white":4,"dark":2,"steps":3,"drawer":0,"bumped":1,"origin":"oasis","chain":[0],`+players("oasis - reached=oasis-1", "- radar-1"))
	asked(t, s, joe.Chance, AskObjective)
	s, _ = do(t, s, DrawObjective{"village-1"})
	asked(t, s, 1, AskRetreat)
	s, _ = do(t, s, Legal(s)[0])
	asked(t, s, 0, AskRest)
}

// Set-up comes in turn, and nothing else before it.
func TestLoadSetUp(t *testing.T) {
	c := drillText(t, 3)
	head := `{"game":"adventure","format":1,"rules":1,"config":` + c + `},`
	rolls := head + `"stage":"first-roll","active":2,"rolling":[0,2],"rolls":[5,0,0],"players":[{},{},{}]}`
	s, err := Load([]byte(rolls))
	if err != nil {
		t.Fatal(err)
	}
	survives(t, s, 1)
	s, events := do(t, s, Die{6})
	happened(t, events, FirstRolled{2, 6}, FirstChosen{2})
	asked(t, s, 2, AskPiece)
	for _, c := range []struct{ old, new, path, detail string }{
		{`"active":2`, `"active":2,"round":1`, "$.stage", "nothing but the dice has fallen before"},
		{`"active":2`, `"active":2,"first":1`, "$.stage", "nothing but the dice has fallen before"},
		{`"active":2`, `"active":2,"white":1`, "$.stage", "nothing but the dice has fallen before"},
		{`"players":[{}`, `"players":[{"piece":"ranger"}`, "$.stage", "nothing but the dice has fallen before"},
		{`"players":[{}`, `"players":[{"objective":"radar-1"}`, "$.stage", "nothing but the dice has fallen before"},
		{`"players":[{}`, `"players":[{"at":"fort-gate"}`, "$.stage", "nothing but the dice has fallen before"},
		{`"seats":3`, `"seats":3,"first":2`, "$.stage", "the config names the first player, so nobody rolls"},
		{`[0,2]`, `[2]`, "$.rolling", "two or more of the seats roll"},
		{`"rolling":[0,2],`, ``, "$", "rolling: two or more of the seats roll"},
		{`[0,2]`, `[0,2,3]`, "$.rolling", "two or more of the seats roll"},
		{`[5,0,0]`, `[0,0,0]`, "$.rolls", "the rolling seats below the active one have rolled, and no other"},
		{`[5,0,0]`, `[5,1,0]`, "$.rolls", "the rolling seats below the active one have rolled, and no other"},
		{`[5,0,0]`, `[5,0,1]`, "$.rolls", "the rolling seats below the active one have rolled, and no other"},
		{`"rolls":[5,0,0],`, ``, "$", "rolls: the rolling seats below the active one have rolled"},
		{`"active":2`, `"active":1`, "$.active", "one of the rolling seats is to roll"},
	} {
		text := strings.Replace(rolls, c.old, c.new, 1)
		if text == rolls {
			t.Fatalf("%s is not in the text", c.old)
		}
		unloadable(t, text, c.path, c.detail)
	}

	// With seat 1 first: 1 and 2 had their turn of each part, 0 is the last.
	var steps []string
	s = begun(t, drillingFrom(t, 3, 1))
	for _, a := range []Action{ChoosePiece{1}, ChoosePiece{2}, ChoosePiece{3}, DrawObjective{"radar-1"}, DrawObjective{"oasis-1"}, DrawObjective{"village-1"},
		Start{"fort-gate"}, Start{"pent-gate"}, Start{"fort-gate"}} {
		survives(t, s, 0)
		steps = append(steps, written(s))
		s, _ = do(t, s, a)
	}
	survives(t, s, 0)
	for _, c := range []struct {
		step             int
		old, new, detail string
	}{
		{2, `{"piece":"bazooka-soldier"}`, `{}`, "seat 1 has a piece once its turn to choose is over, and not before"},
		{2, `"players":[{}`, `"players":[{"piece":"ranger"}`, "seat 0 has a piece once its turn to choose is over, and not before"},
		{2, `"commando"`, `"bazooka-soldier"`, "two seats have the same piece"},
		{2, `"piece":"commando"`, `"piece":"commando","objective":"oasis-2"`, "seat 2 has an Objective once it is dealt, and nothing else before the first turn"},
		{2, `"piece":"commando"`, `"piece":"commando","at":"fort-gate"`, "seat 2 is on START once it has chosen one"},
		{5, `,"objective":"radar-1"`, ``, "seat 1 has an Objective once it is dealt"},
		{5, `"piece":"communications-officer"`, `"piece":"communications-officer","objective":"oasis-2"`, "seat 0 has an Objective once it is dealt"},
		{8, `"objective":"radar-1"`, `"objective":"radar-1","reached":["radar-2"]`, "and nothing else before the first turn"},
		{8, `"objective":"radar-1"`, `"objective":"radar-1","equipment":{"tank":1}`, "and nothing else before the first turn"},
		{8, `"objective":"radar-1"`, `"objective":"radar-1","returned":true`, "and nothing else before the first turn"},
		{8, `"objective":"radar-1"`, `"objective":"radar-1","ferried":true`, "and nothing else before the first turn"},
		{8, `"at":"fort-gate",`, ``, "seat 1 is on START once it has chosen one"},
		{8, `"at":"fort-gate"`, `"at":"fort-1"`, "seat 1 is on START once it has chosen one"},
		{8, `"objective":"village-1"`, `"objective":"village-1","at":"fort-gate"`, "seat 0 is on START once it has chosen one"},
	} {
		text := strings.Replace(steps[c.step], c.old, c.new, 1)
		if text == steps[c.step] {
			t.Fatalf("%s is not in %s", c.old, text)
		}
		unloadable(t, text, "$.players", c.detail)
	}
	for _, key := range []string{`"round":1`, `"bumped":0,"origin":"cross"`, `"drawer":1`, `"equipmentUnder":["tank"]`, `"battleUnder":["fog"]`, `"triggers":1`} {
		text := strings.Replace(steps[8], `"stage":"start"`, `"stage":"start",`+key, 1)
		name, _, _ := strings.Cut(strings.TrimPrefix(key, `"`), `"`)
		unloadable(t, text, "$."+name, "left out here")
	}
	asked(t, s, joe.Chance, AskDie)
}
