package cobrahq

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// trainingBoard is a small board on which everything is near: home bases in the
// corners, a river around an island with Cobra HQ, 32 sand spaces.
var trainingBoard = mustBoard(`
name: Training Ground
basis: designed
Hsss.#.sssH
.ss.....ss.
..~~~~~~~..
s.~s...s~.s
s.~.....~.s
#.~..Q..~.#
s.~.....~.s
s.~s...s~.s
..~~~~~~~..
.ss.....ss.
Hsss.#.sssH
`)

func mustBoard(text string) *Board {
	b, err := ParseBoard(text)
	if err != nil {
		panic(err)
	}
	return b
}

// position loads a position on the training board from the inside of its JSON,
// less what hardly matters: the header, the config (here with so many seats), and,
// where they are not given, the tiles left, round 1, first and active seat 0, pawns
// at home, and a stack of 4 less 1 for each hand with "topSecret":1.
func position(t *testing.T, seats int, inside string) State {
	t.Helper()
	s, err := tryPosition(seats, inside)
	if err != nil {
		t.Fatalf("position: %v\n%s", err, inside)
	}
	return s
}

func tryPosition(seats int, inside string) (State, error) {
	c := Config{Seats: seats, Board: trainingBoard}
	config, err := c.MarshalJSON()
	if err != nil {
		return State{}, err
	}
	start, _, err := New(c)
	if err != nil {
		return State{}, err
	}
	var homes []string
	for s := range joe.Seat(seats) {
		homes = append(homes, fmt.Sprintf(`{"at":%q}`, start.Home(s)))
	}
	text := fmt.Sprintf(`{"game":"cobrahq","format":1,"rules":1,"config":%s`, config)
	for _, key := range []struct{ name, value string }{
		{"round", "1"}, {"first", "0"}, {"active", "0"}, {"stack", fmt.Sprint(secretTiles - strings.Count(inside, `"topSecret":1`))}, {"players", "[" + strings.Join(homes, ",") + "]"},
	} {
		if !strings.Contains(inside, `"`+key.name+`":`) {
			text += fmt.Sprintf(`,%q:%s`, key.name, key.value)
		}
	}
	text += "," + inside
	if !strings.Contains(inside, `"left":`) {
		left, err := json.Marshal(leftIn([]byte(text + "}")))
		if err != nil {
			return State{}, err
		}
		text += `,"left":` + string(left)
	}
	return Load([]byte(text + "}"))
}

// leftIn is the tiles left to turn in a position that does not name them: the mix
// less what lies and is held, and as many less, bombs first, as are wanted for one
// on each sand space not turned.
func leftIn(text []byte) map[string]int {
	var p struct {
		Phase   string
		Turned  map[string]string
		Bombs   map[string]string
		Players []struct {
			Boats    int
			Henchmen []int
		}
	}
	_ = json.Unmarshal(text, &p) // Load names what is wrong with the text
	left := defaultMix
	for _, tile := range p.Turned {
		for i := range left {
			if Tile(i+1).String() == tile {
				left[i]--
			}
		}
	}
	left[Bomb-1] -= uint8(len(p.Bombs))
	if p.Phase == AskPlaceBomb {
		left[Bomb-1]--
	}
	for _, player := range p.Players {
		left[Boat-1] -= uint8(player.Boats)
		for i, n := range player.Henchmen {
			left[Henchman1-1+Tile(i)] -= uint8(n)
		}
	}
	for _, tile := range []Tile{Bomb, Henchman3, Henchman2, Henchman1, Boat} {
		for left[tile-1] > 0 && left.total() > sandCount-len(p.Turned) {
			left[tile-1]--
		}
	}
	named := make(map[string]int)
	for tile, n := range left.tiles() {
		named[tile.String()] = n
	}
	return named
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

// lies checks what lies on a space, and how.
func lies(t *testing.T, s State, at Square, tile Tile, face Face) {
	t.Helper()
	if gotTile, gotFace := s.TileOn(at); gotTile != tile || gotFace != face {
		t.Errorf("on %s lies %v, face %d; want %v, face %d", at, gotTile, gotFace, tile, face)
	}
}

// holds checks how many of a tile lie in front of a seat.
func holds(t *testing.T, s State, seat joe.Seat, tile Tile, want int) {
	t.Helper()
	if got := s.Holds(seat, tile); got != want {
		t.Errorf("%v holds %d of %v, want %d", seat, got, tile, want)
	}
}

// stands checks where a seat's pawn is; "" is out of play.
func stands(t *testing.T, s State, seat joe.Seat, want Square) {
	t.Helper()
	if got := s.Pawn(seat); got != want {
		t.Errorf("the pawn of %v is on %q, want %q", seat, got, want)
	}
}

// asks checks what the game waits for, and of whom.
func asks(t *testing.T, s State, seat joe.Seat, kind string) {
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

// misread checks that input is refused as malformed, with the path of the fault
// and a detail that tells it.
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

// unmoved checks that a View takes no notice of events that cannot be.
func unmoved(t *testing.T, v View, events ...Event) {
	t.Helper()
	for _, e := range events {
		if v.With(e) != v {
			t.Errorf("%v changed a View", e)
		}
	}
}

func TestPosition(t *testing.T) {
	s := position(t, 2, `"phase":"move","moves":3,"players":[{"at":"b10"},{"at":"c10","boats":1}],"turned":{"b10":"none","c10":"none"}`)
	refused(t, s, Step{"a11"}, "hq-move-no-diagonal")
	s, events := do(t, s, Step{"c10"})
	happened(t, events, Moved{0, "b10", "c10"})
	_, events = do(t, s, Take{Boat})
	happened(t, events, Took{0, 1, Boat})
}
