package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/joe"
)

// Whatever happens is told, with its rule or card, and by the names of cards.
func TestDeckEverythingIsTold(t *testing.T) {
	met := map[string]bool{}
	look := func(v deckbuilder.View, e deckbuilder.Event) {
		var text string
		ruled := false
		for _, s := range deckTell(v, []deckbuilder.Event{e}) {
			text += s.text + " "
			for _, id := range s.rules {
				if _, ok := deckbuilder.Rules().Rule(id); !ok && v.Card(string(id)) == nil {
					t.Fatalf("%v is told by rule %q, which there is not", e, id)
				}
				ruled = ruled || id == e.Rule()
			}
		}
		met[fmt.Sprintf("%T", e)] = true
		switch e := e.(type) {
		case deckbuilder.Asked, deckbuilder.Began:
			if text != "" {
				t.Fatalf("%T is told as %q", e, text)
			}
			return
		case deckbuilder.Moved:
			if e.Card == "" {
				if !strings.Contains(text, "card") {
					t.Fatalf("%v is told as %q", e, text)
				}
				break
			}
			if name := deckName(v, e.Card); name == e.Card || !strings.Contains(text, name) {
				t.Fatalf("%v is told as %q, without the name of the card", e, text)
			}
		}
		end := strings.TrimSuffix(text, " ")
		if !ruled || deckBroken(text) || end == "" || !strings.ContainsAny(end[len(end)-1:], `.!"`) {
			t.Fatalf("%T %v is told as %q, ruled %v", e, e, text, ruled)
		}
	}
	deckGames(t, func(s deckbuilder.State, _ deckbuilder.Action, events []deckbuilder.Event, after deckbuilder.State) {
		for _, e := range events {
			for _, seat := range []joe.Seat{0, joe.Spectator} {
				e, _ := deckbuilder.Redact(e, seat)
				look(after.View(seat), e)
			}
		}
	})
	state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	v := state.View(0)
	for _, reason := range []joe.RuleID{"core-win-last-finale", "core-lose-threat-top", "core-lose-battalions", "core-lose-main-deck", "sdk-turn-limit"} {
		o := joe.Outcome{Reason: reason}
		if reason == "core-win-last-finale" {
			o.Winners = joe.SetOf(0, 1, 2)
		}
		look(v, deckbuilder.Ended{Outcome: o})
	}
	for _, why := range []joe.RuleID{"core-stack-empty", "core-officer-named-there", "core-battalion-cover", "core-strike-fails-story", "sdk-trigger-limit"} {
		look(v, deckbuilder.Noted{Why: why})
	}
	for what := deckbuilder.RecruitGained; what <= deckbuilder.TargetGone; what++ {
		e := deckbuilder.Changed{What: what, Seat: joe.Nobody, By: 1, Why: "destro"}
		if what <= deckbuilder.RecruitSpent {
			e.Seat = 2
		}
		look(v, e)
	}
	look(v, deckbuilder.Began{Seats: 2})
	look(v, deckbuilder.SideRolled{Hits: 2, Why: "muskrat"})
	look(v, deckbuilder.Converted{Blanks: 1, Why: "roadblock"})
	look(v, deckbuilder.Shuffled{From: deckbuilder.PlaceOf(deckbuilder.Resolved, 1), To: deckbuilder.PlaceOf(deckbuilder.Complicators, 1), Why: "core-complication-reshuffle"})
	within, _, err := deckbuilder.New(deckbuilder.Config{Seats: 3, Story: deckbuilder.TraitorWithin})
	if err != nil {
		t.Fatal(err)
	}
	v = within.View(0)
	for _, reason := range []joe.RuleID{"core-win-last-finale", "core-lose-threat-top", "tw-end-active-wins", "tw-end-hidden-pyrrhic"} {
		look(v, deckbuilder.Ended{Outcome: joe.Outcome{Winners: joe.SetOf(1, 2), Reason: reason}})
	}
	for _, e := range []deckbuilder.Event{
		deckbuilder.SilentRolled{Blanks: 1}, deckbuilder.SilenceChecked{Cards: 3, Value: 2}, deckbuilder.NoiseChanged{Noisy: true, Why: "si-silent-above-noisy"},
		deckbuilder.NoiseChanged{Why: "si-noisy-cleared"}, deckbuilder.AllegianceChanged{Seat: 1, To: "traitor", Why: "tw-discovery-trigger"},
		deckbuilder.AllegianceChanged{Seat: 1, To: "rehabilitated", Why: "tw-rehab-loyal"}, deckbuilder.AccusationsRetired{Why: "tw-no-traitor-accusations-out"},
		deckbuilder.Plotted{Seat: 2}, deckbuilder.Spared{Seat: 1, Why: "rocket-launcher"}, deckbuilder.FoeNamed{Seat: 1},
		deckbuilder.Showed{Seat: 1, Card: "chuckles", Why: "tw-menace-defend"}, deckbuilder.DefenceRolled{Hits: 1}, deckbuilder.Rested{Seat: 1},
		deckbuilder.Opened{Place: deckbuilder.PlaceOf(deckbuilder.LoyaltyDown, 1), Cards: []string{"traitor", "traitor"}},
		deckbuilder.Noted{Why: "amb-tw-accusations-all-out"},
	} {
		look(v, e)
	}
	veiled, _, err := deckbuilder.New(deckbuilder.Config{Seats: 2, Story: deckbuilder.GeneralBedlam, General: true})
	if err != nil {
		t.Fatal(err)
	}
	v = veiled.View(0)
	for what := deckbuilder.IntelPool; what <= deckbuilder.DamageTaken; what++ {
		for _, by := range []int8{1, 2, -1, -2} {
			look(v, deckbuilder.Changed{What: what, Seat: joe.Nobody, By: by, Why: "tomax"})
		}
	}
	at := func(z deckbuilder.Zone) deckbuilder.Place { return deckbuilder.Place{Zone: z} }
	for _, e := range []deckbuilder.Event{
		deckbuilder.Mounted{Card: "tomax", Place: at(deckbuilder.Officers), Rides: "hiss-tank", Why: "cv-cobra-transport-officer-first"},
		deckbuilder.Mounted{Card: "cobra-trooper", Place: deckbuilder.PlaceOf(deckbuilder.Troopers, 1), Rides: "hiss-tank", Why: "cv-cobra-transport-other"},
		deckbuilder.Mounted{Card: "duke", Place: deckbuilder.PlaceOf(deckbuilder.Team, 1), Rides: "locust", Why: "cv-locust-extra"},
		deckbuilder.Fired{}, deckbuilder.GuardsRolled{Hits: 1}, deckbuilder.Attempted{Card: "intel-mission", Place: at(deckbuilder.IntelDesk), Level: 2},
		deckbuilder.Attempted{Card: "undercover-crimson-guard", Place: at(deckbuilder.Guards), Rides: "rattler"},
		deckbuilder.Shuffled{From: at(deckbuilder.CobraDone), To: at(deckbuilder.CobraDeck), Why: "amb-cv-transport-pile-empty"},
		deckbuilder.Shuffled{From: at(deckbuilder.CobraDeck), To: at(deckbuilder.CobraDeck), Why: "cv-cobra-transport-named-shuffle"},
		deckbuilder.Noted{Why: "amb-cv-guard-supply"}, deckbuilder.Noted{Why: "amb-cv-transport-pile-empty"}, deckbuilder.Noted{Why: "amb-cv-transport-named-missing"},
		deckbuilder.Moved{Card: "hiss-tank", From: at(deckbuilder.Equipped), To: at(deckbuilder.Hangar), Why: "cv-commandeer-exact"},
		deckbuilder.Moved{Card: "hiss-tank", From: at(deckbuilder.Ride), To: at(deckbuilder.CobraDone), Why: "cv-commandeer-after"},
		deckbuilder.Moved{Card: "cv-air-cover", From: at(deckbuilder.Box), To: deckbuilder.PlaceOf(deckbuilder.Complicators, 2), Why: "cv-setup-complications"},
		deckbuilder.Moved{Card: "the-general", From: at(deckbuilder.Ride), To: at(deckbuilder.Base), Why: "cv-general-place"},
		deckbuilder.Moved{Card: "locust", From: deckbuilder.PlaceOf(deckbuilder.Escort, 1), To: deckbuilder.PlaceOf(deckbuilder.Discard, 1), Why: "cv-locust-owner"},
	} {
		look(v, e)
	}
	if len(met) < 38 {
		t.Errorf("%d kinds of event were told: %v", len(met), met)
	}
}

