package content

import (
	"embed"
	"io/fs"
	"slices"
	"sync"
)

// files is the built-in sets as their authors write them: the core set, and what each
// expansion puts over it.
//
//go:embed core silent-interlude traitor-within crimson-veil traitor-veil
var files embed.FS

// builtinNames is the built-in sets: the folder of each is its name.
var builtinNames = []string{"core", "silent-interlude", "traitor-within", "crimson-veil", "traitor-veil"}

var (
	core   = sync.OnceValue(func() *Set { return builtin(Load, "core") })
	silent = sync.OnceValue(func() *Set { return builtin(core().Overlay, "silent-interlude") })
	within = sync.OnceValue(func() *Set { return builtin(core().Overlay, "traitor-within") })

	veil = sync.OnceValue(func() *Set { return builtin(core().Overlay, "crimson-veil") })
	both = sync.OnceValue(func() *Set { return builtin(builtin(within().Overlay, "crimson-veil").Overlay, "traitor-veil") })

	builtins = [...]func() *Set{core, silent, within, veil, both} // by name
)

func builtin(load func(fs.FS) (*Set, error), name string) *Set {
	folder, err := fs.Sub(files, name)
	if err != nil {
		panic(err) // the path is a constant
	}
	s, err := load(folder)
	if err != nil {
		panic(err) // the tests load it: what was built has it right
	}
	s.builtin = true
	return s
}

// Core is the built-in set: 117 player cards, 24 Cobra cards and 36 Story Missions
// in two stories, within the printed counts and names of the core box, and for the
// rest of our own design, as each card's Basis says. It is always the same value.
// The first call reads it, which takes some hundredths of a second at most.
func Core() *Set { return core() }

// SilentInterlude is the core set with the cards of Mission 8 put over it: those that
// it adds, and those that take the place of core cards.
func SilentInterlude() *Set { return silent() }

// TraitorWithin is the core set with the cards of Mission 9 put over it.
func TraitorWithin() *Set { return within() }

// CrimsonVeil is the core set with the cards of The Crimson Veil put over it, its two
// stories beside those of the core.
func CrimsonVeil() *Set { return veil() }

// TraitorVeil is [TraitorWithin] with the cards of The Crimson Veil put over it, for
// Mission 9 together with that expansion (amb-cv-combinations).
func TraitorVeil() *Set { return both() }

// Builtin is the built-in set of a name: "core", "silent-interlude", "traitor-within",
// "crimson-veil" or "traitor-veil".
func Builtin(name string) (*Set, bool) {
	i := slices.Index(builtinNames, name)
	if i < 0 {
		return nil, false
	}
	return builtins[i](), true
}
