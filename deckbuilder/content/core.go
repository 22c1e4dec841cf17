package content

import (
	"embed"
	"io/fs"
	"sync"
)

// coreFiles is the built-in set as its authors write it.
//
//go:embed core
var coreFiles embed.FS

// core is the built-in set, read once.
var core = sync.OnceValue(func() *Set {
	folder, err := fs.Sub(coreFiles, "core")
	if err != nil {
		panic(err) // the path is a constant
	}
	s, err := Load(folder)
	if err != nil {
		panic(err) // the tests load it: what was built has it right
	}
	s.builtin = true
	return s
})

// Core is the built-in set: 117 player cards, 24 Cobra cards and 36 Story Missions
// in two stories, within the printed counts and names of the core box, and for the
// rest of our own design, as each card's Basis says. It is always the same value.
// The first call reads it, which takes some hundredths of a second at most.
func Core() *Set { return core() }
