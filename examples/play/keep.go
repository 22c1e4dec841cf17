package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// keeper keeps a game in a file as it goes, by appending what happened.
type keeper[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	table    *joe.Table[C, S, A, E, V]
	game     string
	file     *os.File // nil until somebody decided something
	recorder *replay.Recorder[C, S, A, E, V]
	off      bool // nothing is kept, or no longer
}

// newKeeper keeps a table in a file that is not there yet: of that name, or, where
// it is empty, of one made of the game's. "off" keeps nothing.
func newKeeper[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](table *joe.Table[C, S, A, E, V], name, game string) (*keeper[C, S, A, E, V], error) {
	k := &keeper[C, S, A, E, V]{table: table, game: game, off: name == "off"}
	if name == "" || k.off {
		return k, nil
	}
	var err error
	if k.file, err = create(name); err != nil {
		return nil, err
	}
	if k.recorder, err = replay.NewRecorder(k.file, table); err != nil {
		return nil, errors.Join(err, k.file.Close(), os.Remove(name))
	}
	return k, nil
}

// continued keeps a table in the file that it was read from.
func continued[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](r replay.Replay[C, S, A, E, V], table *joe.Table[C, S, A, E, V], name string) (*keeper[C, S, A, E, V], error) {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, fmt.Errorf("%w; -save FILE goes on in another", err)
	}
	recorder, err := replay.Continue(file, r, table)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w; -save FILE goes on in another", name, err), file.Close())
	}
	return &keeper[C, S, A, E, V]{table: table, file: file, recorder: recorder}, nil
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
		return k.recorder.Save()
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
	k.recorder, err = replay.NewRecorder(k.file, k.table)
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

// gameOf is the name of the game that a file keeps, or "".
func gameOf(name string) string {
	file, err := os.Open(name)
	if err != nil {
		return "" // load says why
	}
	defer file.Close()
	var head struct {
		Game string `json:"game"`
	}
	if json.NewDecoder(io.LimitReader(file, 1<<20)).Decode(&head) != nil {
		return ""
	}
	return head.Game
}

// load reads a saved game. Where a part of it is damaged, damage says which, and the
// game is what stands before that.
func load[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], name string) (r replay.Replay[C, S, A, E, V], damage, err error) {
	file, err := os.Open(name)
	if err != nil {
		return r, nil, err
	}
	defer file.Close()
	r, damage = replay.Read(game, file)
	if damage != nil && r.Len() == 0 {
		return r, nil, fmt.Errorf("%s is no saved game that can go on: %w", name, damage)
	}
	if err := r.Verify(); err != nil {
		return r, nil, fmt.Errorf("%s does not play as it says: %w", name, err)
	}
	return r, damage, nil
}
