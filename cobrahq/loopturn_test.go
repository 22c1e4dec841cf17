package cobrahq

import "slices"

// What a player does, in the hand-written loop.

func (g *loop) free(n node) bool {
	return g.tiles[n] == 0 && n != g.pawns[0] && n != g.pawns[1] && n != g.pawns[2] && n != g.pawns[3]
}

func (g *loop) choose(c int) {
	h := &g.hands[g.active]
	switch c &^ (1<<12 - 1) {
	case 0:
		if g.phase == placing {
			g.tiles[c], g.down[c] = uint8(Bomb), true
			g.endTurn()
			return
		}
		g.step(node(c))
	case loopStop:
		g.endTurn()
	case loopBoost:
		h.henchmen[(c-loopBoost)/8-1]--
		g.moves += c & 7
		g.boosted = true
	case loopTake:
		h.add(Tile(c-loopTake), 1)
		g.hands[g.met[0]].add(Tile(c-loopTake), -1)
		g.met = g.met[1:]
		g.arrive()
	case loopDecline:
		g.met = g.met[1:]
		g.arrive()
	case loopAgainst:
		g.opponent, g.phase = c-loopAgainst, rollingOff
	}
}

func (g *loop) step(to node) {
	b, at := g.board, g.pawns[g.active]
	if b.kind[to] == River {
		g.hands[g.active].boats--
		g.bank = at
	}
	g.pawns[g.active] = to
	g.seen[to] = g.turn
	g.steps++
	g.moves--
	g.met = g.met[:0]
	for i := 1; i < g.seats; i++ {
		if s := (g.active + i) % g.seats; g.pawns[s] == to {
			g.met = append(g.met, s)
		}
	}
	g.arrive()
}

func (g *loop) arrive() {
	at, h := g.pawns[g.active], &g.hands[g.active]
	if at == g.homes[g.active] && h.secrets > 0 {
		g.winner, g.phase = g.active, over
		return
	}
	for len(g.met) > 0 {
		o := &g.hands[g.met[0]]
		if o.secrets > 0 || o.boats > 0 && h.boats < boatLimit || o.henchmen != [henchmen]uint8{} {
			g.phase = meeting
			return
		}
		g.met = g.met[1:]
	}
	g.phase = moving
	switch {
	case at == g.board.hq:
		if g.stack > 0 {
			if h.secrets == 0 {
				g.stack--
				h.secrets++
			}
			g.endTurn()
			return
		}
	case g.tiles[at] == tileFaceDown:
		g.phase = turning
		return
	case g.tiles[at] == uint8(Boat):
		g.boat()
		return
	case g.tiles[at] != 0:
		g.down[at] = false
		g.phase = choosing
		return
	}
	if g.moves == 0 {
		g.endTurn()
	}
}

func (g *loop) boat() {
	if h := &g.hands[g.active]; h.boats < boatLimit {
		h.boats++
		g.tiles[g.pawns[g.active]] = 0
	}
	g.endTurn()
}

func (g *loop) reveal(i int) {
	g.left[i]--
	g.toTurn--
	g.tiles[g.pawns[g.active]] = uint8(i + 1)
	if Tile(i+1) == Boat {
		g.boat()
		return
	}
	g.phase = choosing
}

func (g *loop) dice(white, black int) {
	at := g.pawns[g.active]
	switch {
	case white > black:
		tile := Tile(g.tiles[at])
		g.tiles[at] = 0
		if tile == Bomb {
			if slices.ContainsFunc(g.board.greenNodes, g.free) {
				g.phase = placing
				return
			}
		} else {
			g.hands[g.active].add(tile, 1)
		}
		g.endTurn()
	case white < black:
		g.endTurn()
	}
}

func (g *loop) endTurn() {
	ashore, hope := false, g.boats(true)
	for s := range g.seats {
		if n := g.pawns[s]; n != noNode && g.board.island[n] {
			ashore = ashore || g.hands[s].boats == 0
			hope = hope || g.hands[s].boats > 0
		}
	}
	if ashore && !hope {
		for s := range g.seats {
			if n := g.pawns[s]; n != noNode && g.board.island[n] {
				g.stack += g.hands[s].secrets
				g.hands[s], g.out[s], g.pawns[s] = hand{}, true, noNode
			}
		}
	}
	playing, can := 0, g.boats(false)
	for s := range g.seats {
		if g.out[s] {
			continue
		}
		playing++
		h := &g.hands[s]
		can = can || h.boats > 0 || h.secrets > 0 || g.board.island[g.pawns[s]]
	}
	if playing < 2 || !can {
		g.phase = over
		if playing == 1 {
			g.winner = slices.Index(g.out[:g.seats], false)
		}
		return
	}
	for {
		g.active = (g.active + 1) % g.seats
		if g.active == g.first {
			g.round++
		}
		if !g.out[g.active] {
			break
		}
	}
	if g.round > g.limit {
		g.round--
		g.phase = over
		return
	}
	g.beginTurn()
}

// boats reports whether a boat lies or can turn up on the island or off it.
func (g *loop) boats(island bool) bool {
	turns := g.left[Boat-1] > 0
	for _, n := range g.board.sandNodes {
		if (g.tiles[n] == uint8(Boat) || turns && g.tiles[n] == tileFaceDown) && g.board.island[n] == island {
			return true
		}
	}
	return false
}
