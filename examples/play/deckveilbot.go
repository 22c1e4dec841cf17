package main

import (
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// How the simple bot plays The Crimson Veil: it runs Intel Missions with Joes that no
// better mission needs, attacks Crimson Guards with the dice, swaps as many of these as
// make a Success likelier, and repairs The General when that brings its Cockpit back.

// deckHoards is what an answer is worth by that, and whether it says anything about it.
func deckHoards(v deckbuilder.View, kind string, a deckbuilder.Action) (float64, bool) {
	if !deckVeiled(v) {
		return 0, false
	}
	now, _ := v.Attempt()
	guards := v.Count(deckbuilder.Place{Zone: deckbuilder.Guards})
	switch a := a.(type) {
	case deckbuilder.AttemptGuard:
		return deckTempts(v, a, 1.6+0.3*float64(guards)), true
	case deckbuilder.AttemptIntel:
		gain := min(v.IntelLevels()[a.Level-1].Gain, v.Intel().Supply)
		each := 0.2 // what a die is worth
		if guards > 0 {
			each = 0.4
		}
		if gain == 0 {
			return -1, true
		}
		return deckTempts(v, a, each*float64(gain)), true
	case deckbuilder.SwapIntel:
		_, chance, spending := deckSwapped(v, int(a.N))
		return 8*max(chance, spending) - 0.1*float64(a.N), true
	case deckbuilder.SpendIntel:
		return deckSpends(v, now), true
	case deckbuilder.FireCannon, deckbuilder.Deploy:
		return deckHelps(v, a), true
	case deckbuilder.AssignLocust, deckbuilder.Attach:
		return -1, true // where Joes are asked for, deckEnough sends them
	case deckbuilder.Repair:
		g, _ := v.General()
		switch off := g.Damage - 1; { // what has to be repaired before the Cockpit is online
		case off <= 0:
			return 0.4, true
		case v.Points(v.Pending().Seat) >= 2*off:
			return 4.6, true
		}
		return 2.2, true
	case deckbuilder.Equip:
		return 20 - float64(deckHard(v.Card(a.Card))), true // who is beaten anyway
	case deckbuilder.Accept:
		if kind == deckbuilder.AskAvert {
			next, err := deckbuilder.Next(deckGuess(v), a)
			_, before := deckChance(deckGuess(v))
			if _, after := deckChance(next); err == nil && after >= before-0.1 {
				return 1, true
			}
			return -1, true
		}
	case deckbuilder.Choose:
		if kind == deckbuilder.AskUpgrade {
			return deckPays(v, now, v.Card(a.Card)), true
		}
	}
	return 0, false
}

// deckSpends is what it is worth to turn a blank into a Hit: something where the pool
// reaches to a Success, and the Success is more than what it costs.
func deckSpends(v deckbuilder.View, now deckbuilder.Attempt) float64 {
	short := deckbuilder.Sum(now.Difficulty) - now.Hits
	if short <= 0 || short > min(now.Blanks, v.Intel().Pool/deckConvert) {
		return -1
	}
	if list := v.IntelLevels(); now.Level > 0 && list[now.Level-1].Gain <= deckConvert*short {
		return -1
	}
	return 1
}

// deckPays is what it is worth to discard a card for the reward of the next level.
func deckPays(v deckbuilder.View, now deckbuilder.Attempt, c *content.Card) float64 {
	list, supply := v.IntelLevels(), v.Intel().Supply
	more := min(list[now.Level].Gain, supply) - min(list[now.Level-1].Gain, supply)
	worth := 0.8 * float64(more)
	if v.Count(deckbuilder.Place{Zone: deckbuilder.Guards}) > 0 {
		worth *= 1.5
	}
	return worth - float64(c.Recruit)
}
