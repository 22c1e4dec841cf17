package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// One method for each event lets it happen: it changes the position, and is
// boxed, which allocates, only where somebody records it.

func tell[E Event](w work, e E) {
	if w.events != nil {
		*w.events = append(*w.events, e)
	}
}

func (w work) noted(e Noted) { tell(w, e) }

func (w work) changed(what Number, by int, why joe.RuleID) {
	e := Changed{What: what, Seat: joe.Nobody, By: int8(max(-99, min(99, by))), Why: why}
	e.on(w.t)
	tell(w, e)
}

// moved moves the topmost copy of a card. Where the effect of some card has taken it
// away in the meantime, nothing moves.
func (w work) moved(id content.ID, from, to Place, why joe.RuleID) {
	i := w.t.pile(from).last(id)
	if i < 0 {
		return
	}
	ride := w.t.pile(from)[i].rides
	e := Moved{w.t.card(id).ID, from, to, why, w.t.knowers(id, from, to)}
	w.t.moves(id, from, to, e.Known)
	tell(w, e)
	if ride != 0 {
		w.left(ride, from)
	}
}

func (w work) shuffled(from, to Place, why joe.RuleID) {
	e := Shuffled{from, to, why}
	e.on(w.t)
	tell(w, e)
}
