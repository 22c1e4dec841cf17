package main

import (
	"testing"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// Who plays against people plays whole games, and wins them.
func TestAdvSimple(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		players := make([]joe.Player[adventure.View, adventure.Action], seats)
		for i := range players {
			players[i] = random[adventure.State, adventure.Action, adventure.Event, adventure.View]
		}
		players[seats-1] = advSimple
		for seed := range uint64(8) {
			table, err := joe.Play(adventure.Game(), adventure.Config{Seats: seats, TurnLimit: 300}, seed, players...)
			if err != nil {
				t.Fatal(err)
			}
			if o, _ := table.Outcome(); !o.Won(joe.Seat(seats-1)) || table.State().Round() > 120 {
				t.Errorf("%d seats, seed %d: %v in round %d", seats, seed, o, table.State().Round())
			}
		}
	}
}

// Among themselves they come to an end, and never wait for each other.
func TestAdvSimpleAmongThemselves(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		players := make([]joe.Player[adventure.View, adventure.Action], seats)
		for i := range players {
			players[i] = advSimple
		}
		for seed := range uint64(12) {
			table, err := joe.Play(adventure.Game(), adventure.Config{Seats: seats, TurnLimit: 300}, seed, players...)
			if err != nil {
				t.Fatal(err)
			}
			if o, _ := table.Outcome(); o.Reason != "adv-win" || table.State().Round() > 80 {
				t.Errorf("%d seats, seed %d: %v in round %d", seats, seed, o, table.State().Round())
			}
		}
	}
}
