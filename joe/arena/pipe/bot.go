package pipe

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
)

// What a Command allows if it does not say.
const (
	DefaultStart = 10 * time.Second
	DefaultMove  = 10 * time.Second
)

// Command is a program that plays, and how long it may think.
type Command struct {
	// Path is the program, looked for as os/exec does, and Args what it is given.
	Path string
	Args []string
	// Dir and Env are where and with what environment it runs; by default as this
	// program does.
	Dir string
	Env []string
	// Start is how long the program may take to say hello, to get ready for a game, and
	// to be done with one; 0 is DefaultStart.
	Start time.Duration
	// Move is how long it may take for a decision; 0 is DefaultMove.
	Move time.Duration
	// Game is how long it may take for all decisions of a game; 0 is as long as it likes.
	Game time.Duration
	// Fresh starts a new process for each game, so that nothing is remembered from one
	// to the next: the games of one seed have the same dice.
	Fresh bool
	// Stderr, if not nil, gets what the program writes to standard error, from several
	// goroutines if several games are played at once. After a write that fails it gets
	// nothing more; the games go on.
	Stderr io.Writer
	// Trace, if not nil, gets every line: "> " and what is said to the program, "< " and
	// what it answers, one line at a time.
	Trace io.Writer
}

// Bot is a program as an entrant of an arena. It starts as many processes as seats
// are played at once, and uses them for one game after the other. It is safe for
// concurrent use. Close it when no more games are played.
type Bot[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	game    joe.Game[C, S, A, E, V]
	command Command
	trace   *tracer

	mu     sync.Mutex
	idle   []*process
	closed bool
}

// New makes a Bot of a program; nothing is started yet. The type parameters are
// inferred.
func New[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], command Command) *Bot[C, S, A, E, V] {
	if command.Start <= 0 {
		command.Start = DefaultStart
	}
	if command.Move <= 0 {
		command.Move = DefaultMove
	}
	if command.Stderr != nil {
		command.Stderr = &lenient{out: command.Stderr}
	}
	return &Bot[C, S, A, E, V]{game: game, command: command, trace: &tracer{out: command.Trace}}
}

// Sit seats the program in a game; it is for arena.Tournament.EnterFollower. Errors
// wrap an arena.FaultKind, or are that of the context.
func (b *Bot[C, S, A, E, V]) Sit(ctx context.Context, s arena.Sitting[C, V]) (arena.Follower[A, E, V], error) {
	start := startMessage{
		Type: "start", Config: s.Config, Seats: s.Seats, Seat: s.Seat, Seed: s.Source.Uint64() >> 11,
		Limits: limitsJSON{b.command.Move.Milliseconds(), b.command.Game.Milliseconds()}, View: s.View,
	}
	for {
		p, used, err := b.take(ctx)
		if err == nil {
			_, err = p.ask(ctx, start, "ready", b.command.Start)
		}
		switch {
		case err == nil:
			return &seat[C, S, A, E, V]{bot: b, process: p, seat: s.Seat}, nil
		case !used || !errors.Is(err, arena.Gone):
			return nil, err
		} // it ended after its last game, as it may
	}
}

// Close ends all processes of the Bot and waits until they are gone. A process that
// plays a game ends with that game.
func (b *Bot[C, S, A, E, V]) Close() error {
	b.mu.Lock()
	idle := b.idle
	b.idle, b.closed = nil, true
	b.mu.Unlock()
	var all sync.WaitGroup
	for _, p := range idle {
		all.Go(func() { p.part(nil) })
	}
	all.Wait()
	return nil
}

// take is a process that waits for a game, or a new one that has said hello.
func (b *Bot[C, S, A, E, V]) take(ctx context.Context) (p *process, used bool, err error) {
	b.mu.Lock()
	if b.closed {
		b.mu.Unlock()
		return nil, false, fmt.Errorf("%w: the Bot is closed", arena.Gone)
	}
	if n := len(b.idle); n > 0 {
		p = b.idle[n-1]
		b.idle = b.idle[:n-1]
		b.mu.Unlock()
		return p, true, nil
	}
	b.mu.Unlock()
	if p, err = b.command.launch(b.trace); err != nil {
		return nil, false, err
	}
	hello := helloMessage{"hello", Protocol, joe.Header{Game: b.game.Name, Version: b.game.Version}}
	r, err := p.ask(ctx, hello, "hello", b.command.Start)
	if err != nil {
		return nil, false, err
	}
	p.views = r.views
	return p, false, nil
}

// give takes a process back for another game.
func (b *Bot[C, S, A, E, V]) give(p *process) {
	b.mu.Lock()
	if !b.closed && !b.command.Fresh {
		b.idle = append(b.idle, p)
		p = nil
	}
	b.mu.Unlock()
	if p != nil {
		p.part(nil)
	}
}

// seat is a program at a seat of a game.
type seat[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	bot     *Bot[C, S, A, E, V]
	process *process
	seat    joe.Seat
	asked   int
	used    time.Duration
}

// Choose asks the program.
func (s *seat[C, S, A, E, V]) Choose(ctx context.Context, view V, seen []E, _ *dice.Source) (A, error) {
	var none A
	limit := s.bot.command.Move
	if all := s.bot.command.Game; all > 0 {
		limit = min(limit, all-s.used)
	}
	legal := view.Legal()
	s.asked++
	ask := askMessage{Type: "ask", ID: s.asked, Left: limit.Milliseconds(), Events: list(seen), Pending: view.Pending(), Legal: list(legal)}
	if s.process.views {
		ask.View = view
	}
	began := time.Now()
	r, err := s.process.ask(ctx, ask, "answer", limit)
	s.used += time.Since(began)
	if err != nil {
		return none, err
	}
	action, err := choice(r, s.asked, legal, s.bot.game.DecodeAction)
	if err != nil {
		s.process.refuse(err)
	}
	return action, err
}

// choice is the action that a program answered to a question. Whether it is legal,
// the game says.
func choice[A any](r reply, asked int, legal []A, decode func([]byte) (A, error)) (A, error) {
	var none A
	switch {
	case r.id != asked:
		return none, fmt.Errorf("%w: an answer to question %d where %d was asked", arena.Nonsense, r.id, asked)
	case r.index >= len(legal):
		return none, fmt.Errorf("%w: index %d of a list of %d actions, which begins at 0", arena.Illegal, r.index, len(legal))
	case r.index >= 0:
		return legal[r.index], nil
	}
	action, err := decode(r.action)
	if err != nil {
		return none, fmt.Errorf("%w: an action that does not exist: %v", arena.Nonsense, err)
	}
	return action, nil
}

// Leave tells the program how the game ended, and keeps it for the next if it is in
// order.
func (s *seat[C, S, A, E, V]) Leave(l arena.Leaving[E]) {
	switch p := s.process; {
	case p.dead:
	case !l.Over: // the tournament is broken off
		p.part(nil)
	case l.Fault != nil && l.Fault.Seat == s.seat:
		p.part(faultMessage{"fault", l.Fault.Kind, l.Fault.Detail})
	default:
		over := overMessage{Type: "over", Events: list(l.Seen), Outcome: l.Outcome}
		if f := l.Fault; f != nil {
			over.Fault = &faultJSON{f.Kind, f.Seat}
		}
		if _, err := p.ask(context.Background(), over, "done", s.bot.command.Start); err == nil {
			s.bot.give(p)
		}
	}
}

// list is a slice that is never null in JSON.
func list[T any](all []T) []T {
	if all == nil {
		return []T{}
	}
	return all
}
