package svg

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Font is how a text is written.
type Font struct {
	Size  int // units; the letters are about seven tenths as high
	Bold  bool
	Fill  string // empty: [Ink]
	Align Align
}

// Align is which end of a text stands where it is put.
type Align uint8

const (
	Start Align = iota
	Middle
	End
)

var anchors = [...]string{"start", "middle", "end"}

// Write writes a line whose letters stand on the height of a point.
func (p *Picture) Write(at Point, font Font, text string) {
	b := lengths(append(p.body, "<text"...), named{"x", at.X}, named{"y", at.Y}, named{"font-size", font.Size})
	if font.Bold {
		b = attribute(b, "font-weight", "bold")
	}
	if font.Align != Start && int(font.Align) < len(anchors) {
		b = attribute(b, "text-anchor", anchors[font.Align])
	}
	fill := font.Fill
	if fill == "" {
		fill = Ink
	}
	b = attribute(b, "fill", fill)
	b = escape(append(b, '>'), text)
	p.body = append(b, "</text>\n"...)
}

// Centre writes a line around a point, whatever its Align.
func (p *Picture) Centre(at Point, font Font, text string) {
	font.Align = Middle
	p.Write(Point{at.X, at.Y + font.Size*36/100}, font, text)
}

// Length is how long a line is in the widest of the usual fonts without serifs, in
// units: an upper bound for ASCII, about right for other letters.
func Length(font Font, text string) int {
	thousandths := 0
	for _, r := range text {
		thousandths += wide(r)
	}
	if font.Bold {
		thousandths += thousandths / 8
	}
	return (thousandths*font.Size + 999) / 1000
}

// wide is the width of a letter in thousandths of the size.
func wide(r rune) int {
	switch {
	case r >= 0x1f000:
		return 1400
	case r >= 0x1100:
		return 1050
	case r >= 0x80:
		return 900
	case strings.ContainsRune("ijlJ|'.,:; ", r):
		return 370
	case strings.ContainsRune("fIrt()[]!/\\-\"", r):
		return 470
	case strings.ContainsRune("mwMW%@", r):
		return 1020
	case r >= 'A' && r <= 'Z', strings.ContainsRune("&#+=<>~^_", r):
		return 840
	}
	return 640
}

// Cut is a text shortened, if need be, so that it is no longer than a length.
func Cut(font Font, text string, length int) string {
	if Length(font, text) <= length {
		return text
	}
	for text != "" {
		_, last := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-last]
		if short := strings.TrimRight(text, " ") + "…"; Length(font, short) <= length {
			return short
		}
	}
	return ""
}

// Wrap is a text in lines, none of them longer than a length but a single letter
// that is.
func Wrap(font Font, text string, length int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if Length(font, longer) <= length {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for Length(font, word) > length && utf8.RuneCountInString(word) > 1 {
			fits := 0
			for at, r := range word {
				if at > 0 && Length(font, word[:at+utf8.RuneLen(r)]) > length {
					fits = at
					break
				}
			}
			if fits == 0 {
				break
			}
			lines, word = append(lines, word[:fits]), word[fits:]
		}
		line = word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// escape writes a text as XML holds it in content and in attributes. What no XML may
// hold, and bytes that are no UTF-8, become U+FFFD.
func escape(b []byte, text string) []byte {
	for _, r := range text {
		switch {
		case r == '&':
			b = append(b, "&amp;"...)
		case r == '<':
			b = append(b, "&lt;"...)
		case r == '>':
			b = append(b, "&gt;"...)
		case r == '"':
			b = append(b, "&#34;"...)
		case r == '\t' || r == '\n' || r == '\r':
			b = strconv.AppendInt(append(b, "&#"...), int64(r), 10)
			b = append(b, ';')
		case r < ' ' || r == 0xfffe || r == 0xffff:
			b = utf8.AppendRune(b, utf8.RuneError)
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return b
}
