package joe_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The game of these tests: in turn, a die falls, and the seat takes what it shows
// or leaves it. What a seat has taken it alone sees. Who first has ten has won.

type config struct{ Seats int }

type (
	state struct {
		seats, turn int
		face        int // 0: the die is to fall
		taken       [joe.MaxSeats]int
	}
	view struct {
		state
		seat joe.Seat
	}
	action string // "fall 1" to "fall 6", "take", "leave"
	event  struct {
		seat joe.Seat
		what action
		n    int // what was taken, for the seat itself; else 0
	}
)

const goal = 10

func (a action) String() string          { return string(a) }
func (e event) String() string           { return fmt.Sprintf("%v: %s %d", e.seat, string(e.what), e.n) }
func (e event) Rule() joe.RuleID         { return "tiny" }
func (s state) Seats() int               { return s.seats }
func (v view) Seat() joe.Seat            { return v.seat }
func (v view) Legal() []action           { return legal(v.state) }
func (v view) Key() string               { return fmt.Sprint(v) }
func (v view) With(event) view           { return v }
func (v view) Sample(*dice.Source) state { return v.state }

func (s state) winner() (joe.Seat, bool) {
	for i, n := range s.taken {
		if n >= goal {
			return joe.Seat(i), true
		}
	}
	return joe.Nobody, false
}

func (s state) ToAct() joe.Seat {
	if _, won := s.winner(); won || s.seats == 0 {
		return joe.Nobody
	}
	if s.face == 0 {
		return joe.Chance
	}
	return joe.Seat(s.turn)
}

func (s state) Outcome() (joe.Outcome, bool) {
	w, won := s.winner()
	return joe.Outcome{Winners: joe.SetOf(w), Reason: "tiny"}, won
}

func (s state) Pending() joe.Pending {
	p := joe.NothingPending()
	p.Seat = s.ToAct()
	return p
}

func (s state) View(seat joe.Seat) view {
	v := view{s, seat.Watching(s.seats)}
	for i := range v.taken {
		if joe.Seat(i) != v.seat {
			v.taken[i] = 0
		}
	}
	return v
}

func (s state) Hash() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, s)
	return h.Sum64()
}

func (s state) MarshalJSON() ([]byte, error) { return json.Marshal(fmt.Sprint(s)) }

func legal(s state) []action {
	switch s.ToAct() {
	case joe.Nobody:
		return nil
	case joe.Chance:
		return []action{"fall 1", "fall 2", "fall 3", "fall 4", "fall 5", "fall 6"}
	}
	return []action{"take", "leave"}
}

func check(s state, a action) error {
	for _, l := range legal(s) {
		if l == a {
			return nil
		}
	}
	return &joe.Error{Kind: joe.ErrIllegal, Rule: "tiny", Seat: s.ToAct(), Action: a}
}

func apply(s state, a action) (state, []event, error) {
	if err := check(s, a); err != nil {
		return s, nil, err
	}
	e := event{joe.Seat(s.turn), a, 0}
	switch a {
	case "take":
		e.n = s.face
		s.taken[s.turn] += s.face
		fallthrough
	case "leave":
		s.turn, s.face = (s.turn+1)%s.seats, 0
	default:
		s.face = int(a[len(a)-1] - '0')
	}
	return s, []event{e}, nil
}

func tiny() joe.Game[config, state, action, event, view] {
	return joe.Game[config, state, action, event, view]{
		Name: "tiny",
		New: func(c config) (state, []event, error) {
			if !joe.Seat(0).At(c.Seats) || c.Seats > joe.MaxSeats {
				return state{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody}
			}
			return state{seats: c.Seats}, []event{{seat: joe.Nobody, what: "begin"}}, nil
		},
		Apply: apply,
		Legal: legal,
		Roll: func(s state, src *dice.Source) action {
			if s.ToAct() != joe.Chance {
				return ""
			}
			return legal(s)[src.IntN(6)]
		},
		// Others do not notice that a die is left, nor see what was taken.
		Redact: func(e event, seat joe.Seat) (event, bool) {
			if e.seat != seat {
				e.n = 0
			}
			return e, e.seat == seat || e.what != "leave"
		},
	}
}
