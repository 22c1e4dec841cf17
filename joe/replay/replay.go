package replay

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Replay is a recorded game: an immutable value, safe to share between goroutines.
// It keeps every position it can play to, so that looking at a moment costs
// nothing. The zero Replay records no game; its methods say so.
type Replay[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	game     joe.Game[C, S, A, E, V]
	version  joe.Version // that the record was made by
	config   C
	resumed  bool   // from a position, so that config says nothing
	hash     uint64 // recorded, of the start
	moves    []move[A]
	states   []S // of each moment that plays as recorded; the first is the start
	end      *joe.Outcome
	endLine  int
	diverges *Divergence
	lines    int  // of the text: read, or as Write gives it
	source   text // the text that it was read from
}

// text is what is known of a text that was read.
type text struct {
	bytes   int  // 0 if there was none
	faulty  bool // a line was refused
	unended bool // there is no newline at its end
}

// move is one recorded action.
type move[A any] struct {
	action A
	hash   uint64 // recorded, of the position that it leads to
	line   int
}

// Record is what happened at a table so far. It does not change when the table
// goes on. A nil table gives the zero Replay.
func Record[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](table *joe.Table[C, S, A, E, V]) Replay[C, S, A, E, V] {
	if table == nil {
		return Replay[C, S, A, E, V]{}
	}
	start, err := table.At(0)
	if err != nil || start.Seats() == 0 {
		return Replay[C, S, A, E, V]{}
	}
	game := table.Game()
	config, fresh := table.Config()
	r := Replay[C, S, A, E, V]{game: game, version: game.Version, config: config, resumed: !fresh, hash: start.Hash(), states: []S{start}, lines: 1}
	for i, a := range table.Record() {
		s, err := table.At(i + 1)
		if err != nil {
			break
		}
		r.append(a, s)
	}
	r.close()
	return r
}

// Of plays actions, chance's included, from set-up and records that. If the game
// refuses one, Of returns what stands before it and the refusal.
func Of[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], config C, actions ...A) (Replay[C, S, A, E, V], error) {
	if !complete(game) {
		return Replay[C, S, A, E, V]{}, errIncomplete
	}
	start, _, err := game.New(config)
	if err != nil {
		return Replay[C, S, A, E, V]{}, err
	}
	r := Replay[C, S, A, E, V]{game: game, version: game.Version, config: config, hash: start.Hash(), states: []S{start}, lines: 1}
	return r.do(actions)
}

// From is [Of] from a position instead of set-up.
func From[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], state S, actions ...A) (Replay[C, S, A, E, V], error) {
	if !complete(game) {
		return Replay[C, S, A, E, V]{}, errIncomplete
	}
	if state.Seats() == 0 {
		return Replay[C, S, A, E, V]{}, &joe.Error{Kind: joe.ErrNotBegun, Seat: joe.Nobody, Detail: "a game that has not begun cannot be recorded; use Of"}
	}
	r := Replay[C, S, A, E, V]{game: game, version: game.Version, resumed: true, hash: state.Hash(), states: []S{state}, lines: 1}
	return r.do(actions)
}

func (r Replay[C, S, A, E, V]) do(actions []A) (Replay[C, S, A, E, V], error) {
	for _, a := range actions {
		next, err := r.game.Next(r.states[len(r.states)-1], a)
		if err != nil {
			return r, err
		}
		r.append(a, next)
	}
	r.close()
	return r, nil
}

func (r *Replay[C, S, A, E, V]) append(action A, to S) {
	r.lines++
	r.moves = append(r.moves, move[A]{action, to.Hash(), r.lines})
	r.states = append(r.states, to)
}

// close gives a game that is over its end.
func (r *Replay[C, S, A, E, V]) close() {
	if o, over := r.states[len(r.states)-1].Outcome(); over {
		r.lines++
		r.end, r.endLine = &o, r.lines
	}
}

// complete reports whether the game has what a record needs.
func complete[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](g joe.Game[C, S, A, E, V]) bool {
	return g.Name != "" && g.New != nil && g.Apply != nil && g.Next != nil && g.Redact != nil && g.Load != nil &&
		g.DecodeAction != nil && g.DecodeConfig != nil
}

