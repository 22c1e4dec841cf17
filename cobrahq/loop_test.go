package cobrahq

import (
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// loop is the same game as a hand-written mutable loop: one struct changed in
// place, choices as small numbers, no checks, no events, no rule ids. It stands
// beside the engine twice: as a second opinion on the rules, since both must play
// identical games, and as the speed that the engine is measured against.
type loop struct {
	board  *Board
	homes  [4]node
	seats  int
	limit  int
	pawns  [4]node
	hands  [4]hand
	tiles  []uint8 // by node: as table.sand, and Bomb on light green
	down   []bool  // by node: a bomb laid face down
	left   mix
	toTurn int
	stack  uint8
	seen   []uint32 // by node: the turn in which it was last moved onto
	turn   uint32
	bank   node

	phase    phase
	rolling  [4]bool
	rolls    [4]uint8
	out      [4]bool
	first    int
	active   int
	round    int
	moves    int
	steps    int
	boosted  bool
	met      []int // opponents still to be asked about, the first of them now
	opponent int
	winner   int
}

// Choices: a step is the node, others lie above.
const (
	loopStop    = 1 << 12
	loopBoost   = 2 << 12 // and number*8+add
	loopTake    = 3 << 12 // and tile
	loopDecline = 4 << 12
	loopAgainst = 5 << 12 // and seat
)

func newLoop(set *setup) *loop {
	g := &loop{
		board: set.board, seats: set.seats, limit: set.limit,
		tiles: make([]uint8, len(set.board.name)), down: make([]bool, len(set.board.name)), seen: make([]uint32, len(set.board.name)),
		met: make([]int, 0, 4),
	}
	for i := range g.seats {
		g.homes[i] = set.home(joe.Seat(i))
	}
	return g
}

func (g *loop) start(set *setup) {
	g.left, g.toTurn, g.stack = set.tiles, sandCount, secretTiles
	g.hands, g.out = [4]hand{}, [4]bool{}
	clear(g.tiles)
	clear(g.down)
	for _, n := range g.board.sandNodes {
		g.tiles[n] = tileFaceDown
	}
	for i := range g.pawns {
		g.pawns[i] = noNode
		if i < g.seats {
			g.pawns[i], g.rolling[i] = g.homes[i], true
		}
	}
	g.rolls = [4]uint8{}
	g.phase, g.active, g.round, g.winner = firstRoll, 0, 0, -1
}

// die, dice and turn are what chance does.
func (g *loop) die(pips int) {
	if g.phase == turnStart {
		g.moves, g.phase = pips, moving
		return
	}
	g.rolls[g.active] = uint8(pips)
	for s := g.active + 1; s < g.seats; s++ {
		if g.rolling[s] {
			g.active = s
			return
		}
	}
	best := slices.Max(g.rolls[:])
	n := 0
	for s := g.seats - 1; s >= 0; s-- {
		if g.rolling[s] = g.rolling[s] && g.rolls[s] == best; g.rolling[s] {
			g.active = s
			n++
		}
	}
	g.rolls = [4]uint8{}
	if n == 1 {
		g.first, g.round = g.active, 1
		g.beginTurn()
	}
}

func (g *loop) held(s int) bool {
	n := g.pawns[s]
	return n != noNode && n != g.board.hq && !g.down[n] && (g.tiles[n] == uint8(Bomb) || g.tiles[n] >= uint8(Henchman1) && g.tiles[n] != tileFaceDown)
}

func (g *loop) beginTurn() {
	g.turn++
	g.steps, g.moves, g.boosted = 0, 0, false
	g.phase = turnStart
	if g.held(g.active) {
		g.phase = choosing
	}
}

func (g *loop) choices(list []int) []int {
	b, at, h := g.board, g.pawns[g.active], &g.hands[g.active]
	switch g.phase {
	case moving:
		for _, to := range b.next[at] {
			if g.seen[to] == g.turn {
				continue
			}
			if b.kind[at] == River && (b.kind[to] == River || b.island[to] == b.island[g.bank]) {
				continue
			}
			if b.kind[to] == River && (h.boats == 0 || g.moves < 2 || !g.lands(to, !b.island[at])) {
				continue
			}
			list = append(list, int(to))
		}
		if g.steps == 0 && !g.boosted {
			for i, n := range h.henchmen {
				for add := 1; n > 0 && add <= i+1; add++ {
					list = append(list, loopBoost+(i+1)*8+add)
				}
			}
		}
		if b.kind[at] != River {
			list = append(list, loopStop)
		}
	case meeting:
		o := &g.hands[g.met[0]]
		if o.boats > 0 && h.boats < boatLimit {
			list = append(list, loopTake+int(Boat))
		}
		for i, n := range o.henchmen {
			if n > 0 {
				list = append(list, loopTake+int(Henchman1)+i)
			}
		}
		if o.secrets > 0 {
			list = append(list, loopTake+int(TopSecret))
		}
		list = append(list, loopDecline)
	case choosing:
		for s := range g.seats {
			if s != g.active && !g.out[s] {
				list = append(list, loopAgainst+s)
			}
		}
	case placing:
		for _, n := range b.greenNodes {
			if g.free(n) {
				list = append(list, int(n))
			}
		}
	}
	return list
}

func (g *loop) lands(river node, island bool) bool {
	for _, n := range g.board.next[river] {
		if g.board.kind[n] != River && g.board.island[n] == island && g.seen[n] != g.turn {
			return true
		}
	}
	return false
}

// play plays one step at random, drawing from the source just as the engine's
// random player does.
func (g *loop) play(src *dice.Source, list []int) []int {
	switch g.phase {
	case firstRoll, turnStart:
		g.die(src.IntN(dieFaces) + 1)
	case rollingOff:
		n := src.IntN(dieFaces * dieFaces)
		g.dice(n/dieFaces+1, n%dieFaces+1)
	case turning:
		g.reveal(dice.Pick(src, g.left[:]))
	default:
		list = g.choices(list[:0])
		g.choose(list[src.IntN(len(list))])
	}
	return list
}

// agrees compares the loop with a State in all that both know.
func (g *loop) agrees(t *testing.T, s *State) {
	t.Helper()
	same := g.phase == s.phase && g.pawns == s.pawns && g.hands == s.hands && g.left == s.left && g.stack == s.stack &&
		(g.phase == over || g.active == int(s.active)) && (g.phase != moving || g.moves == int(s.moves) && g.steps == int(s.steps))
	for n, tile := range g.tiles {
		same = same && tile == s.tileOn(node(n)) && g.down[n] == (tile != 0 && s.faceDownBomb(node(n)))
	}
	if g.phase != firstRoll {
		same = same && g.round == int(s.round) && g.first == int(s.first)
	}
	if g.phase == over {
		o, _ := s.Outcome()
		same = same && (g.winner < 0) == o.Draw() && (g.winner < 0 || o.Won(joe.Seat(g.winner)))
	}
	if !same {
		t.Fatalf("the loop and the engine differ:\n%+v\n%+v", g, s.table)
	}
}

// TestLoopPlaysIdenticalGames holds the engine against the loop, step by step, on
// two boards, at every number of seats, by Next and by Apply.
func TestLoopPlaysIdenticalGames(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 12
	}
	for seed := range uint64(games) {
		c := Config{Seats: 2 + int(seed%3)}
		if seed%2 == 1 {
			c.Board, c.TurnLimit = trainingBoard, 300
		}
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		g := newLoop(s.set)
		g.start(s.set)
		mine, its := dice.New(seed), dice.New(seed)
		var choices []int
		var list []Action
		for s.phase != over {
			choices = g.play(&its, choices)
			var a Action
			if a, list = random(s, &mine, list); seed%3 == 0 {
				s, _, err = Apply(s, a)
			} else {
				s, err = Next(s, a)
			}
			if err != nil {
				t.Fatal(err)
			}
			g.agrees(t, &s)
		}
	}
}

// random is an action drawn evenly, or by chance's own weights.
func random(s State, src *dice.Source, list []Action) (Action, []Action) {
	if a := Roll(s, src); a != nil {
		return a, list
	}
	list = AppendLegal(list[:0], s)
	return list[src.IntN(len(list))], list
}
