package main

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// open begins a new game.
func (s *sitting[C, S, A, E, V]) open() error {
	if err := s.seat(s.usual); err != nil {
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
	s.keep, err = newKeeper(s.table, s.o.save, s.game.Name)
	return err
}

// resume goes on with a saved game, and with its file. Of one that is damaged it
// goes on with what is whole, in another file.
func (s *sitting[C, S, A, E, V]) resume() error {
	r, damage, err := load(s.game, s.o.resume)
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
	if err := s.seat(s.table.State().Seats()); err != nil {
		return err
	}
	if len(s.seats) != s.table.State().Seats() {
		return fmt.Errorf("%s is a game of %d seats, and -seats names %d", s.o.resume, s.table.State().Seats(), len(s.seats))
	}
	s.before = r.Len()
	for i := range s.seats { // the turn that goes on is told again, to remind people
		known := s.table.Seen(joe.Seat(i), 0)
		for at := len(known) - 1; at > 0; at-- {
			if s.begins(known[at]) {
				s.told[i] = at
				break
			}
		}
	}
	if damage == nil && s.o.save == "" {
		s.keep, err = continued(r, s.table, s.o.resume)
		return err
	}
	if s.keep, err = newKeeper(s.table, s.o.save, s.game.Name); err != nil {
		return err
	}
	if damage != nil {
		s.save()
		s.term.say(2, "%s is damaged: %v.", s.o.resume, damage)
		s.term.say(2, "What stands before that is whole. The game goes on from there, and %s stays as it is.", s.o.resume)
	}
	return nil
}

// seat says who plays: as many as the flag names, or else n.
func (s *sitting[C, S, A, E, V]) seat(n int) error {
	const person = "human"
	named := strings.Split(s.o.seats, ",")
	if s.o.seats == "" {
		named = make([]string, n)
		for i := range named {
			named[i] = s.bots[0].name
			if i == 0 || s.o.table {
				named[i] = person
			}
		}
	}
	if n := len(named); n < s.fewest || n > len(s.names) {
		return fmt.Errorf("-seats names %s; %s is for %d to %d, such as -seats human,simple or -seats human,human,simple",
			plural(n, "player"), s.title, s.fewest, len(s.names))
	}
	known := append([]bot[V, A]{{name: person}, {"random", random[S, A, E, V]}}, s.bots...)
	for _, name := range named {
		name = strings.ToLower(strings.TrimSpace(name))
		if name == "bot" {
			name = s.bots[0].name
		}
		var all []string
		found := false
		for _, b := range known {
			all = append(all, b.name)
			if b.name == name {
				s.seats, found = append(s.seats, b), true
			}
		}
		if !found {
			return fmt.Errorf("-seats: nobody is called %q; a seat is played by one of %s", clean(name), strings.Join(all, ", "))
		}
	}
	return nil
}

// random does anything that is legal.
func random[S any, A joe.Action, E joe.Event, V joe.View[S, A, E, V]](v V, src *dice.Source) A {
	legal := v.Legal()
	return legal[src.IntN(len(legal))]
}
