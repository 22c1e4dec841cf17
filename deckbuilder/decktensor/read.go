package decktensor

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Position is what a tensor tells, in the words of a [deckbuilder.View]: each field is what
// the View's method of that name gives. What is by seat is by its number at the table;
// of seats that do not play it is zero.
type Position struct {
	Seats      int
	Seat       joe.Seat // or joe.Spectator
	Round      int
	First      joe.Seat
	Active     joe.Seat
	ToAct      joe.Seat
	Phase      string
	Over       bool
	Winners    joe.SeatSet // of the Outcome
	Reason     joe.RuleID  // the same
	Cause      joe.RuleID  // why the Joes won or lost
	Asks       string      // the Kind of the Pending question
	Card       string      // and the card that it is about, or ""
	Count      int         // and its Count
	Other      joe.Seat    // and its other seat
	Threat     int         // the space of the Threat Marker
	Top        int         // the space on which the game is lost
	Colour     content.Colour
	Act        int
	Record     []bool
	Noisy      bool
	Token      int
	Accusing   bool
	Allegiance [4]string
	DeckSize   [4]int
	Points     [4]int
	Price      [6]int // by slot; -1 where there is nothing to be bought
	Age        [6]int
	Intel      deckbuilder.Intel
	Damage     int
	Online     [5]bool // by Section
	Blending   int

	// Attempting is whether a mission is being attempted; the next three are then its
	// Tally, else zero.
	Attempting bool
	Attempt    deckbuilder.Attempt
	Difficulty int
	Skill      int

	// Cards is how many of each card lie in a place, where any does, those that the seat
	// does not know left out.
	Cards map[deckbuilder.Place]map[string]int
	// Tops is the cards known to lie on top of a deck, the topmost first, up to three of
	// a player's and two of a Complication deck. "" is one that the seat does not know.
	Tops map[deckbuilder.Place][]string
	// Used is how many of each card of a seat, at joe.Nobody of none, have been used on
	// this mission.
	Used map[joe.Seat]map[string]int
	// Riders is how many of each card ride a Cobra Transport or a Locust.
	Riders map[string]map[string]int
	// RidersAt is how many ride it that lie before seats 0 to 3 or are their Joes, on slots
	// 0 to 5 of the line-up, and elsewhere.
	RidersAt map[string][11]int
	// Unknown is how many cards of a place the seat does not know; Known how many of
	// each all know, of the hands and discards; and KnownTo how many each seat knows. They
	// are nil where nothing is secret.
	Unknown map[deckbuilder.Place]int
	Known   map[deckbuilder.Place]map[string]int
	KnownTo map[deckbuilder.Place][4]int
}

// Read is what a tensor tells. It is the way back of Spec.Tensor: for tests, and to look
// at what a net is shown. It is false for a slice of another length; of numbers that no
// View gives it makes what it can.
func (s *Spec) Read(tensor []float32) (Position, bool) {
	if s.Len() == 0 || len(tensor) != s.size {
		return Position{}, false
	}
	t := numbers(tensor)
	p := Position{Seats: t.marked(s.seats, maxSeats) + 1, Seat: joe.Spectator}
	if i := t.marked(s.seat, maxSeats); i >= 0 {
		p.Seat = joe.Seat(i)
	}
	c := around(p.Seat, p.Seats)
	s.readTable(t, &p, c)
	s.readQuestion(t, &p, c)
	s.readAttempt(t, &p, c)
	s.readCards(t, &p, c)
	s.readMarks(t, &p, c)
	return p, true
}

