package pipe

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/seed4548c990/gijoe/joe/arena"
)

// grace is how long a program may take to end once its input is closed, and what it
// wrote may take to arrive once it has ended.
const grace = 250 * time.Millisecond

// patience is how long a program that was killed may take to be gone. Nothing should
// take as long, but what cannot be killed must not hold up a tournament.
const patience = 5 * time.Second

// process is a running program. One goroutine at a time uses it. Goroutines of its own
// write to it and read from it, so that the caller can stop waiting.
type process struct {
	cmd     *exec.Cmd
	in, out *os.File
	errs    *os.File
	lines   *bufio.Reader
	asks    chan []byte    // a line to say; an answer is due
	answers chan answered  // one for each
	quiet   chan struct{}  // the program's standard error has ended
	ended   chan struct{}  // the program has ended, and its group with it
	exit    error          // how it ended
	all     sync.WaitGroup // its goroutines
	tail    tail
	trace   *tracer
	end     func() error  // ends the program
	limit   time.Duration // for that
	dead    bool
	status  error // of the program, once it is dead
	views   bool  // it wants a View with every question
}

type answered struct {
	line []byte
	err  error
}

// launch starts a program; it has not said hello yet.
func (c Command) launch(trace *tracer) (*process, error) {
	cmd := exec.Command(c.Path, c.Args...)
	cmd.Dir, cmd.Env = c.Dir, c.Env
	ofItsOwn(cmd)
	var files [6]*os.File
	shut := func(some ...*os.File) {
		for _, f := range some {
			if f != nil {
				_ = f.Close()
			}
		}
	}
	for i := 0; i < len(files); i += 2 {
		r, w, err := os.Pipe()
		if err != nil {
			shut(files[:]...)
			return nil, fmt.Errorf("%w: %v", arena.Gone, err)
		}
		files[i], files[i+1] = r, w
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = files[0], files[3], files[5]
	if err := cmd.Start(); err != nil {
		shut(files[:]...)
		return nil, fmt.Errorf("%w: it cannot be started: %v", arena.Gone, err)
	}
	shut(files[0], files[3], files[5])
	p := &process{
		cmd: cmd, in: files[1], out: files[2], errs: files[4], lines: bufio.NewReader(files[2]),
		asks: make(chan []byte), answers: make(chan answered, 1), quiet: make(chan struct{}), ended: make(chan struct{}), trace: trace,
		end: cmd.Process.Kill, limit: patience,
	}
	p.all.Go(p.serve)
	p.all.Go(func() {
		defer close(p.ended)
		p.exit = await(cmd)
	})
	p.all.Go(func() {
		defer close(p.quiet)
		_, _ = io.Copy(io.MultiWriter(&p.tail, c.stderr()), p.errs)
	})
	return p, nil
}

func (c Command) stderr() io.Writer {
	if c.Stderr == nil {
		return io.Discard
	}
	return c.Stderr
}

// serve says lines and reads the answers.
func (p *process) serve() {
	for text := range p.asks {
		// A program that ended may have heard this or not, which is a matter of time; what it
		// said before counts in both cases.
		_, _ = p.in.Write(text)
		line, err := readLine(p.lines)
		p.answers <- answered{line, err}
	}
}

var errLong = fmt.Errorf("%w: a line of more than %d bytes", arena.Nonsense, MaxAnswer)

func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case len(line) > MaxAnswer:
			return nil, errLong
		case err == nil:
			return line, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, err
		}
	}
}

// ask says a message and waits for the reply of a kind. After any error the program is
// dead.
func (p *process) ask(ctx context.Context, message any, kind string, limit time.Duration) (reply, error) {
	if p.dead {
		return reply{}, fmt.Errorf("%w: it was ended before", arena.Gone)
	}
	text, err := lineOf(message)
	if err != nil {
		p.kill()
		return reply{}, err
	}
	p.trace.line("> ", text)
	timer := time.NewTimer(limit)
	defer timer.Stop()
	p.asks <- text
	select {
	case a := <-p.answers:
		return p.took(a, kind)
	case <-p.ended: // what it wrote before counts
		select {
		case a := <-p.answers:
			return p.took(a, kind)
		case <-time.After(grace): // somebody who left the group has its output open
			return p.took(answered{err: io.EOF}, kind)
		}
	case <-timer.C:
		p.kill()
		return reply{}, fmt.Errorf("%w: no answer within %v%s", arena.Late, limit, p.tail.last())
	case <-ctx.Done():
		p.kill()
		return reply{}, ctx.Err()
	}
}

