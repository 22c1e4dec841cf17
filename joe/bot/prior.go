package bot

import "github.com/seed4548c990/gijoe/joe"

// An action is looked at in so many samples when it is first tried at the root, and in no
// more than mostLooks of them in all.
const firstLooks, mostLooks = 4, 16

// priors reports whether what the evaluation makes of the position after an action counts
// (Options.Prior).
func (t *tree[S, A, E, V]) priors() bool {
	return t.weight > 0 && t.search.evaluate != nil && !t.exact
}

// judge notes what the evaluation makes of the position after an edge of a node, for who
// acts there and by what that seat sees. With Open it is taken for the same position each time,
// and looked at once; elsewhere each sample has another, and the mean counts. There it is
// given what the searching seat sees of the position.
func (t *tree[S, A, E, V]) judge(v V, at, e int32, s S, sees V) {
	o, actor := t.search, t.nodes[at].actor
	if !t.priors() || !actor.At(t.seats) {
		return
	}
	x := &t.edges[e]
	switch {
	case o.options.Open && x.looks > 0, x.looks >= mostLooks:
		return
	case o.options.Open, actor != t.seat:
		sees = s.View(actor)
	}
	x.look(t.worth(s, sees, actor))
	if o.options.Open || at != 0 || x.looks > 1 {
		return
	}
	for range firstLooks - 1 { // an unlucky sample would not be looked at again
		if other, err := o.next(v.Sample(&t.src), x.action); err == nil {
			t.actions++
			x.look(t.worth(other, other.View(actor), actor))
		}
	}
}

// look counts one more position after an edge.
func (x *edge[A]) look(worth float64) {
	x.looks++
	x.prior += (float32(worth) - x.prior) / float32(x.looks)
}

// worth is what a position is worth to a seat by what it sees.
func (t *tree[S, A, E, V]) worth(s S, v V, seat joe.Seat) float64 {
	if value := t.search.options.Value; value != nil && s.ToAct() == joe.Nobody {
		o, _ := s.Outcome()
		return between(value(o, seat))
	}
	return between(t.search.evaluate(v)[seat])
}

// mean is what an edge is worth to a seat, who acts there, with what the evaluation makes of
// it.
func (t *tree[S, A, E, V]) mean(x *edge[A], seat joe.Seat) float64 {
	if x.looks == 0 {
		return t.walked(x, seat)
	}
	return (x.sum + t.weight*float64(x.prior)) / (float64(x.visits) + t.weight)
}
