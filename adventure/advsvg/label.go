package advsvg

import (
	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

// box is a part of the picture.
type box struct{ x, y, width, height int }

// nearest is the point of a box that is nearest to another.
func (b box) nearest(to svg.Point) svg.Point {
	return svg.Point{X: min(max(to.X, b.x), b.x+b.width), Y: min(max(to.Y, b.y), b.y+b.height)}
}

// touches says whether a box and a disc have room in common.
func (b box) touches(at svg.Point, radius int) bool {
	edge := b.nearest(at)
	x, y := edge.X-at.X, edge.Y-at.Y
	return x*x+y*y < radius*radius
}

func (b box) overlaps(o box) bool {
	return b.x < o.x+o.width && o.x < b.x+b.width && b.y < o.y+o.height && o.y < b.y+b.height
}

// hidden is the cost of a label over a space.
const hidden = 100

// cost is how much of the board a label would hide.
func (d *drawing) cost(b box) int {
	if b.x < 4 || b.x+b.width > svg.Width-4 || b.y < top || b.y+b.height > d.bottom {
		return 1 << 20
	}
	cost := 0
	for _, at := range d.spots {
		if b.touches(at, d.radius+4) {
			cost += hidden
		}
	}
	for _, at := range d.road {
		if b.touches(at, 5) {
			cost += 8
		}
	}
	for _, o := range d.labels {
		if b.overlaps(o) {
			cost += 300
		}
	}
	return cost
}

// along is points on the ways, close enough to each other that no label can lie
// between them unseen.
func along(ways []way, at map[adventure.Space]svg.Point) []svg.Point {
	var points []svg.Point
	for _, w := range ways {
		if w.jump {
			continue
		}
		from, to := at[w.from], at[w.to]
		parts := svg.Distance(from, to)/24 + 1
		for i := range parts {
			points = append(points, svg.Point{X: from.X + (to.X-from.X)*i/parts, Y: from.Y + (to.Y-from.Y)*i/parts})
		}
	}
	return points
}

var (
	placeFont = svg.Font{Size: 22, Bold: true}
	areaFont  = svg.Font{Size: 28, Bold: true}
)

// drawPlaces writes the names of the objectives beside them, and whose goal they are.
func (d *drawing) drawPlaces() {
	for place := adventure.Radar; place <= adventure.DesertAirStrip; place++ {
		s := d.board.Objective(place)
		if s == "" {
			continue
		}
		var goal []joe.Seat
		for seat := range seats(d.view).All() {
			if card, ok := d.view.Objective(seat); ok && card.Place == place {
				goal = append(goal, seat)
			}
		}
		b := box{width: svg.Length(placeFont, place.String()) + 14 + 36*len(goal), height: 32}
		b = d.beside(s, b)
		d.labels = append(d.labels, b)
		edge := b.nearest(d.at[s])
		d.Line(svg.Paint{Stroke: "#b00020", Width: 3}, edge, svg.Toward(d.at[s], edge, min(d.radius, svg.Distance(d.at[s], edge))))
		d.Rect(b.x, b.y, b.width, b.height, 8, svg.Paint{Fill: "#ffffff", Stroke: "#b00020", Width: 2})
		d.Write(svg.Point{X: b.x + 7, Y: b.y + 24}, placeFont, place.String())
		for i, seat := range goal {
			d.Shadow(svg.Point{X: b.x + b.width - 36*(len(goal)-i) + 16, Y: b.y + 16}, 13, int(seat))
		}
	}
}

// beside puts a label where it hides least around a space, and if it hides much
// there, farther away.
func (d *drawing) beside(s adventure.Space, b box) box {
	at, away := d.at[s], d.radius+10
	best, least := b, 1<<30
	for _, y := range [...]int{at.Y - away - b.height, at.Y + away, at.Y - b.height/2} {
		for _, x := range [...]int{at.X - b.width/2, at.X + away, at.X - away - b.width, at.X - b.width*3/4, at.X - b.width/4, at.X - b.width + d.radius, at.X - d.radius} {
			next := box{x, y, b.width, b.height}
			if cost := d.cost(next); cost < least {
				best, least = next, cost
			}
		}
	}
	if least >= hidden {
		best = d.near(at, b.width, b.height)
	}
	return best
}

// drawAreas writes the names of the areas where they hide least, as near as can be to
// the middle of the area.
func (d *drawing) drawAreas() {
	for _, area := range areas {
		var middle svg.Point
		n := 0
		for _, s := range d.spaces {
			if d.board.Area(s) == area {
				middle.X, middle.Y, n = middle.X+d.at[s].X, middle.Y+d.at[s].Y, n+1
			}
		}
		if n == 0 {
			continue
		}
		middle.X, middle.Y = middle.X/n, middle.Y/n
		name := areaWords(area)
		wide := svg.Length(areaFont, name) + 20
		best := d.near(middle, wide, 40)
		d.labels = append(d.labels, best)
		d.Rect(best.x, best.y, best.width, best.height, 4, svg.Paint{Fill: land[area].fill, Stroke: land[area].edge, Width: 3})
		d.Centre(svg.Point{X: best.x + best.width/2, Y: best.y + 20}, areaFont, name)
	}
}

// near puts a label where it hides least, and there as near to a point as can be.
func (d *drawing) near(to svg.Point, wide, high int) box {
	const step = 16
	best, least := box{4, top, wide, high}, 1<<30
	for ring := 0; ring*step < min(least, svg.Width); ring++ {
		for x := -ring; x <= ring; x++ {
			skip := 2 * ring // from the first row to the last, which are whole
			if x == -ring || x == ring || ring == 0 {
				skip = 1
			}
			for y := -ring; y <= ring; y += skip {
				b := box{to.X + x*step - wide/2, to.Y + y*step - high/2, wide, high}
				if cost := 4*d.cost(b) + step*max(x, -x, y, -y); cost < least {
					best, least = b, cost
				}
			}
		}
	}
	return best
}
