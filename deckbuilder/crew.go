package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// mostBrought is above the dice that a Joe is reckoned to bring.
const mostBrought = 16

// crew is the Joes that could still go on the mission under way, by the dice that each
// brings: those of the seat that is asked, and those of the seats to be asked after it.
type crew struct {
	by     [2][mostBrought]uint8
	maybe  [2][mostBrought]float64 // the same of cards that are not known: how many on the mean
	helper bool                    // the seat that is asked is not the runner
}

// muster counts the Joes that could still go, where these Skills count.
func (t *table) muster(need content.SkillSet) (c crew) {
	asked := t.mission.start
	if s := t.steps.top(); s != nil && s.op == opJoin { // who was asked before has passed
		asked = s.seat
	}
	c.helper = asked != t.mission.start
	helped := t.group()
	purse := t.spendable()
	for _, e := range t.own(Team, 0) {
		if !e.used {
			purse -= float64(t.spends(e.card))
		}
	}
	bars := t.bars(entry{card: t.mission.card, rides: t.mission.rides})
	for s, who := asked, 0; ; who = 1 {
		if s == t.mission.start || helped && !t.outOf(s) {
			blanks := 0.0
			for _, e := range t.own(Hand, s) {
				switch {
				case e.card == 0:
					blanks++
				case content.Joes.Has(t.card(e.card).Kind) && (!bars || t.barred(e.card) == "") && (!t.set.silent || t.soloAllows(e.card)):
					n, price := t.brought(e.card, need), float64(t.spends(e.card))
					if price > 0 && price > purse {
						n = max(1, t.brings(e.card, need))
					}
					purse -= price
					c.by[who][min(n, mostBrought-1)]++
				}
			}
			if blanks > 0 {
				t.guess(s, blanks, need, bars, &c.maybe[who])
			}
		}
		if s = t.next(s); s == t.mission.start || s == asked {
			return c
		}
	}
}

// guess counts the Joes that so many cards of a seat's hand may be which are not known: each
// card of their pool that can lie there is as likely (amb-tw-knowledge).
func (t *table) guess(s joe.Seat, blanks float64, need content.SkillSet, bars bool, maybe *[mostBrought]float64) {
	hand, n := of(Hand, s), 0.0
	pool := t.pile(poolOf(hand))
	for _, e := range pool {
		if t.holds(hand, e.card) {
			n++
		}
	}
	for _, e := range pool {
		if content.Joes.Has(t.card(e.card).Kind) && (!bars || t.barred(e.card) == "") {
			maybe[t.brought(e.card, need)] += min(1, blanks/n)
		}
	}
}

// brought is about the dice that a Joe is good for on the mission under way.
func (t *table) brought(id content.ID, need content.SkillSet) int {
	c := t.card(id)
	n := float64(max(1, t.brings(id, need)))
	if t.set.moments[id]&(1<<content.OnStart|1<<content.UseMission|1<<content.UseRoll|1<<content.While) != 0 {
		n += (t.good(c, need, content.OnStart) + t.good(c, need, content.UseMission) + t.good(c, need, content.UseRoll) + t.good(c, need, content.While)) / hit
	}
	return max(1, min(int(n+0.5), mostBrought-1))
}

// send is the best of a crew, so many Joes at most, and none once there are dice enough: the
// dice they bring, how many of them others than the runner send, and how many Joes the seat
// that is asked sends.
func (c *crew) send(places int, wanted float64) (dice, help float64, own int) {
	room := float64(places)
	for n := mostBrought - 1; n > 0; n-- {
		for who := range c.by {
			helps := who > 0 || c.helper
			for left := c.by[who][n]; left > 0 && room > 0 && dice < wanted; left-- {
				k := min(1, room)
				dice += k * float64(n)
				if helps {
					help += k * float64(n)
				}
				if who == 0 {
					own++
				}
				room -= k
			}
			if k := min(c.maybe[who][n], room, (wanted-dice)/float64(n)); k > 0 {
				dice += k * float64(n)
				if helps {
					help += k * float64(n)
				}
				room -= k
			}
		}
	}
	return dice, help, own
}

