package deckbuilder

import (
	"math/bits"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Legal lists exactly the actions that [Apply] accepts, each once, in a fixed order.
// It is empty where the game is over or not begun. The slice is the caller's. A
// player's list is seldom longer than 30; chance's has at most as many as a pile has
// different cards.
func Legal(s State) []Action { return s.appendLegal(nil) }

// AppendLegal appends what [Legal] lists to the caller's slice. It allocates only
// where that slice has to grow.
func AppendLegal(list []Action, s State) []Action {
	// What lies in the slice already is no answer to the question: in the room behind it
	// the list is made as by Legal.
	return append(list, s.appendLegal(list[len(list):])...)
}

// Odds gives, where chance acts, every outcome with its weight, in the order of
// [Legal]: a card by how many copies lie there, dice by how many ways they fall so.
// Elsewhere it is empty.
func Odds(s State) []joe.Chanced[Action] {
	t := &s.table
	if t.toAct() != joe.Chance {
		return nil
	}
	var odds []joe.Chanced[Action]
	p := t.steps.top()
	if p.op == opThrow {
		n := int(min(p.n, maxThrow))
		for i, a := range t.set.odds.ways[n] {
			odds = append(odds, joe.Chanced[Action]{Action: a, Weight: t.set.odds.weight[n][i]})
		}
		return joe.Weigh(odds)
	}
	for _, a := range t.appendLegal(nil) {
		weight := uint64(1)
		if d, ok := a.(Deal); ok {
			id, _ := t.set.cards.Find(d.Card)
			weight = uint64(t.dealt(p).count(id))
		}
		odds = append(odds, joe.Chanced[Action]{Action: a, Weight: weight})
	}
	return joe.Weigh(odds)
}

// Roll draws, where chance acts, one outcome by the weights that [Odds] gives,
// without listing them; elsewhere it is nil and draws nothing. It allocates nothing.
func Roll(s State, src *dice.Source) Action {
	t := &s.table
	if t.toAct() != joe.Chance {
		return nil
	}
	p := t.steps.top()
	switch p.op {
	case opThrow:
		return t.set.odds.roll(int(min(p.n, maxThrow)), src)
	case opLot:
		set := uint8(p.m)
		for range src.IntN(bits.OnesCount8(set)) {
			set &= set - 1
		}
		return t.set.boxed.lots[bits.TrailingZeros8(set)]
	}
	pile := t.dealt(p)
	if p.searches() {
		n := src.IntN(t.countKinds(pile, content.KindsOf(content.Strike)))
		for _, e := range pile {
			if t.wanted(p, e.card) {
				if n == 0 {
					return t.set.boxed.deals[e.card]
				}
				n--
			}
		}
	}
	return t.set.boxed.deals[pile[src.IntN(len(pile))].card]
}

// toAct is who is to act.
func (t *table) toAct() joe.Seat {
	if t.phase == over || t.phase == notBegun {
		return joe.Nobody
	}
	switch s := t.steps.top(); {
	case s == nil || !s.op.waits():
		return joe.Nobody
	case s.op <= opLot:
		return joe.Chance
	default:
		return s.seat
	}
}

// appendLegal makes the list of what is legal in the room of an empty one.
func (t *table) appendLegal(list []Action) []Action {
	s := t.steps.top()
	if t.toAct() == joe.Nobody {
		return list
	}
	x := t.set.boxed
	switch s.op {
	case opDeal:
		p := t.dealt(s)
		for i, e := range p {
			if p.last(e.card) == i && t.wanted(s, e.card) {
				list = append(list, x.deals[e.card])
			}
		}
	case opThrow:
		list = append(list, t.set.odds.ways[min(s.n, maxThrow)]...)
	case opLot:
		list = appendSeats(list, &x.lots, joe.SeatSet(s.m)&t.everybody())
	case opMissions:
		list = t.appendMissions(list, s.seat)
	case opRide:
		list = t.appendRides(list)
		if t.set.silent { // si-transport-not-needed
			list = append(list, pass)
		}
	case opJoin:
		list = t.appendJoin(list, s)
	case opWindow:
		list = append(t.appendCardsToPlay(list, s.seat, s.m), pass)
	case opName:
		list = append(list, x.skills[:]...)
	case opRecruit:
		list = append(t.appendRecruits(list, s.seat), pass)
	case opPick:
		t.candidates(s, func(id content.ID, _ Place) bool {
			if a := x.chooses[id]; !listed(list, a) {
				list = append(list, a)
			}
			return true
		})
		if t.optional(s) || t.set.hidden && len(list) == 0 {
			list = append(list, pass)
		}
	case opRetire:
		list = append(appendCards(list, t.own(Team, s.seat), x.chooses, func(id content.ID) bool { return t.card(id).Kind == content.GI }), pass)
	case opSlot:
		t.slots(s, func(n int) bool {
			list = append(list, x.slots[n])
			return true
		})
		if t.optional(s) {
			list = append(list, pass)
		}
	case opSwap:
		for n := 0; n <= t.mostSwapped(); n++ {
			list = append(list, x.swaps[n])
		}
	case opUpgrade:
		list = append(appendCards(list, t.own(Hand, s.seat), x.chooses, t.upgrades), pass)
	case opMount:
		t.bearers(func(id content.ID, where Place) bool {
			list = append(list, x.equips[where.index()][id])
			return true
		})
	case opAvert:
		list = append(list, accept, pass)
	case opSabotage:
		list = append(appendCards(list, t.own(Schemes, s.seat), x.sabotages, nil), pass)
	case opDefend:
		list = t.appendDefence(list, s)
	case opSeat, opGive, opVote, opFoe:
		list = appendSeats(list, &x.seats, t.seatsFor(s))
	case opMay:
		a := &t.card(s.ref.card).Abilities[s.ref.ability]
		if t.payable(a, s.seat, 0) {
			list = append(list, accept)
		}
		list = append(list, pass)
	case opEither:
		list = append(list, x.options[:]...)
	}
	return list
}

// listed reports whether an action is in a list already.
func listed(list []Action, a Action) bool {
	for _, b := range list {
		if a == b {
			return true
		}
	}
	return false
}

// appendCards appends an action for each card of a pile that is wanted, once.
func appendCards(list []Action, p pile, of []Action, ok func(content.ID) bool) []Action {
	for i, e := range p {
		if p.last(e.card) == i && (ok == nil || ok(e.card)) {
			list = append(list, of[e.card])
		}
	}
	return list
}

func appendSeats(list []Action, of *[maxSeats]Action, set joe.SeatSet) []Action {
	for s := range joe.Seat(maxSeats) {
		if set.Has(s) {
			list = append(list, of[s])
		}
	}
	return list
}

// appendMissions is what the active player may do in the first part of the Action
// phase.
func (t *table) appendMissions(list []Action, seat joe.Seat) []Action {
	x := t.set.boxed
	for _, e := range t.zone(Story) {
		if t.mayAttempt(e, at(Story)) {
			list = append(list, attemptStory)
		}
	}
	list = t.appendEnemies(list, at(Officers), x.officers)
	if t.set.veil.on {
		list = t.appendEnemies(list, at(Guards), x.guards)
		if t.mayScout() {
			for i := range t.levels() {
				list = append(list, x.intels[i+1])
			}
		}
	}
	for i, s := 0, seat; i < int(t.seats); i, s = i+1, t.next(s) {
		if s != seat && !t.set.hidden {
			break // core-side-own, core-trooper-run; in A Traitor Within anybody's (tw-side-any-runner)
		}
		for _, z := range [...]Zone{Side, Troopers} {
			list = t.appendEnemies(list, of(z, s), x.sides[s])
		}
	}
	if t.set.hidden && t.status[seat] == activeTraitor && t.foes(seat) != 0 && t.mayAttempt(entry{card: t.set.menace}, at(MenaceTile)) { // tw-traitor-menace, tw-menace-any-number
		list = append(list, attemptMenace)
	}
	for i := range lineUpSlots {
		if p := t.pile(slot(Covers, i)); len(p) > 0 && t.mayAttempt(p[0], slot(Covers, i)) {
			list = append(list, x.battalions[i])
		}
	}
	list = appendCards(list, t.own(Hand, seat), x.plays, func(id content.ID) bool { return t.playsNow(id, seat) })
	if t.steps.top().m < mostUsed {
		list = t.appendUses(list, seat)
	}
	if t.mayHold(seat) && !(t.set.hidden && t.status[seat] == activeTraitor) { // tw-two-reserve
		list = appendCards(list, t.own(Hand, seat), x.holds, nil)
	}
	if t.mayTakeBack(seat) {
		list = append(list, takeBack)
	}
	return append(t.appendBay(list), pass)
}

// playsNow reports whether a card of the hand may be played outside missions.
func (t *table) playsNow(id content.ID, seat joe.Seat) bool {
	kind := t.card(id).Kind
	return (kind == content.Gear || kind == content.Utility) && t.usable(id, seat, content.OnAction, false)
}

// appendUses appends the abilities of Joes in hand that may be used outside missions.
func (t *table) appendUses(list []Action, seat joe.Seat) []Action {
	for _, e := range t.own(Hand, seat) {
		if a := t.set.boxed.uses[e.card]; !e.used && t.usable(e.card, seat, content.UseAction, false) && !listed(list, a) {
			list = append(list, a)
		}
	}
	return list
}

func (t *table) appendJoin(list []Action, s *step) []Action {
	if t.asksToJoin(s.seat) {
		if t.seatsLeft(s) > 0 {
			list = appendCards(list, t.own(Hand, s.seat), t.set.boxed.assigns, t.joins)
		}
		if s.m == 0 && t.escorts() {
			list = appendCards(list, t.own(Hand, s.seat), t.set.boxed.locusts, t.joins)
		}
		if s.seat == t.mission.start && !t.mission.began {
			list = t.appendBay(list)
		}
	}
	if t.team() > 0 || t.set.hidden && len(list) == 0 { // who is asked does not tell what a hand holds
		list = append(list, pass)
	}
	return list
}

// appendCardsToPlay appends the cards that a seat may play or use in a window of the
// mission.
func (t *table) appendCardsToPlay(list []Action, seat joe.Seat, window int8) []Action {
	x := t.set.boxed
	if t.outOf(seat) {
		return list
	}
	if t.set.silent {
		list = t.appendSpending(list, seat, window)
	}
	if t.mission.credit == 0 {
		list = appendCards(list, t.own(Hand, seat), x.plays, func(id content.ID) bool { return t.plays(id, seat, window) })
	}
	for _, e := range t.own(Team, seat) {
		if a := x.uses[e.card]; t.uses(e, seat, window) && !listed(list, a) {
			list = append(list, a)
		}
	}
	t.alongside(func(e entry, owner joe.Seat, _ Place) {
		if a := x.uses[e.card]; owner == seat && t.uses(e, seat, window) && !listed(list, a) {
			list = append(list, a)
		}
	})
	if t.set.veil.on && seat == t.mission.start {
		if window == windowLate && t.mayConvert() {
			list = append(list, spendIntel)
		}
		list = t.appendGeneral(list, window)
	}
	return list
}

// appendRecruits appends what a seat can pay for in the Recruit phase.
func (t *table) appendRecruits(list []Action, seat joe.Seat) []Action {
	x := t.set.boxed
	points := t.points(seat)
	for i := range lineUpSlots {
		if id := t.onSale(i); id != 0 && t.price(id) <= points {
			list = append(list, x.buys[i])
		}
	}
	list = appendCards(list, t.zone(RifleStack), x.rifles, func(id content.ID) bool { return t.price(id) <= points })
	t.leadersOf(seat, func(id content.ID, _ Place) {
		if t.mayPromote(id, seat) && !(t.set.hidden && t.status[seat] == activeTraitor) { // amb-tw-leader-zero
			list = append(list, x.promotes[id])
		}
	})
	if t.mayRepair(seat) {
		list = append(list, repair)
	}
	return t.appendBay(list)
}
