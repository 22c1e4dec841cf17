package tensortest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the lists in testdata anew")

// Layout lists the parts of a Spec, and checks that they follow each other.
func (k Kit[C, S, A, E, V, P]) Layout(t *testing.T, spec Spec[A, V, P]) string {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "%d numbers, %d actions\n", spec.Len(), spec.Actions())
	next := 0
	for _, p := range spec.Layout() {
		fmt.Fprintf(&b, "%s: %d+%d %v, %v to %v: %s\n", p.Name, p.Offset, p.Len, p.Shape, p.Min, p.Max, p.Meaning)
		if p.Offset != next {
			t.Errorf("%s begins at %d, not at %d", p.Name, p.Offset, next)
		}
		size := 1
		for _, n := range p.Shape {
			size *= n
		}
		if size != p.Len {
			t.Errorf("%s has the shape %v and %d numbers", p.Name, p.Shape, p.Len)
		}
		next += p.Len
	}
	if next != spec.Len() {
		t.Errorf("the parts end at %d of %d", next, spec.Len())
	}
	return b.String()
}

// Golden compares a text with that in testdata, which never changes once released: nets
// are trained on it.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want, now := strings.Split(string(data), "\n"), strings.Split(got, "\n")
	for i := range max(len(want), len(now)) {
		if i >= len(want) || i >= len(now) || want[i] != now[i] {
			t.Fatalf("%s, line %d: %q, want %q", path, i+1, slices.Concat(now, []string{"(the end)"})[min(i, len(now))], slices.Concat(want, []string{"(the end)"})[min(i, len(want))])
		}
	}
}
