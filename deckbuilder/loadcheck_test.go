package deckbuilder

import (
	"strconv"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe"
)

// byHand is the position that the doc of Load shows.
const byHand = `{
  "game": "deckbuilder", "format": 1, "rules": 1,
  "config": {"seats": 1, "leaders": ["duke"]},
  "phase": "missions", "round": 2, "threat": 2,
  "places": {
    "hand/0": ["duke", "gi", "gi", "comms", "clutch"],
    "discard/0": ["gi"],
    "line-up/0": ["doc"], "line-up/1": ["airborne"], "line-up/2": ["mobat"],
    "line-up/3": ["body-armor"], "line-up/4": ["dusty"], "line-up/5": ["defuse"],
    "covers/2": ["cobra-battalion"],
    "story": ["melted-radar-station"], "upcoming": ["heavy-water-run"]
  }
}`

// attempting is the same on a mission that waits for its first Joe.
var attempting = strings.NewReplacer(
	`"hand/0": ["duke"`, `"ride": ["vamp"], "hand/0": ["duke"`,
	`"round": 2`, `"mission": {"card": "melted-radar-station", "place": "story"}, "steps": [{"op": "turn", "seat": 0, "n": 2},
		{"op": "missions", "seat": 0}, {"op": "mission", "seat": 0, "n": 2}, {"op": "join", "seat": 0}], "round": 2`).Replace(byHand)

// three is a position of three players.
const three = `{"game":"deckbuilder","format":1,"rules":1,"config":{"seats":3,"leaders":["duke","scarlett","roadblock"]},
	"phase":"recruit","round":1,"first":1,"active":0,"places":{"hand/0":["gi","gi"],"hand/1":["gi"],"story":["melted-radar-station"],"upcoming":["heavy-water-run"]}}`

// drawing is a set-up whose first player has been found, and draws.
const drawing = `{"game":"deckbuilder","format":1,"rules":1,"config":{"seats":1,"leaders":["duke"]},"phase":"set-up","places":{"upcoming":[]},
	"steps":[{"op":"set-up","n":3},{"op":"draw","seat":0,"n":4},{"op":"deal","seat":0,"from":"deck-rest/0","to":"hand/0"}]}`

// misread checks that an error is that of a text that is refused.
func misread(t *testing.T, err error, path, detail string) {
	t.Helper()
	e, ok := err.(*joe.Error)
	switch {
	case !ok:
		t.Errorf("not refused as malformed: %v; want %q at %s", err, detail, path)
	case e.Kind != joe.ErrMalformed || e.Path != path || !strings.Contains(e.Detail, detail):
		t.Errorf("refused: %v %q at %s; want %q at %s", e.Kind, e.Detail, e.Path, detail, path)
	}
}

// A position by hand is completed, and written whole in the one canonical form.
func TestLoadByHand(t *testing.T) {
	s, err := Load([]byte(byHand))
	if err != nil {
		t.Fatal(err)
	}
	x := &scene{t: t, State: s}
	x.asks(0, AskMissions)
	x.holds("deck-rest/0", "gi", "gi", "gi", "field-pack", "requisition")
	x.holds("aside/0", "duke-promoted")
	x.holds("hangar", "vamp")
	x.holds("missions/1", "crystals-under-the-ice", "mole-in-the-works", "race-for-the-fallen-star")
	if threat, _ := s.Threat(); threat != 2 || s.Round() != 2 || s.turn != 3 || s.Act() != 1 || s.First() != 0 || s.Active() != 0 {
		t.Errorf("read %s", written(s))
	}
	if _, ok := s.Price(2); ok {
		t.Error("a covered card has a price")
	}
	survives(t, s, 0)
	x.do(AttemptStory{}).asks(0, AskRide).do(Board{"vamp"}).asks(0, AskJoin)

	on, err := Load([]byte(attempting))
	if err != nil {
		t.Fatal(err)
	}
	if on.Hash() != x.Hash() {
		t.Errorf("by hand\n%s\nby play\n%s", written(on), written(x.State))
	}

	s, err = Load([]byte(three))
	if err != nil {
		t.Fatal(err)
	}
	x = &scene{t: t, State: s}
	x.asks(0, AskRecruit)
	x.holds("deck-rest/0", "duke", "gi", "gi", "gi", "gi", "comms", "field-pack", "requisition")
	x.holds("deck-rest/2", "roadblock", "gi", "gi", "gi", "gi", "gi", "gi", "comms", "field-pack", "requisition")
	x.holds("aside/1", "scarlett-promoted")
	if s.turns != 3 || s.turn != 3 {
		t.Errorf("the turn %d of the round, %d in all; want the third", s.turns, s.turn)
	}
	survives(t, s, 2)
}

