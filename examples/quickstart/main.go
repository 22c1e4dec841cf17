// Quickstart plays a whole game of Mission: Cobra H.Q. between four simple seats,
// tells it, and verifies its own record:
//
//	go run ./examples/quickstart -seed 7
package main

import (
	"flag"
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

func main() {
	seed := flag.Uint64("seed", 1, "another seed is another game")
	flag.Parse()

	table, err := joe.Play(cobrahq.Game(), cobrahq.Config{Seats: 4}, *seed, simple, simple, simple, simple)
	if err != nil {
		log.Fatal(err)
	}
	for _, event := range table.Seen(joe.Spectator, 0) {
		switch e := event.(type) {
		case cobrahq.TurnBegan:
			fmt.Printf("\n%v\n", e)
		case cobrahq.Asked, cobrahq.TurnEnded:
			continue
		default:
			fmt.Printf("%v  [%s]\n", e, e.Rule())
		}
	}
	if err := replay.Record(table).Verify(); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("\n%d actions in %d rounds; the record plays again to the same end.\n", table.Len(), table.State().Round())
}

// simple takes what it can, and of several steps the one that leads on.
func simple(v cobrahq.View, src *dice.Source) cobrahq.Action {
	best, nearest := v.Legal()[src.IntN(len(v.Legal()))], 1<<10
	for _, action := range v.Legal() {
		switch a := action.(type) {
		case cobrahq.Take:
			return a
		case cobrahq.Step:
			if d := distance(v, a.To); d < nearest {
				best, nearest = a, d
			}
		}
	}
	return best
}
