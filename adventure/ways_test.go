package adventure

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/joe"
)

// Where moves may end is checked here against the plain telling of the rules: every
// way walked step by step, on random boards that no check has gone over.

// anyDraft is some 6 to 14 spaces with ways between them: gates, airports and
// airstrips, and others of any area; ways over any border but into training.
func anyDraft(t *rapid.T) *draft {
	d := &draft{basis: "designed", spaces: []sketch{
		{kind: Gate, area: FortWadsworth}, {kind: Gate, area: Pentagon}, {kind: Airport, by: FortWadsworth}, {kind: Airport, by: Pentagon},
		{kind: Plain, area: CobraIsland, airstrip: true}, {kind: ObjectiveSpace, place: DesertAirStrip, area: DesertKingdom, airstrip: true},
	}}
	place := Radar
	for range rapid.IntRange(0, 8).Draw(t, "more spaces") {
		s := sketch{kind: Plain, area: rapid.SampledFrom([]Area{NoArea, NoArea, FortWadsworth, CobraIsland, CobraIsland, DesertKingdom}).Draw(t, "area")}
		if !s.area.Training() {
			s.kind = rapid.SampledFrom([]Kind{Plain, Plain, Plain, ObjectiveSpace, HydrofoilSpace, VAMPSpace, TankSpace}).Draw(t, "kind")
		}
		if s.kind == ObjectiveSpace {
			s.place = place
			place++
			if place == DesertAirStrip {
				place = Radar // one that a later space has stays with that one
			}
		}
		d.spaces = append(d.spaces, s)
	}
	for i := range d.spaces {
		d.spaces[i].id = Space(fmt.Sprintf("s%d", i))
	}
	joined := make(map[[2]int]bool)
	join := func(i, j int) {
		a, b := d.spaces[i].area, d.spaces[j].area
		if b.Training() {
			i, j, a, b = j, i, b, a
		}
		if i == j || joined[[2]int{min(i, j), max(i, j)}] || b.Training() && a != b {
			return
		}
		joined[[2]int{min(i, j), max(i, j)}] = true
		l := link{d.spaces[i].id, d.spaces[j].id, !a.Training() && rapid.IntRange(0, 3).Draw(t, "both ways") > 0}
		if !a.Training() && !l.both && rapid.Bool().Draw(t, "turned") {
			l.from, l.to = l.to, l.from
		}
		d.paths = append(d.paths, l)
	}
	for i := range d.spaces {
		if i > 0 {
			join(i, rapid.IntRange(0, i-1).Draw(t, "neighbour"))
		}
	}
	for range rapid.IntRange(0, len(d.spaces)/2).Draw(t, "more ways") {
		join(rapid.IntRange(0, len(d.spaces)-1).Draw(t, "from"), rapid.IntRange(0, len(d.spaces)-1).Draw(t, "to"))
	}
	return d
}

// anyTable is four pawns on such a board, with cards, flags and Objectives.
func anyTable(t *rapid.T, d *draft) *table {
	board := lay(d)
	set := &setup{board: board, cards: defaultCards(), seats: 4, target: 1000, limit: 9, moves: waysOf(board)}
	at := set.begin()
	at.round, at.stage = 1, done
	for s := range joe.Seat(4) {
		for n := node(rapid.IntRange(0, len(d.spaces)-1).Draw(t, "pawn")); ; n = (n + 1) % node(len(d.spaces)) {
			if at.pawns[s] = n; at.occupant(n, s) == joe.Nobody {
				break
			}
		}
		for card := Hydrofoil; card <= Tank; card++ {
			at.hands[s][card] = rapid.SampledFrom([]uint8{0, 0, 1, 2}).Draw(t, card.String())
		}
		if rapid.Bool().Draw(t, "returned") {
			at.returned = at.returned.With(s)
		}
		if rapid.IntRange(0, 3).Draw(t, "ferried") == 0 {
			at.ferried = at.ferried.With(s)
		}
		goals := []uint8{0}
		for i, card := range set.cards.objectives {
			if board.objectives[card.Place] != noNode {
				goals = append(goals, uint8(i)+1)
			}
		}
		at.objective[s] = rapid.SampledFrom(goals).Draw(t, "objective")
	}
	return &at
}

