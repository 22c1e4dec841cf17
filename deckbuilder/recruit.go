package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// pay pays Recruit points (core-recruit-points).
func (w work) pay(seat joe.Seat, n int) {
	if n == 0 {
		return
	}
	e := Changed{What: RecruitSpent, Seat: seat, By: int8(n), Why: "core-recruit-points"}
	e.on(w.t)
	tell(w, e)
}

// buy recruits the card in a slot of the line-up.
func (w work) buy(n int, seat joe.Seat) {
	id := w.t.pile(slot(LineUp, n))[0].card
	w.pay(seat, w.t.price(id))
	w.push(step{op: opFill, seat: seat})
	w.gained(id, slot(LineUp, n), seat, "core-recruit-top")
}

// gained puts a card that a seat has recruited or gained where it belongs: on top of
// the deck (core-recruit-top), a Transport into the Hangar (core-recruit-transport),
// or into the hand where a card in play says so.
func (w work) gained(id content.ID, from Place, seat joe.Seat, why joe.RuleID) {
	t := w.t
	to := of(Deck, seat)
	if t.set.silent && t.joinsTile(id) {
		to, why = of(Tile, seat), "si-joe-bought-to-reserve"
	} else if t.card(id).Kind == content.Transport {
		to = at(Hangar)
		if why == "core-recruit-top" {
			why = "core-recruit-transport"
		}
	} else {
		t.answers(content.GainToHand, func(a answer) {
			if a.owner == seat && t.means(a.effect, id) {
				to, why = of(Hand, seat), a.why
			}
		})
	}
	w.moved(id, from, to, why)
	w.triggered(content.OnGain, id, seat)
}

// buyRifle recruits a Service Rifle (core-setup-rifles).
func (w work) buyRifle(id content.ID, seat joe.Seat) {
	w.pay(seat, w.t.price(id))
	w.gained(id, at(RifleStack), seat, "core-recruit-top")
}

// leaders gives a seat's Starter Leaders that are in hand or were used this turn, and
// where they lie, each once (core-promote).
func (t *table) leadersOf(seat joe.Seat, f func(id content.ID, from Place)) {
	for _, z := range [...]Zone{Hand, Used} {
		for _, e := range t.own(z, seat) {
			if t.card(e.card).Kind == content.Leader {
				f(e.card, of(z, seat))
			}
		}
	}
}

// mayPromote reports whether a seat can pay for the Promoted card of a Leader, which
// lies beside it until then.
func (t *table) mayPromote(id content.ID, seat joe.Seat) bool {
	next := t.set.promoted[id]
	return next != 0 && t.own(Aside, seat).last(next) >= 0 && t.points(seat) >= int(t.card(next).Cost)
}

// promoted promotes a seat's Leader: the Starter leaves the game, the Promoted one
// goes on top of the deck (core-promote). What the Starter gave still counts.
func (w work) promoted(id content.ID, seat joe.Seat) {
	t := w.t
	var from Place
	t.leadersOf(seat, func(other content.ID, at Place) {
		if other == id {
			from = at
		}
	})
	next := t.set.promoted[id]
	w.pay(seat, int(t.card(next).Cost))
	if n := int(t.card(id).Recruit) + t.answer(content.ModRecruit, id); n != 0 {
		e := Changed{What: RecruitGained, Seat: seat, By: int8(n), Why: "core-recruit-source"}
		e.on(t)
		tell(w, e)
	}
	w.moved(id, from, at(Out), "core-promote")
	w.moved(next, of(Aside, seat), of(Deck, seat), "core-promote")
	w.triggered(content.OnGain, next, seat)
}

// fill refills the empty slots of the line-up, the oldest first
// (core-recruit-empty-slot-order). With the main deck empty the game is lost
// (core-lose-main-deck).
func (w work) fill(*step) {
	t := w.t
	oldest := -1
	for i := range lineUpSlots {
		if len(t.pile(slot(LineUp, i))) == 0 && (oldest < 0 || t.ages[i] < t.ages[oldest]) {
			oldest = i
		}
	}
	switch {
	case oldest < 0:
		t.steps.pop()
	case len(t.zone(MainTop)) > 0: // the card that lies face up comes first (amb-si-reveal-moves)
		w.push(step{op: opDeal, seat: joe.Nobody, m: index(at(MainTop)), n: index(slot(LineUp, oldest))})
	case len(t.zone(MainDeck)) == 0:
		t.steps.pop()
		w.endedFor(byMainDeck)
	default:
		w.push(step{op: opDeal, seat: joe.Nobody, m: index(at(MainDeck)), n: index(slot(LineUp, oldest))})
	}
}

// mayHold reports whether a seat may put a card on its Reserve tile: alone or with two
// players (core-reserve-not-3), if none lies there, once a turn (core-reserve).
func (t *table) mayHold(seat joe.Seat) bool {
	return t.seats <= 2 && len(t.own(Reserve, seat)) == 0 && t.reserved[seat] != t.turn
}

// mayTakeBack reports whether a seat may take its reserved card: from a later turn on
// (core-reserve-take).
func (t *table) mayTakeBack(seat joe.Seat) bool {
	return len(t.own(Reserve, seat)) > 0 && t.reserved[seat] < t.turn
}
