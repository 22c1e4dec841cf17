package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Evaluate is what a position is worth to each seat, from 0 to 1: about the chance to be
// among the winners. It looks at the turns that the Threat leaves and the Story Missions
// still to come, at the Cost of the cards of all players and how they fit the missions in
// sight, at the best card of the line-up that the active player can pay for, at what other
// hands hold for missions, at what is against them (Officers, Troopers, Battalions, Side
// Missions, Complications, Crimson Guards), at the main deck, and at the mission under way,
// or the Story Mission that could be run this turn: what it would bring and the odds of it,
// with the Transport and the Joes that could still go, the Complications to come and the roll
// as it stands. What cards say in their texts it learns by and large; what an effect is about
// to do, while it waits for an answer, counts as if it were done. Of cards that the View does
// not know it takes the mean, but nothing for what could be paid for with them, or is kept.
//
// In A Traitor Within a seat is judged by its role as far as it knows it: a Loyal player
// by the Joes' chance, with something for the pyrrhic victory that a Traitor in hiding
// leaves, though a tenth only of what it counts as a [joe.Outcome]; a Traitor by their
// loss, as far as it is likely to be found in time (tw-end-active-wins,
// tw-end-hidden-pyrrhic): by the Accusations before it, what all decks make of their Skills,
// and the turns that are left for it, which Failures of Story Missions take. Whom to suspect
// follows from the Loyalty cards that show.
//
// The chance is scaled to how often games are won from such positions by players between
// Rollout and Greedy, in A Traitor Within by Greedy; in Silent Interlude it is not, and tells
// better positions from worse, but is less sure, or surer, than games are.
//
// Of a game that is over it is 1 for a winner, a tenth for one of a pyrrhic victory, and 0
// for the others; of one not begun, and for seats that are not at the table, 0. It is for
// bots: package joe/bot says how well it plays. It allocates nothing and costs some
// microseconds.
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
				if o.Reason == "tw-end-hidden-pyrrhic" {
					chances[seat] = pyrrhic
				}
			}
		}
		return chances
	}
	bare := t.logOdds()
	now := bare + t.unfinished()
	joes := t.chance(now)
	if !t.set.hidden {
		switch {
		case t.attempting() && !t.mission.gone:
			joes = t.underWay(now)
		case t.phase == missions && t.active >= 0:
			joes = max(joes, t.inReach(now))
		}
		for seat := range joe.Seat(t.seats) {
			chances[seat] = joes
		}
		return chances
	}
	all, seats := t.dossier(), int(t.seats)
	fit := t.accusers()
	t.investigate(&all, &fit)
	x := t.oddsAt(now, bare)
	switch {
	case t.attempting() && !t.mission.gone:
		return t.atStake(&all, &fit, now, x)
	case t.phase == missions && t.active >= 0 && t.storyOpen():
		chances = all.chances(seats, x)
		try := t.attempted()
		if tried := try.atStake(&all, &fit, now, x); tried[t.active] > chances[t.active] {
			return tried
		}
		return chances
	}
	return all.chances(seats, x)
}

// atStake is the chances of each seat with the mission that is attempted.
func (t *table) atStake(all *dossier, fit *accusers, now float64, x odds) (chances [joe.MaxSeats]float64) {
	won, lost := t.stakes(now)
	p, cost := t.success()
	oddsWon, oddsLost := x, x
	steep := t.scale().steep
	oddsWon.joes += steep * (won - cost - now)
	oddsLost.joes += steep * (lost - cost - now)
	seats := int(t.seats)
	var ifWon, ifLost [joe.MaxSeats]float64
	of := t.target().Seat()
	switch c := t.card(t.mission.card); {
	case t.storyStands():
		after := func(won bool, x odds) [joe.MaxSeats]float64 {
			known, over := t.after(all, fit, won)
			if over {
				return known.atEnd(seats, won)
			}
			return known.chances(seats, x)
		}
		ifWon, ifLost = after(true, oddsWon), after(false, oddsLost)
	case c.Kind == content.Accusation && of.At(seats) && !t.mission.decided:
		ifWon, ifLost = all.proven(seats, of, oddsWon), all.chances(seats, oddsLost)
	default:
		ifWon, ifLost = all.chances(seats, oddsWon), all.chances(seats, oddsLost)
	}
	for s := range seats {
		chances[s] = p*ifWon[s] + (1-p)*ifLost[s]
	}
	return chances
}
