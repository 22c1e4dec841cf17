package deckbuilder

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// opWords are the steps in JSON: of those that wait, the Kind of what is pending.
var opWords = [nOps]string{
	opDeal: AskDeal, opThrow: AskThrow, opLot: AskLot, opMissions: AskMissions, opRide: AskRide, opJoin: AskJoin, opWindow: AskCards,
	opName: AskSkill, opRecruit: AskRecruit, opPick: AskCard, opSlot: AskSlot, opSeat: AskSeat, opMay: AskMay, opEither: AskOption,
	opRetire: AskRetire, opGive: AskGive, opVote: AskVote, opSabotage: AskSabotage, opDefend: AskDefence, opFoe: AskFoe, opSchemes: "sabotage-draw", opAccused: "accusation", opProven: "accusation-proven", opFlipped: "flipped", opFirst: "first-accusation",
	opSwap: AskIntel, opUpgrade: AskUpgrade, opMount: AskEquip, opAvert: AskAvert, opIcon: "guard-icon", opEquip: "equip-next",
	opSetup: "set-up", opTurn: "turn", opRound: "round-end", opDraw: "draw", opMission: "mission", opReveal: "complications",
	opResolve: "resolve", opStory: "story", opThreat: "threat", opSpace: "space", opAbility: "ability", opEffects: "effects",
	opEffect: "effect", opFill: "line-up", opScout: "scout",
}

var partWords = [nParts]string{doing: "do", paying: "pay", thening: "then", oring: "or"}

// stepJSON is a step in JSON. What is zero is left out; so is the seat where there is
// none.
type stepJSON struct {
	Op      string       `json:"op"`
	Seat    *joe.Seat    `json:"seat,omitempty"`
	N       int8         `json:"n,omitempty"`
	M       int8         `json:"m,omitempty"`
	From    *Place       `json:"from,omitempty"`  // of a deal, for m
	To      *Place       `json:"to,omitempty"`    // and for n
	Seats   *joe.SeatSet `json:"seats,omitempty"` // of a lot and a vote, for m
	Card    any          `json:"card,omitempty"`  // its id in a position, its number in an event
	Ability uint8        `json:"ability,omitempty"`
	Part    string       `json:"part,omitempty"`
	I       uint8        `json:"i,omitempty"`
	J       uint8        `json:"j,omitempty"`
}

// json is the step in JSON; card gives what stands for its card.
func (s step) json(card func(content.ID) any) stepJSON {
	j := stepJSON{Op: opWords[s.op], N: s.n, M: s.m, Ability: s.ref.ability, I: s.ref.i, J: s.ref.j}
	if s.seat != joe.Nobody {
		j.Seat = &s.seat
	}
	switch s.op {
	case opDeal:
		j.From, j.To, j.N, j.M = &places[s.m], &places[s.n], 0, 0
	case opLot, opVote:
		set := joe.SeatSet(s.m)
		j.Seats, j.M = &set, 0
	}
	if s.ref.card != 0 {
		j.Card = card(s.ref.card)
	}
	if s.ref.part != doing {
		j.Part = partWords[s.ref.part]
	}
	return j
}

func (s *steps) json(card func(content.ID) any) []stepJSON {
	list := []stepJSON{}
	for _, p := range s.list[:s.n] {
		list = append(list, p.json(card))
	}
	return list
}

// readSteps reads a stack of steps; card reads what stands for a card.
func readSteps(n strict.Node, card func(strict.Node) content.ID) (d steps) {
	for _, m := range n.List(maxSteps) {
		d.push(readStep(m, card))
	}
	return d
}

func readStep(n strict.Node, card func(strict.Node) content.ID) step {
	keys := []string{"op", "seat", "card", "ability", "part", "i", "j", "n", "m"}
	var what strict.Object
	for key, value := range n.Entries(len(keys) + 3) { // what other keys there are depends on the op
		if key == "op" {
			switch i := op(value.OneOf(opWords[1:]...)) + 1; i {
			case opDeal:
				keys = append(keys[:7], "from", "to")
			case opLot, opVote:
				keys = append(keys[:8], "seats")
			}
		}
	}
	what = n.Object(keys...)
	s := step{op: op(what.Need("op").OneOf(opWords[1:]...)) + 1, seat: joe.Nobody}
	if m, ok := what.Opt("seat"); ok {
		s.seat = wire.Seat(m)
	}
	small := func(key string, least, most int64) int64 {
		if m, ok := what.Opt(key); ok {
			return m.Int(least, most)
		}
		return 0
	}
	s.n, s.m = int8(small("n", -128, 127)), int8(small("m", -128, 127))
	switch s.op {
	case opDeal:
		s.m, s.n = index(placeIn(what, "from")), index(placeIn(what, "to"))
	case opLot, opVote:
		s.m = int8(wire.SeatSet(what.Need("seats")))
	}
	if m, ok := what.Opt("card"); ok {
		s.ref.card = card(m)
	}
	if m, ok := what.Opt("part"); ok {
		s.ref.part = part(m.OneOf(partWords[:]...))
	}
	s.ref.ability, s.ref.i, s.ref.j = uint8(small("ability", 0, 255)), uint8(small("i", 0, 255)), uint8(small("j", 0, 255))
	return s
}

// todoJSON is a Todo in JSON.
type todoJSON struct {
	Steps []stepJSON `json:"steps"`
	Spun  uint8      `json:"spun,omitempty"`
}

// MarshalJSON writes what is to be done. An event does not know its card set, so that
// cards stand in it by their numbers there ([content.ID]), not by their ids: a Todo is
// for View.With, not for reading.
func (d Todo) MarshalJSON() ([]byte, error) {
	return json.Marshal(todoJSON{d.steps.json(func(id content.ID) any { return id }), d.spun})
}

// UnmarshalJSON reads what MarshalJSON writes. Whether it can be done in a position,
// View.With sees. Into nil it is an error.
func (d *Todo) UnmarshalJSON(data []byte) error {
	var read Todo
	if err := strict.Read(data, messageLimits, func(n strict.Node) { read = readTodo(n) }); err != nil {
		return joe.Malformed(err)
	}
	if d == nil {
		return wire.Nowhere("Todo")
	}
	*d = read
	return nil
}

func readTodo(n strict.Node) Todo {
	o := n.Object("steps", "spun")
	d := Todo{steps: readSteps(o.Need("steps"), func(m strict.Node) content.ID { return content.ID(m.Int(1, 1<<16-1)) })}
	if m, ok := o.Opt("spun"); ok {
		d.spun = uint8(m.Int(1, maxTriggers))
	}
	return d
}
