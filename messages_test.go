package gijoe_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
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
	if testing.Short() {
		t.Skip("with nothing built yet it compiles all packages")
	}
	for _, at := range goLists(t, ".", os.Environ(), "./...") {
		t.Errorf("%s: a list as Go prints it; package phrase puts it into words", at)
	}
}

// The test bites.
func TestListsAreFound(t *testing.T) {
	dir := t.TempDir()
	var want []string
	for name, text := range map[string]string{
		"go.mod": "module example.com/lists\n\ngo 1.26\n",
		"lists.go": `package lists

import (
	"fmt"
	"log"
	"os"
)

type names []string

type spoken []string

func (spoken) String() string { return "" }

func own(path, format string, values ...any) string { return fmt.Sprintf(format, values...) }

func all(list []string, text []byte, n map[string]int, six [6]int, seats spoken, more ...any) []string {
	fmt.Print("it has ", list) // found
	fmt.Println("it has", names(list)) // found
	fmt.Fprint(os.Stderr, n) // found
	fmt.Fprintln(os.Stderr, "it has", six) // found
	log.Println("it has", list) // found
	log.Default().Fatal(list) // found
	fmt.Println(len(list), seats, list[0], string(text))
	fmt.Println(more...)
	more = append(more, list, n)
	return []string{
		fmt.Sprintf("it has %q", list), // found
		own("$", "it has %v", names(list)), // found
		fmt.Sprintf("%v", n), // found
		fmt.Sprintf("%d", six), // found
		fmt.Sprint(list), // found
		fmt.Sprintln(n), // found
		string(fmt.Append(nil, six)), // found
		fmt.Sprintf("%s, %v, %d", text, seats, len(list)), fmt.Sprintf("%v", more...),
		fmt.Sprint(text), // found, as numbers
	}
}
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(text, "\n") {
			if strings.Contains(line, "// found") {
				want = append(want, fmt.Sprintf("%s:%d", name, i+1))
			}
		}
	}
	environment := append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	var found []string
	for _, at := range goLists(t, dir, environment, ".") {
		found = append(found, at[len(dir)+1:strings.LastIndex(at, ":")]) // without the column
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("(-want +found):\n%s", diff)
	}
}

// goLists is where the packages of a folder print lists.
func goLists(t *testing.T, dir string, environment []string, pattern string) (found []string) {
	t.Helper()
	out := goTool(t, dir, environment, "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Standard", pattern)
	exports := map[string]string{}
	var packages []built
	for d := json.NewDecoder(strings.NewReader(out)); ; {
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
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
		config := types.Config{Importer: imports, Sizes: types.SizesFor("gc", runtime.GOARCH)}
		if _, err := config.Check(b.ImportPath, fset, files, info); err != nil {
			t.Fatal(err)
		}
		for _, parsed := range files {
			ast.Inspect(parsed, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					for _, arg := range formatted(call, info) {
						if x := info.Types[arg].Type; isList(x) && !isText(x) {
							found = append(found, fset.Position(arg.Pos()).String())
						}
					}
					for _, arg := range printed(call, info) {
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

// printers is who prints values without a text with verbs, by package, and from which
// argument on.
var printers = map[string]map[string]int{
	"fmt": {"Append": 1, "Appendln": 1, "Fprint": 1, "Fprintln": 1, "Print": 0, "Println": 0, "Sprint": 0, "Sprintln": 0},
	"log": {"Fatal": 0, "Fatalln": 0, "Panic": 0, "Panicln": 0, "Print": 0, "Println": 0},
}

// printed is what a call prints value by value.
func printed(call *ast.CallExpr, info *types.Info) []ast.Expr {
	name, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || call.Ellipsis.IsValid() {
		return nil
	}
	f, ok := info.Uses[name.Sel].(*types.Func)
	if !ok || f.Pkg() == nil {
		return nil
	}
	if from, ok := printers[f.Pkg().Path()][f.Name()]; ok && from <= len(call.Args) {
		return call.Args[from:]
	}
	return nil
}

// isList reports whether Go prints a value as a list: a slice, an array or a map, without
// words of its own.
func isList(x types.Type) bool {
	for _, method := range []string{"String", "Error"} {
		if m, _, _ := types.LookupFieldOrMethod(x, true, nil, method); m != nil {
			return false
		}
	}
	switch x.Underlying().(type) {
	case *types.Slice, *types.Array, *types.Map:
		return true
	}
	return false
}

// isText reports whether a list is of bytes, for which there are verbs.
func isText(x types.Type) bool {
	list, ok := x.Underlying().(*types.Slice)
	if !ok {
		return false
	}
	basic, ok := list.Elem().Underlying().(*types.Basic)
	return ok && basic.Kind() == types.Byte
}
