package deckbuilder

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// DecodeEvent reads an event as its MarshalJSON writes it, the keys in any order.
// Errors are of kind joe.ErrMalformed, with the path of the fault. Whether the event
// can happen is for [View.With] to see.
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

func placeIn(o strict.Object, key string) (p Place) {
	n := o.Need(key)
	if wire.Text(n, &p); p == (Place{}) {
		n.Fail("a place, such as \"hand/0\" or \"hangar\"")
	}
	return p
}

// whyIn is the rule or the card behind an event.
func whyIn(o strict.Object) joe.RuleID {
	n := o.Need("why")
	why := n.Text()
	if why == "" {
		n.Fail("the rule or the card by which it happens")
	}
	return joe.RuleID(why)
}

// diceOf makes a reader of dice that fall, and why.
func diceOf(word string, make func(fell Throw, why joe.RuleID) Event) eventReader {
	return eventReader{word, append([]string{"why"}, diceKeys...), func(o strict.Object) Event { return make(diceIn(o), whyIn(o)) }}
}

var eventReaders = []eventReader{
	{"began", []string{"seats"}, func(o strict.Object) Event { return Began{int(o.Need("seats").Int(1, maxSeats))} }},
	{"first-chosen", []string{"seat"}, func(o strict.Object) Event { return FirstChosen{seatIn(o, "seat")} }},
	{"moved", []string{"card", "from", "to", "why", "known"}, func(o strict.Object) Event {
		e := Moved{From: placeIn(o, "from"), To: placeIn(o, "to"), Why: whyIn(o)}
		if m, ok := o.Opt("known"); ok {
			e.Known = wire.SeatSet(m)
		}
		if m := o.Need("card"); e.Known == 0 || m.Text() != "" {
			e.Card = readCard(m)
		}
		return e
	}},
	{"shuffled", []string{"from", "to", "why"}, func(o strict.Object) Event {
		return Shuffled{placeIn(o, "from"), placeIn(o, "to"), whyIn(o)}
	}},
	{"turn-began", []string{"seat", "round"}, func(o strict.Object) Event { return TurnBegan{seatIn(o, "seat"), roundIn(o)} }},
	{"phase-began", []string{"phase"}, func(o strict.Object) Event {
		words := phaseWords[missions:]
		return PhaseBegan{words[o.Need("phase").OneOf(words...)]}
	}},
	{"attempted", []string{"card", "place", "level", "rides"}, func(o strict.Object) Event {
		e := Attempted{Card: cardIn(o), Place: placeIn(o, "place")}
		if m, ok := o.Opt("level"); ok {
			e.Level = uint8(m.Int(1, maxLevels))
		}
		if m, ok := o.Opt("rides"); ok {
			e.Rides = readCard(m)
		}
		return e
	}},
	{"started", nil, func(strict.Object) Event { return Started{} }},
	{"skill-named", []string{"skill"}, func(o strict.Object) Event {
		var e SkillNamed
		wire.Text(o.Need("skill"), &e.Skill)
		return e
	}},
	{"changed", []string{"what", "seat", "skill", "by", "why"}, func(o strict.Object) Event {
		e := Changed{Seat: seatIn(o, "seat"), By: int8(o.Need("by").Int(-128, 127)), Why: whyIn(o)}
		wire.Text(o.Need("what"), &e.What)
		if m, ok := o.Opt("skill"); ok {
			wire.Text(m, &e.Skill)
		}
		return e
	}},
	diceOf("rolled", func(x Throw, why joe.RuleID) Event { return Rolled{x.Blanks, x.Hits, x.Doubles, why} }),
	diceOf("side-rolled", func(x Throw, why joe.RuleID) Event { return SideRolled{x.Blanks, x.Hits, x.Doubles, why} }),
	diceOf("picked-up", func(x Throw, why joe.RuleID) Event { return PickedUp{x.Blanks, x.Hits, x.Doubles, why} }),
	{"converted", []string{"blanks", "why"}, func(o strict.Object) Event { return Converted{byteIn(o, "blanks"), whyIn(o)} }},
	{"spent", []string{"card", "place"}, func(o strict.Object) Event { return Spent{cardIn(o), placeIn(o, "place")} }},
	{"decided", []string{"success", "hits", "difficulty"}, func(o strict.Object) Event {
		return Decided{o.Need("success").Bool(), int(o.Need("hits").Int(0, 1<<15-1)), int(o.Need("difficulty").Int(0, 1<<15-1))}
	}},
	{"mission-ended", nil, func(strict.Object) Event { return MissionEnded{} }},
	{"story-recorded", []string{"success"}, func(o strict.Object) Event { return StoryRecorded{o.Need("success").Bool()} }},
	{"threat-moved", []string{"to", "why"}, func(o strict.Object) Event { return ThreatMoved{byteIn(o, "to"), whyIn(o)} }},
	{"round-ended", []string{"round"}, func(o strict.Object) Event { return RoundEnded{roundIn(o)} }},
	{"noted", []string{"why", "card"}, func(o strict.Object) Event {
		e := Noted{Why: whyIn(o)}
		if m, ok := o.Opt("card"); ok {
			e.Card = readCard(m)
		}
		return e
	}},
	{"silent-rolled", diceKeys, func(o strict.Object) Event { return SilentRolled(diceIn(o)) }},
	{"silence-checked", []string{"cards", "value"}, func(o strict.Object) Event {
		return SilenceChecked{int(o.Need("cards").Int(0, 255)), int(o.Need("value").Int(-99, 99))}
	}},
	{"noise-changed", []string{"noisy", "why"}, func(o strict.Object) Event { return NoiseChanged{o.Need("noisy").Bool(), whyIn(o)} }},
	{"allegiance-changed", []string{"seat", "to", "why"}, func(o strict.Object) Event {
		return AllegianceChanged{seatIn(o, "seat"), o.Need("to").Text(), whyIn(o)}
	}},
	{"accusations-retired", []string{"why"}, func(o strict.Object) Event { return AccusationsRetired{whyIn(o)} }},
	{"plotted", []string{"seat"}, func(o strict.Object) Event { return Plotted{seatIn(o, "seat")} }},
	{"spared", []string{"seat", "why"}, func(o strict.Object) Event { return Spared{seatIn(o, "seat"), whyIn(o)} }},
	{"foe-named", []string{"seat"}, func(o strict.Object) Event { return FoeNamed{seatIn(o, "seat")} }},
	{"showed", []string{"seat", "card", "why"}, func(o strict.Object) Event { return Showed{seatIn(o, "seat"), cardIn(o), whyIn(o)} }},
	{"opened", []string{"place", "cards"}, func(o strict.Object) Event {
		e := Opened{Place: placeIn(o, "place"), Cards: []string{}} // an empty pile is [], not null
		for _, m := range o.Need("cards").List(255) {
			e.Cards = append(e.Cards, readCard(m))
		}
		return e
	}},
	{"rested", []string{"seat"}, func(o strict.Object) Event { return Rested{seatIn(o, "seat")} }},
	{"defence-rolled", diceKeys, func(o strict.Object) Event { return DefenceRolled(diceIn(o)) }},
	{"mounted", []string{"card", "place", "rides", "why"}, func(o strict.Object) Event {
		return Mounted{cardIn(o), placeIn(o, "place"), readCard(o.Need("rides")), whyIn(o)}
	}},
	{"fired", nil, func(strict.Object) Event { return Fired{} }},
	{"guards-rolled", diceKeys, func(o strict.Object) Event { return GuardsRolled(diceIn(o)) }},
	{"ended", []string{"outcome", "cause"}, func(o strict.Object) Event {
		var e Ended
		wire.Into(o.Need("outcome"), &e.Outcome)
		if m, ok := o.Opt("cause"); ok {
			e.Cause = joe.RuleID(m.Text())
			if _, known := endingOf(e.Cause); !known {
				m.Fail("the rule by which a game of this kind is won or lost")
			}
		}
		return e
	}},
	{"asked", []string{"pending", "options", "todo"}, readAsked},
}

func roundIn(o strict.Object) uint16 { return uint16(o.Need("round").Int(0, 1<<16-1)) }

func readAsked(o strict.Object) Event {
	var e Asked
	wire.Into(o.Need("pending"), &e.Pending)
	if list, ok := o.Opt("options"); ok {
		for _, m := range list.List(1 << 10) {
			e.Options = append(e.Options, readAction(m))
		}
		mustList(list, len(e.Options))
	}
	e.Todo = readTodo(o.Need("todo"))
	return e
}

var eventTypes = func() (words []string) {
	for _, r := range eventReaders {
		words = append(words, r.word)
	}
	return words
}()

func readEvent(n strict.Node) Event {
	tag := wire.Tag(n, eventTypes)
	if tag < 0 {
		return nil
	}
	r := eventReaders[tag]
	return r.read(n.Object(append([]string{"type"}, r.keys...)...))
}
