package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// Who may play a seat beside a person: the three levels of strength, the weakest first,
// and two that were there before them.
const (
	easy   = "easy"   // a few plain rules, and often a slip
	fair   = "fair"   // looks one action ahead
	strong = "strong" // thinks ahead
	simple = "simple" // a few plain rules
	chance = "random" // anything that is legal
	person = "human"
)

// player is somebody who may have a seat.
type player[V, A any] struct {
	name   string
	choose joe.Player[V, A] // nil: a person does
}

// mind is how the bots of a game think, beyond what is the same for all games.
type mind[S, V, A any] struct {
	plain    joe.Player[V, A]    // by a few plain rules
	evaluate bot.Evaluation[V]   // what fair and strong go by
	rollout  bot.Rollout[S, A]   // how strong plays on, if it does
	walks    int                 // of strong for a choice
	search   func(V) bot.Options // how strong thinks, but for its budget; always by a tree of actions
}

// thinks is how strong thinks, and by how many walks for a choice, fewer where something is
// hidden. What the evaluation counts for goes with the walks (bot.Options.Prior).
func (m mind[S, V, A]) thinks(v V, hides bool) (o bot.Options, walks int) {
	o, walks = m.search(v), m.walks
	o.Open = true
	if hides {
		walks /= rarer
		o.Prior /= rarer
	}
	return o, walks
}

const (
	slips   = 4  // easy slips in one of so many choices
	samples = 4  // that fair looks at where something is hidden
	rarer   = 10 // strong has so many times fewer walks there, which are longer
)

// longest is how long strong thinks about a choice at most.
var longest = time.Second

// players is all who may have a seat in a game. Once the context is done they choose at
// once.
func (f face[C, S, A, E, V]) players(ctx context.Context) []player[V, A] {
	anything := random[S, A, E, V]
	hides := func(v V) bool { return f.hides != nil && f.hides(v) }
	var greedy *bot.Greedy[S, A, E, V]
	var search *bot.Search[S, A, E, V]
	return []player[V, A]{
		{person, nil},
		{easy, func(v V, src *dice.Source) A {
			if src.IntN(slips) == 0 {
				return anything(v, src)
			}
			return f.mind.plain(v, src)
		}},
		{fair, func(v V, src *dice.Source) A {
			if greedy == nil {
				many := 1
				if hides(v) {
					many = samples
				}
				greedy = bot.NewGreedy(f.game, f.mind.evaluate, many)
			}
			return greedy.Choose(v, src)
		}},
		{strong, func(v V, src *dice.Source) A {
			if search == nil {
				options, walks := f.mind.thinks(v, hides(v))
				// By walks a choice is the same after an undo; the time is for slow machines.
				options.Budget = bot.Iterations(walks).And(bot.Within(ctx, longest))
				search = bot.NewSearch(f.game, f.mind.evaluate, f.mind.rollout, options)
			}
			return search.Choose(v, src)
		}},
		{simple, f.mind.plain},
		{chance, anything},
	}
}

// seat says who plays: those whom the flag names, those of a saved game, or else n as is
// usual.
func (s *sitting[C, S, A, E, V]) seat(ctx context.Context, n int, saved []string) error {
	names := strings.Split(s.o.seats, ",")
	switch {
	case s.o.seats != "":
	case len(saved) > 0:
		names = slices.Clone(saved)
		for i, name := range names {
			if s.o.bots != "" && name != person {
				names[i] = s.o.bots
			}
		}
	default:
		names = make([]string, n)
		for i := range names {
			names[i] = "bot"
			if i == 0 || s.o.table {
				names[i] = person
			}
		}
	}
	if n := len(names); n < s.fewest || n > len(s.names) {
		return fmt.Errorf("-seats names %s; %s is for %d to %d, such as -seats human,simple or -seats human,human,simple",
			plural(n, "player"), s.title, s.fewest, len(s.names))
	}
	all := s.players(ctx)
	bots := 0
	for _, name := range names {
		name = strings.ToLower(strings.TrimSpace(name))
		takes := name == "bot" || len(saved) > 0 && s.o.seats == "" && name != person // the level of -bots
		if name == "bot" {
			name = simple
			if s.o.bots != "" {
				name = s.o.bots
			}
		}
		at := slices.IndexFunc(all, func(p player[V, A]) bool { return p.name == name })
		if at < 0 {
			var known []string
			for _, p := range all {
				known = append(known, p.name)
			}
			return fmt.Errorf("-seats: nobody is called %q; a seat is played by one of %s", clean(name), strings.Join(known, ", "))
		}
		s.seats = append(s.seats, all[at])
		if takes {
			bots++
		}
	}
	if s.o.bots != "" && bots == 0 {
		return fmt.Errorf("-bots %s: no bot here takes it; give one a seat as bot, such as -seats human,bot", s.o.bots)
	}
	return nil
}

// seated is the names of who plays.
func (s *sitting[C, S, A, E, V]) seated() []string {
	var names []string
	for _, p := range s.seats {
		names = append(names, p.name)
	}
	return names
}

// kept is the names that a saved game has to keep: where others play than would be seated
// without them, which is a person and simple bots.
func (s *sitting[C, S, A, E, V]) kept() []string {
	for i, p := range s.seats {
		usual := simple
		if i == 0 {
			usual = person
		}
		if p.name != usual {
			return s.seated()
		}
	}
	return nil
}

// random does anything that is legal.
func random[S any, A joe.Action, E joe.Event, V joe.View[S, A, E, V]](v V, src *dice.Source) A {
	legal := v.Legal()
	return legal[src.IntN(len(legal))]
}
