package gijoe_test

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// block is a fenced block of the README.
type block struct{ language, text string }

var fence = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

func readme(t *testing.T) (string, []block) {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []block
	for _, m := range fence.FindAllStringSubmatch(string(text), -1) {
		blocks = append(blocks, block{m[1], m[2]})
	}
	return string(text), blocks
}

// Every program of the README compiles, outside this module and with nothing to
// download, and prints what the block behind it says.
func TestReadmePrograms(t *testing.T) {
	_, blocks := readme(t)
	programs := 0
	for i, b := range blocks {
		switch b.language {
		case "go":
			programs++
			if n := strings.Count(b.text, "\n"); n > 25 {
				t.Errorf("a program of %d lines; 25 are enough", n)
			}
			if formatted, err := format.Source([]byte(b.text)); err != nil || string(formatted) != b.text {
				t.Errorf("the program is not gofmt-ed: %v", err)
			}
			if i+1 == len(blocks) || blocks[i+1].language != "text" {
				t.Fatal("no block of text behind the program says what it prints")
			}
			if diff := cmp.Diff(blocks[i+1].text, runOutside(t, b.text)); diff != "" {
				t.Errorf("what the program prints (-README +program):\n%s", diff)
			}
		case "text", "sh":
		default:
			t.Errorf("no test runs a block of %q", b.language)
		}
	}
	if programs == 0 {
		t.Error("there is no program")
	}
}

// runOutside runs a program in a module of its own that requires this one, with an
// empty module cache and no proxy, and returns what it prints.
func runOutside(t *testing.T, program string) string {
	t.Helper()
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"main.go": program,
		"go.mod":  fmt.Sprintf("module example.org/reader\n\ngo 1.26.0\n\nrequire %s v0.0.0\n\nreplace %s => %s\n", module, module, root),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	environment := append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off", "GOMODCACHE="+t.TempDir())
	goTool(t, dir, environment, "vet", ".")
	return goTool(t, dir, environment, "run", ".")
}

// goTool runs the go command and returns what it prints.
func goTool(t *testing.T, dir string, environment []string, args ...string) string {
	t.Helper()
	c := exec.Command("go", args...)
	var stdout, stderr bytes.Buffer
	c.Dir, c.Env, c.Stdout, c.Stderr = dir, environment, &stdout, &stderr
	if err := c.Run(); err != nil {
		t.Fatalf("go %s: %v\n%s%s", strings.Join(args, " "), err, &stdout, &stderr)
	}
	return stdout.String()
}

// Every command of the README works: a program is run here. To test everything is
// what runs this test, so of that command only its reach is looked at; both stand in
// the script that every change has to pass, in these words.
func TestReadmeCommands(t *testing.T) {
	_, blocks := readme(t)
	script, err := os.ReadFile(".ci/run")
	if err != nil {
		t.Fatal(err)
	}
	var commands []string
	for _, b := range blocks {
		if b.language == "sh" {
			commands = append(commands, strings.Split(strings.TrimSpace(b.text), "\n")...)
		}
	}
	if want := []string{"go run ./examples/quickstart", "go test ./..."}; !slices.Equal(commands, want) {
		t.Fatalf("the commands are %q, want %q", commands, want)
	}
	for _, c := range commands {
		if !regexp.MustCompile("(?m)^" + regexp.QuoteMeta(c) + "( >.*)?$").Match(script) {
			t.Errorf(".ci/run does not run %q", c)
		}
	}
	if told := goTool(t, ".", os.Environ(), "run", "./examples/quickstart"); !strings.Contains(told, "the game is over") {
		t.Errorf("the quickstart does not tell a game to its end:\n%s", told)
	}
	text, _ := readme(t)
	play := regexp.MustCompile("`go run (./examples/play[^`]*)`").FindAllStringSubmatch(text, -1)
	if len(play) == 0 {
		t.Error("the README does not say how to play")
	}
	for _, m := range play { // with nobody at the keyboard it asks once, and ends
		if asked := goTool(t, ".", os.Environ(), append(append([]string{"run"}, strings.Fields(m[1])...), "-save", "off")...); !strings.Contains(asked, "?") {
			t.Errorf("go run %s asks nothing:\n%s", m[1], asked)
		}
	}
	reached := strings.Fields(goTool(t, ".", os.Environ(), "list", "./..."))
	for _, f := range goFiles(t) {
		if path := strings.TrimSuffix(module+"/"+f.folder, "/"); !slices.Contains(reached, path) {
			t.Errorf("go test ./... does not reach %s, where %s is", path, f.name)
		}
	}
}

// What the README links to exists, and its table names every public package.
func TestReadmeLinks(t *testing.T) {
	text, _ := readme(t)
	var linked []string
	for _, m := range regexp.MustCompile(`\]\(([^)]*)\)`).FindAllStringSubmatch(text, -1) {
		linked = append(linked, m[1])
		if _, err := os.Stat(filepath.FromSlash(m[1])); errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the README links to %s, which is not there", m[1])
		}
	}
	for _, f := range goFiles(t) {
		if r := room(f.folder); f.folder != "" && r != "internal" && !slices.Contains(linked, f.folder) {
			t.Errorf("the README does not tell of %s, where %s is", f.folder, f.name)
			linked = append(linked, f.folder) // once is enough
		}
	}
}
