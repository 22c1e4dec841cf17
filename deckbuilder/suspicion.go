package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// This is what an evaluation makes of Loyalty in A Traitor Within, as far as a View
// shows it.

// suspect is what is known of the Loyalty of a seat.
type suspect struct {
	status     allegiance
	bad, loyal int     // cards that show
	down       int     // cards that do not
	known      bool    // the View's seat knows those as well
	traitor    bool    // all that is known makes it a Traitor
	guilt      float64 // the chance that it is a Traitor
	flips      float64 // about how many Accusations of it will succeed before the end
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
		x.known = good+bad == x.down
		x.traitor = t.traitor(s)
	}
	all.weigh(int(t.seats))
	return all
}

// weigh makes of the cards that show the chance of each seat to be a Traitor: of the five
// secret cards one is a Traitor (tw-setup-secret-stack), and who has it has two Traitors and
// a Loyal Joe, another two Loyal Joes and a Traitor (tw-setup-loyalty-pair).
func (all *dossier) weigh(seats int) {
	sum := float64(secretLoyal + secretTraitor - seats) // nobody was dealt it
	for s := range seats {
		x := &all[s]
		x.guilt = 0
		switch {
		case x.status != undiscovered || x.traitor: // there is one, and it is known
			*all = all.but(seats)
			return
		case x.known || x.loyal >= 2:
		default: // by Bayes: so many ways there are to show such cards of the one, and of the other
			x.guilt = [2]float64{1, 2}[x.bad] / [2]float64{1, 2}[x.loyal]
			sum += x.guilt
		}
	}
	for s := range seats {
		all[s].guilt /= max(sum, 1e-9)
	}
}

// but is what is known where the Traitor is: of the others none is one.
func (all dossier) but(seats int) dossier {
	for s := range seats {
		x := &all[s]
		x.guilt = 0
		if x.status == undiscovered && x.traitor {
			x.guilt = 1
		}
	}
	return all
}

// toFlip is the chance that of the cards of the seat that do not show so many of one kind
// will be flipped, which are chosen blind (tw-loyalty-blind-flip).
func (x *suspect) toFlip(want int) (chance float64) {
	switch {
	case want <= 0:
		return 1
	case want > x.down:
		return 0
	}
	ways := func(n int) float64 { // to have all that are wanted among n cards
		p := 1.0
		for i := range want {
			p *= float64(n-i) / float64(x.down-i)
		}
		return p
	}
	p, left := math.Exp(-x.flips), 1.0 // so many flips come, or more: they come as in a Poisson process
	for n := range x.down {
		if n >= want {
			chance += p * ways(n)
		}
		left -= p
		p *= x.flips / float64(n+1)
	}
	return chance + max(0, left)*ways(x.down)
}

// found is about the chance that the seat, if it is a Traitor, is found before the end,
// without which it does not win (tw-end-hidden-pyrrhic, tw-discovery-trigger).
func (x *suspect) found() float64 { return x.toFlip(2 - x.bad) }

// proves is the chance that it, if it is Loyal, has shown so by the end (tw-no-traitor-trigger).
func (x *suspect) proves() float64 { return x.toFlip(2 - x.loyal) }

// redeemed is about how often a Traitor who was found is rehabilitated before the end, and
// then wins with the others (tw-rehab-win-together). It is less than in games of Greedy
// players, since who was found does not know that it will be; the more it is, the sooner a
// Traitor runs Accusations of itself, and the less it wrecks before.
const redeemed = 0.3

// betrayal is the chance of a Traitor who was found, where the Joes have so much.
func betrayal(joes float64) float64 { return redeemed*joes + (1-redeemed)*(1-joes) }

// sabotaged is what an Active Traitor costs the Joes in log odds, by Sabotage and by not
// helping, withheld what one in hiding does, and wonBack what one has cost by the time that
// it is rehabilitated: by logistic regression on the first positions of all turns of 300
// games of Greedy with four players.
const sabotaged, withheld, wonBack = 1.75, 1.5, 0.9

// pyrrhic is what a pyrrhic victory counts beside one that is none.
const pyrrhic = 0.1

// odds is the log odds of the Joes in a position of A Traitor Within, as scaled.
type odds struct {
	joes   float64
	relief float64 // what it adds that the token moves the Threat Marker by less (tw-discovery-token, tw-no-traitor-token)
	eased  float64 // what a Loyal Joe adds that an Accusation flips (tw-accusation-loyal-threat)
}

