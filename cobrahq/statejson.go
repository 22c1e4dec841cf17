package cobrahq

import (
	"encoding/json"

	"github.com/seed4548c990/gijoe/internal/strict"
	"github.com/seed4548c990/gijoe/internal/wire"
	"github.com/seed4548c990/gijoe/joe"
)

// phaseNames are the phases in JSON: for those that wait, the Kind of what is
// pending. Those between two events have names too, for a View in the middle of a
// batch, and cannot be loaded.
var phaseNames = [nPhases]string{
	notBegun: "not-begun", firstRoll: AskFirstRoll, turnStart: AskWhiteDie, moving: AskMove, meeting: AskTake,
	turning: AskTurnTile, choosing: AskOpponent, rollingOff: AskRollOff, placing: AskPlaceBomb, over: "over",
	stopped: "stopped", won: "roll-off-won", lost: "roll-off-lost", done: "turn-done", between: "between-turns",
}

// tableJSON is a State or a View in JSON. What a phase has no use for is left out.
type tableJSON struct {
	joe.Header
	Seat    *joe.Seat         `json:"seat,omitempty"` // of a View
	Config  *Config           `json:"config,omitempty"`
	Phase   string            `json:"phase"`
	Round   uint16            `json:"round,omitempty"`
	First   *joe.Seat         `json:"first,omitempty"`
	Active  *joe.Seat         `json:"active,omitempty"`
	Rolling *joe.SeatSet      `json:"rolling,omitempty"`
	Rolls   []int             `json:"rolls,omitempty"`
	Players []playerJSON      `json:"players,omitempty"`
	Stack   *uint8            `json:"stack,omitempty"`
	Turned  map[Square]string `json:"turned,omitempty"`
	Bombs   map[Square]string `json:"bombs,omitempty"`
	Left    map[string]int    `json:"left,omitzero"`

	Moves    uint8        `json:"moves,omitempty"`
	Trail    []Square     `json:"trail,omitempty"`
	Bank     Square       `json:"bank,omitempty"`
	Boosted  bool         `json:"boosted,omitempty"`
	Opponent *joe.Seat    `json:"opponent,omitempty"`
	Asking   *joe.SeatSet `json:"asking,omitempty"`
	Outcome  *joe.Outcome `json:"outcome,omitempty"`
}

type playerJSON struct {
	At        Square `json:"at,omitempty"`
	Out       bool   `json:"out,omitempty"`
	Boats     uint8  `json:"boats,omitempty"`
	TopSecret uint8  `json:"topSecret,omitempty"`
	Henchmen  []int  `json:"henchmen,omitempty"` // how many of number 1, 2, …
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
	j := tableJSON{Header: joe.Header{Game: "cobrahq", Version: version}, Phase: phaseNames[t.phase]}
	if t.set == nil {
		return j
	}
	config := t.set.config()
	j.Config, j.Active, j.Stack, j.Round = &config, &t.active, &t.stack, t.round
	if t.round > 0 {
		j.First = &t.first
	}
	if t.phase == firstRoll {
		j.Rolling = &t.rolling
		for _, pips := range t.rolls[:t.seats] {
			j.Rolls = append(j.Rolls, int(pips))
		}
	}
	for s := range joe.Seat(t.seats) {
		j.Players = append(j.Players, t.playerJSON(s))
	}
	j.Turned, j.Bombs, j.Left = t.tilesJSON()
	j.Moves, j.Trail, j.Boosted = t.moves, t.Trail(), t.boosted
	if t.bank != noNode {
		j.Bank = t.set.board.name[t.bank]
	}
	if t.opponent != joe.Nobody {
		j.Opponent = &t.opponent
	}
	if t.asking != 0 {
		j.Asking = &t.asking
	}
	if o, ok := t.Outcome(); ok {
		j.Outcome = &o
	}
	return j
}

