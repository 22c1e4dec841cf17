package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// triggered sets off the abilities of a trigger of one card.
func (w work) triggered(trigger content.Trigger, id content.ID, owner joe.Seat) {
	t := w.t
	if t.set.moments[id]>>trigger&1 == 0 {
		return
	}
	when := int8(0)
	if trigger >= content.OnAction && trigger <= content.UseRoll {
		when = whilePlayed
	}
	list := t.card(id).Abilities
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].On == trigger && !list[i].Cobra && (when == 0 || t.holdOf(list[i].If, owner, true)) {
			w.push1(step{op: opAbility, seat: owner, m: when, ref: ref{card: id, ability: uint8(i)}})
		}
	}
}

// What an opAbility says about the moment at which it was set off.
const (
	whileInPlay int8 = iota + 1 // by a card in play: one that has left says nothing
	whilePlayed                 // by a card that was played or used: its colours were asked then (core-threat-colour)
)

// holdOf reports whether those conditions hold that ask for the colour of the Threat
// Marker, or all others.
func (t *table) holdOf(list []content.Condition, owner joe.Seat, colours bool) bool {
	for i := range list {
		if (list[i].Is == content.IfColour) == colours && t.test(&list[i], owner) == list[i].Not {
			return false
		}
	}
	return true
}

// inPlay sets off the abilities of a trigger of all cards in play, in the order of
// the End phase: Expert Mode cards and the Story Mission with its Complications, then
// Cobra cards, then the active player's Side Missions (core-end-order). At the End of
// Round the Side Missions of all are asked.
func (w work) inPlay(trigger content.Trigger) {
	t := w.t
	var list [maxSteps]step
	n := 0
	add := func(p pile, owner joe.Seat) {
		for _, e := range p {
			if t.set.moments[e.card]>>trigger&1 == 0 {
				continue
			}
			for i := range t.card(e.card).Abilities {
				if t.card(e.card).Abilities[i].On == trigger && n < len(list) {
					list[n] = step{op: opAbility, seat: owner, m: whileInPlay, ref: ref{card: e.card, ability: uint8(i)}}
					n++
				}
			}
		}
	}
	for _, z := range [...]Zone{Experts, Story, Attached, Officers, Guards} {
		for _, e := range t.zone(z) {
			if !t.mute(e.card, z) {
				add(pile{e}, t.active)
			}
		}
	}
	for i := range lineUpSlots {
		add(t.pile(slot(Covers, i)), t.active)
	}
	for i, s := 0, t.active; i < int(t.seats); i, s = i+1, t.next(s) {
		if i == 0 || trigger == content.OnRoundEnd {
			add(t.own(Troopers, s), s)
		}
	}
	for i, s := 0, t.active; i < int(t.seats); i, s = i+1, t.next(s) {
		if i == 0 || trigger == content.OnRoundEnd {
			add(t.own(Side, s), s)
		}
	}
	w.push(list[:n]...)
}

// still reports whether a card is in play.
func (t *table) still(id content.ID) bool {
	c := content.Condition{Card: t.card(id).ID}
	return t.inPlayOf(&c)
}

// The stages of an ability.
const (
	abilityAsk int8 = iota
	abilityDo
)

// ability does an ability: if its conditions hold and its cost can be paid, and if
// its player wants it where that is left to the player (amb-all-may).
func (w work) ability(s *step) {
	t := w.t
	if int(s.ref.card) == 0 || int(s.ref.card) > t.set.cards.Len() || int(s.ref.ability) >= len(t.card(s.ref.card).Abilities) {
		t.steps.pop()
		return
	}
	a := &t.card(s.ref.card).Abilities[s.ref.ability]
	p := *s
	if s.n == abilityAsk {
		holds := t.hold(a.If, p.seat, p.ref.card)
		if s.m == whilePlayed {
			holds = t.holdOf(a.If, p.seat, false)
		}
		pays := t.payable(a, p.seat, 0) || t.set.hidden && a.May // who cannot pay passes, and nobody can tell
		if s.m == whileInPlay && !t.still(p.ref.card) || !holds || !pays {
			t.steps.pop()
			return
		}
		if t.spin() {
			w.noted(Noted{Why: "sdk-trigger-limit", Card: t.nameOf(p.ref.card)})
			t.steps.pop()
			return
		}
		s.n = abilityDo
		if a.May {
			w.push(step{op: opMay, seat: t.decider(p.seat), ref: p.ref})
			return
		}
	}
	t.steps.pop()
	if len(a.Pay) > 0 {
		pay := p.ref
		pay.part = paying
		w.push(step{op: opEffects, seat: p.seat, ref: pay}, step{op: opEffects, seat: p.seat, ref: p.ref})
		return
	}
	w.push(step{op: opEffects, seat: p.seat, ref: p.ref})
}

