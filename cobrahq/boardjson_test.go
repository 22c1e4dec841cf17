package cobrahq

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/seed4548c990/gijoe/joe"
)

// hallRows is the rows of hall as JSON.
func hallRows(changes string) string {
	data, err := json.Marshal(strings.Split(redraw(hall, changes), "\n"))
	if err != nil {
		panic(err)
	}
	return string(data)
}

func TestBoardJSON(t *testing.T) {
	b := mustParse(t, hall)
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(`{"name":"Hall","basis":"reported","rows":`+hallRows("")+`}`, string(data)); d != "" {
		t.Error(d)
	}
	var again Board
	if err := json.Unmarshal(data, &again); err != nil || !again.same(b) {
		t.Errorf("%v: %s", err, cmp.Diff(b.Text(), again.Text()))
	}
	bare, err := LoadBoard([]byte(` { "rows" : ` + hallRows("") + ` } `))
	if err != nil || bare.Name() != "" || bare.Basis() != "designed" {
		t.Errorf("rows alone: %v, name %q, basis %q", err, bare.Name(), bare.Basis())
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
		{"two values", `{"rows":` + hallRows("") + `}{}`, joe.ErrMalformed, "$"},
		{"no rows", `{"name":"x"}`, joe.ErrMalformed, "$.rows"},
		{"unknown key", `{"rows":` + hallRows("") + `,"size":9}`, joe.ErrMalformed, "$.size"},
		{"other spelling", `{"Rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.Rows"},
		{"a key twice", `{"name":"x","name":"x","rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.name"},
		{"rows no list", `{"rows":"H"}`, joe.ErrMalformed, "$.rows"},
		{"a row no string", `{"rows":["H",1]}`, joe.ErrMalformed, "$.rows[1]"},
		{"name no string", `{"name":1,"rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.name"},
		{"name null", `{"name":null,"rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.name"},
		{"too many rows", `{"rows":[` + strings.Repeat(`"",`, 26) + `""]}`, joe.ErrMalformed, "$.rows"},
		{"no row", `{"rows":[]}`, joe.ErrBadConfig, "$.rows sdk-board-size"},
		{"blanks in rows", `{"rows":` + strings.Replace(hallRows(""), "s.sssss.s", "s sssss s", 1) + `}`, joe.ErrMalformed, "$.rows, b9"},
		{"a blank name", `{"name":" x","rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.name"},
		{"a name of two lines", `{"name":"x\ny","rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.name"},
		{"basis", `{"basis":"","rows":` + hallRows("") + `}`, joe.ErrMalformed, "$.basis"},
		{"a fault of the board", `{"rows":` + hallRows("a1s b1H d7.") + `}`, joe.ErrBadConfig,
			"$.rows, a1 hq-setup-home-base; $.rows, b1 hq-setup-home-base; $.rows amb-hq-sand-count; $.rows, hq hq-stranded"},
		{"long", `{"rows":` + hallRows("") + `}` + strings.Repeat(" ", 64<<10), joe.ErrMalformed, "$"},
		{"deep", strings.Repeat(`[`, 10_000), joe.ErrMalformed, "$"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := LoadBoard([]byte(c.data))
			if b != nil || !errors.Is(err, c.kind) {
				t.Fatalf("board %v, error %v, want kind %v", b, err, c.kind)
			}
			if got := strings.Join(told(err), "; "); !strings.HasPrefix(got, c.want) || c.want != "$" && got != c.want {
				t.Errorf("%q, want %q: %v", got, c.want, err)
			}
		})
	}
}

func TestUnmarshalBoardLeavesItOnError(t *testing.T) {
	b := mustParse(t, hall)
	if err := b.UnmarshalJSON([]byte(`{"rows":` + hallRows("b9s") + `}`)); err == nil || b.Name() != "Hall" {
		t.Errorf("error %v, board %q", err, b.Name())
	}
	var none *Board
	if err := none.UnmarshalJSON([]byte(`{"rows":` + hallRows("") + `}`)); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("into nil: %v", err)
	}
}

func ExampleLoadBoard() {
	_, err := LoadBoard([]byte(`{"basis": "printed", "rows": [
		"H...H",
		".~~..",
		".~Q~.",
		".~~~.",
		"H...H"
	]}`))
	fmt.Println(err)
	// Output:
	// $.rows: there are 0 sand spaces; 32 tiles want one each (amb-hq-sand-count)
	// $.rows, hq: no sand space is on the island, so nobody could find a boat there (hq-stranded)
}
