package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe"
)

// hqAsk is the question that is pending.
func hqAsk(v cobrahq.View) string {
	p, who := v.Pending(), hqName(v.Active())
	switch p.Kind {
	case cobrahq.AskFirstRoll:
		return fmt.Sprintf("%s rolls for who goes first. What does the white die show?", who)
	case cobrahq.AskWhiteDie:
		return fmt.Sprintf("%s rolls. What does the white die show?", who)
	case cobrahq.AskTurnTile:
		return fmt.Sprintf("%s turns the tile on %s. What is it?", who, p.Item)
	case cobrahq.AskRollOff:
		return fmt.Sprintf("What do %s's white die and %s's black die show? Say both, such as \"4 2\".", who, hqName(p.Other))
	case cobrahq.AskMove:
		return fmt.Sprintf("%s on %s has %s left.", who, p.Item, hqMoves(p.Count))
	case cobrahq.AskTake:
		return fmt.Sprintf("%s meets %s on %s. Take a tile?", who, hqName(p.Other), p.Item)
	case cobrahq.AskOpponent:
		return fmt.Sprintf("%s is held on %s by %s. Roll off against whom?", who, v.Pawn(v.Active()), hqTile(v.Held(v.Active())))
	case cobrahq.AskPlaceBomb:
		return fmt.Sprintf("%s has defused the bomb. On which light-green space is it laid, face down?", who)
	}
	return p.Kind + "?"
}

// hqWords is an action in words.
func hqWords(v cobrahq.View, action cobrahq.Action) words {
	switch a := action.(type) {
	case cobrahq.Step:
		w := words{name: "to " + string(a.To), about: hqLies(v, a.To), also: []string{string(a.To), "step to " + string(a.To)}}
		if way := hqWay(v.Board(), v.Pawn(v.Active()), a.To); way != "" {
			w.name = way + " to " + string(a.To)
			w.also = append(w.also, way, way[:1])
		}
		return w
	case cobrahq.Boost:
		return words{
			name:  fmt.Sprintf("boost by %d with %s", a.Add, hqTile(a.Tile)),
			about: "the Henchman goes out of play",
			also:  []string{fmt.Sprintf("boost %d", a.Add)},
		}
	case cobrahq.Stop:
		// Its first letter is none of the compass, so that no slip ends a turn.
		w := words{name: "done", about: "stop here; the turn ends", also: []string{"stop", "stay"}}
		if len(v.Trail()) == 0 {
			w.about = "stay here, without a step"
		}
		return w
	case cobrahq.Take:
		return words{name: "take " + hqTile(a.Tile), also: []string{a.Tile.String()}}
	case cobrahq.Decline:
		return words{name: "take nothing", also: []string{"nothing", "decline", "none"}}
	case cobrahq.Challenge:
		name := hqName(a.Opponent)
		return words{name: "roll off against " + name, also: []string{name, name[:1]}}
	case cobrahq.Place:
		return words{name: "lay the bomb on " + string(a.At), also: []string{string(a.At)}}
	case cobrahq.Die:
		return words{name: fmt.Sprintf("white %d", a.Pips), also: []string{fmt.Sprint(a.Pips)}}
	case cobrahq.Dice:
		return words{
			name: fmt.Sprintf("white %d black %d", a.White, a.Black),
			also: []string{fmt.Sprintf("%d %d", a.White, a.Black), fmt.Sprintf("black %d white %d", a.Black, a.White)},
		}
	case cobrahq.Reveal:
		w := words{name: a.Tile.String(), about: fmt.Sprintf("%d left", v.Left(a.Tile))}
		if n := a.Tile.Number(); n > 0 {
			w.also = []string{fmt.Sprint(n), fmt.Sprintf("h%d", n)}
		}
		return w
	}
	return words{name: action.String()}
}

// hqTry is all that a person may name: steps and bombs to every space, every tile,
// every opponent, dice that do not exist.
func hqTry(v cobrahq.View) []cobrahq.Action {
	var list []cobrahq.Action
	board := v.Board()
	bombs := func() {
		for at := range board.Squares() {
			list = append(list, cobrahq.Place{At: at})
		}
	}
	switch v.Pending().Kind {
	case cobrahq.AskPlaceBomb:
		bombs()
	case cobrahq.AskFirstRoll, cobrahq.AskWhiteDie:
		for pips := range uint8(100) {
			list = append(list, cobrahq.Die{Pips: pips})
		}
	case cobrahq.AskTurnTile:
		for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
			list = append(list, cobrahq.Reveal{Tile: tile})
		}
	case cobrahq.AskRollOff:
		for white := range uint8(10) {
			for black := range uint8(10) {
				list = append(list, cobrahq.Dice{White: white, Black: black})
			}
		}
	}
	for to := range board.Squares() {
		list = append(list, cobrahq.Step{To: to})
	}
	bombs()
	list = append(list, cobrahq.Stop{}, cobrahq.Decline{})
	for tile := cobrahq.Bomb; tile <= cobrahq.TopSecret; tile++ {
		list = append(list, cobrahq.Take{Tile: tile})
		for add := range uint8(tile.Number()) {
			list = append(list, cobrahq.Boost{Tile: tile, Add: add + 1})
		}
	}
	for s := range joe.Seat(v.Seats()) {
		list = append(list, cobrahq.Challenge{Opponent: s})
	}
	return list
}

