package content

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCanonicalReadsItself(t *testing.T) {
	for _, s := range []*Set{small(t), Core(), CrimsonVeil(), TraitorVeil()} {
		text := s.Canonical()
		if !json.Valid(text) {
			t.Fatalf("%s is no JSON", s.Name())
		}
		again, err := Read(text)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(text), string(again.Canonical())); d != "" {
			t.Errorf("%s changes when read again (-want +got):\n%s", s.Name(), d)
		}
		if d := cmp.Diff(s.cards, again.cards); d != "" {
			t.Errorf("cards of %s (-want +got):\n%s", s.Name(), d)
		}
		if d := cmp.Diff(s.meters, again.meters); d != "" {
			t.Errorf("meters of %s (-want +got):\n%s", s.Name(), d)
		}
		if again.Name() != s.Name() || again.Version() != s.Version() || again.Token() != s.Token() || again.die != s.die || again.Digest() != s.Digest() {
			t.Errorf("%s, read again: %s, version %d, token %d, die %v", s.Name(), again.Name(), again.Version(), again.Token(), again.die)
		}
		if d := cmp.Diff(s.Stories(), again.Stories()); d != "" {
			t.Errorf("stories of %s (-want +got):\n%s", s.Name(), d)
		}
		if again.builtin {
			t.Errorf("%s, written out, is taken for the built-in set", s.Name())
		}
	}
}

func TestCanonicalEscapes(t *testing.T) {
	files := smallFiles(t)
	editCard(t, files, "scout", "name", `"\"Scout\" \\ Zoë <&>"`)
	s, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Read(s.Canonical())
	if err != nil {
		t.Fatal(err)
	}
	id, _ := again.Find("scout")
	if got, want := again.Card(id).Name, `"Scout" \ Zoë <&>`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestMarshal(t *testing.T) {
	text, err := json.Marshal(map[string]*Set{"content": Core()})
	if err != nil || string(text) != `{"content":{"name":"core","version":1}}` {
		t.Errorf("the built-in set: %s, %v", text, err)
	}
	s, err := Read([]byte(`{"version":1, "name":"core"}`))
	if err != nil || s != Core() {
		t.Errorf("the built-in set by name: %v", err)
	}
	mine := small(t)
	text, err = json.Marshal(mine)
	if err != nil || !bytes.Equal(text, mine.Canonical()) {
		t.Errorf("another set: %.80s, %v", text, err)
	}
}

func TestReadRefuses(t *testing.T) {
	whole := string(small(t).Canonical())
	for _, c := range []struct{ text, want string }{
		{`{"name":"core","version":2}`, `$.version: the built-in set core has the version 1, not 2`},
		{`{"name":"small","version":1}`, `$.name: there is no built-in set "small"; there are core, silent-interlude, traitor-within, crimson-veil and traitor-veil, and any other set is written out`},
		{`{"name":"core","version":"1"}`, `$.version: expected a number, found the string "1"`},
		{`{"name":"core"}`, `$.format: it is missing; this is format 1`},
		{`[]`, `$: expected an object, found a list`},
		{`core`, `$: `},
		{strings.Replace(whole, `"token":1,`, ``, 1), `$.token: it is missing; a set needs it`},
		{strings.Replace(whole, `"cost":6`, `"cost":"6"`, 1), `ace-promoted: $.cards[1].cost: expected a number, found the string "6"`},
		{strings.Replace(whole, `,"cards":[`, `,"extra":0,"cards":[`, 1), `$.extra: unknown key; known: cards, format, name, version, token, die, stories, meters`},
		{whole[:len(whole)-1], `$`},
		{strings.Repeat(" ", maxSet) + "{}", `$`},
	} {
		s, err := Read([]byte(c.text))
		if s != nil || err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%.60s: %.200v, want %s", c.text, err, c.want)
		}
	}
	if _, err := Read([]byte(`{"name":"core"}`)); len(Faults(err)) < 5 {
		t.Errorf("of all that is missing this is told: %v", err)
	}
}

func TestDigestFollowsEveryWord(t *testing.T) {
	base := small(t).Digest()
	if again := small(t).Digest(); again != base {
		t.Errorf("the same set has the digests %x and %x", base, again)
	}
	seen := map[uint64]string{base: "the set itself"}
	for _, e := range []edit{
		{"", "name", `"other"`}, {"", "version", `4`}, {"", "token", `2`}, {"", "die.blank", `3`},
		{"", "stories.0.name", `"A Raid"`}, {"", "meters.solo-two.1.strike", `true`}, {"", "meters.solo-two.2.colour", `"red"`},
		{"scout", "name", `"Scouts"`}, {"scout", "cost", `4`}, {"scout", "recruit", `2`}, {"scout", "skills.tracker", `3`},
		{"scout", "count", `5`}, {"scout", "basis", `"printed"`}, {"scout", "text", `"Look."`}, {"scout", "abilities.0.may", `true`},
		{"scout", "abilities.0.on", `"failure"`}, {"scout", "abilities.0.do.0.n", `3`}, {"scout", "abilities.0.do.0.who", `"each"`},
		{"field-radio", "helps", ``}, {"field-radio", "abilities.0.pay", ``}, {"field-radio", "abilities.1.if.0.not", `true`},
		{"field-radio", "abilities.1.if.0.n", `3`}, {"vamp", "seats", `4`}, {"vamp", "bonus", `2`}, {"vamp", "terrain", `"sea"`},
		{"last-1", "complications", `1`}, {"last-1", "stays", `true`}, {"last-1", "need", `["tech"]`}, {"last-1", "difficulty", `6`},
		{"storm-1", "abilities.0.do.0.or.0.n", `2`}, {"storm-1", "abilities.0.do.0.then.0", `{"do":"gain-card","kinds":["trooper"]}`},
	} {
		files := smallFiles(t)
		if e.card == "" {
			files[setFile].Data = edited(t, files[setFile].Data, e.path, e.value)
		} else {
			editCard(t, files, e.card, e.path, e.value)
		}
		s, err := Load(files)
		if err != nil {
			t.Errorf("%v: %v", e, err)
			continue
		}
		what := e.card + " " + e.path
		if other, twice := seen[s.Digest()]; twice {
			t.Errorf("%s and %s have one digest", what, other)
		}
		seen[s.Digest()] = what
	}
}
