package joetest_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Many is an action that does not compare.
type Many struct{ Of []int }

func (Many) hush()          {}
func (Many) String() string { return "many" }

// Spin is a toss of heads by another name, with the same text.
type Spin struct{}

func (Spin) hush()                        {}
func (Spin) String() string               { return "spin" }
func (Spin) MarshalJSON() ([]byte, error) { return Toss{true}.MarshalJSON() }

// spinning puts Spin in the place of heads.
func spinning(g *game) {
	out := func(a Action) Action {
		if a == (Toss{true}) {
			return Spin{}
		}
		return a
	}
	in := func(a Action) Action {
		switch a {
		case Spin{}:
			return Toss{true}
		case Toss{true}:
			return nil
		}
		return a
	}
	apply, next, check := g.Apply, g.Next, g.Check
	g.Apply = func(s State, a Action) (State, []Event, error) { return apply(s, in(a)) }
	g.Next = func(s State, a Action) (State, error) { return next(s, in(a)) }
	g.Check = func(s State, a Action) error { return check(s, in(a)) }
	onRefusal(g, func(_ State, a Action, err error) error {
		e := *err.(*joe.Error)
		if e.Action != nil {
			e.Action = a
		}
		return &e
	})
	onLegal(func(_ State, list []Action) []Action {
		for i := range list {
			list[i] = out(list[i])
		}
		return list
	})(g)
	onOdds(func(all []joe.Chanced[Action]) []joe.Chanced[Action] {
		for i := range all {
			all[i].Action = out(all[i].Action)
		}
		return all
	})(g)
	g.Roll = func(s State, src *dice.Source) Action { return out(roll(s, src)) }
}

// Left is Passed by another name, with the same text.
type Left Passed

func (Left) hush()                          {}
func (Left) Rule() joe.RuleID               { return cite("hush-pass") }
func (e Left) String() string               { return Passed(e).String() }
func (e Left) MarshalJSON() ([]byte, error) { return Passed(e).MarshalJSON() }

// Rumour is an event that changes nothing and that no seat hears. It names a rule
// if it is of an odd number, and has words unless it is of less than nothing.
type Rumour struct{ Of int8 }

func (Rumour) hush() {}

func (e Rumour) Rule() joe.RuleID {
	if e.Of > 0 && e.Of%2 == 1 {
		return "hush-end"
	}
	return ""
}

func (e Rumour) String() string {
	if e.Of < 0 {
		return ""
	}
	return fmt.Sprintf("rumour of %d", e.Of)
}

func (e Rumour) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"type":"rumour","of":%d}`, e.Of), nil
}

// spreading adds a rumour to each batch.
func spreading(of func(State) Rumour) func(*game) {
	return func(g *game) {
		onEvents(func(s State, _ Action, events []Event) []Event { return append(events, of(s)) })(g)
		redact, decode := g.Redact, g.DecodeEvent
		g.Redact = func(e Event, seat joe.Seat) (Event, bool) {
			if _, ok := e.(Rumour); ok {
				return nil, false
			}
			return redact(e, seat)
		}
		g.DecodeEvent = func(b []byte) (Event, error) {
			var r Rumour
			n, _ := fmt.Sscanf(string(b), `{"type":"rumour","of":%d}`, &r.Of)
			if own, _ := r.MarshalJSON(); n == 1 && string(b) == string(own) {
				return r, nil
			}
			return decode(b)
		}
	}
}
