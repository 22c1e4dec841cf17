package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// open begins a new game.
func (s *sitting[C, S, A, E, V]) open(ctx context.Context) error {
	if err := s.seat(ctx, s.usual(s.o), nil); err != nil {
		return err
	}
	config, err := s.config(s.o, len(s.seats))
	if err != nil {
		return err
	}
	if s.o.table {
		s.table, err = joe.OpenByHand(s.game, config)
	} else {
		s.table, err = joe.Open(s.game, config, s.o.seed)
	}
	if err != nil {
		return flagged(err)
	}
	if err := s.atATable(); err != nil {
		return err
	}
	s.keep, err = newKeeper(s.table, s.o.save, s.game.Name, s.kept())
	return err
}

// resume goes on with a saved game, and with its file. Of one that is damaged it
// goes on with what is whole, in another file.
func (s *sitting[C, S, A, E, V]) resume(ctx context.Context) error {
	r, seated, damage, err := load(s.game, s.o.resume)
	if err != nil {
		return err
	}
	if s.o.table {
		s.table, err = r.TableByHand()
	} else {
		s.table, err = r.Table(s.o.seed)
	}
	if err != nil {
		return err
	}
	if err := s.atATable(); err != nil {
		return err
	}
	if err := s.seat(ctx, s.table.State().Seats(), seated); err != nil {
		return err
	}
	if len(s.seats) != s.table.State().Seats() {
		return fmt.Errorf("%s is a game of %d seats, and -seats names %d", s.o.resume, s.table.State().Seats(), len(s.seats))
	}
	s.before = r.Len()
	for i := range s.seats { // the turn that goes on is told again, to remind people
		s.told[i] = s.turn(s.table.Seen(joe.Seat(i), 0))
	}
	if s.watched() {
		known := s.table.Seen(joe.Spectator, 0)
		s.show = show[E]{seen: s.table.Len(), events: known[s.turn(known):]}
	}
	if damage == nil && s.o.save == "" {
		s.keep, err = continued(r, s.table, s.o.resume, seated)
		return err
	}
	if s.keep, err = newKeeper(s.table, s.o.save, s.game.Name, s.kept()); err != nil {
		return err
	}
	if damage != nil {
		s.save()
		s.term.say(2, "%s is damaged: %v.", s.o.resume, damage)
		s.term.say(2, "What stands before that is whole. The game goes on from there, and %s stays as it is.", s.o.resume)
	}
	return nil
}

// atATable refuses a real table for a game with secrets: who says which card was dealt
// would know it.
func (s *sitting[C, S, A, E, V]) atATable() error {
	if s.o.table && s.secret() {
		return errors.New("-table: in this game cards are dealt in secret, and who types which would know them; without -table all is dealt here")
	}
	return nil
}
