package deckbuilder

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// drillCards is cards that each do one thing, so that a test sees that thing alone.
const drillCards = `{"format": 1, "cards": [
	{"id": "hero", "name": "Hero", "kind": "joe", "basis": "designed", "count": 6, "where": "main-deck", "cost": 5, "recruit": 2, "skills": {"wild": 5}},
	{"id": "decider", "name": "Decider", "kind": "joe", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "skills": {"wild": 1}, "text": "Starts: draw, or Recruit.",
		"abilities": [{"on": "start", "do": [{"do": "choose", "then": [{"do": "recruit"}], "or": [{"do": "draw"}]}]}]},
	{"id": "alarm", "name": "Alarm", "kind": "utility", "basis": "designed", "count": 2, "where": "main-deck", "cost": 4, "recruit": 1, "text": "Threat +2.",
		"abilities": [{"on": "action", "do": [{"do": "threat", "n": 2}]}]},
	{"id": "calm", "name": "Calm", "kind": "utility", "basis": "designed", "count": 2, "where": "main-deck", "cost": 4, "recruit": 1, "text": "Threat -2.",
		"abilities": [{"on": "action", "do": [{"do": "threat", "n": -2}]}]},
	{"id": "tanks", "name": "Tanks", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "A Battalion.",
		"abilities": [{"on": "action", "do": [{"do": "cover"}]}]},
	{"id": "muster", "name": "Muster", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 7, "recruit": 3, "text": "Draw 5.",
		"abilities": [{"on": "action", "do": [{"do": "draw", "n": 5}]}]},
	{"id": "pair", "name": "Pair", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "Draw 2.",
		"abilities": [{"on": "action", "do": [{"do": "draw", "n": 2}]}]},
	{"id": "order", "name": "Order", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "Recruit +4.",
		"abilities": [{"on": "action", "do": [{"do": "recruit", "n": 4}]}]},
	{"id": "offer", "name": "Offer", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "You may have Recruit +4.",
		"abilities": [{"on": "action", "may": true, "do": [{"do": "recruit", "n": 4}]}]},
	{"id": "amber", "name": "Amber", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "Threat +1. Yellow: Recruit +3. Green: Recruit +1.",
		"abilities": [{"on": "action", "do": [{"do": "threat"}]}, {"on": "action", "if": [{"is": "colour", "colour": "yellow"}], "do": [{"do": "recruit", "n": 3}]},
			{"on": "action", "if": [{"is": "colour", "colour": "green"}], "do": [{"do": "recruit", "n": 1}]}]},
	{"id": "broom", "name": "Broom", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "Discard 2 line-up cards.",
		"abilities": [{"on": "action", "do": [{"do": "sweep", "n": 2}]}]},
	{"id": "purge", "name": "Purge", "kind": "utility", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "Each player discards a card.",
		"abilities": [{"on": "action", "do": [{"do": "discard", "who": "each"}]}]},
	{"id": "spark", "name": "Spark", "kind": "gear", "basis": "designed", "where": "main-deck", "cost": 4, "recruit": 1, "text": "1 Hit.",
		"abilities": [{"on": "mission", "do": [{"do": "hits"}]}]},
	{"id": "watcher", "name": "Watcher", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "Start of turn: Recruit +1. End of turn: +2. End of round: +3.",
		"abilities": [{"on": "turn", "do": [{"do": "recruit", "n": 1}]}, {"on": "turn-end", "do": [{"do": "recruit", "n": 2}]}, {"on": "round-end", "do": [{"do": "recruit", "n": 3}]}]},
	{"id": "herald", "name": "Herald", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "Start of turn: the Watcher arrives.",
		"abilities": [{"on": "turn", "do": [{"do": "arrive", "card": "watcher"}]}]},
	{"id": "tempter", "name": "Tempter", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "Start of turn: you may have Recruit +1.",
		"abilities": [{"on": "turn", "may": true, "do": [{"do": "recruit", "n": 1}]}]},
	{"id": "griper", "name": "Griper", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "Start of turn: discard a card.",
		"abilities": [{"on": "turn", "do": [{"do": "discard"}]}]},
	{"id": "snob", "name": "Snob", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "No Leaders.",
		"abilities": [{"on": "while", "do": [{"do": "bar", "kinds": ["leader"]}]}]},
	{"id": "jammer", "name": "Jammer", "kind": "officer", "basis": "designed", "need": ["tech"], "difficulty": 4, "text": "9 dice less.",
		"abilities": [{"on": "while", "do": [{"do": "mod-dice", "n": -9}]}]},
	{"id": "nag", "name": "Nag", "kind": "strike", "basis": "designed", "count": 8, "act": 1, "need": ["tech"], "difficulty": 3, "text": "End of turn: Recruit +1.",
		"abilities": [{"on": "turn-end", "do": [{"do": "recruit", "n": 1}]}]},
	{"id": "echo", "name": "Echo", "kind": "complication", "basis": "designed", "count": 20, "act": 1, "text": "Draw another.",
		"abilities": [{"on": "reveal", "do": [{"do": "draw-complication"}]}]},
	{"id": "crier", "name": "Crier", "kind": "mission", "basis": "designed", "act": 1, "story": "mass-device", "need": ["tech"], "difficulty": 1, "text": "Enters: each player gains a Trooper. End of turn: Recruit +1.",
		"abilities": [{"on": "enter", "do": [{"do": "beset", "who": "each"}]}, {"on": "turn-end", "do": [{"do": "recruit", "n": 1}]}]},
	{"id": "treadmill", "name": "Treadmill", "kind": "finale", "basis": "designed", "act": 3, "story": "mass-device", "need": ["tech"], "difficulty": 1, "text": "Failure: draw, discard, fail again, and again.",
		"abilities": [{"on": "failure", "do": [{"do": "draw"}, {"do": "discard", "random": true}, {"do": "fail-story"}]},
			{"on": "failure", "do": [{"do": "draw"}, {"do": "discard", "random": true}, {"do": "fail-story"}]}]}
%s]}`

