package adventure

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// Config is all that a table decides before the first turn. The zero value but
// for Seats is a sensible game.
type Config struct {
	// Seats is the number of players, 2 to 4 (adv-players).
	Seats int
	// Board is the board; nil is [DefaultBoard].
	Board *Board
	// Cards is the deck of objectives, equipment and battle cards; nil is [DefaultCards].
	Cards *Cards
	// Target is the points that win, 1 to 10,000 (adv-win-higher); 0 is [DefaultTarget].
	Target int
	// First is who begins; the zero value lets the seats roll for it (adv-first-roll-off).
	First joe.First
	// TurnLimit is the round at whose end the highest total wins, 1 to 65,535
	// (sdk-turn-limit). 0 is [DefaultTurnLimit].
	TurnLimit int
}

const (
	// DefaultTarget is the points that win where a Config says nothing (adv-win).
	DefaultTarget = 100
	// DefaultTurnLimit is the number of rounds after which the highest total wins
	// where a Config says nothing (sdk-turn-limit).
	DefaultTurnLimit = 20000
)

// setup is a Config once checked, complete and shared by all positions of a game.
type setup struct {
	board  *Board
	cards  *Cards
	seats  int
	target int
	first  joe.First
	limit  int
	key    string // its canonical JSON
	moves  *ways  // of the board
	boxed  *boxed // actions
}

// prepare checks a Config and completes it.
func prepare(c Config) (*setup, error) {
	s := &setup{seats: c.Seats, target: c.Target, first: c.First, limit: c.TurnLimit}
	if c.Seats < 2 || c.Seats > 4 {
		return nil, wire.BadConfig("adv-players", "$.seats", "2 to 4 players play, not %d", c.Seats)
	}
	switch {
	case c.Board == nil || c.Board.same(defaultBoard()):
		s.board = defaultBoard()
	case c.Board.blank():
		return nil, wire.BadConfig("adv-path", "$.board", "a board without spaces; parse one or leave it nil for the default")
	default:
		board := *c.Board // what the caller's pointer becomes later is the caller's
		s.board = &board
	}
	switch {
	case c.Cards == nil || c.Cards.same(defaultCards()):
		s.cards = defaultCards()
	case c.Cards.blank():
		return nil, wire.BadConfig("adv-box-cards-total", "$.cards", "a deck without cards; load one or leave it nil for the default")
	default:
		cards := *c.Cards
		s.cards = &cards
	}
	if s.target == 0 {
		s.target = DefaultTarget
	}
	if s.target < 1 || s.target > 10000 {
		return nil, wire.BadConfig("sdk-target-points", "$.target", "a target is 1 to 10,000 points, or 0 for the default, not %d", s.target)
	}
	if first, named := c.First.Seat(); c.First != 0 && (!named || !first.At(c.Seats)) {
		return nil, wire.BadConfig("adv-first-highest", "$.first", "the first player is one of the %d seats, not %v", c.Seats, c.First)
	}
	if s.limit == 0 {
		s.limit = DefaultTurnLimit
	}
	if s.limit < 1 || s.limit > 65535 {
		return nil, wire.BadConfig("sdk-turn-limit", "$.turnLimit", "a limit is 1 to 65,535 rounds, or 0 for the default, not %d", s.limit)
	}
	key, err := json.Marshal(s.config())
	if err != nil {
		return nil, wire.BadConfig("adv-path", "$", "%v", err)
	}
	s.key = string(key)
	s.moves, s.boxed = waysOf(s.board), boxedFor(s.board, s.cards)
	return s, nil
}

// config is the Config of a setup, with nothing left to a default.
func (s *setup) config() Config {
	board, cards := *s.board, *s.cards
	return Config{Seats: s.seats, Board: &board, Cards: &cards, Target: s.target, First: s.first, TurnLimit: s.limit}
}

// MarshalJSON writes what is not left to a default: {"seats":4} at the least. The
// built-in board and cards are written by their names, others whole.
func (c Config) MarshalJSON() ([]byte, error) {
	j := struct {
		Seats     int        `json:"seats"`
		Board     any        `json:"board,omitempty"`
		Cards     any        `json:"cards,omitempty"`
		Target    int        `json:"target,omitempty"`
		First     *joe.First `json:"first,omitempty"`
		TurnLimit int        `json:"turnLimit,omitempty"`
	}{Seats: c.Seats, Target: c.Target, TurnLimit: c.TurnLimit}
	switch {
	case c.Board == nil:
	case c.Board.same(defaultBoard()):
		j.Board = defaultBoard().Name()
	default:
		j.Board = c.Board
	}
	switch {
	case c.Cards == nil:
	case c.Cards.same(defaultCards()):
		j.Cards = defaultCards().Name()
	default:
		j.Cards = c.Cards
	}
	if c.First != 0 {
		j.First = &c.First
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON writes and refuses all else. It does not
// check that a game can be set up from it; [New] does. Into nil it is an error.
func (c *Config) UnmarshalJSON(data []byte) error {
	read, err := DecodeConfig(data)
	if err != nil {
		return err
	}
	if c == nil {
		return wire.Nowhere("Config")
	}
	*c = read
	return nil
}

// DecodeConfig reads a Config from JSON as Config.MarshalJSON writes it. What is
// left out is left to the default. Errors are of kind joe.ErrMalformed, with the
// path of the fault.
func DecodeConfig(data []byte) (Config, error) {
	var c Config
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) { c = readConfig(n) })
	if err != nil {
		return Config{}, joe.Malformed(err)
	}
	return c, nil
}

func readConfig(n strict.Node) Config {
	o := n.Object("seats", "board", "cards", "target", "first", "turnLimit")
	c := Config{Seats: int(o.Need("seats").Int(-1<<15, 1<<15-1))}
	if m, ok := o.Opt("board"); ok {
		if m.IsString() {
			m.OneOf(defaultBoard().Name())
			c.Board = DefaultBoard()
		} else {
			c.Board = new(Board)
			wire.Into(m, c.Board)
		}
	}
	if m, ok := o.Opt("cards"); ok {
		if m.IsString() {
			m.OneOf(defaultCards().Name())
			c.Cards = DefaultCards()
		} else {
			c.Cards = new(Cards)
			wire.Into(m, c.Cards)
		}
	}
	if m, ok := o.Opt("target"); ok {
		if c.Target = int(m.Int(-1<<31, 1<<31-1)); c.Target == 0 {
			m.Fail("left out for the default; a target is 1 point or more (sdk-target-points)")
		}
	}
	if m, ok := o.Opt("first"); ok {
		wire.Into(m, &c.First)
	}
	if m, ok := o.Opt("turnLimit"); ok {
		c.TurnLimit = int(m.Int(-1<<31, 1<<31-1))
	}
	return c
}
