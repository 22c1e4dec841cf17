package deckbuilder

import "github.com/seed4548c990/gijoe/joe"

// Table is a game being played; see [joe.Table].
type Table = joe.Table[Config, State, Action, Event, View]

// Open sets a game up and lets chance act from the seed; see [joe.Open].
func Open(c Config, seed uint64) (*Table, error) { return joe.Open(Game(), c, seed) }

// version is what this package writes; see [joe.Version].
var version = joe.Version{Format: 1, Rules: 1}

// Game is this package as a value, for code that serves every game.
func Game() joe.Game[Config, State, Action, Event, View] {
	return joe.Game[Config, State, Action, Event, View]{
		Name:         "deckbuilder",
		Version:      version,
		New:          New,
		Apply:        Apply,
		Next:         Next,
		Check:        Check,
		Legal:        Legal,
		AppendLegal:  AppendLegal,
		Odds:         Odds,
		Roll:         Roll,
		Redact:       Redact,
		Load:         Load,
		DecodeAction: DecodeAction,
		DecodeEvent:  DecodeEvent,
		DecodeConfig: DecodeConfig,
		Rules:        Rules,
	}
}
