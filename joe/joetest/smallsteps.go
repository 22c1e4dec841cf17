package joetest

import (
	"reflect"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// turnWatch is what a seat has done in a row, and the States it came by.
type turnWatch[S any] struct {
	seat  joe.Seat
	count int
	been  map[uint64][]S
}

// short checks the length of a player's list.
func (m *spot[C, S, A, E, V]) short(legal []A, who joe.Seat) {
	if who != joe.Chance && len(legal) > m.o.MaxLegal {
		m.broken(SmallSteps, "a decision is small: several steps at the table are several actions (Options.MaxLegal)", "Legal", "%d actions, more than %d", len(legal), m.o.MaxLegal)
	}
}

// goesRound follows what one seat does in a row, and finds it where it was before.
func (m *spot[C, S, A, E, V]) goesRound(turn *turnWatch[S], who joe.Seat) {
	if who != turn.seat || who == joe.Chance {
		*turn = turnWatch[S]{seat: who, been: map[uint64][]S{}}
	}
	if who == joe.Chance {
		return
	}
	if turn.count++; turn.count > m.o.MaxTurn {
		m.broken(SmallSteps, "a seat decides only so often in a row (Options.MaxTurn)", "Apply", "%v has acted %d times with nothing between", who, turn.count)
		turn.count = 0
	}
	h := m.hash(m.state)
	if among(turn.been[h], m.state) {
		m.foundRound(who)
		m.abandon()
	}
	turn.been[h] = append(turn.been[h], m.state)
}

func (m *spot[C, S, A, E, V]) foundRound(who joe.Seat) {
	m.broken(SmallSteps, "a seat that decides several times in a row never comes back to where it was: what may be taken back is limited", "Apply", "%v is in the same State as earlier in its turn", who)
}

// among reports whether a State is in a list. Equal hashes are not enough: a Hash
// that is blind to a counter breaks another law.
func among[S any](list []S, s S) bool {
	for _, o := range list {
		if reflect.DeepEqual(o, s) {
			return true
		}
	}
	return false
}

// searchNodes and searchDepth bound the search for a round from one moment.
const (
	searchNodes = 250
	searchDepth = 40
)

// smallSteps tries law 5 by searching, from each moment, what the seat may do in
// a row for a way back. Random play has looked at every list on its way.
func (t *trial[C, S, A, E, V]) smallSteps() {
	t.onMoments(SmallSteps, func(m *spot[C, S, A, E, V], _ *dice.Source) {
		who := m.toAct(m.state)
		if who == joe.Nobody || who == joe.Chance {
			return
		}
		search := roundSearch[S]{seat: who, budget: searchNodes, done: map[uint64]bool{}}
		m.searchRound(&search)
	})
}

// roundSearch is a depth-first search over what one seat may do in a row.
type roundSearch[S any] struct {
	seat   joe.Seat
	budget int
	stack  []S
	hashes []uint64
	done   map[uint64]bool
}

// searchRound looks at this spot and what follows it within the turn.
func (m *spot[C, S, A, E, V]) searchRound(r *roundSearch[S]) {
	if r.budget <= 0 || len(r.stack) > searchDepth || m.toAct(m.state) != r.seat {
		return
	}
	r.budget--
	h := m.hash(m.state)
	for i := range r.stack {
		if r.hashes[i] == h && reflect.DeepEqual(r.stack[i], m.state) {
			m.foundRound(r.seat)
			m.abandon()
		}
	}
	if r.done[h] {
		return
	}
	r.stack, r.hashes = append(r.stack, m.state), append(r.hashes, h)
	legal := m.legal(m.state)
	m.short(legal, r.seat)
	for _, a := range legal {
		if next, err := m.next(m.state, a); err == nil {
			m.after(a, next).searchRound(r)
		}
	}
	r.stack, r.hashes = r.stack[:len(r.stack)-1], r.hashes[:len(r.hashes)-1]
	r.done[h] = true
}
