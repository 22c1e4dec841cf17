package deckbuilder

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

func TestDecodeAction(t *testing.T) {
	for _, c := range []struct {
		want Action
		text string
	}{
		{AttemptStory{}, `{"type":"attempt-story"}`},
		{AttemptOfficer{"destro"}, `{"type":"attempt-officer","card":"destro"}`},
		{AttemptSide{"cobra-trooper", 1}, `{"type":"attempt-side","card":"cobra-trooper","of":1}`},
		{AttemptBattalion{5}, `{"type":"attempt-battalion","slot":5}`},
		{Play{"comms"}, `{"type":"play","card":"comms"}`},
		{Use{"duke"}, `{"type":"use","card":"duke"}`},
		{Buy{0}, `{"type":"buy","slot":0}`},
		{BuyRifle{"service-rifle"}, `{"type":"buy-rifle","card":"service-rifle"}`},
		{Promote{"duke"}, `{"type":"promote","card":"duke"}`},
		{SpendJoe{"flint"}, `{"type":"spend-joe","card":"flint"}`},
		{Hold{"gi"}, `{"type":"hold","card":"gi"}`},
		{TakeBack{}, `{"type":"take-back"}`},
		{Board{"vamp"}, `{"type":"board","card":"vamp"}`},
		{Assign{"snake-eyes"}, `{"type":"assign","card":"snake-eyes"}`},
		{NameSkill{content.MartialArts}, `{"type":"name-skill","skill":"martial-arts"}`},
		{NameSkill{content.Tech}, `{"type":"name-skill","skill":"tech"}`},
		{Choose{"gi"}, `{"type":"choose","card":"gi"}`},
		{ChooseSlot{3}, `{"type":"choose-slot","slot":3}`},
		{ChooseSeat{2}, `{"type":"choose-seat","seat":2}`},
		{Option{2}, `{"type":"option","n":2}`},
		{Accept{}, `{"type":"accept"}`},
		{Pass{}, `{"type":"pass"}`},
		{Deal{"gi"}, `{"type":"deal","card":"gi"}`},
		{Throw{1, 2, 5}, `{"type":"throw","blanks":1,"hits":2,"doubles":5}`},
		{Lot{3}, `{"type":"lot","seat":3}`},
	} {
		if got := written(c.want.(json.Marshaler)); got != c.text {
			t.Errorf("%v is written %s, want %s", c.want, got, c.text)
		}
		if got, err := DecodeAction([]byte(c.text)); got != c.want {
			t.Errorf("%s reads as %v, %v", c.text, got, err)
		}
	}
	if got, err := DecodeAction([]byte(` {"of":1, "card":"destro", "type":"attempt-side"}`)); got != (AttemptSide{"destro", 1}) {
		t.Errorf("keys in another order: %v, %v", got, err)
	}
	for _, c := range []struct{ text, path, detail string }{
		{``, "$", ""},
		{`null`, "$", "expected an object"},
		{`{}`, "$", `missing "type"`},
		{`{"type":"step"}`, "$.type", "unknown"},
		{`{"type":"Pass"}`, "$.type", "unknown"},
		{`{"type":"pass","type":"pass"}`, "$.type", "twice"},
		{`{"type":"pass","card":"gi"}`, "$.card", "unknown key"},
		{`{"type":"play"}`, "$.card", "missing"},
		{`{"type":"play","card":""}`, "$.card", "an id has 1 to 40 characters"},
		{`{"type":"play","card":"` + strings.Repeat("a", 41) + `"}`, "$.card", "an id has 1 to 40 characters"},
		{`{"type":"play","card":4}`, "$.card", "expected a string"},
		{`{"type":"buy","slot":6}`, "$.slot", "6 is above 5"},
		{`{"type":"buy","slot":-1}`, "$.slot", "-1 is below 0"},
		{`{"type":"option","n":3}`, "$.n", "3 is above 2"},
		{`{"type":"attempt-side","card":"gi","of":8}`, "$.of", "8 is above 7"},
		{`{"type":"name-skill","skill":"charm"}`, "$.skill", `"charm" is no Skill`},
		{`{"type":"name-skill","skill":1}`, "$.skill", "expected a string"},
		{`{"type":"throw","blanks":1,"hits":2}`, "$.doubles", "missing"},
		{`{"type":"throw","blanks":256,"hits":2,"doubles":0}`, "$.blanks", "256 is above 255"},
		{strings.Repeat(`{"of":`, 9) + `1` + strings.Repeat(`}`, 9), "$.of.of.of.of.of.of.of.of", "more than 8 levels deep"},
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
	todo := Todo{spun: 2}
	todo.steps.push(step{op: opTurn, seat: 1, n: 2})
	todo.steps.push(step{op: opResolve, seat: joe.Nobody})
	todo.steps.push(step{op: opVote, seat: 1, n: -1, m: 3, ref: ref{card: 17}})
	todo.steps.push(step{op: opEffects, seat: 1, ref: ref{card: 3, ability: 1, part: oring, i: 2, j: 1}})
	todo.steps.push(step{op: opDeal, seat: 1, m: index(of(DeckRest, 1)), n: index(of(Hand, 1))})
	for _, c := range []struct {
		want Event
		text string
	}{
		{Began{3}, `{"type":"began","seats":3}`},
		{FirstChosen{2}, `{"type":"first-chosen","seat":2}`},
		{Moved{"gi", of(Hand, 1), at(Out), "boot-camp", 0}, `{"type":"moved","card":"gi","from":"hand/1","to":"out","why":"boot-camp"}`},
		{Shuffled{of(Discard, 1), of(DeckRest, 1), "core-draw-reshuffle"}, `{"type":"shuffled","from":"discard/1","to":"deck-rest/1","why":"core-draw-reshuffle"}`},
		{TurnBegan{1, 65535}, `{"type":"turn-began","seat":1,"round":65535}`},
		{PhaseBegan{"round-end"}, `{"type":"phase-began","phase":"round-end"}`},
		{Attempted{Card: "destro", Place: at(Officers)}, `{"type":"attempted","card":"destro","place":"officers"}`},
		{Started{}, `{"type":"started"}`},
		{SkillNamed{content.Tech}, `{"type":"skill-named","skill":"tech"}`},
		{SilentRolled{1, 2, 3}, `{"type":"silent-rolled","blanks":1,"hits":2,"doubles":3}`},
		{SilenceChecked{3, -1}, `{"type":"silence-checked","cards":3,"value":-1}`},
		{NoiseChanged{true, "si-silent-above-noisy"}, `{"type":"noise-changed","noisy":true,"why":"si-silent-above-noisy"}`},
		{Changed{What: RecruitSpent, Seat: 1, By: -3, Why: "core-promote"}, `{"type":"changed","what":"spent","seat":1,"by":-3,"why":"core-promote"}`},
		{Changed{What: MissionSkill, Seat: joe.Nobody, Skill: content.Wild, By: 2, Why: "comms"}, `{"type":"changed","what":"skill","seat":"nobody","skill":"wild","by":2,"why":"comms"}`},
		{Rolled{1, 2, 3, "core-mission-roll"}, `{"type":"rolled","blanks":1,"hits":2,"doubles":3,"why":"core-mission-roll"}`},
		{SideRolled{1, 2, 3, "muskrat"}, `{"type":"side-rolled","blanks":1,"hits":2,"doubles":3,"why":"muskrat"}`},
		{PickedUp{1, 0, 0, "second-effort"}, `{"type":"picked-up","blanks":1,"hits":0,"doubles":0,"why":"second-effort"}`},
		{Converted{2, "spirit"}, `{"type":"converted","blanks":2,"why":"spirit"}`},
		{Spent{"duke", of(Team, 0)}, `{"type":"spent","card":"duke","place":"team/0"}`},
		{Decided{true, 5, 4}, `{"type":"decided","success":true,"hits":5,"difficulty":4}`},
		{MissionEnded{}, `{"type":"mission-ended"}`},
		{StoryRecorded{false}, `{"type":"story-recorded","success":false}`},
		{ThreatMoved{7, "core-round-end-threat"}, `{"type":"threat-moved","to":7,"why":"core-round-end-threat"}`},
		{RoundEnded{4}, `{"type":"round-ended","round":4}`},
		{Opened{of(DeckRest, 1), []string{}}, `{"type":"opened","place":"deck-rest/1","cards":[]}`},
		{Opened{of(DeckRest, 1), []string{"gi", "traitor"}}, `{"type":"opened","place":"deck-rest/1","cards":["gi","traitor"]}`},
		{Noted{Why: "core-stack-empty"}, `{"type":"noted","why":"core-stack-empty"}`},
		{Noted{"core-stack-empty", "destro"}, `{"type":"noted","why":"core-stack-empty","card":"destro"}`},
		{Ended{joe.Outcome{Reason: "tw-end-active-wins"}, "core-lose-main-deck"}, `{"type":"ended","outcome":` + written(joe.Outcome{Reason: "tw-end-active-wins"}) + `,"cause":"core-lose-main-deck"}`},
		{Ended{Outcome: joe.Outcome{Reason: "core-lose-threat-top"}}, `{"type":"ended","outcome":` + written(joe.Outcome{Reason: "core-lose-threat-top"}) + `}`},
		{Asked{Pending: joe.NothingPending(), Options: []Action{Pass{}}, Todo: todo}, `{"type":"asked","pending":` + written(joe.NothingPending()) +
			`,"options":[{"type":"pass"}],"todo":{"steps":[{"op":"turn","seat":1,"n":2},{"op":"resolve"},{"op":"vote","seat":1,"n":-1,"seats":[0,1],"card":17},` +
			`{"op":"effects","seat":1,"card":3,"ability":1,"part":"or","i":2,"j":1},{"op":"deal","seat":1,"from":"deck-rest/1","to":"hand/1"}],"spun":2}}`},
	} {
		if got := written(c.want); got != c.text {
			t.Errorf("%v is written\n%s, want\n%s", c.want, got, c.text)
		}
		got, err := DecodeEvent([]byte(c.text))
		if err != nil || cmp.Diff(c.want, got, cmpopts.EquateComparable(Todo{})) != "" {
			t.Errorf("%s reads as %v, %v", c.text, got, err)
		}
	}
	asked := `{"type":"asked","pending":` + written(joe.NothingPending()) + `,"todo":{"steps":[`
	for _, c := range []struct{ text, path, detail string }{
		{`[]`, "$", "expected an object"},
		{`{"seat":0}`, "$", `missing "type"`},
		{`{"type":"pass"}`, "$.type", "unknown"},
		{`{"type":"began","seats":5}`, "$.seats", "5 is above 4"},
		{`{"type":"moved","card":"gi","from":"hand","to":"out","why":"x"}`, "$.from", "no place"},
		{`{"type":"moved","card":"gi","from":"hand/4","to":"out","why":"x"}`, "$.from", "no place"},
		{`{"type":"moved","card":"gi","from":"","to":"out","why":"x"}`, "$.from", "a place, such as"},
		{`{"type":"moved","card":"gi","from":"hand/0","to":"out","why":""}`, "$.why", "the rule or the card"},
		{`{"type":"moved","card":"gi","from":"hand/0","to":"out"}`, "$.why", "missing"},
		{`{"type":"phase-began","phase":"start"}`, "$.phase", "unknown"},
		{`{"type":"phase-began","phase":""}`, "$.phase", "unknown"},
		{`{"type":"turn-began","seat":0,"round":65536}`, "$.round", "65536 is above 65535"},
		{`{"type":"changed","what":"luck","seat":1,"by":1,"why":"x"}`, "$.what", "is none of"},
		{`{"type":"changed","what":"dice","seat":1,"by":128,"why":"x"}`, "$.by", "128 is above 127"},
		{`{"type":"decided","success":1,"hits":1,"difficulty":1}`, "$.success", "expected true or false"},
		{`{"type":"started","why":"x"}`, "$.why", "unknown key"},
		{`{"type":"ended","outcome":{}}`, "$.outcome", "missing"},
		{`{"type":"asked"}`, "$.pending", "missing"},
		{asked[:len(asked)-len(`,"todo":{"steps":[`)] + `}`, "$.todo", "missing"},
		{asked + strings.Repeat(`{"op":"line-up"},`, maxSteps) + `{"op":"line-up"}]}}`, "$.todo.steps", "41 elements, at most 40"},
		{asked + `{"op":"turn","card":"gi"}]}}`, "$.todo.steps[0].card", "expected a number"},
		{asked + `{"op":"turn","card":0}]}}`, "$.todo.steps[0].card", "0 is below 1"},
		{asked + `{"op":"turn","from":"hand/0"}]}}`, "$.todo.steps[0].from", "unknown key"},
		{asked + `{"op":"deal","from":"hand/0","to":"out","n":1}]}}`, "$.todo.steps[0].n", "unknown key"},
		{asked + `{"op":"vote","m":1}]}}`, "$.todo.steps[0].m", "unknown key"},
		{asked + `{"op":"vote"}]}}`, "$.todo.steps[0].seats", "missing"},
		{asked + `{"op":"turn","part":"while"}]}}`, "$.todo.steps[0].part", "unknown"},
		{asked + `],"spun":0}}`, "$.todo.spun", "0 is below 1"},
		{strings.Repeat(" ", 10<<20), "$", "at most 65536 are allowed"},
	} {
		e, err := DecodeEvent([]byte(c.text))
		misread(t, err, c.path, c.detail)
		if e != nil {
			t.Errorf("%.40s is refused and reads as %v", c.text, e)
		}
	}
}

// Every batch of a game reads as what it was, and a View that follows it as read holds
// the next View.
func TestDecodeEvents(t *testing.T) {
	s, _, err := New(Config{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	var events []Event
	src := dice.New(3)
	for n := 0; s.ToAct() != joe.Nobody && n < 400; n++ {
		before := s.View(1)
		a := Roll(s, &src)
		if a == nil {
			list := Legal(s)
			a = list[src.IntN(len(list))]
		}
		if s, events, err = Apply(s, a); err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(events)
		if err != nil {
			t.Fatal(err)
		}
		var read Events
		if err := json.Unmarshal(text, &read); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(events, []Event(read), cmpopts.EquateComparable(Todo{})); diff != "" {
			t.Fatalf("(-want +got):\n%s", diff)
		}
		for _, e := range read {
			before = before.With(e)
		}
		if before.Key() != s.View(1).Key() {
			t.Fatalf("after %v another View:\n%s\n%s", a, written(before), written(s.View(1)))
		}
	}
	read := Events{Started{}}
	for _, c := range []struct{ text, path, detail string }{
		{`{}`, "$", "expected a list"},
		{`[null]`, "$[0]", "expected an object"},
		{`[{"type":"started"},{"type":"started","type":"started"}]`, "$[1].type", "twice"},
		{`[{"type":"started"},{"type":"stopped"}]`, "$[1].type", "unknown"},
		{`[` + strings.Repeat(`{"type":"started"},`, 1<<16) + `{"type":"started"}]`, "$", ""},
	} {
		err := read.UnmarshalJSON([]byte(c.text))
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
			t.Errorf("%.60s: %v", c.text, err)
		}
		if len(read) != 1 {
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
		{Config{Seats: -1, TurnLimit: -7}, `{"seats":-1,"turnLimit":-7}`}, // for New to refuse
		{Config{Seats: 2, Story: TotalControl, Leaders: []string{"", "duke"}, Expert: []string{"dug-in"}, First: joe.FirstSeat(1), Content: content.Core(), TurnLimit: 9},
			`{"seats":2,"story":"total-control","leaders":["","duke"],"expert":["dug-in"],"first":1,"content":{"name":"core","version":1},"turnLimit":9}`},
	} {
		if got := written(c.want); got != c.text {
			t.Errorf("written %s, want %s", got, c.text)
		}
		got, err := DecodeConfig([]byte(c.text))
		if err != nil || written(got) != c.text || got.Content != c.want.Content {
			t.Errorf("%s: %v, %v", c.text, got, err)
		}
	}
	if c, err := DecodeConfig([]byte(`{"first":"rolled","seats":2}`)); err != nil || c.First != 0 {
		t.Errorf("the first player left to chance: %v, %v", c.First, err)
	}
	var kept Config
	for _, c := range []struct{ text, path, detail string }{
		{`4`, "$", "expected an object"},
		{`{}`, "$.seats", "missing"},
		{`{"seats":"4"}`, "$.seats", "expected a number"},
		{`{"seats":32768}`, "$.seats", "32768 is above 32767"},
		{`{"Seats":4}`, "$.Seats", "unknown key"},
		{`{"seats":4,"seats":4}`, "$.seats", "twice"},
		{`{"seats":4,"limit":9}`, "$.limit", "unknown key"},
		{`{"seats":4,"story":""}`, "$.story", "an id has"},
		{`{"seats":4,"leaders":[]}`, "$.leaders", "left out where there are none"},
		{`{"seats":4,"leaders":[1]}`, "$.leaders[0]", "expected a string"},
		{`{"seats":4,"expert":[""]}`, "$.expert[0]", "an id has"},
		{`{"seats":4,"first":8}`, "$.first", "8 is above 7"},
		{`{"seats":4,"content":{"name":"atlantis","version":1}}`, "$.content", "atlantis"},
		{`{"seats":4,"content":{"name":"core","version":99}}`, "$.content", "version"},
		{`{"seats":4,"content":"core"}`, "$.content", ""},
		{`{"seats":4,"turnLimit":0}`, "$.turnLimit", "left out for the default"},
		{`{"seats":4,"turnLimit":2147483648}`, "$.turnLimit", "2147483648 is above 2147483647"},
		{strings.Repeat(" ", 10<<20), "$", "at most 8388608 are allowed"},
		{`{"seats":` + strings.Repeat(`[`, 1000), "$.seats", "more than 40 levels deep"},
	} {
		_, err := DecodeConfig([]byte(c.text))
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || !strings.HasPrefix(e.Path, c.path) || !strings.Contains(e.Detail, c.detail) {
			t.Errorf("%.60s: %v; want %q at %s", c.text, err, c.detail, c.path)
		}
		if kept.UnmarshalJSON([]byte(c.text)) == nil || kept.Seats != 0 {
			t.Errorf("%.60s is refused and gives %v", c.text, kept)
		}
	}
}

// What is right is read into nil pointers: an error says so.
func TestIntoNil(t *testing.T) {
	view := strings.Replace(byHand, `"round"`, `"seat": 0, "round"`, 1)
	for what, err := range map[string]error{
		"State":  (*State)(nil).UnmarshalJSON([]byte(byHand)),
		"View":   (*View)(nil).UnmarshalJSON([]byte(view)),
		"Config": (*Config)(nil).UnmarshalJSON([]byte(`{"seats":2}`)),
		"Events": (*Events)(nil).UnmarshalJSON([]byte(`[]`)),
		"Todo":   (*Todo)(nil).UnmarshalJSON([]byte(`{"steps":[]}`)),
	} {
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || !strings.Contains(e.Detail, "no "+what+" to read into") {
			t.Errorf("into a nil %s: %v", what, err)
		}
	}
	if (*Number)(nil).UnmarshalText([]byte("dice")) == nil || (*content.Skill)(nil).UnmarshalText([]byte("tech")) == nil {
		t.Error("a word is read into nil")
	}
	if _, err := nNumbers.MarshalText(); err == nil {
		t.Error("a number that there is not has a word")
	}
	if _, err := (content.Wild + 1).MarshalText(); err == nil {
		t.Error("a Skill that there is not has a word")
	}
}
