package replay_test

import (
	"encoding/json"
	"fmt"
	"hash/fnv"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// A game as small as a game with chance and a secret can be: chance deals each seat
// a face-down card of 1 to 3, then the seats take one or two stones in turn, and who
// takes the last stone scores what the own card says.

type config struct {
	Seats  int `json:"seats"`
	Stones int `json:"stones"`
}

type state struct {
	seats, stones, turn, dealt uint8
	cards                      [2]uint8 // 0: not dealt, or not known to the seat of a View
}

// action is take n stones, or, at chance, deal a card of n. Whatever is said with it
// means nothing.
type action struct {
	Type string `json:"type"`
	N    int    `json:"n"`
	Say  string `json:"say,omitempty"`
}

func deal(n int) action { return action{"deal", n, ""} }
func take(n int) action { return action{"take", n, ""} }

func (a action) String() string { return fmt.Sprintf("%s %d", a.Type, a.N) }

// event is "set" (n stones), "dealt" (n 0: face down) or "took".
type event struct {
	Type string
	Seat joe.Seat
	N    int
}

func (e event) String() string   { return fmt.Sprintf("%s %v %d", e.Type, e.Seat, e.N) }
func (e event) Rule() joe.RuleID { return joe.RuleID("tiny-" + e.Type) }

func (s state) ToAct() joe.Seat {
	switch {
	case s.seats == 0 || s.dealt == s.seats && s.stones == 0:
		return joe.Nobody
	case s.dealt < s.seats:
		return joe.Chance
	}
	return joe.Seat(s.turn)
}

func (s state) Seats() int { return int(s.seats) }

func (s state) Outcome() (joe.Outcome, bool) {
	if s.seats == 0 || s.ToAct() != joe.Nobody {
		return joe.Outcome{}, false
	}
	last := joe.Seat(1 - s.turn)
	o := joe.Outcome{Winners: joe.SetOf(last), Reason: "tiny-last"}
	o.Points[last] = int16(s.cards[last])
	return o, true
}

func (s state) Pending() joe.Pending { return joe.Pending{Seat: s.ToAct(), Other: joe.Nobody} }

func (s state) View(seat joe.Seat) view {
	for i := range s.cards {
		if joe.Seat(i) != seat {
			s.cards[i] = 0
		}
	}
	return view{s, seat.Watching(s.Seats())}
}

func (s state) Hash() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, s)
	return h.Sum64()
}

type stateJSON struct {
	Stones, Turn, Dealt uint8
	Cards               [2]uint8
}

func (s state) MarshalJSON() ([]byte, error) {
	return json.Marshal(stateJSON{s.stones, s.turn, s.dealt, s.cards})
}

func load(data []byte) (state, error) {
	s := state{seats: 2}
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("Stones", "Turn", "Dealt", "Cards")
		s.stones = uint8(o.Need("Stones").Int(0, 200))
		s.turn = uint8(o.Need("Turn").Int(0, 1))
		s.dealt = uint8(o.Need("Dealt").Int(0, 2))
		for i, m := range o.Need("Cards").List(2) {
			s.cards[i] = uint8(m.Int(0, 3))
		}
	})
	return s, joe.Malformed(err)
}

func setUp(c config) (state, []event, error) {
	if c.Seats != 2 || c.Stones < 1 || c.Stones > 200 {
		return state{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Detail: "2 seats and 1 to 200 stones"}
	}
	return state{seats: 2, stones: uint8(c.Stones)}, []event{{"set", joe.Nobody, c.Stones}}, nil
}

func legal(s state) []action {
	switch {
	case s.ToAct() == joe.Chance:
		return []action{deal(1), deal(2), deal(3)}
	case s.ToAct() == joe.Nobody:
		return nil
	case s.stones == 1:
		return []action{take(1)}
	}
	return []action{take(1), take(2)}
}

func apply(s state, a action) (state, []event, error) {
	for _, l := range legal(s) {
		if l.Type != a.Type || l.N != a.N {
			continue
		}
		e := event{"took", s.ToAct(), a.N}
		if a.Type == "deal" {
			e = event{"dealt", joe.Seat(s.dealt), a.N}
		}
		return s.on(e), []event{e}, nil
	}
	if s.ToAct() == joe.Nobody {
		return s, nil, &joe.Error{Kind: joe.ErrGameOver, Action: a}
	}
	return s, nil, &joe.Error{Kind: joe.ErrIllegal, Action: a, Rule: "tiny-took"}
}

func (s state) on(e event) state {
	if e.Type == "dealt" {
		s.cards[e.Seat] = uint8(e.N)
		s.dealt++
	} else {
		s.stones -= uint8(e.N)
		s.turn = 1 - s.turn
	}
	return s
}

type view struct {
	s    state
	seat joe.Seat
}

func (v view) Seat() joe.Seat                { return v.seat }
func (v view) ToAct() joe.Seat               { return v.s.ToAct() }
func (v view) Outcome() (joe.Outcome, bool)  { return v.s.Outcome() }
func (v view) Pending() joe.Pending          { return v.s.Pending() }
func (v view) Key() string                   { return fmt.Sprint(v) }
func (v view) MarshalJSON() ([]byte, error)  { return v.s.MarshalJSON() }
func (v view) Sample(rng *dice.Source) state { return v.s }

func (v view) Legal() []action {
	if v.seat != v.ToAct() {
		return nil
	}
	return legal(v.s)
}

func (v view) With(e event) view {
	if e.Type != "set" {
		v.s = v.s.on(e)
	}
	return v
}

func decodeAction(data []byte) (action, error) {
	var a action
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("type", "n", "say")
		a.Type = []string{"take", "deal"}[o.Need("type").OneOf("take", "deal")]
		a.N = int(o.Need("n").Int(1, 3))
		if say, ok := o.Opt("say"); ok {
			a.Say = say.Text()
		}
	})
	return a, joe.Malformed(err)
}

func decodeConfig(data []byte) (config, error) {
	var c config
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("seats", "stones")
		c = config{int(o.Need("seats").Int(0, 9)), int(o.Need("stones").Int(0, 999))}
	})
	return c, joe.Malformed(err)
}

type game = joe.Game[config, state, action, event, view]

// tiny is the game.
func tiny() game {
	return game{
		Name: "tiny", Version: joe.Version{Format: 2, Rules: 3},
		New: setUp, Apply: apply, Legal: legal, Load: load, DecodeAction: decodeAction, DecodeConfig: decodeConfig,
		Next: func(s state, a action) (state, error) { s, _, err := apply(s, a); return s, err },
		Roll: func(s state, rng *dice.Source) action { return action{"deal", 1 + rng.IntN(3), ""} },
		Redact: func(e event, seat joe.Seat) (event, bool) {
			if e.Type == "dealt" && e.Seat != seat {
				e.N = 0
			}
			return e, true
		},
	}
}
