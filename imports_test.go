package gijoe_test

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/seed4548c990/gijoe"

// file is one Go file of the module: its folder ("" is the root), whether it is a
// test, and what it imports.
type file struct {
	name    string
	folder  string
	test    bool
	imports []string
}

// room is the part of the house that a folder belongs to: "joe" for joe and all
// beneath it, the name of a game, and so on. What is not one of the rooms known here
// is a game.
func room(folder string) string {
	first, _, _ := strings.Cut(folder, "/")
	return first
}

func isGame(room string) bool {
	switch room {
	case "", "joe", "dice", "internal", "examples":
		return false
	}
	return true
}

// wrong is why a file may not import a path, or "".
func (f file) wrong(imported string) string {
	ours, isOurs := strings.CutPrefix(imported+"/", module+"/")
	ours = strings.TrimSuffix(ours, "/")
	from, to := room(f.folder), room(ours)
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case !isOurs && !strings.Contains(first, "."):
		return "" // the standard library
	case !isOurs && !f.test:
		return "code that is no test needs the standard library alone"
	case !isOurs:
		switch imported {
		case "github.com/google/go-cmp/cmp", "github.com/google/go-cmp/cmp/cmpopts", "pgregory.net/rapid", "golang.org/x/exp/apidiff":
			return ""
		}
		return "tests need go-cmp, rapid and apidiff, nothing more"
	case to == "examples" && imported != module+"/"+f.folder:
		return "examples are programs, nobody imports them"
	case from == "dice" && to != "dice" && to != "internal":
		return "dice imports nothing of ours"
	case from == "internal" && isGame(to) && !f.test && f.folder != "internal/measure": // a program, which nobody imports
		return "what the games share knows no game"
	case from == "joe" && isGame(to) && !f.test:
		return "joe and what is under it know no game"
	case f.folder == "joe" && strings.HasPrefix(ours, "joe/") && !f.test:
		return "joe knows nothing of what is built on it"
	case isGame(from) && isGame(to) && from != to:
		return "a game imports no other game"
	case isGame(from) && f.folder == from && !f.test && to != from && ours != "joe" && to != "dice" && to != "internal":
		return "the rules of a game need joe, dice and internal only"
	case from == "" && !f.test:
		return "the root package holds no code"
	}
	return ""
}

// Imports run one way: examples, games, joe, dice.
func TestImports(t *testing.T) {
	files := goFiles(t)
	for _, f := range files {
		for _, imported := range f.imports {
			if why := f.wrong(imported); why != "" {
				t.Errorf("%s imports %s: %s", f.name, imported, why)
			}
		}
	}
	if len(files) < 20 {
		t.Errorf("only %d files were looked at", len(files))
	}
}

// The rules bite.
func TestImportRules(t *testing.T) {
	for _, c := range []struct {
		folder   string
		test     bool
		imported string
		allowed  bool
	}{
		{"cobrahq", false, "fmt", true},
		{"cobrahq", false, module + "/joe", true},
		{"cobrahq", false, module + "/dice", true},
		{"cobrahq", false, module + "/internal/strict", true},
		{"cobrahq", false, module + "/joe/replay", false},
		{"cobrahq", true, module + "/joe/joetest", true},
		{"cobrahq/draw", false, module + "/cobrahq", true},
		{"cobrahq/learn", false, module + "/joe/bot", true},
		{"cobrahq", true, module + "/adventure", false},
		{"adventure/learn", false, module + "/cobrahq", false},
		{"cobrahq", false, "github.com/google/go-cmp/cmp", false},
		{"cobrahq", true, "github.com/google/go-cmp/cmp", true},
		{"cobrahq", true, "github.com/stretchr/testify", false},
		{"joe", false, module + "/cobrahq", false},
		{"joe", false, module + "/joe/replay", false},
		{"joe", false, module + "/dice", true},
		{"joe/joetest", false, module + "/joe/joetest/parley", true},
		{"joe/arena", false, module + "/deckbuilder", false},
		{"joe/replay", true, module + "/cobrahq", true},
		{"dice", false, module + "/joe", false},
		{"dice", true, module + "/joe", false},
		{"internal/wire", false, module + "/joe", true},
		{"internal/wire", false, module + "/cobrahq", false},
		{"internal/measure", false, module + "/cobrahq", true},
		{"examples/play", false, module + "/cobrahq", true},
		{"examples/play", false, "golang.org/x/term", false},
		{"cobrahq", true, module + "/examples/play", false},
		{"", false, module + "/joe", false},
	} {
		why := file{folder: c.folder, test: c.test}.wrong(c.imported)
		if (why == "") != c.allowed {
			t.Errorf("%q (test: %v) imports %s: %q", c.folder, c.test, c.imported, why)
		}
	}
}

// goFiles are those of the module, whatever their build tags. Modules of their own
// beneath it do not count.
func goFiles(t *testing.T) []file {
	t.Helper()
	var files []file
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			base := entry.Name()
			_, statErr := os.Stat(filepath.Join(name, "go.mod"))
			if name != "." && (base == "testdata" || base[0] == '.' || base[0] == '_' || statErr == nil) {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		slashed := filepath.ToSlash(name)
		f := file{name: slashed, folder: strings.TrimSuffix(strings.TrimPrefix(path.Dir(slashed), "."), "/"), test: strings.HasSuffix(name, "_test.go")}
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			f.imports = append(f.imports, imported)
		}
		files = append(files, f)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
