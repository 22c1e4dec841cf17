package joetest_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// Pile is a game without interface types: its actions are numbers, its events one
// struct, its Views pointers. Seats take one or two from a pile in turn, and after
// each a coin may take one more. Who takes the last has won.

type (
	pileConfig struct{ Seats, Pile int }
	pile       struct {
		Seats, Left, Turn int
		Coin              bool
	}
	pileView struct {
		pile
		seat joe.Seat
	}
	taking int8 // 1 or 2 for a seat; 10 or 11 for the coin: none or one
	taken  struct {
		By joe.Seat
		N  int
	}
)

func (a taking) String() string { return fmt.Sprintf("take %d", int8(a)) }
func (e taken) String() string  { return fmt.Sprintf("%v takes %d", e.By, e.N) }
func (taken) Rule() joe.RuleID  { return "pile-take" }

func (p pile) ToAct() joe.Seat {
	switch {
	case p.Left <= 0 && !p.Coin || p.Seats == 0:
		return joe.Nobody
	case p.Coin:
		return joe.Chance
	}
	return joe.Seat(p.Turn)
}

func (p pile) Outcome() (joe.Outcome, bool) {
	if p.Seats == 0 || p.ToAct() != joe.Nobody {
		return joe.Outcome{}, false
	}
	return joe.Outcome{Winners: joe.SetOf(joe.Seat(p.Turn)), Reason: "pile-take"}, true
}

func (p pile) Pending() joe.Pending {
	q := joe.NothingPending()
	if who := p.ToAct(); who != joe.Nobody {
		q.Seat, q.Kind, q.Rule = who, "take", "pile-take"
	}
	return q
}

func (p pile) legal(list []taking) []taking {
	switch p.ToAct() {
	case joe.Nobody:
		return list
	case joe.Chance:
		return append(list, 10, 11)
	}
	list = append(list, 1)
	if p.Left > 1 {
		list = append(list, 2)
	}
	return list
}

func (p pile) refuse(a taking) error {
	who := p.ToAct()
	kind := joe.ErrIllegal
	switch {
	case slices.Contains(p.legal(nil), a):
		return nil
	case p.Seats == 0:
		kind = joe.ErrNotBegun
	case who == joe.Nobody:
		kind = joe.ErrGameOver
	case a != 1 && a != 2 && a != 10 && a != 11:
		kind = joe.ErrMalformed
	case (who == joe.Chance) != (a >= 10):
		kind = joe.ErrNotYourTurn
	}
	return &joe.Error{Kind: kind, Rule: "pile-take", Seat: who, Action: a}
}

func (p pile) on(e taken) pile {
	if p.Seats > 0 && e.N >= 0 && e.N <= 2 && e.By == p.ToAct() && e.By != joe.Nobody {
		p.Left = max(p.Left-e.N, 0)
		if p.Coin = e.By != joe.Chance; !p.Coin && p.Left > 0 {
			p.Turn = (p.Turn + 1) % p.Seats
		}
	}
	return p
}

func (p pile) after(a taking) (pile, []taken, error) {
	if err := p.refuse(a); err != nil {
		return p, nil, err
	}
	e := taken{p.ToAct(), int(a % 10)}
	return p.on(e), []taken{e}, nil
}

// pileState is pile with the methods of a State.
type pileState struct{ pile }

func (s pileState) Seats() int { return s.pile.Seats }
func (s pileState) Hash() uint64 {
	return uint64(s.Left)<<16 | uint64(s.Turn)<<8 | uint64(s.pile.Seats)<<1 | uint64(btoi(s.Coin))
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (s pileState) View(seat joe.Seat) *pileView {
	return &pileView{s.pile, seat.Watching(s.pile.Seats)}
}

func (s pileState) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		joe.Header
		pile
	}{joe.Header{Game: "pile"}, s.pile})
}

func (v *pileView) Seat() joe.Seat { return v.seat }

func (v *pileView) Legal() []taking {
	if v.seat < 0 || v.ToAct() != v.seat {
		return nil
	}
	return v.legal(nil)
}
func (v *pileView) Key() string                   { return fmt.Sprint(*v) }
func (v *pileView) Sample(*dice.Source) pileState { return pileState{v.pile} }
func (v *pileView) With(e taken) *pileView        { return &pileView{v.on(e), v.seat} }
func (v *pileView) MarshalJSON() ([]byte, error)  { return json.Marshal(pileViewText{v.seat, v.pile}) }
func (v *pileView) UnmarshalJSON(data []byte) error {
	return joe.Malformed(strict.Read(data, strict.Limits{}, func(n strict.Node) {
		o := n.Object("watching", "Seats", "Left", "Turn", "Coin")
		if s := o.Need("watching"); s.IsString() {
			s.OneOf("spectator")
			v.seat = joe.Spectator
		} else {
			v.seat = joe.Seat(s.Int(0, 7))
		}
		v.pile = readPile(o)
	}))
}

