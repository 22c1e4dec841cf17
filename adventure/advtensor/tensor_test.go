package advtensor_test

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

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/adventure/advtensor"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "write the lists in testdata anew")

// A board and cards of somebody's own.
const drawnBoard = `
name: Long Spit
basis: designed
space f-gate gate in fort-wadsworth
space f-1 gain 3 in fort-wadsworth
space f-2 directions sent-out cross in fort-wadsworth
space p-gate gate in pentagon
space p-1 gain 1 in pentagon
space p-2 battle in pentagon
space p-3 directions backward 2 in pentagon
space p-4 sneak-attack in pentagon
space p-5 directions go-to p-1 in pentagon
space p-6 gain 2 in pentagon
space f-field airport by fort-wadsworth
space p-field airport by pentagon
space porch plain
space cross plain
space road-1 sneak-attack
space road-2 vamp
space road-3 battle
space road-4 directions forward 12
space well plain
space pack-1 jet-pack
space pack-2 jet-pack in cobra-island
space pack-3 jet-pack in desert-kingdom
space bay hydrofoil
space reef hydrofoil in cobra-island
space hill tank
space beach plain in cobra-island
space radar objective radar in cobra-island
space fort objective spanish-fort in cobra-island
space hold objective col-sheriffs-fort in cobra-island
space spring objective oasis in cobra-island
space village objective village in cobra-island
space strip objective cobra-air-strip in cobra-island airstrip
space swamp directions backward 3 in cobra-island
space ambush battle in cobra-island
space edge plain in desert-kingdom
space dunes objective sand-dunes in desert-kingdom
space mirage directions go-to cross in desert-kingdom
space duel sneak-attack in desert-kingdom
space flats objective desert-air-strip in desert-kingdom
space runway plain in desert-kingdom airstrip

path f-gate -> f-1 -> f-2 -> f-gate -> cross
path p-gate -> p-1 -> p-2 -> p-3 -> p-4 -> p-5 -> p-6 -> p-gate -> porch
path f-field - cross - road-1 - road-2 - road-3 - road-4 - porch - p-field
path cross - pack-1 - bay -> beach
path road-3 - well
path porch -> hill -> edge
path road-1 - hill
path beach - radar - village - swamp - strip
path beach -> reef -> fort -> ambush -> hold -> spring -> strip -> pack-2 -> beach
path edge - dunes - mirage - duel - flats - runway - pack-3 - edge
jump pack-1 -> pack-2
jump pack-1 -> pack-3
`

const drawnCards = `{"name": "Long Spit", "objectives": [
	{"id": "ear", "place": "radar", "points": 1, "basis": "designed"}, {"id": "eye", "place": "radar", "points": 100, "basis": "designed"},
	{"id": "huts", "place": "village", "points": 5, "basis": "designed"}, {"id": "well", "place": "village", "points": 5, "basis": "designed"},
	{"id": "wings", "place": "cobra-air-strip", "points": 45, "basis": "designed"}, {"id": "tower", "place": "cobra-air-strip", "points": 10, "basis": "designed"},
	{"id": "wall", "place": "spanish-fort", "points": 15, "basis": "designed"}, {"id": "moat", "place": "spanish-fort", "points": 20, "basis": "designed"},
	{"id": "gate", "place": "col-sheriffs-fort", "points": 7, "basis": "designed"}, {"id": "keep", "place": "col-sheriffs-fort", "points": 9, "basis": "designed"},
	{"id": "palm", "place": "oasis", "points": 11, "basis": "designed"}, {"id": "pool", "place": "oasis", "points": 13, "basis": "designed"},
	{"id": "sand", "place": "sand-dunes", "points": 30, "basis": "designed"}, {"id": "dust", "place": "sand-dunes", "points": 30, "basis": "designed"},
	{"id": "flag", "place": "desert-air-strip", "points": 25, "basis": "designed"}, {"id": "fuel", "place": "desert-air-strip", "points": 40, "basis": "designed"}
], "battle": [
	{"id": "rally", "count": 6, "effect": "win-extra-turn", "basis": "designed"},
	{"id": "cannonade", "count": 4, "effect": "win-extra-turn", "needs": "attack-cannon", "basis": "designed"},
	{"id": "leak", "count": 7, "effect": "lose-equipment", "lose": "hydrofoil", "basis": "designed"},
	{"id": "trade", "count": 3, "effect": "lose-equipment", "lose": "missile-system", "basis": "designed"},
	{"id": "sprint", "count": 5, "effect": "move-forward", "n": 12, "basis": "designed"},
	{"id": "retire", "count": 5, "effect": "move-back", "n": 12, "basis": "designed"},
	{"id": "detour", "count": 2, "effect": "move-back", "needs": "vamp", "n": 1, "basis": "designed"}
]}`

func config(t testing.TB, seats int, drawn bool) adventure.Config {
	t.Helper()
	c := adventure.Config{Seats: seats}
	if drawn {
		b, err := adventure.ParseBoard(drawnBoard)
		if err != nil {
			t.Fatal(err)
		}
		d, err := adventure.LoadCards([]byte(drawnCards))
		if err != nil {
			t.Fatal(err)
		}
		c.Board, c.Cards, c.Target = b, d, 250
	}
	return c
}

