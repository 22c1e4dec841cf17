package joetest_test

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// tableJSON is the body that the JSON of a State and of a View share.
type tableJSON struct {
	Flaw    flaw   `json:"flaw"`
	Hands   []int8 `json:"hands"`
	Shown   []bool `json:"shown"`
	Coins   []int8 `json:"coins"`
	Turn    int8   `json:"turn"`
	Raised  int8   `json:"raised"`
	Tossing bool   `json:"tossing"`
	Passes  int8   `json:"passes"`
}

var tableKeys = []string{"flaw", "hands", "shown", "coins", "turn", "raised", "tossing", "passes"}

func (t *table) json() tableJSON {
	return tableJSON{t.flaw, t.hands, t.shown, t.coins, t.turn, t.raised, t.tossing, t.passes}
}

func (s State) MarshalJSON() ([]byte, error) {
	if f := s.bend().stateJSON; f != nil {
		return f(s)
	}
	return s.text()
}

func (s State) text() ([]byte, error) {
	body := s.json()
	if s.flaw == forgetfulJSON || s.flaw == forgetfulBoth {
		body.Raised = 0
	}
	return json.Marshal(struct {
		joe.Header
		tableJSON
	}{joe.Header{Game: "hush", Version: joe.Version{Format: 1, Rules: 1}}, body})
}

func (v View) MarshalJSON() ([]byte, error) {
	body := v.json()
	if v.flaw == forgetfulView {
		body.Raised = 0
	}
	return json.Marshal(struct {
		Seat joe.Seat `json:"seat"`
		tableJSON
	}{v.seat, body})
}

// readTable reads the body; least is the smallest value of a card.
func readTable(o strict.Object, least int64) table {
	small := func(n strict.Node, from, to int64) int8 { return int8(n.Int(from, to)) }
	t := table{flaw: flaw(o.Need("flaw").Int(0, int64(flaws)-1))}
	hands := o.Need("hands")
	for _, n := range hands.List(4) {
		t.hands = append(t.hands, small(n, least, handCards))
	}
	for _, n := range o.Need("shown").List(len(t.hands)) {
		t.shown = append(t.shown, n.Bool())
	}
	for _, n := range o.Need("coins").List(len(t.hands)) {
		t.coins = append(t.coins, small(n, 0, 99))
	}
	t.turn = small(o.Need("turn"), 0, int64(len(t.hands))-1)
	t.raised = small(o.Need("raised"), 0, 2)
	t.tossing = o.Need("tossing").Bool()
	t.passes = small(o.Need("passes"), 0, int64(2*len(t.hands)))
	if hands.Failed() {
		return table{}
	}
	if len(t.hands) < 2 || len(t.shown) != len(t.hands) || len(t.coins) != len(t.hands) {
		hands.Fail("2 to 4 seats have a hand, a sign and coins each")
		return table{}
	}
	for v, n := range t.left() {
		if n < 0 {
			hands.Fail("there are two cards of value %d", v)
		}
	}
	for i, c := range t.hands {
		if t.shown[i] && c < 1 {
			hands.Fail("a card that was shown is known")
		}
		if c == 0 && (t.tossing || t.passes > 0 || t.raised > 0) {
			hands.Fail("the cards are dealt before the first turn")
		}
	}
	return t
}

func load(data []byte) (State, error) {
	var s State
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object(append([]string{"game", "format", "rules"}, tableKeys...)...)
		o.Need("game").OneOf("hush")
		o.Need("format").Int(1, 1)
		o.Need("rules").Int(1, 1)
		s.table = readTable(o, 0)
	})
	if err != nil {
		return State{}, joe.Malformed(err)
	}
	return s, nil
}

func (v *View) UnmarshalJSON(data []byte) error {
	var w View
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object(append([]string{"seat"}, tableKeys...)...)
		seat := o.Need("seat")
		if seat.IsString() {
			seat.OneOf("spectator")
			w.seat = joe.Spectator
		} else {
			w.seat = joe.Seat(seat.Int(0, 3))
		}
		w.table = readTable(o, int64(unknown))
		if w.seat >= 0 && !w.seat.At(len(w.hands)) {
			seat.Fail("nobody sits there")
		}
	})
	if err != nil {
		return joe.Malformed(err)
	}
	*v = w
	return nil
}

