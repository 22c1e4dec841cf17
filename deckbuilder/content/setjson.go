package content

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/seed4548c990/gijoe/internal/phrase"
	"github.com/seed4548c990/gijoe/internal/strict"
)

// head is what set.json says.
type head struct {
	name    string
	version int
	stories []Story
	meters  [2]Meter
	token   int8
	die     [3]uint8
}

// The keys of set.json, of its parts, and the sides of the Threat Meter.
var (
	headKeys  = []string{"format", "name", "version", "token", "die", "stories", "meters"}
	storyKeys = []string{"id", "name", "basis", "mode", "token"}
	spaceKeys = []string{"colour", "strike", "do"}
	dieKeys   = []string{"blank", "hit", "double"}
	sides     = []string{"solo-two", "three-four"}
)

// Ranges of what set.json says.
const (
	maxVersion = 1_000_000
	maxToken   = 5
	maxFaces   = 20
	maxStories = 20
	minSpaces  = 6
	maxSpaces  = 60
)

// head is the set's own.
func (s *Set) head() *head {
	return &head{s.name, s.version, s.stories, s.meters, s.token, s.die}
}

// take makes a head the set's own.
func (s *Set) take(h *head) {
	s.name, s.version, s.stories, s.meters, s.token, s.die = h.name, h.version, h.stories, h.meters, h.token, h.die
}

// readHead reads what set.json says, over what is there already; nil: nothing.
func (d *draft) readHead(m map[string]part, at place, base *head) *head {
	f := &d.faults
	if m == nil {
		d.broken = true
		return nil
	}
	before := f.count()
	d.format(m, at)
	for _, key := range headKeys {
		if _, ok := m[key]; !ok && key != "format" && (base == nil || key == "name" || key == "version") {
			f.add(at.field(key), "it is missing; a set needs it")
		}
	}
	h := &head{}
	if base != nil {
		*h = *base
		h.stories = slices.Clone(h.stories)
	}
	kept := len(h.stories)
	if p, ok := m["name"]; ok {
		h.name = f.id(p)
	}
	if p, ok := m["version"]; ok {
		h.version = f.int(p, 1, maxVersion)
	}
	if p, ok := m["token"]; ok {
		h.token = int8(f.int(p, 1, maxToken))
	}
	if p, ok := m["die"]; ok {
		h.die = f.die(p)
	}
	if p, ok := m["stories"]; ok {
		for _, one := range f.items(p, 1, maxStories) {
			h.stories = append(h.stories, f.story(one))
		}
	}
	if p, ok := m["meters"]; ok {
		side := f.fields(p, sides...)
		for i, word := range sides {
			if one, ok := side[word]; ok {
				h.meters[i] = f.meter(one)
			} else if side != nil {
				f.add(p.at.field(word), "it is missing; a Threat Meter has the sides %s and %s", sides[0], sides[1])
			}
		}
	}
	for i := kept; i < len(h.stories); i++ {
		for j := kept; j < i; j++ {
			if id := h.stories[i].ID; h.stories[j].ID == id && id != "" {
				f.add(at.field("stories").item(i-kept).field("id"), "%s is a story already", id)
			}
		}
	}
	h.stories = over(h.stories[:kept], h.stories[kept:])
	d.broken = d.broken || f.count() > before
	return h
}

// over is stories with others put in the place of those with the same id, or added.
func over(old, with []Story) []Story {
	list := slices.DeleteFunc(slices.Clone(old), func(s Story) bool {
		return slices.ContainsFunc(with, func(o Story) bool { return o.ID == s.ID })
	})
	return append(list, with...)
}

// die is the faces of a Mission die.
func (f *faults) die(p part) (die [3]uint8) {
	m := f.fields(p, dieKeys...)
	for i, key := range dieKeys {
		if face, ok := m[key]; ok {
			die[i] = uint8(f.int(face, 0, maxFaces))
		}
	}
	if m != nil && die[1]+die[2] == 0 {
		f.add(p.at, `no face shows a Hit; a die is like {"blank":2,"hit":3,"double":1}`)
	}
	return die
}

