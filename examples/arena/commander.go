package main

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
)

// commander plays the Deck-Building Game by a few plain rules: it runs the missions
// that the Joes at hand can be expected to win, the Story Mission first, with the
// biggest Transport and everybody who helps; it plays every card that may be played,
// and recruits the dearest card that it can pay for. In A Traitor Within it counts on
// its own hand, and plays the same as a Traitor.
func commander(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
	legal := v.Legal()
	best, high := legal[0], -1<<20
	for _, action := range legal {
		if n := worth(v, action); n > high || n == high && src.IntN(2) == 0 {
			best, high = action, n
		}
	}
	return best
}

// worth is how good an action is for the team. To pass is worth nothing.
func worth(v deckbuilder.View, action deckbuilder.Action) int {
	attempt, _ := v.Attempt()
	target := v.Card(attempt.Card)
	switch a := action.(type) {
	case deckbuilder.AttemptStory:
		return surplus(v, v.Cards(deckbuilder.Place{Zone: deckbuilder.Story})[0]) + 3
	case deckbuilder.AttemptOfficer:
		return surplus(v, a.Card) + 1
	case deckbuilder.AttemptSide:
		return surplus(v, a.Card) + 2
	case deckbuilder.AttemptBattalion:
		return surplus(v, v.Cards(deckbuilder.PlaceOf(deckbuilder.Covers, int(a.Slot)))[0])
	case deckbuilder.Board:
		card := v.Card(a.Card)
		seats := int(card.Seats)
		if card.Terrain == target.Terrain {
			seats += int(card.Bonus)
		}
		if v.Mode() == content.SilentMode {
			return seats - 2 // none is needed, and a small one leaves Joes behind
		}
		return seats
	case deckbuilder.Assign:
		return value(v.Card(a.Card), target.Need)
	case deckbuilder.AttemptMenace:
		return surplus(v, v.Cards(deckbuilder.Place{Zone: deckbuilder.MenaceTile})[0]) + 2
	case deckbuilder.Play, deckbuilder.Use, deckbuilder.Accept, deckbuilder.SpendJoe, deckbuilder.Sabotage, deckbuilder.Defend:
		return 1
	case deckbuilder.NameSkill:
		n := 0
		for seat := range v.Seats() {
			for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Team, seat)) {
				n += value(v.Card(id), content.SkillsOf(a.Skill))
			}
		}
		return n
	case deckbuilder.Promote:
		return 20
	case deckbuilder.Buy:
		price, _ := v.Price(int(a.Slot))
		return price
	case deckbuilder.Choose:
		return 8 - int(v.Card(a.Card).Cost) // of what is given up, the cheapest
	case deckbuilder.Hold:
		return -1
	}
	return 0
}

// surplus is how many Hits more than needed the Joes in all hands that may go, as far
// as this seat sees them, are expected to roll, less one to be on the safe side.
func surplus(v deckbuilder.View, id string) int {
	card := v.Card(id)
	group := content.Groups.Has(card.Kind)
	var values []int
	for seat := range v.Seats() {
		if seat != int(v.Seat()) && !group {
			continue
		}
		for _, joe := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, seat)) {
			c := v.Card(joe) // of a hidden card nil
			if c != nil && content.Joes.Has(c.Kind) && (card.Solo == content.NoRole || c.Role == card.Solo) {
				values = append(values, value(c, card.Need))
			}
		}
	}
	slices.Sort(values)
	seats := 0
	for _, ride := range v.Cards(deckbuilder.Place{Zone: deckbuilder.Hangar}) {
		seats = max(seats, int(v.Card(ride).Seats))
	}
	switch {
	case card.Solo != content.NoRole:
		seats = 1
	case v.Mode() == content.SilentMode:
		seats = len(values) // no Transport is needed
	}
	skill := 0
	for _, n := range values[max(0, len(values)-seats):] {
		skill += n
	}
	blanks, hits, doubles := v.Content().Die()
	difficulty := int(card.Difficulty)
	if card.Kind == content.Promoted { // the Leader of a Traitor
		difficulty = int(card.Cost)
	}
	return skill*(hits+2*doubles)/(blanks+hits+doubles) - difficulty - 1
}

// value is the Skill that a Joe brings; one who brings none counts one.
func value(card *content.Card, need content.SkillSet) int {
	n := int(card.Skills[content.Wild])
	for skill := range content.Wild {
		if need.Has(skill) {
			n += int(card.Skills[skill])
		}
	}
	return max(1, n)
}
