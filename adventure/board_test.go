package adventure

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBoardTellsWhatIsWritten(t *testing.T) {
	b := mustBoard(t, meadow)
	if b.Name() != "Meadow" || b.Basis() != "reported" {
		t.Errorf("%q, %q", b.Name(), b.Basis())
	}
	all := slices.Collect(b.Spaces())
	if len(all) != 30 || all[0] != "a-gate" || all[29] != "strip" {
		t.Errorf("%d spaces: %v", len(all), all)
	}
	for range b.Spaces() {
		break
	}
	for i, s := range all {
		if n, ok := b.node(s); !ok || int(n) != i {
			t.Errorf("%s is %d, %v", s, n, ok)
		}
	}
	type told struct {
		Kind       Kind
		Area       Area
		Place      Place
		Airstrip   bool
		Gain       int
		Directions string
		Col, Row   int
		Next, Back []Space
		Jumps      []Space
	}
	for s, want := range map[Space]told{
		"a-gate": {Kind: Gate, Area: FortWadsworth, Col: 9, Row: 5, Next: []Space{"a-1", "yard"}, Back: []Space{"a-2"}},
		"a-1":    {Kind: Gain, Area: FortWadsworth, Gain: 1, Directions: "Take a card", Col: 5, Row: 5, Next: []Space{"a-2"}, Back: []Space{"a-gate"}},
		"a-2": {Kind: Directions, Area: FortWadsworth, Directions: "Leave for yard", Col: 7, Row: 1,
			Next: []Space{"a-gate"}, Back: []Space{"a-1"}},
		"yard":    {Kind: Plain, Next: []Space{"field-a", "lane"}, Back: []Space{"field-a", "lane"}}, // none back into training
		"field-a": {Kind: Airport, Next: []Space{"yard"}, Back: []Space{"yard"}},
		"storm":   {Kind: Directions, Directions: "A storm. Back 3", Next: []Space{"camp", "pack-1"}, Back: []Space{"camp", "pack-1"}},
		"lift":    {Kind: Directions, Directions: "Go to yard", Next: []Space{"lane", "pack-2"}, Back: []Space{"lane", "pack-2"}},
		"pack-1":  {Kind: JetPack, Next: []Space{"storm", "post"}, Back: []Space{"storm", "post"}, Jumps: []Space{"pack-2", "pack-3"}},
		"pack-3":  {Kind: JetPack, Area: DesertKingdom, Next: []Space{"oasis", "sand"}, Back: []Space{"oasis", "sand"}},
		"hill":    {Kind: TankSpace, Next: []Space{"dune"}, Back: []Space{"post"}},
		"sea":     {Kind: HydrofoilSpace, Next: []Space{"camp", "shore"}, Back: []Space{"camp"}},
		"shore":   {Kind: Plain, Area: CobraIsland, Next: []Space{"radar", "castle"}, Back: []Space{"sea", "radar", "castle"}},
		"beach":   {Kind: ObjectiveSpace, Area: CobraIsland, Place: CobraAirStrip, Airstrip: true, Next: []Space{"castle"}, Back: []Space{"castle"}},
		"dune":    {Kind: Plain, Area: DesertKingdom, Next: []Space{"fort"}, Back: []Space{"track", "hill", "fort"}},
		"fort":    {Kind: ObjectiveSpace, Area: DesertKingdom, Place: ColSheriffsFort, Next: []Space{"dune", "oasis"}, Back: []Space{"dune", "oasis", "strip"}},
		"strip":   {Kind: ObjectiveSpace, Area: DesertKingdom, Place: DesertAirStrip, Airstrip: true, Next: []Space{"sand", "fort"}, Back: []Space{"sand"}},
	} {
		got := told{Area: b.Area(s), Airstrip: b.Airstrip(s), Gain: b.Gain(s), Directions: b.Directions(s), Next: b.Next(s), Back: b.Back(s)}
		got.Kind, _ = b.Kind(s)
		got.Place, _ = b.Place(s)
		got.Col, got.Row = b.XY(s)
		if jumps := b.Jumps(s); len(jumps) > 0 {
			got.Jumps = jumps
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: %s", s, d)
		}
	}
	if got := b.Gates(); got != [2]Space{"a-gate", "b-gate"} {
		t.Error(got)
	}
	if got := b.Airports(); got != [2]Space{"field-a", "field-b"} {
		t.Error(got)
	}
	if got := b.Airstrips(); got != [2]Space{"beach", "strip"} {
		t.Error(got)
	}
	var goals []Space
	for p := Place(1); int(p) < places; p++ {
		goals = append(goals, b.Objective(p))
		if q, ok := b.Place(b.Objective(p)); !ok || q != p {
			t.Errorf("%s is %v", b.Objective(p), q)
		}
	}
	if d := cmp.Diff([]Space{"radar", "village", "beach", "castle", "fort", "oasis", "sand", "strip"}, goals); d != "" {
		t.Error(d)
	}
}

