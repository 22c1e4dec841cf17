package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/seed4548c990/gijoe/adventure"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/bot"
)

// adv is the Adventure Board Game at a terminal.
var adv = face[adventure.Config, adventure.State, adventure.Action, adventure.Event, adventure.View]{
	game:  adventure.Game(),
	title: "The Adventure Board Game",
	goal: `Be the first with 100 points. Your goal, an Objective Card, says where to go next
and what that is worth; when you are there you draw another. You begin in a
training area, on one die, and collect Equipment there: a Hydrofoil takes you
onto Cobra Island, a VAMP or a Tank lets you stop on their short cuts, the rest
wins battles. You may leave once you are back on START, or where a space sends
you out. Outside you throw two dice and go all of their sum, any way you like but
not straight back; what stands on the space where you stop happens. You may stop
early on your goal and on an Airstrip, the only way out of Cobra Island and the
Desert Kingdom: you fly from there in your next turn. Who lands on your space
sends you three spaces back.`,
	reply: `Answer by the number in the list, which also stands on the board, by the name of
a space ("north-4"), or by the first letters of the words as long as only one
answer begins so.`,
	luck:   "dice and cards",
	width:  100,
	usual:  func(options) int { return 4 },
	fewest: 2,
	names:  hqNames,
	mind:   mind[adventure.State, adventure.View, adventure.Action]{advSimple, adventure.Evaluate, adventure.Rollout, 5000, func(adventure.View) bot.Options { return bot.Options{Playout: 25} }},
	config: advConfig,
	draw:   advDraw,
	ask:    advAsk,
	words:  advWords,
	try:    advTry,
	astray: advAstray,
	tell:   advTell,
	begins: func(e adventure.Event) bool { _, ok := e.(adventure.TurnBegan); return ok },
}

// advConfig reads the board and the cards that the flags name.
func advConfig(o options, seats int) (adventure.Config, error) {
	c := adventure.Config{Seats: seats}
	if o.tiles != "" {
		return c, errors.New("-tiles: the Adventure Board Game is played with cards; -cards FILE says which")
	}
	if o.board != "" {
		text, err := readFile(o.board)
		if err != nil {
			return c, err
		}
		if c.Board, err = advBoard(text); err != nil {
			return c, fmt.Errorf("%s is no board to play on:\n  %s", o.board, strings.Join(fewFaults(err), "\n  "))
		}
	}
	if o.cards != "" {
		text, err := readFile(o.cards)
		if err != nil {
			return c, err
		}
		if c.Cards, err = adventure.LoadCards(text); err != nil {
			return c, fmt.Errorf("%s has no cards to play with:\n  %s", o.cards, strings.Join(fewFaults(err), "\n  "))
		}
	}
	return c, nil
}

// advBoard reads a board in either of its forms: a text, or JSON.
func advBoard(text []byte) (*adventure.Board, error) {
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")) {
		return adventure.LoadBoard(text)
	}
	return adventure.ParseBoard(string(text))
}

// advGoal is what a seat has to reach, or false where it has nothing.
func advGoal(v adventure.View, s joe.Seat) (card adventure.Objective, at adventure.Space, ok bool) {
	card, ok = v.Objective(s)
	if !ok {
		return card, "", false
	}
	return card, v.Board().Objective(card.Place), true
}

// advFar is more steps than any board has.
const advFar = 1 << 10

// advSteps is how many steps on foot lead to the nearest of some spaces from each, or
// advFar where none do. No Adventure Area is left on foot (adv-escape-airstrip).
func advSteps(b *adventure.Board, to ...adventure.Space) map[adventure.Space]int {
	before := map[adventure.Space][]adventure.Space{}
	steps := map[adventure.Space]int{}
	for from := range b.Spaces() {
		steps[from] = advFar
		for _, next := range b.Next(from) {
			if !b.Area(from).Adventure() || b.Area(from) == b.Area(next) {
				before[next] = append(before[next], from)
			}
		}
	}
	for _, s := range to {
		steps[s] = 0
	}
	for queue := to; len(queue) > 0; queue = queue[1:] {
		for _, from := range before[queue[0]] {
			if steps[from] == advFar {
				steps[from] = steps[queue[0]] + 1
				queue = append(queue, from)
			}
		}
	}
	return steps
}

// advHome is the training area that a pawn on a space is in, or may enter from there.
func advHome(b *adventure.Board, at adventure.Space) (adventure.Area, bool) {
	if b.Area(at).Training() {
		return b.Area(at), true
	}
	return b.Beside(at)
}
