package joetest

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type inner struct {
	List   []int
	hidden []int
}

type outer struct {
	Inner inner
	Any   any
	Map   map[string]int
	Ptr   *inner
}

func TestScribble(t *testing.T) {
	x := []outer{{
		Inner: inner{List: []int{1, 2}, hidden: []int{3}},
		Any:   inner{List: []int{4}},
		Map:   map[string]int{"a": 5},
		Ptr:   &inner{List: []int{6}},
	}}
	list, any, hidden, ptr, m := x[0].Inner.List, x[0].Any.(inner).List, x[0].Inner.hidden, x[0].Ptr.List, x[0].Map
	scribble(x)
	if diff := cmp.Diff([][]int{{0, 0}, {0}, {3}, {6}}, [][]int{list, any, hidden, ptr}); diff != "" {
		t.Errorf("what a caller reaches is written over, and nothing else: %s", diff)
	}
	if len(m) != 0 || x[0].Ptr != nil {
		t.Errorf("map %v, element %v: a caller clears both", m, x[0])
	}
	scribble(nil) // nothing to reach
	scribble(7)
}

type shape interface{ area() string }

type square struct {
	Side  int8
	Name  string
	Sure  bool
	Marks []int
}

func (s square) area() string { return fmt.Sprint(s.Side) }

type line struct{ _ int }

func (*line) area() string { return "" }

func TestOdd(t *testing.T) {
	x := square{Side: 3, Name: "n", Marks: []int{1}}
	seen := map[string]bool{}
	for _, o := range odd[shape](x) {
		s := o.(square)
		changed := 0
		for _, c := range []bool{s.Side != x.Side, s.Name != x.Name, s.Sure != x.Sure, fmt.Sprint(s.Marks) != fmt.Sprint(x.Marks)} {
			if c {
				changed++
			}
		}
		if changed > 1 {
			t.Errorf("%+v differs from %+v in more than one field", s, x)
		}
		seen[fmt.Sprintf("%+v", s)] = true
	}
	for _, want := range []square{{-1, "n", false, []int{1}}, {4, "n", false, []int{1}}, {-128, "n", false, []int{1}}, {3, "", false, []int{1}}, {3, "n", true, []int{1}}, {3, "n", false, nil}, {3, "n", false, []int{0, 0, 0}}} {
		if !seen[fmt.Sprintf("%+v", want)] {
			t.Errorf("%+v is not tried", want)
		}
	}
	if got := odd[shape](&line{}); got != nil {
		t.Errorf("a pointer has no variants, got %v", got)
	}
}

func TestPointers(t *testing.T) {
	got := pointers[shape](square{Side: 2})
	if len(got) != 2 || got[0].(*square).Side != 2 || got[1].(*square) != nil {
		t.Errorf("a value stands for a pointer to it and a nil one, got %v", got)
	}
	if got := pointers[shape](nil); got != nil {
		t.Errorf("nothing has pointers %v", got)
	}
	if got := pointers[square](square{}); got != nil {
		t.Errorf("where the type is a struct no pointer fits, got %v", got)
	}
}
