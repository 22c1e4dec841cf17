package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// option is an action and how people say it.
type option[A any] struct {
	action A
	words
}

// options is what may be done now.
func (s *sitting[C, S, A, E, V]) options(seat joe.Seat) []option[A] {
	return s.worded(s.table.View(seat), s.table.Legal())
}

func (s *sitting[C, S, A, E, V]) worded(v V, actions []A) []option[A] {
	options := make([]option[A], len(actions))
	for i, a := range actions {
		options[i] = option[A]{a, s.words(v, a)}
	}
	return options
}

// numbered reports whether options are numbered: not so many that nobody would
// look one up, and not what dice show, which is numbers itself.
func numbered[A any](seat joe.Seat, options []option[A]) bool {
	return seat != joe.Chance && numberedList(len(options))
}

func numberedList(n int) bool { return n <= 20 }

// answer does what a person says: an answer, or several in a row as long as the
// same is asked. It is false if nothing was done.
func (s *sitting[C, S, A, E, V]) answer(seat joe.Seat, line string) bool {
	first, ok := s.pick(seat, line)
	rest := []string(nil)
	if words := strings.Fields(normal(line)); !ok && s.several(seat, words) {
		if first, ok = s.pick(seat, words[0]); ok {
			rest = words[1:]
		}
	}
	if !ok {
		s.unclear(seat, line)
		return false
	}
	kind := s.table.View(seat).Pending().Kind
	for action := first; ; rest = rest[1:] {
		if _, err := s.table.Do(action); err != nil {
			s.term.say(2, "%v", err)
			return false
		}
		if len(rest) == 0 {
			return true
		}
		asked := s.table.State().Pending()
		action, ok = s.pick(seat, rest[0])
		if !ok || asked.Seat != seat || asked.Kind != kind {
			s.left = leftover{rest, asked.Seat == seat && asked.Kind == kind}
			return true
		}
	}
}

// leftover is answers of a line that were not done.
type leftover struct {
	words []string
	same  bool // the question is the same as for those that were
}

// sayLeft tells what of the last line was not done, and why, once that is clear.
func (s *sitting[C, S, A, E, V]) sayLeft(seat joe.Seat) {
	left := s.left
	s.left = leftover{}
	switch text := strings.Join(left.words, " "); {
	case text == "":
	case left.same:
		s.term.say(2, "Not done: %q.", text)
		s.unclear(seat, left.words[0])
	default:
		s.term.say(2, "Not done: %q, since that move is over.", text)
	}
}

// several reports whether there are some words, each an answer of its own, now or
// elsewhere.
func (s *sitting[C, S, A, E, V]) several(seat joe.Seat, words []string) bool {
	const most = 20 // nobody plans further
	if len(words) < 2 || len(words) > most {
		return false
	}
	v := s.table.View(seat)
	known := append(s.options(seat), s.worded(v, s.try(v))...)
	return !slices.ContainsFunc(words, func(word string) bool {
		return isNumber(word) || len(match(word, known)) == 0 && s.astray(v, word) == ""
	})
}

// pick is the one legal action that a text names.
func (s *sitting[C, S, A, E, V]) pick(seat joe.Seat, text string) (A, bool) {
	hits := s.named(seat, text)
	if len(hits) == 1 {
		return hits[0].action, true
	}
	var none A
	return none, false
}

// named is the legal actions that a text may mean.
func (s *sitting[C, S, A, E, V]) named(seat joe.Seat, text string) []option[A] {
	options := s.options(seat)
	if isNumber(text) && numbered(seat, options) {
		for i, o := range options {
			if text == strconv.Itoa(i+1) {
				return []option[A]{o}
			}
		}
		return nil
	}
	return match(text, options)
}

// unclear says why a text is no answer.
func (s *sitting[C, S, A, E, V]) unclear(seat joe.Seat, text string) {
	if hits := s.named(seat, text); len(hits) > 1 {
		s.term.say(2, "%q may be: %s. Say a little more.", short(text), names(hits))
		return
	}
	if option, ok := s.tried(seat, text); ok {
		if err := s.game.Check(s.table.State(), option.action); err != nil {
			s.term.say(2, "%s.", refusal(option.name, err))
			return
		}
	}
	if s.offList(seat, text) {
		return
	}
	v := s.table.View(seat)
	if words := strings.Fields(normal(text)); s.several(seat, words) {
		s.unclear(seat, words[0])
		return
	}
	if reason := s.astray(v, text); reason != "" {
		s.term.say(2, "%s.", reason)
		return
	}
	s.term.say(2, "%q is no answer here; \"help\" tells what is.", short(text))
}

// offList says so if a text is a number that the list of options does not have.
func (s *sitting[C, S, A, E, V]) offList(seat joe.Seat, text string) bool {
	options := s.options(seat)
	switch {
	case !isNumber(text) || !numbered(seat, options):
		return false
	case len(options) == 1:
		s.term.say(2, "There is one choice, and its number is 1.")
	default:
		s.term.say(2, "The list goes from 1 to %d.", len(options))
	}
	return true
}

// tried is the action, legal or not, that a text names.
func (s *sitting[C, S, A, E, V]) tried(seat joe.Seat, text string) (option[A], bool) {
	if hits := s.named(seat, text); len(hits) == 1 {
		return hits[0], true
	}
	v := s.table.View(seat)
	hits := match(text, s.worded(v, s.try(v)))
	if len(hits) == 0 {
		return option[A]{}, false
	}
	return hits[0], true
}

// match is the options that a text names: in full, or else by the beginnings of
// their words in order, of the first word at least.
func match[A any](text string, options []option[A]) []option[A] {
	said := strings.Fields(normal(text))
	if len(said) == 0 {
		return nil
	}
	var whole, begun []option[A]
	for _, o := range options {
		for i, name := range append([]string{o.name}, o.also...) {
			name = normal(name)
			if name == strings.Join(said, " ") {
				whole = append(whole, o)
				break
			}
			if i == 0 && begins(said, strings.Fields(name)) {
				begun = append(begun, o)
			}
		}
	}
	if len(whole) > 0 {
		return whole
	}
	return begun
}

func begins(said, words []string) bool {
	if !wordBegins(said[0], words[0]) {
		return false
	}
	for _, w := range words {
		if len(said) > 0 && wordBegins(said[0], w) {
			said = said[1:]
		}
	}
	return len(said) == 0
}

// wordBegins reports whether a word is said; a number or a square only in full.
func wordBegins(said, word string) bool {
	return said == word || strings.HasPrefix(word, said) && !strings.ContainsAny(word, "0123456789")
}

// normal is a text without what people write in different ways.
func normal(text string) string {
	text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(",;:/-.()", r) {
			return ' '
		}
		return r
	}, strings.ToLower(text))
	return strings.Join(strings.Fields(text), " ")
}

func isNumber(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// short is a text to repeat.
func short(text string) string {
	if runes := []rune(text); len(runes) > 40 {
		return string(runes[:40]) + "…"
	}
	return text
}

// names lists some options.
func names[A any](options []option[A]) string {
	var list []string
	for i, o := range options {
		if i == 6 {
			list = append(list, "and others")
			break
		}
		list = append(list, o.name)
	}
	return strings.Join(list, "; ")
}
