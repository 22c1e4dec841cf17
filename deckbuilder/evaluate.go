package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Evaluate is about the chance of each seat, from 0 to 1, to be among the winners. It
// looks at the turns that the Threat leaves and the Story Missions still to come, at the
// Cost of the cards of all players and how they fit the missions in sight, at what is
// against them (Officers, Troopers, Battalions, Side Missions, Complications, Crimson
// Guards), at the main deck, and at the mission under way, or the Story Mission that could
// be run this turn: what it would bring and the odds of it, with the Transport and the Joes
// that could still go, the Complications to come and the roll as it stands. What cards say
// in their texts it learns by and large; what an effect is about to do, while it waits for
// an answer, counts as if it were done. Of cards that the View does not know it takes the
// mean.
//
// In A Traitor Within a seat is judged by its role as far as it knows it: a Loyal player
// by the Joes' chance, with something for the pyrrhic victory that a Traitor in hiding
// leaves, though a fifth only of what it counts as an [joe.Outcome]; a Traitor by their
// loss, as far as it is likely to be found in time (tw-end-active-wins,
// tw-end-hidden-pyrrhic). Whom to suspect follows from the Loyalty cards that show.
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
	now := t.logOdds() + t.unfinished()
	joes := logistic(now)
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
	x := t.oddsAt(now)
	with := func(logOdds float64) odds { return odds{logOdds, x.turns, x.stories, x.relief} }
	switch {
	case t.attempting() && !t.mission.gone:
		won, lost := t.stakes(now)
		p, cost := t.success()
		then, otherwise := all.chances(seats, with(won-cost)), all.chances(seats, with(lost-cost))
		if of := t.target().Seat(); t.card(t.mission.card).Kind == content.Accusation && of.At(seats) {
			then = all.proven(seats, of, with(won-cost))
		}
		for s := range seats {
			chances[s] = p*then[s] + (1-p)*otherwise[s]
		}
	case t.phase == missions && t.active >= 0:
		chances = all.chances(seats, x)
		if !t.storyOpen() {
			return chances
		}
		try := t.attempted()
		won, lost := try.stakes(now)
		p, cost := try.success()
		then, otherwise := all.chances(seats, with(won-cost)), all.chances(seats, with(lost-cost))
		me := t.active
		if p*then[me]+(1-p)*otherwise[me] > chances[me] {
			for s := range seats {
				chances[s] = p*then[s] + (1-p)*otherwise[s]
			}
		}
	default:
		chances = all.chances(seats, x)
	}
	return chances
}
