// Play is a table for people at a terminal: a person against bots, several persons
// in turn, or people at a real table whose rules it keeps.
//
//	go run ./examples/play
//	go run ./examples/play adventure
//	go run ./examples/play deckbuilder -seats human,simple -cards ./examples/customcards/cards
//	go run ./examples/play deckbuilder -story traitor-within -seats human,human,simple
//	go run ./examples/play deckbuilder -story general-bedlam -general
//	go run ./examples/play -seats human,human,simple -seed 7
//	go run ./examples/play adventure -bots strong
//	go run ./examples/play -seats human,easy,fair,strong
//	go run ./examples/play -table -seats human,human,human
//	go run ./examples/play -resume cobrahq.gijoe
//
// What is typed there, "help" tells. The program knows no game but by its face:
// main.go is the flags, face.go what a game has to bring, opening.go what is played, level.go who plays,
// sitting.go the game from move to move, answer.go and command.go what people type,
// keep.go the saved game, terminal.go lines and colours; the files that begin with hq
// are the face of Mission: Cobra H.Q., those that begin with adv that of the
// Adventure Board Game, those that begin with deck that of the Deck-Building Game.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// options is what the flags ask for.
type options struct {
	game   string
	seats  string
	bots   string // their level, where a seat says no more than bot
	table  bool
	seed   uint64
	seeded bool // the seed is one that was asked for
	resume string
	save   string
	board  string
	tiles  string
	cards  string
	rules  bool
	draw   bool

	story     string
	leaders   string
	partner   string
	expert    string
	afterLoss bool
	veil      bool
	general   bool
	trim      bool
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	brush := brushFor(isTerminal(os.Stdout), os.Getenv)
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, brush, !isTerminal(os.Stdin))
	stop()
	os.Exit(code)
}

// run is the whole program: 0 is a game played or left, 1 a game that cannot be
// played, 2 flags that make no sense.
func run(ctx context.Context, args []string, in io.Reader, out io.Writer, b brush, echo bool) int {
	o, err := parse(args, out)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	}
	reading, done := context.WithCancel(ctx)
	defer done()
	term := &terminal{lines: typed(reading, in), gone: ctx.Done(), out: out, brush: b, echo: echo, width: columns}
	if file, ok := out.(*os.File); ok {
		term.clear = clearFor(isTerminal(file), os.Getenv)
		term.columns = columnsOf(isTerminal(file), os.Getenv, sttySize)
	}
	if o.game == "" && o.resume != "" {
		o.game = gameOf(o.resume)
	}
	switch o.game {
	case adv.game.Name:
		err = sit(ctx, adv, o, term)
	case deck.game.Name:
		err = sit(ctx, deck, o, term)
	default:
		err = sit(ctx, hq, o, term)
	}
	if err != nil {
		for _, line := range faults(err) {
			term.say(4, "%s", line)
		}
		return 1
	}
	return 0
}

const usage = `Usage: go run ./examples/play [GAME] [FLAGS]

  cobrahq          Mission: Cobra H.Q., which is played where no GAME is named
  adventure        the Adventure Board Game
  deckbuilder      the Deck-Building Game, for one or for several together

  -seats LIST      who plays, clockwise, each human, bot, or a bot of a kind:
                   easy, fair, strong, simple or random (without it
                   human,bot,bot,bot; deckbuilder: human, and for
                   traitor-within human,bot,bot)
  -bots LEVEL      how well those play who are called bot: easy follows a few
                   plain rules and often slips, fair looks one action ahead,
                   strong thinks ahead, for a second at most each time it has
                   to choose; simple, as without it, follows the plain rules,
                   and random does anything
  -seed NUMBER     what the dice come from: the same seed, the same dice
  -board FILE      play on the board described in FILE
  -tiles LIST      cobrahq: the tiles of your box, such as
                   bomb=12,boat=8,henchman-1=4,henchman-2=4,henchman-3=4
  -cards FILE      adventure: the cards of your box, as FILE lists them;
                   deckbuilder: a folder with cards over the built-in ones
  -story NAME      deckbuilder: mass-device, total-control, silent-interlude
                   (for one), traitor-within (for two to four, who see
                   their own cards only), or, of The Crimson Veil,
                   general-bedlam or crimson-ledger
  -leaders LIST    deckbuilder: who leads, by seat, such as duke,scarlett
                   (the others are dealt)
  -expert LIST     deckbuilder: Expert Mode cards in play, such as dug-in
  -partner NAME    silent-interlude: the Leader in Scarlett's place
  -after-loss      silent-interlude with another Leader than Snake Eyes: with
                   the Snake Eyes cards instead of GIs, after a lost game
  -veil            deckbuilder: with The Crimson Veil, which its own stories
                   bring with them; with any other but silent-interlude
  -general         with it: The General, the Joes' mobile headquarters
  -trim            with it: some Complications leave the game for those of
                   The Crimson Veil
  -save FILE       the file to keep the game in as it goes, or off (without
                   it a new one in this folder; a new game of bots alone
                   is kept only with it)
  -resume FILE     go on with the game in FILE
  -table           a real table: asks for what is rolled and drawn there
  -rules           name the rules behind what happens
  -draw=false      draw the board when "board" is typed, not at every question
`

