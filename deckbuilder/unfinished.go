package deckbuilder

import "github.com/seed4548c990/gijoe/deckbuilder/content"

// This is what an evaluation makes of effects that are still to be done: a position is
// looked at between an action and the answers that it asks for, too, so that what a card
// is about to do counts as much as what it has done.

// eachToDo calls f for each effect that is still to be done, with how often.
func (t *table) eachToDo(f func(e *content.Effect, n float64)) {
	list := t.steps.list[:t.steps.n]
	for i := range list {
		s := &list[i]
		switch s.op {
		case opPick, opSlot:
			if e := t.effect(s.ref); e != nil {
				f(e, float64(s.n))
			}
		case opEffect, opSeat, opEither:
			if e := t.effect(s.ref); e != nil {
				f(e, t.often(e))
			}
		case opEffects:
			todo := t.effects(s.ref)
			for j := min(s.ref.at(), len(todo)); j < len(todo); j++ {
				f(&todo[j], t.often(&todo[j]))
			}
		case opAbility:
			if s.n != abilityAsk || int(s.ref.card) == 0 || int(s.ref.ability) >= len(t.card(s.ref.card).Abilities) {
				continue
			}
			if a := &t.card(s.ref.card).Abilities[s.ref.ability]; !a.May && len(a.If) == 0 {
				for j := range a.Do {
					f(&a.Do[j], t.often(&a.Do[j]))
				}
			}
		}
	}
}

// often is how often an effect is done, by and large.
func (t *table) often(e *content.Effect) float64 {
	n := float64(e.N)
	switch {
	case e.Per == content.PerPlayerCount || e.Who == content.Each:
		n *= float64(t.seats)
	case e.Per == content.PerHelper:
		n *= float64(t.seats-1) / 2
	}
	return n
}

// unfinished is what they do to the log odds.
func (t *table) unfinished() (x float64) {
	t.eachToDo(func(e *content.Effect, n float64) { x += t.deals(e, n) })
	return x
}

// hitsToCome is the Hits that they are good for on the mission under way.
func (t *table) hitsToCome(need content.SkillSet) (x float64) {
	t.eachToDo(func(e *content.Effect, n float64) { x += t.deed(e, need) })
	return x
}
