package joetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

// Run tries the thirteen laws on a game set up from each of the Configs, a
// sub-test a law ("law07_secrecy"), and logs how much was tried. It is RunWith
// with the zero Options.
func Run[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](t *testing.T, g joe.Game[C, S, A, E, V], configs ...C) {
	t.Helper()
	RunWith(t, g, Options[S, A, E]{}, configs...)
}

// RunWith is Run with twins, positions, further actions and bounds.
func RunWith[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](t *testing.T, g joe.Game[C, S, A, E, V], o Options[S, A, E], configs ...C) {
	t.Helper()
	r := begin(g, o, configs)
	told := map[error]bool{}
	tell := func(t *testing.T, upTo Law) {
		t.Helper()
		for _, err := range r.report.Errors {
			if !told[err] && lawOf(err) <= upTo {
				told[err] = true
				t.Error(err)
			}
		}
	}
	tell(t, 0)
	for _, law := range Laws() {
		t.Run(fmt.Sprintf("law%02d_%s", law, law.Name()), func(t *testing.T) {
			t.Helper()
			r.try(law)
			tell(t, law)
		})
	}
	tell(t, Sharing)
	t.Log(r.report)
}

// Check tries the laws as RunWith does, and returns what was found joined into one
// error: each part is a [*Violation], those of the lowest law first, or says what
// kept the kit from trying. It is Examine without the figures.
func Check[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](g joe.Game[C, S, A, E, V], o Options[S, A, E], configs ...C) error {
	return Examine(g, o, configs...).Err()
}

// Examine tries the laws and reports how much was tried and what was found.
func Examine[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](g joe.Game[C, S, A, E, V], o Options[S, A, E], configs ...C) *Report {
	r := begin(g, o, configs)
	for _, law := range Laws() {
		r.try(law)
	}
	r.report.sort()
	return r.report
}

// trial is one run of the kit.
type trial[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	game    joe.Game[C, S, A, E, V]
	o       Options[S, A, E]
	configs []C
	report  *Report

	starts  []start[S, E]
	pairs   []pair
	games   []played[S, A]
	moments []*spot[C, S, A, E, V]
	actions pool[A]
	events  eventPool[E]

	mu  sync.Mutex // law 13 reports from several goroutines
	met map[string]*Violation
}

// start is where play begins.
type start[S, E any] struct {
	name   string
	state  S
	events []E
}

// pair is twins of the options: the starts that they became, and the seat that
// cannot tell them apart.
type pair struct {
	a, b int
	seat joe.Seat
}

// played is one game of random play.
type played[S, A any] struct {
	start   int
	actions []A
	end     S
}

// begin plays the random games that the laws are tried on.
func begin[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](g joe.Game[C, S, A, E, V], o Options[S, A, E], configs []C) *trial[C, S, A, E, V] {
	t := &trial[C, S, A, E, V]{
		game: g, o: o.filled(), configs: configs,
		report: &Report{Game: g.Name, Configs: len(configs)},
		met:    map[string]*Violation{},
	}
	if missing := missingFunctions(g); len(missing) > 0 {
		t.fault(fmt.Errorf("joetest: the Game lacks %s; a game has every function", phrase.And(missing)))
		return t
	}
	if len(configs) == 0 && len(t.o.Positions) == 0 {
		t.fault(errors.New("joetest: there is nothing to play: give at least one Config"))
		return t
	}
	t.setUp()
	t.explore()
	return t
}

// missingFunctions names the fields of a Game that are nil.
func missingFunctions(game any) []string {
	var missing []string
	v := reflect.ValueOf(game)
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Func && f.IsNil() {
			missing = append(missing, v.Type().Field(i).Name)
		}
	}
	return missing
}

// setUp makes the places to play from: the Configs', the positions and the twins.
func (t *trial[C, S, A, E, V]) setUp() {
	for i, c := range t.configs {
		t.startFrom("set-up of "+configText(c), func(m *spot[C, S, A, E, V]) (S, []E) {
			s, events, err := m.new(c)
			if err != nil {
				t.fault(fmt.Errorf("joetest: New refuses Config %d, %s: %w", i, configText(c), err))
				m.abandon()
			}
			return s, events
		})
	}
	by := func(s S) func(*spot[C, S, A, E, V]) (S, []E) {
		return func(*spot[C, S, A, E, V]) (S, []E) { return s, nil }
	}
	for i, s := range t.o.Positions {
		t.startFrom(fmt.Sprintf("position %d", i), by(s))
	}
	for i, tw := range t.o.Twins {
		name := strings.TrimSpace(fmt.Sprintf("twin %d %s", i, tw.Name))
		a, b := t.startFrom(name+", A", by(tw.A)), t.startFrom(name+", B", by(tw.B))
		if a < 0 || b < 0 {
			t.fault(fmt.Errorf("joetest: %s is no pair of games begun", name))
			continue
		}
		t.pairs = append(t.pairs, pair{a, b, tw.Seat})
	}
}

// startFrom adds a place to play from and gives its index; -1 if no game has begun there.
func (t *trial[C, S, A, E, V]) startFrom(name string, f func(*spot[C, S, A, E, V]) (S, []E)) int {
	m := &spot[C, S, A, E, V]{trial: t, start: len(t.starts)}
	t.starts = append(t.starts, start[S, E]{name: name})
	begun := false
	m.attempt(func() {
		s, events := f(m)
		if n := m.seats(s); n < 1 || n > joe.MaxSeats {
			m.broken(OneSeat, "a game begun has 1 to 8 seats", "State.Seats", "%d", n)
			m.abandon()
		}
		t.starts[m.start].state, t.starts[m.start].events = s, events
		begun = true
	})
	if !begun {
		t.starts = t.starts[:m.start]
		return -1
	}
	return m.start
}

// try tries one law.
func (t *trial[C, S, A, E, V]) try(law Law) {
	if len(t.starts) == 0 {
		return
	}
	// A State that changes, used from several goroutines, may end the program.
	if law == Sharing && t.breaks(Purity) {
		return
	}
	switch law {
	case Purity:
		t.purity()
	case Soundness:
		t.soundness()
	case NoPanic:
		t.noPanic()
	case OneSeat:
		t.oneSeat()
	case SmallSteps:
		t.smallSteps()
	case RoundTrip:
		t.roundTrip()
	case Secrecy:
		t.secrecy()
	case Sampling:
		t.sampling()
	case Following:
		t.following()
	case Chance:
		t.chance()
	case Termination:
		t.termination()
	case Citation:
		t.citation()
	case Sharing:
		t.sharing()
	}
}

// fault notes what keeps the kit from trying.
func (t *trial[C, S, A, E, V]) fault(err error) { t.report.Errors = append(t.report.Errors, err) }

// breaks reports whether a law was seen broken so far.
func (t *trial[C, S, A, E, V]) breaks(law Law) bool {
	return slices.ContainsFunc(t.report.Errors, func(err error) bool { return lawOf(err) == law })
}

// source is a stream of random numbers for one use: a law, and a number within it.
func (t *trial[C, S, A, E, V]) source(law Law, n int) dice.Source {
	return dice.NewStream(t.o.Seed, uint64(law)<<40|uint64(n))
}

// onMoments calls f on every moment; one that panics, or ends early because the
// game broke a law there, leaves the others to be tried.
func (t *trial[C, S, A, E, V]) onMoments(law Law, f func(m *spot[C, S, A, E, V], src *dice.Source)) {
	for i, m := range t.moments {
		src := t.source(law, i)
		m.attempt(func() { f(m, &src) })
	}
}

// onSteps calls f on steps of the random games, at most so many, spread evenly:
// for what is cheap enough to be tried at more than the moments.
func (t *trial[C, S, A, E, V]) onSteps(law Law, most int, f func(m *spot[C, S, A, E, V], src *dice.Source)) {
	every := max((t.report.Steps+most-1)/most, 1)
	src := t.source(law, 1<<27)
	i := 0
	for _, g := range t.games {
		m := &spot[C, S, A, E, V]{trial: t, start: g.start, state: t.starts[g.start].state}
		for n := range g.actions {
			if i++; i%every == 0 {
				at := *m
				at.path = g.actions[:n]
				m.attempt(func() { f(&at, &src) })
			}
			failed := true
			m.attempt(func() {
				next, err := m.next(m.state, g.actions[n])
				m.state, failed = next, err != nil
			})
			if failed {
				break // law 2 tells it
			}
		}
	}
}
