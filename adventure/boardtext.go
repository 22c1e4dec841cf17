package adventure

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	maxBoardText = 256 << 10 // bytes
	maxTitle     = 60        // characters
	maxWords     = 120       // characters
	maxXY        = 99
	maxOrder     = 12 // spaces forward or backward
	maxGain      = 3  // cards
	legend       = "// -> is one-way, - is both ways; a jump leads from a Jet Pack to the next"
)

// ParseBoard reads a board from a text that people write while they look at a real
// one. A line that begins with "space" is a space: its name, its kind, and what else
// there is to say of it.
//
//	space wadsworth-gate gate in fort-wadsworth at 9 7
//	space rifle-range gain 2 in fort-wadsworth at 11 7 "Take 2 cards"
//	space leave directions sent-out old-bridge in fort-wadsworth
//	space old-bridge plain at 15 6
//	space storm directions backward 3 "A sand storm. Back 3"
//	space oasis objective oasis in desert-kingdom
//	space strip objective desert-air-strip in desert-kingdom airstrip
//	space field airport by fort-wadsworth
//
// The kinds are gate; gain with the number of cards; plain; directions with forward
// or backward and a number, go-to and a space, or in training sent-out and a space;
// jet-pack; hydrofoil, vamp and tank, the equipment spaces; sneak-attack; battle;
// objective with its word (radar, village, cobra-air-strip, spanish-fort,
// col-sheriffs-fort, oasis, sand-dunes, desert-air-strip); airport. After that may
// stand, in any order: "in" and the area (fort-wadsworth, pentagon, cobra-island,
// desert-kingdom), without which a space lies on the path outside; "by" and the
// training area that an airport stands beside; "airstrip" for the airstrip of an
// area; "at" with a column and a row, each 1 to 99, for drawings; and at the end, in
// quotation marks, what is printed on the space.
//
// A line that begins with "path" joins spaces, one-way by -> and both ways by -; one
// with "jump" tells which Jet Pack comes after which. The lines may stand in any
// order.
//
//	path wadsworth-gate -> rifle-range -> leave -> wadsworth-gate -> old-bridge
//	path old-bridge - storm - field
//	jump first-pack -> second-pack -> third-pack
//
// Empty lines and lines that begin with "//" are ignored. Before the rest may stand
// a line "name:", at most 60 characters, and a line "basis:" with printed, reported
// or designed; without it the board is taken for designed.
//
// The rules ask of a board: one gate and one airport for each training area; training
// areas that are one closed circle of arrows each, clockwise, left by the gate alone
// and never entered on the path; the eight objectives, each once and in an adventure
// area; one airstrip in each adventure area, within reach of every space there, and
// no other way out on foot; each kind of equipment space; Jet Packs in an order
// without a circle; and ways that never end, lead from everywhere to every objective
// and, without any card, back to training. Limits of our own are 200 spaces, 256 KiB
// and 120 characters on a space.
//
// The text of [DefaultBoard], DefaultBoard().Text(), shows the form of a whole board.
//
// The error is a [*joe.Error], or where there are several faults joins one for each:
// its Path is the space or line at fault, its Rule what that offends. What is wrong
// in many places alike, such as a strange character, is told once, at its first
// place. A text that cannot be read is of kind [joe.ErrMalformed], a board that the
// rules refuse of [joe.ErrBadConfig]. To go through the faults one by one:
//
//	faults := []error{err}
//	if joined, ok := err.(interface{ Unwrap() []error }); ok {
//		faults = joined.Unwrap()
//	}
func ParseBoard(text string) (*Board, error) {
	var f boardFaults
	if len(text) > maxBoardText {
		f.malformed("", "the text is %d bytes long; a board takes at most %d", len(text), maxBoardText)
		return nil, f.join()
	}
	var d draft
	var heads []string
	told, strange := repeats{}, false
	line := 0
	for written := range strings.Lines(text) {
		line++
		at := fmt.Sprintf("line %d", line)
		written = strings.TrimSpace(written)
		fields := strings.Fields(written)
		switch {
		case written == "" || strings.HasPrefix(written, "//"):
		case slices.Contains([]string{"space", "path", "jump"}, fields[0]) && f.readStrange(told, at, written):
			strange = true
		case fields[0] == "space":
			f.readSpace(&d, at, strings.TrimPrefix(written, "space"))
		case fields[0] == "path":
			d.paths = append(d.paths, f.readLinks(told, at, fields[1:])...)
		case fields[0] == "jump":
			for _, l := range f.readLinks(told, at, fields[1:]) {
				if l.both {
					f.malformed(at, "a jump leads one way; write %s -> %s", l.from, l.to)
				}
				d.jumps = append(d.jumps, l)
			}
		default:
			key, value, _ := strings.Cut(written, ":")
			key = strings.TrimSpace(key)
			switch {
			case key != "name" && key != "basis":
				f.once(told, "line "+fields[0], at, "%.40q begins with none of space, path, jump, name: and basis:", written)
			case slices.Contains(heads, key):
				f.malformed(at, "%s is given twice", key)
			case key == "name":
				d.title = strings.TrimSpace(value)
			default:
				d.basis = strings.TrimSpace(value)
			}
			heads = append(heads, key)
		}
	}
	if strange { // what was not read would seem to be missing
		return nil, f.join()
	}
	if !slices.Contains(heads, "basis") {
		d.basis = "designed"
	}
	b := f.board(&d)
	return b, f.join()
}

