package joetest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	playOn    = 10  // actions that a reloaded game is played on, beside the original
	viewSteps = 300 // steps of random play at which the View of the seat to act is read back
)

// roundTrip tries law 6.
func (t *trial[C, S, A, E, V]) roundTrip() {
	t.configsRoundTrip()
	src := t.source(RoundTrip, 1<<30)
	m := t.nowhere()
	for _, a := range t.actions.draw(300, &src) {
		if !isNil(a) {
			m.attempt(func() { m.actionRoundTrip(a) })
		}
	}
	for _, e := range t.events.list {
		if !isNil(e) {
			m.attempt(func() { m.eventRoundTrip(e) })
		}
	}
	if t.canDecodeView() {
		t.onSteps(RoundTrip, viewSteps, func(m *spot[C, S, A, E, V], _ *dice.Source) {
			if who := m.toAct(m.state); who >= 0 {
				m.viewRoundTrip(who)
			}
		})
	}
	hashes := map[uint64]string{}
	t.onMoments(RoundTrip, func(m *spot[C, S, A, E, V], src *dice.Source) {
		m.stateRoundTrip(src)
		text, h := m.stateText(m.state), m.hash(m.state)
		if other, ok := hashes[h]; ok && other != text {
			m.broken(RoundTrip, "Hash tells States apart that JSON tells apart", "State.Hash", "%d for two States; %s", h, differ(other, text))
		}
		hashes[h] = text
		if !m.canDecodeView() {
			return
		}
		for _, seat := range m.watchers(m.state) {
			text := m.viewRoundTrip(seat)
			m.refuses("UnmarshalJSON of a View", text, func(b []byte) error { _, err := m.decodeView(b); return err })
		}
	})
}

// refuses checks that a reader refuses each fault of a text, and says where it is.
func (m *spot[C, S, A, E, V]) refuses(reader, text string, read func([]byte) error) {
	for _, f := range faultsOf(text) {
		tried := reader + " of what it wrote, " + f.name
		err := read([]byte(f.text))
		if err == nil {
			m.broken(RoundTrip, "JSON is read strictly: what no writer writes is refused", tried, "accepted: %.300s", f.text)
			m.abandon()
		}
		if e := m.refusal(err, "%s", tried); e.Kind != joe.ErrMalformed || e.Path == "" {
			m.broken(RoundTrip, "bad JSON is refused as ErrMalformed, with the path of the fault", tried, "%s", m.errorText(err))
			m.abandon()
		}
	}
}

// again checks that a text was read without error and is written as it was.
func (m *spot[C, S, A, E, V]) again(reader, text string, err error, rewrite func() string) {
	if err != nil {
		m.broken(RoundTrip, "what is written is read", reader, "%s: %.300s", m.errorText(err), text)
		m.abandon()
	}
	if got := rewrite(); got != text {
		m.broken(RoundTrip, "what is read is written again as it was", reader, "%s", differ(text, got))
		m.abandon()
	}
}

func (t *trial[C, S, A, E, V]) configsRoundTrip() {
	for _, c := range t.configs {
		m := t.nowhere()
		m.attempt(func() {
			if _, err := marshal(c); err != nil {
				return // a Config with content of the caller's own may have no text
			}
			text := m.json(c, "Config")
			read, err := m.decodeConfig([]byte(text))
			m.again("DecodeConfig", text, err, func() string { return m.json(read, "Config") })
			s, _, err := m.new(c)
			if err != nil {
				return
			}
			other, _, err := m.new(read)
			if err != nil || m.stateText(other) != m.stateText(s) || m.hash(other) != m.hash(s) {
				m.broken(RoundTrip, "a Config read back sets up the same game", "New of what DecodeConfig gave", "%s %s", m.errorText(err), text)
			}
			m.refuses("DecodeConfig", text, func(b []byte) error { _, err := m.decodeConfig(b); return err })
		})
	}
}

func (m *spot[C, S, A, E, V]) actionRoundTrip(a A) {
	text := m.json(a, "Action")
	read, err := m.decodeAction([]byte(text))
	m.again("DecodeAction", text, err, func() string { return m.json(read, "Action") })
	if read != a {
		m.broken(RoundTrip, "an Action read back is the one that was written", "DecodeAction", "%T %v, and it was %T %v", read, read, a, a)
	}
	m.refuses("DecodeAction", text, func(b []byte) error { _, err := m.decodeAction(b); return err })
}

func (m *spot[C, S, A, E, V]) eventRoundTrip(e E) {
	text := m.json(e, "Event")
	read, err := m.decodeEvent([]byte(text))
	m.again("DecodeEvent", text, err, func() string { return m.json(read, "Event") })
	if m.eventText(read) != m.eventText(e) || m.say(read) != m.say(e) || m.rule(read) != m.rule(e) {
		m.broken(RoundTrip, "an Event read back is the one that was written", "DecodeEvent", "%T %q (%s), and it was %T %q (%s)", read, m.say(read), m.rule(read), e, m.say(e), m.rule(e))
	}
	m.refuses("DecodeEvent", text, func(b []byte) error { _, err := m.decodeEvent(b); return err })
}