func spec(t testing.TB, c adventure.Config) *advtensor.Spec {
	t.Helper()
	s, err := advtensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays a random game, and shows each position on the way, most steps of it.
func play(t testing.TB, c adventure.Config, seed uint64, most int, show func(adventure.State)) {
	t.Helper()
	s, _, err := adventure.New(c)
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
			s, err = adventure.Next(s, adventure.Roll(s, &src))
		default:
			list := adventure.Legal(s)
			s, err = adventure.Next(s, list[src.IntN(len(list))])
		}
	}
}

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v adventure.View) advtensor.Position {
	o, over := v.Outcome()
	p := advtensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(),
		Asks: v.Pending().Kind, Other: v.Pending().Other, Over: over, Winners: o.Winners, Reason: o.Reason,
		Turn: v.Turn(), Bumped: v.Bumped(), ObjectivesLeft: idsOf(v.ObjectivesLeft()),
	}
	p.White, p.Dark = v.Dice()
	unseen, under := v.EquipmentPile()
	for e, n := range unseen {
		p.EquipmentUnseen[e] = n
	}
	p.EquipmentUnder = under
	p.BattleUnseen, p.BattleUnder = v.BattlePile()
	for s := range joe.Seat(v.Seats()) {
		p.Piece[s], p.Pawn[s], p.Points[s], p.Reached[s] = v.Piece(s), v.Pawn(s), v.Points(s), idsOf(v.Reached(s))
		if o, ok := v.Objective(s); ok {
			p.Objective[s] = o.ID
		}
		for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
			p.Holds[s][e] = v.Holds(s, e)
		}
		if v.Returned(s) {
			p.Returned = p.Returned.With(s)
		}
		if v.Ferried(s) {
			p.Ferried = p.Ferried.With(s)
		}
		pips, rolling := v.FirstRoll(s)
		if p.Rolls[s] = pips; rolling {
			p.Rolling = p.Rolling.With(s)
		}
	}
	return p
}

func idsOf(list []adventure.Objective) []string {
	var ids []string
	for _, o := range list {
		ids = append(ids, o.ID)
	}
	return ids
}

func views(s adventure.State) []adventure.View {
	list := []adventure.View{s.View(joe.Spectator)}
	for seat := range joe.Seat(s.Seats()) {
		list = append(list, s.View(seat))
	}
	return list
}

// games are the games that the tests play.
var games = []struct {
	seats int
	drawn bool
	seed  uint64
}{{2, false, 1}, {3, false, 2}, {4, false, 3}, {2, true, 4}, {3, true, 5}, {4, true, 6}}

// A tensor read back is what the View shows, and all numbers are in their ranges.
func TestReadsBack(t *testing.T) {
	for _, g := range games {
		c := config(t, g.seats, g.drawn)
		sp := spec(t, c)
		n := 0
		play(t, c, g.seed, 1500, func(s adventure.State) {
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

func inRange(t *testing.T, parts []advtensor.Part, tensor []float32) {
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
		c := config(t, g.seats, g.drawn)
		sp := spec(t, c)
		tensors, keys := map[string]string{}, map[string]string{}
		var room []float32
		n := 0
		play(t, c, g.seed+100, 1500, func(s adventure.State) {
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
				var again adventure.View
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

func encoded(t *testing.T, v adventure.View) []byte {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Seat 1 sees at the first place what seat 0 sees there, where all else is the same.
func TestSeatRelative(t *testing.T) {
	c := adventure.Config{Seats: 3, First: joe.FirstSeat(1)}
	sp := spec(t, c)
	s, _, err := adventure.New(c)
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
	for _, g := range []struct {
		name  string
		drawn bool
	}{{"default", false}, {"long-spit", true}} {
		t.Run(g.name, func(t *testing.T) {
			sp := spec(t, config(t, 2, g.drawn))
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
	sp := spec(t, config(t, 2, true))
	mixed := config(t, 2, true)
	mixed.Cards = nil
	half, _, err := adventure.New(mixed)
	if err != nil {
		t.Fatal(err)
	}
	other, _, err := adventure.New(adventure.Config{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []adventure.View{{}, other.View(0), half.View(0)} {
		if sp.Fits(v) || sp.Tensor(v) != nil || sp.Mask(v) != nil || len(sp.AppendTensor(make([]float32, 3), v)) != 3 || len(sp.AppendMask(make([]bool, 3), v)) != 3 {
			t.Errorf("a View of %d seats with another board or deck fits", v.Seats())
		}
	}
	for _, zero := range []*advtensor.Spec{nil, {}} {
		_, action := zero.Action(0)
		_, id := zero.ID(adventure.Stay{})
		_, part := zero.Part("seat")
		_, read := zero.Read(nil)
		if action || id || part || read || zero.Len() != 0 || zero.Actions() != 0 || zero.Fits(other.View(0)) || zero.Tensor(other.View(0)) != nil ||
			zero.Mask(other.View(0)) != nil || zero.Parts() != nil || zero.Board() != nil || zero.Cards() != nil {
			t.Error("a Spec of no board does something")
		}
	}
	if _, ok := sp.Read(make([]float32, sp.Len()-1)); ok {
		t.Error("a short tensor was read")
	}
	if _, err := advtensor.New(adventure.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	sp := spec(t, config(t, 2, false))
	before := sp.Parts()
	for _, p := range sp.Parts() {
		p.Shape[0] = 99
	}
	p, _ := sp.Part("pawn")
	p.Shape[0] = 99
	if diff := cmp.Diff(before, sp.Parts()); diff != "" {
		t.Error(diff)
	}
}

func TestAllocations(t *testing.T) {
	c := config(t, 4, false)
	sp := spec(t, c)
	tensor, mask := make([]float32, 0, sp.Len()), make([]bool, 0, sp.Actions())
	n := 0
	play(t, c, 9, 400, func(s adventure.State) {
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
	c := config(f, 3, false)
	n := 0
	play(f, c, 7, 1500, func(s adventure.State) {
		if n++; n%100 == 1 || s.ToAct() == joe.Nobody {
			data, err := json.Marshal(s.View(joe.Seat(n % 4)))
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		var v adventure.View
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
	c := config(b, 4, false)
	sp := spec(b, c)
	var list []adventure.View
	play(b, c, 1, 1000, func(s adventure.State) {
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