// plain is the rules of moving, told plainly.
type plain struct {
	*table
	d    *draft
	seat joe.Seat
}

// steps is the steps of one direction from a space, but onto Cobra Island and out of an
// adventure area.
func (p plain) steps(at node, backward bool) []node {
	b := p.set.board
	var list []node
	for _, l := range p.d.paths {
		from, to := b.number[l.from], b.number[l.to]
		if at == to && (backward || l.both) {
			from, to = to, from
		} else if at != from || backward && !l.both {
			continue
		}
		leaves := b.area[from].Adventure() && b.area[to] != b.area[from]
		enters := b.area[to] == CobraIsland && b.area[from] != CobraIsland
		if leaves || backward && (enters || b.area[to].Training() && b.area[from] != b.area[to]) {
			continue
		}
		list = append(list, to)
	}
	return list
}

// pays reports whether the seat has the cards that landing costs: that of the space,
// and a Hydrofoil to come onto Cobra Island, if it was not paid on the trip.
func (p plain) pays(from, to node) bool {
	b := p.set.board
	left := p.hands[p.seat]
	if b.area[to] == CobraIsland && b.area[from] != CobraIsland && !p.ferried.Has(p.seat) {
		if left[Hydrofoil] == 0 {
			return false
		}
		left[Hydrofoil]--
	}
	need := map[Kind]Equipment{HydrofoilSpace: Hydrofoil, VAMPSpace: VAMP, TankSpace: Tank}[b.kind[to]]
	return need == 0 || left[need] > 0
}

// forward is every end of so many steps forward: "s4", or "s4+2" at the Objective.
func (p plain) forward(n int) []string {
	b, from := p.set.board, p.pawns[p.seat]
	boat := p.ferried.Has(p.seat) || p.hands[p.seat][Hydrofoil] > 0
	ends := make(map[string]bool)
	var walk func(way []node)
	walk = func(way []node) {
		at, left := way[len(way)-1], n-len(way)+1
		land := func(suffix string) {
			if p.pays(from, at) {
				ends[string(b.name[at])+suffix] = true
			}
		}
		switch {
		case left == 0:
			land("")
			return
		case len(way) == 1:
		case p.goal(p.seat) != 0 && b.objectives[p.goal(p.seat)] == at:
			land(fmt.Sprintf("+%d", left))
			return
		case b.airstrip[at] || b.kind[at] == Gate:
			land("")
		}
		next := p.steps(at, false)
		if len(way) > 1 {
			if on := slices.DeleteFunc(slices.Clone(next), func(m node) bool { return m == way[len(way)-2] }); len(on) > 0 {
				next = on
			}
		}
		for _, m := range next {
			if b.area[m] == CobraIsland && b.area[at] != CobraIsland && !boat {
				continue
			}
			if len(way) == 1 && b.kind[at] == Gate && b.area[m] != b.area[at] && !p.returned.Has(p.seat) {
				continue
			}
			walk(append(slices.Clip(way), m))
		}
	}
	walk([]node{from})
	return sorted(ends)
}

// retreating calls done for every way of so many steps back from a space, or to where
// it ends before.
func (p plain) retreating(from node, n int, done func(way []node)) {
	b := p.set.board
	first := p.steps(from, true)
	if goal := p.goal(p.seat); goal != 0 {
		dist := plainDist(b, b.name[b.objectives[goal]])
		far := func(m node) int {
			if d, ok := dist[b.name[m]]; ok {
				return d
			}
			return 1000
		}
		away := slices.DeleteFunc(slices.Clone(first), func(m node) bool { return far(m) < far(from) })
		if len(away) > 0 {
			first = away
		}
	}
	var walk func(way []node)
	walk = func(way []node) {
		next := first
		if len(way) > 1 {
			next = slices.DeleteFunc(p.steps(way[len(way)-1], true), func(m node) bool { return m == way[len(way)-2] })
		}
		if len(way) > n || len(next) == 0 {
			if len(way) > 1 {
				done(way[1:])
			}
			return
		}
		for _, m := range next {
			walk(append(slices.Clip(way), m))
		}
	}
	walk([]node{from})
}

