package deckbuilder_test

import (
	"slices"
	"sync"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what the sensible player does about the questions of The Crimson Veil, and how
// it reckons there. It gathers Intel with Joes that are not needed, hunts Crimson Guards
// once the pool is good for it, turns a Failure into a Success with what is left of it,
// takes The General on Group Missions that are better with it, and repairs it with what
// is left after buying.

// intelOn reports whether the game has Intel dice.
func intelOn(v deckbuilder.View) bool {
	in := v.Intel()
	return in.Supply+in.Pool+in.Rolling > 0
}

// mostPairs is how many pairs of Intel dice there can be.
const mostPairs = 4

// pairedOdds is the chance of k or more Hits on n dice where some blanks can be made
// Hits, by how many.
var pairedOdds = sync.OnceValue(func() *[mostPairs + 1]odds {
	blanks, hits, doubles := content.CrimsonVeil().Die()
	faces := float64(blanks + hits + doubles)
	blank, hit, double := float64(blanks)/faces, float64(hits)/faces, float64(doubles)/faces
	list := &[mostPairs + 1]odds{}
	var now [mostPairs + 1][2*mostDice + 1]float64 // by blanks, more than mostPairs as mostPairs, and Hits
	now[0][0] = 1
	for n := range mostDice + 1 {
		for pairs := range list {
			for b := range now {
				for h, x := range now[b] {
					for k := range min(h+min(b, pairs), mostDice) + 1 {
						list[pairs][n][k] += x
					}
				}
			}
		}
		var next [mostPairs + 1][2*mostDice + 1]float64
		for b := range now {
			for h, x := range now[b] {
				next[min(b+1, mostPairs)][h] += blank * x
				if h+2 <= 2*mostDice {
					next[b][h+1] += hit * x
					next[b][h+2] += double * x
				}
			}
		}
		now = next
	}
	return list
})

// green is the dice of the mission before Crimson Guards cut any.
func green(a deckbuilder.Attempt, c *content.Card) int {
	if c.Kind == content.Guard {
		return deckbuilder.Sum(a.Skill)
	}
	return a.Dice + a.Cut
}

// chanceOf is the chance of so many Hits where the mission has so many dice before
// Crimson Guards cut any, and what of the Intel pool is then best swapped in. Without The
// Crimson Veil it is that of the dice.
func (p *sensible) chanceOf(v deckbuilder.View, a deckbuilder.Attempt, dice int, hits float64) (chance float64, swap int) {
	c := v.Card(a.Card)
	pool := v.Intel().Pool
	switch {
	case !intelOn(v):
		return p.odds.of(dice, hits), 0
	case !a.Group && c.Kind != content.Guard:
		return p.odds.of(dice, hits), 0 // Intel is for what matters
	}
	cut := 2 * v.Count(deckbuilder.PlaceOf(deckbuilder.Guards, 0))
	score := -1.0
	for n := 0; n <= min(pool, max(0, dice)); n++ {
		rolled := n
		if c.Kind != content.Guard {
			rolled += max(0, dice-n-cut)
		}
		one := pairedOdds()[min(mostPairs, (pool-n)/2)].of(rolled, hits)
		if s := one - 0.02*float64(n); s > score {
			score, chance, swap = s, one, n
		}
	}
	return chance, swap
}

// chanceNow is the chance of the mission under way, as it stands.
func (p *sensible) chanceNow(v deckbuilder.View, a deckbuilder.Attempt, short float64) float64 {
	chance, _ := p.chanceOf(v, a, green(a, v.Card(a.Card)), short)
	return chance
}

// handy reports whether a card of the hand, of the mission, or its Transport has a Skill.
func (p *sensible) handy(v deckbuilder.View, s content.Skill) bool {
	seat := int(v.Seat())
	for _, at := range [...]deckbuilder.Place{deckbuilder.PlaceOf(deckbuilder.Hand, seat), deckbuilder.PlaceOf(deckbuilder.Team, seat), deckbuilder.PlaceOf(deckbuilder.Ride, 0)} {
		for _, id := range v.Cards(at) {
			if c := v.Card(id); c != nil && c.Skills[s] > 0 {
				return true
			}
		}
	}
	return false
}

// escorts is how many Locusts could come along with a Joe each.
func escorts(v deckbuilder.View) (n int) {
	g, ok := v.General()
	if !ok || len(v.Cards(deckbuilder.PlaceOf(deckbuilder.Ride, 0))) == 0 {
		return 0
	}
	for i, s := range [...]deckbuilder.Section{deckbuilder.HelipadOne, deckbuilder.HelipadTwo} {
		if g.Sections[s].Online {
			n += v.Count(deckbuilder.PlaceOf(deckbuilder.Helipads, i))
		}
	}
	return n
}

// lift is the dice that one of them brings to a mission.
func lift(v deckbuilder.View, a deckbuilder.Attempt, need content.SkillSet) int {
	c := v.Card("locust")
	n := brings(c, need)
	if v.Card(a.Card).Terrain == c.Terrain {
		n += int(c.Bonus)
	}
	return n
}

// deployed is the position once the Transport of the Vehicle Bay has joined, where it
// can.
func deployed(s deckbuilder.State) deckbuilder.State {
	if slices.Contains(deckbuilder.Legal(s), deckbuilder.Action(deckbuilder.Deploy{})) {
		if next, err := deckbuilder.Next(s, deckbuilder.Deploy{}); err == nil {
			return next
		}
	}
	return s
}

// uncovers is what the sensible player does about a question that only The Crimson Veil
// asks, or otherwise there; nil for what it does as ever.
func (p *sensible) uncovers(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	deploy := deckbuilder.Action(deckbuilder.Deploy{})
	switch ask := v.Pending(); ask.Kind {
	case deckbuilder.AskJoin:
		if slices.Contains(list, deploy) {
			return deploy
		}
		return p.board(v, list, ask)
	case deckbuilder.AskCards:
		if fire := deckbuilder.Action(deckbuilder.FireCannon{}); slices.Contains(list, fire) {
			return fire
		}
		return p.afterRoll(v, list)
	case deckbuilder.AskIntel:
		return p.swap(v, ask.Count)
	case deckbuilder.AskUpgrade:
		return p.upgrade(v, list)
	case deckbuilder.AskEquip:
		return most(list, func(a deckbuilder.Action) float64 {
			return -burden(v, v.Card(a.(deckbuilder.Equip).Card))
		})
	case deckbuilder.AskAvert:
		return p.avert(v, v.Card(ask.Item))
	case deckbuilder.AskOption:
		if a, on := v.Attempt(); on && a.Rolled && has(v.Card(ask.Item), content.Pick) && fewerHits(v.Card(ask.Item)) {
			if a.Hits > deckbuilder.Sum(a.Difficulty) {
				return deckbuilder.Option{N: 2}
			}
			return deckbuilder.Option{N: 1}
		}
	}
	return nil
}

// board assigns the first Joe of the plan that is this seat's, aboard a Locust where that
// is of use; nil where the plan has none.
func (p *sensible) board(v deckbuilder.View, list []deckbuilder.Action, ask joe.Pending) deckbuilder.Action {
	team := p.crew(v).team
	for _, m := range team {
		if m.seat != v.Seat() {
			continue
		}
		a, _ := v.Attempt()
		need, _ := asksFor(v.Card(a.Card))
		aboard := deckbuilder.Action(deckbuilder.AssignLocust{Card: m.card.ID})
		if slices.Contains(list, aboard) && (lift(v, a, need) > 0 || len(team) > ask.Count) {
			return aboard
		}
		if plain := deckbuilder.Action(deckbuilder.Assign{Card: m.card.ID}); slices.Contains(list, plain) {
			return plain
		}
	}
	return nil
}

// afterRoll is what may be done about a roll beside cards: one Hit too many is given up
// for a Cobra Transport, a blank is rolled again with the Cannon, and Intel dice are spent
// where that makes it a Success.
func (p *sensible) afterRoll(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	a, _ := v.Attempt()
	if !a.Rolled {
		return nil
	}
	short := deckbuilder.Sum(a.Difficulty) - a.Hits
	if short == -1 && a.Rides != "" {
		for _, x := range list {
			switch y := x.(type) {
			case deckbuilder.Play:
				if fewerHits(v.Card(y.Card)) {
					return x
				}
			case deckbuilder.Use:
				if fewerHits(v.Card(y.Card)) {
					return x
				}
			}
		}
	}
	if short <= 0 {
		return nil
	}
	if fire := deckbuilder.Action(deckbuilder.FireCannon{Reroll: deckbuilder.BlankFace}); slices.Contains(list, fire) {
		return fire
	}
	usual := p.cards(v, list)
	if usual != deckbuilder.Action(deckbuilder.Pass{}) || !slices.Contains(list, deckbuilder.Action(deckbuilder.SpendIntel{})) {
		return usual
	}
	if enoughIntel := short <= a.Blanks && short <= v.Intel().Pool/2; enoughIntel && v.Card(a.Card).Kind != content.IntelTile {
		return deckbuilder.SpendIntel{}
	}
	return usual
}

// fewerHits reports whether a card can take a Hit off a roll.
func fewerHits(c *content.Card) bool {
	takes := func(list []content.Effect) bool {
		return slices.ContainsFunc(list, func(e content.Effect) bool { return e.Do == content.AddHits && e.N < 0 })
	}
	return slices.ContainsFunc(c.Abilities, func(a content.Ability) bool {
		return (a.On == content.OnRoll || a.On == content.UseRoll) &&
			(takes(a.Do) || slices.ContainsFunc(a.Do, func(e content.Effect) bool { return takes(e.Or) }))
	})
}

// swap is how many Intel dice go into the roll: what the chance is best with, and one
// where a card looks for it.
func (p *sensible) swap(v deckbuilder.View, top int) deckbuilder.Action {
	a, _ := v.Attempt()
	c := v.Card(a.Card)
	short := float64(deckbuilder.Sum(a.Difficulty))
	_, n := p.chanceOf(v, a, green(a, c), short)
	if n == 0 && (a.Group || c.Kind == content.Guard) && p.looksForIntel(v) {
		n = 1
	}
	return deckbuilder.SwapIntel{N: uint8(min(n, top))}
}

// looksForIntel reports whether a card of the hand or the mission asks for rolled Intel
// dice.
func (p *sensible) looksForIntel(v deckbuilder.View) bool {
	for _, z := range [...]deckbuilder.Zone{deckbuilder.Hand, deckbuilder.Team} {
		for _, id := range v.Cards(deckbuilder.PlaceOf(z, int(v.Seat()))) {
			for _, a := range v.Card(id).Abilities {
				if slices.ContainsFunc(a.If, func(x content.Condition) bool { return x.Is == content.IfIntelRolled && !x.Not }) {
					return true
				}
			}
		}
	}
	return false
}

// upgrade pays the worst card of the hand for more Intel dice while they are wanted.
func (p *sensible) upgrade(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	in := v.Intel()
	a, _ := v.Attempt()
	levels := v.IntelLevels()
	more := min(in.Supply, levels[a.Level].Gain) - min(in.Supply, levels[a.Level-1].Gain)
	return most(list, func(a deckbuilder.Action) float64 {
		x, ok := a.(deckbuilder.Choose)
		if !ok {
			return 0
		}
		worth := float64(more) - float64(v.Card(x.Card).Recruit) - 0.5
		if v.Count(deckbuilder.PlaceOf(deckbuilder.Guards, 0)) > 0 {
			worth++
		}
		return worth - 0.1*p.wanted(v, x.Card)
	})
}

// burden is how bad it is if an enemy is harder to defeat.
func burden(v deckbuilder.View, c *content.Card) float64 {
	n := float64(c.Difficulty)
	if c.Kind == content.Guard {
		n += 20
	}
	return n
}

// avert gives up Skill for a Complication that is worse.
func (p *sensible) avert(v deckbuilder.View, c *content.Card) deckbuilder.Action {
	a, _ := v.Attempt()
	dice, short := green(a, v.Card(a.Card)), float64(deckbuilder.Sum(a.Difficulty))
	now, _ := p.chanceOf(v, a, dice, short)
	then, _ := p.chanceOf(v, a, dice-2, short)
	if loss := now - then; loss < 0.04*trouble(v, c) {
		return deckbuilder.Accept{}
	}
	return deckbuilder.Pass{}
}

// trouble is how bad a Complication is, by and large.
func trouble(v deckbuilder.View, c *content.Card) (sum float64) {
	if c.Kind == content.Strike {
		return 3
	}
	for _, a := range c.Abilities {
		for _, e := range a.Do {
			switch n := float64(max(e.N, -e.N)); e.Do {
			case content.Threat:
				sum += 1.5 * n
			case content.FailStory, content.StrikeOut:
				sum += 8
			case content.Arrive, content.Infiltrate:
				sum += 2 * n
			case content.Attach:
			default:
				sum += n
			}
		}
	}
	return sum
}

// raid is what an attempt at a Crimson Guard or for Intel is worth, and a Transport in the
// Vehicle Bay.
func (p *sensible) raid(v deckbuilder.View, a deckbuilder.Action) float64 {
	in := v.Intel()
	guards := v.Count(deckbuilder.PlaceOf(deckbuilder.Guards, 0))
	switch x := a.(type) {
	case deckbuilder.AttemptGuard:
		if c := p.best(v, a).chance; in.Pool >= 2 && c >= 0.5 {
			return 3.2 + c
		}
	case deckbuilder.AttemptIntel:
		gain := min(in.Supply, v.IntelLevels()[x.Level-1].Gain)
		if gain == 0 || in.Pool >= 6 && guards == 0 {
			return -1
		}
		if c := p.best(v, a).chance; c >= 0.5 {
			worth := c * float64(gain) / 5
			if guards > 0 {
				return 2 + worth
			}
			return 1 + worth
		}
	case deckbuilder.Attach:
		if c := v.Card(x.Card); c.Where != content.Hangar && v.Count(deckbuilder.PlaceOf(deckbuilder.Hangar, 0)) >= 3 {
			return 6
		}
	}
	return -1
}
