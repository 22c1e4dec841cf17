package deckbuilder

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// closes ends the game: by the last Finale or by the Threat Marker.
func (x *scene) closes(reason uint8) *scene {
	x.t.Helper()
	x.events = nil
	switch w := (work{&x.table, &x.events}); reason {
	case byThreat:
		_, top := x.Threat()
		x.threat = uint8(top - 1)
		w.push(step{op: opThreat, seat: 0, n: 1})
		w.run()
	default:
		x.story("tw-the-last-order").put("hand/0", "tech-ten")
		w.leaveStory(true)
	}
	return x
}

// wins wants the game over by that rule, won by these seats.
func (x *scene) wonBy(rule joe.RuleID, seats ...joe.Seat) *scene {
	x.t.Helper()
	o, over := x.Outcome()
	if !over || o.Reason != rule || o.Winners != joe.SetOf(seats...) {
		x.t.Errorf("the game is over: %v, by %q, won by %v; want %q, won by %v", over, o.Reason, o.Winners, rule, seats)
	}
	return x.cited(rule)
}

func TestTraitorEnds(t *testing.T) {
	t.Run("tw-loyal-goal", func(t *testing.T) {
		suspects(t, "lll").closes(byFinale).wonBy("core-win-last-finale", 0, 1, 2)
	})
	t.Run("tw-traitor-goal", func(t *testing.T) {
		caught(t).closes(byThreat).wonBy("tw-end-active-wins", 2)
		// By any of the ways in which Joes lose.
		for _, reason := range []uint8{byBattalions, byMainDeck, byLimit} {
			x := caught(t)
			w := work{&x.table, &x.events}
			w.endedFor(reason)
			x.wonBy("tw-end-active-wins", 2)
		}
	})
	t.Run("tw-end-active-wins", func(t *testing.T) {
		x := suspects(t, "lltl").exposes(2).closes(byThreat).wonBy("tw-end-active-wins", 2)
		if e, ok := x.events[len(x.events)-1].(Ended); !ok || e.Cause != "core-lose-threat-top" || x.Cause() != e.Cause {
			t.Errorf("the last event is %v", x.events[len(x.events)-1])
		}
	})
	t.Run("tw-end-hidden-pyrrhic", func(t *testing.T) {
		suspects(t, "llt").flips(2, "t").closes(byThreat).wonBy("tw-end-hidden-pyrrhic", 0, 1)
		suspects(t, "lll").closes(byThreat).wonBy("core-lose-threat-top") // without a Traitor it is a plain loss
	})
	t.Run("amb-tw-joes-win-hidden", func(t *testing.T) {
		suspects(t, "llt").flips(2, "t").closes(byFinale).wonBy("core-win-last-finale", 0, 1)
		caught(t).closes(byFinale).wonBy("core-win-last-finale", 0, 1)
	})
	t.Run("amb-tw-pyrrhic-kind", func(t *testing.T) {
		pyrrhic, _ := suspects(t, "llt").closes(byThreat).Outcome()
		loss, _ := suspects(t, "lll").closes(byThreat).Outcome()
		beaten, _ := caught(t).closes(byThreat).Outcome()
		won, _ := suspects(t, "llt").closes(byFinale).Outcome()
		seen := map[joe.RuleID]bool{pyrrhic.Reason: true, loss.Reason: true, beaten.Reason: true, won.Reason: true}
		if len(seen) != 4 || pyrrhic.Winners != joe.SetOf(0, 1) {
			t.Errorf("the results are %v; a pyrrhic victory is won by %v", seen, pyrrhic.Winners)
		}
	})
}

// What is opened in the end is told with its cards, and the loss with its rule.
func TestEndIsTold(t *testing.T) {
	for want, e := range map[string]Event{
		"loyalty/2 is opened: loyal-joe, traitor":                                       Opened{PlaceOf(LoyaltyDown, 2), []string{"loyal-joe", "traitor"}},
		"hand/0 is opened":                                                              Opened{PlaceOf(Hand, 0), nil},
		"hand/1 is opened: a, a, a, a, a, a, a, a and 2 more":                           Opened{PlaceOf(Hand, 1), slices.Repeat([]string{"a"}, 10)},
		"the game is over: the Joes lose by core-lose-threat-top, and the Traitor wins": Ended{joe.Outcome{Winners: joe.SetOf(1), Reason: "tw-end-active-wins"}, "core-lose-threat-top"},
		"the game is over: the Joes lose by core-lose-main-deck":                        Ended{joe.Outcome{Reason: "core-lose-main-deck"}, "core-lose-main-deck"},
		"the game is over: the Joes win":                                                Ended{joe.Outcome{Winners: joe.SetOf(0), Reason: "core-win-last-finale"}, ""},
	} {
		if got := e.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
