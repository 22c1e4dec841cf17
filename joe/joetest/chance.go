package joetest

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	rollsPerRun  = 40 // chance nodes whose Roll is compared with its Odds
	rollsOfKind  = 2  // of these, at the same kind of moment with as many outcomes
	rollsEach    = 80 // rolls for each outcome, within these bounds
	rollsAtLeast = 2000
	rollsAtMost  = 20_000
)

// chance tries law 10.
func (t *trial[C, S, A, E, V]) chance() {
	m := t.nowhere()
	var zero S
	if !isNil(zero) {
		m.state = zero
		m.attempt(func() { m.noChance(nil) })
	}
	done := map[string]int{}
	t.onMoments(Chance, func(m *spot[C, S, A, E, V], src *dice.Source) {
		if m.toAct(m.state) != joe.Chance {
			m.noChance(src)
			return
		}
		odds := m.fairOdds()
		kind := fmt.Sprintf("%s %d", m.kind(), len(odds))
		if t.report.Rolls < rollsPerRun && done[kind] < rollsOfKind {
			done[kind]++
			m.rollsFit(odds, src)
		}
	})
}

// noChance checks a State where chance does not act.
func (m *spot[C, S, A, E, V]) noChance(src *dice.Source) {
	var zero A
	if odds := m.odds(m.state); len(odds) > 0 {
		m.broken(Chance, "where chance does not act there are no Odds", "Odds", "%d outcomes, and %v is to act", len(odds), m.toAct(m.state))
	}
	if a := m.roll(m.state, src); a != zero {
		m.broken(Chance, "where chance does not act there is nothing to Roll", "Roll", "%s, and %v is to act", show(a), m.toAct(m.state))
	}
}

// fairOdds checks the odds of a chance node.
func (m *spot[C, S, A, E, V]) fairOdds() []joe.Chanced[A] {
	odds, legal := m.odds(m.state), m.legal(m.state)
	listed := make([]A, len(odds))
	var total, carry uint64
	for i, o := range odds {
		listed[i] = o.Action
		var over uint64
		total, over = bits.Add64(total, o.Weight, 0)
		carry += over
	}
	for i := range max(len(odds), len(legal)) {
		if len(odds) != len(legal) || odds[i].Action != legal[i] {
			m.broken(Chance, "Odds lists what Legal lists, in that order", "Odds", "%s, and Legal gives %s", actionTexts(listed), actionTexts(legal))
			m.abandon()
		}
	}
	if carry > 0 {
		m.broken(Chance, "the weights of all outcomes add up to no more than 64 bits", "Odds", "more")
		m.abandon()
	}
	for _, o := range odds {
		if o.Weight == 0 {
			m.broken(Chance, "every outcome has a positive weight", "Odds", "%s has none", show(o.Action))
			m.abandon()
		}
		if want := float64(o.Weight) / float64(total); math.Abs(o.P-want) > 1e-9 {
			m.broken(Chance, "P is the weight over the sum of the weights", "Odds", "%s has P %v, and its weight is %d of %d", show(o.Action), o.P, o.Weight, total)
			m.abandon()
		}
	}
	return odds
}

// rollsFit rolls often and compares with the odds.
func (m *spot[C, S, A, E, V]) rollsFit(odds []joe.Chanced[A], src *dice.Source) {
	m.report.Rolls++
	at := make(map[A]int, len(odds))
	weights := make([]uint64, len(odds))
	for i, o := range odds {
		at[o.Action], weights[i] = i, o.Weight
	}
	counts := make([]int, len(odds))
	n := min(max(len(odds)*rollsEach, rollsAtLeast), rollsAtMost)
	for range n {
		a := m.roll(m.state, src)
		i, ok := at[a]
		if !ok {
			m.broken(Chance, "Roll draws one of the outcomes of Odds", "Roll", "%s", show(a))
			return
		}
		counts[i]++
	}
	if off := fits(counts, weights); off > sure {
		m.broken(Chance, "Roll draws by the weights of Odds", "Roll", "of %d rolls %s for the weights %s, %.1f standard deviations away", n, phrase.And(counts), phrase.And(weights), off)
	}
}