// drillFiles is the files that make the drill set out of the built-in one: cards that
// do one thing, and a Story of plain missions without Complications, "drill".
func drillFiles() (fstest.MapFS, error) {
	head, err := os.ReadFile("content/core/set.json")
	if err != nil {
		return nil, err
	}
	var missions strings.Builder
	for act := 1; act <= 3; act++ {
		for _, m := range []string{"a mission", "b mission", "c mission", "y finale", "z finale"} {
			id, kind, _ := strings.Cut(m, " ")
			difficulty := 1
			if act == 3 && kind == "finale" {
				difficulty = 8
			}
			fmt.Fprintf(&missions, `,{"id": "drill-%d%s", "name": "Drill %d %s", "kind": %q, "basis": "designed", "act": %d, "story": "drill", "need": ["tech"], "difficulty": %d, "text": "Plain."}`,
				act, id, act, strings.ToUpper(id), kind, act, difficulty)
		}
	}
	text := strings.Replace(string(head), `"stories": [`, `"stories": [{"id": "drill", "name": "Drill", "basis": "designed"},`, 1)
	return fstest.MapFS{
		"set.json":   {Data: []byte(strings.Replace(text, `"name": "core"`, `"name": "drill"`, 1))},
		"drill.json": {Data: fmt.Appendf(nil, drillCards, missions.String())},
	}, nil
}

var drilled = sync.OnceValues(func() (*content.Set, error) {
	files, err := drillFiles()
	if err != nil {
		return nil, err
	}
	return content.Core().Overlay(files)
})

