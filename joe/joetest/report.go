package joetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Report says how much was tried and what was found.
type Report struct {
	Game    string
	Configs int

	Games     int // random games by Apply
	Steps     int // actions in them
	Moments   int // positions on which every law was tried
	Probes    int // actions tried beside the legal ones
	Twins     int // pairs of States compared for a seat
	HandTwins int // of these, those made by Options.Twins and Options.Disguise
	Samples   int // States drawn by View.Sample
	Spreads   int // comparisons of the distribution of samples across a chance action
	Varied    int // Views whose samples were seen to vary as they must
	Rolls     int // chance nodes whose Roll was compared with its Odds
	Followed  int // batches followed by With
	Decoded   int // Views read back from JSON; 0 where *V has no UnmarshalJSON
	Ended     int // games played to their end by Next
	Median    int // actions in such a game
	Longest   int // actions in the longest of them

	// Errors is what was found: Violations in the order of the laws, and, first,
	// whatever kept the kit from trying at all, such as a Config that New refuses.
	Errors []error
}

// Err joins the errors; nil where every law was kept.
func (r *Report) Err() error { return errors.Join(r.Errors...) }

// String is how much was tried, in a few lines.
func (r *Report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d configs, %d random games of %d actions in all; every law at %d moments\n", r.Game, r.Configs, r.Games, r.Steps, r.Moments)
	fmt.Fprintf(&b, "%d actions probed; %d twins compared, %d made by hand; %d samples drawn, %d spreads compared, %d seen to vary\n", r.Probes, r.Twins, r.HandTwins, r.Samples, r.Spreads, r.Varied)
	fmt.Fprintf(&b, "%d batches followed; %d Views read back; %d rolls compared with their odds; %d games ended by Next, median %d actions, longest %d", r.Followed, r.Decoded, r.Rolls, r.Ended, r.Median, r.Longest)
	if len(r.Errors) > 0 {
		fmt.Fprintf(&b, "\n%d faults", len(r.Errors))
	}
	return b.String()
}

// lawOf is the law that an error of a Report breaks, or 0.
func lawOf(err error) Law {
	var v *Violation
	if errors.As(err, &v) {
		return v.Law
	}
	return 0
}

// sort puts the errors in the order of the laws, each law's as they were found.
func (r *Report) sort() {
	slices.SortStableFunc(r.Errors, func(a, b error) int { return int(lawOf(a)) - int(lawOf(b)) })
}
