package joetest

import (
	"fmt"
	"strings"
	"sync"

	"github.com/seed4548c990/gijoe/dice"
)

const (
	sharers       = 4  // goroutines
	sharedMoments = 12 // States that they share
	sharedSteps   = 60 // actions of the game that each plays besides
)

// sharing tries law 13: several goroutines ask the same States everything, each
// in another order, and get what one got alone. The race detector does the rest.
func (t *trial[C, S, A, E, V]) sharing() {
	step := max(len(t.moments)/sharedMoments, 1)
	var shared []*spot[C, S, A, E, V]
	var alone []string
	for i := 0; i < len(t.moments); i += step {
		m := t.moments[i]
		m.attempt(func() {
			text := m.everything()
			shared, alone = append(shared, m), append(alone, text)
		})
	}
	var group sync.WaitGroup
	for g := range sharers {
		group.Go(func() {
			for i := range shared {
				i = (i + g*len(shared)/sharers) % len(shared)
				m := shared[i]
				m.attempt(func() {
					if text := m.everything(); text != alone[i] {
						m.broken(Sharing, "a State used by several goroutines gives each what it gave one", "everything", "%s", differ(alone[i], text))
					}
				})
			}
		})
	}
	group.Wait()
}

// everything asks a State, its Views and the game all that there is to ask, and
// plays on a little.
func (m *spot[C, S, A, E, V]) everything() string {
	var b strings.Builder
	put := func(values ...any) { fmt.Fprintln(&b, values...) } // to be compared, not to be read
	src := dice.New(m.o.Seed)
	s := m.state
	put(m.hash(s), m.stateText(s), m.odds(s), m.appendLegal(nil, s), m.roll(s, &src))
	for _, seat := range m.watchers(s) {
		v := m.view(s, seat)
		put(m.viewText(v), m.key(v), m.viewLegal(v), m.facts(v), m.stateText(m.sample(v, &src)))
	}
	for _, a := range m.actions.draw(10, &src) {
		put(m.errorText(m.check(s, a)))
	}
	for range sharedSteps {
		legal := m.legal(s)
		if len(legal) == 0 {
			break
		}
		next, events, err := m.apply(s, legal[src.IntN(len(legal))])
		if err != nil {
			break
		}
		put(m.hash(next), m.eventsText(events))
		for _, seat := range m.watchers(s) {
			b.WriteString(m.eventsText(m.seen(events, seat)))
		}
		s = next
	}
	if read, err := m.load([]byte(m.stateText(s))); err == nil {
		put(m.hash(read))
	}
	return b.String()
}
