package bot

import (
	"context"
	"time"
)

// Budget is how much a [Search] may think about one choice. The zero Budget in
// [Options] is [Iterations](1000). Budgets come from Iterations, Nodes, Within and Until, and join
// by And.
//
// By iterations or nodes alone a search is deterministic: the same View, source and
// options give the same choice and the same statistics, whatever the number of cores.
// By time it depends on the machine.
type Budget struct {
	iterations int
	nodes      int
	time       time.Duration
	ctx        context.Context
}

const defaultIterations = 1000

// Iterations is so many walks down the tree, over all roots together: each root has an
// equal share, the first ones one more. Less than 1 is taken as 1.
func Iterations(n int) Budget { return Budget{iterations: max(1, n)} }

// Nodes is so many simulated actions, chance's and those of playouts among them, over
// all roots together. A root stops after the iteration in which it has had its share.
// Less than 1 is taken as 1.
func Nodes(n int) Budget { return Budget{nodes: max(1, n)} }

// Within is so much time for each choice, and no more choosing once the context is
// done: a choice under way then ends at once with the best so far, and a later one is
// made without a search. A duration of 0 or less leaves no time at all. A nil context
// is never done.
func Within(ctx context.Context, d time.Duration) Budget {
	return Budget{time: max(1, d), ctx: ctx}
}

// Until is time until the context is done. Joined to another Budget it makes that one
// cancellable. Alone it needs a context that will be done, or the search never ends; a
// nil context is taken for a done one.
func Until(ctx context.Context) Budget {
	if ctx == nil {
		return Budget{time: 1}
	}
	return Budget{ctx: ctx}
}

// And is both budgets: the search ends with the one that is spent first. Of two
// contexts that of the other Budget is watched, if it has one.
func (b Budget) And(other Budget) Budget {
	b.iterations = least(b.iterations, other.iterations)
	b.nodes = least(b.nodes, other.nodes)
	b.time = least(b.time, other.time)
	if other.ctx != nil {
		b.ctx = other.ctx
	}
	return b
}

// least is the lesser of two limits, of which 0 is none.
func least[T int | time.Duration](x, y T) T {
	if x == 0 || y == 0 {
		return max(x, y)
	}
	return min(x, y)
}

// share is what one of several roots has of a count; 0 stays 0, without a limit.
func share(n, root, roots int) int {
	if n == 0 {
		return 0
	}
	part := n / roots
	if root < n%roots {
		part++
	}
	return part
}

// clock tells a search under way when its time is over.
type clock struct {
	deadline time.Time // zero: none
	done     <-chan struct{}
}

func (b Budget) start(now time.Time) clock {
	var c clock
	if b.time > 0 {
		c.deadline = now.Add(b.time)
	}
	if b.ctx != nil {
		c.done = b.ctx.Done()
	}
	return c
}

// over reports whether the time is over.
func (c *clock) over() bool {
	select {
	case <-c.done:
		return true
	default:
	}
	return !c.deadline.IsZero() && !time.Now().Before(c.deadline)
}
