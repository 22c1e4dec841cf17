package joetest_test

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

const ledger = "id\tsection\tkind\trule\ttest\n" +
	"hush-deal\tSet-up\tsetup\tEach seat is dealt a card that it alone sees.\t-\n" +
	"hush-raise\tTurn\tlimit\tA seat puts in at most two coins a turn.\t-\n" +
	"hush-show\tTurn\tlimit\tA seat may show its card, once.\t-\n" +
	"hush-pass\tTurn\taction\tTo pass ends the turn.\t-\n" +
	"hush-toss\tTurn\teffect\tAfter a turn a coin is tossed that shows heads one time in three.\t-\n" +
	"hush-end\tEnd\tend\tAfter two turns each, the most points win.\t-\n"

func rules() *joe.Rulebook {
	book, err := joe.ParseRulebook(ledger)
	if err != nil {
		panic(err)
	}
	return book
}

func newGame(c Config) (State, []Event, error) {
	if c.Seats < 2 || c.Seats > 4 || c.Flaw < 0 || c.Flaw >= flaws {
		return State{}, nil, &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody, Detail: "2 to 4 seats play"}
	}
	s := State{table{flaw: c.Flaw, hands: make([]int8, c.Seats), shown: make([]bool, c.Seats), coins: make([]int8, c.Seats)}}
	copy(s.coins, c.Coins)
	if c.Flaw == sharedCoins && len(c.Coins) == c.Seats {
		s.coins = c.Coins
	}
	s.coins[0] += c.Extra
	return s, []Event{Asked{Seat: joe.Chance}}, nil
}

func (t *table) Seats() int { return len(t.hands) }

func (t *table) dealing() bool { return slices.Contains(t.hands, 0) }

func (t *table) over() bool { return int(t.passes) == 2*len(t.hands) && !t.tossing }

func (t *table) toAct() joe.Seat {
	switch {
	case len(t.hands) == 0 || t.over():
		return joe.Nobody
	case t.dealing() || t.tossing:
		return joe.Chance
	}
	return joe.Seat(t.turn)
}

func (t *table) outcome() (joe.Outcome, bool) {
	if len(t.hands) == 0 || !t.over() {
		return joe.Outcome{}, false
	}
	o := joe.Outcome{Reason: "hush-end"}
	if t.flaw == silentEnd {
		o.Reason = ""
	}
	best := int16(-1)
	for i := range t.hands {
		p := int16(t.coins[i])
		if t.shown[i] {
			p += int16(t.hands[i])
		}
		o.Points[i] = p
		if p > best {
			best, o.Winners = p, 0
		}
		if p == best {
			o.Winners = o.Winners.With(joe.Seat(i))
		}
	}
	return o, true
}

func (t *table) pending() joe.Pending {
	p := joe.NothingPending()
	if who := t.toAct(); who != joe.Nobody {
		p.Seat, p.Kind, p.Rule = who, "turn", "hush-pass"
		if who == joe.Chance {
			p.Kind, p.Rule = "toss", "hush-toss"
			if t.dealing() {
				p.Kind, p.Rule = "deal", "hush-deal"
			}
		}
		if t.flaw == noPending && who != joe.Chance {
			p.Seat = 0
		}
	}
	return p
}

// left counts the cards of each value that are in nobody's known hand.
func (t *table) left() [handCards + 1]int {
	var n [handCards + 1]int
	for v := 1; v <= handCards; v++ {
		n[v] = 2
	}
	for _, c := range t.hands {
		if c > 0 {
			n[c]--
		}
	}
	return n
}

func (t *table) legal(list []Action) []Action {
	switch who := t.toAct(); {
	case t.over() && t.flaw == stillLegal && len(t.hands) > 0:
		return append(list, Pass{})
	case who == joe.Nobody:
	case t.dealing():
		for v, n := range t.left() {
			if n > 0 {
				list = append(list, Deal{int8(v)})
			}
		}
	case t.tossing:
		list = append(list, Toss{false}, Toss{true})
	case t.flaw == deadEnd && t.raised == 2:
	default:
		if t.raised < 2 {
			list = append(list, Raise{})
		}
		if t.raised > 0 && t.flaw == takeBack {
			list = append(list, Lower{})
		}
		if !t.shown[who] {
			list = append(list, Show{})
		}
		list = append(list, Pass{})
	}
	return list
}

// refuse is the one predicate: why an action is refused, or nil.
func (t *table) refuse(a Action) error {
	who := t.toAct()
	e := func(kind joe.ErrorKind, rule joe.RuleID, detail string) error {
		return &joe.Error{Kind: kind, Rule: rule, Seat: who, Action: a, Detail: detail}
	}
	var chances bool
	switch a.(type) {
	case Deal, Toss:
		chances = true
	case Raise, Lower, Show, Pass:
	default:
		return &joe.Error{Kind: joe.ErrMalformed, Seat: who, Detail: fmt.Sprintf("%T is no action of Hush", a)}
	}
	if slices.Contains(t.legal(nil), a) {
		return nil
	}
	switch {
	case len(t.hands) == 0:
		return e(joe.ErrNotBegun, "", "deal first")
	case who == joe.Nobody:
		return e(joe.ErrGameOver, "", "the game is over")
	case chances != (who == joe.Chance):
		return e(joe.ErrNotYourTurn, "", "another is to act")
	case a == Show{}:
		detail := "a card is shown once"
		if t.flaw == leakyRefusal {
			detail += fmt.Sprintf(", and the next seat has %d", t.hands[(int(who)+1)%len(t.hands)])
		}
		return e(joe.ErrIllegal, "hush-show", detail)
	case who == joe.Chance && t.dealing():
		return e(joe.ErrIllegal, "hush-deal", "that is not to be dealt")
	case who == joe.Chance:
		return e(joe.ErrIllegal, "hush-toss", "the coin is to be tossed")
	}
	return e(joe.ErrIllegal, "hush-raise", "two coins a turn")
}

