package arena

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// What results of another tournament have otherwise is said, by its path where it is deep
// or long, and no JSON is poured out.
func TestApart(t *testing.T) {
	long := strings.Repeat("x", 200)
	names := make([]string, 12)
	for i := range names {
		names[i] = strings.Repeat(string(rune('a'+i)), 20)
	}
	last := slices.Clone(names)
	last[11] = "z"
	for _, c := range []struct {
		was, is           string // configs
		entrants, playing []string
		want              string
	}{
		{was: `{"content":"` + long + `1"}`, is: `{"content":"` + long + `2"}`, want: "config.content differs"},
		{was: `{"content":{"cards":["` + long + `",{"id":"a","cost":3}]}}`, is: `{"content":{"cards":["` + long + `",{"id":"a","cost":4}]}}`, want: "config.content.cards[1].cost: 3 there, 4 here"},
		{was: `{"content":{"cards":[1,2]}}`, is: `{"content":{"cards":[1]}}`, want: "config.content.cards[1]: 2 there, nothing here"},
		{was: `{"content":{"name":"core"}}`, is: `{"content":{"cards":["` + long + `"]}}`, want: "config.content.cards: nothing there, a list here"},
		{was: `{"content":"core"}`, is: `{"content":{"cards":["` + long + `"]}}`, want: `config.content: "core" there, an object here`},
		{was: `{"content":null}`, is: `{}`, want: "config.content differs"},
		{was: `{"a":1,"b":[1],"c":3}`, is: `{"a":2,"b":[2],"c":3}`, want: "config.a: 1 there, 2 here; config.b[0]: 1 there, 2 here"},
		{was: `{"a":1,"b":2}`, is: `{"b":2,"a":1}`, want: "config: written otherwise"},
		{was: `{}`, is: `{}`, entrants: names, playing: last, want: `entrants: number 12 is "` + names[11] + `" there, number 12 is "z" here`},
		{was: `{}`, is: `{}`, entrants: []string{"a and b"}, playing: []string{"a", "b"}, want: `entrants: number 1 is "a and b" there, number 1 is "a" here`},
		{was: `{}`, is: `{}`, entrants: names, playing: append(slices.Clone(names), "z"), want: `entrants: no more than 12 there, number 13 is "z" here`},
		{was: `{}`, is: `{}`, want: ""},
	} {
		was := Head{Config: json.RawMessage(c.was), Entrants: c.entrants}
		is := Head{Config: json.RawMessage(c.is), Entrants: c.playing}
		if got := strings.Join(is.apart(was), "; "); got != c.want {
			t.Errorf("%.60s, now %.60s: it says %s, want %s", c.was, c.is, got, c.want)
		}
	}
}
