package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// State is a position: an immutable value, safe to share between goroutines. Copying
// it allocates nothing; piles of cards are shared between positions until one of
// them changes. The zero State is a game not begun.
type State struct{ table }

// phase is how far the game, or the active seat's turn, has come.
type phase uint8

const (
	notBegun phase = iota
	settingUp
	starting   // the Start phase of a turn
	missions   // the Action phase, first part
	recruiting // the Action phase, second part
	finishing  // the End phase
	rounding   // End of Round
	over
)

// table is everything in a State and in a View; in a View what the seat does not
// know is blank. Only events change it (see the on methods), but for the steps that
// are pending, which the event Asked carries.
type table struct {
	set *setup // nil: not begun

	piles [nPlaces]pile

	round  uint16
	phase  phase
	seats  uint8
	first  joe.Seat
	active joe.Seat
	turns  uint8 // turns begun in this round
	threat uint8 // the space on which the Threat Marker stands

	record     uint16   // of Story Missions that have left play, by order: a bit for each Success
	recorded   uint8    // how many have
	act        int8     // of the active Story Mission, or of the last one
	noisy      bool     // in Silent Interlude: the token shows NOISY
	retired    bool     // in A Traitor Within: Accusations are out of the game, the token shows +1
	eye        joe.Seat // whose View this is where something is hidden; Nobody: all is seen
	status     [maxSeats]allegiance
	promotedOf [maxSeats]content.ID // in A Traitor Within: each seat's Promoted Leader
	lastRound  uint16               // the last round with End of Round effects
	loose      [maxSeats]uint8      // in A Traitor Within: cards of each discard pile that came off a deck unseen, and not out of a hand

	ages [lineUpSlots]uint8 // of the line-up slots: 0 for the card that has lain there longest

	bonus    [maxSeats]int16  // Recruit points gained by effects this turn
	spent    [maxSeats]int16  // Recruit points spent this turn
	reserved [maxSeats]uint16 // the turn in which a card was last put on the Reserve tile, 0 for never
	turn     uint16           // turns begun in all
	exhaust  uint8            // triggers in a row, against card sets that never stop

	// Of The Crimson Veil.
	intel  uint8 // Intel dice in the pool
	damage uint8 // on The General
	blends uint8 // Crimson Guards that come besides the next ones (cv-blending-in-usual)
	spied  bool  // an Intel Mission was run this turn (cv-intel-once-per-turn)

	mission mission // the one being attempted
	steps   steps   // what is still to be done, the next one last

	reason uint8 // why the game ended: see endings
}

// mission is an attempt under way. The zero value is none.
type mission struct {
	place   uint8 // the index of the target's place, plus 1; 0 for no attempt
	card    content.ID
	began   bool                   // Transport and Joes are locked (core-mission-lock)
	gone    bool                   // the target has left play during the attempt
	rolled  bool                   // the first roll is made
	won     bool                   // a Success; once decided
	decided bool                   // the outcome stands
	ride    bool                   // the Transport goes back to the Hangar
	silent  bool                   // Silence is being kept, and will be checked
	value   int8                   // what it is checked against: the cost of the card revealed, less the Hits against it
	credit  int8                   // the Cost of Joes of the Reserve tile that were spent and not used yet
	stays   bool                   // the Story Mission stays though it failed
	foe     uint8                  // at whom Menace is aimed: the seat plus 1; 0: nobody yet
	plotted joe.SeatSet            // Active Traitors who had their chance to sabotage
	spared  joe.SeatSet            // who draws no Complication
	named   content.Skill          // the Skill named where any would do; content.Wild: none yet
	skill   [content.Wild + 1]int8 // added by effects
	dice    int8                   // the same
	ease    int8
	hits    int8
	seats   int8
	fewer   int8        // Complications less
	helped  joe.SeatSet // who had a Joe on it
	blank   uint8       // the roll: dice showing a blank
	single  uint8       // a Hit
	double  uint8       // a double Hit
	start   joe.Seat    // who runs it

	// Of The Crimson Veil.
	rides content.ID // the Cobra Transport of the enemy that is attempted (cv-cobra-transport-active)
	level uint8      // of an Intel Mission, from 1
	intel uint8      // Intel dice in the roll (cv-intel-swap)
	file  uint8      // green dice that count as such (cv-intel-file-green)
	fired bool       // the Cannon was used (cv-cannon-once)
	exact bool       // a Success with exactly the Hits needed (cv-commandeer-exact)
}

func (t *table) pile(p Place) pile { return t.piles[p.index()] }

// zone is the cards of a zone that a table has once.
func (t *table) zone(z Zone) pile { return t.piles[firsts[z]] }

// own is the cards of a seat's zone.
func (t *table) own(z Zone, s joe.Seat) pile { return t.piles[firsts[z]+int(s)] }

// card is a card by its number.
func (t *table) card(id content.ID) *content.Card { return t.set.cards.Card(id) }

func (t *table) everybody() joe.SeatSet { return joe.AllSeats(int(t.seats)) }

// next is the seat after s.
func (t *table) next(s joe.Seat) joe.Seat {
	if s++; int(s) >= int(t.seats) {
		return 0
	}
	return s
}

// has reports whether there is a card of one of the kinds in a pile.
func (t *table) has(p pile, kinds content.KindSet) bool {
	for _, e := range p {
		if e.card != 0 && t.card(e.card).Is(kinds) {
			return true
		}
	}
	return false
}

// countKinds is how many cards of the kinds lie in a pile; of an empty set, all.
func (t *table) countKinds(p pile, kinds content.KindSet) int {
	n := 0
	for _, e := range p {
		if kinds == 0 || e.card != 0 && t.card(e.card).Is(kinds) {
			n++
		}
	}
	return n
}

// target is where the mission being attempted lies.
func (t *table) target() Place { return places[t.mission.place-1] }

// attempting reports whether a mission is being attempted.
func (t *table) attempting() bool { return t.mission.place != 0 }

// group reports whether the mission being attempted is a Group Mission
// (core-story-is-group, core-officer-is-group).
func (t *table) group() bool {
	return t.attempting() && (content.Groups.Has(t.card(t.mission.card).Kind) || t.target().Zone == Officers)
}

// sidesOf is how many Side Missions are assigned to a seat (core-side-limit).
func (t *table) sidesOf(s joe.Seat) int { return len(t.own(Side, s)) }

// roomFor is the seats that a Side Mission can be assigned to (core-side-limit).
func (t *table) roomFor() joe.SeatSet {
	var set joe.SeatSet
	for s := range joe.Seat(t.seats) {
		if t.sidesOf(s) < 2 {
			set = set.With(s)
		}
	}
	return set
}

// troopersOut is how many Cobra Troopers are in play.
func (t *table) troopersOut() int {
	n := 0
	for s := range joe.Seat(t.seats) {
		n += len(t.own(Troopers, s))
	}
	return n
}

// onSale is the card in a slot of the line-up that players may have: 0 where there is none,
// or a Battalion on it (core-recruit-covered).
func (t *table) onSale(n int) content.ID {
	line := t.pile(slot(LineUp, n))
	if len(line) == 0 || len(t.pile(slot(Covers, n))) > 0 {
		return 0
	}
	return line[0].card
}

// covered is how many line-up cards lie under a Battalion.
func (t *table) covered() int {
	n := 0
	for i := range lineUpSlots {
		n += len(t.pile(slot(Covers, i)))
	}
	return n
}
