package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// Signs tell everything apart; colours only help.
var (
	hqGround = map[cobrahq.Kind]ink{
		cobrahq.Home:       {"30;47", "38;5;16;48;5;254"},
		cobrahq.Sand:       {"30;43", "38;5;94;48;5;223"},
		cobrahq.LightGreen: {"30;42", "38;5;71;48;5;151"},
		cobrahq.Bush:       {"32;40", "38;5;65;48;5;22"},
		cobrahq.River:      {"36;44", "38;5;117;48;5;25"},
		cobrahq.HQ:         {"37;40", "38;5;250;48;5;238"},
	}
	hqSigns = map[cobrahq.Kind]string{
		cobrahq.Home: "{ }", cobrahq.Sand: " : ", cobrahq.LightGreen: " . ", cobrahq.Bush: "###", cobrahq.River: "~~~", cobrahq.HQ: "===",
	}
	hqPawns = [...]ink{
		{"1;37;41", "1;38;5;231;48;5;160"},
		{"1;37;44", "1;38;5;231;48;5;19"},
		{"1;30;43", "1;38;5;16;48;5;220"},
		{"1;37;45", "1;38;5;231;48;5;91"},
	}
	hqUnturned = ink{"1;30;43", "1;38;5;52;48;5;180"}
	hqBad      = ink{"1;37;41", "1;38;5;231;48;5;88"}
	hqGood     = ink{"1;37;44", "1;38;5;231;48;5;30"}
)

// cell is a square of the board: three signs, each with its ink.
type cell struct {
	signs [3]byte
	inks  [3]ink
}

func newCell(signs string, i ink) cell {
	return cell{[3]byte{signs[0], signs[1], signs[2]}, [3]ink{i, i, i}}
}

func (c *cell) put(i int, sign byte, with ink) { c.signs[i], c.inks[i] = sign, with }

// hqDraw is the board with its coordinates, beside it who is where with what, and
// beneath it what the signs mean.
func hqDraw(v cobrahq.View, played []string, b brush, width int) []string {
	board := v.Board()
	margin, cells := 3, 3*board.Width()
	if margin+cells > width {
		margin = 2
	}
	rim := hqRim(board.Width(), margin)
	lines := []string{rim}
	for row := board.Height(); row >= 1; row-- {
		var line []cell
		for col := 1; col <= board.Width(); col++ {
			line = append(line, hqCell(v, col, row))
		}
		text := fmt.Sprintf("%2d", row)
		text = pad(text, margin) + paintCells(b, line)
		if margin+cells+3 <= width {
			text += fmt.Sprintf(" %d", row)
		}
		lines = append(lines, text)
	}
	lines = append(lines, rim)

	beside := margin + cells + 5
	if width-beside < 24 {
		lines = append(lines, hqPanel(v, played, b, width-1)...)
		return append(lines, hqLegend...)
	}
	for i, line := range hqPanel(v, played, b, width-beside) {
		if i == len(lines) {
			lines = append(lines, "")
		}
		if line != "" {
			lines[i] = pad(lines[i], beside) + line
		}
	}
	return append(lines, hqLegend...)
}

var hqLegend = []string{
	"   [?] tile not turned  [*] bomb  (*) bomb, face down  [b] boat  [2] Henchman 2",
	"   ### bush  ~~~ river  . light green  : bare sand  {r} Red's home  R Red's pawn",
}

// hqRim names the columns.
func hqRim(columns, margin int) string {
	rim := strings.Repeat(" ", margin)
	for col := range columns {
		rim += fmt.Sprintf(" %c ", 'a'+col)
	}
	return strings.TrimRight(rim, " ")
}

// hqCell draws one square of the grid.
func hqCell(v cobrahq.View, col, row int) cell {
	board := v.Board()
	at, _ := board.At(col, row)
	kind, _ := board.Kind(at)
	c := newCell(hqSigns[kind], hqGround[kind])
	if kind == cobrahq.HQ {
		squares := board.HQSquares()
		i := slices.Index(squares, cobrahq.Square(fmt.Sprintf("%c%d", 'a'+col-1, row)))
		hqQuarters(&c, v.Stack(), slices.Collect(v.PawnsOn(at).All()), i, len(squares))
		return c
	}
	if kind == cobrahq.Home {
		for s := range joe.Seat(v.Seats()) {
			if v.Home(s) == at {
				c.put(1, hqName(s)[0]-'A'+'a', hqPawns[s])
			}
		}
	}
	tile, face := v.TileOn(at)
	if sign, with, ok := hqTileSign(tile, face); ok {
		c = newCell(sign, with)
	}
	pawns := slices.Collect(v.PawnsOn(at).All())
	for i, s := range pawns {
		sign, place := hqName(s)[0], i
		switch {
		case len(pawns) == 1 && face == cobrahq.NoTile:
			place = 1
		case face != cobrahq.NoTile && i == 1: // between them the tile
			place = 2
		}
		if place > 2 || i == 2 && (len(pawns) > 3 || face != cobrahq.NoTile) {
			c.put(2, '+', hqGround[kind])
			break
		}
		c.put(place, sign, hqPawns[s])
	}
	if len(pawns) == 1 && face == cobrahq.NoTile {
		signs := "   "
		switch {
		case pawns[0] == v.Active():
			signs = "> <"
		case kind == cobrahq.Home:
			signs = "{ }"
		}
		c.put(0, signs[0], hqPawns[pawns[0]])
		c.put(2, signs[2], hqPawns[pawns[0]])
	}
	return c
}

