package deckbuilder

import (
	"hash/fnv"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// View is what a seat may know. Hands and discards are open (core-open-hands), and the
// order of a shuffled deck is not known to anybody, so that it is no part of a State
// either: a View holds all that a State holds, but in A Traitor Within, where cards of
// other players that the seat does not know are blanks. The zero View is of a game not
// begun.
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
	seat = seat.Watching(int(s.seats))
	return View{s.seenBy(seat), seat}
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

// Sample is a position that this seat cannot tell from the true one, every one as likely
// as what the View knows makes it (amb-tw-knowledge). Where nothing is hidden there is
// one such position, and nothing is drawn.
func (v View) Sample(src *dice.Source) State { return State{v.sample(src)} }

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
func (v View) Key() string {
	var room [4096]byte // more than the key of a game of four with all expansions
	return string(append(v.appendKey(room[:0]), byte(v.Seat())))
}

// Hash is equal for equal positions, on every platform. That of a State of A Traitor Within
// tells of secrets: never send it to a seat.
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
			if t.set.veil.on {
				word(uint16(e.rides))
			}
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
	bit(t.retired)
	b = append(b, m.foe, byte(m.plotted), byte(m.spared))
	for s := range maxSeats {
		b = append(b, byte(t.status[s]))
		word(uint16(t.promotedOf[s]))
	}
	word(t.lastRound)
	b = append(b, t.loose[:]...)
	b = append(b, byte(m.value), byte(m.credit))
	if t.set.veil.on {
		b = append(b, t.intel, t.damage, t.blends, m.level, m.intel, m.file)
		word(uint16(m.rides))
		bit(t.spied)
		bit(m.fired)
		bit(m.exact)
	}
	b = append(b, t.steps.n)
	for _, s := range t.steps.list[:t.steps.n] {
		b = append(b, byte(s.op), byte(s.seat), byte(s.n), byte(s.m), byte(s.ref.card>>8), byte(s.ref.card), s.ref.ability, byte(s.ref.part), s.ref.i, s.ref.j)
	}
	return b
}
