package joe_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

var kinds = []joe.ErrorKind{joe.ErrNotYourTurn, joe.ErrIllegal, joe.ErrGameOver, joe.ErrNotBegun, joe.ErrMalformed, joe.ErrBadConfig}

func TestErrorKind(t *testing.T) {
	words := map[string]bool{}
	for _, k := range kinds {
		words[k.Error()] = true
		err := fmt.Errorf("doing something: %w", &joe.Error{Kind: k})
		for _, other := range kinds {
			if got := errors.Is(err, other); got != (k == other) {
				t.Errorf("an error of kind %v is %v: %v", k, other, got)
			}
		}
	}
	if len(words) != len(kinds) || words[joe.ErrorKind(0).Error()] || words[joe.ErrorKind(99).Error()] {
		t.Errorf("each kind has words of its own: %v", words)
	}
}

// pointed is an action whose String does not survive a nil pointer.
type pointed struct{ name string }

func (p *pointed) String() string { return p.name }

func TestErrorText(t *testing.T) {
	var nothing *joe.Error
	for want, err := range map[string]*joe.Error{
		"step: moves are straight (move-straight); d4 or e5 would do": {Kind: joe.ErrIllegal, Rule: "move-straight", Action: &pointed{"step"}, Detail: "moves are straight", Hint: "d4 or e5 would do"},
		"$.seats: 9 is above 4":   {Kind: joe.ErrMalformed, Path: "$.seats", Detail: "9 is above 4"},
		"the game is over":        {Kind: joe.ErrGameOver},
		"step: not your turn":     {Kind: joe.ErrNotYourTurn, Action: &pointed{"step"}},
		"illegal (move-straight)": {Kind: joe.ErrIllegal, Rule: "move-straight"},
		"<nil>: malformed":        {Kind: joe.ErrMalformed, Action: (*pointed)(nil)},
		"unknown kind of error":   {},
		"no error":                nothing,
	} {
		if got := err.Error(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if nothing.Unwrap() != nil {
		t.Errorf("a nil *Error unwraps to %v", nothing.Unwrap())
	}
}

func TestMalformed(t *testing.T) {
	if err := joe.Malformed(nil); err != nil {
		t.Errorf("no fault is an error: %v", err)
	}
	mine := &joe.Error{Kind: joe.ErrBadConfig}
	if err := joe.Malformed(fmt.Errorf("wrapped: %w", mine)); err != error(mine) {
		t.Errorf("an *Error becomes %v", err)
	}
	fault := strict.Read([]byte(`{"a":1}`), strict.Limits{}, func(n strict.Node) { n.Object("a").Need("a").Text() })
	var e *joe.Error
	if !errors.As(joe.Malformed(fault), &e) || e.Kind != joe.ErrMalformed || e.Path != "$.a" || e.Seat != joe.Nobody || e.Detail == "" {
		t.Errorf("a fault becomes %+v", e)
	}
	other := json.Unmarshal([]byte("{"), new(int))
	if !errors.As(joe.Malformed(other), &e) || e.Kind != joe.ErrMalformed || !strings.Contains(e.Error(), other.Error()) {
		t.Errorf("another error becomes %+v", e)
	}
}

// TestDeepJSON: the small values of this package are read within bounds.
func TestDeepJSON(t *testing.T) {
	var p joe.Pending
	if err := p.UnmarshalJSON([]byte(strings.Repeat("[", 9000) + strings.Repeat("]", 9000))); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("deep nesting: %v", err)
	}
	if err := p.UnmarshalJSON([]byte(`{"seat":1,"kind":"` + strings.Repeat("x", 1<<20) + `","rule":""}`)); !errors.Is(err, joe.ErrMalformed) {
		t.Errorf("a megabyte: %v", err)
	}
}

func TestErrorJSON(t *testing.T) {
	for _, test := range []struct {
		err  *joe.Error
		want string
	}{
		{nil, `null`},
		{&joe.Error{Kind: joe.ErrIllegal, Rule: "x-rule", Seat: 0, Action: word("step"), Detail: "no way", Hint: "stop"},
			`{"kind":"illegal","rule":"x-rule","seat":0,"action":"step","detail":"no way","hint":"stop"}`},
		{&joe.Error{Kind: joe.ErrNotYourTurn, Seat: joe.Chance}, `{"kind":"not-your-turn","seat":"chance"}`},
		{&joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: "$.a"}, `{"kind":"malformed","path":"$.a"}`},
		{&joe.Error{Kind: 99, Seat: joe.Nobody}, `{"kind":"unknown"}`},
	} {
		got, err := json.Marshal(test.err)
		if err != nil || string(got) != test.want {
			t.Errorf("%s, %v; want %s", got, err, test.want)
		}
	}
}

type word string

func (w word) String() string { return string(w) }