// decider is who decides about a card's ability: its player, of a card that is
// nobody's the active one (amb-all-chooser).
func (t *table) decider(owner joe.Seat) joe.Seat {
	if owner < 0 {
		return max(0, t.active)
	}
	return owner
}

// payable reports whether the cost of an ability can be paid, not counting a card
// that is about to be played out of the hand; 0 for none.
func (t *table) payable(a *content.Ability, owner joe.Seat, played content.ID) bool {
	for i := range a.Pay {
		e := &a.Pay[i]
		n := int(e.N)
		for j := range i { // what is paid before it is gone
			if d := &a.Pay[j]; paidAlike(d, e) {
				n += int(d.N)
			}
		}
		switch e.Do {
		case content.Discard, content.Trash, content.Topdeck:
			zone := Hand
			if e.Pile == content.DiscardPile {
				zone = Discard
			} else if played != 0 && t.means(e, played) {
				n++
			}
			if owner < 0 || t.countMeant(t.own(zone, owner), e) < n {
				return false
			}
		case content.Recruit:
			if owner < 0 || t.points(owner) < -n {
				return false
			}
		case content.Wreck:
			wrecks := 0
			for _, c := range t.zone(Hangar) {
				if t.card(c.card).Where != content.Hangar && t.means(e, c.card) {
					wrecks++
				}
			}
			if wrecks < n {
				return false
			}
		case content.Beset:
			if len(t.zone(TrooperStack)) < n {
				return false
			}
		case content.Cover:
			if len(t.zone(BattalionStack)) < n {
				return false
			}
		case content.Spend:
			if int(t.mission.credit) < t.toSpend(e) {
				return false
			}
		}
	}
	return true
}

// paidAlike reports whether two prices are paid with the same things: cards of a hand,
// of a discard pile, of a stack, points.
func paidAlike(a, b *content.Effect) bool {
	cards := func(e *content.Effect) bool {
		return e.Do == content.Discard || e.Do == content.Trash || e.Do == content.Topdeck
	}
	if !cards(a) || !cards(b) {
		return a.Do == b.Do
	}
	return (a.Pile == content.DiscardPile) == (b.Pile == content.DiscardPile) && (a.Kinds == 0 || b.Kinds == 0 || a.Kinds&b.Kinds != 0)
}

// countMeant is how many cards of a pile an effect is about.
func (t *table) countMeant(p pile, e *content.Effect) int {
	n := 0
	for _, c := range p {
		if t.means(e, c.card) {
			n++
		}
	}
	return n
}

