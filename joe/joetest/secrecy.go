package joetest

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	twinSteps   = 6   // actions that a pair made by hand is played on
	secretSteps = 500 // steps of random play at which the seat to act is asked with a twin
)

// secrecy tries law 7. Pairs made by hand show what View and Redact leak alike;
// pairs drawn by Sample, and pairs that two actions lead to, show the rest.
func (t *trial[C, S, A, E, V]) secrecy() {
	t.eachHandTwins(func(p twins[C, S, A, E, V], src *dice.Source) {
		t.report.HandTwins++
		for range twinSteps {
			if !p.sameView() || !p.compare(src) || !p.playOn(src) {
				return
			}
		}
	})
	t.onSteps(Secrecy, secretSteps, func(m *spot[C, S, A, E, V], src *dice.Source) {
		if who := m.toAct(m.state); who >= 0 {
			m.sampledTwin(who, src, (*twins[C, S, A, E, V]).compareChoice)
		}
	})
	keys := newKeyBook()
	t.onMoments(Secrecy, func(m *spot[C, S, A, E, V], src *dice.Source) {
		m.strangersWatch()
		for _, seat := range m.watchers(m.state) {
			m.attempt(func() { m.keyFits(seat, keys) })
			m.attempt(func() { m.redactTwice(seat, src) })
			m.attempt(func() { m.sameForSeat(seat, src) })
			m.attempt(func() { m.sampledTwin(seat, src, (*twins[C, S, A, E, V]).compare) })
		}
	})
}

// eachHandTwins calls f with the twins of the options, and with those that
// Disguise makes of each moment.
func (t *trial[C, S, A, E, V]) eachHandTwins(f func(twins[C, S, A, E, V], *dice.Source)) {
	src := t.source(Secrecy, 1<<30)
	for _, pr := range t.pairs {
		a := &spot[C, S, A, E, V]{trial: t, start: pr.a, state: t.starts[pr.a].state}
		b := &spot[C, S, A, E, V]{trial: t, start: pr.b, state: t.starts[pr.b].state}
		a.attempt(func() {
			f(twins[C, S, A, E, V]{seat: pr.seat, a: a, b: b, made: a.origin() + " and B"}, &src)
		})
	}
	if t.o.Disguise == nil {
		return
	}
	for _, m := range t.moments {
		m.attempt(func() {
			for _, seat := range m.watchers(m.state) {
				if s, ok := t.o.Disguise(m.state, seat, &src); ok {
					b := &spot[C, S, A, E, V]{trial: t, start: m.start, path: m.path, state: s}
					m.attempt(func() {
						f(twins[C, S, A, E, V]{seat: seat, a: m, b: b, made: fmt.Sprintf("the State and its Disguise for %v", seat)}, &src)
					})
				}
			}
		})
	}
}

// sampledTwin compares this spot with a State drawn from a seat's View of it.
func (m *spot[C, S, A, E, V]) sampledTwin(seat joe.Seat, src *dice.Source, compare func(*twins[C, S, A, E, V], *dice.Source) bool) {
	p := twins[C, S, A, E, V]{seat: seat, a: m, b: m.drawn(m.view(m.state, seat), src), made: fmt.Sprintf("the State and what View(%v).Sample made of it", seat)}
	if p.alike() { // else Sample breaks law 8
		compare(&p, src)
	}
}

// drawn is the spot of a State drawn from a View.
func (m *spot[C, S, A, E, V]) drawn(v V, src *dice.Source) *spot[C, S, A, E, V] {
	m.report.Samples++
	return &spot[C, S, A, E, V]{trial: m.trial, start: m.start, path: m.path, state: m.sample(v, src)}
}

