package main

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/seed4548c990/gijoe/deckbuilder"
)

// row is a kind of game that is measured: each of its lines at each number of seats.
type row struct {
	game  string // "cobrahq", "adventure", or the id of a Story of the Deck-Building Game
	extra string // what is in play as well: "general", the id of an Expert Mode card, several with "+" between
	seats []int
	lines []line
}

// line is who plays: one among others, one kind at all seats, all kinds as rivals, or one
// kind at all seats but for another where a seat was dealt the Traitor; and in how many
// games, unless another number is asked for: fewer where it takes long.
type line struct {
	one, among string
	traitor    string
	games      int
}

var (
	margins  = []line{{one: "greedy", among: "random", games: 1000}, {one: "search", among: "greedy", games: 300}}
	together = []line{{one: "random", games: 200}, {one: "greedy", games: 300}, {one: "search", games: 60}}
	slow     = []line{{one: "random", games: 200}, {one: "greedy", games: 300}, {one: "search", games: 30}} // The Crimson Veil
	rivals   = []line{{games: 60}}
	byRole   = []line{
		{one: "greedy", traitor: "random", games: 1000}, {one: "greedy", traitor: "greedy", games: 1000}, {one: "greedy", traitor: "search", games: 300},
		{one: "random", traitor: "greedy", games: 1000}, {one: "search", traitor: "greedy", games: 300},
	}

	one      = []int{1}
	four     = []int{4}
	odd      = []int{1, 3} // where the balance has targets
	oneToAll = []int{1, 2, 3, 4}
	twoToAll = []int{2, 3, 4}
)

const (
	cipher = "general+cv-expert"            // Cipher of the Day
	cover  = "general+cv-expert-deep-cover" // Deep Cover
)

var rows = []row{
	{"cobrahq", "", twoToAll, margins},
	{"adventure", "", twoToAll, margins},
	{deckbuilder.MassDevice, "", oneToAll, together},
	{deckbuilder.TotalControl, "", odd, together},
	{deckbuilder.SilentInterlude, "", one, together},
	{deckbuilder.GeneralBedlam, "", odd, slow},
	{deckbuilder.GeneralBedlam, cipher, odd, slow},
	{deckbuilder.GeneralBedlam, cover, odd, slow},
	{deckbuilder.CrimsonLedger, "", odd, slow},
	{deckbuilder.CrimsonLedger, cipher, odd, slow},
	{deckbuilder.CrimsonLedger, cover, odd, slow},
	{deckbuilder.TraitorWithin, "", twoToAll, rivals},
	{deckbuilder.TraitorWithin, "", twoToAll, slow},
	{deckbuilder.TraitorWithin, "", four, byRole},
}

// titles is what the tables call the games.
var titles = map[string]string{
	deckbuilder.MassDevice: "The M.A.S.S. Device", deckbuilder.TotalControl: "Total Control", deckbuilder.SilentInterlude: "Silent Interlude",
	deckbuilder.GeneralBedlam: "General Bedlam", deckbuilder.CrimsonLedger: "The Crimson Ledger", deckbuilder.TraitorWithin: "A Traitor Within",
	cipher: "  The General, Cipher", cover: "  The General, Deep Cover",
}

// cell is a tournament: a row at so many seats, and who plays.
type cell struct {
	row
	at   int // seats
	line line
}

// key is the row of a cell, for the tables and for -only: "general-bedlam+general".
func (r row) key() string {
	if r.extra == "" {
		return r.game
	}
	return r.game + "+" + r.extra
}

// name is what -only goes by: "cobrahq/3/search-among-greedy", "mass-device/1/greedy",
// "traitor-within/4/rivals", "traitor-within/4/greedy-but-traitor-search".
func (c cell) name() string {
	who := c.line.one
	switch {
	case c.line.traitor != "":
		who += "-but-traitor-" + c.line.traitor
	case c.line.among != "":
		who += "-among-" + c.line.among
	case who == "":
		who = "rivals"
	}
	return fmt.Sprintf("%s/%d/%s", c.key(), c.at, who)
}

