package parley

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/seed4548c990/gijoe/joe"
)

// The rules that code cites. The ledger has their words, and those of the others.
const (
	ruleSeats    joe.RuleID = "parley-seats"
	ruleDealRole joe.RuleID = "parley-deal-role"
	ruleDeal     joe.RuleID = "parley-deal"
	ruleShuffle  joe.RuleID = "parley-shuffle"
	ruleDraw     joe.RuleID = "parley-draw"
	ruleTurn     joe.RuleID = "parley-turn"
	ruleHold     joe.RuleID = "parley-hold"
	ruleClaim    joe.RuleID = "parley-claim"
	ruleDrop     joe.RuleID = "parley-drop"
	ruleLens     joe.RuleID = "parley-lens"
	ruleSeen     joe.RuleID = "parley-lens-seen"
	ruleLook     joe.RuleID = "parley-look"
	ruleWrit     joe.RuleID = "parley-writ"
	ruleWritOpen joe.RuleID = "parley-writ-open"
	ruleAnswer   joe.RuleID = "parley-answer"
	ruleVeil     joe.RuleID = "parley-veil"
	ruleVote     joe.RuleID = "parley-vote"
	ruleCount    joe.RuleID = "parley-count"
	ruleUnmask   joe.RuleID = "parley-unmask"
	ruleEnd      joe.RuleID = "parley-end"
	ruleReveal   joe.RuleID = "parley-reveal"
	ruleLimit    joe.RuleID = "sdk-turn-limit"
)

//go:embed ledger.tsv
var ledger string

var rulebook = sync.OnceValue(func() *joe.Rulebook {
	book, err := joe.ParseRulebook(ledger)
	if err != nil {
		return nil // a test reads the ledger; a nil Rulebook has no rules
	}
	return book
})

// Rules is the ledger of this game's rules.
func Rules() *joe.Rulebook { return rulebook() }

// refuse is the rule by which an action is refused, or "" if it is legal. Legal,
// Check and Apply ask it of a State; a View asks it whether an event can be, and
// then a card that it does not see may be any that it has not seen.
//
// For the seat that is to act the answer depends on nothing that the seat does not
// know: its own hand, and what is public.
func (t *table) refuse(a Action) joe.RuleID {
	switch a := a.(type) {
	case Claim:
		return t.refuseCard(Favour)
	case Drop:
		if a.Card < Lens || a.Card > Veil {
			return ruleDrop
		}
		return t.refuseCard(a.Card)
	case Peek:
		if rule := t.refuseCard(Lens); rule != "" {
			return rule
		}
		return t.refuseLens(a.At)
	case Accuse:
		if rule := t.refuseCard(Writ); rule != "" {
			return rule
		}
		return t.refuseWrit(a.Seat)
	case Cancel:
		if t.phase != answer {
			return ruleAnswer
		}
		if !t.mayHold(t.asked, Veil) {
			return ruleHold
		}
	case Pass:
		if t.phase != answer {
			return ruleAnswer
		}
	case Vote:
		if t.phase != vote || a.Ballot != Guilty && a.Ballot != Innocent {
			return ruleVote
		}
	case Deal:
		if t.receiver() == joe.Nobody || t.weights().of(a.Card) == 0 {
			return ruleDeal
		}
	case Turn:
		if t.phase != look && t.phase != open || t.weights().of(a.Card) == 0 {
			return ruleLook
		}
	case Shuffle:
		if t.phase != draw || t.deck() > 0 {
			return ruleShuffle
		}
	}
	return ""
}

// refuseCard is why the seat whose turn it is may not play such a card.
func (t *table) refuseCard(c Card) joe.RuleID {
	if t.phase != play {
		return ruleTurn
	}
	if !t.mayHold(t.turn, c) {
		return ruleHold
	}
	return ""
}

// refuseLens is why a Lens may not be aimed at a place.
func (t *table) refuseLens(p Place) joe.RuleID {
	if p != Envelope && !joe.Seat(p).At(int(t.seats)) {
		return ruleLens
	}
	if t.opened[p] || t.known[p].Has(t.turn) {
		return ruleSeen
	}
	return ""
}

// refuseWrit is why a seat may not be accused.
func (t *table) refuseWrit(s joe.Seat) joe.RuleID {
	if !s.At(int(t.seats)) || s == t.turn {
		return ruleWrit
	}
	if t.opened[s] {
		return ruleWritOpen
	}
	return ""
}

// is reports whether a is an action at all, and whether it is chance's.
func is(a Action) (action, chance bool) {
	switch a.(type) {
	case Claim, Drop, Peek, Accuse, Cancel, Pass, Vote:
		return true, false
	case Deal, Turn, Shuffle:
		return true, true
	}
	return false, false
}

// check is the refusal in full, or nil.
func (t *table) check(a Action) *joe.Error {
	action, chance := is(a)
	e := &joe.Error{Kind: joe.ErrIllegal, Seat: t.toAct(), Action: a}
	switch {
	case !action:
		// No Action in the error: a nil pointer could not be printed.
		return &joe.Error{Kind: joe.ErrMalformed, Seat: e.Seat, Detail: "no action of this game; an action is one of its structs, not a pointer"}
	case t.phase == unbegun:
		e.Kind, e.Rule, e.Detail = joe.ErrNotBegun, ruleSeats, "the dinner has not begun; start with New"
		return e
	case t.phase == over:
		e.Kind, e.Rule, e.Detail = joe.ErrGameOver, t.outcome().Reason, "the dinner is over"
		return e
	case chance != (e.Seat == joe.Chance):
		e.Kind, e.Rule = joe.ErrNotYourTurn, t.pending().Rule
		e.Detail = "the game waits for " + e.Seat.String() + " to " + t.pending().Kind
		return e
	}
	if e.Rule = t.refuse(a); e.Rule == "" {
		return nil
	}
	if chance {
		e.Detail = "that cannot come up here"
	} else {
		rule, _ := Rules().Rule(e.Rule)
		e.Detail = strings.TrimSuffix(rule.Text, ".")
		var words []string
		for _, legal := range t.appendLegal(nil) {
			words = append(words, legal.String())
		}
		e.Hint = "legal: " + strings.Join(words, ", ")
	}
	return e
}

// appendLegal appends the legal actions.
func (t *table) appendLegal(list []Action) []Action {
	toAct := t.toAct()
	if toAct == joe.Nobody {
		return list
	}
	for _, a := range actions {
		if t.refuse(a) == "" {
			list = append(list, a)
		}
	}
	return list
}

// pending is the question that the game waits to have answered. It is made of
// public facts.
func (t *table) pending() joe.Pending {
	p := joe.NothingPending()
	if p.Seat = t.toAct(); p.Seat == joe.Nobody {
		return p
	}
	p.Kind = t.phase.String()
	switch t.phase {
	case dealRoles:
		p.Rule, p.Other = ruleDealRole, t.receiver()
	case dealCards:
		p.Rule, p.Other = ruleDeal, t.receiver()
	case draw:
		p.Rule, p.Other = ruleDraw, t.receiver()
		if t.deck() == 0 {
			p.Kind, p.Rule, p.Other = "shuffle", ruleShuffle, joe.Nobody
		}
	case play:
		p.Rule = ruleTurn
	case answer:
		p.Rule, p.Other, p.Item = ruleAnswer, t.turn, t.used.String()
	case look:
		p.Rule, p.Other, p.Item = ruleLook, t.turn, t.at.String()
	case vote:
		p.Rule, p.Other = ruleVote, joe.Seat(t.at)
	case open:
		p.Rule, p.Item = ruleReveal, Envelope.String()
	}
	return p
}
