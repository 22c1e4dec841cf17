package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/joe/arena"
)

// summary puts the reports of several games side by side: what share of the games each
// entrant won, with its 95 % interval, the best by the mean of the shares first.
func summary(reports []arena.Report, out io.Writer) error {
	type line struct {
		name  string
		sum   float64
		cells []string
	}
	var lines []line
	head := fmt.Sprintf("%-10s", "in short")
	for i, r := range reports {
		head += fmt.Sprintf("  %20s", r.Head.Game)
		for _, s := range r.Standings {
			at := slices.IndexFunc(lines, func(l line) bool { return l.name == s.Name })
			if at < 0 {
				at = len(lines)
				lines = append(lines, line{name: s.Name, cells: slices.Repeat([]string{"-"}, len(reports))})
			}
			lines[at].sum += s.Won.Percent
			lines[at].cells[i] = fmt.Sprintf("%.1f %% (%.0f to %.0f)", s.Won.Percent, s.Won.Low, s.Won.High)
		}
	}
	slices.SortStableFunc(lines, func(a, b line) int {
		switch {
		case a.sum > b.sum:
			return -1
		case a.sum < b.sum:
			return 1
		}
		return strings.Compare(a.name, b.name)
	})
	text := "\n" + strings.Repeat("─", 80) + "\n\n" + head + "\n"
	for _, l := range lines {
		text += fmt.Sprintf("%-10s", l.name)
		for _, c := range l.cells {
			text += fmt.Sprintf("  %20s", c)
		}
		text += "\n"
	}
	_, err := io.WriteString(out, text)
	return err
}
