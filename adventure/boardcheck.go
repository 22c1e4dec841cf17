package adventure

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/seed4548c990/gijoe/joe"
)

// ruleBoardSize is the limit of this SDK on boards; no rulebook has it.
const ruleBoardSize joe.RuleID = "sdk-board-size"

const maxLinks = 3 * maxSpaces

// boardFaults is what is wrong with a board, each fault a *joe.Error.
type boardFaults []error // of *joe.Error

// under puts the paths of faults under that of the JSON object that they are in.
func (f boardFaults) under(path string) boardFaults {
	for _, err := range f {
		switch e := err.(*joe.Error); e.Path {
		case "name", "basis", "spaces", "paths", "jumps":
			e.Path = path + "." + e.Path
		case "":
			e.Path = path
		default:
			e.Path = path + ".spaces, " + e.Path
		}
	}
	return f
}

// join is all faults in one error, or nil.
func (f boardFaults) join() error {
	if len(f) == 1 {
		return f[0]
	}
	return errors.Join(f...)
}

// malformed adds a fault of the writing.
func (f *boardFaults) malformed(path, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrMalformed, Seat: joe.Nobody, Path: path, Detail: fmt.Sprintf(format, args...),
	})
}

// refuse adds a fault against a rule, at a space where there is one.
func (f *boardFaults) refuse(rule joe.RuleID, at Space, format string, args ...any) {
	*f = append(*f, &joe.Error{
		Kind: joe.ErrBadConfig, Rule: rule, Seat: joe.Nobody, Path: string(at), Detail: fmt.Sprintf(format, args...),
	})
}

// detail is what an error says, without its kind and place.
func detail(err error) string {
	var e *joe.Error
	if errors.As(err, &e) {
		return e.Detail
	}
	return err.Error()
}

// board is the board of a draft, or nil and all its faults. What would only follow
// from a draft that is wrong in itself is not looked for.
func (f *boardFaults) board(d *draft) *Board {
	f.checkDraft(d)
	if len(*f) > 0 {
		return nil
	}
	b := lay(d)
	f.check(b)
	if len(*f) > 0 {
		return nil
	}
	return b
}

// checkDraft looks whether a draft can be laid out: what it says is whole, and every
// space that it names is there.
func (f *boardFaults) checkDraft(d *draft) {
	if utf8.RuneCountInString(d.title) > maxTitle {
		f.malformed("name", "a name has at most %d characters", maxTitle)
	} else if !printable(d.title) {
		f.malformed("name", "%q is no name; it is printable and has no blanks around it", d.title)
	}
	switch d.basis {
	case "printed", "reported", "designed":
	default:
		f.malformed("basis", "%.20q is no basis; there are printed, reported and designed", d.basis)
	}
	if n := len(d.spaces); n == 0 || n > maxSpaces {
		f.refuse(ruleBoardSize, "spaces", "there are %d spaces; a board has 1 to %d", n, maxSpaces)
		return
	}
	if n := len(d.paths) + len(d.jumps); n > maxLinks {
		f.refuse(ruleBoardSize, "paths", "there are %d connections; a board has at most %d", n, maxLinks)
		return
	}
	known := map[Space]bool{}
	for i := range d.spaces {
		s := &d.spaces[i]
		if !s.id.spelled() {
			f.malformed(fmt.Sprintf("%.40q", string(s.id)), "a space is named by words of small letters and digits with hyphens between them, "+
				"at most %d characters", maxSpaceName)
		} else if known[s.id] {
			f.malformed(string(s.id), "two spaces have this name")
		}
		known[s.id] = true
	}
	where := map[point]Space{}
	for i := range d.spaces {
		s := &d.spaces[i]
		f.checkSketch(s)
		if s.to != "" && !known[s.to] {
			f.malformed(string(s.id), "it leads to %.40q, which is no space", string(s.to))
		}
		if s.xy != (point{}) {
			if other, taken := where[s.xy]; taken {
				f.malformed(string(s.id), "it stands at %d %d, where %s does", s.xy.col, s.xy.row, other)
			}
			where[s.xy] = s.id
		}
	}
	f.checkLinks("paths", d.paths, known)
	f.checkLinks("jumps", d.jumps, known)
}

// checkSketch wants of a space what its kind needs, and nothing else.
func (f *boardFaults) checkSketch(s *sketch) {
	at := string(s.id)
	for _, c := range []struct {
		kind  Kind
		given bool
		what  string
	}{
		{Gain, s.gain != 0, "a number of cards"},
		{ObjectiveSpace, s.place != 0, "one of the eight objectives"},
		{Directions, s.order != 0, "an order"},
		{Airport, s.by != NoArea, "a training area that it stands by"},
	} {
		if s.kind == c.kind && !c.given {
			f.malformed(at, "%s has %s", s.kind, c.what)
		} else if s.kind != c.kind && c.given {
			f.malformed(at, "%s is for %s, not for %s", c.what, c.kind, s.kind)
		}
	}
	if (s.order == goTo || s.order == sentOut) && s.to == "" {
		f.malformed(at, "its order names no space")
	}
	if s.by != NoArea && !s.by.Training() {
		f.malformed(at, "an airport stands by a training area, not by %s", s.by)
	}
	if utf8.RuneCountInString(s.words) > maxWords {
		f.malformed(at, "what is printed on a space has at most %d characters", maxWords)
	} else if !printable(s.words) || strings.Contains(s.words, `"`) {
		f.malformed(at, "%q is not printed on a space; it is printable, without quotation marks and without blanks around it", s.words)
	}
}

// checkLinks wants connections between spaces that are there, each once.
func (f *boardFaults) checkLinks(path string, links []link, known map[Space]bool) {
	told := map[Space]bool{}
	joined := map[[2]Space]bool{}
	for _, l := range links {
		for _, s := range []Space{l.from, l.to} {
			if !known[s] && !told[s] {
				f.malformed(path, "%.40q is no space", string(s))
				told[s] = true
			}
		}
		switch {
		case l.from == l.to:
			f.malformed(string(l.from), "it is joined to itself")
		case joined[[2]Space{l.from, l.to}] || joined[[2]Space{l.to, l.from}]:
			f.malformed(string(l.from), "it is joined to %s twice; a way both ways is written with -", l.to)
		}
		joined[[2]Space{l.from, l.to}] = true
	}
}

// printable says whether a text can stand in a line as it is.
func printable(text string) bool {
	return text == strings.TrimSpace(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r == utf8.RuneError || !unicode.IsPrint(r)
	})
}

// check looks at a board that could be laid out, and asks of it what the rules do.
func (f *boardFaults) check(b *Board) {
}

var _ = slices.Sort[[]int]
