package deckbuilder

import (
	"hash/fnv"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// View is what a seat may know. In the core game hands and discards are open
// (core-open-hands), and the order of a shuffled deck is not known to anybody, so that
// it is no part of a State either: a View holds all that a State holds. The zero View
// is of a game not begun.
type View struct {
	table
	seat joe.Seat
}

// View is the position as a seat knows it. That of joe.Chance, and of a seat that is
// not at the table, is the spectator's.
func (s State) View(seat joe.Seat) View {
	if s.phase == notBegun {
		return View{}
	}
	return View{s.table, seat.Watching(int(s.seats))}
}

// Seat is whose view this is, or joe.Spectator.
func (v View) Seat() joe.Seat {
	if v.phase == notBegun {
		return joe.Spectator
	}
	return v.seat
}

// Legal is what [Legal] lists, where this seat is to act; else nothing.
func (v View) Legal() []Action {
	if v.toAct() != v.seat {
		return nil
	}
	return v.appendLegal(nil)
}

// Sample is a position that this seat cannot tell from the true one. Nothing is
// hidden here, so there is one such position, and nothing is drawn.
func (v View) Sample(*dice.Source) State { return State{v.table} }

// With is the View after an event as [Redact] shows it to this seat. An event that
// cannot happen now, nil and pointers too, leaves it unchanged.
func (v View) With(e Event) View {
	if known(e) && v.phase != notBegun && v.phase != over && e.can(&v.table) {
		v.steps = steps{} // within a batch nobody is to act: what is pending comes last
		e.on(&v.table)
	}
	return v
}

// Key is equal for two Views exactly when their JSON is equal. It is compact, not
// meant to be read, and good for map keys; it may change between versions.
func (v View) Key() string { return string(append(v.appendKey(nil), byte(v.Seat()))) }

// Hash is equal for equal positions, on every platform.
func (t table) Hash() uint64 {
	h := fnv.New64a()
	var room [1024]byte
	h.Write(t.appendKey(room[:0]))
	return h.Sum64()
}

// appendKey writes everything that tells two positions apart.
func (t *table) appendKey(b []byte) []byte {
	if t.set == nil {
		return b
	}
	word := func(n uint16) { b = append(b, byte(n>>8), byte(n)) }
	b = append(b, t.set.key...)
	for _, p := range &t.piles {
		b = append(b, byte(len(p)))
		for _, e := range p {
			word(uint16(e.card))
			flags := byte(0)
			if e.used {
				flags = 1
			}
			b = append(b, byte(e.who), flags)
		}
	}
	word(t.round)
	word(t.turn)
	word(t.record)
	b = append(b, byte(t.phase), t.seats, byte(t.first), byte(t.active), t.turns, t.threat, t.recorded, byte(t.act), t.exhaust, t.reason)
	b = append(b, t.ages[:]...)
	for s := range maxSeats {
		word(uint16(t.bonus[s]))
		word(uint16(t.spent[s]))
		word(t.reserved[s])
	}
	m := &t.mission
	bit := func(on bool) {
		if on {
			b = append(b, 1)
		} else {
			b = append(b, 0)
		}
	}
	b = append(b, m.place, byte(m.named), byte(m.dice), byte(m.ease), byte(m.hits), byte(m.seats), byte(m.fewer), byte(m.helped), m.blank, m.single, m.double, byte(m.start))
	word(uint16(m.card))
	for _, n := range m.skill {
		b = append(b, byte(n))
	}
	bit(m.began)
	bit(m.gone)
	bit(m.rolled)
	bit(m.won)
	bit(m.decided)
	bit(m.ride)
	bit(m.stays)
	bit(m.silent)
	bit(t.noisy)
	b = append(b, byte(m.value), byte(m.credit))
	b = append(b, t.steps.n)
	for _, s := range t.steps.list[:t.steps.n] {
		b = append(b, byte(s.op), byte(s.seat), byte(s.n), byte(s.m), byte(s.ref.card>>8), byte(s.ref.card), s.ref.ability, byte(s.ref.part), s.ref.i, s.ref.j)
	}
	return b
}
