package hqtensor_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/cobrahq/hqtensor"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "write the lists in testdata anew")

// bends is a board of somebody's own, neither square nor the default.
const bends = `
name: Two Bends
basis: designed
Hsss...#.sssH
.ss..#..#.ss.
..~~~~~~~~~..
s.~.#...s.~.s
s.~..s.#..~.s
#.~.#.QQ..~.#
s.~...#Qs.~.s
s.~.s..#..~.s
..~~~~~~~~~..
.ss.#..#..ss.
Hsss....ss.sH
`

func config(t testing.TB, seats int, board string) cobrahq.Config {
	t.Helper()
	c := cobrahq.Config{Seats: seats}
	if board != "" {
		b, err := cobrahq.ParseBoard(board)
		if err != nil {
			t.Fatal(err)
		}
		c.Board = b
		c.Tiles = map[cobrahq.Tile]int{cobrahq.Bomb: 6, cobrahq.Boat: 8, cobrahq.Henchman1: 3, cobrahq.Henchman2: 3, cobrahq.Henchman3: 3, cobrahq.Henchman4: 3, cobrahq.Henchman5: 3, cobrahq.Henchman6: 3}
		c.Corners = []cobrahq.Corner{cobrahq.BottomLeft, cobrahq.TopRight, cobrahq.TopLeft, cobrahq.BottomRight}[:seats]
	}
	return c
}

func spec(t testing.TB, c cobrahq.Config) *hqtensor.Spec {
	t.Helper()
	s, err := hqtensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays a random game, and shows each position on the way, most steps of it.
func play(t testing.TB, c cobrahq.Config, seed uint64, most int, show func(cobrahq.State)) {
	t.Helper()
	s, _, err := cobrahq.New(c)
	src := dice.New(seed)
	for range most {
		if err != nil {
			t.Fatal(err)
		}
		show(s)
		switch s.ToAct() {
		case joe.Nobody:
			return
		case joe.Chance:
			s, err = cobrahq.Next(s, cobrahq.Roll(s, &src))
		default:
			list := cobrahq.Legal(s)
			s, err = cobrahq.Next(s, list[src.IntN(len(list))])
		}
	}
}

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v cobrahq.View) hqtensor.Position {
	o, over := v.Outcome()
	p := hqtensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(),
		Asks: v.Pending().Kind, Other: v.Pending().Other, Over: over, Winners: o.Winners, Reason: o.Reason,
		Moves: v.Moves(), Boosted: v.Boosted(), Stack: v.Stack(), Tiles: map[cobrahq.Square]hqtensor.Lying{},
		Trail: v.Trail(), Bank: v.Bank(),
	}
	for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
		p.Left[tile], p.OutOfPlay[tile] = v.Left(tile), v.OutOfPlay(tile)
	}
	for s := range joe.Seat(v.Seats()) {
		p.Homes[s], p.Pawns[s] = v.Home(s), v.Pawn(s)
		for tile, n := range v.Tiles(s) {
			p.Holds[s][tile] = n
		}
		if v.Out(s) {
			p.Out = p.Out.With(s)
		}
		pips, rolling := v.FirstRoll(s)
		if p.Rolls[s] = pips; rolling {
			p.Rolling = p.Rolling.With(s)
		}
	}
	for at := range v.Board().Squares() {
		if tile, face := v.TileOn(at); face != cobrahq.NoTile && at != cobrahq.HQSpace {
			p.Tiles[at] = hqtensor.Lying{Tile: tile, Face: face}
		}
	}
	return p
}

func views(s cobrahq.State) []cobrahq.View {
	list := []cobrahq.View{s.View(joe.Spectator)}
	for seat := range joe.Seat(s.Seats()) {
		list = append(list, s.View(seat))
	}
	return list
}

// games are the games that the tests play.
var games = []struct {
	seats int
	board string
	seed  uint64
}{{2, "", 1}, {3, "", 2}, {4, "", 3}, {2, bends, 4}, {3, bends, 5}, {4, bends, 6}}

// A tensor read back is what the View shows, and all numbers are in their ranges.
func TestReadsBack(t *testing.T) {
	for _, g := range games {
		c := config(t, g.seats, g.board)
		sp := spec(t, c)
		n := 0
		play(t, c, g.seed, 1500, func(s cobrahq.State) {
			if n++; n%19 != 0 && n > 20 && s.ToAct() != joe.Nobody {
				return
			}
			for _, v := range views(s) {
				tensor := sp.Tensor(v)
				got, ok := sp.Read(tensor)
				if diff := cmp.Diff(shown(v), got); diff != "" || !ok {
					t.Fatalf("%v (-view +tensor):\n%s", v.Seat(), diff)
				}
				inRange(t, sp.Parts(), tensor)
			}
		})
	}
}

