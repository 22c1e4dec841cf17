package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/seed4548c990/gijoe/dice"
	"github.com/seed4548c990/gijoe/joe"
	"github.com/seed4548c990/gijoe/joe/replay"
)

// sitting is a game being played at a terminal.
type sitting[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]] struct {
	face[C, S, A, E, V]
	table *joe.Table[C, S, A, E, V]
	seats []player[V, A] // by whom each is played; one that does not choose is a person
	o     options
	term  *terminal
	keep  *keeper[C, S, A, E, V]

	told   [joe.MaxSeats]int // how many events each person was told; at a real table all sit at the first place
	show   show[E]           // what who watches is told, where no person plays
	before int               // moments that were played before this program began
	left   leftover
	sits   joe.Seat // the person at the keyboard; joe.Nobody before the first
}

// sit plays the game that the options ask for, a new one or a saved one, until it
// is over or the people leave.
func sit[C any, S joe.State[V], A joe.Action, E joe.Event, V joe.View[S, A, E, V]](ctx context.Context, f face[C, S, A, E, V], o options, term *terminal) error {
	s := &sitting[C, S, A, E, V]{face: f, o: o, term: term, sits: joe.Nobody}
	s.width = f.columns(term.columns)
	term.width = s.width
	var err error
	if o.resume != "" {
		err = s.resume(ctx)
	} else {
		err = s.open(ctx)
	}
	if err != nil {
		return err
	}
	defer s.keep.close()
	s.greet()
	s.play()
	return nil
}

// show is how far a game is told to who watches it.
type show[E any] struct {
	seen   int // moments of which all is in events
	events []E // from the turn on that is told now
	told   int // paragraphs of these
}

// untold is what was not told yet of paragraphs; nothing where there are fewer now than
// were told, since what happened later can be told together with what was before.
func (w *show[E]) untold(text []string) []string { return text[min(w.told, len(text)):] }

// person reports whether a person acts for a seat. At a real table people act for
// chance.
func (s *sitting[C, S, A, E, V]) person(seat joe.Seat) bool {
	return seat == joe.Chance || seat >= 0 && s.seats[seat].choose == nil
}

// persons is how many seats have persons.
func (s *sitting[C, S, A, E, V]) persons() int {
	n := 0
	for i := range s.seats {
		if s.person(joe.Seat(i)) {
			n++
		}
	}
	return n
}

// watched reports whether bots play alone, so that people at this terminal watch.
func (s *sitting[C, S, A, E, V]) watched() bool { return s.persons() == 0 && !s.o.table }

// played says by whom each seat is played.
func (s *sitting[C, S, A, E, V]) played() []string {
	persons := s.persons()
	words := make([]string, len(s.seats))
	for i, p := range s.seats {
		switch {
		case !s.person(joe.Seat(i)):
			words[i] = p.name + " bot"
		case persons == 1 && !s.o.table:
			words[i] = "you"
		}
	}
	return words
}

func (s *sitting[C, S, A, E, V]) greet() {
	var seats []string
	for i, by := range s.played() {
		text := s.names[i]
		if by != "" {
			text += " (" + by + ")"
		}
		seats = append(seats, text)
	}
	s.term.print(s.term.brush.paint(bold, s.title))
	s.term.say(2, "%s.", strings.Join(seats, ", "))
	var then []string
	switch {
	case s.o.table:
		then = append(then, fmt.Sprintf("The %s are yours: say what they show.", s.luck))
	case s.o.resume == "" || s.o.seeded:
		then = append(then, fmt.Sprintf("Seed %d.", s.o.seed))
	}
	if !s.watched() { // who watches is asked nothing, and types nothing
		then = append(then, `"help" explains.`)
	}
	if len(then) > 0 {
		s.term.say(2, "%s", strings.Join(then, " "))
	}
}

// play goes from decision to decision until the game is over or the people leave.
func (s *sitting[C, S, A, E, V]) play() {
	for {
		seat := s.table.ToAct()
		switch {
		case seat == joe.Nobody:
			s.over()
			return
		case s.interrupted():
			s.leave()
			return
		case s.person(seat):
			if !s.decide(seat) {
				s.leave()
				return
			}
		default:
			// A stream for each moment: after an undo a bot does the same again.
			source := dice.NewStream(s.o.seed, uint64(s.table.Len())+1)
			choice := s.chosen(seat, &source)
			if s.interrupted() { // what it had not thought to the end is not done
				s.leave()
				return
			}
			if _, err := s.table.Do(choice); err != nil {
				s.term.say(2, "The %s bot did what the rules forbid: %v.", s.seats[seat].name, err)
				s.leave()
				return
			}
			if s.watched() {
				s.watch()
			}
		}
	}
}

