package joetest

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// oneSeat tries law 4 on every View. What the State says is looked at by decides,
// at every step of random play.
func (t *trial[C, S, A, E, V]) oneSeat() {
	m := t.nowhere()
	m.attempt(m.notBegun)
	t.onMoments(OneSeat, func(m *spot[C, S, A, E, V], _ *dice.Source) {
		legal := m.legal(m.state)
		m.decides(m.state, legal)
		for _, seat := range m.watchers(m.state) {
			m.viewDecides(m.state, legal, seat)
		}
	})
}

// decides checks that a State that has begun waits for one seat and says so.
func (m *spot[C, S, A, E, V]) decides(s S, legal []A) {
	who, seats := m.toAct(s), m.seats(s)
	outcome, over := m.outcome(s)
	pending := m.pending(s)
	switch {
	case who != joe.Nobody && who != joe.Chance && !who.At(seats):
		m.broken(OneSeat, "who is to act sits at the table, or is Chance or Nobody", "State.ToAct", "%v at a table of %d", who, seats)
	case over != (who == joe.Nobody):
		m.broken(OneSeat, "Nobody is to act exactly when the game is over", "State.ToAct", "%v is to act, and Outcome says over: %v", who, over)
	case over && len(legal) > 0:
		m.broken(OneSeat, "a game that is over has no legal action", "Legal", "%s", actionTexts(legal))
	case over && pending != joe.NothingPending():
		m.broken(OneSeat, "a game that is over waits for nothing: its Pending is NothingPending", "State.Pending", "%+v", pending)
	case over && outcome.Winners&^joe.AllSeats(seats) != 0:
		m.broken(OneSeat, "winners sit at the table", "State.Outcome", "%v at a table of %d", outcome.Winners, seats)
	case !over && len(legal) == 0:
		m.broken(OneSeat, "a game that is not over has a legal action", "Legal", "none, and %v is to act", who)
	case !over && pending.Seat != who:
		m.broken(OneSeat, "Pending.Seat is who is to act", "State.Pending", "Pending asks %v, and ToAct is %v", pending.Seat, who)
	case !over && who != joe.Chance && pending.Kind == "":
		m.broken(OneSeat, "a game that waits for a seat says what for: Pending has a Kind", "State.Pending", "%+v", pending)
	}
}

// viewDecides checks that a View says who decides as its State does, and has the
// legal actions of its seat and of no other.
func (m *spot[C, S, A, E, V]) viewDecides(s S, legal []A, seat joe.Seat) {
	defer m.guard("a method of View(%v)", seat)
	v := m.view(s, seat)
	tried := fmt.Sprintf("View(%v)", seat)
	if got := v.Seat(); got != seat {
		m.broken(OneSeat, "a View says whose it is", tried+".Seat", "%v", got)
	}
	if got, want := v.ToAct(), m.toAct(s); got != want {
		m.broken(OneSeat, "a View says who is to act as its State does", tried+".ToAct", "%v, and the State says %v", got, want)
	}
	if got, want := v.Pending(), m.pending(s); got != want {
		m.broken(OneSeat, "a View says what the game waits for as its State does", tried+".Pending", "%+v, and the State says %+v", got, want)
	}
	got, gotOver := v.Outcome()
	want, wantOver := m.outcome(s)
	if got != want || gotOver != wantOver {
		m.broken(OneSeat, "a View says how the game ended as its State does", tried+".Outcome", "%v %v, and the State says %v %v", got, gotOver, want, wantOver)
	}
	list := v.Legal()
	if seat != m.toAct(s) {
		if len(list) > 0 {
			m.broken(OneSeat, "only the View of the seat that is to act has legal actions", tried+".Legal", "%s, and %v is to act", actionTexts(list), m.toAct(s))
		}
		return
	}
	if !slices.Equal(list, legal) {
		m.broken(OneSeat, "the View of the seat that is to act lists what Legal lists", tried+".Legal", "%s, and Legal gives %s", actionTexts(list), actionTexts(legal))
	}
}

// notBegun checks the zero State.
func (m *spot[C, S, A, E, V]) notBegun() {
	var zero S
	if isNil(zero) {
		return // a State of pointer or interface type has no zero position
	}
	if n := m.seats(zero); n != 0 {
		m.broken(OneSeat, "a game not begun has no seats", "State.Seats of the zero State", "%d", n)
	}
	if who := m.toAct(zero); who != joe.Nobody {
		m.broken(OneSeat, "in a game not begun Nobody is to act", "State.ToAct of the zero State", "%v", who)
	}
	if _, over := m.outcome(zero); over {
		m.broken(OneSeat, "a game not begun is not over", "State.Outcome of the zero State", "over")
	}
	if list := m.legal(zero); len(list) > 0 {
		m.broken(OneSeat, "a game not begun has no legal action", "Legal of the zero State", "%s", actionTexts(list))
	}
	if p := m.pending(zero); p != joe.NothingPending() {
		m.broken(OneSeat, "a game not begun waits for nothing: its Pending is NothingPending", "State.Pending of the zero State", "%+v", p)
	}
}
