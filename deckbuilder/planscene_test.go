package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// scene is a mission as a plan sees it.
type scene struct {
	view   deckbuilder.View
	now    deckbuilder.Attempt
	target *content.Card
	need   content.SkillSet
	by     joe.Seat
	ride   *content.Card
	team   []member
}

// start is the dice that the team and its Transport would add at the start, and the
// Hits that they are good for besides.
func (m *scene) start() (dice int, aid float64) {
	each := func(c *content.Card, in bool) {
		for i := range c.Abilities {
			a := &c.Abilities[i]
			switch a.On {
			case content.OnStart:
				if m.hold(a.If) {
					for j := range a.Do {
						if e := &a.Do[j]; e.Do == content.AddDice {
							dice += int(e.N) * m.per(e)
						} else {
							aid += m.aid(e)
						}
					}
				}
			case content.While:
				if !in && m.hold(a.If) {
					for j := range a.Do {
						switch e := &a.Do[j]; e.Do {
						case content.ModDifficulty:
							aid -= float64(e.N)
						case content.ModComplications:
							aid -= complication * float64(e.N)
						}
					}
				}
			case content.UseMission, content.UseRoll:
				if m.hold(a.If) && len(a.Pay) == 0 {
					for j := range a.Do {
						aid += m.aid(&a.Do[j])
					}
				}
			}
		}
	}
	for _, x := range m.team {
		each(x.card, x.worth == 0)
	}
	if m.ride != nil {
		each(m.ride, true)
	}
	return dice, aid
}

// aidOf is the Hits that the cards in a hand are good for.
func (m *scene) aidOf(seat joe.Seat) (sum float64) {
	for _, id := range m.view.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, int(seat))) {
		c := m.view.Card(id)
		if c == nil || c.Kind != content.Gear && c.Kind != content.Utility {
			continue
		}
		best := 0.0
		for _, on := range [...]content.Trigger{content.OnMission, content.OnRoll} {
			best = max(best, m.worth(c, on))
		}
		sum += best
	}
	return sum
}

// worth is the Hits that a card is good for if it is played or used now.
func (m *scene) worth(c *content.Card, on content.Trigger) (sum float64) {
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == on && m.hold(a.If) {
			for j := range a.Do {
				sum += m.aid(&a.Do[j])
			}
			sum -= 0.4 * float64(len(a.Pay))
		}
	}
	return sum
}

