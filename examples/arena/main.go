// Arena plays tournaments between bots in all three games and says who is better, and
// how sure that is.
//
//	go run ./examples/arena
//	go run ./examples/arena -game cobrahq -seats 4 -games 2000 -out results.jsonl -svg .
//	go run ./examples/arena -game adventure -entrants greedy,search -iterations 1000
//	go run ./examples/arena -story traitor-within -seats 4
//	go run ./examples/arena -story traitor-within -seats 4 -entrants greedy/random,greedy/greedy,greedy/search
//	go run ./examples/arena -game cobrahq -pipe "python=python3 examples/bot/python/raider.py"
//	go run ./examples/arena -resume results.jsonl
//
// ^C stops it with a report of what was played so far; with -out it goes on later, by
// -resume, to the very report that it would have had. main.go is the flags and the
// file, stages.go what is played, bots.go who plays, summary.go the games side by side;
// package joe/arena does the rest.
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
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/bot"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop) // a second ^C ends it at once
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr, isTerminal(os.Stderr))
	stop()
	os.Exit(code)
}

// options is what the flags ask for. Those that stand in a file of results, for
// -resume, have names there.
type options struct {
	Game       string        `json:"game"`
	Story      string        `json:"story,omitempty"`
	Seats      int           `json:"seats,omitempty"`
	Entrants   string        `json:"entrants"`
	Iterations int           `json:"iterations"` // of Search
	Pipes      pipes         `json:"pipes,omitempty"`
	Move       time.Duration `json:"move,omitempty"`
	Games      int           `json:"games"`
	Seed       uint64        `json:"seed"`

	cores   int
	out     string
	resume  string
	svg     string
	json    bool
	started []func() error // what to close in the end
	until   bot.Budget     // ends a search under way
}

// pipes is programs that play, each as NAME=COMMAND.
type pipes []string

func (p *pipes) String() string { return strings.Join(*p, ", ") }

func (p *pipes) Set(text string) error {
	name, command, ok := strings.Cut(text, "=")
	if !ok || name == "" || len(strings.Fields(command)) == 0 {
		return errors.New("it is NAME=COMMAND, such as python=python3 bot.py")
	}
	*p = append(*p, text)
	return nil
}

// flags is the flags that give the programs again, to be pasted into a shell.
func (p pipes) flags() string {
	var text strings.Builder
	for _, program := range p {
		text.WriteString(" -pipe " + quoted(program))
	}
	return text.String()
}

// quoted is a word as a shell takes it, on one line.
func quoted(word string) string { return quotedFor(runtime.GOOS, word) }

