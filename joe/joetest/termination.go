package joetest

import (
	"fmt"
	"slices"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// termination tries law 11: games played by Next to the end, by seats that act at
// random, and by such as always take the first, or the last, of what they may do.
func (t *trial[C, S, A, E, V]) termination() {
	var lengths []int
	for i, s := range t.starts {
		games := t.o.Endings
		if i >= len(t.configs) {
			games = min(games, 4)
		}
		for g := range games {
			src := t.source(Termination, i<<20|g)
			m := &spot[C, S, A, E, V]{trial: t, start: i}
			m.attempt(func() {
				if n, ended := m.toTheEnd(s.state, habits[g%len(habits)], &src); ended {
					lengths = append(lengths, n)
				}
			})
		}
	}
	t.report.Ended = len(lengths)
	if len(lengths) > 0 {
		slices.Sort(lengths)
		t.report.Median, t.report.Longest = lengths[len(lengths)/2], lengths[len(lengths)-1]
	}
}

// habit is how the seats of a game choose among n actions.
type habit struct {
	name   string
	choose func(n int, src *dice.Source) int
}

var habits = []habit{
	{"at random", func(n int, src *dice.Source) int { return src.IntN(n) }},
	{"at random", func(n int, src *dice.Source) int { return src.IntN(n) }},
	{"always the first action", func(int, *dice.Source) int { return 0 }},
	{"always the last action", func(n int, _ *dice.Source) int { return n - 1 }},
}

// wayShown is how many actions of an endless game a violation tells.
const wayShown = 400

// toTheEnd plays a game and gives its number of actions, and whether it ended.
func (m *spot[C, S, A, E, V]) toTheEnd(s S, h habit, src *dice.Source) (int, bool) {
	defer m.guard("Next, by seats that choose %s", h.name)
	var list []A
	for n := 0; ; n++ {
		who := s.ToAct()
		if who == joe.Nobody {
			return n, true
		}
		if n == m.o.Longest {
			m.broken(Termination, "every game ends (Options.Longest)", fmt.Sprintf("Next, by seats that choose %s", h.name), "no end after %d actions", n)
			return n, false
		}
		var a A
		if who == joe.Chance {
			a = m.game.Roll(s, src)
		} else {
			list = m.game.AppendLegal(list[:0], s)
			if len(list) == 0 {
				return n, false // law 4 tells it
			}
			a = list[h.choose(len(list), src)]
		}
		next, err := m.game.Next(s, a)
		if err != nil {
			return n, false // law 2 or law 10 tells it
		}
		if len(m.path) < wayShown {
			m.path = append(m.path, a)
		}
		s = next
	}
}
