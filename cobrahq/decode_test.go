package cobrahq

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

func TestDecodeAction(t *testing.T) {
	for _, c := range []struct {
		want Action
		text string
	}{
		{Step{"d4"}, `{"type":"step","to":"d4"}`},
		{Step{HQSpace}, `{"type":"step","to":"hq"}`},
		{Boost{Henchman3, 2}, `{"type":"boost","tile":"henchman-3","add":2}`},
		{Stop{}, `{"type":"stop"}`},
		{Take{TopSecret}, `{"type":"take","tile":"top-secret"}`},
		{Decline{}, `{"type":"decline"}`},
		{Challenge{3}, `{"type":"challenge","opponent":3}`},
		{Place{"z26"}, `{"type":"place","at":"z26"}`},
		{Die{6}, `{"type":"die","pips":6}`},
		{Dice{1, 5}, `{"type":"dice","white":1,"black":5}`},
		{Reveal{Boat}, `{"type":"reveal","tile":"boat"}`},
	} {
		if got := written(c.want.(json.Marshaler)); got != c.text {
			t.Errorf("%v is written %s, want %s", c.want, got, c.text)
		}
		if got, err := DecodeAction([]byte(c.text)); got != c.want {
			t.Errorf("%s reads as %v, %v", c.text, got, err)
		}
	}
	if got, err := DecodeAction([]byte(` {"black":5, "white":1, "type":"dice"}`)); got != (Dice{1, 5}) {
		t.Errorf("keys in another order: %v, %v", got, err)
	}
	for _, c := range []struct{ text, path, detail string }{
		{``, "$", ""},
		{`null`, "$", "expected an object"},
		{`"stop"`, "$", "expected an object"},
		{`{}`, "$", `missing "type"`},
		{`{"type":"jump"}`, "$.type", "unknown"},
		{`{"type":"Step","to":"d4"}`, "$.type", "unknown"},
		{`{"type":1}`, "$.type", "expected a string"},
		{`{"type":"stop","type":"stop"}`, "$.type", "twice"},
		{`{"type":"stop","to":"d4"}`, "$.to", "unknown key"},
		{`{"type":"decline","tile":"boat"}`, "$.tile", "unknown key"},
		{`{"type":"step"}`, "$.to", "missing"},
		{`{"type":"step","to":4}`, "$.to", "expected a string"},
		{`{"type":"step","to":"d27"}`, "$.to", "a square is"},
		{`{"type":"step","to":"d04"}`, "$.to", "a square is"},
		{`{"type":"step","to":""}`, "$.to", "a square is"},
		{`{"type":"boost","tile":"henchman-7","add":2}`, "$.tile", "unknown"},
		{`{"type":"boost","tile":"none","add":2}`, "$.tile", "unknown"},
		{`{"type":"boost","tile":"henchman-1","add":256}`, "$.add", "256 is above 255"},
		{`{"type":"boost","tile":"henchman-1","add":-1}`, "$.add", "-1 is below 0"},
		{`{"type":"boost","tile":"henchman-1","add":1.5}`, "$.add", "plain whole number"},
		{`{"type":"boost","tile":"henchman-1","add":99999999999999999999}`, "$.add", "is above 255"},
		{`{"type":"challenge","opponent":8}`, "$.opponent", "8 is above 7"},
		{`{"type":"challenge","opponent":"me"}`, "$.opponent", "unknown"},
		{`{"type":"die","pips":{"type":"die"}}`, "$.pips", "expected a number"},
		{strings.Repeat(`{"to":`, 9) + `1` + strings.Repeat(`}`, 9), "$.to.to.to.to.to.to.to.to", "more than 8 levels deep"},
		{strings.Repeat(" ", 10<<20), "$", "at most 65536 are allowed"},
	} {
		a, err := DecodeAction([]byte(c.text))
		misread(t, err, c.path, c.detail)
		if a != nil {
			t.Errorf("%.40s is refused and reads as %v", c.text, a)
		}
	}
}

