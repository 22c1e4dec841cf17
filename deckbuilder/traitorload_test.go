package deckbuilder

import (
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// traitorGame plays a game of A Traitor Within at random and calls f with every
// position, and a source of its own.
func traitorGame(t *testing.T, c Config, seed uint64, f func(s State, src *dice.Source)) State {
	t.Helper()
	c.Story = TraitorWithin
	s, _, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	src, other := dice.New(seed), dice.New(seed^0x5eed)
	var list []Action
	for s.ToAct() != joe.Nobody {
		f(s, &other)
		list = AppendLegal(list[:0], s)
		a := intriguing(s, list, &src)
		if s, err = Next(s, a); err != nil {
			t.Fatal(err)
		}
	}
	f(s, &other)
	return s
}

// intriguing is a random action, by chance or a player, of those that lead to more of what
// A Traitor Within is about: missions that succeed, Loyalty cards that show a Traitor.
func intriguing(s State, list []Action, src *dice.Source) Action {
	if _, dice := list[0].(Throw); dice && src.IntN(4) > 0 {
		return list[len(list)-1]
	}
	var best []Action
	for _, a := range list {
		switch a := a.(type) {
		case AttemptSide, AttemptOfficer, AttemptMenace, Sabotage, Defend, Assign:
			best = append(best, a)
		case Deal:
			if a.Card == "traitor" {
				best = append(best, a)
			}
		}
	}
	if len(best) > 0 && src.IntN(4) > 0 {
		list = best
	} else if s.ToAct() == joe.Chance {
		return Roll(s, src)
	}
	return list[src.IntN(len(list))]
}

// Every position of a game with hidden cards, and every seat's View of it, reads as what
// it was, and so does what a View's Sample gives.
func TestLoadHidden(t *testing.T) {
	kinds := make(map[string]int)
	for seed := range uint64(6) {
		n := 0
		c := Config{Seats: 2 + int(seed%3)}
		if seed%2 == 1 && c.Seats > 2 {
			c.Expert = []string{"tw-expert"}
		}
		s := traitorGame(t, c, seed, func(s State, src *dice.Source) {
			n++
			kind := s.Pending().Kind + s.Pending().Item
			if kinds[kind]++; kinds[kind] < 2 || n%97 == 0 {
				survives(t, s, joe.Seat(n%5))
				survives(t, s.View(joe.Seat(n%5)).Sample(src), joe.Seat((n+1)%5))
			}
		})
		survives(t, s, 1)
	}
}
