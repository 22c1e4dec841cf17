package hqsvg

import (
	"strconv"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	iconSide = 44 // of a tile beside the board
	pad      = 16
)

// drawPanel draws the seats and the tiles that are not on the board, and says where
// that ends.
func (d *drawing) drawPanel() (bottom int) {
	y := top
	for s := range seats(d.view).All() {
		y = d.drawSeat(s, y) + pad
	}
	y = d.drawPile("Not turned yet", d.view.Left, y) + pad
	return d.drawPile("Out of play", d.view.OutOfPlay, y)
}

// drawSeat draws who a seat is, where its pawn stands and what it holds.
func (d *drawing) drawSeat(s joe.Seat, y int) (bottom int) {
	v, x := d.view, panelLeft+pad
	icons := d.tiles(func(tile cobrahq.Tile) int { return v.Holds(s, tile) })
	held := v.Held(s)
	height := 2*pad + 76 + max(d.iconRows(icons), 1)*(iconSide+8)
	if held != 0 {
		height += 36
	}
	d.Begin("seat", strconv.Itoa(int(s)), capital(s.String())+" "+seatWords(v, s))
	defer d.End()
	frame := svg.Paint{Fill: "#f7f7f4", Stroke: "#777777", Width: 2}
	if s == v.Active() {
		frame = svg.Paint{Fill: "#fff8d6", Stroke: "#000000", Width: 6}
	}
	d.Rect(panelLeft, y, panelWide, height, 10, frame)
	d.Pawn(svg.Point{X: x + 32, Y: y + pad + 34}, 28, int(s))
	d.Write(svg.Point{X: x + 82, Y: y + pad + 26}, bold, capital(s.String()))
	if badge := d.badge(s); badge != "" {
		long := svg.Length(plain, badge) + 28
		right := panelLeft + panelWide - pad
		d.Rect(right-long, y+pad-4, long, 38, 19, svg.Paint{Fill: "#000000"})
		d.Centre(svg.Point{X: right - long/2, Y: y + pad + 15}, svg.Font{Size: 24, Fill: "#ffffff"}, badge)
	}
	where := whereabouts(v.Pawn(s)) + ", home " + string(v.Home(s))
	switch {
	case v.Out(s):
		where = "stranded, home " + string(v.Home(s))
	case v.Pawn(s) == v.Home(s):
		where = "at its home base " + string(v.Home(s))
	}
	d.Write(svg.Point{X: x + 82, Y: y + pad + 62}, plain, where)
	below := y + pad + 80
	if held != 0 {
		d.Write(svg.Point{X: x, Y: below + 22}, plain, "held by "+article(held))
		below += 36
	}
	if len(icons) == 0 {
		d.Write(svg.Point{X: x, Y: below + 32}, plain, "holds nothing")
	}
	d.drawIcons(icons, below)
	return y + height
}

// badge is the word beside a seat that stands out, or "".
func (d *drawing) badge(s joe.Seat) string {
	outcome, over := d.view.Outcome()
	switch {
	case over && outcome.Won(s):
		return "WON"
	case d.view.Out(s):
		return "OUT"
	case s == d.view.Active():
		return "TURN"
	}
	return ""
}

// drawPile draws tiles that lie beside the board.
func (d *drawing) drawPile(name string, count func(cobrahq.Tile) int, y int) (bottom int) {
	icons := d.tiles(count)
	if len(icons) == 0 {
		d.Write(svg.Point{X: panelLeft + pad, Y: y + 26}, plain, name+": none")
		return y + 34
	}
	d.Write(svg.Point{X: panelLeft + pad, Y: y + 26}, plain, name)
	d.drawIcons(icons, y+40)
	return y + 40 + d.iconRows(icons)*(iconSide+8)
}

// icon is a kind of tile and how many there are.
type icon struct {
	tile  cobrahq.Tile
	count int
}

