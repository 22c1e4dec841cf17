package content

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// veilCards is one card of each sort that The Crimson Veil brings, for the small set.
const veilCards = `{"format":1,"cards":[
	{"id":"spy","name":"Spy","kind":"guard","basis":"designed","count":4,"need":"any","difficulty":2},
	{"id":"gunboat","name":"Gunboat","kind":"cobra-transport","basis":"designed","seats":4,"terrain":"sea","text":"Cobra: Difficulty +1. Joes: +1 die.",
		"abilities":[{"on":"while","cobra":true,"do":[{"do":"mod-difficulty"}]},{"on":"use-mission","do":[{"do":"dice"}]}]},
	{"id":"tile","name":"Intel","kind":"intel-tile","basis":"designed","need":"any","levels":[{"difficulty":2,"intel":2},{"difficulty":4,"intel":3}]},
	{"id":"fort","name":"Fort","kind":"transport","basis":"designed","where":"base","seats":8},
	{"id":"glider","name":"Glider","kind":"transport","basis":"designed","count":2,"where":"helipad","seats":1},
	{"id":"agent","name":"Agent","kind":"joe","basis":"designed","where":"main-deck","cost":4,"recruit":1,"skills":{"recon":3},"text":"Start: a Gunboat comes.",
		"abilities":[{"on":"start","do":[{"do":"equip","card":"gunboat"}]}]}]}`

// veiledFiles is the files of the small set with the cards above, after some changes.
func veiledFiles(t testing.TB, edits ...edit) fstest.MapFS {
	t.Helper()
	files := smallFiles(t)
	files["veil.json"] = &fstest.MapFile{Data: []byte(veilCards)}
	for _, e := range edits {
		if e.path == "+" {
			files["more.json"] = &fstest.MapFile{Data: []byte(`{"format":1,"cards":[` + e.value + `]}`)}
		} else {
			editCard(t, files, e.card, e.path, e.value)
		}
	}
	return files
}

