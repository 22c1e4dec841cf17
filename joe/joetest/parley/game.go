package parley

import "github.com/seed4548c990/gijoe/joe"

// Table plays a dinner; see [joe.Table].
type Table = joe.Table[Config, State, Action, Event, View]

// Open sets a dinner up and lets chance act from the seed wherever it is to act.
func Open(c Config, seed uint64) (*Table, error) { return joe.Open(Game(), c, seed) }

// Name and version of what this package saves.
const gameName = "parley"

var version = joe.Version{Format: 1, Rules: 1}

// Game is this package as a value.
func Game() joe.Game[Config, State, Action, Event, View] {
	return joe.Game[Config, State, Action, Event, View]{
		Name: gameName, Version: version,
		New: New, Apply: Apply, Next: Next, Check: Check,
		Legal: Legal, AppendLegal: AppendLegal, Odds: Odds, Roll: Roll,
		Redact: Redact, Load: Load,
		DecodeAction: DecodeAction, DecodeEvent: DecodeEvent, DecodeConfig: DecodeConfig,
		Rules: Rules,
	}
}
