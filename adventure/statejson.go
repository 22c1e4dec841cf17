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
	j.White, j.Dark, j.Steps, j.Gains, j.Triggers = t.white, t.dark, t.steps, t.gains, t.triggers
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
// it can be played on by the rules, though not that a game could have led to it.
// People write such positions by hand, for tests and puzzles; the package doc shows
// one. Keys may stand in any order; "config" may leave out what [Config] may. What
// lies unseen in the piles follows from the rest: every card that is neither held,
// reached nor named as lying under its pile. Errors are of kind joe.ErrMalformed,
// with the path of the fault; input above 1 MiB is refused unread.
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
	keys := []string{"game", "format", "rules", "config", "stage", "round", "first", "active", "rolling", "rolls", "players",
		"equipmentUnder", "battleUnder", "white", "dark", "steps", "gains", "triggers", "card", "why", "bumped", "origin",
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