func TestDecodeEvent(t *testing.T) {
	draw := joe.Outcome{Reason: "sdk-turn-limit"}
	for _, c := range []struct {
		want Event
		text string
	}{
		{Began{3}, `{"type":"began","seats":3}`},
		{FirstRolled{1, 4}, `{"type":"first-rolled","seat":1,"pips":4}`},
		{FirstTied{joe.SetOf(0, 2)}, `{"type":"first-tied","seats":[0,2]}`},
		{FirstChosen{2}, `{"type":"first-chosen","seat":2}`},
		{TurnBegan{2, 65535}, `{"type":"turn-began","seat":2,"round":65535}`},
		{DieRolled{0, 6}, `{"type":"die-rolled","seat":0,"pips":6}`},
		{Boosted{0, Henchman2, 1}, `{"type":"boosted","seat":0,"tile":"henchman-2","add":1}`},
		{Moved{0, "a1", "a2"}, `{"type":"moved","seat":0,"from":"a1","to":"a2"}`},
		{Embarked{0, "b6", "c6"}, `{"type":"embarked","seat":0,"from":"b6","to":"c6"}`},
		{Landed{0, "c6", HQSpace}, `{"type":"landed","seat":0,"from":"c6","to":"hq"}`},
		{Took{0, 1, TopSecret}, `{"type":"took","seat":0,"from":1,"tile":"top-secret"}`},
		{Declined{0, 1}, `{"type":"declined","seat":0,"from":1}`},
		{Stopped{0, "b11"}, `{"type":"stopped","seat":0,"at":"b11"}`},
		{Turned{0, "b11", Bomb}, `{"type":"turned","seat":0,"at":"b11","tile":"bomb"}`},
		{BoatTaken{0, "b11"}, `{"type":"boat-taken","seat":0,"at":"b11"}`},
		{BoatLeft{0, "b11"}, `{"type":"boat-left","seat":0,"at":"b11"}`},
		{SecretTaken{0}, `{"type":"secret-taken","seat":0}`},
		{Challenged{0, 1}, `{"type":"challenged","seat":0,"opponent":1}`},
		{RolledOff{0, 1, 4, 3}, `{"type":"rolled-off","seat":0,"opponent":1,"white":4,"black":3}`},
		{Held{0, "b11", Henchman1}, `{"type":"held","seat":0,"at":"b11","tile":"henchman-1"}`},
		{BombLifted{0, "b11"}, `{"type":"bomb-lifted","seat":0,"at":"b11"}`},
		{BombPlaced{0, "a10"}, `{"type":"bomb-placed","seat":0,"at":"a10"}`},
		{BombRemoved{0}, `{"type":"bomb-removed","seat":0}`},
		{HenchmanTaken{0, "b11", Henchman6}, `{"type":"henchman-taken","seat":0,"at":"b11","tile":"henchman-6"}`},
		{TurnEnded{0, "hq-end-empty"}, `{"type":"turn-ended","seat":0,"why":"hq-end-empty"}`},
		{Stranded{0}, `{"type":"stranded","seat":0}`},
		{Ended{draw}, `{"type":"ended","outcome":{"winners":[],"reason":"sdk-turn-limit"}}`},
	} {
		if got := written(c.want); got != c.text {
			t.Errorf("%v is written %s, want %s", c.want, got, c.text)
		}
		if got, err := DecodeEvent([]byte(c.text)); got != c.want {
			t.Errorf("%s reads as %v, %v", c.text, got, err)
		}
	}
	for _, c := range []struct{ text, path, detail string }{
		{`[]`, "$", "expected an object"},
		{`{"seat":0}`, "$", `missing "type"`},
		{`{"type":"step","to":"d4"}`, "$.type", "unknown"},
		{`{"type":"began","seats":5}`, "$.seats", "5 is above 4"},
		{`{"type":"moved","seat":0,"from":"a1"}`, "$.to", "missing"},
		{`{"type":"moved","seat":0,"from":"a1","to":"A2"}`, "$.to", "a square is"},
		{`{"type":"moved","seat":0,"from":"a1","to":"a2","by":"boat"}`, "$.by", "unknown key"},
		{`{"type":"turn-began","seat":0,"round":65536}`, "$.round", "65536 is above 65535"},
		{`{"type":"die-rolled","seat":-1,"pips":6}`, "$.seat", "-1 is below 0"},
		{`{"type":"first-tied","seats":[2,0]}`, "$.seats", "rising order"},
		{`{"type":"ended","outcome":{"winners":[0]}}`, "$.outcome", "reason: missing"},
		{`{"type":"asked"}`, "$.pending", "missing"},
		{`{"type":"asked","pending":{}}`, "$.pending", "missing"},
		{strings.Repeat(" ", 10<<20), "$", "at most 65536 are allowed"},
	} {
		e, err := DecodeEvent([]byte(c.text))
		misread(t, err, c.path, c.detail)
		if e != nil {
			t.Errorf("%.40s is refused and reads as %v", c.text, e)
		}
	}
}

// A batch reads as the list that it was, its question and options included.
func TestDecodeEvents(t *testing.T) {
	_, events := do(t, position(t, 2, `"phase":"move","moves":2,"players":[{"at":"a9"},{"at":"a10","boats":1}],"turned":{"b1":"none"}`), Step{"a10"})
	text, err := json.Marshal(events)
	if err != nil {
		t.Fatal(err)
	}
	var read Events
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(events, []Event(read)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	before := read
	for _, c := range []struct{ text, path, detail string }{
		{`{}`, "$", "expected a list"},
		{`[null]`, "$[0]", "expected an object"},
		{strings.Replace(string(text), `{"type":"decline"}`, `{"type":"decide"}`, 1), "$[1].options[1].type", "unknown"},
		{strings.Replace(string(text), `[{"type":"take","tile":"boat"},{"type":"decline"}]`, `[]`, 1), "$[1].options", "left out where there are none"},
		{`[` + strings.Repeat(`{"type":"stranded","seat":0},`, 1<<16) + `{"type":"stranded","seat":0}]`, "$", ""},
	} {
		err := read.UnmarshalJSON([]byte(c.text))
		if e, ok := err.(*joe.Error); !ok || e.Kind != joe.ErrMalformed || !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
			t.Errorf("%.60s: %v", c.text, err)
		}
		if cmp.Diff(before, read) != "" {
			t.Fatalf("%.60s is refused and changed the list", c.text)
		}
	}
}

