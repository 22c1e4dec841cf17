package adventure

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// ObjectiveReached is an Objective reached: its player keeps the card and its points
// (adv-objective-points, adv-objective-keep-rule).
type ObjectiveReached struct {
	Seat   joe.Seat `json:"seat"`
	Card   string   `json:"card"`
	Points int16    `json:"points"` // all that the seat has now
}

// ObjectiveDrawn is a seat's next Objective, dealt in set-up or drawn when one was
// reached (adv-shuffle-objective, adv-objective-next). It lies open
// (amb-adv-hidden-cards).
type ObjectiveDrawn struct {
	Seat joe.Seat `json:"seat"`
	Card string   `json:"card"`
	// Dealt is that of set-up, false for the next.
	Dealt bool `json:"dealt,omitempty"`
}

func (ObjectiveReached) Rule() joe.RuleID { return "adv-objective-points" }
func (e ObjectiveDrawn) Rule() joe.RuleID {
	if e.Dealt {
		return "adv-shuffle-objective"
	}
	return "adv-objective-next"
}

func (e ObjectiveReached) String() string {
	return fmt.Sprintf("%v reaches the Objective %s and has %d points", e.Seat, shown(e.Card), e.Points)
}
func (e ObjectiveDrawn) String() string {
	if e.Dealt {
		return fmt.Sprintf("%v is dealt the Objective %s", e.Seat, shown(e.Card))
	}
	return fmt.Sprintf("%v draws the Objective %s", e.Seat, shown(e.Card))
}

// arrived is the seat whose pawn stands on its own Objective, or Nobody; there is one
// at most, since only one pawn moves, or has a card drawn, at a time. It counts however
// the pawn came there: by its own move, short of the roll (adv-objective-no-exact), by a
// retreat (amb-adv-bump-trigger), or since the card drawn names where it stands
// (amb-adv-objective-here); but where it passes on the way back, it does not stand
// (sdk-objective-backward).
func (t *table) arrived() joe.Seat {
	if t.round == 0 || t.drawer != joe.Nobody {
		return joe.Nobody
	}
	for s := range joe.Seat(t.seats) {
		if t.at(s) {
			return s
		}
	}
	return joe.Nobody
}

func (e ObjectiveReached) can(t *table) bool {
	if t.stage == over || e.Seat < 0 || e.Seat != t.arrived() {
		return false
	}
	card := t.set.cards.objectives[t.objective[e.Seat]-1]
	return e.Card == card.ID && e.Points == t.points[e.Seat]+int16(card.Points)
}

// Then the next is drawn, at once and by all means (amb-adv-objective-pass); from an
// empty pile, none (amb-adv-objective-pile-empty).
func (e ObjectiveReached) on(t *table) {
	card := t.objective[e.Seat] - 1
	t.scored[e.Seat] |= 1 << card
	t.points[e.Seat] = e.Points
	t.objective[e.Seat] = 0
	if t.objectives != 0 {
		t.drawer = e.Seat
		return
	}
	t.pass()
}

// receiver is who gets an Objective now: dealt in set-up, or drawn; or Nobody.
func (t *table) receiver() joe.Seat {
	if t.drawer != joe.Nobody {
		return t.drawer
	}
	if t.stage == dealing {
		return t.active
	}
	return joe.Nobody
}

// canDrawObjective is why that Objective can't be drawn, by its index; -1 for none.
func (t *table) canDrawObjective(card int) fault {
	switch {
	case t.receiver() == joe.Nobody || t.stage == over:
		return faultNoDraw
	case card < 0 || t.objectives>>card&1 == 0:
		return faultNotThere
	}
	return legal
}

func (e ObjectiveDrawn) can(t *table) bool {
	return e.Seat == t.receiver() && e.Dealt == (t.drawer == joe.Nobody) && t.canDrawObjective(t.objectiveOf(e.Card)) == legal
}

// objectiveOf is the index of an Objective Card, or -1.
func (t *table) objectiveOf(id string) int {
	if card, ok := t.set.cards.objective(id); ok {
		return int(card)
	}
	return -1
}

func (e ObjectiveDrawn) on(t *table) {
	card, _ := t.set.cards.objective(e.Card)
	t.objectives &^= 1 << card
	t.objective[e.Seat] = uint8(card) + 1
	if t.drawer == joe.Nobody { // dealt
		t.inTurn(starting)
		return
	}
	t.drawer = joe.Nobody
	t.pass()
}

// reach tells of the Objective that a seat has reached, and ends the game if that
// wins it (adv-win).
func (w work) reach(s joe.Seat) {
	t := w.t
	card := t.set.cards.objectives[t.objective[s]-1]
	w.objectiveReached(ObjectiveReached{s, card.ID, t.points[s] + int16(card.Points)})
	if why := t.due(); why != noEnding {
		w.end(why)
	}
}
