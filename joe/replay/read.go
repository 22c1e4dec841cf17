package replay

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/joe"
)

// Read reads a record of the game and plays it as far as it goes; whether it goes to
// its end, [Replay.Verify] tells. The text may come from anybody.
//
// A fault of the text is a [*joe.Error] whose Path names the line and the place in
// it, "line 12: $.action.to". The Replay then holds what stands before that line, so
// that a record torn in mid-write can be rescued; it is the zero Replay if the fault
// is in the head. An error of the reader is wrapped as it is.
//
// It takes no more than MaxBytes from in and holds them until it is done; its time
// is that of playing the actions.
func Read[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], in io.Reader) (Replay[C, S, A, E, V], error) {
	if !complete(game) {
		return Replay[C, S, A, E, V]{}, errIncomplete
	}
	if in == nil {
		return Replay[C, S, A, E, V]{}, refuse("no reader to read a record from")
	}
	text, err := io.ReadAll(io.LimitReader(in, MaxBytes+1))
	if err != nil {
		return Replay[C, S, A, E, V]{}, fmt.Errorf("replay: read a record: %w", err)
	}
	if len(text) > MaxBytes {
		return Replay[C, S, A, E, V]{}, fault(1, "", &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: "$",
			Detail: fmt.Sprintf("the record has more than %d bytes", MaxBytes)})
	}
	r := Replay[C, S, A, E, V]{game: game, lines: 1}
	line, rest, _ := bytes.Cut(text, []byte{'\n'})
	start, err := r.readHead(line)
	if err != nil {
		return Replay[C, S, A, E, V]{}, err
	}
	for len(rest) > 0 {
		line, rest, _ = bytes.Cut(rest, []byte{'\n'})
		r.lines++
		if err = r.readLine(line); err != nil {
			r.source.faulty = true
			break
		}
	}
	r.source.bytes, r.source.unended = len(text), text[len(text)-1] != '\n'
	r.play(start)
	return r, err
}

// readHead reads the first line and sets the game up.
func (r *Replay[C, S, A, E, V]) readHead(line []byte) (start S, err error) {
	var config, state []byte
	err = strict.Read(line, strict.Limits{Bytes: MaxHead}, func(n strict.Node) {
		// A newer record may have keys that only a newer build knows: say that, not "unknown key".
		for key, m := range n.Entries(64) {
			switch key {
			case "replay":
				version(m, "record", FormatVersion)
			case "game":
				if name := m.Text(); name != r.game.Name {
					m.Fail("a record of %.40q, read as one of %q; use the Game of that name", name, r.game.Name)
				}
			case "format":
				r.version.Format = version(m, "game's JSON", r.game.Version.Format)
			case "rules":
				r.version.Rules = version(m, "game's rules", r.game.Version.Rules)
			}
		}
		o := n.Object("game", "format", "rules", "replay", "config", "state", "hash")
		for _, key := range []string{"game", "format", "rules", "replay"} {
			o.Need(key)
		}
		if m, ok := o.Opt("state"); ok {
			if o.Has("config") {
				m.Fail("a record begins from a config or from a state, not from both")
			}
			state, r.resumed = m.Raw(), true
		} else {
			config = o.Need("config").Raw()
		}
		r.hash = readHash(o.Need("hash"))
	})
	if err != nil {
		return start, fault(1, "", err)
	}
	if r.resumed {
		if start, err = r.game.Load(state); err == nil && start.Seats() == 0 {
			err = &joe.Error{Kind: joe.ErrNotBegun, Seat: joe.Nobody, Detail: "a game that has not begun cannot go on"}
		}
		return start, fault(1, ".state", err)
	}
	if r.config, err = r.game.DecodeConfig(config); err == nil {
		start, _, err = r.game.New(r.config)
	}
	return start, fault(1, ".config", err)
}

// version reads a version and refuses one above the newest that is known.
func version(n strict.Node, of string, newest int) int {
	v := int(n.Int(1, 1<<30))
	if v > newest {
		n.Fail("version %d of the %s is newer than this build reads (%d); update the module", v, of, newest)
	}
	return v
}

// readLine reads any line but the first.
func (r *Replay[C, S, A, E, V]) readLine(line []byte) error {
	if r.lines > MaxLines {
		return fault(r.lines, "", &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: "$",
			Detail: fmt.Sprintf("the record has more than %d lines", MaxLines)})
	}
	undo, m := -1, move[A]{line: r.lines}
	var action, end []byte
	err := strict.Read(line, strict.Limits{Bytes: MaxLine, Depth: 16, Values: 2000}, func(n strict.Node) {
		switch o := n.Object("action", "hash", "end", "undo"); {
		case o.Has("undo"):
			undo = int(n.Object("undo").Need("undo").Int(0, int64(r.Len())))
		case r.end != nil:
			n.Fail("the record ended in the line before; only an undo may follow")
		case o.Has("end"):
			end = n.Object("end").Need("end").Raw()
		default:
			o = n.Object("action", "hash")
			action, m.hash = o.Need("action").Raw(), readHash(o.Need("hash"))
		}
	})
	if err != nil {
		return fault(r.lines, "", err)
	}
	switch {
	case undo >= 0:
		clear(r.moves[undo:])
		r.moves, r.end = r.moves[:undo], nil
	case end != nil:
		var o joe.Outcome
		if err = o.UnmarshalJSON(end); err != nil {
			return fault(r.lines, ".end", err)
		}
		r.end, r.endLine = &o, r.lines
	default:
		if m.action, err = r.game.DecodeAction(action); err != nil {
			return fault(r.lines, ".action", err)
		}
		r.moves = append(r.moves, m)
	}
	return nil
}

// readHash reads what hashText gives.
func readHash(n strict.Node) uint64 {
	text := n.Text()
	h, err := strconv.ParseUint(text, 16, 64)
	if !n.Failed() && (err != nil || hashText(h) != text) {
		n.Fail("%.40q is no hash; a hash is 16 hexadecimal digits, small letters", text)
	}
	return h
}

// fault puts the line, and the step that leads to what a decoder read, before the
// path of an error.
func fault(line int, step string, err error) error {
	var e *joe.Error
	if err == nil || !errors.As(joe.Malformed(err), &e) {
		return err
	}
	at := *e
	// The reader of a single line calls it line 1.
	at.Detail = strings.Replace(at.Detail, "(line 1, column ", "(column ", 1)
	at.Path = fmt.Sprintf("line %d: $%s%s", line, step, trimRoot(e.Path))
	return &at
}

func trimRoot(path string) string {
	if path == "" || path[0] != '$' {
		return ""
	}
	return path[1:]
}
