package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the transcripts anew from what is typed in them")

// The program itself, where a test runs it as a process.
func TestMain(m *testing.M) {
	if os.Getenv("PLAY_AS_PROGRAM") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

var prompt = regexp.MustCompile(`^(?:Red|Blue|Gold|Violet|dice)> ?(.*)$`)

// Every transcript in testdata is a session: a line "$ play …" runs the program, and
// what stands behind a prompt is typed. All else is what the program says.
func TestTranscripts(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) < 8 {
		t.Fatalf("%d transcripts, %v", len(names), err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			path, err := filepath.Abs(name)
			if err != nil {
				t.Fatal(err)
			}
			inFolder(t)
			got := session(string(want))
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
				t.Errorf("the session went otherwise (-want +got); -update writes it anew:\n%s", diff)
			}
		})
	}
}

// session runs the program as a transcript says and gives the transcript of that.
func session(script string) string {
	var got strings.Builder
	for i, run := range strings.Split("\n"+script, "\n$ ") {
		command, said, _ := strings.Cut(run, "\n")
		words := strings.Fields(command)
		if i == 0 {
			continue
		}
		got.WriteString("$ " + command + "\n")
		var typed strings.Builder
		for line := range strings.Lines(said) {
			if m := prompt.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil && m[1] != endOfInput {
				typed.WriteString(m[1] + "\n")
			}
		}
		text, code := playing(words[1:], typed.String())
		got.WriteString(text)
		if code != 0 {
			fmt.Fprintf(&got, "exit status %d\n", code)
		}
	}
	return got.String()
}

// playing runs the program with what is typed, and gives what it said.
func playing(args []string, typed string) (string, int) {
	var out bytes.Buffer
	code := run(context.Background(), args, strings.NewReader(typed), &out, plain, true)
	return out.String(), code
}

// inFolder goes to an empty folder with the boards and cards of testdata.
func inFolder(t *testing.T) {
	t.Helper()
	var maps []string
	for _, pattern := range []string{"testdata/*.map", "testdata/*.board", "testdata/*.json"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal("no", pattern, err)
		}
		maps = append(maps, names...)
	}
	folder := t.TempDir()
	for _, name := range maps {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(name)), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(folder)
}
