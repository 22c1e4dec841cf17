package joetest

import (
	"reflect"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

// soundness tries law 2: every moment with its own actions, and with those that
// were legal elsewhere, odd variants of its own, pointers to them and nothing.
func (t *trial[C, S, A, E, V]) soundness() {
	m := t.nowhere()
	m.attempt(func() {
		var zero S
		if isNil(zero) {
			return // a State of pointer type has no zero position
		}
		src := t.source(Soundness, 1<<30)
		for _, a := range m.probes(nil, &src) {
			m.refused(zero, a, joe.ErrNotBegun, joe.ErrMalformed)
		}
	})
	t.onMoments(Soundness, func(m *spot[C, S, A, E, V], src *dice.Source) {
		legal := m.legal(m.state)
		listed := make(map[A]bool, len(legal))
		for _, a := range legal {
			if listed[a] {
				m.broken(Soundness, "Legal lists each action once", "Legal", "%s stands twice", show(a))
			}
			listed[a] = true
		}
		if list := m.appendLegal(nil, m.state); !slices.Equal(list, legal) {
			m.broken(Soundness, "AppendLegal appends what Legal lists", "AppendLegal(nil)", "%s, and Legal gives %s", actionTexts(list), actionTexts(legal))
		}
		room := make([]A, 1, len(legal)+1)
		copy(room, legal) // what is there already makes no difference
		if list := m.appendLegal(room, m.state); len(list) != len(legal)+1 || !slices.Equal(list[1:], legal) {
			m.broken(Soundness, "AppendLegal appends what Legal lists", "AppendLegal to a slice of 1", "%s, and Legal gives %s", actionTexts(list), actionTexts(legal))
		} else if &list[0] != &room[0] {
			m.broken(Soundness, "AppendLegal uses the room that the caller's slice has", "AppendLegal to a slice of 1 with room for all", "another slice")
		}
		for _, a := range legal {
			m.accepted(a)
		}
		m.refusals(listed, m.probes(legal, src))
	})
	t.onSteps(Soundness, soundSteps, func(m *spot[C, S, A, E, V], src *dice.Source) {
		listed := make(map[A]bool)
		for _, a := range m.legal(m.state) {
			listed[a] = true
		}
		m.refusals(listed, m.actions.draw(soundProbes, src))
	})
}

const (
	soundSteps  = 400 // steps of random play at which a few actions from elsewhere are tried
	soundProbes = 24
)

// refusals tries actions and checks the refusal of those that are not listed.
func (m *spot[C, S, A, E, V]) refusals(listed map[A]bool, tries []A) {
	who := m.toAct(m.state)
	for _, a := range tries {
		if !listed[a] {
			m.refused(m.state, a, m.kinds(who, a)...)
		}
	}
}

// probes are actions to try at a moment beside those it lists.
func (m *spot[C, S, A, E, V]) probes(legal []A, src *dice.Source) []A {
	var zero A
	all := append(m.actions.draw(m.o.Probes, src), zero)
	for _, a := range m.o.Actions {
		all = append(all, a)
		all = append(all, pointers(a)...)
	}
	for range min(len(legal), 3) {
		a := legal[src.IntN(len(legal))]
		all = append(all, odd(a)...)
		all = append(all, pointers(a)...)
	}
	if len(legal) == 0 && len(m.actions.list) > 0 {
		all = append(all, pointers(m.actions.list[0])...)
	}
	return m.comparable(all)
}

// accepted checks an action that is listed.
func (m *spot[C, S, A, E, V]) accepted(a A) {
	m.report.Probes++
	tried := "(" + show(a) + ")"
	next, events, err := m.apply(m.state, a)
	if err != nil {
		m.broken(Soundness, "Apply accepts what Legal lists", "Apply"+tried, "%s", m.errorText(err))
		return
	}
	if err := m.check(m.state, a); err != nil {
		m.broken(Soundness, "Check accepts what Legal lists", "Check"+tried, "%s", m.errorText(err))
	}
	other, err := m.next(m.state, a)
	if err != nil {
		m.broken(Soundness, "Next accepts what Legal lists", "Next"+tried, "%s", m.errorText(err))
		return
	}
	if m.hash(other) != m.hash(next) || m.stateText(other) != m.stateText(next) {
		m.broken(Soundness, "Next gives the State that Apply gives", "Next"+tried, "%s", differ(m.stateText(next), m.stateText(other)))
	}
	for _, e := range events {
		if isNil(e) {
			m.broken(Following, "every event of a batch tells something", "Apply"+tried, "a nil event")
		}
	}
}

// refused checks an action that is not listed: all refuse it alike, as one of the
// kinds, and nothing happens.
func (m *spot[C, S, A, E, V]) refused(s S, a A, kinds ...joe.ErrorKind) {
	m.report.Probes++
	tried := "(" + show(a) + ")"
	err := m.check(s, a)
	same, events, errApply := m.apply(s, a)
	next, errNext := m.next(s, a)
	for _, refusal := range []struct {
		name string
		err  error
	}{{"Check", err}, {"Apply", errApply}, {"Next", errNext}} {
		if refusal.err == nil {
			m.broken(Soundness, refusal.name+" refuses what Legal does not list", refusal.name+tried, "accepted; Legal lists %s", actionTexts(m.legal(s)))
			return
		}
		m.refusal(refusal.err, "%s%s", refusal.name, tried)
	}
	want := m.errorText(err)
	if got := m.errorText(errApply); got != want {
		m.broken(Soundness, "Apply refuses with the error that Check gives", "Apply"+tried, "%s, and Check gives %s", got, want)
	}
	if got := m.errorText(errNext); got != want {
		m.broken(Soundness, "Next refuses with the error that Check gives", "Next"+tried, "%s, and Check gives %s", got, want)
	}
	if len(events) > 0 {
		m.broken(Soundness, "an action that is refused makes no events", "Apply"+tried, "%d events", len(events))
	}
	for _, given := range []S{same, next} {
		if m.hash(given) != m.hash(s) || !reflect.DeepEqual(given, s) {
			m.broken(Soundness, "on error Apply and Next return the State that they were given", "Apply"+tried, "another State")
		}
	}
	e := m.refusal(err, "Check%s", tried)
	if _, over := m.outcome(s); m.seats(s) > 0 && over != (m.toAct(s) == joe.Nobody) {
		return // law 4 tells it; whose turn it is, and what fits, is anybody's guess
	}
	if !slices.Contains(kinds, e.Kind) {
		m.broken(Soundness, "a refusal is of the kind that fits", "Check"+tried, "%q, and not %s: %s", e.Kind, phrase.Or(kinds), want)
	}
	if who := m.toAct(s); e.Seat != who && e.Seat != joe.Nobody && (who < 0 || who.At(m.seats(s))) {
		m.broken(Soundness, "a refusal names the seat that is to act, or Nobody", "Check"+tried, "%v, and %v is to act", e.Seat, who)
	}
	if e.Kind == joe.ErrIllegal && (e.Action == nil || show(e.Action) != show(a)) {
		m.broken(Soundness, "a refusal by a rule says what was tried", "Check"+tried, "Error.Action is %s", show(e.Action))
	}
}

// kinds are the kinds of error that fit an action that a State refuses.
func (m *spot[C, S, A, E, V]) kinds(who joe.Seat, a A) []joe.ErrorKind {
	whose, one := m.actions.whose(a), len(m.starts) == 1
	switch {
	case who == joe.Nobody:
		return []joe.ErrorKind{joe.ErrGameOver, joe.ErrMalformed}
	case isNil(a):
		return []joe.ErrorKind{joe.ErrMalformed}
	// What was legal at the same table is well formed. What was not may be: an odd
	// variant of an action, a square that another board has.
	case one && m.actions.known[a] && whose == actorsFor(who):
		return []joe.ErrorKind{joe.ErrIllegal}
	case one && m.actions.known[a] && whose == actorsFor(who)^byPlayers^byChance:
		return []joe.ErrorKind{joe.ErrNotYourTurn}
	case whose == actorsFor(who):
		return []joe.ErrorKind{joe.ErrIllegal, joe.ErrMalformed}
	case whose == actorsFor(who)^byPlayers^byChance:
		return []joe.ErrorKind{joe.ErrNotYourTurn, joe.ErrMalformed}
	}
	return []joe.ErrorKind{joe.ErrIllegal, joe.ErrNotYourTurn, joe.ErrMalformed}
}
