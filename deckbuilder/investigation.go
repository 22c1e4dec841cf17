package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what an evaluation makes of the Accusations of A Traitor Within that lie before
// players and of those to come: how many will succeed before the end.

// Of Accusations: newFlips is how many of a seat succeed in a turn that nobody has drawn yet,
// keen how often one is run by who can, in a turn, and perStory how many turns a Story
// Mission lasts. They were chosen so that Traitors of Greedy players are found about as often
// as is reckoned.
const newFlips, keen, perStory = 0.03, 0.6, 4.5

// investigate reckons how many Accusations of each seat will succeed.
func (t *table) investigate(all *dossier, fit *accusers) {
	if t.retired {
		return
	}
	turns := max(0, min(t.turnsToCome(), perStory*t.storiesToCome()))
	for s := range joe.Seat(t.seats) {
		x := &all[s]
		x.flips = newFlips * turns
		for _, e := range t.own(Side, s) {
			if c := t.card(e.card); c.Kind == content.Accusation {
				x.flips += t.flipsBy(c, turns, fit)
			}
		}
	}
}

// flipsBy is the chance that an Accusation succeeds within so many turns.
func (t *table) flipsBy(c *content.Card, turns float64, fit *accusers) float64 {
	rate := 0.0
	for s := range joe.Seat(t.seats) {
		best := 0.0
		for k := range content.Wild {
			if c.Need.Has(k) {
				best = max(best, fit[s][k])
			}
		}
		rate += t.atLeast(best, float64(c.Difficulty))
	}
	return 1 - math.Exp(-keen*rate*turns/float64(t.seats))
}

// accusers is the dice that each seat can send on an Accusation, on the mean, by the Skill
// that counts: nobody else may join (tw-accusation-no-joiners).
type accusers [maxSeats][content.Wild]float64

// sent is how many cards of a hand can go on an Accusation, Joes or not: Transports have no
// room for more.
const sent = 4

// accusers looks through the cards of all players; those it does not know lie in their pools.
func (t *table) accusers() (fit accusers) {
	for s := range joe.Seat(t.seats) {
		n := 0.0
		for _, z := range deckZones {
			for _, e := range t.own(z, s) {
				if e.card == 0 {
					continue
				}
				n++
				c := t.card(e.card)
				if !content.Joes.Has(c.Kind) {
					continue
				}
				for k := range content.Wild {
					fit[s][k] += float64(max(1, c.Skills[content.Wild]+c.Skills[k]))
				}
			}
		}
		for k := range content.Wild {
			fit[s][k] *= sent / max(n, leastDeck)
		}
	}
	return fit
}

// after is what is known of all seats once the Story Mission is won, or lost, and whether
// the game is over: by the last Finale, or with the Threat Marker on the top space. With less
// time there are fewer Accusations, and one more before who failed (tw-story-fail-accusation).
func (t *table) after(all *dossier, fit *accusers, won bool) (then dossier, over bool) {
	then = *all
	if won && t.last() {
		return then, true
	}
	next, on := *t, content.OnFailure
	c := t.card(t.mission.card)
	if won {
		on = content.OnSuccess
	}
	if won || !c.Stays {
		next.recorded++
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != on || len(a.If) > 0 || t.mission.decided {
			continue
		}
		for j := range a.Do {
			if e := &a.Do[j]; e.Do == content.Threat {
				next.threat = next.threatBy(int(t.often(e)))
			}
		}
	}
	if int(next.threat) == len(t.set.meter.Spaces)-1 { // core-lose-threat-top
		return then, true
	}
	next.investigate(&then, fit)
	if s := t.mission.start; !won && len(t.own(Side, s)) < 2 && !t.retired && !t.mission.decided {
		then[s].flips += oneMore
	}
	return then, false
}

// oneMore is the chance that an Accusation drawn later succeeds.
const oneMore = 0.3
