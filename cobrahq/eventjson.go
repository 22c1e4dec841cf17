package cobrahq

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

// who, at and so on read the fields that events share.
func who(o strict.Object) joe.Seat    { return wire.Seat(o.Need("seat")) }
func where(o strict.Object) Square    { return readSquare(o.Need("at")) }
func tileOf(o strict.Object) Tile     { return readTile(o.Need("tile")) }
func rival(o strict.Object) joe.Seat  { return wire.Seat(o.Need("opponent")) }
func leftBy(o strict.Object) joe.Seat { return wire.Seat(o.Need("from")) }
func fromTo(o strict.Object) (joe.Seat, Square, Square) {
	return who(o), readSquare(o.Need("from")), readSquare(o.Need("to"))
}

var eventReaders = []eventReader{
	{"began", []string{"seats"}, func(o strict.Object) Event { return Began{int(o.Need("seats").Int(2, 4))} }},
	{"first-rolled", []string{"seat", "pips"}, func(o strict.Object) Event {
		return FirstRolled{who(o), wire.Byte(o.Need("pips"))}
	}},
	{"first-tied", []string{"seats"}, func(o strict.Object) Event { return FirstTied{wire.SeatSet(o.Need("seats"))} }},
	{"first-chosen", []string{"seat"}, func(o strict.Object) Event { return FirstChosen{who(o)} }},
	{"turn-began", []string{"seat", "round"}, func(o strict.Object) Event {
		return TurnBegan{who(o), uint16(o.Need("round").Int(0, 65535))}
	}},
	{"die-rolled", []string{"seat", "pips"}, func(o strict.Object) Event {
		return DieRolled{who(o), wire.Byte(o.Need("pips"))}
	}},
	{"boosted", []string{"seat", "tile", "add"}, func(o strict.Object) Event {
		return Boosted{who(o), tileOf(o), wire.Byte(o.Need("add"))}
	}},
	{"moved", []string{"seat", "from", "to"}, func(o strict.Object) Event {
		s, from, to := fromTo(o)
		return Moved{s, from, to}
	}},
	{"embarked", []string{"seat", "from", "to"}, func(o strict.Object) Event {
		s, from, to := fromTo(o)
		return Embarked{s, from, to}
	}},
	{"landed", []string{"seat", "from", "to"}, func(o strict.Object) Event {
		s, from, to := fromTo(o)
		return Landed{s, from, to}
	}},
	{"took", []string{"seat", "from", "tile"}, func(o strict.Object) Event { return Took{who(o), leftBy(o), tileOf(o)} }},
	{"declined", []string{"seat", "from"}, func(o strict.Object) Event { return Declined{who(o), leftBy(o)} }},
	{"stopped", []string{"seat", "at"}, func(o strict.Object) Event { return Stopped{who(o), where(o)} }},
	{"turned", []string{"seat", "at", "tile"}, func(o strict.Object) Event { return Turned{who(o), where(o), tileOf(o)} }},
	{"boat-taken", []string{"seat", "at"}, func(o strict.Object) Event { return BoatTaken{who(o), where(o)} }},
	{"boat-left", []string{"seat", "at"}, func(o strict.Object) Event { return BoatLeft{who(o), where(o)} }},
	{"secret-taken", []string{"seat"}, func(o strict.Object) Event { return SecretTaken{who(o)} }},
	{"challenged", []string{"seat", "opponent"}, func(o strict.Object) Event { return Challenged{who(o), rival(o)} }},
	{"rolled-off", []string{"seat", "opponent", "white", "black"}, func(o strict.Object) Event {
		return RolledOff{who(o), rival(o), wire.Byte(o.Need("white")), wire.Byte(o.Need("black"))}
	}},
	{"held", []string{"seat", "at", "tile"}, func(o strict.Object) Event { return Held{who(o), where(o), tileOf(o)} }},
	{"bomb-lifted", []string{"seat", "at"}, func(o strict.Object) Event { return BombLifted{who(o), where(o)} }},
	{"bomb-placed", []string{"seat", "at"}, func(o strict.Object) Event { return BombPlaced{who(o), where(o)} }},
	{"bomb-removed", []string{"seat"}, func(o strict.Object) Event { return BombRemoved{who(o)} }},
	{"henchman-taken", []string{"seat", "at", "tile"}, func(o strict.Object) Event {
		return HenchmanTaken{who(o), where(o), tileOf(o)}
	}},
	{"turn-ended", []string{"seat", "why"}, func(o strict.Object) Event {
		return TurnEnded{who(o), joe.RuleID(o.Need("why").Text())}
	}},
	{"stranded", []string{"seat"}, func(o strict.Object) Event { return Stranded{who(o)} }},
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
