package main

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// Who plays with people plays whole games and wins some; bots that do anything hardly
// win any.
func TestDeckSimple(t *testing.T) {
	won := 0
	for seats := 1; seats <= 4; seats++ {
		players := make([]joe.Player[deckbuilder.View, deckbuilder.Action], seats)
		for i := range players {
			players[i] = deckSimple
		}
		for seed := range uint64(6) {
			table, err := joe.Play(deckbuilder.Game(), deckbuilder.Config{Seats: seats, TurnLimit: 60}, seed, players...)
			if err != nil {
				t.Fatal(err)
			}
			o, over := table.Outcome()
			if !over || o.Reason == "sdk-turn-limit" {
				t.Errorf("%d seats, seed %d: %v in round %d", seats, seed, o, table.State().Round())
			}
			if o.Winners != 0 {
				won++
			}
		}
	}
	if won < 4 {
		t.Errorf("%d of 24 games were won", won)
	}
}
