package adventure

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// drillText is the config of a game on the drill board, less its last brace.
func drillText(t *testing.T, seats int) string {
	t.Helper()
	return strings.TrimSuffix(written(drilling(t, seats)), "}")
}

// fresh is a turn about to begin, as State.MarshalJSON writes it but that the config
// leaves out what it may.
func fresh(t *testing.T) string {
	t.Helper()
	return `{"game":"adventure","format":1,"rules":1,"config":` + drillText(t, 2) + `},"stage":"dice","round":1,"first":0,"active":0,` +
		players("cross radar-1", "fort-2 oasis-1 tank=1") + `}`
}

// unloadable checks that a text is refused by Load, with the path of the fault.
func unloadable(t *testing.T, text, path, detail string) {
	t.Helper()
	s, err := Load([]byte(text))
	misread(t, err, path, detail)
	if s != (State{}) {
		t.Error("refused, but there is a position")
	}
}

// survives checks that a position and a seat's View of it read as what they were.
func survives(t *testing.T, s State, seat joe.Seat) {
	t.Helper()
	text := written(s)
	again, err := Load([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again.Hash() != s.Hash() || written(again) != text {
		t.Fatalf("another position was read: %s\n%s", written(again), text)
	}
	v := s.View(seat)
	text = written(v)
	var read View
	if err := json.Unmarshal([]byte(text), &read); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if read.Key() != v.Key() || read.Seat() != v.Seat() || written(read) != text {
		t.Fatalf("another View was read: %s\n%s", written(read), text)
	}
}

// Positions are written in one form, whatever that was in which they were read.
func TestLoadRoundTrip(t *testing.T) {
	mixed := `{"chain":[0],"origin":"cross","bumped":1,"card":"convoy","triggers":3,"steps":5,"dark":4,"white":2,
		"battleUnder":["rout","convoy"],"equipmentUnder":["tank","hydrofoil","tank"],
		"players":[{"equipment":{"tank":1,"hydrofoil":2},"objective":"radar-1","at":"cross","piece":"ranger","reached":["radar-2","oasis-1"],"ferried":true},
		{"objective":"oasis-2","piece":"commando"}],
		"active":0,"first":1,"round":7,"stage":"forward","rules":1,"format":1,"game":"adventure","config":%}`
	short := drillText(t, 2) + `}`
	long := drillText(t, 2) + `,"target":100,"turnLimit":20000}`
	want := `{"game":"adventure","format":1,"rules":1,"config":` + long + `,"stage":"forward","round":7,"first":1,"active":0,` +
		`"players":[{"piece":"ranger","at":"cross","objective":"radar-1","reached":["radar-2","oasis-1"],"equipment":{"hydrofoil":2,"tank":1},"ferried":true},` +
		`{"piece":"commando","objective":"oasis-2"}],"equipmentUnder":["tank","hydrofoil","tank"],"battleUnder":["rout","convoy"],` +
		`"white":2,"dark":4,"steps":5,"triggers":3,"card":"convoy","bumped":1,"origin":"cross","chain":[0]}`
	for _, config := range []string{short, long} {
		s, err := Load([]byte(strings.Replace(mixed, "%", config, 1)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, written(s)); diff != "" {
			t.Errorf("written (-want +got):\n%s", diff)
		}
		if v := written(s.View(1)); v != strings.Replace(want, `"rules":1,`, `"rules":1,"seat":1,`, 1) {
			t.Errorf("the View is written %s", v)
		}
		if s.Points(0) != 40 || s.Holds(0, Hydrofoil) != 2 || !s.Ferried(0) || s.Round() != 7 || s.First() != 1 {
			t.Errorf("read %s", written(s))
		}
		// What lies unseen in the piles follows from the rest.
		equipment, _ := s.EquipmentPile()
		battle, _ := s.BattlePile()
		if equipment[Tank] != 3 || equipment[Hydrofoil] != 5 || equipment[VAMP] != 6 || battle["rout"] != 0 || battle["fog"] != 2 || len(s.ObjectivesLeft()) != 12 {
			t.Errorf("piles of %v, %v and %v", equipment, battle, s.ObjectivesLeft())
		}
	}
	if got := written(State{}); got != `{"game":"adventure","format":1,"rules":1,"stage":"not-begun"}` {
		t.Errorf("a game not begun is written %s", got)
	}
}

// Every position and View of whole games reads as what it was.
func TestLoadWhatPlayWrites(t *testing.T) {
	kinds := make(map[string]bool)
	ends := make(map[joe.RuleID]bool)
	for seed := range uint64(6) {
		c := drilling(t, 2+int(seed%3))
		c.Target, c.TurnLimit = 40, 400
		s := begun(t, c)
		src := dice.New(seed)
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			if kind := s.Pending().Kind; !kinds[kind] || n%97 == 0 {
				kinds[kind] = true
				survives(t, s, joe.Seat(n%4))
			}
			a := Roll(s, &src)
			if a == nil {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			var err error
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
		survives(t, s, joe.Spectator)
		o, _ := s.Outcome()
		ends[o.Reason] = true
	}
	survives(t, State{}, 0)
	if len(kinds) != 17 || len(ends) == 0 {
		t.Errorf("tried %v and %v only", kinds, ends)
	}
}

func TestUnmarshalLeavesItOnError(t *testing.T) {
	s, err := Load([]byte(fresh(t)))
	if err != nil {
		t.Fatal(err)
	}
	state, view := s, s.View(1)
	for _, text := range []string{`{}`, `null`, `{"game":"adventure","format":1,"rules":1,"stage":"over"}`} {
		if err := json.Unmarshal([]byte(text), &state); err == nil && text != "null" || state != s {
			t.Errorf("%s into a State: %v", text, err)
		}
		if err := json.Unmarshal([]byte(text), &view); err == nil && text != "null" || view != s.View(1) {
			t.Errorf("%s into a View: %v", text, err)
		}
	}
	if err := json.Unmarshal([]byte(strings.Replace(fresh(t), `"at":"cross"`, `"at":"north-1"`, 1)), &state); err != nil || state == s {
		t.Errorf("a position into a State: %v", err)
	}
}

// TestIntoNil reads what is right into nil pointers: an error says so.
func TestIntoNil(t *testing.T) {
	for what, err := range map[string]error{
		"State":  (*State)(nil).UnmarshalJSON([]byte(fresh(t))),
		"View":   (*View)(nil).UnmarshalJSON([]byte(strings.Replace(fresh(t), `"rules":1,`, `"rules":1,"seat":0,`, 1))),
		"Config": (*Config)(nil).UnmarshalJSON([]byte(`{"seats":2}`)),
		"Events": (*Events)(nil).UnmarshalJSON([]byte(`[]`)),
		"Board":  (*Board)(nil).UnmarshalJSON([]byte(written(DefaultBoard()))),
		"Cards":  (*Cards)(nil).UnmarshalJSON([]byte(written(DefaultCards()))),
		"Kind":   (*Kind)(nil).UnmarshalText([]byte("gate")),
	} {
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || !strings.Contains(e.Detail, "to read into") {
			t.Errorf("into a nil %s: %v", what, err)
		}
	}
}

func TestLoadView(t *testing.T) {
	read := func(text string) (View, error) {
		var v View
		err := v.UnmarshalJSON([]byte(text))
		return v, err
	}
	seat := func(seat string) string {
		return strings.Replace(fresh(t), `"rules":1,`, `"rules":1,"seat":`+seat+`,`, 1)
	}
	for text, want := range map[string]joe.Seat{`0`: 0, `1`: 1, `"spectator"`: joe.Spectator} {
		if v, err := read(seat(text)); err != nil || v.Seat() != want {
			t.Errorf("%s: %v, %v", text, v.Seat(), err)
		}
	}
	for _, c := range []struct{ text, path, detail string }{
		{fresh(t), "$.seat", "missing"},
		{seat(`2`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"chance"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"nobody"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"me"`), "$.seat", `"me" is unknown`},
		{seat(`-1`), "$.seat", "-1 is below 0"},
		{strings.Replace(seat(`0`), `"stage":"dice"`, `"stage":"die"`, 1), "$.stage", `"die" does not fit the space`},
		{`{"game":"adventure","format":1,"rules":1,"stage":"not-begun","seat":0}`, "$.seat", "unknown key"},
	} {
		_, err := read(c.text)
		misread(t, err, c.path, c.detail)
	}
	unloadable(t, seat(`0`), "$.seat", "unknown key")
	// A game not begun has one View, whoever looks.
	v := State{}.View(2)
	if again, err := read(written(v)); err != nil || again != v || v != (View{}) || v.Seat() != joe.Spectator {
		t.Errorf("the View of a game not begun: %v of %v, %v", again, v.Seat(), err)
	}
}

// Whatever is not of the right form is refused, with the path of the fault.
func TestLoadForm(t *testing.T) {
	text := fresh(t)
	round := func(more string) string { return `"round":1,` + more }
	for _, c := range []struct{ old, new, path, detail string }{
		{`"adventure"`, `"chess"`, "$.game", "a save of another game"},
		{`"format":1`, `"format":2`, "$.format", "written by a newer version"},
		{`"rules":1`, `"rules":2`, "$.rules", "written by a newer version"},
		{`"rules":1,`, ``, "$.rules", "missing"},
		{`"round":1`, round(`"Round":1`), "$.Round", "unknown key"},
		{`"round":1`, round(`"round":1`), "$.round", "twice"},
		{`"round":1`, `"round":"1"`, "$.round", "expected a number"},
		{`"round":1`, `"round":1.0`, "$.round", "plain whole number"},
		{`"round":1`, `"round":1e999`, "$.round", "plain whole number"},
		{`"round":1`, `"round":0`, "$.round", "0 is below 1"},
		{`"round":1`, `"round":20001`, "$.round", "20001 is above 20000"},
		{`"round":1`, `"round":99999999999999999999999`, "$.round", "is above 20000"},
		{`"round":1`, `"round":null`, "$.round", "found null"},
		{`"stage":"dice"`, `"stage":"between-turns"`, "$.stage", "unknown"},
		{`"stage":"dice"`, `"stage":"not-begun"`, "$.config", "unknown key"},
		{`"stage":"dice",`, ``, "$.stage", "missing"},
		{`"seats":2,`, ``, "$.config.seats", "missing"},
		{`"seats":2`, `"seats":5`, "$.config", "seats: 2 to 4 players play, not 5 (adv-players)"},
		{`"seats":2`, `"seats":2,"target":10001`, "$.config", "target: a target is 1 to 10,000 points, or 0 for the default, not 10001 (sdk-target-points)"},
		{`"board":{`, `"board":{"size":11,`, "$.config.board", "size: unknown key"},
		{`"first":0`, `"first":2`, "$.first", "seat 2 is not at the table"},
		{`"active":0`, `"active":"chance"`, "$.active", "chance is not at the table"},
		{`"active":0,`, ``, "$.active", "missing"},
		{`"players":[`, `"players":[{},`, "$.players", "3 players where the config has 2 seats"},
		{`,{"piece":"commando","at":"fort-2","objective":"oasis-1","equipment":{"tank":1}}`, ``, "$.players", "1 players where the config has 2 seats"},
		{`"piece":"commando"`, `"piece":"civilian"`, "$.players[1].piece", "is none of"},
		{`"piece":"commando"`, `"piece":"none"`, "$.players[1].piece", "is none of"},
		{`"at":"fort-2"`, `"at":"Fort-2"`, "$.players[1].at", "a space is named by"},
		{`"at":"fort-2"`, `"at":"fort-99"`, "$.players[1].at", "the board has no such space"},
		{`"objective":"oasis-1"`, `"objective":"oasis-3"`, "$.players[1].objective", "the deck has no such Objective Card"},
		{`"objective":"oasis-1"`, `"objective":""`, "$.players[1].objective", "a card's id has 1 to 40 characters"},
		{`"objective":"oasis-1"`, `"objective":"radar-1"`, "$.players[1].objective", "that Objective Card stands twice"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","reached":[]`, "$.players[1].reached", "left out where there are none"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","reached":["oasis-1"]`, "$.players[1].reached[0]", "that Objective Card stands twice"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","reached":["village-2","village-1"]`, "$.players[1].reached[1]", "cards stand in the order of the deck"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","reached":["village-2","village-2"]`, "$.players[1].reached[1]", "that Objective Card stands twice"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","returned":false`, "$.players[1].returned", "left out where it is false"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","ferried":false`, "$.players[1].ferried", "left out where it is false"},
		{`"objective":"oasis-1"`, `"objective":"oasis-1","gold":1`, "$.players[1].gold", "unknown key"},
		{`{"tank":1}`, `{}`, "$.players[1].equipment", "left out where there is none"},
		{`{"tank":1}`, `{"tank":0}`, "$.players[1].equipment.tank", "0 is below 1"},
		{`{"tank":1}`, `{"tank":7}`, "$.players[1].equipment.tank", "7 is above 6"},
		{`{"tank":1}`, `{"jeep":1}`, "$.players[1].equipment.jeep", "there is no such Equipment"},
		{`{"tank":1}`, `{"tank":1,"tank":1}`, "$.players[1].equipment.tank", "twice"},
		{`"objective":"radar-1"`, `"objective":"radar-1","equipment":{"tank":6}`, "$.players[1].equipment.tank", "more Tank cards than the box has"},
		{`"round":1`, round(`"equipmentUnder":[]`), "$.equipmentUnder", "left out where there are none"},
		{`"round":1`, round(`"equipmentUnder":["jeep"]`), "$.equipmentUnder[0]", "is none of"},
		{`"round":1`, round(`"equipmentUnder":["tank","tank","tank","tank","tank","tank"]`), "$.equipmentUnder[5]", "more Tank cards than the box has"},
		{`"round":1`, round(`"battleUnder":[]`), "$.battleUnder", "left out where there are none"},
		{`"round":1`, round(`"battleUnder":["peace"]`), "$.battleUnder[0]", "the deck has no such battle card, or no more of them"},
		{`"round":1`, round(`"battleUnder":["fog","rout","rout"]`), "$.battleUnder[2]", "the deck has no such battle card, or no more of them"},
		{`"round":1`, round(`"battleUnder":[` + strings.Repeat(`"fog",`, 32) + `"fog"]`), "$.battleUnder", "33 elements"},
		{`"round":1`, round(`"white":0`), "$.white", "0 is below 1"},
		{`"round":1`, round(`"dark":7`), "$.dark", "7 is above 6"},
		{`"round":1`, round(`"steps":13`), "$.steps", "13 is above 12"},
		{`"round":1`, round(`"gains":4`), "$.gains", "4 is above 3"},
		{`"round":1`, round(`"triggers":22`), "$.triggers", "22 is above 21"},
		{`"round":1`, round(`"extra":1`), "$.extra", "unknown key"},
		{`"round":1`, round(`"card":"peace"`), "$.card", "the deck has no such battle card"},
		{`"round":1`, round(`"why":"adv-win"`), "$.why", "unknown"},
		{`"round":1`, round(`"bumped":2,"origin":"cross"`), "$.bumped", "seat 2 is not at the table"},
		{`"round":1`, round(`"bumped":1`), "$.origin", "missing"},
		{`"round":1`, round(`"bumped":1,"origin":"nowhere"`), "$.origin", "the board has no such space"},
		{`"round":1`, round(`"chain":[]`), "$.chain", "seats at the table, left out where there are none"},
		{`"round":1`, round(`"chain":[0,2]`), "$.chain", "seats at the table"},
		{`"round":1`, round(`"chain":[1,0]`), "$.chain", "rising order"},
		{`"round":1`, round(`"drawer":3`), "$.drawer", "seat 3 is not at the table"},
		{`"round":1`, round(`"rolls":[1]`), "$.rolls", "one roll a seat"},
		{`"round":1`, round(`"rolls":[1,7]`), "$.rolls[1]", "7 is above 6"},
		{`"round":1`, round(`"rolling":[8]`), "$.rolling", "8 is above 7"},
		{`"round":1`, round(`"outcome":{"winners":[0],"reason":"adv-bump"}`), "$.outcome", "does not follow from the position"},
		{`"round":1`, round(`"outcome":{"winners":[0]}`), "$.outcome", "reason: missing"},
	} {
		changed := strings.Replace(text, c.old, c.new, 1)
		if changed == text {
			t.Fatalf("%s is not in the text", c.old)
		}
		unloadable(t, changed, c.path, c.detail)
	}
}

// Hostile input is refused before it costs anything.
func TestLoadHostile(t *testing.T) {
	text := fresh(t)
	for _, c := range []struct{ text, path, detail string }{
		{``, "$", ""},
		{`null`, "$", "expected an object"},
		{`[]`, "$", "expected an object"},
		{text + `{}`, "$", ""},
		{text[:len(text)-1], "$", ""},
		{strings.Repeat(" ", 10<<20), "$", "10485760 bytes, at most 1048576 are allowed"},
		{strings.Repeat(`{"config":`, 50_000), "$", "more than 32 levels deep"},
		{strings.Replace(text, `"round":1`, `"round":`+strings.Repeat("9", 1<<19), 1), "$.round", "is above 20000"},
		{strings.Replace(text, `"round":1`, `"round":1,"chain":[`+strings.Repeat(`1,`, 150_000)+`1]`, 1), "$.chain", "values"},
		{strings.Replace(text, `"round":1`, `"round":1,"`+strings.Repeat("x", 1<<17)+`":1`, 1), "$", ""},
	} {
		_, err := Load([]byte(c.text))
		e, ok := err.(*joe.Error)
		switch {
		case !ok || e.Kind != joe.ErrMalformed:
			t.Errorf("%.40q: %v", c.text, err)
		case !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) || len(e.Error()) > 1000:
			t.Errorf("%.40q: %.300s at %.300s; want %q at %s", c.text, e.Detail, e.Path, c.detail, c.path)
		}
	}
}
