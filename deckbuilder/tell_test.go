package deckbuilder

import (
	"fmt"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// What happens is told as it is: where a card goes that is not discarded, and what dice
// show.
func TestTell(t *testing.T) {
	for _, c := range []struct {
		event fmt.Stringer
		want  string
	}{
		{Moved{"dusty", at(LineUp), of(Tile, 0), "si-joe-bought-to-reserve", 0}, "seat 0 gains dusty, for the Reserve tile"},
		{Moved{"dusty", of(Tile, 0), at(Out), "si-spend-four-wild", 0}, "dusty leaves the game"},
		{Moved{"scarlett", of(Aside, 0), of(Deck, 0), "si-act-two-gain-scarlett", 0}, "seat 0 gains scarlett, on top of the deck"},
		{Moved{"scarlett-promoted", of(Aside, 0), of(Deck, 0), "core-promote", 0}, "seat 0 is promoted: scarlett-promoted"},
		{Moved{"dusty", at(MainDeck), at(MainTop), "si-silent-reveal", 0}, "dusty lies face up on the main deck"},
		{Moved{"tip-off", of(Schemes, 2), at(SabotageDone), "tw-traitor-sabotage-group", 0}, "seat 2 plays tip-off"},
		{Moved{"tip-off", of(Schemes, 2), at(SabotageDone), "tw-sabotage-rehab-discard", 0}, "tip-off is discarded"},
		{Moved{"accused-of-tech", of(Side, 1), at(AccusationsDone), "tw-accusation-discard", 0}, "accused-of-tech is discarded"},
		{Moved{"", of(Hand, 1), of(Discard, 1), "core-end-order", joe.SetOf(1)}, "a card goes to the discards of seat 1"},
		{Changed{What: MissionValue, Seat: joe.Nobody, By: 4}, "Silence: up to 4 Snake Eyes and Scarlett cards"},
		{Changed{What: MissionCredit, Seat: joe.Nobody, By: 5}, "Joes of the Reserve tile for 5 are spent"},
		{Changed{What: MissionCredit, Seat: joe.Nobody, By: -128}, "what was spent is 128 less"},
		{Rolled{1, 1, 0, ""}, "rolled: 1 blank, 1 Hit"},
		{SilentRolled{2, 0, 2}, "rolled for Silence: 2 blanks, 2 double Hits"},
		{DefenceRolled{}, "rolled in defence: none"},
		{Throw{0, 3, 1}, "dice: 3 Hits, 1 double Hit"},
	} {
		if got := c.event.String(); got != c.want {
			t.Errorf("%#v is told as %q, not %q", c.event, got, c.want)
		}
	}
}
