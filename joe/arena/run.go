package arena

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/seed4548c990/gijoe/joe/replay"
)

// Run plays the tournament and gives its report. If w is not nil, the head and each
// result are written to it as a line of JSON, in the order of the games, whatever the
// number of cores; what is written is all of it but for the last line, if the program
// is killed in between.
//
// When ctx is done Run returns its error with the report of the games whose results
// were written: games that were under way are broken off, and games behind one of
// those do not count either. A player that does not return is waited for. Faults of
// players are results and no errors; errors are those of the settings, of kind
// joe.ErrBadConfig, and of w.
//
// It holds all results at once, about 200 bytes each, and on several cores lets garbage
// grow to some 32 MiB before it is collected.
func (t *Tournament[C, S, A, E, V]) Run(ctx context.Context, w io.Writer) (Report, error) {
	head, start, err := t.ready()
	if err != nil {
		return Report{}, err
	}
	return t.begin(ctx, head, start, w)
}

// begin writes the head and plays all games.
func (t *Tournament[C, S, A, E, V]) begin(ctx context.Context, head Head, start S, w io.Writer) (Report, error) {
	if w != nil {
		line, err := lineOf(head)
		if err == nil {
			_, err = w.Write(line)
		}
		if err != nil {
			return Report{}, fmt.Errorf("arena: write the head: %w", err)
		}
	}
	return t.play(ctx, start, Log{Head: head}, w)
}

// Continue goes on where a log ends, and gives the report of the whole. It writes the
// results that are not in the log yet, so that w appends to the text that the log was
// read from. The log is refused, with joe.ErrBadConfig, if it is of another
// tournament: all settings but Cores and Progress, and the names of the entrants, are
// as they were; or if its results are not those of the first games, in their order.
func (t *Tournament[C, S, A, E, V]) Continue(ctx context.Context, log Log, w io.Writer) (Report, error) {
	head, start, err := t.ready()
	if err != nil {
		return Report{}, err
	}
	if err := head.takes(log); err != nil {
		return Report{}, err
	}
	log.Results = append([]Result(nil), log.Results...)
	return t.play(ctx, start, log, w)
}

// takes is why a tournament cannot go on from a log, or nil.
func (h Head) takes(log Log) error {
	if other := h.apart(log.Head); len(other) > 0 {
		return refuse("these are results of another tournament (" + strings.Join(other, "; ") + "); " + h.remedy(log.Head))
	}
	p := h.plan()
	if len(log.Results) > p.games() {
		return refuse(fmt.Sprintf("there are %d results of %d games", len(log.Results), p.games()))
	}
	for i, r := range log.Results {
		wrong := ""
		switch {
		case r.Game != i:
			wrong = fmt.Sprintf("it is of game %d; results stand in the order of their games, none left out", r.Game)
		case r.Seed != p.seedOf(i):
			wrong = fmt.Sprintf("the seed of that game is %d", p.seedOf(i))
		case !slices.Equal(r.Lineup, p.lineup(i)):
			wrong = "others sit at the table in that game"
		case r.Length < 0 || r.Length > MaxLength:
			wrong = fmt.Sprintf("no game has %d actions", r.Length)
		default:
			wrong = h.unruly(r)
		}
		if wrong != "" {
			return refuse(fmt.Sprintf("result %d of the log: %s", i, wrong))
		}
	}
	return nil
}

// RunFile is Run with the results in a file, or Continue if there are some in it: call
// it again after an interruption, and in the end there is the same file and the same
// report as without. A torn last line is cut off. A file of anything else is refused and
// stays as it was.
func (t *Tournament[C, S, A, E, V]) RunFile(ctx context.Context, name string) (report Report, err error) {
	head, start, err := t.ready()
	if err != nil {
		return Report{}, err
	}
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return Report{}, fmt.Errorf("arena: %w", err)
	}
	defer func() {
		if closed := f.Close(); err == nil && closed != nil {
			err = fmt.Errorf("arena: %w", closed)
		}
	}()
	log, size, err := head.resume(f)
	if err != nil {
		return Report{}, fmt.Errorf("%s: %w", name, err)
	}
	if err = f.Truncate(size); err == nil {
		_, err = f.Seek(size, io.SeekStart)
	}
	switch {
	case err != nil:
		return Report{}, fmt.Errorf("arena: %w", err)
	case log == nil:
		return t.begin(ctx, head, start, f)
	}
	return t.play(ctx, start, *log, f)
}

// resume is the log in a file, nil if no head is there yet, and where to write on; or why
// a tournament cannot go on in that file.
func (h Head) resume(f *os.File) (*Log, int64, error) {
	logs, size, err := Read(f)
	switch {
	case err != nil:
		return nil, 0, err
	case len(logs) > 1:
		return nil, 0, refuse(fmt.Sprintf("there are the results of %d tournaments", len(logs)))
	case len(logs) == 1:
		return &logs[0], size, h.takes(logs[0])
	}
	// What was torn here is the head, or a note; other text without a line feed is
	// somebody's that nobody wants to lose.
	line, err := lineOf(h)
	if err != nil {
		return nil, 0, err
	}
	const note = `{"note":`
	torn := make([]byte, max(len(line), len(note)))
	n, err := f.ReadAt(torn, size)
	if err != nil && err != io.EOF {
		return nil, 0, fmt.Errorf("arena: %w", err)
	}
	torn = torn[:n]
	if !bytes.HasPrefix(line, torn) && !bytes.HasPrefix([]byte(note), torn) && !bytes.HasPrefix(torn, []byte(note)) {
		return nil, 0, refuse("what stands there is not how the results of this tournament begin; begin anew with other results")
	}
	return nil, size, nil
}

