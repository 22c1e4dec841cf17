package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what A Traitor Within hides: hands, discards and decks, Loyalty cards,
// Sabotage cards (tw-hidden-hand, tw-hidden-discard, tw-loyalty-secret,
// tw-sabotage-secret).
//
// In a State every card lies where it lies, and its entry says who knows that. In a
// View what its seat does not know is a blank: an entry without a card. Which cards
// the blanks of a player may be is public (amb-tw-knowledge): they lie, with those of
// the deck whose order nobody knows, in the pool of the place: of a hand, a deck and
// discards the rest of the deck, of Loyalty cards the secret stack, of Sabotage cards
// their deck.

// private reports whether cards of the zone are known to their player alone, unless
// all have seen them come there.
func (z Zone) private() bool {
	switch z {
	case Deck, DeckRest, Hand, Discard, Scouted, LoyaltyDown, Schemes:
		return true
	}
	return false
}

// blankZones is the private zones but for the rest of a deck, which is a pool: those
// that may have blanks in a View.
var blankZones = [...]Zone{Deck, Hand, Discard, Scouted, LoyaltyDown, Schemes}

// dealsUnseen reports whether a card may come out of the zone that not all have seen:
// out of a private place, or a pile from which cards are dealt in secret.
func (z Zone) dealsUnseen() bool { return z.private() || z == SecretStack || z == SabotageDeck }

// sortsShown reports whether a place of the zone keeps the cards that all know apart
// from the others, each sorted: the order would tell which is which.
func (z Zone) sortsShown() bool {
	return z == Hand || z == Discard || z == LoyaltyDown || z == Schemes
}

// poolOf is where a View keeps the cards that the blanks of a place may be.
func poolOf(p Place) Place {
	switch p.Zone {
	case LoyaltyDown, SecretStack:
		return at(SecretStack)
	case Schemes, SabotageDeck:
		return at(SabotageDeck)
	}
	return of(DeckRest, max(0, p.Seat()))
}

// sees reports whether whoever holds this table, State or View, may see what is known
// to a set of seats; the empty set stands for all.
func (t *table) sees(who joe.SeatSet) bool {
	return t.eye == joe.Nobody || who == 0 || who == t.everybody() || who.Has(t.eye)
}

// knowers is who knows a card once it has moved; the empty set stands for all.
func (t *table) knowers(id content.ID, from, to Place) joe.SeatSet {
	if !t.set.hidden || !to.Zone.private() || to.Zone == DeckRest {
		return 0
	}
	kind := t.card(id).Kind
	if !from.Zone.dealsUnseen() {
		return 0 // all have seen where it was
	}
	if to.Zone == Hand && (kind == content.Transport || kind == content.Trooper) {
		return 0 // it is put down at once
	}
	if from.Zone == Hand && to.Zone == Discard && t.actsDiscarded(id, to.Seat()) {
		return 0 // what it does tells what it is
	}
	who := joe.SetOf(to.Seat())
	if i := t.indexIn(from, id); i >= 0 && from.Zone != DeckRest {
		who |= t.pile(from)[i].who
	}
	if who == t.everybody() {
		return 0
	}
	return who
}

// actsDiscarded reports whether a card of a seat's hand does something as it is
// discarded unused.
func (t *table) actsDiscarded(id content.ID, seat joe.Seat) bool {
	if t.set.moments[id]>>content.OnDiscarded&1 == 0 {
		return false
	}
	return slices.ContainsFunc(t.card(id).Abilities, func(a content.Ability) bool {
		return a.On == content.OnDiscarded && t.hold(a.If, seat, id)
	})
}

// indexIn is which copy of a card moves out of a place: the topmost, but in a private
// place that is sorted one that all know, if there is such.
func (t *table) indexIn(p Place, id content.ID) int {
	list := t.pile(p)
	if t.set.hidden && p.Zone.sortsShown() {
		return slices.IndexFunc(list, func(e entry) bool { return e.card == id })
	}
	return list.last(id)
}

// blanks is how many cards of a place are not known here.
func (t *table) blanks(p Place) int { return t.pile(p).count(0) }

