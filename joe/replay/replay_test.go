package replay_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// tape is a record of the tiny game.
type tape = replay.Replay[config, state, action, event, view]

var actions = []action{deal(2), deal(3), take(2), take(1), take(2)}

// whole records a game of five stones: seat 0 takes the last.
func whole(t testing.TB) tape {
	t.Helper()
	r, err := replay.Of(tiny(), config{2, 5}, actions...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func written(t testing.TB, r tape) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestText(t *testing.T) {
	want := `{"game":"tiny","format":2,"rules":3,"replay":1,"config":{"seats":2,"stones":5},"hash":"438d0bc07723867c"}
{"action":{"type":"deal","n":2},"hash":"3d8bed306cbd37c7"}
{"action":{"type":"deal","n":3},"hash":"5a11694a0e1472e1"}
{"action":{"type":"take","n":2},"hash":"7d75ef8a6be7b8f6"}
{"action":{"type":"take","n":1},"hash":"50553d4881d2ab3e"}
{"action":{"type":"take","n":2},"hash":"18e9c0a857215365"}
{"end":{"winners":[0],"reason":"tiny-last","points":[2]}}
`
	if diff := cmp.Diff(want, written(t, whole(t))); diff != "" {
		t.Errorf("the text of a record (-want +got):\n%s", diff)
	}
}

// A record of any table reads back as the same game, whatever was undone.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table, err := joe.Open(tiny(), config{2, rapid.IntRange(1, 30).Draw(t, "stones")}, rapid.Uint64().Draw(t, "seed"))
		if err != nil {
			t.Fatal(err)
		}
		if rapid.Bool().Draw(t, "from a position") {
			if table, err = joe.Resume(tiny(), table.State(), 1); err != nil {
				t.Fatal(err)
			}
		}
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			if l := table.Legal(); len(l) == 0 || rapid.IntRange(0, 4).Draw(t, "undo") == 0 {
				if err := table.Undo(rapid.IntRange(0, table.Len()).Draw(t, "moment")); err != nil {
					t.Fatal(err)
				}
			} else if _, err := table.Do(rapid.SampledFrom(l).Draw(t, "action")); err != nil {
				t.Fatal(err)
			}
		}
		made := replay.Record(table)
		var b bytes.Buffer
		if err := made.Write(&b); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		read, err := replay.Read(tiny(), strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range []tape{made, read} {
			if err := r.Verify(); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(table.Record(), r.Actions()); diff != "" {
				t.Fatal(diff)
			}
			if c, ok := r.Config(); ok {
				if want, _ := table.Config(); c != want {
					t.Fatalf("config %v, want %v", c, want)
				}
			} else if _, ok := table.Config(); ok {
				t.Fatal("the config is lost")
			}
			for m := range table.Len() + 1 {
				want, _ := table.At(m)
				if got, err := r.At(m); err != nil || got != want {
					t.Fatalf("moment %d: %v %v, want %v", m, got, err, want)
				}
				for seat := joe.Spectator; seat < 2; seat++ {
					if got, err := r.View(m, seat); err != nil || got != want.View(seat) {
						t.Fatalf("moment %d, %v: %v %v", m, seat, got, err)
					}
					got, err := r.Seen(seat, m, r.Len())
					if diff := cmp.Diff(table.Seen(seat, m), got); err != nil || diff != "" {
						t.Fatalf("seen by %v from %d: %v\n%s", seat, m, err, diff)
					}
				}
			}
			wantEnd, wantOver := table.Outcome()
			if end, over := r.Outcome(); over != wantOver || end != wantEnd {
				t.Fatalf("outcome %v %v, want %v %v", end, over, wantEnd, wantOver)
			}
		}
		var again bytes.Buffer
		if err := read.Write(&again); err != nil || again.String() != text {
			t.Fatalf("written again: %v\n%s\nwas\n%s", err, again.String(), text)
		}
	})
}

func TestSeenBetweenMoments(t *testing.T) {
	r := whole(t)
	for _, c := range []struct {
		seat     joe.Seat
		from, to int
		want     []event
	}{
		{0, 0, 2, []event{{"set", joe.Nobody, 5}, {"dealt", 0, 2}, {"dealt", 1, 0}}},
		{1, -7, 2, []event{{"set", joe.Nobody, 5}, {"dealt", 0, 0}, {"dealt", 1, 3}}},
		{joe.Spectator, 1, 3, []event{{"dealt", 1, 0}, {"took", 0, 2}}},
		{1, 4, 5, []event{{"took", 0, 2}}},
		{1, 4, 4, nil},
		{1, 5, 2, nil},
	} {
		got, err := r.Seen(c.seat, c.from, c.to)
		if diff := cmp.Diff(c.want, got); err != nil || diff != "" {
			t.Errorf("seen by %v from %d to %d: %v (-want +got)\n%s", c.seat, c.from, c.to, err, diff)
		}
	}
}

