package deckbuilder

import (
	"flag"
	"strconv"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

// veilOptions adds to the laws what only The Crimson Veil has.
func veilOptions(o joetest.Options[State, Action, Event]) joetest.Options[State, Action, Event] {
	set := content.TraitorVeil()
	bedlam := content.CrimsonVeil()
	o.Actions = append(o.Actions,
		AttemptGuard{"undercover-crimson-guard"}, AttemptGuard{"gi"}, AttemptGuard{}, AttemptIntel{}, AttemptIntel{1}, AttemptIntel{255}, Attach{"vamp"}, Attach{"gi"}, Repair{},
		AssignLocust{"gi"}, AssignLocust{"no-such-card"}, Deploy{}, SwapIntel{}, SwapIntel{8}, SwapIntel{255}, SpendIntel{}, FireCannon{}, FireCannon{BlankFace}, FireCannon{99},
		Equip{"copperhead", at(Officers)}, Equip{"cobra-trooper", of(Troopers, 0)}, Equip{"gi", Place{Zone: 99}}, Board{"the-general"}, Board{"locust"}, Deal{"water-moccasin"}, Accept{}, Pass{},
	)
	o.Events = append(o.Events,
		Mounted{"copperhead", at(Officers), "water-moccasin", "cv-cobra-transport-other"}, Mounted{"gi", of(Team, 0), "locust", "cv-locust-extra"}, Mounted{Place: Place{Zone: 99}},
		Fired{}, GuardsRolled{255, 255, 255}, Changed{What: IntelPool, Seat: joe.Nobody, By: 127}, Changed{What: IntelPool, Seat: joe.Nobody, By: -128},
		Changed{What: IntelSwapped, Seat: joe.Nobody, By: 127}, Changed{What: DamageTaken, Seat: joe.Nobody, By: 127}, Changed{What: GuardsBlended, Seat: joe.Nobody, By: 127},
		Changed{What: FileAdded, Seat: joe.Nobody, By: 127}, Attempted{Card: "intel-mission", Place: at(IntelDesk), Level: 200}, Attempted{Card: "copperhead", Place: at(Officers), Rides: "water-moccasin"},
		Shuffled{at(CobraDeck), at(CobraDeck), "cv-cobra-transport-named-shuffle"}, Shuffled{at(CobraDone), at(CobraDeck), "amb-cv-transport-pile-empty"},
		Moved{Card: "the-general", From: at(Base), To: at(Ride), Why: "cv-cockpit-transport"}, Moved{Card: "vamp", From: at(Hangar), To: at(Bay), Why: "cv-bay-attach"},
	)
	o.Cites = func(id joe.RuleID) bool {
		_, card := set.Find(string(id))
		_, other := bedlam.Find(string(id))
		return card || other
	}
	return o
}

// lawGamesAsked is what the flag -lawgames says.
func lawGamesAsked() int {
	n := 0
	if f := flag.Lookup("lawgames"); f != nil {
		n, _ = strconv.Atoi(f.Value.String())
	}
	return n
}

// TestVeilLaws holds games of The Crimson Veil to every law of joetest: every day one of
// two configs, with -lawgames all combinations at every number of seats.
func TestVeilLaws(t *testing.T) {
	all := []Config{{Seats: 1, Story: GeneralBedlam, General: true, Expert: []string{"cv-expert"}}, {Seats: 3, Story: CrimsonLedger, General: true, TrimComplications: true}}
	o := veilOptions(joetest.Options[State, Action, Event]{Games: 1, Endings: 2, Moments: 20, Probes: 50, Draws: 60})
	if n := lawGamesAsked(); n > 0 {
		o.Games, o.Endings, o.Moments, all = n, 4, 60, nil
		for seats := 1; seats <= 4; seats++ {
			for _, story := range []string{GeneralBedlam, "crimson-ledger", MassDevice, TotalControl} {
				all = append(all, Config{Seats: seats, Story: story, CrimsonVeil: true}, Config{Seats: seats, Story: story, CrimsonVeil: true, General: true, Expert: []string{"cv-expert-deep-cover"}})
			}
		}
	}
	if testing.Short() {
		o.Endings, o.Moments, o.Probes, o.Draws, all = 1, 5, 10, 20, all[:1]
	}
	joetest.RunWith(t, Game(), o, all...)
}

// TestVeilTraitorLaws does so with A Traitor Within.
func TestVeilTraitorLaws(t *testing.T) {
	n := lawGamesAsked()
	if n == 0 {
		t.Skip("its laws take minutes; ask for them with -lawgames 1")
	}
	o := veilOptions(traitorOptions())
	o.Games = n
	var all []Config
	for seats := 2; seats <= 4; seats++ {
		all = append(all, Config{Seats: seats, Story: TraitorWithin, CrimsonVeil: true, General: seats%2 == 0})
	}
	joetest.RunWith(t, Game(), o, all...)
}