// watch tells a game of bots as it goes, as who watches sees it: a paragraph once it is
// whole.
func (s *sitting[C, S, A, E, V]) watch() {
	w := &s.show
	w.events = append(w.events, s.table.Seen(joe.Spectator, w.seen)...)
	w.seen = s.table.Len()
	if at := s.turn(w.events); at > 0 { // all before it is whole
		s.sayAll(w.untold(s.paragraphs(joe.Spectator, w.events[:at])))
		w.events, w.told = w.events[at:], 0
	}
	if text := s.paragraphs(joe.Spectator, w.events); len(text) > w.told+1 {
		s.sayAll(w.untold(text[:len(text)-1]))
		w.told = len(text) - 1
	}
	if s.keep.file != nil {
		s.save()
	}
}

// turn is where the last turn begins in some events; 0 if none does.
func (s *sitting[C, S, A, E, V]) turn(events []E) int {
	for at := len(events) - 1; at > 0; at-- {
		if s.begins(events[at]) {
			return at
		}
	}
	return 0
}

// chosen is what a bot does. Where that may take a while it is said meanwhile.
func (s *sitting[C, S, A, E, V]) chosen(seat joe.Seat, source *dice.Source) A {
	by := s.seats[seat]
	if by.name == strong {
		s.term.passing(s.names[seat] + " (strong bot) is thinking")
		defer s.term.passed()
	}
	return by.choose(s.table.View(seat), source)
}

// interrupted reports whether somebody interrupts.
func (s *sitting[C, S, A, E, V]) interrupted() bool {
	select {
	case <-s.term.gone:
		return true
	default:
		return false
	}
}

// decide asks a person until the game has moved, and is false if they leave.
func (s *sitting[C, S, A, E, V]) decide(seat joe.Seat) bool {
	if !s.handOver(seat) {
		return false
	}
	s.news(seat)
	s.sayLeft(seat)
	if s.keep.file != nil { // what bots and chance did
		s.save()
	}
	if s.o.draw {
		s.glanced(seat)
	}
	s.question(seat)
	prompt := "dice>"
	if seat >= 0 {
		prompt = s.names[seat] + ">"
	}
	for {
		line, ok := s.term.read(prompt)
		if !ok {
			return false
		}
		switch s.obey(seat, line) {
		case moved:
			s.save()
			return true
		case quit:
			return false
		}
	}
}

// secret reports whether people at this terminal must not see what the others see.
func (s *sitting[C, S, A, E, V]) secret() bool {
	return s.hides != nil && s.hides(s.table.View(joe.Spectator))
}

// handOver has the keyboard passed to the person at a seat before anything is drawn that
// another one must not see. It is false if nobody goes on.
func (s *sitting[C, S, A, E, V]) handOver(seat joe.Seat) bool {
	if seat == s.sits || s.persons() < 2 || !s.secret() {
		return true
	}
	s.left = leftover{}       // what was typed is not the next one's business
	if s.sits != joe.Nobody { // before the first there is nothing to hide
		s.term.wipe()
		s.term.forget()
	}
	for {
		s.term.say(2, "%s is to act: pass the keyboard to seat %d, then press Enter.", s.names[seat], seat+1)
		switch line, ok := s.term.read(s.names[seat] + ">"); {
		case !ok || strings.EqualFold(line, "quit"):
			return false
		case line == "": // anything else was meant for the question before
			s.sits = seat
			return true
		}
		s.term.say(2, "First press Enter, with nothing before it; \"quit\" ends.")
	}
}

// news tells what happened since the person at a seat was told.
func (s *sitting[C, S, A, E, V]) news(seat joe.Seat) {
	told := &s.told[max(seat, 0)]
	if s.o.table {
		told = &s.told[0]
	}
	events := s.table.Seen(seat, 0)
	s.tellAll(seat, events[min(*told, len(events)):])
	*told = len(events)
}

// tellAll prints events, as a seat saw them, in paragraphs.
func (s *sitting[C, S, A, E, V]) tellAll(seat joe.Seat, events []E) {
	s.sayAll(s.paragraphs(seat, events))
}

// sayAll prints paragraphs.
func (s *sitting[C, S, A, E, V]) sayAll(text []string) {
	for _, paragraph := range text {
		s.term.say(2, "%s", paragraph)
	}
}

