package joetest

import (
	"reflect"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// citation tries law 12. Which events a rule causes the kit cannot know: it asks
// that events of one type either all name a rule or none does, and that some do.
func (t *trial[C, S, A, E, V]) citation() {
	m := t.nowhere()
	cited := 0
	for _, k := range t.events.order {
		cited += k.cited
		if k.cited > 0 && k.uncited > 0 && reflect.TypeFor[E]().Kind() == reflect.Interface {
			m.broken(Citation, "events of one type all name a rule, or none does", "Rule() of "+k.name, "%d name one and %d do not, such as %q", k.cited, k.uncited, k.example)
		}
	}
	if cited == 0 && len(t.events.order) > 0 {
		m.broken(Citation, "what happens, happens by a rule: some events name one", "Event.Rule", "none in the run does")
	}
	for _, e := range t.events.list {
		m.attempt(func() { m.cites(m.rule(e), "Rule() of the event "+show(e)) })
	}
	for _, c := range t.configs {
		for _, o := range odd(c) {
			m.attempt(func() {
				if _, _, err := m.new(o); err != nil {
					m.cites(m.refusal(err, "New").Rule, "New of "+configText(o))
				}
			})
		}
	}
	t.onMoments(Citation, func(m *spot[C, S, A, E, V], src *dice.Source) {
		m.cites(m.pending(m.state).Rule, "State.Pending")
		if o, over := m.outcome(m.state); over {
			if o.Reason == "" {
				m.broken(Citation, "a game that is over names the rule that ended it", "State.Outcome", "%v", o)
			}
			m.cites(o.Reason, "State.Outcome")
		}
		for _, a := range m.probes(m.legal(m.state), src) {
			err := m.check(m.state, a)
			if err == nil {
				continue
			}
			e := m.refusal(err, "Check(%s)", show(a))
			if e.Kind == joe.ErrIllegal && e.Rule == "" {
				m.broken(Citation, "what a rule forbids is refused by the name of the rule", "Check("+show(a)+")", "%s", m.errorText(err))
			}
			m.cites(e.Rule, "Check("+show(a)+")")
		}
	})
}

// cites checks that a rule that is named is known.
func (m *spot[C, S, A, E, V]) cites(id joe.RuleID, tried string) {
	if id == "" || m.o.Cites != nil && m.o.Cites(id) {
		return
	}
	defer m.guard("Rules")
	if _, ok := m.game.Rules().Rule(id); !ok {
		m.broken(Citation, "a rule that is named stands in the ledger (or Options.Cites knows it)", tried, "%q", string(id))
	}
}
