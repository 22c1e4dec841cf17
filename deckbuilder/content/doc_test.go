package content

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

const wordsHeading = "// # Words\n"

// vocabulary is the part of the package's manual that lists all words, out of the
// tables that the loader goes by.
func vocabulary() string {
	var b strings.Builder
	entry := func(word, line string, more ...string) {
		fmt.Fprintf(&b, "//\t%-18s%s\n", word, line)
		for _, m := range more {
			if m != "" {
				fmt.Fprintf(&b, "//\t%18s%s\n", "", m)
			}
		}
	}
	heading := func(line string) { fmt.Fprintf(&b, "//\n// %s\n//\n", line) }
	reads := func(needs, takes []string) string {
		var parts []string
		if len(needs) > 0 {
			parts = append(parts, "needs "+strings.Join(needs, ", "))
		}
		if len(takes) > 0 {
			parts = append(parts, "may have "+strings.Join(takes, ", "))
		}
		return strings.Join(parts, "; ")
	}
	heading("The kinds of cards, what they need, what they may have, and what their abilities meet:")
	for i, row := range kindRows {
		if i > 0 {
			entry(kindWords[i], row.line, reads(split(row.needs), split(row.takes)), meets(row))
		}
	}
	heading(`When, the words of "on":`)
	for i, line := range triggerLines {
		if i > 0 {
			entry(triggerWords[i], line)
		}
	}
	heading(`Conditions, the words of "is":`)
	for i, row := range testRows {
		if i > 0 {
			entry(testWords[i], row.line, reads(fieldsOf(row.needs), fieldsOf(row.takes)))
		}
	}
	heading(`Deeds, the words of "do":`)
	for i, row := range verbRows {
		if Verb(i) == ModSkill {
			heading(`Answers, the words of "do" on "while":`)
		}
		if i > 0 {
			entry(verbWords[i], row.line, reads(fieldsOf(row.needs), fieldsOf(row.takes)))
		}
	}
	heading(`Counts, the words of "per":`)
	for i, row := range countRows {
		if i > 0 {
			entry(perWords[i], row.line)
		}
	}
	heading(`Whom it is about, the words of "who":`)
	for i, line := range whoLines {
		if i > 0 {
			entry(whoWords[i], line)
		}
	}
	heading(`Where cards lie, the words of "pile" and "to":`)
	for i, line := range []string{HandPile: "a hand", DiscardPile: "a discard pile", UsedPile: "the cards used this turn", DeckPile: "the top of a deck"} {
		if i > 0 {
			entry(pileWords[i], line)
		}
	}
	return b.String()
}

// meets is when abilities of a kind happen.
func meets(row kindRow) string {
	if words := triggersWords(row.meets); len(words) > 0 {
		return "meets " + strings.Join(words, ", ")
	}
	return "has no abilities"
}

func TestManualHasEveryWord(t *testing.T) {
	file, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(file), wordsHeading)
	if !ok {
		t.Fatalf("doc.go has no heading %q", wordsHeading)
	}
	want := head + wordsHeading + vocabulary() + "package content\n"
	if *update {
		if err := os.WriteFile("doc.go", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		file, rest = []byte(want), vocabulary()+"package content\n"
	}
	if rest != vocabulary()+"package content\n" {
		t.Error("the words in doc.go are not those of the tables; run this test with -update")
	}
	for _, list := range []words{kindWords, triggerWords, testWords, verbWords, perWords, whoWords, pileWords} {
		for _, word := range list.listed() {
			if !strings.Contains(rest, "\n//\t"+word+" ") {
				t.Errorf("the manual has no line for %q", word)
			}
		}
	}
	for _, list := range []words{skillWords, terrainWords, colourWords, basisWords, whereWords, cardKeys, abilityKeys, effectKeys, conditionKeys, levelKeys} {
		for _, word := range list.listed() {
			if !strings.Contains(string(file), word) {
				t.Errorf("the manual does not name %q", word)
			}
		}
	}
}