// Whatever the rules do not lead to is refused, with the path of the fault.
func TestLoadFaults(t *testing.T) {
	if _, err := Load([]byte(drawing)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ text, old, new, path, detail string }{
		// The form.
		{byHand, `"deckbuilder"`, `"chess"`, "$.game", "a save of another game"},
		{byHand, `"format": 1`, `"format": 2`, "$.format", "written by a newer version"},
		{byHand, `"rules": 1`, `"rules": 2`, "$.rules", "written by a newer version"},
		{byHand, `"round": 2`, `"round": 2, "round": 2`, "$.round", "twice"},
		{byHand, `"round": 2`, `"Round": 2`, "$.Round", "unknown key"},
		{byHand, `"round": 2`, `"seat": 0`, "$.seat", "unknown key"},
		{byHand, `"round": 2`, `"round": 0`, "$.round", "0 is below 1"},
		{byHand, `"round": 2`, `"round": 501`, "$.round", "501 is above 500"},
		{byHand, `"missions"`, `"lunch"`, "$.phase", "unknown"},
		{byHand, `"missions"`, `"not-begun"`, "$.config", "unknown key"},
		{byHand, `"seats": 1, `, ``, "$.config.seats", "missing"},
		{byHand, `"seats": 1`, `"seats": 5`, "$.config", "seats: 1 to 4 players play"},
		{byHand, `["duke"]`, `["duck"]`, "$.config", `leaders[0]: the set has no Leader "duck"`},
		{byHand, `"round": 2`, `"first": 1`, "$.first", "seat 1 is not at the table"},
		{byHand, `"round": 2`, `"round": 1, "active": "chance"`, "$.active", "chance is not at the table"},
		{byHand, `"round": 2`, `"turn": 3`, "$.turn", "3 is above 2"},
		{byHand, `"threat": 2`, `"threat": 99`, "$.threat", "99 is above"},
		{byHand, `"round": 2`, `"spun": 201`, "$.spun", "201 is above 200"},
		{byHand, `"round": 2`, `"bonus": [1, 2]`, "$.bonus", "2 elements, at most 1"},
		{byHand, `"round": 2`, `"bonus": []`, "$.bonus", "a number for each seat"},
		{byHand, `"round": 2`, `"spent": [10000]`, "$.spent[0]", "10000 is above 9999"},
		{byHand, `"round": 2`, `"reserved": [2]`, "$.reserved[0]", "2 is above 1"},
		{byHand, `"round": 2`, `"ages": [0, 1, 2, 3, 4, 4]`, "$.ages", "each number from 0 to 5 once"},
		{byHand, `"round": 2`, `"ages": [0, 1, 2, 3, 4, 6]`, "$.ages[5]", "6 is above 5"},
		{byHand, `"round": 2`, `"record": "SX"`, "$.record", "a letter for each"},
		{byHand, `"round": 2`, `"record": "SSSSSSSSSSSSSSSSS"`, "$.record", "more Story Missions than"},
		{byHand, `"round": 2`, `"outcome": {"winners": [], "reason": "core-lose-threat-top"}`, "$.outcome", "left out while the game goes on"},
		{byHand, `"round": 2`, `"outcome": {"winners": [], "reason": "core-round"}`, "$.outcome", "no game of this kind ends so"},

		// Who and when.
		{three, `"first":1,`, ``, "$", "first: missing: who goes first"},
		{three, `"seats":3`, `"seats":3,"first":2`, "$.first", "the config names seat 2"},
		{three, `"round":1`, `"turn":1`, "$.turn", "left out but of a game of one player"},
		{three, `"recruit"`, `"set-up"`, "$.round", "left out in set-up"},
		{three, `"recruit","round":1`, `"set-up"`, "$.active", "the one who goes first"},
		{three, `"recruit","round":1,"first":1,"active":0`, `"set-up","bonus":[0,0,1],"first":1`, "$.phase", "no Recruit points in set-up"},
		{three, `"recruit"`, `"end"`, "$", "steps: missing: what is still to be done"},

		// The places.
		{byHand, `"upcoming"`, `"hand/1"`, `$.places["hand/1"]`, "no such place at this table"},
		{byHand, `"upcoming"`, `"pocket"`, "$.places.pocket", "no such place at this table"},
		{byHand, `"clutch"`, `"duck"`, `$.places["hand/0"][4]`, `the card set has no "duck"`},
		{byHand, `"clutch"`, `7`, `$.places["hand/0"][4]`, "expected a string"},
		{byHand, `"clutch"`, `"vamp"`, `$.places["hand/0"][4]`, "vamp, a card of the kind transport, does not lie there"},
		{byHand, `"clutch"`, `"cobra-trooper"`, `$.places["hand/0"][4]`, "of the kind trooper, does not lie there"},
		{byHand, `"clutch"`, `"doc"`, `$.places["line-up/0"][0]`, "the game has 1 copies of doc, and they lie elsewhere"},
		{byHand, `"clutch"`, `"smoke-over-the-aid-camp"`, `$.places["hand/0"][4]`, "does not lie there"},
		{byHand, `"story": [`, `"story": ["smoke-over-the-aid-camp"], "story-done": [`, "$.places.story[0]", "the game has 0 copies"},
		{byHand, `"clutch"`, `{"card": "clutch", "used": false}`, `$.places["hand/0"][4]`, "only a used card is written so"},
		{byHand, `["gi"]`, `[{"card": "gi", "used": true}]`, `$.places["discard/0"][0]`, "only a used card is written so"},
		{byHand, `["doc"]`, `["doc", "ace"]`, `$.places["line-up/0"]`, "it holds one card"},
		{byHand, `["doc"]`, `["service-rifle"]`, `$.places["line-up/0"][0]`, "does not lie there"},
		{byHand, `"line-up/2": ["mobat"],`, ``, "$.places", "the Battalion on slot 2 covers no card"},
		{byHand, `"covers/2"`, `"officers"`, "$.places.officers[0]", "of the kind battalion, does not lie there"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"main-deck": []`, "$.places", "lie nowhere; what main-deck holds is written out"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"deck-rest/0": []`, "$.places", "1 of field-pack lie nowhere"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"complications/2": ["bad-weather"]`, `$.places["complications/2"][0]`, "bad-weather, a card of the kind complication, does not lie there"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"side/0": ["stop-the-saboteurs", "silence-the-listening-post", "rescue-the-couriers"]`, "$.places", "more than 2 Side Missions"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"aside/0": ["duke-promoted", "scarlett-promoted"]`, "$.places", "more than one Promoted Leader"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"team/0": ["ace"]`, "$.places", "seat 0 has Joes on a mission, and there is none"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"ride": ["vamp"]`, "$.places", "a Transport is on a mission, and there is none"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"scouted/0": ["ace"]`, "$.places", "seat 0 looks at cards, and no step says why"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"revealed": ["bad-weather"]`, "$.places", "bad-weather is revealed, and no step resolves it"},
		{byHand, `"covers/2": ["cobra-battalion"]`, `"experts": ["war-footing"]`, "$.places.experts[0]", "the game has 0 copies"},
		{three, `"hand/1"`, `"reserve/1"`, "$.places", "nobody has a Reserve tile"},
		{three, `"hand/1"`, `"out"`, "$.places", "which players they are of does not follow"},

		// The Story.
		{byHand, `"melted-radar-station"`, `"last-element"`, "$.places", "last-element cannot be the Story Mission number 1"},
		{byHand, `"heavy-water-run"`, `"bribed-border-guards"`, "$.places", "bribed-border-guards cannot be the Story Mission number 2"},
		{byHand, `"story": ["melted-radar-station"], `, ``, "$.places", `missing: "story"`},
		{byHand, `, "upcoming": ["heavy-water-run"]`, ``, "$.places", `missing: "upcoming"`},
		{byHand, `"story": ["melted-radar-station"], "upcoming": ["heavy-water-run"]`, `"hangar": ["vamp"]`, "$.places", `missing: "story"`},
		{byHand, `"round": 2`, `"record": "S"`, "$.record", "a letter for each of the 0 in story-done"},

		{drawing, `"places"`, `"mission":{"card":"melted-radar-station","place":"story"},"places"`, "$.mission", "none before the first turn"},
		{drawing, `"upcoming":[]`, `"story":["melted-radar-station"],"upcoming":[]`, "$.places", "no Story Mission has turned up yet"},

		// The end.
		{byHand, `"missions"`, `"over"`, "$", "outcome: missing: how the game ended"},
		{byHand, `"missions"`, `"over", "outcome": {"winners": [], "reason": "core-lose-threat-top"}`, "$.outcome", "does not follow from the position"},
		{byHand, `"missions"`, `"over", "outcome": {"winners": [0], "reason": "core-win-last-finale"}`, "$.outcome", "does not follow from the position"},
		{byHand, `"missions"`, `"over", "outcome": {"winners": [], "reason": "core-lose-battalions"}`, "$.outcome", "does not follow from the position"},
		{byHand, `"missions"`, `"over", "outcome": {"winners": [0], "reason": "sdk-turn-limit"}`, "$.outcome", "no game of this kind ends so"},
		{three, `"recruit","round":1,"first":1`, `"over","round":1,"outcome":{"winners":[],"reason":"sdk-turn-limit"}`, "$", "first: missing: who goes first"},
		{byHand, `"missions"`, `"over", "spun": 1, "outcome": {"winners": [], "reason": "sdk-turn-limit"}`, "$.phase", "nothing is still to be done"},
	} {
		faulty := strings.Replace(c.text, c.old, c.new, 1)
		if faulty == c.text {
			t.Errorf("no %s to replace", c.old)
			continue
		}
		s, err := Load([]byte(faulty))
		misread(t, err, c.path, c.detail)
		if s.Seats() != 0 {
			t.Error("refused, but there is a position")
		}
	}
	top := Config{Seats: 1}
	s, _, err := New(top)
	if err != nil {
		t.Fatal(err)
	}
	_, space := s.Threat()
	_, err = Load([]byte(strings.Replace(byHand, `"threat": 2`, `"threat": `+strconv.Itoa(space), 1)))
	misread(t, err, "$.threat", "on the top space the game is lost")
}

// Of a mission and of what is still to be done the same holds.
func TestLoadPending(t *testing.T) {
	for _, c := range []struct{ text, old, new, path, detail string }{
		{attempting, `"place": "story"`, `"place": "hangar"`, "$.mission", "cannot be attempted at hangar"},
		{attempting, `"place": "story"`, `"place": "side/1"`, "$.mission", "cannot be attempted at side/1"},
		{attempting, `"card": "melted-radar-station"`, `"card": "heavy-water-run"`, "$.mission", "heavy-water-run does not lie at story"},
		{attempting, `"card": "melted-radar-station"`, `"card": "destro"`, "$.mission", "destro cannot be attempted at story"},
		{attempting, `"place": "story"`, `"place": "nowhere"`, "$.mission.place", "no place"},
		{attempting, `"place": "story"`, `"place": ""`, "$.mission.place", "a place, such as"},
		{attempting, `"place": "story"`, `"place": "story", "named": "wild"`, "$.mission.named", "one of the 8 Skills"},
		{attempting, `"place": "story"`, `"place": "story", "named": "recon"`, "$.mission", "only where any would do"},
		{attempting, `"place": "story"`, `"place": "story", "skill": {"charm": 1}`, "$.mission.skill.charm", "no such Skill"},
		{attempting, `"place": "story"`, `"place": "story", "dice": 100`, "$.mission.dice", "100 is above 99"},
		{attempting, `"place": "story"`, `"place": "story", "helped": [1]`, "$.mission", "those who helped are at the table"},
		{attempting, `"place": "story"`, `"place": "story", "roll": {"blanks": 0, "hits": 1, "doubles": 0}`, "$.mission", "first it begins"},
		{attempting, `"place": "story"`, `"place": "story", "began": true, "roll": {"blanks": 99, "hits": 99, "doubles": 0}`, "$.mission", "more than 120 dice"},
		{attempting, `"place": "story"`, `"place": "story", "began": true`, "$.steps[2]", "at the stage of the mission"},
		{attempting, `"mission", "seat": 0, "n": 2`, `"mission", "seat": 0, "n": 1`, "$.steps[3]", "only above the mission, at its stage"},
		{attempting, `"mission": {"card": "melted-radar-station", "place": "story"}, `, ``, "$.places", "a Transport is on a mission, and there is none"},
		{attempting, `"op": "turn", "seat": 0, "n": 2`, `"op": "turn", "seat": 0, "n": 3`, "$.steps[0]", "at the bottom is the set-up, the turn"},
		{attempting, `"op": "turn", "seat": 0, "n": 2`, `"op": "turn", "n": 2`, "$.steps[0]", "the table has no such thing to do"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "turn", "seat": 0, "n": 2}`, "$.steps[3]", "only at the bottom"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "missions", "seat": 0}`, "$.steps[3]", "only above the turn"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "throw", "seat": 0, "n": 3}`, "$.steps[3]", "only on a mission that has come to its roll"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "lot", "n": 1, "card": "stop-the-saboteurs", "seats": [0]}`, "$.steps[3]", "the table has no such thing to do"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "from": "complications/1", "to": "revealed"}`, "$.steps[3]", "only above the step that resolves it"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "from": "hangar", "to": "revealed"}`, "$.steps[3]", "the table has no such thing to do"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "from": "missions/1", "to": "upcoming"}`, "$.steps", "a Story Mission turns up where none lies"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "seat": 0, "from": "leaders", "to": "deck-rest/0"}`, "$.steps[3]", "only in set-up"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "seat": 0, "from": "deck-rest/0", "to": "scouted/0"}`, "$.steps[3]", "only for a seat that looks at cards"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "deal", "from": "deck-rest/0"}`, "$.steps[3].to", "missing"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "resolve", "card": "bad-weather"}`, "$.steps", "cannot be done in this position"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "resolve"}`, "$.steps[3]", "it names the Complication"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "story", "n": 1}`, "$.steps[3]", "only below the deal of a Story Mission"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "space", "n": 1}`, "$.steps[3]", "nothing waits above it"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "card", "seat": 0, "n": 1, "card": "clutch", "ability": 9}`, "$.steps[3]", "the table has no such thing to do"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "card", "seat": 0, "n": 1, "card": "duck"}`, "$.steps[3].card", `the card set has no "duck"`},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "dance"}`, "$.steps[3].op", "unknown"},
		{attempting, `{"op": "join", "seat": 0}`, `{"seat": 0}`, "$.steps[3].op", "missing"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "join", "seat": 0, "seats": [0]}`, "$.steps[3].seats", "unknown key"},
		{attempting, `{"op": "join", "seat": 0}`, `{"op": "join", "seat": 0, "n": 128}`, "$.steps[3].n", "128 is above 127"},
		{attempting, `, {"op": "join", "seat": 0}`, ``, "$.steps", "cannot be done in this position"},
		{byHand, `"round": 2`, `"steps": []`, "$.steps", "left out where there are none"},
		{byHand, `"round": 2`, `"steps": [{"op": "turn", "seat": 0, "n": 2}]`, "$.steps[0]", "at the bottom is"},
		{byHand, `"round": 2`, `"steps": [{"op": "turn", "seat": 0, "n": 2}, {"op": "missions", "seat": 0}, {"op": "mission", "seat": 0, "n": 2}]`, "$.steps[2]", "the table has no such thing to do"},
		{byHand, `"round": 2`, `"mission": {"card": "melted-radar-station", "place": "story"}`, "$", "steps: a mission that is attempted is the third step"},
	} {
		faulty := strings.Replace(c.text, c.old, c.new, 1)
		if faulty == c.text {
			t.Errorf("no %s to replace", c.old)
			continue
		}
		_, err := Load([]byte(faulty))
		misread(t, err, c.path, c.detail)
	}
}
