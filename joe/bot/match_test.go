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
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

var (
	matches    = flag.Int("matches", 4, "games of each match that TestMatches plays; the package doc says which figures it has")
	iterations = flag.Int("iterations", 100, "iterations of a choice of Search in TestMatches")
)

// maker makes a player that nobody else uses.
type maker[V, A any] func() joe.Player[V, A]

// result is what a seat's player came to in one game: its part of the win.
func match[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config func(seats int) C, seats, games int, one, other maker[V, A]) stat.Share {
	t.Helper()
	var mutex sync.Mutex
	var wg sync.WaitGroup
	won := 0
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
					players[s] = other()
				}
				// The one sits at each seat in turn; the dice are common to a round of seats.
				players[i%seats] = one()
				table, err := joe.Play(game, config(seats), uint64(i/seats), players...)
				if err != nil {
					t.Errorf("game %d: %v", i, err)
					return
				}
				if o, _ := table.Outcome(); o.Won(joe.Seat(i % seats)) {
					mutex.Lock()
					won++
					mutex.Unlock()
				}
			}
		})
	}
	wg.Wait()
	return stat.Share{N: won, Of: games}
}

func TestMatches(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	hq := cobrahq.Game()
	random := func() joe.Player[cobrahq.View, cobrahq.Action] { return bot.Random[cobrahq.View, cobrahq.Action] }
	greedy := func() joe.Player[cobrahq.View, cobrahq.Action] {
		return bot.NewGreedy(hq, cobrahq.Evaluate, 1).Choose
	}
	search := func() joe.Player[cobrahq.View, cobrahq.Action] {
		return bot.NewSearch(hq, cobrahq.Evaluate, nil, bot.Options{Open: true, Budget: bot.Iterations(*iterations)}).Choose
	}
	config := func(seats int) cobrahq.Config { return cobrahq.Config{Seats: seats, TurnLimit: 500} }
	for _, seats := range []int{2, 4} {
		fair := fmt.Sprintf("%d seats, fair %.0f %%", seats, 100/float64(seats))
		began := time.Now()
		t.Logf("cobrahq, %s: Greedy among Random wins %v (%v)", fair, match(t, hq, config, seats, *matches, greedy, random), time.Since(began).Round(time.Millisecond))
		began = time.Now()
		t.Logf("cobrahq, %s: Search among Greedy wins %v (%v)", fair, match(t, hq, config, seats, *matches, search, greedy), time.Since(began).Round(time.Millisecond))
	}
	_ = adventure.Config{}
	_ = dice.New
}
