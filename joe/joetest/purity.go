package joetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

// Law 1 is tried by asking twice and by writing into everything that is given
// back: lists, events, bytes. What an accessor of a State's own gives is beyond
// the kit, and so is another platform.

const (
	// rounds is how often a question is asked again. A result that ranges over a map
	// of two entries comes out the same so often once in 16 times, at each moment.
	rounds = 4
	// pureSteps is the number of steps of random play at which every seat looks.
	pureSteps = 300
)

// purity tries law 1.
func (t *trial[C, S, A, E, V]) purity() {
	t.replays()
	t.setUpPurity()
	t.onSteps(Purity, pureSteps, func(m *spot[C, S, A, E, V], src *dice.Source) {
		hash := m.hash(m.state)
		for _, seat := range m.watchers(m.state) {
			m.sample(m.view(m.state, seat), src)
		}
		m.odds(m.state)
		m.stateText(m.state)
		if now := m.hash(m.state); now != hash {
			m.broken(Purity, "nothing changes a State: its Hash stays", "View, Sample, Odds, MarshalJSON", "%d, and before the calls %d", now, hash)
		}
	})
	t.onMoments(Purity, func(m *spot[C, S, A, E, V], src *dice.Source) {
		hash, text := m.hash(m.state), m.stateText(m.state)
		m.sameLists()
		m.sameRoll(src)
		m.sameResults(src)
		for _, seat := range m.watchers(m.state) {
			m.sameView(seat)
		}
		m.sameBytes()
		if m.hash(m.state) != hash {
			m.broken(Purity, "nothing changes a State: its Hash stays", "State.Hash", "%d, and before the calls %d", m.hash(m.state), hash)
		}
		if now := m.stateText(m.state); now != text {
			m.broken(Purity, "nothing changes a State: its JSON stays", "State.MarshalJSON", "%s", differ(text, now))
		}
	})
}

// replays plays every game of the run again.
func (t *trial[C, S, A, E, V]) replays() {
	for _, g := range t.games {
		m := &spot[C, S, A, E, V]{trial: t, start: g.start, path: g.actions, state: g.end}
		m.attempt(func() {
			s := t.starts[m.start].state
			for _, a := range m.path {
				next, _, err := m.apply(s, a)
				if err != nil {
					m.broken(Purity, "a game played again takes the same actions", "Apply("+show(a)+"), from the start", "%s", m.errorText(err))
					return
				}
				s = next
			}
			if got, want := m.stateText(s), m.stateText(m.state); got != want || m.hash(s) != m.hash(m.state) {
				m.broken(Purity, "the same actions from the same start lead to the same State", "Apply, from the start", "%s", differ(want, got))
			}
		})
	}
}

// setUpPurity sets each Config up twice, and once from a Config that is written
// into afterwards.
func (t *trial[C, S, A, E, V]) setUpPurity() {
	for _, c := range t.configs {
		m := t.nowhere()
		m.attempt(func() {
			s, events, err := m.new(c)
			if err != nil {
				return
			}
			text, told := m.stateText(s), m.eventsText(events)
			scribble(events)
			again, eventsAgain, _ := m.new(c)
			if got := m.stateText(again); got != text || m.hash(again) != m.hash(s) {
				m.broken(Purity, "New gives the same game for the same Config", "New", "%s", differ(text, got))
			}
			if got := m.eventsText(eventsAgain); got != told {
				m.broken(Purity, "New gives the same events for the same Config", "New", "%s", differ(told, got))
			}
			data, err := marshal(c)
			if err != nil {
				return
			}
			if own, err := m.decodeConfig(data); err == nil {
				s, _, err := m.new(own)
				if err != nil {
					return
				}
				text := m.stateText(s)
				scribble(own)
				if got := m.stateText(s); got != text {
					m.broken(Purity, "a caller who writes into the Config after New does not change the game", "New", "%s", differ(text, got))
				}
			}
		})
	}
}

// sameLists asks for the lists of actions again, after writing into them.
func (m *spot[C, S, A, E, V]) sameLists() {
	var zero A
	list := m.legal(m.state)
	want := slices.Clone(list)
	for i := range list[:cap(list)] {
		list[:cap(list)][i] = zero
	}
	for range rounds {
		if got := m.legal(m.state); !slices.Equal(got, want) {
			m.broken(Purity, "Legal gives the same list again, whatever a caller does to the last one", "Legal", "%s and then %s", actionTexts(want), actionTexts(got))
			return
		}
	}
	// One entry of the caller's before, and none of his after: the list is cut off.
	room := make([]A, len(want)+4)
	for i := range room {
		room[i] = zero
	}
	if len(want) > 0 {
		room[0] = want[len(want)-1]
	}
	own := room[0]
	got := m.appendLegal(room[:1:2], m.state)
	if len(got) < 1 || got[0] != own || room[0] != own || slices.ContainsFunc(room[2:], func(a A) bool { return a != zero }) {
		m.broken(Purity, "AppendLegal leaves what the caller's slice holds, and what lies beyond its capacity", "AppendLegal", "%s", actionTexts(got))
	}
	odds := m.odds(m.state)
	wantOdds := slices.Clone(odds)
	clear(odds[:cap(odds)])
	if got := m.odds(m.state); !slices.Equal(got, wantOdds) {
		m.broken(Purity, "Odds gives the same list again, whatever a caller does to the last one", "Odds", "%s; and then %s", phrase.And(wantOdds), phrase.And(got))
	}
}

// sameRoll rolls twice from one source.
func (m *spot[C, S, A, E, V]) sameRoll(src *dice.Source) {
	a, b := *src, *src
	first, second := m.roll(m.state, &a), m.roll(m.state, &b)
	if first != second || a != b {
		m.broken(Purity, "Roll draws the same from the same Source", "Roll", "%s and then %s", show(first), show(second))
	}
	src.Uint64()
}

