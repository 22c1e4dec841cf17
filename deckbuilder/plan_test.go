package deckbuilder_test

import (
	"slices"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// plan is who is to go on a mission, and how good its chance is then.
type plan struct {
	chance float64
	ride   string   // the Transport; "" for none
	team   []member // still to be assigned
}

// member is a Joe of a hand that could go on a mission.
type member struct {
	seat  joe.Seat
	card  *content.Card
	worth int // dice
}

const (
	mostDice     = 40
	enough       = 0.9 // of a chance: no more Joes are spent
	complication = 0.7 // what a Complication costs, in Hits
)

// odds is the chance of k or more Hits on n dice, by n and k.
type odds [mostDice + 1][mostDice + 1]float64

func oddsOf(set *content.Set) *odds {
	blanks, hits, doubles := set.Die()
	die, err := dice.NewDie(dice.Face{Name: "blank", Sides: blanks}, dice.Face{Name: "Hit", Value: 1, Sides: hits}, dice.Face{Name: "double Hit", Value: 2, Sides: doubles})
	if err != nil {
		return nil
	}
	o, sum := &odds{}, dice.Certain(0)
	for n := range o {
		for k := range o[n] {
			o[n][k] = sum.AtLeast(k)
		}
		sum = sum.Add(die.Dist())
	}
	return o
}

// of is the chance of so many Hits on so many dice; half a Hit lies half way.
func (o *odds) of(n int, hits float64) float64 {
	n = min(max(n, 0), mostDice)
	if hits <= 0 {
		return 1
	}
	k := int(hits)
	if k >= mostDice {
		return 0
	}
	part := hits - float64(k)
	return (1-part)*o[n][k] + part*o[n][k+1]
}

// brings is the dice of a Joe or Transport where these Skills count.
func brings(c *content.Card, need content.SkillSet) int {
	n := int(c.Skills[content.Wild])
	for s := range content.Wild {
		if need.Has(s) {
			n += int(c.Skills[s])
		}
	}
	return n
}

// best is the best plan for the mission that would be started by an action.
func (p *sensible) best(v deckbuilder.View, a deckbuilder.Action) plan {
	s, err := deckbuilder.Next(v.Sample(p.src), a)
	if err != nil {
		return plan{}
	}
	if v.Config().Story == deckbuilder.SilentInterlude {
		return p.party(ridden(s).View(v.Seat()))
	}
	return p.ride(s.View(v.Seat()))
}

// ride is the best plan where the Transport is to be chosen. What comes back to the
// Hangar is taken unless another makes a difference.
func (p *sensible) ride(v deckbuilder.View) plan {
	if v.Pending().Kind != deckbuilder.AskRide {
		return p.crew(v)
	}
	var best plan
	before := v.Sample(p.src)
	for _, a := range v.Legal() {
		b, _ := a.(deckbuilder.Board)
		s, err := deckbuilder.Next(before, a)
		if err != nil {
			continue
		}
		one := p.crew(deployed(s).View(v.Seat()))
		one.ride = b.Card
		gain := one.chance - best.chance + spared(v.Card(b.Card))
		if best.ride != "" {
			gain -= spared(v.Card(best.ride))
		}
		if best.ride == "" || gain > 0 {
			best = one
		}
	}
	return best
}

// spared is what a Transport is taken for beside the chance: not to lose another, and not
// to damage The General.
func spared(ride *content.Card) float64 {
	switch ride.Where {
	case content.Hangar:
		return 0.08
	case content.Base:
		return -0.12
	}
	return 0
}

// crew is the best plan where Joes are to be assigned: the fewest of the best with
// whom the chance is enough.
func (p *sensible) crew(v deckbuilder.View) plan {
	a, ok := v.Attempt()
	if !ok {
		return plan{}
	}
	c := v.Card(a.Card)
	if need, one := asksFor(c); !one {
		return p.crewFor(v, a, c, need)
	}
	var best plan
	for s := range content.Wild {
		if s > 0 && intelOn(v) && !p.handy(v, s) {
			continue
		}
		if one := p.crewFor(v, a, c, content.SkillsOf(s)); one.chance > best.chance {
			best = one
		}
	}
	return best
}

// asksFor is the Skills that a mission asks for, all of them, or that any one will do: of
// a Traitor's Leader those that he has.
func asksFor(c *content.Card) (need content.SkillSet, one bool) {
	if c.Kind != content.Promoted {
		return c.Need, c.Any
	}
	for s := range content.Wild {
		if c.Skills[s] > 0 {
			need |= content.SkillsOf(s)
		}
	}
	return need, c.Skills[content.Wild] > 0
}

// hand is the Joes of a hand and their worth. Of cards that this seat does not know it
// takes what such a hand is most like: of all they may be, in order of worth, as many,
// evenly spread.
func (p *sensible) hand(v deckbuilder.View, seat joe.Seat, need content.SkillSet) (list []member) {
	as := func(id string) member {
		x := v.Card(id)
		if !content.Joes.Has(x.Kind) {
			return member{seat, x, 0}
		}
		return member{seat, x, max(1, brings(x, need))}
	}
	blanks := 0
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Hand, int(seat))) {
		if id == "" {
			blanks++
		} else if x := as(id); x.worth > 0 {
			list = append(list, x)
		}
	}
	if blanks == 0 {
		return list
	}
	var pool []member
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.DeckRest, int(seat))) {
		pool = append(pool, as(id))
	}
	slices.SortStableFunc(pool, func(x, y member) int { return x.worth - y.worth })
	for i := range blanks {
		if x := pool[(2*i+1)*len(pool)/(2*blanks)]; x.worth > 0 {
			list = append(list, x)
		}
	}
	return list
}

