package advsvg

import (
	"slices"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
)

// way is a connection of two spaces: one-way unless both, by Jet Pack or on foot.
type way struct {
	from, to adventure.Space
	both     bool
	jump     bool
}

// ways is every connection of a board once, in the order of its spaces.
func ways(b *adventure.Board, spaces []adventure.Space) []way {
	var all []way
	order := map[adventure.Space]int{}
	for i, s := range spaces {
		order[s] = i
	}
	for _, s := range spaces {
		for _, t := range b.Next(s) {
			both := slices.Contains(b.Next(t), s)
			if !both || order[s] < order[t] {
				all = append(all, way{from: s, to: t, both: both})
			}
		}
	}
	for _, s := range spaces {
		for _, t := range b.Jumps(s) {
			all = append(all, way{from: s, to: t, jump: true})
		}
	}
	return all
}

// ferry says whether a way costs a Hydrofoil, as it enters Cobra Island.
func (w way) ferry(b *adventure.Board) bool {
	return !w.jump && b.Area(w.to) == adventure.CobraIsland && b.Area(w.from) != adventure.CobraIsland
}

// land is how the ground of each area looks.
var land = map[adventure.Area]struct{ fill, edge string }{
	adventure.FortWadsworth: {"#e3e8d3", "#7c8a55"},
	adventure.Pentagon:      {"#dfe6f2", "#6a7f9f"},
	adventure.CobraIsland:   {"#efe0ef", "#966f96"},
	adventure.DesertKingdom: {"#fbeecb", "#b8934a"},
}

var areas = [...]adventure.Area{adventure.FortWadsworth, adventure.DesertKingdom, adventure.CobraIsland, adventure.Pentagon}

// drawLand draws the ground of the areas: around their spaces, and along the ways
// between those.
func (d *drawing) drawLand() {
	for _, area := range areas {
		for _, coat := range [...]struct {
			width  int
			colour string
		}{{d.radius*32/10 + 6, land[area].edge}, {d.radius * 32 / 10, land[area].fill}} {
			for _, s := range d.spaces {
				if d.board.Area(s) == area {
					d.Circle(d.at[s], coat.width/2, svg.Paint{Fill: coat.colour})
				}
			}
			for _, w := range d.ways {
				if !w.jump && d.board.Area(w.from) == area && d.board.Area(w.to) == area {
					d.Line(svg.Paint{Stroke: coat.colour, Width: coat.width}, d.at[w.from], d.at[w.to])
				}
			}
		}
	}
}

const (
	asphalt  = "#4a4a4a"
	jetTrail = "#d2691e"
	water    = "#1f64a8"
)

// drawWays draws the connections, those in the air beneath those on foot.
func (d *drawing) drawWays() {
	for _, w := range d.ways {
		if w.jump {
			drawJump(&d.Picture, d.at[w.from], svg.Toward(d.at[w.to], d.at[w.from], d.radius+2), d.radius)
		}
	}
	for _, w := range d.ways {
		if w.jump {
			continue
		}
		from, to := d.at[w.from], d.at[w.to]
		drawWay(&d.Picture, from, svg.Toward(to, from, d.radius+1), d.radius, w.both, w.ferry(d.board))
	}
}

func drawJump(p *svg.Picture, from, tip svg.Point, radius int) {
	paint := svg.Paint{Stroke: jetTrail, Width: max(radius/12, 2)}
	paint.Dash = "1 12"
	paint.Width += 2
	p.Line(paint, from, tip)
	p.Arrow(from, tip, max(radius*4/10, 5), svg.Paint{Fill: jetTrail})
}

// drawWay draws a way as far as the rim of the space that it leads to.
func drawWay(p *svg.Picture, from, tip svg.Point, radius int, both, ferry bool) {
	paint := svg.Paint{Stroke: asphalt, Width: max(radius/6, 2)}
	if ferry {
		paint = svg.Paint{Stroke: water, Width: max(radius/3, 4)}
		p.Line(paint, from, tip)
		paint = svg.Paint{Stroke: "#ffffff", Width: max(radius/9, 1)}
	}
	p.Line(paint, from, tip)
	if !both {
		colour := asphalt
		if ferry {
			colour = water
		}
		p.Arrow(from, tip, max(radius*6/10, 6), svg.Paint{Fill: colour, Stroke: "#ffffff", Width: 1})
	}
}