func (d *drawing) tiles(count func(cobrahq.Tile) int) []icon {
	var icons []icon
	for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
		if n := count(tile); n > 0 {
			icons = append(icons, icon{tile, n})
		}
	}
	return icons
}

const (
	iconsInRow = 3
	iconStep   = (panelWide - 2*pad) / iconsInRow
)

func (d *drawing) iconRows(icons []icon) int { return (len(icons) + iconsInRow - 1) / iconsInRow }

// drawIcons draws tiles with their numbers in rows.
func (d *drawing) drawIcons(icons []icon, y int) {
	for i, icon := range icons {
		at := svg.Point{X: panelLeft + pad + i%iconsInRow*iconStep, Y: y + i/iconsInRow*(iconSide+8)}
		drawTile(&d.Picture, svg.Point{X: at.X + iconSide/2, Y: at.Y + iconSide/2}, iconSide, icon.tile, cobrahq.FaceUp)
		d.Write(svg.Point{X: at.X + iconSide + 6, Y: at.Y + iconSide/2 + 9}, plain, "×"+strconv.Itoa(icon.count))
	}
}

// drawLegend says what the signs mean, and where it ends.
func (d *drawing) drawLegend(y int) (bottom int) {
	var signs []svg.Sign
	for _, kind := range []cobrahq.Kind{cobrahq.Home, cobrahq.Sand, cobrahq.LightGreen, cobrahq.Bush, cobrahq.River} {
		signs = append(signs, svg.Sign{Text: kindWords(kind), Draw: func(p *svg.Picture, at svg.Point, size int) {
			p.Rect(at.X-size/2, at.Y-size/2, size, size, 0, svg.Paint{Fill: soil[kind], Stroke: "#555555", Width: 2})
			drawGround(p, at, size, kind)
		}})
	}
	for _, lying := range []struct {
		tile cobrahq.Tile
		face cobrahq.Face
		text string
	}{
		{0, cobrahq.Unturned, "tile not turned yet"},
		{cobrahq.Bomb, cobrahq.FaceUp, "bomb"},
		{cobrahq.Bomb, cobrahq.FaceDown, "bomb laid face down"},
		{cobrahq.Boat, cobrahq.FaceUp, "boat"},
		{cobrahq.Henchman3, cobrahq.FaceUp, "Henchman with its number"},
		{cobrahq.TopSecret, cobrahq.FaceUp, "Top Secret"},
	} {
		signs = append(signs, svg.Sign{Text: lying.text, Draw: func(p *svg.Picture, at svg.Point, size int) {
			drawTile(p, at, size, lying.tile, lying.face)
		}})
	}
	for s := range seats(d.view).All() {
		signs = append(signs, svg.Sign{Text: "pawn of " + s.String(), Draw: func(p *svg.Picture, at svg.Point, size int) {
			p.Pawn(at, size*42/100, int(s))
		}})
	}
	if len(d.may) > 0 {
		signs = append(signs, svg.Sign{Text: "may be chosen", Draw: func(p *svg.Picture, at svg.Point, size int) {
			for _, paint := range svg.Marked(4) {
				p.Rect(at.X-size/2+4, at.Y-size/2+4, size-8, size-8, 4, paint)
			}
		}})
	}
	if len(d.trail) > 0 {
		signs = append(signs, svg.Sign{Text: "steps of this turn", Draw: func(p *svg.Picture, at svg.Point, size int) {
			p.Circle(at, size/3, svg.Paint{Fill: "#000000"})
			p.Centre(at, svg.Font{Size: size / 2, Bold: true, Fill: "#ffffff"}, "1")
		}})
	}
	return d.Legend(svg.Point{X: margin, Y: y}, svg.Width-2*margin, plain, 46, signs)
}

// kindWords is what a kind of space is called in the legend.
func kindWords(kind cobrahq.Kind) string {
	switch kind {
	case cobrahq.Sand:
		return "sand without a tile"
	case cobrahq.Bush:
		return "bush, never entered"
	}
	return kind.String()
}
