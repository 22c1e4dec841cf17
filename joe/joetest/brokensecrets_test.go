package joetest_test

import (
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// brokenSecrets break laws 7 to 13.
var brokenSecrets = []breakage{
	{name: "a View shows a hand", law: joetest.Secrecy, flaw: leakyView},
	{name: "a View and its events show a hand", law: joetest.Secrecy, flaw: leakyAlike, wrap: onRedact(func(e Event, seat joe.Seat) (Event, bool) {
		if d, ok := e.(Dealt); ok && seat == 0 && d.Seat == 1 {
			return d, true
		}
		return redact(e, seat)
	})},
	{name: "a Key tells a hand", law: joetest.Secrecy, flaw: leakyKey},
	{name: "an event tells a hand", law: joetest.Secrecy, wrap: onRedact(func(e Event, seat joe.Seat) (Event, bool) {
		if d, ok := e.(Dealt); ok && seat == 0 {
			return d, true
		}
		return redact(e, seat)
	}), with: func(o *options) { o.Disguise = nil }},
	{name: "the order of events tells a hand", law: joetest.Secrecy, with: func(o *options) { o.Disguise = nil },
		wrap: onEvents(func(s State, a Action, events []Event) []Event {
			if a == (Pass{}) && s.hands[1] > 2 {
				slices.Reverse(events)
			}
			return events
		})},
	{name: "a refusal tells a hand", law: joetest.Secrecy, flaw: leakyRefusal, with: func(o *options) { o.Disguise = nil }},
	{name: "a stranger sees all", law: joetest.Secrecy, flaw: leakyStranger, with: func(o *options) { o.Disguise = nil }},
	{name: "the spectator sees all", law: joetest.Secrecy, flaw: openSpectator, with: func(o *options) { o.Disguise = nil }},
	{name: "a stranger hears all", law: joetest.Secrecy, wrap: onRedact(func(e Event, seat joe.Seat) (Event, bool) {
		if seat == joe.Nobody {
			return e, true
		}
		return redact(e, seat)
	})},
	{name: "Redact twice is not Redact once", law: joetest.Secrecy, wrap: onRedact(func(e Event, seat joe.Seat) (Event, bool) {
		if d, ok := e.(Dealt); ok && d.Card == 0 {
			return nil, false
		}
		return redact(e, seat)
	})},

	{name: "a View has the State inside", law: joetest.Sampling, flaw: hiddenState},
	{name: "Sample never varies", law: joetest.Sampling, flaw: lowestFirst},
	{name: "Sample never varies, without twins", law: joetest.Sampling, flaw: lowestFirst, with: func(o *options) { o.Disguise = nil }},
	{name: "Sample never varies in one hand", law: joetest.Sampling, flaw: fixedSecond},
	{name: "Sample deals unevenly", law: joetest.Sampling, flaw: lopsided, with: func(o *options) { o.Draws = 400 }},
	{name: "Sample deals more cards than there are", law: joetest.Sampling, flaw: overdealt},
	{name: "a sample has another View", law: joetest.Sampling, flaw: otherView},

	{name: "an event is missing", law: joetest.Following, wrap: onEvents(func(_ State, _ Action, events []Event) []Event {
		return slices.DeleteFunc(events, func(e Event) bool { return e == Event(Tossed{true}) })
	})},
	{name: "an event is kept from those who see what it did", law: joetest.Following, wrap: onRedact(func(e Event, seat joe.Seat) (Event, bool) {
		if s, ok := e.(Shown); ok && s.Seat != seat {
			return nil, false
		}
		return redact(e, seat)
	})},
	{name: "an event names another seat", law: joetest.Following, wrap: onEvents(func(_ State, _ Action, events []Event) []Event {
		if r, ok := events[0].(Raised); ok {
			events[0] = Raised{(r.Seat + 1) % 2}
		}
		return events
	})},
	{name: "With does not hear an event", law: joetest.Following, flaw: deafView},
	{name: "a View that followed has no actions", law: joetest.Following, flaw: idleView},
	{name: "a nil event", law: joetest.Following, wrap: onEvents(func(_ State, _ Action, events []Event) []Event {
		return append(events, nil)
	})},

	{name: "an outcome without weight", law: joetest.Chance, wrap: onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		if len(all) == 2 {
			all[0].Weight = 0
			all = joe.Weigh(all)
		}
		return all
	})},
	{name: "P is not the weight's", law: joetest.Chance, wrap: onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		for i := range all {
			all[i].P = 1 / float64(len(all))
		}
		return all
	})},
	{name: "Odds in another order", law: joetest.Chance, wrap: onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		slices.Reverse(all)
		return all
	})},
	{name: "Odds lacks an outcome", law: joetest.Chance, wrap: onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		return joe.Weigh(all[:max(len(all)-1, 0)])
	})},
	{name: "weights too great to add up", law: joetest.Chance, wrap: onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		for i := range all {
			all[i].Weight <<= 63
			all[i].Weight |= 1 << 62
		}
		return joe.Weigh(all)
	})},
	{name: "Roll is fair where the coin is not", law: joetest.Chance, wrap: func(g *game) {
		roll := g.Roll
		g.Roll = func(s State, src *dice.Source) Action {
			if s.tossing {
				return Toss{src.IntN(2) == 0}
			}
			return roll(s, src)
		}
	}},
	{name: "Roll where chance does not act", law: joetest.Chance, wrap: func(g *game) {
		roll := g.Roll
		g.Roll = func(s State, src *dice.Source) Action {
			if a := roll(s, src); a != nil {
				return a
			}
			return Toss{}
		}
	}},
	{name: "Roll of what cannot fall", law: joetest.Chance, wrap: func(g *game) {
		g.Roll = func(s State, src *dice.Source) Action {
			if s.tossing {
				return Deal{1}
			}
			return roll(s, src)
		}
	}},
	{name: "Odds where chance does not act", law: joetest.Chance, wrap: func(g *game) {
		odds := g.Odds
		g.Odds = func(s State) []joe.Chanced[Action] {
			if s.ToAct() >= 0 {
				return joe.Weigh([]joe.Chanced[Action]{{Action: Pass{}, Weight: 1}})
			}
			return odds(s)
		}
	}},

	{name: "passing goes on for ever", law: joetest.Termination, flaw: noEnd},
	{name: "a game is long", law: joetest.Termination, with: func(o *options) { o.Longest = 5 }},

	{name: "a refusal without a rule", law: joetest.Citation, wrap: onError(func(e *joe.Error) { e.Rule = "" })},
	{name: "a refusal by an unknown rule", law: joetest.Citation, wrap: onError(func(e *joe.Error) {
		if e.Rule != "" {
			e.Rule = "hush-nothing"
		}
	})},
	{name: "an event by an unknown rule", law: joetest.Citation, wrap: onRules(strings.Replace(ledger, "hush-toss", "hush-coin", 1))},
	{name: "an end by an unknown rule", law: joetest.Citation, wrap: onRules(strings.Replace(ledger, "hush-end", "hush-over", 1))},
	{name: "an end without a reason", law: joetest.Citation, flaw: silentEnd},

	{name: "Legal shares what it writes into", law: joetest.Sharing, wrap: func(g *game) {
		legal := g.Legal
		var inUse atomic.Int32
		g.Legal = func(s State) []Action {
			list := legal(s)
			inUse.Add(1)
			for range 20 {
				runtime.Gosched()
				if inUse.Load() > 1 {
					list = nil
				}
			}
			inUse.Add(-1)
			return list
		}
	}},
}
