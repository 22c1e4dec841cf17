package bot_test

import (
	"context"
	"fmt"
	"hash/adler32"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

// A search finds the win that is forced, by actions and by Views, and knows its value.
func TestForcedWin(t *testing.T) {
	for _, open := range []bool{true, false} {
		for left := int8(5); left <= 11; left++ {
			if left%4 == 0 {
				continue
			}
			s := bot.NewSearch(nimGame(), nil, nil, bot.Options{Budget: bot.Iterations(4000), Open: open})
			src := dice.New(uint64(left))
			r := s.Think(nim{left: left}.View(0), &src)
			if want := (nimAct{take, left % 4}); r.Best != want {
				t.Errorf("open %v, %d matches: %v, want %v\n%v", open, left, r.Best, want, r)
			}
			if m := r.Moves[left%4-1]; m.Value < 0.8 {
				t.Errorf("open %v, %d matches: the winning move is worth %v", open, left, m.Value)
			}
		}
	}
}

// What chance does counts by its weight: a gamble is worth its odds, and is taken where
// all else loses, or is worth less.
func TestChanceWeights(t *testing.T) {
	for win := int8(1); win <= 11; win += 2 {
		s := bot.NewSearch(nimGame(), nil, nil, bot.Options{Budget: bot.Iterations(20000), Explore: 20})
		src := dice.New(3)
		r := s.Think(nim{left: 4, win: win}.View(0), &src)
		m := r.Moves[3]
		want := float64(win) / 12
		if off := 4 * math.Sqrt(want*(1-want)/float64(m.Visits)); math.Abs(m.Value-want) > off {
			t.Errorf("a gamble at %d of 12 is worth %v by %d visits", win, m.Value, m.Visits)
		}
		g := bot.NewGreedy(nimGame(), nil, 1)
		if got := g.Judge(nim{left: 4, win: win}.View(0), &src)[3].Value; math.Abs(got-want) > 1e-9 {
			t.Errorf("Greedy: a gamble at %d of 12 is worth %v", win, got)
		}
	}
}

// A search is the same whatever the number of cores.
func TestSameOnAnyCores(t *testing.T) {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 3}, 5)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := deckbuilder.Open(deckbuilder.Config{Seats: 3, Story: deckbuilder.TraitorWithin}, 5)
	if err != nil {
		t.Fatal(err)
	}
	think := func(cores int) string {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
		s := bot.NewSearch(cobrahq.Game(), cobrahq.Evaluate, nil, bot.Options{Open: true, Roots: 5, Budget: bot.Iterations(303)})
		src := dice.New(9)
		r := s.Think(table.View(table.ToAct()), &src)
		r = s.Think(table.View(table.ToAct()), &src) // with used memory
		r.Time = 0
		hidden := bot.NewSearch(deckbuilder.Game(), deckbuilder.Evaluate, deckbuilder.Rollout,
			bot.Options{Playout: 25, Prior: 100, Roots: 3, Budget: bot.Iterations(31)})
		h := hidden.Think(secret.View(secret.ToAct()), &src)
		h.Time = 0
		return fmt.Sprintf("%#v %#v", r, h)
	}
	one := think(1)
	for cores := 2; cores <= 4; cores++ {
		if got := think(cores); got != one {
			t.Errorf("%d cores:\n%s\none:\n%s", cores, got, one)
		}
	}
}

