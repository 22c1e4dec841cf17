package main

import (
	"fmt"

	"github.com/seed4548c990/gijoe/deckbuilder"
)

// This tells what happens in The Crimson Veil.

// veiled tells what The Crimson Veil adds, and is false for all else.
func (t *deckTeller) veiled(event deckbuilder.Event) bool {
	rule := event.Rule()
	switch e := event.(type) {
	case deckbuilder.Mounted:
		if e.Place.Zone == deckbuilder.Team {
			t.say(rule, "%s goes aboard %s.", deckName(t.v, e.Card), deckName(t.v, e.Rides))
			return true
		}
		says := ""
		if c := t.v.Card(e.Rides); c != nil {
			says = fmt.Sprintf(": %q", deckCobra(c))
		}
		where := ""
		switch e.Place.Zone {
		case deckbuilder.Troopers:
			where = " before " + hqName(e.Place.Seat())
		case deckbuilder.Covers:
			where = fmt.Sprintf(" on slot %d", e.Place.Of+1)
		}
		s := t.say(rule, "%s%s gets the Cobra Transport %s%s", deckName(t.v, e.Card), where, deckName(t.v, e.Rides), says)
		if says == "" {
			s.text += "."
		}
	case deckbuilder.Fired:
		t.say(rule, "The Cannon of The General is fired.")
	case deckbuilder.GuardsRolled:
		t.say(rule, "The die for Crimson Guards: %s.", deckDiceShow(e.Blanks, e.Hits, e.Doubles))
	default:
		return false
	}
	return true
}

// veilChanged is a number of The Crimson Veil that changes, or "".
func (t *deckTeller) veilChanged(e deckbuilder.Changed) string {
	n := int(max(e.By, -e.By))
	switch e.What {
	case deckbuilder.IntelPool:
		switch {
		case e.By >= 0:
			return deckIntelDice(n) + " for the pool"
		case e.Why == "cv-intel-convert":
			return deckIntelDice(n) + " of the pool are spent"
		}
		return "the pool loses " + deckIntelDice(n)
	case deckbuilder.IntelSwapped:
		if e.By < 0 {
			return "Back to the supply: " + deckIntelDice(n)
		}
		return "Swapped in: " + deckIntelDice(n)
	case deckbuilder.FileAdded:
		return fmt.Sprintf("%+d %s, as good as Intel dice", e.By, map[bool]string{true: "die", false: "dice"}[n == 1])
	case deckbuilder.GuardsBlended:
		if e.By < 0 {
			return plural(n, "Crimson Guard") + " more, since they blend in"
		}
		return "with the next Crimson Guards " + fmt.Sprintf("%d more will come", n)
	case deckbuilder.DamageTaken:
		if e.By < 0 {
			return fmt.Sprintf("The General is repaired by %d Damage", n)
		}
		return fmt.Sprintf("The General takes %d Damage", n)
	}
	return ""
}

// veilMoved is how a card that goes from or to a place of The Crimson Veil is told; of
// others it is false.
func (t *deckTeller) veilMoved(e deckbuilder.Moved) (deckMoving, bool) {
	switch e.To.Zone {
	case deckbuilder.Guards:
		return deckMoving{tail: " comes into play!"}, true
	case deckbuilder.GuardStack:
		return deckMoving{tail: " is defeated, and back in the stack."}, true
	case deckbuilder.Equipped:
		return deckMoving{head: "A Cobra Transport comes: ", tail: "."}, true
	case deckbuilder.CobraDone:
		switch e.From.Zone {
		case deckbuilder.Ride, deckbuilder.Deployed:
			return deckMoving{tail: " goes to the discards of the Cobra Transports."}, true
		}
		return deckMoving{tail: " is discarded."}, true
	case deckbuilder.Escort:
		return deckMoving{tail: " goes along.", aside: true}, true
	case deckbuilder.Bay:
		return deckMoving{tail: " is attached to the Vehicle Bay of The General."}, true
	case deckbuilder.Deployed:
		return deckMoving{tail: " joins the mission from the Vehicle Bay."}, true
	case deckbuilder.Base:
		return deckMoving{tail: " is back at its place.", aside: true}, true
	case deckbuilder.Helipads:
		return deckMoving{tail: fmt.Sprintf(" is on Helipad %d.", e.To.Of+1)}, true
	case deckbuilder.Complicators:
		if e.From.Zone == deckbuilder.Box {
			return deckMoving{tail: " is shuffled into the Complications.", aside: true}, true
		}
	case deckbuilder.Hangar:
		if e.From.Zone == deckbuilder.Equipped {
			return deckMoving{tail: " is yours, with exactly the Hits needed: it goes to the Hangar!"}, true
		}
	case deckbuilder.Discard:
		if e.From.Zone == deckbuilder.Escort || e.From.Zone == deckbuilder.Deployed {
			return deckMoving{tail: " goes to " + hqName(e.To.Seat()) + "'s discards."}, true
		}
	case deckbuilder.Resolved:
		if e.Why == "cv-cockpit-drop-complication" {
			return deckMoving{head: "The General buys off ", tail: "."}, true
		}
	}
	return deckMoving{}, false
}
