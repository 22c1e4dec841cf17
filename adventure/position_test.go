package adventure

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// tryPosition loads a position at a table of one's own from the inside of its JSON,
// less what hardly matters: the header, the config, and, where they are not given,
// round 1, first and active seat 0.
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

// players is the players of a position: for each the space of the pawn, the card of
// the Objective (either may be "-"), and what else there is to say: "tank=2",
// "reached=radar-1,radar-2", "returned", "ferried". Pieces are dealt in order.
func players(list ...string) string {
	var all []string
	for i, p := range list {
		fields := strings.Fields(p)
		text := fmt.Sprintf(`{"piece":%q`, pieceWords[i+1])
		if fields[0] != "-" {
			text += fmt.Sprintf(`,"at":%q`, fields[0])
		}
		if fields[1] != "-" {
			text += fmt.Sprintf(`,"objective":%q`, fields[1])
		}
		var hand []string
		for _, f := range fields[2:] {
			switch key, value, _ := strings.Cut(f, "="); key {
			case "returned", "ferried":
				text += fmt.Sprintf(`,%q:true`, key)
			case "reached":
				text += `,"reached":["` + strings.ReplaceAll(value, ",", `","`) + `"]`
			default:
				hand = append(hand, strconv.Quote(key)+":"+value)
			}
		}
		if hand != nil {
			text += `,"equipment":{` + strings.Join(hand, ",") + `}`
		}
		all = append(all, text+"}")
	}
	return `"players":[` + strings.Join(all, ",") + `]`
}

// asked checks what the game waits for, and of whom.
func asked(t *testing.T, s State, seat joe.Seat, kind string) {
	t.Helper()
	if p := s.Pending(); p.Seat != seat || p.Kind != kind || s.ToAct() != seat {
		t.Errorf("%v is asked %q, want %v and %q", p.Seat, p.Kind, seat, kind)
	}
}

// offers checks the legal actions, all of them and in order.
func offers(t *testing.T, s State, want ...Action) {
	t.Helper()
	if diff := cmp.Diff(want, Legal(s)); diff != "" {
		t.Errorf("legal (-want +got):\n%s", diff)
	}
}

// offered reports whether an action is legal.
func offered(s State, a Action) bool { return Check(s, a) == nil }

// moves is the legal ends of a move, in the order of the board; one at the Objective
// with something left reads "oasis+3".
func moves(s State) string {
	var list []string
	for _, a := range Legal(s) {
		switch a := a.(type) {
		case Move:
			text := string(a.To)
			if a.Left > 0 {
				text += fmt.Sprintf("+%d", a.Left)
			}
			list = append(list, text)
		case Retreat:
			list = append(list, string(a.To))
		case Jump:
			list = append(list, string(a.To))
		default:
			list = append(list, a.String())
		}
	}
	return strings.Join(list, " ")
}

// ends checks the legal ends of a move, a jump or a retreat.
func ends(t *testing.T, s State, want string) {
	t.Helper()
	if got := moves(s); got != want {
		t.Errorf("ends:\n got %s\nwant %s", got, want)
	}
}

// stands checks where a seat's pawn is; "" is off the board.
func stands(t *testing.T, s State, seat joe.Seat, want Space) {
	t.Helper()
	if got := s.Pawn(seat); got != want {
		t.Errorf("the pawn of %v is on %q, want %q", seat, got, want)
	}
}

// holds checks how many cards of a kind a seat has.
func holds(t *testing.T, s State, seat joe.Seat, card Equipment, want int) {
	t.Helper()
	if got := s.Holds(seat, card); got != want {
		t.Errorf("%v holds %d of %v, want %d", seat, got, card, want)
	}
}

// under checks the Equipment Cards that went under the pile, in their order.
func under(t *testing.T, s State, want ...Equipment) {
	t.Helper()
	if _, got := s.EquipmentPile(); cmp.Diff(want, got) != "" {
		t.Errorf("under the Equipment pile lie %v, want %v", got, want)
	}
}

// cited checks by which rules, in order, what an action did happened.
func cited(t *testing.T, events []Event, want ...joe.RuleID) {
	t.Helper()
	var got []joe.RuleID
	for _, e := range events {
		if rule := e.Rule(); rule != "" {
			got = append(got, rule)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
}

// misread checks that input is refused as malformed, with the path of the fault and a
// detail that tells it.
func misread(t *testing.T, err error, path, detail string) {
	t.Helper()
	e, ok := err.(*joe.Error)
	switch {
	case !ok:
		t.Errorf("not refused as malformed: %v", err)
	case e.Kind != joe.ErrMalformed || e.Path != path || !strings.Contains(e.Detail, detail):
		t.Errorf("refused: %v %q at %s; want %q at %s", e.Kind, e.Detail, e.Path, detail, path)
	}
}

// written is a value in JSON.
func written(v json.Marshaler) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}