// readStrange looks for characters in a line that stand in none, apart from what is
// printed on a space, and reports whether there are any.
func (f *boardFaults) readStrange(told repeats, at, written string) bool {
	plain, _, _ := strings.Cut(written, `"`)
	strange := false
	for _, c := range plain {
		if c >= utf8.RuneSelf || !unicode.IsPrint(c) && !unicode.IsSpace(c) {
			f.once(told, string(c), at, `%q stands in no line of a board; ways are drawn with -> and -, and what is printed on a space stands between two "`, c)
			strange = true
		}
	}
	return strange
}

// readSpace reads a line about a space, without its first word.
func (f *boardFaults) readSpace(d *draft, at, written string) {
	written, words, quoted := strings.Cut(written, `"`)
	var s sketch
	if quoted {
		rest := ""
		if words, rest, quoted = strings.Cut(words, `"`); !quoted || strings.TrimSpace(rest) != "" {
			f.malformed(at, "what is printed on a space stands at the end of the line, between two quotation marks")
			return
		}
		s.words = words
	}
	w := tokens(strings.Fields(written))
	s.id = Space(w.next())
	fail := func(format string, args ...any) {
		f.malformed(at, "space %.40q: %s", string(s.id), fmt.Sprintf(format, args...))
	}
	if err := s.kind.UnmarshalText([]byte(w.next())); err != nil {
		fail("%s", detail(err))
		return
	}
	if err := s.readKind(&w); err != nil {
		fail("%s", detail(err))
		return
	}
	var given []string
	for len(w) > 0 {
		option := w.next()
		if slices.Contains(given, option) {
			fail("%s is given twice", option)
			return
		}
		given = append(given, option)
		var err error
		switch option {
		case "in":
			err = s.area.UnmarshalText([]byte(w.next()))
		case "by":
			err = s.by.UnmarshalText([]byte(w.next()))
		case "airstrip":
			s.airstrip = true
		case "at":
			if s.xy.col, err = smallNumber(w.next(), maxXY); err == nil {
				s.xy.row, err = smallNumber(w.next(), maxXY)
			}
		default:
			err = fmt.Errorf("%.40q is none of in, by, airstrip, at", option)
		}
		if err != nil {
			fail("%s", detail(err))
			return
		}
	}
	d.spaces = append(d.spaces, s)
}

// readKind reads what follows the word of the kind.
func (s *sketch) readKind(w *tokens) (err error) {
	switch s.kind {
	case Gain:
		s.gain, err = smallNumber(w.next(), maxGain)
	case ObjectiveSpace:
		err = s.place.UnmarshalText([]byte(w.next()))
	case Directions:
		word := w.next()
		s.order = orderKind(max(slices.Index(orderWords[:], word), 0))
		switch s.order {
		case goTo, sentOut:
			s.to = Space(w.next())
		case forward, backward:
			s.n, err = smallNumber(w.next(), maxOrder)
		default:
			err = fmt.Errorf("%.40q is none of %s", word, strings.Join(orderWords[1:], ", "))
		}
	}
	return err
}

