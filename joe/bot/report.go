package bot

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/seed4548c990/gijoe/joe"
)

// Report is what a [Search] found out about one choice.
type Report[A any] struct {
	Seat joe.Seat // who was to choose
	Best A        // what it does

	// Moves is every legal action, in the order of Legal. Their Visits add up to
	// Iterations.
	Moves []Move[A]

	// Values is the mean of the Moves' Values by their Visits, by seat; nil where there
	// was no search.
	Values []float64

	// Line is what is expected to come: in the tree that tried Best most often, the
	// action tried most at each node, chance's by how often it came up. It begins
	// with Best and is empty where nothing was tried.
	Line []Ply[A]

	Iterations int           // walks, over all roots
	Actions    int           // simulated, chance's and those of playouts among them
	Nodes      int           // of all trees
	Depth      int           // actions of the longest walk inside a tree
	Time       time.Duration // by the clock
}

// Move is a legal action and what the search thinks of it, over all roots: the mean of its
// walks, the Prior apart, or in an open game without playouts what it leads to by the best
// play found.
type Move[A any] struct {
	Action A
	Visits int
	Value  float64   // to the seat that chooses; 0 where it was not tried
	Values []float64 // to each seat; nil where it was not tried
	Prior  float64   // what the evaluation makes of the position after it, where that counts (Options.Prior); else 0
}

// Ply is an action of the expected line.
type Ply[A any] struct {
	Seat   joe.Seat // who acts; joe.Chance too
	Action A
	Visits int
	Value  float64 // to who acts, as a Move's; 0 for chance
}

// PerSecond is the simulated actions a second; 0 where no time passed.
func (r Report[A]) PerSecond() float64 {
	if r.Time <= 0 {
		return 0
	}
	return float64(r.Actions) / r.Time.Seconds()
}

// String is the report as a table for people, the moves tried most first: visits, value,
// with Options.Prior what the evaluation makes of it, and the action.
func (r Report[A]) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v: %d iterations, %d actions, %d nodes, depth %d\n", r.Seat, r.Iterations, r.Actions, r.Nodes, r.Depth)
	moves := slices.Clone(r.Moves)
	slices.SortStableFunc(moves, func(x, y Move[A]) int { return y.Visits - x.Visits })
	prior := slices.ContainsFunc(moves, func(m Move[A]) bool { return m.Prior != 0 })
	for _, m := range moves {
		fmt.Fprintf(&b, "%8d  %.3f", m.Visits, m.Value)
		if prior {
			fmt.Fprintf(&b, "  %.3f", m.Prior)
		}
		fmt.Fprintf(&b, "  %v\n", m.Action)
	}
	for i, p := range r.Line {
		if i == 0 {
			b.WriteString("line:")
		} else {
			b.WriteString(";")
		}
		fmt.Fprintf(&b, " %v: %v", p.Seat, p.Action)
	}
	if len(r.Line) > 0 {
		b.WriteString("\n")
	}
	return b.String()
}

