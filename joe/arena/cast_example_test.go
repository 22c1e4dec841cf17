package arena_test

import (
	"context"
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// Who is the better Traitor? The Loyal are played by the same player in both cases, so that
// only the games with a Traitor tell, by the row of its role.
func ExampleCast() {
	type player = joe.Player[deckbuilder.View, deckbuilder.Action]
	random := func() player { return bot.Random[deckbuilder.View, deckbuilder.Action] }
	greedy := func() player { return bot.NewGreedy(deckbuilder.Game(), deckbuilder.Evaluate, 1).Choose }
	traitor := func(v deckbuilder.View) bool { return v.Traitor(v.Seat()) }

	t := arena.New(deckbuilder.Game(), deckbuilder.Config{Seats: 4, Story: deckbuilder.TraitorWithin},
		arena.Settings{Style: arena.Teams, Seeds: 12, Seed: 1})
	t.EnterEach("random Traitor", arena.Cast(traitor, random, random))
	t.EnterEach("greedy Traitor", arena.Cast(traitor, greedy, random))
	t.Label(func(v deckbuilder.View) []string {
		if v.Traitor(v.Seat()) {
			return []string{"Traitor"}
		}
		return []string{"Loyal"}
	})
	report, err := t.Run(context.Background(), nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, row := range report.Labels {
		for entrant, name := range t.Names() {
			won := row.Entrants[entrant]
			fmt.Printf("%s of %s: %d of %d\n", row.Name, name, won.N, won.Of)
		}
	}
	// Output:
	// Loyal of random Traitor: 30 of 38
	// Loyal of greedy Traitor: 27 of 38
	// Traitor of random Traitor: 0 of 10
	// Traitor of greedy Traitor: 1 of 10
}
