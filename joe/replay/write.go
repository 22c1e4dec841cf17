package replay

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/seed4548c990/gijoe/joe"
)

// FormatVersion is the version of the text that this package writes.
const FormatVersion = 1

// What a record may have, in writing as in reading.
const (
	MaxBytes = 8 << 20  // in all
	MaxHead  = 1 << 20  // bytes of the first line
	MaxLine  = 16 << 10 // bytes of any other line
	MaxLines = 100_000  // lines in all, the head and what was undone included
)

// Write writes the record. It refuses, with a [joe.Error] and nothing written, what
// Read would refuse as too large, the zero Replay, and one that departs from the game
// at its head. Undone actions are not in it.
// The text is the same whenever the game is.
func (r Replay[C, S, A, E, V]) Write(w io.Writer) error {
	text, err := r.encode()
	if err != nil {
		return err
	}
	if w == nil {
		return refuse(noWriter)
	}
	if _, err := w.Write(text); err != nil {
		return fmt.Errorf("replay: write a record: %w", err)
	}
	return nil
}

const noWriter = "no writer to write a record to"

func (r Replay[C, S, A, E, V]) encode() ([]byte, error) {
	start, err := r.At(0)
	if err != nil {
		return nil, err
	}
	text, err := r.headLine(start)
	if err != nil {
		return nil, err
	}
	for _, m := range r.moves {
		if text, err = appendAction(text, m.action, m.hash); err != nil {
			return nil, err
		}
	}
	if r.end != nil {
		if text, err = appendEnd(text, *r.end); err != nil {
			return nil, err
		}
	}
	return text, bounded(len(text), bytes.Count(text, []byte{'\n'}))
}

// bounded refuses a record that Read would.
func bounded(size, lines int) error {
	if size > MaxBytes {
		return tooLarge(fmt.Sprintf("a record of %d bytes; at most %d are read back", size, MaxBytes))
	}
	if lines > MaxLines {
		return tooLarge(fmt.Sprintf("a record of %d lines; at most %d are read back", lines, MaxLines))
	}
	return nil
}

func tooLarge(detail string) error {
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: detail + "; begin a new one from the position, with From"}
}

type headJSON struct {
	joe.Header
	Replay int    `json:"replay"`
	Config any    `json:"config,omitempty"`
	State  any    `json:"state,omitempty"`
	Hash   string `json:"hash"`
}

func (r Replay[C, S, A, E, V]) headLine(start S) ([]byte, error) {
	h := headJSON{Header: r.Header(), Replay: FormatVersion, Hash: hashText(r.hash)}
	h.Format = r.game.Version.Format // whatever was read, this is written anew
	if r.resumed {
		h.State = start
	} else {
		h.Config = r.config
	}
	return appendLine(nil, h, MaxHead)
}

func appendAction(text []byte, action any, hash uint64) ([]byte, error) {
	return appendLine(text, struct {
		Action any    `json:"action"`
		Hash   string `json:"hash"`
	}{action, hashText(hash)}, MaxLine)
}

func appendUndo(text []byte, moment int) ([]byte, error) {
	return appendLine(text, struct {
		Undo int `json:"undo"`
	}{moment}, MaxLine)
}

func appendEnd(text []byte, end joe.Outcome) ([]byte, error) {
	return appendLine(text, struct {
		End joe.Outcome `json:"end"`
	}{end}, MaxLine)
}

func appendLine(text []byte, value any, limit int) ([]byte, error) {
	line, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("replay: write a line: %w", err)
	}
	if len(line) > limit {
		return nil, tooLarge(fmt.Sprintf("a line of %d bytes; at most %d are read back", len(line), limit))
	}
	return append(append(text, line...), '\n'), nil
}
