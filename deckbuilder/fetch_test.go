package deckbuilder

import (
	"slices"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// TestTurnsEnd: cards that come back to hand as good as new do so and are used only
// so often in a turn, and choices between abilities that set each other off are no way
// round their limit.
func TestTurnsEnd(t *testing.T) {
	many := func(t *testing.T, x *scene, again Action, answers ...Action) (n int) {
		t.Helper()
		for x.legal(again) {
			if n++; n > 1000 {
				t.Fatalf("%v again and again", again)
			}
			x.do(again)
			for _, a := range answers {
				if x.legal(a) {
					x.do(a)
				}
			}
			if x.Pending().Kind == AskDeal {
				x.until()
			}
		}
		return n
	}
	// A mission that would come to nothing cannot be begun, and begun again.
	t.Run("core-mission-start", func(t *testing.T) {
		bar := `{"do":"bar","kinds":["joes"]}`
		ride := card("probe", "transport", `"where":"hangar","seats":3`, `{"on":"while","do":[`+bar+`]}`)
		x := stage(t, 1, ride).put("hand/0", "gi").put("hangar", "vamp", "probe").do(AttemptStory{}).offers(Board{"vamp"}, true).offers(Board{"probe"}, false)
		x.refuses(Board{"probe"}, "core-mission-transport")
		stage(t, 1, ride).put("hand/0", "gi").put("hangar", "probe").refuses(AttemptStory{}, "core-mission-start")
		last := officerCard("probe", `{"on":"while","if":[{"is":"hangar-at-most","n":0}],"do":[`+bar+`]}`)
		stage(t, 1, last).put("hand/0", "gi").put("officers", "probe").refuses(AttemptStory{}, "core-mission-start").put("hangar", "vamp", "jet").do(AttemptStory{}, Board{"vamp"})
	})
	t.Run("sdk-use-limit", func(t *testing.T) {
		x := stage(t, 2, joeCard("probe", `"tech":3`, `{"on":"use-action","do":[{"do":"topdeck","kinds":["joe"]},{"do":"draw"}]}`)).put("hand/0", "probe")
		if n := many(t, x, Use{"probe"}, Choose{"probe"}); n != mostUsed {
			t.Errorf("used %d times", n)
		}
		x.asks(0, AskMissions).holds("hand/0", "probe").refuses(Use{"probe"}, "sdk-use-limit")
		survives(t, x.State, 0)
	})
	t.Run("sdk-fetch-limit", func(t *testing.T) {
		x := stage(t, 2, joeCard("probe", `"tech":3`, `{"on":"use-mission","do":[{"do":"recall","kinds":["joe"]},{"do":"join","kinds":["joe"]}]}`)).put("hand/0", "probe", "gi")
		x.sets(AttemptStory{}, "vamp", "probe", "gi")
		if n := many(t, x, Use{"probe"}, Choose{"probe"}, Choose{"probe"}); n != mostFetched+1 {
			t.Errorf("recalled %d times", n-1)
		}
		x.cited("sdk-fetch-limit").asks(joe.Chance, AskThrow)
	})
	t.Run("sdk-trigger-limit", func(t *testing.T) {
		swap := `{"do":"fetch","kinds":["gear"],"pile":"discard","to":"hand"},{"do":"discard","kinds":["gear"]}`
		x := stage(t, 2, gearCard("probe", `{"on":"discarded","do":[`+swap+","+swap+`]}`, `{"on":"action","do":[{"do":"draw"}]}`)).put("hand/0", "probe").do(pass)
		if x.Pending().Kind == AskRecruit {
			x.do(pass)
		}
		x.asks(0, AskCard)
		if n := many(t, x, Choose{"probe"}); n > 2*maxTriggers {
			t.Errorf("%d choices", n)
		}
		x.asks(1, AskMissions)
	})
}

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
