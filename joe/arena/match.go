package arena

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// match is one game being played. A worker has one and uses it for all its games, so
// that slices grow only once.
type match[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	t     *Tournament[C, S, A, E, V]
	head  Head
	plan  plan
	start S

	lineup  []int
	state   S
	actions []A
	sources [joe.MaxSeats]dice.Source
	players [joe.MaxSeats]joe.Player[V, A]
	follow  [joe.MaxSeats]Follower[A, E, V]
	seen    [joe.MaxSeats][]E
	events  bool // somebody follows
	fault   *Fault
}

// play plays a game of the plan and hands its result to done, with false if the context
// was done before its end. A player may end the goroutine that plays (runtime.Goexit, as
// t.Fatal of a test does), so what comes after the moves is deferred, the last step first:
// it is done then too, though play does not return.
func (m *match[C, S, A, E, V]) play(ctx context.Context, game int, done func(result Result, over bool)) {
	seed := m.plan.seedOf(game)
	m.lineup, m.state, m.fault, m.events = m.plan.lineup(game), m.start, nil, false
	m.actions = m.actions[:0]
	chance := dice.New(seed)
	for s := range m.head.Seats {
		m.sources[s] = dice.NewStream(seed, uint64(s)+1)
		m.players[s], m.follow[s], m.seen[s] = nil, nil, nil
	}
	result := Result{Game: game, Seed: seed, Lineup: m.lineup}
	ended, over := false, false
	defer func() { done(result, over) }()
	defer func() {
		if m.fault != nil {
			m.record()
		}
	}()
	defer func() { m.leave(result.Outcome, over) }()
	defer func() {
		if over = ended || m.fault != nil; over {
			result.Outcome, result.Fault = m.outcome(), m.fault
		}
	}()
	defer func() {
		result.Length = len(m.actions)
		if ended || m.fault != nil {
			m.guard(joe.Nobody, func() { result.Labels = m.labels() })
		}
	}()
	m.guard(joe.Nobody, func() { ended = m.sit(ctx) && m.moves(ctx, &chance) })
}

// sit lets everybody take a seat, lowest first. It is false if somebody could not,
// or the context is done.
func (m *match[C, S, A, E, V]) sit(ctx context.Context) bool {
	for s, e := range m.lineup {
		seat, who := joe.Seat(s), &m.t.entrants[e]
		view := m.state.View(seat)
		var err error
		fell := m.guard(seat, func() {
			if who.sit == nil {
				m.players[s] = who.each()
				return
			}
			m.events = true
			m.follow[s], err = who.sit(ctx, Sitting[C, V]{m.t.config, seat, m.head.Seats, view, &m.sources[s]})
		})
		switch {
		case fell:
			return false
		case ctx.Err() != nil:
			return false
		case err != nil:
			m.failed(seat, err)
			return false
		case m.players[s] == nil && m.follow[s] == nil:
			m.blame(seat, GaveUp, "no player was made for this game")
			return false
		}
	}
	return true
}

// moves plays to the end of the game. It is false if there is a fault or the context
// is done.
func (m *match[C, S, A, E, V]) moves(ctx context.Context, chance *dice.Source) bool {
	done := ctx.Done()
	for {
		var action A
		actor := m.state.ToAct()
		switch {
		case len(m.actions) >= m.t.longest:
			m.blame(joe.Nobody, Faulty, fmt.Sprintf("the game had not ended after %d actions", m.t.longest))
			return false
		case actor == joe.Chance:
			action = m.t.game.Roll(m.state, chance)
		case actor.At(m.head.Seats):
			select {
			case <-done:
				return false
			default:
			}
			var ok bool
			if action, ok = m.choose(ctx, actor); !ok {
				return false
			}
		default:
			if _, over := m.state.Outcome(); !over {
				m.blame(joe.Nobody, Faulty, fmt.Sprintf("%v is to act and the game is not over", actor))
				return false
			}
			return true
		}
		if err := m.do(action); err != nil {
			if actor == joe.Chance {
				m.blame(joe.Nobody, Faulty, err.Error())
			} else {
				m.blame(actor, Illegal, err.Error())
			}
			return false
		}
	}
}

func (m *match[C, S, A, E, V]) do(action A) error {
	if !m.events {
		next, err := m.t.game.Next(m.state, action)
		if err != nil {
			return err
		}
		m.state, m.actions = next, append(m.actions, action)
		return nil
	}
	next, events, err := m.t.game.Apply(m.state, action)
	if err != nil {
		return err
	}
	m.state, m.actions = next, append(m.actions, action)
	for s := range m.head.Seats {
		if m.follow[s] == nil {
			continue
		}
		for _, e := range events {
			if shown, ok := m.t.game.Redact(e, joe.Seat(s)); ok {
				m.seen[s] = append(m.seen[s], shown)
			}
		}
	}
	return nil
}

