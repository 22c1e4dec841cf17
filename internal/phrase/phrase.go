// Package phrase puts lists into sentences for people.
package phrase

import (
	"fmt"
	"strconv"
	"strings"
)

// And is a list in a sentence: "a, b and c"; "none" without anything in it.
func And[T any](list []T) string { return joined(list, " and ") }

// Or is a list to choose from: "a, b or c"; "none" without anything in it.
func Or[T any](list []T) string { return joined(list, " or ") }

// Quoted is texts of a caller's own, each in quotes, so that a list of them is read one way.
func Quoted(texts []string) []string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = strconv.Quote(text)
	}
	return quoted
}

func joined[T any](list []T, last string) string {
	if len(list) == 0 {
		return "none"
	}
	texts := make([]string, len(list))
	for i, x := range list {
		texts[i] = fmt.Sprint(x)
	}
	end := len(texts) - 1
	if end == 0 {
		return texts[0]
	}
	return strings.Join(texts[:end], ", ") + last + texts[end]
}
