package joetest

import (
	"reflect"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// actors says who may do an action: players, chance or both.
type actors uint8

const (
	byPlayers actors = 1 << iota
	byChance
)

// actorsFor is the class of the seat that is to act.
func actorsFor(seat joe.Seat) actors {
	if seat == joe.Chance {
		return byChance
	}
	return byPlayers
}

// maxPool bounds the actions that are kept to be tried elsewhere.
const maxPool = 20_000

// pool is every action ever legal in a run, and whose it was.
type pool[A comparable] struct {
	list  []A
	known map[A]bool
	types map[reflect.Type]actors
}

// add puts a list of legal actions in.
func (p *pool[A]) add(list []A, who actors) {
	if p.known == nil {
		p.known, p.types = map[A]bool{}, map[reflect.Type]actors{}
	}
	for _, a := range list {
		p.types[reflect.TypeOf(a)] |= who
		if !p.known[a] && len(p.list) < maxPool {
			p.known[a] = true
			p.list = append(p.list, a)
		}
	}
}

// whose says who was ever to act when an action of this type was legal.
func (p *pool[A]) whose(a A) actors { return p.types[reflect.TypeOf(a)] }

// draw gives n of the actions, or all if there are fewer, in a slice of the caller's.
func (p *pool[A]) draw(n int, src *dice.Source) []A {
	if len(p.list) <= n {
		return append([]A(nil), p.list...)
	}
	drawn := make([]A, 0, n)
	taken := make(map[int]bool, n)
	for len(drawn) < n {
		if i := src.IntN(len(p.list)); !taken[i] {
			taken[i] = true
			drawn = append(drawn, p.list[i])
		}
	}
	return drawn
}

const (
	maxEventsOfType = 30  // events of one type that are kept
	looksAtKind     = 400 // events of one type that are looked at to that end
)

// eventPool is a selection of the events of a run, some of each type.
type eventPool[E any] struct {
	list  []E
	texts map[string]bool
	kinds map[reflect.Type]*eventKind
	order []*eventKind
}

// eventKind counts the events of one type.
type eventKind struct {
	name           string
	kept           int
	cited, uncited int
	example        string // an event without a rule
}

// kind is the count for the type of an event.
func (p *eventPool[E]) kind(e E) *eventKind {
	if p.kinds == nil {
		p.texts, p.kinds = map[string]bool{}, map[reflect.Type]*eventKind{}
	}
	t := reflect.TypeOf(e)
	k := p.kinds[t]
	if k == nil {
		k = &eventKind{name: typeName(t)}
		p.kinds[t] = k
		p.order = append(p.order, k)
	}
	return k
}

// add keeps an event that is not kept yet, unless there are many of its type.
func (p *eventPool[E]) add(e E, text func() string) {
	k := p.kind(e)
	if k.kept >= maxEventsOfType {
		return
	}
	if s := text(); !p.texts[s] {
		p.texts[s] = true
		p.list = append(p.list, e)
		k.kept++
	}
}

// typeName is the name of a type for people.
func typeName(t reflect.Type) string {
	if t == nil {
		return "nil"
	}
	return t.String()
}