var errIncomplete = &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody,
	Detail: "the Game lacks what a record needs: a Name and the functions New, Apply, Next, Redact, Load, DecodeAction and DecodeConfig"}

// Header is the game and the versions that the record was made by.
func (r Replay[C, S, A, E, V]) Header() joe.Header {
	return joe.Header{Game: r.game.Name, Version: r.version}
}

// Config is what the game was set up from, or false if it went on from a position.
func (r Replay[C, S, A, E, V]) Config() (C, bool) { return r.config, !r.resumed && len(r.states) > 0 }

// Len is the number of actions recorded, chance's included; those that were
// undone do not count.
func (r Replay[C, S, A, E, V]) Len() int { return len(r.moves) }

// Actions are the recorded actions, in a slice of the caller's.
func (r Replay[C, S, A, E, V]) Actions() []A {
	actions := make([]A, len(r.moves))
	for i, m := range r.moves {
		actions[i] = m.action
	}
	return actions
}

// Outcome is how the game ended by its end line, or false if there is none: the
// game goes on, or the text was cut short.
func (r Replay[C, S, A, E, V]) Outcome() (joe.Outcome, bool) {
	if r.end == nil {
		return joe.Outcome{}, false
	}
	return *r.end, true
}

// At is the position at a moment from 0 to Len, secrets included. Where the record
// does not play so far the error is the [*Divergence] of Verify.
func (r Replay[C, S, A, E, V]) At(moment int) (S, error) {
	var none S
	if len(r.states) == 0 && r.diverges == nil {
		return none, &joe.Error{Kind: joe.ErrNotBegun, Seat: joe.Nobody, Detail: "the zero Replay records no game"}
	}
	if moment < 0 || moment > r.Len() {
		return none, &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: fmt.Sprintf("there is no moment %d; moments run from 0 to %d", moment, r.Len())}
	}
	if moment >= len(r.states) {
		return none, r.diverges
	}
	return r.states[moment], nil
}

// View is what a seat knew at a moment. Errors are those of At.
func (r Replay[C, S, A, E, V]) View(moment int, seat joe.Seat) (V, error) {
	s, err := r.At(moment)
	if err != nil {
		var none V
		return none, err
	}
	return s.View(seat), nil
}

// Seen is what a seat saw happen after one moment and up to another, each event as
// that seat saw it. From 0, or less, it begins with the events of set-up. Errors are
// those of At.
func (r Replay[C, S, A, E, V]) Seen(seat joe.Seat, from, to int) ([]E, error) {
	if _, err := r.At(to); err != nil {
		return nil, err
	}
	var seen []E
	add := func(events []E) {
		for _, e := range events {
			if shown, ok := r.game.Redact(e, seat); ok {
				seen = append(seen, shown)
			}
		}
	}
	if from <= 0 && !r.resumed {
		_, events, err := r.game.New(r.config)
		if err != nil {
			return nil, err
		}
		add(events)
	}
	for i := max(from, 0); i < to; i++ {
		_, events, err := r.game.Apply(r.states[i], r.moves[i].action)
		if err != nil {
			return nil, err
		}
		add(events)
	}
	return seen, nil
}

// Table is a table where the game stands as recorded at Len and can go on, chance
// drawing from the seed, or be undone to any moment.
func (r Replay[C, S, A, E, V]) Table(seed uint64) (*joe.Table[C, S, A, E, V], error) {
	t, err := r.TableByHand()
	if err != nil {
		return nil, err
	}
	_, err = t.RollFrom(seed)
	return t, err
}

// TableByHand is Table for people with their own dice and cards.
func (r Replay[C, S, A, E, V]) TableByHand() (*joe.Table[C, S, A, E, V], error) {
	if _, err := r.At(r.Len()); err != nil {
		return nil, err
	}
	open := func() (*joe.Table[C, S, A, E, V], error) { return joe.OpenByHand(r.game, r.config) }
	if r.resumed {
		open = func() (*joe.Table[C, S, A, E, V], error) { return joe.ResumeByHand(r.game, r.states[0]) }
	}
	t, err := open()
	if err != nil {
		return nil, err
	}
	for _, m := range r.moves {
		if _, err := t.Do(m.action); err != nil {
			return nil, err
		}
	}
	return t, nil
}