// Game plays one game of the tournament, by its number, and gives its record with
// its result, to look at what a line of results tells of. Entrants that always do the
// same play the same game again. An error is one of the settings, of the context, or
// of a number that no game has.
func (t *Tournament[C, S, A, E, V]) Game(ctx context.Context, number int) (replay.Replay[C, S, A, E, V], Result, error) {
	var none replay.Replay[C, S, A, E, V]
	head, start, err := t.ready()
	if err != nil {
		return none, Result{}, err
	}
	m := &match[C, S, A, E, V]{t: t, head: head, plan: head.plan(), start: start}
	if number < 0 || number >= m.plan.games() {
		return none, Result{}, refuse(fmt.Sprintf("there is no game %d; they are numbered from 0 to %d", number, m.plan.games()-1))
	}
	var result Result
	over, done := false, make(chan struct{})
	go func() { // not the caller's goroutine: a player may end it
		m.play(ctx, number, func(r Result, ended bool) {
			result, over = r, ended
			close(done)
		})
	}()
	<-done
	if !over {
		return none, Result{}, ctx.Err()
	}
	r, err := replay.Of(t.game, t.config, m.actions...)
	return r, result, err
}

// played is a result on its way from a worker.
type played struct {
	result Result
	line   []byte
	err    error
}

const idleBytes = 32 << 20

const ahead = 64 // how many games a worker may be ahead of the oldest that is not done

// play plays what is missing of a log.
//
// Workers take the next number, play that game and write its line; the caller puts
// results in order. Nothing else is shared: a worker meets the others at one atomic
// add and two channel operations a game.
func (t *Tournament[C, S, A, E, V]) play(parent context.Context, start S, log Log, w io.Writer) (Report, error) {
	ctx, cancel := context.WithCancel(parent)
	defer cancel()
	p := log.Head.plan()
	total, cores := p.games(), t.cores()
	cores = max(1, min(cores, total-len(log.Results)))
	if cores > 1 {
		// The collector stops all workers. On a heap as small as this one it would do so
		// every few milliseconds; beside a block that nobody touches, and that so takes no
		// memory, it waits until there is as much garbage.
		idle := make([]byte, idleBytes)
		defer runtime.KeepAlive(idle)
	}
	slots := make(chan struct{}, ahead*cores)
	results := make(chan played, ahead*cores)
	var next atomic.Int64
	next.Store(int64(len(log.Results)))
	var workers sync.WaitGroup
	var work func()
	work = func() {
		m := &match[C, S, A, E, V]{t: t, head: log.Head, plan: p, start: start}
		more := true
		defer func() {
			if more { // a player ended this goroutine: another takes its place
				workers.Go(work)
			}
		}()
		for more {
			more = false
			select {
			case slots <- struct{}{}:
			case <-ctx.Done():
				return
			}
			game := int(next.Add(1)) - 1
			if game >= total {
				return
			}
			m.play(ctx, game, func(result Result, over bool) {
				if more = over; !over {
					return
				}
				line, err := log.Head.line(result)
				results <- played{result, line, err} // there is room for every slot
			})
		}
	}
	for range cores {
		workers.Go(work)
	}
	go func() {
		workers.Wait()
		close(results)
	}()

	err := t.collect(&log, total, slots, results, w, cancel)
	if err == nil && len(log.Results) < total {
		err = parent.Err()
	}
	return log.Report(), err
}

// collect takes results until there are no more, puts them in order, writes them and
// tells the progress. On an error of the writer it cancels.
func (t *Tournament[C, S, A, E, V]) collect(log *Log, total int, slots <-chan struct{}, results <-chan played, w io.Writer, cancel func()) error {
	kept := map[int]int{}
	for i := range log.Results {
		log.keep(&log.Results[i], kept)
	}
	tell := t.teller(len(log.Results), total)
	tell(len(log.Results), true)
	waiting := map[int]played{}
	var buffer []byte
	var failed error
	flush := func() {
		if w != nil && failed == nil && len(buffer) > 0 {
			if _, err := w.Write(buffer); err != nil {
				failed = fmt.Errorf("arena: write a result: %w", err)
				cancel()
			}
		}
		buffer = buffer[:0]
	}
	for got := range results {
		waiting[got.result.Game] = got
		for {
			first, ok := waiting[len(log.Results)]
			if !ok || failed != nil {
				break
			}
			delete(waiting, len(log.Results))
			<-slots
			if !log.keep(&first.result, kept) {
				first.line, first.err = log.Head.line(first.result)
			}
			if first.err == nil && len(first.line) > MaxLine {
				first.err = errors.New("arena: a line of results is too long")
			}
			if first.err != nil {
				failed = first.err
				cancel()
				break
			}
			log.Results = append(log.Results, first.result)
			buffer = append(buffer, first.line...)
		}
		if len(results) == 0 || len(buffer) > 1<<16 {
			flush()
		}
		tell(len(log.Results), false)
	}
	flush()
	tell(len(log.Results), true)
	return failed
}

// teller tells the progress, at most five times a second unless it must.
func (t *Tournament[C, S, A, E, V]) teller(before, total int) func(done int, must bool) {
	f := t.settings.Progress
	if f == nil {
		return func(int, bool) {}
	}
	began := time.Now()
	last := began
	return func(done int, must bool) {
		now := time.Now()
		if !must && now.Sub(last) < 200*time.Millisecond {
			return
		}
		last = now
		p := Progress{Game: t.game.Name, Done: done, Total: total, Before: before, Elapsed: now.Sub(began)}
		if done > before && p.Elapsed > 0 {
			p.Rate = float64(done-before) / p.Elapsed.Seconds()
			p.Left = time.Duration(float64(total-done) / p.Rate * float64(time.Second))
		}
		f(p)
	}
}
