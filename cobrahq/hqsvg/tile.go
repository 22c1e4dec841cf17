package hqsvg

import (
	"strconv"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/internal/svg"
)

const (
	back      = "#7a5a36" // of a tile
	cardboard = "#fffdf4"
)

// drawTile draws a tile around a point, in a square of a size.
func drawTile(p *svg.Picture, at svg.Point, size int, tile cobrahq.Tile, face cobrahq.Face) {
	half, line := size/2, max(size/20, 2)
	ground := cardboard
	if face != cobrahq.FaceUp {
		ground = back
	}
	p.Rect(at.X-half, at.Y-half, 2*half, 2*half, half/3, svg.Paint{Fill: ground, Stroke: "#000000", Width: line})
	switch {
	case face == cobrahq.Unturned:
		p.Centre(at, svg.Font{Size: size * 72 / 100, Bold: true, Fill: "#ffffff"}, "?")
	case face == cobrahq.FaceDown:
		drawBomb(p, at, half, svg.Paint{Stroke: "#ffffff", Width: 2 * line}, "#ffffff")
	case tile == cobrahq.Bomb:
		drawBomb(p, at, half, svg.Paint{Fill: "#111111", Stroke: "#111111", Width: line}, "#d32f2f")
	case tile == cobrahq.Boat:
		drawBoat(p, at, half)
	case tile.Number() > 0:
		drawHenchman(p, at, half, tile.Number())
	case tile == cobrahq.TopSecret:
		drawPaper(p, at, half)
	}
}

// drawBomb draws a ball with a burning fuse.
func drawBomb(p *svg.Picture, at svg.Point, half int, paint svg.Paint, spark string) {
	line := svg.Paint{Stroke: paint.Stroke, Width: max(half/7, 2)}
	p.Circle(svg.Point{X: at.X - half*12/100, Y: at.Y + half*16/100}, half*52/100, paint)
	p.Line(line, svg.Point{X: at.X + half*24/100, Y: at.Y - half*24/100}, svg.Point{X: at.X + half*50/100, Y: at.Y - half*52/100})
	for _, ray := range [...][4]int{{50, -52, 50, -82}, {50, -52, 78, -66}, {50, -52, 80, -36}} {
		p.Line(svg.Paint{Stroke: spark, Width: line.Width},
			svg.Point{X: at.X + ray[0]*half/100, Y: at.Y + ray[1]*half/100}, svg.Point{X: at.X + ray[2]*half/100, Y: at.Y + ray[3]*half/100})
	}
}

// drawBoat draws a hull and a sail.
func drawBoat(p *svg.Picture, at svg.Point, half int) {
	paint := svg.Paint{Fill: "#00695c", Stroke: "#000000", Width: max(half/14, 1)}
	p.Shape(at, half, paint, -80, 22, 80, 22, 48, 66, -48, 66)
	paint.Fill = "#ffffff"
	p.Shape(at, half, paint, 4, -78, 4, 8, 62, 8)
	p.Shape(at, half, paint, -8, -52, -8, 8, -50, 8)
}

// drawHenchman draws a head and shoulders with the number on the chest.
func drawHenchman(p *svg.Picture, at svg.Point, half, number int) {
	paint := svg.Paint{Fill: "#4a148c", Stroke: "#000000", Width: max(half/14, 1)}
	p.Circle(svg.Point{X: at.X, Y: at.Y - half*48/100}, half*30/100, paint)
	p.Shape(at, half, paint, -50, -16, 50, -16, 80, 10, 80, 80, -80, 80, -80, 10)
	p.Centre(svg.Point{X: at.X, Y: at.Y + half*34/100}, svg.Font{Size: half * 90 / 100, Bold: true, Fill: "#ffffff"}, strconv.Itoa(number))
}

// drawPaper draws a sheet with a corner turned down.
func drawPaper(p *svg.Picture, at svg.Point, half int) {
	line := max(half/14, 1)
	p.Shape(at, half, svg.Paint{Fill: "#ffffff", Stroke: "#000000", Width: line}, -66, -80, 34, -80, 66, -48, 66, 80, -66, 80)
	p.Shape(at, half, svg.Paint{Fill: "#bbbbbb", Stroke: "#000000", Width: line}, 34, -80, 34, -48, 66, -48)
	p.Centre(svg.Point{X: at.X, Y: at.Y - half*8/100}, svg.Font{Size: half * 74 / 100, Bold: true, Fill: "#b00020"}, "TS")
	for _, y := range [...]int{38, 60} {
		p.Line(svg.Paint{Stroke: "#555555", Width: max(half/12, 2)},
			svg.Point{X: at.X - half*42/100, Y: at.Y + half*y/100}, svg.Point{X: at.X + half*42/100, Y: at.Y + half*y/100})
	}
}
