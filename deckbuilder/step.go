package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// op is what a step does.
type op uint8

// The steps. Those up to opLot wait for chance, those up to opVote for a seat; the
// others are done at once.
const (
	noOp op = iota

	opDeal  // a card of the place m comes up and goes to the place n
	opThrow // n dice are thrown; m says for what
	opLot   // chance picks one of the seats in m

	opMissions // the active player: a mission, a card, or on to recruiting; n counts cards that came back, m uses of Joes in hand
	opRide     // the active player: the Transport
	opJoin     // a player: a Joe for the mission, or no more; n counts those asked; m is, for a Transport deployed late, the seats left and 1
	opWindow   // a player: cards during the mission, or none; n counts who passed in a row
	opName     // the active player: the Skill that counts
	opRecruit  // the active player: buy, promote, or end the turn
	opPick     // a player: a card for an effect; n are left to be chosen
	opSlot     // a player: a slot of the line-up for an effect; n are left
	opSeat     // a player: a seat for an effect
	opMay      // a player: whether an ability is used
	opEither   // a player: one of two things
	opRetire   // the active player: a GI to be retired
	opGive     // the active player: who gets a Precision Strike
	opSabotage // an Active Traitor: a Sabotage card, or none
	opDefend   // a player: Joes shown against a Menace; n are the dice so far
	opFoe      // the Active Traitor: at whom Menace is aimed
	opSwap     // the active player: Intel dice for green ones
	opUpgrade  // the active player: a card for the reward of the next level of the Intel Mission
	opMount    // the active player: the enemy that is equipped with a Cobra Transport
	opAvert    // the active player: whether a Complication is bought off for Skill
	opVote     // a player: who gets a Precision Strike of the Threat Meter; n is the first name, m the seats tied

	opSetup   // set-up, stage n
	opTurn    // a turn, stage n
	opRound   // End of Round, stage n
	opDraw    // a seat draws n cards
	opMission // a mission being attempted, stage n
	opReveal  // n Complications are drawn and resolved
	opResolve // the Complication drawn is resolved, stage n
	opStory   // the Story Mission is failed or passed over: the next becomes active; stage n
	opThreat  // the Threat Marker moves by n
	opSpace   // what the space n of the meter brings
	opAbility // an ability: conditions, consent, cost, effects
	opEffects // the effects of a list, from the i-th on
	opEffect  // one effect
	opFill    // the empty slots of the line-up are refilled
	opScout   // a seat looks at its top cards, stage n
	opSchemes // n Sabotage cards are drawn
	opAccused // the Accusation drawn goes to somebody
	opProven  // an Accusation that succeeded, stage n
	opFlipped // a Loyalty card was flipped
	opFirst   // a player draws the first Accusation
	opIcon    // the Crimson Guard icon of the active Story Mission, stage n; m counts Hits
	opEquip   // n Cobra Transports are put into play
	nOps
)

// waits reports whether somebody must act before the step is done.
func (o op) waits() bool { return o > noOp && o <= opVote }

// acts reports whether who answers acts of the own accord: a mission, a card, a
// purchase. Choices that effects ask for are no such rest for a card set whose effects
// set each other off.
func (o op) acts() bool { return o >= opMissions && o <= opRecruit }

// step is something still to be done: plain data, so that any moment can be saved.
type step struct {
	op   op
	seat joe.Seat // who is asked, or whom it is about
	n, m int8
	ref  ref
}

// ref is an ability, an effect list of it, and an effect in it.
type ref struct {
	card    content.ID // 0: a space of the Threat Meter, which ability numbers
	ability uint8
	part    part
	i, j    uint8 // the effect of the list; within a choice, the effect of the branch
}

// part is which list of an ability.
type part uint8

const (
	doing   part = iota // what it does
	paying              // what it costs
	thening             // the first branch of the choice that is the i-th effect
	oring               // the second
	nParts
)

// maxSteps is how many steps may be pending. The engine needs less than half; a card
// set whose effects pile up higher loses the effects on top.
const maxSteps = 40

// steps is the stack of what is still to be done. The next one is the last.
type steps struct {
	list [maxSteps]step
	n    uint8
}

func (s *steps) top() *step {
	if s.n == 0 {
		return nil
	}
	return &s.list[s.n-1]
}

func (s *steps) push(p step) bool {
	if int(s.n) == maxSteps {
		return false
	}
	s.list[s.n] = p
	s.n++
	return true
}

