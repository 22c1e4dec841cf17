package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Evaluate is about the chance of each seat, from 0 to 1, to be among the winners. It
// looks at the Threat that is left and the Story Missions still to come, at what the
// cards of all players are worth, at what is against them (Officers, Troopers,
// Battalions, Side Missions, Complications, Crimson Guards), at the main deck, and at
// the mission under way: what it would bring and the odds of it, with the Joes that
// could still go, the Complications to come and the roll as it stands. What cards say
// in their texts it learns only from what they have done. Of cards that the View does
// not know it takes the mean.
//
// In A Traitor Within a seat is judged by its role as far as it knows it: a Loyal player
// by the Joes' chance and what a Traitor who stays hidden leaves of it, a Traitor by
// their loss, and more once that is not for others to win (tw-end-active-wins,
// tw-end-hidden-pyrrhic).
//
// Of a game that is over it is 1 for a winner and 0 for the others; of one not begun,
// and for seats that are not at the table, 0. It is for bots: package joe/bot says how
// well it plays. It allocates nothing and costs a few microseconds.
func Evaluate(v View) (chances [joe.MaxSeats]float64) {
	t := &v.table
	switch t.phase {
	case notBegun:
		return chances
	case over:
		o := t.outcomeFor(endings[t.reason])
		for seat := range joe.Seat(t.seats) {
			if o.Won(seat) {
				chances[seat] = 1
			}
		}
		return chances
	}
	now := t.prospects()
	if t.pending().Kind == AskSlot { // a card of the line-up will go, and one of the main deck
		now -= perMainCard
	}
	joes := logistic(now)
	if t.attempting() && !t.mission.gone {
		joes = t.underWay(now)
	}
	for seat := range joe.Seat(t.seats) {
		chances[seat] = t.chance(seat, joes)
	}
	return chances
}

// chance is the chance of a seat, by its role as far as that is known, when so much is
// that of the Joes.
func (t *table) chance(seat joe.Seat, joes float64) float64 {
	if !t.set.hidden {
		return joes
	}
	lost := 1 - joes
	switch {
	case t.status[seat] == activeTraitor:
		return lost
	case t.status[seat] == undiscovered && t.traitor(seat):
		return 0.55 * lost // the rest is lost in hiding
	case t.activeTraitors() != 0:
		return joes
	}
	return joes + 0.2*lost // a Traitor who stays hidden leaves a pyrrhic victory
}

// What the evaluation reckons with: weights of log odds.
const (
	perThreat    = 0.20 // a space of the Threat Meter
	perStory     = 0.24 // a Story Mission to come
	perStrength  = 0.22 // a point of worth of the five cards of a hand
	perOfficer   = 0.40
	perTrooper   = 0.14
	perBattalion = 0.14
	lastCover    = 0.60 // a Battalion that leaves room for one more only
	perSide      = 0.25
	perAttached  = 0.10
	perGuard     = 0.10
	perHandCard  = 0.012
	perMainCard  = 0.02
	storyWon     = 0.16  // the reward of a Success, besides the mission's end
	perRide      = 0.03  // a point of worth of a Transport in the Hangar
	perHelp      = 0.012 // a die that another player sends
	storyLost    = 0.6   // the price of a Failure
	attemptLost  = 0.04  // of another one
	likelyDice   = 1.3   // what a card that is not known brings
)

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// worth is what a card is worth to a deck.
func worth(c *content.Card) float64 {
	skills := 0
	for _, n := range c.Skills {
		skills += int(n)
	}
	return 0.45*float64(c.Cost) + 0.5*float64(skills) + 0.35*float64(c.Recruit)
}

