package deckbuilder

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// written is a value in JSON.
func written(v json.Marshaler) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
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
		t.Fatalf("another position was read:\n%s\n%s", written(again), text)
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

// Every position and View of whole games reads as what it was.
func TestLoadWhatPlayWrites(t *testing.T) {
	kinds := make(map[string]bool)
	ends := make(map[joe.RuleID]bool)
	for seed := range uint64(12) {
		s, _, err := New(Config{Seats: 1 + int(seed%4), Story: []string{MassDevice, TotalControl}[seed/4%2], Expert: []string{"war-footing"}})
		if err != nil {
			t.Fatal(err)
		}
		src := dice.New(seed)
		for n := 0; s.ToAct() != joe.Nobody; n++ {
			if kind := s.Pending().Kind; !kinds[kind] || n%41 == 0 {
				kinds[kind] = true
				survives(t, s, joe.Seat(n%5))
			}
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
	if got := written(State{}); got != `{"game":"deckbuilder","format":1,"rules":1,"phase":"not-begun"}` {
		t.Errorf("a game not begun is written %s", got)
	}
	for _, kind := range []string{AskDeal, AskThrow, AskLot, AskMissions, AskRide, AskJoin, AskCards, AskRecruit, AskCard} {
		if !kinds[kind] {
			t.Errorf("no position that asks %q was tried", kind)
		}
	}
	if len(ends) == 0 {
		t.Error("no game came to its end")
	}
}

// The keys may stand in any order, and what may be left out may be said.
func TestLoadOrder(t *testing.T) {
	want, err := Load([]byte(byHand))
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Replace(byHand, `"round": 2`, `"spent": [0], "bonus": [0], "reserved": [0], "spun": 0, "ages": [0, 1, 2, 3, 4, 5], "record": "",
		"steps": [{"seat": 0, "n": 2, "op": "turn"}, {"op": "missions", "seat": 0, "m": 0}], "turn": 1, "active": 0, "first": 0, "round": 2`, 1)
	again, err := Load([]byte(said))
	if err != nil || written(again) != written(want) {
		t.Errorf("%v, written %s", err, written(again))
	}
	before, after, _ := strings.Cut(written(want), `"places":`)
	places, rest, _ := strings.Cut(after, `}`)
	moved := `{"places":` + places + `},` + strings.TrimPrefix(before, `{`)
	moved = strings.TrimSuffix(moved, `,`) + rest
	if again, err = Load([]byte(moved)); err != nil || again.Hash() != want.Hash() {
		t.Errorf("keys in another order: %v\n%s", err, moved)
	}
	// An unordered place may be written in any order.
	turned := strings.Replace(byHand, `"discard/0": ["gi"]`, `"deck-rest/0": ["requisition", "gi", "field-pack", "gi", "gi"], "discard/0": ["gi"]`, 1)
	if again, err = Load([]byte(turned)); err != nil || written(again) != written(want) {
		t.Errorf("a deck in another order: %v, written %s", err, written(again))
	}
}

func TestUnmarshalLeavesItOnError(t *testing.T) {
	s, err := Load([]byte(byHand))
	if err != nil {
		t.Fatal(err)
	}
	state, view := s, s.View(0)
	for _, text := range []string{`{}`, `null`, `{"game":"deckbuilder","format":1,"rules":1,"phase":"over"}`} {
		if err := json.Unmarshal([]byte(text), &state); err == nil && text != "null" || state.Hash() != s.Hash() {
			t.Errorf("%s into a State: %v", text, err)
		}
		if err := json.Unmarshal([]byte(text), &view); err == nil && text != "null" || view.Key() != s.View(0).Key() {
			t.Errorf("%s into a View: %v", text, err)
		}
	}
	if err := json.Unmarshal([]byte(three), &state); err != nil || state.Seats() != 3 {
		t.Errorf("a position into a State: %v", err)
	}
}

func TestLoadView(t *testing.T) {
	read := func(text string) (View, error) {
		var v View
		err := v.UnmarshalJSON([]byte(text))
		return v, err
	}
	seat := func(seat string) string { return strings.Replace(three, `"round"`, `"seat":`+seat+`,"round"`, 1) }
	for text, want := range map[string]joe.Seat{`0`: 0, `2`: 2, `"spectator"`: joe.Spectator} {
		v, err := read(seat(text))
		if err != nil || v.Seat() != want || len(v.Legal()) > 0 != (want == 0) {
			t.Errorf("%s: %v, %v, %v", text, v.Seat(), v.Legal(), err)
		}
	}
	for _, c := range []struct{ text, path, detail string }{
		{three, "$.seat", "missing"},
		{seat(`3`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"chance"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"nobody"`), "$.seat", "a view is of a seat at the table or the spectator's"},
		{seat(`"me"`), "$.seat", `"me" is unknown`},
		{seat(`-1`), "$.seat", "-1 is below 0"},
		{`{"game":"deckbuilder","format":1,"rules":1,"phase":"not-begun","seat":0}`, "$.seat", "unknown key"},
	} {
		_, err := read(c.text)
		misread(t, err, c.path, c.detail)
	}
	v := State{}.View(2)
	if again, err := read(written(v)); err != nil || again.Key() != v.Key() || v.Seat() != joe.Spectator {
		t.Errorf("the View of a game not begun: %v of %v, %v", again, v.Seat(), err)
	}
}

// A caller's own card set lies in a save whole, and reads as what it was.
func TestLoadOwnContent(t *testing.T) {
	own, err := content.Core().Overlay(fstest.MapFS{"own.json": {Data: []byte(`{"format":1,"cards":[{"id":"doc","name":"Doc","kind":"joe","basis":"designed",
		"where":"main-deck","cost":3,"recruit":1,"skills":{"tech":5}}]}`)}})
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := New(Config{Seats: 1, Content: own})
	if err != nil {
		t.Fatal(err)
	}
	survives(t, s, 0)
	again, err := Load([]byte(written(s)))
	if err != nil || again.Card("doc").Skills[content.Tech] != 5 {
		t.Errorf("%v, %+v", err, again.Card("doc"))
	}
}

// Texts that are too long, too deep or too many are refused, and soon.
func TestLoadHostile(t *testing.T) {
	for _, text := range []string{
		"", "null", strings.Repeat(" ", 10<<20), strings.Repeat("[", 1<<20), strings.Repeat(`{"a":`, 1<<20), `[` + strings.Repeat("1,", 2<<20) + `1]`,
		strings.Replace(byHand, `"places": {`, `"places": {"hangar": [`+strings.Repeat(`"vamp",`, 1<<19)+`"vamp"],`, 1),
		strings.Replace(byHand, `"round": 2`, `"steps": [`+strings.Repeat(`{"op":"line-up"},`, 1<<16)+`{"op":"line-up"}]`, 1),
		strings.Replace(byHand, `"duke"]`, `"`+strings.Repeat("d", 1<<20)+`"]`, 1),
		strings.Replace(byHand, `"gi", "gi"`, `"gi", "gi"], "hand/0": ["gi", "gi"`, 1),
	} {
		s, err := Load([]byte(text))
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrMalformed || e.Path == "" || len(err.Error()) > 1000 || s.Seats() != 0 {
			t.Errorf("%.40q: %.1000v", text, err)
		}
	}
}
