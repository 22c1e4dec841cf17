package cobrahq

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// fresh is a game of two on the training board before the first roll of a turn, as
// State.MarshalJSON writes it but that the config leaves out what it may.
var fresh = `{"game":"cobrahq","format":1,"rules":1,"config":{"seats":2,"board":` + written(trainingBoard) + `},"phase":"white-die","round":1,` +
	`"first":0,"active":0,"players":[{"at":"a11"},{"at":"k1"}],"stack":4}`

func written(v json.Marshaler) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
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

func TestLoad(t *testing.T) {
	s, err := Load([]byte(strings.Replace(fresh, `"seats":2`, `"first":0,"seats":2`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	want, _, err := New(Config{Seats: 2, Board: trainingBoard, First: joe.FirstSeat(0)})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(written(want), written(s)); diff != "" || s.Hash() != want.Hash() {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// Where tiles are held or lie face up, what is left to turn follows from the mix.
	s, err = Load([]byte(strings.Replace(fresh, `"at":"k1"}],`, `"at":"k1","boats":1,"henchmen":[0,2]}],"bombs":{"a10":"face-down"},`+
		`"turned":{"b11":"none","c11":"none","d11":"none","b10":"boat","c10":"none"},`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	for tile, want := range map[Tile]int{Bomb: 11, Boat: 6, Henchman1: 4, Henchman2: 2, Henchman3: 4} {
		if s.Left(tile) != want || s.OutOfPlay(tile) != 0 {
			t.Errorf("%d of %v are left and %d out of play, want %d and none", s.Left(tile), tile, s.OutOfPlay(tile), want)
		}
	}
}

// Positions are written in one form, whatever that was in which they were read.
func TestLoadRoundTrip(t *testing.T) {
	mixed := `{"stack":3,"bombs":{"e10":"face-up","a10":"face-down"},"left":{"henchman-1":4,"boat":6,"bomb":6,"henchman-3":4,"henchman-2":3},
		"turned":{"d11":"none","b11":"henchman-2","b10":"none","c11":"boat","d8":"none","d4":"none","h4":"bomb","h8":"none","b1":"none"},
		"players":[{"topSecret":1,"boats":1,"at":"b9"},{"at":"e10"},{"out":true}], "active": 0, "boosted":true,"first":1,"round":7, "moves":2,
		"trail":["b8","b9"],"phase":"move","rules":1,"format":1,"game":"cobrahq","config":%}`
	short := `{"seats":3,"board":` + written(trainingBoard) + `}`
	long := `{"seats":3,"board":` + written(trainingBoard) + `,"tiles":{"boat":8,"bomb":12,"henchman-1":4,"henchman-2":4,"henchman-3":4},` +
		`"corners":["top-left","top-right","bottom-right"],"turnLimit":20000}`
	want := `{"game":"cobrahq","format":1,"rules":1,"config":` + long + `,"phase":"move","round":7,"first":1,"active":0,` +
		`"players":[{"at":"b9","boats":1,"topSecret":1},{"at":"e10"},{"out":true}],"stack":3,` +
		`"turned":{"b1":"none","b10":"none","b11":"henchman-2","c11":"boat","d11":"none","d4":"none","d8":"none","h4":"bomb","h8":"none"},` +
		`"bombs":{"a10":"face-down","e10":"face-up"},"left":{"boat":6,"bomb":6,"henchman-1":4,"henchman-2":3,"henchman-3":4},` +
		`"moves":2,"trail":["b8","b9"],"boosted":true}`
	for _, config := range []string{short, long} {
		s, err := Load([]byte(strings.Replace(mixed, "%", config, 1)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, written(s)); diff != "" {
			t.Errorf("written (-want +got):\n%s", diff)
		}
		if v := written(s.View(2)); v != strings.Replace(want, `"rules":1,`, `"rules":1,"seat":2,`, 1) {
			t.Errorf("the View is written %s", v)
		}
	}
	if got := written(State{}); got != `{"game":"cobrahq","format":1,"rules":1,"phase":"not-begun"}` {
		t.Errorf("a game not begun is written %s", got)
	}
}

// Every position and View of whole games reads as what it was.
func TestLoadWhatPlayWrites(t *testing.T) {
	ends := make(map[joe.RuleID]bool)
	phases := make(map[string]bool)
	for seed := range uint64(12) {
		s, _, err := New(Config{Seats: 2 + int(seed%3), Board: trainingBoard})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			if n%31 == 0 {
				survives(t, s, joe.Seat(n%4))
			}
			phases[s.Pending().Kind] = true
			a := Roll(s, &src)
			if a == nil {
				list := Legal(s)
				a = list[src.IntN(len(list))]
			}
			if s, err = Next(s, a); err != nil {
				t.Fatal(err)
			}
		}
		survives(t, s, joe.Spectator)
		o, _ := s.Outcome()
		ends[o.Reason] = true
	}
	survives(t, State{}, 0)
	if len(phases) != 8 || len(ends) < 2 {
		t.Errorf("tried %v and %v only", phases, ends)
	}
}

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

func TestUnmarshalLeavesItOnError(t *testing.T) {
	s := position(t, 2, `"phase":"white-die"`)
	state, view := s, s.View(1)
	for _, text := range []string{`{}`, `null`, `{"game":"cobrahq","format":1,"rules":1,"phase":"over"}`} {
		if err := json.Unmarshal([]byte(text), &state); err == nil && text != "null" || state != s {
			t.Errorf("%s into a State: %v", text, err)
		}
		if err := json.Unmarshal([]byte(text), &view); err == nil && text != "null" || view != s.View(1) {
			t.Errorf("%s into a View: %v", text, err)
		}
	}
	if err := json.Unmarshal([]byte(fresh), &state); err != nil || !state.Board().same(trainingBoard) {
		t.Errorf("a position into a State: %v", err)
	}
}

// TestIntoNil reads what is right into nil pointers: an error says so.
func TestIntoNil(t *testing.T) {
	for what, err := range map[string]error{
		"State":  (*State)(nil).UnmarshalJSON([]byte(fresh)),
		"View":   (*View)(nil).UnmarshalJSON([]byte(strings.Replace(fresh, `"rules":1,`, `"rules":1,"seat":0,`, 1))),
		"Config": (*Config)(nil).UnmarshalJSON([]byte(`{"seats":2}`)),
		"Events": (*Events)(nil).UnmarshalJSON([]byte(`[]`)),
		"Board":  (*Board)(nil).UnmarshalJSON([]byte(written(DefaultBoard()))),
		"Tile":   (*Tile)(nil).UnmarshalText([]byte("bomb")),
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
	seat := func(seat string) string { return strings.Replace(fresh, `"rules":1,`, `"rules":1,"seat":`+seat+`,`, 1) }
	for text, want := range map[string]joe.Seat{`0`: 0, `1`: 1, `"spectator"`: joe.Spectator} {
		if v, err := read(seat(text)); err != nil || v.Seat() != want {
			t.Errorf("%s: %v, %v", text, v.Seat(), err)
		}
	}
	for _, c := range []struct{ text, path, detail string }{
		{fresh, "$.seat", "missing"},
		{seat(`2`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"chance"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"nobody"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"me"`), "$.seat", `"me" is unknown`},
		{seat(`-1`), "$.seat", "-1 is below 0"},
		{strings.Replace(seat(`0`), `"stack":4`, `"stack":3`, 1), "$.stack", "3 Top Secret tiles"},
		{`{"game":"cobrahq","format":1,"rules":1,"phase":"not-begun","seat":0}`, "$.seat", "unknown key"},
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
	for _, c := range []struct{ old, new, path, detail string }{
		{`"cobrahq"`, `"chess"`, "$.game", "a save of another game"},
		{`"format":1`, `"format":2`, "$.format", "written by a newer version"},
		{`"rules":1`, `"rules":2`, "$.rules", "written by a newer version"},
		{`"rules":1,`, ``, "$.rules", "missing"},
		{`"stack":4`, `"stack":4,"Stack":4`, "$.Stack", "unknown key"},
		{`"stack":4`, `"stack":4,"stack":4`, "$.stack", "twice"},
		{`"stack":4`, `"stack":"4"`, "$.stack", "expected a number"},
		{`"stack":4`, `"stack":4.0`, "$.stack", "plain whole number"},
		{`"stack":4`, `"stack":1e999`, "$.stack", "plain whole number"},
		{`"stack":4`, `"stack":99999999999999999999999`, "$.stack", "is above 4"},
		{`"stack":4`, `"stack":-1`, "$.stack", "is below 0"},
		{`"stack":4`, `"stack":null`, "$.stack", "found null"},
		{`,"stack":4`, ``, "$.stack", "missing"},
		{`"white-die"`, `"stopped"`, "$.phase", "unknown"},
		{`"white-die"`, `"not-begun"`, "$.config", "unknown key"},
		{`"seats":2,`, ``, "$.config.seats", "missing"},
		{`"seats":2`, `"seats":5`, "$.config", "seats: 2 to 4 players play, not 5 (hq-players)"},
		{`"seats":2`, `"seats":2,"tiles":{"boat":31}`, "$.config", "tiles: the tiles are 31 in all, where 32 lie on the sand"},
		{`"board":{`, `"board":{"size":11,`, "$.config.board", "size: unknown key"},
		{`"round":1`, `"round":0`, "$.round", "0 is below 1"},
		{`"round":1`, `"round":20001`, "$.round", "20001 is above 20000"},
		{`"first":0`, `"first":2`, "$.first", "seat 2 is not at the table"},
		{`"active":0`, `"active":"chance"`, "$.active", "chance is not at the table"},
		{`"active":0,`, ``, "$.active", "missing"},
		{`,{"at":"k1"}`, ``, "$.players", "1 players where the config has 2 seats"},
		{`{"at":"k1"}`, `{"at":"k1"},{"at":"k2"}`, "$.players", "3 players where the config has 2 seats"},
		{`{"at":"k1"}`, `{}`, "$.players[1].at", "missing"},
		{`"at":"k1"`, `"at":"K1"`, "$.players[1].at", "a square is"},
		{`"at":"k1"`, `"at":"z26"`, "$.players[1].at", "the board has no such space"},
		{`"at":"k1"`, `"at":"f6"`, "$.players[1].at", "the board has no such space"}, // under Cobra HQ
		{`"at":"k1"`, `"at":"k1","out":false`, "$.players[1].out", "left out where it is false"},
		{`"at":"k1"`, `"at":"k1","out":true`, "$.players[1].at", "unknown key"},
		{`"at":"k1"`, `"out":true,"boats":1`, "$.players[1].boats", "unknown key"},
		{`"at":"k1"`, `"at":"k1","boats":0`, "$.players[1].boats", "0 is below 1"},
		{`"at":"k1"`, `"at":"k1","boats":3`, "$.players[1].boats", "3 is above 2"},
		{`"at":"k1"`, `"at":"k1","topSecret":0`, "$.players[1].topSecret", "0 is below 1"},
		{`"at":"k1"`, `"at":"k1","topSecret":5`, "$.players[1].topSecret", "5 is above 4"},
		{`"at":"k1"`, `"at":"k1","henchmen":[]`, "$.players[1].henchmen", "ends with the highest number held"},
		{`"at":"k1"`, `"at":"k1","henchmen":[1,0]`, "$.players[1].henchmen", "ends with the highest number held"},
		{`"at":"k1"`, `"at":"k1","henchmen":[33]`, "$.players[1].henchmen[0]", "33 is above 32"},
		{`"at":"k1"`, `"at":"k1","henchmen":[0,0,0,0,0,0,1]`, "$.players[1].henchmen", "7 elements"},
		{`"at":"k1"`, `"at":"k1","henchmen":[0,0,0,1]`, "$.players", "more henchman-4 tiles than the mix has"},
		{`"at":"k1"`, `"at":"k1","gold":1`, "$.players[1].gold", "unknown key"},
		{`"stack":4`, `"stack":4,"turned":{"a11":"none"}`, "$.turned.a11", "not a sand space of the board"},
		{`"stack":4`, `"stack":4,"turned":{"hq":"none"}`, "$.turned.hq", "not a sand space of the board"},
		{`"stack":4`, `"stack":4,"turned":{"b11":"top-secret"}`, "$.turned.b11", "unknown"},
		{`"stack":4`, `"stack":4,"turned":{"b11":"none","b11":"boat"}`, "$.turned.b11", "twice"},
		{`"stack":4`, `"stack":4,"turned":[]`, "$.turned", "expected an object"},
		{`"stack":4`, `"stack":4,"bombs":{"b11":"face-up"}`, "$.bombs.b11", "not a light-green space of the board"},
		{`"stack":4`, `"stack":4,"bombs":{"a10":"hidden"}`, "$.bombs.a10", "unknown"},
		{`"stack":4`, `"stack":4,"left":{"top-secret":1}`, "$.left[\"top-secret\"]", "no tile that lies face down"},
		{`"stack":4`, `"stack":4,"left":{"tank":1}`, "$.left.tank", "no tile that lies face down"},
		{`"stack":4`, `"stack":4,"left":{"boat":0}`, "$.left.boat", "0 is below 1"},
		{`"stack":4`, `"stack":4,"left":{"boat":33}`, "$.left.boat", "33 is above 32"},
		{`"stack":4`, `"stack":4,"moves":0`, "$.moves", "0 is below 1"},
		{`"stack":4`, `"stack":4,"moves":13`, "$.moves", "13 is above 12"},
		{`"stack":4`, `"stack":4,"trail":[]`, "$.trail", "left out where it is empty"},
		{`"stack":4`, `"stack":4,"trail":["a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1"]`, "$.trail", "13 elements"},
		{`"stack":4`, `"stack":4,"trail":["a0"]`, "$.trail[0]", "a square is"},
		{`"stack":4`, `"stack":4,"bank":7`, "$.bank", "expected a string"},
		{`"stack":4`, `"stack":4,"boosted":false`, "$.boosted", "left out where it is false"},
		{`"stack":4`, `"stack":4,"opponent":2`, "$.opponent", "seat 2 is not at the table"},
		{`"stack":4`, `"stack":4,"asking":[]`, "$.asking", "left out where it is empty"},
		{`"stack":4`, `"stack":4,"asking":[1,1]`, "$.asking", "rising order"},
		{`"stack":4`, `"stack":4,"rolls":[1]`, "$.rolls", "one roll a seat"},
		{`"stack":4`, `"stack":4,"rolls":[1,7]`, "$.rolls[1]", "7 is above 6"},
		{`"stack":4`, `"stack":4,"rolling":[8]`, "$.rolling", "8 is above 7"},
		{`"stack":4`, `"stack":4,"outcome":{"winners":[0],"reason":"hq-boat-take"}`, "$.outcome", "a game ends by hq-win"},
		{`"stack":4`, `"stack":4,"outcome":{"winners":[0],"reason":"hq-win","points":[1]}`, "$.outcome", "without points"},
		{`"stack":4`, `"stack":4,"outcome":{"winners":[0]}`, "$.outcome", "reason: missing"},
	} {
		text := strings.Replace(fresh, c.old, c.new, 1)
		if text == fresh {
			t.Fatalf("%s is not in the text", c.old)
		}
		unloadable(t, text, c.path, c.detail)
	}
}

// Hostile input is refused before it costs anything.
func TestLoadHostile(t *testing.T) {
	deep := strings.Repeat(`{"config":`, 50_000)
	for _, c := range []struct{ text, path, detail string }{
		{``, "$", ""},
		{`null`, "$", "expected an object"},
		{`[]`, "$", "expected an object"},
		{fresh + `{}`, "$", ""},
		{fresh[:len(fresh)-1], "$", ""},
		{strings.Repeat(" ", 10<<20), "$", "10485760 bytes, at most 1048576 are allowed"},
		{deep, "$", "more than 32 levels deep"},
		{strings.Replace(fresh, `"stack":4`, `"stack":`+strings.Repeat("9", 1<<19), 1), "$.stack", "is above 4"},
		{strings.Replace(fresh, `"stack":4`, `"stack":4,"trail":[`+strings.Repeat(`"a1",`, 150_000)+`"a1"]`, 1), "$.trail", "values"},
		{strings.Replace(fresh, `"stack":4`, `"stack":4,"`+strings.Repeat("x", 1<<17)+`":1`, 1), "$", ""},
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