func (s *Spec) readTable(t numbers, p *Position, c circle) {
	p.Round = t.count(s.round, roundUnit)
	p.First = c.seat(t.marked(s.first, maxSeats))
	p.Active = c.seat(t.marked(s.active, maxSeats))
	p.Phase = word(t, s.phase, phases)
	p.Over = t[s.over] > 0.5
	p.Winners = t.set(s.winners, c)
	p.Cause = word(t, s.cause, causes)
	if p.Reason = word(t, s.reason, reasons); p.Reason == "" {
		p.Reason = p.Cause
	}
	p.Threat, p.Top = t.count(s.threat, manyUnit), t.count(s.threat+1, manyUnit)
	p.Colour = content.Colour(t.marked(s.colour, 3) + 1)
	p.Act = t.marked(s.act, acts) + 1
	for i := range records {
		if n := t.marked(s.record+2*i, 2); n >= 0 {
			p.Record = append(p.Record, n == 0)
		}
	}
	p.Noisy = t[s.noisy] > 0.5
	p.Token = t.count(s.token, cardUnit)
	p.Accusing = t[s.accusing] > 0.5
	for i := range c.seats {
		seat := c.seat(i)
		p.Allegiance[seat] = word(t, s.allegiance+i*len(allegiances), allegiances)
		p.DeckSize[seat] = t.count(s.deckSize+i, deckUnit)
		p.Points[seat] = t.count(s.points+i, manyUnit)
	}
	for i := range slots {
		p.Price[i] = t.count(s.price+i, manyUnit) - 1
		p.Age[i] = t.count(s.age+i, fewUnit)
	}
	p.Intel = deckbuilder.Intel{Supply: t.count(s.intel, fewUnit), Pool: t.count(s.intel+1, fewUnit), Rolling: t.count(s.intel+2, fewUnit), Ran: t[s.intel+3] > 0.5}
	p.Damage = t.count(s.damage, fewUnit)
	for i := range sections {
		p.Online[i] = t[s.online+i] > 0.5
	}
	p.Blending = t.count(s.blending, fewUnit)
}

func (s *Spec) readQuestion(t numbers, p *Position, c circle) {
	p.ToAct = c.seat(t.marked(s.toAct, maxSeats))
	if t[s.toAct+maxSeats] > 0.5 {
		p.ToAct = joe.Chance
	}
	p.Asks = word(t, s.asks, asks)
	p.Card = word(t, s.asksCard, s.names)
	p.Count = t.count(s.asksCount, fewUnit)
	p.Other = c.seat(t.marked(s.other, maxSeats))
}

// word is the word of a row of flags; the zero word where none is set.
func word[T ~string](t numbers, at int, words []T) T {
	if i := t.marked(at, len(words)); i >= 0 {
		return words[i]
	}
	return ""
}

func (s *Spec) readAttempt(t numbers, p *Position, c circle) {
	if p.Attempting = t[s.attempt] > 0.5; !p.Attempting {
		return
	}
	p.Difficulty, p.Skill = t.count(s.difficulty, manyUnit), t.count(s.skill, manyUnit)
	p.Attempt = deckbuilder.Attempt{
		Card: word(t, s.attemptCard, s.names), By: c.seat(t.marked(s.by, maxSeats)), Group: t[s.group] > 0.5, Started: t[s.started] > 0.5,
		Capacity: t.count(s.capacity, fewUnit), Named: content.Wild, Dice: t.count(s.dice, manyUnit), Rolled: t[s.rolled] > 0.5,
		Blanks: t.count(s.blanks, manyUnit), Hits: t.count(s.hits, manyUnit), Doubles: t.count(s.doubles, manyUnit), Silence: t[s.silence] > 0.5,
		Value: t.count(s.value, fewUnit), Credit: t.count(s.credit, fewUnit), Foe: c.seat(t.marked(s.foe, maxSeats)), Rides: word(t, s.rides, s.rider.ids),
		Level: t.marked(s.level, maxLevels) + 1, Intel: t.count(s.rolling, fewUnit), Cut: t.count(s.cut, manyUnit), Fired: t[s.fired] > 0.5,
	}
	if i := t.marked(s.named, content.Skills); i >= 0 {
		p.Attempt.Named = content.Skill(i)
	}
	if i := t.marked(s.attemptAt, len(s.place)); i >= 0 {
		p.Attempt.Place, _ = s.placeAt(s.place[i], c)
	}
}

