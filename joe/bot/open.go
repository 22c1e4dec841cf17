package bot

import (
	"math"

	"github.com/seed4548c990/gijoe/joe"
)

// Where nothing is hidden a node is one position with Options.Open, and what chance may do there can be listed.
// That makes the tree exact in two ways: outcomes come up in proportion to their odds,
// not at random; and where values come from the evaluation alone, a node is worth what
// the best of its actions is worth to who acts there, or what the outcomes of chance
// are worth by their odds; where they are too many to be listed, by how often they came up.
//
// Where something is hidden all the same, a node is what came of the same actions in
// several samples, and its lists are those of the first that came there.

// values is what a position is worth to each seat.
type values [joe.MaxSeats]float32

// mostOdds is how many outcomes of chance are tried one by one.
const mostOdds = 64

// fall is the edge of what chance does next: the one most behind its odds.
func (t *tree[S, A, E, V]) fall(at int32, s S) int32 {
	if n := &t.nodes[at]; !n.listed {
		n.listed = true
		odds := t.search.odds(s)
		n.lazy = len(odds) > mostOdds
		if !n.lazy {
			for _, o := range odds {
				e := t.list(at, o.Action)
				t.edges[e].odds = float32(o.P)
			}
		}
	}
	if t.nodes[at].lazy {
		return t.outcome(at, t.search.roll(s, &t.src))
	}
	best, high := none, float32(math.Inf(-1))
	n := float32(t.nodes[at].visits + 1)
	for e := t.nodes[at].edges; e != none; e = t.edges[e].next {
		if x := &t.edges[e]; x.odds*n-float32(x.visits) > high {
			best, high = e, x.odds*n-float32(x.visits)
		}
	}
	return best
}

// outcome is the edge of what chance does in an open game.
func (t *tree[S, A, E, V]) outcome(at int32, a A) int32 {
	for e := t.nodes[at].edges; e != none; e = t.edges[e].next {
		if t.edges[e].action == a {
			return e
		}
	}
	return t.list(at, a)
}

// walked is what an edge is worth to a seat, who acts there, by the walks alone.
func (t *tree[S, A, E, V]) walked(x *edge[A], seat joe.Seat) float64 {
	if t.exact && x.kid != none && seat.At(t.seats) {
		return float64(t.nodes[x.kid].worth[seat])
	}
	return x.sum / float64(x.visits)
}

// drawn is what a node of chance is worth whose outcomes are drawn: by how often each came
// up, and once what it was worth before.
func (t *tree[S, A, E, V]) drawn(n *node[A]) (worth values) {
	worth = n.before
	times := float32(1)
	for e := n.edges; e != none; e = t.edges[e].next {
		if x := &t.edges[e]; x.kid != none {
			times += float32(x.visits)
			for s, w := range t.nodes[x.kid].worth {
				worth[s] += float32(x.visits) * w
			}
		}
	}
	for s := range worth {
		worth[s] /= times
	}
	return worth
}

// weigh works out what the nodes on the way are worth, from the last one up.
func (t *tree[S, A, E, V]) weigh(leaf *[joe.MaxSeats]float64) {
	var before, now values
	last := len(t.path) - 1
	if last < 0 {
		return
	}
	if kid := t.edges[t.path[last].edge].kid; kid != none {
		n := &t.nodes[kid]
		if !n.valued {
			for i, v := range leaf {
				n.worth[i] = float32(v)
			}
			n.before, n.valued = n.worth, true
		}
		before = n.worth // where a game is over it stays
	}
	for i := last; i >= 0; i-- {
		n, e := &t.nodes[t.path[i].node], &t.edges[t.path[i].edge]
		if e.kid == none { // the tree is full
			before = n.worth
			continue
		}
		old := n.worth
		now = t.nodes[e.kid].worth
		switch {
		case n.actor.At(t.seats):
			best, high := none, float32(-1)
			for x := n.edges; x != none; x = t.edges[x].next {
				if k := t.edges[x].kid; k != none && t.nodes[k].worth[n.actor] > high {
					best, high = k, t.nodes[k].worth[n.actor]
				}
			}
			n.worth = t.nodes[best].worth
		case n.lazy:
			n.worth = t.drawn(n)
		default:
			was := &before
			if e.visits == 1 { // it was not tried before
				was = &n.before
			}
			for s := range now {
				n.worth[s] += e.odds * (now[s] - was[s])
			}
		}
		before = old
	}
}
