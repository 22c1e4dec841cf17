package adventure

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

// deckJSON is cards in JSON as they are written, with another text in the place of
// a part of it: pairs of old and new.
func deckJSON(pairs ...string) string {
	var w strings.Builder
	w.WriteString(`{"name":"Short","objectives":[`)
	for i := range objectiveCards {
		word := placeWords[i/2+1]
		fmt.Fprintf(&w, `{"id":"%s-%d","place":"%s","points":%d,"basis":"designed"},`, word, i%2+1, word, 5*(i+1))
	}
	text := strings.TrimSuffix(w.String(), ",") + `],"battle":[` +
		`{"id":"ambush","count":20,"effect":"win-extra-turn","needs":"missile-system","text":"You win","basis":"printed"},` +
		`{"id":"mine","count":5,"effect":"lose-equipment","lose":"tank","basis":"reported"},` +
		`{"id":"march","count":4,"effect":"move-forward","needs":"vamp","n":12,"basis":"designed"},` +
		`{"id":"rout","count":2,"effect":"move-back","n":1,"basis":"designed"},` +
		`{"id":"fog","count":1,"effect":"nothing","basis":"designed"}]}`
	for i := 0; i+1 < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			panic("no such text: " + pairs[i])
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	return text
}

func mustCards(t testing.TB, text string) *Cards {
	t.Helper()
	c, err := LoadCards([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestCardsJSON(t *testing.T) {
	c := mustCards(t, deckJSON())
	data, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(deckJSON(), string(data)); d != "" {
		t.Error(d)
	}
	var again Cards
	if err := json.Unmarshal(data, &again); err != nil || !again.same(c) {
		t.Errorf("%v: %s", err, cmp.Diff(c.text, again.text))
	}
	if bare := mustCards(t, deckJSON(`"name":"Short",`, ``)); bare.Name() != "" || bare.same(c) {
		t.Errorf("without a name: %q", bare.Name())
	}
	if mustCards(t, deckJSON(`"points":5,`, `"points":6,`)).same(c) || mustCards(t, deckJSON(`"n":12`, `"n":11`)).same(c) {
		t.Error("other cards are the same")
	}
	for _, none := range []*Cards{nil, new(Cards)} {
		if data, err := none.MarshalJSON(); !errors.Is(err, joe.ErrBadConfig) {
			t.Errorf("%s, %v", data, err)
		}
	}
}

func TestLoadCardsIsStrict(t *testing.T) {
	for _, c := range []struct {
		name, data string
		kind       joe.ErrorKind
		want       string // place and rule
	}{
		{"nothing", ``, joe.ErrMalformed, "$"},
		{"null", `null`, joe.ErrMalformed, "$"},
		{"no objectives", `{"battle":[]}`, joe.ErrMalformed, "$.objectives"},
		{"no battle cards", `{"objectives":[]}`, joe.ErrMalformed, "$.battle"},
		{"unknown key", deckJSON(`"name"`, `"equipment":[],"name"`), joe.ErrMalformed, "$.equipment"},
		{"a key twice", deckJSON(`"name"`, `"name":"x","name"`), joe.ErrMalformed, "$.name"},
		{"a blank name", deckJSON(`"Short"`, `"Short "`), joe.ErrMalformed, "$.name"},
		{"a long name", deckJSON(`Short`, strings.Repeat("x", 61)), joe.ErrMalformed, "$.name"},
		{"unknown key of an objective", deckJSON(`"points":5,`, `"points":5,"x":1,`), joe.ErrMalformed, "$.objectives[0].x"},
		{"no points", deckJSON(`"points":5,`, ``), joe.ErrMalformed, "$.objectives[0].points"},
		{"zero points", deckJSON(`"points":5,`, `"points":0,`), joe.ErrMalformed, "$.objectives[0].points"},
		{"many points", deckJSON(`"points":5,`, `"points":101,`), joe.ErrMalformed, "$.objectives[0].points"},
		{"half points", deckJSON(`"points":5,`, `"points":5.5,`), joe.ErrMalformed, "$.objectives[0].points"},
		{"no place", deckJSON(`"place":"radar",`, ``), joe.ErrMalformed, "$.objectives[0].place"},
		{"an unknown place", deckJSON(`"place":"radar"`, `"place":"none"`), joe.ErrMalformed, "$.objectives[0].place"},
		{"no basis", deckJSON(`,"basis":"designed"`, ``), joe.ErrMalformed, "$.objectives[0].basis"},
		{"an unknown basis", deckJSON(`"designed"`, `"guessed"`), joe.ErrMalformed, "$.objectives[0].basis"},
		{"no id", deckJSON(`"id":"radar-1",`, ``), joe.ErrMalformed, "$.objectives[0].id"},
		{"an empty id", deckJSON(`"radar-1"`, `""`), joe.ErrMalformed, "$.objectives[0].id"},
		{"an id in capitals", deckJSON(`"radar-1"`, `"Radar-1"`), joe.ErrMalformed, "$.objectives[0].id"},
		{"a long id", deckJSON(`"radar-1"`, `"`+strings.Repeat("x", 41)+`"`), joe.ErrMalformed, "$.objectives[0].id"},
		{"an id twice", deckJSON(`"radar-2"`, `"radar-1"`), joe.ErrMalformed, "$.objectives[1].id"},
		{"a battle id twice", deckJSON(`"mine"`, `"ambush"`), joe.ErrMalformed, "$.battle[1].id"},
		{"three of a place", deckJSON(`"place":"radar"`, `"place":"oasis"`), joe.ErrBadConfig, "$.objectives adv-box-objective-radar; $.objectives adv-box-objective-oasis"},
		{"15 objectives", deckJSON(`{"id":"radar-1","place":"radar","points":5,"basis":"designed"},`, ``), joe.ErrBadConfig, "$.objectives adv-box-objective-radar"},
		{"17 objectives", deckJSON(`{"id":"radar-1",`, `{"id":"x","place":"radar","points":5,"basis":"designed"},{"id":"radar-1",`), joe.ErrMalformed, "$.objectives"},
		{"33 battle cards", deckJSON(`"count":20`, `"count":21`), joe.ErrBadConfig, "$.battle adv-box-battle"},
		{"31 battle cards", deckJSON(`"count":20`, `"count":19`), joe.ErrBadConfig, "$.battle adv-box-battle"},
		{"no count", deckJSON(`"count":20,`, ``), joe.ErrMalformed, "$.battle[0].count"},
		{"none of a card", deckJSON(`"count":20`, `"count":0`), joe.ErrMalformed, "$.battle[0].count"},
		{"no effect", deckJSON(`"effect":"win-extra-turn",`, ``), joe.ErrMalformed, "$.battle[0].effect"},
		{"an unknown effect", deckJSON(`"effect":"win-extra-turn"`, `"effect":"none"`), joe.ErrMalformed, "$.battle[0].effect"},
		{"unknown equipment", deckJSON(`"missile-system"`, `"rocket"`), joe.ErrMalformed, "$.battle[0].needs"},
		{"a loss that needs", deckJSON(`"lose":"tank"`, `"lose":"tank","needs":"tank"`), joe.ErrMalformed, "$.battle[1].needs"},
		{"nothing that needs", deckJSON(`"nothing"`, `"nothing","needs":"tank"`), joe.ErrMalformed, "$.battle[4].needs"},
		{"a loss of nothing", deckJSON(`"lose":"tank",`, ``), joe.ErrMalformed, "$.battle[1].lose"},
		{"a win that loses", deckJSON(`"needs":"missile-system"`, `"lose":"tank"`), joe.ErrMalformed, "$.battle[0].lose"},
		{"a move of no length", deckJSON(`"n":12,`, ``), joe.ErrMalformed, "$.battle[2].n"},
		{"a long move", deckJSON(`"n":12,`, `"n":13,`), joe.ErrMalformed, "$.battle[2].n"},
		{"a win of some length", deckJSON(`"needs":"missile-system"`, `"n":1`), joe.ErrMalformed, "$.battle[0].n"},
		{"an empty text", deckJSON(`"You win"`, `""`), joe.ErrMalformed, "$.battle[0].text"},
		{"a text of two lines", deckJSON(`"You win"`, `"You\nwin"`), joe.ErrMalformed, "$.battle[0].text"},
		{"a long text", deckJSON(`You win`, strings.Repeat("é", 121)), joe.ErrMalformed, "$.battle[0].text"},
		{"a card's basis", deckJSON(`"printed"`, `""`), joe.ErrMalformed, "$.battle[0].basis"},
		{"both counts", deckJSON(`"count":20`, `"count":19`, `"place":"village"`, `"place":"oasis"`), joe.ErrBadConfig,
			"$.objectives adv-box-objective-village; $.objectives adv-box-objective-oasis; $.battle adv-box-battle"},
		{"long", deckJSON() + strings.Repeat(" ", 64<<10), joe.ErrMalformed, "$"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, err := LoadCards([]byte(c.data))
			if cards != nil || !errors.Is(err, c.kind) {
				t.Fatalf("cards %v, error %v, want kind %v", cards, err, c.kind)
			}
			if got := strings.Join(boardTold(err), "; "); !strings.HasPrefix(got, c.want) || c.want != "$" && got != c.want {
				t.Errorf("%q, want %q: %v", got, c.want, err)
			}
		})
	}
	mustCards(t, deckJSON(`"radar-1"`, `"`+strings.Repeat("x", 40)+`"`, `You win`, strings.Repeat("é", 120), `"points":5,`, `"points":100,`))
}

func TestUnmarshalCardsLeavesThemOnError(t *testing.T) {
	c := mustCards(t, deckJSON())
	if err := c.UnmarshalJSON([]byte(`{}`)); err == nil || c.Name() != "Short" {
		t.Errorf("error %v, cards %q", err, c.Name())
	}
	var none *Cards
	if err := none.UnmarshalJSON([]byte(deckJSON())); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("into nil: %v", err)
	}
}

func ExampleLoadCards() {
	_, err := LoadCards([]byte(`{"objectives": [
		{"id": "radar-1", "place": "radar", "points": 20, "basis": "printed"}
	], "battle": [
		{"id": "ambush", "count": 2, "effect": "win-extra-turn", "needs": "bazooka", "basis": "printed"}
	]}`))
	fmt.Println(err)
	// Output:
	// $.battle[0].needs: "bazooka" is unknown; known: hydrofoil, vamp, tank, artillery-laser, missile-system, attack-cannon
}

// Whatever the text, loading gives either cards that are read back equal from their
// JSON, or errors that are all of this SDK; never a panic.
func FuzzCards(f *testing.F) {
	for _, text := range []string{deckJSON(), defaultDeck, deckJSON(`"count":20`, `"count":21`), "", "{}", `{"objectives":[],"battle":[]}`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := LoadCards([]byte(text))
		if (c == nil) == (err == nil) {
			t.Fatalf("cards %v, error %v", c, err)
		}
		if err != nil {
			var e *joe.Error
			if !errors.As(err, &e) || err.Error() == "" {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		data, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := LoadCards(data); err != nil || !again.same(c) {
			t.Fatalf("from its JSON: %v\n%s", err, data)
		}
	})
}
