package joe

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
)

// Table drives a game for those who just want to play: chance acts by itself
// from a seeded source, every action is recorded, and any moment can be looked
// at or gone back to. Same seed, same actions: same game, on every platform.
//
// A moment is a count of actions done, chance's included: moment 0 is the
// position after set-up, moment Len is now.
//
// What Do returns holds secrets; a server sends its clients Seen. A Table is not
// safe for concurrent use; the States and Views it gives are. Tables come from Open,
// OpenByHand, Play, Resume and ResumeByHand; the zero Table plays no game, and its
// methods panic. The type parameters are inferred, and each game has a name for its
// own, such as cobrahq.Table.
type Table[C any, S State[V], A Action, E Event, V View[S, A, E, V]] struct {
	game    Game[C, S, A, E, V]
	config  C
	resumed bool // from a position, so that config says nothing
	byHand  bool
	setUp   []E
	start   S
	source  dice.Source // as it was at moment 0
	moments []step[S, A]
}

// step is one action and what came of it. Its events are not kept: Do gave them to
// the caller, who may have written into them.
type step[S, A any] struct {
	action A
	state  S
	source dice.Source // after the action
}

// Open sets a game up and lets chance act from the seed wherever it is to act,
// set-up's own rolls included. A Game that lacks a function which a table calls is
// refused with [ErrBadConfig], here as by all that make a table. What the config points to, such as a map, is not
// copied: leave it as it is while the table is in use, or its record will not verify.
func Open[C any, S State[V], A Action, E Event, V View[S, A, E, V]](game Game[C, S, A, E, V], config C, seed uint64) (*Table[C, S, A, E, V], error) {
	t, err := OpenByHand(game, config)
	if err != nil {
		return nil, err
	}
	_, err = t.RollFrom(seed)
	return t, err
}

// OpenByHand sets a game up for people with their own dice and cards: where
// chance is to act the table waits for Do, as for any player.
func OpenByHand[C any, S State[V], A Action, E Event, V View[S, A, E, V]](game Game[C, S, A, E, V], config C) (*Table[C, S, A, E, V], error) {
	if game.New == nil || !game.playable() {
		return nil, unplayable("New, Apply, Legal, Roll and Redact")
	}
	s, events, err := game.New(config)
	if err != nil {
		return nil, err
	}
	return &Table[C, S, A, E, V]{game: game, config: config, byHand: true, setUp: events, start: s}, nil
}

// Resume goes on from a position, with chance from the seed. Its moment 0 is
// that position; it has no events of set-up. The seed begins anew: give another than
// the game began with, or the dice of its beginning come again.
func Resume[C any, S State[V], A Action, E Event, V View[S, A, E, V]](game Game[C, S, A, E, V], state S, seed uint64) (*Table[C, S, A, E, V], error) {
	t, err := ResumeByHand(game, state)
	if err != nil {
		return nil, err
	}
	_, err = t.RollFrom(seed)
	return t, err
}

// ResumeByHand is Resume for people with their own dice and cards.
func ResumeByHand[C any, S State[V], A Action, E Event, V View[S, A, E, V]](game Game[C, S, A, E, V], state S) (*Table[C, S, A, E, V], error) {
	if !game.playable() {
		return nil, unplayable("Apply, Legal, Roll and Redact")
	}
	if state.Seats() == 0 {
		return nil, &Error{Kind: ErrNotBegun, Seat: Nobody, Detail: "a game that has not begun cannot go on; use Open"}
	}
	return &Table[C, S, A, E, V]{game: game, resumed: true, byHand: true, start: state}, nil
}

// playable reports whether the game has what a table calls once it is set up.
func (g *Game[C, S, A, E, V]) playable() bool {
	return g.Apply != nil && g.Legal != nil && g.Roll != nil && g.Redact != nil
}

func unplayable(functions string) error {
	return &Error{Kind: ErrBadConfig, Seat: Nobody, Detail: "the Game lacks what a table needs: the functions " + functions + "; take it whole from a rules package"}
}

