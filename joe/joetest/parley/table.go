package parley

import (
	"github.com/seed4548c990/gijoe/joe"
)

// phase is what the game waits for, or the next thing that happens by itself.
type phase uint8

const (
	unbegun   phase = iota
	dealRoles       // chance: a role for each seat
	dealCards       // chance: two cards for each seat
	draw            // chance: a card for the seat whose turn it is, or a shuffle
	play            // the seat whose turn it is plays a card
	answer          // the asked seat lets a Lens or Writ be, or cancels it
	look            // chance: the card that the Lens shows
	vote            // the next voter votes
	count           // by itself: the votes are shown
	unmask          // by itself: the accused shows the role
	open            // chance: the card in the envelope, and all is shown
	tally           // by itself: the points are counted
	over
)

// public is what everybody sees. View copies it as it stands, so a field is put
// here only if everybody at the table could keep it up.
type public struct {
	phase        phase
	seats        uint8
	round, limit uint16
	turn         joe.Seat // whose turn it is

	// In phases answer, look and vote; else zero.
	used  Card     // the Lens or Writ that was played
	at    Place    // what it is aimed at; of a Writ, the role of the accused
	asked joe.Seat // in phase answer: who answers

	held    [maxSeats]uint8 // cards in hand
	claimed [maxSeats]uint8 // Favours laid open
	bonus   [maxSeats]uint8 // points for unmasking, and for having been unmasked wrongly
	discard counts
	known   [maxSeats + 1]joe.SeatSet // of each place: who has seen the card
	opened  [maxSeats + 1]bool        // of each place: whether everybody sees it
	voted   joe.SeatSet               // on the last accusation, until a card is drawn
}

// secret is what not everybody sees. A State has here all that somebody knows, a
// View what its seat knows; the rest is blank. What nobody knows is nowhere: the
// order of the deck, the role left in the box, the envelope until somebody looks.
type secret struct {
	hands  [maxSeats]counts
	cards  [maxSeats + 1]Card // of each place
	guilty joe.SeatSet        // of those who voted: who voted guilty
}

// table is a position as some eyes see it: those of all seats together in a
// State, those of one in its View, nobody's in the spectator's. Everything below
// works on either, so that a View follows the game by the very code that plays it.
type table struct {
	eyes joe.SeatSet
	public
	secret
}

// The three kinds of secrets, and what lifts them.

func (t *table) seesHand(s joe.Seat) bool { return t.eyes.Has(s) || t.phase >= tally }

func (t *table) seesVote(s joe.Seat) bool {
	return t.eyes.Has(s) || t.phase != vote && t.phase != count
}

func (t *table) seesPlace(p Place) bool {
	return t.known[p]&t.eyes != 0 || t.opened[p] || t.phase >= tally && p != Envelope
}

// all is the seats at the table.
func (t *table) all() joe.SeatSet { return joe.AllSeats(int(t.seats)) }

// deck is how many cards lie in the deck; the envelope is not among them.
func (t *table) deck() int {
	n := deckSize - 1 - t.discard.total()
	for s := range t.held {
		n -= int(t.held[s]) + int(t.claimed[s])
	}
	return n
}

// unseen is the cards that these eyes have not seen: of a State, those that nobody
// has. Since a shuffle gathers all that is not open, they are one pool: wherever an
// unseen card lies, each of the pool is as likely to be it as the other.
func (t *table) unseen() counts {
	n := box(int(t.seats)).minus(t.discard)
	for s, hand := range t.hands {
		n = n.minus(hand)
		n[Favour] -= int8(t.claimed[s])
	}
	for _, c := range t.cards {
		if c != 0 {
			n[c]--
		}
	}
	return n
}

// possible is what the card at a place may be.
func (t *table) possible(p Place) counts {
	if c := t.cards[p]; c != 0 {
		var one counts
		one[c] = 1
		return one
	}
	return t.unseen().only(p != Envelope)
}

// weights is, where chance is to deal or turn a card, how often each may come.
func (t *table) weights() counts {
	switch t.phase {
	case dealRoles:
		return t.unseen().only(true)
	case dealCards:
		return t.unseen().only(false)
	case draw:
		if t.deck() > 0 {
			return t.unseen().only(false)
		}
	case look:
		return t.possible(t.at)
	case open:
		return t.possible(Envelope)
	}
	return counts{}
}

// mayHold reports whether a seat that has cards has such a one, as far as these
// eyes see. Every seat that is to play or to answer has cards.
func (t *table) mayHold(s joe.Seat, c Card) bool {
	if t.seesHand(s) {
		return t.hands[s].of(c) > 0
	}
	return t.unseen().of(c) > 0
}

// toAct is who is to act.
func (t *table) toAct() joe.Seat {
	switch t.phase {
	case dealRoles, dealCards, draw, look, open:
		return joe.Chance
	case play:
		return t.turn
	case answer:
		return t.asked
	case vote:
		return t.voter()
	}
	return joe.Nobody
}

// from is the seat that sits i places clockwise from another.
func (t *table) from(s joe.Seat, i int) joe.Seat {
	return joe.Seat((int(s) + i) % int(t.seats))
}

// receiver is the seat that is dealt the next card, or Nobody: roles in the order
// of the seats, cards one at a time clockwise from the seat whose turn it is.
func (t *table) receiver() joe.Seat {
	switch t.phase {
	case dealRoles:
		for s := range t.all().All() {
			if t.known[s] == 0 {
				return s
			}
		}
	case dealCards:
		for n := range uint8(dealtHand) {
			for i := range int(t.seats) {
				if s := t.from(t.turn, i); t.held[s] == n {
					return s
				}
			}
		}
	case draw:
		return t.turn
	}
	return joe.Nobody
}

// answerer is the next seat clockwise that is asked for a Veil, or Nobody. It is
// asked for having cards, whatever they are (parley-answer).
func (t *table) answerer(after joe.Seat) joe.Seat {
	for s := t.from(after, 1); s != t.turn; s = t.from(s, 1) {
		if t.held[s] > 0 {
			return s
		}
	}
	return joe.Nobody
}

// voter is the next seat to vote, or Nobody: clockwise from the accuser, without
// the accused (parley-vote).
func (t *table) voter() joe.Seat {
	for i := range int(t.seats) {
		if s := t.from(t.turn, i); s != joe.Seat(t.at) && !t.voted.Has(s) {
			return s
		}
	}
	return joe.Nobody
}

// favours is how many lie open.
func (t *table) favours() int {
	sum := 0
	for _, n := range t.claimed {
		sum += int(n)
	}
	return sum
}

// lastTurn reports whether this is the last turn within the limit of rounds.
func (t *table) lastTurn() bool {
	return t.round == t.limit && int(t.turn) == int(t.seats)-1
}

// outcome counts the points. All cards must have been seen.
func (t *table) outcome() joe.Outcome {
	o := joe.Outcome{Reason: ruleEnd}
	if t.favours() < lastFavour {
		o.Reason = ruleLimit
	}
	best := int16(-1)
	for s := range t.all().All() {
		points := int16(t.claimed[s] + t.bonus[s])
		if t.hands[s][t.cards[Envelope]] > 0 { // parley-match
			points++
		}
		if t.cards[s] == Mole && !t.opened[s] { // parley-mole
			points += 2
		}
		o.Points[s] = points
		if points > best {
			o.Winners, best = 0, points
		}
		if points == best {
			o.Winners = o.Winners.With(s)
		}
	}
	return o
}
