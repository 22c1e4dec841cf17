package main

import (
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
)

// then is how a sitting goes on after somebody typed something.
type then int

const (
	wait  then = iota // the question stands
	moved             // the game is elsewhere
	quit
)

const commands = `  board          draws the board         log         tells the whole game
  why ANSWER     what comes of it, or    undo        back to the last decision
                 why it is forbidden
  rules on, off  names rules as you go   rules ID    the text of a rule
  rules WORD     finds rules             save FILE   copies the game so far
  quit           leaves the table        help        these lines`

// obey does what a person types, be it a command or an answer.
func (s *sitting[C, S, A, E, V]) obey(seat joe.Seat, line string) then {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if s.card != nil && strings.EqualFold(word, "card") {
		for _, text := range s.card(s.table.View(seat), rest) {
			s.term.say(4, "%s", text)
		}
		return wait
	}
	word = strings.ToLower(word)
	if alone := slices.Contains([]string{"board", "log", "undo"}, word); alone && rest != "" {
		s.term.say(2, "Nothing is done: \"%s\" stands alone%s.", word, map[string]string{"undo": ", and takes back one decision each time"}[word])
		return wait
	}
	switch word {
	case "":
		s.question(seat)
	case "help", "?":
		s.help()
	case "board":
		s.board(seat)
	case "log":
		s.tellAll(seat, s.table.Seen(seat, 0))
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
	s.term.print(fitted(s.goal, s.term.width), "")
	if s.rest != nil {
		if text := s.rest(s.table.View(joe.Spectator)); text != "" {
			s.term.print(fitted(text, s.term.width), "")
		}
	}
	s.term.print(fitted(s.reply, s.term.width), "", commands)
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
	text, more := strings.CutSuffix(text, " more")
	var found []joe.Rule
	for rule := range s.game.Rules().All() {
		if strings.Contains(string(rule.ID), text) || strings.Contains(strings.ToLower(rule.Text), text) {
			found = append(found, rule)
		}
	}
	if len(found) == 0 {
		s.term.say(2, "No rule has %q in it.", short(text))
		return
	}
	rest := found[min(manyRules, len(found)):]
	if more && len(rest) > 0 {
		found, rest = rest, nil
	}
	for _, rule := range found[:len(found)-len(rest)] {
		s.term.say(4, "%s: %s", rule.ID, rule.Text)
	}
	if len(rest) > 0 {
		s.term.say(2, "These are %d of %d rules; \"rules %s more\" tells the others.", manyRules, len(found), text)
	}
}

// manyRules is how many rules are read at a time.
const manyRules = 12

// why says why an action is forbidden, or what comes of one that is not, and by which
// rules.
func (s *sitting[C, S, A, E, V]) why(seat joe.Seat, text string) {
	if text == "" {
		s.term.say(2, "Say what: \"why\" and a number of the list, or the words of an action.")
		return
	}
	option, ok := s.tried(seat, text)
	if reason := s.astray(s.table.View(seat), text); !ok && reason != "" {
		s.term.say(2, "%s.", reason)
		return
	}
	if !ok && s.offList(seat, text) {
		return
	}
	if !ok {
		s.term.say(2, "%q names nothing that could be done in this game now.", short(text))
		return
	}
	position := s.table.State()
	if s.secret() { // what the true one holds would tell more than the seat may know
		source := dice.New(s.o.seed)
		position = s.table.View(seat).Sample(&source)
	}
	after, events, err := s.game.Apply(position, option.action)
	if err != nil {
		s.term.say(2, "%s.", refusal(option.name, err))
		return
	}
	if option.about != "" {
		option.name += ": " + option.about
	}
	s.term.say(2, "%s. It is allowed. The rules behind it:", option.name)
	ids := []joe.RuleID{position.Pending().Rule}
	for _, e := range events {
		if e, ok := s.game.Redact(e, seat); ok {
			if s.begins(e) {
				after = position // another turn, and none of its doing
				break
			}
			ids = append(ids, e.Rule())
		}
	}
	ids = append(ids, after.Pending().Rule)
	for i, id := range ids {
		if rule, ok := s.game.Rules().Rule(id); ok && !slices.Contains(ids[:i], id) {
			s.term.say(4, "  %s: %s", rule.ID, rule.Text)
		}
	}
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
		s.term.say(2, "Back at the last decision. It was taken before the game was saved: %s fall anew from here.", s.luck)
	default:
		s.term.say(2, "Back at the last decision. The same %s come again.", s.luck)
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
	if err := errors.Join(writeNote(file, s.kept()), s.record().Write(file), file.Close()); err != nil {
		os.Remove(name) // it is ours, and only half a game
		s.term.say(2, "It is not saved: %v.", err)
		return
	}
	s.term.say(2, "Saved in %s. To go on with it: -resume %s", name, name)
}
