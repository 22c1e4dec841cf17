package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// sneaks is what the sensible player does otherwise in Silent Interlude; nil for what
// it does as ever. It takes the C.L.A.W. wherever there is one, sends no more Joes than
// it can hope to keep Silence with unless the mission needs them, spends Joes of the
// Reserve tile while the chance is not good enough, and calls back a Joe that makes
// noise.
func (p *sensible) sneaks(v deckbuilder.View, list []deckbuilder.Action) deckbuilder.Action {
	switch ask := v.Pending(); ask.Kind {
	case deckbuilder.AskRide:
		return list[0]
	case deckbuilder.AskJoin:
		if team := p.party(v).team; len(team) > 0 {
			return deckbuilder.Assign{Card: team[0].card.ID}
		}
		if slices.Contains(list, deckbuilder.Action(deckbuilder.Pass{})) {
			return deckbuilder.Pass{}
		}
		return list[0]
	case deckbuilder.AskCards:
		a, _ := v.Attempt()
		if a.Silence && !a.Rolled && ask.Rule == "si-recovery-signal-timing" {
			if on := v.Count(deckbuilder.PlaceOf(deckbuilder.Team, 0)); on == a.Value+1 && on > 1 {
				return list[0]
			}
			return deckbuilder.Pass{}
		}
		if a.Rolled || p.odds.of(a.Dice, float64(deckbuilder.Sum(a.Difficulty))) >= enough && a.Credit == 0 {
			return nil
		}
		for _, x := range list { // what is paid for is used
			if u, ok := x.(deckbuilder.Use); ok && a.Credit > 0 {
				return u
			}
		}
		return cheapest(v, list)
	}
	return nil
}

// cheapest is the Joe of the Reserve tile that fits the price best: the dearest of those
// below it, or the cheapest of all; nil where none may be spent.
func cheapest(v deckbuilder.View, list []deckbuilder.Action) (best deckbuilder.Action) {
	cost := func(a deckbuilder.Action) float64 {
		j, ok := a.(deckbuilder.SpendJoe)
		if !ok {
			return 99
		}
		if n := float64(v.Card(j.Card).Cost); n < 4 {
			return 5 - n/10
		} else {
			return n
		}
	}
	if a := most(list, func(a deckbuilder.Action) float64 { return -cost(a) }); cost(a) < 99 {
		best = a
	}
	return best
}

// ridden is the position once the C.L.A.W. is taken, where there is one.
func ridden(s deckbuilder.State) deckbuilder.State {
	if s.Pending().Kind == deckbuilder.AskRide {
		if next, err := deckbuilder.Next(s, deckbuilder.Legal(s)[0]); err == nil {
			return next
		}
	}
	return s
}

// party is the best plan where Joes are to be assigned in Silent Interlude.
func (p *sensible) party(v deckbuilder.View) plan {
	a, ok := v.Attempt()
	if !ok {
		return plan{}
	}
	c := v.Card(a.Card)
	if !c.Any {
		return p.partyFor(v, a, c, c.Need)
	}
	var best plan
	for s := range content.Wild {
		if one := p.partyFor(v, a, c, content.SkillsOf(s)); one.chance > best.chance {
			best = one
		}
	}
	return best
}

func (p *sensible) partyFor(v deckbuilder.View, a deckbuilder.Attempt, c *content.Card, need content.SkillSet) plan {
	var free []member
	on := v.Count(deckbuilder.PlaceOf(deckbuilder.Team, 0))
	for _, x := range v.Legal() {
		if j, ok := x.(deckbuilder.Assign); ok {
			card := v.Card(j.Card)
			for range count(v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, 0)), j.Card) {
				free = append(free, member{0, card, max(1, brings(card, need))})
			}
		}
	}
	slices.SortStableFunc(free, func(x, y member) int { return y.worth - x.worth })
	if c.Solo != content.NoRole && len(free) > 0 {
		free = free[:max(0, 1-on)]
	}
	m := scene{view: v, now: a, target: c, need: need, by: 0}
	operatives := m.in(deckbuilder.Officers) + m.in(deckbuilder.Troopers) + m.in(deckbuilder.Covers)
	quiet := 99.0 // how many can be expected to keep Silence
	if a.Place.Zone == deckbuilder.Story && !v.Noisy() {
		quiet = 4
		if a.Silence {
			quiet = float64(a.Value)
		}
		quiet -= 0.67 * float64(operatives)
	}
	base, tile, spenders := a.Dice, 0, 0
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Tile, 0)) {
		tile += int(v.Card(id).Cost)
	}
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Team, 0)) {
		m.team = append(m.team, member{0, v.Card(id), 0})
		if c.Any {
			base += max(1, brings(v.Card(id), need)) - max(1, brings(v.Card(id), 0))
		}
		if v.SpendPrice(id) > 0 {
			spenders++
		}
	}
	hits := float64(deckbuilder.Sum(a.Difficulty)) + complication*float64(c.Complications) - m.aidOf(0)
	best, score := plan{}, -1.0
	for n := 0; n <= len(free); n++ {
		if n > 0 {
			base += free[n-1].worth
			m.team = append(m.team, free[n-1])
			if v.SpendPrice(free[n-1].card.ID) > 0 {
				spenders++
			}
		}
		if len(m.team) == 0 {
			continue
		}
		dice, help := m.start()
		short, worth := hits-help, 0.0
		if float64(len(m.team)) > quiet {
			short, worth = short+1, -0.15 // the rest of the game is harder
		}
		chance := p.odds.of(base+dice+min(spenders, tile/4), short)
		if worth += chance; n == 0 || worth > score+0.02 {
			best, score = plan{chance: chance, team: free[:n]}, worth
		}
		if score >= enough {
			break
		}
	}
	return best
}

// count is how often an id is in a list.
func count(list []string, id string) (n int) {
	for _, x := range list {
		if x == id {
			n++
		}
	}
	return n
}
