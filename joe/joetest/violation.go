package joetest

import (
	"fmt"
	"strings"
)

// Violation is a law broken, with all that is needed to see it again: set the
// Config up (or take the position that Start names), do the Actions in order, and
// do what Tried says. It unwraps to its Law.
type Violation struct {
	Law     Law
	Start   string   // where play began: "set-up of {…}", "position 2", "twin 1"
	Seed    uint64   // Options.Seed of the run
	Actions []string // the actions from Start to the State in question, as JSON where they have it
	Tried   string   // what was called there: "View(seat 1).Sample"
	Want    string   // what the law asks for, in words
	Got     string   // what there was instead
	Times   int      // how often the same was met in the run; only the first is told
}

// shownActions is how many actions Error prints; Violation.Actions has them all.
const shownActions = 200

// Error tells the law, what was tried, what was expected and what was got, and how to get there.
func (v *Violation) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v broken: %s\n  the law: %s\n  want: %s\n  got:  %s\n  from: %s, seed %d", v.Law, v.Tried, v.Law.Text(), v.Want, v.Got, v.Start, v.Seed)
	if n := len(v.Actions); n > 0 {
		shown := v.Actions[:min(n, shownActions)]
		fmt.Fprintf(&b, "\n  after %d actions: [%s]", n, strings.Join(shown, ","))
		if len(shown) < n {
			fmt.Fprintf(&b, " and so on: Violation.Actions has all")
		}
	}
	if v.Times > 1 {
		fmt.Fprintf(&b, "\n  met %d times", v.Times)
	}
	return b.String()
}

// Unwrap is the law.
func (v *Violation) Unwrap() error { return v.Law }
