package deckbuilder

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

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
func (e Opened) String() string {
	const most = 8
	text := e.Place.String() + " is opened"
	for i, card := range e.Cards[:min(most, len(e.Cards))] {
		text += [...]string{": ", ", "}[min(i, 1)] + shown(card)
	}
	if more := len(e.Cards) - most; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

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
	if !t.set.hidden || e.Place.index() < 0 || !e.Place.Zone.dealsUnseen() || len(e.Cards) > 255 {
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
}
