package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// hq is Mission: Cobra H.Q. at a terminal.
var hq = face[cobrahq.Config, cobrahq.State, cobrahq.Action, cobrahq.Event, cobrahq.View]{
	game:  cobrahq.Game(),
	title: "Mission: Cobra H.Q.",
	goal: `Fetch a Top Secret tile from Cobra HQ and be the first back at your home base
with it. A die says how far you may go; bushes bar the way, and no space is
entered twice in a turn. Every tile stops you. A boat takes you over the river
once, so you need two. A bomb or a Henchman holds you until you win a roll-off;
a Henchman defeated lengthens one later move. Whoever moves onto you may take
one of your tiles, and you one of theirs.`,
	reply: `Answer by the number in the list, by the square ("d4", "hq"), or by the first
letters of the words as long as only one answer begins so. Several squares or
directions are done one after the other: "n n e" or "c8 c9 d9".`,
	luck:   "dice and tiles",
	width:  columns,
	usual:  func(options) int { return 4 },
	fewest: 2,
	names:  hqNames,
	mind:   mind[cobrahq.State, cobrahq.View, cobrahq.Action]{hqSimple, cobrahq.Evaluate, nil, 5000, func(cobrahq.View) bot.Options { return bot.Options{} }},
	config: hqConfig,
	draw:   hqDraw,
	ask:    hqAsk,
	words:  hqWords,
	try:    hqTry,
	astray: hqAstray,
	tell:   func(_ cobrahq.View, events []cobrahq.Event) []sentence { return hqTell(events) },
	begins: func(e cobrahq.Event) bool { _, ok := e.(cobrahq.TurnBegan); return ok },
}

// hqNames is what the pawns are called; the first letter stands on the board.
var hqNames = []string{"Red", "Blue", "Gold", "Violet"}

func hqName(s joe.Seat) string {
	if s.At(len(hqNames)) {
		return hqNames[s]
	}
	return s.String()
}

// hqConfig reads the board and the tiles that the flags name.
func hqConfig(o options, seats int) (cobrahq.Config, error) {
	c := cobrahq.Config{Seats: seats}
	if o.cards != "" {
		return c, errors.New("-cards: Mission: Cobra H.Q. is played with tiles; -tiles says which")
	}
	var err error
	if o.board != "" {
		if c.Board, err = hqBoard(o.board); err != nil {
			return c, err
		}
	}
	if o.tiles == "" {
		return c, nil
	}
	if c.Tiles, err = hqTiles(o.tiles); err != nil {
		return c, err
	}
	if _, _, err := cobrahq.New(c); err != nil {
		return c, fmt.Errorf("%w; write for example -tiles %s", flagged(err), hqUsualTiles)
	}
	return c, nil
}

// hqUsualTiles is the tiles that are played with where nobody says, for -tiles.
const hqUsualTiles = "bomb=12,boat=8,henchman-1=4,henchman-2=4,henchman-3=4"

// hqTiles reads "bomb=12,boat=8,henchman-1=12". Whether that is a box, the game says.
func hqTiles(text string) (map[cobrahq.Tile]int, error) {
	tiles := map[cobrahq.Tile]int{}
	for part := range strings.SplitSeq(text, ",") {
		name, number, _ := strings.Cut(part, "=")
		var tile cobrahq.Tile
		name = strings.TrimSpace(name)
		if err := tile.UnmarshalText([]byte(name)); err != nil || tile == cobrahq.TopSecret {
			return nil, fmt.Errorf("-tiles: %q is none of the tiles that lie on the sand, bomb, boat and henchman-1 to henchman-6; write -tiles %s",
				clean(name), hqUsualTiles)
		}
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil {
			return nil, fmt.Errorf("-tiles: how many of %v? Write %v=4", tile, tile)
		}
		if _, twice := tiles[tile]; twice {
			return nil, fmt.Errorf("-tiles: %v stands twice", tile)
		}
		tiles[tile] = n
	}
	return tiles, nil
}

// hqBoard reads a board that somebody drew, and shows the author its faults.
func hqBoard(name string) (*cobrahq.Board, error) {
	text, err := readFile(name)
	if err != nil {
		return nil, err
	}
	board, err := cobrahq.ParseBoard(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s is no board to play on:\n%s", name, hqFaults(string(text), err))
	}
	return board, nil
}

// hqFaults is the faults of a map, and the map with the squares at fault marked.
func hqFaults(text string, err error) string {
	lines := fewFaults(err)
	for i, line := range lines {
		lines[i] = "  " + line
	}
	var rows []string
	for line := range strings.Lines(text) {
		line = strings.Join(strings.Fields(line), "")
		if line != "" && !strings.HasPrefix(line, "//") && !strings.Contains(line, ":") {
			rows = append(rows, clean(line))
		}
	}
	if len(rows) > 26 || len(rows) < 5 || len(rows[0]) > 26 {
		return strings.Join(lines, "\n")
	}
	marked := map[string]bool{}
	for _, line := range lines {
		square, _, _ := strings.Cut(strings.TrimSpace(line), ":")
		marked[square] = true
	}
	lines = append(lines, "", hqRim(len(rows[0]), 3))
	for i, row := range rows {
		line := fmt.Sprintf("%2d ", len(rows)-i)
		for col, c := range []rune(row) {
			if marked[fmt.Sprintf("%c%d", 'a'+col, len(rows)-i)] {
				line += ">" + string(c) + "<"
			} else {
				line += " " + string(c) + " "
			}
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return strings.Join(lines, "\n")
}
