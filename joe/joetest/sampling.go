package joetest

import (
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	samplesEach  = 2    // samples looked at of each View
	sampleSteps  = 500  // steps of random play at which one View has a sample looked at
	variedDraws  = 4096 // samples within which what a seat cannot know must vary
	variedPerRun = 150  // Views whose samples are seen to vary, besides twins by hand
)

// sampling tries law 8.
func (t *trial[C, S, A, E, V]) sampling() {
	t.eachHandTwins(func(p twins[C, S, A, E, V], src *dice.Source) {
		if p.alike() { // else law 7 is broken
			p.varies(src)
		}
	})
	t.onMoments(Sampling, func(m *spot[C, S, A, E, V], src *dice.Source) {
		for _, seat := range m.watchers(m.state) {
			for range samplesEach {
				m.attempt(func() { m.sampleFits(seat, src) })
			}
			if t.report.Varied < variedPerRun {
				m.attempt(func() { m.foundVaries(seat, src) })
			}
		}
	})
	t.onSteps(Sampling, sampleSteps, func(m *spot[C, S, A, E, V], src *dice.Source) {
		all := m.watchers(m.state)
		m.sampleFits(all[src.IntN(len(all))], src)
	})
	t.spreads()
}

// sampleFits draws a State from a View and checks that it is a position with that
// View, drawn from nothing else.
func (m *spot[C, S, A, E, V]) sampleFits(seat joe.Seat, src *dice.Source) {
	tried := fmt.Sprintf("View(%v).Sample", seat)
	v := m.view(m.state, seat)
	text := m.viewText(v)
	fork := *src
	s := m.drawn(v, src).state
	w := m.view(s, seat)
	if got := m.viewText(w); got != text {
		m.broken(Sampling, "a sample has the View that it was drawn from", tried, "%s", differ(text, got))
		return
	}
	if m.key(w) != m.key(v) {
		m.broken(Sampling, "a sample has the View that it was drawn from", tried, "another Key: %q, and it was %q", m.key(w), m.key(v))
		return
	}
	saved := m.stateText(s)
	read, err := m.load([]byte(saved))
	if err != nil || m.hash(read) != m.hash(s) {
		m.broken(Sampling, "a sample is a position that Load accepts", tried, "%s: %.300s", m.errorText(err), saved)
		return
	}
	if m.toAct(s) != m.toAct(m.state) || m.toAct(s) != joe.Nobody && len(m.legal(s)) == 0 {
		m.broken(Sampling, "in a sample the same seat is to act, and can", tried, "%v is to act with %d legal actions", m.toAct(s), len(m.legal(s)))
		return
	}
	if !m.canDecodeView() {
		return
	}
	alone, err := m.decodeView([]byte(text))
	if err != nil {
		return // law 6 tells it
	}
	if got := m.stateText(m.sample(alone, &fork)); got != saved {
		m.broken(Sampling, "Sample needs nothing but the View: one read back from JSON draws the same from the same Source", tried+" of a View read back", "%s", differ(saved, got))
	}
}

// foundVaries does actions that the seat cannot tell apart, and checks that the
// samples of its View then show that it cannot.
func (m *spot[C, S, A, E, V]) foundVaries(seat joe.Seat, src *dice.Source) {
	firsts := map[string]*spot[C, S, A, E, V]{}
	for _, a := range m.some(twinActions, src) {
		next, _, err := m.apply(m.state, a)
		if err != nil {
			return
		}
		n := m.after(a, next)
		text := n.viewText(n.view(next, seat))
		first, ok := firsts[text]
		if !ok {
			firsts[text] = n
			continue
		}
		if n.hash(next) != n.hash(first.state) {
			p := twins[C, S, A, E, V]{seat: seat, a: first, b: n, made: fmt.Sprintf("what %s and %s lead to", show(first.path[len(first.path)-1]), show(a))}
			p.varies(src)
			return
		}
	}
}

// varies checks that samples of the seat's View come out different wherever the
// twins are: since it cannot tell them apart, it must think both possible.
func (p *twins[C, S, A, E, V]) varies(src *dice.Source) {
	const want = "samples vary wherever the seat does not know"
	m := p.a
	if m.told(Sampling, want) {
		return // so many draws are made in vain once, and not at every moment
	}
	a, b := leaves(m.stateText(p.a.state)), leaves(m.stateText(p.b.state))
	open := map[string]string{} // places still without a second value, with the first
	for path := range a {
		if b[path] != a[path] {
			open[path] = "?"
		}
	}
	for path := range b {
		if b[path] != a[path] {
			open[path] = "?"
		}
	}
	v := m.view(p.a.state, p.seat)
	seen := newCensus()
	for range variedDraws {
		if len(open) == 0 {
			m.report.Varied++
			return
		}
		s := m.drawn(v, src).state
		drawn := seen.count(m.hash(s), func() string { return m.stateText(s) })
		for path, first := range open {
			if first == "?" {
				open[path] = drawn[path]
			} else if first != drawn[path] {
				delete(open, path)
			}
		}
	}
	path := sortedKeys(open)[0]
	m.broken(Sampling, want, fmt.Sprintf("View(%v).Sample for twins: %s", p.seat, p.made),
		"%s is %q in all of %d samples; it may as well be %q or %q", path, open[path], variedDraws, a[path], b[path])
}

const (
	spreadsPerRun = 24  // comparisons of distributions in a run
	spreadsOfKind = 3   // of these, at the same kind of moment for the same seat
	suspicious    = 3.8 // deviations that make a comparison worth more draws
	secondLook    = 12  // times as many draws
	fewest        = 60  // samples with one View that a comparison needs
)

