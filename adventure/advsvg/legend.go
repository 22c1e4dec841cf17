package advsvg

import (
	"strconv"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/internal/svg"
)

// drawLegend says what the signs mean, and where it ends.
func (d *drawing) drawLegend(y int) (bottom int) {
	var list []svg.Sign
	for _, of := range []struct {
		kind    adventure.Kind
		letters string
		text    string
	}{
		{adventure.Gate, "", "START, the Security Gate"},
		{adventure.Gain, "+1", "Equipment Cards to take"},
		{adventure.Plain, "", "nothing happens"},
		{adventure.Directions, "1", "directions, see below"},
		{adventure.JetPack, "", "Jet Pack"},
		{adventure.HydrofoilSpace, "", "Hydrofoil"},
		{adventure.VAMPSpace, "", "VAMP"},
		{adventure.TankSpace, "", "Tank"},
		{adventure.SneakAttack, "", "Sneak Attack"},
		{adventure.Battle, "", "Battle"},
		{adventure.ObjectiveSpace, "", "Objective"},
		{adventure.Airport, "", "Airport"},
	} {
		list = append(list, svg.Sign{Text: of.text, Draw: func(p *svg.Picture, at svg.Point, size int) {
			drawSign(p, at, size*44/100, of.kind, of.letters)
		}})
	}
	list = append(list, svg.Sign{Text: "airstrip", Draw: func(p *svg.Picture, at svg.Point, size int) {
		drawRunway(p, at, size*30/100)
	}})
	for _, of := range []struct {
		both, ferry bool
		text        string
	}{{true, false, "both ways"}, {false, false, "one way"}, {false, true, "costs a Hydrofoil"}} {
		list = append(list, svg.Sign{Text: of.text, Draw: func(p *svg.Picture, at svg.Point, size int) {
			drawWay(p, svg.Point{X: at.X - size/2, Y: at.Y}, svg.Point{X: at.X + size/2, Y: at.Y}, size*6/10, of.both, of.ferry)
		}})
	}
	list = append(list, svg.Sign{Text: "jump", Draw: func(p *svg.Picture, at svg.Point, size int) {
		drawJump(p, svg.Point{X: at.X - size/2, Y: at.Y}, svg.Point{X: at.X + size/2, Y: at.Y}, size*6/10)
	}})
	for e := adventure.ArtilleryLaser; e <= adventure.AttackCannon; e++ {
		list = append(list, svg.Sign{Text: e.String(), Draw: func(p *svg.Picture, at svg.Point, size int) { drawEquipment(p, at, size, e) }})
	}
	for s := range seats(d.view).All() {
		list = append(list, svg.Sign{Text: "pawn of " + s.String(), Draw: func(p *svg.Picture, at svg.Point, size int) {
			p.Pawn(at, size*42/100, int(s))
		}})
	}
	for s := range seats(d.view).All() {
		if _, ok := d.view.Objective(s); ok {
			list = append(list, svg.Sign{Text: "goal of " + s.String(), Draw: func(p *svg.Picture, at svg.Point, size int) {
				p.Shadow(at, size*36/100, int(s))
			}})
			break
		}
	}
	if len(d.may) > 0 {
		list = append(list, svg.Sign{Text: "may be chosen", Draw: func(p *svg.Picture, at svg.Point, size int) {
			for _, paint := range svg.Marked(4) {
				p.Circle(at, size*42/100, paint)
			}
		}})
	}
	return d.Legend(svg.Point{X: margin, Y: y}, svg.Width-2*margin, plain, 46, list)
}

// drawOrders lists what the light brown spaces say by their numbers, in columns, and
// says where the longest of those ends.
func (d *drawing) drawOrders(y int) (bottom int) {
	const columns, number = 3, 56
	wide := (svg.Width - 2*margin - (columns-1)*pad) / columns
	type entry struct {
		number int
		lines  []string
	}
	var entries []entry
	total := 0
	for _, s := range d.spaces {
		if n := d.orders[s]; n > 0 {
			lines := svg.Wrap(small, d.board.Directions(s), wide-number)
			entries = append(entries, entry{n, lines})
			total += max(len(lines), 1)
		}
	}
	each := (total + columns - 1) / columns
	x, line := margin, 0
	for _, e := range entries {
		if line >= each {
			x, line = x+wide+pad, 0
		}
		d.Rect(x, y+line*lineHigh+4, number-12, lineHigh-6, 4, svg.Paint{Fill: signs[adventure.Directions].fill, Stroke: "#000000", Width: 2})
		d.Centre(svg.Point{X: x + (number-12)/2, Y: y + line*lineHigh + 17}, svg.Font{Size: 20, Bold: true}, strconv.Itoa(e.number))
		for _, words := range e.lines {
			d.Write(svg.Point{X: x + number, Y: y + line*lineHigh + 24}, small, words)
			line++
		}
		if len(e.lines) == 0 {
			line++
		}
		bottom = max(bottom, y+line*lineHigh)
	}
	return max(bottom, y)
}
