package arena

import (
	"fmt"

	"github.com/seed4548c990/gijoe/internal/svg"
)

const (
	plotLeft   = 420  // where the scale of shares begins, in units
	plotRight  = 1500 // and ends
	plotRow    = 76
	plotBars   = 260 // how high the lengths are drawn
	plotColour = "#1f5fa8"
	plotPale   = "#c9daee"
	plotGrid   = "#d5d5d5"
)

// SVG is a picture of the report: the share that each entrant won with its 95 %
// interval, and how long games were. It is a document that holds all it needs.
func (r Report) SVG() []byte {
	p := &svg.Picture{Title: "Tournament of " + r.Head.Game, Text: r.Text()}
	title, small := svg.Font{Size: 34, Bold: true}, svg.Font{Size: 24}
	p.Write(svg.Point{X: 40, Y: 60}, title, svg.Cut(title, fmt.Sprintf("%s: %s, %s, seed %d", r.Head.Game, plural(r.Head.Seats, "seat"), plural(r.Games, "game"), r.Head.Seed), 1520))
	y := r.plotShares(p, 120, small)
	y = r.plotLengths(p, y+60, small)
	p.Height = y + 40
	return p.Bytes()
}

// plotShares draws a row for each entrant and says where they end.
func (r Report) plotShares(p *svg.Picture, top int, font svg.Font) int {
	at := func(percent float64) int { return plotLeft + int(percent*(plotRight-plotLeft)/100+0.5) }
	bottom := top + len(r.Standings)*plotRow
	p.Write(svg.Point{X: 40, Y: top}, svg.Font{Size: 24, Bold: true}, "games won, with 95 % interval")
	top += 20
	bottom += 20
	for percent := 0; percent <= 100; percent += 20 {
		x := at(float64(percent))
		p.Line(svg.Paint{Stroke: plotGrid, Width: 2}, svg.Point{X: x, Y: top}, svg.Point{X: x, Y: bottom})
		p.Write(svg.Point{X: x, Y: bottom + 32}, svg.Font{Size: 22, Align: svg.Middle}, fmt.Sprintf("%d %%", percent))
	}
	for i, s := range r.Standings {
		middle := top + i*plotRow + plotRow/2
		name := s.Name
		if r.rated() {
			name += fmt.Sprintf("  %.0f ±%.0f", s.Rating, s.Error)
		}
		p.Begin("entrant", s.Name, fmt.Sprintf("%s won %s (%s) of %s", s.Name, percent(s.Won), interval(s.Won), plural(s.Won.Of, "game")))
		p.Write(svg.Point{X: 40, Y: middle + 8}, font, svg.Cut(font, name, plotLeft-60))
		p.Rect(plotLeft, middle-20, at(s.Won.Percent)-plotLeft, 40, 0, svg.Paint{Fill: plotPale, Stroke: plotColour, Width: 2})
		low, high := at(s.Won.Low), at(s.Won.High)
		line := svg.Paint{Stroke: svg.Ink, Width: 4}
		p.Line(line, svg.Point{X: low, Y: middle}, svg.Point{X: high, Y: middle})
		p.Line(line, svg.Point{X: low, Y: middle - 10}, svg.Point{X: low, Y: middle + 10})
		p.Line(line, svg.Point{X: high, Y: middle - 10}, svg.Point{X: high, Y: middle + 10})
		p.End()
	}
	return bottom + 40
}

// plotLengths draws how long games were and says where that ends.
func (r Report) plotLengths(p *svg.Picture, top int, font svg.Font) int {
	l := r.Lengths
	if l.Games == 0 {
		return top
	}
	p.Write(svg.Point{X: 40, Y: top}, svg.Font{Size: 24, Bold: true}, fmt.Sprintf("actions in a game: half within %d, 99 %% within %d", l.Median, l.NinetyNine))
	most := 1
	for _, bin := range l.Bins {
		most = max(most, bin.Games)
	}
	bottom := top + 20 + plotBars
	width := (plotRight - 40) / len(l.Bins)
	for i, bin := range l.Bins {
		height := bin.Games * plotBars / most
		p.Begin("length", fmt.Sprint(bin.From), fmt.Sprintf("%d to %d actions: %s", bin.From, bin.To, plural(bin.Games, "game")))
		p.Rect(40+i*width, bottom-height, width-4, height, 0, svg.Paint{Fill: plotPale, Stroke: plotColour, Width: 2})
		p.End()
	}
	p.Line(svg.Paint{Stroke: svg.Ink, Width: 2}, svg.Point{X: 40, Y: bottom}, svg.Point{X: 40 + len(l.Bins)*width, Y: bottom})
	p.Write(svg.Point{X: 40, Y: bottom + 32}, font, fmt.Sprint(l.Bins[0].From))
	font.Align = svg.End
	p.Write(svg.Point{X: 40 + len(l.Bins)*width, Y: bottom + 32}, font, fmt.Sprint(l.Bins[len(l.Bins)-1].To))
	return bottom + 40
}
