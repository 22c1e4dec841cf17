package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what cards and dice are good for in an evaluation of the mission under way.

// hit is about the Hits of a die, and complication what a Complication costs.
const hit, complication = 0.83, 0.7

// aid is the Hits that the runner's cards in hand and the Joes on the mission are good
// for besides their dice.
func (t *table) aid(need content.SkillSet, rolled bool) (sum float64) {
	for _, e := range t.own(Hand, t.mission.start) {
		if e.card == 0 || content.Joes.Has(t.card(e.card).Kind) {
			continue
		}
		best := t.good(t.card(e.card), need, content.OnRoll)
		if !rolled {
			best = max(best, t.good(t.card(e.card), need, content.OnMission))
		}
		sum += best
	}
	for s := range joe.Seat(t.seats) {
		for _, e := range t.own(Team, s) {
			if !e.used {
				sum += t.good(t.card(e.card), need, content.UseRoll)
				if !rolled {
					sum += t.good(t.card(e.card), need, content.UseMission)
				}
			}
		}
	}
	return sum
}

// good is the Hits that a card is good for when it is used, by and large: what is easy
// to see of its conditions holds, of the others it is believed.
func (t *table) good(c *content.Card, need content.SkillSet, on content.Trigger) (sum float64) {
	if c == nil {
		return 0
	}
	target := t.card(t.mission.card)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != on {
			continue
		}
		holds := true
		for j := range a.If {
			x := &a.If[j]
			is := !x.Not
			switch x.Is {
			case content.IfTerrain:
				is = target.Terrain == x.Terrain
			case content.IfSkill:
				is = need.Has(x.Skill)
			case content.IfTarget:
				is = x.Kinds.Has(target.Kind)
			case content.IfGroup:
				is = t.group()
			case content.IfColour:
				is = t.set.meter.Spaces[t.threat].Colour == x.Colour
			}
			holds = holds && is != x.Not
		}
		if holds {
			for j := range a.Do {
				sum += t.deed(&a.Do[j], need)
			}
			sum -= 0.4 * float64(len(a.Pay))
		}
	}
	return max(0, sum)
}

// deed is the Hits that an effect is good for.
func (t *table) deed(e *content.Effect, need content.SkillSet) float64 {
	n, m := float64(e.N), &t.mission
	if e.Per == content.PerPlayerCount {
		n *= float64(t.seats)
	}
	blanks := 2.0
	if m.rolled {
		blanks = float64(m.blank)
	}
	switch e.Do {
	case content.AddSkill:
		if e.Skill != content.Wild && !need.Has(e.Skill) {
			return 0
		}
		return hit * n
	case content.AddDice, content.SideDice:
		return hit * n
	case content.AddHits, content.Ease:
		return n
	case content.Reroll:
		return hit * min(n, blanks)
	case content.Convert:
		return min(n, blanks)
	case content.RerollAll:
		return 0.3
	case content.SkipComplication:
		return complication * n
	case content.DropComplication:
		return complication * min(n, float64(len(t.zone(Attached))))
	case content.DrawComplication:
		return -complication * n
	case content.Draw:
		return 0.3 * n
	case content.Join:
		return 0.7 * n
	case content.Pick:
		one, other := 0.0, 0.0
		for i := range e.Then {
			one += t.deed(&e.Then[i], need)
		}
		for i := range e.Or {
			other += t.deed(&e.Or[i], need)
		}
		return max(one, other)
	}
	return 0
}

// atLeast is about the chance of so many Hits on so many dice.
func (t *table) atLeast(n, need float64) float64 {
	if need <= 0 {
		return 1
	}
	if n <= 0 {
		return 0
	}
	mean, variance := t.die()
	z := (n*mean - (need - 0.5)) / math.Sqrt(max(0.01, n*variance))
	return 0.5 * math.Erfc(-z/math.Sqrt2)
}

// die is the mean and the variance of the Hits of a die.
func (t *table) die() (mean, variance float64) {
	blanks, hits, doubles := t.set.cards.Die()
	sides := float64(blanks + hits + doubles)
	mean = (float64(hits) + 2*float64(doubles)) / sides
	return max(0.01, mean), max(0.01, (float64(hits)+4*float64(doubles))/sides-mean*mean)
}
