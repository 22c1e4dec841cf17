package adventure

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// stageNames are the stages in JSON: for those that wait, the Kind of what is
// pending. Of the others, landed, directed and turn-done stand in a save where a
// retreat or a draw comes before them.
var stageNames = [nStages]string{
	notBegun: "not-begun", firstRoll: AskFirstRoll, choosing: AskPiece, dealing: AskObjective, starting: AskStart, opening: AskOpening,
	rollingOne: AskDie, rollingBoth: AskDice, moving: AskMove, restMoving: AskRest, jumping: AskJump, sneaking: AskSneak,
	advancing: AskForward, mayAdvance: AskMayForward, falling: AskBack, gaining: AskEquipment, battling: AskBattle, over: "over",
	landed: "landed", directed: "directed", done: "turn-done", between: "between-turns",
}

// tableJSON is a State or a View in JSON. What a stage has no use for is left out.
type tableJSON struct {
	joe.Header
	Seat    *joe.Seat    `json:"seat,omitempty"` // of a View
	Config  *Config      `json:"config,omitempty"`
	Stage   string       `json:"stage"`
	Round   uint16       `json:"round,omitempty"`
	First   *joe.Seat    `json:"first,omitempty"`
	Active  *joe.Seat    `json:"active,omitempty"`
	Rolling *joe.SeatSet `json:"rolling,omitempty"`
	Rolls   []int        `json:"rolls,omitempty"`
	Players []playerJSON `json:"players,omitempty"`

	EquipmentUnder []Equipment `json:"equipmentUnder,omitempty"`
	BattleUnder    []string    `json:"battleUnder,omitempty"`

	White    uint8        `json:"white,omitempty"`
	Dark     uint8        `json:"dark,omitempty"`
	Steps    uint8        `json:"steps,omitempty"`
	Gains    uint8        `json:"gains,omitempty"`
	Triggers uint8        `json:"triggers,omitempty"`
	Extra    uint8        `json:"extra,omitempty"`
	Card     string       `json:"card,omitempty"`
	Why      joe.RuleID   `json:"why,omitempty"`
	Bumped   *joe.Seat    `json:"bumped,omitempty"`
	Origin   Space        `json:"origin,omitempty"`
	Chain    *joe.SeatSet `json:"chain,omitempty"`
	Drawer   *joe.Seat    `json:"drawer,omitempty"`
	Outcome  *joe.Outcome `json:"outcome,omitempty"`
}

type playerJSON struct {
	Piece     *Piece            `json:"piece,omitempty"`
	At        Space             `json:"at,omitempty"`
	Objective string            `json:"objective,omitempty"`
	Reached   []string          `json:"reached,omitempty"`
	Equipment map[Equipment]int `json:"equipment,omitempty"`
	Returned  bool              `json:"returned,omitempty"`
	Ferried   bool              `json:"ferried,omitempty"`
}

// MarshalJSON writes the position in its one canonical form; see [Load].
func (s State) MarshalJSON() ([]byte, error) { return json.Marshal(s.json()) }

// MarshalJSON writes the View: what State.MarshalJSON writes, and whose it is.
func (v View) MarshalJSON() ([]byte, error) {
	j := v.json()
	if v.set != nil {
		j.Seat = &v.seat
	}
	return json.Marshal(j)
}

func (t *table) json() tableJSON {
	j := tableJSON{Header: joe.Header{Game: "adventure", Version: version}, Stage: stageNames[t.stage]}
	if t.set == nil {
		return j
	}
	config := t.set.config()
	j.Config, j.Active, j.Round = &config, &t.active, t.round
	if t.stage == firstRoll {
		j.Rolling = &t.rolling
		for _, pips := range t.rolls[:t.seats] {
			j.Rolls = append(j.Rolls, int(pips))
		}
	} else {
		j.First = &t.first
	}
	for s := range joe.Seat(t.seats) {
		j.Players = append(j.Players, t.playerJSON(s))
	}
	_, j.EquipmentUnder = t.EquipmentPile()
	_, j.BattleUnder = t.BattlePile()
	j.White, j.Dark, j.Steps, j.Gains, j.Triggers, j.Extra = t.white, t.dark, t.steps, t.gains, t.triggers, t.extra
	if t.card != 0 {
		j.Card = t.set.cards.battle[t.card-1].ID
	}
	j.Why = endings[t.ended]
	if t.bumped != joe.Nobody {
		j.Bumped, j.Origin = &t.bumped, t.set.board.name[t.origin]
	}
	if t.chain != 0 {
		j.Chain = &t.chain
	}
	if t.drawer != joe.Nobody {
		j.Drawer = &t.drawer
	}
	if o, ok := t.Outcome(); ok {
		j.Outcome = &o
	}
	return j
}