func quotedFor(system, word string) string {
	word = oneLine(word)
	special := func(r rune) bool { return r != '=' && strings.ContainsRune(" |&;<>()$`\\\"'*?[]#~%!{}^", r) }
	switch {
	case system == "windows": // where a backslash is one, and only blanks part words
		if word == "" || strings.Contains(word, " ") {
			return `"` + word + `"`
		}
		return word
	case word != "" && !strings.ContainsFunc(word, special):
		return word
	case !strings.ContainsAny(word, "$`\"\\!%"):
		return `"` + word + `"` // as every shell does
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// oneLine is a text with what moves a terminal about written out: a file of results may
// come from anybody.
func oneLine(text string) string {
	var b strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			b.WriteRune(r)
		} else {
			b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return b.String()
}

// run is the whole program: 0 is all played, 1 something failed, 2 flags that make no
// sense, 130 stopped by ^C.
func run(ctx context.Context, args []string, out, errs io.Writer, terminal bool) int {
	o, err := parse(args, errs)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(errs, err)
		return 2
	}
	err = o.play(ctx, out, errs, terminal)
	for _, end := range o.started {
		err = errors.Join(err, end())
	}
	switch {
	case errors.Is(err, context.Canceled):
		if o.out != "" {
			fmt.Fprintf(errs, "Stopped. Go on with: go run ./examples/arena -resume %s%s\n", quoted(o.out), o.Pipes.flags())
		} else {
			fmt.Fprintln(errs, "Stopped. With -out FILE it could go on from here.")
		}
		return 130
	case errors.As(err, new(flagError)), o.resume == "" && errors.Is(err, joe.ErrBadConfig):
		fmt.Fprintln(errs, err)
		return 2
	case err != nil:
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}

// flagError is of flags that make no sense with what there is to be played.
type flagError struct{ error }

func parse(args []string, errs io.Writer) (*options, error) {
	o := &options{}
	f := flag.NewFlagSet("arena", flag.ContinueOnError)
	f.SetOutput(errs)
	f.StringVar(&o.Game, "game", "all", "`what` is played: cobrahq, adventure, deckbuilder or all")
	f.StringVar(&o.Story, "story", "", "of deckbuilder, which is played then, the `story`, such as total-control, silent-interlude or traitor-within")
	f.IntVar(&o.Seats, "seats", 0, "how many seats there are; by default 2, or 1 for silent-interlude")
	f.StringVar(&o.Entrants, "entrants", "", "the `bots` that play, such as random,greedy; by default all there are for the game: random, greedy, search, and sleepy, who is greedy but does anything in every third decision; in A Traitor Within also two by role, LOYAL/TRAITOR, such as greedy/search")
	f.IntVar(&o.Iterations, "iterations", 0, "how many `iterations` search has for a decision, more for longer; by default 300 in cobrahq, 1000 in adventure, 150 in the deck-builder")
	f.Var(&o.Pipes, "pipe", "a program that plays as well, `NAME=COMMAND`; several times for several")
	f.DurationVar(&o.Move, "move", 0, "how long such a program may take for a decision; by default 10s")
	f.IntVar(&o.Games, "games", 120, "how many games each tournament has, at least")
	f.Uint64Var(&o.Seed, "seed", 1, "another seed is other dice")
	f.IntVar(&o.cores, "cores", 0, "how many games are played at once; by default as many as there are cores")
	f.StringVar(&o.out, "out", "", "write the results to `FILE`, which must not be there yet")
	f.StringVar(&o.resume, "resume", "", "go on with the results in `FILE`; what is played stands there")
	f.StringVar(&o.svg, "svg", "", "draw each report into a file of the folder `DIR`")
	f.BoolVar(&o.json, "json", false, "print the reports as JSON")
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
			if !slices.Contains([]string{"resume", "cores", "svg", "json", "pipe"}, x.Name) {
				bad = append(bad, "-"+x.Name)
			}
		})
		if len(bad) > 0 {
			return nil, fmt.Errorf("what -resume goes on with stands in its file; leave out %s", strings.Join(bad, ", "))
		}
	}
	if o.Story != "" && o.Game == "all" { // no other game has stories
		o.Game = "deckbuilder"
	}
	if o.Iterations < 0 {
		return nil, errors.New("-iterations: search needs one for a decision, or more, or 0 for what is usual")
	}
	if o.Games > arena.MaxGames {
		return nil, fmt.Errorf("-games: no more than %d", arena.MaxGames)
	}
	if o.svg != "" {
		if info, err := os.Stat(o.svg); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("-svg %s: there is no such folder; make it first", o.svg)
		}
	}
	if o.Games < 1 || o.Seats < 0 || o.cores < 0 || o.Move < 0 {
		return nil, errors.New("-games is 1 or more, -seats, -cores and -move no less than 0")
	}
	return o, nil
}

// noteLine begins a file of results: what was asked for, which package arena passes
// over.
type noteLine struct {
	Note *options `json:"note"`
}

// play plays all that was asked for and prints a report of each.
func (o *options) play(ctx context.Context, out, errs io.Writer, terminal bool) error {
	var logs []arena.Log
	var file *os.File
	var results io.Writer
	var err error
	switch {
	case o.resume != "":
		if file, logs, err = o.reopen(); err != nil {
			return err
		}
	case o.out != "":
		if file, err = os.OpenFile(o.out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666); err != nil {
			if errors.Is(err, fs.ErrExist) {
				err = fmt.Errorf("%w; -resume goes on with results that are there", err)
			}
			return err
		}
	}
	if file != nil {
		results = file
		defer file.Close() // each line is written by the time that Run returns
	}
	o.until = bot.Until(ctx)
	p := &progress{errs, terminal}
	stages, err := o.stages(p)
	if err != nil {
		if file != nil && o.resume == "" {
			_ = os.Remove(o.out)
		}
		if o.resume == "" {
			err = flagError{err}
		}
		return err
	}
	if len(logs) > len(stages) {
		return fmt.Errorf("%s has the results of %d tournaments, where this program plays %d; go on with the version that began it, or begin anew with -out", o.resume, len(logs), len(stages))
	}
	if file != nil && o.resume == "" {
		line, err := json.Marshal(noteLine{o})
		if err == nil {
			_, err = file.Write(append(line, '\n'))
		}
		if err != nil {
			return err
		}
	}
	var reports []arena.Report
	for i, play := range stages {
		var log *arena.Log
		if i < len(logs) {
			log = &logs[i]
		}
		report, err := play(ctx, log, results)
		p.clear()
		if report.Games > 0 {
			err = errors.Join(err, o.show(report, i, out))
		}
		if err != nil && log != nil && errors.Is(err, joe.ErrBadConfig) {
			err = fmt.Errorf("%s cannot go on here: %w", o.resume, err)
		}
		if err != nil {
			return err
		}
		reports = append(reports, report)
	}
	if len(reports) < 2 || o.json {
		return nil
	}
	return summary(reports, out)
}

