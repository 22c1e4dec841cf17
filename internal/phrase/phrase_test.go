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