func (t *table) playerJSON(s joe.Seat) playerJSON {
	p := playerJSON{At: t.Pawn(s), Returned: t.returned.Has(s), Ferried: t.ferried.Has(s)}
	if t.pieces[s] != 0 {
		p.Piece = &t.pieces[s]
	}
	if card, ok := t.Objective(s); ok {
		p.Objective = card.ID
	}
	for _, card := range t.Reached(s) {
		p.Reached = append(p.Reached, card.ID)
	}
	for card, n := range t.hands[s] {
		if n > 0 {
			if p.Equipment == nil {
				p.Equipment = make(map[Equipment]int)
			}
			p.Equipment[Equipment(card)] = int(n)
		}
	}
	return p
}

// Load reads a position from JSON as State.MarshalJSON writes it, and checks that
// it can be played on by the rules, though not that a game could have led to it. People write such positions by hand, for tests and puzzles;
// the package doc shows one. Keys may stand in any order; "config" may leave out
// what [Config] may. What lies unseen in the piles follows from the rest: every
// card that is neither held, reached nor named as lying under its pile. Errors are
// of kind joe.ErrMalformed, with the path of the fault; input above 1 MiB is refused
// unread.
func Load(data []byte) (State, error) {
	t, _, err := load(data, false)
	return State{t}, err
}

// UnmarshalJSON is [Load] into s, which is left as it was on an error.
func (s *State) UnmarshalJSON(data []byte) error {
	read, err := Load(data)
	if err == nil {
		*s = read
	}
	return err
}

// UnmarshalJSON reads what View.MarshalJSON writes, checked as [Load] does; v is
// left as it was on an error.
func (v *View) UnmarshalJSON(data []byte) error {
	t, seat, err := load(data, true)
	if err == nil {
		*v = View{t, seat}
	}
	return err
}

func load(data []byte, view bool) (table, joe.Seat, error) {
	var t table
	var seat joe.Seat
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) { t, seat = readTable(n, view) })
	if err != nil {
		return table{}, 0, joe.Malformed(err)
	}
	return t, seat, nil
}

func readTable(n strict.Node, view bool) (table, joe.Seat) {
	keys := []string{"game", "format", "rules", "config", "stage", "round", "first", "active", "rolling", "rolls", "players",
		"equipmentUnder", "battleUnder", "white", "dark", "steps", "gains", "triggers", "extra", "card", "why", "bumped", "origin",
		"chain", "drawer", "outcome"}
	if view {
		keys = append(keys, "seat")
	}
	o := n.Object(keys...)
	wire.ReadHeader(o, joe.Header{Game: "adventure", Version: version})
	at := stage(o.Need("stage").OneOf(stageNames[:between]...))
	if n.Failed() {
		return table{}, 0
	}
	if at == notBegun {
		n.Object("game", "format", "rules", "stage")
		return table{}, 0
	}
	set := readSetup(o.Need("config"))
	if n.Failed() {
		return table{}, 0
	}
	r := reader{n: n, o: o, t: set.begin()}
	r.t.stage = at
	r.read()
	var seat joe.Seat
	if view {
		m := o.Need("seat")
		if seat = readSeat(m); seat.Watching(set.seats) != seat {
			m.Fail("a view is of a seat at the table or the spectator's")
		}
	}
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
	n strict.Node
	o strict.Object
	t table
}

func (r *reader) read() {
	o, t := r.o, &r.t
	if m, ok := o.Opt("round"); ok {
		t.round = uint16(m.Int(1, int64(t.set.limit)))
	}
	if m, ok := o.Opt("first"); ok {
		t.first = r.seat(m)
	}
	t.active = r.seat(o.Need("active"))
	t.rolling = 0
	if m, ok := o.Opt("rolling"); ok {
		t.rolling = readSeatSet(m)
	}
	if m, ok := o.Opt("rolls"); ok {
		list := m.List(int(t.seats))
		for i, e := range list {
			t.rolls[i] = uint8(e.Int(0, dieFaces))
		}
		if len(list) != int(t.seats) {
			m.Fail("one roll a seat, 0 for none yet")
		}
	}
	r.players(o.Need("players"))
	r.piles()
	t.white, t.dark = r.small("white", dieFaces), r.small("dark", dieFaces)
	t.steps, t.gains = r.small("steps", 2*dieFaces), r.small("gains", maxGain)
	t.triggers, t.extra = r.small("triggers", maxTriggers+1), r.small("extra", maxTriggers+1)
	if m, ok := o.Opt("card"); ok {
		card := t.battleOf(readCard(m))
		if card < 0 {
			m.Fail("the deck has no such battle card")
		}
		t.card = uint8(card + 1)
	}
	if m, ok := o.Opt("why"); ok {
		t.ended = r.ending(m, endMoved, endTriggers)
	}
	if m, ok := o.Opt("bumped"); ok {
		t.bumped = r.seat(m)
		t.origin = r.node(o.Need("origin"))
	}
	if m, ok := o.Opt("chain"); ok {
		if t.chain = readSeatSet(m); t.chain == 0 || t.chain&^t.everybody() != 0 {
			m.Fail("seats at the table, left out where there are none")
		}
	}
	if m, ok := o.Opt("drawer"); ok {
		t.drawer = r.seat(m)
	}
	if m, ok := o.Opt("outcome"); ok {
		var outcome joe.Outcome
		wire.Into(m, &outcome)
		for why := endWon; why <= endLimit; why++ {
			if outcome.Reason == endings[why] {
				t.reason = why
			}
		}
		if t.winners = outcome.Winners; t.reason == noEnding || outcome != t.verdict(t.reason) {
			m.Fail("does not follow from the position")
		}
	}
}

