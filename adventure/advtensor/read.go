package advtensor

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// Position is what a tensor tells, in the words of an [adventure.View]: each field is what
// the View's method of that name gives, cards by their ids. What is by seat is by its
// number at the table; of seats that do not play it is zero.
type Position struct {
	Seats   int
	Seat    joe.Seat // or joe.Spectator
	Round   int
	First   joe.Seat
	Active  joe.Seat
	ToAct   joe.Seat
	Asks    string   // the Kind of the Pending question
	Other   joe.Seat // and its other seat
	Over    bool
	Winners joe.SeatSet // of the Outcome
	Reason  joe.RuleID

	Rolling     joe.SeatSet // who rolls for the first turn
	Rolls       [4]int      // what they have rolled
	Turn        adventure.Turn
	White, Dark int // the Dice
	Bumped      joe.Seat

	Piece     [4]adventure.Piece
	Pawn      [4]adventure.Space
	Objective [4]string
	Reached   [4][]string
	Points    [4]int
	Holds     [4][adventure.AttackCannon + 1]int // by seat, by Equipment
	Returned  joe.SeatSet
	Ferried   joe.SeatSet

	ObjectivesLeft  []string
	EquipmentUnseen [adventure.AttackCannon + 1]int // by Equipment
	EquipmentUnder  []adventure.Equipment
	BattleUnseen    map[string]int
	BattleUnder     []string
}

// Read is what a tensor tells. It is the way back of Spec.Tensor: for tests, and to look
// at what a net is shown. It is false for a slice of another length; of numbers that no
// View gives it makes what it can.
func (s *Spec) Read(tensor []float32) (Position, bool) {
	if s.Len() == 0 || len(tensor) != s.size {
		return Position{}, false
	}
	t := numbers(tensor)
	p := Position{Seats: t.marked(s.seats, 3) + 2, Seat: joe.Spectator}
	if i := t.marked(s.seat, maxSeats); i >= 0 {
		p.Seat = joe.Seat(i)
	}
	c := around(p.Seat, p.Seats)
	p.Round = t.count(s.round, roundUnit)
	p.First = c.seat(t.marked(s.first, maxSeats))
	p.Active = c.seat(t.marked(s.active, maxSeats))
	p.ToAct = c.seat(t.marked(s.toAct, maxSeats))
	if t[s.toAct+maxSeats] > 0.5 {
		p.ToAct = joe.Chance
	}
	p.Asks = word(t, s.asks, asks)
	p.Other = c.seat(t.marked(s.other, maxSeats))
	p.Over = t[s.over] > 0.5
	p.Winners = t.set(s.winners, c)
	p.Reason = word(t, s.reason, reasons)
	p.Rolling = t.set(s.rolling, c)
	p.Turn = adventure.Turn{
		Stage: word(t, s.stage, stages), Steps: t.count(s.steps, maxSteps), Gains: t.count(s.gains, maxGains),
		Triggers: t.count(s.triggers, triggerUnit), Card: word(t, s.card, s.battles), Why: word(t, s.done, dones),
		Chain: t.set(s.chain, c), Origin: word(t, s.origin, s.names),
	}
	p.White, p.Dark = t.count(s.dice, 6), t.count(s.dice+1, 6)
	p.Bumped = c.seat(t.marked(s.bumped, maxSeats))
	p.Returned, p.Ferried = t.set(s.returned, c), t.set(s.ferried, c)
	for i := range p.Seats {
		s.readSeat(t, &p, c.seat(i), i)
	}
	s.readPiles(t, &p)
	return p, true
}

// word is the word of a row of flags; the zero word where none is set.
func word[T any](t numbers, at int, words []T) T {
	var none T
	if i := t.marked(at, len(words)); i >= 0 {
		return words[i]
	}
	return none
}

// words is the words of all flags of a row that are set.
func words(t numbers, at int, of []string) []string {
	var list []string
	for i, w := range of {
		if t[at+i] > 0.5 {
			list = append(list, w)
		}
	}
	return list
}

func (s *Spec) readSeat(t numbers, p *Position, seat joe.Seat, i int) {
	p.Rolls[seat] = t.count(s.rolls+i, 6)
	p.Piece[seat] = adventure.Piece(t.marked(s.piece+i*pieces, pieces) + 1)
	p.Pawn[seat] = word(t, s.pawn+i*len(s.names), s.names)
	p.Objective[seat] = word(t, s.objective+i*objectives, s.goals)
	p.Reached[seat] = words(t, s.reached+i*objectives, s.goals)
	p.Points[seat] = t.count(s.points+i, pointUnit)
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		p.Holds[seat][e] = t.count(s.holds+i*equipments+int(e)-1, holdUnit)
	}
}

func (s *Spec) readPiles(t numbers, p *Position) {
	p.ObjectivesLeft = words(t, s.left, s.goals)
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		p.EquipmentUnseen[e] = t.count(s.unseenEquipment+int(e)-1, cardUnit)
	}
	p.BattleUnseen = make(map[string]int)
	for i, id := range s.battles {
		if n := t.count(s.unseenBattle+i, cardUnit); n > 0 {
			p.BattleUnseen[id] = n
		}
	}
	for i := range under {
		if e := t.marked(s.underEquipment+i*equipments, equipments); e >= 0 {
			p.EquipmentUnder = append(p.EquipmentUnder, adventure.Equipment(e+1))
		}
		if id := word(t, s.underBattle+i*len(s.battles), s.battles); id != "" {
			p.BattleUnder = append(p.BattleUnder, id)
		}
	}
}
