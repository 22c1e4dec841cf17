package adventure

import (
	"slices"
	"strings"
)

// checkPath wants one path of all spaces that goes on from everywhere and leads to
// every Objective and, in an adventure area, to the Airstrip.
func (f *boardFaults) checkPath(b *Board) {
	before := len(*f)
	joined := make([]bool, len(b.name))
	b.spread(joined, 0)
	for n := range b.name {
		if !joined[n] {
			f.refuse("adv-path", b.name[n], "no path joins it to %s; all spaces together are one path", b.name[0])
			b.spread(joined, node(n))
		}
	}
	for n, out := range b.out {
		if len(out) == 0 && !b.area[n].Training() {
			f.refuse("adv-path", b.name[n], "no way leads on from here, so that a roll could not be used")
		}
	}
	for i, strip := range b.strips {
		a := CobraIsland + Area(i)
		if strip == noNode {
			continue
		}
		dist := b.distances(strip)
		for n := range b.name {
			if b.area[n] == a && dist[n] == far && len(b.out[n]) > 0 {
				f.refuse("adv-escape-airstrip", b.name[n], "no way leads to %s, the Airstrip of %s", b.name[strip], a)
			}
		}
	}
	if len(*f) == before && !slices.Contains(b.airports[:], noNode) && !slices.Contains(b.strips[:], noNode) {
		f.checkGoals(b)
	}
}

// checkGoals wants ways to every Objective: from each airport, and from every space
// to those that airports have a way to.
func (f *boardFaults) checkGoals(b *Board) {
	reached := func(n node, p Place) bool { return b.objectives[p] == noNode || b.dist[p][n] != far }
	missing := func(n node, but ...node) string {
		var names []string
		for p := Place(1); int(p) < places; p++ {
			if !reached(n, p) && !slices.ContainsFunc(but, func(m node) bool { return !reached(m, p) }) {
				names = append(names, p.String())
			}
		}
		return strings.Join(names, ", ")
	}
	for _, n := range b.airports {
		if which := missing(n); which != "" {
			f.refuse("adv-airport-choice", b.name[n], "no way leads to %s", which)
		}
	}
	for i := range b.name {
		n := node(i)
		if b.area[n].Training() || b.kind[n] == Airport {
			continue
		}
		if which := missing(n, b.airports[:]...); which != "" {
			f.refuse("adv-path", b.name[n], "no way leads to %s", which)
		}
	}
}

// checkEmptyHanded wants of every space that a pawn there whose player has no card
// can get to where it may enter training: over spaces that ask for none, and by a
// flight. Otherwise it would stay where it is until the game's last turn.
func (f *boardFaults) checkEmptyHanded(b *Board) {
	home := make([]bool, len(b.name))
	ends := make([][]node, len(b.name))
	w := waysOf(b)
	for i := range b.name {
		n := node(i)
		home[n] = b.aside[n] != NoArea || b.airstrip[n]
		if !home[n] {
			ends[n] = b.emptyHanded(w, n)
		}
	}
	for changed := true; changed; {
		changed = false
		for n, to := range ends {
			if !home[n] && slices.ContainsFunc(to, func(m node) bool { return home[m] }) {
				home[n], changed = true, true
			}
		}
	}
	for n, s := range b.name {
		if !home[n] && !b.area[n].Training() {
			f.refuse("adv-equipment-space-need", s, "without a card no way leads from here to training; its pawn could be stuck for ever")
		}
	}
}

// emptyHanded is where one roll of two dice may put a pawn whose player has no card.
func (b *Board) emptyHanded(w *ways, from node) []node {
	var ends []node
	land := func(n node) {
		if o := b.orders[n]; o.kind == goTo {
			n = o.to
		}
		if b.kind[n].needs() == 0 && !slices.Contains(ends, n) {
			ends = append(ends, n)
		}
	}
	s := &w.forward
	now := make([]bool, len(s.to)) // the steps that a walk may have taken last
	for _, e := range s.first[from] {
		now[e] = !b.ferry(from, s.to[e])
	}
	for count := 1; count <= 2*dieFaces; count++ {
		next := make([]bool, len(s.to))
		for e, taken := range now {
			if !taken {
				continue
			}
			at := s.to[e]
			if b.airstrip[at] || count >= 2 {
				land(at)
			}
			for _, g := range s.follow[e] {
				if !b.ferry(at, s.to[g]) {
					next[g] = true
				}
			}
		}
		now = next
	}
	return ends
}

// spread marks the spaces that are joined to one, whatever the arrows say.
func (b *Board) spread(joined []bool, from node) {
	joined[from] = true
	for changed := true; changed; {
		changed = false
		for _, e := range b.edges {
			if joined[e.from] != joined[e.to] {
				joined[e.from], joined[e.to], changed = true, true, true
			}
		}
	}
}
