package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// inReach is the chance of the Joes if the active player attempts the Story Mission.
func (t *table) inReach(now float64) float64 {
	if !t.storyOpen() {
		return 0
	}
	try := t.attempted()
	return try.underWay(now)
}

// storyOpen reports whether the active player can attempt the Story Mission.
func (t *table) storyOpen() bool {
	return len(t.zone(Story)) > 0 && t.has(t.own(Hand, t.active), content.Joes) &&
		(t.set.silent || t.anyRide()) && // core-mission-transport
		!(t.set.hidden && t.status[t.active] == activeTraitor)
}

// attempted is the position with the Story Mission being attempted.
func (t *table) attempted() table {
	try := *t
	try.mission = mission{place: uint8(at(Story).index() + 1), card: t.zone(Story)[0].card, named: content.Wild, start: t.active}
	return try
}

// underWay is the chance of the Joes with the mission that is attempted.
func (t *table) underWay(now float64) float64 {
	won, lost := t.stakes(now)
	p, cost := t.success()
	return p*t.chance(won-cost) + (1-p)*t.chance(lost-cost)
}

// stakes is the log odds once the mission that is attempted is won, and once it is lost.
func (t *table) stakes(now float64) (won, lost float64) {
	won, lost = now, now-attemptLost
	m := &t.mission
	c := t.card(m.card)
	switch c.Kind {
	case content.Mission, content.Finale:
		if !t.storyStands() {
			return now, now // it has been recorded, and what it does is being done
		}
		free := perUnit[attachedTo] * float64(len(t.zone(Attached)))
		if t.last() {
			return sure, now - free + t.yields(c, content.OnFailure)
		}
		next := t.nextStory() - now
		won = now + next - free + t.yields(c, content.OnSuccess)
		lost = now - free + t.yields(c, content.OnFailure)
		if !c.Stays {
			lost += next + perUnit[failures]
		}
		if !m.rolled {
			lost -= haste
		}
	case content.Promoted:
		won = now + 0.6
	case content.Menace:
		won = now - 0.2
		lost = now
	case content.Accusation:
		won = now + perDraw // tw-accusation-success-draw
	case content.Trooper:
		won = now - perUnit[troopers]
	case content.Battalion:
		won = now - perUnit[coveredIn]
		if t.covered() > lineUpSlots/2 {
			won -= perUnit[coveredTop]
		}
	case content.Strike:
		won = now - perUnit[sideCards]
	case content.Guard:
		won = now - perUnit[guardsIn]
	case content.Officer:
		won = now - perUnit[officersIn]
	case content.IntelTile:
		if n := int(m.level); n > 0 && n <= len(c.Levels) {
			gain := min(t.intelSupply(), int(c.Levels[n-1].Intel))
			won += perUnit[intelPool] * float64(gain)
		}
	}
	if c.Kind != content.Mission && c.Kind != content.Finale {
		won += t.yields(c, content.OnSuccess)
		lost += t.yields(c, content.OnFailure)
	}
	return won, lost
}

// storyStands reports whether the mission that is attempted is the Story Mission, and not
// recorded yet.
func (t *table) storyStands() bool {
	z := t.zone(Story)
	return t.target().Zone == Story && len(z) > 0 && (!t.mission.decided || z[0].card == t.mission.card)
}

// nextStory is the log odds with the next Story Mission in place of this one.
func (t *table) nextStory() float64 {
	next := *t
	next.recorded++
	next.record |= 1 << t.recorded // a Success, so that no Failure is counted
	return next.logOdds()
}

// yields is what the abilities of a card of a trigger do to the log odds.
func (t *table) yields(c *content.Card, on content.Trigger) (sum float64) {
	if t.mission.decided { // they are being done
		return 0
	}
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == on && len(a.If) == 0 {
			sum += t.dealsAll(a.Do)
		}
	}
	return sum
}