// outlook is what a mission whose Joes are still to be named comes to.
type outlook struct {
	chance float64
	help   float64 // dice that others than the runner send
	own    int     // Joes that the seat that is asked sends
	noise  float64 // the chance that Silence is not kept
	ride   content.ID
	need   content.SkillSet // what counts
}

// outlook is the best that can be made of the mission under way before it has started:
// of the Transports, if none was chosen, and of the Skills, if any will do.
func (t *table) outlook() (best outlook) {
	best.chance = -1
	if !t.anySkill() || t.mission.named < content.Wild {
		t.outlookFor(t.counts(), &best)
	} else {
		for s := range content.Wild {
			t.outlookFor(t.counts()|content.SkillsOf(s), &best)
		}
	}
	best.chance = max(0, best.chance)
	return best
}

func (t *table) outlookFor(need content.SkillSet, best *outlook) {
	c := t.muster(need)
	short := float64(t.difficulty()-int(t.mission.hits)) + t.toll(t.complications()) - t.aid(need, false)
	dice := float64(t.skillDice())
	if t.mission.named == content.Wild && t.anySkill() { // what is there counts by the Skill to be named
		for s := range joe.Seat(t.seats) {
			for _, e := range t.own(Team, s) {
				dice += float64(max(1, t.brings(e.card, need)) - max(1, t.brings(e.card, t.counts())))
			}
		}
	}
	try := func(ride content.ID, room int, dice, short float64) {
		wanted := t.ample(short) - t.rolled(dice)
		more, help, own := c.send(room-t.team(), wanted)
		if t.team() == 0 && more == 0 {
			return
		}
		o := outlook{help: help, own: own, ride: ride, need: need, noise: t.noise(t.team() + own)}
		o.chance = t.atLeast(t.rolled(dice+more), short+o.noise)
		if o.chance-0.01*help-0.01*float64(own)-0.05*o.noise > best.chance-0.01*best.help-0.01*float64(best.own)-0.05*best.noise+0.001 || best.chance < 0 {
			*best = o
		}
	}
	if t.set.silent { // the more Joes, the more noise
		for room := range 8 {
			try(0, t.team()+room+1, dice, short)
		}
		return
	}
	if len(t.zone(Ride)) > 0 || !t.anyRide() {
		try(0, t.capacity(), dice, short)
		return
	}
	seats := t.answer(content.ModSeats, 0)
	t.someRide(func(id content.ID) bool {
		if !t.mayBoard(id) {
			return false
		}
		x := t.card(id)
		n := float64(t.brings(id, need))
		if t.inTerrain(x.Terrain) {
			n += float64(x.Bonus)
		}
		less := 0.0
		for _, on := range [...]content.Trigger{content.OnStart, content.UseMission, content.UseRoll, content.While} {
			less += t.good(x, need, on)
		}
		if x.Where != content.Hangar {
			less -= 0.25 // it does not come back at once
		}
		try(id, max(1, seats+int(x.Seats)), dice+n, short-less)
		return false
	})
}

// rolled is how many dice are rolled of so many: Crimson Guards cut some, and against one
// of them only Intel dice are (cv-guard-penalty, cv-guard-no-green).
func (t *table) rolled(dice float64) float64 {
	if !t.set.veil.on {
		return dice
	}
	pool := float64(t.intel + t.mission.intel)
	if t.guarded() {
		return min(dice, pool)
	}
	if t.group() {
		return max(min(dice, pool), dice-guardCut*float64(len(t.zone(Guards))))
	}
	return dice
}

// ample is about how many dice make so many Hits nearly sure.
func (t *table) ample(need float64) float64 {
	if need <= 0 {
		return 0
	}
	mean, variance := t.die()
	return (need + 1.4*math.Sqrt(need*variance/mean) + 0.5) / mean
}
