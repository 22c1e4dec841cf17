package main

import "github.com/seed4548c990/gijoe/joe"

// face is what a game looks like at a terminal. The rest of this program knows no
// game: another one is served by writing a face for it and naming it in main.
type face[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	game   joe.Game[C, S, A, E, V]
	title  string
	goal   string   // what the game is about and how it is won, for help
	reply  string   // how its questions may be answered, for help
	luck   string   // what chance decides: "dice and tiles"
	width  int      // the columns that its drawing asks for
	fits   [2]int   // the fewest and the most columns that it can be drawn in; zero for those alone
	fewest int      // how many have to play
	names  []string // of the seats, as people call them
	mind   mind[S, V, A]

	usual  func(options) int                                       // how many play where nobody says
	config func(options, int) (C, error)                           // what the flags ask for, for so many seats
	draw   func(v V, played []string, b brush, width int) []string // the board, and who is where with what; played says by whom a seat is
	glance func(v V, played []string, b brush, width int) []string // what is drawn at a question instead, if the board is much
	card   func(V, string) []string                                // what a card says, for a game that has a "card" command
	ask    func(V) string                                          // the question that is pending
	words  func(V, A) words
	try    func(V) []A             // all that a person may want to try now, legal or not, the likeliest first
	astray func(V, string) string  // why a text that names no action can be none, or ""
	tell   func(V, []E) []sentence // what happened; V is the position after it
	rest   func(V) string          // what help adds about the game that is played, or ""; nil for nothing
	begins func(E) bool            // whether a turn begins with an event
	hides  func(V) bool            // whether people at one terminal must not see what others see; nil for no
}

// words is an action as people say it.
type words struct {
	name  string   // "north to c9"
	about string   // what lies there or comes of it; empty where there is nothing to say
	also  []string // other words that choose it: "c9", "n"
}

// sentence is something that happened, told.
type sentence struct {
	text  string
	rules []joe.RuleID // the rules that made it happen
	first bool         // begins a paragraph
	aside bool         // goes without saying, but for those who want the rules
}

// columns is how wide a face is drawn on a terminal of so many columns, 0 where that is
// not known.
func (f face[C, S, A, E, V]) columns(has int) int {
	if f.fits == [2]int{} || has == 0 {
		return f.width
	}
	return max(f.fits[0], min(f.fits[1], has))
}