// A turn and a mission are paragraphs; cards that go the same way are a sentence; the
// card behind something is named.
func TestDeckTellTurn(t *testing.T) {
	state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	v := state.View(0)
	hand, rest := deckbuilder.PlaceOf(deckbuilder.Hand, 1), deckbuilder.PlaceOf(deckbuilder.DeckRest, 1)
	team, used := deckbuilder.PlaceOf(deckbuilder.Team, 1), deckbuilder.PlaceOf(deckbuilder.Used, 1)
	hangar, ride := deckbuilder.Place{Zone: deckbuilder.Hangar}, deckbuilder.Place{Zone: deckbuilder.Ride}
	line, covers := deckbuilder.PlaceOf(deckbuilder.LineUp, 2), deckbuilder.PlaceOf(deckbuilder.Covers, 2)
	stack := deckbuilder.Place{Zone: deckbuilder.BattalionStack}
	const bring = "core-mission-start"
	var got strings.Builder
	for _, s := range deckTell(v, []deckbuilder.Event{
		deckbuilder.TurnBegan{Seat: 1, Round: 4}, deckbuilder.PhaseBegan{Phase: "missions"}, deckbuilder.Asked{},
		deckbuilder.Attempted{Card: "melted-radar-station", Place: deckbuilder.Place{Zone: deckbuilder.Story}},
		deckbuilder.Moved{Card: "vamp", From: hangar, To: ride, Why: "core-mission-transport"},
		deckbuilder.Moved{Card: "gi", From: hand, To: team, Why: bring}, deckbuilder.Asked{}, deckbuilder.Moved{Card: "duke", From: hand, To: team, Why: bring},
		deckbuilder.Moved{Card: "gi", From: hand, To: team, Why: bring}, deckbuilder.Started{},
		deckbuilder.Changed{What: deckbuilder.MissionDice, Seat: joe.Nobody, By: 1, Why: "duke"},
		deckbuilder.Rolled{Blanks: 1, Hits: 2, Doubles: 1, Why: "core-mission-roll"},
		deckbuilder.PickedUp{Doubles: 1, Why: "destro"}, deckbuilder.Rolled{Hits: 1, Why: "core-mission-roll"},
		deckbuilder.Decided{Success: true, Hits: 3, Difficulty: 3},
		deckbuilder.Moved{Card: "vamp", From: ride, To: hangar, Why: "core-vamp-returns"},
		deckbuilder.Moved{Card: "gi", From: team, To: used, Why: "core-mission-used-active"}, deckbuilder.MissionEnded{},
		deckbuilder.PhaseBegan{Phase: "recruit"},
		deckbuilder.Moved{Card: "cobra-battalion", From: stack, To: covers, Why: "core-threat-space"},
		deckbuilder.Moved{Card: "cobra-battalion", From: covers, To: stack, Why: "satchel-charge"},
		deckbuilder.Changed{What: deckbuilder.RecruitSpent, Seat: 1, By: 3, Why: "core-recruit-points"},
		deckbuilder.Moved{Card: "awe-striker", From: line, To: hangar, Why: "core-recruit-transport"},
		deckbuilder.Moved{Card: "flint", From: deckbuilder.Place{Zone: deckbuilder.MainDeck}, To: line, Why: "core-recruit-refill"},
		deckbuilder.Moved{Card: "gi", From: rest, To: hand, Why: "core-end-order"}, deckbuilder.Moved{Card: "gi", From: rest, To: hand, Why: "core-end-order"},
		deckbuilder.ThreatMoved{To: 2, Why: "core-round-end-threat"},
	}) {
		if s.first {
			got.WriteString("\n")
		}
		if s.aside {
			s.text = "(" + s.text + ")"
		}
		fmt.Fprintf(&got, "%s %v\n", s.text, s.rules)
	}
	const script = `Round 4: Blue's turn. [core-round]
(Now: missions.) [core-turn-phases]

A mission: Story Mission, The Melted Radar Station (TASK). [core-mission-start]
The Transport: VAMP. [core-mission-transport]
Blue sends 2 GI, Duke. [core-mission-start]
(The mission has started: Joes and Transport stay as they are.) [core-mission-lock]
Duke: +1 die. [duke]
The dice: 1 blank, 2 Hits, 1 double Hit. [core-mission-roll]
Destro: 1 double Hit rolled again. [destro]
The dice: 1 Hit. [core-mission-roll]
Success: 3 Hits against Difficulty 3! [core-mission-success]
(VAMP is back in the Hangar.) [core-vamp-returns]
(GI of Blue is put away until the End phase.) [core-mission-used-active]
(The mission is over.) [core-mission-used-active]
(Now: recruiting.) [core-turn-phases]

Cobra Battalion covers AWE Striker in the line-up. [core-threat-space]
Satchel Charge: Cobra Battalion goes back to its stack. [satchel-charge]
(Blue pays 3 Recruit.) [core-recruit-points]
Blue recruits AWE Striker, for the Hangar. [core-recruit-transport]
New in the line-up: Flint. [core-recruit-refill]
Blue draws for the next turn: 2 GI. [core-end-order]
The Threat Marker goes to space 2 of TOP (green). [core-round-end-threat]
`
	_, top := v.Threat()
	want := strings.NewReplacer("TASK", deckTask(v.Card("melted-radar-station")), "TOP", fmt.Sprint(top)).Replace(script)
	if got := strings.TrimPrefix(got.String(), "\n"); got != want {
		t.Errorf("told:\n%s\nwant:\n%s", got, want)
	}
}

