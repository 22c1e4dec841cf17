package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// turnLimit ends games of rivals that nobody can win any more.
const turnLimit = 300

// contest is a cell ready to be played, from its beginning or on from where a log ends.
type contest struct {
	games int
	play  func(ctx context.Context, from *arena.Log, results io.Writer) error
}

// contest makes the tournament of a cell. How the bots of a game think stands here, a
// line a game.
func (c cell) contest(o *options, tell func(arena.Progress)) contest {
	switch c.game {
	case "cobrahq":
		return meet(c, o, tell, cobrahq.Game(), cobrahq.Config{Seats: c.at, TurnLimit: turnLimit}, nil,
			bots(o, cobrahq.Game(), cobrahq.Evaluate, 1, nil, 1000, bot.Options{Open: true}))
	case "adventure":
		return meet(c, o, tell, adventure.Game(), adventure.Config{Seats: c.at, TurnLimit: turnLimit}, nil,
			bots(o, adventure.Game(), adventure.Evaluate, 1, adventure.Rollout, 2000, bot.Options{Open: true, Playout: 25}))
	case deckbuilder.TraitorWithin:
		return meet(c, o, tell, deckbuilder.Game(), c.config(), roles,
			bots(o, deckbuilder.Game(), deckbuilder.Evaluate, 4, deckbuilder.Rollout, 150, bot.Options{Open: true, Playout: 80, Prior: 100}))
	}
	search := bot.Options{Open: true, Playout: 25, Prior: 100}
	if c.game == deckbuilder.SilentInterlude {
		search.Playout = 60
	}
	return meet(c, o, tell, deckbuilder.Game(), c.config(), nil,
		bots(o, deckbuilder.Game(), deckbuilder.Evaluate, 1, deckbuilder.Rollout, 150, search))
}

// kinds is the bots that are measured, the weakest first.
var kinds = []string{"random", "greedy", "search"}

// bots makes one of each kind for one seat of one game.
func bots[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	o *options, game joe.Game[C, S, A, E, V], evaluate bot.Evaluation[V], samples int,
	rollout bot.Rollout[S, A], iterations int, search bot.Options) map[string]func() joe.Player[V, A] {
	if o.Iterations > 0 {
		iterations = o.Iterations
	}
	search.Budget = bot.Iterations(iterations).And(o.until)
	return map[string]func() joe.Player[V, A]{
		"random": func() joe.Player[V, A] { return bot.Random[V, A] },
		"greedy": func() joe.Player[V, A] { return bot.NewGreedy(game, evaluate, samples).Choose },
		"search": func() joe.Player[V, A] { return bot.NewSearch(game, evaluate, rollout, search).Choose },
	}
}

// meet seats a cell's line: of one among others each sits everywhere once for each seed.
func meet[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](c cell, o *options, tell func(arena.Progress),
	game joe.Game[C, S, A, E, V], config C, label func(V) []string, bots map[string]func() joe.Player[V, A]) contest {
	var names []string // the kind of each, and a number behind it
	style := arena.Rivals
	switch {
	case c.line.traitor != "":
		style, names = arena.Teams, []string{c.line.one + "/" + c.line.traitor}
	case c.line.among != "":
		names = []string{c.line.one, c.line.among}
		for n := 2; n < c.at; n++ {
			names = append(names, fmt.Sprintf("%s %d", c.line.among, n))
		}
	case c.line.one != "":
		style, names = arena.Teams, []string{c.line.one}
	default:
		names = kinds
	}
	lineups := arena.LineUps(style, len(names), c.at)
	games := c.line.games
	if o.Games > 0 {
		games = o.Games
	}
	seeds := (games + lineups - 1) / lineups
	t := arena.New(game, config, arena.Settings{Style: style, Seed: o.Seed, Seeds: seeds, Cores: o.cores, Progress: tell})
	for _, name := range names {
		t.EnterEach(name, called(name, bots, label))
	}
	t.Label(label)
	return contest{lineups * seeds, func(ctx context.Context, from *arena.Log, results io.Writer) error {
		var err error
		if from == nil {
			_, err = t.Run(ctx, results)
		} else {
			_, err = t.Continue(ctx, *from, results)
		}
		return err
	}}
}

// called is the bot of a name: a kind, with a number behind it or not, or two kinds with a
// stroke between them, the other where a seat was dealt the Traitor.
func called[V, A any](name string, bots map[string]func() joe.Player[V, A], label func(V) []string) func() joe.Player[V, A] {
	if one, traitor, two := strings.Cut(name, "/"); two {
		is := func(v V) bool { return slices.Contains(label(v), isTraitor) }
		return arena.Cast(is, bots[traitor], bots[one])
	}
	kind, _, _ := strings.Cut(name, " ")
	return bots[kind]
}

// What a seat of A Traitor Within is, and what became of it.
const (
	isLoyal   = "loyal"
	isTraitor = "traitor"
	isFound   = "discovered"
)

// roles is the role that a seat was dealt, and whether it was found out.
func roles(v deckbuilder.View) []string {
	labels := []string{isLoyal}
	if v.Traitor(v.Seat()) {
		labels[0] = isTraitor
	}
	if v.Allegiance(v.Seat()) != "" {
		labels = append(labels, isFound)
	}
	return labels
}
