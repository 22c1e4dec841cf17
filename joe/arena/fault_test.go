package arena_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// sulk is an error that must not be nil.
type sulk struct{ text string }

func (s *sulk) Error() string { return s.text }

// Whatever an entrant does wrong costs it the game, and nobody else anything.
func TestFaults(t *testing.T) {
	nothing := func() joe.Player[parley.View, parley.Action] { return nil }
	for _, c := range []struct {
		name   string
		enter  func(*tournament)
		kind   arena.FaultKind
		detail string
	}{
		{"a panic", func(t *tournament) {
			t.Enter("bad", func(parley.View, *dice.Source) parley.Action { panic("oh") })
		}, arena.Panicked, "panic: oh (fault_test.go:"},
		{"an index out of range", func(t *tournament) {
			t.Enter("bad", func(v parley.View, _ *dice.Source) parley.Action { return v.Legal()[99] })
		}, arena.Panicked, "index out of range"},
		{"what is not legal", func(t *tournament) {
			t.Enter("bad", func(v parley.View, _ *dice.Source) parley.Action { return parley.Accuse{Seat: v.Seat()} })
		}, arena.Illegal, "accuse"},
		{"nil", func(t *tournament) {
			t.Enter("bad", func(parley.View, *dice.Source) parley.Action { return nil })
		}, arena.Illegal, "action"},
		{"a panic while it sits down", func(t *tournament) {
			t.EnterEach("bad", func() joe.Player[parley.View, parley.Action] { panic("no chair") })
		}, arena.Panicked, "no chair"},
		{"the end of its goroutine", func(t *tournament) {
			t.Enter("bad", func(parley.View, *dice.Source) parley.Action { runtime.Goexit(); return nil })
		}, arena.Panicked, "it ended the goroutine that played the game (fault_test.go:"},
		{"the end of its goroutine while it sits down", func(t *tournament) {
			t.EnterEach("bad", func() joe.Player[parley.View, parley.Action] { runtime.Goexit(); return nil })
		}, arena.Panicked, "it ended the goroutine"},
		{"no player", func(t *tournament) { t.EnterEach("bad", nothing) }, arena.GaveUp, "no player"},
		{"an error while it sits down", func(t *tournament) {
			t.EnterFollower("bad", func(context.Context, arena.Sitting[parley.Config, parley.View]) (guest, error) {
				return nil, fmt.Errorf("%w: not at home", arena.Gone)
			})
		}, arena.Gone, "not at home"},
		{"an error of its own", func(t *tournament) { enterFollower(t, &follower{err: errors.New("tired")}) }, arena.GaveUp, "tired"},
		{"being late", func(t *tournament) { enterFollower(t, &follower{err: fmt.Errorf("%w: by a year", arena.Late)}) }, arena.Late, "by a year"},
		{"an error of a kind of its own", func(t *tournament) {
			enterFollower(t, &follower{err: fmt.Errorf("%w: since Monday", arena.FaultKind("no-licence"))})
		}, arena.GaveUp, "no-licence: since Monday"},
		{"an error of a kind without a word", func(t *tournament) { enterFollower(t, &follower{err: arena.FaultKind("")}) }, arena.GaveUp, ""},
		{"an error of the game's kind", func(t *tournament) {
			t.EnterFollower("bad", func(context.Context, arena.Sitting[parley.Config, parley.View]) (guest, error) {
				return nil, fmt.Errorf("%w: the game", arena.Faulty)
			})
		}, arena.GaveUp, "faulty: the game"},
		{"an error that is a nil pointer", func(t *tournament) { enterFollower(t, &follower{err: (*sulk)(nil)}) }, arena.GaveUp, "its error cannot be read: panic: runtime error: invalid memory address or nil pointer dereference (fault_test.go:"},
		{"such an error while it sits down", func(t *tournament) {
			t.EnterFollower("bad", func(context.Context, arena.Sitting[parley.Config, parley.View]) (guest, error) {
				return nil, (*sulk)(nil)
			})
		}, arena.GaveUp, "its error cannot be read"},
		{"an error of a kind that is a nil pointer", func(t *tournament) {
			enterFollower(t, &follower{err: errors.Join(arena.Late, (*sulk)(nil))})
		}, arena.Late, "its error cannot be read"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tour := arena.New(parley.Game(), parley.Config{Seats: 3}, arena.Settings{Seeds: 5})
			tour.Enter("anything", anything)
			tour.Enter("first", first)
			c.enter(tour)
			report, results := run(t, tour)
			logs, _, err := arena.Read(strings.NewReader(results))
			if err != nil {
				t.Fatal(err)
			}
			kept := 0
			for _, r := range logs[0].Results {
				bad := joe.Seat(0)
				for r.Lineup[bad] != 2 {
					bad++
				}
				if r.Fault == nil { // the dinner ended before it had to do anything
					continue
				}
				if r.Fault.Kind != c.kind || r.Fault.Seat != bad || !strings.Contains(r.Fault.Detail, c.detail) {
					t.Errorf("%+v, want %s of %v with %q", r.Fault, c.kind, bad, c.detail)
				}
				if want := (joe.Outcome{Winners: joe.AllSeats(3).Without(bad), Reason: arena.Forfeit}); r.Outcome != want {
					t.Errorf("%v, want %v", r.Outcome, want)
				}
				if r.Fault.Record == "" {
					continue
				}
				kept++
				record, err := replay.Read(parley.Game(), strings.NewReader(r.Fault.Record))
				if err != nil || record.Verify() != nil || record.Len() != r.Length {
					t.Errorf("a record of %d actions for %d (%v, %v)", record.Len(), r.Length, err, record.Verify())
				}
			}
			if kept != arena.MaxRecords || len(report.Faults) != 1 || report.Faults[0].Games < kept || report.Faults[0].Name != "bad" {
				t.Errorf("%d records, %+v", kept, report.Faults)
			}
			if worst := report.Standings[2]; worst.Name != "bad" || worst.Faults != report.Faults[0].Games {
				t.Errorf("%+v", report.Standings)
			}
		})
	}
}

