package joetest

import (
	"strings"
	"unicode"
)

// jsonFault is a JSON text with one thing wrong that a strict reader refuses.
type jsonFault struct {
	name, text string
}

// faultsOf makes from the text of an object texts that are JSON and wrong: a key
// twice in any object of it, a key that is not known, a known key in another
// spelling, a second value. A text that is no object, or empty, has only the last.
func faultsOf(text string) []jsonFault {
	faults := []jsonFault{{"with more after the value", text + " 0"}}
	for _, at := range objectsIn(text) {
		member := memberAt(text, at+1)
		if member == "" {
			continue
		}
		head, rest := text[:at+1], text[at+1:]
		faults = append(faults, jsonFault{"with a key twice, " + keyOf(member), head + member + "," + rest})
		if at == 0 {
			faults = append(faults,
				jsonFault{"with an unknown key", head + `"zz-unknown":0,` + rest},
				jsonFault{"with a key in another spelling, " + keyOf(member), head + swapCase(member) + rest[len(member):]})
		}
	}
	return faults
}

// objectsIn finds where the objects of a valid text begin, at most the first 20.
func objectsIn(text string) []int {
	var all []int
	inString := false
	for i := 0; i < len(text) && len(all) < 20; i++ {
		switch c := text[i]; {
		case inString && c == '\\':
			i++
		case c == '"':
			inString = !inString
		case c == '{' && !inString:
			all = append(all, i)
		}
	}
	return all
}

// memberAt is the member of an object that begins at i, key and value; "" where
// the object has none.
func memberAt(text string, i int) string {
	depth, inString := 0, false
	for j := i; j < len(text); j++ {
		switch c := text[j]; {
		case inString && c == '\\':
			j++
		case c == '"':
			inString = !inString
		case inString:
		case c == '{' || c == '[':
			depth++
		case depth == 0 && (c == ',' || c == '}'):
			return strings.TrimSpace(text[i:j])
		case c == '}' || c == ']':
			depth--
		}
	}
	return ""
}

// keyOf is the key of a member, quotes and all.
func keyOf(member string) string {
	if i := strings.Index(member[1:], `"`); i >= 0 {
		return member[:i+2]
	}
	return member
}

// swapCase is a member with the first letter of its key in the other case.
func swapCase(member string) string {
	r := rune(member[1])
	if unicode.IsUpper(r) {
		r = unicode.ToLower(r)
	} else {
		r = unicode.ToUpper(r)
	}
	return `"` + string(r) + member[2:]
}
