package adventure

import (
	"math/bits"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// loop is the same game as a hand-written mutable loop: one struct changed in
// place, choices as small numbers, no checks, no events, no rule ids. It stands
// beside the engine twice: as a second opinion on the rules, since both must play
// identical games, and as the speed that the engine is measured against.
type loop struct {
	board                *Board
	cards                *Cards
	seats, target, limit int
	forward, backward    lanes

	pawns      [4]node
	goals      [4]int // the index of the Objective Card to reach, -1 for none
	points     [4]int
	hands      [4]hand
	pieces     [maxPieces]bool // taken
	objectives uint16          // in the pile
	equipment  hand            // in the pile, in no order that is known
	battles    [battleCards]uint8
	spent      []uint8 // equipment under the pile
	fought     []uint8 // battle cards under theirs
	returned   [4]bool
	ferried    [4]bool

	phase   stage
	rolling [4]bool
	rolls   [4]int
	first   int
	active  int
	round   int
	steps   int
	to      nodeSet // where the move may end
	lefts   uint16  // and with how much left at the Objective
	gains   int
	effects int // of spaces in this turn
	extra   int
	bumped  int // -1 for none
	origin  node
	chain   [4]bool
	drawer  int // -1 for none
	best    int // points at the end
}

// Choices: where to go is the node, others lie above.
const (
	loopLeft   = 1 << 12 // and so much left at the Objective
	loopStay   = 2 << 12
	loopGoOn   = 3 << 12
	loopEnter  = 4 << 12
	loopFly    = 5 << 12 // and node
	loopPiece  = 6 << 12 // and piece less 1
	loopChoice = 1<<12 - 1
)

func newLoop(set *setup) *loop {
	g := &loop{
		board: set.board, cards: set.cards, seats: set.seats, target: set.target, limit: set.limit,
		spent: make([]uint8, 0, 64*equipmentCards), fought: make([]uint8, 0, 64*battleCards),
	}
	g.forward, g.backward = lanesOf(g.board.out, g.board, true), lanesOf(g.board.back, g.board, false)
	g.start()
	return g
}

func (g *loop) start() {
	for s := range 4 {
		g.pawns[s], g.goals[s], g.rolling[s] = noNode, -1, s < g.seats
	}
	g.points, g.hands, g.pieces, g.rolls, g.returned, g.ferried = [4]int{}, [4]hand{}, [maxPieces]bool{}, [4]int{}, [4]bool{}, [4]bool{}
	g.objectives, g.equipment, g.battles = everyObjective, equipmentCounts, [battleCards]uint8{}
	for i, c := range g.cards.battle {
		g.battles[i] = c.Count
	}
	g.spent, g.fought = g.spent[:0], g.fought[:0]
	g.phase, g.active, g.round, g.extra = firstRoll, 0, 0, 0
	g.bumped, g.drawer, g.chain = -1, -1, [4]bool{}
}

// play plays one step at random, drawing from the source just as the engine's
// random player does.
func (g *loop) play(src *dice.Source, list []int) []int {
	switch {
	case g.drawer >= 0 || g.phase == dealing:
		g.drawObjective(src.IntN(bits.OnesCount16(g.objectives)))
	case g.bumped >= 0:
		list = appendSet(list[:0], g.retreats())
		g.fallBack(node(list[src.IntN(len(list))]))
	case g.phase == firstRoll:
		g.rollFirst(src.IntN(dieFaces) + 1)
	case g.phase == rollingOne:
		g.steps, g.phase = src.IntN(dieFaces)+1, moving
	case g.phase == rollingBoth:
		n := src.IntN(dieFaces * dieFaces)
		g.steps, g.phase = n/dieFaces+n%dieFaces+2, moving
	case g.phase == sneaking:
		n := src.IntN(dieFaces * dieFaces)
		switch white, dark := n/dieFaces+1, n%dieFaces+1; {
		case white > dark:
			g.steps, g.phase = white, mayAdvance
		case white < dark:
			g.steps, g.phase = dark, falling
		default:
			g.phase = done
		}
	case g.phase == gaining:
		i := dice.Pick(src, g.equipment[:])
		if i >= 0 {
			g.equipment[i]--
		} else {
			i = pop(&g.spent)
		}
		g.hands[g.active][i]++
		g.gains--
		g.moreGain()
	case g.phase == battling:
		i := dice.Pick(src, g.battles[:])
		if i >= 0 {
			g.battles[i]--
		} else {
			i = pop(&g.fought)
		}
		g.battle(i)
	default:
		list = g.choices(list[:0])
		g.choose(list[src.IntN(len(list))])
	}
	if g.round > 0 || g.phase == done {
		g.settle()
	}
	return list
}

// pop takes the first card of those under a pile.
func pop(pile *[]uint8) int {
	card := (*pile)[0]
	*pile = (*pile)[:copy(*pile, (*pile)[1:])]
	return int(card)
}

func (g *loop) drawObjective(nth int) {
	rest := g.objectives
	for range nth {
		rest &= rest - 1
	}
	card := bits.TrailingZeros16(rest)
	g.objectives &^= 1 << card
	if g.drawer >= 0 {
		g.goals[g.drawer], g.drawer = card, -1
		return
	}
	g.goals[g.active] = card
	g.inTurn(starting)
}

func (g *loop) choices(list []int) []int {
	b := g.board
	switch g.phase {
	case choosing:
		for i, taken := range g.pieces {
			if !taken {
				list = append(list, loopPiece+i)
			}
		}
	case starting:
		list = append(list, int(b.gates[0]), int(b.gates[1]))
	case opening:
		at := g.pawns[g.active]
		if b.airstrip[at] {
			list = append(list, loopFly+int(b.airports[0]), loopFly+int(b.airports[1]))
		}
		if b.aside[at] != NoArea {
			list = append(list, loopEnter)
		}
		list = append(list, loopGoOn)
	case jumping:
		var ends nodeSet
		for _, to := range b.jumps[g.pawns[g.active]] {
			if g.affords(g.active, to) {
				ends.add(to)
			}
		}
		list = append(appendSet(list, ends), loopStay)
	default:
		list = appendSet(list, g.to)
		for rest := g.lefts; rest != 0; rest &= rest - 1 {
			list = append(list, loopLeft+bits.TrailingZeros16(rest))
		}
		if g.phase == restMoving || g.phase == mayAdvance {
			list = append(list, loopStay)
		}
	}
	return list
}

func (g *loop) choose(c int) {
	b, n, s := g.board, node(c&loopChoice), g.active
	switch c &^ loopChoice {
	case 0:
		switch g.phase {
		case starting:
			g.pawns[s] = n
			g.inTurn(done)
		case jumping:
			g.pay(n)
			g.put(n)
			g.phase = done
		default:
			g.move(n, 0)
		}
	case loopLeft:
		g.move(b.objectives[g.cards.objectives[g.goals[s]].Place], c-loopLeft)
	case loopStay:
		g.phase = done
	case loopGoOn:
		g.toRoll()
	case loopEnter:
		g.returned[s], g.ferried[s] = false, false
		g.put(b.gates[b.aside[g.pawns[s]]-FortWadsworth])
		g.phase = rollingOne
	case loopFly:
		g.ferried[s] = false
		g.put(n)
		g.phase = done
	case loopPiece:
		g.pieces[c-loopPiece] = true
		g.inTurn(dealing)
	}
}

// agrees compares the loop with a State in all that both know.
func (g *loop) agrees(t *testing.T, s *State) {
	t.Helper()
	same := g.phase == s.stage && g.pawns == s.pawns && g.hands == s.hands && g.objectives == s.objectives && g.equipment == s.equipment &&
		g.battles == s.battles && string(g.spent) == string(s.equipUnder.cards[:s.equipUnder.n]) &&
		string(g.fought) == string(s.battleUnder.cards[:s.battleUnder.n]) && g.round == int(s.round) && (g.phase == over || g.active == int(s.active))
	for i := range joe.Seat(g.seats) {
		same = same && g.points[i] == int(s.points[i]) && g.goals[i] == int(s.objective[i])-1 && g.returned[i] == s.returned.Has(i) &&
			g.ferried[i] == s.ferried.Has(i) && (g.bumped != int(i)) == (s.bumped != i) && (g.drawer != int(i)) == (s.drawer != i) &&
			(g.bumped < 0 || g.chain[i] == s.chain.Has(i))
	}
	if g.bumped >= 0 {
		same = same && g.origin == s.origin
	} else if g.drawer < 0 {
		same = same && g.steps == int(s.steps)
	}
	switch g.phase {
	case firstRoll:
	case gaining:
		same = same && g.gains == int(s.gains)
	case over:
		o, _ := s.Outcome()
		for i := range joe.Seat(g.seats) {
			same = same && o.Won(i) == (g.points[i] == g.best)
		}
	default:
		same = same && g.first == int(s.first) && (g.extra > 0) == s.won
	}
	if !same {
		g.forward, g.backward = lanes{}, lanes{}
		t.Fatalf("the loop and the engine differ:\n%+v\n%+v", g, s.table)
	}
}

// TestLoopPlaysIdenticalGames holds the engine against the loop, step by step, on
// two boards, at every number of seats, by Next and by Apply.
func TestLoopPlaysIdenticalGames(t *testing.T) {
	games := 240
	if testing.Short() {
		games = 24
	}
	for seed := range uint64(games) {
		c := Config{}
		if seed%4 == 3 {
			c = drilling(t, 2)
		}
		if c.Seats = 2 + int(seed%3); seed%6 == 1 {
			c.Target, c.TurnLimit = 1000, 1500
		}
		s, _, err := New(c)
		if err != nil {
			t.Fatal(err)
		}
		g := newLoop(s.set)
		mine, its := dice.New(seed), dice.New(seed)
		var choices []int
		var list []Action
		for s.stage != over {
			choices = g.play(&its, choices)
			var a Action
			if a, list = random(s, &mine, list); seed%2 == 0 {
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
