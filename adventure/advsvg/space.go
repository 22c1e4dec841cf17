package advsvg

import (
	"strconv"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
)

// sign is how a kind of space looks: its shape, colour and letter.
type sign struct {
	fill    string
	letters string
	size    int   // of the letters, in hundredths of the radius
	down    int   // how far down they stand, likewise
	corners []int // hundredths of the radius; none: a disc
}

var octagon = []int{-41, -100, 41, -100, 100, -41, 100, 41, 41, 100, -41, 100, -100, 41, -100, -41}

var signs = [...]sign{
	adventure.Gate:           {"#ffffff", "S", 130, 0, []int{-92, -92, 92, -92, 92, 92, -92, 92}},
	adventure.Gain:           {"#ffffff", "", 105, 0, nil},
	adventure.Plain:          {"#ffffff", "", 0, 0, nil},
	adventure.Directions:     {"#c9a26b", "", 95, 0, []int{-100, -72, 100, -72, 100, 72, -100, 72}},
	adventure.JetPack:        {"#ff9a3c", "J", 95, 26, []int{0, -105, 105, 88, -105, 88}},
	adventure.HydrofoilSpace: {"#7db9ec", "H", 105, -8, []int{-100, -72, 100, -72, 62, 84, -62, 84}},
	adventure.VAMPSpace:      {"#3f9a4d", "V", 105, 0, []int{-52, -92, 52, -92, 104, 0, 52, 92, -52, 92, -104, 0}},
	adventure.TankSpace:      {"#bfe6a4", "T", 105, 0, octagon},
	adventure.SneakAttack:    {"#ffe14a", "SA", 80, 0, []int{0, -108, 108, 0, 0, 108, -108, 0}},
	adventure.Battle: {"#ffe14a", "B", 90, 0, []int{0, -110, 28, -68, 78, -78, 68, -28, 110, 0, 68, 28, 78, 78, 28, 68,
		0, 110, -28, 68, -78, 78, -68, 28, -110, 0, -68, -28, -78, -78, -28, -68}},
	adventure.ObjectiveSpace: {"#d32f2f", "", 0, 0, nil},
	adventure.Airport:        {"#d7d7d7", "A", 100, 14, []int{0, -106, 102, -30, 66, 92, -66, 92, -102, -30}},
}

// drawSign draws a kind of space around a point, with letters in place of its own
// where there are some.
func drawSign(p *svg.Picture, at svg.Point, radius int, kind adventure.Kind, letters string) {
	if int(kind) >= len(signs) {
		return
	}
	s := signs[kind]
	paint := svg.Paint{Fill: s.fill, Stroke: "#000000", Width: max(radius/11, 2)}
	switch kind {
	case adventure.Plain:
		p.Circle(at, radius*6/10, paint)
		return
	case adventure.ObjectiveSpace:
		p.Circle(at, radius, paint)
		p.Circle(at, radius*64/100, svg.Paint{Fill: "#ffffff"})
		p.Circle(at, radius*34/100, svg.Paint{Fill: s.fill, Stroke: "#000000", Width: paint.Width})
		return
	}
	if s.corners == nil {
		p.Circle(at, radius*9/10, paint)
	} else {
		p.Shape(at, radius, paint, s.corners...)
	}
	if kind == adventure.Gate {
		p.Shape(at, radius*78/100, svg.Paint{Stroke: "#000000", Width: paint.Width}, s.corners...)
		s.size = 100
	}
	if letters == "" {
		letters = s.letters
	}
	font := svg.Font{Size: max(s.size*radius/100, 1), Bold: true}
	if len(letters) > 2 {
		font.Size = font.Size * 2 / 3
	}
	p.Centre(svg.Point{X: at.X, Y: at.Y + s.down*radius/100}, font, letters)
}

// drawRunway draws what an airstrip has on both sides.
func drawRunway(p *svg.Picture, at svg.Point, radius int) {
	long, high := radius*165/100, radius*40/100
	p.Rect(at.X-long, at.Y-high, 2*long, 2*high, 0, svg.Paint{Fill: "#333333", Stroke: "#ffffff", Width: 2})
	p.Line(svg.Paint{Stroke: "#ffffff", Width: max(radius/10, 2), Dash: "6 8"},
		svg.Point{X: at.X - long + 6, Y: at.Y}, svg.Point{X: at.X + long - 6, Y: at.Y})
}

// letters is what stands on a space where that depends on more than its kind.
func (d *drawing) letters(s adventure.Space) string {
	if n := d.board.Gain(s); n > 0 {
		return "+" + strconv.Itoa(n)
	}
	if n := d.orders[s]; n > 0 {
		return strconv.Itoa(n)
	}
	return ""
}

// drawSpaces draws the spaces with what stands on them, pawns left out.
func (d *drawing) drawSpaces() {
	for _, s := range d.spaces {
		kind, _ := d.board.Kind(s)
		d.Begin("space", string(s), d.spaceWords(s))
		if d.board.Airstrip(s) {
			drawRunway(&d.Picture, d.at[s], d.radius)
		}
		drawSign(&d.Picture, d.at[s], d.radius, kind, d.letters(s))
		if d.may[s] {
			for _, paint := range svg.Marked(max(d.radius/6, 3)) {
				d.Circle(d.at[s], d.radius*118/100, paint)
			}
		}
		d.End()
	}
}

// drawPawns draws the pawns over the corners of their spaces, so that the sign of the
// space still shows.
func (d *drawing) drawPawns() {
	for _, s := range d.spaces {
		i := 0
		for seat := range d.view.PawnsOn(s).All() {
			at := d.at[s]
			at.X += [...]int{85, -85, 85, -85}[i%4] * d.radius / 100
			at.Y += [...]int{-85, 85, 85, -85}[i%4] * d.radius / 100
			i++
			d.Begin("pawn", strconv.Itoa(int(seat)), capital(seat.String())+" on "+string(s))
			if seat == d.view.Active() {
				d.Circle(at, d.radius*104/100, svg.Paint{Fill: "#ffffff", Stroke: "#000000", Width: max(d.radius/9, 2)})
			}
			d.Pawn(at, d.radius*78/100, int(seat))
			d.End()
		}
	}
}
