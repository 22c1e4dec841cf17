package joetest

import (
	"encoding/json"
	"reflect"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Each function of the game, and each method of its types, called under guard.

func (m *spot[C, S, A, E, V]) new(c C) (S, []E, error) {
	defer m.guard("New(%+v)", c)
	return m.game.New(c)
}

func (m *spot[C, S, A, E, V]) apply(s S, a A) (S, []E, error) {
	defer m.guard("Apply(%v)", a)
	return m.game.Apply(s, a)
}

func (m *spot[C, S, A, E, V]) next(s S, a A) (S, error) {
	defer m.guard("Next(%v)", a)
	return m.game.Next(s, a)
}

func (m *spot[C, S, A, E, V]) check(s S, a A) error {
	defer m.guard("Check(%v)", a)
	return m.game.Check(s, a)
}

func (m *spot[C, S, A, E, V]) legal(s S) []A {
	defer m.guard("Legal")
	list := m.game.Legal(s)
	m.mustCompare(list)
	return list
}

// mustCompare checks that actions can be compared with ==, as the kit will.
func (m *spot[C, S, A, E, V]) mustCompare(list []A) {
	for _, a := range list {
		if v := reflect.ValueOf(a); v.IsValid() && !v.Comparable() {
			m.broken(NoPanic, "actions compare with == and do not panic at it", "Legal", "%T is not comparable", a)
			m.abandon()
		}
	}
}

func (m *spot[C, S, A, E, V]) appendLegal(dst []A, s S) []A {
	defer m.guard("AppendLegal")
	return m.game.AppendLegal(dst, s)
}

func (m *spot[C, S, A, E, V]) odds(s S) []joe.Chanced[A] {
	defer m.guard("Odds")
	return m.game.Odds(s)
}

func (m *spot[C, S, A, E, V]) roll(s S, src *dice.Source) A {
	defer m.guard("Roll")
	return m.game.Roll(s, src)
}

func (m *spot[C, S, A, E, V]) redact(e E, seat joe.Seat) (E, bool) {
	defer m.guard("Redact(%v, %v)", e, seat)
	return m.game.Redact(e, seat)
}

func (m *spot[C, S, A, E, V]) load(data []byte) (S, error) {
	defer m.guard("Load(%.200q)", data)
	return m.game.Load(data)
}

func (m *spot[C, S, A, E, V]) decodeAction(data []byte) (A, error) {
	defer m.guard("DecodeAction(%.200q)", data)
	return m.game.DecodeAction(data)
}

func (m *spot[C, S, A, E, V]) decodeEvent(data []byte) (E, error) {
	defer m.guard("DecodeEvent(%.200q)", data)
	return m.game.DecodeEvent(data)
}

func (m *spot[C, S, A, E, V]) decodeConfig(data []byte) (C, error) {
	defer m.guard("DecodeConfig(%.200q)", data)
	return m.game.DecodeConfig(data)
}

// decodeView reads a View, if *V has an UnmarshalJSON; check canDecodeView first.
func (m *spot[C, S, A, E, V]) decodeView(data []byte) (V, error) {
	defer m.guard("UnmarshalJSON(%.200q) of a View", data)
	var v V
	if t := reflect.TypeFor[V](); t.Kind() == reflect.Pointer {
		v = reflect.New(t.Elem()).Interface().(V)
		return v, any(v).(json.Unmarshaler).UnmarshalJSON(data)
	}
	err := any(&v).(json.Unmarshaler).UnmarshalJSON(data)
	return v, err
}

// canDecodeView reports whether Views can be read back from JSON.
func (t *trial[C, S, A, E, V]) canDecodeView() bool {
	v := reflect.TypeFor[V]()
	if v.Kind() != reflect.Pointer {
		v = reflect.PointerTo(v)
	}
	return v.Implements(reflect.TypeFor[json.Unmarshaler]())
}

func (m *spot[C, S, A, E, V]) toAct(s S) joe.Seat { defer m.guard("State.ToAct"); return s.ToAct() }
func (m *spot[C, S, A, E, V]) seats(s S) int      { defer m.guard("State.Seats"); return s.Seats() }
func (m *spot[C, S, A, E, V]) hash(s S) uint64    { defer m.guard("State.Hash"); return s.Hash() }

func (m *spot[C, S, A, E, V]) outcome(s S) (joe.Outcome, bool) {
	defer m.guard("State.Outcome")
	return s.Outcome()
}

func (m *spot[C, S, A, E, V]) pending(s S) joe.Pending {
	defer m.guard("State.Pending")
	return s.Pending()
}

func (m *spot[C, S, A, E, V]) view(s S, seat joe.Seat) V {
	defer m.guard("View(%v)", seat)
	return s.View(seat)
}

func (m *spot[C, S, A, E, V]) key(v V) string    { defer m.guard("View.Key"); return v.Key() }
func (m *spot[C, S, A, E, V]) viewLegal(v V) []A { defer m.guard("View.Legal"); return v.Legal() }

func (m *spot[C, S, A, E, V]) sample(v V, src *dice.Source) S {
	defer m.guard("View.Sample")
	return v.Sample(src)
}

func (m *spot[C, S, A, E, V]) with(v V, e E) V {
	defer m.guard("View.With(%v)", e)
	return v.With(e)
}
