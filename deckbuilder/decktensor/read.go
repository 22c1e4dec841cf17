package decktensor

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/tensor"
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
	if s.Len() == 0 || len(tensor) != s.Len() {
		return Position{}, false
	}
	return s.read(tensor), true
}

func (s *Spec) read(t tensor.Numbers) Position {
	p := Position{Seats: t.Marked(s.seats, maxSeats) + 1, Seat: joe.Spectator}
	if i := t.Marked(s.seat, maxSeats); i >= 0 {
		p.Seat = joe.Seat(i)
	}
	c := tensor.Around(p.Seat, p.Seats)
	s.readTable(t, &p, c)
	s.readQuestion(t, &p, c)
	s.readAttempt(t, &p, c)
	s.readCards(t, &p, c)
	s.readMarks(t, &p, c)
	return p
}

func (s *Spec) readTable(t tensor.Numbers, p *Position, c tensor.Circle) {
	p.Round = t.Count(s.round, roundUnit)
	p.First = c.Seat(t.Marked(s.first, maxSeats))
	p.Active = c.Seat(t.Marked(s.active, maxSeats))
	p.Phase = tensor.Word(t, s.phase, phases)
	p.Over = t.Has(s.over)
	p.Winners = t.Set(s.winners, c)
	p.Cause = tensor.Word(t, s.cause, causes)
	if p.Reason = tensor.Word(t, s.reason, reasons); p.Reason == "" {
		p.Reason = p.Cause
	}
	p.Threat, p.Top = t.Count(s.threat, manyUnit), t.Count(s.threat+1, manyUnit)
	p.Colour = content.Colour(t.Marked(s.colour, 3) + 1)
	p.Act = t.Marked(s.act, acts) + 1
	for i := range records {
		if n := t.Marked(s.record+2*i, 2); n >= 0 {
			p.Record = append(p.Record, n == 0)
		}
	}
	p.Noisy = t.Has(s.noisy)
	p.Token = t.Count(s.token, cardUnit)
	p.Accusing = t.Has(s.accusing)
	for i := range c.Seats {
		seat := c.Seat(i)
		p.Allegiance[seat] = tensor.Word(t, s.allegiance+i*len(allegiances), allegiances)
		p.DeckSize[seat] = t.Count(s.deckSize+i, deckUnit)
		p.Points[seat] = t.Count(s.points+i, manyUnit)
	}
	for i := range slots {
		p.Price[i] = t.Count(s.price+i, manyUnit) - 1
		p.Age[i] = t.Count(s.age+i, fewUnit)
	}
	p.Intel = deckbuilder.Intel{Supply: t.Count(s.intel, fewUnit), Pool: t.Count(s.intel+1, fewUnit), Rolling: t.Count(s.intel+2, fewUnit), Ran: t.Has(s.intel + 3)}
	p.Damage = t.Count(s.damage, fewUnit)
	for i := range sections {
		p.Online[i] = t.Has(s.online + i)
	}
	p.Blending = t.Count(s.blending, fewUnit)
}

func (s *Spec) readQuestion(t tensor.Numbers, p *Position, c tensor.Circle) {
	p.ToAct = c.Seat(t.Marked(s.toAct, maxSeats))
	if t.Has(s.toAct + maxSeats) {
		p.ToAct = joe.Chance
	}
	p.Asks = tensor.Word(t, s.asks, asks)
	p.Card = tensor.Word(t, s.asksCard, s.names)
	p.Count = t.Count(s.asksCount, fewUnit)
	p.Other = c.Seat(t.Marked(s.other, maxSeats))
}

