package deckbuilder

import (
	"slices"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
)

// TestFetchLimit: a card set cannot make a turn that goes round for ever.
func TestFetchLimit(t *testing.T) {
	set, err := content.Core().Overlay(fstest.MapFS{"own.json": {Data: []byte(`{"format": 1, "cards": [
		{"id": "boomerang", "name": "Boomerang", "kind": "joe", "basis": "designed", "text": "Failure: take 1 Joe that you used this turn back to your hand.",
		 "where": "main-deck", "cost": 3, "recruit": 1, "skills": {"tech": 1},
		 "abilities": [{"on": "failure", "do": [{"do": "fetch", "kinds": ["joes"], "pile": "used", "to": "hand"}]}]}]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	t.Run("sdk-fetch-limit", func(t *testing.T) {
		x := opened(t, Config{Seats: 1, Content: set}).put("hand/0", "boomerang").put("officers").add("officers", "destro")
		for n := 1; ; n++ {
			if n > 30 {
				t.Fatal("he comes back for ever")
			}
			x.asks(0, AskMissions).do(AttemptOfficer{"destro"}, Board{"vamp"}, Assign{"boomerang"})
			for !slices.Contains([]string{AskMissions, AskCard}, x.Pending().Kind) {
				if legal := Legal(x.State); x.legal(pass) {
					x.do(pass)
				} else {
					x.do(legal[0]) // all dice blank
				}
			}
			if x.Pending().Kind == AskCard {
				x.do(Choose{"boomerang"}).holds("hand/0", "boomerang")
				continue
			}
			if n != 21 {
				t.Errorf("he stays used the %dth time", n)
			}
			x.cited("sdk-fetch-limit").holds("used/0", "boomerang").refuses(AttemptOfficer{"destro"}, "core-mission-start")
			return
		}
	})
}
