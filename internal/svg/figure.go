package svg

import (
	"math"
	"strconv"
)

// seats is how the pawns of the seats look: each has a shape of its own, so that
// colours only help.
var seats = [...]struct {
	fill, ink string
	number    int // how far down the number stands, in hundredths of the radius
	size      int // of the number, likewise
	corners   []int
}{
	{fill: "#c62828", ink: "#ffffff", size: 120},
	{fill: "#1849a9", ink: "#ffffff", size: 120, corners: []int{-88, -88, 88, -88, 88, 88, -88, 88}},
	{fill: "#fbc917", ink: "#000000", number: 28, size: 95, corners: []int{0, -100, 100, 90, -100, 90}},
	{fill: "#7b1fa2", ink: "#ffffff", size: 100, corners: []int{0, -108, 108, 0, 0, 108, -108, 0}},
}

// Pawn is the pawn of a seat, 0 to 3, with its number; nothing for another seat.
func (p *Picture) Pawn(at Point, radius, seat int) {
	if seat < 0 || seat >= len(seats) {
		return
	}
	s := seats[seat]
	line := max(radius/10, 2)
	p.pawn(at, radius, seat, Paint{Fill: "#ffffff", Stroke: "#ffffff", Width: 4 * line})
	p.pawn(at, radius, seat, Paint{Fill: s.fill, Stroke: "#000000", Width: line})
	p.Centre(Point{at.X, at.Y + s.number*radius/100}, Font{Size: s.size * radius / 100, Bold: true, Fill: s.ink}, strconv.Itoa(seat))
}

// Shadow is the outline of a seat's pawn with its number: what belongs to it where
// it does not stand.
func (p *Picture) Shadow(at Point, radius, seat int) {
	if seat < 0 || seat >= len(seats) {
		return
	}
	s := seats[seat]
	p.pawn(at, radius, seat, Paint{Fill: "#ffffff", Stroke: Ink, Width: max(radius/10, 2)})
	p.Centre(Point{at.X, at.Y + s.number*radius/100}, Font{Size: s.size * radius / 100, Bold: true}, strconv.Itoa(seat))
}

func (p *Picture) pawn(at Point, radius, seat int, paint Paint) {
	if corners := seats[seat].corners; corners != nil {
		p.Shape(at, radius, paint, corners...)
	} else {
		p.Circle(at, radius, paint)
	}
}

// pips is where a die has its pips, in hundredths of half its side.
var pips = [...][]int{
	1: {0, 0},
	2: {-50, -50, 50, 50},
	3: {-50, -50, 0, 0, 50, 50},
	4: {-50, -50, 50, -50, -50, 50, 50, 50},
	5: {-50, -50, 50, -50, 0, 0, -50, 50, 50, 50},
	6: {-50, -50, 50, -50, -50, 0, 50, 0, -50, 50, 50, 50},
}

// Die is a die with 1 to 6 pips up, white or dark; without pips for another number.
func (p *Picture) Die(at Point, side, up int, dark bool) {
	face, spot := "#ffffff", "#000000"
	if dark {
		face, spot = "#2b2b2b", "#ffffff"
	}
	half := side / 2
	p.Rect(at.X-half, at.Y-half, 2*half, 2*half, side/6, Paint{Fill: face, Stroke: "#000000", Width: 3})
	if up < 1 || up >= len(pips) {
		return
	}
	for i := 0; i < len(pips[up]); i += 2 {
		p.Circle(Point{at.X + pips[up][i]*half/100, at.Y + pips[up][i+1]*half/100}, max(side/11, 2), Paint{Fill: spot})
	}
}

// Toward is the point so far from one point in the direction of another, which may
// lie nearer; where the two are one, that point.
func Toward(from, to Point, distance int) Point {
	far := Distance(from, to)
	if far == 0 {
		return from
	}
	return Point{from.X + (to.X-from.X)*distance/far, from.Y + (to.Y-from.Y)*distance/far}
}

// Distance is how far two points are apart, rounded down.
func Distance(a, b Point) int {
	x, y := a.X-b.X, a.Y-b.Y
	// A square root is rounded the same on every platform, and exact here.
	return int(math.Sqrt(float64(x*x + y*y)))
}

// Arrow is the head of an arrow, its tip at a point.
func (p *Picture) Arrow(from, tip Point, size int, paint Paint) {
	base := Toward(tip, from, size)
	x, y := (base.X-tip.X)/2, (base.Y-tip.Y)/2
	p.Polygon(paint, tip, Point{base.X - y, base.Y + x}, Point{base.X + y, base.Y - x})
}

// Marked is what is drawn around something that may be chosen: dashes that show on
// light and dark.
func Marked(width int) [2]Paint {
	return [2]Paint{
		{Stroke: "#ffffff", Width: width + width/2},
		{Stroke: "#000000", Width: width, Dash: strconv.Itoa(width) + " " + strconv.Itoa(3*width)},
	}
}
