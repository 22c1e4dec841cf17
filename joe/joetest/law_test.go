package joetest_test

import (
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/joe/joetest"
)

func TestLaws(t *testing.T) {
	laws := joetest.Laws()
	if len(laws) != 13 || laws[0] != joetest.Purity || laws[12] != joetest.Sharing {
		t.Fatalf("thirteen laws, in order: %v", laws)
	}
	for i, l := range laws {
		if int(l) != i+1 || l.Name() == "" || l.Text() == "" || strings.HasSuffix(l.Text(), ".") {
			t.Errorf("law %d: number %d, name %q, text %q", i+1, l, l.Name(), l.Text())
		}
	}
	if got := joetest.Secrecy.Error(); got != "law 7 (secrecy)" {
		t.Errorf("Secrecy is %q", got)
	}
	if l := joetest.Law(14); l.Name() != "" || l.Text() != "" {
		t.Errorf("there is no law 14: %q %q", l.Name(), l.Text())
	}
}
