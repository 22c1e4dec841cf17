package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// Whatever happens is told, with its rule, and by the names of the pawns.
func TestEverythingIsTold(t *testing.T) {
	met := map[string]bool{}
	look := func(e cobrahq.Event) {
		var text string
		ruled := false
		for _, s := range hqTell([]cobrahq.Event{e}) {
			text += s.text + " "
			for _, id := range s.rules {
				if _, ok := cobrahq.Rules().Rule(id); !ok {
					t.Fatalf("%v is told by rule %q, which there is not", e, id)
				}
				ruled = ruled || id == e.Rule()
			}
		}
		met[fmt.Sprintf("%T", e)] = true
		switch e.(type) {
		case cobrahq.Asked, cobrahq.Began:
			return
		case cobrahq.TurnBegan: // told with what follows
			ruled = true
		}
		if !ruled || strings.Contains(text, "seat ") || strings.Contains(text, "%!") || !strings.Contains(text, ".") && !strings.Contains(text, "!") {
			t.Fatalf("%T %v is told as %q, ruled %v", e, e, text, ruled)
		}
	}
	games(t, func(_ cobrahq.State, _ cobrahq.Action, events []cobrahq.Event) {
		for _, e := range events {
			look(e)
		}
	})
	for _, reason := range []joe.RuleID{"hq-win", "amb-hq-last-player", "amb-hq-all-stranded", "amb-hq-nobody-can-win", "sdk-turn-limit"} {
		look(cobrahq.Ended{Outcome: joe.Outcome{Reason: reason, Winners: joe.SetOf(1)}})
	}
	look(cobrahq.Began{Seats: 2})
	look(cobrahq.FirstTied{Seats: joe.SetOf(0, 2)})
	look(cobrahq.BoatLeft{Seat: 1, At: "c9"})
	look(cobrahq.BombRemoved{Seat: 1})
	look(cobrahq.Stranded{Seat: 1})
	if len(met) != 28 {
		t.Errorf("%d kinds of event were told: %v", len(met), met)
	}
}

// A turn is a paragraph, its die, its steps and its roll-off a sentence each.
func TestTellTurn(t *testing.T) {
	var got strings.Builder
	for _, s := range hqTell([]cobrahq.Event{
		cobrahq.TurnBegan{Seat: 1, Round: 4}, cobrahq.Asked{},
		cobrahq.DieRolled{Seat: 1, Pips: 3}, cobrahq.Asked{},
		cobrahq.Moved{Seat: 1, From: "c9", To: "c10"}, cobrahq.Asked{},
		cobrahq.Moved{Seat: 1, From: "c10", To: "d10"},
		cobrahq.Stopped{Seat: 1, At: "d10"}, cobrahq.Asked{},
		cobrahq.Turned{Seat: 1, At: "d10", Tile: cobrahq.Bomb}, cobrahq.Asked{},
		cobrahq.Challenged{Seat: 1, Opponent: 0}, cobrahq.Asked{},
		cobrahq.RolledOff{Seat: 1, Opponent: 0, White: 2, Black: 2}, cobrahq.Asked{},
		cobrahq.RolledOff{Seat: 1, Opponent: 0, White: 2, Black: 5},
		cobrahq.Held{Seat: 1, At: "d10", Tile: cobrahq.Bomb},
		cobrahq.TurnEnded{Seat: 1, Why: "hq-bomb-lose-ends"},
		cobrahq.TurnBegan{Seat: 0, Round: 5},
	}) {
		if s.first {
			got.WriteString("\n")
		}
		if s.aside {
			s.text = "(" + s.text + ")"
		}
		fmt.Fprintf(&got, "%s %v\n", s.text, s.rules)
	}
	const want = `
Round 4: Blue rolls 3 and goes c9-c10-d10. [hq-clockwise hq-roll-white hq-move-adjoining]
(The tile on d10 stops Blue.) [hq-tile-stop]
The tile on d10 is a bomb. [hq-tile-flip]
Blue rolls off against Red: a tie at 2, and again. [hq-rolloff-opponent hq-rolloff-tie]
2 against 5. [hq-rolloff-high]
Blue is held on d10 by a bomb. [hq-bomb-lose-stay]
(The turn ends.) [hq-bomb-lose-ends]

Round 5: Red's turn. [hq-clockwise]
`
	if got.String() != want {
		t.Errorf("told %s\nwant %s", got.String(), want)
	}
}
