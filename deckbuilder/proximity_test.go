package deckbuilder

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

func TestProximityMine(t *testing.T) {
	t.Run("tw-proximity-mine", func(t *testing.T) {
		for owner := range joe.Seat(3) {
			x := suspects(t, "lll").story("plain-each").put("hand/0", "tech-three", "proximity-mine").sets(AttemptStory{}, "vamp", "tech-three").declines(AskCards)
			for x.Pending().Kind == AskDeal {
				card := "quiet"
				if x.Pending().Other == owner {
					card = "thick-fog"
				}
				x.do(Deal{card})
			}
			x.asks(0, AskCards).holds("attached", "thick-fog").do(Play{"proximity-mine"}).asks(0, AskCard)
			x.do(Choose{"thick-fog"}).holds("attached")
			if p := x.asks(joe.Chance, AskDeal).Pending(); p.Other != owner || p.Item != "revealed" {
				t.Errorf("%v draws again for what %v drew", p.Other, owner)
			}
			x.do(Deal{"quiet"}).dice(3) // one, and no more
		}
		// A save keeps who drew it, as every View does.
		x := within(t, "lll")
		trouble := x.pile(ofAct(Complicators, 1))[0].card
		x.moves(trouble, ofAct(Complicators, 1), at(Revealed), 0)
		work{&x.table, nil}.attach(trouble, 1)
		for _, v := range []json.Marshaler{x.State, x.View(0), x.View(joe.Spectator)} {
			if text, err := json.Marshal(v); err != nil || !bytes.Contains(text, []byte(`"drawnBy":1`)) {
				t.Errorf("it is written %s, %v", text, err)
			}
		}
		text, _ := json.Marshal(x.State)
		if again, err := Load(text); err != nil || again.Hash() != x.Hash() {
			t.Errorf("reloaded it is another: %v", err)
		}
	})
}