// sameForSeat does several actions in one State: those that lead to equal Views
// for a seat, and to different States, give it equal events. Two such make twins
// to be compared in turn. Where the States are equal too there is no secret to
// tell, and the seat may see what everybody saw: dice that no longer matter.
func (m *spot[C, S, A, E, V]) sameForSeat(seat joe.Seat, src *dice.Source) {
	type arrival struct {
		spot         *spot[C, S, A, E, V]
		action       A
		seen, public string
	}
	firsts := map[string]arrival{}
	for _, a := range m.some(2*twinActions, src) {
		next, events, err := m.apply(m.state, a)
		if err != nil {
			return
		}
		n := m.after(a, next)
		text := n.viewText(n.view(next, seat))
		got := arrival{n, a, n.eventsText(n.seen(events, seat)), n.eventsText(n.seen(events, joe.Spectator))}
		first, ok := firsts[text]
		if !ok {
			firsts[text] = got
			continue
		}
		same := n.hash(next) == n.hash(first.spot.state)
		if got.seen != first.seen && !(same && got.public != first.public) {
			m.broken(Secrecy, "two actions that lead to equal Views for a seat give it the same events", fmt.Sprintf("Redact for %v of the events of Apply(%s), and of Apply(%s)", seat, show(a), show(first.action)), "%s", differ(first.seen, got.seen))
			return
		}
		if !same {
			p := twins[C, S, A, E, V]{seat: seat, a: first.spot, b: n, made: fmt.Sprintf("what %s and %s lead to", show(first.action), show(a))}
			if !p.compare(src) {
				return
			}
		}
	}
}

// some draws at most n of the legal actions of a spot.
func (m *spot[C, S, A, E, V]) some(n int, src *dice.Source) []A {
	list := shuffled(m.legal(m.state), src)
	return list[:min(n, len(list))]
}

// shuffled is a list in another order, each as likely.
func shuffled[A any](list []A, src *dice.Source) []A {
	list = slices.Clone(list)
	for i := range list {
		j := i + src.IntN(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// strangersWatch checks that who is not at the table sees what the spectator sees.
func (m *spot[C, S, A, E, V]) strangersWatch() {
	want := m.viewText(m.view(m.state, joe.Spectator))
	strangers := []joe.Seat{joe.Chance, joe.Nobody, -4, -128, joe.Seat(m.seats(m.state)), 127}
	for _, s := range strangers {
		if got := m.viewText(m.view(m.state, s)); got != want {
			m.broken(Secrecy, "who is not at the table has the View of the spectator", fmt.Sprintf("View(%d)", int(s)), "%s", differ(want, got))
			return
		}
	}
	for _, a := range m.legal(m.state)[:min(len(m.legal(m.state)), 4)] {
		_, events, err := m.apply(m.state, a)
		if err != nil {
			return
		}
		want := m.eventsText(m.seen(events, joe.Spectator))
		for _, s := range strangers {
			if got := m.eventsText(m.seen(events, s)); got != want {
				m.broken(Secrecy, "who is not at the table sees the events that the spectator sees", fmt.Sprintf("Redact for %d of the events of Apply(%s)", int(s), show(a)), "%s", differ(want, got))
				return
			}
		}
	}
}

// redactTwice checks that a seat's event, redacted for that seat again, is itself.
func (m *spot[C, S, A, E, V]) redactTwice(seat joe.Seat, src *dice.Source) {
	for _, a := range m.some(4, src) {
		_, events, err := m.apply(m.state, a)
		if err != nil {
			return
		}
		for _, e := range m.seen(events, seat) {
			again, ok := m.redact(e, seat)
			if !ok || m.eventText(again) != m.eventText(e) {
				m.broken(Secrecy, "to redact an event twice changes nothing", fmt.Sprintf("Redact(%s, %v) of what Redact gave", show(e), seat), "%v %s", ok, show(again))
				return
			}
		}
	}
}

// keyBook holds the Keys of all Views of a run against their JSON.
type keyBook struct{ text, key map[string]string }

func newKeyBook() *keyBook { return &keyBook{map[string]string{}, map[string]string{}} }

// note enters a View, and tells broken what is wrong with its Key.
func (b *keyBook) note(key, text string, broken func(got string)) {
	if other, ok := b.text[key]; ok && other != text {
		broken("one Key for two Views; " + differ(other, text))
	}
	if other, ok := b.key[text]; ok && other != key {
		broken(fmt.Sprintf("the Keys %q and %q for one View", other, key))
	}
	b.text[key], b.key[text] = text, key
}

// keyFits checks the Key of a View, and of the same read back, against all others.
func (m *spot[C, S, A, E, V]) keyFits(seat joe.Seat, keys *keyBook) {
	wrong := func(got string) {
		m.broken(Secrecy, "the Keys of two Views are equal exactly when their JSON is", fmt.Sprintf("View(%v).Key", seat), "%s", got)
		m.abandon()
	}
	v := m.view(m.state, seat)
	text := m.viewText(v)
	keys.note(m.key(v), text, wrong)
	if m.canDecodeView() {
		if read, err := m.decodeView([]byte(text)); err == nil {
			keys.note(m.key(read), text, wrong)
		}
	}
}
