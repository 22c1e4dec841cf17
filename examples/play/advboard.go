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
	signs := []string{"R pawn", "1 option", "[ ] goal", "# START", "+ Equipment", "o plain", "= light brown", "j Jet Pack", "a Airport",
		"h v t Hydrofoil, VAMP, Tank", "s Sneak Attack", "b Battle"}
	for s := range b.Spaces() {
		if sign, _ := advSign(b, s); sign == advStrip && !slices.Contains(signs, advStrip+" Airstrip") {
			signs = append(signs, advStrip+" Airstrip")
		}
	}
	for place := adventure.Radar; place <= adventure.DesertAirStrip; place++ {
		signs = append(signs, advPlaces[place]+" "+place.String())
	}
	lines := []string{""}
	for _, sign := range signs {
		switch last := lines[len(lines)-1]; {
		case last == "":
			lines[len(lines)-1] = sign
		case len(last)+2+len(sign) < width:
			lines[len(lines)-1] += "  " + sign
		default:
			lines = append(lines, sign)
		}
	}
	return lines
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
			add(fmt.Sprintf("Goal [%s] %s, %s", advPlaces[card.Place], card.Place, plural(int(card.Points), "point")))
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
		if sign, _ := advSign(v.Board(), at); x == spot.x {
			c.put(x, spot.y, strings.Repeat(" ", len(sign)), ink{}, true)
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
