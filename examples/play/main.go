// Play is a table for people at a terminal: a person against bots, several persons
// in turn, or people at a real table whose rules it keeps.
//
//	go run ./examples/play
//	go run ./examples/play -seats human,human,simple -seed 7
//	go run ./examples/play -table -seats human,human,human
//	go run ./examples/play -resume cobrahq.gijoe
//
// What is typed there, "help" tells. The program knows no game but by its face:
// main.go is the flags, face.go what a game has to bring, opening.go who plays what,
// sitting.go the game from move to move, answer.go and command.go what people type,
// keep.go the saved game, terminal.go lines and colours; the files that begin with hq
// are the face of Mission: Cobra H.Q.
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
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// options is what the flags ask for.
type options struct {
	seats  string
	table  bool
	seed   uint64
	resume string
	save   string
	board  string
	tiles  string
	rules  bool
	draw   bool
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
	term := &terminal{lines: typed(reading, in), gone: ctx.Done(), out: out, brush: b, echo: echo}
	if err := sit(hq, o, term); err != nil {
		for _, line := range faults(err) {
			term.say(4, "%s", line)
		}
		return 1
	}
	return 0
}

// parse reads the flags, and tells what is wrong with them.
func parse(args []string, out io.Writer) (options, error) {
	var o options
	f := flag.NewFlagSet("play", flag.ContinueOnError)
	f.SetOutput(out)
	f.StringVar(&o.seats, "seats", "", "who plays, clockwise, a `LIST` of human, simple and random (default human,simple,simple,simple)")
	f.BoolVar(&o.table, "table", false, "a real table: ask for the dice rolled and the tiles turned there")
	o.seed = 1 + rand.Uint64N(999_999)
	f.Func("seed", "`NUMBER` that the dice come from (default another each time)", func(text string) (err error) {
		if o.seed, err = strconv.ParseUint(text, 10, 64); err != nil {
			return errors.New("a seed is a number, 0 or more")
		}
		return nil
	})
	f.StringVar(&o.resume, "resume", "", "go on with the game in `FILE`")
	f.StringVar(&o.save, "save", "", "`FILE` to keep the game in as it goes, or off (default a new one in this folder)")
	f.StringVar(&o.board, "board", "", "play on the board drawn in `FILE`")
	f.StringVar(&o.tiles, "tiles", "", "the tiles of your box, a `LIST` such as bomb=12,boat=8,henchman-1=12")
	f.BoolVar(&o.rules, "rules", false, "name the rules behind what happens")
	f.BoolVar(&o.draw, "draw", true, "draw the board at every question; without, only when asked to")
	if err := f.Parse(args); err != nil {
		return o, err
	}
	var err error
	switch {
	case f.NArg() > 0:
		err = fmt.Errorf("play takes flags, not %q; -help lists them", clean(f.Arg(0)))
	case o.resume != "" && o.board+o.tiles != "":
		err = errors.New("a saved game has its board and its tiles; -board and -tiles are for a new one")
	}
	if err != nil {
		fmt.Fprintln(out, err)
	}
	return o, err
}

// faults is an error line by line, those that were joined each on its own.
func faults(err error) []string {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var lines []string
		for _, e := range joined.Unwrap() {
			lines = append(lines, faults(e)...)
		}
		return lines
	}
	return strings.Split(err.Error(), "\n")
}

// refusal is a refusal in words, the action as people say it.
func refusal(name string, err error) string {
	var e *joe.Error
	if !errors.As(err, &e) {
		return err.Error()
	}
	text := name + ": " + e.Detail
	if e.Rule != "" {
		text += " (" + string(e.Rule) + ")"
	}
	return text
}