// prospects is the log odds of the Joes, whatever mission is under way.
func (t *table) prospects() float64 {
	left := float64(len(t.set.meter.Spaces) - 1 - int(t.threat))
	toCome := float64(max(1, acts*(t.set.perAct+1)-int(t.recorded)))
	x := perThreat*left - perStory*toCome - 2.2
	if left < 4 { // the end is near
		x -= 0.15 * (4 - left)
	}
	strength, hands := 0.0, 0.0
	for s := range joe.Seat(t.seats) {
		sum, n := 0.0, 0
		for _, z := range [...]Zone{Deck, DeckRest, Hand, Discard, Used, Team, Scouted, Tile, Reserve} {
			p := t.own(z, s)
			for _, e := range p {
				if e.card != 0 {
					sum += worth(t.card(e.card))
					n++
				}
			}
			if z == Hand || z == Scouted {
				hands += float64(len(p))
				if s == t.active { // what it has left over is discarded
					for _, e := range p {
						if e.card != 0 && !content.Joes.Has(t.card(e.card).Kind) {
							hands--
						}
					}
				}
			}
		}
		strength += 5 * sum / float64(max(n, 8))
		x -= perTrooper*float64(len(t.own(Troopers, s))) + perSide*float64(len(t.own(Side, s)))
		if t.status[s] == rehabilitated {
			x += 0.5
		}
		if t.set.hidden && t.status[s] == undiscovered {
			loyal, bad := t.loyalty(t.own(LoyaltyUp, s))
			if loyal >= 2 {
				x += 0.15
			}
			x += 0.05 * float64(loyal+bad)
		}
	}
	x += perStrength*strength/float64(t.seats) + perHandCard*hands
	for _, e := range t.zone(Hangar) {
		x += perRide * worth(t.card(e.card))
	}
	for s := range joe.Seat(t.seats) { // a Joe on the Reserve tile misses the missions of now
		x -= 0.005 * float64(len(t.own(Reserve, s)))
	}
	for _, e := range t.zone(Ride) {
		if c := t.card(e.card); c.Where == content.Hangar { // it comes back
			x += perRide * worth(c)
		}
	}
	x -= perOfficer*float64(len(t.zone(Officers))) + perAttached*float64(len(t.zone(Attached))) + perGuard*float64(len(t.zone(Guards)))
	covered := t.covered()
	x -= perBattalion * float64(covered)
	if covered >= lineUpSlots-2 {
		x -= lastCover * float64(covered-(lineUpSlots-3))
	}
	x += perMainCard * float64(min(len(t.zone(MainDeck)), 60))
	if few := 3*int(t.seats) - len(t.zone(MainDeck)); few > 0 {
		x -= 0.12 * float64(few)
	}
	return x
}

// underWay is the chance of the Joes with the mission that is attempted.
func (t *table) underWay(now float64) float64 {
	won, lost := now, now-attemptLost
	m := &t.mission
	c := t.card(m.card)
	switch c.Kind {
	case content.Mission, content.Finale:
		if t.target().Zone != Story || len(t.zone(Story)) == 0 {
			break
		}
		won = now + perStory + storyWon + perAttached*float64(len(t.zone(Attached)))
		lost = now - storyLost
		if t.last() {
			won = math.Inf(1)
		} else if !c.Stays {
			lost += perStory
		}
	case content.Promoted:
		won = now + 0.6
	case content.Menace:
		won = now - 0.2
		lost = now
	case content.Accusation:
		won = now + 0.2
		if s := t.target().Seat(); s.At(int(t.seats)) {
			if loyal, _ := t.loyalty(t.own(LoyaltyUp, s)); loyal >= 2 {
				won = now
			}
		}
	case content.Trooper:
		won = now + perTrooper
	case content.Battalion:
		won = now + perBattalion
		if t.covered() >= lineUpSlots-2 {
			won += lastCover
		}
	case content.Strike:
		won = now + perSide
	case content.Guard:
		won = now + perGuard
	case content.Officer:
		won = now + perOfficer
	default:
		won = now + 0.15
	}
	p, cost := t.success()
	won, lost = won-cost, lost-cost
	if math.IsInf(won, 1) {
		return p + (1-p)*logistic(lost)
	}
	return p*logistic(won) + (1-p)*logistic(lost)
}

