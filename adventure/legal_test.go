package adventure

import (
	"fmt"
	"strings"
	"testing"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// hub is a board of 200 spaces, most of which stand around one.
func hub(t *testing.T) *Board {
	t.Helper()
	var spokes strings.Builder
	for i := range maxSpaces - strings.Count(meadow, "\nspace ") {
		fmt.Fprintf(&spokes, "space spoke-%d plain\npath post - spoke-%[1]d\n", i+1)
	}
	return mustBoard(t, meadow+"\n"+spokes.String())
}

// The most that can be legal at once is the 36 throws of two dice on the default
// board, and on any board every space, so much left of a roll, and to stay.
func TestAppendLegalHasRoom(t *testing.T) {
	most := func(s State, steps int) (n int) {
		src := dice.New(5)
		list := make([]Action, 0, 36)
		for range steps {
			if s.ToAct() == joe.Nobody {
				break
			}
			var a Action
			if a, list = random(s, &src, list); cap(list) > 36 {
				t.Fatalf("%d actions are legal", len(list))
			}
			n = max(n, len(Legal(s)))
			s, _ = Next(s, a)
		}
		return n
	}
	if n := most(begun(t, Config{Seats: 4}), 2000); n != 36 {
		t.Errorf("at most %d actions were legal", n)
	}
	s, err := tryPosition(Config{Seats: 2, Board: hub(t)}, `"stage":"move","white":1,"dark":1,"steps":2,`+players("spoke-1 radar-1", "b-gate oasis-1"))
	if err != nil {
		t.Fatal(err)
	}
	room := make([]Action, 0, maxSpaces+2*dieFaces)
	if list := AppendLegal(room, s); len(list) <= 64 || cap(list) != cap(room) {
		t.Errorf("%d actions are legal, room is for %d", len(list), cap(list))
	}
}
