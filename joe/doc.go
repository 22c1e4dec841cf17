// Package joe is the vocabulary that all the games of this SDK share: seats and
// outcomes, errors and rule ids, the [Game] that every rules package is, and the
// [Table] that plays one. It knows no game.
//
// # The shortest program
//
//	table, err := joe.Open(cobrahq.Game(), cobrahq.Config{Seats: 4}, 1)
//	for err == nil && table.ToAct() != joe.Nobody {
//		_, err = table.Do(table.Legal()[0])
//	}
//
// # A game is a value
//
// A position is an immutable value. Apply takes one and an action and gives the
// next, with the events that tell what happened; it never changes what it was
// given. So undo is keeping the old value, and search is trying.
//
// # Chance is a player
//
// No position holds a generator or a hidden order. Where dice roll or a card is
// drawn, ToAct is [Chance] and the outcome is the next action: Game.Odds lists
// the outcomes with their weights, Game.Roll draws one. A Table does that by
// itself from a seed; a test, or people with dice of their own, name the outcome.
//
// # What a seat may know
//
// A server holds the State, and gives each seat its View, and then the events as
// Game.Redact shows them to that seat. View.With follows them, so a client needs
// nothing else. A bot gets a View, so that it cannot cheat.
//
// # Promises
//
// The laws that every game keeps are checked by package joetest, for a game of
// yours as well. Errors are [*Error] values with a kind for errors.Is, and name
// the rule behind them; the game's [Rulebook] has its text.
package joe