// list goes on with the effects of a list.
func (w work) list(s *step) {
	t := w.t
	e := t.effect(s.ref)
	if e == nil {
		t.steps.pop()
		return
	}
	p := *s
	if t.spin() {
		w.noted(Noted{Why: "sdk-trigger-limit", Card: t.nameOf(p.ref.card)})
		t.steps.pop()
		return
	}
	s.ref = s.ref.to(s.ref.at() + 1)
	one := step{op: opEffect, seat: p.seat, ref: p.ref}
	set := joe.SeatSet(0)
	switch e.Who {
	case content.Owner:
		one.seat = t.decider(p.seat)
		w.push(one)
		return
	case content.Active:
		one.seat = t.decider(t.active)
		w.push(one)
		return
	case content.AnyOne:
		w.push(step{op: opSeat, seat: t.decider(p.seat), ref: p.ref})
		return
	case content.Fewest:
		if set = t.fewest(); set.Len() != 1 {
			w.push(step{op: opSeat, seat: t.decider(p.seat), ref: p.ref})
			return
		}
	case content.Each:
		set = t.everybody()
	case content.Team:
		set = t.mission.helped
	case content.Others:
		set = t.everybody() &^ joe.SetOf(t.decider(t.active))
	}
	// Clockwise from the active player (amb-all-simultaneous): pushed from the last.
	for i, seat := 0, t.decider(t.active); i < int(t.seats); i++ {
		if seat = t.before(seat); set.Has(seat) {
			one.seat = seat
			w.push(one)
		}
	}
}

// before is the seat before s.
func (t *table) before(s joe.Seat) joe.Seat {
	if s == 0 {
		return joe.Seat(t.seats) - 1
	}
	return s - 1
}

// The moments at which cards are asked for during a mission.
const (
	windowEarly   int8 = iota // before Complications are drawn, for cards that spare some
	windowCards               // before the roll
	windowLate                // after the roll
	windowSilence             // between the Silent roll and the comparison
)

// fits reports whether an ability of a card can be used now: of the trigger, its
// conditions met, its cost in reach.
func (t *table) usable(id content.ID, owner joe.Seat, trigger content.Trigger, early bool) bool {
	if t.set.moments[id]>>trigger&1 == 0 {
		return false
	}
	played := content.ID(0)
	if kind := t.card(id).Kind; kind == content.Gear || kind == content.Utility {
		played = id
	}
	for i := range t.card(id).Abilities {
		a := &t.card(id).Abilities[i]
		if a.On == trigger && !a.Cobra && (!early || spares(a.Do)) && t.hold(a.If, owner, id) && t.payable(a, owner, played) {
			return true
		}
	}
	return false
}

// spares reports whether effects spare Complications still to be drawn.
func spares(list []content.Effect) bool {
	for i := range list {
		if list[i].Do == content.SkipComplication || list[i].Do == content.Spare || spares(list[i].Then) || spares(list[i].Or) {
			return true
		}
	}
	return false
}

// plays reports whether a card of a seat's hand may be played in a window
// (core-mission-active-cards).
func (t *table) plays(id content.ID, seat joe.Seat, window int8) bool {
	c := t.card(id)
	if c.Kind != content.Gear && c.Kind != content.Utility || seat != t.mission.start && !(c.Helps && t.group()) {
		return false
	}
	return t.usable(id, seat, playTrigger(window), window == windowEarly)
}

// playTrigger is the trigger of cards that are played in a window.
func playTrigger(window int8) content.Trigger {
	switch window {
	case windowLate:
		return content.OnRoll
	case windowSilence:
		return content.OnSilence
	}
	return content.OnMission
}

// uses reports whether the ability of a card on the mission may be used in a window.
func (t *table) uses(e entry, seat joe.Seat, window int8) bool {
	trigger := content.UseMission
	if window == windowLate {
		trigger = content.UseRoll
	} else if window == windowSilence || t.mission.credit > 0 && t.spends(e.card) == 0 {
		return false
	}
	return !e.used && t.usable(e.card, seat, trigger, window == windowEarly)
}

// play plays a card out of the hand.
func (w work) play(id content.ID, seat joe.Seat, trigger content.Trigger) {
	w.moved(id, of(Hand, seat), of(Used, seat), "core-mission-active-cards")
	w.triggered(trigger, id, seat)
}

// use uses the ability of a card where it lies.
func (w work) use(id content.ID, where Place, seat joe.Seat, trigger content.Trigger) {
	if where.Zone == Hand {
		w.shows(id, seat, "amb-tw-knowledge")
	}
	e := Spent{w.t.card(id).ID, where}
	e.on(w.t)
	tell(w, e)
	w.triggered(trigger, id, seat)
}