// happen is what an action makes happen, without what is asked next.
func (t *table) happen(a Action) Event {
	seat := joe.Seat(t.turn)
	switch a := a.(type) {
	case Deal:
		return Dealt{joe.Seat(slices.Index(t.hands, 0)), a.Card}
	case Raise:
		return Raised{seat}
	case Lower:
		return Lowered{seat}
	case Show:
		return Shown{seat, t.hands[seat]}
	case Pass:
		return Passed{seat}
	case Toss:
		return Tossed(a)
	}
	return nil
}

// on is the fold that State and View share. What cannot be leaves all as it is.
func (t *table) on(e Event) {
	seated := func(s joe.Seat) bool { return s.At(len(t.hands)) }
	switch e := e.(type) {
	case Dealt:
		if seated(e.Seat) && t.hands[e.Seat] == 0 && e.Card >= 0 && e.Card <= handCards {
			t.hands[e.Seat] = e.Card
			if e.Card == 0 {
				t.hands[e.Seat] = unknown
			}
		}
	case Raised:
		if seated(e.Seat) && t.raised < 2 {
			t.coins[e.Seat]++
			t.raised++
		}
	case Lowered:
		if seated(e.Seat) && t.raised > 0 {
			t.coins[e.Seat]--
			t.raised--
		}
	case Shown:
		if seated(e.Seat) && e.Card > 0 && e.Card <= handCards && t.hands[e.Seat] != 0 {
			t.shown[e.Seat], t.hands[e.Seat] = true, e.Card
		}
	case Passed:
		if seated(e.Seat) && !t.tossing && int(t.passes) < 2*len(t.hands) {
			if t.flaw != noEnd || t.raised > 0 {
				t.passes++
			}
			t.tossing, t.raised = true, 0
		}
	case Tossed:
		if len(t.hands) > 0 && t.tossing {
			if e.Heads {
				t.coins[t.turn]++
			}
			t.turn = int8((int(t.turn) + 1) % len(t.hands))
			t.tossing = false
		}
	}
}

// ask is the question after a batch.
func (t *table) ask() Event {
	a := Asked{Seat: t.toAct()}
	if a.Seat >= 0 {
		for _, o := range t.legal(nil) {
			a.Options = append(a.Options, o.String())
		}
	}
	return a
}

func (t *table) copied() table {
	c := *t
	if t.flaw != inPlace {
		c.hands, c.shown, c.coins = slices.Clone(t.hands), slices.Clone(t.shown), slices.Clone(t.coins)
	}
	return c
}

func apply(s State, a Action) (State, []Event, error) {
	if err := s.refuse(a); err != nil {
		return s, nil, err
	}
	next := State{s.copied()}
	e := s.happen(a)
	next.on(e)
	return next, []Event{e, next.ask()}, nil
}

func step(s State, a Action) (State, error) {
	next, _, err := apply(s, a)
	return next, err
}

func odds(s State) []joe.Chanced[Action] {
	if s.toAct() != joe.Chance {
		return nil
	}
	var all []joe.Chanced[Action]
	left := s.left()
	for _, a := range s.legal(nil) {
		c := joe.Chanced[Action]{Action: a}
		switch a := a.(type) {
		case Deal:
			c.Weight = uint64(left[a.Card])
		case Toss:
			c.Weight = 2
			if a.Heads {
				c.Weight = 1
			}
		}
		all = append(all, c)
	}
	return joe.Weigh(all)
}

func roll(s State, src *dice.Source) Action {
	all := odds(s)
	total := 0
	for _, o := range all {
		total += int(o.Weight)
	}
	for n, i := src.IntN(total), 0; i < len(all); i++ {
		o := all[i]
		if n -= int(o.Weight); n < 0 {
			return o.Action
		}
	}
	return nil
}

func redact(e Event, seat joe.Seat) (Event, bool) {
	switch d := e.(type) {
	case Dealt:
		if d.Seat != seat {
			d.Card = 0
		}
		return d, true
	case Asked:
		if d.Seat != seat {
			d.Options = nil
		}
		return d, true
	case Raised, Lowered, Shown, Passed, Tossed:
		return d, true
	}
	return nil, false
}

func hush() joe.Game[Config, State, Action, Event, View] {
	return joe.Game[Config, State, Action, Event, View]{
		Name: "hush", Version: joe.Version{Format: 1, Rules: 1},
		New: newGame, Apply: apply, Next: step, Check: func(s State, a Action) error { return s.refuse(a) },
		Legal:       func(s State) []Action { return s.legal(nil) },
		AppendLegal: func(list []Action, s State) []Action { return s.legal(list) },
		Odds:        odds, Roll: roll, Redact: redact,
		Load: load, DecodeAction: decodeAction, DecodeEvent: decodeEvent, DecodeConfig: decodeConfig,
		Rules: rules,
	}
}
