package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// AttemptMenace starts the Side Mission that only an Active Traitor runs, against
// another player (tw-traitor-menace).
type AttemptMenace struct{}

// Sabotage plays a Sabotage card against the Group Mission under way
// (tw-traitor-sabotage-group).
type Sabotage struct {
	Card string `json:"card"`
}

// Defend shows a Joe of the hand against a Menace (tw-menace-defend).
type Defend struct {
	Card string `json:"card"`
}

func (AttemptMenace) action()        {}
func (Sabotage) action()             {}
func (Defend) action()               {}
func (AttemptMenace) String() string { return "menace another player" }
func (a Sabotage) String() string    { return "sabotage with " + shown(a.Card) }
func (a Defend) String() string      { return "defend with " + shown(a.Card) }

var attemptMenace Action = AttemptMenace{}

// menacing reports whether the mission being attempted is Menace.
func (t *table) menacing() bool {
	return t.attempting() && t.card(t.mission.card).Kind == content.Menace
}

// foes is who may be menaced by a seat: every other player who is no Active Traitor
// (tw-menace-others, amb-tw-menace-target).
func (t *table) foes(by joe.Seat) joe.SeatSet {
	return t.everybody() &^ joe.SetOf(by) &^ t.activeTraitors()
}

// appendDefence appends the Joes of the hand that print the Skill that was named and
// have not been shown (tw-menace-defend); to stop is always possible.
func (t *table) appendDefence(list []Action, s *step) []Action {
	list = appendCards(list, t.own(Hand, s.seat), t.set.boxed.defends, func(id content.ID) bool {
		return content.Joes.Has(t.card(id).Kind) && t.prints(id) > 0 && t.mayShow(id, s.seat)
	})
	return append(list, pass)
}

// prints is the printed value of a card in the Skill that was named; its text is ignored
// and Wild does not count (tw-menace-defend-text, amb-tw-menace-defence-count).
func (t *table) prints(id content.ID) int {
	if t.mission.named >= content.Wild {
		return 0
	}
	return int(t.card(id).Skills[t.mission.named])
}

// mayShow reports whether a copy of a card in hand has not been shown for this defence.
func (t *table) mayShow(id content.ID, seat joe.Seat) bool {
	for _, e := range t.own(Hand, seat) {
		if e.card == id && !e.used {
			return true
		}
	}
	return false
}

// defend shows a Joe: it adds as many dice as it prints (tw-menace-defend-example), and
// stays in hand (tw-menace-defend-back).
func (w work) defend(id content.ID, seat joe.Seat) {
	t := w.t
	s := t.steps.top()
	s.n = int8(min(60, int(s.n)+t.prints(id)))
	w.shows(id, seat, "tw-menace-defend")
	e := Spent{t.card(id).ID, of(Hand, seat)}
	e.on(t)
	tell(w, e)
}

// shows shows a card of a hidden hand that is used there, unless all know of a copy that
// will do.
func (w work) shows(id content.ID, seat joe.Seat, why joe.RuleID) {
	t := w.t
	i := t.unused(of(Hand, seat), id)
	if !t.set.hidden || i < 0 || t.own(Hand, seat)[i].who == t.everybody() {
		return
	}
	e := Showed{seat, t.card(id).ID, why}
	e.on(t)
	tell(w, e)
}

// defended throws the dice of a defence: each Hit takes one from the Traitor's
// (tw-menace-defend-subtract).
func (w work) defended() {
	t := w.t
	s := *t.steps.top()
	t.steps.pop()
	w.rested(s.seat)
	if s.n > 0 {
		w.push(step{op: opThrow, seat: s.seat, n: s.n, m: throwDefence})
	}
}

// rested makes the cards of a hand usable again.
func (w work) rested(seat joe.Seat) {
	e := Rested{seat}
	e.on(w.t)
	tell(w, e)
}

// Rested is the cards of a hand ready again, those shown in a defence.
type Rested struct {
	Seat joe.Seat `json:"seat"`
}

func (Rested) Rule() joe.RuleID    { return "tw-menace-defend-back" }
func (e Rested) String() string    { return "the hand of " + e.Seat.String() + " is ready" }
func (e Rested) can(t *table) bool { return t.set.hidden && e.Seat.At(int(t.seats)) }
func (e Rested) on(t *table) {
	p := of(Hand, e.Seat)
	list := append(pile(nil), t.pile(p)...)
	for i := range list {
		list[i].used = false
	}
	t.piles[p.index()] = list
}

// DefenceRolled is the dice of a defence (tw-menace-defend-subtract).
type DefenceRolled struct {
	Blanks  uint8 `json:"blanks"`
	Hits    uint8 `json:"hits"`
	Doubles uint8 `json:"doubles"`
}

func (DefenceRolled) Rule() joe.RuleID { return "tw-menace-defend-subtract" }
func (e DefenceRolled) String() string {
	return "rolled in defence: " + Throw(e).faces()
}
func (e DefenceRolled) can(t *table) bool { return t.menacing() && Throw(e).one() }
func (e DefenceRolled) on(t *table) {
	t.mission.hits = bound8(t.mission.hits, -int8(e.Hits+2*e.Doubles))
}

// menaced does what a Menace that succeeds does: its target discards a card at random
// (tw-menace-discard), or with enough Hits to spare, where a card in play says so,
// becomes a Traitor (tw-expert-convert); one who was rehabilitated again, being as Loyal
// as the others (tw-rehab-loyal).
func (w work) menaced() {
	t := w.t
	foe := joe.Seat(t.mission.foe) - 1
	spare := t.hits() - t.difficulty()
	turns := joe.RuleID("")
	t.answers(content.TurnCoat, func(a answer) {
		if turns == "" && spare >= a.n && t.status[foe] != activeTraitor {
			turns = a.why
		}
	})
	if turns != "" {
		w.turned(foe, turns)
		return
	}
	w.discardAtRandom(foe, 1, ref{card: t.set.menace})
}
