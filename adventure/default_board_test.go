package adventure

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func ExampleDefaultBoard() {
	b := DefaultBoard()
	spaces := 0
	for range b.Spaces() {
		spaces++
	}
	fmt.Printf("%s (%s): %d spaces\n", b.Name(), b.Basis(), spaces)
	gate := b.Gates()[0]
	fmt.Println(gate, "leads to", b.Next(gate))
	// Output:
	// Two Kingdoms (designed): 147 spaces
	// wadsworth-gate leads to [wadsworth-1 wadsworth-bridge]
}

func TestDefaultBoard(t *testing.T) {
	b := DefaultBoard()
	if again := mustBoard(t, b.Text()); !again.same(b) {
		t.Error(cmp.Diff(again.Text(), b.Text()))
	}
	b.title = "mine"
	if DefaultBoard().Name() == "mine" {
		t.Error("a change of the caller's Board changed the default")
	}
	b = defaultBoard()
	count, goals := map[Kind]int{}, map[Area]int{}
	for n, k := range b.kind {
		count[k]++
		if b.place[n] != 0 {
			goals[b.area[n]]++
		}
	}
	want := map[Kind]int{
		Gate: 2, Airport: 2, ObjectiveSpace: 8, JetPack: 7, HydrofoilSpace: 6, VAMPSpace: 11, TankSpace: 9,
		Gain: 18, SneakAttack: 14, Battle: 20, Directions: 22, Plain: 28,
	}
	if d := cmp.Diff(want, count); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(map[Area]int{CobraIsland: 4, DesertKingdom: 4}, goals); d != "" {
		t.Error(d)
	}
	for i, loop := range b.loops {
		cards, out := 0, 0
		for _, n := range loop {
			cards += int(b.gain[n])
			if b.orders[n].kind == sentOut {
				out++
			}
		}
		if len(loop) != 14 || cards != 15 || out != 2 {
			t.Errorf("%v: %d spaces, %d cards, %d ways to be sent out", FortWadsworth+Area(i), len(loop), cards, out)
		}
	}
}

// The four areas lie in the corners that people report of the real board, and no two
// spaces of a drawing hide each other.
func TestDefaultBoardCanBeDrawn(t *testing.T) {
	b := defaultBoard()
	corner := [...][2]bool{FortWadsworth: {false, false}, Pentagon: {true, true}, CobraIsland: {false, true}, DesertKingdom: {true, false}}
	for n, p := range b.xy {
		if p.col < 1 || p.col > 60 || p.row < 1 || p.row > 30 {
			t.Errorf("%s stands at %d %d", b.name[n], p.col, p.row)
		}
		if a := b.area[n]; a != NoArea && corner[a] != [2]bool{p.col > 30, p.row > 15} {
			t.Errorf("%s of %s stands at %d %d", b.name[n], a, p.col, p.row)
		}
		for m, q := range b.xy[:n] {
			if p.row == q.row && max(p.col, q.col)-min(p.col, q.col) < 3 {
				t.Errorf("%s and %s stand side by side", b.name[n], b.name[m])
			}
		}
	}
}

// fold is the space of the default board that lies on another one where the board is
// folded along the line from the Desert Kingdom to Cobra Island.
func fold(s Space) Space {
	pairs := []string{"wadsworth", "pentagon", "north", "east", "west", "south"}
	word, rest, _ := strings.Cut(string(s), "-")
	switch n := 0; {
	case word == "oasis":
		return "sand-dunes"
	case word == "sand":
		return "oasis"
	case word == "radar":
		return "village"
	case word == "village":
		return "radar"
	case s == "desert-west":
		return "desert-south"
	case s == "desert-south":
		return "desert-west"
	case s == "isle-north":
		return "isle-east"
	case s == "isle-east":
		return "isle-north"
	case word == "middle":
		fmt.Sscan(rest, &n)
		return Space(fmt.Sprintf("middle-%d", 6-n))
	case word == "desert" || word == "isle":
		if fmt.Sscan(rest, &n); n > 0 {
			return Space(fmt.Sprintf("%s-%d", word, (n+5)%12+1))
		}
	}
	if i := slices.Index(pairs, word); i >= 0 {
		return Space(pairs[i^1] + "-" + rest)
	}
	return s
}

// Folded, the board is alike in both halves, so that neither training area is better
// than the other. Oasis and Sand Dunes lie on each other, and Radar and Village; the
// default cards give both of a pair the same points.
func TestDefaultBoardIsAlikeFromBothGates(t *testing.T) {
	b := defaultBoard()
	folded := func(list []Space) []Space {
		var all []Space
		for _, s := range list {
			all = append(all, fold(s))
		}
		slices.Sort(all)
		return all
	}
	for s := range b.Spaces() {
		n, _ := b.node(s)
		m, ok := b.node(fold(s))
		if !ok || fold(fold(s)) != s {
			t.Fatalf("%s lies on %s", s, fold(s))
		}
		if b.kind[n] != b.kind[m] || b.gain[n] != b.gain[m] || b.area[n].Training() != b.area[m].Training() ||
			b.area[n].Adventure() && b.area[n] != b.area[m] || b.airstrip[n] != b.airstrip[m] {
			t.Errorf("%s is %v, %s is %v", s, b.kind[n], fold(s), b.kind[m])
		}
		o, p := b.orders[n], b.orders[m]
		if o.kind != p.kind || o.n != p.n || o.to != noNode && fold(b.name[o.to]) != b.name[p.to] {
			t.Errorf("%s orders %q, %s %q", s, b.words[n], fold(s), b.words[m])
		}
		for what, list := range map[string]func(Space) []Space{"next": b.Next, "back": b.Back, "jumps": b.Jumps} {
			want := list(fold(s))
			slices.Sort(want)
			if d := cmp.Diff(want, folded(list(s))); len(want) > 0 && d != "" {
				t.Errorf("%s of %s: %s", what, s, d)
			}
		}
	}
	points := map[Place]int{}
	for _, o := range defaultCards().Objectives() {
		points[o.Place] += int(o.Points)
	}
	if points[Oasis] != points[SandDunes] || points[Radar] != points[Village] {
		t.Error(points)
	}
}

// Equipment saves steps: without the spaces that ask for it every objective can still
// be reached, Cobra Island's by sea alone, but it is farther.
func TestDefaultBoardRewardsEquipment(t *testing.T) {
	b := defaultBoard()
	without := func(goal, from node, needs ...Equipment) uint8 {
		dist := make([]uint8, len(b.name))
		for i := range dist {
			dist[i] = far
		}
		dist[from] = 0
		for queue := []node{from}; len(queue) > 0; queue = queue[1:] {
			for _, m := range b.out[queue[0]] {
				if dist[m] == far && !slices.Contains(needs, b.kind[m].needs()) {
					dist[m] = dist[queue[0]] + 1
					queue = append(queue, m)
				}
			}
		}
		return dist[goal]
	}
	for _, gate := range b.gates {
		for p := Place(1); int(p) < places; p++ {
			goal := b.objectives[p]
			on := b.area[goal]
			short, long := without(goal, gate), without(goal, gate, VAMP, Tank)
			if short != b.dist[p][gate] || long == far || long < short+4 {
				t.Errorf("from %s to %s %d steps with equipment, %d without", b.name[gate], p, short, long)
			}
			if bySea := without(goal, gate, Hydrofoil); (bySea == far) != (on == CobraIsland) {
				t.Errorf("from %s to %s %d steps without Hydrofoil", b.name[gate], p, bySea)
			}
		}
	}
}
