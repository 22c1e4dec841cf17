package joetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// errorText tells all of a refusal; equal refusals have equal texts.
func (m *spot[C, S, A, E, V]) errorText(err error) string {
	if err == nil {
		return "accepted"
	}
	defer m.guard("Error() of a refusal")
	text := err.Error()
	var e *joe.Error
	if errors.As(err, &e) && e != nil {
		return fmt.Sprintf("%s [kind %v, rule %q, seat %v, path %q]", text, e.Kind, e.Rule, e.Seat, e.Path)
	}
	return text
}

// json is the text of a State, View, Action, Event or Config, which must have one.
func (m *spot[C, S, A, E, V]) json(x any, name string) string {
	defer m.guard("MarshalJSON of a %s", name)
	var b []byte
	var err error
	if j, ok := x.(json.Marshaler); ok && !isNil(x) {
		b, err = j.MarshalJSON()
	} else {
		b, err = json.Marshal(x)
	}
	if err == nil && !json.Valid(b) {
		err = errors.New("that is no JSON: " + string(b))
	}
	if err != nil {
		m.broken(RoundTrip, "every "+name+" has a JSON text", "MarshalJSON of a "+name, "%v", err)
		m.abandon()
	}
	return string(b)
}

func (m *spot[C, S, A, E, V]) stateText(s S) string { return m.json(s, "State") }
func (m *spot[C, S, A, E, V]) viewText(v V) string  { return m.json(v, "View") }

// eventText tells all of an event, its type included.
func (m *spot[C, S, A, E, V]) eventText(e E) string { return fmt.Sprintf("%T", e) + m.json(e, "Event") }

// eventsText tells a batch of events, one after the other.
func (m *spot[C, S, A, E, V]) eventsText(events []E) string {
	var b strings.Builder
	for _, e := range events {
		b.WriteString(m.eventText(e))
		b.WriteByte('\n')
	}
	return b.String()
}

// seen is a batch of events as a seat sees it.
func (m *spot[C, S, A, E, V]) seen(events []E, seat joe.Seat) []E {
	var seen []E
	for _, e := range events {
		if r, ok := m.redact(e, seat); ok {
			seen = append(seen, r)
		}
	}
	return seen
}

// watchers are the seats of a State and the spectator.
func (m *spot[C, S, A, E, V]) watchers(s S) []joe.Seat {
	all := slices.Collect(joe.AllSeats(m.seats(s)).All())
	return append(all, joe.Spectator)
}

// isNil reports whether x is a nil pointer in an interface, or nil.
func isNil(x any) bool {
	v := reflect.ValueOf(x)
	return !v.IsValid() || v.Kind() == reflect.Pointer && v.IsNil()
}

// actionText is an action as JSON if it has it, else as a string.
func actionText(a any) string {
	if b, err := marshal(a); err == nil {
		return string(b)
	}
	return fmt.Sprintf("%v", a)
}

// actionTexts lists actions for people, the first few of them.
func actionTexts[A any](list []A) string {
	const most = 12
	var texts []string
	for i, a := range list {
		if i == most {
			texts = append(texts, fmt.Sprintf("… %d in all", len(list)))
			break
		}
		texts = append(texts, fmt.Sprintf("%v", a))
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// differ shows where two texts part, with a little before it.
func differ(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return fmt.Sprintf("they part at byte %d: %s and %s", i, around(a, i), around(b, i))
}

// around is the part of a text about a place.
func around(s string, i int) string {
	from, to := max(i-60, 0), min(i+60, len(s))
	part := s[from:to]
	if from > 0 {
		part = "…" + part
	}
	if to < len(s) {
		part += "…"
	}
	return part
}

// show is an action, or anything, for people; it does not panic.
func show(x any) string {
	text := fmt.Sprintf("%v", x) // fmt survives a String that panics
	if k := reflect.ValueOf(x).Kind(); k == reflect.Pointer {
		text = fmt.Sprintf("%T %s", x, text)
	}
	return text[:min(len(text), 300)]
}

// configText is a Config for people.
func configText(c any) string {
	if b, err := marshal(c); err == nil {
		return string(b)
	}
	return fmt.Sprintf("%+v", c)
}

// marshal is json.Marshal, with a panic turned into an error: it serves reports.
func marshal(x any) (b []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return json.Marshal(x)
}
