package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/seed4548c990/gijoe/deckbuilder"
	"github.com/seed4548c990/gijoe/internal/stat"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
)

// measured is the results of each cell that was played, by its name.
type measured map[string]arena.Log

// tables is all that came of it, as text: the same for the same results.
func (o *options) tables(all []cell, logs []arena.Log) string {
	m := measured{}
	played, planned, faults := 0, 0, ""
	for i, c := range all {
		planned += c.contest(o, nil).games
		if i >= len(logs) || len(logs[i].Results) == 0 {
			continue
		}
		m[c.name()] = logs[i]
		played += len(logs[i].Results)
		for _, f := range logs[i].Report().Faults {
			faults += fmt.Sprintf("%s: a fault of %s, %s in %d games, first in game %d: %s\n", c.name(), f.Name, f.Kind, f.Games, f.First, f.Detail)
		}
	}
	search := "search with its usual iterations"
	if o.Iterations > 0 {
		search = fmt.Sprintf("search with %d iterations", o.Iterations)
	}
	text := fmt.Sprintf("%s, seed %d; in brackets 95 %%", search, o.Seed)
	if o.Games > 0 {
		text = fmt.Sprintf("%d games or more a bot, %s", o.Games, text)
	}
	if played < planned {
		text += fmt.Sprintf(" (not finished: %d of %d games)", played, planned)
	}
	text += "\n"
	for _, table := range []string{m.margins(), m.together(), m.roles(), m.traitors(), m.byRole(), m.balance(), faults} {
		if table != "" {
			text += "\n" + table
		}
	}
	return text
}

// share is a share as the tables show it, or "-" where nothing was measured.
func share(s stat.Share) string {
	if s.Of == 0 {
		return "-"
	}
	low, high := s.Wilson(1.96)
	return fmt.Sprintf("%.1f (%.1f to %.1f)", s.Percent(), low, high)
}

// across is a line of a table: a title, and a share for each number of seats; nil if none
// of them was measured.
func across(title string, seats []int, of func(seats int) stat.Share) []string {
	line := []string{title}
	any := false
	for _, n := range seats {
		s := of(n)
		any = any || s.Of > 0
		line = append(line, share(s))
	}
	if !any {
		return nil
	}
	return line
}

// heads is the head of a table with numbers of seats.
func heads(title string, seats []int) []string {
	line := []string{title}
	for _, n := range seats {
		line = append(line, fmt.Sprintf("%d seats", n))
	}
	if seats[0] == 1 {
		line[1] = "1 seat"
	}
	return line
}

// margins is how one fares among others.
func (m measured) margins() string {
	lines := [][]string{heads("one among others, won, %", twoToAll), {"a fair share"}}
	for _, n := range twoToAll {
		lines[1] = append(lines[1], fmt.Sprintf("%.1f", 100/float64(n)))
	}
	head := len(lines)
	for _, r := range rows {
		titled := false
		for _, l := range r.lines {
			log := func(n int) arena.Log { return m[cell{r, n, l}.name()] }
			if l.among == "" {
				continue
			}
			line := across(fmt.Sprintf("  %s among %s", l.one, l.among), twoToAll, func(n int) stat.Share { return first(log(n)) })
			if line == nil {
				continue
			}
			if !titled {
				lines, titled = append(lines, []string{r.key()}), true
			}
			lines = append(lines, line, across("    won by nobody", twoToAll, func(n int) stat.Share {
				s := count(log(n), won)
				return stat.Share{N: s.Of - s.N, Of: s.Of}
			}))
		}
	}
	return table(lines, head)
}

// together is what each kind of bot wins at all seats.
func (m measured) together() string {
	lines := [][]string{heads("together, won, %", oneToAll)}
	last := ""
	for _, r := range rows {
		if r.lines[0] != together[0] || r.game == deckbuilder.TraitorWithin {
			continue
		}
		var mine [][]string
		for _, l := range r.lines {
			line := across("    "+l.one, oneToAll, func(n int) stat.Share { return count(m[cell{r, n, l}.name()], won) })
			if line != nil {
				mine = append(mine, line)
			}
		}
		if mine == nil {
			continue
		}
		if r.game != last {
			lines, last = append(lines, []string{titles[r.game]}), r.game
		}
		if r.extra != "" {
			lines = append(lines, []string{titles[r.extra]})
		}
		lines = append(lines, mine...)
	}
	return table(lines, 1)
}

