package cobrahq_test

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// lawGames plays the laws over many more games than the few of every day.
var (
	lawGames = flag.Int("lawgames", 0, "games that TestLawsOverManyGames plays, in batches; 100000 take an hour or more")
	lawFrom  = flag.Int("lawfrom", 0, "batches that TestLawsOverManyGames had done when it was interrupted: it goes on after them")
)

// drawnBoard is a board of somebody's own.
const drawnBoard = `
name: Two Bends
basis: designed
Hsss...#.sssH
.ss..#..#.ss.
..~~~~~~~~~..
s.~.#...s.~.s
s.~..s.#..~.s
#.~.#.Q...~.#
s.~...#.s.~.s
s.~.s..#..~.s
..~~~~~~~~~..
.ss.#..#..ss.
Hsss....ss.sH
`

// positions are what random play comes to seldom: crowds, crossings, shared bombs.
func positions(t *testing.T) []cobrahq.State {
	t.Helper()
	var list []cobrahq.State
	for _, inside := range []string{
		// Two opponents on the space ahead, both with tiles, and home beyond.
		`"phase":"move","active":0,"moves":3,"players":[{"at":"c15","topSecret":1},{"at":"b15","boats":2,"henchmen":[0,1]},{"at":"b15","topSecret":1},{"at":"a14"}],
		 "turned":{"c14":"none","b3":"none","e1":"none"},"stack":2`,
		// On the river, with the far bank occupied.
		`"phase":"move","active":0,"moves":2,"trail":["d8"],"bank":"c8","players":[{"at":"d8"},{"at":"e8","boats":1},{"at":"hq","topSecret":1},{"at":"a1"}],
		 "turned":{"c14":"none","b3":"none"},"stack":3`,
		// Two held by one bomb, two on the island, one boat between them.
		`"phase":"opponent","players":[{"at":"hq"},{"at":"hq","topSecret":1,"boats":1},{"at":"c14"},{"at":"c14"}],"active":2,
		 "turned":{"c14":"bomb","b3":"none"},"stack":3`,
	} {
		s, err := cobrahq.Load([]byte(`{"game":"cobrahq","format":1,"rules":1,"config":{"seats":4},"round":3,"first":0,` + inside + `}`))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	return list
}

func options(t *testing.T) joetest.Options[cobrahq.State, cobrahq.Action, cobrahq.Event] {
	t.Helper()
	return joetest.Options[cobrahq.State, cobrahq.Action, cobrahq.Event]{
		Positions: positions(t),
		Actions: []cobrahq.Action{
			cobrahq.Step{To: "z26"}, cobrahq.Boost{Tile: cobrahq.TopSecret, Add: 255}, cobrahq.Take{Tile: cobrahq.Bomb},
			cobrahq.Challenge{Opponent: 7}, cobrahq.Place{At: "hq"}, cobrahq.Die{Pips: 7}, cobrahq.Dice{}, cobrahq.Reveal{Tile: cobrahq.TopSecret},
		},
		Events: []cobrahq.Event{
			cobrahq.Moved{Seat: 7, From: "a1", To: "z26"}, cobrahq.Took{Seat: 0, From: joe.Chance, Tile: cobrahq.TopSecret},
			cobrahq.TurnBegan{Seat: 3, Round: 65535}, cobrahq.Ended{Outcome: joe.Outcome{Winners: 255}},
			cobrahq.BombPlaced{At: "hq"}, cobrahq.FirstTied{Seats: 255},
		},
		// Laying a bomb down lists every light-green space.
		MaxLegal: 256,
		Longest:  1_000_000,
	}
}

// TestLaws holds this game to every law of joetest, on the default board and on
// others, at every number of seats.
func TestLaws(t *testing.T) {
	drawn, err := cobrahq.ParseBoard(drawnBoard)
	if err != nil {
		t.Fatal(err)
	}
	o := options(t)
	o.Games, o.Endings = 6, 20 // of each of six configs
	if testing.Short() {
		o.Games, o.Endings = 2, 6
	}
	joetest.RunWith(t, cobrahq.Game(), o,
		cobrahq.Config{Seats: 2},
		cobrahq.Config{Seats: 3},
		cobrahq.Config{Seats: 4},
		cobrahq.Config{Seats: 2, Board: drawn, First: joe.FirstSeat(1), TurnLimit: 40},
		cobrahq.Config{Seats: 3, Board: drawn, Corners: []cobrahq.Corner{cobrahq.BottomLeft, cobrahq.TopLeft, cobrahq.TopRight}},
		cobrahq.Config{Seats: 4, Board: drawn, Tiles: map[cobrahq.Tile]int{cobrahq.Bomb: 4, cobrahq.Boat: 2, cobrahq.Henchman6: 26}},
	)
}

// TestHostile tries actions that no JSON can say. None may panic, nor make a
// message that goes on for ever.
func TestHostile(t *testing.T) {
	actions := []cobrahq.Action{
		nil, (*cobrahq.Step)(nil), &cobrahq.Stop{}, cobrahq.Step{}, cobrahq.Step{To: "d-1"}, cobrahq.Step{To: cobrahq.Square(strings.Repeat("a", 1<<20))},
		cobrahq.Boost{Tile: 200, Add: 255}, cobrahq.Take{Tile: 99}, cobrahq.Challenge{Opponent: -128}, cobrahq.Challenge{Opponent: 127},
		cobrahq.Place{At: "\xff\n"}, cobrahq.Reveal{Tile: 255},
	}
	states := append(positions(t), cobrahq.State{})
	for _, s := range states {
		for _, a := range actions {
			next, events, err := cobrahq.Apply(s, a)
			var e *joe.Error
			if !errors.As(err, &e) || next != s || events != nil {
				t.Errorf("%T: not refused: %v", a, err)
			} else if len(err.Error()) > 500 {
				t.Errorf("%T: a message of %d bytes", a, len(err.Error()))
			}
		}
	}
}

// TestLawsOverManyGames is TestLaws over as many games as the flag says.
func TestLawsOverManyGames(t *testing.T) {
	if *lawGames == 0 {
		t.Skip("say how many with -lawgames 100000")
	}
	joetest.RunMany(t, cobrahq.Game(), options(t), (*lawGames+2)/3, *lawFrom, cobrahq.Config{Seats: 2}, cobrahq.Config{Seats: 3}, cobrahq.Config{Seats: 4})
}

// TestSeenIsTheTables writes over what Do gave: what a seat sees is still what happened.
func TestSeenIsTheTables(t *testing.T) {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2, First: joe.FirstSeat(0)}, 1)
	if err != nil {
		t.Fatal(err)
	}
	events, err := table.Do(cobrahq.Stop{})
	if err != nil {
		t.Fatal(err)
	}
	asked, ok := events[len(events)-1].(cobrahq.Asked)
	if !ok || len(asked.Options) == 0 {
		t.Fatalf("the last event asks nobody: %v", events)
	}
	option := asked.Options[0]
	asked.Options[0] = cobrahq.Step{To: "z26"}
	seen := table.Seen(asked.Pending.Seat, 0)
	if last, ok := seen[len(seen)-1].(cobrahq.Asked); !ok || last.Options[0] != option {
		t.Errorf("%v is offered %v, where it was %v", asked.Pending.Seat, last.Options, option)
	}
}
