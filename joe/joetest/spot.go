package joetest

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// spot is a State with the way that leads to it. Its methods call the game and
// turn a panic of the game into a violation of law 3, told from here.
type spot[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	*trial[C, S, A, E, V]
	start int
	path  []A
	state S
}

// after is the spot to which an action leads.
func (m *spot[C, S, A, E, V]) after(a A, next S) *spot[C, S, A, E, V] {
	return &spot[C, S, A, E, V]{trial: m.trial, start: m.start, path: append(slices.Clip(m.path), a), state: next}
}

// nowhere is the spot of what belongs to no game: the zero State, input from outside.
func (t *trial[C, S, A, E, V]) nowhere() *spot[C, S, A, E, V] {
	return &spot[C, S, A, E, V]{trial: t, start: -1}
}

// origin is where the way to this spot begins.
func (m *spot[C, S, A, E, V]) origin() string {
	if m.start < 0 {
		return "no game begun"
	}
	return m.starts[m.start].name
}

// broken reports a violation met at this spot. The same demand is told once and
// counted from then on.
func (m *spot[C, S, A, E, V]) broken(law Law, want, tried, got string, args ...any) {
	m.mu.Lock()
	defer m.mu.Unlock()
	key := law.Name() + ":" + want
	if v, ok := m.met[key]; ok {
		v.Times++
		return
	}
	v := &Violation{Law: law, Seed: m.o.Seed, Tried: tried, Want: want, Got: fmt.Sprintf(got, args...), Times: 1, Start: m.origin()}
	for _, a := range m.path {
		v.Actions = append(v.Actions, actionText(a))
	}
	m.met[key] = v
	m.report.Errors = append(m.report.Errors, v)
}

// told reports whether a demand was seen broken before.
func (t *trial[C, S, A, E, V]) told(law Law, want string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.met[law.Name()+":"+want] != nil
}

// abandoned unwinds to attempt: the spot can be tried no further.
type abandoned struct{}

// abandon ends the attempt at this spot.
func (m *spot[C, S, A, E, V]) abandon() { panic(abandoned{}) }

// attempt runs f until it returns or abandons the spot.
func (m *spot[C, S, A, E, V]) attempt(f func()) {
	defer func() {
		if p := recover(); p != nil {
			if _, ok := p.(abandoned); !ok {
				panic(p)
			}
		}
	}()
	f()
}

// guard, deferred, turns a panic of the game into a violation of law 3.
func (m *spot[C, S, A, E, V]) guard(format string, args ...any) {
	p := recover()
	if p == nil {
		return
	}
	if _, ok := p.(abandoned); !ok {
		m.broken(NoPanic, "no call panics, whatever it is given", fmt.Sprintf(format, args...), "panic: %v%s", p, panicPlace())
	}
	panic(abandoned{})
}

// panicPlace is the place in the code where the panic being handled arose, as " at file:line".
func panicPlace() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	for {
		f, more := frames.Next()
		if f.Function != "" && !strings.HasPrefix(f.Function, "runtime.") {
			return fmt.Sprintf(" at %s:%d", f.File, f.Line)
		}
		if !more {
			return ""
		}
	}
}

// refusal checks that an error is what law 3 allows and gives its parts.
func (m *spot[C, S, A, E, V]) refusal(err error, format string, args ...any) *joe.Error {
	var e *joe.Error
	if !errors.As(err, &e) || e == nil {
		m.broken(NoPanic, "a refusal is a *joe.Error", fmt.Sprintf(format, args...), "%T: %v", err, err)
		m.abandon()
	}
	return e
}
