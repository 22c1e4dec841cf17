package parley

import (
	"encoding/json"
	"fmt"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Card is a kind of card; cards of a kind are alike. The zero Card is a blank: a
// card of which nothing is seen but its back.
type Card uint8

// The cards of the deck, and the two of the role cards.
const (
	Favour Card = iota + 1 // laid open, it counts a point
	Lens                   // shows a face-down card to who plays it
	Writ                   // accuses another seat
	Veil                   // cancels a Lens or a Writ, out of turn
	Guest                  // a role
	Mole                   // the other role
)

var cardNames = [...]string{"card", "favour", "lens", "writ", "veil", "guest", "mole"}

// String is the card's id, as in JSON; that of a blank is "card".
func (c Card) String() string {
	if int(c) < len(cardNames) {
		return cardNames[c]
	}
	return fmt.Sprintf("card(%d)", uint8(c))
}

// MarshalText is the card's id. A blank has none: it is left out of JSON.
func (c Card) MarshalText() ([]byte, error) {
	if c == 0 || int(c) >= len(cardNames) {
		return nil, fmt.Errorf("parley: %v has no id", c)
	}
	return []byte(c.String()), nil
}

// Role reports whether the card is a role.
func (c Card) Role() bool { return c == Guest || c == Mole }

// counts is a multiset of cards, by kind.
type counts [Mole + 1]int8

// box is all the cards of a game: the deck of sixteen (parley-cards), and one role
// more than there are seats (parley-roles).
func box(seats int) counts {
	return counts{Favour: 7, Lens: 3, Writ: 3, Veil: 3, Guest: int8(seats), Mole: 1}
}

// Sizes that the rules name.
const (
	minSeats, maxSeats = 2, 4
	deckSize           = 16
	dealtHand          = 2 // cards a hand is dealt
	lastFavour         = 3 // Favours laid open that end the dinner
)

// of is the number of cards of a kind; none of what is no kind.
func (n counts) of(c Card) int {
	if int(c) < len(n) {
		return int(n[c])
	}
	return 0
}

// only is the role cards of the multiset, or those of the deck.
func (n counts) only(roles bool) counts {
	for c := range n {
		if Card(c).Role() != roles {
			n[c] = 0
		}
	}
	return n
}

func (n counts) minus(m counts) counts {
	for c := range n {
		n[c] -= m[c]
	}
	return n
}

func (n counts) total() int {
	sum := 0
	for _, k := range n {
		sum += int(k)
	}
	return sum
}

// list is the cards in the order of their kinds, never nil.
func (n counts) list() []Card {
	cards := make([]Card, 0, max(n.total(), 0))
	for c, k := range n {
		for range k {
			cards = append(cards, Card(c))
		}
	}
	return cards
}

// draw is a card at random, each of the multiset as likely as the other; a blank
// if there is none.
func (n counts) draw(source *dice.Source) Card {
	i := source.IntN(n.total())
	for c, k := range n {
		if i -= int(k); i < 0 {
			return Card(c)
		}
	}
	return 0
}

// Place is where a single card lies face down: the role of a seat, which has the
// seat's number, or the [Envelope].
type Place int8

// Envelope is the place of the card that lies face down on the table.
const Envelope Place = maxSeats

// String is "the role of seat 2" or "the envelope".
func (p Place) String() string {
	if p == Envelope {
		return "the envelope"
	}
	return "the role of " + joe.Seat(p).String()
}

// MarshalJSON writes the number of the seat, or "envelope".
func (p Place) MarshalJSON() ([]byte, error) {
	if p == Envelope {
		return []byte(`"envelope"`), nil
	}
	return json.Marshal(joe.Seat(p))
}

// Ballot is what a seat votes. The zero Ballot is a blank: a vote not seen.
type Ballot uint8

// What a seat may vote.
const (
	Guilty Ballot = iota + 1
	Innocent
)

var ballotNames = [...]string{"vote", "guilty", "innocent"}

// String is "guilty", "innocent", or "vote" for a blank.
func (b Ballot) String() string {
	if int(b) < len(ballotNames) {
		return ballotNames[b]
	}
	return fmt.Sprintf("ballot(%d)", uint8(b))
}

// MarshalText is the ballot's word; a blank has none.
func (b Ballot) MarshalText() ([]byte, error) {
	if b == 0 || int(b) >= len(ballotNames) {
		return nil, fmt.Errorf("parley: %v is no vote", b)
	}
	return []byte(b.String()), nil
}
