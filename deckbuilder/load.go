package deckbuilder

import (
	"github.com/seed4548c990/gijoe/deckbuilder/content"
	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// Load reads a position from JSON as State.MarshalJSON writes it, and checks that it
// can be played on by the rules, though not that a game could have led to it. Errors
// are of kind joe.ErrMalformed, with the path of the fault; input above 8 MiB is
// refused unread.
//
// People write positions by hand, for tests and puzzles; the keys may stand in any
// order. This is the third turn of one player, with a Battalion in the line-up:
//
//	{
//	  "game": "deckbuilder", "format": 1, "rules": 1,
//	  "config": {"seats": 1, "leaders": ["duke"]},
//	  "phase": "missions", "round": 2, "threat": 2,
//	  "places": {
//	    "hand/0": ["duke", "gi", "gi", "comms", "clutch"],
//	    "discard/0": ["gi"],
//	    "line-up/0": ["doc"], "line-up/1": ["airborne"], "line-up/2": ["mobat"],
//	    "line-up/3": ["body-armor"], "line-up/4": ["dusty"], "line-up/5": ["defuse"],
//	    "covers/2": ["cobra-battalion"],
//	    "story": ["melted-radar-station"], "upcoming": ["heavy-water-run"]
//	  }
//	}
//
// Cards that no place names lie where they do when the game begins: the rest of the
// starting cards in the deck of the one player ("deck-rest/0"), or of the players who
// lack them; the Promoted Leader beside the player whose Leader it was; all others in
// their stacks. A place that is named is complete, so that whoever names "main-deck"
// names all of it. Of a hand, a deck or a pile the last card is the top one, or the
// last to come. A card used on this mission is written {"card":"duke","used":true}.
//
// Left out, "first" is the Config's First, or the one player, "active" who goes first;
// "round" is 1, "record" no Story Mission yet, else a letter for each in "story-done",
// as "SSF". "ages" tells of each slot of the line-up how many cards came before the
// one there, "reserved" the turn of the game in which each seat's Reserve tile was
// last used. "steps" is what is still to be done, the next thing last: in the phases
// "missions" and "recruit" left out where nothing but the phase's own question waits.
func Load(data []byte) (State, error) {
	t, _, err := load(data, false)
	return State{t}, err
}

// UnmarshalJSON is [Load] into s, which is left as it was on an error.
func (s *State) UnmarshalJSON(data []byte) error {
	read, err := Load(data)
	if err != nil {
		return err
	}
	if s == nil {
		return wire.Nowhere("State")
	}
	*s = read
	return nil
}

// UnmarshalJSON reads what View.MarshalJSON writes, checked as [Load] does; v is
// left as it was on an error.
func (v *View) UnmarshalJSON(data []byte) error {
	t, seat, err := load(data, true)
	if err != nil {
		return err
	}
	if v == nil {
		return wire.Nowhere("View")
	}
	*v = View{t, seat}
	return nil
}

func load(data []byte, view bool) (table, joe.Seat, error) {
	var t table
	var seat joe.Seat
	err := strict.Read(data, saveLimits, func(n strict.Node) { t, seat = readTable(n, view) })
	if err != nil {
		return table{}, 0, joe.Malformed(err)
	}
	return t, seat, nil
}

func readTable(n strict.Node, view bool) (table, joe.Seat) {
	keys := []string{"game", "format", "rules", "config", "phase", "round", "turn", "first", "active", "threat", "noisy", "retired", "status",
		"promoted", "lastRound", "loose", "intel", "damage", "blends", "spied", "record", "bonus", "spent", "reserved", "spun", "places", "ages", "mission", "steps", "outcome", "cause"}
	if view {
		keys = append(keys, "seat")
	}
	o := n.Object(keys...)
	wire.ReadHeader(o, joe.Header{Game: "deckbuilder", Version: version})
	now := phase(o.Need("phase").OneOf(phaseNames[:]...))
	if n.Failed() {
		return table{}, 0
	}
	if now == notBegun {
		n.Object("game", "format", "rules", "phase")
		return table{}, 0
	}
	set := readSetup(o.Need("config"))
	if n.Failed() {
		return table{}, 0
	}
	r := &reader{n: n, o: o}
	r.t = table{set: set, phase: now, seats: uint8(set.seats), first: joe.Nobody, active: joe.Nobody, eye: joe.Nobody, ages: firstAges}
	var seat joe.Seat
	if view {
		m := o.Need("seat")
		if seat = wire.Seat(m); seat.Watching(set.seats) != seat {
			m.Fail("a view is of a seat at the table or the spectator's")
		}
		if set.hidden && now != over {
			r.t.eye = seat
		}
	}
	r.read()
	if !n.Failed() {
		r.check()
	}
	return r.t, seat
}

func readSetup(n strict.Node) *setup {
	config := readConfig(n)
	if n.Failed() {
		return nil
	}
	set, err := prepare(config)
	if err != nil {
		wire.Fail(n, err)
	}
	return set
}

// reader reads a position, field by field, and then checks it as a whole.
type reader struct {
	n     strict.Node
	o     strict.Object
	t     table
	named [nPlaces]bool // the places that the text names
}

func (r *reader) read() {
	o, t := r.o, &r.t
	r.readTurn()
	if m, ok := o.Opt("threat"); ok {
		t.threat = uint8(m.Int(0, int64(len(t.set.meter.Spaces)-1)))
	}
	if m, ok := o.Opt("noisy"); ok {
		if t.noisy = m.Bool(); !t.noisy || !t.set.silent {
			m.Fail("left out but in Silent Interlude while the token shows NOISY")
		}
	}
	r.readTraitor()
	r.readVeil()
	if m, ok := o.Opt("spun"); ok {
		t.exhaust = uint8(m.Int(0, maxTriggers))
	}
	if m, ok := o.Opt("record"); ok {
		text := m.Text()
		for i := range min(len(text), 16) {
			if text[i] == 'S' {
				t.record |= 1 << i
			} else if text[i] != 'F' {
				m.Fail("a letter for each Story Mission that has left play: S for a Success, F for a Failure")
			}
		}
		if t.recorded = uint8(min(len(text), 16)); len(text) > 16 {
			m.Fail("more Story Missions than a Story has")
		}
	}
	r.numbers("bonus", -9999, 9999, func(s int, n int64) { t.bonus[s] = int16(n) })
	r.numbers("spent", -9999, 9999, func(s int, n int64) { t.spent[s] = int16(n) })
	r.numbers("reserved", 0, int64(t.turn), func(s int, n int64) { t.reserved[s] = uint16(n) })
	if m, ok := o.Opt("ages"); ok {
		list := m.List(lineUpSlots)
		var seen uint8
		for i, e := range list {
			t.ages[i] = uint8(e.Int(0, lineUpSlots-1))
			seen |= 1 << t.ages[i]
		}
		if seen != 1<<lineUpSlots-1 {
			m.Fail("each number from 0 to %d once, a slot of the line-up each", lineUpSlots-1)
		}
	}
	if m, ok := o.Opt("places"); ok {
		r.readPlaces(m)
	}
	if m, ok := o.Opt("mission"); ok && !r.n.Failed() {
		r.readMission(m)
	}
	if m, ok := o.Opt("steps"); ok {
		t.steps = readSteps(m, r.card)
		mustList(m, int(t.steps.n))
	} else {
		t.steps = t.usual()
	}
	if m, ok := o.Opt("outcome"); ok {
		var outcome joe.Outcome
		wire.Into(m, &outcome)
		cause := outcome.Reason
		if e, told := o.Opt("cause"); told {
			cause = joe.RuleID(e.Text())
			if cause == outcome.Reason {
				e.Fail("left out where the outcome names it")
			}
		}
		reason, known := endingOf(cause)
		if !known || outcome != t.outcomeFor(cause) {
			m.Fail("no game of this kind ends so")
		}
		t.reason = reason
	}
}

// readTurn reads whose turn it is, and which.
func (r *reader) readTurn() {
	o, t := r.o, &r.t
	playing := t.phase > settingUp && t.phase < over
	if playing {
		t.round = 1
	}
	if m, ok := o.Opt("round"); ok {
		t.round = uint16(m.Int(1, int64(t.set.limit)))
		if t.phase == settingUp {
			m.Fail("left out in set-up")
		}
	}
	if m, ok := o.Opt("first"); ok {
		t.first = r.seat(m)
	} else if s, named := t.set.first.Seat(); named {
		t.first = s
	} else if t.seats == 1 {
		t.first = 0
	} else if playing {
		r.fail("first", "missing: who goes first")
	}
	t.active = t.first
	if m, ok := o.Opt("active"); ok {
		t.active = r.seat(m)
	}
	m, told := o.Opt("turn")
	if told && (t.seats > 1 || t.round == 0) {
		m.Fail("left out but of a game of one player")
	}
	if t.round == 0 || r.n.Failed() {
		return
	}
	t.turns = uint8((int(t.active)-int(t.first)+int(t.seats))%int(t.seats)) + 1
	if told {
		t.turns = uint8(m.Int(1, int64(t.turnsARound())))
	}
	t.turn = (t.round-1)*uint16(t.turnsARound()) + uint16(t.turns)
}

// numbers reads a list with a number for each seat, left out where all are 0.
func (r *reader) numbers(key string, least, most int64, take func(s int, n int64)) {
	m, ok := r.o.Opt(key)
	if !ok {
		return
	}
	list := m.List(int(r.t.seats))
	for i, e := range list {
		take(i, e.Int(least, most))
	}
	if len(list) != int(r.t.seats) {
		m.Fail("a number for each seat")
	}
}

func (r *reader) seat(n strict.Node) joe.Seat {
	s := wire.Seat(n)
	if !s.At(int(r.t.seats)) {
		n.Fail("%v is not at the table", s)
		return 0
	}
	return s
}

// card reads the id of a card of the set.
func (r *reader) card(n strict.Node) content.ID {
	name := readCard(n)
	id, ok := r.t.set.cards.Find(name)
	if !ok {
		n.Fail("the card set has no %q", name)
	}
	return id
}

func (r *reader) readMission(n strict.Node) {
	t := &r.t
	o := n.Object("card", "place", "began", "gone", "named", "skill", "dice", "ease", "hits", "seats", "fewer", "rideKept", "storyStays",
		"silence", "credit", "foe", "plotted", "spared", "helped", "roll", "success",
		"rides", "level", "intel", "fileDice", "fired", "exact")
	small := func(m strict.Node) int8 { return int8(m.Int(-99, 99)) }
	number := func(key string) int8 {
		if m, ok := o.Opt(key); ok {
			return small(m)
		}
		return 0
	}
	flag := func(key string) bool {
		m, ok := o.Opt(key)
		return ok && m.Bool()
	}
	m := mission{place: uint8(placeIn(o, "place").index() + 1), card: r.card(o.Need("card")), began: flag("began"), gone: flag("gone"),
		ride: flag("rideKept"), stays: flag("storyStays"), named: content.Wild, dice: number("dice"), ease: number("ease"),
		hits: number("hits"), seats: number("seats"), fewer: number("fewer"), helped: t.onTeam(), start: t.active}
	if e, ok := o.Opt("named"); ok {
		if wire.Text(e, &m.named); m.named == content.Wild {
			e.Fail("one of the %d Skills", content.Skills)
		}
	}
	if e, ok := o.Opt("skill"); ok {
		for word, v := range e.Entries(content.Skills + 1) {
			s, known := content.SkillNamed(word)
			if !known {
				v.Fail("there is no such Skill")
				return
			}
			m.skill[s] = small(v)
		}
	}
	if e, ok := o.Opt("seats"); ok && m.seats != 0 && t.set.silent {
		e.Fail("nothing limits the Joes of a mission in Silent Interlude (amb-si-no-transport-capacity)")
	}
	if e, ok := o.Opt("silence"); ok {
		if m.silent, m.value = true, small(e); !t.set.silent {
			e.Fail("only in Silent Interlude")
		}
	}
	if e, ok := o.Opt("credit"); ok {
		if m.credit = small(e); m.credit <= 0 || !t.set.silent {
			e.Fail("left out but in Silent Interlude, while Joes are spent")
		}
	}
	r.readPlot(o, &m)
	r.readVeiled(o, &m)
	if e, ok := o.Opt("helped"); ok {
		m.helped = wire.SeatSet(e)
	}
	if e, ok := o.Opt("roll"); ok {
		x := diceIn(e.Object(diceKeys...))
		m.rolled, m.blank, m.single, m.double = true, x.Blanks, x.Hits, x.Doubles
	}
	if e, ok := o.Opt("success"); ok {
		m.decided, m.won = true, e.Bool()
	}
	t.mission = m
}

// fail reports a fault at a key, or at the whole if that is not there.
func (r *reader) fail(key, format string, args ...any) {
	if m, ok := r.o.Opt(key); ok {
		m.Fail(format, args...)
		return
	}
	r.n.Fail(key+": "+format, args...)
}