func (t *table) playerJSON(s joe.Seat) playerJSON {
	h := t.hands[s]
	p := playerJSON{At: t.Pawn(s), Out: t.out.Has(s), Boats: h.boats, TopSecret: h.secrets}
	for number, n := range h.henchmen {
		if n > 0 {
			p.Henchmen = append(p.Henchmen, make([]int, number-len(p.Henchmen))...)
			p.Henchmen = append(p.Henchmen, int(n))
		}
	}
	return p
}

// tilesJSON is the sand spaces turned, the bombs on light green, and the faces of
// the tiles not turned.
func (t *table) tilesJSON() (turned, bombs map[Square]string, left map[string]int) {
	b := t.set.board
	turned, bombs, left = make(map[Square]string), make(map[Square]string), make(map[string]int)
	for i, tile := range t.sand {
		if tile != tileFaceDown {
			turned[b.name[b.sandNodes[i]]] = Tile(tile).String()
		}
	}
	for _, n := range b.greenNodes {
		if t.faceDownBomb(n) {
			bombs[b.name[n]] = "face-down"
		} else if t.tileOn(n) != 0 {
			bombs[b.name[n]] = "face-up"
		}
	}
	for i, n := range t.left {
		if n > 0 {
			left[Tile(i+1).String()] = int(n)
		}
	}
	return turned, bombs, left
}

// Load reads a position from JSON as State.MarshalJSON writes it, and checks that
// it can be played on by the rules, though not that a game could have led to it. People write such positions by hand, for tests and puzzles;
// the package doc shows one. Keys may stand in any order; "config" may leave out
// what [Config] may; "left" may be left out where no tile is out of play. Errors
// are of kind joe.ErrMalformed, with the path of the fault; input above 1 MiB is
// refused unread.
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
	err := strict.Read(data, strict.Limits{}, func(n strict.Node) { t, seat = readTable(n, view) })
	if err != nil {
		return table{}, 0, joe.Malformed(err)
	}
	return t, seat, nil
}

