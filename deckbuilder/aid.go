package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what cards and dice are good for in an evaluation of the mission under way.

// hit is about the Hits of a die, and complication what a Complication costs.
const hit, complication = 0.83, 1.2

// lighter is what one of A Traitor Within costs.
const lighter = 0.65

// toll is the Hits that so many Complications cost that are still to be drawn. Those of
// A Traitor Within are lighter: many of them are Accusations.
func (t *table) toll(n int) float64 {
	if t.set.hidden {
		return lighter * float64(n)
	}
	return complication * float64(n)
}

// trust is what is left of the Hits that cards promise: some cannot be used in the end.
const trust = 0.85

// aid is the Hits that cards in hand and the Joes on the mission are good for besides
// their dice: the runner's, of others those that may be played on another's mission. Who
// has passed does no more.
func (t *table) aid(need content.SkillSet, rolled bool) (sum float64) {
	sum = t.hitsToCome(need)
	purse := t.spendable()
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
			sum += trust * best
		}
		for _, e := range t.own(Team, s) {
			if !t.mission.began {
				sum += t.good(t.card(e.card), need, content.OnStart)
			}
			if !e.used {
				sum += trust * t.good(t.card(e.card), need, content.UseRoll)
				if price := float64(t.spends(e.card)); early && price <= purse {
					purse -= price
					sum += trust * t.good(t.card(e.card), need, content.UseMission)
				}
			}
		}
	}
	return sum
}

// passedCards is the window of the mission in which a seat can play no more cards, if
// there is one; windowEarly where it can in all.
func (t *table) passedCards(seat joe.Seat) int8 {
	s := t.below(opWindow)
	if s == nil {
		if m := t.below(opMission); m != nil && m.n > missionCards {
			return windowCards
		}
		return windowEarly
	}
	if back := (int(s.seat) - int(seat) + int(t.seats)) % int(t.seats); back >= 1 && back <= int(s.n) {
		return s.m
	}
	return windowEarly
}

// good is the Hits that a card is good for when it is used, by and large: of what is
// still open of its conditions it is believed that it will hold.
func (t *table) good(c *content.Card, need content.SkillSet, on content.Trigger) (sum float64) {
	if c == nil {
		return 0
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != on {
			continue
		}
		holds := true
		for j := range a.If {
			holds = holds && t.hoped(&a.If[j], need)
		}
		if holds {
			sum += t.deeds(a.Do, need)
			sum -= 0.4 * float64(len(a.Pay))
		}
	}
	return max(0, sum)
}

// hoped reports whether a condition holds of the mission under way where these Skills
// count, or can still come to hold.
func (t *table) hoped(x *content.Condition, need content.SkillSet) bool {
	m := &t.mission
	switch x.Is {
	case content.IfSkill:
		return need.Has(x.Skill) != x.Not
	case content.IfTeam, content.IfTeamAtMost, content.IfHelped:
		if !m.began {
			return true
		}
	case content.IfHits, content.IfBlanks, content.IfShort, content.IfIntelRolled:
		if !m.rolled {
			return true
		}
	}
	return t.test(x, m.start) != x.Not
}

// likelyTeam is how many Joes a mission has, by and large.
const likelyTeam = 3

// times is by what the number of an effect is multiplied on the mission under way, by and
// large.
func (t *table) times(e *content.Effect) float64 {
	m := &t.mission
	switch {
	case e.Per == content.PerTeam && !m.began:
		return max(likelyTeam, float64(t.teamOf(e.Kinds)))
	case e.Per == content.PerOther:
		if m.began {
			return float64(t.teamOf(e.Kinds))
		}
		return max(likelyTeam, float64(t.teamOf(e.Kinds))) - 1
	case e.Per == content.PerHelper && !m.began:
		return float64(t.seats-1) / 2
	case e.Per == content.PerDouble && !m.rolled:
		return 1
	}
	return float64(t.per(e, m.start, 0))
}

// deed is the Hits that an effect is good for.
func (t *table) deed(e *content.Effect, need content.SkillSet) float64 {
	n, m := float64(e.N)*t.times(e), &t.mission
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
		return max(t.deeds(e.Then, need), t.deeds(e.Or, need))
	}
	return 0
}

// deeds is the Hits that effects are good for together.
func (t *table) deeds(list []content.Effect, need content.SkillSet) (sum float64) {
	for i := range list {
		sum += t.deed(&list[i], need)
	}
	return sum
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

// spendable is what the Joes of the Reserve tile are worth together, and what of those
// that were spent is not used yet (si-spend-pooled).
func (t *table) spendable() float64 {
	if !t.set.silent {
		return 0
	}
	n := float64(t.mission.credit)
	for _, e := range t.own(Tile, 0) {
		n += float64(t.card(e.card).Cost)
	}
	return n
}

// noise is about the chance that so many Joes on a Story Mission are too many for Silence
// (si-silent-above-noisy). The card that it is measured by has a middling Cost as long as
// it is not known.
func (t *table) noise(joes int) float64 {
	m := &t.mission
	if !t.set.silent || t.noisy || t.target().Zone != Story {
		return 0
	}
	if s := t.below(opMission); s != nil && s.n > missionCompare {
		return 0
	}
	mean, variance := t.die()
	value, spread := 4.0, 3.0
	if p := t.zone(MainTop); m.silent || len(p) > 0 {
		value, spread = float64(m.value), 0
		if !m.silent {
			value = float64(t.card(p[len(p)-1].card).Cost)
		}
	}
	if s := t.below(opMission); s == nil || s.n <= missionSilence {
		n := float64(t.operatives())
		value -= mean * n
		spread += variance * n
	}
	return 0.5 * math.Erfc((value+0.5-float64(joes))/math.Sqrt(2*spread+0.01))
}
