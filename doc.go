// Package gijoe is the front door of an SDK of rules engines for tabletop games:
// pure Go, no I/O, no state of its own, no randomness of its own, nothing to
// download but the SDK. It holds no code; this is which room to enter.
//
//   - To play or to show Mission: Cobra H.Q.: package cobrahq. The Adventure Board
//     Game: package adventure. The Deck-Building Game, with Silent Interlude and A
//     Traitor Within: package deckbuilder, and deckbuilder/content for cards of your
//     own. Open gives a table that rolls the dice itself; joe.OpenByHand one for people
//     with dice and cards of their own.
//   - To serve any game by the same code, be it a server, a bot or a tournament:
//     package joe. Its Game is a rules package as a value, its Table plays one.
//   - To save a game, check what somebody else saved, or step through it: package
//     joe/replay.
//   - To have opponents that play by themselves: package joe/bot.
//   - To write a game that keeps the promises of these: package joe/joetest tries
//     every law of them on it.
//   - To roll dice that give the same numbers on every machine, or to work out odds
//     exactly: package dice.
//
// The programs under examples are there to be run and copied:
//
//	go run ./examples/quickstart
//	go run ./examples/play
//
// Seats are sent what they may know, and nothing else: a View is a type of its own,
// built from what a seat knows, and bots are given no more than that. Positions are
// values that never change, so that undo is keeping the old one.
package gijoe