// Where a seat cannot tell two positions apart, a search cannot: the same statistics,
// byte for byte.
func TestSecrets(t *testing.T) {
	const position = `{"game":"parley","format":1,"rules":1,"limit":40,"round":3,"turn":0,"phase":"play","seats":[
		{"role":{"card":"guest","known":[0,2]},"hand":["lens","writ","favour"]},{"role":{"card":%q,"known":[1]},"hand":[%q]},{"role":{"card":"guest","known":[2]},"hand":[%q]}],
		"envelope":{"known":[]},"discard":["writ","lens"]}`
	// An evaluation by all that a View shows, so that what is asked of another View shows.
	shows := func(v parley.View) (values [joe.MaxSeats]float64) {
		for s := range values {
			values[s] = float64(adler32.Checksum([]byte(v.Key()))%(97+uint32(s))) / 100
		}
		return values
	}
	report := func(role, one, other string, evaluate bot.Evaluation[parley.View], o bot.Options) bot.Report[parley.Action] {
		s, err := parley.Load(fmt.Appendf(nil, position, role, one, other))
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(1)
		r := bot.NewSearch(parley.Game(), evaluate, nil, o).Think(s.View(0), &src)
		r.Time = 0
		if r.Iterations == 0 {
			t.Errorf("%+v: nothing was searched", o)
		}
		return r
	}
	for _, c := range []struct {
		evaluate bot.Evaluation[parley.View]
		options  bot.Options
	}{{nil, bot.Options{Budget: bot.Iterations(500)}}, {shows, bot.Options{Playout: 3, Prior: 50, Roots: 2, Budget: bot.Iterations(300)}},
		{shows, bot.Options{Open: true, Playout: 3, Prior: 50, Budget: bot.Iterations(300)}}} {
		if d := cmp.Diff(report("guest", "veil", "favour", c.evaluate, c.options), report("mole", "favour", "veil", c.evaluate, c.options)); d != "" {
			t.Errorf("a search sees what its seat does not:\n%s", d)
		}
	}
}

// A context that is done ends a choice at once, with what was found so far; none of the
// search goes on behind.
func TestCancel(t *testing.T) {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 3}, 5)
	if err != nil {
		t.Fatal(err)
	}
	v := table.View(table.ToAct())
	before := runtime.NumGoroutine()
	for _, roots := range []int{1, 4} {
		ctx, cancel := context.WithCancel(context.Background())
		s := bot.NewSearch(cobrahq.Game(), nil, nil, bot.Options{Open: true, Roots: roots, Budget: bot.Until(ctx)})
		src := dice.New(1)
		time.AfterFunc(20*time.Millisecond, cancel)
		r := s.Think(v, &src)
		if !slices.Contains(v.Legal(), r.Best) {
			t.Errorf("%v is not legal", r.Best)
		}
		r = s.Think(v, &src)
		if r.Iterations != 0 || r.Best != v.Legal()[0] {
			t.Errorf("after the context is done: %v", r)
		}
	}
	s := bot.NewSearch(cobrahq.Game(), cobrahq.Evaluate, nil, bot.Options{Open: true, Roots: 3, Budget: bot.Within(context.Background(), 5*time.Millisecond)})
	src := dice.New(1)
	if r := s.Think(v, &src); r.Iterations == 0 || !slices.Contains(v.Legal(), r.Best) {
		t.Errorf("within a time: %v", r)
	}
	for n := 0; runtime.NumGoroutine() > before && n < 1000; n++ {
		runtime.Gosched()
	}
	if n := runtime.NumGoroutine(); n > before+1 { // the timer's own may still be ending
		t.Errorf("%d goroutines, %d before", n, before)
	}
}

// Budgets are kept, and join.
func TestBudgets(t *testing.T) {
	table, err := cobrahq.Open(cobrahq.Config{Seats: 2}, 5)
	if err != nil {
		t.Fatal(err)
	}
	v := table.View(table.ToAct())
	var none context.Context
	for _, c := range []struct {
		budget     bot.Budget
		roots      int
		iterations [2]int // least and most
		actions    [2]int
	}{
		{bot.Budget{}, 1, [2]int{1000, 1000}, [2]int{1000, 1 << 30}},
		{bot.Iterations(77), 3, [2]int{77, 77}, [2]int{77, 1 << 30}},
		{bot.Iterations(2), 8, [2]int{2, 2}, [2]int{2, 100}},
		{bot.Iterations(-5), 1, [2]int{1, 1}, [2]int{1, 100}},
		{bot.Nodes(500), 2, [2]int{1, 500}, [2]int{500, 700}},
		{bot.Nodes(100000).And(bot.Iterations(50)), 1, [2]int{50, 50}, [2]int{50, 5000}},
		{bot.Iterations(50).And(bot.Within(context.Background(), time.Hour)), 1, [2]int{50, 50}, [2]int{50, 5000}},
		{bot.Iterations(50).And(bot.Until(none)), 1, [2]int{0, 50}, [2]int{0, 5000}},
		{bot.Iterations(50).And(bot.Until(context.Background())), 1, [2]int{50, 50}, [2]int{50, 5000}},
	} {
		s := bot.NewSearch(cobrahq.Game(), cobrahq.Evaluate, nil, bot.Options{Open: true, Roots: c.roots, Budget: c.budget})
		src := dice.New(1)
		r := s.Think(v, &src)
		if r.Iterations < c.iterations[0] || r.Iterations > c.iterations[1] || r.Actions < c.actions[0] || r.Actions > c.actions[1] {
			t.Errorf("%+v, %d roots: %d iterations, %d actions", c.budget, c.roots, r.Iterations, r.Actions)
		}
	}
}

