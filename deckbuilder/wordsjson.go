package deckbuilder

import (
	"strconv"

	"github.com/seed4548c990/gijoe/joe"
)

// MarshalText writes the word for the number, "recruit"; of none there is, an error.
func (n Number) MarshalText() ([]byte, error) {
	if n == 0 || n >= nNumbers {
		return nil, &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: n.String() + " has no word"}
	}
	return []byte(numberWords[n]), nil
}

// UnmarshalText reads what MarshalText writes.
func (n *Number) UnmarshalText(text []byte) error {
	for i := Number(1); i < nNumbers && n != nil; i++ {
		if numberWords[i] == string(text) {
			*n = i
			return nil
		}
	}
	return &joe.Error{Kind: joe.ErrMalformed, Seat: joe.Nobody, Detail: strconv.Quote(shown(string(text))) + " is none of a mission's and a turn's numbers, such as \"recruit\""}
}