// aid is the Hits that an effect is good for, by and large.
func (m *scene) aid(e *content.Effect) float64 {
	const hit = 5.0 / 6 // of a die
	n := float64(int(e.N) * m.per(e))
	a := &m.now
	blanks := 2.0 // of a roll to come
	if a.Rolled {
		blanks = float64(a.Blanks)
	}
	if m.target.Kind == content.Guard && (e.Do == content.AddSkill || e.Do == content.AddDice) {
		return 0 // Intel dice alone are rolled
	}
	switch e.Do {
	case content.FileDice:
		return hit * n
	case content.AddSkill:
		if e.Skill != content.Wild && !m.need.Has(e.Skill) {
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
		if !a.Rolled {
			return 0.3
		}
		return hit*float64(a.Dice) - float64(a.Hits) - 0.5
	case content.SkipComplication:
		return complication * n
	case content.DropComplication:
		return complication * min(n, float64(m.view.Count(deckbuilder.PlaceOf(deckbuilder.Attached, 0))))
	case content.DrawComplication:
		return -complication * n
	case content.Draw:
		return 0.3 * n
	case content.Join:
		return 0.7 * n
	case content.Pick:
		return max(m.all(e.Then), m.all(e.Or))
	}
	return 0
}

func (m *scene) all(list []content.Effect) (sum float64) {
	for i := range list {
		sum += m.aid(&list[i])
	}
	return sum
}

// count is the team's cards of the Kinds.
func (m *scene) count(kinds content.KindSet) (n int) {
	for _, x := range m.team {
		if kinds == 0 || kinds.Has(x.card.Kind) {
			n++
		}
	}
	return n
}

func (m *scene) in(z deckbuilder.Zone) (n int) {
	for i := range 7 {
		if p := deckbuilder.PlaceOf(z, i); i == 0 || p.Of > 0 {
			n += m.view.Count(p)
		}
	}
	return n
}

func (m *scene) record(won bool) (n int) {
	for _, w := range m.view.Record() {
		if w == won {
			n++
		}
	}
	return n
}

// hold is what of an ability's conditions a plan looks at; of others it believes that
// they hold.
func (m *scene) hold(list []content.Condition) bool {
	a := &m.now
	for _, c := range list {
		n, ok := int(c.N), true
		switch c.Is {
		case content.IfTerrain:
			ok = m.target.Terrain == c.Terrain || a.Rides != "" && m.view.Card(a.Rides).Terrain == c.Terrain
		case content.IfSkill:
			ok = m.need.Has(c.Skill)
		case content.IfTarget:
			ok = c.Kinds.Has(m.target.Kind)
		case content.IfGroup:
			ok = content.Groups.Has(m.target.Kind)
		case content.IfTeam:
			ok = m.count(c.Kinds) >= n
		case content.IfTeamAtMost:
			ok = m.count(c.Kinds) <= n
		case content.IfHangar, content.IfHangarAtMost:
			left := m.view.Count(deckbuilder.PlaceOf(deckbuilder.Hangar, 0))
			ok = left >= n == (c.Is == content.IfHangar) || left == n
		case content.IfHelped:
			ok = slices.ContainsFunc(m.team, func(x member) bool { return x.seat != m.by })
		case content.IfInPlay:
			ok = m.in(deckbuilder.Officers) > 0
			if c.Kinds == content.KindsOf(content.Guard) {
				ok = m.in(deckbuilder.Guards) > 0
			}
		case content.IfIntel:
			ok = m.view.Intel().Pool >= n
		case content.IfIntelRolled:
			ok = a.Intel >= n || !a.Rolled && m.view.Intel().Pool >= n
		case content.IfGeneral:
			_, ok = m.view.General()
		case content.IfDamage:
			g, there := m.view.General()
			ok = there && g.Damage >= n
		case content.IfEquipped:
			ok = a.Rides != ""
		case content.IfSuccesses:
			ok = m.record(true) >= n
		case content.IfBlanks:
			ok = !a.Rolled || a.Blanks >= n
		case content.IfShort:
			short := deckbuilder.Sum(a.Difficulty) - a.Hits
			ok = !a.Rolled || short > 0 && short <= n
		case content.IfColour:
			ok = m.view.Colour() == c.Colour
		case content.IfHits:
			ok = a.Hits >= n
		}
		if ok == c.Not {
			return false
		}
	}
	return true
}

func (m *scene) per(e *content.Effect) int {
	switch e.Per {
	case content.PerTeam:
		return m.count(e.Kinds)
	case content.PerOther:
		return max(0, m.count(e.Kinds)-1)
	case content.PerComplication:
		return m.in(deckbuilder.Attached)
	case content.PerOfficer:
		return m.in(deckbuilder.Officers)
	case content.PerOperative:
		return m.in(deckbuilder.Officers) + m.in(deckbuilder.Troopers) + m.in(deckbuilder.Covers) + m.in(deckbuilder.Guards)
	case content.PerGuard:
		return m.in(deckbuilder.Guards)
	case content.PerIntel:
		return m.view.Intel().Pool
	case content.PerDamage:
		g, _ := m.view.General()
		return g.Damage
	case content.PerEquipped:
		return len(m.view.Riders())
	case content.PerBattalion:
		return m.in(deckbuilder.Covers)
	case content.PerHangar:
		return m.in(deckbuilder.Hangar)
	case content.PerFailure:
		return m.record(false)
	case content.PerSuccess:
		return m.record(true)
	case content.PerHelper, content.PerHand, content.PerDouble, content.PerTrooper, content.PerStrike:
		return 0
	case content.PerPlayerCount:
		return m.view.Seats()
	}
	return 1
}
