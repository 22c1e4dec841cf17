package pipe_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/arena/pipe"
	"github.com/seed4548c990/gijoe/joe/joetest/parley"
)

var update = flag.Bool("update", false, "write testdata anew")

func first(v parley.View, _ *dice.Source) parley.Action { return v.Legal()[0] }

// command runs this test's own program as a bot.
func command(t *testing.T, kind string, env ...string) pipe.Command {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return pipe.Command{Path: self, Env: append(append(os.Environ(), "PIPE_BOT="+kind), env...), Start: time.Minute, Move: time.Minute}
}

// match lets a program play against the first action, in both seats.
func match(t *testing.T, ctx context.Context, c pipe.Command, seeds int) (arena.Report, error) {
	t.Helper()
	goroutines := runtime.NumGoroutine()
	b := pipe.New(parley.Game(), c)
	tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: seeds, Seed: 1, Cores: 1})
	tour.EnterFollower("program", b.Sit)
	tour.Enter("first", first)
	report, err := tour.Run(ctx, nil)
	if closed := b.Close(); closed != nil {
		t.Error(closed)
	}
	for range 1_000_000 { // one that has said that it ends may take a moment
		if runtime.NumGoroutine() <= goroutines {
			return report, err
		}
		runtime.Gosched()
	}
	t.Errorf("%d goroutines are left where there were %d", runtime.NumGoroutine(), goroutines)
	return report, err
}

// A program plays just as a player of this language, by index or by action, by events
// or by views, in one process or one a game, and if it answers before it is asked.
func TestPlays(t *testing.T) {
	tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 2, Seed: 1})
	tour.Enter("program", first)
	tour.Enter("first", first)
	want, err := tour.Run(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"first", "action", "follower", "once", "early"} {
		t.Run(kind, func(t *testing.T) {
			c := command(t, kind)
			c.Fresh = kind == "action"
			report, err := match(t, context.Background(), c, 2)
			if err != nil || report.Text() != want.Text() {
				t.Errorf("%v\n%s\nwant\n%s", err, report.Text(), want.Text())
			}
		})
	}
}

// Whatever a program does wrong, it loses by the rule for it, and is told why where it
// still listens.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		kind   string
		want   arena.FaultKind
		detail string
	}{
		{"old", arena.Nonsense, "$.protocol: 0 is below 1"},
		{"dead", arena.Gone, "exit status 3; its last words: I am so sorry"},
		{"ended", arena.Gone, "it ended"},
		{"mute", arena.Gone, "it closed its output"},
		{"chatty", arena.Nonsense, `in the line "thinking..."`},
		{"hasty", arena.Nonsense, `in the line "thinking..."`}, // said before it ended, if it hears no more
		{"flood", arena.Nonsense, "a line of more than 65536 bytes"},
		{"forgetful", arena.Nonsense, "an answer to question 2 where 1 was asked"},
		{"twice", arena.Nonsense, `"ready" where "answer" was due`}, // a line too many
		{"greedy", arena.Illegal, "index 99 of a list of"},
		{"cheat", arena.Illegal, "accuse"},
		{"dreamer", arena.Nonsense, "an action that does not exist: "},
		{"polite", arena.Nonsense, `"done" where "answer" was due`},
		{"beaten", arena.GaveUp, `it says "I resign"`},
	} {
		t.Run(c.kind, func(t *testing.T) {
			var trace bytes.Buffer
			cmd := command(t, c.kind)
			cmd.Trace = &trace
			report, err := match(t, context.Background(), cmd, 1)
			if err != nil || len(report.Faults) != 1 {
				t.Fatalf("%v, %+v", err, report.Faults)
			}
			f := report.Faults[0]
			if f.Name != "program" || f.Kind != c.want || f.Games != 2 || !strings.Contains(f.Detail, c.detail) {
				t.Errorf("%+v, want %s with %q", f, c.want, c.detail)
			}
			if told := strings.Contains(trace.String(), `> {"type":"fault","kind":"`+string(c.want)); told != (c.want != arena.Gone) {
				t.Errorf("it was told of its fault: %v\n%s", told, trace.String())
			}
		})
	}
}