// holds plays some choices of a game by a search of any options, each of which must be
// legal, its statistics adding up.
func holds[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *rapid.T, game joe.Game[C, S, A, E, V], config C, evaluate bot.Evaluation[V]) {
	o := bot.Options{
		Budget:  bot.Iterations(rapid.IntRange(1, 40).Draw(t, "iterations")),
		Roots:   rapid.IntRange(0, 3).Draw(t, "roots"),
		Open:    rapid.Bool().Draw(t, "open"),
		Explore: rapid.Float64Range(0, 3).Draw(t, "explore"),
		Playout: rapid.IntRange(-1, 20).Draw(t, "playout"),
		Prior:   rapid.SampledFrom([]float64{0, 0, 3, 1e9}).Draw(t, "prior"),
		Widen:   rapid.IntRange(-1, 10).Draw(t, "widen"),
		Memory:  rapid.SampledFrom([]int{0, 1, 20}).Draw(t, "memory"),
	}
	search := bot.NewSearch(game, evaluate, nil, o)
	table, err := joe.Open(game, config, rapid.Uint64().Draw(t, "seed"))
	if err != nil {
		t.Fatal(err)
	}
	src := dice.New(rapid.Uint64().Draw(t, "source"))
	for range rapid.IntRange(0, 150).Draw(t, "random") {
		if table.ToAct() == joe.Nobody {
			return
		}
		if _, err := table.Do(bot.Random(table.View(table.ToAct()), &src)); err != nil {
			t.Fatal(err)
		}
	}
	for range 4 {
		if table.ToAct() == joe.Nobody {
			return
		}
		r := search.Think(table.View(table.ToAct()), &src)
		legal := table.Legal()
		if len(r.Moves) != len(legal) {
			t.Fatalf("%d moves of %d legal actions", len(r.Moves), len(legal))
		}
		visits, sum := 0, 0.0
		for i, m := range r.Moves {
			if m.Action != legal[i] {
				t.Fatalf("move %d is %v, want %v", i, m.Action, legal[i])
			}
			visits += m.Visits
			sum += float64(m.Visits) * m.Value
		}
		if visits != r.Iterations || len(legal) > 1 && r.Iterations == 0 {
			t.Fatalf("%d visits in %d iterations", visits, r.Iterations)
		}
		if r.Iterations > 0 && math.Abs(sum/float64(visits)-r.Values[r.Seat]) > 1e-9 {
			t.Fatalf("the moves are worth %v in the mean, the position %v", sum/float64(visits), r.Values[r.Seat])
		}
		if len(r.Line) > 0 && r.Line[0].Action != r.Best {
			t.Fatalf("the line begins with %v, not %v", r.Line[0].Action, r.Best)
		}
		if _, err := table.Do(r.Best); err != nil {
			t.Fatal(err)
		}
	}
}

func TestLegalAndAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		switch rapid.IntRange(0, 4).Draw(t, "game") {
		case 0:
			holds(t, parley.Game(), parley.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}, nil)
		case 1:
			holds(t, cobrahq.Game(), cobrahq.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}, cobrahq.Evaluate)
		case 2:
			holds(t, adventure.Game(), adventure.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats")}, adventure.Evaluate)
		case 3:
			holds(t, deckbuilder.Game(), deckbuilder.Config{Seats: rapid.IntRange(1, 4).Draw(t, "seats")}, deckbuilder.Evaluate)
		default:
			holds(t, deckbuilder.Game(), deckbuilder.Config{Seats: rapid.IntRange(2, 4).Draw(t, "seats"), Story: deckbuilder.TraitorWithin}, deckbuilder.Evaluate)
		}
	})
}

// A View whose seat is not to act has nothing to choose.
func TestNothingToChoose(t *testing.T) {
	v := nim{left: 5}.View(1)
	src := dice.New(1)
	if a := bot.NewSearch(nimGame(), nil, nil, bot.Options{}).Choose(v, &src); a != (nimAct{}) {
		t.Errorf("Search: %v", a)
	}
	if a := bot.NewGreedy(nimGame(), nil, 0).Choose(v, &src); a != (nimAct{}) {
		t.Errorf("Greedy: %v", a)
	}
	if a := bot.Random(v, &src); a != (nimAct{}) {
		t.Errorf("Random: %v", a)
	}
}

// What panics is caught by who asked, however many roots there are; nothing goes on behind.
func TestPanics(t *testing.T) {
	for _, roots := range []int{1, 3} {
		for _, budget := range []bot.Budget{bot.Iterations(50), bot.Iterations(50).And(bot.Until(context.Background()))} {
			before := runtime.NumGoroutine()
			got := func() (x any) {
				defer func() { x = recover() }()
				evaluate := func(nimView) [joe.MaxSeats]float64 { panic("no idea") }
				s := bot.NewSearch(nimGame(), evaluate, nil, bot.Options{Open: true, Roots: roots, Budget: budget})
				src := dice.New(1)
				s.Think(nim{left: 6}.View(0), &src)
				return nil
			}()
			if got != "no idea" {
				t.Errorf("%d roots: %v", roots, got)
			}
			for n := 0; runtime.NumGoroutine() > before && n < 1000; n++ {
				runtime.Gosched()
			}
			if n := runtime.NumGoroutine(); n > before {
				t.Errorf("%d roots: %d goroutines, %d before", roots, n, before)
			}
		}
	}
}

// One root that cannot go on ends them all, at once and not when the time is over; one that
// is ended by what it calls, too.
func TestRootsEndTogether(t *testing.T) {
	for name, fail := range map[string]func(){"panic": func() { panic("no idea") }, "ended the goroutine": runtime.Goexit} {
		var calls atomic.Int32
		evaluate := func(nimView) (even [joe.MaxSeats]float64) {
			if calls.Add(1) == 10 {
				fail()
			}
			return even
		}
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		got := func() (x any) {
			defer func() { x = recover() }()
			s := bot.NewSearch(nimGame(), evaluate, nil, bot.Options{Open: true, Roots: 4, Budget: bot.Until(ctx)})
			src := dice.New(1)
			s.Think(nim{left: 100}.View(0), &src)
			return nil
		}()
		if ctx.Err() != nil || got == nil || name != "panic" && !strings.Contains(fmt.Sprint(got), name) {
			t.Errorf("%s: %v, %v", name, got, ctx.Err())
		}
		cancel()
	}
}

// A weight of exploration without end is a great one: all is tried alike.
func TestExploreWithoutEnd(t *testing.T) {
	s := bot.NewSearch(nimGame(), nil, nil, bot.Options{Explore: math.Inf(1), Budget: bot.Iterations(300)})
	src := dice.New(1)
	for _, m := range s.Think(nim{left: 7}.View(0), &src).Moves {
		if m.Visits != 100 {
			t.Errorf("%v was tried %d times of 300", m.Action, m.Visits)
		}
	}
}

// A rollout policy that gives what is not legal does no harm.
func TestBadRollout(t *testing.T) {
	s := bot.NewSearch(nimGame(), nil, func(nim, *dice.Source) nimAct { return nimAct{9, 9} }, bot.Options{Budget: bot.Iterations(50)})
	src := dice.New(1)
	if r := s.Think(nim{left: 6}.View(0), &src); r.Iterations != 50 {
		t.Errorf("%v", r)
	}
}