// merge adds the trees up, in their order, and chooses.
func (s *Search[S, A, E, V]) merge(r *Report[A]) {
	sums := make([][joe.MaxSeats]float64, len(r.Moves))
	var all [joe.MaxSeats]float64
	seats := 0
	for _, t := range s.trees {
		r.Iterations += t.iterations
		r.Actions += t.actions
		r.Nodes += len(t.nodes)
		r.Depth = max(r.Depth, t.deepest)
		seats = max(seats, t.seats)
		for i := range min(len(t.first), len(r.Moves)) {
			r.Moves[i].Visits += int(t.edges[i].visits)
			first := t.first[i]
			if k := t.edges[i].kid; t.exact && k != none {
				for seat := range first {
					first[seat] = float64(t.edges[i].visits) * float64(t.nodes[k].worth[seat])
				}
			}
			for seat, v := range first {
				sums[i][seat] += v
				all[seat] += v
			}
		}
	}
	if r.Iterations == 0 {
		return
	}
	mean := func(sum *[joe.MaxSeats]float64, n int) []float64 {
		values := make([]float64, seats)
		for seat := range values {
			values[seat] = sum[seat] / float64(n)
		}
		return values
	}
	r.Values = mean(&all, r.Iterations)
	best := 0
	for i := range r.Moves {
		m := &r.Moves[i]
		if m.Visits > 0 {
			m.Values = mean(&sums[i], m.Visits)
			if r.Seat.At(seats) {
				m.Value = m.Values[r.Seat]
			}
		}
		if x := &r.Moves[best]; m.Visits > x.Visits || m.Visits == x.Visits && m.Value > x.Value {
			best = i
		}
	}
	if first := s.trees[0]; first.exact || first.priors() { // what is worth most, of what was looked into
		s.weigh(r)
		worth := func(m *Move[A]) float64 {
			p := s.options.Prior
			if first.exact {
				p = 0
			}
			return (float64(m.Visits)*m.Value + p*m.Prior) / (float64(m.Visits) + p)
		}
		most := r.Moves[best].Visits
		for i := range r.Moves {
			if m := &r.Moves[i]; m.Visits > 0 && 4*m.Visits >= most && worth(m) > worth(&r.Moves[best]) {
				best = i
			}
		}
	}
	r.Best = r.Moves[best].Action
	s.follow(r, int32(best))
}

// weigh writes what the evaluation makes of the moves that were tried: of all looks of all
// trees the mean.
func (s *Search[S, A, E, V]) weigh(r *Report[A]) {
	for i := range r.Moves {
		sum, n := 0.0, 0.0
		for _, t := range s.trees {
			if i < len(t.first) {
				sum += float64(t.edges[i].looks) * float64(t.edges[i].prior)
				n += float64(t.edges[i].looks)
			}
		}
		if n > 0 {
			r.Moves[i].Prior = sum / n
		}
	}
}

// follow writes the expected line.
func (s *Search[S, A, E, V]) follow(r *Report[A], best int32) {
	var t *tree[S, A, E, V]
	for _, x := range s.trees {
		if int(best) < len(x.first) && (t == nil || x.edges[best].visits > t.edges[best].visits) {
			t = x
		}
	}
	if t == nil || t.edges[best].visits == 0 {
		return
	}
	at, e := int32(0), best
	for {
		n, kid := &t.nodes[at], none
		if s.options.Open {
			x := &t.edges[e]
			r.Line, kid = append(r.Line, t.ply(n, x)), x.kid
		} else {
			for k := n.kid; k != none; k = t.nodes[k].twin {
				fits := n.actor == joe.Chance || e != none && t.nodes[k].via == t.edges[e].action
				if fits && (kid == none || t.nodes[k].visits > t.nodes[kid].visits) {
					kid = k
				}
			}
			switch {
			case e != none:
				r.Line = append(r.Line, t.ply(n, &t.edges[e]))
			case kid != none:
				r.Line = append(r.Line, Ply[A]{Seat: n.actor, Action: t.nodes[kid].via, Visits: int(t.nodes[kid].visits)})
			}
		}
		if kid == none || t.nodes[kid].visits == 0 {
			return
		}
		at, e = kid, none
		for x := t.nodes[at].edges; x != none; x = t.edges[x].next {
			if t.edges[x].visits > 0 && (e == none || t.edges[x].visits > t.edges[e].visits) {
				e = x
			}
		}
		if e == none && (s.options.Open || t.nodes[at].actor != joe.Chance) {
			return
		}
	}
}

func (t *tree[S, A, E, V]) ply(n *node[A], e *edge[A]) Ply[A] {
	p := Ply[A]{Seat: n.actor, Action: e.action, Visits: int(e.visits)}
	if n.actor.At(t.seats) && e.visits > 0 {
		p.Value = t.walked(e, n.actor)
	}
	return p
}
