package main

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/deckbuilder"
)

// What is drawn fits, tells all cards in play by their names, and is, signs alone, the
// same in colours.
func TestDeckDrawing(t *testing.T) {
	played := []string{"you", "", "simple bot", ""}
	moment := 0
	longest := 0
	deckGames(t, func(_ deckbuilder.State, _ deckbuilder.Action, _ []deckbuilder.Event, after deckbuilder.State) {
		if moment++; moment%25 > 0 {
			return
		}
		v := after.View(after.ToAct())
		for name, draw := range map[string]func(deckbuilder.View, []string, brush, int) []string{"board": deckDraw, "glance": deckGlance} {
			lines := draw(v, played, plain, deck.width)
			if name == "glance" {
				most := 40
				if deckHides(v) {
					most = 48 // Loyalty rows and Accusations too
				}
				if deckVeiled(v) {
					most += 18 // Intel, Crimson Guards and The General
				}
				if longest = max(longest, len(lines)); len(lines) > most {
					t.Fatal(strings.Join(lines, "\n"))
				}
			}
			for _, line := range lines {
				if len(line) >= deck.width {
					t.Fatalf("%s: %d columns: %s", name, len(line), line)
				}
			}
			text := strings.Join(lines, "\n")
			if deckBroken(text) {
				t.Fatal(text)
			}
			for _, b := range []brush{basic, rich} {
				var got []string
				for _, line := range draw(v, played, b, deck.width) {
					line = regexp.MustCompile(`\x1b\[[0-9;]*m`).ReplaceAllString(line, "")
					got = append(got, strings.TrimRight(line, " "))
				}
				if diff := cmp.Diff(text, strings.Join(got, "\n")); diff != "" {
					t.Fatalf("%s, brush %d (-want +got):\n%s", name, b, diff)
				}
			}
		}
		text := strings.Join(strings.Fields(strings.Join(deckDraw(v, played, plain, deck.width), " ")), " ")
		places := []deckbuilder.Place{{Zone: deckbuilder.Story}, {Zone: deckbuilder.Upcoming}, {Zone: deckbuilder.Officers}, {Zone: deckbuilder.Attached}, {Zone: deckbuilder.Hangar},
			{Zone: deckbuilder.Guards}, {Zone: deckbuilder.Bay}, deckbuilder.PlaceOf(deckbuilder.Helipads, 0), deckbuilder.PlaceOf(deckbuilder.Helipads, 1)}
		for n := range 6 {
			places = append(places, deckbuilder.PlaceOf(deckbuilder.LineUp, n))
		}
		for n := range v.Seats() {
			for _, z := range []deckbuilder.Zone{deckbuilder.Hand, deckbuilder.Used, deckbuilder.Side, deckbuilder.Troopers, deckbuilder.Reserve} {
				places = append(places, deckbuilder.PlaceOf(z, n))
			}
		}
		for _, place := range places {
			for _, id := range v.Cards(place) {
				if !strings.Contains(text, deckName(v, id)) {
					t.Fatalf("%s on %v is not drawn:\n%s", deckName(v, id), place, text)
				}
			}
		}
	})
	if longest < 30 {
		t.Errorf("the longest drawing at a question has %d lines", longest)
	}
}

// On a mission its numbers are told with what they are made of.
func TestDeckMission(t *testing.T) {
	v := deckAtMission(t)
	got := strings.Join(strings.Fields(strings.Join(deckGlance(v, []string{""}, plain, deck.width), " ")), " ")
	a, _ := v.Attempt()
	odds, _ := v.Odds()
	story, need := v.Card("melted-radar-station"), deckbuilder.Sum(a.Difficulty)
	for _, want := range []string{
		fmt.Sprintf("Mission The Melted Radar Station: Recon, Difficulty %d = %d + ", need, story.Difficulty), "+ 1 (Bad Weather)", ", land " + story.Text,
		" + Bad Weather: " + v.Card("bad-weather").Text,
		"Team VAMP, 2 of 4 seats taken; 3 dice: Duke 1 + Clutch 1 + VAMP 1. Chance of a Success: " + deckPercent(odds.AtLeast(need)),
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

// deckAtMission is a Story Mission with two Joes aboard.
func deckAtMission(t *testing.T) deckbuilder.View {
	t.Helper()
	state, err := deckbuilder.Load([]byte(deckPosition))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []deckbuilder.Action{deckbuilder.AttemptStory{}, deckbuilder.Board{Card: "vamp"}, deckbuilder.Assign{Card: "duke"}, deckbuilder.Assign{Card: "clutch"}} {
		if state, err = deckbuilder.Next(state, a); err != nil {
			t.Fatal(err)
		}
	}
	return state.View(state.ToAct())
}

// Red and Blue in round 2, with Destro, a Battalion and an attached Complication.
const deckPosition = `{
	"game": "deckbuilder", "format": 1, "rules": 1, "config": {"seats": 2, "leaders": ["duke", "scarlett"]},
	"phase": "missions", "round": 2, "threat": 2, "first": 0, "active": 0,
	"places": {
		"hand/0": ["duke", "gi", "gi", "comms", "clutch"], "discard/0": ["gi"], "hand/1": ["gi", "gi", "scarlett", "field-pack", "gi"],
		"deck-rest/0": ["gi", "gi", "gi", "field-pack", "requisition"], "deck-rest/1": ["gi", "gi", "gi", "comms", "requisition"],
		"line-up/0": ["doc"], "line-up/1": ["airborne"], "line-up/2": ["mobat"],
		"line-up/3": ["body-armor"], "line-up/4": ["dusty"], "line-up/5": ["defuse"],
		"covers/2": ["cobra-battalion"], "officers": ["destro"], "attached": ["bad-weather"],
		"story": ["melted-radar-station"], "upcoming": ["heavy-water-run"]
	}
}`
