package joetest

import (
	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// Options says what to try beyond random play, and how much. The zero value is a
// short run that tries no secrets made by hand: a game that has any should give
// Twins or Disguise, since a leak in View and in Redact alike shows in no other way.
type Options[S, A, E any] struct {
	// Seed is what all random play, probing and sampling is drawn from. Same
	// seed, same game: same report.
	Seed uint64

	// Twins are pairs of States made by hand, which a seat cannot tell apart.
	Twins []Twin[S]
	// Disguise makes the twin of any State that comes up: a State that differs in
	// what the seat (perhaps joe.Spectator) cannot know, or false where there is no
	// such. It should be written without View and Sample, since it judges them.
	Disguise func(s S, seat joe.Seat, src *dice.Source) (S, bool)
	// Positions are States made by hand to try every law on, and to play on from.
	Positions []S
	// Actions and Events are tried everywhere besides those that come up in play.
	// They may be such as the game never makes: a square off the board, a card that
	// nobody has.
	Actions []A
	Events  []E
	// Forgets reports events after which a seat may know less than it could work
	// out, such as a reshuffle of a pile it had partly seen. A chance action with
	// such an event is left out where law 8 compares distributions. Nil: none.
	Forgets func(E) bool
	// Cites reports further names that may be cited beside those in the ledger: the
	// ids of cards. Nil: none.
	Cites func(joe.RuleID) bool

	// Games is the number of random games played by Apply, each Config. 0: 12.
	Games int
	// Actions played in each of them at most; law 11 has its own games. 0: 3000.
	MaxActions int
	// Moments is the number of positions of these games on which every law is
	// tried, over all Configs, but at least 8 a Config. 0: 60.
	Moments int
	// Probes is the number of actions from elsewhere in the run that each Moment is
	// tried with. 0: 150.
	Probes int
	// Draws is the number of samples, and of rolls, behind a comparison of
	// distributions. 0: 600.
	Draws int
	// Endings is the number of games that law 11 plays by Next, each Config. 0: 60.
	Endings int
	// Longest is the number of actions, chance's included, within which every game
	// has to end. 0: 100,000.
	Longest int
	// MaxLegal is the length of a list of legal actions that law 5 allows a player
	// (not chance). 0: 200.
	MaxLegal int
	// MaxTurn is the number of actions that law 5 allows a seat in a row, with no
	// other seat's and no chance between. 0: 1000.
	MaxTurn int
}

// Twin is a pair of States that one seat, perhaps joe.Spectator, cannot tell
// apart: they differ only in what it does not know.
type Twin[S any] struct {
	Name string // for reports
	Seat joe.Seat
	A, B S
}

// filled is the options with their defaults.
func (o Options[S, A, E]) filled() Options[S, A, E] {
	for _, f := range []struct {
		field    *int
		standard int
	}{
		{&o.Games, 12}, {&o.MaxActions, 3000}, {&o.Moments, 60}, {&o.Probes, 150}, {&o.Draws, 600},
		{&o.Endings, 60}, {&o.Longest, 100_000}, {&o.MaxLegal, 200}, {&o.MaxTurn, 1000},
	} {
		if *f.field <= 0 {
			*f.field = f.standard
		}
	}
	return o
}
