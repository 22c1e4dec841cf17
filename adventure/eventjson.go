package adventure

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// DecodeEvent reads an event as its MarshalJSON writes it, the keys in any order.
// Errors are of kind joe.ErrMalformed, with the path of the fault. Whether the
// event can happen is for [View.With] to see.
func DecodeEvent(data []byte) (Event, error) {
	var e Event
	err := strict.Read(data, messageLimits, func(n strict.Node) { e = readEvent(n) })
	if err != nil {
		return nil, joe.Malformed(err)
	}
	return e, nil
}

// UnmarshalJSON reads a list of events, as json.Marshal writes one.
func (list *Events) UnmarshalJSON(data []byte) error {
	events := Events{}
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) {
		for _, m := range n.List(1 << 16) {
			events = append(events, readEvent(m))
		}
	})
	if err != nil {
		return joe.Malformed(err)
	}
	if list == nil {
		return wire.Nowhere("Events")
	}
	*list = events
	return nil
}

// eventReader reads the body of one type of event.
type eventReader struct {
	word string
	keys []string
	read func(o strict.Object) Event
}

func seatIn(o strict.Object, key string) joe.Seat { return wire.Seat(o.Need(key)) }
func byteIn(o strict.Object, key string) uint8    { return wire.Byte(o.Need(key)) }
func spaceIn(o strict.Object, key string) Space   { return readSpace(o.Need(key)) }

// flagIn is a flag that is left out where it is false.
func flagIn(o strict.Object, key string) bool {
	n, ok := o.Opt(key)
	if ok && !n.Bool() {
		n.Fail("left out where it is false")
	}
	return ok
}