func (s *Spec) readAttempt(t tensor.Numbers, p *Position, c tensor.Circle) {
	if p.Attempting = t.Has(s.attempt); !p.Attempting {
		return
	}
	p.Difficulty, p.Skill = t.Count(s.difficulty, manyUnit), t.Count(s.skill, manyUnit)
	p.Attempt = deckbuilder.Attempt{
		Card: tensor.Word(t, s.attemptCard, s.names), By: c.Seat(t.Marked(s.by, maxSeats)), Group: t.Has(s.group), Started: t.Has(s.started),
		Capacity: t.Count(s.capacity, fewUnit), Named: content.Wild, Dice: t.Count(s.dice, manyUnit), Rolled: t.Has(s.rolled),
		Blanks: t.Count(s.blanks, manyUnit), Hits: t.Count(s.hits, manyUnit), Doubles: t.Count(s.doubles, manyUnit), Silence: t.Has(s.silence),
		Value: t.Count(s.value, fewUnit), Credit: t.Count(s.credit, fewUnit), Foe: c.Seat(t.Marked(s.foe, maxSeats)), Rides: tensor.Word(t, s.rides, s.rider.ids),
		Level: t.Marked(s.level, maxLevels) + 1, Intel: t.Count(s.rolling, fewUnit), Cut: t.Count(s.cut, manyUnit), Fired: t.Has(s.fired),
	}
	if i := t.Marked(s.named, content.Skills); i >= 0 {
		p.Attempt.Named = content.Skill(i)
	}
	if i := t.Marked(s.attemptAt, len(s.place)); i >= 0 {
		p.Attempt.Place, _ = s.placeAt(s.place[i], c)
	}
}

// placeAt is the place that stands where p would, were seats not in relative order;
// false for that of a seat that does not play.
func (s *Spec) placeAt(p deckbuilder.Place, c tensor.Circle) (deckbuilder.Place, bool) {
	if p.Seat() == joe.Nobody {
		return p, true
	}
	seat := c.Seat(int(p.Seat()))
	return deckbuilder.PlaceOf(p.Zone, int(seat)), seat != joe.Nobody
}

// counts is how many of each card a row says; nil for none.
func counts(t tensor.Numbers, at int, ids []string) map[string]int {
	var m map[string]int
	for i, id := range ids {
		if n := t.Count(at+i, cardUnit); n != 0 {
			if m == nil {
				m = make(map[string]int)
			}
			m[id] = n
		}
	}
	return m
}

func (s *Spec) readCards(t tensor.Numbers, p *Position, c tensor.Circle) {
	p.Cards, p.Tops = make(map[deckbuilder.Place]map[string]int), make(map[deckbuilder.Place][]string)
	for _, z := range s.zones {
		in := &s.zone[z]
		for i, q := range z.Places() {
			q, ok := s.placeAt(q, c)
			if !ok {
				continue
			}
			if cards := counts(t, in.at+i*len(in.ids), in.ids); cards != nil {
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

func (s *Spec) readTop(t tensor.Numbers, p *Position, at deckbuilder.Place, top *column, row, depth int) {
	var list []string
	known := 0
	for i := range depth {
		id := tensor.Word(t, top.at+(row*depth+i)*len(top.ids), top.ids)
		if list = append(list, id); id != "" {
			known = i + 1
		}
	}
	if known > 0 {
		p.Tops[at] = list[:known]
	}
}

func (s *Spec) readMarks(t tensor.Numbers, p *Position, c tensor.Circle) {
	p.Used, p.Riders = make(map[joe.Seat]map[string]int), make(map[string]map[string]int)
	p.RidersAt = make(map[string][riderAt]int)
	for i := range maxSeats + 1 {
		seat := c.Seat(i)
		if i < maxSeats && seat == joe.Nobody {
			continue
		}
		if cards := counts(t, s.used+i*len(s.names), s.names); cards != nil {
			p.Used[seat] = cards
		}
	}
	for i, id := range s.rider.ids {
		if cards := counts(t, s.riders+i*len(s.names), s.names); cards != nil {
			p.Riders[id] = cards
			var where [riderAt]int
			for j := range riderAt {
				n := t.Count(s.riderPlace+i*riderAt+j, cardUnit)
				if seat := c.Seat(j); j < maxSeats && seat != joe.Nobody {
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
	for i := range c.Seats {
		for j, z := range secretZones {
			at := deckbuilder.PlaceOf(z, int(c.Seat(i)))
			if n := t.Count(s.unknown+i*len(secretZones)+j, fewUnit); n != 0 {
				p.Unknown[at] = n
			}
			var known [maxSeats]int
			for k := range c.Seats {
				known[c.Seat(k)] = t.Count(s.knownTo+(i*len(secretZones)+j)*maxSeats+k, fewUnit)
			}
			if known != [maxSeats]int{} {
				p.KnownTo[at] = known
			}
			if open := s.open[z]; open != nil {
				if cards := counts(t, open.at+i*len(open.ids), open.ids); cards != nil {
					p.Known[at] = cards
				}
			}
		}
	}
}
