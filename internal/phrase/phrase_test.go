package phrase_test

import (
	"testing"

	"github.com/seed4548c990/gijoe/internal/phrase"
)

func TestPhrase(t *testing.T) {
	for _, c := range []struct {
		list    []int
		and, or string
	}{
		{nil, "none", "none"},
		{[]int{1}, "1", "1"},
		{[]int{1, 2}, "1 and 2", "1 or 2"},
		{[]int{1, 2, 3}, "1, 2 and 3", "1, 2 or 3"},
	} {
		if and, or := phrase.And(c.list), phrase.Or(c.list); and != c.and || or != c.or {
			t.Errorf("%v: %q and %q, want %q and %q", c.list, and, or, c.and, c.or)
		}
	}
}

// Texts with what joins a list in them are told apart.
func TestQuoted(t *testing.T) {
	if got, want := phrase.And(phrase.Quoted([]string{"a, b", `"c"`, "d and e"})), `"a, b", "\"c\"" and "d and e"`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
