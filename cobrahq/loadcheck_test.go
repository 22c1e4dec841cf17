package cobrahq

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

const (
	atHome = `"players":[{"at":"a11"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]` // four seats
	// aBoatLess is all but one boat still to turn: that one lies on the river, or is gone.
	aBoatLess = `"turned":{"b1":"none"},"left":{"bomb":12,"boat":7,"henchman-1":4,"henchman-2":4,"henchman-3":4}`
)

// Whatever the rules do not lead to is refused, with the path of the fault.
func TestLoadPositions(t *testing.T) {
	with := func(zero string) string {
		return `"players":[` + zero + `,{"at":"k11"},{"at":"k1"},{"at":"a1"}]`
	}
	for _, c := range []struct{ inside, path, detail string }{
		// Tiles.
		{`"phase":"white-die","left":{"bomb":12}`, "$.left", "12 tiles are left to turn, and 32 lie face down"},
		{`"phase":"white-die","turned":{"b11":"none"},"left":{"bomb":12,"boat":8,"henchman-1":4,"henchman-2":4,"henchman-4":3}`, "$.players", "more henchman-4 tiles than the mix has"},
		{`"phase":"white-die",` + with(`{"at":"a11","henchmen":[5]}`) + `,"turned":{"b11":"none","c11":"none","d11":"none","b10":"none","c10":"none"},"left":{"bomb":12,"boat":8,"henchman-2":4,"henchman-3":3}`, "$.players", "more henchman-1 tiles than the mix has"},
		{`"phase":"white-die","stack":3`, "$.stack", "3 Top Secret tiles at Cobra HQ and in hands, where there are 4"},
		{`"phase":"white-die","stack":4,` + with(`{"at":"a10","topSecret":1}`), "$.stack", "5 Top Secret tiles"},

		// Parts that a phase has no use for, or needs.
		{`"phase":"white-die","moves":1`, "$.moves", `left out in the phase "white-die"`},
		{`"phase":"white-die","trail":["a10"]`, "$.trail", "left out"},
		{`"phase":"white-die","boosted":true`, "$.boosted", "left out"},
		{`"phase":"white-die","bank":"b6"`, "$.bank", "left out"},
		{`"phase":"white-die","opponent":1`, "$.opponent", "left out"},
		{`"phase":"white-die","asking":[1]`, "$.asking", "left out"},
		{`"phase":"white-die","rolling":[0,1]`, "$.rolling", "left out"},
		{`"phase":"white-die","rolls":[0,0,0,0]`, "$.rolls", "left out"},
		{`"phase":"white-die","outcome":{"winners":[],"reason":"sdk-turn-limit"}`, "$.outcome", "left out"},
		{`"phase":"turn-tile","moves":3,"trail":["b11"],` + with(`{"at":"b11"}`), "$.moves", "left out"},

		// Pawns.
		{`"phase":"white-die",` + with(`{"at":"f11"}`), "$.players", "seat 0 stands on the bush f11"},
		{`"phase":"white-die",` + with(`{"at":"c6"}`), "$.players", "seat 0 rests on the river c6"},
		{`"phase":"white-die","active":1,` + with(`{"at":"b11"}`), "$.players", "seat 0 stands on b11, whose tile would have been turned"},
		{`"phase":"move","moves":1,` + with(`{"at":"b11"}`), "$.players", "seat 0 stands on b11, whose tile would have been turned"},
		{`"phase":"white-die","bombs":{"a10":"face-down"},"turned":{"b11":"none"},` + with(`{"at":"a10"}`), "$.players", "seat 0 stands on a10, whose bomb would have been turned"},
		{`"phase":"white-die",` + with(`{"at":"a11","topSecret":1}`), "$.players", "seat 0 is at home with a Top Secret tile and has won"},
		{`"phase":"white-die",` + with(`{"out":true}`), "$.active", "seat 0 is out of the game"},
		{`"phase":"white-die","players":[{"at":"a11"},{"out":true},{"out":true},{"out":true}]`, "$.players", "the game is over when one player is left"},

		// The steps of a turn.
		{`"phase":"move","moves":7`, "$", "trail: 0 steps made and 7 left are more than the 6"},
		{`"phase":"move","moves":6,"trail":["a10"],` + with(`{"at":"a10"}`), "$.trail", "1 steps made and 6 left are more than the 6"},
		{`"phase":"move","moves":12,"boosted":true,"trail":["a10"],` + with(`{"at":"a10"}`), "$.trail", "more than the 12"},
		{`"phase":"move","moves":1,"boosted":true`, "$.boosted", "a boost adds to a roll"},
		{`"phase":"opponent","boosted":true,"turned":{"b11":"bomb"},` + with(`{"at":"b11"}`), "$.boosted", "before the first step"},
		{`"phase":"move","moves":1,"trail":["a10"]`, "$.trail", "the last step is where the pawn stands"},
		{`"phase":"move","moves":1,"trail":["b9","a10"],` + with(`{"at":"a10"}`), "$.trail", "a10 is no step from the space before it"},
		{`"phase":"move","moves":1,"trail":["a9","a10","a9"],` + with(`{"at":"a9"}`), "$.trail", "a9 is no step from the space before it"},
		{`"phase":"move","moves":1,"trail":["f11","g11"],` + with(`{"at":"g11"}`), "$.trail", "f11 is no step from the space before it"},
		{`"phase":"move","moves":1,"trail":["b11","a11"]`, "$.trail", "the tile on b11 would have stopped the pawn"},
		{`"phase":"move","moves":1,"trail":["hq","g6"],` + with(`{"at":"g6"}`), "$.trail", "the tile on hq would have stopped the pawn"},
		{`"phase":"move","moves":1,"trail":["b6","c6","b6"],` + with(`{"at":"b6"}`), "$.trail", "b6 is no step"},
		{`"phase":"move","moves":1,"trail":["b7","c7","c6","b6"],` + with(`{"at":"b6"}`), "$.trail", "c6 is not across the river"},
		{`"phase":"move","moves":1,"trail":["c7","c6","d6"],` + with(`{"at":"d6"}`), "$.trail", "there is no space beside c7"},
		{`"phase":"move","moves":1,"trail":["c9","b9"],` + with(`{"at":"b9"}`), "$.trail", "there is no space beside c9"}, // no way onto a corner of the river from the island
		{`"phase":"move","moves":1,"trail":["a11"],"bombs":{"a10":"face-up"},"turned":{"b1":"none"}`, "$.trail", "there is no space beside a11"},

		// On the river.
		{`"phase":"move","moves":1,"trail":["c6"],` + aBoatLess + `,` + with(`{"at":"c6"}`), "$", "bank: given for a pawn on the river"},
		{`"phase":"move","moves":1,"trail":["b6"],"bank":"c6",` + with(`{"at":"b6"}`), "$.bank", "given for a pawn on the river"},
		{`"phase":"move","moves":1,"bank":"b6",` + aBoatLess + `,` + with(`{"at":"c6"}`), "$.bank", "the space beside the river"},
		{`"phase":"move","moves":1,"trail":["c6"],"bank":"b7",` + aBoatLess + `,` + with(`{"at":"c6"}`), "$.bank", "the space beside the river"},
		{`"phase":"move","moves":1,"trail":["c6"],"bank":"c7",` + aBoatLess + `,` + with(`{"at":"c6"}`), "$.bank", "the space beside the river"},
		{`"phase":"move","moves":1,"trail":["b6","c6"],"bank":"d6",` + aBoatLess + `,` + with(`{"at":"c6"}`), "$.bank", "the space beside the river"},
		{`"phase":"move","moves":1,"trail":["c4"],"bank":"d4",` + aBoatLess + `,` + with(`{"at":"c4"}`), "$.bank", "the space beside the river"}, // d4's tile is unturned
		{`"phase":"move","moves":1,"trail":["c9"],"bank":"b9",` + aBoatLess + `,` + with(`{"at":"c9"}`), "$.players", "seat 0 cannot land from the river"},

		// What is asked.
		{`"phase":"white-die","turned":{"b11":"bomb"},` + with(`{"at":"b11"}`), "$.phase", `a held pawn rolls off: "opponent"`},
		{`"phase":"move"`, "$", "moves: missing"},
		{`"phase":"move","moves":1,"turned":{"b11":"bomb"},` + with(`{"at":"b11"}`), "$.phase", `a held pawn rolls off: "opponent"`},
		{`"phase":"move","moves":1,"trail":["b11"],"turned":{"b11":"boat"},` + with(`{"at":"b11"}`), "$.phase", "the tile under the pawn has stopped it"},
		{`"phase":"move","moves":1,"trail":["hq"],` + with(`{"at":"hq"}`), "$.phase", "the tile under the pawn has stopped it"},
		{`"phase":"take","moves":1`, "$", "opponent: missing"},
		{`"phase":"take","moves":1,"opponent":1,"players":[{"at":"a9"},{"at":"a9","topSecret":1},{"at":"k1"},{"at":"a1"}]`, "$", "trail: missing: opponents are met by moving"},
		{`"phase":"take","moves":1,"opponent":1,"trail":["a9"],` + with(`{"at":"a9"}`), "$.opponent", "an opponent on the same space with a tile to take"},
		{`"phase":"take","moves":1,"opponent":1,"trail":["a9"],"players":[{"at":"a9"},{"at":"a9"},{"at":"k1"},{"at":"a1"}]`, "$.opponent", "an opponent on the same space with a tile to take"},
		{`"phase":"take","moves":1,"opponent":0,"trail":["a9"],` + with(`{"at":"a9","topSecret":1}`), "$.opponent", "an opponent on the same space with a tile to take"},
		{`"phase":"take","opponent":1,"trail":["a9"],"asking":[2],"players":[{"at":"a9"},{"at":"a9","topSecret":1},{"at":"k1"},{"at":"a1"}]`, "$.asking", "who come after seat 1"},
		{`"phase":"take","opponent":2,"trail":["a9"],"asking":[1],"players":[{"at":"a9"},{"at":"a9"},{"at":"a9","topSecret":1},{"at":"a1"}]`, "$.asking", "who come after seat 2"},
		{`"phase":"take","opponent":1,"trail":["a9"],"players":[{"at":"a9"},{"at":"a9","topSecret":1},{"at":"a9"},{"at":"a1"}]`, "$", "asking: the opponents on the same space who come after seat 1"},
		{`"phase":"turn-tile","trail":["a9"],` + with(`{"at":"a9"}`), "$.phase", "a tile is turned by a pawn that has just moved onto it"},
		{`"phase":"turn-tile",` + with(`{"at":"b11"}`), "$.phase", "a tile is turned by a pawn that has just moved onto it"},
		{`"phase":"opponent"`, "$.phase", "a roll-off is for a pawn held"},
		{`"phase":"opponent","turned":{"b11":"boat"},` + with(`{"at":"b11"}`), "$.phase", "a roll-off is for a pawn held"},
		{`"phase":"roll-off","turned":{"b11":"bomb"},` + with(`{"at":"b11"}`), "$", "opponent: missing"},
		{`"phase":"roll-off","opponent":0,"turned":{"b11":"bomb"},` + with(`{"at":"b11"}`), "$.opponent", "another player who is in the game"},
		{`"phase":"roll-off","opponent":1,"turned":{"b11":"bomb"},"players":[{"at":"b11"},{"out":true},{"at":"k1"},{"at":"a1"}]`, "$.opponent", "another player who is in the game"},
		{`"phase":"place-bomb","turned":{"b1":"none"}`, "$.phase", "the bomb was lifted off the space of the pawn"},
		{`"phase":"place-bomb","turned":{"b11":"boat","b1":"none"},` + with(`{"at":"b11"}`), "$.phase", "the bomb was lifted off the space of the pawn"},
		{`"phase":"place-bomb","turned":{"b1":"none"},"left":{"bomb":12,"boat":8,"henchman-1":4,"henchman-2":4,"henchman-3":3},` + with(`{"at":"a10"}`), "$.players", "more bomb tiles than the mix has"},

		// What is settled when a turn ends.
		{`"phase":"white-die",` + noBoatThere + `,` + with(`{"at":"e6"}`), "$.players", "seat 0 is stranded, and so out of the game"},
		{`"phase":"move","moves":1,` + noBoatThere + `,` + with(`{"at":"e6"}`), "$.players", "seat 0 is stranded, and so out of the game"},
		{`"phase":"white-die",` + onlyBombsLeft, "$.phase", "nobody can win any more"},

		// The end.
		{`"phase":"over"`, "$", "outcome: missing"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"hq-win"}`, "$.outcome", "seat 0 won (hq-win) does not follow from the position"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"hq-win"},` + with(`{"at":"a10","topSecret":1}`), "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[1],"reason":"hq-win"},` + with(`{"at":"a11","topSecret":1}`), "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"hq-win"},"players":[{"at":"a11","topSecret":1},{"at":"k11","topSecret":1},{"at":"k1"},{"at":"a1"}]`, "$.players", "seat 1 is at home with a Top Secret tile"},
		{`"phase":"over","outcome":{"winners":[],"reason":"sdk-turn-limit"},"round":20000,"active":3,` + with(`{"at":"a11","topSecret":1}`), "$.players", "seat 0 is at home with a Top Secret tile"},
		{`"phase":"over","outcome":{"winners":[],"reason":"sdk-turn-limit"},"round":19999,"active":3`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[],"reason":"sdk-turn-limit"},"round":20000,"active":2`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"sdk-turn-limit"},"round":20000,"active":3`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[],"reason":"sdk-turn-limit"},"round":20000,"active":3,` + noBoatThere + `,` + with(`{"at":"e6"}`), "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[],"reason":"sdk-turn-limit"},"round":20000,"active":3,` + onlyBombsLeft, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"amb-hq-last-player"}`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[1],"reason":"amb-hq-last-player"},"players":[{"at":"a11"},{"out":true},{"out":true},{"out":true}]`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[0],"reason":"amb-hq-last-player"},"players":[{"at":"e6"},{"out":true},{"out":true},{"out":true}],` + noBoatThere, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[],"reason":"amb-hq-all-stranded"},"players":[{"at":"a11"},{"out":true},{"out":true},{"out":true}]`, "$.outcome", "does not follow"},
		{`"phase":"over","outcome":{"winners":[],"reason":"amb-hq-nobody-can-win"}`, "$.outcome", "does not follow"},
	} {
		if !strings.Contains(c.inside, `"players":`) {
			c.inside += "," + atHome
		}
		_, err := tryPosition(4, c.inside)
		misread(t, err, c.path, c.detail)
		if t.Failed() {
			t.Fatal(c.inside)
		}
	}
}

