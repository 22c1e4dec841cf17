package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// New sets a game up: the cards laid out, nothing drawn yet. It is not random: who
// goes first, the Leaders, hands, line-up and Story Missions come up as chance acts.
// Errors are of kind joe.ErrBadConfig, with the field's path.
func New(c Config) (State, []Event, error) {
	set, err := prepare(c)
	if err != nil {
		return State{}, nil, err
	}
	s := State{set.begin()}
	events := []Event{Began{set.seats}}
	w := work{&s.table, &events}
	w.run()
	w.asked()
	return s, events, nil
}

// Apply does an action for whoever is to act. It is pure: it returns the position
// after it and what happened, in order, ending with [Asked] or [Ended]; on error the
// State it was given, no events, and a *joe.Error that says why, by which rule, and
// what would do.
func Apply(s State, a Action) (State, []Event, error) {
	if !s.allows(a) {
		return s, nil, s.refusal(a)
	}
	events := make([]Event, 0, 8)
	next := s
	w := work{&next.table, &events}
	w.act(a)
	w.asked()
	return next, events, nil
}

// Next is [Apply] without the events, for search.
func Next(s State, a Action) (State, error) {
	if !s.allows(a) {
		return s, s.refusal(a)
	}
	w := work{&s.table, nil}
	w.act(a)
	return s, nil
}

// Check is why [Apply] would refuse the action, or nil: the same error.
func Check(s State, a Action) error {
	if !s.allows(a) {
		return s.refusal(a)
	}
	return nil
}

// allows reports whether an action is legal: one that Legal lists.
func (t *table) allows(a Action) bool {
	s := t.steps.top()
	if t.toAct() == joe.Nobody {
		return false
	}
	switch a := a.(type) {
	case Deal:
		id, ok := t.set.cards.Find(a.Card)
		return ok && s.op == opDeal && t.dealt(s).last(id) >= 0 && t.wanted(s, id)
	case Throw:
		return s.op == opThrow && t.set.odds.at(a, int(min(s.n, maxThrow))) >= 0
	case Lot:
		return s.op == opLot && a.Seat.At(int(t.seats)) && joe.SeatSet(s.m).Has(a.Seat)
	case nil:
		return false
	}
	if s.op <= opLot || !belongs(a) {
		return false
	}
	var room [48]Action
	return listed(t.appendLegal(room[:0]), a)
}

// belongs reports whether an action is of a type of this package, by value.
func belongs(a Action) bool {
	switch a.(type) {
	case AttemptStory, AttemptOfficer, AttemptSide, AttemptBattalion, Play, Use, Buy, BuyRifle, Promote, Hold, TakeBack, SpendJoe, AttemptMenace, Sabotage, Defend, Board, Assign,
		AttemptGuard, AttemptIntel, Attach, Repair, AssignLocust, Deploy, SwapIntel, SpendIntel, FireCannon, Equip,
		NameSkill, Choose, ChooseSlot, ChooseSeat, Option, Accept, Pass, Deal, Throw, Lot:
		return true
	}
	return false
}

// act does a legal action, and goes on until somebody has to act.
func (w work) act(a Action) {
	t := w.t
	s := t.steps.top()
	seat, window := s.seat, s.m
	if s.op.acts() {
		t.exhaust = 0
	}
	id := func(name string) content.ID {
		n, _ := t.set.cards.Find(name)
		return n
	}
	switch a := a.(type) {
	case Deal:
		w.deal(id(a.Card))
	case Throw:
		w.thrown(a)
	case Lot:
		w.lot(a.Seat)
	case AttemptMenace:
		w.begin(Attempted{Card: t.nameOf(t.set.menace), Place: at(MenaceTile)}, seat)
	case Sabotage:
		w.sabotage(id(a.Card), seat)
	case Defend:
		w.defend(id(a.Card), seat)
	case AttemptStory:
		w.begin(Attempted{Card: t.nameOf(t.zone(Story)[0].card), Place: at(Story)}, seat)
	case AttemptOfficer:
		w.beginAgainst(id(a.Card), at(Officers), seat)
	case AttemptSide:
		where := of(Side, a.Of)
		if t.pile(where).last(id(a.Card)) < 0 {
			where = of(Troopers, a.Of)
		}
		w.beginAgainst(id(a.Card), where, seat)
	case AttemptBattalion:
		where := slot(Covers, int(a.Slot))
		w.beginAgainst(t.label(t.pile(where), t.pile(where)[0]), where, seat)
	case AttemptGuard:
		w.beginAgainst(id(a.Card), at(Guards), seat)
	case AttemptIntel:
		w.begin(Attempted{Card: t.nameOf(t.set.veil.tile), Place: at(IntelDesk), Level: a.Level}, seat)
	case Board:
		t.steps.pop()
		from, _ := t.rideFrom(id(a.Card))
		w.moved(id(a.Card), from, at(Ride), "core-mission-transport")
	case AssignLocust:
		w.escort(id(a.Card), seat)
	case Attach:
		if s.op == opWindow {
			s.n = 0
		}
		w.moved(id(a.Card), at(Hangar), at(Bay), "cv-bay-attach")
	case Deploy:
		w.deploy()
	case SwapIntel:
		w.swap(int(a.N))
	case SpendIntel:
		w.convert()
	case FireCannon:
		w.fire(a.Reroll)
	case Repair:
		w.pay(seat, repairPrice)
		w.hurt(-1, "cv-repair-recruit")
	case Equip:
		w.mount(id(a.Card), a.Place)
	case Assign:
		why := joe.RuleID("core-mission-capacity")
		if t.team() == 0 {
			why = "core-mission-start"
		} else if seat != t.mission.start {
			why = "core-mission-group"
		}
		first := t.team() == 0
		if s.m > 0 { // aboard a Transport deployed late
			s.m, why = s.m-1, "cv-bay-add-joes"
		}
		w.moved(id(a.Card), of(Hand, seat), of(Team, seat), why)
		if first && t.set.silent {
			w.keepSilence()
		}
	case NameSkill:
		t.steps.pop()
		e := SkillNamed(a)
		e.on(t)
		tell(w, e)
	case Play:
		w.playNow(id(a.Card), s)
	case Use:
		w.useNow(id(a.Card), seat, s.op, window)
	case Buy:
		w.buy(int(a.Slot), seat)
	case BuyRifle:
		w.buyRifle(id(a.Card), seat)
	case Promote:
		w.promoted(id(a.Card), seat)
	case SpendJoe:
		w.spend(id(a.Card), seat)
	case Hold:
		w.moved(id(a.Card), of(Hand, seat), of(Reserve, seat), "core-reserve")
	case TakeBack:
		w.moved(t.own(Reserve, seat)[0].card, of(Reserve, seat), of(Hand, seat), "core-reserve-take")
	case Choose:
		switch s.op {
		case opRetire:
			t.steps.pop()
			w.moved(id(a.Card), of(Team, seat), at(Out), "core-mission-retire")
		case opUpgrade:
			w.upgraded(id(a.Card), seat)
		default:
			w.chosen(id(a.Card))
		}
	case ChooseSlot:
		w.chosenSlot(int(a.Slot))
	case ChooseSeat:
		w.chosenSeat(a.Seat)
	case Option:
		w.eitherOr(a.N)
	case Accept:
		if s.op == opAvert {
			w.avert(s.ref.card)
		} else {
			t.steps.pop()
		}
	case Pass:
		w.passed()
	}
	w.run()
}

