package deckbuilder

import (
	_ "embed"
	"sync"

	"github.com/seed4548c990/gijoe/joe"
)

//go:embed ledger.tsv
var ledgerText string

var ledger = sync.OnceValue(func() *joe.Rulebook {
	book, err := joe.ParseRulebook(ledgerText)
	if err != nil {
		return &joe.Rulebook{} // a test holds that the ledger parses
	}
	return book
})

// Rules is the ledger of this game: every rule in our words: of the core (core-), with its basis, since
// we have no core rulebook: printed, reported or our ruling; of Silent Interlude (si-), A Traitor Within (tw-) and The Crimson Veil (cv-); our rulings on what
// the books leave open (amb-), and the limits of this SDK (sdk-). Errors and events
// cite its ids, or the id of the card whose ability it was.
func Rules() *joe.Rulebook { return ledger() }
