package deckbuilder_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// randomGames is how long random play is watched for.
var randomGames = flag.Int("random", 400, "random games that TestRandomGamesEnd plays of the core game, of Silent Interlude, of A Traitor Within and of The Crimson Veil each, over all numbers of players")

// TestRandomGamesEnd plays random games of every Story to their end, and looks whether
// any reaches the limit of rounds (sdk-turn-limit). It counts rounds, which the limit is
// in, and actions, chance's included.
func TestRandomGamesEnd(t *testing.T) {
	for _, play := range []struct {
		name    string
		configs []deckbuilder.Config
		seats   []int
	}{
		{"core", []deckbuilder.Config{{Story: deckbuilder.MassDevice}, {Story: deckbuilder.TotalControl}}, []int{1, 2, 3, 4}},
		{"silent-interlude", []deckbuilder.Config{{Story: deckbuilder.SilentInterlude}}, []int{1}},
		{"traitor-within", []deckbuilder.Config{{Story: deckbuilder.TraitorWithin}}, []int{2, 3, 4}},
		{"crimson-veil", []deckbuilder.Config{
			{Story: deckbuilder.GeneralBedlam}, {Story: deckbuilder.CrimsonLedger, General: true}, {Story: deckbuilder.MassDevice, CrimsonVeil: true, General: true, TrimComplications: true},
			{Story: deckbuilder.GeneralBedlam, General: true, Expert: []string{"cv-expert", "cv-expert-deep-cover"}},
		}, []int{1, 2, 3, 4}},
		{"crimson-veil-and-traitor", []deckbuilder.Config{{Story: deckbuilder.TraitorWithin, CrimsonVeil: true}, {Story: deckbuilder.TraitorWithin, CrimsonVeil: true, General: true}}, []int{2, 3, 4}},
	} {
		t.Run(play.name, func(t *testing.T) {
			games := *randomGames
			if testing.Short() {
				games /= 10
			}
			for i, seats := range play.seats {
				n := games*(i+1)/len(play.seats) - games*i/len(play.seats)
				randomPlay(t, seats, n, play.configs)
			}
		})
	}
}

// randomPlay plays so many games at a number of seats, the Configs in turn.
func randomPlay(t *testing.T, seats, games int, configs []deckbuilder.Config) {
	t.Helper()
	var rounds, actions []int
	var list []deckbuilder.Action
	reasons := map[joe.RuleID]int{}
	src := dice.New(uint64(seats))
	for g := range games {
		c := configs[g%len(configs)]
		c.Seats = seats
		s, _, err := deckbuilder.New(c)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
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
	slices.Sort(rounds)
	slices.Sort(actions)
	told := func(list []int) string {
		at := func(in1000 int) int { return list[(len(list)-1)*in1000/1000] }
		return fmt.Sprintf("%d median, %d in 999 of 1000, longest %d", at(500), at(999), at(1000))
	}
	t.Logf("%d seats, %d random games: rounds %s; actions %s; %v", seats, games, told(rounds), told(actions), reasons)
	if n := reasons["sdk-turn-limit"]; n > 0 {
		t.Errorf("%d games reached the limit of %d rounds", n, deckbuilder.DefaultTurnLimit)
	}
}