// readLinks reads spaces with arrows or hyphens between them.
func (f *boardFaults) readLinks(told repeats, at string, fields []string) []link {
	if len(fields) < 3 || len(fields)%2 == 0 {
		f.malformed(at, "spaces stand here with -> or - between each two")
		return nil
	}
	var links []link
	for i := 1; i < len(fields); i += 2 {
		if fields[i] != "->" && fields[i] != "-" {
			f.once(told, "way "+fields[i], at, "%.40q stands where -> or - would", fields[i])
			return nil
		}
		links = append(links, link{Space(fields[i-1]), Space(fields[i+1]), fields[i] == "-"})
	}
	return links
}

// tokens is words yet to be read.
type tokens []string

// next is the next word, or "" where none is left.
func (w *tokens) next() string {
	if len(*w) == 0 {
		return ""
	}
	word := (*w)[0]
	*w = (*w)[1:]
	return word
}

// smallNumber reads a number from 1 to most.
func smallNumber(word string, most int) (uint8, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > most || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%.40q is no number from 1 to %d", word, most)
	}
	return uint8(n), nil
}

// Text is the board as [ParseBoard] reads it, with a legend in a comment. Boards are
// equal exactly when their texts are.
func (b *Board) Text() string {
	if b == nil {
		return ""
	}
	return b.text
}

// write puts the text together.
func (b *Board) write() string {
	var w strings.Builder
	if b.title != "" {
		w.WriteString("name: " + b.title + "\n")
	}
	w.WriteString("basis: " + b.basis + "\n" + legend + "\n")
	for n := range b.name {
		w.WriteString("space " + b.writeSpace(node(n)) + "\n")
	}
	for _, chain := range chains(b.edges, false) {
		w.WriteString("path " + b.writeChain(chain) + "\n")
	}
	for _, chain := range chains(b.leaps, false) {
		w.WriteString("jump " + b.writeChain(chain) + "\n")
	}
	return w.String()
}

// writeSpace is the line of a space, without its first word.
func (b *Board) writeSpace(n node) string {
	w := []string{string(b.name[n]), kindWords[b.kind[n]]}
	switch o := b.orders[n]; b.kind[n] {
	case Gain:
		w = append(w, strconv.Itoa(int(b.gain[n])))
	case ObjectiveSpace:
		w = append(w, placeWords[b.place[n]])
	case Directions:
		w = append(w, orderWords[o.kind])
		if o.to != noNode {
			w = append(w, string(b.name[o.to]))
		} else {
			w = append(w, strconv.Itoa(int(o.n)))
		}
	}
	if b.area[n] != NoArea {
		w = append(w, "in", areaWords[b.area[n]])
	}
	if b.by[n] != NoArea {
		w = append(w, "by", areaWords[b.by[n]])
	}
	if b.airstrip[n] {
		w = append(w, "airstrip")
	}
	if p := b.xy[n]; p != (point{}) {
		w = append(w, "at", strconv.Itoa(int(p.col)), strconv.Itoa(int(p.row)))
	}
	if words := b.printed(n); words != "" {
		w = append(w, `"`+words+`"`)
	}
	return strings.Join(w, " ")
}

// printed is the words on a space, unless they say no more than its order does.
func (b *Board) printed(n node) string {
	if b.words[n] == b.ordered(n) {
		return ""
	}
	return b.words[n]
}

// ordered is the order of a Directions space in words, or "".
func (b *Board) ordered(n node) string {
	switch o := b.orders[n]; o.kind {
	case goTo:
		return "Go to " + string(b.name[o.to])
	case forward:
		return "Go forward " + strconv.Itoa(int(o.n))
	case backward:
		return "Go back " + strconv.Itoa(int(o.n))
	case sentOut:
		return "Leave for " + string(b.name[o.to])
	}
	return ""
}

// chains cuts connections where one does not go on from where the last one ended,
// and where alike is wanted, where one-way gives way to both ways.
func chains(edges []edge, alike bool) [][]edge {
	var all [][]edge
	for i, e := range edges {
		if i == 0 || edges[i-1].to != e.from || alike && edges[i-1].both != e.both {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], e)
	}
	return all
}

// writeChain is spaces with -> and - between them.
func (b *Board) writeChain(chain []edge) string {
	line := string(b.name[chain[0].from])
	for _, e := range chain {
		sign := " -> "
		if e.both {
			sign = " - "
		}
		line += sign + string(b.name[e.to])
	}
	return line
}
