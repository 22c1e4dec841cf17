package content

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// smallFiles is the files of a small set that is right.
func smallFiles(t testing.TB) fstest.MapFS {
	t.Helper()
	return filesOf(t, os.DirFS("testdata/small"))
}

// filesOf is a copy of the files of a folder, to be changed at will.
func filesOf(t testing.TB, from fs.FS) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	err := fs.WalkDir(from, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, path)
		files[path] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// small is the small set.
func small(t testing.TB) *Set {
	t.Helper()
	s, err := Load(smallFiles(t))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// edited is the text of a file with what stands at a path of keys and places set to a
// JSON value, or taken out where that is "". A place one past the end of a list adds.
func edited(t testing.TB, text []byte, path, value string) []byte {
	t.Helper()
	var root any
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	var v any
	if value != "" {
		if err := json.Unmarshal([]byte(value), &v); err != nil {
			t.Fatalf("%s: %v", value, err)
		}
	}
	steps := strings.Split(path, ".")
	var set func(at any, steps []string) any
	set = func(at any, steps []string) any {
		if len(steps) == 0 {
			return v
		}
		switch at := at.(type) {
		case map[string]any:
			if len(steps) == 1 && value == "" {
				delete(at, steps[0])
			} else {
				at[steps[0]] = set(at[steps[0]], steps[1:])
			}
			return at
		case []any:
			i, err := strconv.Atoi(steps[0])
			if err != nil || i > len(at) {
				t.Fatalf("%s: no place %q", path, steps[0])
			}
			if i == len(at) {
				at = append(at, nil)
			}
			if len(steps) == 1 && value == "" {
				return append(at[:i], at[i+1:]...)
			}
			at[i] = set(at[i], steps[1:])
			return at
		}
		t.Fatalf("%s: there is nothing at %q", path, steps[0])
		return nil
	}
	out, err := json.Marshal(set(root, steps))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// editCard changes a card of some files as edited does, by a path within the card.
func editCard(t testing.TB, files fstest.MapFS, id, path, value string) {
	t.Helper()
	for name, file := range files {
		var f struct{ Cards []struct{ ID string } }
		if err := json.Unmarshal(file.Data, &f); err != nil {
			t.Fatal(err)
		}
		for i, c := range f.Cards {
			if c.ID == id {
				at := fmt.Sprintf("cards.%d", i)
				if path != "" {
					at += "." + path
				}
				files[name] = &fstest.MapFile{Data: edited(t, file.Data, at, value)}
				return
			}
		}
	}
	t.Fatalf("there is no card %s", id)
}

// told is the faults of an error, a line each.
func told(err error) []string {
	if err == nil {
		return nil
	}
	return strings.Split(err.Error(), "\n")
}

func TestLoadReadsWhatFilesSay(t *testing.T) {
	s := small(t)
	if s.Name() != "small" || s.Version() != 3 || s.Token() != 1 || s.Len() != 31 {
		t.Errorf("%s, version %d, token %d, %d cards", s.Name(), s.Version(), s.Token(), s.Len())
	}
	if blanks, hits, doubles := s.Die(); blanks != 2 || hits != 3 || doubles != 1 {
		t.Errorf("a die of %d, %d, %d faces", blanks, hits, doubles)
	}
	if d := cmp.Diff([]Story{{"raid", "The Raid", Designed, CoreMode, 0}}, s.Stories()); d != "" {
		t.Errorf("stories (-want +got):\n%s", d)
	}
	deed := func(v Verb, more Effect) []Effect {
		more.Do, more.N, more.Skill = v, 1, Wild
		return []Effect{more}
	}
	for players, want := range map[int]*Meter{
		2: {[]Space{{}, {Colour: Green}, {Colour: Green}, {Colour: Yellow}, {Colour: Red, Do: deed(Arrive, Effect{})}, {Colour: Red}}},
		3: {[]Space{{}, {Colour: Green}, {Colour: Yellow, Strike: true}, {Colour: Yellow}, {Colour: Red, Do: deed(Beset, Effect{Who: Each})}, {Colour: Red}}},
	} {
		if d := cmp.Diff(want, s.Meter(players)); d != "" {
			t.Errorf("meter for %d (-want +got):\n%s", players, d)
		}
	}
	two := []Effect{{Do: Scout, N: 2, Skill: Wild}}
	for _, want := range []Card{
		{ID: "ace", Name: "Ace", Kind: Leader, Basis: Designed, Count: 1, Recruit: 2, Skills: [9]int8{Pilot: 3}, Promote: "ace-promoted"},
		{ID: "vamp", Name: "VAMP", Kind: Transport, Basis: Printed, Count: 1, Where: Hangar, Seats: 3, Bonus: 1, Terrain: Land},
		{ID: "scout", Name: "Scout", Kind: Joe, Basis: Designed, Text: "Success: look at the top 2 cards of your deck and discard any of them.",
			Count: 4, Where: MainDeck, Cost: 3, Recruit: 1, Skills: [9]int8{Tracker: 2, Recon: 2}, Abilities: []Ability{{On: OnSuccess, Do: two}}},
		{ID: "field-radio", Name: "Field Radio", Kind: Utility, Basis: Designed,
			Text:  "Discard a card: reroll up to 2 blanks, or with at least 2 blanks turn 1 into a Hit.",
			Count: 3, Where: MainDeck, Cost: 2, Recruit: 1, Helps: true, Abilities: []Ability{
				{On: OnRoll, Pay: deed(Discard, Effect{}), Do: []Effect{{Do: Reroll, N: 2, Skill: Wild}}},
				{On: OnRoll, If: []Condition{{Is: IfBlanks, N: 2}}, Do: deed(Convert, Effect{})}}},
		{ID: "viper", Name: "Viper", Kind: Trooper, Basis: Designed, Count: 6, Need: AnySkill, Any: true, Difficulty: 2},
		{ID: "last-2", Name: "Last Step 2", Kind: Finale, Basis: Designed, Count: 1, Need: SkillsOf(Explosives), Difficulty: 6,
			Complications: PerPlayer, Act: 2, Story: "raid"},
		{ID: "storm-3", Name: "Storm 3", Kind: Complication, Basis: Designed, Text: "Gain a Viper, or Threat +1.", Count: 2, Act: 3,
			Abilities: []Ability{{On: OnReveal, Do: deed(Pick, Effect{Then: deed(GainCard, Effect{Card: "viper"}), Or: deed(Threat, Effect{})})}}},
		{ID: "night", Name: "Night", Kind: Expert, Basis: Designed, Text: "Missions are 1 harder while the Colonel is in play.", Count: 1,
			Abilities: []Ability{{On: While, If: []Condition{{Is: IfInPlay, Card: "colonel"}}, Do: deed(ModDifficulty, Effect{})}}},
	} {
		id, ok := s.Find(want.ID)
		if !ok {
			t.Errorf("there is no %s", want.ID)
			continue
		}
		if d := cmp.Diff(&want, s.Card(id)); d != "" {
			t.Errorf("%s (-want +got):\n%s", want.ID, d)
		}
	}
}

func TestIDsAreInTheOrderOfTheirWords(t *testing.T) {
	s := small(t)
	last := ""
	for id, c := range s.All() {
		if c.ID <= last {
			t.Errorf("%d is %s, after %s", id, c.ID, last)
		}
		if n, ok := s.Find(c.ID); !ok || n != id {
			t.Errorf("%s is found as %d, %v, want %d", c.ID, n, ok, id)
		}
		last = c.ID
	}
	files := smallFiles(t)
	one := []byte(`{"format":1,"cards":[`)
	for name, f := range files {
		if name != setFile {
			var list struct{ Cards []json.RawMessage }
			if err := json.Unmarshal(f.Data, &list); err != nil {
				t.Fatal(err)
			}
			for i := len(list.Cards) - 1; i >= 0; i-- {
				one = append(append(one, list.Cards[i]...), ',')
			}
			delete(files, name)
		}
	}
	files["a/b/c/all.json"] = &fstest.MapFile{Data: append(bytes.TrimSuffix(one, []byte(",")), "]}"...)}
	files["notes.txt"] = &fstest.MapFile{Data: []byte("no JSON")}
	again, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.Canonical(), s.Canonical()) || again.Digest() != s.Digest() {
		t.Error("the same cards in one file are another set")
	}
}

func TestOverlay(t *testing.T) {
	base := small(t)
	before := base.Canonical()
	card := `{"format":1,"cards":[
		{"id":"vamp","name":"VAMP II","kind":"transport","basis":"designed","where":"hangar","seats":5},
		{"id":"zap","name":"Zap","kind":"joe","basis":"designed","where":"main-deck","cost":4,"recruit":1,"skills":{"explosives":4}}]}`
	s, err := base.Overlay(fstest.MapFS{"x.json": {Data: []byte(card)}})
	if err != nil {
		t.Fatal(err)
	}
	if s.Name() != "small" || s.Version() != 3 || s.Len() != base.Len()+1 || s.Digest() == base.Digest() {
		t.Errorf("%s, version %d, %d cards", s.Name(), s.Version(), s.Len())
	}
	vamp, _ := s.Find("vamp")
	if got := s.Card(vamp); got.Seats != 5 || got.Bonus != 0 || got.Terrain != NoTerrain {
		t.Errorf("the card is mixed out of both: %+v", got)
	}
	if !bytes.Equal(base.Canonical(), before) {
		t.Error("the set beneath was changed")
	}
	head := edited(t, smallFiles(t)[setFile].Data, "name", `"mine"`)
	s, err = base.Overlay(fstest.MapFS{setFile: {Data: head}})
	if err != nil || s.Name() != "mine" || s.Len() != base.Len() {
		t.Errorf("another name: %v, %v", s, err)
	}
	_, err = base.Overlay(fstest.MapFS{"x.json": {Data: []byte(strings.Replace(card, `"hangar"`, `"main-deck"`, 1))}})
	if d := cmp.Diff([]string{
		`x.json: vamp: $.cards[0].cost: it is missing; a card that can be bought needs it`,
	}, told(err)); d != "" {
		t.Errorf("a fault (-want +got):\n%s", d)
	}
	_, err = base.Overlay(fstest.MapFS{"x.json": {Data: []byte(strings.Replace(card, `"where":"hangar"`, `"where":"main-deck","cost":2`, 1))}})
	if d := cmp.Diff([]string{
		`set.json: $: no Transport has "where":"hangar"; without one no mission can be started (core-setup-hangar)`,
	}, told(err)); d != "" {
		t.Errorf("a fault of the whole (-want +got):\n%s", d)
	}
}

func BenchmarkLoad(b *testing.B) {
	files := os.DirFS("core")
	for b.Loop() {
		if _, err := Load(files); err != nil {
			b.Fatal(err)
		}
	}
}
