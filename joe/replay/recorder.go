package replay

import (
	"fmt"
	"io"

	"github.com/seed4548c990/gijoe/joe"
)

// Recorder writes the record of a table while it is played: lines are only ever
// appended, so that what is written stays whole whenever the program stops. It is
// not safe for concurrent use.
type Recorder[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	w       io.Writer
	table   *joe.Table[C, S, A, E, V]
	written []A
	ended   bool // the last line is an end line
	bytes   int
	lines   int
	broken  error
}

// NewRecorder begins a record: it writes the head and what the table did so far. If
// w has a method Flush() error, as a [bufio.Writer] does, that is called each time.
func NewRecorder[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](w io.Writer, table *joe.Table[C, S, A, E, V]) (*Recorder[C, S, A, E, V], error) {
	if w == nil {
		return nil, refuse(noWriter)
	}
	r := Record(table)
	text, err := r.encode()
	if err != nil {
		return nil, err
	}
	rec := &Recorder[C, S, A, E, V]{w: w, table: table, written: r.Actions(), ended: r.end != nil, lines: r.lines}
	return rec, rec.write(text)
}

// Continue goes on with a record that was read: w appends to the very text that r
// was read from, and the table is one of r's, such as [Replay.Table] gives. It writes
// what the table did since, or undid. It refuses a record that Read found a fault in,
// that does not verify or that other versions made: write that anew, with NewRecorder.
func Continue[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](w io.Writer, r Replay[C, S, A, E, V], table *joe.Table[C, S, A, E, V]) (*Recorder[C, S, A, E, V], error) {
	if w == nil {
		return nil, refuse(noWriter)
	}
	if err := r.Verify(); err != nil {
		return nil, err
	}
	if r.source.bytes == 0 || r.source.faulty || r.version != r.game.Version {
		return nil, refuse("only a record that was read without a fault, and made by the same versions, can be appended to; write it anew")
	}
	now := Record(table)
	if s, err := now.At(0); err != nil || s.Hash() != r.states[0].Hash() || now.game.Name != r.game.Name {
		return nil, refuse("the table did not begin as the record does; take the table from Replay.Table")
	}
	rec := &Recorder[C, S, A, E, V]{w: w, table: table, written: r.Actions(), ended: r.end != nil, bytes: r.source.bytes, lines: r.lines}
	if r.source.unended {
		if err := rec.write([]byte{'\n'}); err != nil {
			return nil, err
		}
	}
	return rec, rec.Save()
}

func refuse(detail string) error {
	return &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody, Detail: detail}
}

// Save appends what happened at the table since the last Save: its actions, chance's
// included, an undo where it went back, the end where the game is over. Call it after
// every Do and Undo. All lines of a Save go out in one Write. An error of the writer
// is final: what it left behind is unknown, so every later Save returns it too. It
// compares the actions so far, so its time grows with the game's length.
func (rec *Recorder[C, S, A, E, V]) Save() error {
	if rec == nil || rec.table == nil {
		return &joe.Error{Kind: joe.ErrNotBegun, Seat: joe.Nobody, Detail: "this Recorder writes nowhere; use NewRecorder"}
	}
	if rec.broken != nil {
		return rec.broken
	}
	var text []byte
	var err error
	lines, ended := rec.lines, rec.ended
	actions, same := rec.table.Record(), 0
	for same < min(len(actions), len(rec.written)) && actions[same] == rec.written[same] {
		same++
	}
	if same < len(rec.written) {
		if text, err = appendUndo(text, same); err != nil {
			return err
		}
		lines, ended = lines+1, false
	}
	for i := same; i < len(actions); i++ {
		s, err := rec.table.At(i + 1)
		if err != nil {
			return err
		}
		if text, err = appendAction(text, actions[i], s.Hash()); err != nil {
			return err
		}
		lines++
	}
	if o, over := rec.table.Outcome(); over && !ended {
		if text, err = appendEnd(text, o); err != nil {
			return err
		}
		lines, ended = lines+1, true
	}
	if err := bounded(rec.bytes+len(text), lines); err != nil {
		return err
	}
	rec.written, rec.lines, rec.ended = actions, lines, ended
	return rec.write(text)
}

func (rec *Recorder[C, S, A, E, V]) write(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	rec.bytes += len(text)
	_, err := rec.w.Write(text)
	if f, ok := rec.w.(interface{ Flush() error }); ok && err == nil {
		err = f.Flush()
	}
	if err != nil {
		rec.broken = fmt.Errorf("replay: append to a record: %w", err)
	}
	return rec.broken
}
