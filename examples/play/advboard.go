package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
)

// Small letters and signs are spaces, capitals are pawns, numbers are the options.
var (
	advSigns = map[adventure.Kind]string{
		adventure.Gate: "#", adventure.Gain: "+", adventure.Plain: "o", adventure.Directions: "=", adventure.JetPack: "j",
		adventure.HydrofoilSpace: "h", adventure.VAMPSpace: "v", adventure.TankSpace: "t",
		adventure.SneakAttack: "s", adventure.Battle: "b", adventure.ObjectiveSpace: "", adventure.Airport: "a",
	}
	advPlaces = map[adventure.Place]string{
		adventure.Radar: "ra", adventure.Village: "vi", adventure.CobraAirStrip: "ca", adventure.SpanishFort: "sf",
		adventure.ColSheriffsFort: "cs", adventure.Oasis: "oa", adventure.SandDunes: "sd", adventure.DesertAirStrip: "da",
	}
	advInks = map[adventure.Kind]ink{
		adventure.Gate: {"1", "1"}, adventure.Gain: {"36", "38;5;80"}, adventure.Directions: {"33", "38;5;137"},
		adventure.JetPack: {"33", "38;5;208"}, adventure.HydrofoilSpace: {"34", "38;5;75"}, adventure.VAMPSpace: {"32", "38;5;34"},
		adventure.TankSpace: {"32", "38;5;114"}, adventure.SneakAttack: {"33", "38;5;226"}, adventure.Battle: {"33", "38;5;220"},
		adventure.ObjectiveSpace: {"31", "38;5;203"}, adventure.Airport: {"1", "1"},
	}
	advWay    = ink{"2", "38;5;240"}
	advTitle  = ink{"2;1", "38;5;245"}
	advOption = ink{"7", "1;38;5;16;48;5;253"}
)

const (
	advStrip      = "^" // an Airstrip that is nobody's goal
	advPanelWidth = 36  // the least that what stands beside the board needs
	advHeight     = 28  // the most lines that the author's rows are drawn on
)

// advDraw is the board, its ways and who stands where, with the numbers of the options
// where they end; beside it who has what, and beneath it what the signs mean.
func advDraw(v adventure.View, played []string, b brush, width int) []string {
	board := v.Board()
	if board == nil {
		return nil
	}
	c := newAdvCanvas(board, width-advPanelWidth-3)
	c.ways(board)
	c.spaces(board)
	c.names(board)
	c.goal(v)
	c.options(v)
	c.pawns(v)
	lines := c.lines(b)
	beside := c.wide + 3
	for i, line := range advPanel(v, played, b, width-beside-1) {
		if i == len(lines) {
			lines = append(lines, "")
		}
		if line != "" {
			lines[i] = pad(lines[i], beside) + line
		}
	}
	return append(lines, advLegend(board, width)...)
}

// advLegend tells what the signs mean, those that the board has.
func advLegend(b *adventure.Board, width int) []string {
	signs := []string{"# START", "+ Equipment", "o plain", "= light brown, sends you on", "j Jet Pack",
		"h v t cost a Hydrofoil, VAMP, Tank", "s Sneak Attack", "b Battle", "a Airport"}
	for s := range b.Spaces() {
		if sign, _ := advSign(b, s); sign == advStrip && !slices.Contains(signs, advStrip+" Airstrip") {
			signs = append(signs, advStrip+" Airstrip")
		}
	}
	for place := adventure.Radar; place <= adventure.DesertAirStrip; place++ {
		signs = append(signs, advPlaces[place]+" "+place.String())
	}
	return wrap(strings.Join(signs, "  "), width-1, 0)
}

// advPanel is who is where, wants what and has what.
func advPanel(v adventure.View, played []string, b brush, width int) []string {
	head := "Before the first turn"
	if v.Round() > 0 {
		head = fmt.Sprintf("Round %d, %d points win", v.Round(), v.Target())
	}
	lines := []string{b.paint(bold, head), ""}
	add := func(text string) { lines = append(lines, wrap("   "+text, width, 5)...) }
	for s := range joe.Seat(v.Seats()) {
		mark := " "
		if s == v.Active() {
			mark = ">"
		}
		name := hqName(s)
		if played[s] != "" {
			name += ", " + played[s]
		}
		if v.Piece(s) != 0 {
			name += fmt.Sprintf(": %s", plural(v.Points(s), "point"))
		}
		lines = append(lines, mark+b.paint(hqPawns[s], " "+hqName(s)[:1]+" ")+" "+name)
		switch at := v.Pawn(s); {
		case s == v.Bumped():
			add(fmt.Sprintf("%s, bumped off the board", v.Piece(s)))
		case at != "":
			add(fmt.Sprintf("%s on %s", v.Piece(s), at))
		case v.Piece(s) != 0:
			add(v.Piece(s).String())
		}
		if card, _, ok := advGoal(v, s); ok {
			add(fmt.Sprintf("Goal: %s [%s] for %d", card.Place, advPlaces[card.Place], card.Points))
		}
		if reached := v.Reached(s); len(reached) > 0 {
			text := "Reached:"
			for _, card := range reached {
				text += fmt.Sprintf(" %s %d", advPlaces[card.Place], card.Points)
			}
			add(text)
		}
		if v.Round() > 0 {
			add(advHeld(v, s))
		}
	}
	unseen, under := v.EquipmentPile()
	left := len(under)
	for card := adventure.Hydrofoil; card <= adventure.AttackCannon; card++ {
		left += unseen[card]
	}
	return append(lines, "", fmt.Sprintf("Piles: %d Equipment, %d goals", left, len(v.ObjectivesLeft())))
}

