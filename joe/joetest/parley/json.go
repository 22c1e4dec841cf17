package parley

import (
	"encoding/json"
	"math"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// fields is a JSON object of pairs of key and value, its type first. Blanks, and
// options that there are not, are left out.
func fields(kind string, pairs ...any) ([]byte, error) {
	text, err := json.Marshal(kind)
	text = append([]byte(`{"type":`), text...)
	for i := 0; i < len(pairs) && err == nil; i += 2 {
		switch v := pairs[i+1].(type) {
		case Card:
			if v == 0 {
				continue
			}
		case Ballot:
			if v == 0 {
				continue
			}
		case []Action:
			if v == nil {
				continue
			}
		}
		var value []byte
		value, err = json.Marshal(pairs[i+1])
		text = append(append(text, `,"`+pairs[i].(string)+`":`...), value...)
	}
	return append(text, '}'), err
}

// MarshalJSON writes the action's type and fields: {"type":"peek","at":"envelope"}.
func (Claim) MarshalJSON() ([]byte, error)    { return fields("claim") }
func (a Drop) MarshalJSON() ([]byte, error)   { return fields("drop", "card", a.Card) }
func (a Peek) MarshalJSON() ([]byte, error)   { return fields("peek", "at", a.At) }
func (a Accuse) MarshalJSON() ([]byte, error) { return fields("accuse", "seat", a.Seat) }
func (Cancel) MarshalJSON() ([]byte, error)   { return fields("cancel") }
func (Pass) MarshalJSON() ([]byte, error)     { return fields("pass") }
func (a Vote) MarshalJSON() ([]byte, error)   { return fields("vote", "ballot", a.Ballot) }
func (a Deal) MarshalJSON() ([]byte, error)   { return fields("deal", "card", a.Card) }
func (a Turn) MarshalJSON() ([]byte, error)   { return fields("turn", "card", a.Card) }
func (Shuffle) MarshalJSON() ([]byte, error)  { return fields("shuffle") }

// MarshalJSON writes the event's type and fields: {"type":"claimed","seat":2}.
func (e RoleDealt) MarshalJSON() ([]byte, error) {
	return fields("role dealt", "seat", e.Seat, "card", e.Card)
}
func (e CardDealt) MarshalJSON() ([]byte, error) {
	return fields("card dealt", "seat", e.Seat, "card", e.Card)
}
func (Shuffled) MarshalJSON() ([]byte, error)  { return fields("shuffled") }
func (e Claimed) MarshalJSON() ([]byte, error) { return fields("claimed", "seat", e.Seat) }
func (e Dropped) MarshalJSON() ([]byte, error) {
	return fields("dropped", "seat", e.Seat, "card", e.Card)
}
func (e Aimed) MarshalJSON() ([]byte, error)     { return fields("aimed", "seat", e.Seat, "at", e.At) }
func (e Accused) MarshalJSON() ([]byte, error)   { return fields("accused", "seat", e.Seat, "of", e.Of) }
func (e Passed) MarshalJSON() ([]byte, error)    { return fields("passed", "seat", e.Seat) }
func (e Cancelled) MarshalJSON() ([]byte, error) { return fields("cancelled", "seat", e.Seat) }
func (e Looked) MarshalJSON() ([]byte, error) {
	return fields("looked", "seat", e.Seat, "at", e.At, "card", e.Card)
}
func (e Voted) MarshalJSON() ([]byte, error) {
	return fields("voted", "seat", e.Seat, "ballot", e.Ballot)
}
func (e Counted) MarshalJSON() ([]byte, error) {
	return fields("counted", "guilty", e.Guilty, "innocent", e.Innocent)
}
func (e Unmasked) MarshalJSON() ([]byte, error) {
	return fields("unmasked", "seat", e.Seat, "card", e.Card)
}
func (e Revealed) MarshalJSON() ([]byte, error) {
	return fields("revealed", "envelope", e.Envelope, "roles", e.Roles, "hands", e.Hands)
}
func (e Ended) MarshalJSON() ([]byte, error) { return fields("ended", "outcome", e.Outcome) }
func (e Asked) MarshalJSON() ([]byte, error) {
	return fields("asked", "pending", e.Pending, "options", e.Options)
}

// MarshalJSON writes {"seats":3}, and "turnLimit" where it is not the default.
func (c Config) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Seats     int `json:"seats"`
		TurnLimit int `json:"turnLimit,omitempty"`
	}(c))
}

// DecodeAction reads an action and refuses all else, with the path of the fault.
func DecodeAction(data []byte) (Action, error) {
	return decode(data, readAction)
}

// DecodeEvent reads an event and refuses all else, with the path of the fault.
func DecodeEvent(data []byte) (Event, error) {
	return decode(data, readEvent)
}

// DecodeConfig reads a Config and refuses all else, with the path of the fault.
// Whether there can be such a dinner is for [New] to say.
func DecodeConfig(data []byte) (Config, error) {
	return decode(data, func(n strict.Node) Config {
		o := n.Object("seats", "turnLimit")
		c := Config{Seats: readInt(o.Need("seats"))}
		if m, ok := o.Opt("turnLimit"); ok {
			c.TurnLimit = readInt(m)
		}
		return c
	})
}

// Events is a list of events that reads itself from JSON; a []Event is assignable
// to it.
type Events []Event

// UnmarshalJSON reads a list of at most 10,000 events.
func (es *Events) UnmarshalJSON(data []byte) error {
	list, err := decode(data, func(n strict.Node) Events {
		list := Events{}
		for _, m := range n.List(10_000) {
			list = append(list, readEvent(m))
		}
		return list
	})
	if err == nil {
		*es = list
	}
	return err
}

