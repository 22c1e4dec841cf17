package decktensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

// Tensor writes what a View shows as Spec.Len numbers, in a slice of the caller's; nil
// of a View that does not fit.
func (s *Spec) Tensor(v deckbuilder.View) []float32 { return s.AppendTensor(nil, v) }

// AppendTensor appends what Tensor gives to the caller's slice, and nothing of a View
// that does not fit. It allocates only where that slice has to grow, with sets of up to
// 1,000 copies of cards, and takes some microseconds.
func (s *Spec) AppendTensor(list []float32, v deckbuilder.View) []float32 {
	if !s.Fits(v) {
		return list
	}
	list = tensor.Zeros(list, s.Len())
	s.fill(list[len(list)-s.Len():], &v)
	return list
}

func (s *Spec) fill(t tensor.Numbers, v *deckbuilder.View) {
	c := tensor.Around(v.Seat(), v.Seats())
	s.fillTable(t, v, c)
	s.fillQuestion(t, v, c)
	s.fillExpansions(t, v)
	s.fillAttempt(t, v, c)
	var room [1000]deckbuilder.Lying
	s.fillCards(t, v.AppendLying(room[:0]), c)
}

func (s *Spec) fillTable(t tensor.Numbers, v *deckbuilder.View, c tensor.Circle) {
	t.Mark(s.seats, v.Seats()-1)
	t.Mark(s.seat, max(-1, int(v.Seat())))
	t[s.round] = float32(v.Round()) / roundUnit
	t.Mark(s.first, c.Place(v.First()))
	t.Mark(s.active, c.Place(v.Active()))
	t.Mark(s.phase, slices.Index(phases, v.Phase()))
	if o, over := v.Outcome(); over {
		t.Flag(s.over, true)
		t.MarkSet(s.winners, c, o.Winners)
		t.Mark(s.cause, slices.Index(causes, v.Cause()))
		t.Mark(s.reason, slices.Index(reasons, o.Reason))
	}
	space, top := v.Threat()
	t[s.threat], t[s.threat+1] = float32(space)/manyUnit, float32(top)/manyUnit
	t.Mark(s.colour, int(v.Colour())-1)
	t.Mark(s.act, v.Act()-1)
	for i := range min(v.Recorded(), records) {
		if v.Succeeded(i) {
			t.Mark(s.record, 2*i)
		} else {
			t.Mark(s.record, 2*i+1)
		}
	}
	t.Flag(s.noisy, v.Noisy())
	t[s.token] = float32(v.Token()) / cardUnit
	t.Flag(s.accusing, v.Accusing())
	for seat := range joe.Seat(v.Seats()) {
		i := c.Place(seat)
		t.Mark(s.allegiance+i*len(allegiances), slices.Index(allegiances, v.Allegiance(seat)))
		t[s.deckSize+i] = float32(v.DeckSize(seat)) / deckUnit
		t[s.points+i] = float32(v.Points(seat)) / manyUnit
	}
	for i := range slots {
		if n, ok := v.Price(i); ok {
			t[s.price+i] = float32(n+1) / manyUnit
		}
		t[s.age+i] = float32(v.Age(i)) / fewUnit
	}
}

func (s *Spec) fillQuestion(t tensor.Numbers, v *deckbuilder.View, c tensor.Circle) {
	p := v.Pending()
	if p.Seat == joe.Chance {
		t.Mark(s.toAct, maxSeats)
	} else {
		t.Mark(s.toAct, c.Place(p.Seat))
	}
	t.Mark(s.asks, slices.Index(asks, p.Kind))
	if p.Kind != deckbuilder.AskDeal { // there Item is a place
		s.card(t, s.asksCard, p.Item)
	}
	t[s.asksCount] = float32(p.Count) / fewUnit
	t.Mark(s.other, c.Place(p.Other))
}

func (s *Spec) fillExpansions(t tensor.Numbers, v *deckbuilder.View) {
	intel := v.Intel()
	t[s.intel], t[s.intel+1], t[s.intel+2] = float32(intel.Supply)/fewUnit, float32(intel.Pool)/fewUnit, float32(intel.Rolling)/fewUnit
	t.Flag(s.intel+3, intel.Ran)
	t[s.damage] = float32(v.Damage()) / fewUnit
	for i := range sections {
		t.Flag(s.online+i, v.Online(deckbuilder.Section(i)))
	}
	t[s.blending] = float32(v.Blending()) / fewUnit
}

// card sets the flag of a card in a row of all of them.
func (s *Spec) card(t tensor.Numbers, at int, id string) {
	if n, ok := s.set.Find(id); ok {
		t.Mark(at, int(n)-1)
	}
}

