package cobrahq

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// Config is all that a table decides before the first turn. The zero value but
// for Seats is a sensible game.
type Config struct {
	// Seats is the number of players, 2 to 4 (hq-players).
	Seats int
	// Board is the board; nil is [DefaultBoard].
	Board *Board
	// Tiles is how many there are of each tile that lies face down at first: 32
	// in all, at least 2 of them boats, no Top Secret tile, and no more bombs than
	// the board has light-green spaces (hq-box-other-tiles, amb-hq-tile-mix). Nil
	// is [DefaultTiles].
	Tiles map[Tile]int
	// First is who begins; the zero value lets the seats roll for it (hq-first-roll).
	First joe.First
	// Corners is the corner of each seat, each taken once. Nil sits the seats
	// clockwise from the top left, two seats at opposite corners (amb-hq-corners).
	Corners []Corner
	// TurnLimit is the round at whose end the game is a draw, 1 to 65,535
	// (sdk-turn-limit). 0 is [DefaultTurnLimit].
	TurnLimit int
}

// DefaultTurnLimit is the number of rounds after which a game is a draw where
// its Config says nothing (sdk-turn-limit). The package doc has the figures of
// random and of sensible play; both end long before.
const DefaultTurnLimit = 20000

// Corner is one of the four corners of the board, clockwise from the top left.
type Corner uint8

const (
	TopLeft Corner = iota
	TopRight
	BottomRight
	BottomLeft
)

var cornerNames = [...]string{"top-left", "top-right", "bottom-right", "bottom-left"}

// String is the corner's name, as in JSON: "top-left".
func (c Corner) String() string {
	if int(c) < len(cornerNames) {
		return cornerNames[c]
	}
	return fmt.Sprintf("corner %d", uint8(c))
}

// MarshalText is the corner's name. A value that is no corner is refused.
func (c Corner) MarshalText() ([]byte, error) { return writeWord(c, cornerNames[:], 0) }

// UnmarshalText reads a corner's name.
func (c *Corner) UnmarshalText(text []byte) error { return readWord(c, cornerNames[:], 0, text) }

// seated is where seats sit that name no corner (amb-hq-corners).
var seated = [...][]Corner{
	2: {TopLeft, BottomRight},
	3: {TopLeft, TopRight, BottomRight},
	4: {TopLeft, TopRight, BottomRight, BottomLeft},
}

// setup is a Config once checked, complete and shared by all positions of a game.
type setup struct {
	board   *Board
	tiles   mix
	seats   int
	corners [4]Corner
	first   joe.First
	limit   int
	key     string // its canonical JSON
}

// prepare checks a Config and completes it.
func prepare(c Config) (*setup, error) {
	s := &setup{seats: c.Seats, first: c.First, limit: c.TurnLimit}
	if c.Seats < 2 || c.Seats > 4 {
		return nil, wire.BadConfig("hq-players", "$.seats", "2 to 4 players play, not %d", c.Seats)
	}
	switch {
	case c.Board == nil || c.Board.same(defaultBoard()):
		s.board = defaultBoard()
	case c.Board.blank():
		return nil, wire.BadConfig("hq-board-kinds", "$.board", "a board without spaces; parse one or leave it nil for the default")
	default:
		board := *c.Board // what the caller's pointer becomes later is the caller's
		s.board = &board
	}
	if err := s.mix(c.Tiles); err != nil {
		return nil, err
	}
	if bombs, greens := s.tiles.count(Bomb), len(s.board.greenNodes); bombs > greens {
		return nil, wire.BadConfig("amb-hq-tile-mix", "$.tiles.bomb", "%d bombs, but the board has %d light-green spaces to lay them on", bombs, greens)
	}
	if first, named := c.First.Seat(); c.First != 0 && (!named || !first.At(c.Seats)) {
		return nil, wire.BadConfig("hq-first-highest", "$.first", "the first player is one of the %d seats, not %v", c.Seats, c.First)
	}
	if err := s.sit(c.Corners); err != nil {
		return nil, err
	}
	if s.limit == 0 {
		s.limit = DefaultTurnLimit
	}
	if s.limit < 1 || s.limit > 65535 {
		return nil, wire.BadConfig("sdk-turn-limit", "$.turnLimit", "a limit is 1 to 65,535 rounds, or 0 for the default, not %d", s.limit)
	}
	key, err := json.Marshal(s.config())
	if err != nil {
		return nil, wire.BadConfig("hq-board-kinds", "$", "%v", err)
	}
	s.key = string(key)
	return s, nil
}