func TestDecodeConfig(t *testing.T) {
	for _, c := range []struct {
		want Config
		text string
	}{
		{Config{Seats: 4}, `{"seats":4}`},
		{Config{Seats: -1, TurnLimit: -7}, `{"seats":-1,"turnLimit":-7}`},                                     // for New to refuse
		{Config{Seats: 2, Tiles: map[Tile]int{}, Corners: []Corner{}}, `{"seats":2,"tiles":{},"corners":[]}`}, // that too
		{Config{Seats: 3, Tiles: map[Tile]int{Boat: 32, TopSecret: 0}, First: joe.FirstSeat(2), Corners: []Corner{BottomLeft, TopLeft, TopRight}, TurnLimit: 9},
			`{"seats":3,"tiles":{"boat":32,"top-secret":0},"first":2,"corners":["bottom-left","top-left","top-right"],"turnLimit":9}`},
	} {
		if got := written(c.want); got != c.text {
			t.Errorf("written %s, want %s", got, c.text)
		}
		got, err := DecodeConfig([]byte(c.text))
		if diff := cmp.Diff(c.want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", c.text, err, diff)
		}
	}
	if c, err := DecodeConfig([]byte(`{"first":"rolled","seats":2}`)); err != nil || c.First != 0 {
		t.Errorf("the first player rolled for: %v, %v", c.First, err)
	}
	// The built-in board goes by its name, another whole.
	named := `{"seats":2,"board":"` + DefaultBoard().Name() + `"}`
	if c, err := DecodeConfig([]byte(named)); err != nil || !c.Board.same(DefaultBoard()) || written(c) != named {
		t.Errorf("%s: %v", named, err)
	}
	whole := `{"seats":2,"board":` + written(trainingBoard) + `}`
	if c, err := DecodeConfig([]byte(whole)); err != nil || !c.Board.same(trainingBoard) || written(c) != whole {
		t.Errorf("%s: %v", whole, err)
	}
	var kept Config
	for _, c := range []struct{ text, path, detail string }{
		{`4`, "$", "expected an object"},
		{`{}`, "$.seats", "missing"},
		{`{"seats":"4"}`, "$.seats", "expected a number"},
		{`{"seats":1e1}`, "$.seats", "plain whole number"},
		{`{"seats":32768}`, "$.seats", "32768 is above 32767"},
		{`{"Seats":4}`, "$.Seats", "unknown key"},
		{`{"seats":4,"seats":4}`, "$.seats", "twice"},
		{`{"seats":4,"limit":9}`, "$.limit", "unknown key"},
		{`{"seats":4,"board":"Atlantis"}`, "$.board", "unknown"},
		{`{"seats":4,"board":7}`, "$.board", "expected an object"},
		{`{"seats":4,"board":{"rows":["H"]}}`, "$.board", "the map has 1 rows"},
		{`{"seats":4,"tiles":{"tank":1}}`, "$.tiles.tank", "there is no such tile"},
		{`{"seats":4,"tiles":{"none":1}}`, "$.tiles.none", "there is no such tile"},
		{`{"seats":4,"tiles":{"boat":1,"boat":2}}`, "$.tiles.boat", "twice"},
		{`{"seats":4,"tiles":{"boat":99999}}`, "$.tiles.boat", "99999 is above 32767"},
		{`{"seats":4,"tiles":[12,8]}`, "$.tiles", "expected an object"},
		{`{"seats":4,"first":"me"}`, "$.first", "unknown"},
		{`{"seats":4,"first":8}`, "$.first", "8 is above 7"},
		{`{"seats":4,"corners":["north"]}`, "$.corners[0]", "unknown"},
		{`{"seats":4,"corners":["top-left","top-left","top-left","top-left","top-left","top-left","top-left","top-left","top-left"]}`, "$.corners", "9 elements"},
		{`{"seats":4,"turnLimit":2147483648}`, "$.turnLimit", "2147483648 is above 2147483647"},
		{strings.Repeat(" ", 10<<20), "$", "at most 1048576 are allowed"},
		{`{"seats":` + strings.Repeat(`[`, 1000), "$.seats", "more than 32 levels deep"},
	} {
		got, err := DecodeConfig([]byte(c.text))
		if e, ok := err.(*joe.Error); !ok || e.Kind != joe.ErrMalformed || !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
			t.Errorf("%.60s: %v; want %q at %s", c.text, err, c.detail, c.path)
		}
		if cmp.Diff(Config{}, got) != "" || kept.UnmarshalJSON([]byte(c.text)) == nil || kept.Seats != 0 {
			t.Errorf("%.60s is refused and gives %v", c.text, got)
		}
	}
}
