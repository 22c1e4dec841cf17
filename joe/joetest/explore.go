package joetest

import (
	"reflect"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// explore plays the random games and picks the moments on which every law is
// tried. What every step must keep, and costs little, is looked at on the way.
func (t *trial[C, S, A, E, V]) explore() {
	if len(t.starts) == 0 {
		return
	}
	seen := map[string]int{} // how often a kind of moment was picked
	perStart := max(t.o.Moments/max(len(t.configs), 1), 8)
	for i, s := range t.starts {
		games, quota := t.o.Games, perStart
		if i >= len(t.configs) {
			games, quota = 2, 4 // a position made by hand: itself and a little play
		}
		for g := range games {
			src := t.source(0, i<<16|g)
			n := quota*(g+1)/games - quota*g/games
			if g == 0 {
				n = max(n, 1)
			}
			t.pick(t.play(i, s.state, &src), n, seen, &src)
		}
	}
	t.report.Moments = len(t.moments)
}

// comparable is a list without what cannot be compared.
func (t *trial[C, S, A, E, V]) comparable(list []A) []A {
	return slices.DeleteFunc(slices.Clone(list), func(a A) bool {
		v := reflect.ValueOf(a)
		return v.IsValid() && !v.Comparable()
	})
}

// play plays one game at random and gives its every moment.
func (t *trial[C, S, A, E, V]) play(start int, s S, src *dice.Source) []*spot[C, S, A, E, V] {
	m := &spot[C, S, A, E, V]{trial: t, start: start, state: s}
	all := []*spot[C, S, A, E, V]{m}
	turn := turnWatch[S]{seat: joe.Nobody}
	for range t.o.MaxActions {
		var next *spot[C, S, A, E, V]
		m.attempt(func() { next = m.step(&turn, src) })
		if next == nil {
			break
		}
		m = next
		all = append(all, m)
	}
	t.report.Games++
	t.report.Steps += len(all) - 1
	t.games = append(t.games, played[S, A]{start, m.path, m.state})
	return all
}

// step looks at a moment, does one action at random and gives the moment after
// it; nil at the end of the game.
func (m *spot[C, S, A, E, V]) step(turn *turnWatch[S], src *dice.Source) *spot[C, S, A, E, V] {
	hash := m.hash(m.state)
	legal := m.legal(m.state)
	m.decides(m.state, legal)
	who := m.toAct(m.state)
	if who == joe.Nobody || len(legal) == 0 {
		return nil
	}
	m.short(legal, who)
	m.goesRound(turn, who)
	m.actions.add(legal, actorsFor(who))
	a := legal[src.IntN(len(legal))]
	if who == joe.Chance {
		if r := m.roll(m.state, src); slices.Contains(legal, r) {
			a = r
		}
	}
	next, events, err := m.apply(m.state, a)
	if after := m.hash(m.state); after != hash {
		m.broken(Purity, "Legal, Roll and Apply leave the State that they are given unchanged", "Legal, Roll, Apply("+show(a)+")", "its Hash was %d and is %d", hash, after)
		m.abandon()
	}
	if err != nil {
		m.refusal(err, "Apply(%v)", a)
		m.broken(Soundness, "Apply accepts what Legal lists", "Apply("+show(a)+")", "%s", m.errorText(err))
		m.abandon()
	}
	// The one way on that is part of the game played: its path grows in place, and
	// only ways that branch off, by after, copy it.
	n := &spot[C, S, A, E, V]{trial: m.trial, start: m.start, path: append(m.path, a), state: next}
	for _, e := range events {
		n.event(e)
	}
	if before, now := m.seats(m.state), m.seats(next); before != now {
		n.broken(OneSeat, "the number of seats stays as it is", "State.Seats", "%d, before it %d", now, before)
	}
	return n
}

// event keeps an event for later, and sees that it can be told.
func (m *spot[C, S, A, E, V]) event(e E) {
	if isNil(e) {
		m.broken(Following, "every event of a batch tells something", "Apply", "a nil event")
		m.abandon()
	}
	kind := m.events.kind(e)
	if m.rule(e) == "" {
		if kind.uncited++; kind.uncited == 1 {
			kind.example = m.say(e)
		}
	} else {
		kind.cited++
	}
	if kind.cited+kind.uncited > looksAtKind {
		return
	}
	if m.say(e) == "" {
		m.broken(Following, "every event says in words what happened", "Event.String", "%q from %T", "", e)
	}
	m.events.add(e, func() string { return m.eventText(e) })
}

// rule is the rule that an event names.
func (m *spot[C, S, A, E, V]) rule(e E) joe.RuleID {
	defer m.guard("Rule() of %T", e)
	return e.Rule()
}

// say is an event in words.
func (m *spot[C, S, A, E, V]) say(e E) string {
	defer m.guard("String() of %T", e)
	return e.String()
}

// pick adds n of the moments of a game to those on which every law is tried: the
// first of a start, and by preference kinds that were seldom picked.
func (t *trial[C, S, A, E, V]) pick(all []*spot[C, S, A, E, V], n int, seen map[string]int, src *dice.Source) {
	kinds := make([]string, len(all))
	for i, m := range all {
		m.attempt(func() { kinds[i] = m.kind() })
	}
	taken := map[int]bool{}
	take := func(i int) {
		taken[i] = true
		seen[kinds[i]]++
		t.moments = append(t.moments, all[i])
		// What only a View lists is worth trying all the more.
		all[i].attempt(func() { all[i].viewActions() })
	}
	if len(t.moments) == 0 || t.moments[len(t.moments)-1].start != all[0].start {
		take(0)
	}
	for range min(n, len(all)) {
		best := -1
		for range 6 {
			if i := src.IntN(len(all)); !taken[i] && (best < 0 || seen[kinds[i]] < seen[kinds[best]]) {
				best = i
			}
		}
		// The end of a game is worth a look each time that it is new.
		if last := len(all) - 1; !taken[last] && seen[kinds[last]] == 0 {
			best = last
		}
		if best >= 0 {
			take(best)
		}
	}
}

// viewActions adds what the View of the seat to act lists to the actions to try.
func (m *spot[C, S, A, E, V]) viewActions() {
	if who := m.toAct(m.state); who != joe.Nobody && who != joe.Chance {
		list := m.viewLegal(m.view(m.state, who))
		m.mustCompare(list)
		m.actions.add(list, byPlayers)
	}
}

// kind is what sort of moment this is: who is asked what.
func (m *spot[C, S, A, E, V]) kind() string {
	return m.toAct(m.state).String() + " " + m.pending(m.state).Kind
}
