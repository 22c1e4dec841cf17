package adventure_test

import (
	"flag"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// lawGames plays the laws over many more games than the few of every day.
var (
	lawGames = flag.Int("lawgames", 0, "games that TestLawsOverManyGames plays, in batches; 100000 take an hour or more")
	lawFrom  = flag.Int("lawfrom", 0, "batches that TestLawsOverManyGames had done when it was interrupted: it goes on after them")
)

// drawnBoard is a board of somebody's own, of another shape and size: short rings, six
// Objectives on the Island and two in the desert, a way straight to the sea.
const drawnBoard = `
name: Long Spit
basis: designed
space f-gate gate in fort-wadsworth
space f-1 gain 3 in fort-wadsworth
space f-2 directions sent-out cross in fort-wadsworth
space p-gate gate in pentagon
space p-1 gain 1 in pentagon
space p-2 battle in pentagon
space p-3 directions backward 2 in pentagon
space p-4 sneak-attack in pentagon
space p-5 directions go-to p-1 in pentagon
space p-6 gain 2 in pentagon
space f-field airport by fort-wadsworth
space p-field airport by pentagon
space porch plain
space cross plain
space road-1 sneak-attack
space road-2 vamp
space road-3 battle
space road-4 directions forward 12
space well plain
space pack-1 jet-pack
space pack-2 jet-pack in cobra-island
space pack-3 jet-pack in desert-kingdom
space bay hydrofoil
space reef hydrofoil in cobra-island
space hill tank
space beach plain in cobra-island
space radar objective radar in cobra-island
space fort objective spanish-fort in cobra-island
space hold objective col-sheriffs-fort in cobra-island
space spring objective oasis in cobra-island
space village objective village in cobra-island
space strip objective cobra-air-strip in cobra-island airstrip
space swamp directions backward 3 in cobra-island
space ambush battle in cobra-island
space edge plain in desert-kingdom
space dunes objective sand-dunes in desert-kingdom
space mirage directions go-to cross in desert-kingdom
space duel sneak-attack in desert-kingdom
space flats objective desert-air-strip in desert-kingdom
space runway plain in desert-kingdom airstrip

path f-gate -> f-1 -> f-2 -> f-gate -> cross
path p-gate -> p-1 -> p-2 -> p-3 -> p-4 -> p-5 -> p-6 -> p-gate -> porch
path f-field - cross - road-1 - road-2 - road-3 - road-4 - porch - p-field
path cross - pack-1 - bay -> beach
path road-3 - well
path porch -> hill -> edge
path road-1 - hill
path beach - radar - village - swamp - strip
path beach -> reef -> fort -> ambush -> hold -> spring -> strip -> pack-2 -> beach
path edge - dunes - mirage - duel - flats - runway - pack-3 - edge
jump pack-1 -> pack-2
jump pack-1 -> pack-3
`

// drawnCards is the cards of that board: other points, moves as long as they may be,
// more to win and to lose.
const drawnCards = `{"name": "Long Spit", "objectives": [
	{"id": "ear", "place": "radar", "points": 1, "basis": "designed"}, {"id": "eye", "place": "radar", "points": 100, "basis": "designed"},
	{"id": "huts", "place": "village", "points": 5, "basis": "designed"}, {"id": "well", "place": "village", "points": 5, "basis": "designed"},
	{"id": "wings", "place": "cobra-air-strip", "points": 45, "basis": "designed"}, {"id": "tower", "place": "cobra-air-strip", "points": 10, "basis": "designed"},
	{"id": "wall", "place": "spanish-fort", "points": 15, "basis": "designed"}, {"id": "moat", "place": "spanish-fort", "points": 20, "basis": "designed"},
	{"id": "gate", "place": "col-sheriffs-fort", "points": 7, "basis": "designed"}, {"id": "keep", "place": "col-sheriffs-fort", "points": 9, "basis": "designed"},
	{"id": "palm", "place": "oasis", "points": 11, "basis": "designed"}, {"id": "pool", "place": "oasis", "points": 13, "basis": "designed"},
	{"id": "sand", "place": "sand-dunes", "points": 30, "basis": "designed"}, {"id": "dust", "place": "sand-dunes", "points": 30, "basis": "designed"},
	{"id": "flag", "place": "desert-air-strip", "points": 25, "basis": "designed"}, {"id": "fuel", "place": "desert-air-strip", "points": 40, "basis": "designed"}
], "battle": [
	{"id": "rally", "count": 6, "effect": "win-extra-turn", "basis": "designed"},
	{"id": "cannonade", "count": 4, "effect": "win-extra-turn", "needs": "attack-cannon", "basis": "designed"},
	{"id": "leak", "count": 7, "effect": "lose-equipment", "lose": "hydrofoil", "basis": "designed"},
	{"id": "trade", "count": 3, "effect": "lose-equipment", "lose": "missile-system", "basis": "designed"},
	{"id": "sprint", "count": 5, "effect": "move-forward", "n": 12, "basis": "designed"},
	{"id": "retire", "count": 5, "effect": "move-back", "n": 12, "basis": "designed"},
	{"id": "detour", "count": 2, "effect": "move-back", "needs": "vamp", "n": 1, "basis": "designed"}
]}`

// drawn is a game on that board, with those cards.
func drawn(t *testing.T) adventure.Config {
	t.Helper()
	board, err := adventure.ParseBoard(drawnBoard)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := adventure.LoadCards([]byte(drawnCards))
	if err != nil {
		t.Fatal(err)
	}
	return adventure.Config{Board: board, Cards: cards}
}

// positions are what random play comes to seldom: chains of retreats, Objectives
// reached out of turn, cards that come up again in their order.
func positions(t *testing.T) []adventure.State {
	t.Helper()
	var list []adventure.State
	for _, inside := range []string{
		// A bump chain waiting, whose end is the bumped seat's own Objective.
		`"stage":"turn-done","why":"adv-follow-space","active":0,"white":2,"dark":1,"bumped":1,"origin":"desert-3","chain":[0],
		 "players":[{"piece":"ranger","at":"desert-3","objective":"radar-1"},{"piece":"commando","objective":"oasis-1"},
		 {"piece":"laser-rifle","at":"desert-2","objective":"oasis-2"},{"piece":"mortar-soldier","at":"desert-1","objective":"village-1","equipment":{"tank":2}}]`,
		// Every Battle Card known in its order; the active seat about to draw.
		`"stage":"dice","active":1,"players":[{"piece":"ranger","at":"north-3","objective":"radar-1"},
		 {"piece":"commando","at":"north-1","objective":"oasis-1","equipment":{"hydrofoil":1}},
		 {"piece":"laser-rifle","at":"isle-1","objective":"oasis-2"},{"piece":"mortar-soldier","at":"wadsworth-3","objective":"village-1"}],
		 "battleUnder":["bunker","bunker","bunker","gunship","gunship","gunship","column","column","column","deserters","deserters","torpedo","torpedo",
		 "pit","pit","mine","mine","sabotage","jamming","blast","scouts","scouts","charge","charge","convoy","snipers","snipers","barrage","barrage",
		 "rout","fog","fog"]`,
		// At the gate, with a way out and a lap to go.
		`"stage":"die","active":2,"players":[{"piece":"ranger","at":"pentagon-gate","objective":"radar-1"},
		 {"piece":"commando","at":"pentagon-gate","objective":"oasis-1"},{"piece":"laser-rifle","at":"pentagon-gate","objective":"oasis-2","returned":true},
		 {"piece":"mortar-soldier","at":"pentagon-bridge","objective":"village-1"}]`,
	} {
		s, err := adventure.Load([]byte(`{"game":"adventure","format":1,"rules":1,"config":{"seats":4},"round":3,"first":0,` + inside + `}`))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	// On the other board: the last Equipment Cards lie under the pile, a boat was paid on
	// the bay; a retreat stops short of a pawn that has moved in its chain.
	c := drawn(t)
	c.Seats = 4
	config, err := c.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, inside := range []string{
		`"stage":"equipment","active":1,"gains":3,"white":1,"players":[{"piece":"ranger","at":"bay","objective":"ear","equipment":{"hydrofoil":6,"vamp":6},"ferried":true},
		 {"piece":"commando","at":"f-1","objective":"eye","equipment":{"tank":6}},{"piece":"laser-rifle","at":"well","objective":"huts","equipment":{"artillery-laser":4}},
		 {"piece":"mortar-soldier","at":"cross","objective":"wings","equipment":{"missile-system":4}}],
		 "equipmentUnder":["attack-cannon","hydrofoil","attack-cannon","hydrofoil","attack-cannon","attack-cannon"]`,
		`"stage":"turn-done","why":"adv-follow-space","active":0,"white":1,"bumped":1,"origin":"p-4","chain":[0,2,3],
		 "players":[{"piece":"ranger","at":"p-3","objective":"ear"},{"piece":"commando","objective":"eye"},
		 {"piece":"laser-rifle","at":"p-1","objective":"huts"},{"piece":"mortar-soldier","at":"p-4","objective":"wings"}]`,
	} {
		s, err := adventure.Load([]byte(`{"game":"adventure","format":1,"rules":1,"config":` + string(config) + `,"round":3,"first":0,` + inside + `}`))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	return list
}

// options has no Twins and no Disguise: nothing is hidden in this game, so that no two
// positions look alike to a seat. TestNothingIsHidden holds that.
func options(t *testing.T) joetest.Options[adventure.State, adventure.Action, adventure.Event] {
	t.Helper()
	return joetest.Options[adventure.State, adventure.Action, adventure.Event]{
		Positions: positions(t),
		Actions: []adventure.Action{
			adventure.Move{To: "no-such-space"}, adventure.Move{To: "oasis", Left: 255}, adventure.Jump{To: "oasis"}, adventure.Retreat{To: "radar"},
			adventure.Fly{To: "radar"}, adventure.Start{At: "oasis"}, adventure.ChoosePiece{Piece: adventure.Ranger}, adventure.Die{Pips: 7},
			adventure.Dice{}, adventure.DrawObjective{Card: "no-such-card"}, adventure.DrawBattle{Card: "no-such-card"},
		},
		Events: []adventure.Event{
			adventure.Moved{Seat: 7, From: "oasis", To: "radar", Way: adventure.ByRoll}, adventure.Retreated{Seat: joe.Chance, From: "oasis", To: "radar"},
			adventure.TurnBegan{Seat: 3, Round: 65535}, adventure.Ended{Outcome: joe.Outcome{Winners: 255}}, adventure.FirstTied{Seats: 255},
			adventure.ObjectiveReached{Seat: joe.Nobody, Card: "radar-1", Points: 32767}, adventure.SentTo{Seat: 0, To: "radar", Out: true},
		},
		Longest: 1_000_000,
	}
}

// TestLaws holds this game to every law of joetest, on the default board and on
// another, at every number of seats.
func TestLaws(t *testing.T) {
	o := options(t)
	o.Games, o.Endings, o.Probes, o.MaxActions = 2, 10, 80, 1000 // of each config; -lawgames plays more
	own := drawn(t)
	all := []adventure.Config{
		{Seats: 2},
		{Seats: 3},
		{Seats: 4},
		{Seats: 2, First: joe.FirstSeat(1), Target: 30},
		{Seats: 3, Target: 2000},
		{Seats: 4, TurnLimit: 12},
		{Seats: 2, Board: own.Board, Cards: own.Cards},
		{Seats: 3, Board: own.Board, First: joe.FirstSeat(2), TurnLimit: 300},
		{Seats: 4, Cards: own.Cards, Target: 366},
		{Seats: 4, Board: own.Board, Cards: own.Cards, Target: 10000},
	}
	if testing.Short() {
		o.Games, o.Endings, o.MaxActions, all = 1, 2, 300, all[5:8]
	}
	joetest.RunWith(t, adventure.Game(), o, all...)
}

// TestNothingIsHidden plays random games on both boards: what any seat and the
// spectator see is all that there is, to the last card (amb-adv-hidden-cards).
func TestNothingIsHidden(t *testing.T) {
	own := drawn(t)
	own.Seats = 3
	for seed, c := range []adventure.Config{{Seats: 4}, own} {
		s, _, err := adventure.New(c)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(uint64(seed))
		seen := make(map[string]adventure.State)
		for range 2000 {
			for seat := joe.Spectator; seat.At(c.Seats) || seat < 0; seat++ {
				v := s.View(seat)
				if v.Sample(&src) != s {
					t.Fatalf("%v does not see all of the position", seat)
				}
				if other, twice := seen[v.Key()]; twice && other != s {
					t.Fatalf("two positions look alike to %v", seat)
				}
				seen[v.Key()] = s
			}
			a := adventure.Roll(s, &src)
			if legal := adventure.Legal(s); a == nil && len(legal) > 0 {
				a = legal[src.IntN(len(legal))]
			} else if a == nil {
				break
			}
			if s, err = adventure.Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestLawsOverManyGames is TestLaws over as many games as the flag says.
func TestLawsOverManyGames(t *testing.T) {
	if *lawGames == 0 {
		t.Skip("say how many with -lawgames 100000")
	}
	joetest.RunMany(t, adventure.Game(), options(t), (*lawGames+2)/3, *lawFrom, adventure.Config{Seats: 2}, adventure.Config{Seats: 3}, adventure.Config{Seats: 4})
}