func (a Deal) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"type":"deal","card":%d}`, a.Card), nil
}
func (Raise) MarshalJSON() ([]byte, error) { return []byte(`{"type":"raise"}`), nil }
func (Lower) MarshalJSON() ([]byte, error) { return []byte(`{"type":"lower"}`), nil }
func (Show) MarshalJSON() ([]byte, error)  { return []byte(`{"type":"show"}`), nil }
func (Pass) MarshalJSON() ([]byte, error)  { return []byte(`{"type":"pass"}`), nil }
func (a Toss) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"type":"toss","heads":%v}`, a.Heads), nil
}

func decodeAction(data []byte) (Action, error) {
	var a Action
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object("type", "card", "heads")
		allowed := 1
		switch o.Need("type").Text() {
		case "deal":
			a, allowed = Deal{int8(o.Need("card").Int(1, handCards))}, 2
		case "toss":
			a, allowed = Toss{o.Need("heads").Bool()}, 2
		case "raise":
			a = Raise{}
		case "lower":
			a = Lower{}
		case "show":
			a = Show{}
		case "pass":
			a = Pass{}
		default:
			n.Fail("no such action")
		}
		count(n, o, allowed, "type", "card", "heads")
	})
	return a, joe.Malformed(err)
}

// count checks that an object has no more keys than its type asks for.
func count(n strict.Node, o strict.Object, allowed int, keys ...string) {
	for _, k := range keys {
		if o.Has(k) {
			allowed--
		}
	}
	if allowed < 0 {
		n.Fail("a key that this type has not")
	}
}

type eventJSON struct {
	Type    string    `json:"type"`
	Seat    *joe.Seat `json:"seat,omitempty"`
	Card    int8      `json:"card,omitempty"`
	Heads   bool      `json:"heads,omitempty"`
	Options []string  `json:"options,omitempty"`
}

func (e Dealt) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "dealt", Seat: &e.Seat, Card: e.Card})
}
func (e Raised) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "raised", Seat: &e.Seat})
}
func (e Lowered) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "lowered", Seat: &e.Seat})
}
func (e Shown) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "shown", Seat: &e.Seat, Card: e.Card})
}
func (e Passed) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "passed", Seat: &e.Seat})
}
func (e Tossed) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "tossed", Heads: e.Heads})
}
func (e Asked) MarshalJSON() ([]byte, error) {
	return json.Marshal(eventJSON{Type: "asked", Seat: &e.Seat, Options: e.Options})
}

func decodeEvent(data []byte) (Event, error) {
	var e Event
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object("type", "seat", "card", "heads", "options")
		seat := joe.Nobody
		if m, ok := o.Opt("seat"); ok {
			if m.IsString() {
				seat = joe.Chance - joe.Seat(m.OneOf("chance", "spectator", "nobody"))
			} else {
				seat = joe.Seat(m.Int(0, 3))
			}
		}
		var card int8
		if m, ok := o.Opt("card"); ok {
			card = int8(m.Int(1, handCards))
		}
		switch o.Need("type").Text() {
		case "dealt":
			e = Dealt{seat, card}
		case "raised":
			e = Raised{seat}
		case "lowered":
			e = Lowered{seat}
		case "shown":
			e = Shown{seat, card}
		case "passed":
			e = Passed{seat}
		case "tossed":
			e = Tossed{o.Has("heads")}
		case "asked":
			a := Asked{Seat: seat}
			if m, ok := o.Opt("options"); ok {
				for _, x := range m.List(8) {
					a.Options = append(a.Options, x.Text())
				}
			}
			e = a
		default:
			n.Fail("no such event")
		}
	})
	return e, joe.Malformed(err)
}

func decodeConfig(data []byte) (Config, error) {
	var c Config
	err := strict.Read(data, strict.Limits{Bytes: 4096}, func(n strict.Node) {
		o := n.Object("seats", "flaw", "coins")
		c.Seats = int(o.Need("seats").Int(2, 4))
		c.Flaw = flaw(o.Need("flaw").Int(0, int64(flaws)-1))
		if m, ok := o.Opt("coins"); ok {
			for _, x := range m.List(4) {
				c.Coins = append(c.Coins, int8(x.Int(0, 9)))
			}
			if len(c.Coins) == 0 {
				m.Fail("left out where there are none")
			}
		}
	})
	return c, joe.Malformed(err)
}