// sameResults does some actions twice, legal and not.
func (m *spot[C, S, A, E, V]) sameResults(src *dice.Source) {
	legal := m.legal(m.state)
	tries := m.actions.draw(4, src)
	for range min(len(legal), 6) {
		tries = append(tries, legal[src.IntN(len(legal))])
	}
	hash, text := m.hash(m.state), m.stateText(m.state)
	for _, a := range tries {
		tried := "Apply(" + show(a) + ")"
		next, events, err := m.apply(m.state, a)
		want := m.result(next, events, err)
		scribble(events)
		for range rounds - 1 {
			next, events, err := m.apply(m.state, a)
			if got := m.result(next, events, err); got != want {
				m.broken(Purity, "Apply gives the same result again, whatever a caller does to the last one's events", tried, "%s", differ(want, got))
				m.abandon()
			}
		}
		_, err1 := m.next(m.state, a)
		_, err2 := m.next(m.state, a)
		if x, y := m.errorText(err1), m.errorText(err2); x != y {
			m.broken(Purity, "Next gives the same result again", "Next("+show(a)+")", "%s and then %s", x, y)
		}
		if x, y := m.errorText(m.check(m.state, a)), m.errorText(m.check(m.state, a)); x != y {
			m.broken(Purity, "Check gives the same result again", "Check("+show(a)+")", "%s and then %s", x, y)
		}
		if m.hash(m.state) != hash || m.stateText(m.state) != text {
			m.broken(Purity, "Apply leaves the State that it is given unchanged", tried, "%s", differ(text, m.stateText(m.state)))
			m.abandon()
		}
		if err != nil {
			continue
		}
		_, events, _ = m.apply(m.state, a) // those from before are written over
		for _, e := range events {
			before := m.eventText(e)
			for _, seat := range m.watchers(m.state) {
				x, okX := m.redact(e, seat)
				y, okY := m.redact(e, seat)
				if okX != okY || okX && m.eventText(x) != m.eventText(y) {
					m.broken(Purity, "Redact gives the same event again", fmt.Sprintf("Redact(%s, %v)", show(e), seat), "%s and then %s", show(x), show(y))
				}
			}
			if after := m.eventText(e); after != before {
				m.broken(Purity, "Redact leaves the event that it is given unchanged", "Redact("+show(e)+")", "%s", differ(before, after))
			}
		}
	}
}

// result tells all that Apply gave.
func (m *spot[C, S, A, E, V]) result(s S, events []E, err error) string {
	if err != nil {
		return m.errorText(err)
	}
	return fmt.Sprintf("%016x %s\n%s", m.hash(s), m.stateText(s), m.eventsText(events))
}

// sameView asks everything of a View twice.
func (m *spot[C, S, A, E, V]) sameView(seat joe.Seat) {
	v := m.view(m.state, seat)
	tried := fmt.Sprintf("View(%v)", seat)
	text, key := m.viewText(v), m.key(v)
	for range rounds {
		if again := m.viewText(m.view(m.state, seat)); again != text {
			m.broken(Purity, "a State gives a seat the same View again", tried, "%s", differ(text, again))
			m.abandon()
		}
	}
	list := m.viewLegal(v)
	want := slices.Clone(list)
	clear(list[:cap(list)])
	if got := m.viewLegal(v); !slices.Equal(got, want) {
		m.broken(Purity, "View.Legal gives the same list again, whatever a caller does to the last one", tried+".Legal", "%s and then %s", actionTexts(want), actionTexts(got))
	}
	a, b := m.source(Purity, int(seat)), m.source(Purity, int(seat))
	first, second := m.sample(v, &a), m.sample(v, &b)
	if x, y := m.stateText(first), m.stateText(second); x != y {
		m.broken(Purity, "View.Sample draws the same from the same Source", tried+".Sample", "%s", differ(x, y))
	}
	for _, e := range m.events.list[:min(len(m.events.list), 20)] {
		if x, y := m.viewText(m.with(v, e)), m.viewText(m.with(v, e)); x != y {
			m.broken(Purity, "View.With gives the same View again", tried+".With("+show(e)+")", "%s", differ(x, y))
		}
	}
	if now := m.viewText(v); now != text || m.key(v) != key {
		m.broken(Purity, "nothing changes a View", tried, "%s", differ(text, now))
	}
}

// sameBytes writes into JSON that was given back and JSON that was read.
func (m *spot[C, S, A, E, V]) sameBytes() {
	defer m.guard("MarshalJSON and Load")
	for _, j := range []json.Marshaler{m.state, m.state.View(0)} {
		data, err := j.MarshalJSON()
		if err != nil {
			return // law 6 tells it
		}
		want := bytes.Clone(data)
		clear(data)
		if again, _ := j.MarshalJSON(); !bytes.Equal(again, want) {
			m.broken(Purity, "MarshalJSON gives the same text again, whatever a caller does to the last one", fmt.Sprintf("%T.MarshalJSON", j), "%s", differ(string(want), string(again)))
		}
	}
	data := []byte(m.stateText(m.state))
	want := bytes.Clone(data)
	s, err := m.load(data)
	if err != nil {
		return // law 6 tells it
	}
	if !bytes.Equal(data, want) {
		m.broken(Purity, "Load leaves the text that it reads unchanged", "Load", "%s", differ(string(want), string(data)))
	}
	before := m.stateText(s)
	clear(data)
	if now, err := s.MarshalJSON(); err != nil || string(now) != before {
		m.broken(Purity, "a caller who writes into the text after Load does not change the State", "Load", "%s", differ(before, string(now)))
	}
}
