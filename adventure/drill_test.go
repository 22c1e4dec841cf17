package adventure

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// drill is the board of the tests of rules, apart from the default board, which may
// come to be another. Here is every kind of space, and what else a rule may ask for: a
// dead end, a pocket with one way out, light brown spaces that send pawns to and fro,
// an Objective behind Tank spaces.
//
//	fort-gate → fort-1 to fort-9 → fort-gate → lawn      pent-gate → pent-1 to pent-6 → pent-gate → porch
//
//	airfield - lawn - cross - north-1 - - north-13 → desert-west   (north-3 - pit, north-1 - track-1 - - track-4 - north-13)
//	                  cross - west-1 - - west-6 - sea-1 - sea-2 → isle-west   (nook-2 - nook-1 → west-6)
//	                  cross - middle-1 - middle-2 - middle-3 - porch - airpark   (middle-3 - spin-1 - spin-2)
const drill = `
name: Drill
basis: designed

space fort-gate gate in fort-wadsworth
space fort-1 gain 2 in fort-wadsworth
space fort-2 plain in fort-wadsworth
space fort-3 directions forward 2 in fort-wadsworth
space fort-4 directions backward 3 in fort-wadsworth
space fort-5 gain 3 in fort-wadsworth
space fort-6 battle in fort-wadsworth
space fort-7 directions sent-out lawn in fort-wadsworth
space fort-8 directions go-to fort-2 in fort-wadsworth
space fort-9 sneak-attack in fort-wadsworth
space pent-gate gate in pentagon
space pent-1 gain 1 in pentagon
space pent-2 plain in pentagon
space pent-3 plain in pentagon
space pent-4 plain in pentagon
space pent-5 plain in pentagon
space pent-6 directions sent-out middle-3 in pentagon

space lawn plain
space airfield airport by fort-wadsworth
space porch plain
space airpark airport by pentagon
space cross plain
space north-1 plain
space north-2 sneak-attack
space north-3 plain
space north-4 jet-pack
space north-5 directions backward 3
space north-6 battle
space north-7 plain
space north-8 directions forward 2
space north-9 sneak-attack
space north-10 plain
space north-11 plain
space north-12 plain
space north-13 plain
space track-1 vamp
space track-2 vamp
space track-3 vamp
space track-4 vamp
space pit battle
space west-1 plain
space west-2 battle
space west-3 jet-pack
space west-4 plain
space west-5 directions go-to nook-1
space west-6 plain
space nook-1 plain
space nook-2 plain
space sea-1 hydrofoil
space sea-2 hydrofoil
space middle-1 plain
space middle-2 jet-pack
space middle-3 plain
space spin-1 directions go-to spin-2
space spin-2 directions go-to spin-1

space desert-west plain in desert-kingdom
space desert-1 plain in desert-kingdom
space desert-2 sneak-attack in desert-kingdom
space oasis objective oasis in desert-kingdom
space desert-3 directions backward 2 in desert-kingdom
space desert-4 battle in desert-kingdom
space desert-5 battle in desert-kingdom
space sheriffs-fort objective col-sheriffs-fort in desert-kingdom
space desert-pack jet-pack in desert-kingdom
space hill-1 tank in desert-kingdom
space sand-dunes objective sand-dunes in desert-kingdom
space hill-2 tank in desert-kingdom
space desert-strip objective desert-air-strip in desert-kingdom airstrip

space isle-west plain in cobra-island
space isle-1 battle in cobra-island
space radar objective radar in cobra-island
space isle-2 plain in cobra-island
space isle-3 sneak-attack in cobra-island
space village objective village in cobra-island
space isle-4 directions go-to lawn in cobra-island
space isle-pack jet-pack in cobra-island
space spanish-fort objective spanish-fort in cobra-island
space cobra-strip objective cobra-air-strip in cobra-island airstrip

path fort-gate -> fort-1 -> fort-2 -> fort-3 -> fort-4 -> fort-5 -> fort-6 -> fort-7 -> fort-8 -> fort-9 -> fort-gate -> lawn
path pent-gate -> pent-1 -> pent-2 -> pent-3 -> pent-4 -> pent-5 -> pent-6 -> pent-gate -> porch
path airfield - lawn - cross
path cross - north-1 - north-2 - north-3 - north-4 - north-5 - north-6 - north-7 - north-8 - north-9 - north-10 - north-11 - north-12 - north-13 -> desert-west
path north-1 - track-1 - track-2 - track-3 - track-4 - north-13
path north-3 - pit
path cross - west-1 - west-2 - west-3 - west-4 - west-5 - west-6 - sea-1 - sea-2 -> isle-west
path nook-2 - nook-1 -> west-6
path cross - middle-1 - middle-2 - middle-3 - porch - airpark
path middle-3 - spin-1 - spin-2
path desert-west - desert-1 - desert-2 - oasis - desert-3 - desert-4 - desert-strip
path desert-west - desert-5 - sheriffs-fort - desert-pack - desert-strip
path desert-west - hill-1 - sand-dunes - hill-2 - desert-strip
path isle-west - isle-1 - radar - isle-2 - cobra-strip
path isle-west - isle-3 - village - isle-4 - cobra-strip
path isle-west - isle-pack - spanish-fort - cobra-strip

jump north-4 -> desert-pack
jump west-3 -> isle-pack
jump middle-2 -> desert-pack
jump middle-2 -> isle-pack
`