// success is about the chance of a Success of the mission under way,
// and what the help that it needs costs.
func (t *table) success() (p, cost float64) {
	m := &t.mission
	for s := range joe.Seat(t.seats) {
		if s != m.start {
			for _, e := range t.own(Team, s) {
				cost += perHelp * float64(max(1, t.brings(e.card, t.counts())))
			}
		}
	}
	switch {
	case m.decided && m.won:
		return 1, 0
	case m.decided:
		return 0, 0
	case m.rolled:
		short := float64(t.difficulty() - t.hits())
		switch {
		case short <= 0:
			return 0.98, 0
		case short <= t.aid(t.counts(), true):
			return 0.75, 0
		}
		return 0.2 / (1 + short), 0
	}
	dice, need := float64(t.diceCount()), float64(t.difficulty()-int(m.hits))
	need -= t.aid(t.counts(), false)
	if !m.began {
		need += complication * float64(t.complications())
		more, help := t.reinforcements(t.ample(need) - dice)
		if dice += more; t.team() == 0 && more == 0 {
			return 0, 0
		}
		cost += perHelp * help
	}
	return t.atLeast(dice, need), cost
}

// ample is about how many dice make so many Hits nearly sure.
func (t *table) ample(need float64) float64 {
	if need <= 0 {
		return 0
	}
	mean, variance := t.die()
	return (need + 1.4*math.Sqrt(need*variance/mean) + 0.5) / mean
}

// reinforcements is the dice of the Joes that could still go on the mission, and how
// many of them others than its runner send: the best ones of the hands of who may help,
// as far as there is room and until there are enough.
func (t *table) reinforcements(enough float64) (dice, help float64) {
	room := 0
	if len(t.zone(Ride)) == 0 {
		for _, e := range t.zone(Hangar) {
			room = max(room, int(t.card(e.card).Seats))
		}
		if room == 0 {
			room = 99
		}
	} else {
		room = t.capacity()
	}
	room -= t.team()
	if room <= 0 {
		return 0, 0
	}
	if !t.anySkill() || t.mission.named < content.Wild {
		return t.bestOf(t.counts(), room, enough)
	}
	for s := range content.Wild {
		if d, h := t.bestOf(t.counts()|content.SkillsOf(s), room, enough); d > dice || d == dice && h < help {
			dice, help = d, h
		}
	}
	return dice, help
}

// bestOf is the dice of the best Joes for these Skills, so many Joes at most.
func (t *table) bestOf(need content.SkillSet, room int, enough float64) (dice, help float64) {
	const most = 16
	var by [2][most]int // Joes of the runner and of others, by the dice that each brings
	unknown := 0
	helped := t.group()
	s := t.mission.start
	if n := t.steps.n; n > 0 && t.steps.list[n-1].op == opJoin { // who was asked before has passed
		s = t.steps.list[n-1].seat
	}
	for first := true; first || s != t.mission.start; s = t.next(s) {
		first = false
		who := 1
		if s == t.mission.start {
			who = 0
		} else if !helped || t.status[s] == activeTraitor {
			continue
		}
		for _, e := range t.own(Hand, s) {
			switch {
			case e.card == 0:
				unknown++
			case content.Joes.Has(t.card(e.card).Kind):
				c := t.card(e.card)
				n := float64(max(1, t.brings(e.card, need))) + t.good(c, need, content.OnStart)/hit + t.good(c, need, content.UseMission)/hit + t.good(c, need, content.UseRoll)/hit
				by[who][min(max(1, int(n+0.5)), most-1)]++
			}
		}
	}
	for n := most - 1; n > 0; n-- {
		for who := range by {
			for k := by[who][n]; k > 0 && room > 0 && dice < enough; k-- {
				dice += float64(n)
				help += float64(who * n)
				room--
			}
		}
		if n == 2 {
			for ; unknown > 0 && room > 0 && dice < enough; unknown-- {
				dice += likelyDice
				help += likelyDice
				room--
			}
		}
	}
	return dice, help
}