func sorted(set map[string]bool) []string {
	list := []string{}
	for name := range set {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

// told is the ends that the engine finds.
func (t *table) told(r reach) []string {
	ends := make(map[string]bool)
	for n, name := range t.set.board.name {
		if r.ends.has(node(n)) {
			ends[string(name)] = true
		}
	}
	for left := range 16 {
		if r.lefts>>left&1 == 1 {
			ends[fmt.Sprintf("%s+%d", t.set.board.name[t.set.board.objectives[t.goal(0)]], left)] = true
		}
	}
	return sorted(ends)
}

func TestWaysForward(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDraft(t)
		at := anyTable(t, d)
		for from := range d.spaces {
			at.pawns = [4]node{node(from), noNode, noNode, noNode}
			for n := range 8 {
				if diff := cmp.Diff(plain{at, d, 0}.forward(n+1), at.told(at.advance(0, uint8(n+1)))); diff != "" {
					t.Fatalf("%d forward from s%d (-plain +engine):\n%s\n%s", n+1, from, diff, at.set.board.text)
				}
			}
		}
	})
}

func TestWaysBackward(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDraft(t)
		at := anyTable(t, d)
		for from := range d.spaces {
			at.pawns = [4]node{node(from), noNode, noNode, noNode}
			for n := range 8 {
				ends := make(map[string]bool)
				p := plain{at, d, 0}
				p.retreating(node(from), n+1, func(way []node) {
					if to := way[len(way)-1]; p.pays(node(from), to) {
						ends[string(at.set.board.name[to])] = true
					}
				})
				if diff := cmp.Diff(sorted(ends), at.told(reach{ends: at.retire(0, uint8(n+1))})); diff != "" {
					t.Fatalf("%d back from s%d (-plain +engine):\n%s\n%s", n+1, from, diff, at.set.board.text)
				}
			}
		}
	})
}

func TestWaysOfRetreat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDraft(t)
		at := anyTable(t, d)
		b := at.set.board
		// Seat 0 is bumped by one of the others, and some of them have moved.
		by := joe.Seat(rapid.IntRange(1, 3).Draw(t, "by"))
		if b.kind[at.pawns[by]] == Gate {
			t.Skip("on START nobody is bumped")
		}
		at.bumped, at.origin, at.pawns[0] = 0, at.pawns[by], noNode
		at.chain = joe.SetOf(by, joe.Seat(rapid.IntRange(1, 3).Draw(t, "moved")))
		free := func(n node) bool { return b.kind[n] == Gate || !slices.Contains(at.pawns[:], n) }
		ends := make(map[string]bool)
		plain{at, d, 0}.retreating(at.origin, 3, func(way []node) {
			last := way[len(way)-1]
			who := joe.Seat(slices.Index(at.pawns[:], last))
			if free(last) || !at.chain.Has(who) {
				ends[string(b.name[last])] = true
				return
			}
			for _, n := range slices.Backward(way) {
				if free(n) {
					ends[string(b.name[n])] = true
					return
				}
			}
		})
		if len(ends) == 0 {
			ends = map[string]bool{"s0": true, "s1": true}
		}
		if diff := cmp.Diff(sorted(ends), at.told(reach{ends: at.retreats()})); diff != "" {
			t.Fatalf("retreat from %s past %v, moved %v (-plain +engine):\n%s\n%s", b.name[at.origin], at.pawns, at.chain, diff, b.text)
		}
	})
}