// placeAt is the place that stands where p would, were seats not in relative order;
// false for that of a seat that does not play.
func (s *Spec) placeAt(p deckbuilder.Place, c circle) (deckbuilder.Place, bool) {
	if p.Seat() == joe.Nobody {
		return p, true
	}
	seat := c.seat(int(p.Seat()))
	return deckbuilder.PlaceOf(p.Zone, int(seat)), seat != joe.Nobody
}

// counts is how many of each card a row says; nil for none.
func (t numbers) counts(at int, ids []string) map[string]int {
	var m map[string]int
	for i, id := range ids {
		if n := t.count(at+i, cardUnit); n != 0 {
			if m == nil {
				m = make(map[string]int)
			}
			m[id] = n
		}
	}
	return m
}

func (s *Spec) readCards(t numbers, p *Position, c circle) {
	p.Cards, p.Tops = make(map[deckbuilder.Place]map[string]int), make(map[deckbuilder.Place][]string)
	for _, z := range s.zones {
		in := &s.zone[z]
		for i, q := range z.Places() {
			q, ok := s.placeAt(q, c)
			if !ok {
				continue
			}
			if cards := t.counts(in.at+i*len(in.ids), in.ids); cards != nil {
				p.Cards[q] = cards
			}
			switch z {
			case deckbuilder.Deck:
				s.readTop(t, p, q, &s.top, i, deckTop)
			case deckbuilder.Foreseen:
				s.readTop(t, p, q, &s.ahead, i, actTop)
			}
		}
	}
}

func (s *Spec) readTop(t numbers, p *Position, at deckbuilder.Place, top *column, row, depth int) {
	var list []string
	known := 0
	for i := range depth {
		id := word(t, top.at+(row*depth+i)*len(top.ids), top.ids)
		if list = append(list, id); id != "" {
			known = i + 1
		}
	}
	if known > 0 {
		p.Tops[at] = list[:known]
	}
}

func (s *Spec) readMarks(t numbers, p *Position, c circle) {
	p.Used, p.Riders = make(map[joe.Seat]map[string]int), make(map[string]map[string]int)
	p.RidersAt = make(map[string][riderAt]int)
	for i := range maxSeats + 1 {
		seat := c.seat(i)
		if i < maxSeats && seat == joe.Nobody {
			continue
		}
		if cards := t.counts(s.used+i*len(s.names), s.names); cards != nil {
			p.Used[seat] = cards
		}
	}
	for i, id := range s.rider.ids {
		if cards := t.counts(s.riders+i*len(s.names), s.names); cards != nil {
			p.Riders[id] = cards
			var where [riderAt]int
			for j := range riderAt {
				n := t.count(s.riderPlace+i*riderAt+j, cardUnit)
				if seat := c.seat(j); j < maxSeats && seat != joe.Nobody {
					where[seat] = n
				} else if j >= maxSeats {
					where[j] = n
				}
			}
			p.RidersAt[id] = where
		}
	}
	if !s.hidden {
		return
	}
	p.Unknown, p.Known = make(map[deckbuilder.Place]int), make(map[deckbuilder.Place]map[string]int)
	p.KnownTo = make(map[deckbuilder.Place][maxSeats]int)
	for i := range c.seats {
		for j, z := range secretZones {
			at := deckbuilder.PlaceOf(z, int(c.seat(i)))
			if n := t.count(s.unknown+i*len(secretZones)+j, fewUnit); n != 0 {
				p.Unknown[at] = n
			}
			var known [maxSeats]int
			for k := range c.seats {
				known[c.seat(k)] = t.count(s.knownTo+(i*len(secretZones)+j)*maxSeats+k, fewUnit)
			}
			if known != [maxSeats]int{} {
				p.KnownTo[at] = known
			}
			if open := s.open[z]; open != nil {
				if cards := t.counts(open.at+i*len(open.ids), open.ids); cards != nil {
					p.Known[at] = cards
				}
			}
		}
	}
}
