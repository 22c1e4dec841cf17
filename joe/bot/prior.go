package bot

import "github.com/seed4548c990/gijoe/joe"

// priors reports whether what the evaluation makes of the position after an action counts
// (Options.Prior).
func (t *tree[S, A, E, V]) priors() bool {
	return t.search.options.Prior > 0 && t.search.evaluate != nil && !t.exact
}

// judge notes what the evaluation makes of the position after an edge of a node, for who
// acts there and by what that seat sees. In an open game it is the same position each time,
// and looked at once; elsewhere each sample has another.
func (t *tree[S, A, E, V]) judge(at, e int32, s S) {
	o, actor := t.search, t.nodes[at].actor
	if e == none || !t.priors() || !actor.At(t.seats) {
		return
	}
	x := &t.edges[e]
	if x.looks > 0 && o.options.Open {
		return
	}
	worth := 0.0
	if s.ToAct() == joe.Nobody {
		worth = t.ends(s)[actor]
	} else {
		worth = between(o.evaluate(s.View(actor))[actor])
	}
	x.looks++
	x.prior += (float32(worth) - x.prior) / float32(x.looks)
}