func TestFaultsOfTheVeil(t *testing.T) {
	for _, c := range []faultCase{
		{"what is right", nil, nil},
		{"a mission with guards", []edit{{"first-1", "guards", `6`}}, nil},
		{"a mission with a Hit", []edit{{"first-1", "guardHit", `true`}}, nil},
		{"a finale with both", []edit{{"last-1", "guards", `1`}, {"last-1", "guardHit", `true`}}, nil},
		{"no guards", []edit{{"first-1", "guards", `0`}}, []string{
			`deck/cobra.json: first-1: $.cards[4].guards: 0 is below 1`,
		}},
		{"too many guards", []edit{{"first-1", "guards", `7`}}, []string{
			`deck/cobra.json: first-1: $.cards[4].guards: 7 is above 6`,
		}},
		{"a Hit that is a number", []edit{{"first-1", "guardHit", `1`}}, []string{
			`deck/cobra.json: first-1: $.cards[4].guardHit: expected true or false, found the number 1`,
		}},
		{"guards of an officer", []edit{{"colonel", "guards", `1`}, {"colonel", "guardHit", `true`}}, []string{
			`deck/cobra.json: colonel: $.cards[2].guards: a card of the kind officer has no use for it; leave it out`,
			`deck/cobra.json: colonel: $.cards[2].guardHit: a card of the kind officer has no use for it; leave it out`,
		}},
		{"guard without numbers", []edit{{"spy", "need", ``}, {"spy", "difficulty", ``}}, []string{
			`veil.json: spy: $.cards[0].need: it is missing; a card of the kind guard needs it`,
			`veil.json: spy: $.cards[0].difficulty: it is missing; a card of the kind guard needs it`,
		}},
		{"cobra transport without numbers", []edit{{"gunboat", "seats", ``}, {"gunboat", "terrain", ``}}, []string{
			`veil.json: gunboat: $.cards[1].seats: it is missing; a card of the kind cobra-transport needs it`,
			`veil.json: gunboat: $.cards[1].terrain: it is missing; a card of the kind cobra-transport needs it`,
		}},
		{"cobra transport that is bought", []edit{{"gunboat", "where", `"main-deck"`}, {"gunboat", "cost", `4`}}, []string{
			`veil.json: gunboat: $.cards[1].where: a card of the kind cobra-transport has no use for it; leave it out`,
			`veil.json: gunboat: $.cards[1].cost: a card of the kind cobra-transport has no use for it; leave it out`,
		}},
		{"top that is used", []edit{{"gunboat", "abilities.1.cobra", `true`}}, []string{
			`veil.json: gunboat: $.cards[1].abilities[1].on: while an enemy has it, a card of the kind cobra-transport never meets "use-mission"; it meets while, start, success, failure, exact`,
		}},
		{"bottom that is said to be none", []edit{{"gunboat", "abilities.1.cobra", `false`}}, nil},
		{"top of a number", []edit{{"gunboat", "abilities.0.cobra", `1`}}, []string{
			`veil.json: gunboat: $.cards[1].abilities[0].cobra: expected true or false, found the number 1`,
		}},
		{"top of a joe", []edit{{"agent", "abilities.0.cobra", `true`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].cobra: it is for the kind cobra-transport, whose top it marks; leave it out`,
		}},
		{"cobra transport that arrives", []edit{{"gunboat", "abilities.1.on", `"enter"`}}, []string{
			`veil.json: gunboat: $.cards[1].abilities[1].on: a card of the kind cobra-transport never meets "enter"; it meets use-mission, use-roll, while, start, success, failure, exact, gain`,
		}},
		{"tile for a skill", []edit{{"tile", "need", `["recon"]`}}, []string{
			`veil.json: tile: $.cards[2].need: the Intel Mission is for any one Skill (cv-intel-any-skill): write "any"`,
		}},
		{"tile without levels", []edit{{"tile", "levels", ``}}, []string{
			`veil.json: tile: $.cards[2].levels: it is missing; a card of the kind intel-tile needs it`,
		}},
		{"tile of no level", []edit{{"tile", "levels", `[]`}}, []string{
			`veil.json: tile: $.cards[2].levels: 0 elements, at least 1 are needed`,
		}},
		{"tile of six levels", []edit{{"tile", "levels", `[1,2,3,4,5,6]`}}, []string{
			`veil.json: tile: $.cards[2].levels: 6 elements, at most 5 are allowed`,
		}},
		{"levels that do not rise", []edit{{"tile", "levels.1.difficulty", `2`}}, []string{
			`veil.json: tile: $.cards[2].levels[1].difficulty: 2 is not above 2, the level before; levels are told from the easiest`,
		}},
		{"level without a reward", []edit{{"tile", "levels.0.intel", ``}, {"tile", "levels.1", `{"intel":9,"dice":3}`}}, []string{
			`veil.json: tile: $.cards[2].levels[0].intel: it is missing; a level is like {"difficulty":4,"intel":3}`,
			`veil.json: tile: $.cards[2].levels[1].dice: unknown key; known: difficulty, intel`,
			`veil.json: tile: $.cards[2].levels[1].difficulty: it is missing; a level is like {"difficulty":4,"intel":3}`,
			`veil.json: tile: $.cards[2].levels[1].intel: 9 is above 8`,
		}},
		{"level of another sort", []edit{{"tile", "levels.0", `7`}}, []string{
			`veil.json: tile: $.cards[2].levels[0]: expected an object, found the number 7`,
		}},
		{"levels of a mission", []edit{{"first-1", "levels", `[{"difficulty":1,"intel":1}]`}}, []string{
			`deck/cobra.json: first-1: $.cards[4].levels: a card of the kind mission has no use for it; leave it out`,
		}},
		{"two tiles", []edit{{"", "+", `{"id":"tile-2","name":"Intel","kind":"intel-tile","basis":"designed","need":"any","levels":[{"difficulty":3,"intel":2}]}`}}, []string{
			`more.json: tile-2: $.cards[0]: with it the cards of the kind intel-tile are 2 copies in all; there is room for 1 (cv-box-intel-tile)`,
		}},
		{"two bases", []edit{{"fort", "count", `2`}}, []string{
			`veil.json: fort: $.cards[3]: with it the cards with "where":"base" are 2 copies in all; there is room for 1 (cv-box-general)`,
		}},
		{"three on two helipads", []edit{{"", "+", `{"id":"kite","name":"Kite","kind":"transport","basis":"designed","where":"helipad","seats":1}`}}, []string{
			`more.json: kite: $.cards[0]: with it the cards with "where":"helipad" are 3 copies in all; there is room for 2 (cv-general-sections)`,
		}},
		{"gear at the base", []edit{{"", "+", `{"id":"pad","name":"Pad","kind":"gear","basis":"designed","where":"base","cost":1,"text":"Draw.","abilities":[{"on":"action","do":[{"do":"draw"}]}]}`}}, []string{
			`more.json: pad: $.cards[0].where: "base" is unknown; known: main-deck, starter, rifles`,
		}},
		{"equipped with a transport", []edit{{"agent", "abilities.0.do.0.card", `"vamp"`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].card: vamp is of the kind transport; here stands a Cobra Transport`,
		}},
		{"equipped with nothing", []edit{{"agent", "abilities.0.do.0.card", `"gun-boat"`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].card: there is no card "gun-boat"; is it gunboat?`,
		}},
		{"equipped with one, twice", []edit{{"agent", "abilities.0.do.0.n", `2`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0]: "equip" finds the card named once: leave "n" and "per" out`,
		}},
		{"equipped with one a player", []edit{{"agent", "abilities.0.do.0.per", `"player"`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0]: "equip" finds the card named once: leave "n" and "per" out`,
		}},
		{"equipped with any two", []edit{{"agent", "abilities.0.do.0", `{"do":"equip","n":2}`}}, nil},
		{"loss of Intel", []edit{{"agent", "abilities.0.do.0", `{"do":"intel","n":-2}`}}, nil},
		{"Intel of nothing", []edit{{"agent", "abilities.0.do.0", `{"do":"intel","n":0}`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].n: 0 does nothing; give an amount from -20 to 20`,
		}},
		{"negative repair", []edit{{"agent", "abilities.0.do.0", `{"do":"repair","n":-1}`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].n: -1 is below 1`,
		}},
		{"dice of a file after the mission", []edit{{"agent", "abilities.0", `{"on":"success","do":[{"do":"file-dice"}]}`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].do: "file-dice" does nothing on "success": it is about another moment of a mission`,
		}},
		{"Intel rolled before the roll", []edit{{"agent", "abilities.0.if", `[{"is":"intel-rolled"}]`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].if[0].is: "intel-rolled" would never hold on "start": it asks about another moment of a mission`,
		}},
		{"an enemy outside missions", []edit{{"agent", "abilities.0", `{"on":"gain","if":[{"is":"equipped"}],"do":[{"do":"draw"}]}`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].if[0].is: "equipped" would never hold on "gain": it asks about another moment of a mission`,
		}},
		{"more Damage than there is", []edit{{"agent", "abilities.0.if", `[{"is":"damage","n":7},{"is":"intel","n":9},{"is":"general","n":1}]`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].if[0].n: 7 is above 6`,
			`veil.json: agent: $.cards[5].abilities[0].if[1].n: 9 is above 8`,
			`veil.json: agent: $.cards[5].abilities[0].if[2].n: "general" has no use for it; leave it out, or change "is"`,
		}},
		{"rout of a guard", []edit{{"agent", "abilities.0.do.0", `{"do":"rout","kinds":["guard"]}`}}, nil},
		{"commandeered ones on a mission", []edit{{"agent", "abilities.0.if", `[{"is":"team","kinds":["cobra-transport"]}]`}}, nil},
		{"cobra transport of a line-up", []edit{{"agent", "abilities.0.do.0", `{"do":"gain","max":4,"kinds":["cobra-transport"]}`}}, []string{
			`veil.json: agent: $.cards[5].abilities[0].do[0].kinds[0]: "cobra-transport" cannot be meant here; it can be joe, transport, gear, utility`,
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Load(veiledFiles(t, c.edits...))
			if d := cmp.Diff(c.want, told(err)); d != "" {
				t.Errorf("faults (-want +got):\n%s", d)
			}
		})
	}
}

func TestVeilReadsWhatFilesSay(t *testing.T) {
	s, err := Load(veiledFiles(t, edit{"first-1", "guards", `2`}, edit{"first-1", "guardHit", `true`}))
	if err != nil {
		t.Fatal(err)
	}
	card := func(s *Set, id string) Card {
		n, ok := s.Find(id)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		return *s.Card(n)
	}
	if c := card(s, "first-1"); c.Guards != 2 || !c.GuardHit {
		t.Errorf("its icon is read as %d, %v", c.Guards, c.GuardHit)
	}
	for _, want := range []Card{
		{ID: "spy", Name: "Spy", Kind: Guard, Basis: Designed, Count: 4, Need: AnySkill, Any: true, Difficulty: 2},
		{ID: "tile", Name: "Intel", Kind: IntelTile, Basis: Designed, Count: 1, Need: AnySkill, Any: true, Levels: []Level{{2, 2}, {4, 3}}},
		{ID: "fort", Name: "Fort", Kind: Transport, Basis: Designed, Count: 1, Where: Base, Seats: 8},
		{ID: "glider", Name: "Glider", Kind: Transport, Basis: Designed, Count: 2, Where: Helipad, Seats: 1},
		{ID: "gunboat", Name: "Gunboat", Kind: CobraTransport, Basis: Designed, Count: 1, Seats: 4, Terrain: Sea, Text: "Cobra: Difficulty +1. Joes: +1 die.",
			Abilities: []Ability{
				{On: While, Cobra: true, Do: []Effect{{Do: ModDifficulty, N: 1, Skill: Wild}}},
				{On: UseMission, Do: []Effect{{Do: AddDice, N: 1, Skill: Wild}}}}},
	} {
		if d := cmp.Diff(want, card(s, want.ID)); d != "" {
			t.Errorf("%s (-want +got):\n%s", want.ID, d)
		}
	}
	again, err := Read(s.Canonical())
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(s.cards, again.cards); d != "" || again.Digest() != s.Digest() {
		t.Errorf("written and read again (-want +got):\n%s", d)
	}
	for _, part := range []string{`"guards":2,"guardHit":true,"act":1`, `"levels":[{"difficulty":2,"intel":2},{"difficulty":4,"intel":3}]`, `{"on":"while","cobra":true,"do":[`} {
		if !bytes.Contains(s.Canonical(), []byte(part)) {
			t.Errorf("it is written without %s", part)
		}
	}
}

func TestVeilDigestFollowsEveryWord(t *testing.T) {
	seen := map[uint64]string{}
	for _, e := range []edit{
		{"spy", "name", `"Spy"`}, {"first-1", "guards", `1`}, {"first-1", "guards", `2`}, {"first-1", "guardHit", `true`},
		{"tile", "levels.0.intel", `3`}, {"tile", "levels.0.difficulty", `1`}, {"tile", "levels.2", `{"difficulty":6,"intel":5}`},
		{"gunboat", "abilities.0.cobra", ``}, {"glider", "where", `"hangar"`},
	} {
		s, err := Load(veiledFiles(t, e))
		if err != nil {
			t.Errorf("%v: %v", e, err)
			continue
		}
		if other, twice := seen[s.Digest()]; twice {
			t.Errorf("%v and %s have one digest", e, other)
		}
		seen[s.Digest()] = e.card + " " + e.path
	}
}

// A Cobra Transport is a Transport for those who ask for Transports, and more than one.
func TestCobraTransportIsATransport(t *testing.T) {
	ride := &Card{Kind: CobraTransport}
	for _, c := range []struct {
		card  *Card
		kinds KindSet
		want  bool
	}{
		{ride, KindsOf(Transport), true}, {ride, KindsOf(CobraTransport), true}, {ride, PlayerCards, true}, {ride, KindsOf(Gear, Utility), false},
		{&Card{Kind: Transport}, KindsOf(CobraTransport), false}, {&Card{Kind: Guard}, Operatives, true}, {&Card{Kind: IntelTile}, Operatives, false},
	} {
		if got := c.card.Is(c.kinds); got != c.want {
			t.Errorf("a card of the kind %s is of %v: %v", c.card.Kind, kindsWords(c.kinds), got)
		}
	}
}

func TestLintOfTheVeil(t *testing.T) {
	lint := func(files fstest.MapFS) (list []string) {
		s, err := Load(files)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range Lint(s) {
			list = append(list, w.String())
		}
		return list
	}
	usual := warnings(t)
	ability := func(text string) []edit { return []edit{{"scout", "abilities.0", text}} }
	for _, c := range []struct {
		name  string
		veil  bool
		edits []edit
		want  []string
	}{
		{"guards that never come", true, nil, []string{"+spy: no effect brings it into play: none says infiltrate, and no Story Mission has guards or guardHit"}},
		{"guards of a mission", true, []edit{{"first-1", "guards", `1`}}, nil},
		{"guards of a Hit", true, []edit{{"first-1", "guardHit", `true`}}, nil},
		{"guards of an effect", true, ability(`{"on":"failure","do":[{"do":"infiltrate"}]}`), nil},
		{"a cobra transport that never comes", true, []edit{{"first-1", "guards", `1`}, {"agent", "abilities", ``}, {"agent", "text", ``}}, []string{
			"+gunboat: no effect brings it into play: none says equip with its id, or without any"}},
		{"a cobra transport of the deck", true, []edit{{"first-1", "guards", `1`}, {"agent", "abilities.0.do.0.card", ``}}, nil},
		{"effects on what is not there", false, ability(`{"on":"failure","do":[{"do":"infiltrate"},{"do":"blend-in"},{"do":"choose","then":[{"do":"damage"}],"or":[{"do":"repair"}]},{"do":"equip"}]}`), []string{
			`+scout: abilities[0] does nothing by "infiltrate": the set has no card of the kind guard`,
			`+scout: abilities[0] does nothing by "blend-in": the set has no card of the kind guard`,
			`+scout: abilities[0] does nothing by "damage": no card has "where":"base"`,
			`+scout: abilities[0] does nothing by "repair": no card has "where":"base"`,
			`+scout: abilities[0] does nothing by "equip": the set has no card of the kind cobra-transport`}},
		{"the General that is not there", false, ability(`{"on":"success","if":[{"is":"general"}],"do":[{"do":"draw"}]}`), []string{
			`+scout: abilities[0] never happens: no card has "where":"base"`}},
		{"the Damage of nobody", false, ability(`{"on":"success","if":[{"is":"damage","n":2}],"do":[{"do":"draw"}]}`), []string{
			`+scout: abilities[0] never happens: no card has "where":"base"`}},
		{"Intel of nowhere", false, ability(`{"on":"success","if":[{"is":"intel","n":2}],"do":[{"do":"draw"}]}`), []string{
			`+scout: abilities[0] never happens: nothing brings Intel dice`}},
		{"Intel rolled of nowhere", false, ability(`{"on":"success","if":[{"is":"intel-rolled"}],"do":[{"do":"draw"}]}`), []string{
			`+scout: abilities[0] never happens: nothing brings Intel dice`}},
		{"Intel of an effect", false, ability(`{"on":"success","if":[{"is":"intel"}],"do":[{"do":"intel"}]}`), nil},
		{"no enemy with a transport", false, ability(`{"on":"success","if":[{"is":"equipped"}],"do":[{"do":"draw"}]}`), []string{
			`+scout: abilities[0] never happens: the set has no card of the kind cobra-transport`}},
		{"all of it there", true, []edit{{"first-1", "guards", `1`}, {"scout", "abilities.0",
			`{"on":"success","if":[{"is":"equipped"},{"is":"general"},{"is":"intel"},{"is":"damage"},{"is":"intel-rolled"}],"do":[{"do":"repair"},{"do":"equip"}]}`}}, nil},
		{"terrain of a cobra transport", true, []edit{{"first-1", "guards", `1`}, {"scout", "abilities.0.if", `[{"is":"terrain","terrain":"sea"}]`}}, nil},
		{"a text in vain, and those of whom rules of their own hold", true, []edit{{"first-1", "guards", `1`}, {"spy", "text", `"He smiles."`}, {"fort", "text", `"Five sections."`},
			{"glider", "text", `"It may come along."`}, {"tile", "text", `"Gain dice."`}}, []string{"+spy: it has a text and does nothing"}},
		{"contradiction", true, []edit{{"first-1", "guards", `1`}, {"scout", "abilities.0.if", `[{"is":"general"},{"is":"general","not":true}]`}}, []string{
			"+scout: abilities[0] never happens: if[0] and if[1] never hold together"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			files := veiledFiles(t)
			if !c.veil {
				files = smallFiles(t)
			}
			for _, e := range c.edits {
				editCard(t, files, e.card, e.path, e.value)
			}
			if d := cmp.Diff(c.want, changes(usual, lint(files))); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

// What was there before the expansion is not changed by it: games that were saved name
// these sets, and are played on by their cards. A change that is meant is a new version of
// a set once it has been released; until then it is a new digest here.
func TestOlderSetsAreWhatTheyWere(t *testing.T) {
	for s, want := range map[*Set]uint64{Core(): 0x1a510a9e2d952d9f, SilentInterlude(): 0x59ab228a4987b31b, TraitorWithin(): 0x84be6c15171e788d} {
		if s.Digest() != want {
			t.Errorf("%s has the digest %#x, not %#x", s.Name(), s.Digest(), want)
		}
	}
}

func TestVeilSetsAreKnownByName(t *testing.T) {
	for name, s := range map[string]*Set{"crimson-veil": CrimsonVeil(), "traitor-veil": TraitorVeil()} {
		if got, ok := Builtin(name); !ok || got != s || s.Name() != name || s.Version() != 1 {
			t.Errorf("by the name %s there is %v", name, got)
		}
		text, err := json.Marshal(s)
		if err != nil || string(text) != `{"name":"`+name+`","version":1}` {
			t.Errorf("%s is saved as %.80s, %v", name, text, err)
		}
		if again, err := Read(text); again != s {
			t.Errorf("%s is read as another: %v", name, err)
		}
	}
	veil := map[string]Card{}
	for _, c := range CrimsonVeil().All() {
		if c.Set == "crimson-veil" {
			veil[c.ID] = *c
		}
	}
	for _, c := range TraitorVeil().All() {
		if c.Set == "crimson-veil" {
			if d := cmp.Diff(veil[c.ID], *c); d != "" {
				t.Errorf("%s is another card with Mission 9 (-alone +with):\n%s", c.ID, d)
			}
			delete(veil, c.ID)
		}
	}
	for id := range veil {
		t.Errorf("with Mission 9 there is no %s", id)
	}
	for _, c := range TraitorWithin().All() {
		if n, ok := TraitorVeil().Find(c.ID); !ok || !cmp.Equal(c, TraitorVeil().Card(n)) {
			t.Errorf("%s of Mission 9 is gone, or another card", c.ID)
		}
	}
	for _, c := range Core().All() {
		if n, ok := CrimsonVeil().Find(c.ID); !ok || !cmp.Equal(c, CrimsonVeil().Card(n)) {
			t.Errorf("%s of the core set is gone, or another card", c.ID)
		}
	}
	if _, err := Read([]byte(`{"name":"veil","version":1}`)); err == nil || !strings.Contains(err.Error(), "crimson-veil and traitor-veil") {
		t.Errorf("a name that there is not: %v", err)
	}
}
