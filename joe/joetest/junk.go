package joetest

import (
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// junk feeds the readers what is no JSON, what is another's, and what is nearly
// theirs.
func (t *trial[C, S, A, E, V]) junk() {
	m := t.nowhere()
	readers := []func([]byte){m.readState, m.readAction, m.readEvent, m.readConfig, m.readView}
	src := t.source(NoPanic, 1<<28)
	texts := append([]string(nil), noJSON...)
	texts = append(texts, `{"game":"`+t.game.Name+`"}`)
	own := func(x any, reader func([]byte)) {
		data, err := marshal(x)
		if err != nil {
			return
		}
		texts = append(texts, string(data))
		for _, text := range damaged(string(data), &src) {
			m.attempt(func() { reader([]byte(text)) })
		}
	}
	for _, a := range t.actions.draw(20, &src) {
		own(a, m.readAction)
	}
	for _, e := range t.events.list[:min(len(t.events.list), 40)] {
		own(e, m.readEvent)
	}
	for _, c := range t.configs {
		own(c, m.readConfig)
	}
	for _, n := range t.moments[:min(len(t.moments), 12)] {
		n.attempt(func() {
			own(n.state, m.readState)
			own(n.view(n.state, 0), m.readView)
		})
	}
	for _, text := range texts {
		for _, read := range readers {
			m.attempt(func() { read([]byte(text)) })
		}
	}
}

// noJSON is what every reader must refuse, or make something of.
var noJSON = []string{
	"", " ", "null", "true", "0", "-1", "1e999", `""`, `"x"`, "{}", "[]", "{", `{"`, `{"type":`, `{"type":null}`, `{"type":"nothing"}`,
	"\xff\xfe", `"\ud800"`, `{"a":1,"a":2}`, strings.Repeat("[", 20_000), strings.Repeat(`{"a":`, 20_000),
}

// damaged is a text cut short, with bytes changed, and with parts said twice.
func damaged(text string, src *dice.Source) []string {
	const bytes = `0123456789-."{}[],:xn `
	var all []string
	for range 6 {
		i := src.IntN(len(text))
		all = append(all, text[:i], text[:i]+string(bytes[src.IntN(len(bytes))])+text[i+1:])
		j := i + src.IntN(len(text)-i)
		all = append(all, text[:j]+text[i:])
	}
	return append(all, text+text, " "+text)
}

// The readers: what is refused is refused with a *joe.Error, and what is accepted
// is good for something.

func (m *spot[C, S, A, E, V]) readState(data []byte) {
	s, err := m.load(data)
	if err != nil {
		m.errorText(m.refusal(err, "Load(%.200q)", data))
		return
	}
	if m.seats(s) > 0 {
		m.anyJSON(s, "State")
		m.decides(s, m.legal(s))
		m.view(s, 0)
	}
}

func (m *spot[C, S, A, E, V]) readAction(data []byte) {
	a, err := m.decodeAction(data)
	if err != nil {
		m.errorText(m.refusal(err, "DecodeAction(%.200q)", data))
		return
	}
	m.sayAction(a)
}

func (m *spot[C, S, A, E, V]) readEvent(data []byte) {
	e, err := m.decodeEvent(data)
	if err != nil {
		m.errorText(m.refusal(err, "DecodeEvent(%.200q)", data))
		return
	}
	if !isNil(e) {
		m.say(e)
		m.rule(e)
	}
}

func (m *spot[C, S, A, E, V]) readConfig(data []byte) {
	if _, err := m.decodeConfig(data); err != nil {
		m.errorText(m.refusal(err, "DecodeConfig(%.200q)", data))
	}
}

func (m *spot[C, S, A, E, V]) readView(data []byte) {
	if !m.canDecodeView() {
		return
	}
	v, err := m.decodeView(data)
	if err != nil {
		m.errorText(m.refusal(err, "UnmarshalJSON(%.200q) of a View", data))
		return
	}
	m.everyView(v, joe.Nobody)
	m.sample(v, nil)
}
