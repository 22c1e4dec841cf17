package hqtensor

import (
	"slices"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/tensor"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	maxSeats = 4
	maxMoves = 12 // of a turn: the die and a Henchman
	sand     = 32 // tiles that lie on the board at first
	boats    = 2  // hq-boat-limit
	secrets  = 4  // hq-box-top-secret
	tiles    = int(cobrahq.TopSecret)

	roundUnit    = 64
	henchmanUnit = 4
)

// The planes of the part "tiles".
const (
	planeUnturned = iota
	planeLaid     // a bomb face down
	planeBomb
	planeBoat
	planeHenchman1
	tilePlanes = planeHenchman1 + 6
)

// asks is the questions in the order of the part "asks".
var asks = []string{
	cobrahq.AskFirstRoll, cobrahq.AskWhiteDie, cobrahq.AskMove, cobrahq.AskTake,
	cobrahq.AskTurnTile, cobrahq.AskOpponent, cobrahq.AskRollOff, cobrahq.AskPlaceBomb,
}

// reasons is why a game ended, in the order of the part "reason".
var reasons = []joe.RuleID{"hq-win", "amb-hq-last-player", "amb-hq-all-stranded", "amb-hq-nobody-can-win", "sdk-turn-limit"}

// Spec says how positions on one board, and the actions of players there, are written
// as numbers. It is made once and never changes, so that goroutines may share it. The
// zero Spec is of no board: its sizes are 0 and no View fits it. Specs come from [New].
type Spec struct {
	layout tensor.Layout
	board  *cobrahq.Board
	cells  [][]int // of each space, in the order of Board.Squares: its squares in a plane
	space  map[cobrahq.Square]int
	names  []cobrahq.Square
	lands  []int // the spaces on which a tile can lie, but Cobra HQ

	actions tensor.Actions[cobrahq.Action]

	// Where the parts begin.
	seats, seat, round, first, active, toAct, asks, other, over, winners, reason, out int
	rolling, rolls, moves, boosted, stack, left, gone, holds                          int
	homes, pawns, tiles, trail, bank                                                  int
}

// New is the Spec of the board of a Config. Whatever else two Configs say, of one board
// they give equal Specs. It refuses the Configs that [cobrahq.New] refuses, with the
// same error.
func New(c cobrahq.Config) (*Spec, error) {
	state, _, err := cobrahq.New(c)
	if err != nil {
		return nil, err
	}
	s := &Spec{board: state.Board(), space: make(map[cobrahq.Square]int)}
	s.lay()
	s.layOut()
	s.number()
	return s, nil
}

// lay numbers the spaces of the board and the squares of a plane.
func (s *Spec) lay() {
	b := s.board
	for at := range b.Squares() {
		if kind, _ := b.Kind(at); kind == cobrahq.Sand || kind == cobrahq.LightGreen {
			s.lands = append(s.lands, len(s.names))
		}
		s.space[at] = len(s.names)
		s.names = append(s.names, at)
	}
	s.cells = make([][]int, len(s.names))
	for i := range b.Width() * b.Height() {
		at, _ := b.At(i%b.Width()+1, b.Height()-i/b.Width())
		s.cells[s.space[at]] = append(s.cells[s.space[at]], i)
	}
}

// layOut lists the parts. The order may be added to, never changed.
func (s *Spec) layOut() {
	add := s.layout.Add
	h, w := s.board.Height(), s.board.Width()
	s.seats = add("seats", 1, "one of: 2, 3 or 4 seats play", 3)
	s.seat = add("seat", 1, "one of: the number of the viewing seat; none for the spectator", maxSeats)
	s.round = add("round", 65535./roundUnit, "the number of the round, in units of 64", 1)
	s.first = add("first", 1, "one of the seats: who went first; none before that is known", maxSeats)
	s.active = add("active", 1, "one of the seats: whose turn it is, or who rolls for the first; none in a game over", maxSeats)
	s.toAct = add("to-act", 1, "one of: the seats, chance; none in a game over", maxSeats+1)
	s.asks = add("asks", 1, "one of the questions: first-roll, white-die, move, take, turn-tile, opponent, roll-off, place-bomb; none in a game over", len(asks))
	s.other = add("other", 1, "one of the seats: the other that the question is about, if any", maxSeats)
	s.over = add("over", 1, "1 where the game is over", 1)
	s.winners = add("winners", 1, "the seats that have won", maxSeats)
	s.reason = add("reason", 1, "one of why the game ended: hq-win, amb-hq-last-player, amb-hq-all-stranded, amb-hq-nobody-can-win, sdk-turn-limit", len(reasons))
	s.out = add("out", 1, "the seats that are stranded and out", maxSeats)
	s.rolling = add("rolling", 1, "the seats that roll for who goes first", maxSeats)
	s.rolls = add("rolls", 1, "by seat: what it has rolled for that, in units of 6; 0 for nothing yet", maxSeats)
	s.moves = add("moves", 1, "moves left, in units of 12", 1)
	s.boosted = add("boosted", 1, "1 where a Henchman was spent in this turn", 1)
	s.stack = add("stack", 1, "Top Secret tiles at Cobra HQ, in units of 4", 1)
	s.left = add("left", 1, "by tile, bomb, boat, henchman-1 to henchman-6: how many are among those never turned, in units of 32", tiles-1)
	s.gone = add("out-of-play", 1, "by tile in the same order: how many have left the game, in units of 32", tiles-1)
	s.holds = add("holds", sand/henchmanUnit, "by seat, by tile: how many lie in front of it: boats in units of 2, henchman-1 to henchman-6 in units of 4, Top Secret tiles in units of 4", maxSeats, tiles-1)
	s.homes = add("homes", 1, "by seat, a plane: its HOME BASE", maxSeats, h, w)
	s.pawns = add("pawns", 1, "by seat, a plane: its pawn", maxSeats, h, w)
	s.tiles = add("tiles", 1, "a plane each: tiles never turned, bombs face down, bombs face up, boats, henchman-1 to henchman-6", tilePlanes, h, w)
	s.trail = add("trail", 1, "a plane: the spaces moved onto in this turn, the first 1, the second 2 and so on, in units of 12", h, w)
	s.bank = add("bank", 1, "a plane: where the pawn on the river embarked", h, w)
}

// Board is the board, in memory of the caller's; nil of the zero Spec.
func (s *Spec) Board() *cobrahq.Board {
	if s == nil || s.board == nil {
		return nil
	}
	b := *s.board
	return &b
}

// Fits reports whether a View is of a game on the board. It allocates nothing.
func (s *Spec) Fits(v cobrahq.View) bool { return s != nil && s.board != nil && v.PlayedOn(s.board) }

// Squares is the squares of a plane that a space covers, by row from the top and
// column from the left, both from 0, as row*width+column: one, but for Cobra HQ. It is
// empty where the board has no such space. The slice is the caller's.
func (s *Spec) Squares(at cobrahq.Square) []int {
	if s == nil {
		return nil
	}
	i, ok := s.space[at]
	if !ok {
		return nil
	}
	return slices.Clone(s.cells[i])
}