// mix checks and takes over the mix of tiles (hq-box-tiles, amb-hq-tile-mix).
func (s *setup) mix(tiles map[Tile]int) error {
	if tiles == nil {
		s.tiles = defaultMix
		return nil
	}
	total := 0
	for _, t := range slices.Sorted(maps.Keys(tiles)) {
		n := tiles[t]
		if t < Bomb || t > Henchman6 {
			return wire.BadConfig("hq-box-other-tiles", "$.tiles", "%v does not lie on the sand; bombs, boats and Henchmen do", t)
		}
		if n < 0 || n > sandCount {
			return wire.BadConfig("hq-box-other-tiles", "$.tiles."+t.String(), "%d where 0 to %d can be", n, sandCount)
		}
		s.tiles[t-1] = uint8(n)
		total += n
	}
	if total != sandCount {
		return wire.BadConfig("hq-box-other-tiles", "$.tiles", "the tiles are %d in all, where %d lie on the sand", total, sandCount)
	}
	if s.tiles.count(Boat) < 2 {
		return wire.BadConfig("amb-hq-tile-mix", "$.tiles.boat", "%d boats, and nobody wins with fewer than 2", s.tiles.count(Boat))
	}
	return nil
}

// sit gives each seat its corner (hq-setup-pawn, amb-hq-corners).
func (s *setup) sit(corners []Corner) error {
	if corners == nil {
		corners = seated[s.seats]
	}
	if len(corners) != s.seats {
		return wire.BadConfig("hq-setup-pawn", "$.corners", "corners of %d seats, where there are %d seats", len(corners), s.seats)
	}
	for i, c := range corners {
		if c > BottomLeft {
			return wire.BadConfig("hq-setup-pawn", fmt.Sprintf("$.corners[%d]", i), "there is no %v", c)
		}
		if slices.Contains(corners[:i], c) {
			return wire.BadConfig("hq-setup-pawn", fmt.Sprintf("$.corners[%d]", i), "the %v corner is taken", c)
		}
		s.corners[i] = c
	}
	return nil
}

// home is the HOME BASE of a seat (hq-setup-home-base).
func (s *setup) home(seat joe.Seat) node { return s.board.homes[s.corners[seat]] }

// config is the Config of a setup, with nothing left to a default.
func (s *setup) config() Config {
	board := *s.board
	return Config{
		Seats:     s.seats,
		Board:     &board,
		Tiles:     s.tiles.tiles(),
		First:     s.first,
		Corners:   slices.Clone(s.corners[:s.seats]),
		TurnLimit: s.limit,
	}
}

// MarshalJSON writes what is not left to a default: {"seats":4} at the least.
// The built-in board is written by its name, another whole.
func (c Config) MarshalJSON() ([]byte, error) {
	j := struct {
		Seats     int            `json:"seats"`
		Board     any            `json:"board,omitempty"`
		Tiles     map[string]int `json:"tiles,omitzero"` // empty is not nil, and New refuses it
		First     *joe.First     `json:"first,omitempty"`
		Corners   []string       `json:"corners,omitzero"`
		TurnLimit int            `json:"turnLimit,omitempty"`
	}{Seats: c.Seats, TurnLimit: c.TurnLimit}
	switch {
	case c.Board == nil:
	case c.Board.same(defaultBoard()):
		j.Board = defaultBoard().Name()
	default:
		j.Board = c.Board
	}
	if c.Tiles != nil {
		j.Tiles = make(map[string]int, len(c.Tiles))
		for t, n := range c.Tiles {
			j.Tiles[t.String()] = n
		}
	}
	if c.First != 0 {
		j.First = &c.First
	}
	if c.Corners != nil {
		j.Corners = []string{}
	}
	for _, corner := range c.Corners {
		j.Corners = append(j.Corners, corner.String())
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
	o := n.Object("seats", "board", "tiles", "first", "corners", "turnLimit")
	c := Config{Seats: int(o.Need("seats").Int(-1<<15, 1<<15-1))}
	if m, ok := o.Opt("board"); ok {
		c.Board = readBoard(m)
	}
	if m, ok := o.Opt("tiles"); ok {
		c.Tiles = make(map[Tile]int)
		for name, count := range m.Entries(len(tileNames)) {
			var t Tile
			if t.UnmarshalText([]byte(name)) != nil {
				count.Fail("there is no such tile")
			}
			c.Tiles[t] = int(count.Int(-1<<15, 1<<15-1))
		}
	}
	if m, ok := o.Opt("first"); ok {
		wire.Into(m, &c.First)
	}
	if m, ok := o.Opt("corners"); ok {
		c.Corners = []Corner{}
		for _, e := range m.List(joe.MaxSeats) {
			c.Corners = append(c.Corners, Corner(e.OneOf(cornerNames[:]...)))
		}
	}
	if m, ok := o.Opt("turnLimit"); ok {
		c.TurnLimit = int(m.Int(-1<<31, 1<<31-1))
	}
	return c
}

// readBoard reads the name of the built-in board, or a whole board.
func readBoard(n strict.Node) *Board {
	if n.IsString() {
		n.OneOf(defaultBoard().Name())
		return DefaultBoard()
	}
	b := new(Board)
	wire.Into(n, b)
	return b
}
