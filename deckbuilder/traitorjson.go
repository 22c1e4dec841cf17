package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// In A Traitor Within a card of a private place that all know is written
// {"card":"gi","shown":true}; others are known to their player alone, and in a View of
// another seat they are blanks, "?". What the blanks of a player may be lies in the pool
// of the place, see hidden.go. Once the game is over all is known, and nothing marked.

// blankWord is in a View a card that its seat does not know.
const blankWord = "?"

// tellsKnown reports whether a place is written with who knows its cards.
func (t *table) tellsKnown(p Place) bool {
	return t.set.hidden && p.Zone.private() && p.Zone != DeckRest && t.phase != over
}

// drawer is who drew the Complication of an entry, where that is kept; else Nobody.
func (t *table) drawer(p Place, e entry) joe.Seat {
	if !t.set.hidden || p.Zone != Attached || e.who.Len() != 1 {
		return joe.Nobody
	}
	return firstOf(e.who)
}

// statusWords are how a seat stands, in JSON.
var statusWords = [...]string{undiscovered: "undiscovered", activeTraitor: "traitor", rehabilitated: "rehabilitated"}

// writeTraitor writes what A Traitor Within adds.
func (t *table) writeTraitor(j *tableJSON) {
	if !t.set.hidden {
		return
	}
	j.Retired, j.Last = t.retired, t.lastRound
	for s := range joe.Seat(t.seats) {
		if t.loose != [maxSeats]uint8{} {
			j.Loose = append(j.Loose, int16(t.loose[s]))
		}
	}
	told := true
	for s := range joe.Seat(t.seats) {
		told = told && t.leaderAt(s) == t.promotedOf[s]
	}
	for s := range joe.Seat(t.seats) {
		if t.status != [maxSeats]allegiance{} {
			j.Status = append(j.Status, statusWords[t.status[s]])
		}
		if !told {
			j.Leaders = append(j.Leaders, t.nameOf(t.promotedOf[s]))
		}
	}
}

// leaderAt is the Promoted Leader of a seat, as far as its places tell: it, or its
// Starter Leader, lies there.
func (t *table) leaderAt(s joe.Seat) content.ID {
	for z := NoZone + 1; z < seatZones; z++ {
		for _, e := range t.own(z, s) {
			switch {
			case e.card == 0:
			case t.card(e.card).Kind == content.Promoted:
				return e.card
			case t.set.promoted[e.card] != 0:
				return t.set.promoted[e.card]
			}
		}
	}
	return 0
}

// readTraitor reads what writeTraitor writes, but for the Leaders, which follow from
// where the cards lie.
func (r *reader) readTraitor() {
	t := &r.t
	for _, key := range [...]string{"retired", "status", "promoted", "lastRound", "loose", "cause"} {
		if m, ok := r.o.Opt(key); ok && !t.set.hidden {
			m.Fail("left out but in A Traitor Within")
			return
		}
	}
	if m, ok := r.o.Opt("retired"); ok {
		if t.retired = m.Bool(); !t.retired {
			m.Fail("left out until Accusations are over")
		}
	}
	if m, ok := r.o.Opt("status"); ok {
		list := m.List(int(t.seats))
		for s, e := range list {
			t.status[s] = allegiance(e.OneOf(statusWords[:]...))
		}
		if len(list) != int(t.seats) {
			m.Fail("a word for each seat")
		}
	}
	r.numbers("loose", 0, 255, func(s int, n int64) { t.loose[s] = uint8(n) })
	if m, ok := r.o.Opt("lastRound"); ok {
		t.lastRound = uint16(m.Int(0, int64(t.round)))
	}
}

// readLeaders reads whose each Promoted Leader is, where the places do not tell.
func (r *reader) readLeaders() {
	t := &r.t
	for s := range joe.Seat(t.seats) {
		t.promotedOf[s] = t.leaderAt(s)
	}
	m, ok := r.o.Opt("promoted")
	if !ok {
		return
	}
	list := m.List(int(t.seats))
	for s, e := range list {
		if e.IsString() && e.Text() == "" {
			t.promotedOf[s] = 0
			continue
		}
		if t.promotedOf[s] = r.card(e); !r.n.Failed() && t.card(t.promotedOf[s]).Kind != content.Promoted {
			e.Fail("a Promoted Leader, or \"\"")
		}
	}
	if len(list) != int(t.seats) {
		m.Fail("a card for each seat")
	}
}

// readPlot reads what A Traitor Within adds to a mission.
func (r *reader) readPlot(o strict.Object, m *mission) {
	for _, key := range [...]string{"foe", "plotted", "spared"} {
		if e, ok := o.Opt(key); ok && !r.t.set.hidden {
			e.Fail("only in A Traitor Within")
			return
		}
	}
	set := func(key string) joe.SeatSet {
		e, ok := o.Opt(key)
		if !ok {
			return 0
		}
		seats := wire.SeatSet(e)
		if seats == 0 || seats&^r.t.everybody() != 0 {
			e.Fail("seats at the table; left out where there is none")
		}
		return seats
	}
	m.plotted, m.spared = set("plotted"), set("spared")
	if e, ok := o.Opt("foe"); ok {
		m.foe = uint8(r.seat(e)) + 1
	}
}

// readMarks reads a card that is marked: used on this mission, known to all, or riding
// another.
func (r *reader) readMarks(e strict.Node, p Place) (card strict.Node, used, shown bool, rides content.ID) {
	o := e.Object("card", "used", "shown", "rides")
	card = o.Need("card")
	if m, ok := o.Opt("used"); ok {
		used = m.Bool()
	}
	if m, ok := o.Opt("shown"); ok {
		shown = m.Bool()
	}
	if m, ok := o.Opt("rides"); ok {
		if rides = r.card(m); !r.t.set.veil.on || !p.Zone.mounts() {
			e.Fail("only in The Crimson Veil: an enemy has a Cobra Transport, a Joe on the mission is aboard a Locust")
		}
	}
	switch {
	case used && !p.Zone.marks() || o.Has("used") && !used || !used && !o.Has("shown") && !o.Has("rides"):
		e.Fail("only a used card is written so, in a hand, on a team or as the ride; others are plain ids")
	case shown && !r.t.tellsKnown(p) || o.Has("shown") && !shown:
		e.Fail("only a card that all know is written so, in A Traitor Within where cards are hidden")
	}
	return card, used, shown, rides
}

// homeOfLoyalty lays Loyalty cards that no place names into the box, as many as no game
// of so many players has, and into the secret stack. What players have is written out.
func (r *reader) homeOfLoyalty(id content.ID, n int) {
	boxed := 0
	if !r.named[at(Box).index()] {
		boxed = min(n, r.t.set.start[at(Box).index()].count(id))
	}
	r.home(at(Box), id, boxed)
	r.home(at(SecretStack), id, n-boxed)
}