// place1 adds an entry to a place, where it belongs.
func (t *table) place1(p Place, e entry) {
	i := p.index()
	list := make(pile, len(t.piles[i]), len(t.piles[i])+1)
	copy(list, t.piles[i])
	t.piles[i] = t.laid(list, p, e)
}

// laid is a pile that nobody else has with a card added where it belongs in that place.
func (t *table) laid(list pile, p Place, e entry) pile {
	key := func(e entry) int { return 0 }
	switch {
	case t.set.hidden && p.Zone.sortsShown():
		all := t.everybody()
		key = func(e entry) int {
			k := int(e.card)
			if e.who != all {
				k += 1 << 16
			}
			return k
		}
	case p.Zone.unordered():
		key = func(e entry) int { return int(e.card) }
	}
	list = append(list, e)
	for at := len(list) - 1; at > 0 && key(list[at-1]) > key(e); at-- {
		list[at], list[at-1] = list[at-1], e
	}
	return list
}

// shifts moves a card that is known here only in part: in a View, id 0 is a card that
// its seat does not know.
func (t *table) shifts(id content.ID, source, target Place, who joe.SeatSet) {
	from, pool := source.index(), poolOf(source)
	i := -1
	if id != 0 {
		i = t.indexIn(source, id)
	}
	switch {
	case i >= 0:
		t.piles[from] = t.piles[from].without(i)
	case source != pool:
		if b := slices.IndexFunc(t.piles[from], func(e entry) bool { return e.card == 0 }); b >= 0 {
			t.piles[from] = t.piles[from].without(b)
		}
		if id != 0 { // what was a blank is known now
			if j := t.pile(pool).last(id); j >= 0 {
				t.piles[pool.index()] = t.pile(pool).without(j)
			}
		}
	}
	if who == 0 {
		who = t.everybody()
	}
	switch {
	case id == 0 && target == poolOf(target):
	case id == 0:
		t.place1(target, entry{who: who})
	default:
		if target.Zone.unordered() && target.Zone != LoyaltyDown {
			who = 0
		}
		t.place1(target, entry{card: id, who: who})
	}
}

// canShift reports whether such a card can move.
func (t *table) canShift(id content.ID, source, target Place) bool {
	if id != 0 && t.indexIn(source, id) >= 0 {
		return true
	}
	if t.eye == joe.Nobody || !source.Zone.dealsUnseen() {
		return false
	}
	pool := poolOf(source)
	if id != 0 && t.pile(pool).last(id) < 0 {
		return false
	}
	if source == pool { // an unknown card of it
		return id == 0 && target.Zone.private() && t.unplaced(pool) > 0
	}
	return t.blanks(source) > 0
}

// unplaced is how many cards of a pool lie in it, and are no blanks elsewhere.
func (t *table) unplaced(pool Place) int {
	n := len(t.pile(pool))
	for s := range joe.Seat(t.seats) {
		for _, z := range blankZones {
			if p := of(z, s); poolOf(p) == pool {
				n -= t.blanks(p)
			}
		}
	}
	return n
}

// seenBy is the table as a seat knows it.
func (t *table) seenBy(seat joe.Seat) table {
	v := *t
	if !t.set.hidden || t.phase == over {
		return v
	}
	v.eye = seat
	for s := range joe.Seat(t.seats) {
		for _, z := range blankZones {
			p := of(z, s)
			hides := false
			for _, e := range t.pile(p) {
				hides = hides || !v.sees(e.who)
			}
			if !hides {
				continue
			}
			list := make(pile, 0, len(t.pile(p)))
			pool := poolOf(p)
			cards := v.pile(pool)
			cards = append(make(pile, 0, len(cards)+len(t.pile(p))), cards...)
			for _, e := range t.pile(p) {
				if v.sees(e.who) {
					list = v.laid(list, p, e)
					continue
				}
				list = v.laid(list, p, entry{who: e.who})
				cards = v.laid(cards, pool, entry{card: e.card})
			}
			v.piles[p.index()], v.piles[pool.index()] = list, cards
		}
	}
	return v
}
