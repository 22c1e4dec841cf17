package strict

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// manyKeys is how many keys an object has before they are looked up in a map; a few are
// faster compared one by one.
const manyKeys = 16

// parser fills a document. It keeps no stack: what is open is found through the parents.
type parser struct {
	*document
	limits Limits
	at     int                 // offset of what comes next
	open   int32               // index of the innermost container that is not closed, or none
	depth  int                 // how many are not closed
	keys   map[member]struct{} // the keys of objects with many
}

// member is a key in the object at an index.
type member struct {
	object int32
	key    string
}

// parse reads the whole text and reports whether it is right.
func (p *parser) parse() bool {
	if strings.HasPrefix(p.text, "\uFEFF") {
		return p.refuse(none, 0, "a byte order mark; write UTF-8 without one")
	}
	p.space()
	if p.at == len(p.text) {
		return p.refuse(none, p.at, "empty; a JSON value is missing")
	}
	if p.add(value{parent: none}) && p.value(0) {
		for p.open != none {
			if !p.step() {
				return false
			}
		}
		if p.space(); p.at == len(p.text) {
			return true
		}
		return p.refuse(none, p.at, "the value is complete, but "+p.found()+" follows")
	}
	return false
}

// step reads one more value, or the end, of the innermost container.
func (p *parser) step() bool {
	p.space()
	in := p.open
	c := &p.values[in]
	closing := byte(']')
	if c.kind == objectKind {
		closing = '}'
	}
	if p.peek() == closing {
		p.at++
		c.end, c.next = int32(p.at), int32(len(p.values))
		p.open = c.parent
		p.depth--
		return true
	}
	if c.count > 0 {
		if p.peek() != ',' {
			return p.refuse(in, p.at, fmt.Sprintf("expected a comma or %c, found %s", closing, p.found()))
		}
		comma := p.at
		p.at++
		if p.space(); p.peek() == closing {
			return p.refuse(in, comma, fmt.Sprintf("a comma too many before %c", closing))
		}
	}
	at := int32(len(p.values))
	v := value{parent: in, order: c.count}
	if c.kind == listKind {
		c.count++
		return p.add(v) && p.value(at)
	}
	if p.peek() != '"' {
		return p.refuse(in, p.at, "expected a key in double quotes, found "+p.found())
	}
	start := p.at
	var ok bool
	if v.keyEscaped, ok = p.quoted(in); !ok {
		return false
	}
	v.keyStart, v.keyEnd = int32(start+1), int32(p.at-1)
	if v.keyEscaped {
		key := unescape(p.text[v.keyStart:v.keyEnd])
		v.keyStart = int32(len(p.plain))
		p.plain = append(p.plain, key)
	}
	if !p.add(v) {
		return false
	}
	if p.twice(at) {
		return p.refuse(at, start, "the key is given twice")
	}
	p.values[in].count++
	if p.space(); p.peek() != ':' {
		return p.refuse(at, p.at, "expected a colon after the key, found "+p.found())
	}
	p.at++
	p.space()
	return p.value(at)
}

// add appends a value that is yet to be read.
func (p *parser) add(v value) bool {
	p.values = append(p.values, v)
	if len(p.values) > p.limits.Values {
		return p.refuse(int32(len(p.values)-1), p.at, fmt.Sprintf("more than %d values in all", p.limits.Values))
	}
	return true
}

// value reads the value that was added last; a container only as far as it opens.
func (p *parser) value(at int32) bool {
	v := &p.values[at]
	v.start, v.next = int32(p.at), at+1
	ok := true
	switch c := p.peek(); {
	case c == '"':
		v.kind = stringKind
		v.escaped, ok = p.quoted(at)
	case c == '{' || c == '[':
		if p.depth == p.limits.Depth {
			return p.refuse(at, p.at, fmt.Sprintf("more than %d levels deep", p.limits.Depth))
		}
		v.kind = listKind
		if c == '{' {
			v.kind = objectKind
		}
		p.depth++
		p.open = at
		p.at++
	case c == '-' || '0' <= c && c <= '9':
		v.kind = numberKind
		ok = p.number(at)
	default:
		v.kind, ok = p.word(at)
	}
	v.end = int32(p.at)
	return ok
}

// twice reports whether the key of the value added last is that of an earlier sibling.
func (p *parser) twice(at int32) bool {
	in := p.values[at].parent
	count := p.values[in].count
	key := p.key(at)
	if count < manyKeys {
		for i := in + 1; i < at; i = p.values[i].next {
			if p.key(i) == key {
				return true
			}
		}
		return false
	}
	if p.keys == nil {
		p.keys = make(map[member]struct{})
	}
	if count == manyKeys {
		for i := in + 1; i < at; i = p.values[i].next {
			p.keys[member{in, p.key(i)}] = struct{}{}
		}
	}
	before := len(p.keys)
	p.keys[member{in, key}] = struct{}{}
	return len(p.keys) == before
}

// space skips white space.
func (p *parser) space() {
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case ' ', '\t', '\n', '\r':
			p.at++
		default:
			return
		}
	}
}

// peek is the next byte. At the end of the text it is 0, which stands nowhere in JSON.
func (p *parser) peek() byte {
	if p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

// found describes what comes next, for a fault.
func (p *parser) found() string {
	if p.at == len(p.text) {
		return "the end of the text"
	}
	switch r, size := utf8.DecodeRuneInString(p.text[p.at:]); {
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf("the byte 0x%02x", p.text[p.at])
	case r == '/' || r == '#':
		return fmt.Sprintf("%q (JSON has no comments)", r)
	case r == '\'':
		return `"'" (strings and keys are in double quotes)`
	default:
		return fmt.Sprintf("%q", r)
	}
}

// refuse reports a fault of the text at the value of this index, or at the whole.
func (p *parser) refuse(at int32, offset int, detail string) bool {
	path := "$"
	if at != none {
		path = p.path(at, "")
	}
	p.fail(path, fmt.Sprintf("%s (%s)", detail, p.position(offset)))
	return false
}