// drillDeck is the cards of those tests. The two of a place are worth 15 and 25 points.
const drillDeck = `{"name": "Drill", "objectives": [%s], "battle": [
	{"id": "bunker", "count": 3, "effect": "win-extra-turn", "needs": "artillery-laser", "basis": "designed"},
	{"id": "gunship", "count": 3, "effect": "win-extra-turn", "needs": "missile-system", "basis": "designed"},
	{"id": "column", "count": 3, "effect": "win-extra-turn", "needs": "attack-cannon", "basis": "designed"},
	{"id": "deserters", "count": 2, "effect": "win-extra-turn", "basis": "designed"},
	{"id": "torpedo", "count": 2, "effect": "lose-equipment", "lose": "hydrofoil", "basis": "designed"},
	{"id": "ditch", "count": 2, "effect": "lose-equipment", "lose": "vamp", "basis": "designed"},
	{"id": "mine", "count": 2, "effect": "lose-equipment", "lose": "tank", "basis": "designed"},
	{"id": "sabotage", "count": 1, "effect": "lose-equipment", "lose": "artillery-laser", "basis": "designed"},
	{"id": "jamming", "count": 1, "effect": "lose-equipment", "lose": "missile-system", "basis": "designed"},
	{"id": "blast", "count": 1, "effect": "lose-equipment", "lose": "attack-cannon", "basis": "designed"},
	{"id": "scouts", "count": 3, "effect": "move-forward", "n": 2, "basis": "designed"},
	{"id": "charge", "count": 1, "effect": "move-forward", "n": 3, "basis": "designed"},
	{"id": "convoy", "count": 1, "effect": "move-forward", "needs": "vamp", "n": 5, "basis": "designed"},
	{"id": "snipers", "count": 2, "effect": "move-back", "n": 2, "basis": "designed"},
	{"id": "barrage", "count": 2, "effect": "move-back", "needs": "tank", "n": 3, "basis": "designed"},
	{"id": "rout", "count": 1, "effect": "move-back", "n": 5, "basis": "designed"},
	{"id": "fog", "count": 2, "effect": "nothing", "basis": "designed"}
]}`

// drilling is a game of so many seats on the drill board, with the drill cards.
func drilling(t *testing.T, seats int) Config {
	t.Helper()
	c, err := drillConfig()
	if err != nil {
		t.Fatal(err)
	}
	c.Seats = seats
	return c
}

var drillConfig = sync.OnceValues(func() (Config, error) {
	var objectives []string
	for p := Radar; p <= DesertAirStrip; p++ {
		objectives = append(objectives, fmt.Sprintf(`{"id": "%[1]s-1", "place": "%[1]s", "points": 15, "basis": "designed"},
			{"id": "%[1]s-2", "place": "%[1]s", "points": 25, "basis": "designed"}`, placeWords[p]))
	}
	cards, err := LoadCards(fmt.Appendf(nil, drillDeck, strings.Join(objectives, ",")))
	if err != nil {
		return Config{}, err
	}
	board, err := ParseBoard(drill)
	return Config{Board: board, Cards: cards}, err
})

// drillingFrom is the same with a seat that goes first.
func drillingFrom(t *testing.T, seats int, first joe.Seat) Config {
	t.Helper()
	c := drilling(t, seats)
	c.First = joe.FirstSeat(first)
	return c
}

// drilled loads a position of such a game, as position does.
func drilled(t *testing.T, seats int, inside string) State {
	t.Helper()
	s, err := tryPosition(drilling(t, seats), inside)
	if err != nil {
		t.Fatalf("position: %v\n%s", err, inside)
	}
	return s
}

// undrilled checks that a position of such a game is refused, and why.
func undrilled(t *testing.T, seats int, inside, path, detail string) {
	t.Helper()
	_, err := tryPosition(drilling(t, seats), inside)
	misread(t, err, path, detail)
}

// mostCards is every Objective Card but the first and the last.
const mostCards = "radar-2,village-1,village-2,cobra-air-strip-1,cobra-air-strip-2,spanish-fort-1,spanish-fort-2," +
	"col-sheriffs-fort-1,col-sheriffs-fort-2,oasis-1,oasis-2,sand-dunes-1,sand-dunes-2,desert-air-strip-1"

// long is a position of a game for more points than there are.
func long(t *testing.T, seats int, inside string) State {
	t.Helper()
	c := drilling(t, seats)
	c.Target = 1000
	s, err := tryPosition(c, inside)
	if err != nil {
		t.Fatalf("position: %v\n%s", err, inside)
	}
	return s
}
