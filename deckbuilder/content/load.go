package content

import (
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/seed4548c990/gijoe/internal/strict"
)

// Limits of a set. What people play with is far below them; they keep a text of
// unknown origin from costing more than it is worth.
const (
	maxFile    = 4 << 20 // bytes of a file
	maxSet     = 8 << 20 // bytes of a set, over all files, and in one value
	maxFiles   = 200     // .json files
	maxEntries = 2000    // files and folders that are looked at
	maxCards   = 2000
	maxValues  = 1_500_000
	maxDepth   = 24
	maxText    = 8 << 10 // bytes of a string
	maxKeys    = 64      // of an object
	maxID      = 40      // characters of an id
	maxName    = 60      // of a name
	maxWords   = 1000    // of a card's text

	setFile = "set.json"
	format  = 1
)

// Load reads a set out of the files of a folder: set.json, and every other file that
// ends in .json, at any depth, for the cards. What the files hold is told in the
// package documentation. The outcome does not depend on how cards are spread over
// files.
//
// The error joins a [*Fault] for everything that is wrong, the first 50. A file may
// have 4 MiB, a set 8 MiB, 200 files and 2000 cards.
func Load(fsys fs.FS) (*Set, error) {
	d := draft{cards: map[string]drafted{}}
	d.files(fsys, true)
	return d.set()
}

// Overlay is the set with cards of the files put in place of those that bear the
// same id, or added. A set.json among the files takes the place of what it says, name
// and version at least; its stories are added, or put in the place of those with the
// same id. The cards of the outcome are checked together as by [Load], and its errors
// are those of Load. The set itself is not changed.
func (s *Set) Overlay(fsys fs.FS) (*Set, error) {
	d := draft{head: s.head(), cards: map[string]drafted{}}
	for _, c := range s.All() {
		d.cards[c.ID] = drafted{card: *c, at: place{s.name, c.ID, "$"}}
	}
	d.files(fsys, false)
	return d.set()
}

// draft is a set that is being read.
type draft struct {
	faults faults
	head   *head
	cards  map[string]drafted
	broken bool // some card or head could not be read: do not tell what is missing for that
	read   map[string]place
	first  place // where faults of the whole set are told
}

// drafted is a card with the place where it was read.
type drafted struct {
	card Card
	at   place
}

// files reads the files of a folder.
func (d *draft) files(fsys fs.FS, needHead bool) {
	d.read = map[string]place{}
	d.first = place{setFile, "", "$"}
	names := d.list(fsys)
	if i := slices.Index(names, setFile); i >= 0 {
		names = slices.Delete(names, i, i+1)
		if p, ok := d.open(fsys, setFile); ok {
			d.head = d.readHead(d.faults.fields(p, headKeys...), p.at, d.head)
		}
	} else if needHead {
		d.faults.add(d.first, "there is no such file; a set needs one, with its name, stories and meters")
		d.broken = true
	}
	left := maxSet
	for _, name := range names {
		p, ok := d.open(fsys, name)
		if left -= len(p.raw); left < 0 {
			d.faults.add(place{name, "", "$"}, "with this file the set has more than %d bytes", maxSet)
			d.broken = true
			return
		}
		if ok {
			m := d.faults.fields(p, "format", "cards")
			d.format(m, p.at)
			d.readCards(m, p.at)
		}
	}
}

// list is the paths of all .json files, sorted.
func (d *draft) list(fsys fs.FS) (names []string) {
	seen := 0
	err := fs.WalkDir(fsys, ".", func(path string, e fs.DirEntry, err error) error {
		if seen++; seen > maxEntries {
			return fmt.Errorf("there are more than %d files and folders", maxEntries)
		}
		switch {
		case err != nil:
			return fmt.Errorf("%s: %w", path, err)
		case e.IsDir() || !strings.HasSuffix(path, ".json"):
		case len(names) == maxFiles:
			return fmt.Errorf("there are more than %d files that end in .json", maxFiles)
		default:
			names = append(names, path)
		}
		return nil
	})
	if err != nil {
		d.faults.add(place{".", "", ""}, "the folder cannot be read: %v", err)
		d.broken = true
	}
	slices.Sort(names)
	return names
}

