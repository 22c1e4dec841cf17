package deckbuilder

import (
	"math"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// prospects is what the chance of the Joes is reckoned from, whatever mission is under
// way: each a number of the position, by its name.
type prospects [nProspects]float64

// The numbers, and what each is in.
const (
	asEver       = iota // 1
	pace                // the logarithm of turns to come for each Story Mission to come
	turnsLeft           // turns to come, after the one under way, as far as Threat and main deck go
	storiesTo           // Story Missions to come
	lastStory           // 1 where the last one is active
	lateStory           // 1 in the last Act
	latePace            // in the last Act: pace
	lateStrength        // in the last Act: strength
	strength            // the worth of the five cards of a mean hand
	income              // the Recruit points of them
	deckCards           // cards of a player
	inHands             // worth of the Joes that are still in hands, those of the active player left out
	keptCards           // other cards of those hands that are for missions, those for their own turn too; of all players together
	onOffer             // worth, by players, of the best card of the line-up that the active player can pay for, without the Joes on a mission
	troopers            // Troopers before players
	sideCards           // Side Missions
	officersIn          // Officers
	attachedTo          // Complications attached
	guardsIn            // Crimson Guards
	coveredIn           // line-up cards covered
	coveredTop          // those above three
	mainCards           // of the main deck
	hangarBest          // the worth of the Transports
	failures            // Story Missions failed
	unsettled           // the Cost of the Joes of the Reserve tile of Silent Interlude
	heldBack            // worth of the cards held back this turn, less those of turns before
	intelPool           // Intel dice of the pool
	damaged             // Damage of The General
	loud                // 1 when NOISY
	nProspects
)

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// turnsToCome is how many turns there will be after the one under way if the Threat
// Marker moves by nothing but the End of Round (core-round-end-threat).
func (t *table) turnsToCome() float64 {
	left := float64(len(t.set.meter.Spaces) - 1 - int(t.threat))
	rate := float64(max(1, t.tokenFor()+t.answer(content.ModThreat, 0)))
	around := float64(t.turnsARound())
	return around - float64(t.turns) + around*(left/rate-1)
}

// storiesToCome is how many Story Missions there are still, the active one too.
func (t *table) storiesToCome() float64 {
	return float64(max(1, acts*(t.set.perAct+1)-int(t.recorded)))
}

// wanted is, by Skill, what a point of it is worth.
type wanted [content.Wild + 1]float64

// worth is what a card is worth: its Cost and its Skills, and 1 more for a Joe.
func (x *wanted) worth(c *content.Card) float64 {
	w := float64(c.Cost)
	for s, n := range x {
		w += n * float64(c.Skills[s])
	}
	if content.Joes.Has(c.Kind) {
		w++
	}
	return w
}

// inSight is what Skills are worth for the missions in sight: the Story Mission, the next
// one, and Officers.
func (t *table) inSight() (asked wanted) {
	const each = 0.4
	for _, z := range [...]Zone{Story, Upcoming, Officers} {
		for _, e := range t.zone(z) {
			c := t.card(e.card)
			if c.Any {
				continue
			}
			asked[content.Wild] += each
			for s := range content.Wild {
				if c.Need.Has(s) {
					asked[s] += each
				}
			}
		}
	}
	return asked
}

// deckZones is where the cards of a player may lie, out of which an evaluation makes what a
// hand is on the mean; the Tile is that of Silent Interlude alone.
var deckZones = [...]Zone{Deck, DeckRest, Hand, Discard, Used, Team, Scouted, Tile, Reserve}

// leastDeck is how many cards a player is reckoned to have at least: a deck begins with ten
// (core-setup-starter-deck), and of a smaller one a hand is not reckoned to be the better.
const leastDeck = 8

// look is the numbers of a position.
func (t *table) look() (f prospects) {
	seats := 0.0 // players who help
	for s := range joe.Seat(t.seats) {
		if t.helping(s) {
			seats++
		}
	}
	f[asEver] = 1
	f[turnsLeft] = min(t.turnsToCome(), (float64(len(t.zone(MainDeck)))-mainSpare)/mainTurn)
	f[storiesTo] = t.storiesToCome()
	f[pace] = math.Log((max(0, f[turnsLeft]) + 0.5) / f[storiesTo])
	if f[storiesTo] <= 1 {
		f[lastStory] = 1
	}
	if int(f[storiesTo]) <= t.set.perAct+1 {
		f[lateStory] = 1
	}
	asked := t.inSight()
	for s := range joe.Seat(t.seats) {
		sum, points, n := 0.0, 0.0, 0.0
		for _, z := range deckZones {
			for _, e := range t.own(z, s) {
				if e.card == 0 {
					continue
				}
				c := t.card(e.card)
				w := asked.worth(c)
				if z == Tile {
					f[unsettled] += float64(c.Cost)
					continue
				}
				if z == Reserve {
					if t.reserved[s] == t.turn {
						f[heldBack] += w
					} else {
						f[heldBack] -= w
					}
				}
				if c.Kind == content.Transport { // it makes room for another card (core-transport-drawn)
					f[hangarBest] += 0.9 * float64(c.Cost)
					continue
				}
				sum += w
				points += float64(c.Recruit)
				n++
				if z == Hand && s != t.active && t.helping(s) {
					switch {
					case content.Joes.Has(c.Kind):
						f[inHands] += w / seats
					case t.set.moments[e.card]&(1<<content.OnMission|1<<content.OnRoll) != 0:
						f[keptCards]++
					}
				}
			}
		}
		n = max(n, leastDeck)
		f[troopers] += float64(len(t.own(Troopers, s)))
		for _, e := range t.own(Side, s) {
			if t.card(e.card).Kind != content.Accusation { // which does no harm
				f[sideCards]++
			}
		}
		if !t.helping(s) {
			continue
		}
		f[strength] += 5 * sum / n / seats
		f[income] += 5 * points / n / seats
		f[deckCards] += n / seats
	}
	if t.active >= 0 && (t.phase == missions || t.phase == recruiting) && t.helping(t.active) {
		points := t.points(t.active)
		for i := range lineUpSlots {
			if id := t.onSale(i); id != 0 && t.price(id) <= points {
				f[onOffer] = max(f[onOffer], asked.worth(t.card(id))/seats)
			}
		}
	}
	if f[lateStory] > 0 {
		f[latePace], f[lateStrength] = f[pace], f[strength]
	}
	f[officersIn] = float64(len(t.zone(Officers)))
	f[attachedTo] = float64(len(t.zone(Attached)))
	f[guardsIn] = float64(len(t.zone(Guards)))
	f[coveredIn] = float64(t.covered())
	f[coveredTop] = max(0, f[coveredIn]-lineUpSlots/2)
	f[mainCards] = float64(len(t.zone(MainDeck)))
	for _, z := range [...]Zone{Hangar, Ride, Bay} {
		for _, e := range t.zone(z) {
			switch c := t.card(e.card); {
			case z != Ride || c.Where == content.Hangar: // it comes back
				f[hangarBest] += float64(c.Cost)
			default:
				f[hangarBest] += 0.9 * float64(c.Cost)
			}
		}
	}
	for won := t.record; won != 0; won &= won - 1 {
		f[failures]--
	}
	f[failures] += float64(t.recorded)
	f[intelPool] = float64(t.intel)
	f[damaged] = float64(t.damage)
	if t.noisy {
		f[loud] = 1
	}
	return f
}

// helping reports whether the cards of a seat are for the missions of the Joes: those of a
// Traitor are not, as far as this seat knows it.
func (t *table) helping(s joe.Seat) bool {
	return !t.set.hidden || t.status[s] == rehabilitated || t.status[s] == undiscovered && !t.traitor(s)
}

// perUnit is what a unit of each number does to the log odds: a logistic regression on
// positions of games of plain players, some of them rash, some sparing, and where those
// have too little to tell, by which of a few values games were won more often.
var perUnit = prospects{
	asEver:       -5.9,
	pace:         2,
	turnsLeft:    0.027,
	storiesTo:    -0.08,
	lastStory:    0.25,
	lateStory:    0.7,
	latePace:     -0.7,
	strength:     0.25,
	lateStrength: 0.05,
	income:       0.2,
	deckCards:    -0.02,
	inHands:      0.006,
	keptCards:    0.05,
	onOffer:      0.02, // by and large less than the card is worth once it is bought
	troopers:     -0.08,
	sideCards:    -0.28,
	officersIn:   -0.25,
	attachedTo:   -0.1,
	guardsIn:     -0.14,
	coveredIn:    -0.06,
	coveredTop:   -0.5,
	mainCards:    0.004,
	hangarBest:   0.045,
	failures:     -0.45,
	intelPool:    0.03,
	damaged:      -0.08,
	unsettled:    0.03,
	heldBack:     0.005, // with one player less than what the Recruit points of most Joes buy
	loud:         -0.1,
}

// bySeats is what the number of players does to them.
var bySeats = [maxSeats + 1]float64{1: 0.3, 2: 0.3, 3: -0.4, 4: -0.7}

// perSweep is the price of a card of the line-up that is discarded, with three players.
const perSweep = 0.06

// The main deck lasts for so many turns: mainTurn cards each, mainSpare being left.
const mainSpare, mainTurn = 1, 0.8

// inSilence is what Silent Interlude does to them.
const inSilence = -4.5

// scale makes of the numbers a chance, logistic(level + steep*x): together they tell better
// positions from worse, but lie much farther apart than games are decided. round is what a
// round to come adds before that.
type scale struct{ level, steep, round float64 }

// scales is by the number of players: from logistic regressions on the first positions of all
// turns in some thousand games of Greedy, of Rollout and of a Greedy who slips, rounded; the
// levels were lowered with the cards that have become harder since (TestChancesHold). Fewer
// players draw fewer cards in a round, so that more is left to chance.
var scales = [maxSeats + 1]scale{1: {-3.3, 0.3, 0.3}, 2: {-2.4, 0.38, 0.24}, 3: {-2.5, 0.5, 0.18}, 4: {-2.1, 0.5, 0.18}}

// ownVeil is what is added to the level in the Stories of The Crimson Veil, which are harder,
// and withGeneral in other Stories with The General, which are easier.
const ownVeil, withGeneral = -0.5, 1.1

// inSuspicion is the same for A Traitor Within, by regression on the first positions of all
// turns in 150 games of Greedy with two players and with three, and 300 with four: what a
// Traitor does to it stands in suspicion.go.
var inSuspicion = [maxSeats + 1]scale{2: {-1.8, 0.48, 0.5}, 3: {-1.55, 0.45, 0.5}, 4: {-0.5, 0.4, 0.5}}

// scale is the scale of a game. In Silent Interlude the numbers are taken as they are: its
// level is inSilence.
func (t *table) scale() scale {
	switch {
	case t.set.silent:
		return scale{0, 1, 0}
	case t.set.hidden:
		return inSuspicion[t.seats]
	}
	s := scales[t.seats]
	switch {
	case t.set.veil.own:
		s.level += ownVeil
	case t.set.veil.general != 0:
		s.level += withGeneral
	}
	return s
}

// chance is the chance of the Joes where the numbers come to x.
func (t *table) chance(x float64) float64 { return logistic(t.scaled(x)) }

// scaled is the log odds of that chance.
func (t *table) scaled(x float64) float64 {
	s := t.scale()
	return s.level + s.steep*x
}

// logOdds is the numbers together, whatever mission is under way: what chance scales. All
// that is said of log odds here and in stakes.go is in this coin, before it is scaled.
func (t *table) logOdds() (x float64) {
	f := t.look()
	for i, n := range f {
		x += perUnit[i] * n
	}
	if f[turnsLeft] <= 0 { // nobody has a turn any more
		x -= 3
	}
	if s := t.steps.top(); s != nil && s.op == opSlot { // a card of the line-up will be lost
		if e := t.effect(s.ref); e != nil && e.Do == content.Sweep {
			x -= perSweep * float64(s.n) * float64(max(0, int(t.seats)-2))
		}
	}
	if t.active >= 0 && (t.phase == missions || t.phase == recruiting) {
		x += perPoint * float64(max(0, min(t.points(t.active), int(t.bonus[t.active]))))
	}
	if t.set.silent {
		x += inSilence
	}
	x += t.scale().round / float64(t.seats) * f[turnsLeft]
	return x + bySeats[t.seats]
}