func (p *sensible) crewFor(v deckbuilder.View, a deckbuilder.Attempt, c *content.Card, need content.SkillSet) plan {
	asked := v.Pending().Seat
	var free []member
	legal := v.Legal()
	for seat := asked; ; {
		for _, x := range p.hand(v, seat, need) {
			if p.allowed(v, legal, asked, seat, x.card.ID) && (seat == a.By || v.Allegiance(seat) != "traitor") {
				free = append(free, x)
			}
		}
		if seat++; int(seat) == v.Seats() {
			seat = 0
		}
		if seat == a.By || !a.Group {
			break
		}
	}
	slices.SortStableFunc(free, func(x, y member) int { return y.worth - x.worth })

	m := scene{view: v, now: a, target: c, need: need, by: a.By}
	_, one := asksFor(c)
	base := green(a, c)
	for seat := range joe.Seat(v.Seats()) {
		for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Team, int(seat))) {
			x := v.Card(id)
			if one {
				base += max(1, brings(x, need)) - max(1, brings(x, 0))
			}
			m.team = append(m.team, member{seat, x, 0})
		}
	}
	for _, id := range v.Cards(deckbuilder.PlaceOf(deckbuilder.Ride, 0)) {
		m.ride = v.Card(id)
		if one {
			base += brings(m.ride, need) - brings(m.ride, 0)
		}
	}
	room, locusts := len(free), escorts(v)
	if a.Capacity > 0 {
		room = min(room, a.Capacity-len(m.team)+locusts)
	}
	lifted := 0
	if locusts > 0 {
		lifted = lift(v, a, need)
	}
	hits := float64(deckbuilder.Sum(a.Difficulty))
	switch n := c.Complications; n {
	case content.PerPlayer:
		hits += complication * float64(v.Seats())
	default:
		hits += complication * float64(n)
	}
	aid := m.aidOf(a.By)

	best := plan{}
	for n := 0; n <= room; n++ {
		if n > 0 {
			base += free[n-1].worth
			if n <= locusts {
				base += lifted
			}
			m.team = append(m.team, free[n-1])
		}
		if len(m.team) == 0 {
			continue
		}
		dice, help := m.start()
		if chance, _ := p.chanceOf(v, a, base+dice, hits-aid-help); n == 0 || chance > best.chance+0.02 || best.chance == 0 {
			best = plan{chance: chance, team: free[:n]}
		}
		if best.chance >= enough {
			break
		}
	}
	return best
}

// allowed reports whether a Joe may be assigned: of the seat that is asked the game
// knows, of others the bot believes it.
func (p *sensible) allowed(v deckbuilder.View, legal []deckbuilder.Action, asked, seat joe.Seat, id string) bool {
	return seat != asked || v.Seat() != seat || slices.Contains(legal, deckbuilder.Action(deckbuilder.Assign{Card: id}))
}
