// Measure plays the bots of package joe/bot against each other, and together, in all
// three games, and prints how well they play and how hard the built-in cards are: the
// margins, and the shares that the cards are designed for, in text tables with 95 %
// intervals of Wilson.
//
//	go run ./internal/measure -out measure.jsonl
//	go run ./internal/measure -only '^cobrahq/' -games 400
//	go run ./internal/measure -only '/(random|greedy)$'
//	go run ./internal/measure -resume measure.jsonl
//
// The tables are made of the results alone, which are those of package joe/arena, one
// tournament behind the other. They do not depend on the number of cores, nor on how
// often it was stopped. main.go is the flags and the file, rows.go what is measured and
// what is aimed at, play.go who plays, text.go the tables.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"slices"
	"strings"
	"time"

	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop) // a second ^C ends it at once
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// options is what the flags ask for. Those that stand in a file of results have names.
type options struct {
	Games      int    `json:"games"`
	Only       string `json:"only,omitempty"`
	Iterations int    `json:"iterations"`
	Seed       uint64 `json:"seed"`

	cores       int
	out, resume string
	list        bool
	until       bot.Budget // ends a search under way
}

// note begins a file of results; package arena passes over it.
type note struct {
	Note *options `json:"note"`
}

// run is the whole program: 0 is all measured, 1 something failed, 2 flags that make no
// sense, 130 stopped by ^C.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	o, err := parse(args, errs)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(errs, err)
		return 2
	}
	switch err = o.measure(ctx, out, errs); {
	case errors.Is(err, context.Canceled) && o.out != "":
		fmt.Fprintf(errs, "Stopped. Go on with: go run ./internal/measure -resume %s\n", o.out)
		return 130
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(errs, "Stopped. With -out FILE it could go on from here.")
		return 130
	case err != nil:
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}

func parse(args []string, errs io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("measure", flag.ContinueOnError)
	f.SetOutput(errs)
	f.IntVar(&o.Games, "games", 0, "how many `games` each bot plays in each row at each number of seats, at least; by default as many as rows.go says")
	f.StringVar(&o.Only, "only", "", "only what this regular `expression` finds in the names that -list lists")
	f.IntVar(&o.Iterations, "iterations", 0, "how many `iterations` search has for a choice; by default 1000 in cobrahq, 2000 in adventure, 150 in the deck-builder")
	f.Uint64Var(&o.Seed, "seed", 1, "another seed is other dice")
	f.IntVar(&o.cores, "cores", 0, "how many games are played at once; by default as many as there are cores")
	f.StringVar(&o.out, "out", "", "write the results to `FILE`, which must not be there yet")
	f.StringVar(&o.resume, "resume", "", "go on with the results in `FILE`; what is measured stands there")
	f.BoolVar(&o.list, "list", false, "list the names of what is measured, and measure nothing")
	if err := f.Parse(args); err != nil {
		if !errors.Is(err, flag.ErrHelp) {
			err = errors.New("what can be asked for says -help")
		}
		return nil, err
	}
	if f.NArg() > 0 {
		return nil, fmt.Errorf("what is %q? What can be asked for says -help", f.Arg(0))
	}
	if o.resume != "" {
		var bad []string
		f.Visit(func(x *flag.Flag) {
			if !slices.Contains([]string{"resume", "cores"}, x.Name) {
				bad = append(bad, "-"+x.Name)
			}
		})
		if len(bad) > 0 {
			return nil, fmt.Errorf("what -resume goes on with stands in its file; leave out %s", strings.Join(bad, ", "))
		}
	}
	if o.Games > arena.MaxGames {
		return nil, fmt.Errorf("-games: no more than %d", arena.MaxGames)
	}
	if o.Games < 0 || o.Iterations < 0 || o.cores < 0 {
		return nil, errors.New("-games, -iterations and -cores are no less than 0")
	}
	return o, nil
}