func benchmarkSearch[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	b *testing.B, game joe.Game[C, S, A, E, V], config C, evaluate bot.Evaluation[V], rollout bot.Rollout[S, A], o bot.Options) {
	table, err := joe.Open(game, config, 1)
	if err != nil {
		b.Fatal(err)
	}
	src := dice.New(1)
	for n := 0; n < 40 || len(table.Legal()) < 3; n++ {
		if _, err := table.Do(bot.Random(table.View(table.ToAct()), &src)); err != nil {
			b.Fatal(err)
		}
	}
	v := table.View(table.ToAct())
	o.Budget = bot.Iterations(1000)
	if o.Playout == 0 {
		rollout = nil
	}
	s := bot.NewSearch(game, evaluate, rollout, o)
	s.Think(v, &src)
	b.ReportAllocs()
	b.ResetTimer()
	actions := 0
	for b.Loop() {
		actions += s.Think(v, &src).Actions
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

// BenchmarkSearch makes a thousand iterations, with one root: without playouts, and with
// playouts of the game's policy, in cobrahq at random.
func BenchmarkSearch(b *testing.B) {
	for _, playout := range []int{0, 25} {
		o := bot.Options{Open: true, Playout: playout}
		name := fmt.Sprintf("/playout%d", playout)
		b.Run("cobrahq"+name, func(b *testing.B) {
			benchmarkSearch(b, cobrahq.Game(), cobrahq.Config{Seats: 4}, cobrahq.Evaluate, nil, o)
		})
		b.Run("adventure"+name, func(b *testing.B) {
			benchmarkSearch(b, adventure.Game(), adventure.Config{Seats: 4}, adventure.Evaluate, adventure.Rollout, o)
		})
		b.Run("deckbuilder"+name, func(b *testing.B) {
			benchmarkSearch(b, deckbuilder.Game(), deckbuilder.Config{Seats: 3}, deckbuilder.Evaluate, deckbuilder.Rollout, o)
		})
		o.Open = false
		b.Run("traitor-within"+name, func(b *testing.B) {
			benchmarkSearch(b, deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, deckbuilder.Evaluate, deckbuilder.Rollout, o)
		})
	}
	b.Run("traitor-within/open/playout80/prior", func(b *testing.B) {
		benchmarkSearch(b, deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin}, deckbuilder.Evaluate, deckbuilder.Rollout,
			bot.Options{Open: true, Playout: 80, Prior: 100})
	})
}

// An evaluation says what ends are worth as well, unless a search is told so otherwise: who
// thinks little of a win by the last match goes on.
func TestEndsAreEvaluated(t *testing.T) {
	grudging := func(v nimView) (chances [joe.MaxSeats]float64) {
		for s := range joe.Seat(2) {
			chances[s] = 0.5
			if o, over := v.Outcome(); over {
				chances[s] = 0.1 * bot.Won(o, s)
			}
		}
		return chances
	}
	s, src := nim{left: 3}, dice.New(1)
	last := nimAct{take, 3}
	if a := bot.NewGreedy(nimGame(), grudging, 1).Choose(s.View(0), &src); a == last {
		t.Error("Greedy takes the last match")
	}
	for _, o := range []bot.Options{{Open: true}, {}, {Open: true, Playout: 1}} {
		if r := bot.NewSearch(nimGame(), grudging, nil, o).Think(s.View(0), &src); r.Moves[2].Value > 0.2 {
			t.Errorf("%+v: the last match is worth %v", o, r.Moves[2].Value)
		}
		o.Value = bot.Won
		if r := bot.NewSearch(nimGame(), grudging, nil, o).Think(s.View(0), &src); r.Moves[2].Value < 0.9 || r.Best != last {
			t.Errorf("%+v, by Won: the last match is worth %v, and it takes %v", o, r.Moves[2].Value, r.Best)
		}
	}
}

// A tree by actions in a game that hides something is no reason to think less: a walk that
// its sample makes impossible is made anew in another.
func TestOpenWithSecrets(t *testing.T) {
	s, _, err := deckbuilder.New(deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin})
	if err != nil {
		t.Fatal(err)
	}
	search := bot.NewSearch(deckbuilder.Game(), deckbuilder.Evaluate, deckbuilder.Rollout, bot.Options{Open: true, Budget: bot.Iterations(150)})
	src, choices := dice.New(2), 0
	for n := 0; n < 400 && s.ToAct() != joe.Nobody; n++ {
		if seat := s.ToAct(); n%8 == 0 && seat >= 0 {
			if v := s.View(seat); len(v.Legal()) > 1 {
				choices++
				if r := search.Think(v, &src); r.Iterations != 150 {
					t.Errorf("action %d: %d walks of 150", n, r.Iterations)
				}
			}
		}
		if s, err = deckbuilder.Next(s, deckbuilder.Rollout(s, &src)); err != nil {
			t.Fatal(err)
		}
	}
	if choices < 10 {
		t.Errorf("%d choices are too few to judge", choices)
	}
}
