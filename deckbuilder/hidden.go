package deckbuilder

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
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
	if !from.Zone.private() && from.Zone != SecretStack && from.Zone != SabotageDeck {
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
	if !t.set.hidden || !p.Zone.sortsShown() {
		t.piles[i] = t.piles[i].with(e, p.Zone.unordered())
		return
	}
	key := func(e entry) int {
		k := int(e.card)
		if e.who != t.everybody() {
			k += 1 << 16
		}
		return k
	}
	list := t.piles[i]
	at := len(list)
	for at > 0 && key(list[at-1]) > key(e) {
		at--
	}
	t.piles[i] = slices.Insert(slices.Clip(slices.Clone(list)), at, e)
}

// shifts moves a card that is known here only in part: in a View, id 0 is a card that
// its seat does not know.
func (t *table) shifts(id content.ID, source, target Place, who joe.SeatSet) {
	from, to := source.index(), target.index()
	pool := poolOf(source)
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
	_ = to
}

// canShift reports whether such a card can move.
func (t *table) canShift(id content.ID, source, target Place) bool {
	if id != 0 && t.indexIn(source, id) >= 0 {
		return true
	}
	if t.eye == joe.Nobody || !source.Zone.private() && source.Zone != SecretStack && source.Zone != SabotageDeck {
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
		for _, z := range [...]Zone{Deck, Hand, Discard, Scouted, LoyaltyDown, Schemes} {
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
		for _, z := range [...]Zone{Deck, Hand, Discard, Scouted, LoyaltyDown, Schemes} {
			p := of(z, s)
			hides := false
			for _, e := range t.pile(p) {
				hides = hides || !v.sees(e.who)
			}
			if !hides {
				continue
			}
			v.piles[p.index()] = nil
			pool := poolOf(p)
			for _, e := range t.pile(p) {
				if v.sees(e.who) {
					v.place1(p, e)
					continue
				}
				v.place1(p, entry{who: e.who})
				v.piles[pool.index()] = v.pile(pool).with(entry{card: e.card}, true)
			}
		}
	}
	return v
}

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

// fillBlanks deals cards of a pool to its blanks: to hands first, which not every card
// can lie in, so that every arrangement is as likely.
func (t *table) fillBlanks(pool Place, src *dice.Source) {
	for _, z := range [...]Zone{Hand, Deck, Discard, Scouted, Schemes} {
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
	t.piles[p.index()] = nil
	for _, e := range old {
		if e.card == 0 {
			if i := t.drawBlank(p, pool, src); i >= 0 {
				e.card = t.pile(pool)[i].card
				t.piles[pool.index()] = t.pile(pool).without(i)
			}
		}
		t.place1(p, e)
	}
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

// Showed is a card of a hand that its player shows to all (tw-menace-defend).
type Showed struct {
	Seat joe.Seat   `json:"seat"`
	Card string     `json:"card"`
	Why  joe.RuleID `json:"why"`
}

// Opened is all cards of a place shown as the game ends (amb-all-final-reveal).
type Opened struct {
	Place Place    `json:"place"`
	Cards []string `json:"cards"`
}

func (e Showed) Rule() joe.RuleID { return e.Why }
func (Opened) Rule() joe.RuleID   { return "amb-all-final-reveal" }

func (e Showed) String() string { return e.Seat.String() + " shows " + shown(e.Card) }
func (e Opened) String() string { return e.Place.String() + " is opened" }

// showable is where in a hand lies the card to be shown: one that not all know yet, or
// in a View a blank.
func (e Showed) showable(t *table) (p Place, i int, id content.ID) {
	id, ok := t.set.cards.Find(e.Card)
	if !ok || !e.Seat.At(int(t.seats)) || !t.set.hidden {
		return Place{}, -1, 0
	}
	p = of(Hand, e.Seat)
	i = slices.IndexFunc(t.pile(p), func(c entry) bool { return c.card == id && c.who != t.everybody() })
	if i < 0 && t.pile(poolOf(p)).last(id) >= 0 {
		i = slices.IndexFunc(t.pile(p), func(c entry) bool { return c.card == 0 })
	}
	return p, i, id
}

func (e Showed) can(t *table) bool {
	_, i, _ := e.showable(t)
	return i >= 0
}

func (e Showed) on(t *table) {
	p, i, id := e.showable(t)
	c := t.pile(p)[i]
	t.piles[p.index()] = t.pile(p).without(i)
	if c.card == 0 {
		pool := poolOf(p)
		t.piles[pool.index()] = t.pile(pool).without(t.pile(pool).last(id))
	}
	c.card, c.who = id, t.everybody()
	t.place1(p, c)
}

func (e Opened) can(t *table) bool {
	if !t.set.hidden || e.Place.index() < 0 || !e.Place.Zone.private() && e.Place.Zone != SecretStack && e.Place.Zone != SabotageDeck || len(e.Cards) > 255 {
		return false
	}
	for _, name := range e.Cards {
		if _, ok := t.set.cards.Find(name); !ok {
			return false
		}
	}
	return true
}

func (e Opened) on(t *table) {
	t.piles[e.Place.index()] = nil
	for _, name := range e.Cards {
		id, _ := t.set.cards.Find(name)
		who := t.everybody()
		if e.Place.Zone.unordered() && e.Place.Zone != LoyaltyDown {
			who = 0
		}
		t.place1(e.Place, entry{card: id, who: who})
	}
}

// openAll shows all cards as the game ends: everybody knows them all then.
func (w work) openAll() {
	t := w.t
	for i, p := range t.piles {
		z := places[i].Zone
		pools := z == DeckRest && places[i].Seat() < joe.Seat(t.seats) || z == SecretStack || z == SabotageDeck
		if !pools && (len(p) == 0 || !z.private()) {
			continue
		}
		e := Opened{Place: places[i], Cards: []string{}} // null would not be read back
		for _, c := range p {
			e.Cards = append(e.Cards, t.nameOf(c.card))
		}
		e.on(t)
		tell(w, e)
	}
	t.eye = joe.Nobody
}
