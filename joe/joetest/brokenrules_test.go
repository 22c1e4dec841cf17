package joetest_test

import (
	"errors"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// brokenRules break laws 1 to 6.
var brokenRules = []breakage{
	{name: "Apply writes into its State", law: joetest.Purity, flaw: inPlace},
	{name: "Apply counts its calls", law: joetest.Purity, wrap: func(g *game) {
		calls := 0
		onEvents(func(_ State, _ Action, events []Event) []Event {
			if calls++; calls%3 == 0 {
				return append(events, Asked{Seat: joe.Chance})
			}
			return events
		})(g)
	}},
	{name: "Legal gives its own list", law: joetest.Purity, wrap: func(g *game) {
		legal, lists := g.Legal, map[uint64][]Action{}
		g.Legal = func(s State) []Action {
			h := s.Hash()
			if lists[h] == nil {
				lists[h] = legal(s)
			}
			return lists[h]
		}
	}},
	{name: "Legal ranges over a map", law: joetest.Purity, wrap: onLegal(func(_ State, list []Action) []Action {
		set := map[Action]bool{}
		for _, a := range list {
			set[a] = true
		}
		list = list[:0]
		for a := range set {
			list = append(list, a)
		}
		return list
	})},
	{name: "AppendLegal begins at the front", law: joetest.Purity, wrap: func(g *game) {
		legal := g.Legal
		g.AppendLegal = func(list []Action, s State) []Action { return append(list[:0], legal(s)...) }
	}},
	{name: "Roll keeps a generator", law: joetest.Purity, wrap: func(g *game) {
		roll, own := g.Roll, dice.New(1)
		g.Roll = func(s State, _ *dice.Source) Action { return roll(s, &own) }
	}},
	{name: "New gives its own events", law: joetest.Purity, wrap: func(g *game) {
		newGame, own := g.New, []Event{Asked{Seat: joe.Chance}}
		g.New = func(c Config) (State, []Event, error) {
			s, _, err := newGame(c)
			return s, own, err
		}
	}},

	{name: "an action is listed twice", law: joetest.Soundness, wrap: onLegal(func(s State, list []Action) []Action {
		if len(list) > 1 && s.ToAct() >= 0 {
			list = append(list, list[0])
		}
		return list
	})},
	{name: "an action is listed and refused", law: joetest.Soundness, wrap: onLegal(func(s State, list []Action) []Action {
		if s.ToAct() >= 0 && !slices.Contains(list, Action(Show{})) {
			list = append(list, Show{})
		}
		return list
	})},
	{name: "an action is accepted and not listed", law: joetest.Soundness, wrap: onLegal(func(s State, list []Action) []Action {
		if len(list) > 1 && s.ToAct() >= 0 {
			list = list[1:]
		}
		return list
	})},
	{name: "Check is stricter", law: joetest.Soundness, wrap: func(g *game) {
		check := g.Check
		g.Check = func(s State, a Action) error {
			if a == (Show{}) {
				return &joe.Error{Kind: joe.ErrIllegal, Seat: s.ToAct(), Action: a, Rule: "hush-show"}
			}
			return check(s, a)
		}
	}},
	{name: "Next goes elsewhere", law: joetest.Soundness, wrap: func(g *game) {
		next := g.Next
		g.Next = func(s State, a Action) (State, error) {
			t, err := next(s, a)
			if a == (Raise{}) && err == nil {
				return s, nil
			}
			return t, err
		}
	}},
	{name: "a refused action is half done", law: joetest.Soundness, wrap: func(g *game) {
		apply := g.Apply
		g.Apply = func(s State, a Action) (State, []Event, error) {
			t, events, err := apply(s, a)
			if err != nil && a == (Raise{}) && s.ToAct() >= 0 {
				t = State{s.copied()}
				t.coins[0]++
			}
			return t, events, err
		}
	}},
	{name: "a refused action makes events", law: joetest.Soundness, wrap: func(g *game) {
		apply := g.Apply
		g.Apply = func(s State, a Action) (State, []Event, error) {
			t, events, err := apply(s, a)
			if err != nil {
				events = []Event{Asked{Seat: s.ToAct()}}
			}
			return t, events, err
		}
	}},
	{name: "the wrong kind of error", law: joetest.Soundness, wrap: onError(func(e *joe.Error) {
		if e.Kind == joe.ErrNotYourTurn {
			e.Kind = joe.ErrIllegal
			e.Rule = "hush-pass"
		}
	})},
	{name: "an error that names another seat", law: joetest.Soundness, wrap: onError(func(e *joe.Error) {
		if e.Seat >= 0 {
			e.Seat = (e.Seat + 1) % 2
		}
	})},

	{name: "nil action panics", law: joetest.NoPanic, wrap: func(g *game) {
		onRefusal(g, func(_ State, a Action, err error) error {
			_ = a.String()
			return err
		})
	}},
	{name: "a seat beyond the table panics", law: joetest.NoPanic, flaw: seatPanic},
	{name: "a nil event panics", law: joetest.NoPanic, wrap: func(g *game) {
		g.Redact = func(e Event, seat joe.Seat) (Event, bool) {
			_ = e.String()
			return redact(e, seat)
		}
	}},
	{name: "a nil event counts", law: joetest.NoPanic, flaw: nilEventCounts},
	{name: "junk panics", law: joetest.NoPanic, wrap: func(g *game) {
		g.DecodeAction = func(b []byte) (Action, error) {
			_ = b[0]
			return decodeAction(b)
		}
	}},
	{name: "a plain error", law: joetest.NoPanic, wrap: func(g *game) {
		onRefusal(g, func(_ State, _ Action, err error) error { return errors.New(err.Error()) })
	}},
	{name: "a nil *joe.Error", law: joetest.NoPanic, wrap: func(g *game) {
		onRefusal(g, func(_ State, a Action, err error) error {
			if a == nil {
				return (*joe.Error)(nil)
			}
			return err
		})
	}},
	{name: "a Config panics", law: joetest.NoPanic, wrap: func(g *game) {
		newGame := g.New
		g.New = func(c Config) (State, []Event, error) {
			_ = make([]int, min(c.Seats, 9))
			return newGame(c)
		}
	}},

	{name: "nothing is legal", law: joetest.OneSeat, flaw: deadEnd},
	{name: "something is legal after the end", law: joetest.OneSeat, flaw: stillLegal},
	{name: "Pending asks another", law: joetest.OneSeat, flaw: noPending},
	{name: "every View lists what the seat to act may do", law: joetest.OneSeat, flaw: othersActions},

	{name: "a coin may go in and out for ever", law: joetest.SmallSteps, flaw: takeBack},
	{name: "a list is long", law: joetest.SmallSteps, with: func(o *options) { o.MaxLegal = 2 }},
	{name: "a seat acts often", law: joetest.SmallSteps, with: func(o *options) { o.MaxTurn = 1 }},

	{name: "a save lacks something", law: joetest.RoundTrip, flaw: forgetfulJSON},
	{name: "a save lacks something that the Hash lacks too", law: joetest.RoundTrip, flaw: forgetfulBoth},
	{name: "a View's JSON lacks something", law: joetest.RoundTrip, flaw: forgetfulView},
	{name: "the Hash lacks something", law: joetest.RoundTrip, flaw: blindHash},
	{name: "an unknown key is accepted", law: joetest.RoundTrip, wrap: func(g *game) {
		g.Load = func(b []byte) (State, error) {
			return load([]byte(strings.Replace(string(b), `"zz-unknown":0,`, "", 1)))
		}
	}},
	{name: "a key is accepted twice", law: joetest.RoundTrip, wrap: func(g *game) {
		g.DecodeAction = func(b []byte) (Action, error) {
			return decodeAction([]byte(strings.Replace(string(b), `"type":"pass","type"`, `"type"`, 1)))
		}
	}},
	{name: "a key is accepted in capitals", law: joetest.RoundTrip, wrap: func(g *game) {
		g.DecodeConfig = func(b []byte) (Config, error) {
			return decodeConfig([]byte(strings.ToLower(string(b))))
		}
	}},
	{name: "a fault has no path", law: joetest.RoundTrip, wrap: func(g *game) {
		g.DecodeEvent = func(b []byte) (Event, error) {
			e, err := decodeEvent(b)
			if err != nil {
				return nil, &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: err.Error()}
			}
			return e, nil
		}
	}},
	{name: "an event loses something", law: joetest.RoundTrip, wrap: func(g *game) {
		g.DecodeEvent = func(b []byte) (Event, error) {
			e, err := decodeEvent(b)
			if a, ok := e.(Asked); ok {
				return Asked{Seat: a.Seat}, err
			}
			return e, err
		}
	}},
	{name: "an action comes back as another", law: joetest.RoundTrip, wrap: func(g *game) {
		g.DecodeAction = func(b []byte) (Action, error) {
			a, err := decodeAction(b)
			if a == (Pass{}) {
				a = Show{}
			}
			return a, err
		}
	}},
	{name: "a save of a later format is read", law: joetest.RoundTrip, wrap: func(g *game) {
		g.Load = func(b []byte) (State, error) {
			return load([]byte(strings.Replace(string(b), `"format":2`, `"format":1`, 1)))
		}
	}},
	{name: "a save is headed by another name", law: joetest.RoundTrip, wrap: func(g *game) { g.Name = "murmur" }},
}
