package bot_test

import (
	"flag"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

var (
	matches    = flag.Int("matches", 0, "games of each match that TestMatches plays; 0 is a few, without Search's against Greedy; the package doc says what its figures are of")
	iterations = flag.Int("iterations", 200, "iterations of a choice of Search in TestMatches")
)

// maker makes a player that nobody else uses.
type maker[V, A any] = func() joe.Player[V, A]

// play plays a game over all cores so often, with one player at some seats and the
// other at the rest, and counts the wins of who is asked about. The result does not
// depend on the number of cores.
func play[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config C, seats, games int, one, other maker[V, A],
	seated func(game int, seat joe.Seat) bool, won func(game int, o joe.Outcome) bool) stat.Share {
	t.Helper()
	var mutex sync.Mutex
	var wg sync.WaitGroup
	share := stat.Share{Of: games}
	next := make(chan int, games)
	for i := range games {
		next <- i
	}
	close(next)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				players := make([]joe.Player[V, A], seats)
				for s := range players {
					if seated(i, joe.Seat(s)) {
						players[s] = one()
					} else {
						players[s] = other()
					}
				}
				table, err := joe.Play(game, config, uint64(i/seats), players...)
				if err != nil {
					t.Errorf("game %d: %v", i, err)
					return
				}
				if o, _ := table.Outcome(); won(i, o) {
					mutex.Lock()
					share.N++
					mutex.Unlock()
				}
			}
		})
	}
	wg.Wait()
	return share
}

// rivals has one player among others, at each seat in turn, the dice common to a round
// of seats.
func rivals[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config C, seats, games int, evaluate bot.Evaluation[V]) {
	random, greedy, search := makers(game, evaluate)
	seated := func(i int, s joe.Seat) bool { return int(s) == i%seats }
	won := func(i int, o joe.Outcome) bool { return o.Won(joe.Seat(i % seats)) }
	few := games == 0
	if few {
		games = 8
	}
	began := time.Now()
	share := play(t, game, config, seats, games, greedy, random, seated, won)
	t.Logf("%s, %d seats: one Greedy among Random wins %v of %d games (%v)", game.Name, seats, share, games, time.Since(began).Round(time.Second/10))
	if low, _ := share.Wilson(1.96); low <= 100/float64(seats) && !few {
		t.Errorf("that is no more than chance would give")
	}
	if few {
		return
	}
	began = time.Now()
	share = play(t, game, config, seats, games, search, greedy, seated, won)
	t.Logf("%s, %d seats: one Search among Greedy wins %v of %d games (%v)", game.Name, seats, share, games, time.Since(began).Round(time.Second/10))
}

// team has one player at all seats.
func team[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], name string, config C, seats, games int, evaluate bot.Evaluation[V]) {
	random, greedy, search := makers(game, evaluate)
	all := func(int, joe.Seat) bool { return true }
	won := func(_ int, o joe.Outcome) bool { return !o.Draw() }
	list := []maker[V, A]{random, greedy, search}
	if games == 0 {
		games, list = 4, list[:2]
	}
	for i, who := range list {
		began := time.Now()
		share := play(t, game, config, seats, games, who, who, all, won)
		t.Logf("%s, %d seats: %s wins %v of %d games (%v)", name, seats, []string{"Random", "Greedy", "Search"}[i], share, games, time.Since(began).Round(time.Second/10))
	}
}

func makers[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	game joe.Game[C, S, A, E, V], evaluate bot.Evaluation[V]) (random, greedy, search maker[V, A]) {
	return func() joe.Player[V, A] { return bot.Random[V, A] },
		func() joe.Player[V, A] { return bot.NewGreedy(game, evaluate, 1).Choose },
		func() joe.Player[V, A] {
			return bot.NewSearch(game, evaluate, nil, bot.Options{Open: true, Budget: bot.Iterations(*iterations)}).Choose
		}
}

// TestMatches measures what the package doc says of the bots' strength.
func TestMatches(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games")
	}
	for _, seats := range []int{2, 4} {
		t.Run(fmt.Sprintf("cobrahq%d", seats), func(t *testing.T) {
			rivals(t, cobrahq.Game(), cobrahq.Config{Seats: seats, TurnLimit: 300}, seats, *matches, cobrahq.Evaluate)
		})
		t.Run(fmt.Sprintf("adventure%d", seats), func(t *testing.T) {
			rivals(t, adventure.Game(), adventure.Config{Seats: seats, TurnLimit: 300}, seats, *matches, adventure.Evaluate)
		})
	}
	for _, seats := range []int{1, 2} {
		t.Run(fmt.Sprintf("deckbuilder%d", seats), func(t *testing.T) {
			team(t, deckbuilder.Game(), "deckbuilder", deckbuilder.Config{Seats: seats}, seats, *matches, deckbuilder.Evaluate)
		})
	}
}