// A program that is not there, hangs, or does not read, loses too.
func TestNoProgram(t *testing.T) {
	missing := command(t, "")
	missing.Path = "./there-is-no-such-program"
	report, err := match(t, context.Background(), missing, 1)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Gone || !strings.Contains(report.Faults[0].Detail, "cannot be started") {
		t.Errorf("%v, %+v", err, report.Faults)
	}
	deaf := command(t, "deaf")
	deaf.Start = 20 * time.Millisecond
	report, err = match(t, context.Background(), deaf, 1)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Late {
		t.Errorf("%v, %+v", err, report.Faults)
	}
}

// A program may write to standard error whatever becomes of it, and its last words are
// known.
func TestStderrFails(t *testing.T) {
	var full disk
	c := command(t, "wordy")
	c.Stderr, c.Move = &full, 10*time.Second
	report, err := match(t, context.Background(), c, 1)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Gone || !strings.HasSuffix(report.Faults[0].Detail, "exit status 3; its last words: I am so sorry") {
		t.Errorf("%v, %+v", err, report.Faults)
	}
	if n := full.writes.Load(); n != 1 {
		t.Errorf("it was written to %d times", n)
	}
}

// disk is a writer that fails.
type disk struct{ writes atomic.Int32 }

func (d *disk) Write([]byte) (int, error) {
	d.writes.Add(1)
	return 0, errors.New("the disk is full")
}

// phone is what processes call, to be known as long as they live.
type phone struct {
	listener net.Listener
	mu       sync.Mutex
	lines    []net.Conn
}

func listen(t *testing.T) *phone {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("no network: ", err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return &phone{listener: l}
}

func (p *phone) env() string { return "PIPE_CALL=" + p.listener.Addr().String() }

// answer waits for so many calls.
func (p *phone) answer(calls int) error {
	for range calls {
		c, err := p.listener.Accept()
		if err != nil {
			return err
		}
		p.mu.Lock()
		p.lines = append(p.lines, c)
		p.mu.Unlock()
		if _, err := c.Read(make([]byte, 1)); err != nil {
			return err
		}
	}
	return nil
}

// hangUp ends who called.
func (p *phone) hangUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.lines {
		_ = c.Close()
	}
}

// gone fails if one who called is still there.
func (p *phone) gone(t *testing.T) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.lines {
		_ = c.SetReadDeadline(time.Now().Add(10 * time.Second))
		if _, err := c.Read(make([]byte, 1)); errors.Is(err, os.ErrDeadlineExceeded) || err == nil {
			t.Error("a process is left behind")
		}
		_ = c.Close()
	}
}

// A program that hangs is ended when its time is up, with what it has started.
func TestLate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no process groups")
	}
	p := listen(t)
	answered := make(chan error, 1)
	go func() { answered <- p.answer(4) }() // a bot and its child, twice
	c := command(t, "late", p.env())
	c.Move, c.Game = time.Hour, 400*time.Millisecond
	report, err := match(t, context.Background(), c, 1)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Late || !strings.Contains(report.Faults[0].Detail, "no answer within 400ms") {
		t.Errorf("%v, %+v", err, report.Faults)
	}
	_ = p.listener.Close()
	if err := <-answered; err != nil {
		t.Logf("not everybody had called: %v", err)
	}
	p.gone(t)
}

// A program that ended is gone, whoever has its output open; what it said before
// counts, and what it started is ended.
func TestOrphans(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no process groups")
	}
	ended(t, "orphans").gone(t)
}

// ended plays with a program that starts another and ends with status 3 before it answers,
// which must be told at once; what it started calls the phone.
func ended(t *testing.T, kind string) *phone {
	t.Helper()
	p := listen(t)
	answered := make(chan error, 1)
	go func() { answered <- p.answer(2) }()
	c := command(t, kind, p.env())
	c.Start, c.Move = 10*time.Second, 10*time.Second
	report, err := match(t, context.Background(), c, 1)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Gone || report.Faults[0].Detail != "exit status 3" {
		t.Errorf("%v, %+v", err, report.Faults)
	}
	if err := <-answered; err != nil {
		t.Error(err)
	}
	return p
}

