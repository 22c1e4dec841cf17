package adventure_test

import (
	"flag"
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// lawGames plays the laws over many more games than the few of every day.
var (
	lawGames = flag.Int("lawgames", 0, "games that TestLawsOverManyGames plays, in batches; 100000 take an hour or more")
	lawFrom  = flag.Int("lawfrom", 0, "batches that TestLawsOverManyGames had done when it was interrupted: it goes on after them")
)

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
	return list
}

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
	o.Games, o.Endings = 5, 20 // of each config
	if testing.Short() {
		o.Games, o.Endings = 2, 6
	}
	joetest.RunWith(t, adventure.Game(), o,
		adventure.Config{Seats: 2},
		adventure.Config{Seats: 3},
		adventure.Config{Seats: 4},
		adventure.Config{Seats: 2, First: joe.FirstSeat(1), Target: 30},
		adventure.Config{Seats: 3, Target: 10000},
		adventure.Config{Seats: 4, TurnLimit: 12},
	)
}

// TestLawsOverManyGames is TestLaws over as many games as the flag says.
func TestLawsOverManyGames(t *testing.T) {
	if *lawGames == 0 {
		t.Skip("say how many with -lawgames 100000")
	}
	joetest.RunMany(t, adventure.Game(), options(t), (*lawGames+2)/3, *lawFrom, adventure.Config{Seats: 2}, adventure.Config{Seats: 3}, adventure.Config{Seats: 4})
}
