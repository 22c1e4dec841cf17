package advtensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
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
	n := len(list)
	list = slices.Grow(list, s.size)[:n+s.size]
	clear(list[n:])
	s.fill(numbers(list[n:]), &v)
	return list
}

func (s *Spec) fill(t numbers, v *adventure.View) {
	c := around(v.Seat(), v.Seats())
	t.mark(s.seats, v.Seats()-2)
	t.mark(s.seat, max(-1, int(v.Seat())))
	t[s.round] = float32(v.Round()) / roundUnit
	t.mark(s.first, c.place(v.First()))
	t.mark(s.active, c.place(v.Active()))
	p := v.Pending()
	if p.Seat == joe.Chance {
		t.mark(s.toAct, maxSeats)
	} else {
		t.mark(s.toAct, c.place(p.Seat))
	}
	t.mark(s.asks, slices.Index(asks, p.Kind))
	t.mark(s.other, c.place(p.Other))
	if o, over := v.Outcome(); over {
		t.flag(s.over, true)
		t.marks(s.winners, c, o.Winners)
		t.mark(s.reason, slices.Index(reasons, o.Reason))
	}
	s.fillTurn(t, v, c)
	for seat := range joe.Seat(v.Seats()) {
		s.fillSeat(t, v, seat, c.place(seat))
	}
	s.fillPiles(t, v)
}

func (s *Spec) fillTurn(t numbers, v *adventure.View, c circle) {
	turn := v.Turn()
	t.mark(s.stage, slices.Index(stages, turn.Stage))
	white, dark := v.Dice()
	t[s.dice], t[s.dice+1] = float32(white)/6, float32(dark)/6
	t[s.steps] = float32(turn.Steps) / maxSteps
	t[s.gains] = float32(turn.Gains) / maxGains
	t[s.triggers] = float32(turn.Triggers) / triggerUnit
	if i, ok := s.battle[turn.Card]; ok {
		t.mark(s.card, i)
	}
	t.mark(s.done, slices.Index(dones, turn.Why))
	t.marks(s.chain, c, turn.Chain)
	t.mark(s.bumped, c.place(v.Bumped()))
	if i, ok := s.space[turn.Origin]; ok {
		t.mark(s.origin, i)
	}
}

func (s *Spec) fillSeat(t numbers, v *adventure.View, seat joe.Seat, i int) {
	pips, rolling := v.FirstRoll(seat)
	t.flag(s.rolling+i, rolling)
	t[s.rolls+i] = float32(pips) / 6
	t.mark(s.piece+i*pieces, int(v.Piece(seat))-1)
	if n, ok := s.space[v.Pawn(seat)]; ok {
		t.mark(s.pawn+i*len(s.names), n)
	}
	if o, ok := v.Objective(seat); ok {
		t.mark(s.objective+i*objectives, s.goal[o.ID])
	}
	var room [objectives]adventure.Objective
	for _, o := range v.AppendReached(room[:0], seat) {
		t.mark(s.reached+i*objectives, s.goal[o.ID])
	}
	t[s.points+i] = float32(v.Points(seat)) / pointUnit
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		t[s.holds+i*equipments+int(e)-1] = float32(v.Holds(seat, e)) / holdUnit
	}
	t.flag(s.returned+i, v.Returned(seat))
	t.flag(s.ferried+i, v.Ferried(seat))
}

func (s *Spec) fillPiles(t numbers, v *adventure.View) {
	var goals [objectives]adventure.Objective
	for _, o := range v.AppendObjectivesLeft(goals[:0]) {
		t.mark(s.left, s.goal[o.ID])
	}
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		t[s.unseenEquipment+int(e)-1] = float32(v.EquipmentUnseen(e)) / cardUnit
	}
	var equipment [under]adventure.Equipment
	for i, e := range v.AppendEquipmentUnder(equipment[:0]) {
		t.mark(s.underEquipment+i*equipments, int(e)-1)
	}
	for i, id := range s.battles {
		t[s.unseenBattle+i] = float32(v.BattleUnseen(id)) / cardUnit
	}
	var battle [under]string
	for i, id := range v.AppendBattleUnder(battle[:0]) {
		t.mark(s.underBattle+i*len(s.battles), s.battle[id])
	}
}