// A tournament that is broken off ends its programs, whatever they do.
func TestCancel(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no process groups")
	}
	p := listen(t)
	ctx, cancel := context.WithCancel(context.Background())
	answered := make(chan error, 1)
	go func() {
		answered <- p.answer(2)
		cancel()
	}()
	report, err := match(t, ctx, command(t, "late", p.env()), 1)
	if !errors.Is(err, context.Canceled) || report.Games != 0 || len(report.Faults) != 0 {
		t.Errorf("%v, %+v", err, report)
	}
	if err := <-answered; err != nil {
		t.Error(err)
	}
	p.gone(t)
}

// After Close nobody sits down.
func TestClosed(t *testing.T) {
	b := pipe.New(parley.Game(), command(t, "first"))
	_ = b.Close()
	tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 1})
	tour.EnterFollower("program", b.Sit)
	report, err := tour.Run(context.Background(), nil)
	if err != nil || len(report.Faults) != 1 || report.Faults[0].Kind != arena.Gone {
		t.Errorf("%v, %+v", err, report.Faults)
	}
}

// The lines of a game, and of faults, which may be added to and never changed without
// a new version of the protocol.
func TestGolden(t *testing.T) {
	for _, c := range []struct {
		kind  string
		lines int
	}{{"first", 1000}, {"action", 8}, {"follower", 8}, {"chatty", 1000}, {"greedy", 1000}, {"cheat", 1000}, {"beaten", 1000}} {
		t.Run(c.kind, func(t *testing.T) {
			var trace bytes.Buffer
			cmd := command(t, c.kind)
			cmd.Trace, cmd.Move = &trace, pipe.DefaultMove*6
			b := pipe.New(parley.Game(), cmd)
			tour := arena.New(parley.Game(), parley.Config{Seats: 2}, arena.Settings{Seeds: 1, Seed: 3})
			tour.EnterFollower("program", b.Sit)
			tour.Enter("first", first)
			if _, _, err := tour.Game(context.Background(), 0); err != nil {
				t.Fatal(err)
			}
			_ = b.Close()
			lines := strings.SplitAfter(trace.String(), "\n")
			got := strings.Join(lines[:min(c.lines, len(lines))], "")
			file := "testdata/" + c.kind + ".txt"
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if want, err := os.ReadFile(file); err != nil || string(want) != got {
				t.Errorf("%s (%v) is not what it was:\n%s", file, err, got)
			}
		})
	}
}

// The bot of examples/bot/python wins against one that does anything.
func TestPython(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3")
	}
	var words strings.Builder
	b := pipe.New(cobrahq.Game(), pipe.Command{Path: python, Args: []string{"../../../examples/bot/python/raider.py"}, Stderr: &locked{w: &words}, Start: time.Minute, Move: time.Minute})
	defer func() { _ = b.Close() }()
	tour := arena.New(cobrahq.Game(), cobrahq.Config{Seats: 2}, arena.Settings{Seeds: 2, Seed: 1, Cores: 1})
	tour.EnterFollower("python", b.Sit)
	tour.Enter("random", func(v cobrahq.View, source *dice.Source) cobrahq.Action {
		legal := v.Legal()
		return legal[source.IntN(len(legal))]
	})
	report, err := tour.Run(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if best := report.Standings[0]; best.Name != "python" || best.Won.N < 4 || best.Faults > 0 {
		t.Errorf("it wrote %q\n%s", words.String(), report.Text())
	}
}

// locked is a writer for one at a time.
type locked struct {
	busy atomic.Bool
	w    interface{ Write([]byte) (int, error) }
}

func (l *locked) Write(p []byte) (int, error) {
	for !l.busy.CompareAndSwap(false, true) {
		runtime.Gosched()
	}
	defer l.busy.Store(false)
	return l.w.Write(p)
}
