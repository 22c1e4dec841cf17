package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// keeper keeps a game in a file as it goes, by appending what happened.
type keeper[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	table    *joe.Table[C, S, A, E, V]
	game     string
	file     *os.File // nil until somebody decided something
	recorder *replay.Recorder[C, S, A, E, V]
	size     int64    // of the file as this program left it
	off      bool     // nothing is kept, or no longer
	seated   []string // who plays, as the file says before the record; nil if it does not
}

// newKeeper keeps a table in a file that is not there yet: of that name, or, where
// it is empty, of one made of the game's. "off" keeps nothing.
func newKeeper[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](table *joe.Table[C, S, A, E, V], name, game string, seated []string) (*keeper[C, S, A, E, V], error) {
	k := &keeper[C, S, A, E, V]{table: table, game: game, off: name == "off", seated: seated}
	if name == "" || k.off {
		return k, nil
	}
	var err error
	if k.file, err = create(name); err != nil {
		return nil, err
	}
	if err = k.begin(); err != nil {
		return nil, errors.Join(err, k.file.Close(), os.Remove(name))
	}
	return k, nil
}

// continued keeps a table in the file that it was read from.
func continued[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](r replay.Replay[C, S, A, E, V], table *joe.Table[C, S, A, E, V], name string, seated []string) (*keeper[C, S, A, E, V], error) {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, fmt.Errorf("%w; -save FILE goes on in another", err)
	}
	recorder, err := replay.Continue(file, r, table)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w; -save FILE goes on in another", name, err), file.Close())
	}
	k := &keeper[C, S, A, E, V]{table: table, file: file, recorder: recorder, seated: seated}
	return k, k.measure()
}

// create makes a file, and leaves one that is there alone.
func create(name string) (*os.File, error) {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("%s is there already; choose another name", name)
	}
	return file, err
}

// save keeps what happened since the last save. Its error comes once; nothing is
// kept afterwards.
func (k *keeper[C, S, A, E, V]) save() error {
	if k.off {
		return nil
	}
	err := k.append()
	k.off = err != nil
	return err
}

func (k *keeper[C, S, A, E, V]) append() (err error) {
	if k.recorder != nil {
		before := k.size
		if err := k.measure(); err != nil {
			return err
		}
		if k.size != before {
			return fmt.Errorf("another program has written to %s; what it holds now is the other's game", k.file.Name())
		}
		return errors.Join(k.recorder.Save(), k.measure())
	}
	for n := 1; k.file == nil; n++ {
		name := k.game + ".gijoe"
		if n > 1 {
			name = fmt.Sprintf("%s-%d.gijoe", k.game, n)
		}
		k.file, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if err != nil && (n == 1000 || !errors.Is(err, fs.ErrExist)) {
			return err
		}
	}
	return k.begin()
}

// begin writes who plays, and begins the record.
func (k *keeper[C, S, A, E, V]) begin() error {
	err := writeNote(k.file, k.seated)
	if err == nil {
		k.recorder, err = replay.NewRecorder(k.file, k.table)
	}
	return errors.Join(err, k.measure())
}

// measure notes how long the file is.
func (k *keeper[C, S, A, E, V]) measure() error {
	stat, err := k.file.Stat()
	if err == nil {
		k.size = stat.Size()
	}
	return err
}

// name is the file that keeps the game, or "" if none does.
func (k *keeper[C, S, A, E, V]) name() string {
	if k.file == nil || k.off {
		return ""
	}
	return k.file.Name()
}

func (k *keeper[C, S, A, E, V]) close() {
	if k.file != nil {
		k.file.Close() // every line is written already
	}
}

// readFile reads a file that somebody names, of a size that anybody would write.
func readFile(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, 1<<20))
}

// note is a line that may stand before a record: who plays, by seat. A record itself
// knows no bots.
type note struct {
	Note struct {
		Seats []string `json:"seats"`
	} `json:"note"`
}

const (
	noteBegins = `{"note":`
	longNote   = 1000 // bytes
)

// writeNote writes who plays, if there is something to say.
func writeNote(w io.Writer, seated []string) error {
	if seated == nil {
		return nil
	}
	var n note
	n.Note.Seats = seated
	return json.NewEncoder(w).Encode(n)
}

// readNote reads who plays, where that stands before the record; nil if it does not.
func readNote(r *bufio.Reader) ([]string, error) {
	if begins, _ := r.Peek(len(noteBegins)); string(begins) != noteBegins {
		return nil, nil
	}
	line, err := r.ReadSlice('\n') // of a note that is too long it has no end
	var n note
	if err == nil && len(line) <= longNote {
		err = json.Unmarshal(line, &n)
	}
	if err != nil || len(n.Note.Seats) == 0 {
		return nil, errors.New("line 1: it should say who plays, such as " + noteBegins + `{"seats":["human","strong"]}}; take the line out, and name them by -seats`)
	}
	return n.Note.Seats, nil
}

// gameOf is the name of the game that a file keeps, or "".
func gameOf(name string) string {
	file, err := os.Open(name)
	if err != nil {
		return "" // load says why
	}
	defer file.Close()
	lines := bufio.NewReader(io.LimitReader(file, 1<<20))
	var head struct {
		Game string `json:"game"`
	}
	if _, err := readNote(lines); err != nil || json.NewDecoder(lines).Decode(&head) != nil {
		return ""
	}
	return head.Game
}

// load reads a saved game, and who plays it where the file says that. Where a part of it
// is damaged, damage says which, and the game is what stands before that.
func load[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], name string) (r replay.Replay[C, S, A, E, V], seated []string, damage, err error) {
	file, err := os.Open(name)
	if err != nil {
		return r, nil, nil, err
	}
	defer file.Close()
	lines := bufio.NewReader(file)
	if seated, err = readNote(lines); err != nil {
		return r, nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	r, damage = replay.Read(game, lines)
	damage = behindNote(damage, seated)
	if damage != nil && r.Len() == 0 {
		return r, nil, nil, fmt.Errorf("%s is no saved game that can go on: %w", name, damage)
	}
	if err := behindNote(r.Verify(), seated); err != nil {
		return r, nil, nil, fmt.Errorf("%s does not play as it says: %w", name, err)
	}
	return r, seated, damage, nil
}

// behindNote is a fault of a record by its line in the file, where a note may stand before
// the record.
func behindNote(err error, seated []string) error {
	var fault *joe.Error
	var departs *replay.Divergence
	switch {
	case seated == nil:
	case errors.As(err, &departs):
		at := *departs
		at.Line++
		return &at
	case errors.As(err, &fault):
		var line int
		if n, _ := fmt.Sscanf(fault.Path, "line %d:", &line); n == 1 {
			at := *fault
			at.Path = fmt.Sprintf("line %d:", line+1) + strings.TrimPrefix(fault.Path, fmt.Sprintf("line %d:", line))
			return &at
		}
	}
	return err
}