// A client that has the View of a moment and follows what its seat saw holds every
// later View.
func TestFollow(t *testing.T) {
	r := whole(t)
	for seat := joe.Spectator; seat < 2; seat++ {
		v, err := r.View(0, seat)
		if err != nil {
			t.Fatal(err)
		}
		seen, err := r.Seen(seat, 0, r.Len())
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range seen {
			v = v.With(e)
		}
		if want, _ := r.View(r.Len(), seat); v != want {
			t.Errorf("%v holds %v, want %v", seat, v, want)
		}
	}
}

func TestMomentsOutOfRange(t *testing.T) {
	r := whole(t)
	for _, m := range []int{math.MinInt, -1, 6, math.MaxInt} {
		if _, err := r.At(m); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("At(%d): %v", m, err)
		}
		if _, err := r.View(m, 0); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("View(%d): %v", m, err)
		}
		if _, err := r.Seen(0, 0, m); !errors.Is(err, joe.ErrMalformed) {
			t.Errorf("Seen to %d: %v", m, err)
		}
	}
}

func TestNothingRecorded(t *testing.T) {
	for name, r := range map[string]tape{"zero": {}, "of a nil table": replay.Record((*table)(nil)), "of the zero table": replay.Record(new(table))} {
		_, tableErr := r.Table(1)
		_, atErr := r.At(0)
		for what, err := range map[string]error{"Verify": r.Verify(), "Write": r.Write(&bytes.Buffer{}), "Table": tableErr, "At": atErr} {
			if !errors.Is(err, joe.ErrNotBegun) {
				t.Errorf("%s: %s: %v", name, what, err)
			}
		}
		if _, ok := r.Config(); ok || r.Len() != 0 || len(r.Actions()) != 0 {
			t.Errorf("%s: has a game", name)
		}
	}
	if _, err := replay.From(tiny(), state{}); !errors.Is(err, joe.ErrNotBegun) {
		t.Errorf("From the zero State: %v", err)
	}
	if _, err := replay.Of(game{}, config{2, 5}); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("Of the zero Game: %v", err)
	}
	if _, err := replay.Read(game{}, strings.NewReader("")); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("Read with the zero Game: %v", err)
	}
	if _, err := replay.Of(tiny(), config{3, 5}); !errors.Is(err, joe.ErrBadConfig) {
		t.Errorf("Of a bad config: %v", err)
	}
}

// What has nowhere to read from, or to write to, is refused.
func TestNilStreams(t *testing.T) {
	r := whole(t)
	_, readErr := replay.Read(tiny(), nil)
	_, newErr := replay.NewRecorder(nil, byHand(t, 5))
	_, onErr := replay.Continue(nil, r, byHand(t, 5))
	for what, err := range map[string]error{"Read": readErr, "Write": r.Write(nil), "NewRecorder": newErr, "Continue": onErr} {
		var e *joe.Error
		if !errors.As(err, &e) || e.Kind != joe.ErrBadConfig {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestOfStopsAtARefusal(t *testing.T) {
	r, err := replay.Of(tiny(), config{2, 5}, deal(2), take(1), deal(1))
	if !errors.Is(err, joe.ErrIllegal) || r.Len() != 1 || r.Verify() != nil {
		t.Errorf("%v after %d actions, Verify %v", err, r.Len(), r.Verify())
	}
}

// What a caller does with what it was given changes no record.
func TestImmutable(t *testing.T) {
	mine := append([]action(nil), actions...)
	r, err := replay.Of(tiny(), config{2, 5}, mine...)
	if err != nil {
		t.Fatal(err)
	}
	before := written(t, r)
	mine[0], r.Actions()[1] = deal(1), deal(1)
	table, err := r.Table(9)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Undo(0); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, written(t, r)); diff != "" {
		t.Error(diff)
	}
}

func TestTableGoesOn(t *testing.T) {
	five, err := replay.Of(tiny(), config{2, 5}, actions[:3]...)
	if err != nil {
		t.Fatal(err)
	}
	start, _ := five.At(1)
	later, err := replay.From(tiny(), start, actions[1:3]...)
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]tape{"from set-up": five, "from a position": later} {
		byHand, err := r.TableByHand()
		if err != nil {
			t.Fatal(err)
		}
		seeded, err := r.Table(7)
		if err != nil {
			t.Fatal(err)
		}
		for _, table := range []*table{byHand, seeded} {
			want, _ := r.At(r.Len())
			if table.State() != want || !cmp.Equal(table.Record(), r.Actions()) {
				t.Errorf("%s: the table is not where the record ends", name)
			}
			if _, err := table.Do(take(1)); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if err := table.Undo(0); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		if byHand.ToAct() != joe.Chance || seeded.ToAct() != 0 {
			t.Errorf("%s: by hand %v acts, with a seed %v", name, byHand.ToAct(), seeded.ToAct())
		}
	}
}

func TestConcurrentUse(t *testing.T) {
	r := whole(t)
	done := make(chan string)
	for range 4 {
		go func() {
			v, _ := r.View(3, 1)
			seen, _ := r.Seen(1, 0, 5)
			done <- fmt.Sprint(v, seen, r.Verify(), r.Actions())
		}()
	}
	first := <-done
	for range 3 {
		if other := <-done; other != first {
			t.Errorf("%s and %s", first, other)
		}
	}
}
