package main

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// moved is how a card that goes from one place to another is told.
func (t *deckTeller) moved(e deckbuilder.Moved) deckMoving {
	if m, ok := t.veilMoved(e); ok {
		return m
	}
	who := hqName(e.To.Seat())
	switch e.To.Zone {
	case deckbuilder.Hand:
		switch e.From.Zone {
		case deckbuilder.Deck, deckbuilder.DeckRest:
			if e.Why == "core-end-order" {
				return deckMoving{head: who + " draws for the next turn: ", tail: "."}
			}
			return deckMoving{head: who + " draws ", tail: "."}
		case deckbuilder.Reserve:
			return deckMoving{head: who + " takes ", tail: " off the Reserve tile."}
		case deckbuilder.Discard:
			return deckMoving{head: who + " takes ", tail: " from the discards to hand."}
		}
		return deckMoving{head: who + " takes ", tail: " to hand."}
	case deckbuilder.Deck:
		return t.onDeck(e)
	case deckbuilder.DeckRest:
		return deckMoving{head: who + " is led by ", tail: "."}
	case deckbuilder.Aside:
		return deckMoving{tail: " waits beside " + who + ".", aside: true}
	case deckbuilder.Discard:
		return t.discarded(e)
	case deckbuilder.Used:
		if e.From.Zone == deckbuilder.Team {
			return deckMoving{tail: " of " + who + " is put away until the End phase.", aside: true}
		}
		return deckMoving{head: who + " plays ", tail: "."}
	case deckbuilder.Team:
		return deckMoving{head: who + " sends ", tail: "."}
	case deckbuilder.Side, deckbuilder.Troopers:
		return deckMoving{tail: " is before " + who + " now."}
	case deckbuilder.Reserve:
		return deckMoving{head: who + " reserves ", tail: "."}
	case deckbuilder.Scouted:
		return deckMoving{head: who + " looks at ", tail: "."}
	case deckbuilder.Tile:
		return deckMoving{head: who + " gains ", tail: " for the Reserve tile, to be spent."}
	case deckbuilder.LoyaltyDown:
		return deckMoving{head: who + " is dealt in secret: ", tail: "."}
	case deckbuilder.LoyaltyUp:
		return deckMoving{head: who + "'s Loyalty card is flipped: ", tail: "!"}
	case deckbuilder.Schemes:
		return deckMoving{head: who + " draws for Sabotage: ", tail: "."}
	}
	return t.onTable(e)
}

// onDeck is a card that goes on top of a deck.
func (t *deckTeller) onDeck(e deckbuilder.Moved) deckMoving {
	who := hqName(e.To.Seat())
	switch e.From.Zone {
	case deckbuilder.LineUp, deckbuilder.RifleStack:
		if e.Why == "core-recruit-top" {
			return deckMoving{head: who + " recruits ", tail: ", on top of the deck."}
		}
		return deckMoving{head: who + " gains ", tail: ", on top of the deck."}
	case deckbuilder.Aside:
		if e.Why == "si-act-two-gain-scarlett" {
			return deckMoving{head: who + " gains ", tail: ", on top of the deck."}
		}
		return deckMoving{head: who + "'s Leader is promoted: ", tail: " goes on top of the deck."}
	}
	return deckMoving{tail: " goes on top of " + who + "'s deck."}
}

// discarded is a card that goes to a player's discards.
func (t *deckTeller) discarded(e deckbuilder.Moved) deckMoving {
	who := hqName(e.To.Seat())
	switch {
	case e.From.Zone == deckbuilder.Ride:
		return deckMoving{tail: " goes to " + who + "'s discards."}
	case e.From.Zone == deckbuilder.TrooperStack:
		return deckMoving{head: who + " gains ", tail: ", among the discards."}
	case e.Why == "core-end-order" || e.From.Zone == deckbuilder.Troopers || e.From.Zone == deckbuilder.Team || e.From.Zone == deckbuilder.Used:
		return deckMoving{tail: " goes to " + who + "'s discards.", aside: true}
	}
	return deckMoving{head: who + " discards ", tail: "."}
}

