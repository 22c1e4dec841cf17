package joetest_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

type game = joe.Game[Config, State, Action, Event, View]

// breakage is a way to break the game of Hush, and the law that must be the first
// to be reported.
type breakage struct {
	name    string
	law     joetest.Law
	flaw    flaw
	wrap    func(*game)
	options options
}

// quick keeps a run over a broken game short.
var quick = options{Games: 6, Moments: 16, Probes: 60, Draws: 300, Endings: 8, Longest: 3000, Disguise: disguise}

// onRefusal changes the errors of Apply, Next and Check alike.
func onRefusal(g *game, change func(State, Action, error) error) {
	apply, next, check := g.Apply, g.Next, g.Check
	g.Apply = func(s State, a Action) (State, []Event, error) {
		t, events, err := apply(s, a)
		if err != nil {
			err = change(s, a, err)
		}
		return t, events, err
	}
	g.Next = func(s State, a Action) (State, error) {
		t, err := next(s, a)
		if err != nil {
			err = change(s, a, err)
		}
		return t, err
	}
	g.Check = func(s State, a Action) error {
		if err := check(s, a); err != nil {
			return change(s, a, err)
		}
		return nil
	}
}

// onError changes a *joe.Error of Apply, Next and Check.
func onError(change func(*joe.Error)) func(*game) {
	return func(g *game) {
		onRefusal(g, func(_ State, _ Action, err error) error {
			e := *err.(*joe.Error)
			change(&e)
			return &e
		})
	}
}

// onEvents changes the events of Apply.
func onEvents(change func(before State, a Action, events []Event) []Event) func(*game) {
	return func(g *game) {
		apply := g.Apply
		g.Apply = func(s State, a Action) (State, []Event, error) {
			next, events, err := apply(s, a)
			if err == nil {
				events = change(s, a, events)
			}
			return next, events, err
		}
	}
}

// onLegal changes what Legal and AppendLegal list.
func onLegal(change func(State, []Action) []Action) func(*game) {
	return func(g *game) {
		legal := g.Legal
		g.Legal = func(s State) []Action { return change(s, legal(s)) }
		g.AppendLegal = func(list []Action, s State) []Action { return append(list, g.Legal(s)...) }
	}
}

// onRedact changes what Redact gives.
func onRedact(change func(Event, joe.Seat) (Event, bool)) func(*game) {
	return func(g *game) { g.Redact = change }
}

// never is a Disguise that gives no twins.
func never(s State, _ joe.Seat, _ *dice.Source) (State, bool) { return s, false }

func onOdds(change func([]joe.Chanced[Action]) []joe.Chanced[Action]) func(*game) {
	return func(g *game) {
		odds := g.Odds
		g.Odds = func(s State) []joe.Chanced[Action] {
			if s.ToAct() != joe.Chance {
				return odds(s)
			}
			return change(odds(s))
		}
	}
}

func onRules(tsv string) func(*game) {
	return func(g *game) {
		book, err := joe.ParseRulebook(tsv)
		if err != nil {
			panic(err)
		}
		g.Rules = func() *joe.Rulebook { return book }
	}
}

// firstLaw runs the kit and gives the law of the first violation, or 0.
func (b breakage) firstLaw(t *testing.T) joetest.Law {
	t.Helper()
	g := hush()
	if b.wrap != nil {
		b.wrap(&g)
	}
	o := quick
	if b.options.Disguise != nil {
		o.Disguise = b.options.Disguise
	}
	o.MaxLegal, o.MaxTurn = b.options.MaxLegal, b.options.MaxTurn
	if b.options.Longest > 0 {
		o.Longest = b.options.Longest
	}
	report := joetest.Examine(g, o, Config{Seats: 2, Flaw: b.flaw}, Config{Seats: 3, Flaw: b.flaw})
	if len(report.Errors) == 0 {
		return 0
	}
	var v *joetest.Violation
	if !errors.As(report.Errors[0], &v) {
		t.Fatalf("the kit did not come to try: %v", report.Errors[0])
	}
	t.Logf("%d faults, first %v", len(report.Errors), v)
	return v.Law
}

func TestBrokenGames(t *testing.T) {
	tried := map[joetest.Law]int{}
	for _, b := range slices.Concat(brokenRules, brokenSecrets) {
		tried[b.law]++
		t.Run(fmt.Sprintf("law%02d %s", b.law, b.name), func(t *testing.T) {
			t.Parallel()
			if got := b.firstLaw(t); got != b.law {
				t.Errorf("the first law reported is %v, want %v", got, b.law)
			}
		})
	}
	for _, law := range joetest.Laws() {
		if tried[law] == 0 {
			t.Errorf("no game breaks %v", law)
		}
	}
}

// TestQuickBounds sees that the bounds of the runs above are not what finds fault.
func TestQuickBounds(t *testing.T) {
	if err := joetest.Check(hush(), quick, Config{Seats: 2}, Config{Seats: 3}); err != nil {
		t.Error(err)
	}
}
