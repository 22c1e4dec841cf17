package joetest

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	followActions = 6   // actions followed from each moment
	followSteps   = 200 // actions of a game followed by one who never looks again
	followGames   = 1   // games of each start followed so
)

// following tries law 9: from each moment for one action, and through whole games
// by clients that get one View and from then on their events alone, as JSON.
func (t *trial[C, S, A, E, V]) following() {
	t.onMoments(Following, func(m *spot[C, S, A, E, V], src *dice.Source) {
		for _, a := range m.some(followActions, src) {
			next, events, err := m.apply(m.state, a)
			if err != nil {
				return
			}
			for _, seat := range m.watchers(m.state) {
				m.attempt(func() { m.followed(m.view(m.state, seat), a, next, events, seat, "") })
				if m.canDecodeView() {
					m.attempt(func() {
						if v, err := m.decodeView([]byte(m.viewText(m.view(m.state, seat)))); err == nil {
							m.followed(v, a, next, m.posted(events), seat, ", both read back from JSON")
						}
					})
				}
			}
		}
	})
	games := map[int]int{}
	for _, g := range t.games {
		if games[g.start]++; games[g.start] <= followGames {
			for _, seat := range (&spot[C, S, A, E, V]{trial: t}).watchers(t.starts[g.start].state) {
				t.followGame(g, seat)
			}
		}
	}
}

// followed tells a View of a batch of events and compares it with the next View.
func (m *spot[C, S, A, E, V]) followed(v V, a A, next S, events []E, seat joe.Seat, how string) V {
	m.report.Followed++
	for _, e := range m.seen(events, seat) {
		v = m.with(v, e)
	}
	tried := fmt.Sprintf("View(%v) With the events of Apply(%s)%s", seat, show(a), how)
	want := m.view(next, seat)
	if x, y := m.viewText(want), m.viewText(v); x != y {
		m.broken(Following, "a View With the events of an action, as its seat sees them, is the next View", tried, "%s; the events were %s", differ(x, y), phrase.And(m.seen(events, seat)))
		m.abandon()
	}
	if x, y := m.key(want), m.key(v); x != y {
		m.broken(Following, "a View that followed has the next View's Key", tried, "%q, and the Key is %q", y, x)
		m.abandon()
	}
	if x, y := m.viewLegal(want), m.viewLegal(v); !slices.Equal(x, y) {
		m.broken(Following, "a View that followed has the next View's legal actions", tried, "%s, and the View has %s", actionTexts(y), actionTexts(x))
		m.abandon()
	}
	if x, y := m.facts(want), m.facts(v); x != y {
		m.broken(Following, "a View that followed says what the next View says", tried, "%s, and the View says %s", y, x)
		m.abandon()
	}
	return v
}

// posted is a batch of events as they come out of JSON; what DecodeEvent refuses,
// which law 6 tells, stays as it is.
func (m *spot[C, S, A, E, V]) posted(events []E) []E {
	all := slices.Clone(events)
	for i, e := range all {
		if read, err := m.decodeEvent([]byte(m.json(e, "Event"))); err == nil {
			all[i] = read
		}
	}
	return all
}

// followGame follows a game of the run from its start with one View.
func (t *trial[C, S, A, E, V]) followGame(g played[S, A], seat joe.Seat) {
	m := &spot[C, S, A, E, V]{trial: t, start: g.start, state: t.starts[g.start].state}
	m.attempt(func() {
		v := m.view(m.state, seat)
		for _, a := range g.actions[:min(len(g.actions), followSteps)] {
			next, events, err := m.apply(m.state, a)
			if err != nil {
				return
			}
			v = m.followed(v, a, next, m.posted(events), seat, ", followed since the start")
			m = m.after(a, next)
		}
	})
}