// roles is what each kind wins in A Traitor Within as a rival of the others, by role.
func (m measured) roles() string {
	lines := [][]string{heads("A Traitor Within, rivals, won, %", twoToAll)}
	for _, role := range []string{isLoyal, isTraitor} {
		titled := false
		for i, kind := range kinds {
			line := across("  "+kind, twoToAll, func(n int) stat.Share {
				for _, row := range m[fmt.Sprintf("%s/%d/rivals", deckbuilder.TraitorWithin, n)].Report().Labels {
					if row.Name == role {
						return stat.Share{N: row.Entrants[i].N, Of: row.Entrants[i].Of}
					}
				}
				return stat.Share{}
			})
			if line == nil {
				continue
			}
			if !titled {
				lines, titled = append(lines, []string{"as " + role}), true
			}
			lines = append(lines, line)
		}
	}
	return table(lines, 1)
}

// traitors is what becomes of games of A Traitor Within with one kind at all seats.
func (m measured) traitors() string {
	lines := [][]string{heads("A Traitor Within, one kind at all seats, %", twoToAll)}
	for _, f := range []struct {
		title string
		of    figure
	}{{"won without a Traitor", loyalWon}, {"won with one", betrayed}, {"pyrrhic with one", pyrrhic}, {"Traitor discovered", discovered}} {
		titled := false
		for _, kind := range kinds {
			line := across("  "+kind, twoToAll, func(n int) stat.Share {
				return count(m[fmt.Sprintf("%s/%d/%s", deckbuilder.TraitorWithin, n, kind)], f.of)
			})
			if line == nil {
				continue
			}
			if !titled {
				lines, titled = append(lines, []string{f.title}), true
			}
			lines = append(lines, line)
		}
	}
	return table(lines, 1)
}

// byRole is what each kind makes of a role in A Traitor Within where Greedy has the other.
func (m measured) byRole() string {
	lines := [][]string{append([]string{"A Traitor Within by role, 4 seats, %"}, kinds...)}
	for _, role := range []struct {
		title   string
		line    func(kind string) line
		figures []figure
	}{
		{"the Traitor, the Loyal by greedy", func(kind string) line { return line{one: "greedy", traitor: kind} }, []figure{traitorWon, discovered, betrayed}},
		{"the Loyal, the Traitor by greedy", func(kind string) line { return line{one: kind, traitor: "greedy"} }, []figure{betrayed, loyalSeat, loyalWon}},
	} {
		mine := [][]string{{role.title}}
		for _, f := range role.figures {
			shares, any := []string{figures[f]}, false
			for _, kind := range kinds {
				s := count(m[cell{row{game: deckbuilder.TraitorWithin}, 4, role.line(kind)}.name()], f)
				any = any || s.Of > 0
				shares = append(shares, share(s))
			}
			if any {
				mine = append(mine, shares)
			}
		}
		if len(mine) > 1 {
			lines = append(lines, mine...)
		}
	}
	return table(lines, 1)
}

// figures is what a figure of byRole is called.
var figures = map[figure]string{
	traitorWon: "  the Traitor won, Loyal again or not", discovered: "  was discovered",
	betrayed: "  the Joes won with a Traitor", loyalSeat: "  the same or pyrrhic", loyalWon: "  the Joes won without a Traitor",
}

