package deckbuilder_test

import (
	"flag"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// randomGames is how long random play is watched for.
var randomGames = flag.Int("random", 400, "random games that TestRandomGamesEnd plays, over all numbers of players")

// TestRandomGamesEnd plays random games to their end, of both Stories, and looks
// whether any reaches the limit of rounds (sdk-turn-limit). It counts rounds, which
// the limit is in, and actions, chance's included.
func TestRandomGamesEnd(t *testing.T) {
	games := *randomGames / 4
	if testing.Short() {
		games /= 5
	}
	for seats := 1; seats <= 4; seats++ {
		var rounds, actions []int
		reasons := map[joe.RuleID]int{}
		src := dice.New(uint64(seats))
		for _, story := range []string{deckbuilder.MassDevice, deckbuilder.TotalControl} {
			begun, _, err := deckbuilder.New(deckbuilder.Config{Seats: seats, Story: story})
			if err != nil {
				t.Fatal(err)
			}
			var list []deckbuilder.Action
			for range (games + 1) / 2 {
				s, n := begun, 0
				for ; s.ToAct() != joe.Nobody; n++ {
					a := deckbuilder.Roll(s, &src)
					if a == nil {
						list = deckbuilder.AppendLegal(list[:0], s)
						a = list[src.IntN(len(list))]
					}
					if s, err = deckbuilder.Next(s, a); err != nil {
						t.Fatal(err)
					}
				}
				o, _ := s.Outcome()
				reasons[o.Reason]++
				rounds, actions = append(rounds, s.Round()), append(actions, n)
			}
		}
		slices.Sort(rounds)
		slices.Sort(actions)
		at := func(list []int, in1000 int) int { return list[(len(list)-1)*in1000/1000] }
		t.Logf("%d seats, %d random games: rounds %d median, %d in 999 of 1000, longest %d; actions %d, %d, %d; %v", seats, len(rounds),
			at(rounds, 500), at(rounds, 999), at(rounds, 1000), at(actions, 500), at(actions, 999), at(actions, 1000), reasons)
		if n := reasons["sdk-turn-limit"]; n > 0 {
			t.Errorf("%d games reached the limit of %d rounds", n, deckbuilder.DefaultTurnLimit)
		}
	}
}
