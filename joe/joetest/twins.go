package joetest

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// twins are two States that one seat cannot tell apart, at a spot each.
type twins[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	seat joe.Seat
	a, b *spot[C, S, A, E, V]
	made string // how they were made: "drawn by View(seat 1).Sample"
}

// twinActions is how many actions are compared for a pair of twins.
const twinActions = 8

// broken reports a violation of law 7 met with these twins.
func (p *twins[C, S, A, E, V]) broken(want, tried, got string, args ...any) {
	p.a.broken(Secrecy, want, tried+" of twins: "+p.made, got, args...)
}

// alike reports whether the seat's Views of both are equal.
func (p *twins[C, S, A, E, V]) alike() bool {
	x, y := p.a.view(p.a.state, p.seat), p.b.view(p.b.state, p.seat)
	return p.a.viewText(x) == p.b.viewText(y)
}

// sameView checks that twins made by hand have equal Views for the seat, and for
// the spectator, who knows no more than any seat.
func (p *twins[C, S, A, E, V]) sameView() bool {
	for _, seat := range []joe.Seat{p.seat, joe.Spectator} {
		x, y := p.a.view(p.a.state, seat), p.b.view(p.b.state, seat)
		if a, b := p.a.viewText(x), p.b.viewText(y); a != b {
			p.broken("States that a seat cannot tell apart give it, and the spectator, the same View", fmt.Sprintf("View(%v)", seat), "%s", differ(a, b))
			return false
		}
		if a, b := p.a.key(x), p.b.key(y); a != b {
			p.broken("States that a seat cannot tell apart give it, and the spectator, the same Key", fmt.Sprintf("View(%v).Key", seat), "%q and %q", a, b)
			return false
		}
	}
	return true
}

// compare checks all that twins with equal Views must have alike.
func (p *twins[C, S, A, E, V]) compare(src *dice.Source) bool {
	if !p.sameView() || !p.compareChoice(src) { // of Sample's twins: the Key, and what the spectator sees
		return false
	}
	legal, others := p.a.legal(p.a.state), p.b.legal(p.b.state)
	return p.compareEvents(p.common(legal, others, src)) && p.compareOwn(legal, others, src)
}

// compareChoice checks, if the seat is to act, what it may do and what it is told of
// the rest. Who is to act is in the View, by law 4.
func (p *twins[C, S, A, E, V]) compareChoice(src *dice.Source) bool {
	m, n := p.a, p.b
	m.report.Twins++
	who := m.toAct(m.state)
	if who != p.seat && who != joe.Nobody {
		return true
	}
	if x, y := m.legal(m.state), n.legal(n.state); !slices.Equal(x, y) {
		p.broken("the seat that is to act has the same legal actions in States that it cannot tell apart", "Legal", "%s and %s", actionTexts(x), actionTexts(y))
		return false
	}
	var zero A
	tries := append(m.actions.draw(min(m.o.Probes, 40), src), zero)
	for _, a := range append(tries, m.comparable(m.o.Actions)...) {
		if x, y := m.errorText(m.check(m.state, a)), n.errorText(n.check(n.state, a)); x != y {
			p.broken("the seat that is to act has the same refusals in States that it cannot tell apart", "Check("+show(a)+")", "%q and %q", x, y)
			return false
		}
	}
	return true
}

// common draws some of the actions that are legal in both.
func (p *twins[C, S, A, E, V]) common(legal, others []A, src *dice.Source) []A {
	in := make(map[A]bool, len(others))
	for _, a := range others {
		in[a] = true
	}
	var both []A
	for _, a := range legal {
		if in[a] {
			both = append(both, a)
		}
	}
	both = shuffled(both, src)
	return both[:min(len(both), twinActions)]
}

// compareEvents does the same actions in both and compares what is seen of them.
func (p *twins[C, S, A, E, V]) compareEvents(actions []A) bool {
	m, n := p.a, p.b
	for _, a := range actions {
		nextA, eventsA, errA := m.apply(m.state, a)
		nextB, eventsB, errB := n.apply(n.state, a)
		if errA != nil || errB != nil {
			return false // law 2 tells it
		}
		for _, seat := range []joe.Seat{p.seat, joe.Spectator} {
			x, y := m.viewText(m.view(nextA, seat)), n.viewText(n.view(nextB, seat))
			seenA, seenB := m.eventsText(m.seen(eventsA, seat)), n.eventsText(n.seen(eventsB, seat))
			tried := fmt.Sprintf("Redact for %v of the events of Apply(%s)", seat, show(a))
			switch {
			case x == y && seenA != seenB:
				p.broken("an action that leaves two States that a seat cannot tell apart so gives it the same events", tried, "%s", differ(seenA, seenB))
				return false
			case x != y && seenA == seenB && m.follows(nextA, eventsA, seat) && n.follows(nextB, eventsB, seat):
				p.broken("an action that lets a seat tell two States apart gives it different events", tried, "the same events, and the Views differ: %s", differ(x, y))
				return false
			}
		}
	}
	return true
}

// compareOwn does in each what only it allows: where the Views come out equal, the
// events must not tell which of the two it was.
func (p *twins[C, S, A, E, V]) compareOwn(legal, others []A, src *dice.Source) bool {
	seen := map[string]string{}
	own := func(m *spot[C, S, A, E, V], mine, theirs []A, note func(a A, view, events string) bool) bool {
		in := make(map[A]bool, len(theirs))
		for _, a := range theirs {
			in[a] = true
		}
		tried := 0
		for _, a := range shuffled(mine, src) {
			if in[a] || tried == twinActions {
				continue
			}
			tried++
			next, events, err := m.apply(m.state, a)
			if err != nil {
				return false // law 2 tells it
			}
			if !note(a, m.viewText(m.view(next, p.seat)), m.eventsText(m.seen(events, p.seat))) {
				return false
			}
		}
		return true
	}
	return own(p.a, legal, others, func(_ A, view, events string) bool {
		seen[view] = events
		return true
	}) && own(p.b, others, legal, func(a A, view, events string) bool {
		if other, ok := seen[view]; ok && other != events {
			p.broken("two actions that lead to equal Views for a seat give it the same events", fmt.Sprintf("Redact for %v of the events of Apply(%s)", p.seat, show(a)), "%s", differ(other, events))
			return false
		}
		return true
	})
}

// follows reports whether the seat's View of this spot, with the events, is its
// View of the next State: else it is law 9 that is broken.
func (m *spot[C, S, A, E, V]) follows(next S, events []E, seat joe.Seat) bool {
	v := m.view(m.state, seat)
	for _, e := range m.seen(events, seat) {
		v = m.with(v, e)
	}
	return m.viewText(v) == m.viewText(m.view(next, seat))
}

// playOn does one action in both and reports whether they are twins still.
func (p *twins[C, S, A, E, V]) playOn(src *dice.Source) bool {
	both := p.common(p.a.legal(p.a.state), p.b.legal(p.b.state), src)
	if len(both) == 0 {
		return false
	}
	nextA, _, errA := p.a.apply(p.a.state, both[0])
	nextB, _, errB := p.b.apply(p.b.state, both[0])
	if errA != nil || errB != nil {
		return false
	}
	p.a, p.b = p.a.after(both[0], nextA), p.b.after(both[0], nextB)
	return p.alike()
}