// drill is the drill set.
func drill(t *testing.T) *content.Set {
	t.Helper()
	set, err := drilled()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// drillConfig is a game of the drill Story with Leaders named, seat 0 first.
func drillConfig(t *testing.T, seats int) Config {
	t.Helper()
	leaders := []string{"duke", "scarlett", "lady-jaye", "snake-eyes"}
	return Config{Seats: seats, Story: "drill", Content: drill(t), Leaders: leaders[:seats]}
}

// onDrill is such a game in seat 0's first Action phase.
func onDrill(t *testing.T, seats int) *scene {
	t.Helper()
	return opened(t, drillConfig(t, seats))
}

// onDevice is a game alone of the drill set's other Story.
func onDevice(t *testing.T) *scene {
	t.Helper()
	c := drillConfig(t, 1)
	c.Story = MassDevice
	return opened(t, c)
}

// goes runs a mission with a Joe of the active player's hand in the VAMP; nobody
// adds a Joe, and the dice fall so, if any are thrown. All events are kept.
func (x *scene) goes(target Action, name string, fell Throw) *scene {
	x.t.Helper()
	all := slices.Concat(x.do(target).events, x.do(Board{"vamp"}).events, x.do(Assign{name}).events)
	for x.Pending().Kind == AskJoin {
		all = append(all, x.do(pass).events...)
	}
	if x.Pending().Kind == AskThrow {
		all = append(all, x.do(fell).events...)
	}
	x.events = all
	return x
}

// turnOver ends the active player's turn, without a mission or a purchase, declines
// what is asked, and stops in the next Action phase or when the game is over. All
// events are kept.
func (x *scene) turnOver() *scene {
	x.t.Helper()
	src := dice.New(3)
	all, turn := x.do(pass).events, x.turn
	for n := 0; x.ToAct() != joe.Nobody && (x.turn == turn || x.Pending().Kind != AskMissions); n++ {
		switch legal := Legal(x.State); {
		case n > 500:
			x.t.Fatalf("the turn does not end: %+v", x.Pending())
		case x.ToAct() == joe.Chance:
			x.do(Roll(x.State, &src))
		case slices.Contains(legal, pass):
			x.do(pass)
		default:
			x.do(legal[0])
		}
		all = append(all, x.events...)
	}
	x.events = all
	return x
}

// find is where the first event stands, from an index on, for which the function is
// true; -1 if there is none.
func (x *scene) find(from int, is func(Event) bool) int {
	if i := slices.IndexFunc(x.events[from:], is); i >= 0 {
		return from + i
	}
	return -1
}

// follow wants events by these rules or cards in this order, others between them or
// not.
func (x *scene) follow(rules ...joe.RuleID) *scene {
	x.t.Helper()
	from := 0
	for _, rule := range rules {
		i := x.find(from, func(e Event) bool { return e.Rule() == rule })
		if i < 0 {
			x.t.Errorf("no event of %s in its place of %q: %v", rule, rules, x.events)
			return x
		}
		from = i + 1
	}
	return x
}

// count is how many events are as the function says.
func (x *scene) count(is func(Event) bool) int {
	n := 0
	for _, e := range x.events {
		if is(e) {
			n++
		}
	}
	return n
}

// by is whether an event is by a rule or a card.
func by(rule joe.RuleID) func(Event) bool { return func(e Event) bool { return e.Rule() == rule } }

// ended wants the game over: won by these seats, or lost, by that rule.
func (x *scene) ended(rule joe.RuleID, winners joe.SeatSet) *scene {
	x.t.Helper()
	o, over := x.Outcome()
	if !over || o.Reason != rule || o.Winners != winners {
		x.t.Fatalf("the game is over: %v, by %q, won by %v; want %q, won by %v", over, o.Reason, o.Winners, rule, winners)
	}
	if last, ok := x.events[len(x.events)-1].(Ended); !ok || last.Outcome != o {
		x.t.Errorf("the last event is %v", x.events[len(x.events)-1])
	}
	if list := Legal(x.State); len(list) > 0 || x.ToAct() != joe.Nobody {
		x.t.Errorf("the game is over, and %v may do %v", x.ToAct(), list)
	}
	return x
}

// goesOn wants the game not over.
func (x *scene) goesOn() *scene {
	x.t.Helper()
	if o, over := x.Outcome(); over {
		x.t.Fatalf("the game is over by %s", o.Reason)
	}
	return x
}

// tokenOfTwo is the text of a set's head whose End of Round token shows 2.
func tokenOfTwo(head string) string { return strings.Replace(head, `"token": 1`, `"token": 2`, 1) }