// balance is what the cards are designed for beside what the bots make of them. A share
// whose whole interval lies below or above the target is marked so.
func (m measured) balance() string {
	lines := [][]string{{"designed for, %", "target", "plain player", "greedy", "search"}}
	for _, t := range targets {
		line := []string{t.about, fmt.Sprintf("%g to %g", t.low, t.high), t.plain}
		any := false
		if t.of == taken {
			line[1] = fmt.Sprintf("%g or more", t.low)
		}
		for _, kind := range kinds[1:] {
			text, ok := t.met(m, kind)
			any = any || ok
			line = append(line, text)
		}
		if any {
			lines = append(lines, line)
		}
	}
	lucky := stat.Share{}
	for _, r := range rows {
		for _, n := range r.seats {
			if r.lines[0] == together[0] && r.game != deckbuilder.TraitorWithin {
				s := count(m[cell{r, n, together[0]}.name()], won)
				lucky = stat.Share{N: lucky.N + s.N, Of: lucky.Of + s.Of}
			}
		}
	}
	text := table(lines, 1)
	if lucky.Of > 0 {
		if text != "" {
			text += "\n"
		}
		text += fmt.Sprintf("won by chance, together, %%: %s of %d games; under %d is aimed at\n", marked(lucky, 0, chance), lucky.Of, chance)
	}
	return text
}

// met is what a kind of bot makes of a target, and whether that was measured.
func (t target) met(m measured, kind string) (string, bool) {
	if t.of == taken {
		without, with := t.sum(m, kind, loyalWon), t.sum(m, kind, betrayed)
		if without.Of == 0 || with.Of == 0 {
			return "-", false
		}
		return fmt.Sprintf("%.1f", without.Percent()-with.Percent()), true
	}
	s := t.sum(m, kind, t.of)
	return marked(s, t.low, t.high), s.Of > 0
}

// sum is a figure of what a kind of bot played of all rows of a target, if all were played.
func (t target) sum(m measured, kind string, of figure) (all stat.Share) {
	for _, key := range strings.Fields(t.rows) {
		s := count(m[fmt.Sprintf("%s/%d/%s", key, t.seats, kind)], of)
		if s.Of == 0 {
			return stat.Share{}
		}
		all = stat.Share{N: all.N + s.N, Of: all.Of + s.Of}
	}
	return all
}

// marked is a share beside a range.
func marked(s stat.Share, low, high float64) string {
	text := share(s)
	switch least, most := s.Wilson(1.96); {
	case s.Of > 0 && most < low:
		text += " below"
	case s.Of > 0 && least > high:
		text += " above"
	}
	return text
}

// first is what the first entrant won.
func first(log arena.Log) stat.Share {
	for _, s := range log.Report().Standings {
		if s.Entrant == 0 {
			return stat.Share{N: s.Won.N, Of: s.Won.Of}
		}
	}
	return stat.Share{}
}

// count is a figure of the games of a log.
func count(log arena.Log, of figure) (s stat.Share) {
	for _, r := range log.Results {
		if r.Fault != nil && r.Fault.Seat == joe.Nobody {
			continue // the game itself fell apart
		}
		has := func(label string) bool {
			return slices.ContainsFunc(r.Labels, func(seat []string) bool { return slices.Contains(seat, label) })
		}
		if of != won && has(isTraitor) == (of == loyalWon) {
			continue
		}
		s.Of++
		var so bool
		switch of {
		case won:
			so = !r.Outcome.Draw()
		case loyalWon, betrayed:
			so = r.Outcome.Reason == "core-win-last-finale"
		case pyrrhic:
			so = r.Outcome.Reason == "tw-end-hidden-pyrrhic"
		case discovered:
			so = has(isFound)
		case traitorWon, loyalSeat:
			role := isTraitor
			if of == loyalSeat {
				role = isLoyal
			}
			for seat, labels := range r.Labels {
				so = so || slices.Contains(labels, role) && r.Outcome.Won(joe.Seat(seat))
			}
		}
		if so {
			s.N++
		}
	}
	return s
}

// table writes lines in columns, the first flush left and the others right; "" if there is
// nothing behind so many lines of its head.
func table(lines [][]string, head int) string {
	if len(lines) == head {
		return ""
	}
	var widths []int
	for _, line := range lines {
		for i, text := range line {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(text))
		}
	}
	var b strings.Builder
	for _, line := range lines {
		for i, text := range line {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text))
			switch {
			case i > 0:
				b.WriteString("  " + space + text)
			case len(line) > 1:
				b.WriteString(text + space)
			default:
				b.WriteString(text)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
