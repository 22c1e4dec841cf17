package joetest_test

import (
	"fmt"

	"github.com/seed4548c990/gijoe/joe"
)

// Hush is a small card game with hidden hands that keeps every law, unless its
// Config asks for a flaw. Each seat is dealt a card that it alone sees. In its
// turn a seat puts in coins, at most two, and may show its card; then it passes,
// and a lopsided coin may bring it one more. After two turns each, whoever has
// most, shown card and coins, wins.

// flaw is what is wrong with a game of Hush where its State or View would have to
// be written differently. What is wrong with a function of the Game is wrapped
// around it where it is tried.
type flaw int16

const (
	sound          flaw = iota
	inPlace                    // Apply writes into the State that it is given
	seatPanic                  // View(101) panics
	nilEventCounts             // a View counts a coin at a nil event
	noPending                  // Pending always asks seat 0
	othersActions              // every View lists the actions of the seat to act
	deadEnd                    // who has put in two coins may do nothing more
	stillLegal                 // one may pass when the game is over
	takeBack                   // a coin may be taken back, and put in again
	forgetfulJSON              // a saved State lacks the coins of this turn
	forgetfulBoth              // and the Hash does not notice
	forgetfulView              // a View's JSON lacks the coins of this turn
	blindHash                  // the Hash leaves the hands out
	leakyView                  // seat 0 sees the hand of seat 1 in its View
	leakyAlike                 // and in its events
	leakyKey                   // the Key tells the hand of the last seat
	leakyRefusal               // a refusal tells the hand of the next seat
	leakyStranger              // seat 2 at a table of two sees all
	openSpectator              // the spectator sees all
	hiddenState                // a View has the State inside, and Sample gives it
	lowestFirst                // Sample deals the lowest cards there are
	fixedSecond                // Sample deals the lowest card to seat 1
	lopsided                   // Sample deals low cards more often
	overdealt                  // Sample deals without counting
	otherView                  // Sample adds a coin
	deafView                   // With does not hear of coins
	idleView                   // a View that followed has no legal actions
	noEnd                      // who passes without a coin may do so for ever
	silentEnd                  // the Outcome gives no reason
	sharedCoins                // a game goes on using the Config's list
	inside                     // With knows the hands, so events need not tell
	bent                       // the first of the flaws that are in bends
	flaws          flaw = 1000 // no flaw has this number
)

const handCards = 4 // values 1 to 4, two cards of each

type Config struct {
	Seats int    `json:"seats"`
	Flaw  flaw   `json:"flaw"`
	Coins []int8 `json:"coins,omitempty"` // that the seats begin with
	Extra int8   `json:"-"`               // one more for seat 0, of which no JSON tells
}

// table is what State and View share; a View has 0 for what it does not know, or
// unknown for a card that is there.
type table struct {
	flaw         flaw
	hands        []int8 // by seat; 0: not dealt yet
	shown        []bool
	coins        []int8
	turn, raised int8
	tossing      bool
	passes       int8
}

const unknown int8 = -1

type State struct{ table }

type View struct {
	table
	seat     joe.Seat
	real     *State // only with the flaw hiddenState
	last     int8   // only with the flaw leakyKey
	followed bool   // only with the flaw idleView
}

type Action interface {
	fmt.Stringer
	hush()
}

type (
	Deal  struct{ Card int8 }
	Raise struct{}
	Lower struct{} // only with the flaw takeBack
	Show  struct{}
	Pass  struct{}
	Toss  struct{ Heads bool }
)

func (Deal) hush()  {}
func (Raise) hush() {}
func (Lower) hush() {}
func (Show) hush()  {}
func (Pass) hush()  {}
func (Toss) hush()  {}

func (a Deal) String() string { return fmt.Sprintf("deal %d", a.Card) }
func (Raise) String() string  { return "raise" }
func (Lower) String() string  { return "lower" }
func (Show) String() string   { return "show" }
func (Pass) String() string   { return "pass" }
func (a Toss) String() string { return fmt.Sprintf("toss %v", a.Heads) }

type Event interface {
	fmt.Stringer
	Rule() joe.RuleID
	hush()
}

type (
	Dealt struct {
		Seat joe.Seat
		Card int8 // 0: hidden
	}
	Raised  struct{ Seat joe.Seat }
	Lowered struct{ Seat joe.Seat }
	Shown   struct {
		Seat joe.Seat
		Card int8
	}
	Passed struct{ Seat joe.Seat }
	Tossed struct{ Heads bool }
	Asked  struct {
		Seat    joe.Seat
		Options []string // for the seat itself
	}
)

func (Dealt) hush()   {}
func (Raised) hush()  {}
func (Lowered) hush() {}
func (Shown) hush()   {}
func (Passed) hush()  {}
func (Tossed) hush()  {}
func (Asked) hush()   {}

func (Dealt) Rule() joe.RuleID   { return cite("hush-deal") }
func (Raised) Rule() joe.RuleID  { return cite("hush-raise") }
func (Lowered) Rule() joe.RuleID { return cite("hush-raise") }
func (Shown) Rule() joe.RuleID   { return cite("hush-show") }
func (Passed) Rule() joe.RuleID  { return cite("hush-pass") }
func (Tossed) Rule() joe.RuleID  { return cite("hush-toss") }
func (Asked) Rule() joe.RuleID   { return "" }

// mute takes the rules from all events, for the one test that asks for it.
var mute bool

func cite(id joe.RuleID) joe.RuleID {
	if mute {
		return ""
	}
	return id
}

func (e Dealt) String() string   { return fmt.Sprintf("%v is dealt %d", e.Seat, e.Card) }
func (e Raised) String() string  { return fmt.Sprintf("%v puts a coin in", e.Seat) }
func (e Lowered) String() string { return fmt.Sprintf("%v takes a coin back", e.Seat) }
func (e Shown) String() string   { return fmt.Sprintf("%v shows %d", e.Seat, e.Card) }
func (e Passed) String() string  { return fmt.Sprintf("%v passes", e.Seat) }
func (e Tossed) String() string  { return fmt.Sprintf("the coin falls: %v", e.Heads) }
func (e Asked) String() string   { return fmt.Sprintf("%v is asked, %d options", e.Seat, len(e.Options)) }