type pileViewText struct {
	Seat joe.Seat `json:"watching"`
	pile
}

func readPile(o strict.Object) pile {
	p := pile{Seats: int(o.Need("Seats").Int(1, 4)), Left: int(o.Need("Left").Int(0, 99)), Coin: o.Need("Coin").Bool()}
	p.Turn = int(o.Need("Turn").Int(0, int64(p.Seats)-1))
	return p
}

func pileGame() joe.Game[pileConfig, pileState, taking, taken, *pileView] {
	book, err := joe.ParseRulebook("id\tsection\tkind\trule\ttest\npile-take\tAll\taction\tTake one or two.\t-\n")
	if err != nil {
		panic(err)
	}
	type state = pileState
	decode := func(data []byte, f func(strict.Node)) error {
		return joe.Malformed(strict.Read(data, strict.Limits{}, f))
	}
	apply := func(s state, a taking) (state, []taken, error) {
		p, events, err := s.after(a)
		return state{p}, events, err
	}
	odds := func(s state) []joe.Chanced[taking] {
		if s.ToAct() != joe.Chance {
			return nil
		}
		return joe.Weigh([]joe.Chanced[taking]{{Action: 10, Weight: 1}, {Action: 11, Weight: 1}})
	}
	return joe.Game[pileConfig, pileState, taking, taken, *pileView]{
		Name: "pile",
		New: func(c pileConfig) (state, []taken, error) {
			if c.Seats < 1 || c.Seats > 4 || c.Pile < 1 || c.Pile > 99 {
				return state{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody}
			}
			return state{pile{Seats: c.Seats, Left: c.Pile}}, nil, nil
		},
		Apply: apply,
		Next: func(s state, a taking) (state, error) {
			next, _, err := apply(s, a)
			return next, err
		},
		Check:       func(s state, a taking) error { return s.refuse(a) },
		Legal:       func(s state) []taking { return s.legal(nil) },
		AppendLegal: func(list []taking, s state) []taking { return s.legal(list) },
		Odds:        odds,
		Roll: func(s state, src *dice.Source) taking {
			if s.ToAct() != joe.Chance {
				return 0
			}
			return taking(10 + src.IntN(2))
		},
		Redact: func(e taken, _ joe.Seat) (taken, bool) { return e, true },
		Load: func(data []byte) (s state, err error) {
			err = decode(data, func(n strict.Node) {
				o := n.Object("game", "format", "rules", "Seats", "Left", "Turn", "Coin")
				o.Need("game").OneOf("pile")
				o.Need("format").Int(0, 0)
				o.Need("rules").Int(0, 0)
				s.pile = readPile(o)
			})
			return s, err
		},
		DecodeAction: func(data []byte) (a taking, err error) {
			err = decode(data, func(n strict.Node) { a = taking(n.Int(1, 11)) })
			return a, err
		},
		DecodeEvent: func(data []byte) (e taken, err error) {
			err = decode(data, func(n strict.Node) {
				o := n.Object("By", "N")
				if s := o.Need("By"); s.IsString() {
					s.OneOf("chance")
					e.By = joe.Chance
				} else {
					e.By = joe.Seat(s.Int(0, 7))
				}
				e.N = int(o.Need("N").Int(0, 2))
			})
			return e, err
		},
		DecodeConfig: func(data []byte) (c pileConfig, err error) {
			err = decode(data, func(n strict.Node) {
				o := n.Object("Seats", "Pile")
				c = pileConfig{int(o.Need("Seats").Int(1, 4)), int(o.Need("Pile").Int(1, 99))}
			})
			return c, err
		},
		Rules: func() *joe.Rulebook { return book },
	}
}

// TestPlainTypes: the kit asks for no interfaces.
func TestPlainTypes(t *testing.T) {
	report := joetest.Examine(pileGame(), joetest.Options[pileState, taking, taken]{}, pileConfig{2, 20}, pileConfig{1, 7})
	if err := report.Err(); err != nil {
		t.Error(err)
	}
	if report.Decoded == 0 || report.Followed == 0 || report.Ended == 0 {
		t.Errorf("little was tried: %v", report)
	}
}