// Positions that look odd and are none the less what play can lead to, or harmless.
func TestLoadLetsPass(t *testing.T) {
	for _, inside := range []string{
		// Bombs and Henchmen face up, with and without the pawns that they hold.
		`"phase":"white-die","turned":{"d8":"bomb","d4":"henchman-1","b1":"none"},"bombs":{"e8":"face-up"}`,
		`"phase":"white-die","players":[{"at":"b11"},{"at":"d8"},{"at":"d8"},{"at":"a1"}],"turned":{"b11":"boat","d8":"bomb"}`,
		// Back on the space where the turn began, and over it.
		`"phase":"move","moves":1,"trail":["a10","a11","b11"],"turned":{"b11":"none"},"players":[{"at":"b11"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`,
		// On the river, at the first step and later, and after it.
		`"phase":"move","moves":1,"trail":["c6"],"bank":"d6",` + aBoatLess + `,"players":[{"at":"c6"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`,
		`"phase":"move","moves":1,"trail":["b6","c6"],"bank":"b6",` + aBoatLess + `,"players":[{"at":"c6"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`,
		`"phase":"move","moves":1,"trail":["b6","c6","d6","d7","c7","b7"],"boosted":true,` + aBoatLess + `,"players":[{"at":"b7"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`,
		`"phase":"move","moves":1,"trail":["c4","b4"],"turned":{"d4":"boat"},"players":[{"at":"b4"},{"at":"k11"},{"at":"k1"},{"at":"a1"}]`,
		// The others met, in their order from the active seat.
		`"phase":"take","active":2,"opponent":3,"asking":[0,1],"trail":["a9"],"players":[{"at":"a9"},{"at":"a9"},{"at":"a9"},{"at":"a9","topSecret":1}]`,
		`"phase":"take","active":2,"opponent":0,"asking":[1],"trail":["a9"],"players":[{"at":"a9","topSecret":1},{"at":"a9"},{"at":"a9"},{"at":"a9"}]`,
		// All moves gone when the opponent is met, and Cobra HQ passed without its stack.
		`"phase":"take","opponent":1,"trail":["hq","g6"],"stack":0,"players":[{"at":"g6"},{"at":"g6","topSecret":4},{"at":"k1"},{"at":"a1"}]`,
		// A Henchman that holds a pawn since an earlier turn, or since this one.
		`"phase":"roll-off","opponent":1,"turned":{"b11":"henchman-1"},"players":[{"at":"b11"},{"at":"k11"},{"out":true},{"out":true}]`,
		`"phase":"roll-off","opponent":1,"boosted":true,"trail":["b11"],"turned":{"b11":"henchman-1"},"players":[{"at":"b11"},{"at":"k11"},{"out":true},{"out":true}]`,
		// Over, with the loser's pawn beside the winner's.
		`"phase":"over","outcome":{"winners":[0],"reason":"hq-win"},"players":[{"at":"a11","topSecret":1},{"at":"a11","topSecret":1},{"at":"k1"},{"at":"a1"}]`,
		`"phase":"over","outcome":{"winners":[],"reason":"amb-hq-all-stranded"},"players":[{"out":true},{"out":true},{"out":true},{"out":true}]`,
	} {
		if !strings.Contains(inside, `"players":`) {
			inside += "," + atHome
		}
		s := position(t, 4, inside)
		survives(t, s, 3)
	}
}