// onTable is a card that goes somewhere on the table.
func (t *deckTeller) onTable(e deckbuilder.Moved) deckMoving {
	c := t.v.Card(e.Card)
	if c == nil {
		return deckMoving{tail: " is put away.", aside: true}
	}
	switch e.To.Zone {
	case deckbuilder.SabotageDone:
		if e.Why == "tw-sabotage-rehab-discard" {
			return deckMoving{head: hqName(e.From.Seat()) + " gives up the Sabotage card ", tail: "."}
		}
		return deckMoving{head: hqName(e.From.Seat()) + " plays Sabotage: ", tail: fmt.Sprintf("! %q", c.Text)}
	case deckbuilder.AccusationsDone:
		return deckMoving{tail: " is done with."}
	case deckbuilder.MainTop:
		return deckMoving{head: "On top of the main deck lies ", tail: fmt.Sprintf(", cost %d.", c.Cost)}
	case deckbuilder.LineUp:
		return deckMoving{head: "New in the line-up: ", tail: "."}
	case deckbuilder.Covers:
		return deckMoving{tail: fmt.Sprintf(" covers %s in the line-up.", t.inSlot(int(e.To.Of)))}
	case deckbuilder.Hangar:
		switch {
		case e.From.Zone == deckbuilder.Ride:
			return deckMoving{tail: " is back in the Hangar.", aside: true}
		case e.Why == "core-recruit-transport":
			if t.buyer == joe.Nobody {
				return deckMoving{head: "Recruited for the Hangar: ", tail: "."}
			}
			return deckMoving{head: hqName(t.buyer) + " recruits ", tail: ", for the Hangar."}
		}
		return deckMoving{tail: " goes to the Hangar."}
	case deckbuilder.Ride:
		return deckMoving{head: "The Transport: ", tail: "."}
	case deckbuilder.Officers:
		if c.Kind == content.Promoted {
			return deckMoving{tail: fmt.Sprintf(" lies among the Officers: succeed against it (%s), and the Traitor is Loyal again.", deckTask(c))}
		}
		return deckMoving{tail: fmt.Sprintf(" arrives! %q", c.Text)}
	case deckbuilder.Story:
		return deckMoving{head: "The Story Mission is now ", tail: fmt.Sprintf(" (%s): %q", deckTask(c), c.Text)}
	case deckbuilder.Upcoming:
		return deckMoving{head: "The next one will be ", tail: ".", aside: t.passes(e)}
	case deckbuilder.StoryDone:
		return deckMoving{tail: " leaves play.", aside: true}
	case deckbuilder.Attached:
		return deckMoving{tail: " is attached to the Story Mission.", aside: true}
	case deckbuilder.Revealed:
		if c.Kind == content.Accusation {
			return deckMoving{head: "An Accusation: ", tail: fmt.Sprintf(" (%s).", deckTask(c))}
		}
		return deckMoving{head: deckKinds[c.Kind] + ": ", tail: fmt.Sprintf(", %q", c.Text)}
	case deckbuilder.Foreseen:
		return deckMoving{tail: " lies face up on the Complication deck."}
	case deckbuilder.Out:
		return deckMoving{tail: " leaves the game."}
	case deckbuilder.OfficerStack, deckbuilder.TrooperStack, deckbuilder.BattalionStack:
		return deckMoving{tail: " goes back to its stack."}
	case deckbuilder.Resolved:
		return deckMoving{tail: " is done with.", aside: c.Kind != content.Strike}
	case deckbuilder.MainDiscard:
		return deckMoving{tail: " is discarded."}
	}
	return deckMoving{tail: " is put away.", aside: true}
}

// passes reports whether the Story Mission that turns up becomes active at once.
func (t *deckTeller) passes(e deckbuilder.Moved) bool {
	for _, next := range t.events[t.at+1:] {
		if m, ok := next.(deckbuilder.Moved); ok {
			return m.Card == e.Card && m.To.Zone == deckbuilder.Story
		}
	}
	return false
}

// inSlot is the name of the card that lay in a slot of the line-up when the event that
// is told happened: the last one that came, else the next one that goes, else the one
// that lies there.
func (t *deckTeller) inSlot(slot int) string {
	place := deckbuilder.PlaceOf(deckbuilder.LineUp, slot)
	for i := t.at; i >= 0; i-- {
		if m, ok := t.events[i].(deckbuilder.Moved); ok && m.To == place {
			return deckName(t.v, m.Card)
		}
	}
	for _, e := range t.events[t.at:] {
		if m, ok := e.(deckbuilder.Moved); ok && m.From == place {
			return deckName(t.v, m.Card)
		}
	}
	for _, id := range t.v.Cards(place) {
		return deckName(t.v, id)
	}
	return fmt.Sprintf("slot %d", slot+1)
}