// advCanvas is a board being drawn.
type advCanvas struct {
	wide, high int
	cells      [][]advCell
	at         map[adventure.Space]advSpot
	placed     map[adventure.Space]bool // where the author says
	titles     []advTitled              // of the spaces that are not
}

// advTitled is a text on the canvas.
type advTitled struct {
	advSpot
	text string
}

type advCell struct {
	sign  byte
	with  ink
	taken bool // by a space, and not to be drawn over by less
}

// advSpot is a place on the canvas.
type advSpot struct{ x, y int }

func newAdvCanvas(b *adventure.Board, width int) *advCanvas {
	c := &advCanvas{at: map[adventure.Space]advSpot{}, placed: map[adventure.Space]bool{}}
	c.place(b, width)
	for _, spot := range c.at {
		c.wide, c.high = max(c.wide, spot.x+3), max(c.high, spot.y+1)
	}
	c.cells = make([][]advCell, c.high)
	for y := range c.cells {
		c.cells[y] = make([]advCell, c.wide)
		for x := range c.cells[y] {
			c.cells[y][x].sign = ' '
		}
	}
	return c
}

// free reports whether nothing stands on n cells from a spot on.
func (c *advCanvas) free(x, y, n int) bool {
	if y < 0 || y >= c.high || x < 0 || x+n > c.wide {
		return false
	}
	for _, cell := range c.cells[y][x : x+n] {
		if cell.taken {
			return false
		}
	}
	return true
}

// put draws a sign; a space may take the cell, so that ways and names leave it alone.
func (c *advCanvas) put(x, y int, sign string, with ink, take bool) {
	for i := range len(sign) {
		if y >= 0 && y < c.high && x+i >= 0 && x+i < c.wide {
			c.cells[y][x+i] = advCell{sign[i], with, take}
		}
	}
}

// ways draws the ways between the spaces, as well as signs can. A space without a
// place of its own is joined to the next in its row alone.
func (c *advCanvas) ways(b *adventure.Board) {
	drawn := map[[2]adventure.Space]bool{}
	for from := range b.Spaces() {
		for _, to := range b.Next(from) {
			p, q := c.at[from], c.at[to]
			if drawn[[2]adventure.Space{to, from}] {
				continue
			}
			drawn[[2]adventure.Space{from, to}] = true
			if c.placed[from] && c.placed[to] || p.y == q.y && max(p.x-q.x, q.x-p.x) <= advPitch {
				c.way(p, q)
			}
		}
	}
}