// small is a number that is left out where it is 0.
func (r *reader) small(key string, most int64) uint8 {
	m, ok := r.o.Opt(key)
	if !ok {
		return 0
	}
	return uint8(m.Int(1, most))
}

func (r *reader) ending(n strict.Node, from, to ending) ending {
	words := make([]string, 0, len(endings))
	for why := from; why <= to; why++ {
		words = append(words, string(endings[why]))
	}
	return from + ending(n.OneOf(words...))
}

func (r *reader) seat(n strict.Node) joe.Seat {
	s := readSeat(n)
	if !s.At(int(r.t.seats)) {
		n.Fail("%v is not at the table", s)
		return 0
	}
	return s
}

func (r *reader) node(n strict.Node) node {
	at, ok := r.t.set.board.node(readSpace(n))
	if !ok {
		n.Fail("the board has no such space")
		return 0
	}
	return at
}

// objective takes an Objective Card out of the pile.
func (r *reader) objective(n strict.Node) int {
	card := r.t.objectiveOf(readCard(n))
	switch {
	case card < 0:
		n.Fail("the deck has no such Objective Card")
		return 0
	case r.t.objectives>>card&1 == 0:
		n.Fail("that Objective Card stands twice")
	}
	r.t.objectives &^= 1 << card
	return card
}

func (r *reader) players(n strict.Node) {
	t := &r.t
	list := n.List(joe.MaxSeats)
	if len(list) != int(t.seats) {
		n.Fail("%d players where the config has %d seats", len(list), t.seats)
		return
	}
	for i, m := range list {
		o := m.Object("piece", "at", "objective", "reached", "equipment", "returned", "ferried")
		s := joe.Seat(i)
		if e, ok := o.Opt("piece"); ok {
			readText(e, &t.pieces[i])
		}
		if e, ok := o.Opt("at"); ok {
			t.pawns[i] = r.node(e)
		}
		if e, ok := o.Opt("objective"); ok {
			t.objective[i] = uint8(r.objective(e) + 1)
		}
		if e, ok := o.Opt("reached"); ok {
			cards := e.List(objectiveCards)
			last := -1
			for _, c := range cards {
				card := r.objective(c)
				if card <= last {
					c.Fail("cards stand in the order of the deck")
				}
				last = card
				t.scored[i] |= 1 << card
				t.points[i] += int16(t.set.cards.objectives[card].Points)
			}
			if len(cards) == 0 {
				e.Fail("left out where there are none")
			}
		}
		if e, ok := o.Opt("equipment"); ok {
			r.hand(e, &t.hands[i])
		}
		if flagIn(o, "returned") {
			t.returned = t.returned.With(s)
		}
		if flagIn(o, "ferried") {
			t.ferried = t.ferried.With(s)
		}
	}
}

func (r *reader) hand(n strict.Node, h *hand) {
	any := false
	for word, e := range n.Entries(equipmentKinds) {
		var card Equipment
		if card.UnmarshalText([]byte(word)) != nil {
			e.Fail("there is no such Equipment")
			return
		}
		h[card] = uint8(e.Int(1, int64(equipmentCounts[card])))
		any = true
		r.take(e, card, h[card])
	}
	if !any {
		n.Fail("left out where there is none")
	}
}

// take takes equipment cards out of the pile.
func (r *reader) take(n strict.Node, card Equipment, count uint8) {
	if r.t.equipment[card] < count {
		n.Fail("more %v cards than the box has", card)
		return
	}
	r.t.equipment[card] -= count
}

// piles reads what lies under the piles; the rest is what nobody knows the order of.
func (r *reader) piles() {
	t := &r.t
	if m, ok := r.o.Opt("equipmentUnder"); ok {
		list := m.List(equipmentCards)
		for _, e := range list {
			var card Equipment
			if readText(e, &card); r.n.Failed() {
				return
			}
			r.take(e, card, 1)
			t.equipUnder.push(uint8(card))
		}
		if len(list) == 0 {
			m.Fail("left out where there are none")
		}
	}
	if m, ok := r.o.Opt("battleUnder"); ok {
		list := m.List(battleCards)
		for _, e := range list {
			card := t.battleOf(readCard(e))
			if card < 0 || t.battles[card] == 0 {
				e.Fail("the deck has no such battle card, or no more of them")
				return
			}
			t.battles[card]--
			t.battleUnder.push(uint8(card))
		}
		if len(list) == 0 {
			m.Fail("left out where there are none")
		}
	}
}

// fail reports a fault at a key, or at the whole if that is not there.
func (r *reader) fail(key, format string, args ...any) {
	if m, ok := r.o.Opt(key); ok {
		m.Fail(format, args...)
		return
	}
	r.n.Fail(key+": "+format, args...)
}
