package cobrahq

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Action is one thing that a player can do, or one way that chance can fall. It
// bears no seat: it is for the seat that is to act. Actions compare with ==.
//
// A player's are [Step], [Boost], [Stop], [Take], [Decline], [Challenge] and
// [Place]; chance's are [Die], [Dice] and [Reveal].
type Action interface {
	fmt.Stringer
	action()
}

type (
	// Step moves the pawn to an adjoining space (hq-move-adjoining): "d4", "hq".
	Step struct {
		To Square `json:"to"`
	}
	// Boost spends a Henchman tile before the first step, to lengthen the move by
	// 1 up to the tile's number (hq-boost-use, hq-boost-amount).
	Boost struct {
		Tile Tile  `json:"tile"`
		Add  uint8 `json:"add"`
	}
	// Stop ends the move where the pawn stands, with or without a step
	// (hq-move-up-to, hq-move-zero).
	Stop struct{}
	// Take takes a tile of the opponent met (hq-steal-choice).
	Take struct {
		Tile Tile `json:"tile"`
	}
	// Decline takes no tile of the opponent met (amb-hq-steal-decline).
	Decline struct{}
	// Challenge chooses the opponent of a roll-off (hq-rolloff-opponent).
	Challenge struct {
		Opponent joe.Seat `json:"opponent"`
	}
	// Place lays a defused bomb on an empty light-green space (hq-bomb-win-move).
	Place struct {
		At Square `json:"at"`
	}

	// Die is the white die showing 1 to 6: for the first player (hq-first-roll),
	// or to move (hq-roll-white).
	Die struct {
		Pips uint8 `json:"pips"`
	}
	// Dice is the two dice of a roll-off, thrown together (hq-rolloff-dice).
	Dice struct {
		White uint8 `json:"white"`
		Black uint8 `json:"black"`
	}
	// Reveal is the face of a tile turned for the first time (hq-tile-flip).
	Reveal struct {
		Tile Tile `json:"tile"`
	}
)

func (Step) action()      {}
func (Boost) action()     {}
func (Stop) action()      {}
func (Take) action()      {}
func (Decline) action()   {}
func (Challenge) action() {}
func (Place) action()     {}
func (Die) action()       {}
func (Dice) action()      {}
func (Reveal) action()    {}

func (a Step) String() string      { return "step to " + a.To.shown() }
func (a Boost) String() string     { return fmt.Sprintf("spend %v for %d more", a.Tile, a.Add) }
func (a Stop) String() string      { return "stop" }
func (a Take) String() string      { return fmt.Sprintf("take %v", a.Tile) }
func (a Decline) String() string   { return "take nothing" }
func (a Challenge) String() string { return fmt.Sprintf("roll off against %v", a.Opponent) }
func (a Place) String() string     { return "lay the bomb on " + a.At.shown() }
func (a Die) String() string       { return fmt.Sprintf("white die %d", a.Pips) }
func (a Dice) String() string      { return fmt.Sprintf("white die %d, black die %d", a.White, a.Black) }
func (a Reveal) String() string    { return fmt.Sprintf("the tile is %v", a.Tile) }

// belongs reports whether a is an action of this package, by value, and whether it
// is chance's.
func belongs(a Action) (ours, chance bool) {
	switch a.(type) {
	case Die, Dice, Reveal:
		return true, true
	case Step, Boost, Stop, Take, Decline, Challenge, Place:
		return true, false
	}
	return false, false
}

// shown is the square for a message, cut where a caller's text is long.
func (s Square) shown() string {
	if len(s) > 8 {
		return fmt.Sprintf("%q…", string(s[:8]))
	}
	for i := range len(s) {
		if s[i] < '!' || s[i] > '~' {
			return fmt.Sprintf("%q", string(s))
		}
	}
	if s == "" {
		return "no square"
	}
	return string(s)
}

// Actions are boxed once: those that need no board here, the others in the Board.
var (
	stop    Action = Stop{}
	decline Action = Decline{}

	dieActions = func() (list [dieFaces]Action) {
		for i := range list {
			list[i] = Die{uint8(i + 1)}
		}
		return list
	}()
	diceActions = func() (list [dieFaces * dieFaces]Action) {
		for i := range list {
			list[i] = Dice{uint8(i/dieFaces + 1), uint8(i%dieFaces + 1)}
		}
		return list
	}()
	revealActions = func() (list [faces]Action) {
		for i := range list {
			list[i] = Reveal{Tile(i + 1)}
		}
		return list
	}()
	takeActions = func() (list [TopSecret + 1]Action) {
		for t := range list {
			list[t] = Take{Tile(t)}
		}
		return list
	}()
	boostActions = func() (list [henchmen][henchmen]Action) { // by number of the tile, by what is added
		for n := range list {
			for add := range list[n] {
				list[n][add] = Boost{Henchman(n + 1), uint8(add + 1)}
			}
		}
		return list
	}()
	challenges = func() (list [4]Action) {
		for s := range list {
			list[s] = Challenge{joe.Seat(s)}
		}
		return list
	}()
)

// boxed is the Steps and Places of a board, by node.
type boxed struct{ steps, places []Action }

func box(name []Square) boxed {
	b := boxed{make([]Action, len(name)), make([]Action, len(name))}
	for n, s := range name {
		b.steps[n], b.places[n] = Step{s}, Place{s}
	}
	return b
}
