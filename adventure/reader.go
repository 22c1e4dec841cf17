package adventure

import (
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// reader reads a position, field by field, and then checks it as a whole.
type reader struct {
	n strict.Node
	o strict.Object
	t table
}

func (r *reader) read() {
	o, t := r.o, &r.t
	if m, ok := o.Opt("round"); ok {
		t.round = uint16(m.Int(1, int64(t.set.limit)))
	}
	if m, ok := o.Opt("first"); ok {
		t.first = r.seat(m)
	}
	t.active = r.seat(o.Need("active"))
	t.rolling = 0
	if m, ok := o.Opt("rolling"); ok {
		t.rolling = wire.SeatSet(m)
	}
	if m, ok := o.Opt("rolls"); ok {
		list := m.List(int(t.seats))
		for i, e := range list {
			t.rolls[i] = uint8(e.Int(0, dieFaces))
		}
		if len(list) != int(t.seats) {
			m.Fail("one roll a seat, 0 for none yet")
		}
	}
	r.players(o.Need("players"))
	r.piles()
	t.white, t.dark = r.small("white", dieFaces), r.small("dark", dieFaces)
	t.steps, t.gains = r.small("steps", 2*dieFaces), r.small("gains", maxGain)
	t.triggers = r.small("triggers", maxTriggers+1)
	if m, ok := o.Opt("card"); ok {
		card := t.battleOf(readCard(m))
		if card < 0 {
			m.Fail("the deck has no such battle card")
		}
		t.card = uint8(card + 1)
	}
	if m, ok := o.Opt("why"); ok {
		t.ended = r.ending(m, endMoved, endTriggers)
	}
	if m, ok := o.Opt("bumped"); ok {
		t.bumped = r.seat(m)
		t.origin = r.node(o.Need("origin"))
	}
	if m, ok := o.Opt("chain"); ok {
		if t.chain = wire.SeatSet(m); t.chain == 0 || t.chain&^t.everybody() != 0 {
			m.Fail("seats at the table, left out where there are none")
		}
	}
	if m, ok := o.Opt("drawer"); ok {
		t.drawer = r.seat(m)
	}
	if m, ok := o.Opt("outcome"); ok {
		var outcome joe.Outcome
		wire.Into(m, &outcome)
		for why := endWon; why <= endLimit; why++ {
			if outcome.Reason == endings[why] {
				t.reason = why
			}
		}
		if t.winners = outcome.Winners; t.reason == noEnding || outcome != t.verdict(t.reason) {
			m.Fail("does not follow from the position")
		}
	}
}

// small is a number that is left out where it is 0.
func (r *reader) small(key string, most int64) uint8 {
	m, ok := r.o.Opt(key)
	if !ok {
		return 0
	}
	return uint8(m.Int(1, most))
}

func (r *reader) ending(n strict.Node, from, to ending) ending {
	words := make([]string, 0, len(endings))
	for why := from; why <= to; why++ {
		words = append(words, string(endings[why]))
	}
	return from + ending(n.OneOf(words...))
}

func (r *reader) seat(n strict.Node) joe.Seat {
	s := wire.Seat(n)
	if !s.At(int(r.t.seats)) {
		n.Fail("%v is not at the table", s)
		return 0
	}
	return s
}

func (r *reader) node(n strict.Node) node {
	at, ok := r.t.set.board.node(readSpace(n))
	if !ok {
		n.Fail("the board has no such space")
		return 0
	}
	return at
}

// objective takes an Objective Card out of the pile.
func (r *reader) objective(n strict.Node) int {
	card := r.t.objectiveOf(readCard(n))
	switch {
	case card < 0:
		n.Fail("the deck has no such Objective Card")
		return 0
	case r.t.objectives>>card&1 == 0:
		n.Fail("that Objective Card stands twice")
	}
	r.t.objectives &^= 1 << card
	return card
}

func (r *reader) players(n strict.Node) {
	t := &r.t
	list := n.List(joe.MaxSeats)
	if len(list) != int(t.seats) {
		n.Fail("%d players where the config has %d seats", len(list), t.seats)
		return
	}
	for i, m := range list {
		o := m.Object("piece", "at", "objective", "reached", "equipment", "returned", "ferried")
		s := joe.Seat(i)
		if e, ok := o.Opt("piece"); ok {
			wire.Text(e, &t.pieces[i])
		}
		if e, ok := o.Opt("at"); ok {
			t.pawns[i] = r.node(e)
		}
		if e, ok := o.Opt("objective"); ok {
			t.objective[i] = uint8(r.objective(e) + 1)
		}
		if e, ok := o.Opt("reached"); ok {
			cards := e.List(objectiveCards)
			last := -1
			for _, c := range cards {
				card := r.objective(c)
				if card <= last {
					c.Fail("cards stand in the order of the deck")
				}
				last = card
				t.scored[i] |= 1 << card
				t.points[i] += int16(t.set.cards.objectives[card].Points)
			}
			if len(cards) == 0 {
				e.Fail("left out where there are none")
			}
		}
		if e, ok := o.Opt("equipment"); ok {
			r.hand(e, &t.hands[i])
		}
		if flagIn(o, "returned") {
			t.returned = t.returned.With(s)
		}
		if flagIn(o, "ferried") {
			t.ferried = t.ferried.With(s)
		}
	}
}

func (r *reader) hand(n strict.Node, h *hand) {
	any := false
	for word, e := range n.Entries(equipmentKinds) {
		var card Equipment
		if card.UnmarshalText([]byte(word)) != nil {
			e.Fail("there is no such Equipment")
			return
		}
		h[card] = uint8(e.Int(1, int64(equipmentCounts[card])))
		any = true
		r.take(e, card, h[card])
	}
	if !any {
		n.Fail("left out where there is none")
	}
}

// take takes equipment cards out of the pile.
func (r *reader) take(n strict.Node, card Equipment, count uint8) {
	if r.t.equipment[card] < count {
		n.Fail("more %v cards than the box has", card)
		return
	}
	r.t.equipment[card] -= count
}

// piles reads what lies under the piles; the rest is what nobody knows the order of.
func (r *reader) piles() {
	t := &r.t
	if m, ok := r.o.Opt("equipmentUnder"); ok {
		list := m.List(equipmentCards)
		for _, e := range list {
			var card Equipment
			if wire.Text(e, &card); r.n.Failed() {
				return
			}
			r.take(e, card, 1)
			t.equipUnder.push(uint8(card))
		}
		if len(list) == 0 {
			m.Fail("left out where there are none")
		}
	}
	if m, ok := r.o.Opt("battleUnder"); ok {
		list := m.List(battleCards)
		for _, e := range list {
			card := t.battleOf(readCard(e))
			if card < 0 || t.battles[card] == 0 {
				e.Fail("the deck has no such battle card, or no more of them")
				return
			}
			t.battles[card]--
			t.battleUnder.push(uint8(card))
		}
		if len(list) == 0 {
			m.Fail("left out where there are none")
		}
	}
}

// fail reports a fault at a key, or at the whole if that is not there.
func (r *reader) fail(key, format string, args ...any) {
	if m, ok := r.o.Opt(key); ok {
		m.Fail(format, args...)
		return
	}
	r.n.Fail(key+": "+format, args...)
}