// beginAgainst begins a mission against an enemy of a place, which goes by an id.
func (w work) beginAgainst(label content.ID, where Place, seat joe.Seat) {
	t := w.t
	e, _ := t.labelled(where, label)
	w.begin(Attempted{Card: t.nameOf(e.card), Place: where, Rides: t.nameOf(e.rides)}, seat)
}

// begin begins a mission.
func (w work) begin(e Attempted, seat joe.Seat) {
	e.on(w.t)
	tell(w, e)
	w.push(step{op: opMission, seat: seat})
}

// playNow plays a card, outside missions or in a window of one.
func (w work) playNow(id content.ID, s *step) {
	seat := s.seat
	if s.op == opMissions {
		w.play(id, seat, content.OnAction)
		return
	}
	s.n = 0 // whoever passed before is asked again
	w.play(id, seat, playTrigger(s.m))
}

// useNow uses the ability of a card where it lies: in hand, on the mission.
func (w work) useNow(id content.ID, seat joe.Seat, asked op, window int8) {
	t := w.t
	if asked == opMissions {
		t.steps.top().m++
		w.use(id, of(Hand, seat), seat, content.UseAction)
		return
	}
	t.steps.top().n = 0
	trigger := content.UseMission
	if window == windowLate {
		trigger = content.UseRoll
	}
	where := of(Team, seat)
	if t.unused(where, id) < 0 {
		t.alongside(func(e entry, owner joe.Seat, lies Place) {
			if e.card == id && owner == seat && !e.used {
				where = lies
			}
		})
	}
	w.use(id, where, seat, trigger)
}

// passed is a seat that declines, or is done.
func (w work) passed() {
	t := w.t
	s := t.steps.top()
	switch s.op {
	case opJoin:
		s.n, s.seat = s.n+1, t.next(s.seat)
	case opWindow:
		if t.mission.credit > 0 { // done with spending
			w.loseCredit()
			return
		}
		s.n, s.seat = s.n+1, t.next(s.seat)
	case opSabotage:
		seat := s.seat
		t.steps.pop()
		w.plotted(seat)
		w.plot()
	case opDefend:
		w.defended()
	case opUpgrade:
		t.steps.pop()
		w.reward(int(t.mission.level))
	case opMay: // with the ability that it is about, below it
		t.steps.pop()
		t.steps.pop()
	case opSlot:
		s.n = 0
	default: // done with missions, with the turn, with choosing
		t.steps.pop()
	}
}

// asked ends a batch: what the game waits for now.
func (w work) asked() {
	t := w.t
	if t.phase == over || w.events == nil {
		return
	}
	e := Asked{Pending: t.pending(), Todo: Todo{t.steps, t.exhaust}}
	if e.Pending.Seat >= 0 {
		e.Options = t.appendLegal(nil)
	}
	tell(w, e)
}

// Redact is an event as a seat sees it. Hands and discards are open (core-open-hands),
// and what nobody knows has not been drawn; in A Traitor Within a card that moves where
// only its player may see it has no name for others (tw-hidden-hand,
// tw-hidden-discard). What may be done is told to the seat that is to act only, so that
// another's copy of [Asked] has no Options. It is false for a nil event and for pointers.
func Redact(e Event, seat joe.Seat) (Event, bool) {
	if !known(e) {
		return nil, false
	}
	if moved, ok := e.(Moved); ok && moved.Known != 0 && moved.To.Zone != Attached && !moved.Known.Has(seat) {
		moved.Card = ""
		return moved, true
	}
	if asked, ok := e.(Asked); ok && asked.Options != nil {
		if asked.Pending.Seat == seat {
			asked.Options = slices.Clone(asked.Options)
		} else {
			asked.Options = nil
		}
		return asked, true
	}
	return e, true
}