func inRange(t *testing.T, parts []hqtensor.Part, tensor []float32) {
	t.Helper()
	for _, p := range parts {
		for _, x := range tensor[p.Offset : p.Offset+p.Len] {
			if !(x >= p.Min && x <= p.Max) {
				t.Fatalf("%s has %v, and says %v to %v", p.Name, x, p.Min, p.Max)
			}
		}
	}
}

// Two Views of games of one Config have equal tensors exactly when they are equal: no
// change of anything that a View shows is lost, and nothing else comes in.
func TestTensorsTellViewsApart(t *testing.T) {
	for _, g := range games[:4] {
		c := config(t, g.seats, g.board)
		sp := spec(t, c)
		tensors, keys := map[string]string{}, map[string]string{}
		var room []float32
		n := 0
		play(t, c, g.seed+100, 1500, func(s cobrahq.State) {
			n++
			all := views(s)
			v := all[n%len(all)]
			room = sp.AppendTensor(room[:0], v)
			tensor := text(room)
			if key, seen := tensors[tensor]; seen && key != v.Key() {
				t.Fatalf("two Views with one tensor; the second:\n%s", encoded(t, v))
			}
			if before, seen := keys[v.Key()]; seen && before != tensor {
				t.Fatalf("two tensors of one View:\n%s", encoded(t, v))
			}
			tensors[tensor], keys[v.Key()] = v.Key(), tensor
			if n%50 == 0 {
				var again cobrahq.View
				if err := json.Unmarshal(encoded(t, v), &again); err != nil {
					t.Fatal(err)
				}
				if !slices.Equal(room, sp.Tensor(again)) {
					t.Fatalf("another tensor of the View read from JSON:\n%s", encoded(t, v))
				}
			}
		})
		if len(tensors) < 200 {
			t.Errorf("only %d tensors", len(tensors))
		}
	}
}

// text is a short text of the numbers, equal for equal ones.
func text(list []float32) string {
	var b strings.Builder
	for i, x := range list {
		if x != 0 {
			fmt.Fprintf(&b, "%x:%x ", i, math.Float32bits(x))
		}
	}
	return b.String()
}

func encoded(t *testing.T, v cobrahq.View) []byte {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Seat 1 sees at the first place what seat 0 sees there, where all else is the same.
func TestSeatRelative(t *testing.T) {
	c := cobrahq.Config{Seats: 3, First: joe.FirstSeat(1)}
	sp := spec(t, c)
	s, _, err := cobrahq.New(c)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[joe.Seat]int{0: 1, 1: 0, 2: 2, joe.Spectator: 1} {
		tensor := sp.Tensor(s.View(seat))
		p, _ := sp.Part("active")
		if got := slices.Index(tensor[p.Offset:p.Offset+p.Len], 1); got != want {
			t.Errorf("to %v the active seat 1 is at place %d, not %d", seat, got, want)
		}
	}
}

// The sizes, the parts and the ids never change once released: nets are trained on
// them.
func TestFrozen(t *testing.T) {
	for _, g := range []struct{ name, board string }{{"default", ""}, {"two-bends", bends}} {
		t.Run(g.name, func(t *testing.T) {
			sp := spec(t, config(t, 2, g.board))
			var b strings.Builder
			fmt.Fprintf(&b, "%d numbers, %d actions\n", sp.Len(), sp.Actions())
			next := 0
			for _, p := range sp.Parts() {
				fmt.Fprintf(&b, "%s: %d+%d %v, %v to %v: %s\n", p.Name, p.Offset, p.Len, p.Shape, p.Min, p.Max, p.Meaning)
				if p.Offset != next {
					t.Errorf("%s begins at %d, not at %d", p.Name, p.Offset, next)
				}
				next += p.Len
				if q, ok := sp.Part(p.Name); !ok || !cmp.Equal(p, q) {
					t.Errorf("Part(%q) is %v", p.Name, q)
				}
			}
			if next != sp.Len() {
				t.Errorf("the parts end at %d of %d", next, sp.Len())
			}
			for id := range sp.Actions() {
				a, _ := sp.Action(id)
				fmt.Fprintf(&b, "%d %v\n", id, a)
			}
			golden(t, g.name+".txt", b.String())
		})
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-golden +now):\n%s", path, diff)
	}
}