// oddsAt is those where the numbers come to so much, and bare without what is still to be
// done.
func (t *table) oddsAt(now, bare float64) odds {
	steep := t.scale().steep
	o := odds{joes: t.scaled(now)}
	for s := range joe.Seat(t.seats) {
		if t.status[s] == rehabilitated {
			o.joes -= wonBack
		}
	}
	if !t.retired {
		next := *t
		next.retired = true
		o.relief = steep * (next.logOdds() - bare)
		if t.attempting() && t.card(t.mission.card).Kind == content.Accusation {
			next = *t
			next.threat = t.threatBy(-1) // tw-accusation-threat-floor, tw-accusation-start-threat
			o.eased = steep * (next.logOdds() - bare)
		}
	}
	return o
}

// chances is the chance of each seat: that of the Joes for the Loyal and the rehabilitated,
// and if no Traitor is found something for their loss (tw-end-hidden-pyrrhic); that of
// their loss for a Traitor, as far as it will be found (tw-end-active-wins).
func (all *dossier) chances(seats int, x odds) (chances [joe.MaxSeats]float64) {
	active := false
	for _, o := range all[:seats] {
		active = active || o.status == activeTraitor
	}
	if active {
		joes := logistic(x.joes - sabotaged)
		for s := range seats {
			chances[s] = joes
			if all[s].status == activeTraitor {
				chances[s] = betrayal(joes)
			}
		}
		return chances
	}
	proof, none := 1.0, 1.0 // that all are proven Loyal if they are, and that they are
	for s := range seats {
		proof *= all[s].proves()
		none -= all[s].guilt
	}
	joes, hidden, found := logistic(x.joes), logistic(x.joes-withheld), logistic(x.joes+x.relief-sabotaged)
	none *= proof*logistic(x.joes+x.relief) + (1-proof)*joes
	var if1 [maxSeats]float64 // what it is worth to the others where one is a Traitor
	for s := range seats {
		y := &all[s]
		f := y.found()
		if1[s] = f*found + (1-f)*(hidden+pyrrhic*(1-hidden))
		chances[s] = y.guilt * f * betrayal(found)
	}
	for s := range seats {
		sum := none
		for k := range seats {
			if k != s {
				sum += all[k].guilt * if1[k]
			}
		}
		chances[s] += sum
	}
	return chances
}

// atEnd is what the end of the game is worth to each seat, if the Joes won or if they lost:
// a Traitor wins if it was found and they lost (tw-end-active-wins), and while one hides the
// Loyal have a pyrrhic victory (tw-end-hidden-pyrrhic).
func (all *dossier) atEnd(seats int, won bool) (chances [joe.MaxSeats]float64) {
	active, hides := false, 0.0
	for s := range seats {
		active = active || all[s].status == activeTraitor
		hides += all[s].guilt
	}
	for s := range seats {
		x := &all[s]
		switch {
		case won && x.status == activeTraitor, !won && active && x.status != activeTraitor:
		case won:
			chances[s] = 1 - x.guilt
		case active:
			chances[s] = 1
		default:
			chances[s] = pyrrhic * (hides - x.guilt)
		}
	}
	return chances
}

// proven is the chances of each seat once an Accusation of a seat has succeeded: one of its
// cards is flipped, and is a Traitor or a Loyal Joe.
func (all *dossier) proven(seats int, of joe.Seat, x odds) (chances [joe.MaxSeats]float64) {
	accused := all[of]
	if accused.down == 0 || accused.status != undiscovered {
		return all.chances(seats, x)
	}
	bad := min(1, max(0, (1+accused.guilt-float64(accused.bad))/float64(accused.down))) // the chance that it is a Traitor
	accused.down--
	accused.flips = max(0, accused.flips-spent)

	withBad, oddsBad := *all, x
	withBad[of] = accused
	if withBad[of].bad++; accused.bad > 0 {
		withBad[of].status = activeTraitor
		oddsBad.joes += x.relief
	}
	withBad.weigh(seats)
	ifBad := withBad.chances(seats, oddsBad)

	withLoyal, oddsLoyal := *all, x
	withLoyal[of] = accused
	withLoyal[of].loyal++
	withLoyal.weigh(seats)
	oddsLoyal.joes += x.eased
	ifLoyal := withLoyal.chances(seats, oddsLoyal)

	for s := range seats {
		chances[s] = bad*ifBad[s] + (1-bad)*ifLoyal[s]
	}
	return chances
}

// spent is how many of the Accusations to come one that succeeds takes away.
const spent = 0.5
