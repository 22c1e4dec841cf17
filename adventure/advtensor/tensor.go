package advtensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// Tensor writes what a View shows as Spec.Len numbers, in a slice of the caller's; nil
// of a View that does not fit.
func (s *Spec) Tensor(v adventure.View) []float32 { return s.AppendTensor(nil, v) }

// AppendTensor appends what Tensor gives to the caller's slice, and nothing of a View
// that does not fit. It allocates only where that slice has to grow, and takes some
// microseconds.
func (s *Spec) AppendTensor(list []float32, v adventure.View) []float32 {
	if !s.Fits(v) {
		return list
	}
	list = tensor.Zeros(list, s.Len())
	s.fill(list[len(list)-s.Len():], &v)
	return list
}

func (s *Spec) fill(t tensor.Numbers, v *adventure.View) {
	c := tensor.Around(v.Seat(), v.Seats())
	t.Mark(s.seats, v.Seats()-2)
	t.Mark(s.seat, max(-1, int(v.Seat())))
	t[s.round] = float32(v.Round()) / roundUnit
	t.Mark(s.first, c.Place(v.First()))
	t.Mark(s.active, c.Place(v.Active()))
	p := v.Pending()
	if p.Seat == joe.Chance {
		t.Mark(s.toAct, maxSeats)
	} else {
		t.Mark(s.toAct, c.Place(p.Seat))
	}
	t.Mark(s.asks, slices.Index(asks, p.Kind))
	t.Mark(s.other, c.Place(p.Other))
	if o, over := v.Outcome(); over {
		t.Flag(s.over, true)
		t.MarkSet(s.winners, c, o.Winners)
		t.Mark(s.reason, slices.Index(reasons, o.Reason))
	}
	s.fillTurn(t, v, c)
	for seat := range joe.Seat(v.Seats()) {
		s.fillSeat(t, v, seat, c.Place(seat))
	}
	s.fillPiles(t, v)
}

func (s *Spec) fillTurn(t tensor.Numbers, v *adventure.View, c tensor.Circle) {
	turn := v.Turn()
	t.Mark(s.stage, slices.Index(stages, turn.Stage))
	white, dark := v.Dice()
	t[s.dice], t[s.dice+1] = float32(white)/6, float32(dark)/6
	t[s.steps] = float32(turn.Steps) / maxSteps
	t[s.gains] = float32(turn.Gains) / maxGains
	t[s.triggers] = float32(turn.Triggers) / triggerUnit
	if i, ok := s.battle[turn.Card]; ok {
		t.Mark(s.card, i)
	}
	t.Mark(s.done, slices.Index(dones, turn.Why))
	t.MarkSet(s.chain, c, turn.Chain)
	t.Mark(s.bumped, c.Place(v.Bumped()))
	if i, ok := s.space[turn.Origin]; ok {
		t.Mark(s.origin, i)
	}
}

func (s *Spec) fillSeat(t tensor.Numbers, v *adventure.View, seat joe.Seat, i int) {
	pips, rolling := v.FirstRoll(seat)
	t.Flag(s.rolling+i, rolling)
	t[s.rolls+i] = float32(pips) / 6
	t.Mark(s.piece+i*pieces, int(v.Piece(seat))-1)
	if n, ok := s.space[v.Pawn(seat)]; ok {
		t.Mark(s.pawn+i*len(s.names), n)
	}
	if o, ok := v.Objective(seat); ok {
		t.Mark(s.objective+i*objectives, s.goal[o.ID])
	}
	var room [objectives]adventure.Objective
	for _, o := range v.AppendReached(room[:0], seat) {
		t.Mark(s.reached+i*objectives, s.goal[o.ID])
	}
	t[s.points+i] = float32(v.Points(seat)) / pointUnit
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		t[s.holds+i*equipments+int(e)-1] = float32(v.Holds(seat, e)) / holdUnit
	}
	t.Flag(s.returned+i, v.Returned(seat))
	t.Flag(s.ferried+i, v.Ferried(seat))
}

func (s *Spec) fillPiles(t tensor.Numbers, v *adventure.View) {
	var goals [objectives]adventure.Objective
	for _, o := range v.AppendObjectivesLeft(goals[:0]) {
		t.Mark(s.left, s.goal[o.ID])
	}
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		t[s.unseenEquipment+int(e)-1] = float32(v.EquipmentUnseen(e)) / cardUnit
	}
	var equipment [under]adventure.Equipment
	for i, e := range v.AppendEquipmentUnder(equipment[:0]) {
		t.Mark(s.underEquipment+i*equipments, int(e)-1)
	}
	for i, id := range s.battles {
		t[s.unseenBattle+i] = float32(v.BattleUnseen(id)) / cardUnit
	}
	var battle [under]string
	for i, id := range v.AppendBattleUnder(battle[:0]) {
		t.Mark(s.underBattle+i*len(s.battles), s.battle[id])
	}
}
