package decktensor_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/deckbuilder/decktensor"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

var update = flag.Bool("update", false, "write the lists in testdata anew")

// games are the games that the tests play, of every kind.
var games = []deckbuilder.Config{
	{Seats: 1, Story: deckbuilder.TotalControl},
	{Seats: 4},
	{Seats: 1, Story: deckbuilder.SilentInterlude},
	{Seats: 3, Story: deckbuilder.TraitorWithin},
	{Seats: 2, Story: deckbuilder.GeneralBedlam, General: true},
	{Seats: 3, Story: deckbuilder.MassDevice, CrimsonVeil: true},
	{Seats: 4, Story: deckbuilder.TraitorWithin, CrimsonVeil: true, General: true},
}

func spec(t testing.TB, c deckbuilder.Config) *decktensor.Spec {
	t.Helper()
	s, err := decktensor.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays a random game, and shows each position on the way, most steps of it.
func play(t testing.TB, c deckbuilder.Config, seed uint64, most int, show func(deckbuilder.State)) {
	t.Helper()
	s, _, err := deckbuilder.New(c)
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
			s, err = deckbuilder.Next(s, deckbuilder.Roll(s, &src))
		default:
			list := deckbuilder.Legal(s)
			s, err = deckbuilder.Next(s, list[src.IntN(len(list))])
		}
	}
}

// shown is what a View's public methods tell: a slow, plain model of Read and Tensor.
func shown(v deckbuilder.View) decktensor.Position {
	o, over := v.Outcome()
	q := v.Pending()
	p := decktensor.Position{
		Seats: v.Seats(), Seat: v.Seat(), Round: v.Round(), First: v.First(), Active: v.Active(), ToAct: v.ToAct(), Phase: v.Phase(),
		Over: over, Winners: o.Winners, Reason: o.Reason, Cause: v.Cause(), Asks: q.Kind, Count: q.Count, Other: q.Other,
		Colour: v.Colour(), Act: v.Act(), Record: v.Record(), Noisy: v.Noisy(), Token: v.Token(), Accusing: v.Accusing(),
		Intel: v.Intel(), Damage: v.Damage(), Blending: v.Blending(),
		Cards: map[deckbuilder.Place]map[string]int{}, Tops: map[deckbuilder.Place][]string{}, Used: map[joe.Seat]map[string]int{},
		Riders: map[string]map[string]int{}, RidersAt: map[string][11]int{},
	}
	if v.Card(q.Item) != nil {
		p.Card = q.Item
	}
	p.Threat, p.Top = v.Threat()
	if g, ok := v.General(); ok {
		for _, s := range g.Sections {
			p.Online[s.Section] = s.Online
		}
	}
	for s := range joe.Seat(v.Seats()) {
		p.Allegiance[s], p.DeckSize[s], p.Points[s] = v.Allegiance(s), v.DeckSize(s), v.Points(s)
	}
	for i := range 6 {
		n, ok := v.Price(i)
		if p.Age[i], p.Price[i] = v.Age(i), n; !ok {
			p.Price[i] = -1
		}
	}
	if a, ok := v.Attempt(); ok {
		p.Attempting, p.Difficulty, p.Skill = true, deckbuilder.Sum(a.Difficulty), deckbuilder.Sum(a.Skill)
		a.Difficulty, a.Skill = nil, nil
		p.Attempt = a
	}
	showCards(&p, v)
	return p
}

func showCards(p *decktensor.Position, v deckbuilder.View) {
	set := v.Content()
	secret := false
	for _, c := range set.All() {
		secret = secret || c.Kind == content.Loyalty
	}
	if secret {
		p.Unknown, p.Known, p.KnownTo = map[deckbuilder.Place]int{}, map[deckbuilder.Place]map[string]int{}, map[deckbuilder.Place][4]int{}
	}
	for _, z := range deckbuilder.Zones() {
		for _, at := range z.Places() {
			cards := v.Cards(at)
			top := map[deckbuilder.Zone]int{deckbuilder.Deck: 3, deckbuilder.Foreseen: 2}[z]
			for i, id := range cards {
				if id == "" {
					p.Unknown[at]++
				} else {
					more(p.Cards, at, id)
				}
				if n := len(cards) - 1 - i; n < top && (id != "" || p.Tops[at] != nil) {
					p.Tops[at] = append([]string{id}, p.Tops[at]...)
				}
			}
		}
	}
	for _, r := range v.Riders() {
		more(p.Riders, r.Rides, r.Card)
		at := p.RidersAt[r.Rides]
		switch {
		case r.Place.Seat() != joe.Nobody:
			at[r.Place.Seat()]++
		case r.Place.Zone == deckbuilder.Covers:
			at[4+r.Place.Of]++
		default:
			at[10]++
		}
		p.RidersAt[r.Rides] = at
	}
	for _, l := range v.AppendLying(nil) {
		if l.Used {
			more(p.Used, l.Place.Seat(), set.Card(l.Card).ID)
		}
		switch l.Place.Zone {
		case deckbuilder.Deck, deckbuilder.Hand, deckbuilder.Discard, deckbuilder.Scouted, deckbuilder.LoyaltyDown, deckbuilder.Schemes:
			if secret {
				known := p.KnownTo[l.Place]
				for s := range l.Known.All() {
					known[s]++
				}
				p.KnownTo[l.Place] = known
				if z := l.Place.Zone; l.Known == joe.AllSeats(v.Seats()) && l.Card != 0 && (z == deckbuilder.Hand || z == deckbuilder.Discard) {
					more(p.Known, l.Place, set.Card(l.Card).ID)
				}
			}
		}
	}
}

// more counts one more.
func more[K comparable](m map[K]map[string]int, at K, id string) {
	if m[at] == nil {
		m[at] = make(map[string]int)
	}
	m[at][id]++
}

func views(s deckbuilder.State) []deckbuilder.View {
	list := []deckbuilder.View{s.View(joe.Spectator)}
	for seat := range joe.Seat(s.Seats()) {
		list = append(list, s.View(seat))
	}
	return list
}

// rare names what seldom comes up in a position.
func rare(s deckbuilder.State) []string {
	var list []string
	for seat := range joe.Seat(s.Seats()) {
		if a := s.Allegiance(seat); a != "" {
			list = append(list, a)
		}
	}
	a, _, _, _ := s.Tally()
	for name, on := range map[string]bool{
		"noisy": s.Noisy(), "blending": s.Blending() > 0, "riders": len(s.Riders()) > 0, "enemy rides": a.Rides != "", "fired": a.Fired,
		"cut": a.Cut > 0, "level": a.Level > 0, "credit": a.Credit > 0, "value": a.Value > 0, "intel": a.Intel > 0,
	} {
		if on {
			list = append(list, name)
		}
	}
	return list
}

// A tensor read back is what the View shows, and all numbers are in their ranges: of
// positions now and then, and of those that have what is rare.
func TestReadsBack(t *testing.T) {
	seen := map[string]int{}
	for i, c := range games {
		for seed := range uint64(5) {
			readsBack(t, c, 31*seed+uint64(i), seed == 0, seen)
		}
	}
	// A Traitor is seldom discovered where all play at random; in this game one is.
	readsBack(t, deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, 190066, false, seen)
	if len(seen) < 11 {
		t.Errorf("only %v came up", seen)
	}
}

// readsBack looks at positions of a random game: now and then, if so asked, and at some
// of those that have what was seldom seen.
func readsBack(t *testing.T, c deckbuilder.Config, seed uint64, often bool, seen map[string]int) {
	t.Helper()
	sp := spec(t, c)
	parts := sp.Parts()
	n := 0
	play(t, c, seed, 3000, func(s deckbuilder.State) {
		n++
		check := often && (n%37 == 0 || s.ToAct() == joe.Nobody)
		for _, what := range rare(s) {
			if seen[what] < 6 && n%3 == 0 {
				seen[what]++
				check = true
			}
		}
		if !check {
			return
		}
		for _, v := range views(s) {
			tensor := sp.Tensor(v)
			got, ok := sp.Read(tensor)
			if want := shown(v); !ok || !equal(want, got) {
				t.Fatalf("%v (-view +tensor):\n%s", v.Seat(), cmp.Diff(want, got))
			}
			inRange(t, parts, tensor)
		}
	})
}

// equal is quicker than cmp.Equal.
func equal(a, b decktensor.Position) bool { return fmt.Sprint(a) == fmt.Sprint(b) }

func inRange(t *testing.T, parts []decktensor.Part, tensor []float32) {
	t.Helper()
	for _, p := range parts {
		for _, x := range tensor[p.Offset : p.Offset+p.Len] {
			if !(x >= p.Min && x <= p.Max) {
				t.Fatalf("%s has %v, and says %v to %v", p.Name, x, p.Min, p.Max)
			}
		}
	}
}

// What an action changes in a View changes the tensor, but for what is still to be done
// behind the question; a View that is read from its JSON has the tensor of the other, and
// so has the View of every position that its seat cannot tell from the true one.
func TestTensorsTellViewsApart(t *testing.T) {
	changed, twins := 0, 0
	for i, c := range games {
		sp := spec(t, c)
		src := dice.New(uint64(i))
		var last deckbuilder.View
		var before, now []float32
		n := 0
		play(t, c, uint64(i)+50, 1500, func(s deckbuilder.State) {
			seat := joe.Seat(i % c.Seats)
			v := s.View(seat)
			now = sp.AppendTensor(now[:0], v)
			if same := slices.Equal(before, now); !same && last.Key() == v.Key() {
				t.Fatalf("two tensors of one View:\n%s", encoded(t, v))
			} else if !same {
				changed++
			} else if last.Key() != v.Key() {
				for _, key := range apart(t, encoded(t, last), encoded(t, v)) {
					if key != "steps" && key != "spun" {
						t.Fatalf("the change of %q is lost:\n%s\n%s", key, encoded(t, last), encoded(t, v))
					}
				}
			}
			last, before, now = v, now, before
			if n++; n%40 != 0 {
				return
			}
			var again deckbuilder.View
			if err := json.Unmarshal(encoded(t, v), &again); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(before, sp.Tensor(again)) {
				t.Fatalf("another tensor of the View read from JSON:\n%s", encoded(t, v))
			}
			twin := v.Sample(&src)
			if !slices.Equal(before, sp.Tensor(twin.View(seat))) {
				t.Fatalf("another tensor of a twin:\n%s", encoded(t, v))
			}
			if twin.Hash() != s.Hash() {
				twins++
			}
		})
	}
	if changed < 1500 || twins < 15 {
		t.Errorf("only %d changes, %d twins", changed, twins)
	}
}

// In A Traitor Within what a seat cannot know stands nowhere: to the others a hand is so
// many unknown cards, to its player it is its cards.
func TestHidden(t *testing.T) {
	c := deckbuilder.Config{Seats: 2, Story: deckbuilder.TraitorWithin, First: joe.FirstSeat(0)}
	sp := spec(t, c)
	unknown := 0
	play(t, c, 3, 200, func(s deckbuilder.State) {
		own, _ := sp.Read(sp.Tensor(s.View(1)))
		other, _ := sp.Read(sp.Tensor(s.View(0)))
		for _, z := range []deckbuilder.Zone{deckbuilder.Hand, deckbuilder.LoyaltyDown} {
			at := deckbuilder.PlaceOf(z, 1)
			if own.Unknown[at] != 0 {
				t.Fatalf("seat 1 does not know %d of its own %v", own.Unknown[at], z)
			}
			known := 0
			for _, n := range other.Cards[at] {
				known += n
			}
			unknown += other.Unknown[at]
			if known+other.Unknown[at] != s.Count(at) {
				t.Fatalf("seat 0 knows %v of the %v of seat 1 and not %d, of %d", other.Cards[at], z, other.Unknown[at], s.Count(at))
			}
		}
	})
	if unknown == 0 {
		t.Error("nothing is hidden")
	}
}

// apart is what the JSON of two Views differs in, by key.
func apart(t *testing.T, a, b []byte) []string {
	t.Helper()
	var x, y map[string]json.RawMessage
	if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil {
		t.Fatal("no JSON")
	}
	var keys []string
	for key := range y {
		if string(x[key]) != string(y[key]) {
			keys = append(keys, key)
		}
	}
	for key := range x {
		if _, ok := y[key]; !ok {
			keys = append(keys, key)
		}
	}
	return keys
}

func encoded(t *testing.T, v deckbuilder.View) []byte {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// The sizes, the parts and the ids never change once released: nets are trained on
// them.
func TestFrozen(t *testing.T) {
	for _, i := range []int{1, 2, 3, 4, 6} {
		sp := spec(t, games[i])
		name := sp.Content().Name()
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			fmt.Fprintf(&b, "%d numbers, %d actions\n", sp.Len(), sp.Actions())
			next := 0
			for _, p := range sp.Parts() {
				fmt.Fprintf(&b, "%s: %d+%d %v, %v to %v: %s\n", p.Name, p.Offset, p.Len, p.Shape, p.Min, p.Max, p.Meaning)
				if len(p.Labels) > 0 && len(p.Labels) != p.Shape[len(p.Shape)-1] {
					t.Errorf("%s has %d labels", p.Name, len(p.Labels))
				}
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
			of, all := map[string]int{}, fnv.New64a()
			for id := range sp.Actions() {
				a, _ := sp.Action(id)
				kind := strings.TrimPrefix(fmt.Sprintf("%T", a), "deckbuilder.")
				fmt.Fprintln(all, id, a)
				if of[kind]++; of[kind] == 1 {
					fmt.Fprintf(&b, "from %d: %s, the first %v\n", id, kind, a)
				}
			}
			for _, p := range sp.Parts() {
				fmt.Fprintln(all, p.Labels)
			}
			fmt.Fprintf(&b, "all ids and labels: %x\n", all.Sum64())
			golden(t, name+".txt", b.String())
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
	sp := spec(t, games[2])
	other, _, err := deckbuilder.New(games[1])
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []deckbuilder.View{{}, other.View(0)} {
		if sp.Fits(v) || sp.Tensor(v) != nil || sp.Mask(v) != nil || len(sp.AppendTensor(make([]float32, 3), v)) != 3 || len(sp.AppendMask(make([]bool, 3), v)) != 3 {
			t.Errorf("a View of %d seats with another card set fits", v.Seats())
		}
	}
	for _, zero := range []*decktensor.Spec{nil, {}} {
		_, action := zero.Action(0)
		_, id := zero.ID(deckbuilder.Pass{})
		_, part := zero.Part("seat")
		_, read := zero.Read(nil)
		if action || id || part || read || zero.Len() != 0 || zero.Actions() != 0 || zero.Fits(other.View(0)) || zero.Tensor(other.View(0)) != nil ||
			zero.Mask(other.View(0)) != nil || zero.Parts() != nil || zero.Content() != nil {
			t.Error("a Spec of no card set does something")
		}
	}
	if _, ok := sp.Read(make([]float32, sp.Len()-1)); ok {
		t.Error("a short tensor was read")
	}
	if _, err := decktensor.New(deckbuilder.Config{Seats: 9}); err == nil {
		t.Error("9 seats were let pass")
	}
}

// What a caller does to what a Spec gave changes no Spec.
func TestSpecStays(t *testing.T) {
	sp := spec(t, games[6])
	before := sp.Parts()
	for _, p := range sp.Parts() {
		p.Shape[0] = 99
		if len(p.Labels) > 0 {
			p.Labels[0] = "x"
		}
	}
	p, _ := sp.Part("in hand")
	p.Shape[0], p.Labels[0] = 99, "x"
	if diff := cmp.Diff(before, sp.Parts()); diff != "" {
		t.Error(diff)
	}
}

func TestAllocations(t *testing.T) {
	for i, c := range games {
		sp := spec(t, c)
		tensor, mask := make([]float32, 0, sp.Len()), make([]bool, 0, sp.Actions())
		n := 0
		play(t, c, 9, 400, func(s deckbuilder.State) {
			if n++; n%20 != 0 {
				return
			}
			v := s.View(max(0, s.ToAct()))
			if got := testing.AllocsPerRun(2, func() { tensor = sp.AppendTensor(tensor[:0], v) }); got != 0 {
				t.Fatalf("game %d: %v allocations of a tensor at %v", i, got, v.Pending())
			}
			var room [256]deckbuilder.Action
			rules := testing.AllocsPerRun(2, func() { v.AppendLegal(room[:0]) })
			if got := testing.AllocsPerRun(2, func() { mask = sp.AppendMask(mask[:0], v) }); got > rules {
				t.Fatalf("game %d: %v allocations of a mask, %v of the list, at %v", i, got, rules, v.Pending())
			}
		})
	}
}

func FuzzTensor(f *testing.F) {
	for i, c := range games {
		n := 0
		play(f, c, 7, 1500, func(s deckbuilder.State) {
			if n++; n%150 == 1 || s.ToAct() == joe.Nobody {
				data, err := json.Marshal(s.View(joe.Seat((n + i) % 4)))
				if err != nil {
					f.Fatal(err)
				}
				f.Add(data)
			}
		})
	}
	specs := map[uint64]*decktensor.Spec{} // of the built-in sets
	f.Fuzz(func(t *testing.T, data []byte) {
		var v deckbuilder.View
		if json.Unmarshal(data, &v) != nil || v.Seats() == 0 {
			return
		}
		sp := specs[v.Content().Digest()]
		if sp == nil {
			sp = spec(t, v.Config())
		}
		if v.Content().Version() == 1 && len(specs) < 8 {
			specs[v.Content().Digest()] = sp
		}
		tensor := sp.Tensor(v)
		if len(tensor) != sp.Len() {
			t.Fatalf("%d numbers, not %d", len(tensor), sp.Len())
		}
		inRange(t, sp.Parts(), tensor)
		if got, ok := sp.Read(tensor); !ok || !equal(shown(v), got) {
			t.Fatalf("(-view +tensor):\n%s", cmp.Diff(shown(v), got))
		}
		sameMask(t, sp, v)
	})
}

func BenchmarkTensor(b *testing.B) { benchmark(b, true) }
func BenchmarkMask(b *testing.B)   { benchmark(b, false) }

// benchmark fills tensors, or masks, of the positions of a random game of each kind.
func benchmark(b *testing.B, tensors bool) {
	for _, i := range []int{1, 3, 6} {
		c := games[i]
		sp := spec(b, c)
		b.Run(sp.Content().Name(), func(b *testing.B) {
			var list []deckbuilder.View
			play(b, c, 1, 1000, func(s deckbuilder.State) {
				if s.ToAct() >= 0 {
					list = append(list, s.View(s.ToAct()))
				}
			})
			tensor, mask := make([]float32, 0, sp.Len()), make([]bool, 0, sp.Actions())
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if v := list[i%len(list)]; tensors {
					tensor = sp.AppendTensor(tensor[:0], v)
				} else {
					mask = sp.AppendMask(mask[:0], v)
				}
			}
		})
	}
}