func (s *steps) pop() {
	s.n--
	s.list[s.n] = step{}
}

// effects is the list that a ref points into.
func (t *table) effects(r ref) []content.Effect {
	if r.card == 0 {
		if int(r.ability) >= len(t.set.meter.Spaces) {
			return nil
		}
		list := t.set.meter.Spaces[r.ability].Do
		return branch(list, r)
	}
	if int(r.card) > t.set.cards.Len() || int(r.ability) >= len(t.card(r.card).Abilities) {
		return nil
	}
	a := &t.card(r.card).Abilities[r.ability]
	if r.part == paying {
		return a.Pay
	}
	return branch(a.Do, r)
}

func branch(list []content.Effect, r ref) []content.Effect {
	switch {
	case r.part == doing:
		return list
	case int(r.i) >= len(list):
		return nil
	case r.part == thening:
		return list[r.i].Then
	case r.part == oring:
		return list[r.i].Or
	}
	return nil
}

// at is the number of the effect in its list.
func (r ref) at() int {
	if r.part == thening || r.part == oring {
		return int(r.j)
	}
	return int(r.i)
}

// to is the ref of another effect of the list.
func (r ref) to(i int) ref {
	if r.part == thening || r.part == oring {
		r.j = uint8(i)
	} else {
		r.i = uint8(i)
	}
	return r
}

// effect is the effect that a ref points at; nil if there is none.
func (t *table) effect(r ref) *content.Effect {
	list := t.effects(r)
	if r.at() >= len(list) {
		return nil
	}
	return &list[r.at()]
}

// why is what an effect is told by: the card's id, or the rule of the Threat Meter.
func (t *table) why(r ref) joe.RuleID {
	if r.card == 0 {
		return "core-threat-space"
	}
	return joe.RuleID(t.card(r.card).ID)
}

// work is one action being done: the position it changes and, where somebody
// wants to know, what happened.
type work struct {
	t      *table
	events *[]Event // nil: not recorded
}

// push puts steps on the stack so that the first of them is done first.
func (w work) push(list ...step) {
	for i := len(list) - 1; i >= 0; i-- {
		w.push1(list[i])
	}
}

// push1 puts one step on the stack. Where there is no room the step is lost, and the
// loss told.
func (w work) push1(p step) {
	if !w.t.steps.push(p) {
		w.noted(Noted{Why: "sdk-trigger-limit", Card: w.t.nameOf(p.ref.card)})
	}
}

// nameOf is a card's id; "" for none.
func (t *table) nameOf(id content.ID) string {
	if id == 0 || int(id) > t.set.cards.Len() {
		return ""
	}
	return t.card(id).ID
}

// maxTriggers is how many abilities and lists of effects may follow one another before
// somebody acts of the own accord (sdk-trigger-limit). A card set whose abilities set
// each other off without end, choices between them or not, is stopped there.
const maxTriggers = 200

// run does steps until somebody has to act or the game is over.
func (w work) run() {
	t := w.t
	for t.phase != over {
		s := t.steps.top()
		if s == nil {
			w.endedFor(byNothing)
			break
		}
		if s.op.waits() {
			if w.settled(s) {
				continue
			}
			return
		}
		w.do(s)
	}
	t.steps = steps{}
}

// do does the step on top of the stack, which it pops or leaves with the next stage.
func (w work) do(s *step) {
	switch s.op {
	case opSetup:
		w.setUp(s)
	case opTurn:
		w.turn(s)
	case opRound:
		w.endRound(s)
	case opDraw:
		w.draw(s)
	case opMission:
		w.attempt(s)
	case opReveal:
		w.reveal(s)
	case opResolve:
		w.resolve(s)
	case opStory:
		w.story(s)
	case opThreat:
		w.moveThreat(s)
	case opSpace:
		w.space(s)
	case opAbility:
		w.ability(s)
	case opEffects:
		w.list(s)
	case opEffect:
		p := *s
		w.t.steps.pop()
		w.effect(p)
	case opFill:
		w.fill(s)
	case opScout:
		w.scout(s)
	case opSchemes:
		w.schemes(s)
	case opAccused:
		w.accused(s)
	case opProven:
		w.proven(s)
	case opFlipped:
		w.flipped(s)
	case opIcon:
		w.icon(s)
	case opEquip:
		w.equip(s)
	case opFirst:
		seat := s.seat
		w.t.steps.pop()
		w.accuse(seat, toAnyone)
	default:
		w.t.steps.pop()
	}
}
