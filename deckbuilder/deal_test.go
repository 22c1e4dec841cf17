package deckbuilder

import (
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// What the second thing of a choice draws comes up as what the first draws does; only
// the deal of a Precision Strike looks for one.
func TestDealOfSecondChoice(t *testing.T) {
	set, err := content.Core().Overlay(fstest.MapFS{"comms.json": {Data: []byte(`{"format":1,"cards":[{"id":"comms","name":"Comms","kind":"utility",
		"basis":"designed","text":"Have 1 Recruit, or draw 2 cards.","where":"starter","recruit":1,
		"abilities":[{"on":"action","do":[{"do":"choose","then":[{"do":"recruit"}],"or":[{"do":"draw","n":2}]}]}]}]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	x := opened(t, Config{Seats: 1, Content: set})
	x.put("hand/0", "comms").do(Play{"comms"}).asks(0, AskOption).do(Option{2}).until()
	if n := len(x.Cards(of(Hand, 0))); n != 2 {
		t.Errorf("%d cards are drawn, want 2", n)
	}
}