// Who ends the goroutine that plays, wherever it does so, costs no other game anything,
// whatever the number of cores, and those who follow are told the end.
func TestGoexit(t *testing.T) {
	quitter := func(v parley.View, source *dice.Source) parley.Action {
		if source.IntN(4) == 0 {
			runtime.Goexit()
		}
		return anything(v, source)
	}
	var results string
	for cores := range 4 {
		left := atomic.Int64{}
		tour := dinner(3, arena.Settings{Seeds: 30, Cores: cores + 1})
		tour.Enter("quitter", quitter)
		tour.EnterFollower("guest", func(context.Context, arena.Sitting[parley.Config, parley.View]) (guest, error) {
			return parting{&left}, nil
		})
		report, out := run(t, tour)
		if report.Games != report.Planned || len(report.Faults) != 1 || report.Faults[0].Name != "quitter" {
			t.Errorf("%d cores: %d of %d games, %+v", cores+1, report.Games, report.Planned, report.Faults)
		}
		if want := int64(report.Planned * 3 / 5); left.Load() != want {
			t.Errorf("%d cores: %d seats were left, not %d", cores+1, left.Load(), want)
		}
		if results == "" {
			results = out
		}
		if out != results {
			t.Errorf("%d cores write other results", cores+1)
		}
	}
	tour := dinner(3, arena.Settings{Seeds: 30})
	tour.Label(func(parley.View) []string { runtime.Goexit(); return nil })
	if report, _ := run(t, tour); report.Games != 90 || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Faulty || report.Faults[0].Games != 90 {
		t.Errorf("%d games, %+v", report.Games, report.Faults)
	}
	alone := arena.New(parley.Game(), parley.Config{Seats: 3}, arena.Settings{Seeds: 1})
	alone.Enter("bad", func(parley.View, *dice.Source) parley.Action { runtime.Goexit(); return nil })
	alone.Enter("first", first)
	if record, r, err := alone.Game(context.Background(), 0); err != nil || r.Fault == nil || r.Fault.Kind != arena.Panicked || record.Len() != r.Length {
		t.Errorf("a game of it alone: %+v, %v", r, err)
	}
}

// parting plays the first action, and ends the goroutine when it leaves.
type parting struct{ left *atomic.Int64 }

func (p parting) Choose(_ context.Context, v parley.View, _ []parley.Event, _ *dice.Source) (parley.Action, error) {
	return v.Legal()[0], nil
}

func (p parting) Leave(arena.Leaving[parley.Event]) {
	p.left.Add(1)
	runtime.Goexit()
}