func TestTablesHaveALineForEveryWord(t *testing.T) {
	check := func(what string, list words, line func(int) string) {
		for i, word := range list {
			if word != "" && strings.TrimSpace(line(i)) == "" {
				t.Errorf("%s %q has no line", what, word)
			}
		}
	}
	check("kind", kindWords, func(i int) string { return kindRows[i].line })
	check("trigger", triggerWords, func(i int) string { return triggerLines[i] })
	check("test", testWords, func(i int) string { return testRows[i].line })
	check("verb", verbWords, func(i int) string { return verbRows[i].line })
	check("per", perWords, func(i int) string { return countRows[i].line })
	check("who", whoWords, func(i int) string { return whoLines[i] })
	for i, row := range kindRows {
		if i > 0 && row.meets == 0 && Kind(i) != Loyalty {
			t.Errorf("a card of the kind %s meets nothing", kindWords[i])
		}
	}
	for i, row := range verbRows {
		if v := Verb(i); i > 0 && v.Answers() == (row.when != 0) {
			t.Errorf("%q has no moment, or is an answer and has one", v)
		}
	}
}

// block is the preformatted lines of the manual from the one that begins so.
func block(t *testing.T, from string) []byte {
	t.Helper()
	file, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(file), "\n//\t"+from)
	if !ok {
		t.Fatalf("the manual has no block that begins with %s", from)
	}
	text, _, _ := strings.Cut(from+rest, "\n//\n")
	return []byte(strings.ReplaceAll(text, "\n//\t", "\n"))
}

func TestManualsCardIsRight(t *testing.T) {
	card := block(t, "{\n")
	if !strings.Contains(string(card), `"id": "night-owl"`) {
		t.Fatalf("that is another block: %s", card)
	}
	files := smallFiles(t)
	files["mine.json"] = &fstest.MapFile{Data: fmt.Appendf(nil, `{"format":1,"cards":[%s]}`, card)}
	s, err := Load(files)
	if err != nil {
		t.Fatal(err)
	}
	id, _ := s.Find("night-owl")
	if c := s.Card(id); c.Cost != 4 || c.Skills[Stealth] != 2 || len(c.Abilities) != 2 {
		t.Errorf("it is read as %+v", c)
	}
	ability := block(t, `{"on": "turn", "if"`)
	if !json.Valid(ability) {
		t.Errorf("no JSON: %s", ability)
	}
	var f faults
	a := f.ability(part{place{path: "$"}, ability}, Officer)
	if err := f.err(); err != nil || len(a.Do) != 1 || len(a.Do[0].Or) != 1 {
		t.Errorf("the choice is read as %+v: %v", a, err)
	}
}

// usedWords is the words of abilities in a set, by what they are.
func usedWords(s *Set) map[string]bool {
	seen := map[string]bool{}
	var effects func(list []Effect)
	effects = func(list []Effect) {
		for _, e := range list {
			seen["verb "+e.Do.String()] = true
			seen["per "+e.Per.String()] = true
			seen["who "+e.Who.String()] = true
			seen["pile "+e.Pile.String()] = true
			seen["pile "+e.To.String()] = true
			effects(e.Then)
			effects(e.Or)
		}
	}
	for _, c := range s.All() {
		seen["kind "+c.Kind.String()] = true
		seen["terrain "+c.Terrain.String()] = true
		for _, a := range c.Abilities {
			seen["trigger "+a.On.String()] = true
			for _, c := range a.If {
				seen["test "+c.Is.String()] = true
				seen["colour "+c.Colour.String()] = true
			}
			effects(a.Pay)
			effects(a.Do)
		}
	}
	for _, m := range s.meters {
		for _, space := range m.Spaces {
			seen["colour "+space.Colour.String()] = true
			effects(space.Do)
		}
	}
	return seen
}

func TestBuiltInSetsUseEveryWord(t *testing.T) {
	seen := usedWords(Core())
	maps.Copy(seen, usedWords(SilentInterlude()))
	maps.Copy(seen, usedWords(TraitorWithin()))
	maps.Copy(seen, usedWords(CrimsonVeil()))
	for _, list := range []struct {
		what  string
		words words
	}{
		{"kind", kindWords}, {"trigger", triggerWords}, {"test", testWords}, {"verb", verbWords}, {"per", perWords},
		{"who", whoWords}, {"pile", pileWords}, {"terrain", terrainWords}, {"colour", colourWords},
	} {
		for _, word := range list.words.listed() {
			if !seen[list.what+" "+word] {
				t.Errorf("no card of the built-in sets has the %s %q", list.what, word)
			}
		}
	}
}
