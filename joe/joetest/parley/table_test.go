package parley

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// at is a position by hand: what stands between the header and the end.
func at(t *testing.T, body string) State {
	t.Helper()
	s, err := Load([]byte(`{"game":"parley","format":1,"rules":1,` + body + `}`))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// table2 and table3 are positions in which everybody is a Guest but seat 1, with
// these hands, and more fields of the position.
func table2(t *testing.T, hand0, hand1, more string) State {
	t.Helper()
	return at(t, fmt.Sprintf(`"limit":40,"round":1,"seats":[{"role":{"card":"guest","known":[0]},"hand":[%s]},{"role":{"card":"mole","known":[1]},"hand":[%s]}],%s`, cards(hand0), cards(hand1), more))
}

func table3(t *testing.T, hand0, hand1, hand2, more string) State {
	t.Helper()
	return at(t, fmt.Sprintf(`"limit":40,"round":1,"seats":[{"role":{"card":"guest","known":[0]},"hand":[%s]},{"role":{"card":"mole","known":[1]},"hand":[%s]},{"role":{"card":"guest","known":[2]},"hand":[%s]}],%s`, cards(hand0), cards(hand1), cards(hand2), more))
}

// cards writes words as JSON strings.
func cards(words string) string {
	list := strings.Fields(words)
	for i, w := range list {
		list[i] = `"` + w + `"`
	}
	return strings.Join(list, ",")
}

const closed = `,"envelope":{"known":[]},"discard":[]`

// atEnd is a dinner of two with one and two Favours laid, at the opening of the envelope.
func atEnd(t *testing.T, hand0, hand1, role0, role1, envelope, open1 string) State {
	t.Helper()
	return at(t, fmt.Sprintf(`"phase":"open","limit":40,"round":3,"turn":0,"seats":[{"role":{"card":%q,"known":[0]},"hand":[%s],"claimed":1},
		{"role":{"card":%q,"known":[1]%s},"hand":[%s],"claimed":2}],"envelope":{%s},"discard":[]`, role0, cards(hand0), role1, open1, cards(hand1), envelope))
}

// after does actions and gives the position and the events of them all.
func after(t *testing.T, s State, actions ...Action) (State, []Event) {
	t.Helper()
	var all []Event
	for _, a := range actions {
		next, events, err := Apply(s, a)
		if err != nil {
			t.Fatal(err)
		}
		s, all = next, append(all, events...)
	}
	return s, all
}

// moments are the positions of some random dinners.
func moments(t *testing.T, seats, games int) []State {
	t.Helper()
	var all []State
	for seed := range uint64(games) {
		source := dice.New(seed)
		s, _, err := New(Config{Seats: seats})
		for err == nil && s.phase != over {
			all = append(all, s)
			s, err = Next(s, random(s, &source))
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

func random(s State, source *dice.Source) Action {
	if s.ToAct() == joe.Chance {
		return Roll(s, source)
	}
	legal := Legal(s)
	return legal[source.IntN(len(legal))]
}

// refuses checks that an action is refused by a rule.
func refuses(t *testing.T, s State, a Action, rule joe.RuleID) {
	t.Helper()
	var e *joe.Error
	if err := Check(s, a); !errors.As(err, &e) || e.Kind != joe.ErrIllegal || e.Rule != rule {
		t.Errorf("%v: %v; want a refusal by %s", a, err, rule)
	}
}

// legal checks the list of legal actions, in words.
func legal(t *testing.T, s State, want string) {
	t.Helper()
	var words []string
	for _, a := range Legal(s) {
		words = append(words, a.String())
	}
	same(t, strings.Join(words, ", "), want)
}

func same[T any](t *testing.T, got, want T) {
	t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func must[T any](v T, ok bool) T {
	if !ok {
		panic("there is none")
	}
	return v
}

func jsonOf(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