// stateRoundTrip saves, loads and plays on.
func (m *spot[C, S, A, E, V]) stateRoundTrip(src *dice.Source) {
	text := m.stateText(m.state)
	read, err := m.load([]byte(text))
	m.again("Load", text, err, func() string { return m.stateText(read) })
	m.header(text)
	a, b := m.state, read
	n := m
	for i := 0; ; i++ {
		n.sameGame(a, b)
		legal := n.legal(a)
		if i == playOn || len(legal) == 0 {
			break
		}
		act := legal[src.IntN(len(legal))]
		nextA, eventsA, errA := n.apply(a, act)
		nextB, eventsB, errB := n.apply(b, act)
		if x, y := n.errorText(errA), n.errorText(errB); x != y {
			n.broken(RoundTrip, "a reloaded game goes on as the original would", "Apply("+show(act)+")", "%s, and reloaded: %s", x, y)
			n.abandon()
		}
		if errA != nil {
			break
		}
		if x, y := n.eventsText(eventsA), n.eventsText(eventsB); x != y {
			n.broken(RoundTrip, "a reloaded game goes on as the original would", "Apply("+show(act)+"), its events", "%s", differ(x, y))
			n.abandon()
		}
		n, a, b = n.after(act, nextA), nextA, nextB
	}
	m.refuses("Load", text, func(data []byte) error { _, err := m.load(data); return err })
}

// sameGame compares a game with one that was reloaded.
func (m *spot[C, S, A, E, V]) sameGame(a, b S) {
	const want = "a reloaded game goes on as the original would"
	if x, y := m.hash(a), m.hash(b); x != y {
		m.broken(RoundTrip, want, "State.Hash", "%d, and reloaded: %d", x, y)
		m.abandon()
	}
	if x, y := m.stateText(a), m.stateText(b); x != y {
		m.broken(RoundTrip, want, "State.MarshalJSON", "%s", differ(x, y))
		m.abandon()
	}
	if x, y := m.legal(a), m.legal(b); !slices.Equal(x, y) {
		m.broken(RoundTrip, want, "Legal", "%s, and reloaded: %s", actionTexts(x), actionTexts(y))
		m.abandon()
	}
	for _, seat := range m.watchers(a) {
		if x, y := m.viewText(m.view(a, seat)), m.viewText(m.view(b, seat)); x != y {
			m.broken(RoundTrip, want, fmt.Sprintf("View(%v)", seat), "%s", differ(x, y))
			m.abandon()
		}
	}
}

// header checks that a saved position says what game and which versions it is of,
// and that one of another game or a later form is refused.
func (m *spot[C, S, A, E, V]) header(text string) {
	var h joe.Header
	want := joe.Header{Game: m.game.Name, Version: m.game.Version}
	if err := json.Unmarshal([]byte(text), &h); err != nil || h != want {
		m.broken(RoundTrip, "a saved State is headed by the game's name, its format and its rules version (joe.Header)", "State.MarshalJSON", "%+v, and the Game says %+v", h, want)
		m.abandon()
	}
	for _, f := range []jsonFault{
		{"of another game", strings.Replace(text, `"game":"`, `"game":"not-`, 1)},
		{"of a later format", strings.Replace(text, fmt.Sprintf(`"format":%d`, h.Format), fmt.Sprintf(`"format":%d`, h.Format+1), 1)},
	} {
		if f.text == text {
			continue
		}
		tried := "Load of a State " + f.name
		if _, err := m.load([]byte(f.text)); err == nil {
			m.broken(RoundTrip, "a save of another game or a later format is refused", tried, "accepted")
		} else {
			m.refusal(err, "%s", tried)
		}
	}
}

// viewRoundTrip reads a View back, compares all that it says, and gives its text.
func (m *spot[C, S, A, E, V]) viewRoundTrip(seat joe.Seat) string {
	m.report.Decoded++
	const want = "a View read back is the one that was written"
	tried := fmt.Sprintf("UnmarshalJSON of View(%v)", seat)
	v := m.view(m.state, seat)
	text := m.viewText(v)
	read, err := m.decodeView([]byte(text))
	m.again(tried, text, err, func() string { return m.viewText(read) })
	if x, y := m.viewLegal(v), m.viewLegal(read); !slices.Equal(x, y) {
		m.broken(RoundTrip, want, tried+", Legal", "%s, and read back: %s", actionTexts(x), actionTexts(y))
	}
	if x, y := m.facts(v), m.facts(read); x != y {
		m.broken(RoundTrip, want, tried, "%s, and read back: %s", x, y)
	}
	return text
}

// facts is what a View says in passing.
func (m *spot[C, S, A, E, V]) facts(v V) string {
	defer m.guard("a method of a View")
	o, over := v.Outcome()
	return fmt.Sprintf("%v %v %+v %v %+v", v.Seat(), v.ToAct(), o, over, v.Pending())
}