// story is one Story.
func (f *faults) story(p part) (s Story) {
	m := f.fields(p, storyKeys...)
	for _, key := range storyKeys {
		one, ok := m[key]
		switch {
		case m == nil:
		case !ok && (key == "mode" || key == "token"):
		case !ok:
			f.add(p.at.field(key), "it is missing; a story needs it")
		case key == "id":
			s.ID = f.id(one)
		case key == "name":
			s.Name = f.text(one, 1, maxName)
		case key == "token":
			s.Token = int8(f.int(one, 1, maxToken))
		case key == "mode":
			s.Mode = Mode(f.word(one, modeWords))
		default:
			s.Basis = Basis(f.word(one, basisWords))
		}
	}
	return s
}

// meter is a side of the Threat Meter.
func (f *faults) meter(p part) (m Meter) {
	for i, one := range f.items(p, minSpaces, maxSpaces) {
		keys := f.fields(one, spaceKeys...)
		if keys == nil {
			continue
		}
		var s Space
		if p, ok := keys["colour"]; ok {
			s.Colour = Colour(f.word(p, colourWords))
		}
		if p, ok := keys["strike"]; ok {
			s.Strike = f.bool(p)
		}
		if p, ok := keys["do"]; ok {
			s.Do = f.effects(p, setting{moment: outside}, 0)
		}
		switch _, coloured := keys["colour"]; {
		case i == 0 && len(keys) > 0:
			f.add(one.at, "the first space is the Starting Round's and says nothing: write {}")
		case i > 0 && !coloured:
			f.add(one.at.field("colour"), "it is missing; every space but the first is green, yellow or red")
		}
		m.Spaces = append(m.Spaces, s)
	}
	return m
}

// Canonical is the whole set as one JSON value, the same for sets that say the same:
// what set.json says, and all cards by id. [Read] reads it. The slice is the caller's.
// It costs a pass over all cards.
func (s *Set) Canonical() []byte {
	b := fmt.Appendf(nil, `{"format":%d,"name":"%s","version":%d,"token":%d`, format, s.name, s.version, s.token)
	b = fmt.Appendf(b, `,"die":{"blank":%d,"hit":%d,"double":%d},"stories":[`, s.die[0], s.die[1], s.die[2])
	for i, t := range s.stories {
		b = comma(b, i)
		b = fmt.Appendf(b, `{"id":"%s","name":`, t.ID)
		b = appendText(b, t.Name)
		b = fmt.Appendf(b, `,"basis":"%s"`, t.Basis)
		if t.Mode != CoreMode {
			b = fmt.Appendf(b, `,"mode":"%s"`, t.Mode)
		}
		if t.Token != 0 {
			b = fmt.Appendf(b, `,"token":%d`, t.Token)
		}
		b = append(b, '}')
	}
	b = append(b, `],"meters":{`...)
	for i, side := range sides {
		b = comma(b, i)
		b = fmt.Appendf(b, `"%s":[`, side)
		for j := range s.meters[i].Spaces {
			b = comma(b, j)
			b = s.meters[i].Spaces[j].append(b)
		}
		b = append(b, ']')
	}
	b = append(b, `},"cards":[`...)
	for i := 1; i < len(s.cards); i++ {
		b = comma(b, i-1)
		b = s.cards[i].append(b)
	}
	return append(b, "]}"...)
}

// append adds the JSON of a space.
func (s *Space) append(b []byte) []byte {
	o := object{b: append(b, '{')}
	if s.Colour != NoColour {
		o.word("colour", s.Colour.String())
	}
	o.flag("strike", s.Strike)
	o.effects("do", s.Do)
	return append(o.b, '}')
}

