package main

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// Who can be entered, by game. Each makes a player for one seat of one game, since many
// games are played at a time and some players keep memory. Enter a bot of your own here.

type bots[V, A any] map[string]func() joe.Player[V, A]

func cobraBots(o *options) bots[cobrahq.View, cobrahq.Action] {
	return usual(o, cobrahq.Game(), cobrahq.Evaluate, 1, nil, 300, bot.Options{Open: true})
}

func adventureBots(o *options) bots[adventure.View, adventure.Action] {
	return usual(o, adventure.Game(), adventure.Evaluate, 1, adventure.Rollout, 1000, bot.Options{Open: true, Playout: 25})
}

func deckBots(o *options) bots[deckbuilder.View, deckbuilder.Action] {
	search, samples := bot.Options{Open: true, Playout: 25, Prior: 100}, 1
	switch o.Story {
	case deckbuilder.TraitorWithin: // hands are hidden, and all are asked: a mission takes more actions
		search.Playout, samples = 80, 4
	case deckbuilder.SilentInterlude:
		search.Playout = 60
	}
	return usual(o, deckbuilder.Game(), deckbuilder.Evaluate, samples, deckbuilder.Rollout, 150, search)
}

// usual is the players of package joe/bot, and one that is often asleep.
func usual[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	o *options, game joe.Game[C, S, A, E, V], evaluate bot.Evaluation[V], samples int,
	rollout bot.Rollout[S, A], iterations int, search bot.Options) bots[V, A] {
	if o.Iterations > 0 {
		iterations = o.Iterations
	}
	search.Budget = bot.Iterations(iterations).And(o.until)
	greedy := func() joe.Player[V, A] { return bot.NewGreedy(game, evaluate, samples).Choose }
	return bots[V, A]{
		"random": func() joe.Player[V, A] { return bot.Random[V, A] },
		"greedy": greedy,
		"search": func() joe.Player[V, A] { return bot.NewSearch(game, evaluate, rollout, search).Choose },
		"sleepy": func() joe.Player[V, A] { return sleepy(greedy()) },
	}
}

// sleepy is a player that does anything in every third decision.
func sleepy[V interface{ Legal() []A }, A any](player joe.Player[V, A]) joe.Player[V, A] {
	return func(v V, source *dice.Source) A {
		if source.IntN(3) == 0 {
			return bot.Random(v, source)
		}
		return player(v, source)
	}
}
