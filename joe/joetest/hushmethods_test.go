package joetest_test

import (
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// bend is a method of State or View, or several, written otherwise.
type bend struct {
	seats       func(State) int
	toAct       func(State) joe.Seat
	outcome     func(State) (joe.Outcome, bool)
	pending     func(State) joe.Pending
	view        func(State, joe.Seat) View
	stateJSON   func(State) ([]byte, error)
	viewSeat    func(View) joe.Seat
	viewToAct   func(View) joe.Seat
	viewOutcome func(View) (joe.Outcome, bool)
	viewPending func(View) joe.Pending
	viewLegal   func(View) []Action
	sample      func(View, *dice.Source) State
	with        func(View, Event) View
}

// bends are the flaws from bent on. Nobody writes here once tests run.
var bends = map[flaw]bend{}

// bentZero bends the zero State, for the one test that asks for it.
var bentZero bend

func (t *table) bend() bend {
	if len(t.hands) == 0 {
		return bentZero
	}
	return bends[t.flaw]
}

func (s State) ToAct() joe.Seat {
	if f := s.bend().toAct; f != nil {
		return f(s)
	}
	return s.toAct()
}

func (s State) Seats() int {
	if f := s.bend().seats; f != nil {
		return f(s)
	}
	return len(s.hands)
}

func (s State) Outcome() (joe.Outcome, bool) {
	if f := s.bend().outcome; f != nil {
		return f(s)
	}
	return s.outcome()
}

func (s State) Pending() joe.Pending {
	if f := s.bend().pending; f != nil {
		return f(s)
	}
	return s.pending()
}

func (s State) View(seat joe.Seat) View {
	if f := s.bend().view; f != nil {
		return f(s, seat)
	}
	return s.viewOf(seat)
}

func (v View) Seat() joe.Seat {
	if f := v.bend().viewSeat; f != nil {
		return f(v)
	}
	return v.seat
}

func (v View) ToAct() joe.Seat {
	if f := v.bend().viewToAct; f != nil {
		return f(v)
	}
	return v.toAct()
}

func (v View) Outcome() (joe.Outcome, bool) {
	if f := v.bend().viewOutcome; f != nil {
		return f(v)
	}
	return v.outcome()
}

func (v View) Pending() joe.Pending {
	if f := v.bend().viewPending; f != nil {
		return f(v)
	}
	return v.pending()
}

func (v View) Legal() []Action {
	if f := v.bend().viewLegal; f != nil {
		return f(v)
	}
	return v.legalFor()
}

func (v View) Sample(src *dice.Source) State {
	if f := v.bend().sample; f != nil {
		return f(v, src)
	}
	return v.drawn(src)
}

func (v View) With(e Event) View {
	if f := v.bend().with; f != nil {
		return f(v, e)
	}
	return v.following(e)
}

func (s State) Hash() uint64 {
	h := fnv.New64a()
	switch s.flaw {
	case forgetfulBoth:
		s.raised = 0
	case blindHash:
		s.hands = nil
	}
	fmt.Fprint(h, s.table)
	return h.Sum64()
}

func (s State) viewOf(seat joe.Seat) View {
	if s.flaw == seatPanic && seat > 100 {
		return View{seat: joe.Seat(s.hands[seat])}
	}
	v := View{table: s.copied(), seat: seat.Watching(len(s.hands))}
	for i, c := range v.hands {
		known := c == 0 || v.shown[i] || joe.Seat(i) == v.seat
		switch v.flaw {
		case leakyView, leakyAlike:
			known = known || v.seat == 0 && i == 1
		case leakyStranger:
			known = known || int(seat) == len(s.hands)
		case openSpectator:
			known = known || v.seat == joe.Spectator
		}
		if !known {
			v.hands[i] = unknown
		}
	}
	switch s.flaw {
	case hiddenState, inside:
		v.real = &s
	case leakyKey:
		if n := len(s.hands); n > 0 {
			v.last = s.hands[n-1]
		}
	}
	return v
}

func (v View) legalFor() []Action {
	if who := v.toAct(); who < 0 || who != v.seat && v.flaw != othersActions || v.followed {
		return nil
	}
	return v.legal(nil)
}

func (v View) Key() string {
	text, _ := v.MarshalJSON()
	return string(text) + strings.Repeat("!", int(v.last))
}

func (v View) drawn(src *dice.Source) State {
	if v.flaw == hiddenState && v.real != nil {
		return *v.real
	}
	s := State{v.copied()}
	left := s.left()
	for i, c := range s.hands {
		if c != unknown {
			continue
		}
		var cards []int8
		for value, n := range left {
			for range n {
				cards = append(cards, int8(value))
			}
		}
		if len(cards) == 0 {
			return State{} // what an event that cannot be has left of the View
		}
		pick := src.IntN(len(cards))
		switch {
		case v.flaw == lowestFirst || v.flaw == hiddenState || v.flaw == fixedSecond && i == 1:
			pick = 0
		case v.flaw == lopsided:
			pick = min(pick, src.IntN(len(cards)))
		}
		s.hands[i] = cards[pick]
		if v.flaw != overdealt {
			left[cards[pick]]--
		}
	}
	if v.flaw == otherView && v.tossing {
		s.coins[0]++
	}
	return s
}

func (v View) following(e Event) View {
	if _, raised := e.(Raised); raised && v.flaw == deafView {
		return v
	}
	w := View{table: v.copied(), seat: v.seat, last: v.last, followed: v.flaw == idleView}
	if s, ok := e.(Shown); ok && v.flaw == inside && v.real != nil && s.Card == 0 {
		s.Card = v.real.hands[s.Seat]
		e = s
	}
	if v.flaw == inside {
		w.real = v.real
	}
	w.on(e)
	if e == nil && v.flaw == nilEventCounts && len(w.coins) > 0 {
		w.coins[0]++
	}
	return w
}
