package deckbuilder

import "fmt"

// String says where a card goes, in a sentence.
func (e Moved) String() string {
	card, who := shown(e.Card), e.To.Seat()
	if card == "" {
		card = "a card"
	}
	switch e.To.Zone {
	case LoyaltyDown:
		return fmt.Sprintf("%v is dealt %s, for loyalty", who, card)
	case LoyaltyUp:
		return fmt.Sprintf("%v is shown to have %s", who, card)
	case Schemes:
		return fmt.Sprintf("%v draws %s, for sabotage", who, card)
	case Hand:
		switch e.From.Zone {
		case Deck, DeckRest:
			return fmt.Sprintf("%v draws %s", who, card)
		case Reserve:
			return fmt.Sprintf("%v takes %s off the Reserve tile", who, card)
		}
		return fmt.Sprintf("%v takes %s to hand", who, card)
	case Deck:
		switch e.From.Zone {
		case LineUp, RifleStack:
			return fmt.Sprintf("%v recruits %s", who, card)
		case Aside:
			if e.Why == "si-act-two-gain-scarlett" {
				return fmt.Sprintf("%v gains %s, on top of the deck", who, card)
			}
			return fmt.Sprintf("%v is promoted: %s", who, card)
		}
		return fmt.Sprintf("%s goes on top of the deck of %v", card, who)
	case DeckRest:
		return fmt.Sprintf("%v is led by %s", who, card)
	case Aside:
		return fmt.Sprintf("%s waits beside %v", card, who)
	case Discard:
		return fmt.Sprintf("%s goes to the discards of %v", card, who)
	case Used:
		if e.From.Zone == Team {
			return card + " comes home"
		}
		return fmt.Sprintf("%v plays %s", who, card)
	case Team:
		return fmt.Sprintf("%v sends %s", who, card)
	case Side:
		return fmt.Sprintf("%s is assigned to %v", card, who)
	case Troopers:
		return fmt.Sprintf("%s stands before %v", card, who)
	case Reserve:
		return fmt.Sprintf("%v reserves %s", who, card)
	case Tile:
		return fmt.Sprintf("%v gains %s, for the Reserve tile", who, card)
	case Scouted:
		return fmt.Sprintf("%v looks at %s", who, card)
	case MainTop:
		return card + " lies face up on the main deck"
	case LineUp:
		return fmt.Sprintf("%s joins the line-up in slot %d", card, e.To.Of)
	case Covers:
		return fmt.Sprintf("%s covers slot %d of the line-up", card, e.To.Of)
	case Complicators:
		return card + " is shuffled into the Complications"
	case Base:
		return card + " is back at its base"
	case Helipads:
		return fmt.Sprintf("%s lands on Helipad %d of The General", card, e.To.Of+1)
	case Bay:
		return card + " is attached to the Vehicle Bay of The General"
	case Deployed:
		return card + " leaves the Vehicle Bay for the mission"
	case Escort:
		return fmt.Sprintf("%s goes along with a Joe of %v", card, who)
	case Equipped:
		return "Cobra has " + card
	case CobraDone:
		return card + " goes to the discards of the Cobra Transports"
	case Guards:
		return card + " comes into play"
	case Hangar:
		if e.From.Zone == Equipped {
			return card + " is commandeered, and is in the Hangar"
		}
		return card + " is in the Hangar"
	case Ride:
		return card + " takes off"
	case Officers:
		return card + " arrives"
	case Story:
		return "the Story Mission is " + card
	case Upcoming:
		return "the next Story Mission will be " + card
	case StoryDone:
		return card + " leaves play"
	case Attached:
		return card + " is attached to the Story Mission"
	case Revealed:
		return card + " is revealed"
	case Foreseen:
		return card + " lies face up on its deck"
	case SabotageDone:
		if e.Why == "tw-traitor-sabotage-group" {
			return fmt.Sprintf("%v plays %s", e.From.Seat(), card)
		}
	case Out:
		return card + " leaves the game"
	case OfficerStack, TrooperStack, BattalionStack, GuardStack:
		return card + " goes back to its stack"
	}
	return card + " is discarded"
}

// tell says what is attempted, in a sentence.
func (e Attempted) tell() string {
	switch {
	case e.Level > 0:
		return fmt.Sprintf("a mission: %s, level %d", shown(e.Card), e.Level)
	case e.Rides != "":
		return fmt.Sprintf("a mission: %s, riding %s", shown(e.Card), shown(e.Rides))
	}
	return "a mission: " + shown(e.Card)
}

// tell says what changes, in a sentence.
func (e Changed) tell() string {
	switch e.What {
	case RecruitGained:
		return fmt.Sprintf("%v has %+d Recruit", e.Seat, e.By)
	case RecruitSpent:
		return fmt.Sprintf("%v pays %d Recruit", e.Seat, e.By)
	case MissionSkill:
		return fmt.Sprintf("%+d Skill (%v)", e.By, e.Skill)
	case MissionDice:
		return fmt.Sprintf("%+d dice", e.By)
	case MissionEase:
		return fmt.Sprintf("Difficulty %+d", -int(e.By))
	case MissionHits:
		return fmt.Sprintf("%+d Hits", e.By)
	case MissionSeats:
		return fmt.Sprintf("room for %+d Joes", e.By)
	case MissionFewer:
		return fmt.Sprintf("%d Complications less", e.By)
	case RideKept:
		return "the Transport will be back in the Hangar"
	case StoryStays:
		return "the Story Mission stays"
	case DamageTaken:
		if e.By < 0 {
			return fmt.Sprintf("%d Damage of The General is repaired", -int(e.By))
		}
		return fmt.Sprintf("The General takes %d Damage", e.By)
	case TargetGone:
		return "there is nothing left to attempt"
	case MissionValue:
		return fmt.Sprintf("Silence: up to %d Snake Eyes and Scarlett cards", e.By)
	case MissionCredit:
		if e.By < 0 {
			return fmt.Sprintf("what was spent is %d less", -int(e.By))
		}
		return fmt.Sprintf("Joes of the Reserve tile for %d are spent", e.By)
	case IntelPool:
		return fmt.Sprintf("%+d Intel in the pool", e.By)
	case IntelSwapped:
		if e.By < 0 {
			return fmt.Sprintf("back in the supply: %d Intel", -int(e.By))
		}
		return fmt.Sprintf("swapped into the roll: %d Intel", e.By)
	case FileAdded:
		return fmt.Sprintf("%+d dice, which count as Intel dice", e.By)
	case GuardsBlended:
		if e.By < 0 {
			return fmt.Sprintf("Crimson Guards that have been blending in: %d", -int(e.By))
		}
		return fmt.Sprintf("Crimson Guards that will come with the next ones: %d", e.By)
	}
	return fmt.Sprintf("%v %+d", e.What, e.By)
}
