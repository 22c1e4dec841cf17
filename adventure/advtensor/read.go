package advtensor

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/tensor"
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
	if s.Len() == 0 || len(tensor) != s.Len() {
		return Position{}, false
	}
	return s.read(tensor), true
}

func (s *Spec) read(t tensor.Numbers) Position {
	p := Position{Seats: t.Marked(s.seats, 3) + 2, Seat: joe.Spectator}
	if i := t.Marked(s.seat, maxSeats); i >= 0 {
		p.Seat = joe.Seat(i)
	}
	c := tensor.Around(p.Seat, p.Seats)
	p.Round = t.Count(s.round, roundUnit)
	p.First = c.Seat(t.Marked(s.first, maxSeats))
	p.Active = c.Seat(t.Marked(s.active, maxSeats))
	p.ToAct = c.Seat(t.Marked(s.toAct, maxSeats))
	if t.Has(s.toAct + maxSeats) {
		p.ToAct = joe.Chance
	}
	p.Asks = tensor.Word(t, s.asks, asks)
	p.Other = c.Seat(t.Marked(s.other, maxSeats))
	p.Over = t.Has(s.over)
	p.Winners = t.Set(s.winners, c)
	p.Reason = tensor.Word(t, s.reason, reasons)
	p.Rolling = t.Set(s.rolling, c)
	p.Turn = adventure.Turn{
		Stage: tensor.Word(t, s.stage, stages), Steps: t.Count(s.steps, maxSteps), Gains: t.Count(s.gains, maxGains),
		Triggers: t.Count(s.triggers, triggerUnit), Card: tensor.Word(t, s.card, s.battles), Why: tensor.Word(t, s.done, dones),
		Chain: t.Set(s.chain, c), Origin: tensor.Word(t, s.origin, s.names),
	}
	p.White, p.Dark = t.Count(s.dice, 6), t.Count(s.dice+1, 6)
	p.Bumped = c.Seat(t.Marked(s.bumped, maxSeats))
	p.Returned, p.Ferried = t.Set(s.returned, c), t.Set(s.ferried, c)
	for i := range p.Seats {
		s.readSeat(t, &p, c.Seat(i), i)
	}
	s.readPiles(t, &p)
	return p
}

// words is the words of all flags of a row that are set.
func words(t tensor.Numbers, at int, of []string) []string {
	var list []string
	for i, w := range of {
		if t.Has(at + i) {
			list = append(list, w)
		}
	}
	return list
}

func (s *Spec) readSeat(t tensor.Numbers, p *Position, seat joe.Seat, i int) {
	p.Rolls[seat] = t.Count(s.rolls+i, 6)
	p.Piece[seat] = adventure.Piece(t.Marked(s.piece+i*pieces, pieces) + 1)
	p.Pawn[seat] = tensor.Word(t, s.pawn+i*len(s.names), s.names)
	p.Objective[seat] = tensor.Word(t, s.objective+i*objectives, s.goals)
	p.Reached[seat] = words(t, s.reached+i*objectives, s.goals)
	p.Points[seat] = t.Count(s.points+i, pointUnit)
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		p.Holds[seat][e] = t.Count(s.holds+i*equipments+int(e)-1, holdUnit)
	}
}

func (s *Spec) readPiles(t tensor.Numbers, p *Position) {
	p.ObjectivesLeft = words(t, s.left, s.goals)
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		p.EquipmentUnseen[e] = t.Count(s.unseenEquipment+int(e)-1, cardUnit)
	}
	p.BattleUnseen = make(map[string]int)
	for i, id := range s.battles {
		if n := t.Count(s.unseenBattle+i, cardUnit); n > 0 {
			p.BattleUnseen[id] = n
		}
	}
	for i := range under {
		if e := t.Marked(s.underEquipment+i*equipments, equipments); e >= 0 {
			p.EquipmentUnder = append(p.EquipmentUnder, adventure.Equipment(e+1))
		}
		if id := tensor.Word(t, s.underBattle+i*len(s.battles), s.battles); id != "" {
			p.BattleUnder = append(p.BattleUnder, id)
		}
	}
}
