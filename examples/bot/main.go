// Bot is the smallest bot of one's own, entered in a match against chance. Its folder
// python has one in another language.
//
//	go run ./examples/bot
package main

import (
	"context"
	"flag"
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// mine does what is listed first: to step, not to stop; to take, not to decline.
func mine(v cobrahq.View, _ *dice.Source) cobrahq.Action {
	return v.Legal()[0]
}

const usage = "Usage: go run ./examples/bot\n\nIt plays 50 games of Mission: Cobra H.Q. against chance and reports. Make mine in main.go better.\n"

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	if flag.Parse(); flag.NArg() > 0 {
		log.Fatalf("what is %q? -help tells what it does", flag.Arg(0))
	}
	match := arena.New(cobrahq.Game(), cobrahq.Config{Seats: 2}, arena.Settings{Seeds: 25})
	match.Enter("mine", mine)
	match.Enter("random", bot.Random[cobrahq.View, cobrahq.Action])
	report, err := match.Run(context.Background(), nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(report.Text())
}