// cells is all that is measured, or what an expression names of it.
func cells(only string) ([]cell, error) {
	match, err := regexp.Compile(only)
	if err != nil {
		return nil, fmt.Errorf("-only %s: that is no regular expression: %w", only, err)
	}
	var list []cell
	for _, r := range rows {
		for _, l := range r.lines {
			for _, seats := range r.seats {
				if c := (cell{r, seats, l}); match.MatchString(c.name()) {
					list = append(list, c)
				}
			}
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("-only %s names nothing that is measured; -list lists what is, such as cobrahq/3/search-among-greedy", only)
	}
	return list, nil
}

// figure is what is counted of the games of a cell.
type figure int

const (
	won        figure = iota // by the table
	loyalWon                 // in the last Finale, of games without a Traitor
	betrayed                 // the same, of games with one
	pyrrhic                  // the Joes lost and a Traitor was in hiding, of games with one
	discovered               // the Traitor was, of games with one
	traitorWon               // the Traitor did, alone or with the Joes once it was Loyal again, of games with one
	loyalSeat                // a Loyal seat did, by a pyrrhic victory too, of games with one
	taken                    // how much less is won with a Traitor than without
)

// target is a share that the built-in cards are designed for.
type target struct {
	about     string
	rows      string // their keys, with blanks between
	seats     int
	of        figure
	low, high float64
	plain     string // what the plain player of the tests makes of it, as the package doc of deckbuilder says
}

// targets is what the cards are designed for, as far as it is about who wins. Turns, cards
// bought and Leaders are measured by the tests of package deckbuilder.
var targets = []target{
	{"core Stories, 1 seat", "mass-device total-control", 1, won, 20, 45, "13.8 ± 2.8"},
	{"core Stories, 3 seats", "mass-device total-control", 3, won, 20, 45, "13.5 ± 2.7"},
	{"Silent Interlude", "silent-interlude", 1, won, 20, 50, "37.9 ± 2.1"},
	{"General Bedlam, 1 seat", "general-bedlam", 1, won, 20, 45, "14.0 ± 5.6"},
	{"General Bedlam, 3 seats", "general-bedlam", 3, won, 20, 45, "32.0 ± 7.5"},
	{"  The General, Cipher, 1 seat", "general-bedlam+" + cipher, 1, won, 20, 45, "4.0 ± 3.1"},
	{"  The General, Cipher, 3 seats", "general-bedlam+" + cipher, 3, won, 20, 45, "14.0 ± 5.6"},
	{"  The General, Deep Cover, 1 seat", "general-bedlam+" + cover, 1, won, 20, 45, "10.0 ± 4.8"},
	{"  The General, Deep Cover, 3 seats", "general-bedlam+" + cover, 3, won, 20, 45, "16.0 ± 5.9"},
	{"The Crimson Ledger, 1 seat", "crimson-ledger", 1, won, 20, 45, "18.0 ± 6.1"},
	{"The Crimson Ledger, 3 seats", "crimson-ledger", 3, won, 20, 45, "24.7 ± 6.9"},
	{"  The General, Cipher, 1 seat", "crimson-ledger+" + cipher, 1, won, 20, 45, "2.0 ± 2.2"},
	{"  The General, Cipher, 3 seats", "crimson-ledger+" + cipher, 3, won, 20, 45, "20.0 ± 6.4"},
	{"  The General, Deep Cover, 1 seat", "crimson-ledger+" + cover, 1, won, 20, 45, "6.7 ± 4.0"},
	{"  The General, Deep Cover, 3 seats", "crimson-ledger+" + cover, 3, won, 20, 45, "23.3 ± 6.8"},
	{"A Traitor Within, 4: without one", "traitor-within", 4, loyalWon, 35, 60, "49.3 ± 4.8"},
	{"  how much a Traitor takes", "traitor-within", 4, taken, 15, 100, "17.5"},
	{"  Traitor discovered", "traitor-within", 4, discovered, 40, 90, "63.0 ± 2.4"},
}

// chance is the most that chance is to win of a core Story, of Silent Interlude and of
// The Crimson Veil, in percent.
const chance = 2

// config is the Deck-Building Game of a cell.
func (c cell) config() deckbuilder.Config {
	d := deckbuilder.Config{Seats: c.at, Story: c.game}
	for part := range strings.SplitSeq(c.extra, "+") {
		switch part {
		case "":
		case "general":
			d.General = true
		default:
			d.Expert = append(d.Expert, part)
		}
	}
	return d
}
