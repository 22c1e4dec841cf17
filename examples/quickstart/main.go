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
	"io"
	"os"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

func main() {
	os.Exit(code(run(os.Args[1:], os.Stdout), os.Stderr))
}

// errUsage is of flags and names that make no sense.
var errUsage = errors.New("\"quickstart -h\" lists what can be asked for")

// code tells of an error: 0 is a game played, 1 a game that cannot be played, 2 flags that
// make no sense.
func code(err error, errs io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintln(errs, err)
	if errors.Is(err, errUsage) {
		return 2
	}
	return 1
}

const usage = `Usage: go run ./examples/quickstart [FLAGS] [GAME]

  cobrahq           Mission: Cobra H.Q., which is played where no GAME is named
  adventure         the Adventure Board Game
  deckbuilder       the Deck-Building Game
  silent-interlude  its Mission 8
  traitor-within    its Mission 9
  general-bedlam    a Story of The Crimson Veil, with The General
  crimson-ledger    another one

  -seed NUMBER      another seed is another game
  -veil             deckbuilder and traitor-within: with The Crimson Veil
  -general          with The Crimson Veil: The General too
`

// flagWords puts the flags in the place of what they set.
var flagWords = strings.NewReplacer("$.general", "-general", "$.crimsonVeil", "-veil", "set crimsonVeil", "add -veil")

// run plays the game that is asked for.
func run(args []string, out io.Writer) error {
	f := flag.NewFlagSet("quickstart", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	seed := f.Uint64("seed", 1, "")
	veil := f.Bool("veil", false, "")
	general := f.Bool("general", false, "")
	switch err := f.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, usage)
		return err
	case err != nil:
		return fmt.Errorf("%w; %w", err, errUsage)
	}
	if f.NArg() > 1 {
		return fmt.Errorf("one game at a time, with the flags before it; what is %q? %w", f.Arg(1), errUsage)
	}
	switch game := f.Arg(0); game {
	case "", "cobrahq", "adventure":
		switch {
		case *veil || *general:
			return fmt.Errorf("-veil and -general are for the Deck-Building Game; %w", errUsage)
		case game == "adventure":
			return watch(adventure.Game(), adventure.Config{Seats: 4}, *seed, "adv-order-left", traveller, out)
		}
		return watch(cobrahq.Game(), cobrahq.Config{Seats: 4}, *seed, "hq-clockwise", raider, out)
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
		err := watch(deckbuilder.Game(), config, *seed, "core-round", commander, out)
		if err != nil {
			err = errors.New(flagWords.Replace(err.Error()))
		}
		return err
	default:
		return fmt.Errorf("there is no game %q; there are cobrahq, adventure, deckbuilder, silent-interlude, traitor-within, general-bedlam and crimson-ledger; %w", game, errUsage)
	}
}

// watch plays a game of any kind with the same player at all seats. The rule
// that passes the turn on begins a new paragraph.
func watch[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](
	game joe.Game[C, S, A, E, V], config C, seed uint64, turn joe.RuleID, player joe.Player[V, A], out io.Writer) error {
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
			fmt.Fprintf(out, "\n%v\n", event)
		default:
			fmt.Fprintf(out, "%v  [%s]\n", event, event.Rule())
		}
	}
	fmt.Fprintf(out, "\n%d actions; the record plays again to the same end.\n", table.Len())
	return replay.Record(table).Verify()
}
