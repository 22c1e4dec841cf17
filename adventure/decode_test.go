package adventure

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
		{ChoosePiece{LaserRifle}, `{"type":"choose-piece","piece":"laser-rifle"}`},
		{Start{"fort-gate"}, `{"type":"start","at":"fort-gate"}`},
		{Fly{"airpark"}, `{"type":"fly","to":"airpark"}`},
		{Enter{}, `{"type":"enter"}`},
		{GoOn{}, `{"type":"go-on"}`},
		{Move{To: "north-4"}, `{"type":"move","to":"north-4"}`},
		{Move{"oasis", 5}, `{"type":"move","to":"oasis","left":5}`},
		{Jump{"isle-pack"}, `{"type":"jump","to":"isle-pack"}`},
		{Stay{}, `{"type":"stay"}`},
		{Retreat{"cross"}, `{"type":"retreat","to":"cross"}`},
		{Die{6}, `{"type":"die","pips":6}`},
		{Dice{1, 5}, `{"type":"dice","white":1,"dark":5}`},
		{DrawObjective{"radar-1"}, `{"type":"draw-objective","card":"radar-1"}`},
		{DrawEquipment{MissileSystem}, `{"type":"draw-equipment","card":"missile-system"}`},
		{DrawBattle{"fog"}, `{"type":"draw-battle","card":"fog"}`},
	} {
		if got := written(c.want.(json.Marshaler)); got != c.text {
			t.Errorf("%v is written %s, want %s", c.want, got, c.text)
		}
		if got, err := DecodeAction([]byte(c.text)); got != c.want {
			t.Errorf("%s reads as %v, %v", c.text, got, err)
		}
	}
	if got, err := DecodeAction([]byte(` {"dark":5, "white":1, "type":"dice"}`)); got != (Dice{1, 5}) {
		t.Errorf("keys in another order: %v, %v", got, err)
	}
	for _, c := range []struct{ text, path, detail string }{
		{``, "$", ""},
		{`null`, "$", "expected an object"},
		{`"stay"`, "$", "expected an object"},
		{`{}`, "$", `missing "type"`},
		{`{"type":"step"}`, "$.type", "unknown"},
		{`{"type":"Move","to":"cross"}`, "$.type", "unknown"},
		{`{"type":1}`, "$.type", "expected a string"},
		{`{"type":"stay","type":"stay"}`, "$.type", "twice"},
		{`{"type":"stay","to":"cross"}`, "$.to", "unknown key"},
		{`{"type":"enter","at":"cross"}`, "$.at", "unknown key"},
		{`{"type":"go-on","left":1}`, "$.left", "unknown key"},
		{`{"type":"choose-piece"}`, "$.piece", "missing"},
		{`{"type":"choose-piece","piece":"none"}`, "$.piece", "is none of"},
		{`{"type":"choose-piece","piece":1}`, "$.piece", "expected a string"},
		{`{"type":"start","to":"cross"}`, "$.to", "unknown key"},
		{`{"type":"move"}`, "$.to", "missing"},
		{`{"type":"move","to":4}`, "$.to", "expected a string"},
		{`{"type":"move","to":""}`, "$.to", "a space is named by"},
		{`{"type":"move","to":"Cross"}`, "$.to", "a space is named by"},
		{`{"type":"move","to":"a--b"}`, "$.to", "a space is named by"},
		{`{"type":"jump","to":"` + strings.Repeat("a", 25) + `"}`, "$.to", "at most 24 characters"},
		{`{"type":"move","to":"oasis","left":0}`, "$.left", "0 is below 1"},
		{`{"type":"move","to":"oasis","left":256}`, "$.left", "256 is above 255"},
		{`{"type":"move","to":"oasis","left":1.5}`, "$.left", "plain whole number"},
		{`{"type":"retreat","to":"oasis","left":1}`, "$.left", "unknown key"},
		{`{"type":"die","pips":-1}`, "$.pips", "-1 is below 0"},
		{`{"type":"die","pips":99999999999999999999}`, "$.pips", "is above 255"},
		{`{"type":"dice","white":1}`, "$.dark", "missing"},
		{`{"type":"dice","white":1,"black":1}`, "$.black", "unknown key"},
		{`{"type":"draw-objective","card":""}`, "$.card", "a card's id has 1 to 40 characters"},
		{`{"type":"draw-battle","card":"` + strings.Repeat("x", 41) + `"}`, "$.card", "a card's id has 1 to 40 characters"},
		{`{"type":"draw-equipment","card":"jeep"}`, "$.card", "is none of"},
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
	won := joe.Outcome{Winners: joe.SetOf(1), Reason: "adv-win", Points: [8]int16{15, 100}}
	for _, c := range []struct {
		want Event
		text string
	}{
		{Began{3}, `{"type":"began","seats":3}`},
		{FirstRolled{1, 4}, `{"type":"first-rolled","seat":1,"pips":4}`},
		{FirstTied{joe.SetOf(0, 2)}, `{"type":"first-tied","seats":[0,2]}`},
		{FirstChosen{2}, `{"type":"first-chosen","seat":2}`},
		{PieceChosen{2, Ranger}, `{"type":"piece-chosen","seat":2,"piece":"ranger"}`},
		{StartChosen{2, "fort-gate"}, `{"type":"start-chosen","seat":2,"at":"fort-gate"}`},
		{TurnBegan{2, 65535, false}, `{"type":"turn-began","seat":2,"round":65535}`},
		{TurnBegan{2, 1, true}, `{"type":"turn-began","seat":2,"round":1,"extra":true}`},
		{WentOn{0}, `{"type":"went-on","seat":0}`},
		{Entered{0, "fort-gate"}, `{"type":"entered","seat":0,"at":"fort-gate"}`},
		{Flew{0, "airpark"}, `{"type":"flew","seat":0,"to":"airpark"}`},
		{DieRolled{0, 6}, `{"type":"die-rolled","seat":0,"pips":6}`},
		{DiceRolled{0, 6, 1}, `{"type":"dice-rolled","seat":0,"white":6,"dark":1}`},
		{Moved{0, "cross", "lawn", 0, Forward}, `{"type":"moved","seat":0,"from":"cross","to":"lawn","way":"forward"}`},
		{Moved{0, "cross", "oasis", 3, ByRoll}, `{"type":"moved","seat":0,"from":"cross","to":"oasis","left":3,"way":"roll"}`},
		{Stayed{0, "amb-all-may"}, `{"type":"stayed","seat":0,"why":"amb-all-may"}`},
		{Paid{0, Hydrofoil, false}, `{"type":"paid","seat":0,"card":"hydrofoil"}`},
		{Paid{0, Hydrofoil, true}, `{"type":"paid","seat":0,"card":"hydrofoil","ferry":true}`},
		{Bumped{1, 0, "cross"}, `{"type":"bumped","seat":1,"by":0,"at":"cross"}`},
		{Retreated{1, "cross", "lawn"}, `{"type":"retreated","seat":1,"from":"cross","to":"lawn"}`},
		{Directed{0, "spin-1"}, `{"type":"directed","seat":0,"at":"spin-1"}`},
		{SentTo{0, "spin-2", false}, `{"type":"sent-to","seat":0,"to":"spin-2"}`},
		{SentTo{0, "lawn", true}, `{"type":"sent-to","seat":0,"to":"lawn","out":true}`},
		{EquipmentDrawn{0, Tank}, `{"type":"equipment-drawn","seat":0,"card":"tank"}`},
		{Jumped{0, "isle-pack"}, `{"type":"jumped","seat":0,"to":"isle-pack"}`},
		{Sneaked{0, 4, 3}, `{"type":"sneaked","seat":0,"white":4,"dark":3}`},
		{BattleDrawn{0, "fog"}, `{"type":"battle-drawn","seat":0,"card":"fog"}`},
		{BattleWon{0}, `{"type":"battle-won","seat":0}`},
		{EquipmentLost{0, VAMP}, `{"type":"equipment-lost","seat":0,"card":"vamp"}`},
		{BattleNothing{0}, `{"type":"battle-nothing","seat":0}`},
		{ObjectiveReached{0, "radar-1", 40}, `{"type":"objective-reached","seat":0,"card":"radar-1","points":40}`},
		{ObjectiveDrawn{0, "radar-2", false}, `{"type":"objective-drawn","seat":0,"card":"radar-2"}`},
		{ObjectiveDrawn{0, "radar-2", true}, `{"type":"objective-drawn","seat":0,"card":"radar-2","dealt":true}`},
		{TurnEnded{0, "adv-sneak-tie"}, `{"type":"turn-ended","seat":0,"why":"adv-sneak-tie"}`},
		{Ended{won}, `{"type":"ended","outcome":{"winners":[1],"reason":"adv-win","points":[15,100]}}`},
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
		{`{"type":"move","to":"cross"}`, "$.type", "unknown"},
		{`{"type":"began","seats":5}`, "$.seats", "5 is above 4"},
		{`{"type":"moved","seat":0,"from":"cross","to":"lawn"}`, "$.way", "missing"},
		{`{"type":"moved","seat":0,"from":"cross","to":"lawn","way":"none"}`, "$.way", "is none of"},
		{`{"type":"moved","seat":0,"from":"cross","to":"lawn","left":0,"way":"roll"}`, "$.left", "0 is below 1"},
		{`{"type":"moved","seat":0,"from":"cross","to":"lawn","way":"roll","by":"boat"}`, "$.by", "unknown key"},
		{`{"type":"bumped","seat":0,"by":8,"at":"cross"}`, "$.by", "8 is above 7"},
		{`{"type":"turn-began","seat":0,"round":65536}`, "$.round", "65536 is above 65535"},
		{`{"type":"turn-began","seat":0,"round":1,"extra":false}`, "$.extra", "left out where it is false"},
		{`{"type":"objective-drawn","seat":0,"card":"radar-2","dealt":false}`, "$.dealt", "left out where it is false"},
		{`{"type":"sent-to","seat":0,"to":"lawn","out":1}`, "$.out", "expected true or false"},
		{`{"type":"die-rolled","seat":-1,"pips":6}`, "$.seat", "-1 is below 0"},
		{`{"type":"first-tied","seats":[2,0]}`, "$.seats", "rising order"},
		{`{"type":"objective-reached","seat":0,"card":"radar-1","points":32768}`, "$.points", "32768 is above 32767"},
		{`{"type":"paid","seat":0,"card":"none"}`, "$.card", "is none of"},
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
	_, events := do(t, rolled(t, 1, 3, "cross oasis-1"), Move{To: "north-4"})
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
		{strings.Replace(string(text), `{"type":"stay"}`, `{"type":"decide"}`, 1), "$[1].options[1].type", "unknown"},
		{strings.Replace(string(text), `[{"type":"jump","to":"desert-pack"},{"type":"stay"}]`, `[]`, 1), "$[1].options", "left out where there are none"},
		{`[` + strings.Repeat(`{"type":"went-on","seat":0},`, 1<<16) + `{"type":"went-on","seat":0}]`, "$", ""},
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
		{Config{Seats: -1, Target: -5, TurnLimit: -7}, `{"seats":-1,"target":-5,"turnLimit":-7}`}, // for New to refuse
		{Config{Seats: 3, Target: 150, First: joe.FirstSeat(2), TurnLimit: 9}, `{"seats":3,"target":150,"first":2,"turnLimit":9}`},
	} {
		if got := written(c.want); got != c.text {
			t.Errorf("written %s, want %s", got, c.text)
		}
		got, err := DecodeConfig([]byte(c.text))
		if got != c.want || err != nil {
			t.Errorf("%s: %v, %v", c.text, got, err)
		}
	}
	if c, err := DecodeConfig([]byte(`{"first":"rolled","seats":2}`)); err != nil || c.First != 0 {
		t.Errorf("the first player rolled for: %v, %v", c.First, err)
	}
	// The built-in board and cards go by their names, others whole.
	named := `{"seats":2,"board":"` + DefaultBoard().Name() + `","cards":"` + DefaultCards().Name() + `"}`
	if c, err := DecodeConfig([]byte(named)); err != nil || !c.Board.same(DefaultBoard()) || !c.Cards.same(DefaultCards()) || written(c) != named {
		t.Errorf("%s: %v", named, err)
	}
	whole := written(drilling(t, 2))
	if c, err := DecodeConfig([]byte(whole)); err != nil || !c.Board.same(drilling(t, 2).Board) || !c.Cards.same(drilling(t, 2).Cards) || written(c) != whole {
		t.Errorf("%.60s: %v", whole, err)
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
		{`{"seats":4,"board":{"spaces":[],"paths":[]}}`, "$.board", "there are 0 spaces"},
		{`{"seats":4,"cards":"Atlantis"}`, "$.cards", "unknown"},
		{`{"seats":4,"cards":[]}`, "$.cards", "expected an object"},
		{`{"seats":4,"cards":{"objectives":[],"battle":[]}}`, "$.cards", "0 cards of Radar"},
		{`{"seats":4,"target":0}`, "$.target", "left out for the default"},
		{`{"seats":4,"target":"150"}`, "$.target", "expected a number"},
		{`{"seats":4,"target":2147483648}`, "$.target", "2147483648 is above 2147483647"},
		{`{"seats":4,"first":"me"}`, "$.first", "unknown"},
		{`{"seats":4,"first":8}`, "$.first", "8 is above 7"},
		{`{"seats":4,"turnLimit":2147483648}`, "$.turnLimit", "2147483648 is above 2147483647"},
		{strings.Repeat(" ", 10<<20), "$", "at most 1048576 are allowed"},
		{`{"seats":` + strings.Repeat(`[`, 1000), "$.seats", "more than 32 levels deep"},
	} {
		got, err := DecodeConfig([]byte(c.text))
		if e, ok := err.(*joe.Error); !ok || e.Kind != joe.ErrMalformed || !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
			t.Errorf("%.60s: %v; want %q at %s", c.text, err, c.detail, c.path)
		}
		if got != (Config{}) || kept.UnmarshalJSON([]byte(c.text)) == nil || kept != (Config{}) {
			t.Errorf("%.60s is refused and gives %v", c.text, got)
		}
	}
}
