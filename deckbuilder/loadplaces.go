package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// readPlaces reads where the cards lie that the text places.
func (r *reader) readPlaces(n strict.Node) {
	t := &r.t
	left := append([]uint8(nil), t.set.copies...)
	for word, m := range n.Entries(nPlaces) {
		p, ok := placeNamed(word)
		if !ok || p == (Place{}) || p.Seat() >= joe.Seat(t.seats) {
			m.Fail("there is no such place at this table; places are like \"hand/0\", \"line-up/5\", \"complications/3\", \"hangar\"")
			return
		}
		r.named[p.index()] = true
		list := m.List(255)
		if len(list) > p.Zone.room() {
			m.Fail("it holds one card")
			return
		}
		for _, e := range list {
			card, used, shown := e, false, false
			rides := content.ID(0)
			drew := joe.Nobody
			if e.IsObject() && t.set.hidden && p.Zone == Attached {
				o := e.Object("card", "drawnBy")
				card, drew = o.Need("card"), joe.Seat(o.Need("drawnBy").Uint(uint64(t.seats)-1))
			} else if e.IsObject() {
				card, used, shown, rides = r.readMarks(e, p)
			} else if t.eye != joe.Nobody && e.IsString() && e.Text() == blankWord {
				if !t.tellsKnown(p) || p.Seat() == t.eye {
					e.Fail("a card there is known to this seat")
				}
				t.place1(p, entry{who: joe.SetOf(p.Seat())})
				continue
			}
			id := r.card(card)
			if r.n.Failed() {
				return
			}
			if c := t.card(id); !t.holds(p, id) {
				card.Fail("%s, a card of the kind %s, does not lie there", c.ID, c.Kind)
			} else if left[id] == 0 {
				card.Fail("the game has %d copies of %s, and they lie elsewhere", t.set.copies[id], c.ID)
			} else {
				left[id]--
				if t.eye != joe.Nobody && !shown && t.tellsKnown(p) && p.Seat() != t.eye {
					card.Fail("this seat does not know the card: it is written %q", blankWord)
				}
				r.put(p, id, used, shown)
				if list := t.pile(p); rides != 0 && len(list) > 0 {
					list[len(list)-1].rides = rides
				}
				if list := t.pile(p); drew >= 0 && len(list) > 0 {
					list[len(list)-1].who = joe.SetOf(drew)
				}
			}
		}
	}
}

// marks reports whether a card there can be marked as used.
func (z Zone) marks() bool {
	return z == Hand || z == Team || z == Ride || z == Deployed || z == Escort
}

// holds reports whether a card can lie in a place while somebody is asked.
func (t *table) holds(p Place, id content.ID) bool {
	c := t.card(id)
	if t.set.silent && !t.silentHolds(p, id) || !t.set.silent && (p.Zone == Tile || p.Zone == MainTop || p.Zone == Box && !t.set.hidden && !t.set.boxes(id) && c.Kind != content.Leader && c.Kind != content.Promoted) {
		return false
	}
	switch p.Zone {
	case Hand, Used, Reserve: // what else is drawn goes on at once (core-transport-drawn, core-trooper-drawn)
		if c.Kind == content.Transport || c.Kind == content.Trooper {
			return false
		}
	case LineUp, MainDeck, MainTop, MainDiscard:
		if c.Where != content.MainDeck {
			return false
		}
	}
	return p.Zone.keeps(c, p.Of)
}

func (r *reader) put(p Place, id content.ID, used, shown bool) {
	e := entry{card: id, who: r.t.everybody(), used: used}
	switch {
	case r.t.tellsKnown(p) && !shown:
		e.who = joe.SetOf(p.Seat())
	case p.Zone.unordered() && !(r.t.set.hidden && p.Zone == LoyaltyDown):
		e.who = 0
	}
	r.t.place1(p, e)
}

// sendHome puts the cards that no place names where they lie when the game begins.
func (r *reader) sendHome() {
	t := &r.t
	for _, promoted := range [...]bool{false, true} { // these lie with the Leaders
		for id, c := range t.set.cards.All() {
			left := int(t.set.copies[id])
			for _, p := range &t.piles {
				left -= p.count(id)
			}
			switch {
			case left == 0 || promoted != (c.Kind == content.Promoted):
			case promoted:
				r.home(r.beside(id), id, left)
			case c.Kind == content.Leader:
				r.home(r.homeOfLeader(id), id, left)
			case c.Where == content.Starter && !t.set.silent:
				r.dealStarters(id, left)
			case c.Kind == content.Loyalty:
				r.homeOfLoyalty(id, left)
			default:
				for i, p := range &t.set.start {
					n := min(left, p.count(id))
					r.home(places[i], id, n)
					left -= n
				}
			}
		}
	}
}

// home puts cards where they begin, unless the text says what lies there.
func (r *reader) home(p Place, id content.ID, n int) {
	if n > 0 && r.named[p.index()] {
		r.fail("places", "%d of %s lie nowhere; what %s holds is written out", n, r.t.card(id).ID, p)
	}
	for range n {
		r.put(p, id, false, false)
	}
}

// dealStarters completes the starting cards: all to the one player, or to each of
// several what they lack, where that is plain.
func (r *reader) dealStarters(id content.ID, n int) {
	t := &r.t
	lacks := [maxSeats]int{n}
	if t.seats > 1 {
		sum := 0
		for s := range joe.Seat(t.seats) {
			lacks[s] = t.card(id).Count
			for z := NoZone + 1; z < seatZones; z++ {
				lacks[s] -= t.own(z, s).count(id)
			}
			lacks[s] = max(0, lacks[s])
			sum += lacks[s]
		}
		if sum != n {
			r.fail("places", "%d of %s lie nowhere, and which players they are of does not follow", n, t.card(id).ID)
			return
		}
	}
	for s := range joe.Seat(t.seats) {
		r.home(of(DeckRest, s), id, lacks[s])
	}
}

// homeOfLeader is where a Leader lies that no place names: with the player whom the
// Config gives it, or on offer.
func (r *reader) homeOfLeader(id content.ID) Place {
	t := &r.t
	for s := range joe.Seat(t.seats) {
		if t.set.leaders[s] != id && (!t.set.silent || t.set.partner != id) {
			continue
		}
		if t.phase == settingUp && t.steps.list[0].n <= giveLeaders {
			return at(Box)
		}
		if t.set.silent && t.set.partner == id {
			return of(Aside, s)
		}
		return of(DeckRest, s)
	}
	if t.set.silent { // si-setup-leave-rest
		return at(Box)
	}
	return at(Leaders)
}

// beside is where a Promoted Leader lies that no place names: beside the player who
// has its Leader.
func (r *reader) beside(id content.ID) Place {
	t := &r.t
	for s := range joe.Seat(t.seats) {
		for z := NoZone + 1; z < seatZones; z++ {
			for _, e := range t.own(z, s) {
				if t.set.promoted[e.card] == id {
					return of(Aside, s)
				}
			}
		}
	}
	return at(Box)
}
