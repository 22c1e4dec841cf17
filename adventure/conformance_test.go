package adventure_test

import (
	_ "embed"
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
//
//go:embed testdata/long-spit.board
var drawnBoard string

// drawnCards is the cards of that board: other points, moves as long as they may be,
// more to win and to lose.
//
//go:embed testdata/long-spit.cards.json
var drawnCards []byte

// drawn is a game on that board, with those cards.
func drawn(t *testing.T) adventure.Config {
	t.Helper()
	board, err := adventure.ParseBoard(drawnBoard)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := adventure.LoadCards(drawnCards)
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
