package bot_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// Greedy wins clearly more of a race than its share against Random. How much each bot
// wins by is for internal/measure.
func TestGreedyBeatsRandom(t *testing.T) {
	t.Run("cobrahq", func(t *testing.T) {
		beatsRandom(t, cobrahq.Game(), cobrahq.Config{Seats: 3, TurnLimit: 300}, cobrahq.Evaluate)
	})
	t.Run("adventure", func(t *testing.T) {
		beatsRandom(t, adventure.Game(), adventure.Config{Seats: 3, TurnLimit: 300}, adventure.Evaluate)
	})
}

func beatsRandom[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	t *testing.T, game joe.Game[C, S, A, E, V], config C, evaluate bot.Evaluation[V]) {
	t.Helper()
	share := stat.Share{Of: 24}
	for i := range share.Of {
		players := []joe.Player[V, A]{bot.Random[V, A], bot.Random[V, A], bot.Random[V, A]}
		players[i%3] = bot.NewGreedy(game, evaluate, 1).Choose
		table, err := joe.Play(game, config, uint64(i/3), players...)
		if err != nil {
			t.Fatal(err)
		}
		if o, _ := table.Outcome(); o.Won(joe.Seat(i % 3)) {
			share.N++
		}
	}
	if low, _ := share.Wilson(1.96); low < 50 { // a third is its share
		t.Errorf("Greedy wins %v", share)
	}
}