// The rolls for the first turn come before anything else happens.
func TestLoadFirstRoll(t *testing.T) {
	config := `{"seats":4,"board":` + written(trainingBoard) + `}`
	start := `{"game":"cobrahq","format":1,"rules":1,"config":` + config + `,"phase":"first-roll","active":2,"rolling":[0,2,3],"rolls":[5,0,0,0],` + atHome + `,"stack":4}`
	s, err := Load([]byte(start))
	if err != nil {
		t.Fatal(err)
	}
	survives(t, s, 1)
	s, events := do(t, s, Die{5}, Die{1})
	happened(t, events, FirstRolled{3, 1}, FirstTied{joe.SetOf(0, 2)})
	asks(t, s, joe.Chance, AskFirstRoll)
	for _, c := range []struct{ old, new, path, detail string }{
		{`"stack":4`, `"stack":4,"round":1`, "$.round", `left out in the phase "first-roll"`},
		{`"stack":4`, `"stack":4,"first":1`, "$.first", "left out"},
		{`"stack":4`, `"stack":4,"moves":1`, "$.moves", "left out"},
		{`"stack":4`, `"stack":4,"turned":{"b11":"boat"}`, "$.phase", "nothing but the dice moves before the first turn"},
		{`"at":"a11"`, `"at":"a10"`, "$.phase", "nothing but the dice moves before the first turn"},
		{`"at":"a11"`, `"out":true`, "$.phase", "nothing but the dice moves before the first turn"},
		{`"seats":4`, `"seats":4,"first":2`, "$.phase", "the config names the first player"},
		{`[0,2,3]`, `[0]`, "$.rolling", "two or more of the seats roll"},
		{`"rolling":[0,2,3],`, ``, "$", "rolling: two or more of the seats roll"},
		{`[0,2,3]`, `[0,2,7]`, "$.rolling", "two or more of the seats roll"},
		{`[5,0,0,0]`, `[0,0,0,0]`, "$.rolls", "the rolling seats below the active one have rolled"},
		{`"rolls":[5,0,0,0],`, ``, "$", "rolls: the rolling seats below the active one have rolled"},
		{`[5,0,0,0]`, `[5,0,3,0]`, "$.rolls", "the rolling seats below the active one have rolled"},
		{`[5,0,0,0]`, `[5,3,0,0]`, "$.rolls", "the rolling seats below the active one have rolled"},
		{`"active":2`, `"active":1`, "$.active", "one of the rolling seats is to roll"},
	} {
		text := strings.Replace(start, c.old, c.new, 1)
		if text == start {
			t.Fatalf("%s is not in the text", c.old)
		}
		unloadable(t, text, c.path, c.detail)
	}
	// Afterwards it is known who went first, and the config may have named who.
	first := strings.Replace(fresh, `"seats":2`, `"seats":2,"first":1`, 1)
	unloadable(t, first, "$.first", "the config names seat 1 to go first")
	if _, err := Load([]byte(strings.Replace(first, `"first":0`, `"first":1`, 1))); err != nil {
		t.Error(err)
	}
	unloadable(t, strings.Replace(fresh, `"first":0,`, ``, 1), "$", "first: missing: who went first")
	unloadable(t, strings.Replace(fresh, `"round":1,`, ``, 1), "$", "round: missing: the rounds count from 1")
}

// A bomb can be laid down by the one who lifted it.
func TestLoadPlacing(t *testing.T) {
	lifted := `{"game":"cobrahq","format":1,"rules":1,"config":` + written(cramped) + `,"phase":"place-bomb","round":1,"first":1,"active":0,` +
		`"players":[{"at":"b8"},{"at":"g1"}],"stack":4,"turned":{"b8":"none"}}`
	s, err := Load([]byte(lifted))
	if err != nil {
		t.Fatal(err)
	}
	offers(t, s, Place{"f1"})
	unloadable(t, strings.Replace(lifted, "g1", "f1", 1), "$.phase", "a lifted bomb needs an empty light-green space")
}
