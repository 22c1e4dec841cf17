package content

import (
	"fmt"
	"slices"
	"strings"
)

// words are the names of an enumeration as they stand in a card set, by value.
type words []string

// name is the word of a value; a value without one is told by its number.
func (w words) name(kind string, i int) string {
	if i >= 0 && i < len(w) && w[i] != "" {
		return w[i]
	}
	return fmt.Sprintf("%s(%d)", kind, i)
}

// value is the value of a word.
func (w words) value(word string) (int, bool) {
	i := slices.Index(w, word)
	return i, i >= 0 && word != ""
}

// listed is the words that may be written, without the empty ones.
func (w words) listed() []string {
	return slices.DeleteFunc(slices.Clone(w), func(s string) bool { return s == "" })
}

// split is the words of a list with blanks between them.
func split(list string) []string { return strings.Fields(list) }