// parse reads the game's name and the flags, and tells what is wrong with them.
func parse(args []string, out io.Writer) (options, error) {
	var o options
	f := flag.NewFlagSet("play", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.seats, "seats", "", "")
	f.StringVar(&o.bots, "bots", "", "")
	f.BoolVar(&o.table, "table", false, "")
	o.seed = 1 + rand.Uint64N(999_999)
	f.Func("seed", "", func(text string) (err error) {
		o.seeded = true
		if o.seed, err = strconv.ParseUint(text, 10, 64); err != nil {
			return errors.New("a seed is a number, 0 or more")
		}
		return nil
	})
	f.StringVar(&o.resume, "resume", "", "")
	f.StringVar(&o.save, "save", "", "")
	f.StringVar(&o.board, "board", "", "")
	f.StringVar(&o.tiles, "tiles", "", "")
	f.StringVar(&o.cards, "cards", "", "")
	f.StringVar(&o.story, "story", "", "")
	f.StringVar(&o.leaders, "leaders", "", "")
	f.StringVar(&o.expert, "expert", "", "")
	f.StringVar(&o.partner, "partner", "", "")
	f.BoolVar(&o.afterLoss, "after-loss", false, "")
	f.BoolVar(&o.veil, "veil", false, "")
	f.BoolVar(&o.general, "general", false, "")
	f.BoolVar(&o.trim, "trim", false, "")
	f.BoolVar(&o.rules, "rules", false, "")
	f.BoolVar(&o.draw, "draw", true, "")
	err := f.Parse(args)
	for err == nil && f.NArg() > 0 {
		switch name := strings.ToLower(f.Arg(0)); {
		case name != hq.game.Name && name != adv.game.Name && name != deck.game.Name:
			err = fmt.Errorf("there is no game %q here; there are %s, %s and %s", clean(f.Arg(0)), hq.game.Name, adv.game.Name, deck.game.Name)
		case o.game != "":
			err = fmt.Errorf("one game at a time: %s or %s", o.game, name)
		default:
			o.game = name
			err = f.Parse(f.Args()[1:])
		}
	}
	o.bots = strings.ToLower(o.bots)
	if err == nil && o.bots != "" && !slices.Contains([]string{easy, fair, strong, simple, chance}, o.bots) {
		err = fmt.Errorf("-bots: there is no level %q; there are easy, fair and strong, and beside them simple and random", clean(o.bots))
	}
	if err == nil && o.resume != "" && o.board+o.tiles+o.cards != "" {
		err = errors.New("a saved game has its board, tiles and cards; -board, -tiles and -cards are for a new one")
	}
	if own := o.story+o.leaders+o.expert+o.partner != "" || o.afterLoss || o.veil || o.general || o.trim; err == nil && own && (o.resume != "" || o.game != deck.game.Name) {
		err = errors.New("-story, -leaders, -expert, -partner, -after-loss, -veil, -general and -trim are for a new game of deckbuilder")
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, usage)
	case err != nil:
		fmt.Fprintf(out, "%v\n\"play -h\" lists what can be asked for.\n", err)
	}
	return o, err
}

// maxFaults is how many faults of a file are told; more would only scroll away.
const maxFaults = 10

// fewFaults is an error line by line, but not too many of them.
func fewFaults(err error) []string {
	lines := faults(err)
	if n := len(lines) - maxFaults; n > 1 {
		lines = append(lines[:maxFaults], fmt.Sprintf("and %d more", n))
	}
	return lines
}

// faults is an error line by line, those that were joined each on its own.
func faults(err error) []string {
	var lines []string
	for _, e := range unjoined(err) {
		lines = append(lines, strings.Split(e.Error(), "\n")...)
	}
	return lines
}

// refusal is a refusal in words, the action as people say it.
func refusal(name string, err error) string {
	var e *joe.Error
	if !errors.As(err, &e) {
		return err.Error()
	}
	text := name + ": " + e.Detail
	if e.Detail == "" {
		text = name + ": not now"
	}
	if e.Rule != "" {
		text += " (" + string(e.Rule) + ")"
	}
	return text
}

// flagWords puts the flags in the place of what they set.
var flagWords = strings.NewReplacer("afterLoss", "after-loss", "trimComplications", "trim", "-crimsonVeil", "-veil",
	"set crimsonVeil", "add -veil", ", and lay your cards over content.CrimsonVeil", "", ", and lay your cards over content.TraitorVeil", "")

// flagged is why a game cannot be set up, each fault with the flag that would mend it
// in the place of its path.
func flagged(err error) error {
	var all []error
	for _, part := range unjoined(err) {
		var e *joe.Error
		if errors.As(part, &e) && strings.HasPrefix(e.Path, "$.") {
			named := *e
			named.Path, _, _ = strings.Cut("-"+e.Path[2:], ".")
			named.Path, named.Detail = flagWords.Replace(named.Path), flagWords.Replace(named.Detail)
			part = &named
		}
		all = append(all, part)
	}
	return errors.Join(all...)
}

func unjoined(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var all []error
		for _, e := range joined.Unwrap() {
			all = append(all, unjoined(e)...)
		}
		return all
	}
	return []error{err}
}