// spreads compares, where chance acts, the samples of a View carried through the
// action with the samples of the View after it.
func (t *trial[C, S, A, E, V]) spreads() {
	done := map[string]int{}
	t.onMoments(Sampling, func(m *spot[C, S, A, E, V], src *dice.Source) {
		if m.toAct(m.state) != joe.Chance {
			return
		}
		for _, seat := range m.watchers(m.state) {
			kind := fmt.Sprintf("%s %v", m.kind(), seat)
			if t.report.Spreads >= spreadsPerRun || done[kind] >= spreadsOfKind || !m.hides(seat, src) {
				continue
			}
			done[kind]++
			off, what := m.spread(seat, m.o.Draws, src)
			if off > suspicious {
				off, what = m.spread(seat, m.o.Draws*secondLook, src)
			}
			if off > sure {
				m.broken(Sampling, "samples carried through a chance action are distributed as samples of the next View", fmt.Sprintf("View(%v).Sample", seat), "%s, %.1f standard deviations apart", what, off)
			}
		}
	})
}

// hides reports whether there is anything to sample before or after a chance action.
func (m *spot[C, S, A, E, V]) hides(seat joe.Seat, src *dice.Source) bool {
	next, _ := m.next(m.state, m.roll(m.state, src))
	for _, s := range []S{m.state, next} {
		v, h := m.view(s, seat), m.hash(s)
		for range 6 {
			if m.hash(m.drawn(v, src).state) != h {
				return true
			}
		}
	}
	return false
}

// spread draws so many samples, carries them through chance, and compares those
// that come to the most frequent View with as many samples of that View. It gives
// the greatest deviation, and of what.
func (m *spot[C, S, A, E, V]) spread(seat joe.Seat, draws int, src *dice.Source) (float64, string) {
	v := m.view(m.state, seat)
	groups := map[string][]S{}
	most := ""
	for range draws {
		s := m.drawn(v, src).state
		next, forgets := m.carry(s, m.roll(s, src))
		if forgets {
			continue
		}
		key := m.key(m.view(next, seat))
		groups[key] = append(groups[key], next)
		if len(groups[key]) > len(groups[most]) {
			most = key
		}
	}
	carried := groups[most]
	if len(carried) < fewest {
		return 0, ""
	}
	m.report.Spreads++
	after := m.view(carried[0], seat)
	before, now := newCensus(), newCensus()
	for _, s := range carried {
		before.count(m.hash(s), func() string { return m.stateText(s) })
		s := m.drawn(after, src).state
		now.count(m.hash(s), func() string { return m.stateText(s) })
	}
	return before.apartFrom(now)
}

// carry does a chance action in a sample; it reports whether something was forgotten.
func (m *spot[C, S, A, E, V]) carry(s S, a A) (S, bool) {
	if m.o.Forgets == nil {
		next, err := m.next(s, a)
		return next, err != nil
	}
	next, events, err := m.apply(s, a)
	for _, e := range events {
		if m.o.Forgets(e) {
			return next, true
		}
	}
	return next, err != nil
}

// census counts, over many States, each value at each place of their JSON.
type census struct {
	known map[uint64]map[string]string
	seen  map[uint64]int
}

func newCensus() *census {
	return &census{map[uint64]map[string]string{}, map[uint64]int{}}
}

// count enters a State by its hash and gives its leaves; its text is asked for once.
func (c *census) count(hash uint64, text func() string) map[string]string {
	if c.seen[hash] == 0 {
		c.known[hash] = leaves(text())
	}
	c.seen[hash]++
	return c.known[hash]
}

// places gives, for each place, how often it had which value, and under "" how
// often each State came.
func (c *census) places() map[string]map[string]int {
	all := map[string]map[string]int{"": {}}
	for h, n := range c.seen {
		all[""][fmt.Sprint(h)] = n
		for path, value := range c.known[h] {
			if all[path] == nil {
				all[path] = map[string]int{}
			}
			all[path][value] += n
		}
	}
	return all
}

// fewValues is how many values a place may have for its distribution to be compared.
const fewValues = 40

// apartFrom gives the greatest deviation between two censuses, and where it is. A
// place that some States lack is compared with "absent" for a value.
func (c *census) apartFrom(d *census) (float64, string) {
	a, b := c.places(), d.places()
	for path := range b {
		if a[path] == nil {
			a[path] = map[string]int{}
		}
	}
	total := func(c *census) (n int) {
		for _, k := range c.seen {
			n += k
		}
		return n
	}
	worst, where := 0.0, ""
	for _, path := range sortedKeys(a) {
		x, y := a[path], b[path]
		if len(x) > fewValues || len(y) > fewValues {
			continue
		}
		if off := apart(withAbsent(x, total(c)), withAbsent(y, total(d))); off > worst {
			worst = off
			where = fmt.Sprintf("at %s carried %s; drawn anew %s", path, tally(x), tally(y))
			if path == "" {
				where = fmt.Sprintf("%d States carried and %d drawn anew come unequally often", len(x), len(y))
			}
		}
	}
	return worst, where
}

// tally is how often each value was counted.
func tally(counts map[string]int) string {
	var texts []string
	for _, v := range sortedKeys(counts) {
		texts = append(texts, fmt.Sprintf("%s %d times", v, counts[v]))
	}
	return phrase.And(texts)
}

// withAbsent is the counts with the rest up to n as "absent".
func withAbsent(counts map[string]int, n int) map[string]int {
	all := map[string]int{}
	for v, k := range counts {
		all[v] = k
		n -= k
	}
	if n > 0 {
		all["absent"] = n
	}
	return all
}
