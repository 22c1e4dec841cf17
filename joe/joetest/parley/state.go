package parley

import (
	"hash/fnv"

	"github.com/seed4548c990/gijoe/joe"
)

// State is a position: everything that somebody knows. It is an immutable value,
// compares with == and is free to share. The zero State is a dinner not begun.
type State struct{ table }

// Hash is equal for equal positions. It tells of secrets.
func (s State) Hash() uint64 {
	text, err := s.MarshalJSON()
	if err != nil {
		return 0 // no State fails to marshal
	}
	h := fnv.New64a()
	h.Write(text)
	return h.Sum64()
}

// ToAct is the seat that is to act, [joe.Chance], or [joe.Nobody].
func (t table) ToAct() joe.Seat { return t.toAct() }

// Seats is the number of seats; 0 in a dinner not begun.
func (t table) Seats() int { return int(t.seats) }

// Pending is what the game waits for.
func (t table) Pending() joe.Pending { return t.pending() }

// Outcome is how the dinner ended, or false while it has not.
func (t table) Outcome() (joe.Outcome, bool) {
	if t.phase != over {
		return joe.Outcome{}, false
	}
	return t.outcome(), true
}

// Round is the number of the round, from 1; 0 in a dinner not begun.
func (t table) Round() int { return int(t.round) }

// Turn is the seat whose turn it is, whoever is to act.
func (t table) Turn() joe.Seat { return t.turn }

// Deck is how many cards lie in the deck.
func (t table) Deck() int {
	if t.phase == unbegun {
		return 0
	}
	return t.deck()
}

// Discard is the cards laid away, in a slice of the caller's.
func (t table) Discard() []Card { return t.discard.list() }

// Held is how many cards a seat has in hand.
func (t table) Held(s joe.Seat) int {
	if !s.At(t.Seats()) {
		return 0
	}
	return int(t.held[s])
}

// Hand is the cards in a seat's hand, in a slice of the caller's; false if they are
// not to be seen.
func (t table) Hand(s joe.Seat) ([]Card, bool) {
	if !s.At(t.Seats()) || !t.seesHand(s) {
		return nil, false
	}
	return t.hands[s].list(), true
}

// Points is what a seat has openly: its Favours, and for unmasking.
func (t table) Points(s joe.Seat) int {
	if !s.At(t.Seats()) {
		return 0
	}
	return int(t.claimed[s]) + int(t.bonus[s])
}

// Card is the card at a place, or false if it is not to be seen.
func (t table) Card(p Place) (Card, bool) {
	if p < 0 || p > Envelope || t.cards[p] == 0 {
		return 0, false
	}
	return t.cards[p], true
}

// Knows is the seats that have looked at the card at a place, and for how many it
// lies open: those who hold a role know it.
func (t table) Knows(p Place) joe.SeatSet {
	switch {
	case p < 0 || p > Envelope:
		return 0
	case t.opened[p]:
		return t.all()
	}
	return t.known[p]
}