// paragraphs tells events, as a seat saw them.
func (s *sitting[C, S, A, E, V]) paragraphs(seat joe.Seat, events []E) (all []string) {
	var text []string
	flush := func() {
		if len(text) > 0 {
			all = append(all, strings.Join(text, " "))
		}
		text = nil
	}
	for _, told := range s.tell(s.table.View(seat), events) {
		if told.aside && !s.o.rules {
			continue
		}
		if told.first {
			flush()
		}
		text = append(text, told.text)
		if s.o.rules {
			for _, id := range told.rules {
				text = append(text, "["+string(id)+"]")
			}
		}
	}
	flush()
	return all
}

// board draws the board.
func (s *sitting[C, S, A, E, V]) board(seat joe.Seat) {
	s.term.print("")
	s.term.print(s.draw(s.table.View(seat), s.played(), s.term.brush, s.width)...)
	s.term.print("")
}

// glanced draws what is drawn at a question.
func (s *sitting[C, S, A, E, V]) glanced(seat joe.Seat) {
	if s.glance == nil {
		s.board(seat)
		return
	}
	if lines := s.glance(s.table.View(seat), s.played(), s.term.brush, s.width); len(lines) > 0 {
		s.term.print("")
		s.term.print(lines...)
		s.term.print("")
	}
}

// question prints what is asked and what may be answered: by number, but where
// there is too much for that.
func (s *sitting[C, S, A, E, V]) question(seat joe.Seat) {
	v := s.table.View(seat)
	s.term.say(2, "%s", s.ask(v))
	options := s.options(seat)
	var line []string
	width := 0
	for _, o := range options {
		width = max(width, len(o.name))
		switch {
		case o.about != "":
			line = append(line, fmt.Sprintf("%s (%s)", o.name, o.about))
		case len(o.also) > 0:
			line = append(line, o.also[0])
		default:
			line = append(line, o.name)
		}
	}
	switch {
	case !numbered(seat, options):
		if seat != joe.Chance || options[0].about != "" {
			s.term.say(2, "  %s", strings.Join(line, ", "))
		}
	default:
		for i, o := range options {
			text := fmt.Sprintf(" %2d  %s", i+1, o.name)
			if o.about != "" {
				text = fmt.Sprintf(" %2d  %-*s  %s", i+1, width, o.name, o.about)
			}
			s.term.say(7+width, "%s", text)
		}
	}
}

// over tells how the game ended.
func (s *sitting[C, S, A, E, V]) over() {
	if s.watched() {
		s.sayRest()
	} else {
		last := joe.Seat(0)
		for i := range s.seats {
			if s.told[i] > s.told[last] {
				last = joe.Seat(i)
			}
		}
		s.news(last)
	}
	s.board(joe.Spectator)
	if s.keep.file != nil {
		s.save()
	}
	if name := s.keep.name(); name != "" {
		s.term.say(2, "The whole game is in %s.", name)
	}
}

// sayRest tells who watches what is not told yet.
func (s *sitting[C, S, A, E, V]) sayRest() {
	s.watch()
	s.sayAll(s.show.untold(s.paragraphs(joe.Spectator, s.show.events)))
	s.show.events, s.show.told = nil, 0
}

// leave says where the game is and how to go on with it.
func (s *sitting[C, S, A, E, V]) leave() {
	if s.watched() {
		s.sayRest()
	}
	name := s.keep.name()
	if name == "" {
		s.term.say(2, "Good-bye. The game is not kept.")
		return
	}
	again := "go run ./examples/play -resume " + name
	if s.o.table {
		again += " -table"
	}
	switch {
	case s.o.seats != "" && s.o.bots == "":
		again += " -seats " + s.o.seats
	case s.o.seats != "" || s.o.bots != "" && !slices.Equal(s.seated(), s.keep.seated):
		again += " -seats " + strings.Join(s.seated(), ",")
	}
	s.term.print("Good-bye. To go on: " + again)
}

// save keeps what happened. That it cannot is no reason to stop playing.
func (s *sitting[C, S, A, E, V]) save() {
	if err := s.keep.save(); err != nil {
		s.term.say(2, "The game cannot be kept any more: %v. It goes on; \"save FILE\" tries another file.", err)
	}
}

// record is the game so far.
func (s *sitting[C, S, A, E, V]) record() replay.Replay[C, S, A, E, V] { return replay.Record(s.table) }
