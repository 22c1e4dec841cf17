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

// meadowJSON is meadow in JSON.
const meadowJSON = `{"name":"Meadow","basis":"reported","spaces":[` +
	`{"id":"a-gate","kind":"gate","in":"fort-wadsworth","at":[9,5]},` +
	`{"id":"a-1","kind":"gain","cards":1,"in":"fort-wadsworth","at":[5,5],"text":"Take a card"},` +
	`{"id":"a-2","kind":"directions","order":{"sentOut":"yard"},"in":"fort-wadsworth","at":[7,1]},` +
	`{"id":"b-gate","kind":"gate","in":"pentagon"},` +
	`{"id":"b-1","kind":"gain","cards":3,"in":"pentagon"},` +
	`{"id":"b-2","kind":"plain","in":"pentagon"},` +
	`{"id":"yard","kind":"plain"},` +
	`{"id":"field-a","kind":"airport","by":"fort-wadsworth"},` +
	`{"id":"field-b","kind":"airport","by":"pentagon"},` +
	`{"id":"post","kind":"plain"},` +
	`{"id":"lane","kind":"sneak-attack"},` +
	`{"id":"camp","kind":"battle"},` +
	`{"id":"storm","kind":"directions","order":{"backward":3},"text":"A storm. Back 3"},` +
	`{"id":"lift","kind":"directions","order":{"goTo":"yard"}},` +
	`{"id":"pack-1","kind":"jet-pack"},` +
	`{"id":"pack-2","kind":"jet-pack"},` +
	`{"id":"pack-3","kind":"jet-pack","in":"desert-kingdom"},` +
	`{"id":"sea","kind":"hydrofoil"},` +
	`{"id":"track","kind":"vamp"},` +
	`{"id":"hill","kind":"tank"},` +
	`{"id":"shore","kind":"plain","in":"cobra-island"},` +
	`{"id":"radar","kind":"objective","place":"radar","in":"cobra-island"},` +
	`{"id":"village","kind":"objective","place":"village","in":"cobra-island"},` +
	`{"id":"castle","kind":"objective","place":"spanish-fort","in":"cobra-island"},` +
	`{"id":"beach","kind":"objective","place":"cobra-air-strip","in":"cobra-island","airstrip":true},` +
	`{"id":"dune","kind":"plain","in":"desert-kingdom"},` +
	`{"id":"fort","kind":"objective","place":"col-sheriffs-fort","in":"desert-kingdom"},` +
	`{"id":"oasis","kind":"objective","place":"oasis","in":"desert-kingdom"},` +
	`{"id":"sand","kind":"objective","place":"sand-dunes","in":"desert-kingdom"},` +
	`{"id":"strip","kind":"objective","place":"desert-air-strip","in":"desert-kingdom","airstrip":true}],` +
	`"paths":[{"oneWay":["a-gate","a-1","a-2","a-gate","yard"]},{"oneWay":["b-gate","b-1","b-2","b-gate","post"]},` +
	`{"bothWays":["field-a","yard","lane","camp","storm","pack-1","post","field-b"]},{"bothWays":["lane","lift","pack-2","track"]},` +
	`{"oneWay":["track","dune"]},{"oneWay":["post","hill","dune"]},{"bothWays":["camp","sea"]},{"oneWay":["sea","shore"]},` +
	`{"bothWays":["shore","radar","village","castle","beach"]},{"bothWays":["shore","castle"]},` +
	`{"bothWays":["dune","fort","oasis","pack-3","sand","strip"]},{"oneWay":["strip","fort"]}],` +
	`"jumps":[["pack-1","pack-2","pack-3"],["pack-1","pack-3"]]}`

// retold is meadow in JSON with some of its text changed: pairs of old and new.
func retold(pairs ...string) string {
	text := meadowJSON
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			panic("no such text: " + pairs[i])
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	return text
}

func TestBoardJSON(t *testing.T) {
	b := mustBoard(t, meadow)
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(meadowJSON, string(data)); d != "" {
		t.Error(d)
	}
	var again Board
	if err := json.Unmarshal(data, &again); err != nil || !again.same(b) {
		t.Errorf("%v: %s", err, cmp.Diff(b.Text(), again.Text()))
	}
	bare, err := LoadBoard([]byte(retold(`"name":"Meadow","basis":"reported",`, ` `, `{"backward":3}`, `{"forward":3}`)))
	if err != nil || bare.Name() != "" || bare.Basis() != "designed" {
		t.Fatalf("spaces and paths alone: %v, name %q, basis %q", err, bare.Name(), bare.Basis())
	}
	if data, err = json.Marshal(bare); err != nil || !strings.Contains(string(data), `{"forward":3}`) {
		t.Errorf("%v: %s", err, data)
	}
	// Without Jet Packs there are no jumps.
	text := rewrite(meadow, "jump pack-1 -> pack-2 =>", "jump pack-1 -> pack-3 =>")
	for _, s := range []string{"pack-1", "pack-2", "pack-3"} {
		text = rewrite(text, fmt.Sprintf("space %s => space %s battle", s, s))
	}
	data, err = json.Marshal(mustBoard(t, rewrite(text, "space pack-3 => space pack-3 battle in desert-kingdom")))
	if err != nil || strings.Contains(string(data), "jumps") {
		t.Errorf("%v: %s", err, data)
	}
}

