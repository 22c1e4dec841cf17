package joetest_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

type game = joe.Game[Config, State, Action, Event, View]

// breakage is a way to break the game of Hush, and the law that must be the first
// to be reported.
type breakage struct {
	name  string
	law   joetest.Law
	want  string // what of the law must be among what is reported; "": anything
	flaw  flaw
	bend  bend
	wrap  func(*game)
	with  func(*options)
	setUp func(*Config)
}

// quick keeps a run over a broken game short.
var quick = options{Games: 10, Moments: 14, Probes: 60, Draws: 50, Endings: 8, Longest: 3000, Disguise: disguise}

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

// examine runs the kit on the broken game.
func (b breakage) examine() *joetest.Report {
	g, o := hush(), quick
	if b.wrap != nil {
		b.wrap(&g)
	}
	if b.with != nil {
		b.with(&o)
	}
	c := Config{Seats: 3, Flaw: b.flaw}
	if b.setUp != nil {
		b.setUp(&c)
	}
	return joetest.Examine(g, o, c)
}

func (b breakage) try(t *testing.T) {
	report := b.examine()
	var first, v *joetest.Violation
	told := false
	for i, err := range report.Errors {
		if !errors.As(err, &v) {
			t.Fatalf("the kit did not come to try: %v", err)
		}
		if i == 0 {
			first = v
		}
		told = told || v.Law == b.law && strings.HasPrefix(v.Want, b.want)
	}
	switch {
	case first == nil:
		t.Errorf("no law is reported, want %v", b.law)
	case first.Law != b.law:
		t.Errorf("the first law reported is %v, want %v: %v", first.Law, b.law, first)
	case !told:
		t.Errorf("%q is not reported: %v", b.want, report.Err())
	}
}

func TestBrokenGames(t *testing.T) {
	tried := map[joetest.Law]int{}
	for i, b := range slices.Concat(brokenRules, brokenSecrets, brokenMethods) {
		if b.flaw == sound {
			b.flaw = bent + flaw(i)
			bends[b.flaw] = b.bend
		}
		if tried[b.law]++; testing.Short() && tried[b.law] > 1 {
			continue // for the race detector one game a law will do
		}
		t.Run(fmt.Sprintf("law%02d %s", b.law, b.name), func(t *testing.T) {
			t.Parallel()
			b.try(t)
		})
	}
	for _, law := range joetest.Laws() {
		if tried[law] == 0 {
			t.Errorf("no game breaks %v", law)
		}
	}
}

// TestBrokenZero bends the zero State, in ways that only it can be.
func TestBrokenZero(t *testing.T) {
	defer func() { bentZero = bend{} }()
	for _, b := range []breakage{
		{name: "has seats", want: "a game not begun has no seats", bend: bend{seats: func(State) int { return 2 }}},
		{name: "waits for a seat", want: "in a game not begun Nobody is to act", bend: bend{toAct: func(State) joe.Seat { return 0 }}},
		{name: "is over", want: "a game not begun is not over", bend: bend{outcome: func(State) (joe.Outcome, bool) { return joe.Outcome{}, true }}},
		{name: "asks", want: "a game not begun waits for nothing", bend: bend{pending: func(State) joe.Pending { return joe.Pending{} }}},
		{name: "has a legal action", want: "a game not begun has no legal action", wrap: func(g *game) {
			onLegal(func(s State, list []Action) []Action {
				if s.Seats() == 0 {
					return []Action{Pass{}}
				}
				return list
			})(g)
		}},
	} {
		t.Run(b.name, func(t *testing.T) {
			b.law, bentZero = joetest.OneSeat, b.bend
			b.try(t)
		})
	}
}

// TestMuteEvents has a game where nothing happens by a rule.
func TestMuteEvents(t *testing.T) {
	defer func() { mute = false }()
	mute = true
	breakage{law: joetest.Citation, want: "what happens, happens by a rule"}.try(t)
}

// TestQuickBounds sees that the bounds of the runs above are not what finds fault.
func TestQuickBounds(t *testing.T) {
	if err := joetest.Check(hush(), quick, Config{Seats: 3}); err != nil {
		t.Error(err)
	}
}
