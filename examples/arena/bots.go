package main

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Who can be entered, by game. Enter a bot of your own here.

func cobraBots() map[string]joe.Player[cobrahq.View, cobrahq.Action] {
	return map[string]joe.Player[cobrahq.View, cobrahq.Action]{"random": random[cobrahq.View], "raider": raider, "sleepy": sleepy(raider)}
}

func adventureBots() map[string]joe.Player[adventure.View, adventure.Action] {
	return map[string]joe.Player[adventure.View, adventure.Action]{"random": random[adventure.View], "traveller": traveller, "sleepy": sleepy(traveller)}
}

func deckBots() map[string]joe.Player[deckbuilder.View, deckbuilder.Action] {
	return map[string]joe.Player[deckbuilder.View, deckbuilder.Action]{"random": random[deckbuilder.View], "commander": commander, "sleepy": sleepy(commander)}
}

// random does anything, in any game.
func random[V interface{ Legal() []A }, A any](v V, source *dice.Source) A {
	legal := v.Legal()
	return legal[source.IntN(len(legal))]
}

// sleepy is a player that does anything in every third decision.
func sleepy[V interface{ Legal() []A }, A any](player joe.Player[V, A]) joe.Player[V, A] {
	return func(v V, source *dice.Source) A {
		if source.IntN(3) == 0 {
			return random(v, source)
		}
		return player(v, source)
	}
}
