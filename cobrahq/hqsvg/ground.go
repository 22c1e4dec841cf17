package hqsvg

import (
	"slices"
	"strconv"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

// soil is the colour of each kind of space; patterns tell them apart as well.
var soil = [...]string{
	cobrahq.Home: "#ffffff", cobrahq.Sand: "#f4e3ba", cobrahq.LightGreen: "#d9efcb", cobrahq.Bush: "#2e6b3c", cobrahq.River: "#c3e2f7", cobrahq.HQ: "#c9ccd3",
}

const (
	gridLine = "#8a8a7a"
	water    = "#1f64a8"
	leaves   = "#a9d6a0"
	grains   = "#b08a45"
)

// drawBoard draws the board and says where it ends.
func (d *drawing) drawBoard() (bottom int) {
	width, height := d.board.Width(), d.board.Height()
	edge := svg.Font{Size: min(26, d.cell*3/5)}
	for col := 1; col <= width; col++ {
		x, letter := d.left+d.cell*(2*col-1)/2, string(rune('a'+col-1))
		d.Centre(svg.Point{X: x, Y: d.top - 20}, edge, letter)
		d.Centre(svg.Point{X: x, Y: d.top + d.cell*height + 20}, edge, letter)
	}
	for row := 1; row <= height; row++ {
		y := d.top + d.cell*(2*(height-row)+1)/2
		d.Centre(svg.Point{X: d.left - 22, Y: y}, edge, strconv.Itoa(row))
		d.Centre(svg.Point{X: d.left + d.cell*width + 22, Y: y}, edge, strconv.Itoa(row))
	}
	for row := height; row >= 1; row-- {
		for col := 1; col <= width; col++ {
			if at, _ := d.board.At(col, row); at != cobrahq.HQSpace {
				d.drawSpace(at, d.square(col, row))
			}
		}
	}
	d.drawHQ()
	d.Rect(d.left, d.top, d.cell*width, d.cell*height, 0, svg.Paint{Stroke: "#000000", Width: 4})
	return d.top + d.cell*height + rim
}

// square is where a square of the grid is drawn.
func (d *drawing) square(col, row int) box {
	return box{d.left + d.cell*(col-1), d.top + d.cell*(d.board.Height()-row), d.cell, d.cell}
}

// drawSpace draws a space but Cobra HQ, and what lies and stands there.
func (d *drawing) drawSpace(at cobrahq.Square, b box) {
	kind, _ := d.board.Kind(at)
	d.Begin("space", string(at), d.spaceWords(at))
	defer d.End()
	d.Rect(b.x, b.y, b.width, b.height, 0, svg.Paint{Fill: soil[kind], Stroke: gridLine, Width: 1})
	tile, face := d.view.TileOn(at)
	if face == cobrahq.NoTile {
		drawGround(&d.Picture, b.centre(), b.width, kind)
	}
	for s := range seats(d.view).All() {
		if d.view.Home(s) == at {
			d.Shadow(svg.Point{X: b.centre().X, Y: b.y + b.height*58/100}, b.width*27/100, int(s))
		}
	}
	d.drawThings(b, at, tile, face)
	d.drawStep(at, b)
	if d.may[at] {
		d.drawMark(b)
	}
}

// drawThings draws what is on a space: a tile first, then pawns.
func (d *drawing) drawThings(b box, at cobrahq.Square, tile cobrahq.Tile, face cobrahq.Face) {
	pawns := slices.Collect(d.view.PawnsOn(at).All())
	things := len(pawns)
	if face != cobrahq.NoTile {
		things++
	}
	places, size := b.arrange(things)
	if face != cobrahq.NoTile {
		drawTile(&d.Picture, places[0], size*84/100, tile, face)
		places = places[1:]
	}
	if kind, _ := d.board.Kind(at); kind == cobrahq.Home { // which shows around them
		size = size * 3 / 4
	}
	for i, s := range pawns {
		d.drawPawn(places[i], size, s)
	}
}

// drawPawn draws a pawn in its room; that of the active seat wears a ring.
func (d *drawing) drawPawn(at svg.Point, room int, s joe.Seat) {
	if s == d.view.Active() {
		d.Circle(at, room*45/100, svg.Paint{Fill: "#ffffff", Stroke: "#000000", Width: max(room/16, 3)})
		room = room * 88 / 100
	}
	d.Pawn(at, room*36/100, int(s))
}

// drawMark frames a space that may be chosen.
func (d *drawing) drawMark(b box) {
	line := max(d.cell/16, 3)
	for _, paint := range svg.Marked(line) {
		d.Rect(b.x+line, b.y+line, b.width-2*line, b.height-2*line, line, paint)
	}
}

// drawGround draws the pattern of a kind of space around a point.
func drawGround(p *svg.Picture, at svg.Point, size int, kind cobrahq.Kind) {
	line := max(size/20, 2)
	switch kind {
	case cobrahq.Home:
		p.Shape(at, size/2, svg.Paint{Fill: "#e8e8e8", Stroke: "#000000", Width: line}, -82, -12, 0, -86, 82, -12, 66, -12, 66, 84, -66, 84, -66, -12)
	case cobrahq.Sand:
		for _, grain := range [...][2]int{{-50, -44}, {8, -60}, {54, -30}, {-16, -4}, {-58, 30}, {26, 22}, {-10, 58}, {58, 58}} {
			p.Circle(svg.Point{X: at.X + grain[0]*size/200, Y: at.Y + grain[1]*size/200}, max(size/26, 1), svg.Paint{Fill: grains})
		}
	case cobrahq.Bush:
		for _, x := range [...]int{-42, 42, 0} {
			y := -24
			if x == 0 {
				y = 36
			}
			bush := svg.Point{X: at.X + x*size/200, Y: at.Y + y*size/200}
			p.Shape(bush, size/2, svg.Paint{Fill: "#1d4a28", Stroke: leaves, Width: line}, 0, -46, 40, 34, -40, 34)
		}
	case cobrahq.River:
		for _, y := range [...]int{-46, 0, 46} {
			var wave []svg.Point
			for i, x := range [...]int{-76, -38, 0, 38, 76} {
				wave = append(wave, svg.Point{X: at.X + x*size/200, Y: at.Y + (y+13-26*(i%2))*size/200})
			}
			p.Line(svg.Paint{Stroke: water, Width: line}, wave...)
		}
	}
}

// drawHQ draws the squares that Cobra HQ covers as one space.
func (d *drawing) drawHQ() {
	d.Begin("space", string(cobrahq.HQSpace), d.spaceWords(cobrahq.HQSpace))
	defer d.End()
	var covered []box
	for row := d.board.Height(); row >= 1; row-- {
		for col := 1; col <= d.board.Width(); col++ {
			if at, _ := d.board.At(col, row); at == cobrahq.HQSpace {
				covered = append(covered, d.square(col, row))
			}
		}
	}
	line := max(d.cell/8, 6)
	for _, b := range covered {
		d.Rect(b.x, b.y, b.width, b.height, 0, svg.Paint{Fill: soil[cobrahq.HQ], Stroke: "#000000", Width: line})
	}
	for _, b := range covered { // over the lines between them
		d.Rect(b.x, b.y, b.width, b.height, 0, svg.Paint{Fill: soil[cobrahq.HQ]})
	}
	room := widest(covered)
	if d.may[cobrahq.HQSpace] {
		d.drawMark(room)
	}
	name, font := "COBRA HQ", svg.Font{Size: min(room.height/5, room.width/8), Bold: true}
	if font.Size < readable {
		name, font.Size = "HQ", room.height*3/10
	}
	under := line + font.Size*5/4 // the name
	d.Centre(svg.Point{X: room.x + room.width/2, Y: room.y + line + font.Size*7/10}, font, name)
	inner := box{room.x + line, room.y + under, room.width - 2*line, room.height - under - line}
	face := cobrahq.NoTile
	if d.view.Stack() > 0 {
		face = cobrahq.FaceUp
	}
	d.drawStack(inner, face)
	d.drawStep(cobrahq.HQSpace, room)
}

// drawStack draws the Top Secret tiles with their number, and the pawns at Cobra HQ.
func (d *drawing) drawStack(b box, face cobrahq.Face) {
	pawns := slices.Collect(d.view.PawnsOn(cobrahq.HQSpace).All())
	things := len(pawns)
	if face == cobrahq.FaceUp {
		things += 2
	}
	places, size := b.arrange(things)
	size = min(size, d.cell*5/4)
	if face == cobrahq.FaceUp {
		drawTile(&d.Picture, places[0], size*84/100, cobrahq.TopSecret, face)
		d.Centre(places[1], svg.Font{Size: size / 2, Bold: true}, "×"+strconv.Itoa(d.view.Stack()))
		places = places[2:]
	}
	for i, s := range pawns {
		d.drawPawn(places[i], size, s)
	}
}

// widest is the largest rectangle of squares that lie side by side, of those alike
// the first.
func widest(squares []box) box {
	var best box
	for _, from := range squares {
		for _, to := range squares {
			b := box{from.x, from.y, to.x + to.width - from.x, to.y + to.height - from.y}
			if b.width <= 0 || b.height <= 0 || b.width*b.height <= best.width*best.height {
				continue
			}
			inside := 0
			for _, s := range squares {
				if s.x >= b.x && s.y >= b.y && s.x+s.width <= b.x+b.width && s.y+s.height <= b.y+b.height {
					inside += s.width * s.height
				}
			}
			if inside == b.width*b.height {
				best = b
			}
		}
	}
	return best
}

// drawStep numbers a space that was moved onto in this turn, in its lower left corner.
func (d *drawing) drawStep(at cobrahq.Square, b box) {
	i := slices.Index(d.trail, at)
	if i < 0 {
		return
	}
	radius := d.cell * 19 / 100
	corner := svg.Point{X: b.x + radius + 3, Y: b.y + b.height - radius - 3}
	d.Circle(corner, radius, svg.Paint{Fill: "#000000", Stroke: "#ffffff", Width: 2})
	d.Centre(corner, svg.Font{Size: radius * 14 / 10, Bold: true, Fill: "#ffffff"}, strconv.Itoa(i+1))
}
