package bot_test

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// The game of these tests is Nim with a gamble: two seats take 1 to 3 matches in turn,
// and who takes the last one wins. With a multiple of four left the seat to move loses;
// else it wins by taking the rest of four. Instead a seat may gamble once: chance then
// ends the game, won by the gambler in win of 12 cases. A card, if there is one, is hidden
// before the first match is taken, and does nothing: it is 1 to 4.
type nim struct{ left, seat, win, gambling, over, winner, card int8 }

type (
	nimAct   struct{ Kind, N int8 } // take N, gamble, or chance's verdict for the gambler
	nimEvent struct{}
	nimView  struct {
		nim
		eye joe.Seat
	}
)

const (
	take int8 = iota + 1
	gamble
	verdict
)

func (a nimAct) String() string            { return fmt.Sprintf("%d:%d", a.Kind, a.N) }
func (nimEvent) String() string            { return "" }
func (nimEvent) Rule() joe.RuleID          { return "" }
func (s nim) Seats() int                   { return 2 }
func (s nim) Pending() joe.Pending         { return joe.NothingPending() }
func (s nim) View(seat joe.Seat) nimView   { return nimView{s, seat.Watching(2)} }
func (s nim) Hash() uint64                 { return 0 }
func (s nim) MarshalJSON() ([]byte, error) { return json.Marshal(fmt.Sprint(s)) }
func (v nimView) Seat() joe.Seat           { return v.eye }
func (v nimView) Key() string              { return fmt.Sprint(v.nim) }
func (v nimView) With(nimEvent) nimView    { return v }
func (v nimView) Sample(src *dice.Source) nim {
	if v.card > 0 {
		v.card = 1 + int8(src.IntN(4))
	}
	return v.nim
}

func (v nimView) Legal() []nimAct {
	if v.ToAct() != v.eye {
		return nil
	}
	return nimLegal(nil, v.nim)
}

func (s nim) ToAct() joe.Seat {
	switch {
	case s.over == 1:
		return joe.Nobody
	case s.gambling == 1:
		return joe.Chance
	}
	return joe.Seat(s.seat)
}

func (s nim) Outcome() (joe.Outcome, bool) {
	return joe.Outcome{Winners: joe.SetOf(joe.Seat(s.winner))}, s.over == 1
}

func nimLegal(list []nimAct, s nim) []nimAct {
	switch s.ToAct() {
	case joe.Nobody:
		return list
	case joe.Chance:
		return append(list, nimAct{verdict, 0}, nimAct{verdict, 1})
	}
	for n := int8(1); n <= min(3, s.left); n++ {
		list = append(list, nimAct{take, n})
	}
	if s.win > 0 {
		list = append(list, nimAct{gamble, 0})
	}
	return list
}

func nimNext(s nim, a nimAct) (nim, error) {
	for _, b := range nimLegal(nil, s) {
		if a != b {
			continue
		}
		switch a.Kind {
		case take:
			if s.left -= a.N; s.left == 0 {
				s.over, s.winner = 1, s.seat
			}
			s.seat = 1 - s.seat
		case gamble:
			s.gambling = 1
		case verdict:
			s.over, s.winner = 1, s.seat
			if a.N == 0 {
				s.winner = 1 - s.seat
			}
		}
		return s, nil
	}
	return s, &joe.Error{Kind: joe.ErrIllegal}
}

func nimGame() joe.Game[nim, nim, nimAct, nimEvent, nimView] {
	return joe.Game[nim, nim, nimAct, nimEvent, nimView]{
		Name:        "nim",
		New:         func(s nim) (nim, []nimEvent, error) { return s, nil, nil },
		Apply:       func(s nim, a nimAct) (nim, []nimEvent, error) { n, err := nimNext(s, a); return n, nil, err },
		Next:        nimNext,
		Legal:       func(s nim) []nimAct { return nimLegal(nil, s) },
		AppendLegal: nimLegal,
		Odds: func(s nim) []joe.Chanced[nimAct] {
			if s.ToAct() != joe.Chance {
				return nil
			}
			return joe.Weigh([]joe.Chanced[nimAct]{{Action: nimAct{verdict, 0}, Weight: uint64(12 - s.win)}, {Action: nimAct{verdict, 1}, Weight: uint64(s.win)}})
		},
		Roll: func(s nim, src *dice.Source) nimAct {
			if s.ToAct() != joe.Chance {
				return nimAct{}
			}
			if src.IntN(12) < int(s.win) {
				return nimAct{verdict, 1}
			}
			return nimAct{verdict, 0}
		},
	}
}
