package joetest_test

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/joetest"
)

type options = joetest.Options[State, Action, Event]

// disguise deals anew the cards that a seat cannot know.
func disguise(s State, seat joe.Seat, src *dice.Source) (State, bool) {
	d := State{s.copied()}
	var places []int
	for i, c := range s.hands {
		if c > 0 && joe.Seat(i) != seat && !s.shown[i] {
			places = append(places, i)
			d.hands[i] = 0
		}
	}
	left := d.left()
	for _, i := range places {
		value := 1 + src.IntN(handCards)
		for left[value] == 0 {
			value = 1 + src.IntN(handCards)
		}
		left[value]--
		d.hands[i] = int8(value)
	}
	return d, len(places) > 0
}

// long leaves a test out of a short run: it tries the kit, and no goroutines.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("a long test")
	}
}

// dealt is a position of two seats in the first turn.
func dealt(f flaw, hands ...int8) State {
	return State{table{flaw: f, hands: hands, shown: make([]bool, len(hands)), coins: make([]int8, len(hands))}}
}

func TestSoundGame(t *testing.T) {
	joetest.RunWith(t, hush(), options{
		Disguise:  disguise,
		Twins:     []joetest.Twin[State]{{Name: "hands", Seat: 0, A: dealt(sound, 1, 2), B: dealt(sound, 1, 3)}},
		Positions: []State{dealt(sound, 4, 4, 3)},
		Actions:   []Action{Lower{}, Deal{0}, Deal{9}},
		Events:    []Event{Dealt{7, 9}, Lowered{1}},
	}, Config{Seats: 2}, Config{Seats: 4})
}

// TestSharedLeak is why a game with secrets brings twins: View, Redact and Sample
// agree that seat 0 may see the hand of seat 1.
func TestSharedLeak(t *testing.T) {
	long(t)
	g := hush()
	for _, b := range brokenSecrets {
		if b.flaw == leakyAlike {
			b.wrap(&g)
		}
	}
	c := Config{Seats: 2, Flaw: leakyAlike}
	few := options{Games: 4, Moments: 12, Endings: 4}
	if err := joetest.Check(g, few, c); err != nil {
		t.Errorf("the leak is consistent, and yet something is found: %v", err)
	}
	few.Twins = []joetest.Twin[State]{{Seat: 0, A: dealt(leakyAlike, 1, 2), B: dealt(leakyAlike, 1, 3)}}
	if err := joetest.Check(g, few, c); !errors.Is(err, joetest.Secrecy) {
		t.Errorf("with twins: %v, want a breach of secrecy", err)
	}
	few.Twins, few.Disguise = nil, disguise
	if err := joetest.Check(g, few, c); !errors.Is(err, joetest.Secrecy) {
		t.Errorf("with Disguise: %v, want a breach of secrecy", err)
	}
}

// TestOptionsReach sees that what the options bring is tried: each is the only way
// to find what is wrong.
func TestOptionsReach(t *testing.T) {
	long(t)
	few := options{Games: 2, Moments: 8, Endings: 2}
	rich := dealt(sound, 1, 2)
	rich.coins[0] = 50
	for _, test := range []struct {
		name string
		law  joetest.Law
		wrap func(*game)
		with func(*options)
	}{
		{"Actions", joetest.Soundness, func(g *game) {
			onRefusal(g, func(s State, a Action, err error) error {
				if a == (Lower{}) && s.ToAct() >= 0 {
					return &joe.Error{Kind: joe.ErrGameOver, Seat: s.ToAct()}
				}
				return err
			})
		}, func(o *options) { o.Actions = []Action{Lower{}} }},
		{"Events", joetest.NoPanic, func(g *game) {
			onRedact(func(e Event, seat joe.Seat) (Event, bool) {
				if e == Event(Lowered{3}) {
					panic("lowered")
				}
				return redact(e, seat)
			})(g)
		}, func(o *options) { o.Events = []Event{Lowered{3}} }},
		{"Positions", joetest.OneSeat, func(g *game) {
			legal := func(s State, list []Action) []Action {
				if s.Seats() > 0 && s.coins[0] == 50 {
					return nil
				}
				return list
			}
			onLegal(legal)(g)
		}, func(o *options) { o.Positions = []State{rich} }},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, o := hush(), few
			test.wrap(&g)
			if err := joetest.Check(g, o, Config{Seats: 2}); err != nil {
				t.Fatalf("found without the option: %v", err)
			}
			test.with(&o)
			if err := joetest.Check(g, o, Config{Seats: 2}); !errors.Is(err, test.law) {
				t.Errorf("with the option: %v, want %v", err, test.law)
			}
		})
	}
}

// TestCites has a card's id cited that no ledger has.
func TestCites(t *testing.T) {
	long(t)
	g, few := hush(), options{Games: 2, Moments: 8, Endings: 2}
	onRules(strings.Replace(ledger, "hush-toss", "hush-coin", 1))(&g)
	if err := joetest.Check(g, few, Config{Seats: 2}); !errors.Is(err, joetest.Citation) {
		t.Errorf("without Cites: %v", err)
	}
	few.Cites = func(id joe.RuleID) bool { return id == "hush-toss" }
	if err := joetest.Check(g, few, Config{Seats: 2}); err != nil {
		t.Errorf("with Cites: %v", err)
	}
}

// TestForgets leaves out of law 8 what the option names: here all dealing.
func TestForgets(t *testing.T) {
	long(t)
	few := options{Games: 4, Moments: 16, Endings: 2}
	c := Config{Seats: 3, Flaw: lopsided}
	if err := joetest.Check(hush(), few, c); !errors.Is(err, joetest.Sampling) {
		t.Errorf("without Forgets: %v", err)
	}
	few.Forgets = func(e Event) bool { _, deal := e.(Dealt); return deal }
	if err := joetest.Check(hush(), few, c); err != nil {
		t.Errorf("with Forgets: %v", err)
	}
}