func (s *Spec) fillAttempt(t tensor.Numbers, v *deckbuilder.View, c tensor.Circle) {
	a, difficulty, skill, ok := v.Tally()
	if !ok {
		return
	}
	t.Flag(s.attempt, true)
	s.card(t, s.attemptCard, a.Card)
	t.Mark(s.attemptAt, s.placeOf(a.Place, c))
	t.Mark(s.by, c.Place(a.By))
	t.Flag(s.group, a.Group)
	t.Flag(s.started, a.Started)
	t[s.capacity] = float32(a.Capacity) / fewUnit
	if a.Named < content.Wild {
		t.Mark(s.named, int(a.Named))
	}
	t[s.difficulty] = float32(difficulty) / manyUnit
	t[s.skill] = float32(skill) / manyUnit
	t[s.dice] = float32(a.Dice) / manyUnit
	t.Flag(s.rolled, a.Rolled)
	t[s.blanks] = float32(a.Blanks) / manyUnit
	t[s.hits] = float32(a.Hits) / manyUnit
	t[s.doubles] = float32(a.Doubles) / manyUnit
	t.Flag(s.silence, a.Silence)
	t[s.value] = float32(a.Value) / fewUnit
	t[s.credit] = float32(a.Credit) / fewUnit
	t.Mark(s.foe, c.Place(a.Foe))
	t.Mark(s.level, a.Level-1)
	t[s.rolling] = float32(a.Intel) / fewUnit
	t[s.cut] = float32(a.Cut) / manyUnit
	t.Flag(s.fired, a.Fired)
	if n, ok := s.set.Find(a.Rides); ok {
		if i, ok := s.rider.has(n); ok {
			t.Mark(s.rides, i)
		}
	}
}

// placeOf is the number of a place in seat-relative order; -1 for none.
func (s *Spec) placeOf(p deckbuilder.Place, c tensor.Circle) int {
	if seat := p.Seat(); seat.At(c.Seats) {
		return s.places[p.Zone] + c.Place(seat)
	}
	if n, ok := s.row[p]; ok {
		return n
	}
	return -1
}

func (s *Spec) fillCards(t tensor.Numbers, cards []deckbuilder.Lying, c tensor.Circle) {
	for i := range cards {
		l := &cards[i]
		row := s.rowOf(l.Place, c)
		if row < 0 {
			continue
		}
		if s.hidden {
			s.fillKnown(t, l, row, c)
		}
		if l.Card == 0 {
			continue
		}
		in := &s.zone[l.Place.Zone]
		if n, ok := in.has(l.Card); ok {
			t[in.at+row*len(in.ids)+n] += 1. / cardUnit
		}
		switch l.Place.Zone {
		case deckbuilder.Deck:
			s.fillTop(t, cards[i:], &s.top, row, deckTop)
		case deckbuilder.Foreseen:
			s.fillTop(t, cards[i:], &s.ahead, row, actTop)
		}
		if l.Used {
			if seat := c.Place(l.Place.Seat()); seat >= 0 {
				t[s.used+seat*len(s.names)+int(l.Card)-1] += 1. / cardUnit
			} else {
				t[s.used+maxSeats*len(s.names)+int(l.Card)-1] += 1. / cardUnit
			}
		}
		if n, ok := s.rider.has(l.Rides); ok {
			t[s.riders+n*len(s.names)+int(l.Card)-1] += 1. / cardUnit
			t[s.riderPlace+n*riderAt+riderRow(l.Place, row)] += 1. / cardUnit
		}
	}
}

// rowOf is which of the places of its zone a place is, those of seats in seat-relative
// order; -1 for that of a seat that does not play.
func (s *Spec) rowOf(p deckbuilder.Place, c tensor.Circle) int {
	if p.Seat() != joe.Nobody {
		return c.Place(p.Seat())
	}
	return s.row[p] - s.places[p.Zone]
}

// riderRow is which entry of the part "rider-at" a place is.
func riderRow(p deckbuilder.Place, row int) int {
	switch {
	case p.Seat() != joe.Nobody:
		return row
	case p.Zone == deckbuilder.Covers:
		return maxSeats + row
	}
	return riderAt - 1
}

// fillTop tells a card that is among the topmost of its place: rest is it and the cards
// after it.
func (s *Spec) fillTop(t tensor.Numbers, rest []deckbuilder.Lying, top *column, row, depth int) {
	above := 0
	for above+1 < len(rest) && above < depth && rest[above+1].Place == rest[0].Place {
		above++
	}
	if n, ok := top.has(rest[0].Card); ok && above < depth {
		t.Mark(top.at+(row*depth+above)*len(top.ids), n)
	}
}

// fillKnown tells who knows a card.
func (s *Spec) fillKnown(t tensor.Numbers, l *deckbuilder.Lying, row int, c tensor.Circle) {
	zone := slices.Index(secretZones, l.Place.Zone)
	if zone < 0 {
		return
	}
	if l.Card == 0 {
		t[s.unknown+row*len(secretZones)+zone] += 1. / fewUnit
	}
	for seat := range joe.Seat(c.Seats) {
		if l.Known.Has(seat) {
			t[s.knownTo+(row*len(secretZones)+zone)*maxSeats+c.Place(seat)] += 1. / fewUnit
		}
	}
	if open := s.open[l.Place.Zone]; open != nil && l.Known == joe.AllSeats(c.Seats) {
		if n, ok := open.has(l.Card); ok {
			t[open.at+row*len(open.ids)+n] += 1. / cardUnit
		}
	}
}
