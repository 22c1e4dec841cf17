package apigate

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/exp/apidiff"
)

var update = flag.Bool("update", false, "write the descriptions in testdata anew")

const module = "github.com/seed4548c990/gijoe"

// Every public package is still what programs were compiled against.
func TestAPI(t *testing.T) {
	w := load(t)
	if *update {
		rewrite(t, w)
	}
	described, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range described {
		if !slices.ContainsFunc(w.public, func(path string) bool { return textFile(path) == name }) {
			t.Errorf("%s describes a package that is gone", name)
		}
	}
	frozen := w.frozen()
	for _, path := range w.public {
		t.Run(strings.TrimPrefix(path, module+"/"), func(t *testing.T) {
			today, err := w.Import(path)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := os.Stat(textFile(path)); errors.Is(err, os.ErrNotExist) {
				t.Fatalf("the package is not described yet; run go test ./internal/apigate -update")
			}
			old, err := frozen.Import(path)
			if err != nil {
				t.Fatalf("%s does not compile against today's packages: %v", textFile(path), err)
			}
			for _, c := range apidiff.Changes(old, today).Changes {
				if c.Compatible {
					t.Logf("new: %s", c.Message)
				} else {
					t.Errorf("%s\nprograms that use this no longer compile; if that is meant, run go test ./internal/apigate -update and say so in CHANGELOG.md", c.Message)
				}
			}
		})
	}
}

// What describe writes of a package has the very API of that package.
func TestDescriptionsAreFaithful(t *testing.T) {
	w := load(t)
	for _, path := range w.public {
		today, err := w.Import(path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := describe(today)
		if err != nil {
			t.Fatalf("%s: %v\n%s", path, err, text)
		}
		read, err := check(path, text, w)
		if err != nil {
			t.Errorf("%s: %v\n%s", path, err, text)
			continue
		}
		for _, c := range slices.Concat(apidiff.Changes(read, today).Changes, apidiff.Changes(today, read).Changes) {
			t.Errorf("%s: %s", path, c.Message)
		}
		if again, err := describe(read); err != nil || again != text {
			t.Errorf("%s: described again it reads\n%s\nwas\n%s", path, again, text)
		}
	}
}

// textFile is where the description of a package lies.
func textFile(path string) string {
	name := strings.ReplaceAll(strings.TrimPrefix(strings.TrimPrefix(path, module), "/"), "/", ".")
	if name == "" {
		name = "gijoe"
	}
	return "testdata/" + name + ".go.txt"
}

func rewrite(t *testing.T, w *world) {
	if err := os.RemoveAll("testdata"); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range w.public {
		pkg, err := w.Import(path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := describe(pkg)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(textFile(path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// world gives packages by their path, as the compiler sees them today.
type world struct {
	types.Importer
	public []string // packages of the module that others can import
}

func load(t *testing.T) *world {
	t.Helper()
	w, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

var loaded = sync.OnceValues(func() (*world, error) {
	// The two of the standard library are for the test of the gate itself.
	list := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Name,Export", "./...", "math/rand", "math/rand/v2")
	list.Dir = "../.."
	var stderr bytes.Buffer
	list.Stderr = &stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, &stderr)
	}
	w, exports := &world{}, map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath, Name, Export string
		}
		if err := d.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		exports[p.ImportPath] = p.Export
		if strings.HasPrefix(p.ImportPath+"/", module+"/") && p.Name != "main" && !strings.Contains(p.ImportPath+"/", "/internal/") {
			w.public = append(w.public, p.ImportPath)
		}
	}
	w.Importer = importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("there is no package %s", path)
		}
		return os.Open(exports[path])
	})
	return w, nil
})

// past gives the packages of the module as they are described, and all others as
// they are.
type past struct {
	*world
	read map[string]*types.Package
}

func (w *world) frozen() *past { return &past{w, map[string]*types.Package{}} }

func (p *past) Import(path string) (*types.Package, error) {
	if pkg := p.read[path]; pkg != nil {
		return pkg, nil
	}
	if !strings.HasPrefix(path+"/", module+"/") {
		return p.world.Import(path)
	}
	text, err := os.ReadFile(textFile(path))
	if err != nil {
		return nil, err
	}
	pkg, err := check(path, string(text), p)
	if err == nil {
		p.read[path] = pkg
	}
	return pkg, err
}

// check makes a package of a description, or of any one file.
func check(path, text string, imports types.Importer) (*types.Package, error) {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, path, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	config := types.Config{Importer: imports, IgnoreFuncBodies: true}
	return config.Check(path, fset, []*ast.File{parsed}, nil)
}
