package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what cards and dice are good for in an evaluation of the mission under way.

// hit is about the Hits of a die, and complication what a Complication costs.
const hit, complication = 0.83, 0.7

// aid is the Hits that cards in hand and the Joes on the mission are good for besides
// their dice: the runner's, of others those that may be played on another's mission. Who
// has passed does no more.
func (t *table) aid(need content.SkillSet, rolled bool) (sum float64) {
	for s := range joe.Seat(t.seats) {
		if s != t.mission.start && (!t.group() || t.outOf(s)) {
			continue
		}
		early := !rolled
		switch t.passedCards(s) {
		case windowCards:
			early = false
		case windowLate:
			continue
		}
		for _, e := range t.own(Hand, s) {
			if e.card == 0 {
				continue
			}
			c := t.card(e.card)
			if content.Joes.Has(c.Kind) || s != t.mission.start && !c.Helps {
				continue
			}
			best := t.good(c, need, content.OnRoll)
			if early {
				best = max(best, t.good(c, need, content.OnMission))
			}
			if s != t.mission.start {
				best *= 0.35 // it is wanted for their own missions
			}
			sum += best
		}
		for _, e := range t.own(Team, s) {
			if !e.used {
				sum += t.good(t.card(e.card), need, content.UseRoll)
				if early {
					sum += t.good(t.card(e.card), need, content.UseMission)
				}
			}
		}
	}
	return sum
}

// passedCards is the window of the mission in which a seat has passed, if it is open;
// windowEarly where it has not.
func (t *table) passedCards(seat joe.Seat) int8 {
	s := t.steps.top()
	if s == nil || s.op != opWindow {
		return windowEarly
	}
	if back := (int(s.seat) - int(seat) + int(t.seats)) % int(t.seats); back >= 1 && back <= int(s.n) {
		return s.m
	}
	return windowEarly
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
	case content.ModDifficulty:
		return -n
	case content.ModComplications:
		return -complication * n
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