// What does not fit has no tensor and no mask; the zero Spec is of no use and no harm.
func TestDoesNotFit(t *testing.T) {
	sp := spec(t, config(t, 2, bends))
	other, _, err := cobrahq.New(cobrahq.Config{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []cobrahq.View{{}, other.View(0)} {
		if sp.Fits(v) || sp.Tensor(v) != nil || sp.Mask(v) != nil || len(sp.AppendTensor(make([]float32, 3), v)) != 3 || len(sp.AppendMask(make([]bool, 3), v)) != 3 {
			t.Errorf("a View of %d seats on another board fits", v.Seats())
		}
	}
	for _, zero := range []*hqtensor.Spec{nil, {}} {
		_, action := zero.Action(0)
		_, id := zero.ID(cobrahq.Stop{})
		_, part := zero.Part("seat")
		_, read := zero.Read(nil)
		if action || id || part || read || zero.Len() != 0 || zero.Actions() != 0 || zero.Fits(other.View(0)) || zero.Tensor(other.View(0)) != nil ||
			zero.Mask(other.View(0)) != nil || zero.Parts() != nil || zero.Board() != nil || zero.Squares("a1") != nil {
			t.Error("a Spec of no board does something")
		}
	}
	if _, ok := sp.Read(make([]float32, sp.Len()-1)); ok {
		t.Error("a short tensor was read")
	}
	if _, err := hqtensor.New(cobrahq.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
	if got := sp.Squares(cobrahq.HQSpace); !slices.Equal(got, []int{5*13 + 6, 5*13 + 7, 6*13 + 7}) {
		t.Errorf("Cobra HQ covers %v", got)
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	sp := spec(t, config(t, 2, ""))
	before := sp.Parts()
	for _, p := range sp.Parts() {
		p.Shape[0] = 99
	}
	p, _ := sp.Part("pawns")
	p.Shape[0] = 99
	sp.Squares("a1")[0] = 99
	if diff := cmp.Diff(before, sp.Parts()); diff != "" || sp.Squares("a1")[0] == 99 {
		t.Error(diff)
	}
}

func TestAllocations(t *testing.T) {
	c := config(t, 4, "")
	sp := spec(t, c)
	tensor, mask := make([]float32, 0, sp.Len()), make([]bool, 0, sp.Actions())
	n := 0
	play(t, c, 9, 400, func(s cobrahq.State) {
		if n++; n%20 != 0 {
			return
		}
		v := s.View(max(0, s.ToAct()))
		if got := testing.AllocsPerRun(3, func() {
			tensor, mask = sp.AppendTensor(tensor[:0], v), sp.AppendMask(mask[:0], v)
		}); got != 0 {
			t.Fatalf("%v allocations at %v", got, v.Pending())
		}
	})
}

func FuzzTensor(f *testing.F) {
	c := config(f, 3, "")
	n := 0
	play(f, c, 7, 1500, func(s cobrahq.State) {
		if n++; n%100 == 1 || s.ToAct() == joe.Nobody {
			data, err := json.Marshal(s.View(joe.Seat(n % 4)))
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		var v cobrahq.View
		if json.Unmarshal(data, &v) != nil || v.Seats() == 0 {
			return
		}
		sp := spec(t, v.Config())
		tensor := sp.Tensor(v)
		if len(tensor) != sp.Len() {
			t.Fatalf("%d numbers, not %d", len(tensor), sp.Len())
		}
		inRange(t, sp.Parts(), tensor)
		if got, ok := sp.Read(tensor); !ok || !cmp.Equal(shown(v), got) {
			t.Fatalf("(-view +tensor):\n%s", cmp.Diff(shown(v), got))
		}
		sameMask(t, sp, v)
	})
}

func BenchmarkTensor(b *testing.B) { benchmark(b, 1) }
func BenchmarkMask(b *testing.B)   { benchmark(b, 0) }

// benchmark fills tensors, or masks, of the positions of a random game.
func benchmark(b *testing.B, tensors int) {
	c := config(b, 4, "")
	sp := spec(b, c)
	var list []cobrahq.View
	play(b, c, 1, 1000, func(s cobrahq.State) {
		if s.ToAct() >= 0 {
			list = append(list, s.View(s.ToAct()))
		}
	})
	tensor, mask := make([]float32, 0, sp.Len()), make([]bool, 0, sp.Actions())
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if v := list[i%len(list)]; tensors == 1 {
			tensor = sp.AppendTensor(tensor[:0], v)
		} else {
			mask = sp.AppendMask(mask[:0], v)
		}
	}
}
