package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// This is how the sensible player answers what effects ask.

// card chooses among the cards that an effect asks about.
func (p *sensible) card(v deckbuilder.View, item *content.Card, list []deckbuilder.Action) deckbuilder.Action {
	hand := v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, int(v.Seat())))
	worst := item != nil && (has(item, content.Wreck) || has(item, content.Trash) || has(item, content.Discard)) || item == nil
	if !worst {
		for _, a := range item.Abilities {
			worst = worst || slices.ContainsFunc(a.Pay, func(e content.Effect) bool { return e.Do == content.Discard })
		}
	}
	scouts := item != nil && has(item, content.Scout) && v.Count(deckbuilder.PlaceOf(deckbuilder.Scouted, int(v.Seat()))) > 0
	return most(list, func(a deckbuilder.Action) float64 {
		c, ok := a.(deckbuilder.Choose)
		if !ok {
			return 0
		}
		x := v.Card(c.Card)
		switch {
		case scouts: // to be discarded
			return 1.5 - float64(x.Cost) - float64(x.Skills[0])
		case x.Kind == content.Strike:
			return 30
		case x.Kind == content.Battalion:
			return 20
		case !content.PlayerCards.Has(x.Kind):
			return 10
		}
		w := 1 + p.wanted(v, c.Card)
		if x.Kind == content.Leader {
			w += 4
		}
		if worst && (slices.Contains(hand, c.Card) || x.Kind == content.GI || x.Kind == content.Transport) {
			return 50 - w
		}
		return w
	})
}

// option takes the better of two things that a card offers.
func (p *sensible) option(v deckbuilder.View, item *content.Card) deckbuilder.Action {
	for _, a := range item.Abilities {
		for _, e := range a.Do {
			if e.Do == content.Pick && p.good(v, e.Or) > p.good(v, e.Then) {
				return deckbuilder.Option{N: 2}
			}
		}
	}
	return deckbuilder.Option{N: 1}
}

// good is what effects are worth, by and large.
func (p *sensible) good(v deckbuilder.View, list []content.Effect) (sum float64) {
	a, on := v.Attempt()
	for _, e := range list {
		n := float64(e.N)
		switch e.Do {
		case content.Threat:
			sum -= 2 * n
		case content.Discard:
			sum -= n
		case content.StrikeOut, content.FailStory:
			sum -= 4
		case content.Ease:
			sum += 1.5 * n
		case content.GainIntel:
			sum += 0.7 * n
		case content.Infiltrate:
			sum -= 1.5 * n
		case content.AddSkill:
			if on && (v.Card(a.Card).Need.Has(e.Skill) || a.Named == e.Skill) {
				sum += n
			}
		case content.DropComplication:
			sum += 0.9 * min(n, float64(v.Count(deckbuilder.PlaceOf(deckbuilder.Attached, 0))))
		}
	}
	return sum
}

// seat chooses who is helped: itself; and who is hurt: who has least to bear.
func (p *sensible) seat(v deckbuilder.View, item *content.Card, list []deckbuilder.Action) deckbuilder.Action {
	return most(list, func(a deckbuilder.Action) float64 {
		s := a.(deckbuilder.ChooseSeat).Seat
		if item != nil && has(item, content.Draw) && item.Kind != content.Strike {
			if s == v.Seat() {
				return 1
			}
			return 0
		}
		return -float64(v.Count(deckbuilder.PlaceOf(deckbuilder.Troopers, int(s))) + 2*v.Count(deckbuilder.PlaceOf(deckbuilder.Side, int(s))))
	})
}
