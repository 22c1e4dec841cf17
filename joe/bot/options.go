package bot

import "github.com/seed4548c990/gijoe/joe"

// Options is how a [Search] searches. The zero Options is a sensible search.
type Options struct {
	// Budget is how long a choice may take; the zero Budget is Iterations(1000).
	Budget Budget

	// Roots is the number of trees that are grown apart and merged in their order; 0
	// is 1, the most is 256. Over the cores they grow side by side. A choice by
	// iterations depends on the number of roots, never on the number of cores. One
	// root starts no goroutine.
	Roots int

	// Open is to search as if the game hid nothing and every seat saw all that there is.
	// The tree then goes by actions instead of by Views, which is a good deal faster. In
	// a game with secrets a node is shared by all samples in which the same actions were
	// done, as if each were seen by all; its legal actions and odds are those of the first
	// sample that came there, a walk in which they are not possible comes to nothing, and
	// what playouts come to is valued for every seat by what the searching seat sees. The
	// true secrets are not known to it even so. A Traitor Within is played best, of what
	// was tried, with Open and longer playouts together.
	//
	// With an evaluation and without playouts, values are backed up exactly where nothing
	// is hidden: the best action, chance by its odds. Of the actions tried a quarter as
	// often as the most tried one, or more, the one worth most is done.
	Open bool

	// Explore is the weight of exploration in UCB1, in standard deviations of the
	// values seen; 0 is 1.4. Where values are wins and losses, a deviation of 1/2,
	// that is the usual 0.7.
	Explore float64

	// Playout is the number of actions, chance's among them, after which a playout is
	// cut and valued by the evaluation; 0: the position in which a walk leaves the tree
	// is valued at once. Without an evaluation a playout goes on to the end of the game,
	// or to 100,000 actions, which is worth nothing to anybody.
	Playout int

	// Prior is how many visits it counts for what the evaluation makes of the position
	// after an action, as who acts sees it: playouts that are cut short are noisy, and where
	// iterations are few the evaluation alone tells actions apart that are nearly alike.
	// With Open the position is looked at once, in one sample; elsewhere in the first 16 walks, at the
	// root at once in four samples, and the mean counts. Several roots share it out. With
	// more iterations the same Prior counts less: let it grow with them, where playouts are
	// biased and not only noisy. Of the actions tried a quarter as often as the most tried
	// one, or more, the one worth most by walks and evaluation together is done. 0: it does
	// not count; nor does it without an evaluation, and in an open game without playouts,
	// where the evaluation is all there is.
	Prior float64

	// Widen is the length up to which all actions of a list are tried; 0 is 8. Of a
	// longer one, Widen and twice the root of the visits are: first what the rollout
	// policy does, then others at random. Negative: all are, always.
	Widen int

	// Memory is the most nodes that a tree has; 0 is 1<<17. A full tree grows no
	// more; it goes on learning by playouts, where there are some, and has learned all
	// that it will where there are none. A node takes about 250 bytes with its actions.
	Memory int

	// Value is what the end of a game is worth to a seat, from 0 to 1; nil is what the
	// evaluation makes of it, or without one Won.
	Value func(joe.Outcome, joe.Seat) float64
}

const (
	mostPrior      = 1e9
	mostExplore    = 1e9
	defaultExplore = 1.4
	defaultWiden   = 8
	defaultMemory  = 1 << 17
	mostRoots      = 256
	endless        = 100_000
)

// filled is the options with nothing left to a default.
func (o Options) filled() Options {
	b := &o.Budget
	if b.iterations == 0 && b.nodes == 0 && b.time == 0 && b.ctx == nil {
		b.iterations = defaultIterations
	}
	o.Roots = min(max(1, o.Roots), mostRoots)
	o.Playout = max(0, o.Playout)
	if !(o.Prior > 0) {
		o.Prior = 0
	}
	o.Prior = min(o.Prior, mostPrior)
	if !(o.Explore > 0) {
		o.Explore = defaultExplore
	}
	o.Explore = min(o.Explore, mostExplore)
	if o.Widen == 0 {
		o.Widen = defaultWiden
	}
	if o.Memory <= 0 {
		o.Memory = defaultMemory
	}
	return o
}