// What the meter brings is told in words, whatever a set has there.
func TestDeckBrings(t *testing.T) {
	for want, e := range map[string]content.Effect{
		"a Trooper":           {Do: content.Beset, N: 1},
		"2 Troopers for each": {Do: content.Beset, N: 2, Who: content.Each},
		"an Officer":          {Do: content.Arrive, N: 1},
		"a Battalion":         {Do: content.Cover, N: 1},
		"Transport lost":      {Do: content.Wreck, N: 1},
		"a Trooper for who has fewest Side Missions": {Do: content.Beset, N: 1, Who: content.Fewest},
	} {
		if got := deckBrings(&e); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Scarlett joins Snake Eyes; nobody is promoted.
func TestDeckTellsThatScarlettJoins(t *testing.T) {
	state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1, Story: deckbuilder.SilentInterlude})
	if err != nil {
		t.Fatal(err)
	}
	told := deckTell(state.View(0), []deckbuilder.Event{deckbuilder.Moved{
		Card: "scarlett", From: deckbuilder.Place{Zone: deckbuilder.Aside}, To: deckbuilder.Place{Zone: deckbuilder.Deck}, Why: "si-act-two-gain-scarlett",
	}})
	if len(told) != 1 || told[0].text != "Red gains Scarlett, on top of the deck." {
		t.Errorf("Scarlett's coming is told as %+v", told)
	}
}

// What does not happen several times in a row is told once.
func TestDeckTellsNothingOnce(t *testing.T) {
	state, _, err := deckbuilder.New(deckbuilder.Config{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	none, limit := deckbuilder.Noted{Why: "core-stack-empty"}, deckbuilder.Noted{Why: "core-battalion-cover"}
	if told := deckTell(state.View(0), []deckbuilder.Event{none, none, none, limit, none}); len(told) != 3 {
		t.Errorf("told: %+v", told)
	}
}
