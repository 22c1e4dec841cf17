package bot

import (
	"math"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// none is no node and no edge.
const none int32 = -1

// node is a position as the searching seat sees it, reached by one way from the root.
// Who is to act in it is public, so that it is the same in every sample.
type node[A any] struct {
	via    A      // the action by which it was first reached
	seen   uint64 // the View there; 0 in an open game
	edges  int32  // the first of its edges
	last   int32  // the last of them
	kid    int32  // the first of its children; in an open game they hang on the edges
	twin   int32  // the next child of the same node
	visits int32
	actor  joe.Seat
	listed bool // in an open game: the edges are there, one after the other
	lazy   bool // in an open game, chance: the edges are those that came up
	valued bool // worth is known
	worth  values
	before values // what it was worth before anything was tried
}

// edge is an action in a node: of a player with its statistics, or of chance in an
// open game.
type edge[A any] struct {
	action A
	sum    float64 // of values, for who acts
	next   int32
	kid    int32 // in an open game
	visits int32
	ready  int32   // how often it was legal when the node was visited
	odds   float32 // of an outcome of chance, where they are listed
	prior  float32 // what the evaluation makes of the position after it, for who acts: the mean
	looks  int32   // of so many; of walks that came to nothing, too
}

// step is a node on the way down, and the edge taken from it.
type step struct{ node, edge int32 }

// moments are what is needed for the deviation of values.
type moments struct{ n, sum, squares float64 }

func (m *moments) add(v float64) {
	m.n++
	m.sum += v
	m.squares += v * v
}

// deviation is the standard deviation, 1/2 where little is known.
func (m *moments) deviation() float64 {
	if m.n < 8 {
		return 0.5
	}
	mean := m.sum / m.n
	return max(0.001, math.Sqrt(max(0, m.squares/m.n-mean*mean)))
}

// tree is one root's tree and what it needs to grow. Its memory is used again for
// every choice.
type tree[S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	search *Search[S, A, E, V]
	src    dice.Source
	seat   joe.Seat
	seats  int

	nodes []node[A]
	edges []edge[A]
	legal []A
	ready []int32 // edges that are legal in the sample, in the order of Legal
	path  []step

	spread [joe.MaxSeats]moments
	first  [][joe.MaxSeats]float64 // sums of values of the root's edges, by seat

	iterations, actions, deepest int
	astray                       int // walks in a row that came to nothing
	wantIterations, wantNodes    int
	stopped                      bool
	exact                        bool    // values come from the evaluation alone
	weight                       float64 // its share of Options.Prior
}

// plant makes the tree ready for a choice.
func (t *tree[S, A, E, V]) plant(v V, src dice.Source) {
	t.src, t.seat = src, v.Seat()
	t.nodes, t.edges, t.first = t.nodes[:0], t.edges[:0], t.first[:0]
	t.spread = [joe.MaxSeats]moments{}
	t.iterations, t.actions, t.deepest, t.astray, t.stopped = 0, 0, 0, 0, false
	t.add(v.ToAct(), 0)
}

func (t *tree[S, A, E, V]) add(actor joe.Seat, seen uint64) int32 {
	t.nodes = append(t.nodes, node[A]{seen: seen, edges: none, last: none, kid: none, twin: none, actor: actor})
	return int32(len(t.nodes) - 1)
}

// spent reports whether the tree has had its share of the budget.
func (t *tree[S, A, E, V]) spent() bool {
	return t.stopped || t.wantIterations > 0 && t.iterations >= t.wantIterations || t.wantNodes > 0 && t.actions >= t.wantNodes
}

// mostAstray is how many walks in a row may come to nothing before the tree is given up: in
// a tree by actions (Options.Open) of a game that hides something, what was possible in one
// sample may not be in another.
const mostAstray = 256

// grow goes on for so many iterations, or until the budget is spent.
func (t *tree[S, A, E, V]) grow(v V, c *clock, iterations int) {
	timed := c.done != nil || !c.deadline.IsZero()
	for range iterations {
		if t.spent() {
			return
		}
		if timed && c.over() {
			t.stopped = true
			return
		}
		if t.iterate(v, c, timed) {
			t.astray = 0
		} else if t.astray++; t.astray >= mostAstray {
			t.stopped = true
		}
	}
}

// iterate is one walk: down the tree in a sample of the View, out of it by a playout,
// and back up with the values. It is false where the time was over, or what was possible
// there in another sample is not in this one.
func (t *tree[S, A, E, V]) iterate(v V, c *clock, timed bool) bool {
	o := t.search
	s := v.Sample(&t.src)
	t.seats = min(s.Seats(), joe.MaxSeats)
	t.path = t.path[:0]
	for at := int32(0); ; {
		e, a := none, *new(A)
		switch actor := s.ToAct(); actor {
		case joe.Nobody:
			t.back(t.ends(s))
			return true
		case joe.Chance:
			if o.options.Open {
				if e = t.fall(at, s); e == none {
					return false
				}
				a = t.edges[e].action
			} else {
				a = o.roll(s, &t.src)
			}
		default:
			if e = t.choose(at, s); e == none {
				return false
			}
			a = t.edges[e].action
		}
		next, err := o.next(s, a)
		if err != nil {
			return false
		}
		s = next
		t.actions++
		t.path = append(t.path, step{at, e})
		var sees V
		if !o.options.Open {
			sees = s.View(t.seat)
		}
		t.judge(v, at, e, s, sees)
		child, fresh := t.child(at, e, a, s, sees)
		if child == none || fresh {
			break
		}
		at = child
	}
	return t.playout(s, c, timed)
}

// list appends an edge to a node.
func (t *tree[S, A, E, V]) list(at int32, a A) int32 {
	e := int32(len(t.edges))
	t.edges = append(t.edges, edge[A]{action: a, next: none, kid: none})
	if n := &t.nodes[at]; n.last == none {
		n.edges, n.last = e, e
	} else {
		t.edges[n.last].next, n.last = e, e
	}
	return e
}

// child is the node after an action, and whether it is new; none where the tree is full.
func (t *tree[S, A, E, V]) child(at, e int32, a A, s S, sees V) (int32, bool) {
	open := t.search.options.Open
	kid, seen := none, uint64(0)
	if open {
		kid = t.edges[e].kid
	} else {
		seen = digest(sees.Key())
		for kid = t.nodes[at].kid; kid != none && t.nodes[kid].seen != seen; kid = t.nodes[kid].twin {
		}
	}
	if kid != none {
		return kid, false
	}
	if len(t.nodes) >= t.search.options.Memory {
		return none, false
	}
	kid = t.add(s.ToAct(), seen)
	t.nodes[kid].via = a
	if open {
		t.edges[e].kid = kid
	} else {
		t.nodes[kid].twin = t.nodes[at].kid
		t.nodes[at].kid = kid
	}
	return kid, true
}

// choose takes an edge of a node: one not tried yet, while more are to be, else by UCB1
// with the number of times that the edge was there to be chosen in place of the node's
// visits.
func (t *tree[S, A, E, V]) choose(at int32, s S) int32 {
	o := &t.search.options
	t.offer(at, s)
	visits, n := t.nodes[at].visits, len(t.ready)
	if n == 0 {
		return none
	}
	tried := 0
	for _, e := range t.ready {
		if t.edges[e].visits > 0 {
			tried++
		}
	}
	allowed := n
	if o.Widen > 0 && n > o.Widen {
		allowed = min(n, o.Widen+int(2*math.Sqrt(float64(visits))))
	}
	if tried < allowed {
		if tried == 0 && t.search.rollout != nil {
			if e := t.advised(s); e != none {
				return e
			}
		}
		k := t.src.IntN(n - tried)
		for _, e := range t.ready {
			if t.edges[e].visits == 0 {
				if k--; k < 0 {
					return e
				}
			}
		}
	}
	best, high := none, math.Inf(-1)
	c := o.Explore * t.deviation(t.nodes[at].actor)
	before, root := int32(-1), 0.0
	for _, e := range t.ready {
		x := &t.edges[e]
		if x.visits == 0 {
			continue
		}
		if x.ready != before {
			before, root = x.ready, math.Sqrt(math.Log(float64(x.ready)))
		}
		n := float64(x.visits)
		if u := t.mean(x, t.nodes[at].actor) + c*root/math.Sqrt(n); u > high {
			best, high = e, u
		}
	}
	return best
}

func (t *tree[S, A, E, V]) deviation(s joe.Seat) float64 {
	if !s.At(t.seats) {
		return 0.5
	}
	return t.spread[s].deviation()
}

// advised is the edge of what the rollout policy would do, if it is there.
func (t *tree[S, A, E, V]) advised(s S) int32 {
	a := t.search.rollout(s, &t.src)
	for _, e := range t.ready {
		if t.edges[e].action == a {
			return e
		}
	}
	return none
}

// offer finds the edges that are legal in the sample, new ones among them, and counts
// that they were.
func (t *tree[S, A, E, V]) offer(at int32, s S) {
	t.ready = t.ready[:0]
	if t.search.options.Open && t.nodes[at].listed {
		for e := t.nodes[at].edges; e != none; e = t.edges[e].next {
			t.edges[e].ready++
			t.ready = append(t.ready, e)
		}
		return
	}
	t.legal = t.search.appendLegal(t.legal[:0], s)
	hint := t.nodes[at].edges
	for _, a := range t.legal {
		e := hint
		if e == none || t.edges[e].action != a { // lists have a fixed order, so this is rare
			for e = t.nodes[at].edges; e != none && t.edges[e].action != a; e = t.edges[e].next {
			}
		}
		if e == none {
			e = t.list(at, a)
			if at == 0 {
				t.first = append(t.first, [joe.MaxSeats]float64{})
			}
		}
		hint = t.edges[e].next
		t.edges[e].ready++
		t.ready = append(t.ready, e)
	}
	t.nodes[at].listed = true
}

// playout goes on from where the walk left the tree, values what it comes to, and takes
// that back up.
func (t *tree[S, A, E, V]) playout(s S, c *clock, timed bool) bool {
	o := t.search
	most := o.options.Playout
	if o.evaluate == nil {
		most = endless
	}
	for n := 1; n <= most; n++ {
		actor := s.ToAct()
		if actor == joe.Nobody {
			break
		}
		if timed && n&127 == 0 && c.over() {
			return false
		}
		next, ok := s, false
		if actor == joe.Chance {
			x, err := o.next(s, o.roll(s, &t.src))
			next, ok = x, err == nil
		} else {
			if o.rollout != nil {
				x, err := o.next(s, o.rollout(s, &t.src))
				next, ok = x, err == nil
			}
			if !ok {
				if t.legal = o.appendLegal(t.legal[:0], s); len(t.legal) == 0 {
					return false
				}
				x, err := o.next(s, t.legal[t.src.IntN(len(t.legal))])
				next, ok = x, err == nil
			}
		}
		if !ok {
			return false
		}
		s = next
		t.actions++
	}
	if s.ToAct() == joe.Nobody {
		t.back(t.ends(s))
		return true
	}
	t.back(t.values(s))
	return true
}

// values is what the evaluation makes of a position, for each seat.
func (t *tree[S, A, E, V]) values(s S) (values [joe.MaxSeats]float64) {
	o := t.search
	switch {
	case o.evaluate == nil:
	case o.options.Open: // all seats see the same
		for seat, x := range o.evaluate(s.View(t.seat)) {
			values[seat] = between(x)
		}
	default:
		for seat := range joe.Seat(t.seats) {
			values[seat] = between(o.evaluate(s.View(seat))[seat])
		}
	}
	return values
}

// ends is what the end of a game is worth to each seat.
func (t *tree[S, A, E, V]) ends(s S) (values [joe.MaxSeats]float64) {
	worth := t.search.options.Value
	if worth == nil {
		if t.search.evaluate != nil {
			return t.values(s)
		}
		worth = Won
	}
	o, _ := s.Outcome()
	for seat := range joe.Seat(t.seats) {
		values[seat] = between(worth(o, seat))
	}
	return values
}

// back counts the walk in every node and edge on its way.
func (t *tree[S, A, E, V]) back(values [joe.MaxSeats]float64) {
	t.iterations++
	t.deepest = max(t.deepest, len(t.path))
	for seat := range t.seats {
		t.spread[seat].add(values[seat])
	}
	for _, p := range t.path {
		n := &t.nodes[p.node]
		n.visits++
		if p.edge == none {
			continue
		}
		e := &t.edges[p.edge]
		e.visits++
		if n.actor.At(t.seats) {
			e.sum += values[n.actor]
		}
		if p.node == 0 && int(p.edge) < len(t.first) {
			for seat := range t.seats {
				t.first[p.edge][seat] += values[seat]
			}
		}
	}
	if t.exact {
		t.weigh(&values)
	}
}
