// Customcards plays the Deck-Building Game with cards of a table's own: a dozen in
// the folder cards, which replace Duke and a Story Mission of the built-in set and
// join its decks. Point it at a folder of yours; what is wrong in it is told with
// file, card and place:
//
//	go run ./examples/customcards
//	go run ./examples/customcards -dir ./examples/customcards/broken
package main

import (
	"embed"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

//go:embed cards
var winter embed.FS

func main() {
	log.SetFlags(0)
	dir := flag.String("dir", "", "a folder with cards, instead of the dozen built in")
	seed := flag.Uint64("seed", 1, "another seed is another game")
	flag.Parse()
	cards, err := fs.Sub(winter, "cards")
	if *dir != "" {
		cards, err = os.DirFS(*dir), nil
	}
	if err == nil {
		err = run(os.Stdout, cards, *seed)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// run puts the cards over the built-in set, tells what that changes, and plays a game
// with the result.
func run(out io.Writer, cards fs.FS, seed uint64) error {
	core := content.Core()
	set, err := core.Overlay(cards)
	if err != nil {
		return fmt.Errorf("the cards cannot be used:\n%w", err)
	}
	for id, card := range set.All() {
		old, there := core.Find(card.ID)
		switch {
		case !there:
			fmt.Fprintf(out, "new:      %-18s %s: %s\n", card.ID, card.Name, card.Text)
		case core.Card(old).Name != set.Card(id).Name:
			fmt.Fprintf(out, "replaced: %-18s %s, who was %s: %s\n", card.ID, card.Name, core.Card(old).Name, card.Text)
		}
	}
	for _, warning := range content.Lint(set) {
		fmt.Fprintln(out, "note:    ", warning)
	}
	config := deckbuilder.Config{Seats: 2, Content: set}
	if id, ok := set.Find("duke"); ok && set.Card(id).Kind == content.Leader {
		config.Leaders = []string{"duke"}
	}
	anything := func(v deckbuilder.View, src *dice.Source) deckbuilder.Action {
		legal := v.Legal()
		return legal[src.IntN(len(legal))]
	}
	table, err := joe.Play(deckbuilder.Game(), config, seed, anything, anything)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, "\nTwo who do anything play a game with them; where the new cards come up:")
	for _, event := range table.Seen(joe.Spectator, 0) {
		if moved, ok := event.(deckbuilder.Moved); ok && isNew(core, set, moved.Card) && !strings.HasPrefix(moved.To.String(), "discard") {
			fmt.Fprintf(out, "  %v\n", moved)
		}
	}
	outcome, _ := table.Outcome()
	fmt.Fprintf(out, "%d actions to the end; %s\n", table.Len(), outcome.Reason)
	return nil
}

// isNew reports whether a card is not the built-in one.
func isNew(core, set *content.Set, id string) bool {
	old, there := core.Find(id)
	now, _ := set.Find(id)
	return !there || core.Card(old).Name != set.Card(now).Name
}
