package adventure

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// position loads a position on the default board with the default cards from the
// inside of its JSON, less what hardly matters: the header, the config (here with so
// many seats), and, where they are not given, round 1, first and active seat 0.
func position(t *testing.T, seats int, inside string) State {
	t.Helper()
	s, err := tryPosition(Config{Seats: seats}, inside)
	if err != nil {
		t.Fatalf("position: %v\n%s", err, inside)
	}
	return s
}

// tryPosition is position at a table of one's own.
func tryPosition(c Config, inside string) (State, error) {
	config, err := c.MarshalJSON()
	if err != nil {
		return State{}, err
	}
	text := fmt.Sprintf(`{"game":"adventure","format":1,"rules":1,"config":%s`, config)
	for _, key := range []struct{ name, value string }{{"round", "1"}, {"first", "0"}, {"active", "0"}} {
		if !strings.Contains(inside, `"`+key.name+`":`) {
			text += fmt.Sprintf(`,%q:%s`, key.name, key.value)
		}
	}
	return Load([]byte(text + "," + inside + "}"))
}

// do applies actions one after the other and returns the position and the events
// of the last.
func do(t *testing.T, s State, actions ...Action) (State, []Event) {
	t.Helper()
	var events []Event
	for _, a := range actions {
		var err error
		if s, events, err = Apply(s, a); err != nil {
			t.Fatalf("%v: %v", a, err)
		}
	}
	return s, events
}

// refused checks that an action is refused by a rule.
func refused(t *testing.T, s State, a Action, rule joe.RuleID) {
	t.Helper()
	next, events, err := Apply(s, a)
	e, ok := err.(*joe.Error)
	switch {
	case !ok:
		t.Errorf("%v: not refused, events %v", a, events)
	case e.Rule != rule:
		t.Errorf("%v: refused by %s, want %s: %v", a, e.Rule, rule, e)
	case next != s || events != nil:
		t.Errorf("%v: refused, but something happened", a)
	}
}

// happened checks what an action did, the question at its end left out.
func happened(t *testing.T, got []Event, want ...Event) {
	t.Helper()
	if n := len(got); n > 0 {
		if _, ok := got[n-1].(Asked); ok {
			got = got[:n-1]
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}
