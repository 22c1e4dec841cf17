package cobrahq

import (
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// writeWord is the word of a value, one of those from the first on, which readWord
// reads. It refuses a value that has none.
func writeWord[T ~uint8](v T, words []string, first int) ([]byte, error) {
	if int(v) >= first && int(v) < len(words) {
		return []byte(words[v]), nil
	}
	return nil, &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: "no word for the value " + strconv.Itoa(int(v)) +
		"; there are " + strings.Join(words[first:], ", ")}
}

// readWord reads one of the words from the first on. On an error v is as it was.
func readWord[T ~uint8](v *T, words []string, first int, text []byte) error {
	if v == nil {
		return wire.Nowhere("value")
	}
	for i, word := range words {
		if i >= first && word == string(text) {
			*v = T(i)
			return nil
		}
	}
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: strconv.QuoteToASCII(string(text[:min(len(text), 24)])) +
		" is none of " + strings.Join(words[first:], ", ")}
}
