package advsvg

import (
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
	"github.com/seed4548c990/gijoe/joe"
)

const (
	lineHigh   = 32
	chipSide   = 44
	chipsInRow = 3
	barTop     = 92 // of a seat's box, beneath its name
	barHigh    = 30 // for the points
	aboveLines = barTop + barHigh + 8 + lineHigh
)

// drawSeats draws who the seats are and what they hold, side by side, and says where
// that ends.
func (d *drawing) drawSeats(y int) (bottom int) {
	n := max(d.view.Seats(), 1)
	wide := (svg.Width - 2*margin - (n-1)*pad) / n
	wide = min(wide, 500)
	high := 0
	for s := range seats(d.view).All() {
		lines := len(d.seatLines(s, wide-2*pad))
		high = max(high, aboveLines+lines*lineHigh+8+d.chipRows(s)*(chipSide+8)+pad)
	}
	for s := range seats(d.view).All() {
		d.drawSeat(s, box{margin + int(s)*(wide+pad), y, wide, high})
	}
	return y + high
}

// seatLines is what stands in a seat's box beneath its name.
func (d *drawing) seatLines(s joe.Seat, wide int) []string {
	v := d.view
	var lines []string
	if card, ok := v.Objective(s); ok {
		lines = append(lines, svg.Wrap(small, "To reach: "+card.String(), wide)...)
	}
	if reached := v.Reached(s); len(reached) > 0 {
		lines = append(lines, svg.Wrap(small, "Reached: "+listObjectives(reached), wide)...)
	}
	if notes := d.notes(s); len(notes) > 0 {
		lines = append(lines, svg.Wrap(small, capital(strings.Join(notes, ", ")), wide)...)
	}
	if len(d.chips(s)) == 0 {
		lines = append(lines, "No Equipment")
	}
	return lines
}

func (d *drawing) drawSeat(s joe.Seat, b box) {
	v := d.view
	d.Begin("seat", strconv.Itoa(int(s)), capital(s.String())+": "+strings.Join(d.seatWords(s), "; "))
	defer d.End()
	frame := svg.Paint{Fill: "#f7f7f4", Stroke: "#777777", Width: 2}
	if s == v.Active() {
		frame = svg.Paint{Fill: "#fff8d6", Stroke: "#000000", Width: 6}
	}
	d.Rect(b.x, b.y, b.width, b.height, 10, frame)
	x, y, wide := b.x+pad, b.y+pad, b.width-2*pad
	d.Pawn(svg.Point{X: x + 32, Y: y + 34}, 28, int(s))
	d.Write(svg.Point{X: x + 72, Y: y + 26}, bold, capital(s.String()))
	if badge := d.badge(s); badge != "" {
		font := svg.Font{Size: 22, Fill: "#ffffff"}
		long := svg.Length(font, badge) + 24
		d.Rect(x+wide-long, y-4, long, 36, 18, svg.Paint{Fill: "#000000"})
		d.Centre(svg.Point{X: x + wide - long/2, Y: y + 14}, font, badge)
	}
	if piece := v.Piece(s); piece != 0 {
		font := svg.Font{Size: 20}
		d.Write(svg.Point{X: x + 72, Y: y + 58}, font, svg.Cut(font, piece.String(), wide-72))
	}
	d.drawPoints(v.Points(s), v.Target(), box{x, b.y + barTop, wide, barHigh})
	y = b.y + aboveLines
	d.Write(svg.Point{X: x, Y: y - 6}, small, svg.Cut(small, capital(d.whereabouts(s)), wide))
	for _, line := range d.seatLines(s, wide) {
		y += lineHigh
		d.Write(svg.Point{X: x, Y: y - 6}, small, line)
	}
	for i, chip := range d.chips(s) {
		d.drawChip(svg.Point{X: x + i%chipsInRow*wide/chipsInRow, Y: y + 8 + i/chipsInRow*(chipSide+8)}, chip)
	}
}

// drawPoints draws a bar as long as the points won.
func (d *drawing) drawPoints(points, target int, b box) {
	d.Rect(b.x, b.y, b.width, b.height, 4, svg.Paint{Fill: "#ffffff", Stroke: "#000000", Width: 2})
	if long := b.width * min(points, target) / max(target, 1); long > 0 {
		d.Rect(b.x, b.y, long, b.height, 4, svg.Paint{Fill: "#b9d7a0", Stroke: "#000000", Width: 2})
	}
	d.Centre(svg.Point{X: b.x + b.width/2, Y: b.y + b.height/2}, svg.Font{Size: 22, Bold: true},
		strconv.Itoa(points)+" of "+strconv.Itoa(target)+" points")
}

// badge is the word beside a seat that stands out, or "".
func (d *drawing) badge(s joe.Seat) string {
	outcome, over := d.view.Outcome()
	switch {
	case over && outcome.Won(s):
		return "WON"
	case s == d.view.Active():
		return "TURN"
	case s == d.view.Bumped():
		return "BUMPED"
	}
	return ""
}

// chip is a kind of Equipment and how many cards there are of it.
type chip struct {
	kind  adventure.Equipment
	count int
}

func (d *drawing) chips(s joe.Seat) []chip {
	var chips []chip
	for e := adventure.Hydrofoil; e <= adventure.AttackCannon; e++ {
		if n := d.view.Holds(s, e); n > 0 {
			chips = append(chips, chip{e, n})
		}
	}
	return chips
}

func (d *drawing) chipRows(s joe.Seat) int { return (len(d.chips(s)) + chipsInRow - 1) / chipsInRow }

func (d *drawing) drawChip(at svg.Point, c chip) {
	drawEquipment(&d.Picture, svg.Point{X: at.X + chipSide/2, Y: at.Y + chipSide/2}, chipSide, c.kind)
	d.Write(svg.Point{X: at.X + chipSide + 8, Y: at.Y + chipSide/2 + 9}, plain, "×"+strconv.Itoa(c.count))
}

// drawEquipment draws a kind of Equipment in a square of a size: those that spaces
// ask for as those spaces look.
func drawEquipment(p *svg.Picture, at svg.Point, size int, kind adventure.Equipment) {
	letters := ""
	switch kind {
	case adventure.Hydrofoil:
		drawSign(p, at, size*46/100, adventure.HydrofoilSpace, "")
		return
	case adventure.VAMP:
		drawSign(p, at, size*46/100, adventure.VAMPSpace, "")
		return
	case adventure.Tank:
		drawSign(p, at, size*46/100, adventure.TankSpace, "")
		return
	case adventure.ArtilleryLaser:
		letters = "AL"
	case adventure.MissileSystem:
		letters = "MS"
	case adventure.AttackCannon:
		letters = "AC"
	}
	p.Rect(at.X-size*46/100, at.Y-size*40/100, size*92/100, size*80/100, 6, svg.Paint{Fill: "#e6e6e6", Stroke: "#000000", Width: 2})
	p.Centre(at, svg.Font{Size: size * 48 / 100, Bold: true}, letters)
}

// drawPiles says what lies in the piles, and where that ends.
func (d *drawing) drawPiles(y int) (bottom int) {
	for _, words := range d.pileWords() {
		for _, line := range svg.Wrap(small, words, svg.Width-2*margin) {
			d.Write(svg.Point{X: margin, Y: y + 24}, small, line)
			y += lineHigh
		}
	}
	return y
}