func readTable(n strict.Node, view bool) (table, joe.Seat) {
	keys := []string{"game", "format", "rules", "config", "phase", "round", "first", "active", "rolling", "rolls", "players",
		"stack", "turned", "bombs", "left", "moves", "trail", "bank", "boosted", "opponent", "asking", "outcome"}
	if view {
		keys = append(keys, "seat")
	}
	o := n.Object(keys...)
	wire.ReadHeader(o, joe.Header{Game: "cobrahq", Version: version})
	p := phase(o.Need("phase").OneOf(phaseNames[:over+1]...))
	if n.Failed() {
		return table{}, 0
	}
	if p == notBegun {
		n.Object("game", "format", "rules", "phase")
		return table{}, 0
	}
	set := readSetup(o.Need("config"))
	if n.Failed() {
		return table{}, 0
	}
	r := reader{n: n, o: o, t: set.begin()}
	r.t.phase = p
	r.read()
	var seat joe.Seat
	if view {
		m := o.Need("seat")
		if seat = wire.Seat(m); seat.Watching(set.seats) != seat {
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
		t.rolling = wire.SeatSet(m)
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
	t.stack = uint8(o.Need("stack").Int(0, secretTiles))
	r.tiles()
	if m, ok := o.Opt("moves"); ok {
		t.moves = uint8(m.Int(1, maxMoves))
	}
	if m, ok := o.Opt("trail"); ok {
		for i, e := range m.List(maxMoves) {
			t.trail[i] = r.node(e)
			t.steps++
		}
		if t.steps == 0 {
			m.Fail("left out where it is empty")
		}
	}
	if m, ok := o.Opt("bank"); ok {
		t.bank = r.node(m)
	}
	if m, ok := o.Opt("boosted"); ok {
		if t.boosted = m.Bool(); !t.boosted {
			m.Fail("left out where it is false")
		}
	}
	if m, ok := o.Opt("opponent"); ok {
		t.opponent = r.seat(m)
	}
	if m, ok := o.Opt("asking"); ok {
		if t.asking = wire.SeatSet(m); t.asking == 0 {
			m.Fail("left out where it is empty")
		}
	}
	r.outcome()
}

func (r *reader) outcome() {
	m, ok := r.o.Opt("outcome")
	if !ok {
		return
	}
	var outcome joe.Outcome
	wire.Into(m, &outcome)
	r.t.winners = outcome.Winners
	for why := endWon; why <= endLimit; why++ {
		if outcome.Reason == endings[why] {
			r.t.reason = why
		}
	}
	if r.t.reason == noEnding || outcome.Points != [joe.MaxSeats]int16{} {
		m.Fail("a game ends by %s, %s, %s, %s or %s, without points", endings[endWon], endings[endLastPlayer],
			endings[endAllStranded], endings[endNobodyCan], endings[endLimit])
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

func (r *reader) node(n strict.Node) node {
	at, ok := r.t.set.board.node(readSquare(n))
	if !ok {
		n.Fail("the board has no such space")
		return 0
	}
	return at
}

func (r *reader) players(n strict.Node) {
	list := n.List(joe.MaxSeats)
	if len(list) != int(r.t.seats) {
		n.Fail("%d players where the config has %d seats", len(list), r.t.seats)
		return
	}
	for i, m := range list {
		o := m.Object("at", "out", "boats", "topSecret", "henchmen")
		h := &r.t.hands[i]
		if out, ok := o.Opt("out"); ok {
			if !out.Bool() {
				out.Fail("left out where it is false")
			}
			m.Object("out") // who is out has no pawn and no tiles (amb-hq-stranded-tiles)
			r.t.out = r.t.out.With(joe.Seat(i))
			r.t.pawns[i] = noNode
			continue
		}
		r.t.pawns[i] = r.node(o.Need("at"))
		if e, ok := o.Opt("boats"); ok {
			h.boats = uint8(e.Int(1, boatLimit)) // hq-boat-limit
		}
		if e, ok := o.Opt("topSecret"); ok {
			h.secrets = uint8(e.Int(1, secretTiles))
		}
		if e, ok := o.Opt("henchmen"); ok {
			counts := e.List(henchmen)
			for number, c := range counts {
				h.henchmen[number] = uint8(c.Int(0, sandCount))
			}
			if len(counts) == 0 || h.henchmen[len(counts)-1] == 0 {
				e.Fail("ends with the highest number held; left out where there is none")
			}
		}
	}
}

// tiles reads what lies on the board and what is left to be turned.
func (r *reader) tiles() {
	b, t := r.t.set.board, &r.t
	if m, ok := r.o.Opt("turned"); ok {
		for name, e := range m.Entries(sandCount) {
			n, ok := b.node(Square(name))
			if !ok || b.kind[n] != Sand {
				e.Fail("not a sand space of the board")
				return
			}
			t.sand[b.sand[n]] = uint8(e.OneOf(tileNames[:TopSecret]...))
		}
	}
	if m, ok := r.o.Opt("bombs"); ok {
		for name, e := range m.Entries(sandCount) {
			n, ok := b.node(Square(name))
			if !ok || b.kind[n] != LightGreen {
				e.Fail("not a light-green space of the board")
				return
			}
			t.bombs.add(b.green[n])
			if e.OneOf("face-down", "face-up") == 1 {
				t.up.add(b.green[n])
			}
		}
	}
	t.left = mix{}
	if m, ok := r.o.Opt("left"); ok {
		for name, e := range m.Entries(faces) {
			var tile Tile
			if tile.UnmarshalText([]byte(name)) != nil || tile == TopSecret {
				e.Fail("no tile that lies face down")
				return
			}
			t.left[tile-1] = uint8(e.Int(1, sandCount))
		}
		return
	}
	for tile := Bomb; tile <= Henchman6; tile++ { // nothing is out of play
		away := t.away(tile)
		if away < 0 {
			r.fail("players", "more %v tiles than the mix has", tile)
			return
		}
		t.left[tile-1] = uint8(away)
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
