package main

import (
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
)

// Who plays with people plays whole games, and has many times the Successes of who does
// anything.
func TestDeckSimple(t *testing.T) {
	anything := random[deckbuilder.State, deckbuilder.Action, deckbuilder.Event, deckbuilder.View]
	simple, others := 0, 0
	for seats := 1; seats <= 4; seats++ {
		for seed := range uint64(4) {
			simple += deckSuccesses(t, seats, seed, deckSimple)
			others += deckSuccesses(t, seats, seed, anything)
		}
	}
	if simple < 32 || simple < 3*others {
		t.Errorf("%d Successes in 16 games, and %d of who does anything", simple, others)
	}
}

// deckSuccesses is the Story Missions that were Successes in a game.
func deckSuccesses(t *testing.T, seats int, seed uint64, player joe.Player[deckbuilder.View, deckbuilder.Action]) int {
	t.Helper()
	players := make([]joe.Player[deckbuilder.View, deckbuilder.Action], seats)
	for i := range players {
		players[i] = player
	}
	table, err := joe.Play(deckbuilder.Game(), deckbuilder.Config{Seats: seats, TurnLimit: 60}, seed, players...)
	if err != nil {
		t.Fatal(err)
	}
	if o, over := table.Outcome(); !over || o.Reason == "sdk-turn-limit" {
		t.Errorf("%d seats, seed %d: %v in round %d", seats, seed, o, table.State().Round())
	}
	n := 0
	for _, won := range table.State().Record() {
		if won {
			n++
		}
	}
	return n
}