var eventReaders = []eventReader{
	{"began", []string{"seats"}, func(o strict.Object) Event {
		return Began{Seats: int(o.Need("seats").Int(2, 4))}
	}},
	{"first-rolled", []string{"seat", "pips"}, func(o strict.Object) Event {
		return FirstRolled{Seat: seatIn(o, "seat"), Pips: byteIn(o, "pips")}
	}},
	{"first-tied", []string{"seats"}, func(o strict.Object) Event {
		return FirstTied{Seats: wire.SeatSet(o.Need("seats"))}
	}},
	{"first-chosen", []string{"seat"}, func(o strict.Object) Event {
		return FirstChosen{Seat: seatIn(o, "seat")}
	}},
	{"start-chosen", []string{"seat", "at"}, func(o strict.Object) Event {
		return StartChosen{Seat: seatIn(o, "seat"), At: spaceIn(o, "at")}
	}},
	{"turn-began", []string{"seat", "round", "extra"}, func(o strict.Object) Event {
		return TurnBegan{Seat: seatIn(o, "seat"), Round: uint16(o.Need("round").Int(0, 65535)), Extra: flagIn(o, "extra")}
	}},
	{"went-on", []string{"seat"}, func(o strict.Object) Event {
		return WentOn{Seat: seatIn(o, "seat")}
	}},
	{"entered", []string{"seat", "at"}, func(o strict.Object) Event {
		return Entered{Seat: seatIn(o, "seat"), At: spaceIn(o, "at")}
	}},
	{"flew", []string{"seat", "to"}, func(o strict.Object) Event {
		return Flew{Seat: seatIn(o, "seat"), To: spaceIn(o, "to")}
	}},
	{"die-rolled", []string{"seat", "pips"}, func(o strict.Object) Event {
		return DieRolled{Seat: seatIn(o, "seat"), Pips: byteIn(o, "pips")}
	}},
	{"dice-rolled", []string{"seat", "white", "dark"}, func(o strict.Object) Event {
		return DiceRolled{Seat: seatIn(o, "seat"), White: byteIn(o, "white"), Dark: byteIn(o, "dark")}
	}},
	{"stayed", []string{"seat", "why"}, func(o strict.Object) Event {
		return Stayed{Seat: seatIn(o, "seat"), Why: joe.RuleID(o.Need("why").Text())}
	}},
	{"bumped", []string{"seat", "by", "at"}, func(o strict.Object) Event {
		return Bumped{Seat: seatIn(o, "seat"), By: seatIn(o, "by"), At: spaceIn(o, "at")}
	}},
	{"retreated", []string{"seat", "from", "to"}, func(o strict.Object) Event {
		return Retreated{Seat: seatIn(o, "seat"), From: spaceIn(o, "from"), To: spaceIn(o, "to")}
	}},
	{"directed", []string{"seat", "at"}, func(o strict.Object) Event {
		return Directed{Seat: seatIn(o, "seat"), At: spaceIn(o, "at")}
	}},
	{"sent-to", []string{"seat", "to", "out"}, func(o strict.Object) Event {
		return SentTo{Seat: seatIn(o, "seat"), To: spaceIn(o, "to"), Out: flagIn(o, "out")}
	}},
	{"jumped", []string{"seat", "to"}, func(o strict.Object) Event {
		return Jumped{Seat: seatIn(o, "seat"), To: spaceIn(o, "to")}
	}},
	{"sneaked", []string{"seat", "white", "dark"}, func(o strict.Object) Event {
		return Sneaked{Seat: seatIn(o, "seat"), White: byteIn(o, "white"), Dark: byteIn(o, "dark")}
	}},
	{"battle-drawn", []string{"seat", "card"}, func(o strict.Object) Event {
		return BattleDrawn{Seat: seatIn(o, "seat"), Card: readCard(o.Need("card"))}
	}},
	{"battle-won", []string{"seat"}, func(o strict.Object) Event {
		return BattleWon{Seat: seatIn(o, "seat")}
	}},
	{"battle-nothing", []string{"seat"}, func(o strict.Object) Event {
		return BattleNothing{Seat: seatIn(o, "seat")}
	}},
	{"objective-reached", []string{"seat", "card", "points"}, func(o strict.Object) Event {
		return ObjectiveReached{Seat: seatIn(o, "seat"), Card: readCard(o.Need("card")), Points: int16(o.Need("points").Int(0, 1<<15-1))}
	}},
	{"objective-drawn", []string{"seat", "card", "dealt"}, func(o strict.Object) Event {
		return ObjectiveDrawn{Seat: seatIn(o, "seat"), Card: readCard(o.Need("card")), Dealt: flagIn(o, "dealt")}
	}},
	{"turn-ended", []string{"seat", "why"}, func(o strict.Object) Event {
		return TurnEnded{Seat: seatIn(o, "seat"), Why: joe.RuleID(o.Need("why").Text())}
	}},
	{"paid", []string{"seat", "card", "ferry"}, func(o strict.Object) Event {
		e := Paid{Seat: seatIn(o, "seat"), Ferry: flagIn(o, "ferry")}
		wire.Text(o.Need("card"), &e.Card)
		return e
	}},
	{"equipment-drawn", []string{"seat", "card"}, func(o strict.Object) Event {
		e := EquipmentDrawn{Seat: seatIn(o, "seat")}
		wire.Text(o.Need("card"), &e.Card)
		return e
	}},
	{"equipment-lost", []string{"seat", "card"}, func(o strict.Object) Event {
		e := EquipmentLost{Seat: seatIn(o, "seat")}
		wire.Text(o.Need("card"), &e.Card)
		return e
	}},
	{"piece-chosen", []string{"seat", "piece"}, func(o strict.Object) Event {
		e := PieceChosen{Seat: seatIn(o, "seat")}
		wire.Text(o.Need("piece"), &e.Piece)
		return e
	}},
	{"moved", []string{"seat", "from", "to", "left", "way"}, func(o strict.Object) Event {
		e := Moved{Seat: seatIn(o, "seat"), From: spaceIn(o, "from"), To: spaceIn(o, "to")}
		if m, ok := o.Opt("left"); ok {
			e.Left = uint8(m.Int(1, 255))
		}
		wire.Text(o.Need("way"), &e.Way)
		return e
	}},
	{"ended", []string{"outcome"}, func(o strict.Object) Event {
		var e Ended
		wire.Into(o.Need("outcome"), &e.Outcome)
		return e
	}},
	{"asked", []string{"pending", "options"}, readAsked},
}

func readAsked(o strict.Object) Event {
	var e Asked
	wire.Into(o.Need("pending"), &e.Pending)
	if list, ok := o.Opt("options"); ok {
		for _, m := range list.List(1 << 10) {
			e.Options = append(e.Options, readAction(m))
		}
		if e.Options == nil {
			list.Fail("left out where there are none")
		}
	}
	return e
}

func readEvent(n strict.Node) Event {
	words := make([]string, len(eventReaders))
	for i, r := range eventReaders {
		words[i] = r.word
	}
	tag := wire.Tag(n, words)
	if tag < 0 {
		return nil
	}
	r := eventReaders[tag]
	return r.read(n.Object(append([]string{"type"}, r.keys...)...))
}
