package hqsvg

import (
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// status is what goes on, in a line.
func status(v cobrahq.View) string {
	if outcome, over := v.Outcome(); over {
		return "The game is over: " + outcome.String()
	}
	p := v.Pending()
	who := fmt.Sprintf("Round %d, turn of %v", v.Round(), v.Active())
	switch p.Kind {
	case cobrahq.AskFirstRoll:
		return fmt.Sprintf("Before the first turn: %v rolls the white die for who goes first", p.Other)
	case cobrahq.AskWhiteDie:
		return who + ": the white die is to be rolled"
	case cobrahq.AskMove:
		if p.Count == 1 {
			return who + ": 1 move left"
		}
		return fmt.Sprintf("%s: %d moves left", who, p.Count)
	case cobrahq.AskTake:
		return fmt.Sprintf("%s: it meets %v and may take a tile", who, p.Other)
	case cobrahq.AskTurnTile:
		return fmt.Sprintf("%s: the tile on %s is to be turned", who, p.Item)
	case cobrahq.AskOpponent:
		return who + ": whom does it roll off against?"
	case cobrahq.AskRollOff:
		return fmt.Sprintf("%s: roll-off against %v", who, p.Other)
	case cobrahq.AskPlaceBomb:
		return who + ": where is the defused bomb laid?"
	}
	return who
}

// describe is the position in words.
func describe(v cobrahq.View, board *cobrahq.Board) string {
	said := []string{
		status(v) + ".",
		fmt.Sprintf("The board has %d columns from a, on the left, and %d rows from 1, at the bottom.", board.Width(), board.Height()),
	}
	for s := range seats(v).All() {
		said = append(said, capital(s.String())+" "+seatWords(v, s)+".")
	}
	said = append(said,
		fmt.Sprintf("At Cobra HQ: %s.", counted(v.Stack(), "Top Secret tile")),
		"Not turned yet: "+listTiles(v.Left)+".",
		"Out of play: "+listTiles(v.OutOfPlay)+".")
	return strings.Join(said, " ")
}

// seatWords is where a seat's pawn is and what lies in front of it.
func seatWords(v cobrahq.View, s joe.Seat) string {
	home := fmt.Sprintf("home base %s", v.Home(s))
	if v.Out(s) {
		return "is stranded and out of the game, " + home
	}
	words := fmt.Sprintf("is %s, %s, holds %s", whereabouts(v.Pawn(s)), home, listTiles(func(tile cobrahq.Tile) int { return v.Holds(s, tile) }))
	if held := v.Held(s); held != 0 {
		words += ", held by " + article(held)
	}
	return words
}

func whereabouts(at cobrahq.Square) string {
	if at == cobrahq.HQSpace {
		return "at Cobra HQ"
	}
	return "on " + string(at)
}

// spaceWords is what a space is, and what is on it.
func (d *drawing) spaceWords(at cobrahq.Square) string {
	kind, _ := d.board.Kind(at)
	words := fmt.Sprintf("%s: %v", at, kind)
	for s := range seats(d.view).All() {
		if d.view.Home(s) == at {
			words += " of " + s.String()
		}
	}
	switch tile, face := d.view.TileOn(at); {
	case at == cobrahq.HQSpace:
		words += ", " + counted(d.view.Stack(), "Top Secret tile")
	case face == cobrahq.Unturned:
		words += ", a tile not turned yet"
	case face == cobrahq.FaceDown:
		words += ", a bomb laid face down"
	case face == cobrahq.FaceUp:
		words += ", " + article(tile)
	}
	for s := range d.view.PawnsOn(at).All() {
		words += ", " + s.String()
	}
	return words
}

// tileWords is a kind of tile as players say it.
func tileWords(tile cobrahq.Tile) string {
	switch {
	case tile.Number() > 0:
		return fmt.Sprintf("Henchman %d", tile.Number())
	case tile == cobrahq.TopSecret:
		return "Top Secret tile"
	}
	return tile.String()
}

func article(tile cobrahq.Tile) string {
	if tile.Number() > 0 {
		return tileWords(tile)
	}
	return "a " + tileWords(tile)
}

// counted is a number of things: "2 boats", "no boats".
func counted(n int, what string) string {
	switch n {
	case 0:
		return "no " + what + "s"
	case 1:
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// listTiles is how many there are of each kind of tile, or "nothing".
func listTiles(count func(cobrahq.Tile) int) string {
	var list []string
	for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
		switch n := count(tile); {
		case n > 0 && tile.Number() > 0:
			list = append(list, fmt.Sprintf("%d × %s", n, tileWords(tile)))
		case n > 0:
			list = append(list, counted(n, tileWords(tile)))
		}
	}
	if list == nil {
		return "nothing"
	}
	return strings.Join(list, ", ")
}

func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }
