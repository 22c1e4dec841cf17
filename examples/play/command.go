package main

import (
	"errors"
	"os"
	"strings"

	"github.com/seed4548c990/gijoe/joe"
)

// then is how a sitting goes on after somebody typed something.
type then int

const (
	wait  then = iota // the question stands
	moved             // the game is elsewhere
	quit
)

const commands = `Answer by the number in the list, by the square ("d4", "hq"), or by the first
letters of the words as long as only one answer begins so. Several squares or
directions are done one after the other: "n n e" or "c8 c9 d9".

  board          draws the board         log         tells the whole game
  why ANSWER     why it is forbidden     undo        back to the last decision
  rules on, off  names rules as you go   rules ID    the text of a rule
  rules WORD     finds rules             save FILE   copies the game so far
  quit           leaves the table        help        these lines`

// obey does what a person types, be it a command or an answer.
func (s *sitting[C, S, A, E, V]) obey(seat joe.Seat, line string) then {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(word) {
	case "":
		s.question(seat)
	case "help", "?":
		s.help()
	case "board":
		s.board(seat)
	case "log":
		s.tellAll(s.table.Seen(seat, 0))
	case "rules", "rule":
		s.rule(rest)
	case "why":
		s.why(seat, rest)
	case "undo":
		return s.undo()
	case "save":
		s.saveAs(rest)
	case "quit", "exit", "q":
		return quit
	default:
		if s.answer(seat, line) {
			return moved
		}
	}
	return wait
}

func (s *sitting[C, S, A, E, V]) help() {
	s.term.print(s.goal, "", commands)
}

// rule tells a rule, finds some, or turns their naming on and off.
func (s *sitting[C, S, A, E, V]) rule(text string) {
	text = strings.ToLower(text)
	switch text {
	case "":
		s.term.say(2, "The rules have %d entries. \"rules WORD\" finds some; \"rules on\" names those behind what happens.", s.game.Rules().Len())
		return
	case "on", "off":
		s.o.rules = text == "on"
		s.term.say(2, "Rules are named: %s.", text)
		return
	}
	if rule, ok := s.game.Rules().Rule(joe.RuleID(text)); ok {
		s.term.say(2, "%s (%s, %s)", rule.ID, rule.Section, rule.Kind)
		s.term.say(2, "  %s", rule.Text)
		return
	}
	var found []joe.Rule
	for rule := range s.game.Rules().All() {
		if strings.Contains(string(rule.ID), text) || strings.Contains(strings.ToLower(rule.Text), text) {
			found = append(found, rule)
		}
	}
	if len(found) == 0 {
		s.term.say(2, "No rule has %q in it.", short(text))
	}
	for i, rule := range found {
		if i == 20 {
			s.term.say(2, "and %d others; say more of it", len(found)-i)
			break
		}
		s.term.say(4, "%s: %s", rule.ID, rule.Text)
	}
}

// why says why an action is forbidden.
func (s *sitting[C, S, A, E, V]) why(seat joe.Seat, text string) {
	if text == "" {
		s.term.say(2, "Say what: \"why\" and a square, or the words of an action.")
		return
	}
	option, ok := s.tried(seat, text)
	if !ok {
		s.term.say(2, "%q names nothing that could be done in this game now.", short(text))
		return
	}
	if err := s.game.Check(s.table.State(), option.action); err != nil {
		s.term.say(2, "%s.", refusal(option.name, err))
		return
	}
	s.term.say(2, "%s: nothing forbids it.", option.name)
}

// undo goes back to where a person decided last.
func (s *sitting[C, S, A, E, V]) undo() then {
	moment := s.table.Len() - 1
	for ; moment >= 0; moment-- {
		if state, err := s.table.At(moment); err == nil && s.decided(state.ToAct()) {
			break
		}
	}
	if moment < 0 {
		s.term.say(2, "Nobody has decided anything yet.")
		return wait
	}
	if err := s.table.Undo(moment); err != nil {
		s.term.say(2, "%v", err)
		return wait
	}
	switch {
	case s.o.table:
		s.term.say(2, "Back at the last entry.")
	case moment < s.before:
		s.term.say(2, "Back at the last decision. It was taken before the game was saved: dice and tiles fall anew from here.")
	default:
		s.term.say(2, "Back at the last decision. Dice and tiles come again as they fell.")
	}
	for i := range s.told {
		s.told[i] = min(s.told[i], len(s.table.Seen(joe.Seat(i), 0)))
	}
	s.before = min(s.before, s.table.Len())
	return moved
}

// decided reports whether it was a person who acted there, chance only where it is
// people who roll.
func (s *sitting[C, S, A, E, V]) decided(seat joe.Seat) bool {
	return s.person(seat) && (seat >= 0 || s.o.table)
}

// saveAs writes the game so far to a file of its own.
func (s *sitting[C, S, A, E, V]) saveAs(name string) {
	if name == "" {
		if kept := s.keep.name(); kept != "" {
			s.term.say(2, "The game is kept in %s as it goes. \"save FILE\" makes a copy.", kept)
		} else {
			s.term.say(2, "Say where: \"save FILE\".")
		}
		return
	}
	file, err := create(name)
	if err != nil {
		s.term.say(2, "It is not saved: %v.", err)
		return
	}
	if err := errors.Join(s.record().Write(file), file.Close()); err != nil {
		os.Remove(name) // it is ours, and only half a game
		s.term.say(2, "It is not saved: %v.", err)
		return
	}
	s.term.say(2, "Saved in %s. To go on with it: -resume %s", name, name)
}
