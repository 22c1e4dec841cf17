package adventure

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

// Rules is the ledger of this game: every rule of its rulebook in our words
// (adv-), our rulings on what the rulebook leaves open (amb-), and the limits of
// this SDK (sdk-). Errors and events cite its ids.
func Rules() *joe.Rulebook { return ledger() }
