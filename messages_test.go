package gijoe_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// built is a package as go list tells of it.
type built struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	Standard                bool
}

// No message prints a list as Go prints it, [a b c] or map[a:b]: package phrase puts lists
// into sentences. What helps our own tests may.
func TestMessagesListInWords(t *testing.T) {
	for _, at := range goLists(t, ".", "./...") {
		t.Errorf("%s: a list as Go prints it; package phrase puts it into words", at)
	}
}

// The test bites.
func TestListsAreFound(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/lists\n\ngo 1.26\n",
		"lists.go": `package lists

import "fmt"

type names []string

type spoken []string

func (spoken) String() string { return "" }

func own(path, format string, values ...any) string { return fmt.Sprintf(format, values...) }

func all(list []string, text []byte, n map[string]int, six [6]int, seats spoken, more ...any) []string {
	return []string{
		fmt.Sprintf("it has %q", list), own("$", "it has %v", names(list)), fmt.Sprintf("%v", n), fmt.Sprintf("%d", six),
		fmt.Sprintf("%s, %v, %d", text, seats, len(list)), fmt.Sprintf("%v", more...), fmt.Sprint(list),
	}
}
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if found := goLists(t, dir, "."); len(found) != 4 {
		t.Errorf("of four such lists these are found: %q", found)
	}
}

// goLists is where the packages of a folder format lists.
func goLists(t *testing.T, dir, pattern string) (found []string) {
	t.Helper()
	list := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Standard", pattern)
	list.Dir = dir
	out, err := list.Output()
	if err != nil {
		t.Fatalf("%v: %v", list, err)
	}
	exports := map[string]string{}
	var packages []built
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var b built
		if err := d.Decode(&b); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		exports[b.ImportPath] = b.Export
		if ours := strings.HasPrefix(b.ImportPath, module+"/internal/") && strings.HasSuffix(b.ImportPath, "test"); !b.Standard && !ours {
			packages = append(packages, b)
		}
	}
	fset := token.NewFileSet()
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	for _, b := range packages {
		var files []*ast.File
		for _, name := range b.GoFiles {
			parsed, err := parser.ParseFile(fset, filepath.Join(b.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, parsed)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		config := types.Config{Importer: imports}
		if _, err := config.Check(b.ImportPath, fset, files, info); err != nil {
			t.Fatal(err)
		}
		for _, parsed := range files {
			ast.Inspect(parsed, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					for _, arg := range formatted(call, info) {
						if isList(info.Types[arg].Type) {
							found = append(found, fset.Position(arg.Pos()).String())
						}
					}
				}
				return true
			})
		}
	}
	return found
}

// formatted is what a call puts in the place of the verbs of a text.
func formatted(call *ast.CallExpr, info *types.Info) []ast.Expr {
	f, ok := info.Types[call.Fun].Type.(*types.Signature)
	if !ok || !f.Variadic() || call.Ellipsis.IsValid() || f.Params().Len() < 2 || len(call.Args) < f.Params().Len() {
		return nil
	}
	n := f.Params().Len()
	values, ok := f.Params().At(n - 1).Type().(*types.Slice)
	if !ok || !types.Identical(values.Elem(), types.Universe.Lookup("any").Type()) {
		return nil
	}
	text := info.Types[call.Args[n-2]]
	if text.Value == nil && strings.Contains(types.ExprString(call.Args[n-2]), "%") { // put together
		return call.Args[n-1:]
	}
	if text.Value == nil || text.Value.Kind() != constant.String || !strings.Contains(constant.StringVal(text.Value), "%") {
		return nil
	}
	return call.Args[n-1:]
}

// isList reports whether Go prints a value as a list: a slice that is no text, an array or
// a map, without words of its own.
func isList(x types.Type) bool {
	for _, method := range []string{"String", "Error"} {
		if m, _, _ := types.LookupFieldOrMethod(x, true, nil, method); m != nil {
			return false
		}
	}
	switch u := x.Underlying().(type) {
	case *types.Slice:
		basic, ok := u.Elem().Underlying().(*types.Basic)
		return !ok || basic.Kind() != types.Byte
	case *types.Array, *types.Map:
		return true
	}
	return false
}