// hqAstray tells a direction that leads off the board.
func hqAstray(v cobrahq.View, text string) string {
	at := v.Pawn(v.Active())
	row, err := strconv.Atoi(string(at[min(1, len(at)):]))
	if v.Pending().Kind != cobrahq.AskMove || err != nil {
		return ""
	}
	text = normal(text)
	for _, way := range hqCompass {
		if _, ok := v.Board().At(int(at[0]-'a')+1+way.col, row+way.row); !ok && (text == way.name || text == way.name[:1]) {
			return fmt.Sprintf("%s: the board ends at %s", way.name, at)
		}
	}
	return ""
}

var hqCompass = [...]struct {
	name     string
	col, row int
}{{"north", 0, 1}, {"east", 1, 0}, {"south", 0, -1}, {"west", -1, 0}}

// hqWay is the compass direction from one space to a space beside it, or "".
func hqWay(b *cobrahq.Board, from, to cobrahq.Square) string {
	squares := []cobrahq.Square{from}
	if from == cobrahq.HQSpace {
		squares = b.HQSquares()
	}
	for _, s := range squares {
		row, err := strconv.Atoi(string(s[min(1, len(s)):]))
		if err != nil {
			continue
		}
		col := int(s[0]-'a') + 1
		for _, way := range hqCompass {
			if beside, ok := b.At(col+way.col, row+way.row); ok && beside == to && to != from {
				return way.name
			}
		}
	}
	return ""
}

func hqMoves(n int) string {
	if n == 1 {
		return "1 move"
	}
	return fmt.Sprintf("%d moves", n)
}

// hqTile is a tile in a sentence.
func hqTile(t cobrahq.Tile) string {
	switch {
	case t == cobrahq.TopSecret:
		return "a Top Secret tile"
	case t.Number() > 0:
		return fmt.Sprintf("Henchman %d", t.Number())
	}
	return "a " + t.String()
}

// hqLies is what somebody who steps onto a space finds there.
func hqLies(v cobrahq.View, at cobrahq.Square) string {
	kind, _ := v.Board().Kind(at)
	parts := []string{kind.String()}
	switch kind {
	case cobrahq.River:
		parts[0] = "river: costs a boat, and the next step lands"
	case cobrahq.Home:
		for s := range joe.Seat(v.Seats()) {
			if v.Home(s) == at {
				parts[0] = hqName(s) + "'s home base"
			}
		}
	}
	switch tile, face := v.TileOn(at); {
	case kind == cobrahq.HQ && face == cobrahq.FaceUp && v.Holds(v.Active(), tile) == 0:
		parts = append(parts, "a Top Secret tile to take")
	case kind == cobrahq.HQ:
	case face == cobrahq.Unturned:
		parts = append(parts, "a tile not turned yet")
	case face == cobrahq.FaceDown:
		parts = append(parts, "a bomb, face down")
	case face == cobrahq.FaceUp:
		parts = append(parts, hqTile(tile))
	}
	for s := range v.PawnsOn(at).All() {
		if s != v.Active() {
			parts = append(parts, fmt.Sprintf("%s with %s", hqName(s), hqHeld(v, s)))
		}
	}
	return strings.Join(parts, ", ")
}

// hqHeld is what lies in front of a seat.
func hqHeld(v cobrahq.View, s joe.Seat) string {
	var parts, numbers []string
	for tile, n := range v.Tiles(s) {
		switch {
		case tile == cobrahq.TopSecret && n > 1:
			parts = append(parts, fmt.Sprintf("%d TOP SECRET", n))
		case tile == cobrahq.TopSecret:
			parts = append(parts, "TOP SECRET")
		case tile == cobrahq.Boat && n > 1:
			parts = append(parts, fmt.Sprintf("%d boats", n))
		case tile == cobrahq.Boat:
			parts = append(parts, "boat")
		default:
			for range n {
				numbers = append(numbers, fmt.Sprint(tile.Number()))
			}
		}
	}
	switch {
	case len(numbers) == 1:
		parts = append(parts, "Henchman "+numbers[0])
	case len(numbers) > 1:
		parts = append(parts, "Henchmen "+strings.Join(numbers, " "))
	case len(parts) == 0:
		return "no tiles"
	}
	return strings.Join(parts, ", ")
}
