package joetest

import (
	"fmt"
	"math"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// noPanic tries law 3. Every call of the kit is watched, in every law; this law
// makes the calls that nobody else makes.
func (t *trial[C, S, A, E, V]) noPanic() {
	m := t.nowhere()
	var zero S
	if !isNil(zero) {
		m.state = zero
		m.attempt(func() { m.everyState(t.source(NoPanic, 1<<30)) })
	}
	odds, nothings := m.oddEvents(), m.nonEvents()
	m.attempt(func() { m.zeroView(odds) })
	m.attempt(func() { m.everyEvent(odds) })
	t.oddConfigs()
	t.junk()
	t.onMoments(NoPanic, func(m *spot[C, S, A, E, V], src *dice.Source) {
		m.everyState(*src)
		for _, seat := range m.watchers(m.state) {
			m.impossible(seat, nothings, odds, src)
		}
	})
}

// oddEventsTried is how many events from elsewhere a View is told of at each moment.
const oddEventsTried = 12

// everySeat calls f with each value that a Seat can have.
func everySeat(f func(joe.Seat)) {
	for s := math.MinInt8; s <= math.MaxInt8; s++ {
		f(joe.Seat(s))
	}
}

// everyState calls everything that can be called on a State.
func (m *spot[C, S, A, E, V]) everyState(src dice.Source) {
	m.seats(m.state)
	m.toAct(m.state)
	m.outcome(m.state)
	m.pending(m.state)
	m.hash(m.state)
	m.anyJSON(m.state, "State")
	m.odds(m.state)
	m.roll(m.state, &src)
	m.roll(m.state, nil)
	legal := m.legal(m.state)
	m.appendLegal(nil, m.state)
	for _, a := range m.probes(legal, &src) {
		tried := show(a)
		if _, _, err := m.apply(m.state, a); err != nil {
			m.errorText(m.refusal(err, "Apply(%s)", tried))
		}
		if _, err := m.next(m.state, a); err != nil {
			m.errorText(m.refusal(err, "Next(%s)", tried))
		}
		if err := m.check(m.state, a); err != nil {
			m.errorText(m.refusal(err, "Check(%s)", tried))
		}
	}
	everySeat(func(seat joe.Seat) {
		v := m.view(m.state, seat)
		// Where a seat is none, one View in sixteen is asked everything.
		if seat >= joe.Nobody && seat <= joe.MaxSeats || seat&15 == 0 || seat == math.MaxInt8 {
			m.everyView(v, seat)
		}
	})
}

// everyView calls what needs no argument on a View.
func (m *spot[C, S, A, E, V]) everyView(v V, seat joe.Seat) {
	defer m.guard("a method of View(%v)", seat)
	v.Seat()
	v.ToAct()
	v.Outcome()
	v.Pending()
	v.Legal()
	v.Key()
	m.anyJSON(v, "View")
}

// anyJSON asks for the JSON of what need not have one; it may be refused.
func (m *spot[C, S, A, E, V]) anyJSON(x interface{ MarshalJSON() ([]byte, error) }, name string) {
	defer m.guard("MarshalJSON of a %s", name)
	_, _ = x.MarshalJSON()
}

// zeroView calls everything on the View of no game.
func (m *spot[C, S, A, E, V]) zeroView(events []E) {
	var v V
	if isNil(v) {
		return
	}
	m.everyView(v, joe.Nobody)
	src := m.source(NoPanic, 1<<30)
	m.sample(v, &src)
	m.sample(v, nil)
	for _, e := range events {
		m.anyJSON(m.with(v, e), "View")
	}
}

// oddEvents are events to try where they cannot be: those of the run, variants of
// them, pointers and nothing.
func (m *spot[C, S, A, E, V]) oddEvents() []E {
	all := append(append([]E(nil), m.o.Events...), m.events.list...)
	seen := map[string]int{}
	for _, e := range all {
		if name := fmt.Sprintf("%T", e); seen[name] < 2 {
			seen[name]++
			all = append(all, odd(e)...)
		}
	}
	return append(all, m.nonEvents()...)
}

// nonEvents are values of E that no game can make: nothing, and pointers to events.
func (m *spot[C, S, A, E, V]) nonEvents() []E {
	var zero E
	var all []E
	if isNil(zero) {
		all = append(all, zero)
	}
	seen := map[string]bool{}
	for _, e := range m.events.list {
		if name := fmt.Sprintf("%T", e); !seen[name] {
			seen[name] = true
			all = append(all, pointers(e)...)
		}
	}
	return all
}

// everyEvent redacts every event for every seat.
func (m *spot[C, S, A, E, V]) everyEvent(events []E) {
	for _, e := range events {
		everySeat(func(seat joe.Seat) { m.redact(e, seat) })
	}
	for _, a := range m.actions.list[:min(len(m.actions.list), 2000)] {
		m.sayAction(a)
	}
}

// sayAction is an action in words.
func (m *spot[C, S, A, E, V]) sayAction(a A) string {
	defer m.guard("String() of %T", a)
	if isNil(a) {
		return ""
	}
	return a.String()
}

// impossible tells a View of events that cannot be. Of those that no game makes it
// is asked that the View stays as it is; of those from another moment, which the
// View cannot always tell from a possible one, that it stays a View.
func (m *spot[C, S, A, E, V]) impossible(seat joe.Seat, nothings, odds []E, src *dice.Source) {
	v := m.view(m.state, seat)
	before := m.viewText(v)
	for _, e := range nothings {
		tried := fmt.Sprintf("View(%v).With(%T)", seat, e)
		if after := m.viewText(m.with(v, e)); after != before {
			m.broken(NoPanic, "a View is unchanged by an event that cannot be", tried, "%s", differ(before, after))
		}
	}
	for range min(len(odds), oddEventsTried) {
		m.everyView(m.with(v, odds[src.IntN(len(odds))]), seat)
	}
	for _, e := range m.starts[m.start].events {
		w := m.with(v, e)
		m.everyView(w, seat)
		m.sample(w, src)
	}
	m.sample(v, nil)
}

// oddConfigs sets up Configs that nobody would ask for.
func (t *trial[C, S, A, E, V]) oddConfigs() {
	var zero C
	all := append([]C{zero}, odd(zero)...)
	for _, c := range t.configs {
		all = append(all, odd(c)...)
	}
	for _, c := range all {
		m := t.nowhere()
		m.attempt(func() {
			s, _, err := m.new(c)
			if err != nil {
				tried := "New of " + configText(c)
				if e := m.refusal(err, "%s", tried); e.Kind != joe.ErrBadConfig {
					m.broken(NoPanic, "New refuses a Config with ErrBadConfig", tried, "%s", m.errorText(err))
				}
				m.errorText(err)
				return
			}
			m.decides(s, m.legal(s))
		})
	}
}
