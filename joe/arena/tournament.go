package arena

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime"
	"strconv"
	"time"
	"unicode"

	"github.com/seed4548c990/gijoe/joe"
)

// Style is who meets whom. The zero Style is Rivals.
type Style uint8

const (
	// Rivals sit at one table and play against one another.
	Rivals Style = iota
	// Teams are for games that a table wins or loses together: an entrant has all the
	// seats, each entrant plays every seed, and their shares of games won are compared.
	Teams
)

var styleWords = [...]string{"rivals", "teams"}

// String is the style's word.
func (s Style) String() string {
	if int(s) < len(styleWords) {
		return styleWords[s]
	}
	return "no style"
}

// MarshalText is the style's word: "rivals", "teams".
func (s Style) MarshalText() ([]byte, error) {
	if int(s) >= len(styleWords) {
		return nil, fmt.Errorf("arena: there is no style %d", s)
	}
	return []byte(styleWords[s]), nil
}

// UnmarshalText reads what MarshalText writes and refuses all else.
func (s *Style) UnmarshalText(text []byte) error {
	for i, word := range styleWords {
		if word == string(text) {
			*s = Style(i)
			return nil
		}
	}
	return fmt.Errorf("arena: there is no style %q; there are rivals and teams", text)
}

// Limits of a tournament.
const (
	MaxEntrants = 32         // entrants
	MaxLineUps  = 100_000    // games for each seed; see LineUps
	MaxGames    = 10_000_000 // games in all
	MaxLength   = 5_000_000  // actions in a game, chance's included; one that is longer is broken off
)

// DefaultSeeds is how many seeds are played if Settings does not say.
const DefaultSeeds = 100

// Settings is how a tournament is played. The zero Settings is a sensible one.
type Settings struct {
	// Style is who meets whom. A game for one seat is always played as Teams.
	Style Style
	// Seeds is how many seeds are played, each in every line-up and rotation; 0 is
	// DefaultSeeds.
	Seeds int
	// Seed is what the seeds of the games are drawn from.
	Seed uint64
	// Cores is how many games are played at once; 0 is as many as Go may use
	// ([runtime.GOMAXPROCS]). It makes no difference to any result.
	Cores int
	// Progress, if not nil, is told how far the tournament is: at the beginning, then at
	// most five times a second, and at the end. It is called by one goroutine at a time,
	// and results wait while it runs.
	Progress func(Progress)
}

// Progress is how far a tournament is.
type Progress struct {
	Game    string        // the game's name
	Done    int           // games played, those of an earlier run included
	Total   int           // games to play in all
	Before  int           // games that an earlier run had played
	Elapsed time.Duration // since this run began
	Rate    float64       // games a second in this run
	Left    time.Duration // at that rate; 0 while nothing is known
}

// Tournament is many games of one game between entrants. Make one with New, enter
// who plays, and run it. The methods that enter, and Label, are for before it runs;
// a Tournament that runs is not to be changed.
type Tournament[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	game     joe.Game[C, S, A, E, V]
	config   C
	settings Settings
	entrants []entrant[C, A, E, V]
	label    func(V) []string
	longest  int // actions of a game
}

type entrant[C, A, E, V any] struct {
	name string
	each func() joe.Player[V, A]
	sit  func(context.Context, Sitting[C, V]) (Follower[A, E, V], error)
}

// New makes a tournament of a game. The type parameters are inferred. What the
// config points to must not change while games are played. Whether game, config and
// settings make sense, Run says.
func New[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](game joe.Game[C, S, A, E, V], config C, settings Settings) *Tournament[C, S, A, E, V] {
	return &Tournament[C, S, A, E, V]{game: game, config: config, settings: settings, longest: MaxLength}
}

