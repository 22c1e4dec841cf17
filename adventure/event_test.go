package adventure

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed4548c990/gijoe/joe"
)

// What may be done is told to the seat that is to act, in a slice of its own; all
// else that happens, to everybody.
func TestRedact(t *testing.T) {
	_, events := do(t, rolled(t, 1, 3, "cross oasis-1"), Move{To: "north-4"})
	asked := events[len(events)-1].(Asked)
	if asked.Pending.Seat != 0 || len(asked.Options) != 2 {
		t.Fatalf("seat 0 is to be asked for a jump: %v, %v", asked, asked.Options)
	}
	for seat := joe.Nobody; seat < 3; seat++ {
		for _, e := range events[:len(events)-1] {
			if seen, ok := Redact(e, seat); !ok || seen != e {
				t.Errorf("%v sees %v as %v", seat, e, seen)
			}
		}
		seen, ok := Redact(asked, seat)
		want := Asked{Pending: asked.Pending}
		if seat == 0 {
			want.Options = []Action{Jump{"desert-pack"}, Stay{}}
		}
		if diff := cmp.Diff(want, seen); diff != "" || !ok {
			t.Errorf("the question as %v sees it (-want +got):\n%s", seat, diff)
		}
	}
	mine, _ := Redact(asked, 0)
	mine.(Asked).Options[0] = GoOn{}
	if asked.Options[0] != (Jump{"desert-pack"}) {
		t.Error("what a seat is told can be written over")
	}
	for _, e := range []Event{nil, (*Moved)(nil), &Moved{}} {
		if seen, ok := Redact(e, 0); ok || seen != nil {
			t.Errorf("%T is seen as %v", e, seen)
		}
	}
}