// measure plays what is asked for and prints the tables of all that was played.
func (o *options) measure(ctx context.Context, out, errs io.Writer) error {
	o.until = bot.Until(ctx)
	text := &bytes.Buffer{} // the results, as they stand in the file
	var file io.Writer = io.Discard
	switch {
	case o.resume != "":
		f, err := o.reopen(text)
		if err != nil {
			return err
		}
		defer f.Close()
		file = f
	case o.out != "" && !o.list:
		if _, err := cells(o.Only); err != nil {
			return err // before there is a file
		}
		f, err := os.OpenFile(o.out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err != nil {
			if errors.Is(err, fs.ErrExist) {
				err = fmt.Errorf("%w; -resume goes on with results that are there", err)
			}
			return err
		}
		defer f.Close()
		file = f
	}
	all, err := cells(o.Only)
	if err != nil {
		return err
	}
	if o.list {
		for _, c := range all {
			fmt.Fprintln(out, c.name())
		}
		return nil
	}
	results := io.MultiWriter(file, text)
	if o.resume == "" {
		if err := json.NewEncoder(results).Encode(note{o}); err != nil {
			return err
		}
	}
	before, _, err := arena.Read(bytes.NewReader(text.Bytes()))
	if err != nil {
		return err
	}
	err = o.play(ctx, all, before, results, errs)
	logs, _, wrong := arena.Read(text)
	if wrong != nil {
		return errors.Join(err, wrong)
	}
	if _, wrong := io.WriteString(out, o.tables(all, logs)); wrong != nil {
		return errors.Join(err, wrong)
	}
	return err
}

// play plays what is not played yet.
func (o *options) play(ctx context.Context, all []cell, before []arena.Log, results, errs io.Writer) error {
	if len(before) > len(all) {
		return fmt.Errorf("%s has the results of %d tournaments, and %d are measured; it was begun by another version, so measure anew with -out", o.resume, len(before), len(all))
	}
	p := &progress{out: errs, began: time.Now()}
	contests := make([]contest, len(all))
	for i, c := range all {
		contests[i] = c.contest(o, p.tell)
		p.total += contests[i].games
		if i < len(before) {
			p.before += len(before[i].Results)
		}
	}
	for i, c := range all {
		var from *arena.Log
		if i < len(before) {
			from = &before[i]
		}
		p.name = fmt.Sprintf("%d of %d, %s", i+1, len(all), c.name())
		err := contests[i].play(ctx, from, results)
		p.clear()
		if err != nil {
			return err
		}
		p.done += contests[i].games
		p.next()
	}
	return nil
}

// reopen reads what was asked for and what was played, and opens the file to write on.
func (o *options) reopen(text *bytes.Buffer) (*os.File, error) {
	o.out = o.resume
	f, err := os.OpenFile(o.resume, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	first, err := bufio.NewReader(f).ReadBytes('\n')
	n := note{}
	if err == nil {
		err = json.Unmarshal(first, &n)
	}
	if err == nil && n.Note != nil { // there is one: over what goes without saying
		n.Note = o
		strict := json.NewDecoder(bytes.NewReader(first))
		strict.DisallowUnknownFields()
		err = strict.Decode(&n)
	}
	if again, _ := json.Marshal(n); err == nil && !bytes.Equal(again, bytes.TrimSpace(first)) { // with all that -out writes
		err = errors.New("not as it is written")
	}
	if err != nil || n.Note == nil || o.Games < 0 || o.Iterations < 0 {
		f.Close()
		return nil, fmt.Errorf("%s is no file that -out began, or a newer version of this program did", o.resume)
	}
	_, err = f.Seek(0, io.SeekStart)
	var size int64
	if err == nil {
		_, size, err = arena.Read(io.TeeReader(f, text))
	}
	if err == nil {
		text.Truncate(int(size)) // a line that was torn is played again
		err = f.Truncate(size)
	}
	if err == nil {
		_, err = f.Seek(size, io.SeekStart)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// progress tells what is played and how far all of it is: in one line of a terminal, or
// else in a line for each tournament.
type progress struct {
	out                 io.Writer
	began               time.Time
	name                string
	total, before, done int // games: in all, of an earlier run, of the tournaments before this one
}

func (p *progress) tell(now arena.Progress) {
	if !isTerminal(p.out) {
		return
	}
	p.clear()
	done := p.done + now.Done
	fmt.Fprintf(p.out, "%s: %d of %d games", p.name, now.Done, now.Total)
	if now.Rate > 0 {
		fmt.Fprintf(p.out, ", %.1f a second, %v left", now.Rate, now.Left.Round(time.Second))
	}
	fmt.Fprint(p.out, p.inAll(done))
}

// next tells where nobody sees a line change that a tournament is over.
func (p *progress) next() {
	if !isTerminal(p.out) {
		fmt.Fprintf(p.out, "%s%s\n", p.name, p.inAll(p.done))
	}
}

// inAll is how far all of it is with so many games done.
func (p *progress) inAll(done int) string {
	text := fmt.Sprintf("; in all %d %%", 100*done/p.total)
	if played := done - p.before; played > 0 {
		left := time.Since(p.began) / time.Duration(played) * time.Duration(p.total-done)
		text += fmt.Sprintf(", about %v left", left.Round(time.Second))
	}
	return text
}

// clear takes the line away.
func (p *progress) clear() {
	if isTerminal(p.out) {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}

// isTerminal reports whether a writer is a terminal.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	stat, err := f.Stat()
	return err == nil && stat.Mode()&os.ModeCharDevice != 0
}
