package parley

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// View is what one seat may know of a position. It is an immutable value and
// compares with ==. The zero View is a spectator's of a dinner not begun.
type View struct{ table }

// View is what a seat may know: what is public, and then, one by one, the secrets
// that its eyes see. That of [joe.Chance] and of whoever is not at the table is the
// spectator's.
func (s State) View(seat joe.Seat) View {
	t := table{eyes: joe.SetOf(seat.Watching(s.Seats())), public: s.public}
	for seat := range t.all().All() {
		if t.seesHand(seat) {
			t.hands[seat] = s.hands[seat]
		}
		if t.seesVote(seat) && s.guilty.Has(seat) {
			t.guilty = t.guilty.With(seat)
		}
	}
	for p := range t.cards {
		if t.seesPlace(Place(p)) {
			t.cards[p] = s.cards[p]
		}
	}
	return View{t}
}

// Seat is whose view this is, or [joe.Spectator].
func (v View) Seat() joe.Seat {
	for s := range v.eyes.All() {
		return s
	}
	return joe.Spectator
}

// Legal lists the legal actions of the seat where it is to act; else nothing.
func (v View) Legal() []Action {
	if v.ToAct() != v.Seat() {
		return nil
	}
	return v.appendLegal(nil)
}

// Key is the View's JSON.
func (v View) Key() string {
	text, err := v.MarshalJSON()
	if err != nil {
		return "" // no View fails to marshal
	}
	return string(text)
}

// With is the View after an event as this seat sees it, the same View if the event
// cannot be.
func (v View) With(e Event) View {
	v.on(e) // v is a copy
	return v
}

// Sample is a State that this seat cannot tell from the real one. What is hidden is
// dealt over its places, every deal of the physical cards as likely as the other;
// what nobody knows stays unknown. A hidden vote is as likely the one as the other.
func (v View) Sample(source *dice.Source) State {
	t := v.table
	t.eyes = t.all()
	pool := v.unseen()
	take := func(roles bool) Card {
		c := pool.only(roles).draw(source)
		pool[c]--
		return c
	}
	for p := range t.cards {
		if t.cards[p] == 0 && t.known[p] != 0 {
			t.cards[p] = take(Place(p) != Envelope)
		}
	}
	for s := range t.all().All() {
		if !v.seesHand(s) {
			for range t.held[s] {
				t.hands[s][take(false)]++
			}
		}
		if t.voted.Has(s) && !v.seesVote(s) && source.IntN(2) == 0 {
			t.guilty = t.guilty.With(s)
		}
	}
	return State{t}
}