// decode reads with a function, and gives the zero T on a fault.
func decode[T any](data []byte, read func(strict.Node) T) (T, error) {
	var v, zero T
	if err := strict.Read(data, strict.Limits{}, func(n strict.Node) { v = read(n) }); err != nil {
		return zero, joe.Malformed(err)
	}
	return v, nil
}

// kindOf is the type of an action or event.
func kindOf(n strict.Node) string {
	for key, m := range n.Entries(8) {
		if key == "type" {
			return m.Text()
		}
	}
	n.Fail("the key \"type\" is missing")
	return ""
}

func readAction(n strict.Node) Action {
	switch kind := kindOf(n); kind {
	case "claim":
		n.Object("type")
		return Claim{}
	case "drop":
		return Drop{readCard(n.Object("type", "card").Need("card"))}
	case "peek":
		return Peek{readPlace(n.Object("type", "at").Need("at"))}
	case "accuse":
		return Accuse{readSeat(n.Object("type", "seat").Need("seat"))}
	case "cancel":
		n.Object("type")
		return Cancel{}
	case "pass":
		n.Object("type")
		return Pass{}
	case "vote":
		return Vote{readBallot(n.Object("type", "ballot").Need("ballot"))}
	case "deal":
		return Deal{readCard(n.Object("type", "card").Need("card"))}
	case "turn":
		return Turn{readCard(n.Object("type", "card").Need("card"))}
	case "shuffle":
		n.Object("type")
		return Shuffle{}
	default:
		n.Fail("%.40q is no action", kind)
		return nil
	}
}

func readEvent(n strict.Node) Event {
	kind := kindOf(n)
	switch kind {
	case "role dealt":
		o := n.Object("type", "seat", "card")
		return RoleDealt{readSeat(o.Need("seat")), readBlank(o)}
	case "card dealt":
		o := n.Object("type", "seat", "card")
		return CardDealt{readSeat(o.Need("seat")), readBlank(o)}
	case "shuffled":
		n.Object("type")
		return Shuffled{}
	case "claimed":
		return Claimed{readSeat(n.Object("type", "seat").Need("seat"))}
	case "dropped":
		o := n.Object("type", "seat", "card")
		return Dropped{readSeat(o.Need("seat")), readCard(o.Need("card"))}
	case "aimed":
		o := n.Object("type", "seat", "at")
		return Aimed{readSeat(o.Need("seat")), readPlace(o.Need("at"))}
	case "accused":
		o := n.Object("type", "seat", "of")
		return Accused{readSeat(o.Need("seat")), readSeat(o.Need("of"))}
	case "passed":
		return Passed{readSeat(n.Object("type", "seat").Need("seat"))}
	case "cancelled":
		return Cancelled{readSeat(n.Object("type", "seat").Need("seat"))}
	case "looked":
		o := n.Object("type", "seat", "at", "card")
		return Looked{readSeat(o.Need("seat")), readPlace(o.Need("at")), readBlank(o)}
	case "voted":
		o := n.Object("type", "seat", "ballot")
		e := Voted{Seat: readSeat(o.Need("seat"))}
		if m, ok := o.Opt("ballot"); ok {
			e.Ballot = readBallot(m)
		}
		return e
	case "counted":
		o := n.Object("type", "guilty", "innocent")
		return Counted{readSeats(o.Need("guilty")), readSeats(o.Need("innocent"))}
	case "unmasked":
		o := n.Object("type", "seat", "card")
		return Unmasked{readSeat(o.Need("seat")), readCard(o.Need("card"))}
	case "revealed":
		o := n.Object("type", "envelope", "roles", "hands")
		e := Revealed{Envelope: readCard(o.Need("envelope")), Roles: readCards(o.Need("roles")), Hands: [][]Card{}}
		for _, m := range o.Need("hands").List(maxSeats) {
			e.Hands = append(e.Hands, readCards(m))
		}
		return e
	case "ended":
		var e Ended
		into(n.Object("type", "outcome").Need("outcome"), &e.Outcome)
		return e
	case "asked":
		o := n.Object("type", "pending", "options")
		var e Asked
		into(o.Need("pending"), &e.Pending)
		if m, ok := o.Opt("options"); ok {
			e.Options = []Action{}
			for _, m := range m.List(len(actions)) {
				e.Options = append(e.Options, readAction(m))
			}
		}
		return e
	}
	n.Fail("%.40q is no event", kind)
	return nil
}

// into reads a value of package joe's.
func into(n strict.Node, v json.Unmarshaler) {
	if text := n.Raw(); text != nil {
		if err := v.UnmarshalJSON(text); err != nil {
			n.Fail("%v", err)
		}
	}
}

func readInt(n strict.Node) int { return int(n.Int(math.MinInt32, math.MaxInt32)) }

func readSeat(n strict.Node) joe.Seat { return joe.Seat(n.Int(0, maxSeats-1)) }

func readSeats(n strict.Node) (set joe.SeatSet) {
	into(n, &set)
	return set
}

func readCard(n strict.Node) Card { return Card(1 + n.OneOf(cardNames[1:]...)) }

// readBlank reads a card that may be left out.
func readBlank(o strict.Object) Card {
	if m, ok := o.Opt("card"); ok {
		return readCard(m)
	}
	return 0
}

// readCards reads at most as many cards as there are, never nil.
func readCards(n strict.Node) []Card {
	cards := []Card{}
	for _, m := range n.List(deckSize) {
		cards = append(cards, readCard(m))
	}
	return cards
}

func readBallot(n strict.Node) Ballot { return Ballot(1 + n.OneOf(ballotNames[1:]...)) }

func readPlace(n strict.Node) Place {
	if n.IsString() {
		n.OneOf("envelope")
		return Envelope
	}
	return Place(readSeat(n))
}
