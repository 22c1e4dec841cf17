package adventure

// rollFirst is a die for who goes first.
func (g *loop) rollFirst(pips int) {
	g.rolls[g.active] = pips
	for s := g.active + 1; s < g.seats; s++ {
		if g.rolling[s] {
			g.active = s
			return
		}
	}
	best, n := max(g.rolls[0], g.rolls[1], g.rolls[2], g.rolls[3]), 0
	for s := g.seats - 1; s >= 0; s-- {
		if g.rolling[s] = g.rolling[s] && g.rolls[s] == best; g.rolling[s] {
			g.active = s
			n++
		}
	}
	g.rolls = [4]int{}
	if n == 1 {
		g.first, g.phase = g.active, choosing
	}
}

// inTurn goes round the table in set-up.
func (g *loop) inTurn(then stage) {
	if g.active = (g.active + 1) % g.seats; g.active == g.first {
		g.phase = then
	}
}

func (g *loop) beginTurn() {
	switch {
	case g.round == 0:
		g.round = 1
	case g.extra > 0:
		g.extra--
	default:
		next := (g.active + 1) % g.seats
		if next == g.first {
			if g.round == g.limit {
				g.end()
				return
			}
			g.round++
		}
		g.active = next
	}
	at := g.pawns[g.active]
	g.steps, g.effects, g.chain = 0, 0, [4]bool{}
	if g.phase = opening; !g.board.airstrip[at] && g.board.aside[at] == NoArea {
		g.toRoll()
	}
}

func (g *loop) toRoll() {
	g.phase = rollingBoth
	if g.board.area[g.pawns[g.active]].Training() {
		g.phase = rollingOne
	}
}

func (g *loop) end() {
	g.phase, g.steps, g.extra, g.bumped, g.drawer = over, 0, 0, -1, -1
	g.best = max(g.points[0], g.points[1], g.points[2], g.points[3])
}

// put sets the active pawn down, and bumps who stood there.
func (g *loop) put(to node) {
	if who := g.on(to, g.active); who >= 0 {
		g.pawns[who] = noNode
		g.bumped, g.origin = who, to
	}
	g.pawns[g.active] = to
	g.chain = [4]bool{}
	g.chain[g.active] = true
}

// on is who stands on a space that only one may stand on, or -1.
func (g *loop) on(n node, but int) int {
	if g.board.kind[n] != Gate {
		for s := range g.seats {
			if s != but && g.pawns[s] == n {
				return s
			}
		}
	}
	return -1
}

func (g *loop) spend(card Equipment) {
	g.hands[g.active][card]--
	g.spent = append(g.spent, uint8(card))
}

// pay is what going to a space costs.
func (g *loop) pay(to node) {
	if g.board.area[to] == CobraIsland && g.board.area[g.pawns[g.active]] != CobraIsland {
		if !g.ferried[g.active] {
			g.spend(Hydrofoil)
		}
		g.ferried[g.active] = false
	}
	switch g.board.kind[to] {
	case HydrofoilSpace:
		g.spend(Hydrofoil)
		g.ferried[g.active] = g.board.area[to] != CobraIsland
	case VAMPSpace:
		g.spend(VAMP)
	case TankSpace:
		g.spend(Tank)
	}
}

func (g *loop) move(to node, left int) {
	at := g.pawns[g.active]
	g.pay(to)
	if g.board.kind[to] == Gate {
		g.returned[g.active] = true
	} else if g.board.area[at].Training() && !g.board.area[to].Training() {
		g.returned[g.active] = false
	}
	g.put(to)
	g.steps, g.phase = left, landed
}

// fallBack puts the bumped pawn where it retreats to.
func (g *loop) fallBack(to node) {
	s := g.bumped
	g.bumped = -1
	g.chain[s] = true
	if who := g.on(to, s); who >= 0 {
		g.pawns[who] = noNode
		g.bumped = who
	}
	if g.pawns[s] = to; g.board.kind[to] == Gate {
		g.returned[s], g.ferried[s] = g.board.area[g.origin] == g.board.area[to], false
	}
	g.origin = to
}

// follow is the effect of the space that the active pawn has landed on.
func (g *loop) follow() {
	if g.steps > 0 {
		g.phase = restMoving
		return
	}
	at := g.pawns[g.active]
	kind := g.board.kind[at]
	switch kind {
	case Gain, JetPack, SneakAttack, Battle, Directions:
		if g.effects++; g.effects > 20 {
			g.phase = done
			return
		}
	}
	g.phase = done
	switch kind {
	case Gain:
		g.gains = int(g.board.gain[at])
		g.moreGain()
	case JetPack:
		for _, to := range g.board.jumps[at] {
			if g.affords(g.active, to) {
				g.phase = jumping
			}
		}
	case SneakAttack:
		g.phase = sneaking
	case Battle:
		g.phase = battling
	case Directions:
		switch o := g.board.orders[at]; o.kind {
		case forward:
			g.steps, g.phase = int(o.n), advancing
		case backward:
			g.steps, g.phase = int(o.n), falling
		case goTo:
			g.move(o.to, 0)
		case sentOut:
			g.returned[g.active] = false
			g.put(o.to)
			switch g.board.kind[o.to] {
			case JetPack, SneakAttack, Battle, Directions:
				g.phase = landed
			}
		}
	}
}

func (g *loop) moreGain() {
	if g.phase = gaining; g.gains == 0 || g.equipment == (hand{}) && len(g.spent) == 0 {
		g.gains, g.phase = 0, done
	}
}

// battle follows a Battle Card.
func (g *loop) battle(i int) {
	g.fought = append(g.fought, uint8(i))
	c, h := &g.cards.battle[i], &g.hands[g.active]
	g.phase = done
	if c.Needs != 0 && h[c.Needs] == 0 {
		return
	}
	switch c.Effect {
	case WinExtraTurn:
		g.extra++
	case LoseEquipment:
		if h[c.Lose] > 0 {
			g.spend(c.Lose)
		}
	case MoveForward:
		g.steps, g.phase = int(c.N), advancing
	case MoveBack:
		g.steps, g.phase = int(c.N), falling
	}
}

// reached looks for a seat on its own Objective, the active one first.
func (g *loop) reached() int {
	if g.home(g.active) {
		return g.active
	}
	for s := range g.seats {
		if g.home(s) {
			return s
		}
	}
	return -1
}

func (g *loop) home(s int) bool {
	return g.goals[s] >= 0 && g.pawns[s] == g.board.objectives[g.cards.objectives[g.goals[s]].Place]
}

// settle goes on until somebody has to choose, or chance to act.
func (g *loop) settle() {
	for g.phase != over && g.drawer < 0 {
		if s := g.reached(); s >= 0 {
			g.points[s] += int(g.cards.objectives[g.goals[s]].Points)
			g.goals[s] = -1
			if g.points[s] >= g.target || g.objectives == 0 && g.goals == [4]int{-1, -1, -1, -1} {
				g.end()
				return
			}
			if g.objectives != 0 {
				g.drawer = s
				return
			}
			continue
		}
		if g.bumped >= 0 {
			return
		}
		switch g.phase {
		case landed:
			g.follow()
		case done:
			g.steps = 0
			g.beginTurn()
		case moving, restMoving, advancing, mayAdvance, falling:
			if g.to, g.lefts = g.ends(); g.to != (nodeSet{}) || g.lefts != 0 || g.phase == restMoving || g.phase == mayAdvance {
				return
			}
			g.phase = done
		default:
			return
		}
	}
}
