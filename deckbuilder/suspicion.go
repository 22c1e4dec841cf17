package deckbuilder

import (
	"github.com/seed4548c990/gijoe/joe"
)

// This is what an evaluation makes of Loyalty in A Traitor Within, as far as a View
// shows it.

// suspect is what is known of the Loyalty of a seat.
type suspect struct {
	status     allegiance
	bad, loyal int     // cards that show
	down       int     // cards that do not
	guilt      float64 // the chance that it is a Traitor
}

type dossier [maxSeats]suspect

// dossier is what is known of all seats.
func (t *table) dossier() (all dossier) {
	for s := range joe.Seat(t.seats) {
		x := &all[s]
		x.status = t.status[s]
		x.loyal, x.bad = t.loyalty(t.own(LoyaltyUp, s))
		down := t.own(LoyaltyDown, s)
		x.down = len(down)
		good, bad := t.loyalty(down)
		switch known := good+bad == x.down; {
		case x.status != undiscovered || x.loyal >= 2:
		case x.bad+bad >= 2:
			x.guilt = 1
		case known || x.loyal+good >= 2:
		default:
			x.suspected()
		}
	}
	return all
}

// suspected makes of the cards that show the chance that the seat is a Traitor: one was
// dealt a Loyal Joe and two Traitors, another two Loyal Joes and a Traitor
// (tw-setup-loyalty-pair).
func (x *suspect) suspected() {
	ways := [2][3]float64{{1, 2, 1}, {1, 1, 0}} // to show so many cards of two, and of one
	guilty := secretTraitor * ways[0][min(x.bad, 2)] * ways[1][min(x.loyal, 2)]
	loyal := secretLoyal * ways[1][min(x.bad, 2)] * ways[0][min(x.loyal, 2)]
	x.guilt = guilty / (guilty + loyal)
}

// found is about the chance that a Traitor in hiding is found before the end, without
// which it does not win (tw-end-hidden-pyrrhic), with so many of its cards shown.
func (x odds) found(bad int) float64 {
	return foundBy[min(bad, 1)] * max(0, min(1, x.turns/foundIn, (x.stories-1)/foundWithin))
}

// foundBy is found with time enough, which is foundIn turns; foundCost what Sabotage costs
// the Joes, and pyrrhic what a pyrrhic victory counts beside one that is none.
var foundBy = [...]float64{0.35, 0.7}

const foundIn, foundWithin, foundCost, pyrrhic = 5, 2, 0.5, 0.2

// odds is the log odds of the Joes in a position of A Traitor Within, the turns to come, and
// what it does to the log odds if a Traitor is found: the token moves the Threat Marker by
// less (tw-discovery-token), but there is Sabotage.
type odds struct {
	joes, turns, stories, relief float64
}

// oddsAt is those where the log odds of the Joes are so much.
func (t *table) oddsAt(x float64) odds {
	next := *t
	next.retired = true
	return odds{x, t.turnsToCome(), t.storiesToCome(), next.logOdds() - t.logOdds() - foundCost}
}

// chances is the chance of each seat: that of the Joes for the Loyal and the rehabilitated,
// and if no Traitor is found something for their loss (tw-end-hidden-pyrrhic); that of
// their loss for a Traitor, as far as it will be found (tw-end-active-wins).
func (all *dossier) chances(seats int, x odds) (chances [joe.MaxSeats]float64) {
	joes, relieved := logistic(x.joes), logistic(x.joes+x.relief)
	active := false
	for _, o := range all[:seats] {
		active = active || o.status == activeTraitor
	}
	for s := range seats {
		o := &all[s]
		switch {
		case o.status == activeTraitor:
			chances[s] = 1 - joes
			continue
		case o.status == rehabilitated || active:
			chances[s] = joes
			continue
		}
		loyal, hides := 0.0, 0.0 // one of the others
		for k, y := range all[:seats] {
			if k != s {
				f := x.found(y.bad)
				hides += y.guilt
				loyal += y.guilt * (f*relieved + (1-f)*(joes+pyrrhic*(1-joes)))
			}
		}
		if hides > 1 {
			loyal, hides = loyal/hides, 1
		}
		loyal += (1 - hides) * joes
		chances[s] = (1-o.guilt)*loyal + o.guilt*x.found(o.bad)*(1-relieved)
	}
	return chances
}

// proven is the chances of each seat once an Accusation of a seat has succeeded.
func (all *dossier) proven(seats int, of joe.Seat, x odds) (chances [joe.MaxSeats]float64) {
	who := all[of]
	if who.down == 0 || who.status != undiscovered {
		return all.chances(seats, x)
	}
	bad := min(1, max(0, (1+who.guilt-float64(who.bad))/float64(who.down))) // of the cards that do not show
	then, after := *all, x
	if then[of].bad++; who.bad > 0 {
		then[of].status, then[of].guilt = activeTraitor, 1
		after.joes += x.relief
	} else if who.guilt < 1 && who.guilt > 0 {
		then[of].suspected()
	}
	worse := then.chances(seats, after)
	then = *all
	if then[of].loyal++; who.guilt < 1 && who.guilt > 0 {
		then[of].suspected()
	}
	better := then.chances(seats, x)
	for s := range seats {
		chances[s] = bad*worse[s] + (1-bad)*better[s]
	}
	return chances
}