func TestBoardOfNoSuchSpace(t *testing.T) {
	var none *Board
	for name, b := range map[string]*Board{"nil": none, "zero": new(Board), "meadow": mustBoard(t, meadow)} {
		for _, s := range []Space{"", "nowhere", "A-GATE"} {
			_, isKind := b.Kind(s)
			_, isPlace := b.Place(s)
			col, row := b.XY(s)
			_, enters := b.Beside(s)
			if isKind || isPlace || enters || b.Area(s) != NoArea || b.Airstrip(s) || b.Gain(s) != 0 || b.Directions(s) != "" || col != 0 || row != 0 ||
				len(b.Next(s))+len(b.Back(s))+len(b.Jumps(s)) != 0 {
				t.Errorf("%s board knows %q", name, s)
			}
		}
		if b.Objective(0) != "" || b.Objective(9) != "" {
			t.Errorf("%s board has a ninth objective", name)
		}
		if b.blank() && (b.Name() != "" || b.Basis() != "" || b.Text() != "" || len(slices.Collect(b.Spaces())) != 0 ||
			b.Gates() != [2]Space{} || b.Airports() != [2]Space{} || b.Airstrips() != [2]Space{} || b.Objective(Radar) != "") {
			t.Errorf("%s board is not blank", name)
		}
	}
}

func TestBoardGivesSlicesAway(t *testing.T) {
	b := mustBoard(t, meadow)
	for _, list := range []func(Space) []Space{b.Next, b.Back, b.Jumps} {
		list("pack-1")[0] = "mine"
		if list("pack-1")[0] == "mine" {
			t.Error("a change of a returned slice changed the board")
		}
	}
}

func TestBoardFerry(t *testing.T) {
	b := mustBoard(t, meadow)
	for _, c := range []struct {
		from, to Space
		want     bool
	}{{"sea", "shore", true}, {"camp", "sea", false}, {"shore", "radar", false}, {"track", "dune", false}} {
		from, _ := b.node(c.from)
		to, _ := b.node(c.to)
		if b.ferry(from, to) != c.want {
			t.Errorf("from %s to %s", c.from, c.to)
		}
	}
}

func TestBoardBeside(t *testing.T) {
	b := mustBoard(t, rewrite(meadow, "space b-2 => space b-2 directions sent-out camp in pentagon"))
	got := map[Space]Area{}
	for s := range b.Spaces() {
		if a, ok := b.Beside(s); ok {
			got[s] = a
		}
	}
	want := map[Space]Area{"yard": FortWadsworth, "field-a": FortWadsworth, "post": Pentagon, "field-b": Pentagon, "camp": Pentagon}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestBoardLoops(t *testing.T) {
	b := mustBoard(t, meadow)
	for i, want := range [][]Space{{"a-gate", "a-1", "a-2"}, {"b-gate", "b-1", "b-2"}} {
		if d := cmp.Diff(want, b.names(b.loops[i])); d != "" {
			t.Error(d)
		}
	}
}

// plainDist is the fewest steps from one space to another, found by going over all
// public steps again and again.
func plainDist(b *Board, goal Space) map[Space]int {
	dist := map[Space]int{goal: 0}
	for changed := true; changed; {
		changed = false
		for s := range b.Spaces() {
			next := b.Next(s)
			if b.Airstrip(s) {
				airports := b.Airports()
				next = append(next, airports[:]...)
			}
			for _, m := range next {
				d, ok := dist[m]
				if old, has := dist[s]; ok && (!has || d+1 < old) {
					dist[s], changed = d+1, true
				}
			}
		}
	}
	return dist
}

func TestBoardDistances(t *testing.T) {
	for _, b := range []*Board{mustBoard(t, meadow), defaultBoard()} {
		for p := Place(1); int(p) < places; p++ {
			want := plainDist(b, b.Objective(p))
			for s := range b.Spaces() {
				n, _ := b.node(s)
				if d, ok := want[s]; !ok || int(b.dist[p][n]) != d {
					t.Errorf("%s: from %s to %s %d steps, want %d", b.Name(), s, p, b.dist[p][n], d)
				}
			}
		}
	}
	b := mustBoard(t, meadow)
	for _, c := range []struct {
		from Space
		to   Place
		want uint8
	}{{"strip", Radar, 7}, {"a-2", CobraAirStrip, 8}, {"beach", CobraAirStrip, 0}} {
		n, _ := b.node(c.from)
		if got := b.dist[c.to][n]; got != c.want {
			t.Errorf("from %s to %s %d steps, want %d", c.from, c.to, got, c.want)
		}
	}
}