func (c *advCanvas) way(p, q advSpot) {
	dx, dy := q.x-p.x, q.y-p.y
	n := max(dx, -dx, dy, -dy)
	spot := func(i int) advSpot {
		return advSpot{p.x + (2*dx*i+n*sign(dx))/(2*n), p.y + (2*dy*i+n*sign(dy))/(2*n)}
	}
	slant := "/"
	if sign(dx) == sign(dy) {
		slant = "\\"
	}
	for i := 1; i < n; i++ {
		last, at, next := spot(i-1), spot(i), spot(i+1)
		line := slant
		switch {
		case n == max(dx, -dx) && at.y == last.y && at.y == next.y:
			line = "-"
		case n > max(dx, -dx) && at.x == last.x && at.x == next.x:
			line = "|"
		}
		c.put(at.x, at.y, line, advWay, false)
	}
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// spaces draws what the spaces are.
func (c *advCanvas) spaces(b *adventure.Board) {
	for s := range b.Spaces() {
		spot := c.at[s]
		text, with := advSign(b, s)
		c.put(spot.x, spot.y, text, with, true)
	}
}

// advSign is the sign of a space.
func advSign(b *adventure.Board, s adventure.Space) (string, ink) {
	kind, _ := b.Kind(s)
	if place, ok := b.Place(s); ok {
		return advPlaces[place], advInks[kind]
	}
	if b.Airstrip(s) {
		return advStrip, advInks[adventure.Airport]
	}
	return advSigns[kind], advInks[kind]
}

// names writes the name of each area as near to its middle as there is room.
func (c *advCanvas) names(b *adventure.Board) {
	for _, spot := range c.titles {
		c.put(spot.x, spot.y, spot.text, advTitle, true)
	}
	for area := adventure.FortWadsworth; area <= adventure.DesertKingdom; area++ {
		low, high := advSpot{c.wide, c.high}, advSpot{}
		for s := range b.Spaces() {
			if spot := c.at[s]; b.Area(s) == area && c.placed[s] {
				low = advSpot{min(low.x, spot.x), min(low.y, spot.y)}
				high = advSpot{max(high.x, spot.x), max(high.y, spot.y)}
			}
		}
		name := strings.TrimPrefix(area.String(), "the ")
		if !c.name(low, high, name) {
			c.name(low, high, strings.Fields(name)...)
		}
	}
}

// name writes lines of text within two corners, and is false if there is no room.
func (c *advCanvas) name(low, high advSpot, lines ...string) bool {
	wide := 0
	for _, line := range lines {
		wide = max(wide, len(line))
	}
	best, least := advSpot{}, -1
	for y := low.y; y+len(lines) <= high.y+1; y++ {
		for x := low.x; x+wide <= high.x+1; x++ {
			blank := true
			for i := range lines {
				blank = blank && c.blank(x-1, y+i, wide+2)
			}
			across, down := 2*x+wide-low.x-high.x, 2*(2*y+len(lines)-1-low.y-high.y)
			if d := across*across + down*down; blank && (least < 0 || d < least) {
				best, least = advSpot{x, y}, d
			}
		}
	}
	if least < 0 {
		return false
	}
	for i, line := range lines {
		c.put(best.x+(wide-len(line))/2, best.y+i, line, advTitle, true)
	}
	return true
}

// blank reports whether nothing at all is drawn on n cells.
func (c *advCanvas) blank(x, y, n int) bool {
	for i := x; i < x+n; i++ {
		if !c.free(i, y, 1) || c.cells[y][i].sign != ' ' {
			return false
		}
	}
	return true
}

// goal puts brackets about the goal of the seat that is to act, or whose turn it is.
func (c *advCanvas) goal(v adventure.View) {
	if _, goal, ok := advGoal(v, advMine(v)); ok {
		c.around(c.at[goal], 2, "[]", advInks[adventure.ObjectiveSpace])
	}
}

// advMine is the seat that a drawing is for.
func advMine(v adventure.View) joe.Seat {
	if v.Seat() >= 0 {
		return v.Seat()
	}
	return v.Active()
}

// around puts two signs beside a space of a width, where nothing stands.
func (c *advCanvas) around(spot advSpot, width int, signs string, with ink) {
	for i, x := range []int{spot.x - 1, spot.x + width} {
		if c.free(x, spot.y, 1) {
			c.put(x, spot.y, signs[i:i+1], with, true)
		}
	}
}

// options puts the numbers of the options where they end.
func (c *advCanvas) options(v adventure.View) {
	legal := v.Legal()
	if !numberedList(len(legal)) {
		return
	}
	shown := map[adventure.Space]bool{}
	for i, action := range legal {
		to := advEnd(action)
		spot, ok := c.at[to]
		if !ok || shown[to] {
			continue
		}
		shown[to] = true
		c.put(spot.x, spot.y, fmt.Sprint(i+1), advOption, true)
		if _, goal := v.Board().Place(to); goal && i < 9 {
			c.put(spot.x+1, spot.y, " ", advOption, true)
		}
	}
}

// advEnd is the space that an action names, or "".
func advEnd(action adventure.Action) adventure.Space {
	switch a := action.(type) {
	case adventure.Move:
		return a.To
	case adventure.Retreat:
		return a.To
	case adventure.Jump:
		return a.To
	case adventure.Fly:
		return a.To
	case adventure.Start:
		return a.At
	}
	return ""
}

// pawns puts the pawns where they stand: on an option, behind its number.
func (c *advCanvas) pawns(v adventure.View) {
	for at := range v.Board().Spaces() {
		pawns := slices.Collect(v.PawnsOn(at).All())
		if len(pawns) == 0 {
			continue
		}
		spot := c.at[at]
		x := spot.x
		for x < c.wide && c.cells[spot.y][x].with == advOption && c.cells[spot.y][x].sign != ' ' {
			x++
		}
		if x == spot.x {
			c.put(x, spot.y, "  ", ink{}, true)
		}
		for i, s := range pawns {
			if i > 0 && !c.free(x+i, spot.y, 1) && x+i > spot.x+1 {
				c.put(x+i-1, spot.y, "+", ink{}, true)
				break
			}
			c.put(x+i, spot.y, hqName(s)[:1], hqPawns[s], true)
		}
		if len(pawns) == 1 && pawns[0] == v.Active() && x == spot.x {
			c.around(spot, 1, "><", bold)
		}
	}
}

// lines is the canvas, each run of one ink painted once.
func (c *advCanvas) lines(b brush) []string {
	var lines []string
	for _, row := range c.cells {
		var out strings.Builder
		var run []byte
		var with ink
		for _, cell := range row {
			if cell.with != with {
				out.WriteString(b.paint(with, string(run)))
				run, with = nil, cell.with
			}
			run = append(run, cell.sign)
		}
		out.WriteString(b.paint(with, string(run)))
		lines = append(lines, strings.TrimRight(out.String(), " "))
	}
	return lines
}
