// Quickstart plays a whole game between four simple seats (alone where a game is for
// one), tells it as who watches sees it, and verifies its own record. The game is
// Mission: Cobra H.Q., or the one named:
//
//	go run ./examples/quickstart -seed 7
//	go run ./examples/quickstart adventure
//	go run ./examples/quickstart deckbuilder
//	go run ./examples/quickstart silent-interlude
//	go run ./examples/quickstart traitor-within
//	go run ./examples/quickstart general-bedlam
//	go run ./examples/quickstart -veil -general traitor-within
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

func main() {
	log.SetFlags(0)
	seed := flag.Uint64("seed", 1, "another seed is another game")
	veil := flag.Bool("veil", false, "deckbuilder and traitor-within: with The Crimson Veil")
	general := flag.Bool("general", false, "with The Crimson Veil: The General too")
	flag.Parse()
	if flag.NArg() > 1 {
		log.Fatalf("one game at a time, with the flags before it; what is %q?", flag.Arg(1))
	}
	var err error
	switch game := flag.Arg(0); game {
	case "", "cobrahq", "adventure":
		switch {
		case *veil || *general:
			err = errors.New("-veil and -general are for the Deck-Building Game")
		case game == "adventure":
			err = watch(adventure.Game(), adventure.Config{Seats: 4}, *seed, "adv-order-left", traveller)
		default:
			err = watch(cobrahq.Game(), cobrahq.Config{Seats: 4}, *seed, "hq-clockwise", raider)
		}
	case "deckbuilder", deckbuilder.SilentInterlude, deckbuilder.TraitorWithin, deckbuilder.GeneralBedlam, deckbuilder.CrimsonLedger:
		config := deckbuilder.Config{Seats: 4, Story: game, CrimsonVeil: *veil, General: *general}
		switch game {
		case "deckbuilder":
			config.Story = ""
		case deckbuilder.SilentInterlude:
			config.Seats = 1
		case deckbuilder.GeneralBedlam:
			config.General = true
		}
		err = watch(deckbuilder.Game(), config, *seed, "core-round", commander)
	default:
		err = fmt.Errorf("there is no game %q; there are cobrahq, adventure, deckbuilder, silent-interlude, traitor-within, general-bedlam and crimson-ledger", game)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// watch plays a game of any kind with the same player at all seats. The rule
// that passes the turn on begins a new paragraph.
func watch[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	game joe.Game[C, S, A, E, V], config C, seed uint64, turn joe.RuleID, player joe.Player[V, A]) error {
	first, _, err := game.New(config)
	if err != nil {
		return err
	}
	table, err := joe.Play(game, config, seed, slices.Repeat([]joe.Player[V, A]{player}, first.Seats())...)
	if err != nil {
		return err
	}
	for _, event := range table.Seen(joe.Spectator, 0) {
		switch event.Rule() {
		case "": // a question
		case turn:
			fmt.Printf("\n%v\n", event)
		default:
			fmt.Printf("%v  [%s]\n", event, event.Rule())
		}
	}
	fmt.Printf("\n%d actions; the record plays again to the same end.\n", table.Len())
	return replay.Record(table).Verify()
}
