package strict

import (
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// quoted passes over a string or key, reports whether it has escapes and whether it is
// right. A fault is reported at the value of the index.
func (p *parser) quoted(at int32) (escaped, ok bool) {
	start := p.at
	for p.at++; p.at < len(p.text); {
		c := p.text[p.at]
		if c != '"' && c != '\\' && 0x20 <= c && c < utf8.RuneSelf {
			p.at++
			continue
		}
		switch {
		case c == '"':
			if p.at-start-1 > p.limits.StringBytes {
				return false, p.refuse(at, start, fmt.Sprintf("a string of more than %d bytes", p.limits.StringBytes))
			}
			p.at++
			return escaped, true
		case c == '\\':
			escaped = true
			if !p.escape(at) {
				return false, false
			}
		case c < 0x20:
			return false, p.refuse(at, p.at, fmt.Sprintf("the control character 0x%02x in a string; write it as an escape", c))
		default:
			r, size := utf8.DecodeRuneInString(p.text[p.at:])
			if r == utf8.RuneError && size == 1 {
				return false, p.refuse(at, p.at, fmt.Sprintf("the byte 0x%02x in a string is not UTF-8", c))
			}
			p.at += size
		}
	}
	return false, p.refuse(at, start, "a string without its closing quote")
}

// escape passes over one escape, or the two of a surrogate pair.
func (p *parser) escape(at int32) bool {
	start := p.at
	rest := p.text[start+1:]
	if rest == "" {
		p.at++
		return true // the caller sees the end of the text
	}
	if rest[0] != 'u' {
		if strings.IndexByte(`"\/bfnrt`, rest[0]) < 0 {
			_, size := utf8.DecodeRuneInString(rest)
			return p.refuse(at, start, "unknown escape \\"+rest[:size])
		}
		p.at += 2
		return true
	}
	r, ok := hex(rest[1:])
	if !ok {
		return p.refuse(at, start, `\u without four hexadecimal digits`)
	}
	p.at += 6
	if !utf16.IsSurrogate(r) {
		return true
	}
	if rest = p.text[p.at:]; strings.HasPrefix(rest, `\u`) {
		if low, ok := hex(rest[2:]); ok && utf16.DecodeRune(r, low) != utf8.RuneError {
			p.at += 6
			return true
		}
	}
	return p.refuse(at, start, fmt.Sprintf(`\u%04x is half of a surrogate pair`, r))
}

// hex reads four hexadecimal digits.
func hex(s string) (r rune, ok bool) {
	if len(s) < 4 {
		return 0, false
	}
	for i := range 4 {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			r = r<<4 | rune(c-'0')
		case 'a' <= c|0x20 && c|0x20 <= 'f':
			r = r<<4 | rune(c|0x20-'a'+10)
		default:
			return 0, false
		}
	}
	return r, true
}

// unescape resolves the escapes of a string that was read.
func unescape(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 {
			b.WriteString(s)
			return b.String()
		}
		b.WriteString(s[:i])
		c := s[i+1]
		s = s[i+2:]
		switch c {
		case 'b':
			b.WriteByte('\b')
		case 'f':
			b.WriteByte('\f')
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case 't':
			b.WriteByte('\t')
		case 'u':
			r, _ := hex(s)
			s = s[4:]
			if utf16.IsSurrogate(r) {
				low, _ := hex(s[2:])
				r = utf16.DecodeRune(r, low)
				s = s[6:]
			}
			b.WriteRune(r)
		default:
			b.WriteByte(c)
		}
	}
}

// number passes over a number.
func (p *parser) number(at int32) bool {
	start := p.at
	if p.peek() == '-' {
		p.at++
	}
	if p.peek() == '0' {
		if p.at++; p.digits() {
			return p.refuse(at, start, "a number with a leading zero")
		}
	} else if !p.digits() {
		return p.refuse(at, start, "a minus sign without a number")
	}
	if p.peek() == '.' {
		if p.at++; !p.digits() {
			return p.refuse(at, start, "a number without digits after its point")
		}
	}
	if p.peek()|0x20 == 'e' {
		if p.at++; p.peek() == '+' || p.peek() == '-' {
			p.at++
		}
		if !p.digits() {
			return p.refuse(at, start, "a number without digits in its exponent")
		}
	}
	return true
}

// digits passes over digits and reports whether there was one.
func (p *parser) digits() bool {
	start := p.at
	for c := p.peek(); '0' <= c && c <= '9'; c = p.peek() {
		p.at++
	}
	return p.at > start
}

// word passes over true, false or null.
func (p *parser) word(at int32) (kind, bool) {
	end := p.at
	for end < len(p.text) && 'a' <= p.text[end]|0x20 && p.text[end]|0x20 <= 'z' {
		end++
	}
	word := p.text[p.at:end]
	k := boolKind
	switch word {
	case "true", "false":
	case "null":
		k = nullKind
	case "":
		return 0, p.refuse(at, p.at, "expected a value, found "+p.found())
	default:
		detail := "unknown word " + quote(word)
		if w := near(word, []string{"true", "false", "null"}); w != "" {
			detail += "; did you mean " + w + "?"
		} else {
			detail += "; strings are in double quotes"
		}
		return 0, p.refuse(at, p.at, detail)
	}
	p.at = end
	return k, true
}