// choose is what a seat does, or false if there is a fault or the context is done.
func (m *match[C, S, A, E, V]) choose(ctx context.Context, seat joe.Seat) (action A, ok bool) {
	view := m.state.View(seat)
	var err error
	fell := m.guard(seat, func() {
		if p := m.players[seat]; p != nil {
			action = p(view, &m.sources[seat])
			return
		}
		seen := m.seen[seat]
		m.seen[seat] = nil // the Follower keeps it
		action, err = m.follow[seat].Choose(ctx, view, seen, &m.sources[seat])
	})
	switch {
	case fell:
		return action, false
	case m.follow[seat] != nil && ctx.Err() != nil:
		return action, false
	case err != nil:
		m.failed(seat, err)
		return action, false
	}
	return action, true
}

// outcome is how the game ended, by the rule of faults where it did not end by itself.
func (m *match[C, S, A, E, V]) outcome() joe.Outcome {
	if m.fault != nil {
		return m.head.forfeit(m.lineup, m.fault.Seat)
	}
	outcome, _ := m.state.Outcome()
	return outcome
}

// forfeit is the rule of faults: with Rivals all win that are not of the entrant at fault,
// with Teams nobody, and nobody if the game itself is at fault.
func (h Head) forfeit(lineup []int, seat joe.Seat) joe.Outcome {
	if seat == joe.Nobody {
		return joe.Outcome{Reason: Broken}
	}
	o := joe.Outcome{Reason: Forfeit}
	if h.Style == Rivals {
		for s, e := range lineup {
			if e != lineup[seat] {
				o.Winners = o.Winners.With(joe.Seat(s))
			}
		}
	}
	return o
}

// labels asks for the labels of each seat.
func (m *match[C, S, A, E, V]) labels() [][]string {
	if m.t.label == nil || m.fault != nil && m.fault.Seat == joe.Nobody {
		return nil
	}
	labels := make([][]string, m.head.Seats)
	for s := range labels {
		labels[s] = []string{}
		for _, label := range m.t.label(m.state.View(joe.Seat(s))) {
			if named(label) && len(labels[s]) < maxLabels {
				labels[s] = append(labels[s], label)
			}
		}
	}
	return labels
}

// leave tells all followers that the game is over, that of the lowest seat first.
func (m *match[C, S, A, E, V]) leave(outcome joe.Outcome, over bool) {
	var fault *Fault
	if m.fault != nil {
		copied := *m.fault
		fault = &copied
	}
	for s := m.head.Seats - 1; s >= 0; s-- {
		if f := m.follow[s]; f != nil {
			defer func() { // all are told, whatever one of them does
				defer func() { _ = recover() }() // it has no influence any more
				f.Leave(Leaving[E]{m.seen[s], outcome, fault, over})
			}()
		}
	}
}

// guard calls f and takes it for a fault of a seat, unless f has met a fault already, if f
// panics or ends the goroutine. It reports whether there was a panic; where the goroutine
// ends it does not return.
func (m *match[C, S, A, E, V]) guard(seat joe.Seat, f func()) (fell bool) {
	returned := false
	defer func() {
		if returned {
			return
		}
		kind, what := Panicked, "it ended the goroutine that played the game"
		if seat == joe.Nobody {
			kind = Faulty
		}
		if r := recover(); r != nil {
			fell, what = true, fmt.Sprintf("panic: %v", r)
		}
		m.blame(seat, kind, fmt.Sprintf("%s (%s)", what, whereFrom()))
	}()
	f()
	returned = true
	return false
}

// whereFrom is the file and line that panicked or ended the goroutine, without the
// folder, which differs from machine to machine. It is for the deferred function that
// recovers.
func whereFrom() string {
	var pcs [32]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs[:])])
	for {
		frame, more := frames.Next()
		if !strings.HasPrefix(frame.Function, "runtime.") && frame.File != "" {
			return fmt.Sprintf("%s:%d", filepath.Base(frame.File), frame.Line)
		}
		if !more {
			return "somewhere"
		}
	}
}

func (m *match[C, S, A, E, V]) blame(seat joe.Seat, kind FaultKind, detail string) {
	if m.fault == nil {
		m.fault = &Fault{Kind: kind, Seat: seat, Detail: oneLine(detail)}
	}
}

// record puts the game so far into the fault.
func (m *match[C, S, A, E, V]) record() {
	defer func() { _ = recover() }() // a game that panics has no record
	r, err := replay.Of(m.t.game, m.t.config, m.actions...)
	if err != nil {
		return
	}
	var text bytes.Buffer
	if r.Write(&text) == nil && text.Len() <= MaxRecord {
		m.fault.Record = text.String()
	}
}

// failed blames a seat for the error of its Follower, even if that cannot be read.
func (m *match[C, S, A, E, V]) failed(seat joe.Seat, err error) {
	kind, text := GaveUp, "its error cannot be read"
	defer func() {
		if r := recover(); r != nil {
			text += fmt.Sprintf(": panic: %v (%s)", r, whereFrom())
		}
		m.blame(seat, kind, text)
	}()
	errors.As(err, &kind)
	if kind == Faulty || !slices.Contains(kinds, kind) {
		kind = GaveUp
	}
	text = strings.TrimPrefix(err.Error(), kind.Error()+": ")
}

// oneLine is a text as a line of at most 1000 bytes.
func oneLine(text string) string {
	const most = 1000
	text = strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		if !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most-3], "") + "..."
	}
	return text
}