// TestViolation follows a report back to the fault.
func TestViolation(t *testing.T) {
	g := hush()
	onEvents(func(s State, _ Action, events []Event) []Event {
		if s.passes == 3 && s.tossing {
			return nil
		}
		return events
	})(&g)
	report := joetest.Examine(g, options{Seed: 5, Games: 3, Moments: 12, Endings: 2}, Config{Seats: 2})
	var v *joetest.Violation
	if !errors.As(report.Err(), &v) || v.Law != joetest.Following || !errors.Is(v, joetest.Following) || errors.Is(v, joetest.Secrecy) {
		t.Fatalf("want a violation of law 9, got %v", report.Err())
	}
	if v.Start != `set-up of {"seats":2,"flaw":0}` || v.Seed != 5 || v.Times < 2 {
		t.Errorf("start %q, seed %d, %d times", v.Start, v.Seed, v.Times)
	}
	s, _, err := g.New(Config{Seats: 2})
	for _, text := range v.Actions {
		a, errRead := g.DecodeAction([]byte(text))
		if errRead != nil || err != nil {
			t.Fatal(errRead, err)
		}
		s, _, err = g.Apply(s, a)
	}
	if err != nil || s.passes != 3 || !s.tossing {
		t.Errorf("the actions lead to %+v, %v: not where the events are missing", s, err)
	}
	for _, part := range []string{"law 9 (following) broken", "With the events of Apply(toss", "want:", "got:", "seed 5", `{"type":"pass"}`, "met "} {
		if !strings.Contains(v.Error(), part) {
			t.Errorf("the text lacks %q: %v", part, v)
		}
	}
}

func TestLongWay(t *testing.T) {
	v := &joetest.Violation{Law: joetest.Purity, Actions: make([]string, 1000), Times: 1}
	if text := v.Error(); strings.Count(text, ",") > 400 || !strings.Contains(text, "after 1000 actions") || !strings.Contains(text, "Violation.Actions has all") || strings.Contains(text, "met ") {
		t.Error(text)
	}
}

// TestNothingToTry has the kit's own refusals.
func TestNothingToTry(t *testing.T) {
	lacking := hush()
	lacking.Odds, lacking.Load = nil, nil
	twins := options{Twins: []joetest.Twin[State]{{Name: "empty", A: State{}, B: State{}}}}
	for _, test := range []struct {
		name, want string
		err        error
	}{
		{"no Config", "give at least one Config", joetest.Check(hush(), options{})},
		{"a bad Config", "New refuses Config 0", joetest.Check(hush(), options{}, Config{Seats: 9})},
		{"functions missing", "lacks Odds and Load; a game", joetest.Check(lacking, options{}, Config{Seats: 2})},
		{"twins not begun", "twin 0 empty is no pair of games begun", joetest.Check(hush(), twins, Config{Seats: 2})},
	} {
		var v *joetest.Violation
		if test.err == nil || !strings.Contains(test.err.Error(), test.want) || strings.Contains(test.want, "Config") && errors.As(test.err, &v) {
			t.Errorf("%s: %v, want %q", test.name, test.err, test.want)
		}
	}
}

// TestSameReport runs twice: same seed, same report.
func TestSameReport(t *testing.T) {
	long(t)
	few := options{Games: 3, Moments: 10, Endings: 4, Disguise: disguise}
	run := func(seed uint64) *joetest.Report {
		o := few
		o.Seed = seed
		return joetest.Examine(hush(), o, Config{Seats: 3, Flaw: deafView})
	}
	a, b, c := run(1), run(1), run(2)
	if a.String() != b.String() || a.Err().Error() != b.Err().Error() {
		t.Errorf("same seed, other reports: %s", cmp.Diff(a.String()+a.Err().Error(), b.String()+b.Err().Error()))
	}
	if a.String() == c.String() {
		t.Error("another seed plays the same games")
	}
	if a.Games != 3 || a.Steps == 0 || a.Moments < 10 || a.Probes == 0 || a.Twins == 0 || a.HandTwins == 0 || a.Samples == 0 || a.Spreads == 0 || a.Varied == 0 || a.Rolls == 0 || a.Followed == 0 || a.Decoded == 0 || a.Ended != 4 || a.Median < 10 || a.Longest < a.Median {
		t.Errorf("something was not tried: %+v", a)
	}
}

// TestRunFails runs a broken game as a test of another process and reads which
// sub-test fails.
func TestRunFails(t *testing.T) {
	const sign = "JOETEST_RUN_BROKEN"
	if os.Getenv(sign) != "" {
		joetest.RunWith(t, hush(), quick, Config{Seats: 2, Flaw: noEnd})
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestRunFails$", "-test.v")
	cmd.Env = append(os.Environ(), sign+"=1")
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		t.Fatalf("the run did not fail: %v\n%s", err, out)
	}
	for line, want := range map[string]bool{
		"--- FAIL: TestRunFails/law11_termination": true,
		"--- PASS: TestRunFails/law07_secrecy":     true,
		"--- FAIL: TestRunFails/law12_citation":    false,
		"law 11 (termination) broken":              true,
		"hush: 1 configs, ":                        true,
		"1 faults":                                 true,
	} {
		if strings.Contains(string(out), line) != want {
			t.Errorf("%q in the output: %v, want %v\n%s", line, !want, want, out)
		}
	}
}