// reopen reads what was asked for and what was played, and opens the file to write on.
func (o *options) reopen() (*os.File, []arena.Log, error) {
	file, err := os.OpenFile(o.resume, os.O_RDWR, 0)
	if err != nil {
		return nil, nil, err
	}
	first, err := bufio.NewReader(file).ReadBytes('\n')
	given := o.Pipes
	o.Pipes = nil
	note := noteLine{}
	if err == nil {
		err = json.Unmarshal(first, &note)
	}
	if err == nil && note.Note != nil { // there is one: over what goes without saying
		note.Note = o
		err = json.Unmarshal(first, &note)
	}
	if err != nil || note.Note == nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s is no file that -out began", o.resume)
	}
	known := json.NewDecoder(bytes.NewReader(first))
	known.DisallowUnknownFields()
	if err := known.Decode(&noteLine{}); err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s was begun by a newer version of this program, with a setting that this one does not know (%w); go on with that version, or begin anew with -out", o.resume, err)
	}
	if again, _ := json.Marshal(note); !bytes.Equal(again, bytes.TrimSpace(first)) { // with all that -out writes
		file.Close()
		return nil, nil, fmt.Errorf("%s is no file that -out began", o.resume)
	}
	if !slices.Equal(given, o.Pipes) { // what a file names is not run because it stands there
		file.Close()
		if len(o.Pipes) == 0 {
			return nil, nil, fmt.Errorf("no programs play in %s; leave out -pipe", o.resume)
		}
		return nil, nil, fmt.Errorf("programs play in %s; give them again, just so:%s", o.resume, o.Pipes.flags())
	}
	o.out = o.resume
	_, err = file.Seek(0, io.SeekStart)
	var logs []arena.Log
	var size int64
	if err == nil {
		logs, size, err = arena.Read(file)
	}
	if err == nil {
		err = file.Truncate(size)
	}
	if err == nil {
		_, err = file.Seek(size, io.SeekStart)
	}
	if err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s: %w", o.resume, err)
	}
	return file, logs, nil
}

// show prints a report, and draws it if that was asked for.
func (o *options) show(r arena.Report, nth int, out io.Writer) error {
	var err error
	if o.json {
		err = json.NewEncoder(out).Encode(r)
	} else {
		if nth > 0 {
			fmt.Fprintf(out, "\n%s\n\n", strings.Repeat("─", 80))
		}
		_, err = r.WriteTo(out)
	}
	if o.svg != "" {
		err = errors.Join(err, os.WriteFile(filepath.Join(o.svg, r.Head.Game+".svg"), r.SVG(), 0o666))
	}
	return err
}

// progress tells on a terminal how far a tournament is, in one line.
type progress struct {
	out      io.Writer
	terminal bool
}

func (p *progress) tell(now arena.Progress) {
	if !p.terminal {
		return
	}
	p.clear()
	full := 30 * now.Done / now.Total
	fmt.Fprintf(p.out, "%s %s%s %d of %d", now.Game, strings.Repeat("█", full), strings.Repeat("·", 30-full), now.Done, now.Total)
	if now.Rate > 0 {
		fmt.Fprintf(p.out, ", %.0f a second, %v left", now.Rate, now.Left.Round(time.Second))
	}
}

// clear takes the line away.
func (p *progress) clear() {
	if p.terminal {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}

// isTerminal reports whether a file is a terminal.
func isTerminal(f *os.File) bool {
	stat, err := f.Stat()
	return err == nil && stat.Mode()&os.ModeCharDevice != 0
}