// deals is what an effect that is done so often does to the log odds, by and large.
func (t *table) deals(e *content.Effect, n float64) float64 {
	switch e.Do {
	case content.Threat:
		left := float64(len(t.set.meter.Spaces) - 1 - int(t.threat))
		if n >= left {
			return -8
		}
		next := *t
		next.threat = t.threatBy(int(n))
		return next.logOdds() - t.logOdds()
	case content.Arrive:
		return perUnit[officersIn] * n
	case content.Beset:
		return perUnit[troopers] * n
	case content.Cover:
		return perUnit[coveredIn] * n
	case content.Infiltrate:
		return perUnit[guardsIn] * n
	case content.GainIntel:
		return perUnit[intelPool] * n
	case content.Damage:
		return perUnit[damaged] * n
	case content.Repair:
		return -perUnit[damaged] * min(n, float64(t.damage))
	case content.Wreck:
		return -0.1 * n
	case content.Discard, content.Trash:
		return -perDiscard * n
	case content.Draw, content.Scout:
		return perDraw * n
	case content.Recruit:
		return perPoint * n
	case content.Gain, content.GainCard:
		return 0.1 * n
	case content.Rout:
		return t.routs(e) * n
	case content.StrikeOut, content.FailStory:
		return -0.3
	case content.Pick:
		return max(t.dealsAll(e.Then), t.dealsAll(e.Or))
	}
	return 0
}

// dealsAll is what effects do to the log odds together.
func (t *table) dealsAll(list []content.Effect) (sum float64) {
	for i := range list {
		sum += t.deals(&list[i], t.often(&list[i]))
	}
	return sum
}

// routs is what it is worth to be rid of the worst enemy that an effect can rout.
func (t *table) routs(e *content.Effect) (worth float64) {
	out := func(p pile, each float64) {
		for _, c := range p {
			if t.means(e, c.card) {
				worth = max(worth, each)
				return
			}
		}
	}
	for s := range joe.Seat(t.seats) {
		out(t.own(Troopers, s), -perUnit[troopers])
		out(t.own(Side, s), -perUnit[sideCards])
	}
	battalion := -perUnit[coveredIn]
	if t.covered() > lineUpSlots/2 {
		battalion -= perUnit[coveredTop]
	}
	for i := range lineUpSlots {
		out(t.pile(slot(Covers, i)), battalion)
	}
	out(t.zone(Guards), -perUnit[guardsIn])
	return worth
}

// attemptLost is the price of a Failure that is not the Story Mission's, and perHelp that
// of a die that another player sends.
const attemptLost, perHelp = 0.04, 0.005

// What a card discarded, a card drawn and a Recruit point come to.
const perDiscard, perDraw, perPoint = 0.04, 0.03, 0.03

// sure is the log odds of Joes who have won: by each scale a chance of 0.996 or more, but
// 0.994 with one player in The Crimson Veil.
const sure = 30

// haste is what is lost besides where a Story Mission fails, by not having waited for
// better odds.
const haste = 0.85

// success is about the chance of a Success of the mission under way, and what the help
// that it needs costs.
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
		switch aid := t.aid(t.counts(), true); {
		case short <= 0:
			return 0.98, cost
		case short <= aid:
			return 0.8, cost
		default:
			return 0.02 + 0.4*aid/short, cost
		}
	case !m.began:
		o := t.outlook()
		return o.chance, cost + perHelp*o.help - perUnit[loud]*o.noise
	}
	need := t.counts()
	short := float64(t.difficulty()-int(m.hits)) - t.aid(need, false)
	short += t.toll(t.toReveal())
	noise := t.noise(t.team())
	short += noise
	cost -= perUnit[loud] * noise
	dice := t.toRoll()
	if m.named == content.Wild && t.anySkill() {
		for s := range content.Wild {
			n := t.counts() | content.SkillsOf(s)
			more := 0
			for s := range joe.Seat(t.seats) {
				for _, e := range t.own(Team, s) {
					more += max(1, t.brings(e.card, n)) - max(1, t.brings(e.card, need))
				}
			}
			t.alongside(func(e entry, _ joe.Seat, _ Place) { more += t.brings(e.card, n) - t.brings(e.card, need) })
			p = max(p, t.atLeast(dice+float64(more), short))
		}
		return p, cost
	}
	return t.atLeast(dice, short), cost
}

// toRoll is how many dice will be rolled as things stand, with Intel dice swapped in as long
// as that is still to be asked (cv-guard-no-green).
func (t *table) toRoll() float64 {
	s := t.below(opMission)
	if top := t.steps.top(); s != nil && (s.n > missionRoll || s.m > 0) && top.op != opSwap {
		return float64(t.diceCount())
	}
	return t.rolled(float64(t.skillDice()))
}

// toReveal is how many Complications are still to be drawn.
func (t *table) toReveal() int {
	if s := t.below(opReveal); s != nil {
		return int(s.n)
	}
	if s := t.below(opMission); s != nil && s.n > missionReveal {
		return 0
	}
	return t.complications()
}
