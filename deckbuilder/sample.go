package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// sample is a State that the holder of this View cannot tell from the true one: the
// cards of each pool dealt to its blanks, every arrangement as likely as the other,
// and the secret Loyalty cards weighted by what has been flipped (amb-tw-knowledge).
func (t *table) sample(src *dice.Source) table {
	s := *t
	s.eye = joe.Nobody
	if t.phase == notBegun || t.phase == over || !t.set.hidden {
		return s
	}
	s.sampleLoyalty(t, src)
	for seat := range joe.Seat(t.seats) {
		s.fillBlanks(of(DeckRest, seat), src)
	}
	s.fillBlanks(at(SabotageDeck), src)
	return s
}

// fillBlanks deals cards of a pool to its blanks: to hands first, and to what was
// discarded out of them, where not every card can lie, so that every arrangement is as
// likely.
func (t *table) fillBlanks(pool Place, src *dice.Source) {
	for _, z := range [...]Zone{Hand, Discard, Deck, Scouted, Schemes} {
		for seat := range joe.Seat(t.seats) {
			p := of(z, seat)
			if poolOf(p) != pool || t.blanks(p) == 0 {
				continue
			}
			before := *t
			t.fill1(p, pool, src)
			for tries := 0; z == Hand && before.starts(seat) && !t.anyJoins(seat) && tries < mostTries; tries++ {
				*t = before
				t.fill1(p, pool, src)
			}
		}
	}
}

// mostTries is how often a hand is dealt anew that has no Joe for the mission its player
// has begun. Of those that have one every hand is as likely.
const mostTries = 2000

// fill1 deals cards of a pool to the blanks of a place.
func (t *table) fill1(p, pool Place, src *dice.Source) {
	old := t.pile(p)
	hands := 0 // blanks of a discard pile that came out of a hand
	if p.Zone == Discard {
		hands = max(0, t.blanks(p)-int(t.loose[p.Of]))
	}
	list := make(pile, 0, len(old))
	for _, e := range old {
		if e.card == 0 {
			from := p
			if hands > 0 {
				from.Zone, hands = Hand, hands-1
			}
			i := t.drawBlank(from, pool, src)
			if i < 0 {
				i = t.drawBlank(p, pool, src)
			}
			if i >= 0 {
				e.card = t.pile(pool)[i].card
				t.piles[pool.index()] = t.pile(pool).without(i)
			}
		}
		list = t.laid(list, p, e)
	}
	t.piles[p.index()] = list
}

// drawBlank draws one of the cards of a pool that can lie in a place; -1 if there is none.
func (t *table) drawBlank(p, pool Place, src *dice.Source) int {
	list, n := t.pile(pool), 0
	for _, e := range list {
		if t.holds(p, e.card) {
			n++
		}
	}
	if n == 0 {
		return -1
	}
	n = src.IntN(n)
	for i, e := range list {
		if !t.holds(p, e.card) {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return -1
}

// starts reports whether a seat has begun a mission and not yet assigned its first Joe:
// then all know that it has one (core-mission-start).
func (t *table) starts(seat joe.Seat) bool {
	return t.attempting() && !t.mission.began && !t.mission.gone && seat == t.mission.start && t.team() == 0
}

// anyJoins reports whether a seat has a Joe in hand who may join the mission.
func (t *table) anyJoins(seat joe.Seat) bool {
	return slices.ContainsFunc(t.own(Hand, seat), func(e entry) bool { return e.card != 0 && t.joins(e.card) })
}

// sampleLoyalty deals the secret Loyalty cards: of those who may hold the one Traitor of
// the secret stack, each is as likely as the deal and the flips seen make it.
func (s *table) sampleLoyalty(t *table, src *dice.Source) {
	var weights [maxSeats + 1]uint64
	traitor := false
	undealt := t.unplaced(at(SecretStack))
	for _, e := range t.zone(SecretStack) {
		traitor = traitor || t.card(e.card).Traitor
	}
	likely := func(seat joe.Seat, bad bool) uint64 {
		loyal, bads := 2, 1
		if bad {
			loyal, bads = 1, 2
		}
		n := uint64(1)
		for _, e := range t.own(LoyaltyUp, seat) {
			left := &loyal
			if t.card(e.card).Traitor {
				left = &bads
			}
			n *= uint64(max(0, *left))
			*left--
		}
		return n
	}
	if traitor {
		for holder := 0; holder <= maxSeats; holder++ {
			seat := joe.Seat(holder)
			if holder < maxSeats && (holder >= int(t.seats) || t.blanks(of(LoyaltyDown, seat)) == 0) {
				continue
			}
			w := uint64(1)
			if holder == maxSeats {
				w = uint64(undealt)
			}
			for o := range joe.Seat(t.seats) {
				if t.blanks(of(LoyaltyDown, o)) > 0 {
					w *= likely(o, int(o) == holder)
				}
			}
			weights[holder] = w
		}
	}
	holder := dice.Pick(src, weights[:])
	for seat := range joe.Seat(t.seats) {
		p := of(LoyaltyDown, seat)
		if t.blanks(p) == 0 {
			continue
		}
		old := s.pile(p)
		s.piles[p.index()] = nil
		for _, e := range old {
			if e.card == 0 {
				pool := s.zone(SecretStack)
				i := slices.IndexFunc(pool, func(c entry) bool { return s.card(c.card).Traitor == (int(seat) == holder) })
				if i < 0 {
					i = 0
				}
				e.card = pool[i].card
				s.piles[at(SecretStack).index()] = pool.without(i)
			}
			s.place1(p, e)
		}
	}
}
