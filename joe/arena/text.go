package arena

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text is the report as a page of plain text, at most about 100 columns wide with
// names of usual length.
func (r Report) Text() string {
	var b strings.Builder
	h := r.Head
	fmt.Fprintf(&b, "%s  %s, %s, %s, seed %d", printable(h.Game), plural(h.Seats, "seat"), h.Style, plural(r.Games, "game"), h.Seed)
	if r.Games < r.Planned {
		fmt.Fprintf(&b, " (of %d: not finished)", r.Planned)
	}
	b.WriteString("\n\n")
	r.standings(&b)
	r.pairs(&b)
	if len(r.Seats) > 1 {
		r.rows(&b, "by seat, won", r.Seats, false)
	}
	r.rows(&b, "by label, won", r.Labels, true)
	r.lengths(&b)
	for i, e := range r.Endings {
		if i == 0 {
			b.WriteString("ended by  ")
		} else {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%s %.1f %%", printable(string(e.Reason)), shareOf(e.Games, r.Games).Percent)
	}
	if len(r.Endings) > 0 {
		b.WriteString("\n")
	}
	for _, f := range r.Faults {
		fmt.Fprintf(&b, "fault     %s: %s in %s, first in game %d: %s\n", f.Name, f.Kind, plural(f.Games, "game"), f.First, cut(printable(f.Detail), 200))
	}
	return b.String()
}

// WriteTo writes Text.
func (r Report) WriteTo(w io.Writer) (int64, error) {
	n, err := io.WriteString(w, r.Text())
	return int64(n), err
}

func (r Report) rated() bool {
	return slices.ContainsFunc(r.Standings, func(s Standing) bool { return s.Rating != 0 })
}

func (r Report) standings(b *strings.Builder) {
	head := []string{"", "entrant", "won", "95 %", "", "games", "faults"}
	rated := r.rated()
	if rated {
		head = slices.Insert(head, 2, "rating", "")
	}
	lines := [][]string{head}
	for i, s := range r.Standings {
		line := []string{fmt.Sprint(i + 1), s.Name, percent(s.Won), interval(s.Won), bar(s.Won.Percent), fmt.Sprint(s.Won.Of), fmt.Sprint(s.Faults)}
		if rated {
			line = slices.Insert(line, 2, fmt.Sprintf("%.0f", s.Rating), fmt.Sprintf("±%.0f", s.Error))
		}
		lines = append(lines, line)
	}
	table(b, lines, 2)
}

// pairs is who beat whom, in the order of the standings.
func (r Report) pairs(b *strings.Builder) {
	if len(r.Pairs) == 0 {
		return
	}
	title := "head to head: won-drawn-lost, and the difference in percent"
	if r.Head.Style == Teams {
		title = "on equal seeds: won alone-both alike-lost alone, and the difference in percent"
	}
	fmt.Fprintf(b, "%s\n", title)
	lines := [][]string{}
	for i, x := range r.Standings {
		for _, y := range r.Standings[i+1:] {
			for _, p := range r.Pairs {
				won, lost, difference := p.Won, p.Lost, p.Difference
				switch {
				case p.A == x.Entrant && p.B == y.Entrant:
				case p.B == x.Entrant && p.A == y.Entrant:
					won, lost, difference = lost, won, 0-difference // no -0
				default:
					continue
				}
				lines = append(lines, []string{"", x.Name, "against", y.Name, fmt.Sprintf("%d-%d-%d", won, p.Drawn, lost), fmt.Sprintf("%+.1f", difference) + within(p.Error)})
			}
		}
	}
	table(b, lines, 4)
}

// rows is a table with the entrants side by side, with the numbers of their games where
// those differ.
func (r Report) rows(b *strings.Builder, title string, rows []Row, counted bool) {
	if len(rows) == 0 {
		return
	}
	head := []string{"", title, "all", "95 %", "of"}
	for _, s := range r.Standings {
		head = append(head, s.Name)
	}
	lines := [][]string{head}
	for _, row := range rows {
		line := []string{"", row.Name, percent(row.All), interval(row.All), fmt.Sprint(row.All.Of)}
		for _, s := range r.Standings {
			share := row.Entrants[s.Entrant]
			switch {
			case share.Of == 0:
				line = append(line, "-")
			case counted:
				line = append(line, fmt.Sprintf("%s of %d", percent(share), share.Of))
			default:
				line = append(line, percent(share))
			}
		}
		lines = append(lines, line)
	}
	table(b, lines, 2)
}

func (r Report) lengths(b *strings.Builder) {
	l := r.Lengths
	if l.Games == 0 {
		return
	}
	fmt.Fprintf(b, "length    %d to %d actions, half within %d, 90 %% within %d, 99 %% within %d, mean %.1f\n", l.Least, l.Most, l.Median, l.Ninety, l.NinetyNine, l.Mean)
	most := 0
	for _, bin := range l.Bins {
		most = max(most, bin.Games)
	}
	fmt.Fprintf(b, "          %d ", l.Bins[0].From)
	for _, bin := range l.Bins {
		b.WriteRune([]rune(" ▁▂▃▄▅▆▇█")[(bin.Games*8+most-1)/most])
	}
	fmt.Fprintf(b, " %d\n", l.Bins[len(l.Bins)-1].To)
}

// within is half an interval; nothing where all games came out alike, of which no spread
// can be told.
func within(err float64) string {
	if err == 0 {
		return ""
	}
	return fmt.Sprintf(" ±%.1f", err)
}

// printable is a text without what moves a terminal about: of results that were read it
// may be anybody's.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)
}

func percent(s Share) string { return fmt.Sprintf("%.1f %%", s.Percent) }

func interval(s Share) string { return fmt.Sprintf("%.1f to %.1f", s.Low, s.High) }

// bar is a share as 20 cells.
func bar(percent float64) string {
	full := min(20, max(0, int(percent/5+0.5)))
	return strings.Repeat("█", full) + strings.Repeat("·", 20-full)
}

// table writes lines in columns, those before left flush left and all others right;
// then an empty line.
func table(b *strings.Builder, lines [][]string, left int) {
	widths := []int{}
	for _, line := range lines {
		for i, cell := range line {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, line := range lines {
		text := ""
		for i, cell := range line {
			pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i > 0 {
				text += "  "
			}
			if i < left {
				text += cell + pad
			} else {
				text += pad + cell
			}
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	b.WriteString("\n")
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// cut shortens a text to so many letters.
func cut(text string, most int) string {
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return text
}