// Play plays a game to its end, each seat by its player, and returns the table.
// Chance draws from the seed, and each player from a stream of its own. If a
// player chooses what the game refuses, Play returns the table as it stands and
// the refusal.
func Play[C any, S State[V], A Action, E Event, V View[S, A, E, V]](game Game[C, S, A, E, V], config C, seed uint64, players ...Player[V, A]) (*Table[C, S, A, E, V], error) {
	t, err := Open(game, config, seed)
	if err != nil {
		return nil, err
	}
	seats := t.State().Seats()
	if len(players) != seats {
		return nil, &Error{Kind: ErrBadConfig, Seat: Nobody, Detail: fmt.Sprintf("a game of %d seats is played by as many players; there are %d", seats, len(players))}
	}
	if i := slices.IndexFunc(players, func(p Player[V, A]) bool { return p == nil }); i >= 0 {
		return nil, &Error{Kind: ErrBadConfig, Seat: Nobody, Detail: fmt.Sprintf("the player of seat %d is nil; give each seat one", i)}
	}
	sources := make([]dice.Source, seats)
	for i := range sources {
		sources[i] = dice.NewStream(seed, uint64(i)+1)
	}
	for t.ToAct().At(seats) {
		seat := t.ToAct()
		if _, err := t.Do(players[seat](t.View(seat), &sources[seat])); err != nil {
			return t, err
		}
	}
	return t, nil
}

// Do does an action for whoever is to act and then, unless the table was opened
// by hand, what chance does until a player is to act again. It returns all that
// happened, secrets included. On error nothing happened.
func (t *Table[C, S, A, E, V]) Do(action A) ([]E, error) {
	before := t.Len()
	events, err := t.apply(action, t.sourceAt(before))
	if err != nil {
		return nil, err
	}
	more, err := t.settle()
	if err != nil {
		t.moments = t.moments[:before]
		return nil, err
	}
	return slices.Concat(events, more), nil
}

// DoAs is Do for a server that knows who sent the action: it refuses that of a
// seat that is not to act, chance's included where the table rolls for itself.
func (t *Table[C, S, A, E, V]) DoAs(seat Seat, action A) ([]E, error) {
	turn, seats := t.ToAct(), t.State().Seats()
	switch {
	case turn == seat || turn == Nobody:
	case seat != Chance && !seat.At(seats):
		return nil, &Error{Kind: ErrNotYourTurn, Seat: turn, Detail: fmt.Sprintf("%v is not at this table of %d", seat, seats)}
	default:
		return nil, &Error{Kind: ErrNotYourTurn, Seat: turn, Detail: fmt.Sprintf("%v acts while it is %v's turn; wait to be asked", seat, turn)}
	}
	return t.Do(action)
}

// RollFrom lets chance act by itself from now on, drawing from the seed, and
// returns all that chance did at once. It serves a table that was opened by hand
// to catch up with a game recorded elsewhere. What chance did before this call
// Undo does not bring again: going back there, chance draws from the seed anew.
func (t *Table[C, S, A, E, V]) RollFrom(seed uint64) ([]E, error) {
	t.byHand, t.source = false, dice.New(seed)
	for i := range t.moments {
		t.moments[i].source = t.source
	}
	return t.settle()
}

// apply does one action.
func (t *Table[C, S, A, E, V]) apply(action A, after dice.Source) ([]E, error) {
	next, events, err := t.game.Apply(t.State(), action)
	if err != nil {
		return nil, err
	}
	t.moments = append(t.moments, step[S, A]{action, next, after})
	return events, nil
}

// settle lets chance act until a player is to act.
func (t *Table[C, S, A, E, V]) settle() ([]E, error) {
	var all []E
	for !t.byHand && t.ToAct() == Chance {
		source := t.sourceAt(t.Len())
		events, err := t.apply(t.game.Roll(t.State(), &source), source)
		if err != nil {
			return all, err
		}
		all = append(all, events...)
	}
	return all, nil
}