// With Teams nobody wins by a fault.
func TestFaultOfATeam(t *testing.T) {
	tour := arena.New(parley.Game(), parley.Config{Seats: 3}, arena.Settings{Seeds: 5, Style: arena.Teams})
	tour.Enter("bad", func(parley.View, *dice.Source) parley.Action { return nil })
	if report, _ := run(t, tour); report.Standings[0].Won.N != 0 || report.Standings[0].Won.Of != 5 || report.Faults[0].Games != 5 {
		t.Errorf("%+v", report)
	}
}

// A game that falls apart by itself counts for nobody.
func TestFaultyGame(t *testing.T) {
	for name, spoil := range map[string]func(g *joe.Game[parley.Config, parley.State, parley.Action, parley.Event, parley.View]){
		"panics": func(g *joe.Game[parley.Config, parley.State, parley.Action, parley.Event, parley.View]) {
			g.Next = func(parley.State, parley.Action) (parley.State, error) { panic("bug") }
		},
		"refuses chance": func(g *joe.Game[parley.Config, parley.State, parley.Action, parley.Event, parley.View]) {
			g.Roll = func(parley.State, *dice.Source) parley.Action { return nil }
		},
		"never ends": func(g *joe.Game[parley.Config, parley.State, parley.Action, parley.Event, parley.View]) {
			g.Next = func(s parley.State, _ parley.Action) (parley.State, error) { return s, nil }
		},
	} {
		t.Run(name, func(t *testing.T) {
			game := parley.Game()
			spoil(&game)
			tour := arena.New(game, parley.Config{Seats: 2}, arena.Settings{Seeds: 1})
			tour.Shorten(100)
			tour.Enter("first", first)
			tour.Enter("last", last)
			report, _ := run(t, tour)
			if len(report.Faults) != 1 || report.Faults[0].Kind != arena.Faulty || report.Faults[0].Entrant != -1 || report.Faults[0].Games != 2 {
				t.Errorf("%+v", report.Faults)
			}
			if s := report.Standings[0]; s.Won.Of != 0 || s.Rating != 0 || s.Faults != 0 {
				t.Errorf("%+v", s)
			}
		})
	}
}

type guest = arena.Follower[parley.Action, parley.Event, parley.View]

// follower keeps a View by events alone and plays the first action.
type follower struct {
	t    *testing.T
	view parley.View
	left *int
	err  error
}

func (f *follower) Choose(_ context.Context, v parley.View, seen []parley.Event, _ *dice.Source) (parley.Action, error) {
	if f.err != nil {
		return nil, f.err
	}
	f.follow(seen)
	if f.view.Key() != v.Key() {
		f.t.Errorf("followed by events: %s\nbut the view is %s", f.view.Key(), v.Key())
	}
	return v.Legal()[0], nil
}

func (f *follower) follow(seen []parley.Event) {
	for _, e := range seen {
		f.view = f.view.With(e)
	}
}

func (f *follower) Leave(l arena.Leaving[parley.Event]) {
	if f.t == nil {
		return
	}
	*f.left++
	f.follow(l.Seen)
	if o, over := f.view.Outcome(); !l.Over || !over || o != l.Outcome {
		f.t.Errorf("it left with %+v and followed to %v", l, o)
	}
	panic("whatever it does when it leaves")
}

func enterFollower(t *tournament, f *follower) {
	t.EnterFollower("bad", func(context.Context, arena.Sitting[parley.Config, parley.View]) (guest, error) { return f, nil })
}

// A Follower can keep its View by the events that it is told, and leaves once.
func TestFollower(t *testing.T) {
	left := 0
	tour := arena.New(parley.Game(), parley.Config{Seats: 3}, arena.Settings{Seeds: 20, Cores: 1})
	tour.EnterFollower("follower", func(_ context.Context, s arena.Sitting[parley.Config, parley.View]) (guest, error) {
		if s.View.Seat() != s.Seat || s.Seats != 3 || s.Config.Seats != 3 || s.Source == nil {
			t.Errorf("%+v", s)
		}
		return &follower{t: t, view: s.View, left: &left}, nil
	})
	tour.Enter("anything", anything)
	followed, _ := run(t, tour)
	if left != 20*3/2*2 {
		t.Errorf("%d seats were left", left)
	}
	plain := arena.New(parley.Game(), parley.Config{Seats: 3}, arena.Settings{Seeds: 20})
	plain.Enter("follower", first)
	plain.Enter("anything", anything)
	if r, _ := run(t, plain); r.Text() != followed.Text() {
		t.Errorf("who follows plays\n%s\nwho does not\n%s", followed.Text(), r.Text())
	}
}