// hqQuarters draws one of the squares of Cobra HQ: its name and how many Top Secret
// tiles there are, then a square for each pawn; if those are too few, pawns stand in
// the place of the number.
func hqQuarters(c *cell, stack int, pawns []joe.Seat, i, squares int) {
	switch {
	case i == 0:
		c.put(0, 'H', c.inks[0])
		c.put(1, 'Q', c.inks[1])
		switch homeless := len(pawns) - (squares - 1); {
		case homeless > 1:
			c.put(2, '+', c.inks[2])
		case homeless == 1:
			last := pawns[len(pawns)-1]
			c.put(2, hqName(last)[0], hqPawns[last])
		default:
			c.put(2, '0'+byte(stack), hqGood)
		}
	case i <= len(pawns):
		c.put(1, hqName(pawns[i-1])[0], hqPawns[pawns[i-1]])
	}
}

// hqTileSign is a tile on the board.
func hqTileSign(tile cobrahq.Tile, face cobrahq.Face) (string, ink, bool) {
	switch {
	case face == cobrahq.NoTile:
		return "", ink{}, false
	case face == cobrahq.Unturned:
		return "[?]", hqUnturned, true
	case face == cobrahq.FaceDown:
		return "(*)", hqBad, true
	case tile == cobrahq.Bomb:
		return "[*]", hqBad, true
	case tile == cobrahq.Boat:
		return "[b]", hqGood, true
	}
	return fmt.Sprintf("[%d]", tile.Number()), hqBad, true
}

// paintCells is cells in a row, each run of one ink painted once.
func paintCells(b brush, cells []cell) string {
	var out strings.Builder
	var run []byte
	var with ink
	for _, c := range cells {
		for i, sign := range c.signs {
			if c.inks[i] != with {
				out.WriteString(b.paint(with, string(run)))
				run, with = nil, c.inks[i]
			}
			run = append(run, sign)
		}
	}
	out.WriteString(b.paint(with, string(run)))
	return out.String()
}

// hqPanel is who is where and what each holds.
func hqPanel(v cobrahq.View, played []string, b brush, width int) []string {
	head := "Before the first turn"
	if v.Round() > 0 {
		head = fmt.Sprintf("Round %d", v.Round())
	}
	if v.Pending().Kind == cobrahq.AskMove {
		head += ", " + hqMoves(v.Moves()) + " left"
	}
	lines := []string{b.paint(bold, head), ""}
	for s := range joe.Seat(v.Seats()) {
		mark := " "
		if s == v.Active() {
			mark = ">"
		}
		where := fmt.Sprintf("on %s, home %s", v.Pawn(s), v.Home(s))
		switch {
		case v.Out(s):
			where = "stranded, out of the game"
		case v.Pawn(s) == v.Home(s):
			where = fmt.Sprintf("at home on %s", v.Home(s))
		}
		name := hqName(s)
		if played[s] != "" {
			name += ", " + played[s]
		}
		lines = append(lines, mark+b.paint(hqPawns[s], " "+hqName(s)[:1]+" ")+" "+name)
		lines = append(lines, "   "+where)
		if !v.Out(s) {
			lines = append(lines, wrap("   "+hqHeld(v, s), width, 3)...)
		}
		if held := v.Held(s); held != 0 {
			lines = append(lines, "   held by "+hqTile(held))
		}
	}
	lines = append(lines, "", fmt.Sprintf("Top Secret at HQ: %d", v.Stack()))
	left := fmt.Sprintf("Not turned: %d bombs, %d boats, Henchmen", v.Left(cobrahq.Bomb), v.Left(cobrahq.Boat))
	for tile := cobrahq.Henchman1; tile <= cobrahq.Henchman6; tile++ {
		if n := v.Left(tile); n > 0 {
			left += fmt.Sprintf(" %dx[%d]", n, tile.Number())
		}
	}
	return append(lines, wrap(left, width, 2)...)
}