// Game is the game that is played.
func (t *Table[C, S, A, E, V]) Game() Game[C, S, A, E, V] { return t.game }

// Config is what the game was set up from, or false at a table that resumed a
// position. It shares whatever the caller's Config pointed to.
func (t *Table[C, S, A, E, V]) Config() (C, bool) { return t.config, !t.resumed }

// ToAct is the seat that is to act, Chance at a table opened by hand, or Nobody.
func (t *Table[C, S, A, E, V]) ToAct() Seat { return t.State().ToAct() }

// Legal lists what may be done now.
func (t *Table[C, S, A, E, V]) Legal() []A { return t.game.Legal(t.State()) }

// Outcome is how the game ended, or false while it has not.
func (t *Table[C, S, A, E, V]) Outcome() (Outcome, bool) { return t.State().Outcome() }

// State is the position now, secrets included.
func (t *Table[C, S, A, E, V]) State() S { return t.stateAt(t.Len()) }

// View is what a seat may know now.
func (t *Table[C, S, A, E, V]) View(seat Seat) V { return t.State().View(seat) }

// Len is the number of actions done, chance's included: the moment that is now.
func (t *Table[C, S, A, E, V]) Len() int { return len(t.moments) }

// At is the position at a moment from 0 to Len. It costs nothing.
func (t *Table[C, S, A, E, V]) At(moment int) (S, error) {
	if err := t.hasMoment(moment); err != nil {
		var none S
		return none, err
	}
	return t.stateAt(moment), nil
}

// Seen is what a seat has seen happen since a moment, each event as that seat
// sees it, in a slice of the caller's. From 0, or less, it begins with the events of
// set-up; from Len or beyond there is nothing. A client that follows is sent its View
// at moment Len and asks from there; after Undo it is sent its View again, since no
// event takes anything back. It costs an Apply for each action since.
func (t *Table[C, S, A, E, V]) Seen(seat Seat, from int) []E {
	var seen []E
	add := func(events []E) {
		for _, e := range events {
			if r, ok := t.game.Redact(e, seat); ok {
				seen = append(seen, r)
			}
		}
	}
	if from <= 0 {
		add(t.setUp)
	}
	for i := max(from, 0); i < t.Len(); i++ {
		_, events, err := t.game.Apply(t.stateAt(i), t.moments[i].action)
		if err != nil { // only where Apply is not pure
			break
		}
		add(events)
	}
	return seen
}

// Undo goes back to a moment, and takes the dice back with it: what chance did
// after that moment it will do again. Where chance is to act at that moment it
// acts, so that a player is to act after Undo as after Do.
func (t *Table[C, S, A, E, V]) Undo(moment int) error {
	if err := t.hasMoment(moment); err != nil {
		return err
	}
	clear(t.moments[moment:])
	t.moments = t.moments[:moment]
	_, err := t.settle()
	return err
}

// Record is every action so far, chance's included, in a slice of the caller's.
func (t *Table[C, S, A, E, V]) Record() []A {
	actions := make([]A, t.Len())
	for i, m := range t.moments {
		actions[i] = m.action
	}
	return actions
}

func (t *Table[C, S, A, E, V]) hasMoment(moment int) error {
	if moment < 0 || moment > t.Len() {
		return &Error{Kind: ErrMalformed, Seat: Nobody, Detail: fmt.Sprintf("there is no moment %d; moments run from 0 to %d", moment, t.Len())}
	}
	return nil
}

func (t *Table[C, S, A, E, V]) stateAt(moment int) S {
	if moment == 0 {
		return t.start
	}
	return t.moments[moment-1].state
}

func (t *Table[C, S, A, E, V]) sourceAt(moment int) dice.Source {
	if moment == 0 {
		return t.source
	}
	return t.moments[moment-1].source
}
