package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// terminal is where the people sit.
type terminal struct {
	lines   <-chan string   // what is typed; closed when the input ends
	gone    <-chan struct{} // closed by an interrupt
	out     io.Writer
	brush   brush
	echo    bool   // what is typed does not show by itself
	width   int    // that text is fitted to
	columns int    // that it has, 0 where that is not known
	clear   string // what takes everything off the screen, and what was scrolled away with it
}

// endOfInput shows where the input ended.
const endOfInput = "(end of input)"

// columns is the width of a usual terminal.
const columns = 80

// columnsOf is how many columns a terminal has: as its environment says, or as stty does
// where there is such a program; 0 where nobody knows.
func columnsOf(isTerminal bool, getenv func(string) string, stty func() string) int {
	if !isTerminal {
		return 0
	}
	n, err := strconv.Atoi(getenv("COLUMNS"))
	if err != nil {
		if size := strings.Fields(stty()); len(size) == 2 { // lines and columns
			n, _ = strconv.Atoi(size[1])
		}
	}
	return max(0, n)
}

// sttySize is what stty says of the terminal at the standard input.
func sttySize() string {
	ask := exec.Command("stty", "size")
	ask.Stdin = os.Stdin
	size, _ := ask.Output()
	return string(size)
}

// read is the next line that somebody types, or false if nobody will type any more.
func (t *terminal) read(prompt string) (string, bool) {
	fmt.Fprint(t.out, t.brush.paint(bold, prompt), " ")
	var line string
	var ok bool
	select {
	case <-t.gone:
	case line, ok = <-t.lines:
	}
	switch {
	case !ok && t.echo:
		fmt.Fprintln(t.out, endOfInput)
	case !ok:
		fmt.Fprintln(t.out)
	case t.echo:
		fmt.Fprintln(t.out, line)
	}
	return line, ok
}

// passing shows, on a screen, what is to be seen for a moment only.
func (t *terminal) passing(text string) {
	if strings.HasPrefix(t.clear, "\x1b") {
		fmt.Fprint(t.out, "\r"+text+" ...\x1b[K")
	}
}

// passed takes it away.
func (t *terminal) passed() {
	if strings.HasPrefix(t.clear, "\x1b") {
		fmt.Fprint(t.out, "\r\x1b[K")
	}
}

// wipe takes everything off the screen, if there is one.
func (t *terminal) wipe() { fmt.Fprint(t.out, t.clear) }

// forget drops what was typed already, and what comes at once, such as an Enter that was
// pressed twice. What is no keyboard loses nothing.
func (t *terminal) forget() {
	for !t.echo {
		select {
		case _, ok := <-t.lines:
			if !ok {
				return
			}
		case <-time.After(pause):
			return
		}
	}
}

// pause is how long nothing must be typed before another person is asked.
const pause = 300 * time.Millisecond

// clearFor is what clears a screen: a terminal that knows escape sequences forgets
// what was scrolled away too; another gets blank lines; what is no terminal, nothing.
func clearFor(isTerminal bool, getenv func(string) string) string {
	term := getenv("TERM")
	switch {
	case !isTerminal:
		return ""
	case getenv("WT_SESSION") != "", term != "" && term != "dumb":
		return "\x1b[H\x1b[2J\x1b[3J"
	}
	return strings.Repeat("\n", 200)
}

// say prints a text, fitted to the terminal, what follows its first line indented.
func (t *terminal) say(indent int, format string, args ...any) {
	for _, line := range wrap(fmt.Sprintf(format, args...), t.width-1, indent) {
		fmt.Fprintln(t.out, line)
	}
}

func (t *terminal) print(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(t.out, line)
	}
}

// maxLine is how many bytes of a line are looked at.
const maxLine = 1000

// typed gives the lines of the input, without what no keyboard types, until it ends
// or nobody wants any more.
func typed(ctx context.Context, in io.Reader) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		r := bufio.NewReaderSize(in, maxLine)
		for {
			text, more, err := r.ReadLine()
			line := clean(string(text))
			for more && err == nil {
				_, more, err = r.ReadLine()
			}
			if err != nil {
				return
			}
			select {
			case lines <- line:
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// clean leaves out what could not be shown again.
func clean(line string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r == unicode.ReplacementChar || !unicode.IsPrint(r):
			return -1
		}
		return r
	}, line))
}

// brush is how many colours there are to paint with.
type brush int

const (
	plain brush = iota
	basic       // the sixteen that every terminal has
	rich        // 256
)

// ink is a colour, by its parameters in an escape sequence.
type ink struct{ basic, rich string }

var bold = ink{"1", "1"}

func (b brush) paint(i ink, text string) string {
	code := map[brush]string{basic: i.basic, rich: i.rich}[b]
	if code == "" || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// brushFor is what a terminal can show, by its environment. See no-color.org.
func brushFor(isTerminal bool, getenv func(string) string) brush {
	term := getenv("TERM")
	switch {
	case !isTerminal, getenv("NO_COLOR") != "", term == "dumb":
		return plain
	case getenv("WT_SESSION") != "", getenv("COLORTERM") != "", strings.Contains(term, "256color"):
		return rich
	case term == "" || runtime.GOOS == "windows":
		return plain
	}
	return basic
}

// isTerminal reports whether a file is a terminal.
func isTerminal(f *os.File) bool {
	stat, err := f.Stat()
	return err == nil && stat.Mode()&os.ModeCharDevice != 0
}

// pad fills a line up with blanks to a width, escape sequences not counted.
func pad(line string, width int) string {
	shown, escaped := 0, false
	for _, r := range line {
		switch {
		case r == '\x1b':
			escaped = true
		case escaped:
			escaped = r != 'm'
		default:
			shown++
		}
	}
	return line + strings.Repeat(" ", max(0, width-shown))
}

// wrap breaks a text that is too long at blanks into lines of a width at most, wider
// only where a word is; all lines but the first are indented.
func wrap(text string, width, indent int) []string {
	var lines []string
	margin := strings.Repeat(" ", indent)
	for len(text) > width {
		head := len(text) - len(strings.TrimLeft(text, " "))
		cut := strings.LastIndexByte(text[:width+1], ' ')
		if cut < head {
			cut = strings.IndexByte(text[head:], ' ') + head
		}
		if cut < head {
			break
		}
		lines = append(lines, strings.TrimRight(text[:cut], " "))
		text = margin + strings.TrimLeft(text[cut:], " ")
	}
	return append(lines, text)
}

// fitted is a text in lines, those of a paragraph broken anew where one is too long.
func fitted(text string, width int) string {
	paragraphs := strings.Split(text, "\n\n")
	for i, p := range paragraphs {
		lines := strings.Split(p, "\n")
		if slices.ContainsFunc(lines, func(line string) bool { return len(line) >= width }) {
			paragraphs[i] = strings.Join(wrap(strings.Join(lines, " "), width-1, 0), "\n")
		}
	}
	return strings.Join(paragraphs, "\n\n")
}
