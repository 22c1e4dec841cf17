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
	// Four Corners (designed): 161 spaces
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
		Gate: 2, Airport: 2, ObjectiveSpace: 8, JetPack: 7, HydrofoilSpace: 3, VAMPSpace: 12, TankSpace: 12,
		Gain: 16, SneakAttack: 21, Battle: 21, Directions: 20, Plain: 37,
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
		if len(loop) != 12 || cards != 14 || out != 2 {
			t.Errorf("%v: %d spaces, %d cards, %d ways to be sent out", FortWadsworth+Area(i), len(loop), cards, out)
		}
	}
}

// What is printed on a space says what it does; where it does nothing of the kind,
// nothing is printed outside training.
func TestDefaultBoardSaysWhatItDoes(t *testing.T) {
	b := defaultBoard()
	for n, words := range b.words {
		o := b.orders[n]
		says := [...]string{goTo: "Back to", forward: "Go forward", backward: "Go back", sentOut: "Leave"}[o.kind]
		if o.n > 0 {
			says = fmt.Sprintf("%s %d", says, o.n)
		}
		switch {
		case b.kind[n] == Directions && (words == b.ordered(node(n)) || !strings.Contains(words, ". "+says)):
			t.Errorf("%s says %q; wanted are words of its own, and then %q", b.name[n], words, says)
		case b.gain[n] > 0 && !strings.Contains(words, fmt.Sprintf(". Take %d card", b.gain[n])):
			t.Errorf("%s gives %d cards and says %q", b.name[n], b.gain[n], words)
		case b.kind[n] != Directions && !b.area[n].Training() && words != "":
			t.Errorf("%s, %v, says %q", b.name[n], b.kind[n], words)
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

// From Fort Wadsworth it is as far to the one adventure area as from the Pentagon to
// the other, to within 2 steps, so that neither training area is better.
func TestDefaultBoardIsFairToBothGates(t *testing.T) {
	b := defaultBoard()
	for name, from := range map[string][2]node{"gates": b.gates, "airports": b.airports} {
		var sum [2][DesertKingdom + 1]int // of the steps to the four objectives of an area
		for i, n := range from {
			for p := Place(1); int(p) < places; p++ {
				sum[i][b.area[b.objectives[p]]] += int(b.dist[p][n])
			}
		}
		near := [2]int{sum[0][DesertKingdom], sum[1][CobraIsland]}
		away := [2]int{sum[0][CobraIsland], sum[1][DesertKingdom]}
		if max(near[0], near[1])-min(near[0], near[1]) > 4*2 || max(away[0], away[1])-min(away[0], away[1]) > 4*2 {
			t.Errorf("from the %s %d steps to four objectives near, %d to four away", name, near, away)
		}
		if near[0]+away[0] != near[1]+away[1] {
			t.Errorf("from the %s %d and %d steps to all objectives", name, near[0]+away[0], near[1]+away[1])
		}
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
			if short != b.dist[p][gate] || long == far || long < short+10 {
				t.Errorf("from %s to %s %d steps with equipment, %d without", b.name[gate], p, short, long)
			}
			if bySea := without(goal, gate, Hydrofoil); (bySea == far) != (on == CobraIsland) {
				t.Errorf("from %s to %s %d steps without Hydrofoil", b.name[gate], p, bySea)
			}
		}
	}
}
