package parley

import "github.com/seed4548c990/gijoe/joe"

// on is the one place where a position changes: the table as it is after an event.
// It serves the State, which sees all that anybody sees, and every View, which
// sees blanks. It reports false, and changes nothing, if the event cannot be: if it
// does not follow from what these eyes see, or shows more or less than they see.
func (t *table) on(e Event) bool {
	switch e := e.(type) {
	case RoleDealt:
		if t.phase != dealRoles || e.Seat != t.receiver() || !t.fits(e.Seat, e.Card) {
			return false
		}
		t.cards[e.Seat], t.known[e.Seat] = e.Card, joe.SetOf(e.Seat)
		if t.receiver() == joe.Nobody {
			t.phase = dealCards
		}
	case CardDealt:
		if t.phase != dealCards && t.phase != draw || e.Seat != t.receiver() || t.deck() == 0 || !t.fits(e.Seat, e.Card) {
			return false
		}
		t.held[e.Seat]++
		if e.Card != 0 {
			t.hands[e.Seat][e.Card]++
		}
		if t.phase == draw {
			t.phase, t.voted, t.guilty = play, 0, 0
		} else if t.receiver() == joe.Nobody {
			t.phase = draw
		}
	case Shuffled:
		if t.refuse(Shuffle{}) != "" {
			return false
		}
		// What was known of these cards is known no more.
		t.phase, t.voted, t.guilty = dealCards, 0, 0
		t.held, t.hands, t.discard = [maxSeats]uint8{}, [maxSeats]counts{}, counts{}
		t.known[Envelope], t.cards[Envelope] = 0, 0
	case Claimed:
		if e.Seat != t.turn || t.refuse(Claim{}) != "" {
			return false
		}
		t.lay(e.Seat, Favour)
		t.claimed[e.Seat]++
		if t.favours() == lastFavour {
			t.phase = open
		} else {
			t.endTurn()
		}
	case Dropped:
		if e.Seat != t.turn || t.refuse(Drop{e.Card}) != "" {
			return false
		}
		t.lay(e.Seat, e.Card)
		t.discard[e.Card]++
		t.endTurn()
	case Aimed:
		if e.Seat != t.turn || t.refuse(Peek{e.At}) != "" {
			return false
		}
		t.use(Lens, e.At)
	case Accused:
		if e.Seat != t.turn || t.refuse(Accuse{e.Of}) != "" {
			return false
		}
		t.use(Writ, Place(e.Of))
	case Passed:
		if e.Seat != t.asked || t.refuse(Pass{}) != "" {
			return false
		}
		t.ask(e.Seat)
	case Cancelled:
		if e.Seat != t.asked || t.refuse(Cancel{}) != "" {
			return false
		}
		t.lay(e.Seat, Veil)
		t.discard[Veil]++
		t.endTurn()
	case Looked:
		if t.phase != look || e.Seat != t.turn || e.At != t.at || !t.fits(e.Seat, e.Card) {
			return false
		}
		t.known[e.At] = t.known[e.At].With(e.Seat)
		if e.Card != 0 {
			t.cards[e.At] = e.Card
		}
		t.endTurn()
	case Voted:
		if e.Seat != t.voter() || (e.Ballot != 0) != t.eyes.Has(e.Seat) || t.refuse(Vote{max(e.Ballot, Guilty)}) != "" {
			return false
		}
		t.voted = t.voted.With(e.Seat)
		if e.Ballot == Guilty {
			t.guilty = t.guilty.With(e.Seat)
		}
		if t.voter() == joe.Nobody {
			t.phase = count
		}
	case Counted:
		own := t.voted & t.eyes
		if t.phase != count || e.Guilty|e.Innocent != t.voted || e.Guilty&e.Innocent != 0 || e.Guilty&own != t.guilty {
			return false
		}
		t.guilty = e.Guilty
		if e.Guilty.Len() > e.Innocent.Len() {
			t.phase = unmask
		} else {
			t.endTurn()
		}
	case Unmasked:
		if t.phase != unmask || e.Seat != joe.Seat(t.at) || t.possible(t.at).of(e.Card) == 0 {
			return false
		}
		t.cards[e.Seat], t.opened[e.Seat] = e.Card, true
		if e.Card == Mole {
			t.bonus[t.turn] += 2
		} else {
			t.bonus[e.Seat]++
		}
		t.endTurn()
	case Revealed:
		return t.phase == open && t.refuse(Turn{e.Envelope}) == "" && t.reveal(e)
	case Ended:
		if t.phase != tally || e.Outcome != t.outcome() {
			return false
		}
		t.phase = over
	case Asked: // changes nothing, whatever it says
	default: // no event of this game
		return false
	}
	return true
}

// fits reports whether a card that only seat s sees is shown to these eyes as it
// should be: possible to the eyes of s, blank to others.
func (t *table) fits(s joe.Seat, c Card) bool {
	if !t.eyes.Has(s) {
		return c == 0
	}
	return t.weights().of(c) > 0
}

// lay takes a card out of a hand.
func (t *table) lay(s joe.Seat, c Card) {
	t.held[s]--
	if t.seesHand(s) {
		t.hands[s][c]--
	}
}

// use plays a Lens or a Writ, which waits for answers.
func (t *table) use(c Card, at Place) {
	t.lay(t.turn, c)
	t.discard[c]++
	t.used, t.at = c, at
	t.ask(t.turn)
}

// ask turns to the next seat that may answer, or, if there is none, to the effect.
func (t *table) ask(after joe.Seat) {
	if s := t.answerer(after); s != joe.Nobody {
		t.phase, t.asked = answer, s
		return
	}
	t.phase, t.asked = look, 0
	if t.used == Writ {
		t.phase = vote
	}
}

// endTurn passes the turn, or ends the dinner at the limit of rounds.
func (t *table) endTurn() {
	t.used, t.at, t.asked = 0, 0, 0
	if t.lastTurn() {
		t.phase = open
		return
	}
	t.phase, t.turn = draw, t.from(t.turn, 1)
	if t.turn == 0 {
		t.round++
	}
}

// reveal shows all there is, if it can be what it is said to be: as many cards as
// were held, none that these eyes saw otherwise, none too often.
func (t *table) reveal(e Revealed) bool {
	if len(e.Roles) != int(t.seats) || len(e.Hands) != int(t.seats) {
		return false
	}
	next := *t
	next.phase, next.cards[Envelope], next.opened[Envelope] = tally, e.Envelope, true
	for s, role := range e.Roles {
		if !role.Role() || t.cards[s] != 0 && t.cards[s] != role {
			return false
		}
		next.cards[s] = role
		var hand counts
		for _, c := range e.Hands[s] {
			if c < Favour || c > Veil {
				return false
			}
			hand[c]++
		}
		if len(e.Hands[s]) != int(t.held[s]) || t.seesHand(joe.Seat(s)) && hand != t.hands[s] {
			return false
		}
		next.hands[s] = hand
	}
	for _, n := range next.unseen() {
		if n < 0 {
			return false
		}
	}
	*t = next
	return true
}