// Enter enters a player that keeps nothing from one decision to the next, as a plain
// function does: it plays all its seats in all games, at the same time too.
func (t *Tournament[C, S, A, E, V]) Enter(name string, player joe.Player[V, A]) {
	var each func() joe.Player[V, A]
	if player != nil {
		each = func() joe.Player[V, A] { return player }
	}
	t.entrants = append(t.entrants, entrant[C, A, E, V]{name: name, each: each})
}

// EnterEach enters a player that keeps something, such as a search tree: one is made
// for each seat of each game, and only that game's goroutine calls it. The function
// itself is called from several goroutines at once.
func (t *Tournament[C, S, A, E, V]) EnterEach(name string, each func() joe.Player[V, A]) {
	t.entrants = append(t.entrants, entrant[C, A, E, V]{name: name, each: each})
}

// EnterFollower enters one who follows a game by its events, can run out of time, or
// has something to put away in the end: see Follower. A game with a follower at the
// table is played by Apply, without one by Next, which is faster.
func (t *Tournament[C, S, A, E, V]) EnterFollower(name string, sit func(context.Context, Sitting[C, V]) (Follower[A, E, V], error)) {
	t.entrants = append(t.entrants, entrant[C, A, E, V]{name: name, sit: sit})
}

// Label sets how the report sorts what the seats of a game did: the function gets
// the View that a seat has at the end of a game and gives the labels of that seat,
// such as its Leader. The report has a row for each label. It is called from several
// goroutines at once.
func (t *Tournament[C, S, A, E, V]) Label(label func(V) []string) { t.label = label }

// Names are the names of the entrants, in the order in which they were entered, in a
// slice of the caller's.
func (t *Tournament[C, S, A, E, V]) Names() []string {
	names := make([]string, len(t.entrants))
	for i, e := range t.entrants {
		names[i] = e.name
	}
	return names
}

// ready is the head of the tournament and its first position, or why it cannot be
// played.
func (t *Tournament[C, S, A, E, V]) ready() (Head, S, error) {
	var none S
	g := t.game
	if g.New == nil || g.Apply == nil || g.Next == nil || g.Legal == nil || g.Roll == nil || g.Redact == nil {
		return Head{}, none, refuse("the Game lacks what an arena needs: the functions New, Apply, Next, Legal, Roll and Redact; take it whole from a rules package")
	}
	if t.settings.Seeds < 0 || t.settings.Cores < 0 {
		return Head{}, none, refuse("fewer than no seeds, or cores")
	}
	if _, err := t.settings.Style.MarshalText(); err != nil {
		return Head{}, none, refuse(err.Error())
	}
	start, _, err := g.New(t.config)
	if err != nil {
		return Head{}, none, err
	}
	config, err := json.Marshal(t.config)
	if err != nil {
		return Head{}, none, refuse("the config cannot be written: " + err.Error())
	}
	h := Head{
		Header: joe.Header{Game: g.Name, Version: g.Version}, Config: config, Seats: start.Seats(),
		Style: t.settings.Style, Entrants: t.Names(), Seed: t.settings.Seed, Seeds: t.settings.Seeds,
	}
	if h.Seats == 1 {
		h.Style = Teams
	}
	if h.Seeds == 0 {
		h.Seeds = DefaultSeeds
	}
	for _, e := range t.entrants {
		if e.each == nil && e.sit == nil {
			return Head{}, none, refuse("entrant " + strconv.Quote(e.name) + " is nil")
		}
	}
	return h, start, h.check()
}

// named reports whether a text serves as a name: of 1 to 40 bytes, all of them
// letters, digits and the like.
func named(name string) bool {
	if name == "" || len(name) > 40 {
		return false
	}
	for _, r := range name {
		if !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			return false
		}
	}
	return true
}

func (t *Tournament[C, S, A, E, V]) cores() int {
	if t.settings.Cores > 0 {
		return t.settings.Cores
	}
	return runtime.GOMAXPROCS(0)
}

func refuse(detail string) error {
	return &joe.Error{Kind: joe.ErrBadConfig, Seat: joe.Nobody, Detail: "arena: " + detail}
}
