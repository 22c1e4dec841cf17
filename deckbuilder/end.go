package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

// Why a game ends.
const (
	byFinale uint8 = iota + 1
	byThreat
	byBattalions
	byMainDeck
	byLimit
	byNothing
)

// endings is the rule of each end. A Story that has no next mission, which no checked
// set has, ends as at the limit.
var endings = [...]joe.RuleID{"", "core-win-last-finale", "core-lose-threat-top", "core-lose-battalions", "core-lose-main-deck", "sdk-turn-limit", "sdk-turn-limit"}

// endingOf is the number of an end by its rule.
func endingOf(rule joe.RuleID) (uint8, bool) {
	for i := byFinale; i < byNothing; i++ {
		if endings[i] == rule {
			return i, true
		}
	}
	return 0, false
}

// outcomeFor is the outcome of an end: all win or all lose (core-coop-outcome).
func (t *table) outcomeFor(rule joe.RuleID) joe.Outcome {
	if t.set.hidden {
		return t.outcomeOfTraitor(rule)
	}
	o := joe.Outcome{Reason: rule}
	if rule == endings[byFinale] {
		o.Winners = t.everybody()
	}
	return o
}

// end is how an end is told.
func (t *table) end(n uint8) Ended {
	e := Ended{Outcome: t.outcomeFor(endings[n])}
	if e.Outcome.Reason != endings[n] {
		e.Cause = endings[n]
	}
	return e
}

// ending is the number of the end that is told.
func (e Ended) ending() (uint8, bool) {
	if e.Cause != "" {
		return endingOf(e.Cause)
	}
	return endingOf(e.Outcome.Reason)
}

// endedFor ends the game.
func (w work) endedFor(reason uint8) {
	t := w.t
	if t.phase == over {
		return
	}
	if reason == byNothing {
		reason = byLimit
	}
	e := t.end(reason)
	if t.set.hidden {
		w.openAll()
	}
	e.on(t)
	tell(w, e)
}