// open reads a file and checks its text as a whole.
func (d *draft) open(fsys fs.FS, name string) (part, bool) {
	p := part{at: place{name, "", "$"}}
	raw, err := readFile(fsys, name)
	if err != nil {
		d.faults.add(p.at, "the file cannot be read: %v", err)
		d.broken = true
		return p, false
	}
	if len(raw) > maxFile {
		d.faults.add(p.at, "the file has more than %d bytes", maxFile)
		d.broken = true
		return p, false
	}
	p.raw = raw
	return p, d.text(p)
}

// text checks that the text is JSON as strict takes it.
func (d *draft) text(p part) bool {
	ok := d.faults.read(p, func(strict.Node) {})
	d.broken = d.broken || !ok
	return ok
}

// readFile is at most one byte more of a file than a file may have.
func readFile(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// readCards reads the list of cards of a file.
func (d *draft) readCards(m map[string]part, at place) {
	list, ok := m["cards"]
	if !ok {
		if m != nil {
			d.faults.add(at.field("cards"), `it is missing; a file of cards has a list of them: {"format":1,"cards":[…]}`)
		}
		d.broken = true
		return
	}
	before := d.faults.count()
	for _, one := range d.faults.items(list, 0, maxCards) {
		d.readCard(one)
	}
	d.broken = d.broken || d.faults.count() > before
}

// readCard reads a card and keeps it, with its faults, if it has an id.
func (d *draft) readCard(p part) {
	c, at := d.faults.card(p)
	if !isID(c.ID) {
		return
	}
	if other, twice := d.read[c.ID]; twice {
		d.faults.add(at.field("id"), "there is a card %q in %s at %s already; ids are given once", c.ID, other.file, other.path)
		return
	}
	d.read[c.ID] = at
	d.cards[c.ID] = drafted{c, at}
}

// format checks the number of the format of a file.
func (d *draft) format(m map[string]part, at place) {
	if m == nil {
		return
	}
	p, ok := m["format"]
	if !ok {
		d.faults.add(at.field("format"), "it is missing; this is format %d", format)
		return
	}
	d.faults.int(p, format, format)
}

// set is the set that was read, or its faults.
func (d *draft) set() (*Set, error) {
	ids := make([]string, 0, len(d.cards))
	for id := range d.cards {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	s := &Set{cards: make([]Card, 1, len(ids)+1), index: make(map[string]ID, len(ids))}
	for _, id := range ids {
		s.index[id] = ID(len(s.cards))
		s.cards = append(s.cards, d.cards[id].card)
	}
	if len(ids) > maxCards {
		d.faults.add(d.first, "the set has %d cards, more than %d", len(ids), maxCards)
	}
	if d.head != nil {
		s.take(d.head)
	}
	d.check(s)
	if err := d.faults.err(); err != nil {
		return nil, err
	}
	text := s.Canonical()
	if len(text) > maxSet {
		d.faults.add(d.first, "written as one value the set has more than %d bytes", maxSet)
		return nil, d.faults.err()
	}
	h := fnv.New64a()
	h.Write(text) // a hash never fails to take bytes
	s.digest = h.Sum64()
	return s, nil
}

// wrongText is what is wrong with a text for people, "" if nothing is.
func wrongText(s string, low, high int) string {
	switch n := utf8.RuneCountInString(s); {
	case n < low || n > high:
		return fmt.Sprintf("a text of %d characters; it has %d to %d here", n, low, high)
	case s != strings.TrimSpace(s):
		return "the text has blanks before or after it; leave them out"
	case strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }):
		return "the text has a character that cannot be printed; line breaks are not used"
	}
	return ""
}

// isID reports whether a text is an id.
func isID(s string) bool {
	for word := range strings.SplitSeq(s, "-") {
		if word == "" || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return false
		}
	}
	return len(s) <= maxID
}