func TestZeroBoardHasNoJSON(t *testing.T) {
	for _, b := range []*Board{nil, new(Board)} {
		if data, err := b.MarshalJSON(); !errors.Is(err, joe.ErrBadConfig) {
			t.Errorf("%s, %v", data, err)
		}
	}
}

func TestLoadBoardIsStrict(t *testing.T) {
	for _, c := range []struct {
		name, data string
		kind       joe.ErrorKind
		want       string // place and rule
	}{
		{"nothing", ``, joe.ErrMalformed, "$"},
		{"null", `null`, joe.ErrMalformed, "$"},
		{"two values", meadowJSON + `{}`, joe.ErrMalformed, "$"},
		{"no spaces", `{"paths":[]}`, joe.ErrMalformed, "$.spaces"},
		{"no paths", `{"spaces":[]}`, joe.ErrMalformed, "$.paths"},
		{"empty", `{"spaces":[],"paths":[]}`, joe.ErrBadConfig, "$.spaces sdk-board-size"},
		{"too many spaces", `{"spaces":[` + strings.Repeat(`{"id":"a","kind":"plain"},`, 200) + `{}],"paths":[]}`, joe.ErrMalformed, "$.spaces"},
		{"unknown key", retold(`"basis"`, `"size":9,"basis"`), joe.ErrMalformed, "$.size"},
		{"other spelling", retold(`"paths"`, `"Paths"`), joe.ErrMalformed, "$.Paths"},
		{"a key twice", retold(`"name"`, `"name":"x","name"`), joe.ErrMalformed, "$.name"},
		{"spaces no list", `{"spaces":{},"paths":[]}`, joe.ErrMalformed, "$.spaces"},
		{"a space no object", retold(`{"id":"yard","kind":"plain"}`, `"yard"`), joe.ErrMalformed, "$.spaces[6]"},
		{"unknown key of a space", retold(`{"id":"yard",`, `{"id":"yard","x":1,`), joe.ErrMalformed, "$.spaces[6].x"},
		{"no id", retold(`"id":"yard",`, ``), joe.ErrMalformed, "$.spaces[6].id"},
		{"no kind", retold(`"yard","kind":"plain"`, `"yard"`), joe.ErrMalformed, "$.spaces[6].kind"},
		{"an unknown kind", retold(`"yard","kind":"plain"`, `"yard","kind":"none"`), joe.ErrMalformed, "$.spaces[6].kind"},
		{"cards", retold(`"cards":3`, `"cards":4`), joe.ErrMalformed, "$.spaces[4].cards"},
		{"cards left out", retold(`"cards":3,`, ``), joe.ErrMalformed, "$.spaces, b-1"},
		{"cards elsewhere", retold(`"id":"yard",`, `"id":"yard","cards":1,`), joe.ErrMalformed, "$.spaces, yard"},
		{"place", retold(`"place":"oasis"`, `"place":"Oasis"`), joe.ErrMalformed, "$.spaces[27].place"},
		{"place left out", retold(`"place":"oasis",`, ``), joe.ErrMalformed, "$.spaces, oasis"},
		{"place elsewhere", retold(`"id":"yard",`, `"id":"yard","place":"oasis",`), joe.ErrMalformed, "$.spaces, yard"},
		{"order left out", retold(`"order":{"goTo":"yard"}`, `"text":"x"`), joe.ErrMalformed, "$.spaces, lift"},
		{"order elsewhere", retold(`"id":"yard",`, `"id":"yard","order":{"goTo":"post"},`), joe.ErrMalformed, "$.spaces, yard"},
		{"no order", retold(`{"goTo":"yard"}`, `{}`), joe.ErrMalformed, "$.spaces[13].order"},
		{"two orders", retold(`{"goTo":"yard"}`, `{"goTo":"yard","forward":2}`), joe.ErrMalformed, "$.spaces[13].order"},
		{"an order to nowhere", retold(`{"goTo":"yard"}`, `{"goTo":""}`), joe.ErrMalformed, "$.spaces, lift"},
		{"too far", retold(`{"goTo":"yard"}`, `{"forward":13}`), joe.ErrMalformed, "$.spaces[13].order.forward"},
		{"not back", retold(`{"goTo":"yard"}`, `{"backward":0}`), joe.ErrMalformed, "$.spaces[13].order.backward"},
		{"area", retold(`"in":"pentagon"`, `"in":"the Pentagon"`), joe.ErrMalformed, "$.spaces[3].in"},
		{"by", retold(`"by":"pentagon"`, `"by":"x"`), joe.ErrMalformed, "$.spaces[8].by"},
		{"by left out", retold(`,"by":"pentagon"`, ``), joe.ErrMalformed, "$.spaces, field-b"},
		{"by elsewhere", retold(`"id":"yard",`, `"id":"yard","by":"pentagon",`), joe.ErrMalformed, "$.spaces, yard"},
		{"airstrip", retold(`"airstrip":true`, `"airstrip":1`), joe.ErrMalformed, "$.spaces[24].airstrip"},
		{"at", retold(`[9,5]`, `[9]`), joe.ErrMalformed, "$.spaces[0].at"},
		{"at the rim", retold(`[9,5]`, `[9,100]`), joe.ErrMalformed, "$.spaces[0].at[1]"},
		{"at zero", retold(`[9,5]`, `[0,5]`), joe.ErrMalformed, "$.spaces[0].at[0]"},
		{"text", retold(`"Take a card"`, `"Take \"a\" card"`), joe.ErrMalformed, "$.spaces, a-1"},
		{"text of two lines", retold(`"Take a card"`, `"Take\na card"`), joe.ErrMalformed, "$.spaces, a-1"},
		{"text no string", retold(`"Take a card"`, `7`), joe.ErrMalformed, "$.spaces[1].text"},
		{"a path that is a list", retold(`{"bothWays":["shore","castle"]}`, `["shore","castle"]`), joe.ErrMalformed, "$.paths[9]"},
		{"a path of no kind", retold(`{"bothWays":["shore","castle"]}`, `{}`), joe.ErrMalformed, "$.paths[9]"},
		{"a path of both kinds", retold(`{"bothWays":["shore","castle"]}`, `{"bothWays":["shore","castle"],"oneWay":["shore","castle"]}`), joe.ErrMalformed, "$.paths[9]"},
		{"a path of one space", retold(`{"bothWays":["shore","castle"]}`, `{"bothWays":["shore"]}`), joe.ErrMalformed, "$.paths[9].bothWays"},
		{"a path to no space", retold(`{"bothWays":["shore","castle"]}`, `{"bothWays":["shore","keep"]}`), joe.ErrMalformed, "$.paths"},
		{"a jump of one space", retold(`["pack-1","pack-3"]`, `["pack-1"]`), joe.ErrMalformed, "$.jumps[1]"},
		{"a jump to no space", retold(`["pack-1","pack-3"]`, `["pack-1","pack-4"]`), joe.ErrMalformed, "$.jumps"},
		{"name no string", retold(`"Meadow"`, `1`), joe.ErrMalformed, "$.name"},
		{"a blank name", retold(`"Meadow"`, `" Meadow"`), joe.ErrMalformed, "$.name"},
		{"basis", retold(`"reported"`, `""`), joe.ErrMalformed, "$.basis"},
		{"faults of the board", retold(`"kind":"hydrofoil"`, `"kind":"plain"`, `"id":"yard","kind":"plain"`, `"id":"yard","kind":"gain","cards":1`), joe.ErrBadConfig,
			"$ adv-equipment-space-hydrofoil; $.spaces, yard adv-collect-equipment"},
		{"long", meadowJSON + strings.Repeat(" ", 1<<20), joe.ErrMalformed, "$"},
		{"deep", strings.Repeat(`[`, 10_000), joe.ErrMalformed, "$"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := LoadBoard([]byte(c.data))
			if b != nil || !errors.Is(err, c.kind) {
				t.Fatalf("board %v, error %v, want kind %v", b, err, c.kind)
			}
			if got := strings.Join(boardTold(err), "; "); !strings.HasPrefix(got, c.want) || c.want != "$" && got != c.want {
				t.Errorf("%q, want %q: %v", got, c.want, err)
			}
		})
	}
}

func TestUnmarshalBoardLeavesItOnError(t *testing.T) {
	b := mustBoard(t, meadow)
	if err := b.UnmarshalJSON([]byte(`{}`)); err == nil || b.Name() != "Meadow" {
		t.Errorf("error %v, board %q", err, b.Name())
	}
	var none *Board
	if err := none.UnmarshalJSON([]byte(meadowJSON)); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("into nil: %v", err)
	}
}

func ExampleLoadBoard() {
	_, err := LoadBoard([]byte(`{"basis": "printed", "spaces": [
		{"id": "bridge", "kind": "plain"},
		{"id": "river", "kind": "hydrofoil"}
	], "paths": [{"bothWays": ["bridge", "river", "lake"]}]}`))
	fmt.Println(err)
	// Output:
	// $.paths: "lake" is no space
}