func (p *process) took(a answered, kind string) (reply, error) {
	if errors.Is(a.err, arena.Nonsense) {
		p.refuse(a.err)
		return reply{}, a.err
	}
	if a.err != nil {
		p.kill()
		status := "it ended"
		if p.status != nil {
			status = p.status.Error()
		}
		if status == "signal: killed" { // most likely by us
			status = "it closed its output, or was killed"
		}
		return reply{}, fmt.Errorf("%w: %s%s", arena.Gone, status, p.tail.last())
	}
	p.trace.line("< ", a.line)
	r, err := expect(a.line, kind)
	if err != nil {
		p.refuse(err)
	}
	return r, err
}

// refuse tells a program what was wrong with its answer, and ends it.
func (p *process) refuse(err error) {
	kind := arena.Nonsense
	errors.As(err, &kind)
	p.part(faultMessage{"fault", kind, strings.TrimPrefix(err.Error(), kind.Error()+": ")})
}

// part says a last message, if there is one, closes the program's input, gives it a
// moment to end, and ends it.
func (p *process) part(message any) {
	if p.dead {
		return
	}
	var text []byte
	if message != nil {
		if line, err := lineOf(message); err == nil {
			p.trace.line("> ", line)
			text = line
		}
	}
	p.all.Go(func() {
		if len(text) > 0 {
			_, _ = p.in.Write(text)
		}
		_ = p.in.Close()
		_, _ = io.Copy(io.Discard, p.out)
	})
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-p.ended:
	case <-timer.C:
	}
	p.kill()
}

var errStays = errors.New("it closed its output, and cannot be ended")

// kill ends the program, with which its group ends, and waits until nothing of it is
// left, but not for ever.
func (p *process) kill() {
	if p.dead {
		return
	}
	p.dead = true
	_ = p.end()
	select {
	case <-p.quiet: // all that it wrote to standard error has arrived
	case <-time.After(grace): // somebody who left the group has it open
	}
	close(p.asks)
	left := make(chan struct{})
	go func() {
		defer close(left)
		for _, f := range []*os.File{p.in, p.out, p.errs} {
			_ = f.Close()
		}
		p.all.Wait()
	}()
	select {
	case <-left:
		p.status = p.exit
	case <-time.After(p.limit):
		p.status = errStays
	}
}

// tail keeps the end of what a program wrote to standard error.
type tail struct {
	mu   sync.Mutex
	text []byte
}

func (t *tail) Write(text []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, text...)
	if most := 2000; len(t.text) > most {
		t.text = append([]byte(nil), t.text[len(t.text)-most:]...)
	}
	return len(text), nil
}

// last is the last line that is not empty, for the end of an error.
func (t *tail) last() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	if last := strings.TrimSpace(lines[len(lines)-1]); last != "" {
		return "; its last words: " + last
	}
	return ""
}

// lenient is a writer that never fails, so that a program can always write: once the one
// behind it has failed, that gets nothing more.
type lenient struct {
	out    io.Writer
	failed atomic.Bool
}

func (l *lenient) Write(text []byte) (int, error) {
	if !l.failed.Load() {
		if n, err := l.out.Write(text); err != nil || n < len(text) {
			l.failed.Store(true)
		}
	}
	return len(text), nil
}

// tracer writes what is said, from several goroutines.
type tracer struct {
	mu  sync.Mutex
	out io.Writer
}

func (t *tracer) line(mark string, line []byte) {
	if t.out == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	_, _ = t.out.Write(append(append([]byte(mark), bytes.TrimRight(line, "\r\n")...), '\n'))
}