// MarshalJSON is the set for a save: the built-in one by name and version,
// {"name":"core","version":1}, any other as its whole [Set.Canonical]. [Read] reads
// both.
func (s *Set) MarshalJSON() ([]byte, error) {
	if s.builtin {
		return fmt.Appendf(nil, `{"name":"%s","version":%d}`, s.name, s.version), nil
	}
	return s.Canonical(), nil
}

// Digest is a number that stands for all that the set says: equal sets have equal
// digests, and different ones different digests but for a chance of one in 2^64. It
// is no protection against forgers.
func (s *Set) Digest() uint64 { return s.digest }

// Read reads a set in one JSON value, of [Set.Canonical] or [Set.MarshalJSON]. The
// built-in set is known by its name and version where the value says no more; it is
// then [Core] itself. Errors are those of [Load], without a file.
func Read(data []byte) (*Set, error) {
	d := draft{cards: map[string]drafted{}, read: map[string]place{}, first: place{path: "$"}}
	p := part{at: d.first, raw: data}
	if !d.text(p) {
		return nil, d.faults.err()
	}
	var name, version part
	keys := 0
	strict.Read(data, limits, func(n strict.Node) { // its faults are told below
		if !n.IsObject() {
			return
		}
		for key, value := range n.Entries(maxKeys) {
			keys++
			switch key {
			case "name":
				name = part{p.at.field(key), value.Raw()}
			case "version":
				version = part{p.at.field(key), value.Raw()}
			}
		}
	})
	if keys == 2 && name.raw != nil && version.raw != nil {
		return d.builtin(name, version)
	}
	m := d.faults.fields(p, append([]string{"cards"}, headKeys...)...)
	d.head = d.readHead(m, p.at, nil)
	d.readCards(m, p.at)
	return d.set()
}

// builtin is the built-in set, if these are its name and version.
func (d *draft) builtin(name, version part) (*Set, error) {
	n, v := d.faults.id(name), d.faults.int(version, 1, maxVersion)
	if err := d.faults.err(); err != nil {
		return nil, err
	}
	s, known := Builtin(n)
	if !known {
		d.faults.add(name.at, "there is no built-in set %q; there are %s, and any other set is written out", n, phrase.And(builtinNames))
	} else if v != s.version {
		d.faults.add(version.at, "the built-in set %s has the version %d, not %d", n, s.version, v)
	} else {
		return s, nil
	}
	return nil, d.faults.err()
}

// object writes the keys of a JSON object.
type object struct {
	b    []byte
	next bool // a key was written
}

// key writes a key.
func (o *object) key(key string) {
	if o.next {
		o.b = append(o.b, ',')
	}
	o.next = true
	o.b = append(append(append(o.b, '"'), key...), '"', ':')
}

// word writes a word that needs no escapes, if it is none but the empty one.
func (o *object) word(key, word string) {
	if word != "" {
		o.key(key)
		o.b = append(append(append(o.b, '"'), word...), '"')
	}
}

// text writes a text, if it is not empty.
func (o *object) text(key, text string) {
	if text != "" {
		o.key(key)
		o.b = appendText(o.b, text)
	}
}

// int writes a number, if it is not what is meant without it.
func (o *object) int(key string, v, without int) {
	if v != without {
		o.key(key)
		o.b = strconv.AppendInt(o.b, int64(v), 10)
	}
}

// flag writes true, if it is.
func (o *object) flag(key string, v bool) {
	if v {
		o.key(key)
		o.b = append(o.b, "true"...)
	}
}

// appendText adds a JSON string. Texts of a set are printable, so that only two
// characters need an escape.
func appendText(b []byte, s string) []byte {
	b = append(b, '"')
	for i := range len(s) {
		if s[i] == '"' || s[i] == '\\' {
			b = append(b, '\\')
		}
		b = append(b, s[i])
	}
	return append(b, '"')
}

// comma separates the elements of a list.
func comma(b []byte, i int) []byte {
	if i > 0 {
		b = append(b, ',')
	}
	return b
}
